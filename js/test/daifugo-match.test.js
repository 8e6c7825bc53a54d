// Daifugō for who builds a table of their own: matches of several deals, the exchange over a network, and what players select.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { each, eachEngine } from './packages.js'

const cards = text => text.split(' ').filter(Boolean)
const FEW = { level: 'expert' }

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const AsyncFunction = (async () => {}).constructor

eachEngine('the game of README.md plays three deals', async t => {
  const block = README.match(/const daifugo = await init\(\)\n(let game = await daifugo.deal[^]*?)daifugo\.close/)[1]
  // With few playouts, as nothing here depends on how well it plays; the points of the deals are seen from outside.
  const deals = []
  const choose = (view, options) => t.daifugo.choose(view, { ...options, budget: { iterations: 5 } })
  const chooseReturn = (view, options) => t.daifugo.chooseReturn(view, { ...options, budget: { iterations: 5 } })
  const deal = async (...args) => {
    const game = await t.daifugo.deal(...args)
    deals.push(game)
    return game
  }
  const game = await new AsyncFunction('daifugo', 'console', `${block}\nreturn game`)({ ...t.daifugo, deal, choose, chooseReturn }, { log() {} })
  assert.equal(deals.length, 3)
  assert.deepEqual(deals.map(({ pending }) => pending !== null), [false, true, true])
  assert.deepEqual(deals.map(({ points }) => points.reduce((sum, n) => sum + n)), [0, 15, 30])
  assert.equal(game.points.reduce((sum, n) => sum + n), 45)
  for (const seat of [0, 1, 2, 3, 4]) {
    const places = [deals[1].classes, deals[2].classes, game.places].map(list => list[seat])
    assert.equal(game.points[seat], places.reduce((sum, place) => sum + 6 - place, 0))
  }
})

eachEngine('a deal without a seed differs each time, and says which deals it again', async ({ daifugo }) => {
  const deals = await Promise.all(Array.from({ length: 8 }, () => daifugo.deal('uec', { classes: [2, 1, 3, 5, 4], view: 0 })))
  assert.equal(new Set(deals.map(({ hands }) => hands.join())).size, 8)
  for (const game of deals) {
    assert.deepEqual(await daifugo.deal('uec', { seed: game.seed, classes: [2, 1, 3, 5, 4], view: 0 }), game)
    // Who has the seed has all hands.
    assert.ok(!('seed' in game.view) && !('seed' in (await daifugo.view(game, { seat: 1 }))))
  }
  assert.equal((await daifugo.deal('uec', { seed: 0 })).seed, 0)
  await assert.rejects(async () => daifugo.deal('uec', { seed: -1 }), { field: 'options.seed' })
  await assert.rejects(async () => daifugo.deal('uec', 3), { field: 'options' })
})

/** Every player has a view and no more; who deals tells them what happens. */
eachEngine('an exchange and a game, by views over a network', async ({ daifugo }) => {
  for (const [rules, seed] of [['uec', 4], ['common', 5], [{ preset: 'uec', diamondStart: true }, 6], [{ preset: 'uec', jokers: 2 }, 7], [{ players: 3, loserLeads: false }, 8]]) {
    const players = (await daifugo.deal(rules)).hands.length
    const classes = Array.from({ length: players }, (_, i) => (2 * i + seed) % players).map((x, i, all) => all.slice().sort((a, b) => a - b).indexOf(x) + 1)
    let game = await daifugo.deal(rules, { seed, classes: new Set(classes).size === players ? classes : [...classes.keys()].map(i => i + 1) })
    const seats = [...game.hands.keys()]
    let views = await Promise.all(seats.map(seat => daifugo.view(game, { seat })))
    while (game.pending !== null) {
      assert.deepEqual(views.map(({ pending }) => pending), seats.map(() => game.pending))
      const from = game.pending
      const { to } = game.gifts.find(gift => gift.from === from && gift.cards === '')
      const { best } = await daifugo.chooseReturn(views[from], FEW)
      game = await daifugo.exchange(game, { cards: best })
      const turn = game.turn ?? undefined
      views = await Promise.all(seats.map(seat => daifugo.exchange(views[seat], { turn, ...([from, to].includes(seat) && { cards: best }) })))
      assert.deepEqual(views, await Promise.all(seats.map(seat => daifugo.view(game, { seat }))))
    }
    while (!game.over) {
      const { best } = await daifugo.choose(views[game.turn], FEW)
      game = await daifugo.apply(game, { move: best })
      views = await Promise.all(views.map(view => daifugo.apply(view, { move: best })))
    }
    assert.deepEqual(views.map(({ points }) => points), seats.map(() => game.places.map(place => players + 1 - place)))
  }
})

