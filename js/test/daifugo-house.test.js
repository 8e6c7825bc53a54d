// The house rules that ask for choices, as a front end uses them: it knows no rules itself.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { lists } from '../games/daifugo/lists.js'
import { eachEngine } from './packages.js'
import { toldOf } from './seen.js'

const CHOICES = { sevenPass: true, tenDiscard: true, bomber: true, fourStop: true }
const TABLES = [
  'dragonQuest', 'tycoon', 'boardoor', 'official', { players: 10, jokers: 4, tributeKept: true, fallenPlaysOn: true }, { preset: 'uec', players: 3, jokers: 3, oneForThree: true, tributeKept: true, miyakoOchi: true, fallenPlaysOn: true }, { players: 7, kingExchange: true, catastrophe: true, rokurokubi: true, overlap: true, spadeLeads: true, sixSkip: true, queenReverse: true }, { preset: 'dragonQuest', players: 2, blindHand: true, equalHands: true },
  { preset: 'uec', ...CHOICES, nineReverse: true, coup: true, sandstorm: true, ambulance: true, gekokujo: true, partLock: true, rankLock: true, rankLockAlone: true },
  { preset: 'common', players: 5, ...CHOICES, fourSequenceRevolution: true, equalHands: true, forbiddenFinish: true },
  { preset: 'common', players: 7, ...CHOICES, twoDecks: true, partLock: true, leaderPass: true },
]
const all = text => text.split(' ').filter(Boolean)

/** Matches of two games: every move is legal, and each seat's view, updated with what it may know, equals the server's. */
eachEngine('games with choices, by views over a network', async ({ daifugo }) => {
  const kinds = new Set()
  for (const [i, rules] of TABLES.entries()) {
    let game
    for (const seed of [40 + i, 50 + i]) {
      game = await daifugo.deal(...(game ? [undefined, { seed, from: game }] : [rules, { seed }]))
      const seats = [...game.hands.keys(), null]
      let views = await Promise.all(seats.map(seat => daifugo.view(game, { seat })))
      const cards = () => [...game.hands, game.played].flatMap(all).length
      const total = cards()
      while (!game.over) {
        const [turn] = game.turns
        const { legal } = views[turn]
        assert.deepEqual(legal, await daifugo.legal(game))
        const { best, candidates } = await daifugo.choose(views[turn], { level: turn % 2 ? 'expert' : 'beginner', seed: game.moves.length, budget: { iterations: 20 } })
        assert.deepEqual(candidates.map(({ move }) => move).sort(), legal.moves.toSorted())
        if (game.choice) kinds.add(game.choice.kind)
        game = await daifugo.apply(game, { move: best, views: seats })
        views = await Promise.all(views.map((view, at) => daifugo.apply(view, toldOf(game.views[at]))))
        assert.equal(JSON.stringify(views), JSON.stringify(game.views))
        assert.equal(cards(), total)
      }
    }
  }
  assert.deepEqual([...kinds].sort(), ['discard', 'drop', 'give', 'name', 'stop'])
})

/** Two games that differ only in the cards given: no view may show what its seat may not see. */
eachEngine('what is given stays between two', async ({ daifugo }) => {
  const rules = { preset: 'article', players: 3, sevenPass: true }
  const played = async cards => daifugo.apply(await daifugo.apply({ rules, hands: ['7s Ks 3h', '4s 6d', '4d 6c'], turns: [0] }, { move: '7s' }), { move: `give ${cards}`, views: [2, null, 1] })
  const [one, other] = [await played('Ks'), await played('3h')]
  assert.notDeepEqual(one.hands, other.hands)
  for (const i of [0, 1]) assert.deepEqual(one.views[i], other.views[i])
  assert.notDeepEqual(one.views[2], other.views[2])
  assert.deepEqual([one, other].map(({ views, events }) => [views[0].events[0], events[0].cards]), ['Ks', '3h'].map(card =>
    [{ event: 'give', seat: 0, move: 'give ?', cards: [], to: 1, count: 1, words: 'gives 1 card to seat 1' }, [card]]))
  const [seen, , got] = one.views
  assert.deepEqual(seen.moves, [{ seat: 0, move: '7s' }, { seat: 0, move: 'give ?', to: 1 }])
  assert.deepEqual(got.moves[1], { seat: 0, move: 'give Ks', to: 1 })
  await assert.rejects(async () => daifugo.apply({ ...seen, turns: [0], choice: { kind: 'give', most: 1 }, moves: [], counts: [2, 2, 2] }, { move: 'give Ks' }),
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
  const view = { rules: { preset: 'article', sevenPass: true }, seat: 0, hand: 'Ks 3h 5d', counts: [3, 2, 2, 2], turns: [0], field: '7s', played: '7s', choice: { kind: 'give', most: 1 } }
  const best = async lang => (await daifugo.choose(view, { level: 'expert', lang })).candidates[0]
  assert.equal((await best('en')).move, 'give 3h')
  assert.equal((await best('en')).reasons[1].words, 'gets rid of 1 card more')
  assert.equal((await best('ja')).reasons[1].words, 'さらに1枚を手放せます')
  assert.deepEqual(lists.choices.map(({ key }) => key), ['give', 'discard', 'name', 'drop', 'stop'])
})
