// The host of the page's program by TinyGo, with a program written in JavaScript: references that Go's memory no longer
// holds are freed.
import assert from 'node:assert/strict'
import test from 'node:test'
import './wasm_exec_tinygo.js'

const { Go } = globalThis
const tick = () => new Promise(resolve => setTimeout(resolve, 5))

/** A program whose exports are functions of the test, and the imports that Go would call. */
function program(does = {}) {
  const go = new Go()
  const memory = new WebAssembly.Memory({ initial: 4 })
  const { gojs } = go.importObject
  const text = (word, at = 64) => {
    new Uint8Array(memory.buffer).set(new TextEncoder().encode(word), at)
    return [at, word.length]
  }
  const call = (of, name, ...refs) => {
    refs.forEach((ref, i) => new DataView(memory.buffer).setBigInt64(1024 + 8 * i, ref, true))
    gojs['syscall/js.valueCall'](512, of, ...text(name), 1024, refs.length, refs.length)
    const done = new Uint8Array(memory.buffer)[520]
    const ref = new DataView(memory.buffer).getBigInt64(512, true)
    new Uint8Array(memory.buffer).fill(0, 512, 2048)
    return { ref, done }
  }
  const get = (of, name) => gojs['syscall/js.valueGet'](of, ...text(name))
  const read = ref => {
    gojs['syscall/js.valuePrepareString'](256, ref)
    const bytes = new DataView(memory.buffer).getBigInt64(256, true)
    const size = new DataView(memory.buffer).getInt32(264, true)
    gojs['syscall/js.valueLoadString'](bytes, 4096, size, size)
    gojs['syscall/js.finalizeRef'](bytes)
    return new TextDecoder().decode(new Uint8Array(memory.buffer, 4096, size).slice())
  }
  const exports = { memory, _start() {}, resume() {}, go_scheduler() {}, ...does }
  const store = (ref, at) => new DataView(memory.buffer).setBigUint64(at, BigInt.asUintN(64, ref), true)
  return { go, exports, memory, gojs, text, call, get, read, store }
}

const GLOBAL = (0x7FF80001n << 32n) | 5n

test('every kind of value goes in and comes out as it is, and the same value is the same reference', () => {
  const { go, exports, gojs, text, get, read } = program()
  go.run({ exports })
  const values = [undefined, null, true, false, 0, -0, 1, -1.5, 1e300, Infinity, NaN, '', 'a', '手札', {}, [], Symbol('s'), () => 1]
  for (const value of values) {
    globalThis.held = value
    const ref = get(GLOBAL, 'held')
    assert.equal(ref, get(GLOBAL, 'held'))
    gojs['syscall/js.valueSet'](GLOBAL, ...text('back'), ref)
    assert.ok(Object.is(globalThis.back, value === 0 ? 0 : value), String(value))
    if (typeof value === 'string') assert.equal(read(ref), value)
  }
})

test('a sweep keeps what a word of memory names, wherever four bytes begin, and nothing else', () => {
  const { go, exports, get, store, memory, read } = program()
  go.run({ exports })
  globalThis.things = Array.from({ length: 1000 }, (_, i) => `thing ${i}`)
  const things = get(GLOBAL, 'things')
  store(things, 65_536)
  const refs = globalThis.things.map((_, i) => go.importObject.gojs['syscall/js.valueIndex'](things, i))
  store(refs[7], 70_000)
  store(refs[8], 70_012)
  assert.equal(go.references, 1003)
  go.sweep()
  assert.equal(go.references, 5)
  assert.deepEqual([refs[7], refs[8]].map(read), ['thing 7', 'thing 8'])
  new Uint8Array(memory.buffer).fill(0)
  go.sweep()
  assert.equal(go.references, 2)
  globalThis.things.push('new')
  assert.equal(read(get(get(GLOBAL, 'things'), '1000')), 'new')
})

test('it sweeps by itself, between two tasks and never while the program runs', async () => {
  let most = 0
  const { go, exports, gojs, get } = program({
    resume() {
      const things = get(GLOBAL, 'things')
      for (let i = 0; i < 500; i++) gojs['syscall/js.valueIndex'](things, i)
      most = Math.max(most, go.references)
    },
  })
  go.run({ exports })
  const listener = go._makeFuncWrapper(1)
  for (let round = 0; round < 100; round++) {
    globalThis.things = Array.from({ length: 500 }, (_, i) => ({ round, i }))
    const before = go.sweeps
    listener()
    assert.equal(go.sweeps, before)
    await tick()
  }
  assert.ok(go.sweeps >= 5, `${go.sweeps} sweeps`)
  assert.ok(most < 6000, `${most} references`)
})

test('a call that throws is an error in Go’s hands, not an exception through its frames', () => {
  const { go, exports, call, get, read } = program()
  go.run({ exports })
  globalThis.fails = () => { throw new Error('no such thing') }
  const { ref, done } = call(GLOBAL, 'fails')
  assert.equal(done, 0)
  assert.equal(read(get(ref, 'message')), 'no such thing')
  assert.equal(call(GLOBAL, 'nothing').done, 0)
})

test('a program that traps has ended: the promise says so, no listener and no timer wakes it again', async () => {
  let woken = 0
  const { go, exports, gojs } = program({
    resume() {
      if (woken++) return
      gojs['runtime.sleepTicks'](1_000_000n)
      throw new WebAssembly.RuntimeError('unreachable')
    },
    go_scheduler() { woken++ },
  })
  const end = go.run({ exports })
  const listener = go._makeFuncWrapper(1)
  assert.equal(listener('event'), undefined)
  await assert.rejects(end, /unreachable/)
  listener('event')
  await tick()
  assert.equal(woken, 1)
})

test('a trap in a listener that a call has set off ends the program below it, too', async () => {
  const { go, exports, call } = program({
    resume() {
      if (exports.depth++) throw new WebAssembly.RuntimeError('unreachable')
      call(GLOBAL, 'inner')
      exports.depth = 'went on'
    },
  })
  exports.depth = 0
  const end = go.run({ exports })
  globalThis.inner = go._makeFuncWrapper(2)
  go._makeFuncWrapper(1)()
  await assert.rejects(end, /unreachable/)
  assert.equal(exports.depth, 2)
})

test('who waits is woken once, at the time told last', t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let woken = 0
  const { go, exports, gojs } = program({ go_scheduler() { woken++ } })
  go.run({ exports })
  for (const ms of [1, 40, 20]) gojs['runtime.sleepTicks'](BigInt(ms * 1e6))
  t.mock.timers.tick(19)
  assert.equal(woken, 0)
  t.mock.timers.tick(1)
  assert.equal(woken, 1)
  t.mock.timers.tick(80)
  assert.equal(woken, 1)
})
