// Lighthouse's mobile performance score of every room and the start page of dist/demo: node bench/lighthouse.js [times] [room…],
// after ./build.sh build. npx fetches Lighthouse's 60 packages; they are not a dependency. Version 13 needs a newer Node than this project.
// Prints medians of visits, each simulated on slow 4G with a CPU four times slower and compressed files. Exits with 1 if a score is
// below GOAL.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { NAMES } from '../demo/test/rooms.js'
import { executable } from '../js/test/executable.js'
import { serveSlowly } from './page/slow.js'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const GOAL = 95
const ROOMS = ['', ...NAMES]
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift']

const times = Number(process.argv[2] ?? 5)
const rooms = process.argv.length > 3 ? process.argv.slice(3) : ROOMS
const run = promisify(execFile)
const env = { ...process.env, CHROME_PATH: executable(process.env.CHROME, 'chromium', 'google-chrome', 'chrome') }
const host = await serveSlowly(fileURLToPath(new URL('../dist/demo', import.meta.url)))

/** One visit: the score of 100, and the figures it is made of, times in ms and the layout shift as a share. */
async function visit(room) {
  const args = ['--yes', LIGHTHOUSE, `${host.url}#${room}`, '--quiet', '--only-categories=performance', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu']
  const { stdout } = await run('npx', args, { env, maxBuffer: 1 << 28 })
  const { categories, audits } = JSON.parse(stdout)
  return [100 * categories.performance.score, ...AUDITS.map(name => audits[name].numericValue)]
}

const median = all => all.sort((a, b) => a - b)[all.length >> 1]

let under = false
console.log(`| room | performance | first paint ms | largest paint ms | speed index ms | blocked ms | layout shift |\n|---|--:|--:|--:|--:|--:|--:|`)
for (const room of rooms) {
  const visits = []
  for (let i = 0; i < times; i++) visits.push(await visit(room))
  const [score, ...parts] = visits[0].map((_, i) => median(visits.map(one => one[i])))
  under ||= score < GOAL
  console.log(`| ${[room || 'start', ...[score, ...parts.slice(0, -1)].map(Math.round), parts.at(-1).toFixed(3)].join(' | ')} |`)
}
host.close()
process.exitCode = under ? 1 : 0
