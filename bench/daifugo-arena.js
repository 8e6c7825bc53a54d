// How strong tefuda's players of Daifugō are beside each other: whole games in blocks, in worker threads and in shards. See
// README.md.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { BLOCK, blocksOf, bucketOf, meanOf, playGame, quantile } from './daifugo-blocks.js'
import { loadEngines } from './engines.js'
import { addRecord, readRecords, shardOf } from './records.js'
import { flagsOf, number, printRow } from './report.js'

/** A player as on the command line: "champion", "champion:2000" (iterations) or "champion:t100" (milliseconds). */
function playerOf(text) {
  const [, level, unit, amount] = /^(\w+?)(?::(t?)(\d+))?$/.exec(text)
  return { level, budget: amount && { [unit ? 'ms' : 'iterations']: Number(amount) } }
}

/** What the choices of a game took; those between several moves, as the only one takes no time. */
function watch(players) {
  const taken = players.map(() => ({ choices: 0, ms: 0, slowest: 0, iterations: 0, worlds: 0, times: {} }))
  const decided = (player, ms, { candidates, stats }) => {
    if (candidates.length < 2) return
    const own = taken[player]
    const bucket = bucketOf(ms)
    own.choices++
    own.ms += ms
    own.slowest = Math.max(own.slowest, ms)
    own.iterations += stats.iterations
    own.worlds += stats.worlds ?? 0
    own.times[bucket] = (own.times[bucket] ?? 0) + 1
  }
  return { taken, decided }
}

/** Plays the games of a block from one on, and tells each as it ends. */
function playBlock({ daifugo }, { variant, block, game, last }, tell) {
  const players = variant.seats.map(playerOf)
  const rules = { preset: variant.preset, players: players.length }
  for (; game < BLOCK; game++) {
    const { taken, decided } = watch(players)
    const places = playGame(daifugo, players, rules, { seed: variant.seed, block, game, last }, decided)
    tell({ ...variant, block, game, places, taken })
    last = places
  }
}

/** What a worker does: a block for every message, until it gets none. */
async function work({ place }) {
  const { tefuda } = await engineOf(place)
  parentPort.on('message', job => {
    if (!job) process.exit()
    playBlock(tefuda, job, record => parentPort.postMessage(record))
    parentPort.postMessage(null)
  })
  parentPort.postMessage(null)
}

/** The engine of a place, or the first one, and the beginning of its bytes' hash, by which results are told apart. */
async function engineOf(place) {
  const engines = await loadEngines()
  const engine = engines.find(one => one.place === place) ?? engines.find(({ name }) => name.includes('tinygo')) ?? engines[0]
  return { ...engine, tefuda: engine.start(), hash: createHash('sha256').update(engine.bytes).digest('hex').slice(0, 12) }
}

const LEVEL = '(beginner|novice|casual|regular|skilled|expert|champion)(:t?[1-9]\\d*)?'
const FLAGS = {
  seats: ['champion,skilled,skilled,skilled,skilled', new RegExp(`^${LEVEL}(,${LEVEL}){2,5}$`), 'the players: a level, or level:iterations, or level:tMILLISECONDS'],
  preset: ['uec', /^(article|uec|common)$/, 'the rules'],
  games: [1000, 0, `games over all shards, in blocks of ${BLOCK}; 0 only prints what there is`],
  seed: [1, 0, 'of all chance'],
  shard: ['1/1', /^[1-9]\d*\/[1-9]\d*$/, 'the part of the blocks to play, as 2/4'],
  threads: [1, 1, 'worker threads'],
  engine: ['', /^(js|dist\/tinygo|dist\/go)?$/, 'js, dist/tinygo or dist/go; default the one by TinyGo'],
  out: ['dist/daifugo-arena.jsonl', /^.+$/, 'where the games are kept; a run that was stopped goes on there'],
}

