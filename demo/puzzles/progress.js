// A reader's progress in one kind of puzzle: the rating, the day's set, the days in a row, and the missed puzzles that
// return. Stored on the device, one text for each kind.
import { before, goesOn } from '../shell/record/daily.js'
import { add } from '../shell/record/history.js'
import * as sealed from '../shell/record/sealed.js'
import { DEVIATION } from './puzzle.js'
import { NEW, after } from './rating.js'

/** How many puzzles a day has. */
export const SET = 5

/** The days until a missed puzzle returns, one entry for each time in a row that it was solved since. After the last it does not return. */
export const WAITS = [1, 3, 7, 16, 35]

/** How many missed puzzles are kept, the latest. */
const MOST = 200

/**
 * @typedef {object} Progress
 * @property {import('./rating.js').Rating} rating
 * @property {number} tried
 * @property {number} solved
 * @property {number} day the last day of which a puzzle was answered: 20261127
 * @property {string} marks of that day's set, one letter a puzzle: 1 right, 0 wrong
 * @property {number} streak days with a whole set in a row, up to whole
 * @property {number} whole the last day with a whole set, 0 for none
 * @property {{ seed: number, box: number, due: number }[]} missed puzzles that return: how often each was solved in a row since, and the day it returns
 */

/** A new reader's progress. @returns {Progress} */
export const fresh = () => ({ rating: NEW, tried: 0, solved: 0, day: 0, marks: '', streak: 0, whole: 0, missed: [] })

/** The day that is a number of days after another. */
const later = (day, days) => before(day, -days)

/** Adds an answer. The first answer to a puzzle is rated. Later answers to a missed one only set when it returns. */
export function answer(progress, { seed, rating }, right, day) {
  const missed = progress.missed.find(of => of.seed === seed)
  if (!missed) {
    progress.tried++
    if (right) progress.solved++
    progress.rating = after(progress.rating, [{ value: rating, deviation: DEVIATION, score: right ? 1 : 0 }])
  } else if (missed.due > day && right) return // solved before it was due: it still returns on its day
  progress.missed = progress.missed.filter(of => of !== missed)
  const box = right ? missed && missed.box + 1 : 0
  if (box < WAITS.length) progress.missed.push({ seed, box, due: later(day, WAITS[box]) })
  progress.missed = progress.missed.slice(-MOST)
}

/** The number of the missed puzzle that is due first, undefined if none is. */
export const due = ({ missed }, day) => missed.filter(of => of.due <= day).sort((a, b) => a.due - b.due)[0]?.seed

/** How many of a day's set are answered. */
export const done = (progress, day) => (progress.day === day ? progress.marks.length : 0)

/** Adds an answer to the day's set. */
export function answerDaily(progress, right, day) {
  if (progress.day !== day) Object.assign(progress, { day, marks: '' })
  if (progress.marks.length === SET) return
  progress.marks += right ? '1' : '0'
  if (progress.marks.length === SET) Object.assign(progress, { streak: inARow(progress, day) + 1, whole: day })
}

/** The length of the streak. */
export const inARow = ({ whole, streak }, day) => (whole && goesOn(whole, day) ? streak : 0)

/** A progress as it is kept. */
export function text({ rating: { value, deviation, volatility }, tried, solved, day, streak, whole, marks, missed }) {
  return [value, deviation, volatility, tried, solved, day, streak, whole, `m${marks}`, ...missed.map(({ seed, box, due }) => `${seed}/${box}/${due}`)].join(' ')
}

const WRITTEN = /^(\S+) (\S+) (\S+) (\d{1,9}) (\d{1,9}) (\d{1,9}) (\d{1,9}) (\d{1,9}) m([01]{0,5})((?: \d{1,10}\/[0-4]\/\d{1,9})*)$/

/** The inverse of text. A text that it cannot read gives a new reader's progress. @returns {Progress} */
export function read(written) {
  const [found, value, deviation, volatility, tried, solved, day, streak, whole, marks, missed] = WRITTEN.exec(written) ?? []
  const rating = { value: Number(value), deviation: Number(deviation), volatility: Number(volatility) }
  if (!found || !Object.values(rating).every(x => x > 0 && x < 10_000)) return fresh()
  return {
    rating, tried: Number(tried), solved: Number(solved), day: Number(day), marks, streak: Number(streak), whole: Number(whole),
    missed: missed.split(' ').filter(Boolean).map(part => part.split('/').map(Number)).map(([seed, box, due]) => ({ seed, box, due })),
  }
}

/** The progress kept of a kind, and whether the stored text was damaged. */
export function kept(kind) {
  const { text, damaged } = sealed.open(`puzzles-${kind}`)
  return { progress: read(text), damaged }
}

/** Keeps the progress of a kind. Returns '' or the reason of a failure. */
export function keep(kind, progress) {
  const failed = sealed.keep(`puzzles-${kind}`, text(progress))
  return failed || add(`puzzles ${kind}`, [Math.round(progress.rating.value)])
}
