// The results: finished games by room and level, as numbers whose meaning the room's tally.js gives. Stored as lines
// with tabs between the fields: room, level, the game counted last, numbers. A reload shows the game counted last
// again; it must not count twice.
import { add, forget, seriesOf } from './history.js'
import { keep, open } from './sealed.js'

const NAME = 'results'
const plain = text => String(text).replace(/\s/g, ' ')

/** @typedef {{ room: string, level: string, last: string, of: number[] }} Tally */

/** The tallies in the order of their first games, and whether the stored text was damaged. */
export function results() {
  const { text, damaged } = open(NAME)
  const tallies = text.split('\n').filter(Boolean).map(line => {
    const [room, level = '', last = '', ...of] = line.split('\t')
    return { room, level, last, of: of.map(n => Number(n) || 0) }
  })
  return { tallies, damaged }
}

const store = tallies => keep(NAME, tallies.map(({ room, level, last, of }) => [room, level, last, ...of].join('\t')).join('\n'))

/** Adds a finished game. Returns '' or why it could not be stored; undefined, without adding it, for the game counted last. */
export function count(room, level, id, of) {
  const { tallies } = results()
  const named = { room, level: plain(level), last: plain(id) }
  const before = tallies.find(tally => tally.room === room && tally.level === named.level)
  if (before?.last === named.last) return undefined
  const tally = before ?? { ...named, of: [] }
  if (!before) tallies.push(tally)
  tally.last = named.last
  tally.of = Array.from({ length: Math.max(tally.of.length, of.length) }, (_, i) => (tally.of[i] ?? 0) + (of[i] ?? 0))
  add(seriesOf(room, named.level), of)
  return store(tallies)
}

/** Forgets the results of a room. */
export function clear(room) {
  forget(room)
  return store(results().tallies.filter(tally => tally.room !== room))
}
