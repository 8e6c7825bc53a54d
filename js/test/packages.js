// The packages under test: dist/<compiler>, as build.sh makes them, and next to each an engine with functions that fail.
import { existsSync, readFileSync } from 'node:fs'
import test, { after } from 'node:test'

const DIST = new URL('../../dist/', import.meta.url)

export const compilers = ['go', 'tinygo'].filter(compiler => existsSync(new URL(`${compiler}/wasm_exec.js`, DIST)))
if (compilers.length === 0) throw new Error('nothing to test in dist/: run ./build.sh test')

/** The functions of wasm/faults.go, which no published engine has. */
const TEST = { name: 'test', functions: ['panic', 'overflow', 'exhaust', 'spin', 'needsTables'] }

/**
 * Everything that a package's files export; its folder and descriptors; a game's module, bytes and URL; and the engine with faults,
 * which has poker's functions and those of TEST.
 */
async function load(compiler) {
  const folder = new URL(`${compiler}/`, DIST)
  const files = ['node', 'sync', 'open', 'client', 'direct', 'node-host', 'engine', 'wire', 'call', 'version', 'games/all', 'games/words']
  const exports = Object.assign({}, ...await Promise.all(files.map(file => import(new URL(`${file}.js`, folder)))))
  const wasmOf = Object.fromEntries(exports.GAMES.map(({ name, wasmURL }) => [name, wasmURL()]))
  const bytesOf = byURL(wasmOf, url => readFileSync(url))
  const moduleOf = byURL(wasmOf, url => new WebAssembly.Module(readFileSync(url)))
  const faultsURL = new URL(`${compiler}-faults/tefuda.wasm`, DIST)
  const faults = new WebAssembly.Module(readFileSync(faultsURL))
  return { compiler, folder, wasmOf, bytesOf, moduleOf, faults, faultsURL, ...exports }
}

/** The result of `read` for each game's URL. It is called once a URL. */
function byURL(urls, read) {
  const seen = {}
  return Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, (seen[url] ??= read(url))]))
}

export const packages = await Promise.all(compilers.map(load))
export const games = packages[0].GAMES.map(({ name }) => name)

/** A package's entry for a game. */
export const entry = ({ folder }, game, file = 'node') => import(new URL(`games/${game}/${file}.js`, folder))

/** The functions of all games by name, 'poker.evaluate'. */
export const functionsOf = ({ GAMES }) => GAMES.flatMap(({ name, functions }) => functions.map(method => `${name}.${method}`))

/** Descriptors of the games in the engine with faults. Poker has its own words. */
const faultyGames = ({ GAMES, faultsURL, compiler }) => {
  const at = { wasmURL: () => faultsURL, compiler }
  return { poker: { ...GAMES.find(({ name }) => name === 'poker'), ...at }, test: { ...TEST, ...at, words: async () => ({ words: {} }) } }
}

/** A started engine with faults, in a worker or in this thread: { poker, test, close }, both games over one connection. */
export async function faulty(p, options = {}, mode = 'worker') {
  if (mode === 'sync') return faultySync(p, options)
  const line = p.connect(faultyGames(p).poker, p.node, options)
  await line.ready()
  return faces(p, line)
}

export const faultySync = (p, options = {}) => faces(p, p.direct(faultyGames(p).poker, p.WORDS.poker, options))

const faces = (p, { call, close }) => {
  const { poker, test } = faultyGames(p)
  return { poker: p.surface(poker, call), test: p.surface(test, call), close }
}

/** All games, and the game with functions that fail in an engine of its own. */
export const withFaulty = (p, options) => p.openAll([...p.GAMES, faultyGames(p).test], p.node, options)

/** A test for every compiler. */
export function each(name, run, options = {}) {
  for (const p of packages) test(`${p.compiler}: ${name}`, options, t => run(p, t))
}

/** A test for every compiler and game. */
export function eachGame(name, run, options = {}) {
  for (const p of packages) {
    for (const game of games) test(`${p.compiler}, ${game}: ${name}`, options, t => run(p, game, t))
  }
}

/** A test for every compiler, with the engines in this thread and in workers. The tests of a file share the engines. */
export function eachEngine(name, run, options = {}) {
  for (const p of packages) {
    for (const mode of Object.keys(MODES)) {
      test(`${p.compiler}, ${mode}: ${name}`, options, async t => run(await engine(p, mode), p, t))
    }
  }
}

const MODES = { sync: p => p.initSync(), worker: p => p.init() }
const engines = new Map()

/** The engine, which the tests of a file share. */
export function engine(p, mode) {
  const key = `${p.compiler} ${mode}`
  if (!engines.has(key)) engines.set(key, MODES[mode](p))
  return engines.get(key)
}

after(async () => {
  for (const one of engines.values()) (await one).close()
})
