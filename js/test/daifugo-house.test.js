// The house rules that ask for choices, as a front end meets them: it knows no rule of its own.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { lists } from '../games/daifugo/lists.js'
import { eachEngine } from './packages.js'

const CHOICES = { sevenPass: true, tenDiscard: true, bomber: true, fourStop: true }
const TABLES = [
  'dragonQuest', 'tycoon', 'boardoor', { preset: 'dragonQuest', players: 2, blindHand: true, equalHands: true },
  { preset: 'uec', ...CHOICES, nineReverse: true, coup: true, sandstorm: true, ambulance: true, gekokujo: true, partLock: true, rankLock: true, rankLockAlone: true },
  { preset: 'common', players: 5, ...CHOICES, fourSequenceRevolution: true, equalHands: true, forbiddenFinish: true },
]
const SEATS = Array.from({ length: 6 }, (_, seat) => seat)
const all = text => text.split(' ').filter(Boolean)

/** Matches of two deals: every move is one of the legal ones, and each seat's view, told what it may know, stays the game's. */
eachEngine('games with choices, by views over a network', async ({ daifugo }) => {
  const kinds = new Set()
  for (const [i, rules] of TABLES.entries()) {
    let game = await daifugo.deal(rules, { seed: 40 + i, view: 'turn' })
    const seats = SEATS.slice(0, game.hands.length)
    const plays = async () => {
      let views = await Promise.all(seats.map(seat => daifugo.view(game, { seat })))
      const cards = () => [...game.hands, game.played].flatMap(all).length
      const total = cards()
      while (!game.over) {
        const { turn } = game
        const { moves } = await daifugo.legal(views[turn])
        assert.deepEqual(moves, (await daifugo.legal(game)).moves)
        const { best, candidates } = await daifugo.choose(views[turn], { level: turn % 2 ? 'expert' : 'beginner', seed: game.moves.length })
        assert.deepEqual(candidates.map(({ move }) => move).sort(), moves.slice().sort())
        if (game.choice) kinds.add(game.choice.kind)
        const to = game.choice?.to ?? null
        game = await daifugo.apply(game, { move: best })
        const hidden = best.replace(/(?<=give.*) [^ ]+/g, ' ??')
        views = await Promise.all(views.map((view, seat) => daifugo.apply(view, { move: [turn, to].includes(seat) ? best : hidden })))
        assert.deepEqual(views.map(view => ({ ...view, events: undefined })), (await Promise.all(seats.map(seat => daifugo.view(game, { seat })))).map(view => ({ ...view, events: undefined })))
        assert.equal(cards(), total)
      }
    }
    await plays()
    const { places, points } = game
    game = await daifugo.deal(rules, { seed: 50 + i, classes: places, points })
    while (game.pending !== null) {
      const { best } = await daifugo.chooseReturn(await daifugo.view(game, { seat: game.pending }), { level: 'expert' })
      game = await daifugo.exchange(game, { cards: best })
    }
    await plays()
  }
  assert.deepEqual([...kinds].sort(), ['discard', 'drop', 'give', 'name', 'stop'])
})

/** What others may not see is in no view, whatever was given: the two games differ in it alone. */
eachEngine('what is given stays between two', async ({ daifugo }) => {
  const rules = { preset: 'article', players: 3, sevenPass: true }
  const played = async cards => daifugo.apply(await daifugo.apply({ rules, hands: ['7s Ks 3h', '4s 6d', '4d 6c'], turn: 0 }, { move: '7s' }), { move: `give ${cards}`, view: 2 })
  const [one, other] = [await played('Ks'), await played('3h')]
  assert.notDeepEqual(one.hands, other.hands)
  const seen = await Promise.all([one, other].map(game => daifugo.view(game, { seat: 2 })))
  assert.deepEqual(seen[0], seen[1])
  assert.deepEqual([one, other].map(({ view, events }) => [view.events[0], events[0].cards]), ['Ks', '3h'].map(cards =>
    [{ event: 'give', seat: 0, move: 'give ??', cards: '', to: 1, count: 1, words: 'gives 1 card' }, cards]))
  assert.deepEqual(seen[0].moves, [{ seat: 0, role: '7s' }, { seat: 0, role: 'give ??', to: 1 }])
  assert.deepEqual((await daifugo.view(one, { seat: 1 })).moves[1], { seat: 0, role: 'give Ks', to: 1 })
  await assert.rejects(async () => daifugo.apply({ ...seen[0], turn: 0, choice: { kind: 'give', most: 1 }, moves: [], counts: [2, 2, 2] }, { move: 'give Ks' }),
    { field: 'options.move', message: /not for the seat to know/ })
})

test('docs/daifugo.md names every rule, preset and event', () => {
  const text = readFileSync(new URL('../../docs/daifugo.md', import.meta.url), 'utf8')
  for (const { key, en, ja } of lists.switches) assert.ok(text.includes(`| \`${key}\` ${en}, ${ja} |`), key)
  for (const { key } of lists.presets) assert.ok(text.includes(`\`${key}\``), key)
  for (const { key, en, ja } of lists.events) assert.ok(text.includes(`| \`${key}\` ${en}, ${ja} |`), key)
  for (const { key } of lists.outs) assert.ok(text.includes(`\`${key}\``), key)
})

eachEngine('the words of choices', async ({ daifugo }) => {
  const view = { rules: { preset: 'article', sevenPass: true }, seat: 0, hand: 'Ks 3h 5d', counts: [3, 2, 2, 2], turn: 0, field: '7s', played: '7s', choice: { kind: 'give', most: 1 } }
  const best = async lang => (await daifugo.choose(view, { level: 'expert', lang })).candidates[0]
  assert.equal((await best('en')).move, 'give 3h')
  assert.equal((await best('en')).reasons[0].words, 'gets rid of 1 card more')
  assert.equal((await best('ja')).reasons[0].words, 'さらに1枚を手放せます')
  assert.deepEqual(lists.choices.map(({ key }) => key), ['give', 'discard', 'name', 'drop', 'stop'])
})
