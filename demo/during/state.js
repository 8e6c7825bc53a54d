// What the reader has switched on for their games, by room: the evaluation bar, and the level that fits. Stored as lines
// with tabs between the fields: "bar", room; "fit", room, level, score.
import { keep, open } from '../shell/record/sealed.js'

const NAME = 'during'

/**
 * @typedef {object} During
 * @property {Set<string>} bars the rooms that show the bar
 * @property {Map<string, import('./ladder.js').Rung>} fits the level and score of each room whose level adapts
 */

/** @returns {During} */
export function state() {
  const bars = new Set()
  const fits = new Map()
  for (const line of open(NAME).text.split('\n')) {
    const [what, room, level, score] = line.split('\t')
    if (what === 'bar') bars.add(room)
    if (what === 'fit') fits.set(room, { level, score: Number(score) || 0 })
  }
  return { bars, fits }
}

/** Changes what is stored. Returns '' or the reason of a failure. */
export function change(how) {
  const now = state()
  how(now)
  const lines = [...[...now.bars].map(room => ['bar', room]), ...[...now.fits].map(([room, { level, score }]) => ['fit', room, level, score])]
  return keep(NAME, lines.map(line => line.join('\t')).join('\n'))
}
