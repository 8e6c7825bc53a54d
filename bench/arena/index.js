// One arena for all games: each deal is played with every rotation of the seats, by the functions that every game has. See ../README.md.
//
//   node bench/arena poker strong regular --deals 200 --rules '{"stacks":[2000,2000],"blinds":[10,20],"minBet":20}'
//   node bench/arena mnk 5 "gomocup:turn=300 path/to/program" --stones 6
import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addRecord, mend, readRecords, shardOf } from '../records.js'
import { flagsOf } from '../report.js'
import { report } from './figures.js'
import { settle } from './play.js'

const FLAGS = {
  deals: [100, 0, 'over all shards, each played with every turn of the seats; 0 only prints what there is'],
  seed: [1, 0, 'of the first deal'],
  rules: ['', /^.*$/s, 'a preset, or rules as JSON; default the game\'s'],
  seats: [0, 0, 'how many play: the last player named takes what is left; default as the rules have it'],
  games: [1, 1, 'of a match, dealt one from the other: 100 at Daifugō are a block of the championship'],
  stones: [0, 0, 'of an even opening, of a game that has openings'],
  chance: ['shared', /^(shared|own)$/, 'shared: players who think alike decide alike; own: the dice of each player are its own'],
  workers: [2, 1, 'processes'],
  shard: ['1/1', /^[1-9]\d*\/[1-9]\d*$/, 'the part of the deals to play, as 2/4'],
  engine: ['', /^.*$/, 'the package whose engine deals and plays the levels: a folder; default js'],
  out: ['', /^.*$/, 'where games are kept: a run that was stopped goes on there; default dist/arena-GAME.jsonl'],
}
const GAMES = readdirSync(new URL('../../js/games', import.meta.url), { withFileTypes: true }).flatMap(one => (one.isDirectory() ? [one.name] : []))
const USAGE = `node bench/arena <${GAMES.join('|')}> <player> [<player> …]: games between players
  a player is a level, level:2000 (iterations) or level:t100 (milliseconds of the processor), of another build level@folder,
  or what bench/arena/peers has: gomocup:COMMAND, mjai:COMMAND, majiang, bots:call; or the path of such a file, file.js:ARGUMENT`

/** Plays the jobs in worker processes, and keeps each result at once. */
function playAll(jobs, plan, { workers, out }) {
  const one = () => new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('worker.js', import.meta.url)), [JSON.stringify(plan)])
    const next = () => (jobs.length ? child.send(jobs.shift()) : child.disconnect())
    child.on('message', record => {
      if (record) addRecord(out, record)
      next()
    })
    child.on('exit', code => (code ? reject(new Error('a worker has failed')) : resolve()))
  })
  return Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, one))
}

async function main() {
  const words = process.argv.slice(2)
  const end = words.findIndex(word => word.startsWith('--'))
  const [game, ...players] = end < 0 ? words : words.slice(0, end)
  process.argv.splice(2, end < 0 ? words.length : end)
  const flags = flagsOf(USAGE, FLAGS)
  if (!GAMES.includes(game) || !players.length) throw new Error(USAGE)
  const plan = await settle({ ...flags, game, players })
  flags.out ||= `dist/arena-${game}.jsonl`
  mend(flags.out)
  const records = () => readRecords(flags.out).filter(({ run }) => run === plan.run)
  const done = new Set(records().map(({ seed, turn }) => `${seed} ${turn}`))
  const seeds = shardOf(Array.from({ length: flags.deals }, (_, i) => flags.seed + i), flags.shard)
  const jobs = seeds.flatMap(seed => plan.turns.map((_, turn) => ({ seed, turn }))).filter(({ seed, turn }) => !done.has(`${seed} ${turn}`))
  await playAll(jobs, plan, flags)
  console.log(report(plan, records()))
}

await main().catch(error => {
  console.error(error.message)
  process.exit(2)
})
