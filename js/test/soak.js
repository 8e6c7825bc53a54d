// Makes mixed calls of all games, good and bad, in workers and in one thread. There must be no fault. The memory is reported.
//
//   node js/test/soak.js [calls a build and mode] [go|tinygo|all] [reports] [sync|worker]
//
// `./build.sh soak` runs it. It exits with 1 if a call fails other than by an InputError. It also does so if WebAssembly's memory more
// than doubles after the first tenth of the calls, and exceeds what TinyGo's engines may hold before others take over.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { corpus } from './corpus.js'
import { games, packages } from './packages.js'

const [calls = '100000', only = 'all', reports = '10', ...modes] = process.argv.slice(2)
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')
Error.stackTraceLimit = 0
const MB = n => `${(n / 2 ** 20).toFixed(0)} MB`
/** Functions with long searches. Their calls get a budget here. */
const LONG = /^poker\.(videoSolve|equity)$|^mnk\.(choose|search|prove|solveThreats|review)$|^calculation\.(successRate|choose|stillWinnable|solve|review)$|^daifugo\.(choose|review|playout)$|^solver\.solveSpot$|^mahjong\.(choose|review)$|^poker\.(choose|review)$/
const all = corpus(40)
const CALLS = [...all.filter(([name]) => !LONG.test(name)), ...all.filter(([name]) => LONG.test(name)).slice(0, 20)]

/** The memories of all engines that start in this thread. TinyGo's engines are replaced when they have grown. */
const memories = []
const { Instance } = WebAssembly
WebAssembly.Instance = class extends Instance {
  constructor(...args) {
    super(...args)
    memories.push(new WeakRef(this.exports.mem ?? this.exports.memory))
  }
}

/** The bytes of the memories that are still alive. It is a separate function, because the variables of an async function live on while it waits. */
function held() {
  const alive = memories.map(ref => ref.deref()).filter(Boolean)
  memories.splice(0, Infinity, ...alive.map(memory => new WeakRef(memory)))
  return alive.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
}

/** The bytes that the engines of all games may hold: TinyGo's are replaced when they have grown to 160 MB, at the latest. */
const MOST = 160 * 2 ** 20 * games.length

async function soak(p, mode, calls, reports) {
  memories.length = 0
  const engine = mode === 'sync' ? p.initSync() : await p.init()
  const start = performance.now()
  let refused = 0, at = 0
  const sizes = []
  for (let report = 1; report <= reports; report++) {
    for (; at < calls * report / reports; at++) {
      const [name, args] = CALLS[at % CALLS.length]
      const [game, method] = name.split('.')
      try {
        await engine[game][method](...args)
      } catch (error) {
        if (!(error instanceof p.InputError)) throw new Error(`${name}(${JSON.stringify(args)}): ${error}`, { cause: error })
        refused++
      }
    }
    await new Promise(resolve => setTimeout(resolve, 10)) // a WeakRef keeps its target until its task ends
    gc()
    const { rss, heapUsed } = process.memoryUsage()
    const wasm = held()
    sizes.push(mode === 'sync' ? wasm : rss)
    const rate = at / (performance.now() - start) * 1000
    console.log(`${p.compiler}, ${mode}: ${at} calls, ${refused} refused, ${rate.toFixed(0)} a second; ${mode === 'sync' ? `WebAssembly ${MB(wasm)}, ` : ''}heap ${MB(heapUsed)}, process ${MB(rss)}`)
  }
  engine.close()
  return sizes.at(-1) <= Math.max(2 * sizes[0], mode === 'sync' ? MOST : 0)
}

const chosen = packages.filter(({ compiler }) => only === 'all' || compiler === only)
if (!chosen.length) throw new Error(`no package by ${only} in dist/`)
const MODES = ['sync', 'worker']
const unknown = modes.find(mode => !MODES.includes(mode))
if (unknown) throw new Error(`${unknown} is not one of ${MODES.join(', ')}`)
let bounded = true
for (const p of chosen) {
  for (const mode of modes.length ? modes : MODES) bounded = await soak(p, mode, Number(calls), Number(reports)) && bounded
}
if (!bounded) {
  console.error('memory more than doubled')
  process.exitCode = 1
}
