// Daifugō for front ends: matches of several deals, the exchange over a network, and the cards that players select.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { each, eachEngine } from './packages.js'
import { toldOf } from './seen.js'

const cards = text => text.split(' ').filter(Boolean)
const FEW = { level: 'expert' }

const GUIDE = readFileSync(new URL('../../docs/games/daifugo.md', import.meta.url), 'utf8')
const AsyncFunction = (async () => {}).constructor

eachEngine('the match of docs/games/daifugo.md is three games', async t => {
  const block = GUIDE.match(/const daifugo = await init\(\)\n(let table = await daifugo.deal[^]*?)daifugo\.close/)[1]
  // With few playouts, because the quality of play does not matter here. Only the points of the games are checked.
  const deals = []
  const choose = (view, options) => t.daifugo.choose(view, { ...options, budget: { iterations: 5 } })
  const deal = async (...args) => {
    const table = await t.daifugo.deal(...args)
    deals.push(table)
    return table
  }
  const table = await new AsyncFunction('daifugo', 'console', `${block}\nreturn table`)({ ...t.daifugo, deal, choose }, { log() {} })
  assert.equal(deals.length, 3)
  assert.deepEqual(deals.map(({ phase }) => phase), ['play', 'exchange', 'exchange'])
  assert.deepEqual(deals.map(({ points }) => points.reduce((sum, n) => sum + n)), [0, 15, 30])
  assert.equal(table.points.reduce((sum, n) => sum + n), 45)
  for (const seat of [0, 1, 2, 3, 4]) {
    const places = [deals[1].classes, deals[2].classes, table.places].map(list => list[seat])
    assert.equal(table.points[seat], places.reduce((sum, place) => sum + 6 - place, 0))
  }
})

eachEngine('a deal without a seed differs each time, and says which deals it again', async ({ daifugo }) => {
  const deals = await Promise.all(Array.from({ length: 8 }, () => daifugo.deal('uec', { classes: [2, 1, 3, 5, 4], views: [0] })))
  assert.equal(new Set(deals.map(({ hands }) => hands.join())).size, 8)
  for (const game of deals) {
    assert.deepEqual(await daifugo.deal('uec', { seed: game.seed, classes: [2, 1, 3, 5, 4], views: [0] }), game)
    // The seed would reveal all hands.
    assert.ok(!('seed' in game.views[0]) && !('seed' in (await daifugo.view(game, { seat: 1 }))))
  }
  assert.equal((await daifugo.deal('uec', { seed: 0 })).seed, 0)
  assert.deepEqual((await daifugo.deal()).rules, (await daifugo.presets()).common)
  await assert.rejects(async () => daifugo.deal('uec', { seed: -1 }), { field: 'options.seed' })
  await assert.rejects(async () => daifugo.deal('uec', 3), { field: 'options' })
})

/** Every player has only a view; the server sends them the moves. */
eachEngine('an exchange and a game, by views over a network', async ({ daifugo }) => {
  for (const [rules, seed] of [['uec', 4], ['common', 5], [{ preset: 'uec', diamondStart: true }, 6], [{ preset: 'uec', jokers: 2 }, 7], [{ players: 3, loserLeads: false }, 8]]) {
    const players = (await daifugo.deal(rules)).hands.length
    const classes = Array.from({ length: players }, (_, i) => (2 * i + seed) % players).map((x, i, all) => all.slice().sort((a, b) => a - b).indexOf(x) + 1)
    const everybody = [...Array(players).keys(), null]
    let game = await daifugo.deal(rules, { seed, classes: new Set(classes).size === players ? classes : [...Array(players).keys()].map(i => i + 1), views: everybody })
    let views = await Promise.all(everybody.map(seat => daifugo.view(game, { seat })))
    assert.deepEqual(views, game.views.map(view => ({ ...view, events: [] })))
    while (!game.over) {
      const { best } = await daifugo.choose(views[game.turns[0]], FEW)
      game = await daifugo.apply(game, { move: best, seat: game.turns[0], views: everybody })
      views = await Promise.all(views.map((view, i) => daifugo.apply(view, toldOf(game.views[i]))))
      assert.equal(JSON.stringify(views), JSON.stringify(game.views))
    }
    assert.deepEqual(views.map(({ points }) => points), everybody.map(() => game.places.map(place => players + 1 - place)))
  }
})

