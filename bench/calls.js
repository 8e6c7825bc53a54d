// The time of one call by syscall/js, as in tefuda-standard, and through the wrapper in the same thread. See README.md.
import { existsSync, readFileSync } from 'node:fs'
import { interval, measure } from './measure.js'
import { flagsOf, printConditions, printRow, ranged } from './report.js'

const { rounds } = flagsOf('node bench/calls.js: a call by syscall/js and through the wrapper', { rounds: [21, 6, 'turns that every contender gets'] })
const GO = new URL('../dist/engine/go/', import.meta.url)
if (!existsSync(GO)) throw new Error('no engine by standard Go: run ./build.sh size first')
const PUBLISHED = ['dist/tinygo', 'dist/go'].find(place => existsSync(new URL(`../${place}/sync.js`, import.meta.url)))
const CALLS = {
  'poker.evaluate': t => t.poker.evaluate('As Ks Qs Js Jk'),
  'mnk.pairs': t => t.mnk.pairs('oo.\n.x.\n..x'),
  'mahjong.shanten': t => t.mahjong.shanten('123m406p789s1122z'),
  'calculation.legal': t => t.calculation.legal({ foundations: 'A234', piles: ['K', '95', '', ''], card: '2' }),
}

/** The global functions of the standard-Go binary, as a page has them. */
async function standard() {
  await import(new URL('wasm_exec.js', GO))
  const go = new globalThis.Go()
  const { instance } = await WebAssembly.instantiate(readFileSync(new URL('tefuda.wasm', GO)), go.importObject)
  go.run(instance)
  return globalThis.tefuda
}

async function wrapper() {
  const { initSync } = await import(`../${PUBLISHED}/sync.js`)
  return initSync()
}

const engines = [['syscall/js', await standard()], ['the wrapper', await wrapper()]]
const contenders = engines.map(([, t]) => Object.values(CALLS).map(call => ({ name: '', items: 1, run: () => call(t) })))
await measure(contenders.flat(), { rounds })
printConditions('A call at a time', `${rounds} rounds`, [{ name: 'standard Go', place: 'dist/engine/go' }, { name: 'the published modules', place: PUBLISHED }])
printRow(['a call', ...Object.keys(CALLS).map(name => `${name}, µs`)])
printRow(['---', ...Object.keys(CALLS).map(() => '--:')])
engines.forEach(([name], i) => printRow([name, ...contenders[i].map(({ times }) => ranged(interval(times.map(ns => ns / 1000))))]))
