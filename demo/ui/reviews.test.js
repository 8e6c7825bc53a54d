// The review in every room: a picture of each mistake with both moves marked, keys that go from one to the next, a cursor of the graph
// at the position shown, and the position as a picture to share.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { game } from '../rooms/boards/seen.js'
import { careless } from '../test/careless.js'
import { becomes, inPage, openTab, press } from '../test/page.js'
import { colours } from '../test/system.js'

const AXE = readFileSync(createRequire(new URL('../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')

/** Games to review: the address, the presses, and the selector of the parts that a position is drawn with. */
const GAMES = {
  boards: { at: '#boards?g=3x3x3&you=both&moves=0,0.0,1.1,0.2,0.2,2', parts: 'svg path', marks: 'path' },
  mahjong: { at: careless(4).link, parts: '.own-then .tile', marks: '.tile' },
  daifugo: { at: '#daifugo?seed=13&moves=4s.6s.8s.TsTdTcJk%3DTh.p.p.p.Jh.2s.p.p.p.QcKcAc.p.4h5h6h.p.p.2c', parts: '.own-then .card', marks: '.card' },
  cardroom: { at: '#cardroom?game=draw&seats=4&seed=3', parts: '.own-then .card', begun: true },
  calculation: { at: '#calculation?seed=7&piles=4&moves=d.cw1.d.cw1.d.cw1.d.cw1.d.cw1.d.cw1.d.cw1.d.cw1.d.cw1.d.cw1.d.cw1', parts: '.card', marks: '.card' },
  draw: { at: '#draw?game=jacks-or-better-9-6&seed=7', press: '#draw-go', parts: '.own-then .card', marks: '.card', grade: /^Grade [A-E]\. Best holds: 0 of 1$/ },
}

/** The review that a reader sees. */
const seen = (page, { parts, marks = '.none' }) => page.evaluate(([parts, marks]) => {
  const tab = document.querySelector('.room:not([hidden]) .analysis')
  const text = selector => tab.querySelector(selector)?.textContent ?? ''
  const rows = [...tab.querySelectorAll('.candidates > li:not([hidden])')]
  const marked = (box, mark) => box.querySelectorAll(`${marks}:is([data-${mark}], .${mark})`).length
  const then = tab.querySelector('.then')
  return {
    busy: !tab.querySelector('progress').hidden,
    judged: tab.querySelectorAll('tbody tr').length,
    names: rows.map(row => row.querySelector('.name').textContent),
    pictures: rows.map(row => row.querySelector('.position-then').querySelectorAll(parts).length),
    marked: rows.map(row => [marked(row, 'made'), marked(row, 'better')]),
    bars: rows.map(row => Number.parseInt(row.querySelector('.track').style.getPropertyValue('--share'), 10)),
    chosen: rows.findIndex(row => row.querySelector('.move').matches('[aria-pressed="true"]')),
    at: Number(tab.querySelector('.plot').getAttribute('aria-valuenow')),
    spoken: tab.querySelector('.plot').getAttribute('aria-valuetext'),
    then: then.hidden ? 0 : then.querySelectorAll(parts).length,
    both: [marked(then, 'made'), marked(then, 'better')],
    made: text('.both-moves .made'),
    grade: text('.grade'),
    detail: text('.detail'),
    table: [...tab.querySelectorAll('tbody th')].map(cell => cell.textContent),
  }
}, [parts, marks])

/** Brings a game to its review. */
async function reviewed(page, of) {
  if (of.press) await page.locator(of.press).and(page.locator('[data-does="draw"]')).click()
  await openTab(page, 'analyse')
  const start = page.locator('.room:not([hidden]) .analysis .go')
  await becomes(async () => (await start.getAttribute('aria-disabled')) === 'true', false)
  if (!of.begun) await start.click()
  await becomes(async () => (({ busy, judged }) => !busy && judged > 0)(await seen(page, of)), true)
  return seen(page, of)
}

for (const [room, of] of Object.entries(GAMES)) {
  inPage(`${room}: each mistake in a picture, keys from mistake to mistake, graph and position together`, { at: of.at }, async page => {
    const { names, pictures, marked, bars, chosen, then, both, grade } = await reviewed(page, of)
    if (of.grade) assert.match(grade, of.grade)
    assert.ok(names.length > 0 && names.length <= 3, names.join())
    assert.ok(pictures.every(parts => parts > 0) && then > 0, `${pictures}; ${then}`)
    if (of.marks) assert.ok([...marked, both].every(([made, better]) => made + better > 0), JSON.stringify([marked, both]))
    assert.equal(chosen, 0)
    assert.equal(bars[0], 100)
    assert.deepEqual(bars, bars.toSorted((a, b) => b - a))
    await page.keyboard.press('Tab')
    for (const key of ['n', 'p', 'n', 'n']) {
      await press(page, key)
      const { at, table, made, detail, spoken, chosen, then } = await seen(page, of)
      assert.ok(then > 0)
      assert.equal(made, table[at - 1], key)
      assert.equal(detail, spoken)
      assert.ok(detail.startsWith(made), `${detail}; ${made}`)
      if (chosen >= 0) assert.equal(names[chosen], made)
    }
    if (room !== 'boards') return
    const { at } = await seen(page, of)
    await becomes(async () => (await game(page)).rows.join('').replaceAll('.', '').length, at - 1)
  })

  inPage(`${room}: the position is shared as a picture`, { at: of.at }, async page => {
    await reviewed(page, of)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.room:not([hidden]) .analysis [data-later="picture"]')])
    assert.equal(download.suggestedFilename(), `tefuda-${room}-review.png`)
    const png = readFileSync(await download.path())
    assert.equal(png.subarray(1, 4).toString(), 'PNG')
    assert.ok(png.readUInt32BE(16) >= 1000 && png.readUInt32BE(20) >= 400 && png.length > 20_000, `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}, ${png.length}`)
    await becomes(() => page.locator('.room:not([hidden]) .analysis [data-later="picture"] + [role="status"]').innerText(), 'The picture lies in your downloads.')
  })

  inPage(`${room}: axe has nothing to object to in the review, and nothing is wider than the screen`, { at: of.at }, async page => {
    await page.evaluate(AXE)
    await reviewed(page, of)
    for (const [width, height, scheme] of [[1280, 800, 'light'], [390, 844, 'dark'], [390, 844, 'light']]) {
      await page.setViewportSize({ width, height })
      await colours(page, scheme)
      const { violations } = await page.evaluate(() => window.axe.run(document.querySelector('.room:not([hidden]) .analysis'), { resultTypes: ['violations'] }))
      assert.deepEqual(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`)), [], `${width} px, ${scheme}`)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0, `${width} px`)
    }
  })
}
