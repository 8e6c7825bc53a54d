// Every view of whole games has the form that sound() asks for, and changed ones do not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initSync } from '../../../js/sync.js'
import { check } from './line.js'
import { sound } from './sound.js'

const { daifugo, mahjong, poker } = initSync()
const levels = [{ small: 5, big: 10 }]
const GAMES = {
  daifugo: [daifugo, 'common', 'beginner'],
  'daifugo by the rules of Dragon Quest': [daifugo, 'dragonQuest', 'beginner'],
  draw: [poker, { variant: 'draw', jokers: 1, stacks: [1000, 1000, 1000], levels }, 'random'],
  holdem: [poker, { variant: 'holdem', stacks: [500, 1000], levels, tournament: true }, 'random'],
  stud: [poker, { preset: 'stud' }, 'random'],
  mahjong: [mahjong, { preset: 'tenhou', winds: 0 }, 'baseline'],
  'mahjong of three with open riichi and chips': [mahjong, { preset: 'tenhou-sanma', winds: 0, openRiichi: true, chipPoints: 2000, chipRed: 1 }, 'baseline'],
  badugi: [poker, { variant: 'badugi', stacks: [1000, 1000, 1000, 1000], levels }, 'random'],
}
const modelOf = (game, view) => game.deal(view.rules, { seed: 0, views: [view.seat] }).views[0]
const players = view => (view.counts ?? view.players).length

for (const [name, [game, rules, level]] of Object.entries(GAMES)) {
  test(`${name}: every view of two games in a row is sound, and travels`, () => {
    let table = game.deal(rules, { seed: 4, views: [1] })
    for (let games = 0; games < 2; games++) {
      for (let moves = 0; ; moves++) {
        const [view] = table.views
        assert.ok(sound(view, modelOf(game, view), players(view)), `after ${moves} moves: ${JSON.stringify(view)}`)
        assert.deepEqual(check(JSON.stringify({ say: 'view', n: moves, view }), 'host')?.view, view)
        assert.equal(check(JSON.stringify({ say: 'view', n: moves, view }), 'guest'), undefined)
        if (table.over) break
        const seat = table.turns[0]
        const open = game === mahjong && game.legal(game.view(table, { seat })).moves.find(move => move.endsWith('+'))
        const move = open || (table.phase === 'roundOver' ? 'proceed' : game.choose(game.view(table, { seat }), { level, seed: moves }).best)
        table = game.apply(table, { move, seat, seed: moves, views: [1] })
      }
      table = game === mahjong ? game.deal(rules, { seed: 5, views: [1] }) : game.deal(undefined, { from: table, seed: 5, views: [1] })
    }
  })
}

test('a view without a field, with one more, of other types or with a seat that is not there is not sound', () => {
  for (const [game, rules] of [[daifugo, 'common'], [poker, { preset: 'stud' }]]) {
    const [view] = game.deal(rules, { seed: 4, views: [1] }).views
    const model = modelOf(game, view)
    const bad = [
      ...Object.keys(view).map(name => Object.fromEntries(Object.entries(view).filter(([other]) => other !== name))),
      { ...view, hands: ['3s'] }, { ...view, seat: null }, { ...view, seat: 99 }, { ...view, hand: 5 }, { ...view, moves: [{ seat: 0 }] }, { ...view, moves: [null] },
      { ...view, moves: [{ seat: 9, move: 'pass' }] }, { ...view, events: [{ event: 'show', seat: 9 }] }, { ...view, events: ['words'] }, { ...view, rules: [] },
      { ...view, ...(view.counts ? { counts: [1] } : { players: view.players.slice(1) }) },
    ]
    for (const each of bad) assert.ok(!sound(each, model, players(view)), JSON.stringify(each).slice(0, 300))
  }
})

test('an end of mahjong that is not an end is not sound', () => {
  let table = mahjong.deal({ preset: 'tenhou', winds: 0 }, { seed: 5, views: [1] })
  while (!table.over) {
    const [seat] = table.turns
    table = mahjong.apply(table, { move: mahjong.choose(mahjong.view(table, { seat })).best, seat, views: [1] })
  }
  const [view] = table.views
  const model = modelOf(mahjong, view)
  assert.ok(sound(view, model, 4))
  const { result } = view
  for (const bad of [5, {}, { ...result, places: [0, 1, 2, 3] }, { ...result, places: [1, 2, 3] }, { ...result, scores: null }]) assert.ok(!sound({ ...view, result: bad }, model, 4), JSON.stringify(bad))
  assert.ok(!sound({ ...view, outcome: null }, model, 4))
  assert.ok(!sound({ ...view, events: [{ event: 'roundEnd', outcome: { ...view.outcome, payments: [] } }] }, model, 4))
})

test('nothing strange travels as a view', () => {
  for (const view of [null, [], 'text', { __proto__x: 1 }, { 'a b': 1 }, { a: { b: { c: { d: { e: { f: { g: { h: { i: { j: { k: {} } } } } } } } } } } }, { a: 1e12 }, { a: '\u0007' }, { a: Array(1001).fill(0) }]) {
    assert.equal(check(JSON.stringify({ say: 'view', n: 0, view }), 'host'), undefined, JSON.stringify(view)?.slice(0, 80))
  }
  assert.equal(check('{"say":"view","n":0,"view":{"__proto__":{}}}', 'host'), undefined)
})
