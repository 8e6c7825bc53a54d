// What a hundred thousand calls, and big ones, leave behind.
import assert from 'node:assert/strict'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { corpus } from './corpus.js'
import { each, faultySync } from './packages.js'

const MB = 1 << 20
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')
const QUICK = ['poker.evaluate', 'poker.compare', 'poker.evaluateMany', 'mnk.pairs', 'mnk.pairsMany', 'calculation.legalMoves', 'mahjong.shanten', 'daifugo.legalMoves']
const CALLS = corpus(125).filter(([name]) => QUICK.includes(name))
// Of the many errors here; they take half of the time.
Error.stackTraceLimit = 0

/** The wasm memory of every engine that starts while run does, largest first. */
function memories(run) {
  const { Instance } = WebAssembly
  const instances = []
  WebAssembly.Instance = class extends Instance {
    constructor(...args) {
      super(...args)
      instances.push(this)
    }
  }
  try {
    run()
  } finally {
    WebAssembly.Instance = Instance
  }
  return instances.map(({ exports }) => exports.mem ?? exports.memory)
}

/** All engines in this thread, and the memories of those that have been used. */
function open(p) {
  const t = p.initSync()
  const all = memories(() => callAll(t, p))
  assert.ok(all.length > 0 && all.every(memory => memory instanceof WebAssembly.Memory))
  const sizes = () => all.map(({ buffer }) => buffer.byteLength)
  /** How much the memory that grew most has grown since it was of some size. */
  const grown = before => Math.max(...sizes().map((size, i) => size - before[i]))
  return { t, sizes, grown }
}

const heap = () => {
  gc()
  return process.memoryUsage().heapUsed
}

/** All calls of the corpus, whatever comes of them; returns how many were faults of the input. */
function callAll(t, { InputError }) {
  let errors = 0
  for (const [name, args] of CALLS) {
    const [game, method] = name.split('.')
    try {
      t[game][method](...args)
    } catch (error) {
      assert.ok(error instanceof InputError)
      errors++
    }
  }
  return errors
}

each('100,000 calls, good and bad, keep memory bounded', p => {
  const { t, sizes, grown } = open(p)
  const errors = callAll(t, p)
  assert.equal(CALLS.length, 1000)
  assert.ok(errors > 50 && errors < 950, `${errors} errors`)
  // Standard Go's heap, one a game, has settled after some thirty rounds.
  for (let i = 0; i < 40; i++) callAll(t, p)
  const before = [sizes(), heap()]
  for (let i = 0; i < 100; i++) callAll(t, p)
  const [wasm, js] = [grown(before[0]), heap() - before[1]]
  assert.ok(wasm <= 2 * MB, `wasm memory grew by ${wasm}`)
  assert.ok(js <= 4 * MB, `the heap grew by ${js}`)
})

each('bulk calls of 20 MB, one after the other, do not add up', p => {
  const { t, sizes, grown } = open(p)
  const codes = new Int8Array(20e6).fill(13)
  const values = t.poker.evaluateMany(codes)
  assert.equal(values.at(-1), 0xbd0000)
  t.poker.evaluateMany(codes)
  const before = sizes()
  for (let i = 0; i < 10; i++) {
    t.poker.evaluateMany(codes)
    t.poker.evaluate('As')
  }
  assert.ok(grown(before) <= 20 * MB, `wasm memory grew by ${grown(before)} from ${before}`)
  assert.ok(Math.max(...sizes()) < 300 * MB, `${sizes()}`)
})

each('an engine that failed is let go', p => {
  const t = faultySync(p)
  const before = heap()
  for (let i = 0; i < 30; i++) assert.throws(() => t.test.panic(), p.EngineError)
  assert.equal(t.poker.evaluate('As').value, 0x1d0000)
  const grown = heap() - before
  assert.ok(grown < 8 * MB, `the heap grew by ${grown}`)
})

each('worker: 10,000 calls at once, and what they leave in this thread', async p => {
  const t = await p.init()
  const once = async () => {
    const calls = Array.from({ length: 10_000 }, (_, i) => t.poker.evaluate([i % 56]))
    const values = await Promise.all(calls)
    assert.equal(values[13].value, 0x1d0000)
  }
  await once()
  const before = heap()
  await once()
  await once()
  const grown = heap() - before
  assert.ok(grown < 8 * MB, `the heap grew by ${grown}`)
  t.close()
})

each('one long-lived signal gathers no listeners', async p => {
  const t = await p.init()
  const { signal } = new AbortController()
  let listeners = 0
  const { addEventListener, removeEventListener } = signal
  signal.addEventListener = (...args) => addEventListener.apply(signal, args, listeners++)
  signal.removeEventListener = (...args) => removeEventListener.apply(signal, args, listeners--)
  for (let i = 0; i < 50; i++) await t.poker.evaluate(i % 2 ? 'As' : 'bad', { signal }).catch(() => {})
  assert.equal(listeners, 0)
  t.close()
})
