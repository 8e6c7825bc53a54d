// Engines play games against themselves from seeds, and every build must give the same answers byte for byte: native amd64 and 386,
// WebAssembly by standard Go and by TinyGo.
//
//   node js/test/decisions.js [decisions a game] [game] [first seed]
//
// `./build.sh decisions` runs it. It prints a line a game and build, with a hash of all answers, and exits with 1 if they differ.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games, packages } from './packages.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BOARDS = [
  [3, 3, { k: 3 }], [7, 6, { k: 4 }], [8, 8, { k: 5 }], [9, 9, { k: 5, rule: 'exact' }], [15, 15, { k: 5 }], [15, 15, { rule: 'renju' }], [19, 19, { rule: 'caro' }],
]
const TABLES = [
  { stacks: [200, 60, 200] },
  { variant: 'draw', jokers: 2, limit: 'pot-limit', stacks: [90, 50, 200, 17], levels: [{ small: 1, big: 2, ante: 1 }] },
  { stacks: [100, 100] },
  { variant: 'short-deck', stacks: [100, 100], levels: [{ big: 2, ante: 1 }], buttonBlind: true, antesBy: 'button' },
  { limit: 'fixed', cap: 4, stacks: [60, 61] },
]
// For mahjong their number has no common factor with the number of rules, so that all pairs come up.
const LEVELS = {
  calculation: ['search', 'search', 'rule', 'search', 'eager', 'search', 'random'],
  poker: ['beginner', 'regular', 'strong'], daifugo: ['novice', 'casual', 'regular', 'skilled', 'expert', 'champion'], mahjong: ['baseline', 'beginner', 'regular', 'strong', 'strong'],
}

/** Rivers and a turn between narrow ranges. Their decisions are requested one after the other. */
const SPOTS = [
  ['Ks Th 7s 4d 2c', 'QQ+, AKs, 98s', 'JJ, KQs, 76s:0.5'], ['9h 9d 5c 5s Ah', 'random', 'AA, K9s, 22-66'], ['Qs Jh 2h 9c', 'AQ, KTs, 88', 'QJs, A5s, TT'],
]

/** Plays a game of each kind. decide(method, …args) returns the answer at every decision. */
const PLAY = {
  async poker({ poker }, seed, decide) {
    let table = poker.deal(TABLES[seed % TABLES.length], { seed, views: ['turn'] })
    while (!table.over) {
      const level = LEVELS.poker[seed % LEVELS.poker.length]
      const { best } = decide('choose', table.views[0], { level, seed, budget: { iterations: 40 } })
      table = poker.apply(table, { move: best, views: ['turn'] })
    }
  },
  async histories({ poker }, seed, decide) {
    let table = poker.deal([{ stacks: [200, 60, 200] }, { stacks: [100, 100] }, TABLES[4], { preset: 'omaha' }, { preset: 'stud' }][seed % 5], { seed })
    for (let n = seed; !table.over; n++) {
      const { moves } = poker.legal(table)
      table = poker.apply(table, { move: moves[n * 7 % moves.length] })
    }
    for (const format of ['pokerstars', 'gg', undefined]) decide('importGame', decide('exportGame', table, { format }))
  },
  async solver(_, seed, decide) {
    const [board, ...ranges] = SPOTS[seed % SPOTS.length]
    const spot = { board, ranges, pot: 10, stack: 10 + seed, sizes: { bet: [33 + seed, 75], raise: [60] } }
    const options = { target: 0, budget: { iterations: 5 + seed % 7 }, compress: seed % 2 > 0 }
    decide('estimateSpot', spot)
    for (let at = []; ;) {
      const { node } = decide('solveSpot', spot, { ...options, at: at.join(', ') })
      if (node.kind !== 'decision') break
      at = [...at, node.actions[(seed >> at.length) % node.actions.length].move]
    }
  },
  async mnk({ mnk }, seed, decide) {
    const [columns, rows, rules] = BOARDS[seed % BOARDS.length]
    const level = 1 + (seed >> 2) % 5
    let table = mnk.deal({ columns, rows, ...rules }, { seed, views: ['turn'] })
    for (let n = 0; !table.over; n++) {
      const { best } = decide('choose', table.views[0], { level, seed: seed + n, budget: { iterations: 150 } })
      table = mnk.apply(table, { move: best, views: ['turn'] })
    }
  },
  async calculation({ calculation }, seed, decide) {
    let table = calculation.deal({ lead: seed % 2, piles: 3 + seed % 3 }, { seed, views: [0] })
    while (!table.over) {
      const { best } = decide('choose', table.views[0], { level: LEVELS.calculation[seed % LEVELS.calculation.length], seed, budget: { iterations: 30 } })
      table = calculation.apply(table, { move: best, views: [0] })
    }
    decide('review', table, { level: 'search', seed, budget: { iterations: 200 } })
  },
  async mahjong({ mahjong }, seed, decide) {
    let game = mahjong.deal(seed % 4 === 3 ? 'tenhou-sanma' : 'tenhou', { seed, views: ['turn'] })
    while (!game.over) {
      const { hand, left } = game.views[0]
      const { best } = decide('choose', game.views[0], { level: LEVELS.mahjong[seed % LEVELS.mahjong.length] })
      decide('evaluate', hand, { left, budget: { iterations: 300 } })
      game = mahjong.apply(game, { move: best, views: ['turn'] })
    }
  },
  async daifugo({ daifugo }, seed, decide) {
    const level = LEVELS.daifugo[seed % LEVELS.daifugo.length]
    let table
    // Two games, so that there is an exchange of cards.
    for (let games = 0; games < 2; games++) {
      table = daifugo.deal(table ? undefined : ['uec', 'common', 'tycoon', 'dragonQuest', 'article'][seed % 5], { seed, from: table, views: ['turn'] })
      for (let n = 0; !table.over; n++) {
        const { best } = decide('choose', table.views[0], { level, seed: seed + n, budget: { iterations: 6 } })
        table = daifugo.apply(table, { move: best, seed: n, views: ['turn'] })
      }
    }
  },
}

