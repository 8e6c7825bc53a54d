// The published page on three hosts: one compresses every file, one compresses none, one sends a .gz file with Content-Encoding:
// gzip. On each, rooms start and work offline, and the bytes sent before the first answer have a limit.
import assert from 'node:assert/strict'
import { HOSTS, serveSlowly } from '../../bench/page/slow.js'
import { becomes, inPage, PUBLISHED, ready, text } from './page.js'
import { NAMES } from './rooms.js'

/** The most bytes until the first answer, with TinyGo's programs and engines. Modules, programs and rooms are stored as gzip. */
const LIMIT = 600_000
/** On hosts that do not compress, mahjong needs more for its pictures and words. */
const MORE = { mahjong: 700_000 }
const most = (kind, room) => (kind !== 'gzip' && MORE[room]) || LIMIT

/** Runs a test of the page on a host. The host closes when the test ends or fails; else the test file would never end. */
function onHost(name, host, options, run) {
  inPage(name, { open: false, ...options }, async (page, the) => {
    const served = await serveSlowly(PUBLISHED, undefined, host)
    try {
      await run(page, { ...the, ...served })
    } finally {
      served.close()
    }
  })
}

const playable = page => becomes(() => page.evaluate(() => performance.getEntriesByName('tefuda-playable').length), 1)

for (const [kind, host] of Object.entries(HOSTS)) {
  onHost(`a host of kind ${kind}: every room’s first answer has a limit of bytes`, host, { viewport: { width: 390, height: 844 } }, async (page, { url, sent }) => {
    for (const room of NAMES) {
      await page.goto('about:blank')
      sent()
      await page.goto(`${url}#${room}`)
      await playable(page)
      const bytes = [...sent().values()].reduce((sum, n) => sum + n, 0)
      if ((await text(page, '#status-detail')).endsWith(' tinygo')) assert.ok(bytes <= most(kind, room), `${room}: ${bytes}`)
    }
  })

  onHost(`a host of kind ${kind}: the worker keeps every file, and another room opens without it`, host, { offline: true }, async (page, { complaints, url, close }) => {
    await page.goto(`${url}#draw`)
    await playable(page)
    await page.keyboard.press('Shift')
    await page.waitForSelector('html[data-offline=kept]')
    close()
    // A page that is left while it loads complains in Firefox.
    await page.goto('about:blank')
    await page.goto(`${url}#equity`)
    await ready(page)
    await playable(page)
    // The browser does not ask the service worker for the page's icon.
    assert.deepEqual(complaints.splice(0).filter(complaint => !/\/icon[\w/-]*\.(svg|png)$/.test(complaint)), [])
  })
}
