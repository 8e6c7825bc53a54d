// Readers with other needs: colours of their own, more contrast, no motion, zoomed in, left-handed.
import assert from 'node:assert/strict'
import { game } from '../rooms/boards/seen.js'
import { becomes, closeSheet, inPage, openTab, ready, shows } from './page.js'
import { NAMES } from './rooms.js'

/** How an element is drawn. */
const drawn = (page, selector) =>
  page.locator(selector).first().evaluate(element => {
    const { backgroundColor, borderTopWidth, outlineStyle, outlineWidth, color } = window.getComputedStyle(element)
    return { backgroundColor, borderTopWidth, outlineStyle, outlineWidth, color }
  })

inPage('forced colours: on and off, held and released cards can be told apart', { at: '#draw?seed=7', forcedColors: 'active' }, async page => {
  await page.waitForSelector('#draw-cards [data-suit]')
  const card = '#draw-cards [data-place="0"]'
  const [off, free] = [await drawn(page, '#draw-hint'), await drawn(page, card)]
  await page.click('#draw-hint')
  await page.click(card)
  const [on, held] = [await drawn(page, '#draw-hint'), await drawn(page, card)]
  assert.notEqual(on.backgroundColor, off.backgroundColor)
  assert.notEqual(held.outlineStyle, free.outlineStyle)
  const [chosen, other] = [await drawn(page, '#tabs [aria-pressed="true"]'), await drawn(page, '#tabs [aria-pressed="false"]')]
  assert.notEqual(chosen.backgroundColor, other.backgroundColor)
})

for (const [contrast, ink] of [['more', '#2b3640'], [undefined, '#4b5967']]) {
  inPage(`${contrast ?? 'no more'} contrast is given to who asks for it`, { at: '#poker', ...contrast && { contrast } }, async page => {
    assert.equal(await page.locator('html').evaluate(root => window.getComputedStyle(root).getPropertyValue('--quiet').trim()), ink)
  })
}

inPage('dark or light, four colours, coloured cards, figures on tiles, the left hand: chosen, seen at once, and kept', { at: '#poker?a=AsKc&b=', colorScheme: 'light' }, async page => {
  const scheme = () => page.locator('html').evaluate(root => window.getComputedStyle(root).colorScheme)
  const clubs = () => page.locator('#picker [data-card="Kc"]').evaluate(card => window.getComputedStyle(card).color)
  const paper = () => page.locator('#picker [data-card="Kc"]').evaluate(card => window.getComputedStyle(card).backgroundColor)
  const figure = () => page.evaluate(() => {
    const tile = document.createElement('i')
    Object.assign(tile, { className: 'tile' }).dataset.tile = '0p'
    document.body.append(tile)
    const { content } = window.getComputedStyle(tile, '::before')
    tile.remove()
    return content
  })
  const left = async selector => (await page.locator(selector).boundingBox()).x
  assert.equal(await scheme(), 'light')
  const white = await paper()
  assert.equal(await figure(), 'none')
  assert.ok((await left('.stage:visible .rail')) > (await left('.stage:visible .table')))
  await page.locator('#poker [data-opens="poker-settings"]').click()
  await page.locator('#look-theme label:has([value="dark"])').click()
  await page.locator('label:has(#look-suits)').click()
  await page.locator('#look-deck label:has([value="colour"])').click()
  await page.locator('#look-tiles label:has([value="figures"])').click()
  await page.locator('label:has(#look-left)').click()
  await closeSheet(page)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await page.waitForSelector('#status[data-state="ready"]', { state: 'attached' })
    assert.equal(await scheme(), 'dark')
    assert.deepEqual([await clubs(), await paper()], ['rgb(255, 255, 255)', 'rgb(11, 107, 58)'])
    assert.match(await figure(), /^"5"/)
    assert.ok((await left('.stage:visible .rail')) < (await left('.stage:visible .table')))
  }
  await page.evaluate(() => localStorage.setItem('tefuda-look', '{"theme":"purple","four":7,"deck":"glass","tiles":1}'))
  await page.reload()
  assert.deepEqual([await scheme(), await paper(), await figure()], ['light', white, 'none'])
})

// 200 % and 400 % of 1280 × 800, as a browser's zoom makes them.
for (const [percent, width, height] of [[200, 640, 400], [400, 320, 200]]) {
  inPage(`zoomed to ${percent} %: every room's buttons can be reached, and nothing scrolls sideways`, { viewport: { width, height } }, async page => {
    for (const room of NAMES) {
      await page.evaluate(room => { location.hash = room }, room)
      await page.waitForSelector(`#${room}:not([hidden])`)
      await ready(page)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      assert.ok(over <= 0, `${room}: ${over} px too wide`)
      for (const button of await page.locator(`#${room} .toolbar:visible button:visible, #tabs button:visible, #menu-open`).all()) {
        await button.scrollIntoViewIfNeeded()
        const { x, y, width: w, height: h } = await button.boundingBox()
        const name = `${room}: ${await button.getAttribute('id') ?? await button.textContent()} at ${[x, y, w, h].map(Math.round)}`
        assert.ok(x >= -1 && y >= -1 && x + w <= width + 1 && y + h <= height + 1, name)
      }
    }
  })
}

inPage('what lies over a table goes away: trays, the rail and sheets, by key and by going elsewhere', { at: '#mahjong?hand=66678m34p3077s77z9m', viewport: { width: 390, height: 844 } }, async page => {
  const seen = selector => page.locator(selector).isVisible()
  assert.deepEqual([await seen('#mahjong-picker'), await seen('#mahjong-rail')], [false, false])
  await page.locator('[data-tray="mahjong-tiles"]').click()
  assert.deepEqual([await seen('#mahjong-picker'), await seen('#mahjong-rail')], [true, false])
  await page.keyboard.press('Escape')
  await page.locator('#mahjong .rail-head').click()
  assert.deepEqual([await seen('#mahjong-picker'), await seen('#mahjong-rail')], [false, true])
  await page.locator('.rooms a[href="#boards"]').click()
  await page.locator('.rooms a[href="#mahjong"]').click()
  assert.equal(await seen('#mahjong-rail'), false)
  await page.locator('#menu-open').click()
  assert.equal(await seen('#menu section.rules'), true)
  await page.evaluate(() => { location.hash = '#boards?g=3x3x3&moves=1,1' })
  await shows(() => game(page), { sizes: [3, 3, 3] })
  assert.equal(await seen('#menu'), false)
  await openTab(page, 'use')
  await becomes(async () => /from 'tefuda\/mnk'/.test(await page.locator('#boards .leaf:visible').innerText()), true)
})

inPage('a link opens a tab, and one that no room has opens the table', { at: '#calculation?tab=analyse' }, async page => {
  assert.equal(await page.locator('html').getAttribute('data-tab'), 'analyse')
  assert.equal(await page.locator('#calc-try').isVisible(), true)
  await page.goto(`${(await page.url()).split('#')[0]}#draw?tab=nonsense`)
  await becomes(() => page.locator('html').getAttribute('data-tab'), 'play')
  await page.locator('#draw-go').waitFor()
})
