// Results in their order, for graphs. Stored are the last ones of each series, as lines with tabs between the fields: series, day,
// numbers. A series is a room and a level, or a kind of puzzles. results.js and the puzzles' progress keep the sums.
import { dayOf } from './daily.js'
import { keep, open } from './sealed.js'

/** How many results of a series are kept. */
export const MOST = 200

const NAME = 'history'
const plain = text => String(text).replace(/[\s]/g, ' ')

/** @typedef {{ day: number, of: number[] }} Past one result: the day, and the numbers of its room's tally, or a rating */

/** The series by name, each in its order, and whether the stored text was damaged. */
export function history() {
  const { text, damaged } = open(NAME)
  /** @type {Map<string, Past[]>} */
  const series = new Map()
  for (const line of text.split('\n').filter(Boolean)) {
    const [name, day, ...of] = line.split('\t')
    if (!series.has(name)) series.set(name, [])
    series.get(name).push({ day: Number(day) || 0, of: of.map(n => Number(n) || 0) })
  }
  return { series, damaged }
}

const store = series => keep(NAME, [...series].flatMap(([name, all]) => all.map(({ day, of }) => [name, day, ...of].join('\t'))).join('\n'))

/** Adds a result to a series. Returns '' or the reason of a failure. */
export function add(name, of, day = dayOf()) {
  const { series } = history()
  series.set(plain(name), [...series.get(plain(name)) ?? [], { day, of }].slice(-MOST))
  return store(series)
}

/** The name of a room's series of a level. */
export const seriesOf = (room, level) => plain(`${room} ${level}`)

/** Forgets the series of a room. */
export const forget = room => store(new Map([...history().series].filter(([name]) => !name.startsWith(`${room} `))))
