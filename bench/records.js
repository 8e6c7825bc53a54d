// Results that are kept as JSON lines, so that a long run can be stopped and taken up again.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The records of a file; none if there is no file. A last line that was cut off is left out. */
export function readRecords(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').slice(0, -1).filter(Boolean).map(line => JSON.parse(line))
}

/** Appends a record in one write, so that several processes can share a file. */
export function addRecord(file, record) {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(record)}\n`)
}

/** What a shard has of all items: of "2/4" every fourth from the second on. */
export function shardOf(items, shard) {
  const [part, parts] = shard.split('/').map(Number)
  if (part > parts) throw new Error(`--shard ${shard}: there are only ${parts} parts`)
  return items.filter((_, i) => i % parts === part - 1)
}

/** The seeds of a shard that some variants have no record of yet, those of a seed together, so that all variants grow alike. */
export function jobsOf(variants, keyOf, { games, seed, shard, out }) {
  const done = new Set(readRecords(out).map(record => `${keyOf(record)} ${record.seed}`))
  const seeds = shardOf(Array.from({ length: games }, (_, i) => seed + i), shard)
  const jobs = seeds.flatMap(seed => variants.map(variant => ({ variant, seed })))
  return jobs.filter(({ variant, seed }) => !done.has(`${keyOf(variant)} ${seed}`))
}

/** Plays the jobs in worker threads of a program, which answer each message with a record, and keeps each as it comes. */
export function playAll(program, jobs, { threads, out }, place) {
  const one = () => new Promise((resolve, reject) => {
    const worker = new Worker(new URL(program), { workerData: { place } })
    worker.on('message', result => {
      if (result) addRecord(out, result)
      worker.postMessage(jobs.shift())
    })
    worker.on('error', reject)
    worker.on('exit', resolve)
  })
  return Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, one))
}

const Z = 1.959964

/** A share and Wilson's 95 % confidence interval of it. */
export function wilson(wins, games) {
  if (!games) return { rate: 0, low: 0, high: 1 }
  const rate = wins / games
  const scale = 1 / (1 + Z * Z / games)
  const centre = rate + Z * Z / (2 * games)
  const spread = Z * Math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
  return { rate, low: wins ? (centre - spread) * scale : 0, high: wins < games ? (centre + spread) * scale : 1 }
}
