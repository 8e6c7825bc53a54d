// What is kept of a reader's puzzles, and the rating.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { before } from '../shell/record/daily.js'
import { answer, answerDaily, done, due, fresh, inARow, keep, kept, read, text } from './progress.js'
import { NEW, after } from './rating.js'

let texts = new Map()
Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: key => texts.get(key) ?? null, setItem: (key, text) => texts.set(key, String(text)) } })
beforeEach(() => { texts = new Map() })

const later = (day, days) => before(day, -days)
const PUZZLE = { seed: 7, rating: 1500 }

test('a missed puzzle returns after 1, 3, 7, 16 and 35 days, and then no more; a miss begins anew', () => {
  const progress = fresh()
  const day = 20261230
  answer(progress, PUZZLE, false, day)
  for (const [days, right] of [[1, true], [4, false], [5, true], [8, true], [15, true], [31, true], [66, true]]) {
    assert.equal(due(progress, later(day, days - 1)), undefined, `before day ${days}`)
    assert.equal(due(progress, later(day, days)), 7, `on day ${days}`)
    answer(progress, PUZZLE, right, later(day, days))
  }
  assert.deepEqual(progress.missed, [])
  assert.equal(progress.tried, 1, 'a repetition is not rated')
})

test('solved again on the same day, it still returns', () => {
  const progress = fresh()
  answer(progress, PUZZLE, false, 20261127)
  answer(progress, PUZZLE, true, 20261127)
  assert.equal(due(progress, 20261128), 7)
})

test('the one due first returns first, and only the latest two hundred are kept', () => {
  const progress = fresh()
  for (let seed = 1; seed <= 201; seed++) answer(progress, { seed, rating: 1500 }, false, seed === 100 ? 20261101 : 20261103)
  assert.deepEqual([progress.missed.length, progress.missed[0].seed, due(progress, 20261105)], [200, 2, 100])
})

test('a streak counts whole sets; one day missed rests, two in a row end it', () => {
  const progress = fresh()
  let day = 20261229
  for (const [skip, answers, want] of [[0, 5, 1], [1, 5, 2], [2, 5, 3], [1, 4, 3], [1, 5, 4], [3, 0, 0], [0, 5, 1], [0, 5, 1]]) {
    day = later(day, skip)
    for (let n = 0; n < answers; n++) answerDaily(progress, true, day)
    assert.equal(inARow(progress, day), want)
  }
  assert.deepEqual([done(progress, day), done(progress, later(day, 1))], [5, 0])
})

test('a progress is kept as a text, one a kind; damage is put aside, and what cannot be read begins anew', () => {
  const progress = {
    rating: { value: 1512.25, deviation: 301.5, volatility: 0.0599 }, tried: 4, solved: 3, day: 20261127, marks: '101', streak: 2, whole: 20261126,
    missed: [{ seed: 4294967295, box: 4, due: 20270101 }, { seed: 1, box: 0, due: 20261128 }],
  }
  for (const each of [progress, fresh()]) assert.deepEqual(read(text(each)), each)
  // As earlier versions of the page wrote it.
  assert.equal(text(progress), '1512.25 301.5 0.0599 4 3 20261127 2 20261126 m101 4294967295/4/20270101 1/0/20261128')
  for (const bad of ['', 'x', 'NaN 350 0.06 0 0 0 0 0 m', '1500 350 0.06 0 0 0 0 0 2', '1500 350 0.06 0 0 0 0 0 m2', '1500 350 0.06 0 -1 0 0 0 m', '1500 350 0.06 0 0 0 0 0 m 1/5/3', '1500 350 0.06 0 0 0 0 0 m 1/5']) {
    assert.deepEqual(read(bad), fresh(), bad)
  }
  assert.equal(keep('fours', progress), '')
  assert.deepEqual([kept('fours').progress, kept('holds').progress], [progress, fresh()])
  texts.set('tefuda-puzzles-fours', `${texts.get('tefuda-puzzles-fours')}x`)
  assert.deepEqual([kept('fours'), texts.has('tefuda-aside-puzzles-fours')], [{ progress: fresh(), damaged: true }, true])
})

// The paper, which rounds on its way, has 1464.06, 151.52 and 0.05999.
test('the worked example of Glickman’s paper', () => {
  const got = after({ value: 1500, deviation: 200, volatility: 0.06 }, [{ value: 1400, deviation: 30, score: 1 }, { value: 1550, deviation: 100, score: 0 }, { value: 1700, deviation: 300, score: 0 }])
  assert.deepEqual([got.value.toFixed(2), got.deviation.toFixed(2), got.volatility.toFixed(5)], ['1464.05', '151.52', '0.06000'])
})

test('a period without games only raises the deviation; a surprise raises the volatility', () => {
  assert.deepEqual(after(NEW, []), { ...NEW, deviation: 173.7178 * Math.hypot(350 / 173.7178, 0.06) })
  const sure = { value: 1500, deviation: 50, volatility: 0.06 }
  const won = after(sure, [{ value: 2400, deviation: 30, score: 1 }])
  const lost = after(sure, [{ value: 600, deviation: 30, score: 0 }])
  assert.ok(won.value > 1500 && lost.value < 1500 && won.volatility > 0.06 && lost.volatility > 0.06)
})
