#!/usr/bin/env node
// A gomoku brain for the managers of the Gomocup protocol: commands from stdin, answers to stdout. See gomocup.js.
import { parseArgs } from 'node:util'
import { createBrain } from './gomocup.js'
import { init } from '../../games/mnk/node.js'
import { VERSION } from '../../version.js'

const USAGE = `tefuda-gomoku ${VERSION}: plays gomoku over the Gomocup protocol and Yixin's

  --nodes N   look at N positions for a move, instead of using the time that the manager gives
  --level L   1-5, the strength; default 5
  --seed S    of the chance that levels below 5 leave to the seed; default 0
  --debug     tell about every search in DEBUG lines
  --help      show this
`

/** Longer lines are cut: no command is so long. */
const LONGEST = 200

/** The flags as options of the brain. */
function readFlags() {
  const text = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean' })
  const { values } = parseArgs({ options: { nodes: text, level: text, seed: text, debug: flag, help: flag } })
  const read = (/** @type {'nodes' | 'level' | 'seed'} */ name, /** @type {number} */ least, /** @type {number} */ most) => {
    const value = values[name] === undefined ? undefined : Number(values[name])
    if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return value
    throw new Error(`--${name} must be a whole number, ${least} to ${most}, not ${values[name]}`)
  }
  const { debug, help } = values
  const level = /** @type {import('../../games/mnk/types.js').MnkLevel | undefined} */ (read('level', 1, 5))
  return { nodes: read('nodes', 1, 1e9), level, seed: read('seed', 0, 2 ** 32 - 1), debug, help }
}

/** Returns a function that takes pieces of a stream, and calls `line` with each line. CR, LF or both end a line. @param {(line: string) => void} line */
function splitter(line) {
  let rest = ''
  return (/** @type {string} */ text) => {
    const parts = (rest + text).split(/[\r\n]/)
    rest = (parts.pop() ?? '').slice(0, LONGEST)
    for (const part of parts) line(part.slice(0, LONGEST))
  }
}

async function main() {
  const { help, ...flags } = readFlags()
  if (help) return void process.stdout.write(USAGE)
  const mnk = await init()
  // A first search before START is answered, so that the engine's code is compiled when the first move is searched.
  await mnk.search(Array(20).fill('.'.repeat(20)), { budget: { iterations: 2000 } })
  const close = () => {
    mnk.close()
    process.stdin.destroy()
  }
  const write = (/** @type {string} */ text) => void process.stdout.write(`${text}\n`)
  const memory = () => process.memoryUsage.rss()
  const brain = createBrain({ search: mnk.search, choose: mnk.choose, opening: mnk.opening, legal: mnk.legal, write, end: close, memory, ...flags })
  const feed = splitter(brain.line)
  // Nobody reads the answers when the manager has ended.
  process.stdout.on('error', () => process.exit())
  process.stdin.setEncoding('latin1').on('data', feed).on('end', () => {
    feed('\n')
    brain.settled().then(close)
  })
}

main().catch(error => {
  console.error(error.message)
  process.exitCode = 2
})
