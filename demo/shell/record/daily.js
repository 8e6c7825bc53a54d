// The daily deals: four rooms have one deal a day. It is dealt from the date alone, so it is the same for everyone.
// Stored as one line a deal, with tabs between the fields: day, room, late, hints, score. A day older than a week keeps
// only that it was played.
import { counted } from './numbers.js'
import { keep, open } from './sealed.js'

/** The rooms that have a deal a day, in the order of the sheet. */
export const DAILY = ['calculation', 'draw', 'mahjong', 'daifugo']

/** How many past days can still be played. Deals of past days do not count in a streak. */
export const WEEK = 7

const NAME = 'daily'
const HOUR = 3_600_000
/** A deal begun before midnight may be finished until three o'clock. */
const GRACE = 3 * HOUR

/** A date in the reader's time zone as a number: 20261122. */
export const dayOf = (date = new Date()) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate()

/** That day at noon: no change of the clocks moves it to another day. */
export const dateOf = day => new Date(Math.floor(day / 10_000), Math.floor(day / 100) % 100 - 1, day % 100, 12)

/** The day that is a number of days before another. */
export function before(day, days = 1) {
  const date = dateOf(day)
  date.setDate(date.getDate() - days)
  return dayOf(date)
}

/** The link to a day's deal. */
export const link = (room, day) => `#${room}?daily=${day}`

/** @typedef {{ late: boolean, hints: boolean, score: string }} Deal */

/** The deals played, by day and room, and whether the stored text was damaged. */
export function deals() {
  const { text, damaged } = open(NAME)
  /** @type {Map<number, Map<string, Deal>>} */
  const days = new Map()
  for (const line of text.split('\n').filter(Boolean)) {
    const [day, room, late, hints, score = ''] = line.split('\t')
    if (!days.has(Number(day))) days.set(Number(day), new Map())
    if (room) days.get(Number(day)).set(room, { late: late === '1', hints: hints === '1', score })
  }
  return { days, damaged }
}

/** Whether a day counts in a streak: at least one of its deals was played in time. */
const played = rooms => rooms.size === 0 || [...rooms.values()].some(({ late }) => !late)

function store(days, today) {
  const lines = []
  for (const [day, rooms] of [...days].sort(([a], [b]) => a - b)) {
    if (day >= before(today, WEEK)) for (const [room, { late, hints, score }] of rooms) lines.push([day, room, Number(late), Number(hints), score])
    else if (played(rooms)) lines.push([day])
  }
  return keep(NAME, lines.map(line => line.join('\t')).join('\n'))
}

/**
 * Stores the result of a deal if it is the first, and its day is one of the last seven or today. Returns whether it was
 * stored.
 */
export function done(room, day, score, hints = false, now = new Date()) {
  const today = dayOf(now)
  if (!DAILY.includes(room) || dayOf(dateOf(day)) !== day || day > today || day < before(today, WEEK)) return false
  const { days } = deals()
  const rooms = days.get(day) ?? new Map()
  if (rooms.has(room)) return false
  const late = day < dayOf(new Date(now - GRACE))
  days.set(day, rooms.set(room, { late, hints, score: String(score).replace(/\s/g, ' ') }))
  store(days, today)
  return true
}

/** Whether a streak that was last played on `last` goes on at a day. One missed day neither counts nor ends it; two in a row end it. */
export const goesOn = (last, day) => last >= before(day, 2)

/** The length of a streak: days in a row with a deal played in time. Today may still be played. */
export function streak(days, today) {
  let length = 0
  let next = today
  for (const day of [...days.keys()].filter(day => day <= today && played(days.get(day))).sort((a, b) => b - a)) {
    if (!goesOn(day, next)) break
    length++
    next = day
  }
  return length
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th']

/**
 * A score in words: whether the deal of Calculation was solved, the marks of the holds at video poker, the rank of a discard at
 * mahjong, the final rank at Daifugō.
 */
export const WORDS = {
  calculation: ([how, n]) => (how === 'won' ? [`solved in ${n} moves`, `${n}手で完成`] : [`${counted(Number(n), 'card')} left`, `残り${n}枚`]),
  draw: ([marks, cost]) => [`${marksOf(marks)} ${lost(cost / 10_000, 4)}`, `${marksOf(marks)} ${lost(cost / 10_000, 4)}`],
  mahjong: ([place, cost]) => (place === '1' ? ['● the best discard', '● 最善の打牌'] : [`○ no. ${place}, ${lost(cost, 0)}`, `○ ${place}番手、${lost(cost, 0)}`]),
  daifugo: ([place, players]) => [`${ORDINALS[place]} of ${players}`, `${players}人中${place}位`],
}

const marksOf = marks => [...marks].map(mark => (mark === '1' ? '●' : '○')).join('')
const lost = (n, digits) => (Number(n) > 0 ? `−${Number(n).toFixed(digits)}` : '±0')

/** A score, and whether hints were used and it was late, in both languages. */
export function inWords(room, { score, hints, late }) {
  const [en, ja] = WORDS[room](score.split(' '))
  return [en + (hints ? ', with hints' : '') + (late ? ' (later)' : ''), ja + (hints ? '、ヒントあり' : '') + (late ? '（あとから）' : '')]
}
