// The page before the engine has loaded, without it, without a network, and under the Content-Security-Policy.
import assert from 'node:assert/strict'
import { BROWSER } from '../../js/test/browser.js'
import { board, square } from '../rooms/boards/seen.js'
import { card, duel, hand } from '../rooms/poker/seen.js'
import { becomes, compilers, enter, heldBack, inPage, openTab, ready, shows, text, visit } from './page.js'

const ROOMS = ['Poker hands with jokers', 'Gomoku and tic-tac-toe']

/** Both rooms and the heading are readable, and the style sheets have loaded. */
async function readable(page) {
  assert.equal(await page.isVisible('h1 >> text=Play, and learn why'), true)
  assert.equal(await page.isVisible('footer >> text=worked out on your side of the table'), true)
  const masthead = await page.locator('.masthead').evaluate(element => window.getComputedStyle(element).display)
  assert.equal(masthead, 'flex')
  assert.equal(await page.isVisible('h1 [lang=ja]'), false)
}

inPage('without JavaScript the rooms’ titles and what they are for can be read, and why they are empty', { javaScriptEnabled: false, open: false }, async (page, { url }) => {
  await page.goto(url)
  await readable(page)
  for (const title of ROOMS) assert.equal(await page.isVisible(`h2 >> text=${title}`), true)
  assert.equal(await page.isVisible('noscript p'), true)
  assert.match(await text(page, 'noscript'), /worked by scripts and WebAssembly, which this browser does not run/)
  assert.equal(await page.isVisible('#status'), false)
})

inPage('a room whose HTML is late fills in the tab that the reader has opened meanwhile, and not the room in view', { open: false }, async (page, { url }) => {
  const send = await heldBack(page, '**/boards/room.html.gz')
  await page.goto(`${url}#boards`)
  await page.click('#tabs [data-tab=analyse]')
  await enter(page, '#poker')
  await ready(page)
  await page.evaluate(() => { location.hash = '#boards' })
  await page.waitForSelector('html[data-room=boards]')
  await openTab(page, 'use')
  send()
  await page.waitForSelector('#boards .stage')
  await ready(page)
  assert.equal(await page.getAttribute('html', 'data-tab'), 'use')
  assert.equal(await page.isVisible('#poker'), false)
})

inPage('a tab that the reader opens before the program starts is the program’s tab too', { open: false }, async (page, { url }) => {
  const send = await heldBack(page, '**/programs/boards.wasm.gz')
  await page.goto(`${url}#boards`)
  await openTab(page, 'use')
  send()
  await shows(() => board(page), { value: -2 })
})

// The files that fail, how they fail, and the words of the status line.
const KEPT_BACK = [
  ['**/*.wasm.gz', 'blocked', /\.wasm/],
  ['**/programs/*.wasm.gz', 'blocked', /programs\/poker\.wasm/],
  ['**/programs/*.wasm.gz', 'missing', /programs\/poker\.wasm.*404/],
  ['**/tefuda*.wasm.gz', 'missing', /tefuda[-a-z]*\.wasm.*404/],
  ['**/tefuda/index.js', 'blocked', /index\.js/],
  ['**/poker/room.html.gz', 'blocked', /rooms\/poker\/room\.html/],
  ['**/poker/room.html.gz', 'missing', /rooms\/poker\/room\.html.*404/],
]

const WAYS = {
  blocked: route => route.abort(),
  missing: route => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }),
}

for (const [files, way, cause] of KEPT_BACK) {
  inPage(`${files} ${way}: the page can be read, and says the cause`, { open: false }, async (page, { url, complaints }) => {
    await page.route(files, WAYS[way])
    await page.goto(url)
    await readable(page)
    await enter(page, '#poker')
    await page.waitForSelector('#status[data-state=failed]')
    assert.match(await text(page, '#status-detail'), cause)
    assert.equal(await page.isVisible('#status >> text=The engine failed'), true)
    for (const [i, room] of ['#poker', '#boards'].entries()) {
      await enter(page, room)
      assert.equal(await page.isVisible(`h2 >> text=${ROOMS[i]}`), true)
    }
    const others = complaints.splice(0).filter(complaint => !complaint.startsWith('Failed to load resource'))
    assert.deepEqual(others, [])
  })
}

