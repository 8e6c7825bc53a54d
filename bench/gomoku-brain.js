// The package's gomoku brain as a program whose clock is the processor's: node bench/gomoku-brain.js FOLDER, the folder of a
// package. Its search runs in the program's own thread, so that nothing ends it by the time on the wall, and it tells the
// depth of every search.
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
performance.now = used

const folder = pathToFileURL(`${process.argv[2]}/`)
const { initSync } = await import(new URL('games/mnk/node-sync.js', folder).href)
const { createBrain } = await import(new URL('bots/gomocup/gomocup.js', folder).href)
const mnk = initSync()
const search = async (board, { k, rule, turn, level, seed, keep, budget }) => mnk.search(board, { k, rule, turn, level, seed, keep, budget })
mnk.search(Array(20).fill('.'.repeat(20)), { budget: { iterations: 2000 } })
// Time is told from here on: what it took to load is not the match's.
const begin = used()
const brain = createBrain({
  search,
  write: text => process.stdout.write(`${text}\n`),
  end: () => process.exit(),
  now: () => used() - begin,
  debug: true,
})
for await (const line of createInterface({ input: process.stdin })) brain.line(line)
