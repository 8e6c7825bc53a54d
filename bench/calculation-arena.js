// How strong tefuda plays Calculation: whole games by choose, which sees no card of the stock, in worker threads and in
// shards. See README.md.
import { createHash } from 'node:crypto'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { loadEngines } from './engines.js'
import { jobsOf, playAll, readRecords, wilson } from './records.js'
import { flagsOf, number, printRow } from './report.js'

/** Plays the game of a seed to its end. A move that is the only one is made without a search. */
function playGame({ calculation }, { lead, piles, budget }, seed) {
  let table = calculation.deal({ lead, piles }, { seed, views: [0] })
  const record = { seed, moves: 0, searches: 0, iterations: 0, ms: 0, slowest: 0 }
  while (!table.over) {
    const [view] = table.views
    const { moves } = view.legal
    const move = moves.length > 1 ? search(calculation, view, budget, record) : moves[0]
    table = calculation.apply(table, { move, views: [0] })
    record.moves++
  }
  const { won, rest } = table.result
  return { ...record, won, rest }
}

function search(calculation, view, budget, record) {
  const start = performance.now()
  const { best, stats } = calculation.choose(view, { budget, seed: record.seed })
  const ms = performance.now() - start
  record.searches++
  record.iterations += stats.iterations
  record.ms += ms
  record.slowest = Math.max(record.slowest, ms)
  return best
}

/** What a worker does: a game for every message, until it gets none. */
async function work({ place }) {
  const { tefuda } = await engineOf(place)
  parentPort.on('message', job => {
    if (!job) process.exit()
    parentPort.postMessage({ ...job.variant, ...playGame(tefuda, job.variant, job.seed) })
  })
  parentPort.postMessage(null)
}

/** The engine of a place, or the first one, and the beginning of its bytes' hash, by which results are told apart. */
async function engineOf(place) {
  const engines = await loadEngines()
  const engine = engines.find(one => one.place === place) ?? engines.find(({ name }) => name.includes('tinygo')) ?? engines[0]
  return { ...engine, tefuda: engine.start(), hash: createHash('sha256').update(engine.bytes).digest('hex').slice(0, 12) }
}

const FLAGS = {
  games: [300, 0, 'games of every variant, over all shards; 0 only prints what there is'],
  piles: ['4,3', /^[1-6](,[1-6])*$/, 'numbers of waste piles'],
  lead: ['1,0,2', /^\d+(,\d+)*$/, 'numbers of cards on every foundation at the start'],
  ms: [0, 0, 'the budget of a move in milliseconds'],
  iterations: [0, 0, 'the budget of a move in iterations; without either, the function\'s own'],
  seed: [1, 0, 'of the first game'],
  shard: ['1/1', /^[1-9]\d*\/[1-9]\d*$/, 'the part of the games to play, as 2/4'],
  threads: [1, 1, 'worker threads'],
  engine: ['', /^(js|dist\/tinygo|dist\/go)?$/, 'js, dist/tinygo or dist/go; default the one by TinyGo'],
  out: ['dist/calculation-arena.jsonl', /^.+$/, 'where the results are kept; a run that was stopped goes on there'],
}

const keyOf = ({ engine, lead, piles, budget }) => JSON.stringify([engine, lead, piles, budget ?? null])

/** All variants that the flags ask for. */
function variantsOf({ piles, lead, ms, iterations }, engine) {
  const budget = ms ? { ms } : iterations ? { iterations } : undefined
  const numbers = text => text.split(',').map(Number)
  return numbers(piles).flatMap(piles => numbers(lead).map(lead => ({ engine, lead, piles, budget })))
}

const percent = x => `${(100 * x).toFixed(2)} %`
const sum = (records, value) => records.reduce((total, record) => total + value(record), 0)

function printVariant(variant, records) {
  const own = records.filter(record => keyOf(record) === keyOf(variant))
  const wins = sum(own, ({ won }) => Number(won))
  const { rate, low, high } = wilson(wins, own.length)
  const searches = sum(own, record => record.searches)
  const mean = value => (own.length ? number(sum(own, value) / own.length) : '–')
  const perMove = value => (searches ? number(sum(own, value) / searches) : '–')
  printRow([
    variant.piles, variant.lead, own.length, wins, `${percent(rate)} (${percent(low)}–${percent(high)})`,
    mean(({ rest }) => rest), mean(({ moves }) => moves), perMove(({ ms }) => ms),
    number(Math.max(0, ...own.map(({ slowest }) => slowest))), perMove(({ iterations }) => iterations),
  ])
}

async function main() {
  const flags = flagsOf('node bench/calculation-arena.js: whole games of Calculation', FLAGS)
  const { name, place, hash } = await engineOf(flags.engine)
  const variants = variantsOf(flags, hash)
  await playAll(import.meta.url, jobsOf(variants, keyOf, flags), flags, place)
  const [{ budget }] = variants
  console.log(`${name} from ${place}/ (${hash}), ${budget ? Object.entries(budget).map(([unit, n]) => `${n} ${unit}`)[0] : 'the function\'s own budget'} a move. A move is what was searched: the only one there is takes no time.\n`)
  printRow(['piles', 'lead', 'games', 'won', 'rate (95 %)', 'cards left over', 'moves a game', 'ms a move', 'slowest', 'iterations a move'])
  printRow(Array(10).fill('--:'))
  const records = readRecords(flags.out)
  for (const variant of variants) printVariant(variant, records)
}

if (isMainThread) await main()
else await work(workerData)
