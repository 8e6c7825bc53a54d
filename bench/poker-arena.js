// What tefuda's players of poker win from each other and from simple bots: duplicate deals by the package's own functions, in
// worker threads and in shards. See README.md.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { meanOf, quantile } from './daifugo-blocks.js'
import { loadEngines } from './engines.js'
import { playDeal } from './poker-deals.js'
import { jobsOf, playAll, readRecords } from './records.js'
import { flagsOf, number, printRow } from './report.js'

/** What a worker does: a deal for every message, until it gets none. */
async function work({ place }) {
  const { tefuda } = await engineOf(place)
  parentPort.on('message', job => {
    if (!job) process.exit()
    const { variant, seed } = job
    parentPort.postMessage({ ...variant, seed, ...playDeal(tefuda.poker, variant, variant.players, { seed, budget: variant.budget }) })
  })
  parentPort.postMessage(null)
}

/** The engine of a place, or the first one, and the beginning of the hash of its bytes and tables, by which results are told apart. */
async function engineOf(place) {
  const engines = await loadEngines()
  const engine = engines.find(one => one.place === place) ?? engines.find(({ name }) => name.includes('tinygo')) ?? engines[0]
  const hash = createHash('sha256').update(engine.bytes).update(readFileSync(new URL(`../${engine.place}/tefuda-poker.tables`, import.meta.url)))
  return { ...engine, tefuda: engine.start(), hash: hash.digest('hex').slice(0, 12) }
}

const NAME = '(random|beginner|regular|strong|call|raise|odds)'
const FLAGS = {
  players: ['strong,regular', new RegExp(`^${NAME}(,${NAME}){1,8}$`), 'levels, or the bots call, raise and odds'],
  limit: ['no-limit', /^(no-limit|pot-limit|fixed)$/, 'how much may be bet'],
  variant: ['holdem', /^(holdem|short-deck|draw)$/, 'which poker'],
  stack: [100, 1, 'big blinds of everybody'],
  deals: [200, 0, 'over all shards, each played from every seat; 0 only prints what there is'],
  iterations: [0, 0, 'the budget of a choice; 0 is the function\'s own'],
  seed: [1, 0, 'of the first deal'],
  shard: ['1/1', /^[1-9]\d*\/[1-9]\d*$/, 'the part of the deals to play, as 2/4'],
  threads: [1, 1, 'worker threads'],
  engine: ['', /^(js|dist\/tinygo|dist\/go)?$/, 'js, dist/tinygo or dist/go; default the one by TinyGo'],
  out: ['dist/poker-arena.jsonl', /^.+$/, 'where the deals are kept; a run that was stopped goes on there'],
}

const keyOf = ({ engine, players, limit, variant, stack, budget }) => JSON.stringify([engine, players, limit, variant, stack, budget ?? null])

const own = (variant, records) => records.filter(record => keyOf(record) === keyOf(variant))

const thousandths = ({ mean, spread }) => `${mean < 0 ? '−' : '+'}${Math.round(1000 * Math.abs(mean))} ± ${Math.round(1000 * spread)}`

/** A row: the players of a name are one. */
function printPlayer(name, players, deals) {
  const alike = players.flatMap((player, i) => (player === name ? [i] : []))
  const means = value => meanOf(deals.map(deal => alike.reduce((sum, i) => sum + value(deal, i), 0) / alike.length))
  const row = [name, alike.length, thousandths(means(({ won }, i) => won[i]))]
  row.push(players.length === 2 ? thousandths(means(({ won, luck }, i) => won[i] - luck[i])) : '–')
  const taken = deals.flatMap(deal => deal.taken[name] ?? [])
  if (!taken.length) return printRow([...row, ...Array(5).fill('–')])
  const times = {}
  for (const one of taken) for (const [bucket, count] of Object.entries(one.times)) times[bucket] = (times[bucket] ?? 0) + count
  const total = value => taken.reduce((sum, one) => sum + value(one), 0)
  const choices = total(one => one.choices)
  const slowest = Math.max(...taken.map(one => one.slowest))
  printRow([...row, ...[total(one => one.ms) / choices, quantile(times, 0.5), quantile(times, 0.99), slowest].map(number), `${number(100 * total(one => one.other) / choices)} %`])
}

async function main() {
  const flags = flagsOf('node bench/poker-arena.js: duplicate deals of poker between levels and bots', FLAGS)
  const { name, place, hash } = await engineOf(flags.engine)
  const variant = { engine: hash, players: flags.players.split(','), limit: flags.limit, variant: flags.variant, stack: flags.stack }
  if (flags.iterations) variant.budget = { iterations: flags.iterations }
  await playAll(import.meta.url, jobsOf([variant], keyOf, { ...flags, games: flags.deals }), flags, place)
  const deals = own(variant, readRecords(flags.out))
  console.log(`${name} from ${place}/ (${hash}), ${flags.limit} ${flags.variant}, ${flags.stack} big blinds, ${deals.length} deals from each of ${variant.players.length} seats. Thousandths of a big blind a hand, ±: 95 % interval of the deals' means.\n`)
  if (!deals.length) return
  printRow(['player', 'seats', 'wins', 'without the board\'s luck', 'ms a choice', 'median', '99 %', 'slowest', 'left to a lower level'])
  printRow(['---', ...Array(8).fill('--:')])
  for (const player of new Set(variant.players)) printPlayer(player, variant.players, deals)
}

if (isMainThread) await main()
else await work(workerData)
