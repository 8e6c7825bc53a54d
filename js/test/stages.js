// Makes a fault at every stage of an engine's life: which error the caller gets, after what time, and how long the next answer takes.
//
//   node js/test/stages.js [times]
//
// `./build.sh faults` runs it. It prints a line a stage, build and mode, with the median and the worst time. faults.test.js,
// load.test.js and others assert the errors; this only measures. It exits with 1 if a stage does not fail, or if no answer follows.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { faulty, packages } from './packages.js'

/** The stages: each fails with the error code that it names, and leaves an engine, or none, that must answer next. */
export const STAGES = [
  ['load: no such file', 'load', { worker: (p, way) => p.init1({ wasmURL: `${way.url}none` }) }],
  ['load: the server ends in the middle', 'load', { worker: (p, way) => p.init1({ wasmURL: `${way.url}cut` }) }],
  ['load: the server falls silent', 'stalled', { worker: (p, way) => p.init1({ wasmURL: `${way.url}mute`, timeout: 200 }) }],
  ['compile: bytes that are no module', 'load', { worker: (p, way) => p.init1({ wasmURL: `${way.url}text` }), sync: p => p.initSync1({ module: new Uint8Array(9) }) }],
  ['compile: the first half of a module', 'load', { worker: (p, way) => p.init1({ wasmURL: `${way.url}half` }), sync: p => p.initSync1({ module: half(p) }) }],
  ['start: a module that is no engine', 'load', { worker: p => p.init1({ module: new WebAssembly.Module(EMPTY) }), sync: p => p.initSync1({ module: EMPTY }) }],
  ['start: the worker throws', 'worker', { worker: p => p.init1({ workerURL: `data:text/javascript,${encodeURIComponent("throw new Error('no way')")}` }) }],
  ['call: panic', 'fault', failing('panic')],
  ['call: the stack overflows', 'fault', failing('overflow')],
  ['call: memory runs out', 'fault', failing('exhaust')],
  ['progress: the listener throws', 'thrown', spinning(t => t.test.spin(undefined, { budget: { ms: 400 }, onProgress: () => { throw new Thrown() } }))],
  ['progress: abort', 'aborted', { worker: async (p, way, t) => {
    const abort = new AbortController()
    return t.test.spin(undefined, { signal: abort.signal, onProgress: () => abort.abort(new Aborted()) })
  } }],
  ['close: while a call runs', 'closed', { worker: async (p, way, t) => {
    const pending = t.test.spin()
    setTimeout(() => t.close(), 20)
    return pending
  } }],
]

class Thrown extends Error { code = 'thrown' }
class Aborted extends Error { code = 'aborted' }
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
const half = ({ bytesOf }) => bytesOf.poker.subarray(0, bytesOf.poker.length >> 1)

function failing(name) {
  const fail = (p, way, t) => t.test[name]()
  return { worker: fail, sync: fail }
}

function spinning(run) {
  return { worker: (p, way, t) => run(t), sync: (p, way, t) => run(t) }
}

/** A server with one fault for each path. */
async function wrong(p) {
  const answers = {
    '/none': response => response.writeHead(404).end(),
    '/cut': response => {
      response.writeHead(200, { 'content-type': 'application/wasm', 'content-length': p.bytesOf.poker.length })
      response.write(half(p), () => response.destroy())
    },
    '/mute': response => response.writeHead(200, { 'content-type': 'application/wasm' }).flushHeaders(),
    '/text': response => response.writeHead(200, { 'content-type': 'application/wasm' }).end('this is no module'),
    '/half': response => response.writeHead(200, { 'content-type': 'application/wasm' }).end(half(p)),
  }
  const server = createServer((request, response) => answers[request.url](response))
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${server.address().port}/`, close }
}

const ACE = 0x1d0000

/** Makes one fault: its code, the time until the error, and the time until the next answer, of the same engine if it still exists. */
async function once(p, mode, [stage, code, ways], way) {
  const open = mode === 'sync' ? async () => p.initSync1() : () => p.init1()
  const t = /^(call|progress|close)/.test(stage) ? await faulty(p, {}, mode) : undefined
  if (t) await t.poker.evaluate('As')
  const start = performance.now()
  let told
  try {
    await ways[mode](p, way, t)
  } catch (error) {
    told = error.code
  }
  const failed = performance.now()
  const next = t && !stage.startsWith('close') ? t.poker : await open()
  const { value } = await next.evaluate('As')
  const answered = performance.now()
  t?.close()
  next.close?.()
  if (told !== code || value !== ACE) throw new Error(`${p.compiler}, ${mode}, ${stage}: ${told}, not ${code}; ${value}`)
  return { told: failed - start, next: answered - failed }
}

/** Runs all stages of a build and mode, `times` times each: { stage, told: […], next: […] } in ms. */
export async function stages(p, mode, times) {
  const entries = await Promise.all(['node', 'sync'].map(file => import(new URL(`games/poker/${file}.js`, p.folder))))
  const own = { ...p, init1: entries[0].init, initSync1: entries[1].initSync }
  const way = await wrong(p)
  const out = []
  for (const stage of STAGES.filter(([, , ways]) => ways[mode])) {
    const all = []
    for (let i = 0; i < times; i++) all.push(await once(own, mode, stage, way))
    out.push({ stage: stage[0], told: all.map(one => one.told), next: all.map(one => one.next) })
  }
  way.close()
  return out
}

const sorted = list => [...list].sort((a, b) => a - b)
const line = list => `${sorted(list)[list.length >> 1].toFixed(0).padStart(6)} (${Math.max(...list).toFixed(0)})`

async function main([times = '5']) {
  console.log = console.warn = () => {} // silences standard Go's last messages
  const print = text => process.stdout.write(`${text}\n`)
  print('median (worst) in ms')
  for (const p of packages) {
    for (const mode of ['worker', 'sync']) {
      for (const { stage, told, next } of await stages(p, mode, Number(times))) {
        print(`${p.compiler.padEnd(6)} ${mode.padEnd(6)} ${stage.padEnd(36)} told${line(told).padEnd(16)} next answer${line(next)}`)
      }
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
