// An onlooker's view in random games with all switches: it has everything on which all seats agree, and no hidden information.
import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { each, engine } from './packages.js'
import { toldOf } from './seen.js'

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
const cards = text => (text ? text.split(' ') : [])
/** The cards in a text. The card that a joker stands for is left out. */
const named = text => text.replace(/=\S+/g, '').match(/[2-9TJQKA][shdc](?![a-z])|Jk|Jr/g) ?? []
const texts = value => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [])

/**
 * Compares an onlooker's value with those of all seats: it must have everything on which they agree. `own` has the fields that differ
 * by seat, by path, with a check of the onlooker's value.
 */
function agrees(seen, seats, own, path = '') {
  if (path in own) return own[path](seen, seats)
  if (seats.every(value => same(value, seats[0])) && !Object.keys(own).some(name => name.startsWith(path))) return assert.deepEqual(seen, seats[0], `${path} is ${JSON.stringify(seats[0])} to every seat, and ${JSON.stringify(seen)} to an onlooker`)
  assert.ok(seats.every(value => value && typeof value === 'object'), `${path}: the seats see ${JSON.stringify(seats)}; say here why an onlooker sees ${JSON.stringify(seen)}`)
  const keys = Array.isArray(seen) ? [...seen.keys()] : Object.keys(seen)
  for (const seat of seats) assert.deepEqual(Array.isArray(seat) ? [...seat.keys()] : Object.keys(seat), keys, path)
  for (const key of keys) agrees(seen[key], seats.map(value => value[key]), own, Array.isArray(seen) ? `${path}[]` : path ? `${path}.${key}` : key)
}
/** Checks an onlooker's value of a field that only a seat has. */
const has = nothing => seen => assert.deepEqual(seen, nothing)

/** Records the fields that were ever neither empty nor 0. */
const note = (told, view) => Object.entries(view).filter(([, value]) => value && !['', '[]', '0'].includes(JSON.stringify(value))).forEach(([name]) => told.add(name))

const DAIFUGO = {
  seat: has(null),
  hand: has(''),
  // Only the giver and the receiver see these cards. With two players that is everybody.
  'gifts[].cards': has(''),
  'moves[].move': (move, seats) => (move.startsWith('give') ? assert.match(move, /^give \?( \?)*$/) : assert.ok(seats.every(seat => seat === move), `${move} is ${seats}`)),
  legal: has(null),
}

/** Rules with about two thirds of the switches on. */
const houseRules = ({ below, pick }, { common, tycoon }) => {
  const switches = Object.keys(common).filter(name => typeof common[name] === 'boolean')
  return { ...pick([common, tycoon]), ...Object.fromEntries(switches.map(name => [name, below(3) > 0])), spadeLeads: false, players: 2 + below(5), jokers: below(3) }
}

each('Daifugō: an onlooker sees what every seat sees, and no card that is not on the table', p => {
  const { daifugo } = engine(p, 'sync')
  const lot = chance(13)
  const told = new Set()
  const hidden = { gifts: 0, given: 0 }
  const look = (game, kept) => {
    const view = daifugo.view(game, { seat: null })
    // Each move is checked when it is the last one, and all once more at the end.
    const late = view => (game.over ? view : { ...view, moves: view.moves.slice(-1), made: view.moves.length })
    agrees(late(view), game.hands.map((_, seat) => late(daifugo.view(game, { seat }))), DAIFUGO)
    const open = cards(game.played)
    for (const card of new Set(texts(view).flatMap(named))) assert.ok(open.includes(card), `${card} is not on the table: ${JSON.stringify(view)}`)
    assert.deepEqual(daifugo.legal(view).moves, [])
    assert.deepEqual({ ...kept, events: [] }, view, 'what an onlooker was told makes another view')
    note(told, view)
    hidden.gifts += view.gifts.filter(({ cards }, i) => !cards && game.gifts[i].cards).length
    return view
  }
  for (let round = 0; round < 8; round++) {
    const rules = houseRules(lot, daifugo.presets())
    let before = {}
    for (let seed = 0; seed < 2; seed++) {
      let game = daifugo.deal(...(before.from ? [undefined] : [rules]), { seed: 100 * round + seed, ...before, views: [null] })
      let [view] = game.views
      look(game, view)
      for (let moves = 0; !game.over; moves++) {
        assert.ok(moves < 2000, 'no end')
        const { moves: legal } = daifugo.legal(game)
        const move = lot.pick(legal.length > 1 && lot.below(4) ? legal.filter(one => one !== 'pass') : legal)
        game = daifugo.apply(game, { move, seed: moves, views: [null] })
        hidden.given += move.startsWith('give') && game.played !== ''
        view = daifugo.apply(view, toldOf(game.views[0], moves))
        assert.equal(JSON.stringify(view), JSON.stringify(game.views[0]))
        assert.deepEqual(view.events.map(({ event }) => event), game.events.map(({ event }) => event))
        look(game, view)
      }
      before = { from: game }
    }
  }
  assert.ok(hidden.gifts > 20 && hidden.given > 10, JSON.stringify(hidden))
  const ever = ['game', 'version', 'rules', 'phase', 'result', 'counts', 'turns', 'owner', 'field', 'played', 'places', 'classes', 'passed', 'passes', 'revolution', 'back', 'backward', 'rankLocked',
    'opening', 'lock', 'choice', 'gifts', 'moves', 'over', 'points']
  assert.deepEqual([...told].sort(), ever.sort())
})

