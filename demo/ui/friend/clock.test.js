// The clocks of a game with a friend, with a time that the test sets.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initSync } from '../../../js/sync.js'
import { Clock, CLOCKS, least, shown, warned } from './clock.js'
import { check } from './line.js'

/** A clock, and the function that moves its time on by seconds. */
function clockOf(kind) {
  let ms = 5000
  return [new Clock(kind, () => ms), seconds => { ms += 1000 * seconds }]
}

test('a whole time pays for one’s own moves alone, and a move earns the increment', () => {
  const [clock, passes] = clockOf('g5')
  passes(100) // before anybody is to move
  clock.turn({ host: true })
  passes(20)
  clock.turn({ guest: true })
  assert.deepEqual(clock.told(), { say: 'clock', host: 285_000, guest: 300_000, runs: 2 })
  passes(299)
  assert.equal(clock.out(), undefined)
  passes(1)
  assert.equal(clock.out(), 'guest')
  assert.deepEqual(clock.told(), { say: 'clock', host: 285_000, guest: 0, runs: 2 })
  clock.begin()
  assert.deepEqual(clock.left, { host: 300_000, guest: 300_000 })
})

test('a time for a move begins anew with every move, and not while the same move waits', () => {
  const [clock, passes] = clockOf('m30')
  clock.turn({ guest: true })
  passes(20)
  clock.turn({ guest: true, host: true }) // another player has answered; the guest has yet to answer
  passes(5)
  assert.deepEqual([clock.left.guest, clock.told().guest, clock.told().host, clock.told().runs], [10_000, 5000, 25_000, 3])
  clock.turn({ guest: true, again: true })
  passes(29)
  assert.equal(clock.out(), undefined)
  passes(2)
  assert.equal(clock.out(), 'guest')
})

test('a break costs nothing, and without a clock no time is ever out', () => {
  const [clock, passes] = clockOf('g10')
  clock.turn({ guest: true })
  passes(60)
  clock.hold(true)
  passes(9999)
  assert.deepEqual([clock.out(), clock.told().guest, clock.told().runs], [undefined, 540_000, 0])
  clock.hold(false)
  passes(540)
  assert.equal(clock.out(), 'guest')
  for (const kind of ['none', 'rubbish', 'toString']) {
    const [free, goes] = clockOf(kind)
    free.turn({ host: true, guest: true })
    goes(9999)
    assert.equal(free.out(), undefined)
  }
})

test('what a page has kept goes on after a reload, and what it has not kept is no clock', () => {
  const [clock, passes] = clockOf('g5')
  clock.turn({ guest: true })
  passes(20)
  const saved = JSON.parse(JSON.stringify(clock.saved()))
  assert.deepEqual(saved, { kind: 'g5', host: 300_000, guest: 280_000 })
  const later = Clock.of(saved, () => 0)
  assert.deepEqual([later.kind, later.told()], ['g5', { say: 'clock', host: 300_000, guest: 280_000, runs: 0 }])
  for (const bad of [{}, { kind: 'none', host: 1, guest: 1 }, { kind: 'toString', host: 1, guest: 1 }, { ...saved, guest: -1 }, { ...saved, host: 'x' }, { kind: 'g5' }]) assert.equal(Clock.of(bad, () => 0), undefined, JSON.stringify(bad))
})

test('only a host tells the time, in numbers that make sense', () => {
  const told = { say: 'clock', host: 1, guest: 2, runs: 3 }
  assert.deepEqual(check(JSON.stringify(told), 'host'), told)
  assert.equal(check(JSON.stringify(told), 'guest'), undefined)
  for (const bad of [{ host: -1 }, { guest: 1e9 }, { runs: 4 }, { host: 'x' }, { more: 1 }]) assert.equal(check(JSON.stringify({ ...told, ...bad }), 'host'), undefined, JSON.stringify(bad))
})

test('times in words and figures', () => {
  assert.deepEqual([300_000, 65_001, 9999, 1, 0].map(shown), ['5:00', '1:06', '0:10', '0:01', '0:00'])
  assert.deepEqual([[61_000, 60_000], [60_000, 59_000], [31_000, 29_000], [10_001, 9000], [70_000, 5000], [5000, 4000]].map(([a, b]) => warned(a, b)), [60, undefined, 30, 10, 60, undefined])
  assert.deepEqual(Object.keys(CLOCKS), ['none', 'm30', 'm60', 'g5', 'g10'])
})

test('who has no time left makes the move that costs least: a check before a fold, a pass, the drawn tile and no riichi', () => {
  const { daifugo, mahjong, poker } = initSync()
  assert.equal(least(['fold', 'call', 'raise 4']), 'fold')
  assert.equal(least(['fold', 'check', 'raise 4']), 'check')
  assert.equal(least(['draw']), 'draw')
  assert.equal(least(['bet 2', 'bring-in']), 'bring-in')
  assert.equal(least(['3s', 'pass']), 'pass')
  assert.equal(least(['3d', '4d']), '3d')
  assert.equal(least(['tsumo', '1m', '5z', '2p_', '2p_*']), '2p_')
  assert.equal(least(['5z', '4m*']), '5z')
  assert.equal(least([]), '')
  // Games, and a round of mahjong, in which every player is always out of time.
  for (const [game, rules] of [[daifugo, 'common'], [poker, { variant: 'draw' }], [mahjong, { preset: 'tenhou', winds: 0 }]]) {
    let table = game.deal(rules, { seed: 3 })
    for (let moves = 0; !table.over && table.phase !== 'roundOver' && moves < 200; moves++) {
      const [seat] = table.turns
      table = game.apply(table, { seat, seed: moves, move: least(game.legal(game.view(table, { seat })).moves) })
    }
    assert.ok(table.over || table.phase === 'roundOver')
  }
})
