// The graphs of results: what is drawn follows from what is kept.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { answer, fresh, keep } from '../puzzles/progress.js'
import { MOST, add, forget, history, seriesOf } from '../shell/record/history.js'
import { clear, count } from '../shell/record/results.js'
import { bounds, means, pathOf, summed } from './graph.js'

let texts = new Map()
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: key => texts.get(key) ?? null, setItem: (key, text) => texts.set(key, String(text)) } })
beforeEach(() => { texts = new Map() })

const past = name => history().series.get(name)?.map(({ of }) => of)

test('each counted game is kept in its order, the one counted last only once; clearing a room forgets its series alone', () => {
  for (const [id, ...of] of [['a', 1, 0, 0], ['a', 1, 0, 0], ['b', 0, 0, 1], ['c', 1, 0, 0]]) count('boards', '15x15x5 3', id, of)
  count('draw', 'jacks', 'a', [1, 1, 5, 0])
  assert.deepEqual(past(seriesOf('boards', '15x15x5 3')), [[1, 0, 0], [0, 0, 1], [1, 0, 0]])
  clear('boards')
  assert.deepEqual([...history().series.keys()], ['draw jacks'])
})

test('the rating after each puzzle is kept', () => {
  const progress = fresh()
  for (const [seed, right] of [[1, true], [2, true], [3, false]]) {
    answer(progress, { seed, rating: 1500 }, right, 20261127)
    keep('fours', progress)
  }
  const ratings = past('puzzles fours').map(([value]) => value)
  assert.equal(ratings.length, 3)
  assert.ok(ratings[0] > 1500 && ratings[1] > ratings[0] && ratings[2] < ratings[1], `${ratings}`)
})

test('of a series the last results are kept, and what would break a line is no part of it', () => {
  for (let n = 0; n < MOST + 5; n++) add('boards a\tb', [n])
  assert.equal(past('boards a b').length, MOST)
  assert.deepEqual(past('boards a b').at(-1), [MOST + 4])
  forget('boards')
  assert.deepEqual([...history().series], [])
})

test('sums and means of ten', () => {
  assert.deepEqual(summed([1, -1, 2]), [1, 0, 2])
  assert.deepEqual(means([1, 3]), [1, 2])
  assert.equal(means([...Array(10).fill(4), ...Array(10).fill(1)]).at(-1), 1)
})

test('the greatest value is on top, or the least; a level line is in the middle', () => {
  assert.equal(pathOf([0, 10]), 'M0.0 192.0L600.0 8.0')
  assert.equal(pathOf([1, 4], true), 'M0.0 8.0L600.0 192.0')
  assert.deepEqual(bounds([5, 5]), [4, 6])
  assert.equal(pathOf([5, 5]), 'M0.0 100.0L600.0 100.0')
})