const MAHJONG = {
  seat: has(null),
  seatWind: has(null),
  hand: has(''),
  tiles: has([]),
  drawn: has(null),
  waits: has([]),
  furiten: has(false),
  firstTurn: has(false),
  legal: has(null),
  // The seats that may answer an offer reveal something about hands, and so does a seat that passed on a tile.
  turns: (turns, seats) => assert.ok(turns.length === 0 && seats.every((own, seat) => own.length === 0 || same(own, [seat])) || seats.every(own => same(own, turns))),
  moves: (moves, seats) => assert.ok(seats.every((own, seat) => same(moves.filter(move => move.seat !== seat), own.filter(move => move.seat !== seat)))),
  // In a seat's view it concerns the seat's own draw.
  rinshan: (rinshan, seats) => assert.equal(rinshan, seats.includes(true)),
  // A seat sees its own tiles. Their number is open to all.
  unseen: () => {},
}
const TILES = [...'mps'].flatMap(suit => [...'123456789'].map(rank => rank + suit)).concat([...'1234567'].map(rank => `${rank}z`), ['0m', '0p', '0s'])

each('mahjong: an onlooker sees what every seat sees, and no tile that does not lie open', p => {
  const { mahjong } = engine(p, 'sync')
  const lot = chance(5)
  const told = new Set()
  const look = game => {
    const view = mahjong.view(game, { seat: null })
    const seats = game.rounds.at(-1).points.map((_, seat) => mahjong.view(game, { seat }))
    agrees(view, seats, MAHJONG)
    for (const { tiles, unseen } of seats) {
      const left = [...unseen]
      for (const tile of tiles) left[TILES.indexOf(tile)]++
      assert.deepEqual(view.unseen, left)
    }
    const shown = JSON.stringify(view.outcome)
    const without = JSON.stringify({ ...view, outcome: null })
    for (const { hand, tiles } of seats) {
      if (tiles.length > 3) assert.ok(!without.includes(hand) && !without.includes(JSON.stringify(tiles)), hand)
      if (!shown.includes(hand)) assert.ok(!shown.includes(JSON.stringify(tiles)))
    }
    note(told, view)
    return view
  }
  for (const [seed, preset] of ['tenhou', 'wrc', 'tenhou-sanma', 'mahjongsoul-sanma'].entries()) {
    let game = mahjong.deal({ preset, winds: 0 }, { seed, views: [null] })
    for (let n = 0; !game.over; n++) {
      assert.ok(n < 1000, 'no end')
      const { events, views: [view] } = game
      assert.deepEqual(view, { ...look(game), events: view.events })
      assert.equal(view.events.length, events.length)
      for (const event of view.events) {
        if (event.event === 'draw') assert.equal(event.tile, null)
        if (event.event === 'deal') assert.ok(event.hands.every(hand => hand.length === 0))
      }
      const { seat, moves, actions } = mahjong.legal(game, { seat: lot.pick(game.turns) })
      // Kans and norths whenever possible; most other actions by the engine, so that somebody wins.
      const rare = actions.find(({ action }) => action === 'kan' || action === 'north')
      const move = rare?.move ?? (lot.below(5) ? mahjong.choose(mahjong.view(game, { seat })).best : lot.pick(moves))
      game = mahjong.apply(game, { seat, move, views: [null] })
    }
    assert.equal(look(game).over, true)
    assert.ok(game.views[0].result && game.views[0].outcome)
  }
  for (const name of ['rules', 'phase', 'active', 'dora', 'players', 'offer', 'result', 'outcome', 'moves', 'turns', 'rinshan', 'over', 'unseen']) assert.ok(told.has(name), `${name} was never told`)
  assert.ok(['seat', 'hand', 'tiles', 'drawn', 'legal'].every(name => !told.has(name)))
})

const POKER = { seat: has(null), hand: has(''), thrown: has(''), legal: has(null), 'moves[].move': (move, seats) => assert.ok(seats.some(seat => seat.replace(/(?<=draw.*)\w\w/g, '?') === move)) }
const SESSIONS = [
  { stacks: [200, 60, 200] },
  { variant: 'draw', jokers: 2, limit: 'pot-limit', stacks: [90, 50, 200, 17], levels: [{ small: 1, big: 2, ante: 1 }], straddle: true },
  { variant: 'draw', openers: true, limit: 'fixed', cap: 4, stacks: [90, 50], levels: [{ ante: 1, minBet: 2 }] },
  { variant: 'short-deck', askShow: true, stacks: [100, 100, 0, 100, 30], levels: [{ big: 2, ante: 1 }], buttonBlind: true, antesBy: 'button' },
]

