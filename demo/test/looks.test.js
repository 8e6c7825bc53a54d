// How the rooms look in every width, language and colour scheme: axe finds nothing.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforehand, keepAll, keepMuch } from './much.js'
import { closeSheet, inPage, ready, visit } from './page.js'
import { colours } from './system.js'
import { show } from './states.js'

const AXE = readFileSync(createRequire(new URL('../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe objects to: the rule, and where. */
async function objections(page) {
  const { violations, passes } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  assert.ok(passes.length > 20)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`))
}

/** Every tab of a state in a width and a colour scheme, with what opens over the table open. */
async function unobjectionable(page, [room, lang, width, colorScheme]) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await colours(page, colorScheme)
  await show(page, room, lang)
  await page.setViewportSize({ width, height: 900 })
  for (const tab of await page.locator('#tabs button:visible').all()) {
    await tab.click()
    const toggle = page.locator('.room:not([hidden]) .rail-toggle:visible')
    if (await toggle.count()) await toggle.click()
    assert.deepEqual(await objections(page), [], `${room}, ${await tab.innerText()}, ${lang}, ${width} px, ${colorScheme}`)
  }
  await page.locator('#tabs button:visible').first().click()
}

// The policy would keep axe out; that it lets in what the page needs is tested elsewhere.
for (const room of ['poker', 'boards']) {
  inPage(`axe has nothing to object to in every width, language and scheme: ${room}`, {}, async page => {
    await page.evaluate(AXE)
    const looks = [['en', 390, 'light'], ['ja', 390, 'dark'], ['ja', 1280, 'light'], ['en', 1280, 'dark']]
    for (const look of looks) await unobjectionable(page, [room, ...look])
  })
}

inPage('axe has nothing to object to on a start page with a game in every room', { open: false }, async (page, { url }) => {
  await beforehand(page, url, keepAll, keepMuch)
  await visit(page, url)
  await page.waitForSelector('.tile-tally')
  await page.evaluate(AXE)
  for (const colorScheme of ['light', 'dark']) {
    await colours(page, colorScheme)
    for (const [width, height] of [[1280, 800], [360, 640]]) {
      await page.setViewportSize({ width, height })
      assert.deepEqual(await objections(page), [], `${colorScheme}, ${width} × ${height}`)
    }
  }
})

inPage('axe has nothing to object to on the start page and in the sheets', { open: false }, async (page, { url }) => {
  await beforehand(page, url, keepMuch)
  await visit(page, url)
  await page.evaluate(AXE)
  for (const colorScheme of ['light', 'dark']) {
    await colours(page, colorScheme)
    assert.deepEqual(await objections(page), [], `start, ${colorScheme}`)
    for (const [sheet, opener] of [['statistics', '#menu-open'], ['today', '']]) {
      if (opener) await page.click(opener)
      await page.click(`[data-opens="${sheet}"]:visible`)
      await page.waitForSelector(`#${sheet} section`)
      assert.deepEqual(await objections(page), [], `${sheet}, ${colorScheme}`)
      await closeSheet(page)
    }
    for (const room of ['cardroom', 'boards', 'calculation', 'daifugo', 'mahjong', 'draw', 'equity', 'poker']) {
      await page.click(`.rooms a[href="#${room}"]`)
      await page.waitForSelector(`#${room}:not([hidden])`)
      await ready(page)
      for (const opener of await page.locator('[data-opens]:visible').all()) {
        await opener.click()
        assert.deepEqual(await objections(page), [], `${room}, ${await opener.getAttribute('data-opens')}, ${colorScheme}`)
        await closeSheet(page)
      }
    }
    await page.click('.brand a')
  }
})

// Of the rooms that are like the two above, one look each at what differs.
const GLANCES = [
  ['playing', 'ja', 390, 'dark'],
  ['playing', 'en', 1280, 'light'],
  ['studied', 'en', 390, 'light'],
  ['studied', 'ja', 1280, 'dark'],
  ['draw', 'ja', 390, 'dark'],
  ['draw', 'en', 1280, 'light'],
  ['equity', 'en', 390, 'light'],
  ['equity', 'ja', 1280, 'dark'],
  ['calculation', 'ja', 390, 'dark'],
  ['calculation', 'en', 1280, 'light'],
]

const PROBLEM_GLANCES = [
  ['mahjong', 'ja', 390, 'light'],
  ['mahjong', 'en', 1280, 'dark'],
  ['win', 'en', 390, 'dark'],
  ['win', 'ja', 1280, 'light'],
]

const TABLE_GLANCES = [
  ['seated', 'ja', 390, 'dark'],
  ['seated', 'en', 1280, 'light'],
  ['won', 'en', 390, 'light'],
]

const DAIFUGO_GLANCES = [
  ['daifugo', 'ja', 390, 'light'],
  ['daifugo', 'en', 1280, 'dark'],
  ['exchange', 'en', 390, 'dark'],
  ['exchange', 'ja', 1280, 'light'],
  ['appraised', 'ja', 390, 'dark'],
  ['appraised', 'en', 1280, 'light'],
]

const CARD_GLANCES = [
  ['cardroom', 'ja', 390, 'dark'],
  ['cardroom', 'en', 1280, 'light'],
  ['drawing', 'en', 390, 'light'],
  ['shown', 'ja', 1280, 'dark'],
  ['turned', 'en', 390, 'dark'],
]

for (const [rooms, glances] of [['the calculating rooms', GLANCES], ['mahjong problems', PROBLEM_GLANCES], ['a mahjong game', TABLE_GLANCES], ['the Daifugō room', DAIFUGO_GLANCES], ['the card room', CARD_GLANCES]]) {
  inPage(`axe has nothing to object to in ${rooms}`, {}, async page => {
    await page.evaluate(AXE)
    for (const [room, lang, width, colorScheme] of glances) {
      await unobjectionable(page, [room, lang, width, colorScheme])
    }
  })
}
