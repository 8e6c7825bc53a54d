// Does the page's memory grow in a long session? node bench/long.js [minutes], after ./build.sh build by TinyGo. Plays in all rooms
// in turn, automatically and by presses, in one page that is never reloaded. Prints a line a round: the number of the program's
// references after a sweep, its memory, and the browser's. Exits with 1 if the references grow in the second half, because a room
// holds all its references from its first visit on.
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { ofEvery } from '../demo/test/rooms.js'
import { launch } from '../js/test/browser.js'
import { serveSlowly } from './page/slow.js'

const minutes = Number(process.argv[2] ?? 60)
const ROUND = 60_000
const MAY_GROW = 1.15

/** By room: `at`, the address of game n, and `press`, the buttons in order; the first one that can be pressed is pressed. */
const ROOMS = Object.values(ofEvery({
  cardroom: { at: n => `#cardroom?seed=${n}&game=${n % 2 ? 'holdem' : 'draw'}&levels=beginner`, press: ['#cr-hint[aria-pressed=false]', '#cr-do'] },
  boards: { at: n => `#boards?g=9x9x5&you=watch&level=${1 + n % 3}&white=${1 + n % 3}`, press: [], over: '#play-status', says: /wins|draw/, anew: '#play-new' },
  calculation: { at: n => `#calculation?seed=${n}`, press: ['#calc-watch[aria-pressed=false]', '#calc-hint[aria-pressed=false]'] },
  daifugo: { at: n => `#daifugo?seed=${n}`, press: ['#dfg-next', '#dfg-play', '#dfg-pass', '#dfg-skip', '#dfg-hint[aria-pressed=false]', '#dfg-moves .move', '#dfg-hand .card:not([data-idle], [aria-pressed=true])', '#dfg-hand .card[aria-pressed=true]'] },
  mahjong: { at: n => `#mahjong?seed=${n}&length=1`, press: ['#mj-calls button', '#mj-go', '#mj-hint[aria-pressed=false]'] },
  draw: { at: n => `#draw?game=jacks-or-better-9-6&seed=${n}`, press: ['#draw-go'] },
  equity: { at: () => '#equity', press: ['#equity-examples button[aria-pressed=false]'] },
  poker: { at: () => '#poker', press: ['#poker-examples button[aria-pressed=false]'] },
}))

/** Runs in the page: presses the first button that can be pressed, a random one of those that match, as fast as the page draws. */
async function playOn({ press, over, says, anew, ms }) {
  const end = performance.now() + ms
  const can = e => e.checkVisibility() && e.getAttribute('aria-disabled') !== 'true' && !e.closest('[inert]')
  let presses = 0
  while (performance.now() < end) {
    const ready = press.map(selector => [...document.querySelectorAll(selector)].filter(can)).find(all => all.length)
    const found = over && new RegExp(says).test(document.querySelector(over).textContent) ? document.querySelector(anew) : ready?.[Math.floor(Math.random() * ready.length)]
    found?.click()
    presses += found ? 1 : 0
    if (presses % 40 === 39) document.querySelector(`#language-${document.documentElement.lang === 'ja' ? 'en' : 'ja'}`).click()
    await new Promise(resolve => setTimeout(resolve, 60))
  }
  return presses
}

async function sizes(page, session) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = name => metrics.find(one => one.name === name).value
  const [references, memory] = await page.evaluate(() => {
    const { program } = globalThis.tefudaDemo
    program.sweep()
    return [program.references, program.memory.buffer.byteLength]
  })
  return { references, memory, heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

const host = await serveSlowly(fileURLToPath(new URL('../demo', import.meta.url)))
const browser = await launch()
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
const faults = []
page.on('pageerror', error => faults.push(String(error)))
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable')
await page.goto(host.url)
await page.waitForSelector('#status[data-state=ready]', { state: 'attached' })

console.log('| round | presses | references | program MB | heap MB | nodes | listeners |\n|--:|--:|--:|--:|--:|--:|--:|')
const counts = []
for (const end = Date.now() + minutes * 60_000; Date.now() < end;) {
  let presses = 0
  for (const { at, ...play } of ROOMS) {
    await page.evaluate(hash => { location.hash = hash }, at(counts.length + 1))
    await pause(500)
    presses += await page.evaluate(playOn, { ...play, says: play.says?.source, ms: ROUND / ROOMS.length })
  }
  await page.evaluate(() => { location.hash = '' })
  await pause(1000)
  const { references, memory, heap, nodes, listeners } = await sizes(page, session)
  counts.push(references)
  console.log(`| ${counts.length} | ${presses} | ${references} | ${(memory / 1e6).toFixed(1)} | ${(heap / 1e6).toFixed(1)} | ${nodes} | ${listeners} |`)
}
const state = await page.getAttribute('#status', 'data-state')
await browser.close()
host.close()
const half = Math.ceil(counts.length / 2)
const grown = Math.max(...counts.slice(half)) > Math.max(...counts.slice(0, half)) * MAY_GROW
console.log(`status ${state}; ${faults.length} uncaught errors${grown ? '; references grew' : ''}`)
process.exitCode = grown || faults.length > 0 || state !== 'ready' ? 1 : 0