each('poker: an onlooker sees what every seat sees, and no card but those of the board and those shown', p => {
  const { poker } = engine(p, 'sync')
  const lot = chance(8)
  const told = new Set()
  const look = table => {
    const view = poker.view(table, { seat: null })
    assert.deepEqual(table.views, [{ ...view, events: table.events }])
    agrees(view, table.rules.stacks.map((_, seat) => poker.view(table, { seat })), POKER)
    const open = [view.board, ...view.log.filter(({ event }) => event === 'show').map(({ cards }) => cards)].flatMap(cards)
    for (const card of texts(view).flatMap(named)) assert.ok(open.includes(card), `${card} is not open`)
    assert.equal(poker.legal(view).seat, null)
    note(told, view)
  }
  for (const [i, rules] of SESSIONS.entries()) {
    for (let seed = 0; seed < 8; seed++) {
      let table = poker.deal(rules, { seed: 10 * i + seed, views: [null] })
      while (!table.over) {
        look(table)
        const { seat, moves } = poker.legal(table)
        const move = lot.pick(moves.length > 1 && lot.below(5) ? moves.filter(move => move !== 'fold') : moves)
        const thrown = move === 'draw' ? cards(table.hands[seat]).filter(() => lot.below(2)) : []
        table = poker.apply(table, { move: [move, ...thrown].join(' '), views: [null] })
      }
      look(table)
    }
  }
  for (const name of ['board', 'log', 'pots', 'players', 'turns', 'moves', 'over', 'result']) assert.ok(told.has(name), `${name} was never told`)
})

// Functions that take a seat's view and not an onlooker's: one line a case, with the field in the error.
const GAME = { rules: { preset: 'article', players: 2 }, hands: ['3d 5s 5h', '4c'], turns: [0] }
const WAITING = {
  rules: { preset: 'common', players: 3, jokers: 0, loserLeads: false }, hands: ['3d 4d 2s 2h', '5c', '6c'], turns: [0], classes: [1, 2, 3],
  gifts: [{ from: 2, to: 0, count: 2, cards: '2s 2h' }, { from: 0, to: 2, count: 2, cards: '' }],
}
const ROUND = { rules: 'tenhou', seed: 7, rounds: [{ moves: '0:3z 1:4z' }] }
const HAND = { minBet: 2, stacks: [200, 200], blinds: [1, 2] }

each('an onlooker has nothing to choose, and is told only what they may know', p => {
  const { daifugo, mahjong, poker } = engine(p, 'sync')
  const [game, exchange] = [GAME, WAITING].map(of => daifugo.view(of, { seat: null }))
  const round = mahjong.view(ROUND, { seat: null })
  const hand = poker.view(poker.deal(HAND, { seed: 1 }), { seat: null })
  assert.deepEqual(daifugo.legal(game), { seat: null, moves: [], forbidden: [] })
  assert.deepEqual(daifugo.apply(exchange, { move: 'give ? ?', leads: 0 }).turns, [0])
  for (const [call, field] of [
    [() => daifugo.choose(game), 'view.seat'],
    [() => daifugo.choose(exchange), 'view.seat'],
    [() => daifugo.apply(exchange, { move: 'give 3d 4d', leads: 0 }), 'options.move'],
    [() => daifugo.apply(exchange, { move: 'give ? ?' }), 'options.leads'],
    [() => daifugo.apply({ ...game, hand: '3d' }, { move: '3d' }), 'position.hand'],
    [() => daifugo.apply({ ...game, seat: -1 }, { move: '3d' }), 'position.seat'],
    [() => daifugo.apply(game, { move: '3d', views: [null] }), 'position.hands'],
    [() => daifugo.view(game, { seat: null }), 'table.hands'],
    [() => daifugo.playout(game), 'table.hands'],
    [() => daifugo.view(GAME, { seat: -1 }), 'options.seat'],
    [() => daifugo.view(GAME), 'options.seat'],
    [() => daifugo.deal('uec', { views: [-1] }), 'options.views[0]'],
    [() => mahjong.choose(round), 'view.seat'],
    [() => mahjong.view(ROUND), 'options.seat'],
    [() => mahjong.view(ROUND, { seat: -1 }), 'options.seat'],
    [() => mahjong.deal('tenhou', { views: [-1] }), 'options.views[0]'],
    [() => poker.choose(hand), 'view.seat'],
    [() => poker.apply(hand, { move: 'call', views: [null] }), 'options.views'],
    [() => poker.deal(HAND, { views: [-1] }), 'options.views[0]'],
  ]) {
    assert.throws(call, error => {
      assert.ok(error instanceof p.InputError, `${call}: ${error.stack}`)
      assert.equal(error.field, field, `${call}: ${error.message}`)
      return error.message.startsWith(field)
    })
  }
})
