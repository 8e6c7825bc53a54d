// The memory that remains after a hundred thousand calls, and after big ones.
import assert from 'node:assert/strict'
import { after } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { corpus } from './corpus.js'
import { each, faultySync } from './packages.js'

const MB = 1 << 20
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')
const QUICK = ['poker.evaluate', 'poker.compare', 'poker.evaluateMany', 'mnk.pairs', 'mnk.pairsMany', 'calculation.legal', 'mahjong.shanten', 'daifugo.legal']
const CALLS = corpus(125).filter(([name]) => QUICK.includes(name))
// No stack traces for the many errors here: they would take half of the time.
Error.stackTraceLimit = 0

/** Every engine that starts in this thread, as long as something refers to it. @type {WeakRef<WebAssembly.Instance>[]} */
const engines = []
const { Instance } = WebAssembly
WebAssembly.Instance = class extends Instance {
  constructor(...args) {
    super(...args)
    engines.push(new WeakRef(this))
  }
}
after(() => (WebAssembly.Instance = Instance))

/** Opens all engines in this thread, with the memories of those still alive, and the number of engines so far. */
async function open(p) {
  const from = engines.length
  const t = p.initSync()
  callAll(t, p)
  /** A WeakRef that was read or made keeps its target until this turn ends. */
  const sizes = async () => {
    await setImmediate()
    gc()
    const memories = engines.slice(from).map(ref => ref.deref()?.exports).filter(Boolean).map(({ mem, memory }) => mem ?? memory)
    return memories.map(({ buffer }) => buffer.byteLength)
  }
  return { t, sizes, made: () => engines.length - from, games: engines.length - from }
}

const heap = () => {
  gc()
  return process.memoryUsage().heapUsed
}

/** Makes all calls of the corpus, and ignores the results. Returns the number of input errors. */
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

/** The memory that an engine of TinyGo, without a collector, may have before another replaces it: each growth doubles it. */
const MOST = 160 * MB

/** The greatest growth of a memory. Only standard Go keeps the same memory all the time. */
const grown = (before, sizes) => Math.max(...sizes.map((size, i) => size - before[i]))

each('100,000 calls, good and bad, keep memory bounded', async p => {
  const { t, sizes, games } = await open(p)
  const errors = callAll(t, p)
  assert.equal(CALLS.length, 1000)
  assert.ok(errors > 50 && errors < 950, `${errors} errors`)
  // Standard Go's heaps, one a game, settle after about thirty rounds.
  for (let i = 0; i < 40; i++) callAll(t, p)
  const before = [await sizes(), heap()]
  for (let i = 0; i < 100; i++) callAll(t, p)
  const after = await sizes()
  const js = heap() - before[1]
  assert.equal(after.length, games, 'engines that are held')
  if (p.compiler === 'go') assert.ok(grown(before[0], after) <= 2 * MB, `wasm memory grew by ${grown(before[0], after)}`)
  assert.ok(Math.max(...after) <= MOST, `${after}`)
  assert.ok(js <= 4 * MB, `the heap grew by ${js}`)
})

each('bulk calls of 20 MB, one after the other, do not add up', async p => {
  const { t, sizes } = await open(p)
  const codes = new Int8Array(20e6).fill(13)
  const values = t.poker.evaluateMany(codes)
  assert.equal(values.at(-1), 0xbd0000)
  t.poker.evaluateMany(codes)
  const before = await sizes()
  for (let i = 0; i < 10; i++) {
    t.poker.evaluateMany(codes)
    t.poker.evaluate('As')
  }
  const after = await sizes()
  assert.ok(grown(before, after) <= 20 * MB, `${before}, then ${after}`)
  assert.ok(Math.max(...after) < 300 * MB, `${after}`)
})

each('an engine whose memory has grown gives way to another, which answers alike', async p => {
  const { t, sizes, made, games } = await open(p)
  const square = Array(15).fill('.'.repeat(15))
  const search = () => t.mnk.search(square.with(7, '.......x.......'), { k: 5, budget: { iterations: 1 } })
  const { stats, ...first } = search()
  assert.equal(stats.iterations, 1)
  for (let i = 0; i < 250; i++) {
    const { stats, ...again } = search()
    assert.deepEqual(again, first, `call ${i}: ${stats.iterations}`)
    if (i % 50 === 0) await setImmediate()
  }
  if (p.compiler === 'tinygo') assert.ok(made() > games + 1, `${made()} engines of ${games} games`)
  else assert.equal(made(), games)
  const left = await sizes()
  assert.equal(left.length, games, 'engines that are held')
  assert.ok(Math.max(...left) <= MOST, `${left}`)
})

/** Calls that are or can be slow, and how often each is made. */
const LONG = [
  ['Omaha with unknown hands', 1, t => t.poker.equity(Array(7).fill('random'), { omaha: true, seed: 1, budget: { iterations: 100_000 } })],
  ['hold’em played by samples', 3, t => t.poker.choose(handOf(t, 'holdem', [200, 200]), { level: 'regular', budget: { iterations: 200_000 } })],
  ['draw played by samples', 3, t => t.poker.choose(handOf(t, 'draw', [200, 200, 200]), { level: 'regular', budget: { iterations: 200_000 } })],
  ['a river played by tables', 3, t => t.poker.choose(handOf(t, 'holdem', [200, 200]), { level: 'strong', budget: { iterations: 5000 } })],
  ['a hand’s chances', 4, t => t.mahjong.evaluate('13m2468p2379s112z')],
  ['a game reviewed by strong', 1, t => t.mahjong.review(begun(t), { level: 'strong' })],
  ['a proof', 2, t => t.mnk.prove(Array(4).fill('.'.repeat(6)), { k: 4 })],
  ['a search of a large board', 2, t => t.mnk.search(Array(15).fill('.'.repeat(15)).with(7, '.......x.......'), { k: 5, budget: { iterations: 20_000 } })],
]

/** The view of the seat that begins a hand. */
const handOf = (t, variant, stacks) => t.poker.deal({ variant, stacks }, { seed: 1, views: ['turn'] }).views[0]

/** A game of mahjong, some turns old. */
function begun({ mahjong }) {
  let game = mahjong.deal('tenhou', { seed: 3, views: ['turn'] })
  for (let i = 0; i < 60; i++) {
    const { best } = mahjong.choose(game.views[0], { level: 'beginner' })
    game = mahjong.apply(game, { move: best, views: ['turn'] })
  }
  delete game.view
  return game
}

each('what takes long takes no more memory for that', async p => {
  for (const [what, times, call] of LONG) {
    const { t, sizes } = await open(p)
    for (let i = 0; i < times; i++) call(t)
    assert.ok(Math.max(...await sizes()) <= MOST, `${what}: ${await sizes()}`)
    t.close()
  }
})

// An engine of standard Go takes 9 MB: thirty that stay would take 270.
each('an engine that failed is dropped', p => {
  const t = faultySync(p)
  const before = heap()
  for (let i = 0; i < 30; i++) assert.throws(() => t.test.panic(), p.EngineError)
  assert.equal(t.poker.evaluate('As').value, 0x1d0000)
  const grown = heap() - before
  assert.ok(grown < 16 * MB, `the heap grew by ${grown}`)
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
