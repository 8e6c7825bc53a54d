// The daily deals: calendar days, what is stored of a deal, and the length of a streak.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { DAILY, WEEK, before, dayOf, deals, done, inWords, streak } from './daily.js'

let texts = new Map()
Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: key => texts.get(key) ?? null, setItem: (key, text) => texts.set(key, String(text)) } })
beforeEach(() => { texts = new Map() })

const at = (day, hour = 12, minute = 0) => new Date(Math.floor(day / 10_000), Math.floor(day / 100) % 100 - 1, day % 100, hour, minute)

test('a day is the date where the reader is, and days go back over months, years and leap days', () => {
  assert.equal(dayOf(at(20261122, 0, 0)), 20261122)
  assert.equal(dayOf(at(20261122, 23, 59)), 20261122)
  for (const [day, days, want] of [[20261122, 1, 20261121], [20260301, 1, 20260228], [20280301, 1, 20280229], [20270101, 1, 20261231], [20270101, 366, 20251231]]) {
    assert.equal(before(day, days), want)
  }
})

test('a deal is kept as it was played first, in time or late', () => {
  assert.equal(done('daifugo', 20261122, '2 4', false, at(20261122, 23, 59)), true)
  assert.equal(done('daifugo', 20261122, '1 4', false, at(20261122, 23, 59)), false)
  assert.equal(done('draw', 20261122, '10111 312', true, at(20261123, 2, 59)), true)
  assert.equal(done('calculation', 20261122, 'won 70', false, at(20261123, 3, 0)), true)
  const today = deals().days.get(20261122)
  assert.deepEqual([...today], [['daifugo', { late: false, hints: false, score: '2 4' }], ['draw', { late: false, hints: true, score: '10111 312' }], ['calculation', { late: true, hints: false, score: 'won 70' }]])
})

test('no day to come, none that there is not, none before the week, no other room', () => {
  for (const [room, day] of [['draw', 20261123], ['draw', 20261131], ['draw', 20261114], ['draw', NaN], ['draw', 0], ['boards', 20261122]]) {
    assert.equal(done(room, day, 'x', false, at(20261122)), false, `${room} ${day}`)
  }
  assert.equal(done('draw', before(20261122, WEEK), 'x', false, at(20261122)), true)
  assert.equal(deals().days.size, 1)
})

test('days before the week keep only that they were played in time', () => {
  done('draw', 20261101, '11111 0', false, at(20261101))
  done('draw', 20261102, '11111 0', false, at(20261105))
  done('daifugo', 20261122, '1 4', false, at(20261122))
  assert.deepEqual([...deals().days.keys()], [20261101, 20261122])
  assert.equal(deals().days.get(20261101).size, 0)
})

/** The streak of a pattern of days, the newest first: played (1), played late (2) or not played (0). */
function streakOf(pattern) {
  texts = new Map()
  const today = 20270302
  const all = [...pattern].map((how, i) => [before(today, i), how])
  for (const [day, how] of all.reverse()) if (how !== '0') done('draw', day, '1 0', false, how === '1' ? at(day) : at(before(day, -1), 4))
  return streak(deals().days, today)
}

test('a streak counts days in time; one missed rests, two in a row end it, and today may still come', () => {
  for (const [pattern, want] of [
    ['', 0], ['1', 1], ['111', 3], ['0111', 3], ['101', 2], ['1011011', 5], ['1001', 1], ['00111', 3], ['000111', 0], ['01011', 3], ['1211', 3], ['1221', 1], ['2', 0], ['0201', 0],
    ['1'.repeat(40), 40], ['10'.repeat(20), 20],
  ]) assert.equal(streakOf(pattern), want, pattern)
})

test('damaged days are put aside', () => {
  done('draw', 20261122, '1 0', false, at(20261122))
  const damaged = texts.get('tefuda-daily').replace('draw', 'drow')
  texts.set('tefuda-daily', damaged)
  assert.deepEqual(deals(), { days: new Map(), damaged: true })
  assert.equal(texts.get('tefuda-aside-daily'), damaged)
})

test('scores in words give nothing of the deal away', () => {
  const plain = { late: false, hints: false }
  for (const [room, score, en, ja] of [
    ['calculation', 'won 71', 'solved in 71 moves', '71手で完成'], ['calculation', 'lost 12', '12 cards left', '残り12枚'],
    ['draw', '10111 312', '●○●●● −0.0312', '●○●●● −0.0312'], ['draw', '11111 0', '●●●●● ±0', '●●●●● ±0'],
    ['mahjong', '1 0', '● the best discard', '● 最善の打牌'], ['mahjong', '3 120', '○ no. 3, −120', '○ 3番手、−120'],
    ['daifugo', '2 4', '2nd of 4', '4人中2位'],
  ]) assert.deepEqual(inWords(room, { ...plain, score }), [en, ja])
  assert.deepEqual(inWords('daifugo', { late: true, hints: true, score: '2 4' }), ['2nd of 4, with hints (later)', '4人中2位、ヒントあり（あとから）'])
  assert.deepEqual(DAILY, ['calculation', 'draw', 'mahjong', 'daifugo'])
})
