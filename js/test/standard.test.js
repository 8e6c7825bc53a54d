// The standard-Go binary as it is: started with Go's own wasm_exec.js and nothing else, it puts its functions on
// globalThis.tefuda. They must give the recorded answers, plain values or Errors, and throw nothing.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { visit } from './browser.js'
import { recorded, revive } from './recorded.js'
import { serve } from './server.js'

const GO = new URL('../../dist/go/', import.meta.url)

await import(new URL('wasm_exec.js', GO))
const { decode } = await import(new URL('wire.js', GO))
const before = Object.keys(globalThis)
const go = new globalThis.Go()
const { instance, module } = await WebAssembly.instantiate(readFileSync(new URL('tefuda.wasm', GO)), go.importObject)
go.run(instance)
const { tefuda } = globalThis
const tabled = recorded.map(({ game }) => game).filter(game => existsSync(new URL(`tefuda-${game}.tables`, GO)))
for (const game of tabled) assert.equal(tefuda[game].useTables(new Uint8Array(readFileSync(new URL(`tefuda-${game}.tables`, GO)))), null)

test('the binary imports what Go does, and makes one global', () => {
  assert.deepEqual([...new Set(WebAssembly.Module.imports(module).map(i => i.module))], ['gojs'])
  assert.deepEqual(Object.keys(globalThis).filter(name => !before.includes(name)), ['tefuda'])
  assert.equal(tefuda.compiler, 'go')
})

/** What a call without the wrapper must give for a recorded answer. */
function wanted(answer) {
  const bytes = Uint8Array.from(Buffer.from(answer, 'hex'))
  const value = decode(bytes, 8)
  return bytes[0] === 1 ? { name: 'InputError', ...value } : value
}

// Calls with words are the wrapper's, see below.
for (const { game, calls } of recorded) {
  const own = calls.filter(({ args }) => args[1]?.lang === undefined)

  test(`${own.length} recorded calls of ${game} give the same values`, () => {
    for (const { name, args, answer } of own) {
      const got = tefuda[game][name.split('.')[1]](...args.map(revive))
      const plain = got instanceof Error ? { name: got.name, code: got.code, field: got.field, message: got.message } : got
      if (plain.stats) delete plain.stats.ms
      assert.deepEqual(plain, wanted(answer), `${name}(${JSON.stringify(args).slice(0, 200)})`)
    }
  })
}

test('in Chromium: the page of the README, and all recorded calls', async context => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const page = /```html\n(.*?)```/s.exec(readme)[1]
  const server = await serve(GO, { '/readme.html': `${page}<link rel="icon" href="data:,">` })
  context.after(server.close)
  const tab = await visit(context, `${server.url}readme.html`)
  await tab.waitForFunction(() => document.title !== '')
  assert.equal(await tab.title(), 'royal')
  await tab.evaluate(async games => {
    for (const game of games) globalThis.tefuda[game].useTables(new Uint8Array(await (await fetch(`tefuda-${game}.tables`)).arrayBuffer()))
  }, tabled)
  for (const { game, calls } of recorded) {
    const own = calls.filter(({ args }) => args[1]?.lang === undefined)
    const got = await tab.evaluate(([all, source]) => {
      const revive = new Function(`${source}; return revive`)()
      return all.map(({ name, args }) => {
        const [game, method] = name.split('.')
        const result = globalThis.tefuda[game][method](...args.map(revive))
        if (result instanceof Error) return { name: result.name, code: result.code, field: result.field, message: result.message }
        if (result.stats) delete result.stats.ms
        return ArrayBuffer.isView(result) ? [...result] : result
      })
    }, [own, revive.toString()])
    const want = own.map(({ answer }) => wanted(answer)).map(value => (ArrayBuffer.isView(value) ? [...value] : value))
    assert.deepEqual(got, want, game)
  }
  assert.deepEqual(tab.said, [])
})

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
  // What is thrown may be anything, and be odd itself.
  const odd = { get message() { throw new Error('again') } }
  for (const thrown of ['x', null, undefined, 5, 5n, Symbol('s'), odd, new Proxy({}, { get() { throw odd } })]) {
    for (const arg of [{ get lead() { throw thrown } }, { get [Symbol.toStringTag]() { throw thrown } }]) {
      assert.equal(tefuda.calculation.deal(arg).code, 'arguments', String(typeof thrown))
      assert.equal(tefuda.calculation.deal(undefined, arg).code, 'arguments', String(typeof thrown))
    }
    assert.equal(tefuda.poker.evaluate('As').value, 0x1d0000)
  }
  for (const arg of [Object.assign([], { length: 2 ** 32 - 1 }), new Proxy([], { get: () => -1 }), 'x'.repeat(200 << 20)]) {
    assert.equal(tefuda.poker.evaluate(arg).code, 'arguments')
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
  for (const odd of [1n, null, undefined, 0, 'x', Symbol('s')]) {
    const error = tefuda.mnk.search(Array(15).fill('.'.repeat(15)), { ...options, budget: { ms: 300 }, onProgress() { throw odd } })
    assert.ok(error instanceof Error && error.code === 'progress', typeof odd)
  }
  assert.equal(tefuda.poker.evaluate('As').value, 0x1d0000)
})

test('nothing is kept of a call: memory stays', () => {
  const kept = () => [instance.exports.mem.buffer.byteLength, go._values.length]
  const call = () => {
    for (let i = 0; i < 20_000; i++) tefuda.poker.evaluate('As Kd Jk')
  }
  // Go's heap settles first.
  call()
  const [memory, values] = kept()
  call()
  // 20,000 answers are 10 MB, and their values a million.
  assert.ok(kept()[0] < memory + (4 << 20), `${kept()[0] - memory} bytes more`)
  assert.ok(kept()[1] < values + 50_000, `${kept()[1] - values} values more`)
})
