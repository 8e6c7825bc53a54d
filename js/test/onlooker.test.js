// What an onlooker is told, in random games with all switches: everything on which all seats agree, and nothing that does not lie open.
import assert from 'node:assert/strict'
import * as adapters from '../adapters/boardgame.io.js'
import { chance } from './chance.js'
import { each, engine } from './packages.js'

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
const cards = text => (text ? text.split(' ') : [])
/** Cards that a text names, whatever a joker among them stands for. */
const named = text => text.replace(/=\S+/g, '').match(/[2-9TJQKA][shdc](?![a-z])|Jk|Jr/g) ?? []
const texts = value => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [])

/**
 * An onlooker's value beside those of all seats: what these agree on it has too, and in the end everything is there on which they
 * agree. What is a seat's alone is in `own`, by its path, with what an onlooker has instead.
 */
function agrees(seen, seats, own, path = '') {
  if (path in own) return own[path](seen, seats)
  if (seats.every(value => same(value, seats[0])) && !Object.keys(own).some(name => name.startsWith(path))) return assert.deepEqual(seen, seats[0], `${path} is ${JSON.stringify(seats[0])} to every seat, and ${JSON.stringify(seen)} to an onlooker`)
  assert.ok(seats.every(value => value && typeof value === 'object'), `${path}: the seats see ${JSON.stringify(seats)}; say here why an onlooker sees ${JSON.stringify(seen)}`)
  const keys = Array.isArray(seen) ? [...seen.keys()] : Object.keys(seen)
  for (const seat of seats) assert.deepEqual(Array.isArray(seat) ? [...seat.keys()] : Object.keys(seat), keys, path)
  for (const key of keys) agrees(seen[key], seats.map(value => value[key]), own, Array.isArray(seen) ? `${path}[]` : path ? `${path}.${key}` : key)
}
/** What an onlooker has of a field that is a seat's alone. */
const has = nothing => seen => assert.deepEqual(seen, nothing)

/** Notes which fields were ever other than at first, or empty. */
const note = (told, view) => Object.entries(view).filter(([, value]) => value && !['', '[]', '0'].includes(JSON.stringify(value))).forEach(([name]) => told.add(name))

const DAIFUGO = {
  seat: has(null),
  hand: has(''),
  // Face down, but for who gives them and who gets them: for two that is everybody.
  'gifts[].cards': has(''),
  'moves[].role': (role, seats) => (role.startsWith('give') ? assert.match(role, /^give \?\?( \?\?)*$/) : assert.ok(seats.every(seat => seat === role), `${role} is ${seats}`)),
}

/** Rules with about two thirds of the switches on. */
const houseRules = ({ below, pick }, { common, tycoon }) => {
  const switches = Object.keys(common).filter(name => typeof common[name] === 'boolean')
  return { ...pick([common, tycoon]), ...Object.fromEntries(switches.map(name => [name, below(3) > 0])), players: 2 + below(5), jokers: below(3) }
}