const VIEW = { rules: 'uec', seat: 1, hand: '4d 5d', counts: [2, 2, 2, 3, 1], turn: null, classes: [1, 2, 3, 4, 5], pending: 0,
  gifts: [{ from: 4, to: 0, count: 2, cards: '' }, { from: 3, to: 1, count: 1, cards: '5d' }, { from: 0, to: 4, count: 2, cards: '' }, { from: 1, to: 3, count: 1, cards: '' }] }
const LAST = { ...VIEW, pending: 1 }
const REFUSED = [
  [VIEW, { cards: '3s 3h' }, 'options.cards', /not for the seat to know/],
  [LAST, { cards: '6s' }, 'options.cards', /has 6s, which the giver has not/],
  [LAST, {}, 'options.cards', /must be 1 cards, not 0/],
  [LAST, { cards: '4d' }, 'options.turn', /must be the seat that leads/],
  [{ ...LAST, hand: '3d 5d' }, { cards: '5d', turn: 2 }, 'options.turn', /must be 1, who leads, or left out/],
  [{ ...LAST, hand: '3d 5d' }, { cards: '3d', turn: 2 }, 'options.turn', /must be 3, who leads/],
  [{ ...VIEW, pending: 3 }, {}, 'game.pending', /seat of a return that is not made/],
  [VIEW, { view: 1 }, 'game.hands', /a view of a whole game/],
]

eachEngine('an exchange on a view: what is refused, and who leads', async ({ daifugo }) => {
  for (const [view, options, field, message] of REFUSED) {
    await assert.rejects(async () => daifugo.exchange(view, options), error => error.field === field && message.test(error.message), JSON.stringify(options))
  }
  const [own, given] = [{ ...LAST, hand: '3d 5d' }, { cards: '3d' }]
  assert.deepEqual([(await daifugo.exchange(own, { cards: '5d' })).turn, (await daifugo.exchange(own, given)).turn, (await daifugo.exchange(own, { ...given, turn: 3 })).turn], [1, 3, 3])
  const next = await daifugo.exchange(VIEW)
  assert.deepEqual([next.pending, next.counts, next.turn, next.hand], [1, [0, 2, 2, 3, 3], null, '4d 5d'])
  // A view that does not say whose return it is, as one written by hand, takes it for the seat's own.
  const { pending, ...silent } = VIEW
  assert.equal((await daifugo.exchange(silent, { cards: '4d', turn: pending })).hand, '5d')
})