const VIEW = { rules: 'uec', seat: 1, hand: '4d 5d', counts: [2, 2, 2, 3, 1], turns: [0], phase: 'exchange', classes: [1, 2, 3, 4, 5],
  gifts: [{ from: 4, to: 0, count: 2, cards: '' }, { from: 3, to: 1, count: 1, cards: '5d' }, { from: 0, to: 4, count: 2, cards: '' }, { from: 1, to: 3, count: 1, cards: '' }] }
const LAST = { ...VIEW, turns: [1] }
const REFUSED = [
  [VIEW, { move: 'give 3s 3h' }, 'options.move', /not for the seat to know/],
  [LAST, { move: 'give 6s' }, 'options.move', /is not legal: give 6s is not in the hand/],
  [LAST, { move: 'give 4d 5d' }, 'options.move', /must be to give 1 card back, like "give 3s", not give 4d 5d/],
  [LAST, { move: '4d' }, 'options.move', /must be to give 1 card back, like "give 3s", not 4d/],
  [LAST, { move: 'give ?' }, 'options.move', /is not legal: give \? lacks its cards/],
  [LAST, { move: 'give 4d' }, 'options.leads', /must be the seat that leads/],
  [{ ...LAST, hand: '3d 5d' }, { move: 'give 5d', leads: 2 }, 'options.leads', /must be 1, who leads, or left out/],
  [{ ...LAST, hand: '3d 5d' }, { move: 'give 3d', leads: 2 }, 'options.leads', /must be 3, who leads/],
  [{ ...VIEW, turns: [3] }, { move: 'give ?' }, 'position.turns[0]', /must be the seat that gives cards back next/],
  [VIEW, { move: 'give ? ?', seat: 1 }, 'options.seat', /is 1, which is not in turns/],
  [VIEW, { move: 'give ? ?', views: [1] }, 'position.hands', /is missing: options.views are of a whole table/],
]

eachEngine('an exchange on a view: what is refused, and who leads', async ({ daifugo }) => {
  for (const [view, options, field, message] of REFUSED) {
    await assert.rejects(async () => daifugo.apply(view, options), error => error.field === field && message.test(error.message), JSON.stringify(options))
  }
  const [own, given] = [{ ...LAST, hand: '3d 5d' }, { move: 'give 3d' }]
  assert.deepEqual([(await daifugo.apply(own, { move: 'give 5d' })).turns, (await daifugo.apply(own, given)).turns, (await daifugo.apply(own, { ...given, leads: 3 })).turns], [[1], [3], [3]])
  const next = await daifugo.apply(VIEW, { move: 'give ? ?' })
  assert.deepEqual([next.turns, next.phase, next.counts, next.hand, next.legal.moves], [[1], 'exchange', [0, 2, 2, 3, 3], '4d 5d', ['give 4d', 'give 5d']])
  // A giver's view without a phase is in the exchange.
  const { phase, ...silent } = LAST
  assert.deepEqual([(await daifugo.apply(silent, { move: 'give 4d', leads: 0 })).hand, phase], ['5d', 'exchange'])
})

const LOCK = { preset: 'common', suitLock: true }
const FREE = { preset: 'common', suitLock: false }
const SELECTED = [
  ['4c Jk', FREE, ['4c Jk=4s']], ['4c Jk', LOCK, ['4c Jk=4s', '4c Jk=4d', '4c Jk=4h']], ['8c Jk', LOCK, ['8c Jk=8s']],
  ['8c Jk', { ...LOCK, eightCut: false }, ['8c Jk=8s', '8c Jk=8d', '8c Jk=8h']], ['3h 4h Jk', LOCK, ['3h 4h Jk=-h', '3h 4h Jk=5h']],
  ['3h 5h Jk', FREE, ['3h 5h Jk=4h']], ['Jk', LOCK, ['Jk']], ['Jk Jk', LOCK, ['Jk Jk']], ['3s 3h', LOCK, ['3s 3h']], ['3s 4h', LOCK, []],
  ['3s 4s 5s', { ...LOCK, sequences: false }, []], ['4c Jk Jk', FREE, ['4c Jk=4s Jk=4d', 'Jk=-c Jk=3c 4c', 'Jk=3c 4c Jk=5c', '4c Jk=5c Jk=6c']], ['3s', 'uec', ['3s']], ['9s Ts Ks', LOCK, []],
]