/** Thrown to end a game when there are enough decisions. */
const ENOUGH = Symbol('enough')

/** `count` requests, [name, block], from games that one build plays. */
export async function requests(p, game, count, seed = 0) {
  const t = p.initSync()
  const out = []
  const decide = (method, ...args) => {
    const buffer = { bytes: new Uint8Array(0) }
    const size = p.encode(args, n => (buffer.bytes = buffer.bytes.length < n ? new Uint8Array(n) : buffer.bytes))
    out.push([`${game}.${method}`, buffer.bytes.slice(0, size)])
    const answer = t[game][method](...args)
    if (out.length === count) throw ENOUGH
    return answer
  }
  try {
    for (; out.length < count; seed++) await PLAY[game](t, seed, decide)
  } catch (error) {
    if (error !== ENOUGH) throw error
  }
  t.close()
  return out
}

/** The hash of a build's answers. */
export function hashOf({ start, moduleOf, GAMES }, game, all) {
  const { room, run, tables } = start(moduleOf[game])
  const { tablesURL } = GAMES.find(({ name }) => name === game)
  if (tablesURL) tables(all[0][0], readFileSync(tablesURL()))
  const hash = createHash('sha256')
  for (const [name, block] of all) {
    room(block.length).set(block)
    hash.update(run(name, block.length))
  }
  return hash.digest('hex')
}

const replay = (GOARCH, input) =>
  spawnSync('go', ['run', './wasm/call/replay'], { cwd: ROOT, input, env: { ...process.env, GOARCH }, encoding: 'utf8' })

/** The architectures whose programs this machine runs. Some kernels do not run 32-bit programs. */
export const natives = ['amd64', '386'].filter(GOARCH => !/exec format error/.test(replay(GOARCH, '').stderr))

/** The hash of the answers of Go's own build for an architecture. */
export function nativeHash(GOARCH, game, all) {
  const blocks = all.flatMap(([name, block]) => [Buffer.from(name), block]).flatMap(block => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(block.length)
    return [size, block]
  })
  const { stdout, stderr, status } = replay(GOARCH, Buffer.concat(blocks))
  if (status !== 0) throw new Error(stderr)
  const [name, count, hash] = stdout.trim().split(' ')
  if (name !== game || Number(count) !== all.length) throw new Error(`${count} of ${all.length} answers of ${name}`)
  return hash
}

async function main([count = '10000', only = '', seed = '0']) {
  if (only && !games.includes(only)) throw new Error(`${only} is not one of ${games.join(', ')}`)
  const seen = new Set()
  let same = true
  for (const game of games.filter(name => !only || name === only)) {
    const all = await requests(packages.at(-1), game, Number(count), Number(seed))
    seen.clear()
    const say = (build, hash) => {
      seen.add(hash)
      console.log(`${game.padEnd(12)} ${all.length} decisions, ${build.padEnd(14)} ${hash}`)
    }
    for (const p of packages) say(`wasm by ${p.compiler}`, hashOf(p, game, all))
    for (const GOARCH of natives) say(`native ${GOARCH}`, nativeHash(GOARCH, game, all))
    same &&= seen.size === 1
  }
  if (!same) {
    console.error('the builds differ')
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
