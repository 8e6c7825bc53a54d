// Matches of gomoku between the package's brain and itself with other budgets, or other programs of the Gomocup protocol.
// See README.md.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chance } from './deal.js'
import { evenOpening, playGame } from './gomocup-match.js'
import { addRecord, readRecords, shardOf, wilson } from './records.js'
import { flagsOf, number, printRow } from './report.js'

const FLAGS = {
  games: [200, 0, 'games of each two players on each board, in all; 0 only prints what there is'],
  players: ['n1000,n4000,n16000', /^[nt]\d+(,[nt]\d+)*$/, 'the brain by budgets: n1000 counts 1,000 positions a move, t100 has 100 ms a turn'],
  opponent: ['', /^.*$/, 'the command line of another program, which plays all of --players instead of those each other'],
  baseline: ['', /^[\w./-]*$/, 'a commit, whose brain plays all of --players instead of those each other; it is built into dist/'],
  cpu: [0, 0, '1: milliseconds of --players are those of the processor, which others on the machine do not take'],
  turn: [1000, 1, 'milliseconds a turn that the opponent has'],
  size: ['15,20', /^\d+(,\d+)*$/, 'sides of the boards'],
  seed: [1, 0, 'of the openings'],
  shard: ['1/1', /^[1-9]\d*\/[1-9]\d*$/, 'the part of the openings to play, as 2/4'],
  engine: ['', /^(js|dist\/tinygo|dist\/go)?$/, 'js, dist/tinygo or dist/go; default the one by TinyGo'],
  out: ['dist/gomoku.jsonl', /^.+$/, 'where the results are kept; a run that was stopped goes on there'],
}

/** A player of a budget as a process of its own. */
function brain(budget, folder, cpu, name = budget) {
  const amount = Number(budget.slice(1))
  const program = fileURLToPath(new URL('bots/gomocup/tefuda-gomoku.js', folder))
  if (budget[0] === 'n') return { name, command: [process.execPath, program, '--debug', '--nodes', String(amount)] }
  if (!cpu) return { name, command: [process.execPath, program, '--debug'], ms: amount }
  const byProcessor = fileURLToPath(new URL('gomoku-brain.js', import.meta.url))
  return { name: `${name} (cpu)`, command: [process.execPath, byProcessor, fileURLToPath(folder)], ms: amount, patience: PATIENCE }
}

/** How many times its turn a player may take on the wall that counts the processor's time. */
const PATIENCE = 200

/** Builds the package of a commit, unless that was done before, and returns its folder. */
function build(commit, compiler) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
  const name = git('rev-parse', '--short', commit)
  const tree = `${root}dist/baseline-${name}`
  if (!existsSync(`${tree}/dist/${compiler}/sync.js`)) {
    mkdirSync(tree, { recursive: true })
    const script = 'git -C "$1" archive "$2" | tar -x && ln -sfn "$1"js/node_modules js/node_modules && ./build.sh package "$3"'
    execFileSync('bash', ['-o', 'pipefail', '-c', script, 'bash', root, name, compiler], {
      cwd: tree, env: { ...process.env, TEFUDA_GAMES: 'mnk' }, stdio: ['ignore', 2, 2],
    })
  }
  return { name, folder: new URL(`../dist/baseline-${name}/dist/${compiler}/`, import.meta.url) }
}

/** The engine of a build, and its name: boards alone, as other games' changes are nothing to these results. */
async function load(place) {
  const { initSync } = await import(`../${place}/games/mnk/node-sync.js`)
  const { game } = await import(`../${place}/games/mnk/game.js`)
  const mnk = initSync()
  const bytes = readFileSync(game.wasmURL())
  return { mnk, compiler: mnk.compiler, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 12) }
}

const PLACES = ['dist/tinygo', 'dist/go', 'js']
const isThere = place => existsSync(new URL(`../${place}/wasm_exec.js`, import.meta.url))

/** Each two players that meet, the one whose score is told first. */
function pairsOf({ players, opponent, baseline, turn, cpu }, place, compiler) {
  const folder = new URL(`../${place}/`, import.meta.url)
  const brains = players.split(',').map(budget => brain(budget, folder, cpu))
  if (opponent) {
    const other = { name: opponent, command: opponent.split(/\s+/), ms: turn }
    return brains.map(own => [own, other])
  }
  if (baseline) {
    const old = build(baseline, compiler)
    return players.split(',').map((budget, i) => [brains[i], brain(budget, old.folder, cpu, `${old.name} ${budget}`)])
  }
  return brains.flatMap((weak, i) => brains.slice(i + 1).map(strong => [strong, weak]))
}

const keyOf = ({ engine, names, size, seed, game }) => JSON.stringify([engine, names, size, seed, game])

