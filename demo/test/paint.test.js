// The first paint: the room's name is there before its program starts, and nothing moves when the program lays out the table.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { BROWSER } from '../../js/test/browser.js'
import { becomes, inPage, ready } from './page.js'

const ROOMS = readdirSync(new URL('../rooms', import.meta.url))
const PHONE = { viewport: { width: 412, height: 823 } }

/** Runs in the page before everything else: the largest paint, and how far elements move. */
function watchPaints() {
  globalThis.paints = { largest: '', moved: 0 }
  const observe = (type, see) => new window.PerformanceObserver(seen => seen.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ element }) => { globalThis.paints.largest = element?.closest('.welcome') ? 'welcome' : element?.outerHTML })
  observe('layout-shift', ({ value }) => { globalThis.paints.moved += value })
}

for (const room of ROOMS) {
  inPage(`${room}: its name is the largest that is ever painted, and nothing moves when its program has drawn the table`, { open: false, ...PHONE }, async (page, { url }) => {
    if (BROWSER === 'chromium') await page.addInitScript(watchPaints)
    await page.goto(`${url}#${room}`)
    await ready(page)
    assert.equal(await page.locator(`#${room} .welcome:visible`).count(), 0)
    if (BROWSER !== 'chromium') return
    await becomes(() => page.evaluate(() => performance.getEntriesByName('tefuda-playable').length), 1)
    await becomes(() => page.evaluate(() => globalThis.paints.largest !== ''), true)
    const { largest, moved } = await page.evaluate(() => globalThis.paints)
    assert.equal(largest, 'welcome')
    assert.ok(moved < 0.05, `layout shift ${moved}`)
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

inPage('a tab in the background, which has no frames, waits for none', { open: false }, async (page, { url }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    window.requestAnimationFrame = () => 0
  })
  await page.goto(`${url}#poker`)
  await ready(page)
})
