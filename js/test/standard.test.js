// The standard-Go binary as it is: started with Go's own wasm_exec.js and nothing else, it puts its functions on
// globalThis.tefuda. They must give the recorded answers, plain values or Errors, and throw nothing.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'

const GO = new URL('../../dist/go/', import.meta.url)
const API = new URL('../../wasm/api/', import.meta.url)

await import(new URL('wasm_exec.js', GO))
const { decode } = await import(new URL('wire.js', GO))
const before = Object.keys(globalThis)
const go = new globalThis.Go()
const { instance, module } = await WebAssembly.instantiate(readFileSync(new URL('tefuda.wasm', GO)), go.importObject)
go.run(instance)
const { tefuda } = globalThis

/** A value as JSON can hold it: {"$int8": […]}, {"$words": ["…"]} and {"$number": "NaN"} are what they say. */
function revive(value) {
  if (Array.isArray(value)) return value.map(revive)
  if (value === null || typeof value !== 'object') return value
  if (value.$int8) return Int8Array.from(value.$int8)
  if (value.$words) return BigUint64Array.from(value.$words, BigInt)
  if (value.$number) return Number(value.$number)
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, revive(x)]))
}

test('the binary imports what Go does, and makes one global', () => {
  assert.deepEqual([...new Set(WebAssembly.Module.imports(module).map(i => i.module))], ['gojs'])
  assert.deepEqual(Object.keys(globalThis).filter(name => !before.includes(name)), ['tefuda'])
  assert.equal(tefuda.compiler, 'go')
})

for (const game of readdirSync(API)) {
  const text = name => readFileSync(new URL(`${game}/testdata/${name}`, API), 'utf8')
  const calls = JSON.parse(text('calls.json'))
  const answers = text('answers.txt').split('\n').filter(Boolean)

  test(`${calls.length} recorded calls of ${game} give the same values`, () => {
    assert.equal(answers.length, calls.length)
    calls.forEach(({ name, args }, i) => {
      const bytes = Uint8Array.from(Buffer.from(answers[i], 'hex'))
      const want = decode(bytes, 8)
      const got = tefuda[game][name.split('.')[1]](...args.map(revive))
      if (args[1]?.lang !== undefined) return // the wrapper's, see below
      const what = `call ${i}: ${name}(${JSON.stringify(args).slice(0, 200)})`
      if (bytes[0] === 1) {
        assert.ok(got instanceof Error, what)
        assert.deepEqual([got.name, got.code, got.field, got.message], ['InputError', want.code, want.field, want.message], what)
      } else {
        assert.ok(!(got instanceof Error), `${what}: ${got}`)
        if (got.stats) delete got.stats.ms
        assert.deepEqual(got, want, what)
      }
    })
  })
}

test('what is the wrapper\'s is refused', () => {
  for (const options of [{ lang: 'ja' }, { signal: new AbortController().signal }]) {
    const [name] = Object.keys(options)
    const error = tefuda.poker.evaluate('As', options)
    assert.equal(error.code, 'unknown')
    assert.equal(error.field, `options.${name}`)
    assert.match(error.message, /the wrapper's/)
  }
  assert.equal(tefuda.poker.evaluate('As', { onProgress: 1 }).field, 'options.onProgress')
})

test('odd arguments come back as errors, and the next call works', () => {
  const cycle = []
  cycle.push(cycle)
  const throwing = { get lead() { throw new Error('from a getter') } }
  const proxy = new Proxy([], { get() { throw new TypeError('from a proxy') } })
  for (const [arg, says] of [[cycle, /nested deeper/], [throwing, /from a getter/], [proxy, /from a proxy/]]) {
    const error = tefuda.calculation.deal(arg)
    assert.equal(error.code, 'arguments')
    assert.match(error.message, says)
    assert.equal(tefuda.poker.evaluate('As').value, 0x1d0000)
  }
  for (const arg of [1n, Symbol('x'), () => 1, new Map(), new Date(0), Object(1), NaN, new Uint16Array(2)]) {
    assert.equal(tefuda.poker.evaluate(arg).code, 'type', String(arg))
  }
  assert.equal(tefuda.poker.evaluate().code, 'missing')
  assert.equal(tefuda.poker.evaluate('As', {}, 1).code, 'arguments')
})

test('progress comes during the call; what onProgress throws is the answer; a call from inside it is refused', () => {
  const reports = []
  let inner
  const options = { k: 5, budget: { ms: 600 } }
  const result = tefuda.mnk.search(Array(15).fill('.'.repeat(15)), { ...options, onProgress(p) {
    reports.push(p)
    inner = tefuda.poker.evaluate('As')
  } })
  assert.ok(result.candidates.length > 0 && result.stats.ms > 0)
  assert.ok(reports.length > 0 && reports.every(p => p.done > 0))
  assert.equal(inner.code, 'busy')
  const thrown = tefuda.mnk.search(Array(15).fill('.'.repeat(15)), { ...options, onProgress() { throw new RangeError('enough') } })
  assert.ok(thrown instanceof RangeError)
  assert.equal(tefuda.poker.evaluate('As').value, 0x1d0000)
})

test('nothing is kept of a call: memory stays', () => {
  const kept = () => [instance.exports.mem.buffer.byteLength, go._values.length]
  const [memory, values] = kept()
  for (let i = 0; i < 20_000; i++) tefuda.poker.evaluate('As Kd Jk')
  // 20,000 answers are 10 MB, and their values a million.
  assert.ok(kept()[0] < memory + (4 << 20), `${kept()[0] - memory} bytes more`)
  assert.ok(kept()[1] < values + 50_000, `${kept()[1] - values} values more`)
})
