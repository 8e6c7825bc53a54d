// The first paint: the table is there before any program is requested, and nothing moves when the program lays it out.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { BROWSER } from '../../js/test/browser.js'
import { becomes, inPage, ready } from './page.js'

const ROOMS = readdirSync(new URL('../rooms', import.meta.url))
const PHONE = { viewport: { width: 412, height: 823 } }
/** How long load.js waits for a paint, in milliseconds. */
const PATIENCE = 4000

/** Runs in the page before everything else: the largest paint, and how far elements move. */
function watchPaints() {
  globalThis.paints = { largest: '', moved: 0, first: 0 }
  const observe = (type, see) => new window.PerformanceObserver(seen => seen.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ element }) => { globalThis.paints.largest = element?.closest('.welcome') ? 'welcome' : element?.outerHTML })
  observe('layout-shift', ({ value }) => { globalThis.paints.moved += value })
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') globalThis.paints.first = startTime })
}

/** When a file was requested. */
const asked = (page, file) => page.evaluate(file => performance.getEntriesByType('resource').find(({ name }) => name.endsWith(file))?.startTime, file)

for (const room of ROOMS) {
  inPage(`${room}: its name is the largest that is ever painted, programs come after it, and nothing moves then`, { open: false, ...PHONE }, async (page, { url }) => {
    if (BROWSER === 'chromium') await page.addInitScript(watchPaints)
    await page.goto(`${url}#${room}`)
    await ready(page)
    assert.equal(await page.locator(`#${room} .welcome:visible`).count(), 0)
    if (BROWSER !== 'chromium') return
    await becomes(() => page.evaluate(() => performance.getEntriesByName('tefuda-playable').length), 1)
    const { largest, moved, first } = await page.evaluate(() => globalThis.paints)
    assert.equal(largest, 'welcome')
    assert.ok(moved < 0.05, `layout shift ${moved}`)
    const program = await asked(page, `/${room}.wasm.gz`)
    assert.ok(program >= Math.min(first, PATIENCE), `painted at ${first}, program asked for at ${program}`)
  })
}

inPage('without its program a table says what it is for, in either language', { open: false, ...PHONE }, async (page, { url, complaints }) => {
  await page.route('**/daifugo.wasm.gz', route => route.abort())
  await page.goto(`${url}#daifugo`)
  await page.waitForSelector('#daifugo .welcome:visible')
  const said = () => page.locator('#daifugo .welcome').innerText()
  assert.match(await said(), /^Daifugō: first out is the tycoon\n+Be the first out of cards/)
  await page.click('#language-ja')
  await becomes(async () => /^大富豪\n+ローカルルール/.test(await said()), true)
  await page.waitForSelector('#status[data-state=failed]')
  complaints.length = 0
})

inPage('where no paint is told of nothing waits for one', { open: false }, async (page, { url }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'PerformanceObserver', { value: undefined }))
  await page.goto(`${url}#poker`)
  await ready(page)
})
