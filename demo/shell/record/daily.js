// The daily deals: of four rooms one deal a day, the same for everyone on that date, as the date is all that it is dealt from.
// What is kept of them are lines with tabs between the fields: day, room, whether it came late, whether with hints, the score.
// Days older than a week keep nothing but that they were played.
import { keep, open } from './sealed.js'

/** The rooms that have a deal a day, in the order in which they are shown. */
export const DAILY = ['calculation', 'draw', 'mahjong', 'daifugo']

/** How many days back can still be played; of those, none is part of a streak. */
export const WEEK = 7

const NAME = 'daily'
const HOUR = 3_600_000
/** A deal begun before midnight may be finished until three. */
const GRACE = 3 * HOUR

/** A date where the reader is, as a number: 20261122. */
export const dayOf = (date = new Date()) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate()

/** That day at noon, which no change of the clocks takes to another. */
export const dateOf = day => new Date(Math.floor(day / 10_000), Math.floor(day / 100) % 100 - 1, day % 100, 12)

/** The day so many days before. */
export function before(day, days = 1) {
  const date = dateOf(day)
  date.setDate(date.getDate() - days)
  return dayOf(date)
}

/** The link to a day's deal. */
export const link = (room, day) => `#${room}?daily=${day}`

/** @typedef {{ late: boolean, hints: boolean, score: string }} Deal */

/** By day and room what has been played, and whether what was kept is damaged. */
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

/** Whether a day counts in a streak: one of its deals was played in time. */
const played = rooms => rooms.size === 0 || [...rooms.values()].some(({ late }) => !late)

function store(days, today) {
  const lines = []
  for (const [day, rooms] of [...days].sort(([a], [b]) => a - b)) {
    if (day >= before(today, WEEK)) for (const [room, { late, hints, score }] of rooms) lines.push([day, room, Number(late), Number(hints), score])
    else if (played(rooms)) lines.push([day])
  }
  return keep(NAME, lines.map(line => line.join('\t')).join('\n'))
}

/** Keeps how a deal has ended: the first time, if its day has come and is not long gone. Says whether that was so. */
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

/**
 * How many days in a row had a deal played in time. One day missed is a day of rest, which neither counts nor ends it; two
 * in a row do. Today may still be played.
 */
export function streak(days, today) {
  const counts = day => days.has(day) && played(days.get(day))
  let length = 0
  let missed = 0
  for (let day = counts(today) ? today : before(today); missed < 2; day = before(day)) {
    if (counts(day)) {
      length++
      missed = 0
    } else missed++
  }
  return length
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th']

/** A score in words: of Calculation whether it was solved, of video poker the holds, of a discard its place, of Daifugō too. */
export const WORDS = {
  calculation: ([how, n]) => (how === 'won' ? [`solved in ${n} moves`, `${n}手で完成`] : [`${n} cards left`, `残り${n}枚`]),
  draw: ([marks, cost]) => [`${marksOf(marks)} ${lost(cost / 10_000, 4)}`, `${marksOf(marks)} ${lost(cost / 10_000, 4)}`],
  mahjong: ([place, cost]) => (place === '1' ? ['● the best discard', '● 最善の打牌'] : [`○ no. ${place}, ${lost(cost, 0)}`, `○ ${place}番手、${lost(cost, 0)}`]),
  daifugo: ([place, players]) => [`${ORDINALS[place]} of ${players}`, `${players}人中${place}位`],
}

const marksOf = marks => [...marks].map(mark => (mark === '1' ? '●' : '○')).join('')
const lost = (n, digits) => (Number(n) > 0 ? `−${Number(n).toFixed(digits)}` : '±0')

/** A score and how it came about, in both languages. */
export function inWords(room, { score, hints, late }) {
  const [en, ja] = WORDS[room](score.split(' '))
  return [en + (hints ? ', with hints' : '') + (late ? ' (later)' : ''), ja + (hints ? '、ヒントあり' : '') + (late ? '（あとから）' : '')]
}
