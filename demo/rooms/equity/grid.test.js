// A range painted on the grid of starting hands, compared with the engine's reading of the same text.
import assert from 'node:assert/strict'
import { inPage, inRoom, press, shows, tabTo, text } from '../../test/page.js'
import { tap } from '../../test/system.js'
import { odds, painted } from './seen.js'

const cell = hand => `#equity-grid [aria-label="${hand}"], #equity-grid [aria-label^="${hand} "]`

/** A test of two players with the second's grid open. */
function atGrid(name, second, run) {
  inRoom(name, `#equity?p=AsAh&p=${second}&board=2c7d9h`, async page => {
    await shows(() => odds(page), { texts: ['AsAh', second], busy: false })
    await page.click('#equity-p2-paint')
    await run(page)
  })
}

/** Drags over cells from the first to the last. */
async function stroke(page, from, ...over) {
  const middle = async hand => {
    const { x, y, width, height } = await page.locator(cell(hand)).boundingBox()
    return [x + width / 2, y + height / 2]
  }
  await page.mouse.move(...await middle(from))
  await page.mouse.down()
  for (const hand of over) await page.mouse.move(...await middle(hand), { steps: 4 })
  await page.mouse.up()
}

atGrid('hands pressed go in and out, and the text says the same', '', async page => {
  assert.equal(await text(page, '#equity-range-of'), 'Range of Player 2')
  await page.click(cell('QQ'))
  await shows(() => painted(page), { whole: ['QQ'], text: 'QQ', share: '0.5 % of hands, 6 of 1,326' })
  for (const hand of ['AA', 'KK', 'AKs', 'AKo']) await page.click(cell(hand))
  await shows(() => painted(page), { whole: ['AA', 'AKs', 'AKo', 'KK', 'QQ'], text: 'QQ+, AKs, AKo' })
  await page.click(cell('KK'))
  await shows(() => painted(page), { text: 'AA, QQ, AKs, AKo' })
  await shows(() => odds(page), { texts: ['AsAh', 'AA, QQ, AKs, AKo'] })
})

atGrid('a stroke does to every hand what it does to the first', 'A9s', async page => {
  await stroke(page, 'A5s', 'A2s')
  await shows(() => painted(page), { text: 'A9s, A5s-A2s', share: '1.5 % of hands, 20 of 1,326' })
  await stroke(page, 'A3s', 'A9s')
  await shows(() => painted(page), { whole: ['A2s'], text: 'A2s' })
})

atGrid('a text paints the grid; what is of no whole hand is told apart', 'random', async page => {
  assert.equal((await painted(page)).whole.length, 169)
  await page.fill('#equity-range-text', '77-22, AhKd, k10S')
  await shows(() => painted(page), { whole: ['KTs', '77', '66', '55', '44', '33', '22'], part: ['AKo 8 %'] })
  await shows(() => odds(page), { texts: ['AsAh', '77-22, AhKd, k10S'] })
  await page.fill('#equity-range-text', '77-22, Zz')
  await shows(() => painted(page), { whole: [], part: [], error: 'players[1] is no range: part 2: "Zz" is not two cards (AsKh), a class of hands (AA, AKs, AKo, AK, QQ+, ATs+, 77-22, A5s-A2s, T9s-54s, A?), a part (15%) or random' })
  await page.click('#equity-range-all')
  await shows(() => painted(page), { text: 'random', share: '100.0 % of hands, 1,326 of 1,326', error: '' })
  await page.click('#equity-range-none')
  await shows(() => painted(page), { whole: [], text: '' })
})

atGrid('by a weight: the slider, digits, and texts as solvers write them', 'QQ', async page => {
  await page.fill('#equity-range-weight', '50')
  assert.equal(await text(page, '#equity-range-weighs'), '50 %')
  await page.click(cell('AKs'))
  await shows(() => painted(page), { whole: ['QQ'], weighed: ['AKs 50 %'], text: 'QQ, AKs:0.5', share: '0.6 % of hands, 8 of 1,326' })
  await shows(() => odds(page), { texts: ['AsAh', 'QQ, AKs:0.5'] })
  await page.click(cell('QQ'))
  await shows(() => painted(page), { whole: [], weighed: ['AKs 50 %', 'QQ 50 %'], text: 'QQ:0.5, AKs:0.5' })
  await page.click(cell('QQ'))
  await shows(() => painted(page), { weighed: ['AKs 50 %'], text: 'AKs:0.5' })
  await press(page, '2 0 ArrowUp 3')
  await shows(() => painted(page), { whole: ['QQ'], weighed: ['AKs 50 %', 'KQs 30 %'], text: 'QQ, AKs:0.5, KQs:0.3' })
  await page.fill('#equity-range-text', '[25]QQ+, AsKs[/25], AhKh:0.75, 22')
  await shows(() => painted(page), { whole: ['22'], weighed: ['AA 25 %', 'KK 25 %', 'QQ 25 %'], part: ['AKs 25 %'] })
  await page.fill('#equity-range-text', 'QQ:2')
  await shows(() => painted(page), { error: 'players[1] is no range: part 1: "QQ:2" has no weight from 0 to 1, or from 0 to 100%' })
})

atGrid('by keyboard: one stop for Tab, arrows, Enter and Space', '', async page => {
  await tabTo(page, '#equity-grid [tabindex="0"]')
  await press(page, 'Control+Home Enter ArrowRight Space ArrowDown Enter')
  await shows(() => painted(page), { whole: ['AA', 'AKs', 'KK'], text: 'KK+, AKs' })
  assert.equal(await page.locator('#equity-grid [tabindex="0"]').count(), 1)
  await press(page, 'Enter Escape')
  await shows(() => odds(page), { texts: ['AsAh', 'AA, AKs'] })
  assert.equal(await page.evaluate(() => document.activeElement.id), 'equity-p2-paint')
})

inPage('a finger paints on a phone, where all of the grid is in sight', { at: '#equity?p=AsAh&p=', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'ja-JP' }, async page => {
  await tap(page, '#equity-p2-paint')
  await tap(page, cell('T9s'))
  await shows(() => painted(page), { text: 'T9s', share: '全体の 0.3 %、1,326 通りのうち 4 通り' })
  const { x, width } = await page.locator('#equity-grid').boundingBox()
  assert.ok(x >= 0 && x + width <= 360)
  for (const box of await Promise.all(['AA', '22', 'A2s', 'A2o'].map(hand => page.locator(cell(hand)).boundingBox()))) {
    assert.ok(box.width >= 24 && box.height >= 24 && box.y + box.height <= 640, JSON.stringify(box))
  }
})

inPage('the whole grid is in sight at five sizes', { at: '#equity?p=AsAh&p=QQ%2B' }, async page => {
  for (const [width, height] of [[1280, 800], [390, 844], [844, 390], [360, 640], [768, 1024]]) {
    await page.setViewportSize({ width, height })
    await page.click('#equity-p2-paint')
    await shows(() => painted(page), { whole: ['AA', 'KK', 'QQ'] })
    for (const hand of ['AA', 'A2s', 'A2o', '22']) {
      const box = await page.locator(cell(hand)).boundingBox()
      const where = `${hand}, ${width} × ${height}: ${JSON.stringify(box)}`
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height && box.height >= 20, where)
    }
    await page.keyboard.press('Escape')
  }
})