inPage('who comes for a room finds its table without the opening', { at: '#calculation', viewport: { width: 390, height: 844 } }, async page => {
  const top = selector => page.locator(selector).evaluate(element => element.getBoundingClientRect().top)
  const opening = () => page.locator('.start-lead[lang=en]').isVisible()
  assert.deepEqual([await opening(), await page.isVisible('#status'), await page.locator('h1').count()], [false, true, 1])
  assert.ok(await top('#calc-table') < 60)
  assert.equal(await page.title(), 'Calculation patience · tefuda 手札')
  await page.goto((await page.url()).split('#')[0])
  await ready(page)
  assert.deepEqual([await opening(), await page.isVisible('#calculation'), await page.title()], [true, false, 'tefuda 手札'])
  await page.click('.tile-room[href="#daifugo"]')
  await becomes(() => page.title(), 'Daifugō: first out is the tycoon · tefuda 手札')
  assert.equal(await page.locator('a.tile-room').count(), await page.locator('.room').count())
})

inPage('a room starts, too, when its program is there before page.js has shown it', { open: false }, async (page, { url }) => {
  // A document is "interactive" for some time before DOMContentLoaded, in Firefox often when the main module runs.
  await page.addInitScript(() => Object.defineProperty(document, 'readyState', { get: () => 'interactive' }))
  await page.route('**/page.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(`${url}#poker`)
  await ready(page)
})

inPage('wasm under a wrong type works all the same', { open: false }, async (page, { url }) => {
  await page.route('**/*.wasm.gz', async route => route.fulfill({ response: await route.fetch(), contentType: 'text/plain' }))
  await visit(page, `${url}#poker`)
  await shows(() => duel(page), { a: '0xADCBA9' })
})

// --- the policy --------------------------------------------------------------

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

inPage('the policy allows what the page needs and nothing else, and is in force', { open: false, offline: true }, async (page, { url, complaints }) => {
  await visit(page, url)
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]')
  const directives = (await meta.getAttribute('content')).split(';').map(directive => directive.trim().split(/\s+/))
  assert.deepEqual(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources])), POLICY)
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-offline=kept]')
  assert.deepEqual(complaints, [])
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
    return 'ran' in window
  })
  assert.equal(ran, false)
  await becomes(() => complaints.some(complaint => /^CSP: script-src-elem inline/.test(complaint)), true)
  complaints.length = 0
})

// --- offline -----------------------------------------------------------------

inPage('offline after the first visit: rooms that nobody has been to work, at once and after a reload', { offline: true }, async (page, { url, context, complaints }) => {
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-offline=kept]')
  await page.waitForSelector('#status .offline', { state: 'visible' })
  await context.setOffline(true)
  await assert.rejects(page.evaluate(() => fetch('offline?').then(answer => answer.status)))
  // Firefox does not report this.
  await becomes(() => complaints.splice(0).length, BROWSER === 'chromium' ? 1 : 0)
  await visit(page, `${url}#poker?a=Ah2d3c4s5h&b=`)
  await page.reload()
  await ready(page)
  await shows(() => duel(page), { a: '0x543210' })
  for (const name of ['6h', '5d', '4c', '3s', '2h']) await page.click(card(name))
  await shows(() => duel(page), { b: '0x554321', sign: '<', verdict: 'Hand B wins: Straight' })
  await page.click('.rooms a[href="#boards"]')
  await openTab(page, 'use')
  await shows(() => board(page), { value: -2, found: ['white A5 – A4', 'white D6 – E5'] })
  await page.click(square(3, 2))
  await shows(() => board(page), { value: -1 })
  // The browser requests a page's icon past the service worker.
  assert.deepEqual(complaints.splice(0).filter(complaint => !complaint.endsWith('/icon.svg')), [])
})

// --- both compilers ----------------------------------------------------------

assert.notEqual(compilers.length, 0, 'nothing in dist/: run ./build.sh size')

for (const compiler of compilers) {
  inPage(`the engine by ${compiler}: both rooms, an error, another size`, { at: '#poker', compiler, offline: true }, async page => {
    assert.match(await text(page, '#status-detail'), new RegExp(`^\\d+\\.\\d+\\.\\d+ · ${compiler}$`))
    await shows(() => duel(page), { a: '0xADCBA9', b: '0x88D000', verdict: 'Hand A wins: Royal flush' })
    assert.deepEqual((await hand(page, 'a')).reads[4], 'Joker as Ten of spades')
    await page.fill('#hand-a-text', 'Zz')
    await shows(() => duel(page), { a: '', verdict: 'Mend the notation to compare' })
    await page.fill('#hand-a-text', 'Jk Jk Jk Jk Jk')
    await shows(() => duel(page), { a: '0xBD0000', sign: '>' })
    await page.click('.rooms a[href="#boards"]')
    await openTab(page, 'use')
    await shows(() => board(page), { value: -2, found: ['white A5 – A4', 'white D6 – E5'] })
    await page.fill('#boards-text', Array(20).fill('o'.repeat(20)).join('\n'))
    await shows(() => board(page), { value: 1482, size: [20, 20, 2] })
  })
}