const LOCK = { preset: 'common', suitLock: true }
const FREE = { preset: 'common', suitLock: false }
const SELECTED = [
  ['4c Jk', FREE, ['4c Jk=4s']], ['4c Jk', LOCK, ['4c Jk=4s', '4c Jk=4d', '4c Jk=4h']], ['8c Jk', LOCK, ['8c Jk=8s']],
  ['8c Jk', { ...LOCK, eightCut: false }, ['8c Jk=8s', '8c Jk=8d', '8c Jk=8h']], ['3h 4h Jk', LOCK, ['3h 4h Jk=-h', '3h 4h Jk=5h']],
  ['3h 5h Jk', FREE, ['3h 5h Jk=4h']], ['Jk', LOCK, ['Jk']], ['Jk Jk', LOCK, ['Jk Jk']], ['3s 3h', LOCK, ['3s 3h']], ['3s 4h', LOCK, []],
  ['3s 4s 5s', { ...LOCK, sequences: false }, []], ['4c Jk Jk', FREE, ['4c Jk=4s Jk=4d', 'Jk=-c Jk=3c 4c', 'Jk=3c 4c Jk=5c', '4c Jk=5c Jk=6c']], ['3s', 'uec', ['3s']], ['9s Ts Ks', LOCK, []],
]

eachEngine('rolesOf: the roles of selected cards, one a meaning', async ({ daifugo }) => {
  for (const [selected, rules, want] of SELECTED) {
    const { roles } = await daifugo.rolesOf(selected, { rules })
    const sorted = role => cards(role).sort().join(' ')
    assert.deepEqual(roles.map(({ role }) => sorted(role)).sort(), want.map(sorted).sort(), `${selected} ${JSON.stringify(rules)}`)
  }
  const [four] = (await daifugo.rolesOf('6s 6d 6c Jk', { rules: 'uec' })).roles
  assert.deepEqual(four, { role: '6s 6d 6c Jk=6h', kind: 'group', size: 4, low: '6', high: '6', revolution: true })
  await assert.rejects(async () => daifugo.rolesOf('3s 3s'), { field: 'cards', code: 'card' })
  await assert.rejects(async () => daifugo.rolesOf(''), { field: 'cards', code: 'length' })
  await assert.rejects(async () => daifugo.rolesOf('Jk Jk', { rules: 'uec' }), { field: 'cards', code: 'card' })
})

eachEngine('a move with a bare joker is told how it is written', async ({ daifugo }) => {
  const game = { rules: 'common', hands: ['4c Jk 5s', '5d', '5c', '5h'], turn: 0 }
  await assert.rejects(async () => daifugo.apply(game, { move: '4c Jk' }), { field: 'options.move', message: /"4c Jk" is not a role: .*, like "Jk=4s 4c"/ })
  const { role } = (await daifugo.rolesOf('4c Jk')).roles[0]
  assert.equal((await daifugo.apply(game, { move: role })).hands[0], '5s')
})

eachEngine('own fields survive exchange and apply, and no view of a game has them', async ({ daifugo }) => {
  const own = { table: 7, names: ['あ', 'b'], deep: [{ on: true, off: false, none: null, x: -0.5 }, []], '': {} }
  let game = { ...(await daifugo.deal('uec', { seed: 3, classes: [1, 2, 3, 4, 5], points: [9, 8, 7, 6, 5] })), own }
  while (game.pending !== null) {
    const view = await daifugo.view(game, { seat: game.pending })
    assert.ok(!('own' in view))
    game = await daifugo.exchange(game, { cards: (await daifugo.chooseReturn(view, FEW)).best, view: 'turn' })
    assert.deepEqual([game.own, game.points, 'own' in game.view], [own, [9, 8, 7, 6, 5], false])
  }
  const { moves } = await daifugo.legal(game)
  assert.deepEqual((await daifugo.apply(game, { move: moves[0] })).own, own)
  const view = { ...(await daifugo.view(game, { seat: 0 })), own: 'mine' }
  assert.equal((await daifugo.apply(view, { move: moves[0] })).own, 'mine')
  for (const strange of [new Map(), [new Int8Array(2)], { f() {} }]) {
    await assert.rejects(async () => daifugo.apply({ ...game, own: strange }, { move: moves[0] }), { field: 'game.own'.replace('game', 'position'), code: 'type' })
  }
})

each('legal marks the finishes that cost the place', async p => {
  const { daifugo } = p.initSync()
  const game = { rules: { preset: 'common', players: 3 }, turn: 0 }
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
