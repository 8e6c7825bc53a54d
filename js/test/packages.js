// The packages under test: dist/<compiler>, as build.sh makes them, and the engine beside each whose functions fail.
import { existsSync, readFileSync } from 'node:fs'
import test, { after } from 'node:test'

const DIST = new URL('../../dist/', import.meta.url)

export const compilers = ['go', 'tinygo'].filter(compiler => existsSync(new URL(`${compiler}/tefuda.wasm`, DIST)))
if (compilers.length === 0) throw new Error('nothing to test in dist/: run ./build.sh test')

/** Everything that a package's files export, and its folder, engine and engine with faults. */
async function load(compiler) {
  const folder = new URL(`${compiler}/`, DIST)
  const files = ['node.js', 'sync.js', 'engine.js', 'wire.js', 'call.js', 'version.js']
  const exports = await Promise.all(files.map(file => import(new URL(file, folder))))
  const read = at => readFileSync(new URL(`${at}/tefuda.wasm`, DIST))
  const bytes = read(compiler)
  const module = new WebAssembly.Module(bytes)
  const faults = new WebAssembly.Module(read(`${compiler}-faults`))
  return Object.assign({ compiler, folder, bytes, module, faults }, ...exports)
}

export const packages = await Promise.all(compilers.map(load))

/** A test for every compiler. */
export function each(name, run, options = {}) {
  for (const p of packages) test(`${p.compiler}: ${name}`, options, t => run(p, t))
}

/** A test for every compiler, with the engine in this thread and in a worker; a file's tests share the engines. */
export function eachEngine(name, run, options = {}) {
  for (const p of packages) {
    for (const mode of Object.keys(MODES)) {
      test(`${p.compiler}, ${mode}: ${name}`, options, async t => run(await engine(p, mode), p, t))
    }
  }
}

const MODES = { sync: p => p.initSync(), worker: p => p.init() }
const engines = new Map()

/** The engine that a file's tests share. */
export function engine(p, mode) {
  const key = `${p.compiler} ${mode}`
  if (!engines.has(key)) engines.set(key, MODES[mode](p))
  return engines.get(key)
}

after(async () => {
  for (const one of engines.values()) (await one).close()
})
