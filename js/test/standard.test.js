// The standard-Go binary alone, in tefuda-standard, packed and installed. Started with only Go's own wasm_exec.js, it puts its
// functions on globalThis.tefuda. They must give the recorded answers, as plain values or Errors, and throw nothing.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { visit } from './browser.js'
import { packages } from './packages.js'
import { answersOf, recorded, revive } from './recorded.js'
import { serve } from './server.js'

const PACKAGE = fileURLToPath(new URL('../../dist/standard/', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'tefuda-standard-'))
after(() => rmSync(project, { recursive: true, force: true }))
const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', project], { cwd: PACKAGE, stdio: ['ignore', 'pipe', 'ignore'] }))
writeFileSync(join(project, 'package.json'), '{ "private": true }')
execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-save', join(project, filename)], { cwd: project, stdio: 'ignore' })
const installed = createRequire(join(project, 'app.js')).resolve
const GO = new URL('./', pathToFileURL(installed('tefuda-standard/tefuda.wasm')))

await import(pathToFileURL(installed('tefuda-standard/wasm_exec.js')))
const p = packages.find(({ compiler }) => compiler === 'go')
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

test('the package has the binary, what starts it, the tables and nothing else, and the version of tefuda', () => {
  const tables = tabled.map(game => `tefuda-${game}.tables`)
  assert.deepEqual(readdirSync(GO).sort(), ['LICENSE', 'NOTICE', 'README.md', 'package.json', ...tables, 'tefuda.wasm', 'wasm_exec.js'].sort())
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  assert.deepEqual([JSON.parse(readFileSync(installed('tefuda-standard/package.json'), 'utf8')).version, tefuda.version], [version, version])
  assert.deepEqual(tabled, ['poker'])
})

/** The value that a call without the wrapper must give for an answer's bytes. */
function wanted(bytes) {
  const value = p.decode(bytes, 8)
  return bytes[0] === 1 ? { name: 'InputError', ...value } : value
}

/** A game's recorded calls, with the expected answers. Calls that need the wrapper's words are tested below. */
function without({ game, calls }) {
  const answers = answersOf(p, game)
  return calls.map((call, i) => ({ ...call, want: wanted(answers[i]) })).filter(({ args }) => args[1]?.lang === undefined)
}

for (const one of recorded) {
  const { game } = one

  test(`the recorded calls of ${game} give the same values`, () => {
    for (const { name, args, want } of without(one)) {
      const got = tefuda[game][name.split('.')[1]](...args.map(revive))
      const plain = got instanceof Error ? { name: got.name, code: got.code, field: got.field, message: got.message } : got
      if (plain.stats) delete plain.stats.ms
      assert.deepEqual(plain, want, `${name}(${JSON.stringify(args).slice(0, 200)})`)
    }
  })
}

test('in Chromium: the page of its README, and all recorded calls', async context => {
  const readme = readFileSync(new URL('../standard/README.md', import.meta.url), 'utf8')
  const page = /```html\n(.*?)```/s.exec(readme)[1]
  const server = await serve(GO, { '/readme.html': `${page}<link rel="icon" href="data:,">` })
  context.after(server.close)
  const tab = await visit(context, `${server.url}readme.html`)
  await tab.waitForFunction(() => document.title !== '')
  assert.equal(await tab.title(), 'royal')
  await tab.evaluate(async games => {
    for (const game of games) globalThis.tefuda[game].useTables(new Uint8Array(await (await fetch(`tefuda-${game}.tables`)).arrayBuffer()))
  }, tabled)
  for (const one of recorded) {
    const own = without(one)
    const got = await tab.evaluate(([all, source]) => {
      const revive = new Function(`${source}; return revive`)()
      return all.map(({ name, args }) => {
        const [game, method] = name.split('.')
        const result = globalThis.tefuda[game][method](...args.map(revive))
        if (result instanceof Error) return { name: result.name, code: result.code, field: result.field, message: result.message }
        if (result.stats) delete result.stats.ms
        return ArrayBuffer.isView(result) ? [...result] : result
      })
    }, [own.map(({ name, args }) => ({ name, args })), revive.toString()])
    const want = own.map(({ want }) => want).map(value => (ArrayBuffer.isView(value) ? [...value] : value))
    assert.deepEqual(got, want, one.game)
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
  // A thrown value may be anything, and may itself throw.
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
  // First lets Go's heap settle.
  call()
  const [memory, values] = kept()
  call()
  // 20,000 answers are 10 MB, and their values a million.
  assert.ok(kept()[0] < memory + (4 << 20), `${kept()[0] - memory} bytes more`)
  assert.ok(kept()[1] < values + 50_000, `${kept()[1] - values} values more`)
})
