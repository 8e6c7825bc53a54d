// Calls each function alone in a loop, with its default options on hard inputs (hard/<game>.js). There must be no fault, and the
// memory must stay flat.
//
//   node js/test/soak-each.js [seconds a function] [go|tinygo|all] [sync|worker|all] [functions that match]
//
// `./build.sh soak each` runs it. First all calls of a function are made once, even those that take minutes, then the fast ones in
// turn. It exits with 1 if a call fails, or if WebAssembly's memory exceeds 256 MB. It also does so if the memory of standard Go, which
// has a collector, grows by more than an eighth and 4 MB in the second half of the loop. TinyGo's grows until another engine takes
// over. The process also holds the inputs of all functions, about 250 MB.
import { setImmediate } from 'node:timers/promises'
import { hardCalls } from './hard/all.js'
import { measured, MOST } from './measured.js'
import { packages } from './packages.js'

const [seconds = '10', only = 'all', modes = 'sync', pattern = ''] = process.argv.slice(2)
/** Standard Go's first collection is at 4 MB. A function with little garbage may reach it late. */
const SETTLES = 4 * 2 ** 20
const MB = n => `${(n / 2 ** 20).toFixed(0)} MB`
const maker = packages.at(-1).initSync()
const CALLS = hardCalls(maker)
maker.close()

/** A function's calls in the order of the loop: all once, then the fast ones for ever. */
function* turns(calls) {
  yield* calls
  const quick = calls.filter(([, , slow]) => !slow)
  for (;;) yield* quick
}

/** Calls a function in a loop, and returns whether its memory stayed flat. */
async function soak(p, mode, name, calls) {
  const [game, method] = name.split('.')
  const { t, bytes, engines } = await measured(p, mode, game)
  const most = { bytes: 0, half: 0, rss: 0 }
  let n = 0, start = performance.now()
  for (const [, args] of turns(calls)) {
    await t[method](...args)
    await setImmediate() // replaced engines are freed when their task has ended
    most.bytes = Math.max(most.bytes, bytes())
    most.rss = Math.max(most.rss, process.memoryUsage.rss())
    // The clock starts when every call has been made once: until then new calls still raise the memory.
    if (++n === calls.length) start = performance.now()
    const spent = performance.now() - start
    if (n < calls.length || spent < seconds * 500) most.half = most.bytes
    if (n >= calls.length && spent >= seconds * 1000) break
  }
  t.close()
  const flat = most.bytes <= MOST && (p.compiler === 'tinygo' || most.bytes <= most.half * 9 / 8 + SETTLES)
  console.log(`${p.compiler}, ${mode}, ${name}: ${n} calls, ${engines()} engines, WebAssembly ${MB(most.half)}, then ${MB(most.bytes)}, process ${MB(most.rss)}${flat ? '' : ', NOT FLAT'}`)
  return flat
}

const chosen = packages.filter(({ compiler }) => only === 'all' || compiler === only)
const names = Object.keys(CALLS).filter(name => name.includes(pattern))
const threads = ['sync', 'worker'].filter(mode => modes === 'all' || mode === modes)
if (!chosen.length || !names.length || !threads.length || !(seconds > 0)) throw new Error(`nothing to do by ${process.argv.slice(2).join(' ')}`)
for (const p of chosen) {
  for (const mode of threads) {
    for (const name of names) {
      const flat = await soak(p, mode, name, CALLS[name])
      if (!flat) process.exitCode = 1
    }
  }
}
