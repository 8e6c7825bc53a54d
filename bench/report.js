// Reads the command line, and prints the tables for a README.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { interval, ratio } from './measure.js'

/**
 * Reads flags: whole numbers, or text of a form. For --help it prints the usage and exits, for a fault the fault.
 * @param {string} usage its first line; the flags are added
 * @param {Record<string, [fallback: number, least: number, meaning: string] | [fallback: string, form: RegExp, meaning: string]>} flags
 * @returns {Record<string, any>}
 */
export function flagsOf(usage, flags) {
  try {
    const values = given(Object.keys(flags))
    if (!values.help) return Object.fromEntries(Object.entries(flags).map(flag => [flag[0], read(flag, values)]))
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
  console.log(usage)
  for (const [name, [fallback, , meaning]] of Object.entries(flags)) {
    console.log(`  --${name.padEnd(8)} ${meaning} (default ${fallback})`)
  }
  process.exit()
}

function given(names) {
  const options = Object.fromEntries(names.map(name => [name, { type: /** @type {const} */ ('string') }]))
  return parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values
}

function read([name, [fallback, least]], values) {
  if (typeof fallback === 'string') return readText(name, values[name] ?? fallback, least)
  const value = Number(values[name] ?? fallback)
  if (!Number.isInteger(value) || value < least) throw new Error(`--${name} must be a whole number, ${least} or more`)
  return value
}

function readText(name, text, form) {
  if (!form.test(text)) throw new Error(`--${name} must be of the form ${form.source}`)
  return text
}

const require = createRequire(import.meta.url)

/** A peer's name in the tables: its npm name and the installed version. */
export function peerName(pkg) {
  const manifest = readFileSync(new URL(`node_modules/${pkg}/package.json`, import.meta.url), 'utf8')
  return `${pkg} ${JSON.parse(manifest).version}`
}

/** Loads a peer. All peers are CommonJS. */
export const peer = pkg => require(pkg)

/**
 * Prints the machine, the versions and the sample of the figures.
 * @param {string} title
 * @param {string} sample
 * @param {{ name: string, place: string }[]} engines
 */
export function printConditions(title, sample, engines) {
  const [cpu] = cpus()
  const machine = `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model.trim() || 'CPU'}`
  const builds = engines.map(({ name, place }) => `${name} from ${place}/`).join(', ')
  console.log(`### ${title}\n\n${machine}. ${builds}. ${sample}. In brackets: 95 % confidence intervals of medians.\n`)
}

/** Prints a row of a table. */
export const printRow = cells => console.log(`| ${cells.join(' | ')} |`)

/** A number as text, with three significant digits. */
export const number = x => x.toLocaleString('en', { maximumSignificantDigits: 3 })
/** A median and its interval as text. */
export const ranged = ({ median, low, high }) => `${number(median)} (${number(low)}–${number(high)})`

/**
 * Prints a table with a row for each contender. One column has its own figure; a column for each engine has how many times
 * faster that engine is.
 * @param {string} title
 * @param {import('./measure.js').Contender[]} contenders
 * @param {{ engines: number, unit: string, figure: (nanoseconds: number) => number, item: string }} shape engines: the
 *   number of tefuda's engines, which are the first contenders
 */
export function printTable(title, contenders, { engines, unit, figure, item }) {
  const ours = contenders.slice(0, engines)
  printRow([title, unit, ...ours.map(e => `${e.name} is × as fast`), `${item} a round`])
  printRow(['---', ...Array(ours.length + 2).fill('--:')])
  for (const c of contenders) {
    const ratios = ours.map(e => (e === c ? '–' : ranged(ratio(e, c))))
    printRow([c.name, ranged(interval(c.times.map(figure))), ...ratios, number(c.items * c.passes)])
  }
  console.log()
}
