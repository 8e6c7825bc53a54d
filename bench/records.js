// Keeps results as JSON lines, so that a long run can be stopped and continued.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The records of a file, [] if there is no file. A line that was cut off is left out. */
export function readRecords(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').slice(0, -1).filter(Boolean).flatMap(parsed)
}

/** Ends a last line that was cut off, so that the next record is a line of its own. readRecords leaves the cut line out. */
export function mend(file) {
  if (existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'))) appendFileSync(file, '\n')
}

/** A line as an array of one record, empty if the line was cut off. */
function parsed(line) {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

/** Appends a record in one write, so that several processes can share a file. */
export function addRecord(file, record) {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(record)}\n`)
}

/** The items of a shard: for "2/4" every fourth from the second on. */
export function shardOf(items, shard) {
  const [part, parts] = shard.split('/').map(Number)
  if (part > parts) throw new Error(`--shard ${shard}: there are only ${parts} parts`)
  return items.filter((_, i) => i % parts === part - 1)
}

const Z = 1.959964

/** A share with its 95 % confidence interval by Wilson. */
export function wilson(wins, games) {
  if (!games) return { rate: 0, low: 0, high: 1 }
  const rate = wins / games
  const scale = 1 / (1 + Z * Z / games)
  const centre = rate + Z * Z / (2 * games)
  const spread = Z * Math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
  return { rate, low: wins ? (centre - spread) * scale : 0, high: wins < games ? (centre + spread) * scale : 1 }
}