/** Plays the games that have no result yet; game 2i and 2i + 1 are of opening i, from either side. */
async function playAll(pairs, { games, size, seed, shard, out }, engine) {
  const done = new Set(readRecords(out).map(keyOf))
  const openings = shardOf(Array.from({ length: Math.ceil(games / 2) }, (_, i) => i), shard)
  for (const side of size.split(',').map(Number)) {
    for (const i of openings) {
      const records = [2 * i, 2 * i + 1].filter(game => game < games)
        .flatMap(game => pairs.map(players => ({ players, record: { engine: engine.hash, names: players.map(({ name }) => name), size: side, seed, game } })))
        .filter(({ record }) => !done.has(keyOf(record)))
      if (!records.length) continue // it takes seconds to find an even opening
      const opening = evenOpening(engine.mnk, chance(seed * 1_000_003 + i), side)
      for (const { players, record } of records) {
        const [first, second] = record.game % 2 ? players.toReversed() : players
        addRecord(out, turned({ ...record, ...(await playGame(engine.mnk, [first, second], side, opening)) }))
      }
    }
  }
}

/** A record whose winner and times are by player, not by who began. */
function turned(record) {
  if (record.game % 2 === 0) return record
  return { ...record, winner: record.winner === null ? null : 1 - record.winner, slowest: record.slowest.toReversed(), depth: record.depth.toReversed() }
}

const points = ({ winner }) => (winner === null ? 0.5 : 1 - winner)
const Z = 1.959964

/**
 * The share of points of the first player and its 95 % interval: of the means of an opening's two games, which are not
 * independent of each other; Wilson's of the games where all openings went alike.
 */
export function scoreOf(records) {
  const byOpening = new Map()
  for (const record of records) byOpening.set(record.game >> 1, [...(byOpening.get(record.game >> 1) ?? []), points(record)])
  const means = [...byOpening.values()].map(all => all.reduce((a, b) => a + b) / all.length)
  const n = means.length
  const mean = means.reduce((a, b) => a + b, 0) / n
  const variance = means.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  if (!(variance > 0)) return wilson(mean * records.length, records.length)
  const spread = Z * Math.sqrt(variance / n)
  return { rate: mean, low: Math.max(0, mean - spread), high: Math.min(1, mean + spread) }
}

/** The Elo difference that a score is expected of. */
export const elo = score => (score <= 0 ? -Infinity : score >= 1 ? Infinity : 400 * Math.log10(score / (1 - score)))

const signed = x => (Number.isFinite(x) ? `${x < 0 ? '−' : '+'}${Math.round(Math.abs(x))}` : x < 0 ? '−∞' : '+∞')
const percent = x => `${(100 * x).toFixed(1)} %`

function printPair(players, size, all) {
  const names = players.map(({ name }) => name)
  const records = all.filter(record => record.size === size && String(record.names) === String(names))
  if (!records.length) return
  const { rate, low, high } = scoreOf(records)
  const count = by => records.filter(by).length
  const faults = end => [0, 1].map(side => count(record => record.end === end && record.winner === 1 - side)).join(' / ')
  printRow([
    `${size} × ${size}`, ...names, records.length,
    [0, null, 1].map(winner => count(record => record.winner === winner)).join(' – '),
    `${percent(rate)} (${percent(low)}–${percent(high)})`, `${signed(elo(rate))} (${signed(elo(low))}…${signed(elo(high))})`,
    faults('illegal'), faults('time'), faults('crash'),
    number(records.reduce((sum, { moves }) => sum + moves.split(' ').length, 0) / records.length),
    [0, 1].map(side => Math.max(...records.map(({ slowest }) => slowest[side]))).join(' / '),
    [0, 1].map(side => number(records.reduce((sum, { depth }) => sum + (depth?.[side] ?? 0), 0) / records.length)).join(' / '),
  ])
}

async function main() {
  const flags = flagsOf('node bench/gomoku.js: matches of gomoku over the Gomocup protocol', FLAGS)
  const place = flags.engine || PLACES.find(isThere)
  if (!place || !isThere(place)) throw new Error('no engine: run ./build.sh build first')
  const { mnk, compiler, hash } = await load(place)
  const pairs = pairsOf(flags, place, compiler)
  await playAll(pairs, flags, { mnk, hash })
  console.log(`tefuda (${compiler}) from ${place}/ (${hash}), seed ${flags.seed}. n: positions a move, t: milliseconds a turn. In brackets: 95 % intervals, paired by opening.\n`)
  printRow(['board', 'player', 'against', 'games', 'won – drawn – lost', 'score', 'Elo', 'illegal', 'late', 'crashed', 'stones a game', 'slowest move, ms', 'depth'])
  printRow(['---', '---', '---', ...Array(10).fill('--:')])
  const records = readRecords(flags.out).filter(({ engine, seed }) => engine === hash && seed === flags.seed)
  for (const size of flags.size.split(',').map(Number)) for (const players of pairs) printPair(players, size, records)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