each('Daifugō: an onlooker sees what every seat sees, and no card that is not on the table', p => {
  const { daifugo } = engine(p, 'sync')
  const own = adapters.daifugo(daifugo)
  const lot = chance(11)
  const told = new Set()
  const hidden = { gifts: 0, given: 0 }
  const look = (game, kept) => {
    const view = daifugo.view(game, { seat: null })
    const G = own.playerView({ G: { game: { ...game, number: 3 }, turn: 0 }, playerID: null })
    assert.deepEqual(G.view, { ...view, number: 3 })
    assert.deepEqual(own.ai.enumerate(G), [])
    // Moves were looked at when they were the last, and are once more at the end.
    const late = view => (game.over ? view : { ...view, moves: view.moves.slice(-1), made: view.moves.length })
    agrees(late(view), game.hands.map((_, seat) => late(daifugo.view(game, { seat }))), DAIFUGO)
    const open = cards(game.played)
    for (const card of new Set(texts(view).flatMap(named))) assert.ok(open.includes(card), `${card} is not on the table: ${JSON.stringify(view)}`)
    assert.deepEqual(daifugo.legal(view).moves, [])
    assert.deepEqual(kept, view, 'what an onlooker was told makes another view')
    note(told, view)
    hidden.gifts += view.gifts.filter(({ cards }, i) => !cards && game.gifts[i].cards).length
    return view
  }
  for (let round = 0; round < 8; round++) {
    const rules = houseRules(lot, daifugo.presets())
    let before = {}
    for (let seed = 0; seed < 2; seed++) {
      const dealt = daifugo.deal(rules, { seed: 100 * round + seed, ...before, view: null })
      let { view, ...game } = dealt
      assert.deepEqual(view.legal, [])
      delete view.legal
      look(game, view)
      while (game.pending !== null) {
        const { from, count } = game.gifts.find(gift => gift.from === game.pending && !gift.cards)
        game = daifugo.exchange(game, { cards: cards(game.hands[from]).slice(0, count) })
        view = look(game, daifugo.exchange(view, game.turn === null ? {} : { turn: game.turn }))
      }
      for (let moves = 0; !game.over; moves++) {
        assert.ok(moves < 2000, 'no end')
        const { moves: legal } = daifugo.legal(game)
        const move = lot.pick(legal.length > 1 && lot.below(4) ? legal.filter(Boolean) : legal)
        const { view: came, ...next } = daifugo.apply(game, { move, seed: moves, view: null })
        game = next
        hidden.given += move.startsWith('give')
        const { events, ...kept } = daifugo.apply(view, { move: move.replace(/(?<=give.*) [^ ]+/g, ' ??'), seed: moves })
        assert.deepEqual(events, came.events)
        assert.deepEqual(events.map(({ event }) => event), game.events.map(({ event }) => event))
        view = look(game, kept)
      }
      before = { classes: game.places, points: game.points }
    }
  }
  assert.ok(hidden.gifts > 20 && hidden.given > 10, JSON.stringify(hidden))
  const ever = ['rules', 'counts', 'turn', 'owner', 'field', 'played', 'places', 'classes', 'passed', 'passes', 'revolution', 'back', 'backward', 'rankLocked',
    'opening', 'lock', 'choice', 'gifts', 'moves', 'over', 'pending', 'points']
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
  // Who may answer an offer tells of a hand, and so does who let a tile pass.
  turns: (turns, seats) => assert.ok(turns.length === 0 && seats.every((own, seat) => own.length === 0 || same(own, [seat])) || seats.every(own => same(own, turns))),
  moves: (moves, seats) => assert.ok(seats.every((own, seat) => same(moves.filter(move => move.seat !== seat), own.filter(move => move.seat !== seat)))),
  // To a seat it is of its own draw.
  rinshan: (rinshan, seats) => assert.equal(rinshan, seats.includes(true)),
  // A seat sees its own tiles; how many it has is open.
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
      // Kans and norths where they may be, most of the rest by the engine, so that somebody wins.
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

const POKER = { seat: has(null), hand: has(''), thrown: has('') }
const TABLES = [
  { rules: {}, stacks: [200, 60, 200], levels: [{ small: 1, big: 2 }], names: undefined },
  { rules: { variant: 'draw', jokers: 2, limit: 'pot-limit' }, stacks: [90, 50, 200, 17], levels: [{ small: 1, big: 2, ante: 1 }], straddle: true },
  { rules: { variant: 'draw', openers: true, limit: 'fixed', cap: 4 }, stacks: [90, 50], levels: [{ ante: 1, minBet: 2 }] },
  { rules: { variant: 'short-deck', askShow: true }, stacks: [100, 100, 0, 100, 30], levels: [{ big: 2, ante: 1 }], buttonBlind: true, antesBy: 'button' },
]

each('poker: an onlooker sees what every seat sees, and no card but those of the board and those shown', p => {
  const { poker } = engine(p, 'sync')
  const own = adapters.poker(poker)
  const lot = chance(8)
  const told = new Set()
  const look = ({ view: came, ...game }) => {
    const view = poker.view(game, { seat: null })
    assert.deepEqual(came, { ...view, legal: { moves: [], bounds: {} } })
    const G = own.playerView({ G: { game: { ...game, number: 1 }, turn: 0 }, playerID: null })
    assert.deepEqual([G.view, own.ai.enumerate(G)], [view, []])
    agrees(view, game.stacks.map((_, seat) => poker.view(game, { seat })), POKER)
    const open = [view.board, ...view.log.filter(({ event }) => event === 'show').map(({ cards }) => cards)].flatMap(cards)
    for (const card of texts(view).flatMap(named)) assert.ok(open.includes(card), `${card} is not open`)
    assert.equal(poker.legal(view).seat, null)
    note(told, view)
  }
  for (const [i, table] of TABLES.entries()) {
    for (let seed = 0; seed < 8; seed++) {
      let hand = poker.deal(table, { seed: 10 * i + seed, view: null })
      for (; !hand.over;) {
        look(hand)
        const { moves } = poker.legal({ ...hand, view: undefined })
        const move = lot.pick(moves.length > 1 && lot.below(5) ? moves.filter(move => move !== 'fold') : moves)
        const thrown = move === 'draw' ? cards(hand.hands[hand.turn]).filter(() => lot.below(2)) : []
        hand = poker.apply(hand, { move: [move, ...thrown].join(' '), view: null })
      }
      look(hand)
    }
  }
  for (const name of ['board', 'log', 'pots', 'players', 'turn', 'over']) assert.ok(told.has(name), `${name} was never told`)
})

// What takes a seat's view, and not an onlooker's: a line a case, with the field that is named.
const GAME = { rules: { preset: 'article', players: 2 }, hands: ['3d 5s 5h', '4c'], turn: 0 }
const WAITING = {
  rules: { preset: 'common', players: 3, jokers: 0, loserLeads: false }, hands: ['3d 4d 2s 2h', '5c', '6c'], turn: null, classes: [1, 2, 3],
  gifts: [{ from: 2, to: 0, count: 2, cards: '2s 2h' }, { from: 0, to: 2, count: 2, cards: '' }],
}
const ROUND = { rules: 'tenhou', seed: 7, rounds: [{ moves: '0:3z 1:4z' }] }
const HAND = { rules: { minBet: 2 }, stacks: [200, 200], blinds: [1, 2] }

each('an onlooker has nothing to choose, and is told only what they may know', p => {
  const { daifugo, mahjong, poker } = engine(p, 'sync')
  const [game, exchange] = [GAME, WAITING].map(of => daifugo.view(of, { seat: null }))
  const round = mahjong.view(ROUND, { seat: null })
  const hand = poker.view(poker.deal(HAND, { seed: 1 }), { seat: null })
  assert.deepEqual(daifugo.legal(game), { moves: [], forbidden: [], turn: 0, over: false })
  assert.equal(daifugo.exchange(exchange, { turn: 0 }).turn, 0)
  for (const [call, field] of [
    [() => daifugo.choose(game), 'view.seat'],
    [() => daifugo.chooseReturn(exchange), 'view.seat'],
    [() => daifugo.exchange(exchange, { cards: '3d 4d', turn: 0 }), 'options.cards'],
    [() => daifugo.exchange(exchange), 'options.turn'],
    [() => daifugo.apply({ ...game, hand: '3d' }, { move: '3d' }), 'position.hand'],
    [() => daifugo.apply({ ...game, seat: -1 }, { move: '3d' }), 'position.seat'],
    [() => daifugo.apply(game, { move: '3d', view: null }), 'position.hands'],
    [() => daifugo.view(game, { seat: null }), 'game.hands'],
    [() => daifugo.playout(game), 'game.hands'],
    [() => daifugo.view(GAME, { seat: -1 }), 'options.seat'],
    [() => daifugo.view(GAME), 'options.seat'],
    [() => daifugo.deal('uec', { view: -1 }), 'options.view'],
    [() => mahjong.choose(round), 'view.seat'],
    [() => mahjong.view(ROUND), 'options.seat'],
    [() => mahjong.view(ROUND, { seat: -1 }), 'options.seat'],
    [() => mahjong.deal('tenhou', { views: [-1] }), 'options.views[0]'],
    [() => poker.choose(hand), 'view.seat'],
    [() => poker.apply(hand, { move: 'call' }), 'hand.seat'],
    [() => poker.deal(HAND, { view: -1 }), 'options.view'],
  ]) {
    assert.throws(call, error => {
      assert.ok(error instanceof p.InputError, `${call}: ${error.stack}`)
      assert.equal(error.field, field, `${call}: ${error.message}`)
      return error.message.startsWith(field)
    })
  }
})
