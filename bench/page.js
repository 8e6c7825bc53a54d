// The time that a phone waits for the demo, and what it loads: node bench/page.js [times] [tinygo|go] [gzip|plain], after
// ./build.sh page by TinyGo and, to measure standard Go's too, ./build.sh package go. A gzip host compresses every file, a plain
// one none.
// A first visit to every room, on 4G (page/slow.js), with the page's main thread four times slower. It ends with the engine's
// first answer, when the table can be played. Chromium does not slow workers. Prints medians of the time and of the longest task
// of the page's thread until then.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execFileSync } from 'node:child_process'
import { layPackage } from '../demo/test/package.js'
import { NAMES } from '../demo/test/rooms.js'
import { launch } from '../js/test/browser.js'
import { FOURTH, HOSTS, serveSlowly } from './page/slow.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SLOWER = 4
const BUDGET = { gzip: 600_000, plain: 700_000, ms: 4000 }
const ONLY = process.argv[3]
const times = Number(process.argv[2] ?? 5)
const hosts = process.argv[4] ? [process.argv[4]] : ['gzip', 'plain']

/** A copy of the published page. For standard Go it has that compiler's package and program. */
function copyOf(compiler) {
  const folder = mkdtempSync(join(tmpdir(), `tefuda-page-${compiler}-`))
  cpSync(join(ROOT, 'dist/demo'), folder, { recursive: true })
  if (compiler === 'go') {
    layPackage(compiler, folder)
    cpSync(join(ROOT, 'dist/page', compiler), folder, { recursive: true })
    execFileSync('go', ['run', './demo/host', '-list', folder], { cwd: ROOT })
  }
  return folder
}

/** One first visit: the time of the first paint, the time when it could be played, and the bytes loaded by then. */
async function visit(browser, host, room) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => {
    globalThis.longest = 0
    new window.PerformanceObserver(seen => { for (const { duration } of seen.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration) }).observe({ type: 'longtask', buffered: true })
  })
  host.sent()
  await page.goto(`${host.url}#${room}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('tefuda-playable').length, undefined, { timeout: 120_000, polling: 100 })
  const sent = host.sent(), bytes = [...sent.values()].reduce((sum, n) => sum + n, 0)
  const [paint, ms, task] = await page.evaluate(() => [performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, performance.getEntriesByName('tefuda-playable')[0].startTime, globalThis.longest])
  await context.close()
  return { paint, ms, bytes, requests: sent.size, task }
}

const median = (all, of) => all.map(one => one[of]).sort((a, b) => a - b)[all.length >> 1]

const browser = await launch()
let over = false
const there = compiler => existsSync(join(ROOT, 'dist/page', compiler)) && (compiler === 'tinygo' || existsSync(join(ROOT, 'dist/go')))
for (const compiler of ['tinygo', 'go'].filter(there).filter(compiler => !ONLY || compiler === ONLY)) {
  const folder = copyOf(compiler)
  for (const kind of hosts) {
    const host = await serveSlowly(folder, FOURTH, HOSTS[kind])
    console.log(`${compiler}, ${kind} host, ${times} visits a room: first paint, playable, longest task, requests, bytes`)
    for (const room of NAMES) {
      const visits = []
      for (let i = 0; i < times; i++) visits.push(await visit(browser, host, room))
      const [paint, ms, task, requests, bytes] = ['paint', 'ms', 'task', 'requests', 'bytes'].map(of => Math.round(median(visits, of)))
      const late = compiler === 'tinygo' && (ms > BUDGET.ms || bytes > BUDGET[kind])
      over ||= late
      console.log(`  ${room.padEnd(12)} ${[paint, ms, task].map(n => `${String(n).padStart(6)} ms`).join(' ')} ${String(requests).padStart(4)} ${String(bytes).padStart(9)}${late ? '   over budget' : ''}`)
    }
    host.close()
  }
  rmSync(folder, { recursive: true })
}
await browser.close()
process.exitCode = over ? 1 : 0
