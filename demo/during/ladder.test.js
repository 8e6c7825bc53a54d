// The rule by which a level follows results, alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { after, ROOMS, start } from './ladder.js'

const LEVELS = ['1', '2', '3', '4', '5']

/** The levels after each of some results, beginning on a level. */
function climb(level, results, step = 2) {
  let rung = { level, score: 0 }
  return results.map(result => {
    rung = after(rung, LEVELS, result, step)
    return `${rung.level}${rung.way > 0 ? '+' : rung.way < 0 ? '-' : rung.end ? '=' : ''} ${rung.score}`
  })
}

test('two wins more than losses lead up, two losses more down, and the score begins anew', () => {
  assert.deepEqual(climb('3', [1, 1]), ['3 1', '4+ 0'])
  assert.deepEqual(climb('3', [-1, -1, -1, -1]), ['3 -1', '2- 0', '2 -1', '1- 0'])
  assert.deepEqual(climb('3', [1, -1, 0, 1, 1, 1]), ['3 1', '3 0', '3 0', '3 1', '4+ 0', '4 1'])
})

test('at both ends the level stays, and the score begins anew', () => {
  assert.deepEqual(climb('5', [1, 1, -1]), ['5 1', '5= 0', '5 -1'])
  assert.deepEqual(climb('1', [-1, -1, 1, 1]), ['1 -1', '1= 0', '1 1', '2+ 0'])
})

test('one large result leads one level, not two', () => assert.deepEqual(climb('3', [75.5, -19.5, -0.5], 20), ['4+ 0', '4 -19.5', '3- 0']))

test('what a game adds to the score, by room', () => {
  const of = (room, results) => results.map(ROOMS[room].result)
  assert.deepEqual(of('boards', [[1, 0, 0], [0, 1, 0], [0, 0, 1]]), [1, 0, -1])
  for (const room of ['daifugo', 'mahjong']) assert.deepEqual(of(room, [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]), [1, 0, 0, -1])
  assert.deepEqual(of('daifugo', [[1, 0, 0], [0, 1, 0], [0, 0, 1]]), [1, 0, -1])
  assert.deepEqual(of('cardroom', [[1, 1, 0, 0, 1250], [1, 0, 1, 0, -300]]), [12.5, -3])
})

test('the first level: the strongest on which the last ten results hold', () => {
  const results = entries => new Map(Object.entries(entries))
  assert.equal(start(LEVELS, results({}), '3'), '3')
  assert.equal(start(LEVELS, results({ 3: [] }), '3'), '3')
  assert.equal(start(LEVELS, results({ 2: [1, 1], 4: [-1, 1], 5: [-1] }), '3'), '4')
  assert.equal(start(LEVELS, results({ 4: [1, 1, 1, 1, 1, ...Array(10).fill(-1)] }), '3'), '3')
  assert.equal(start(LEVELS, results({ 1: [-1] }), '3'), '1')
  assert.equal(start(LEVELS, results({ mixed: [1, 1], 2: [-1, -1] }), '3'), '1')
})