eachEngine('combinationsOf: the combinations of selected cards, one a meaning', async ({ daifugo }) => {
  for (const [selected, rules, want] of SELECTED) {
    const { combinations } = await daifugo.combinationsOf(selected, { rules })
    const sorted = combination => cards(combination).sort().join(' ')
    assert.deepEqual(combinations.map(({ combination }) => sorted(combination)).sort(), want.map(sorted).sort(), `${selected} ${JSON.stringify(rules)}`)
  }
  const [four] = (await daifugo.combinationsOf('6s 6d 6c Jk', { rules: 'uec' })).combinations
  assert.deepEqual(four, { combination: '6s 6d 6c Jk=6h', kind: 'group', size: 4, low: '6', high: '6', revolution: true })
  await assert.rejects(async () => daifugo.combinationsOf('3s 3s'), { field: 'cards', code: 'card' })
  await assert.rejects(async () => daifugo.combinationsOf(''), { field: 'cards', code: 'length' })
  await assert.rejects(async () => daifugo.combinationsOf('Jk Jk', { rules: 'uec' }), { field: 'cards', code: 'card' })
})

eachEngine('a move with a bare joker is told how it is written', async ({ daifugo }) => {
  const game = { rules: 'common', hands: ['4c Jk 5s', '5d', '5c', '5h'], turns: [0] }
  await assert.rejects(async () => daifugo.apply(game, { move: '4c Jk' }), { field: 'options.move', message: /"4c Jk" is not a combination: .*, like "Jk=4s 4c"/ })
  const { combination } = (await daifugo.combinationsOf('4c Jk')).combinations[0]
  assert.equal((await daifugo.apply(game, { move: combination })).hands[0], '5s')
})

eachEngine('own fields survive apply and the next deal, and no view of a table has them', async ({ daifugo }) => {
  const own = { table: 7, names: ['あ', 'b'], deep: [{ on: true, off: false, none: null, x: -0.5 }, []], '': {} }
  let game = { ...(await daifugo.deal('uec', { seed: 3, classes: [1, 2, 3, 4, 5], points: [9, 8, 7, 6, 5] })), own }
  const start = game
  while (!game.over) {
    const view = await daifugo.view(game, { seat: game.turns[0] })
    assert.ok(!('own' in view))
    game = await daifugo.apply(game, { move: (await daifugo.choose(view, FEW)).best, views: ['turn'] })
    assert.deepEqual([game.own, game.views[0] && 'own' in game.views[0]], [own, game.over ? null : false])
    if (!game.over) assert.deepEqual(game.points, [9, 8, 7, 6, 5])
  }
  const next = await daifugo.deal(undefined, { from: game })
  assert.deepEqual([next.own, next.points, next.classes, next.rules], [own, game.points, game.places, game.rules])
  const move = (await daifugo.legal(start)).moves[0]
  const view = { ...(await daifugo.view(start, { seat: 0 })), own: 'mine' }
  assert.equal((await daifugo.apply(view, { move })).own, 'mine')
  for (const strange of [new Map(), [new Int8Array(2)], { f() {} }]) {
    await assert.rejects(async () => daifugo.apply({ ...start, own: strange }, { move }), { field: 'position.own', code: 'type' })
  }
})

each('legal marks the finishes that cost the place', async p => {
  const { daifugo } = p.initSync()
  const game = { rules: { preset: 'common', players: 3 }, turns: [0] }
  const marks = (hand, more) => daifugo.legal({ ...game, hands: [hand, '3s 3d', '4s'], ...more }).forbidden
  assert.deepEqual(marks('2s'), ['2s'])
  assert.deepEqual(marks('2s 2d'), ['2s 2d'])
  assert.deepEqual(marks('8s', { field: '7s', played: '7s', owner: 1 }), ['8s'])
  assert.deepEqual(marks('5c', { revolution: true }), [])
  assert.deepEqual(marks('3c', { revolution: true }), ['3c'])
  assert.deepEqual(marks('2s', { rules: { ...game.rules, forbiddenFinish: false } }), [])
  assert.deepEqual(marks('2s 9s'), [])
  for (const move of marks('Kc Jk')) assert.equal(daifugo.apply({ ...game, hands: ['Kc Jk', '3s 3d', '4s'] }, { move }).events[1].why, 'forbidden')
})