const keyOf = ({ engine, preset, seats, seed }) => JSON.stringify([engine, preset, seats, seed])

/** The blocks of this shard that are not played to the end, each from where it stands. */
function jobsOf(variant, { games, shard, out }) {
  const blocks = shardOf(Array.from({ length: Math.ceil(games / BLOCK) }, (_, block) => block), shard)
  const played = blocksOf(own(variant, readRecords(out)))
  const jobs = blocks.map(block => {
    const done = played.get(block) ?? []
    return { variant, block, game: done.length, last: done.at(-1)?.places }
  })
  return jobs.filter(({ game }) => game < BLOCK)
}

const own = (variant, records) => records.filter(record => keyOf(record) === keyOf(variant))

/** Plays the jobs in worker threads, and keeps each game as it comes. */
function playAll(jobs, { threads, out }, place) {
  const one = () => new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { place } })
    worker.on('message', record => (record ? addRecord(out, record) : worker.postMessage(jobs.shift())))
    worker.on('error', reject)
    worker.on('exit', resolve)
  })
  return Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, one))
}

const sum = (items, value) => items.reduce((total, item) => total + value(item), 0)
const plusMinus = ({ mean, spread }, scale, digits) => `${(scale * mean).toFixed(digits)}${Number.isNaN(spread) ? '' : ` ± ${(scale * spread).toFixed(digits)}`}`

/** A row: the players of a mix who play alike are one, as each of their games says as much. */
function printPlayers(name, variant, blocks) {
  const alike = variant.seats.flatMap((seat, player) => (seat === name ? [player] : []))
  const means = value => meanOf(blocks.map(games => sum(games, game => sum(alike, player => value(game.places[player]))) / games.length / alike.length))
  const players = variant.seats.length
  const taken = blocks.flat().flatMap(game => alike.map(player => game.taken[player]))
  const choices = sum(taken, one => one.choices)
  const times = {}
  for (const one of taken) for (const [bucket, count] of Object.entries(one.times)) times[bucket] = (times[bucket] ?? 0) + count
  const places = Array.from({ length: players - 1 }, (_, i) => means(place => Number(place === i + 2)).mean)
  printRow([
    name, alike.length, plusMinus(means(place => players + 1 - place), 1, 3), plusMinus(means(place => Number(place === 1)), 100, 1),
    places.map(share => (100 * share).toFixed(1)).join(' / '), number(choices / taken.length),
    ...[number(quantile(times, 0.5)), number(quantile(times, 0.99)), number(taken.reduce((most, one) => Math.max(most, one.slowest), 0))],
    number(sum(taken, one => one.iterations) / choices), number(sum(taken, one => one.worlds) / choices),
  ])
}

async function main() {
  const flags = flagsOf('node bench/daifugo-arena.js: games of Daifugō between the levels', FLAGS)
  const { name, place, hash } = await engineOf(flags.engine)
  const variant = { engine: hash, preset: flags.preset, seats: flags.seats.split(','), seed: flags.seed }
  await playAll(jobsOf(variant, flags), flags, place)
  const games = own(variant, readRecords(flags.out))
  const blocks = [...blocksOf(games).values()].filter(block => block.length === BLOCK)
  console.log(`${name} from ${place}/ (${hash}), rules "${flags.preset}", seed ${flags.seed}. ${blocks.length} blocks of ${BLOCK} games; ${games.length - BLOCK * blocks.length} games of blocks that are not whole are left out. ±: 95 % interval, of the blocks' means. A choice is one between several moves.\n`)
  if (!blocks.length) return
  printRow(['player', 'seats', 'points a game', 'first, %', 'other places, %', 'choices a game', 'ms, median', '99 %', 'slowest', 'iterations', 'worlds'])
  printRow(['---', ...Array(10).fill('--:')])
  for (const seat of new Set(variant.seats)) printPlayers(seat, variant, blocks)
}

if (isMainThread) await main()
else await work(workerData)
