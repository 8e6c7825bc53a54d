// The tab that reviews a game, in the four rooms that have one: what is judged, the graph's keys, the list, the table.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { becomes, inPage, press } from '../test/page.js'
import { colours } from '../test/system.js'

const AXE = readFileSync(createRequire(new URL('../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')

/** Tic-tac-toe: white's fourth stone leaves black's third corner open, which wins. */
const TICTACTOE = '#boards?g=3x3x3&level=1&moves=0,0.1,1.0,1.2,2.0,2'
const DAIFUGO = '#daifugo?seed=13&moves=4s.6s.8s.TsTdTcJk%3DTh.p.p.p.Jh.2s.p.p.p.QcKcAc.p.4h5h6h.p.p.2c'
const CALCULATION = '#calculation?seed=7&piles=4&moves=d.cw1.d.cw1.d.cw1.d.cw2'

/** The state of the tab. */
const seen = page => page.evaluate(() => {
  const tab = document.querySelector('.room:not([hidden]) .analysis')
  const all = selector => [...tab.querySelectorAll(selector)].filter(element => !element.closest('[hidden]'))
  const text = element => element.textContent
  const plot = tab.querySelector('.plot')
  return {
    says: text(tab.querySelector('.verdict-line')),
    detail: text(tab.querySelector('.detail')),
    at: plot.getAttribute('aria-valuenow'),
    spoken: plot.getAttribute('aria-valuetext'),
    dots: tab.querySelectorAll('.graph g path').length,
    list: all('li .name').map(text),
    costs: all('li .chance').map(text),
    rows: [...tab.querySelectorAll('tbody tr')].map(row => [...row.cells].map(text)),
    busy: !tab.querySelector('progress').hidden,
  }
})

const button = (page, words) => page.locator('.room:not([hidden]) .analysis button', { hasText: words })

async function analyse(page, count) {
  await page.locator('#tabs [data-tab=analyse]').evaluate(tab => tab.click())
  await becomes(async () => (await seen(page)).says, count === 1 ? '1 decision to judge.' : `${count} decisions to judge.`)
  await button(page, 'Analyse the game').click()
  await becomes(async () => [(await seen(page)).busy, (await seen(page)).rows.length], [false, count])
}

/** Waits until the moves of a link have been played. */
const played = (page, selector, count) => page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length >= count, [selector, count])

for (const [you, listed] of [['both', ['4. white C1']], ['x', ['4. white C1']], ['o', []]]) {
  inPage(`tic-tac-toe, ${you}: a mistake costs what it gave away, and only the reader's are listed`, { at: `${TICTACTOE}&you=${you}` }, async page => {
    await played(page, '#board [data-stone=o], #board [data-stone=x]', 5)
    await page.locator('#tabs [data-tab=analyse]').evaluate(tab => tab.click())
    await becomes(async () => (await seen(page)).says.endsWith('decisions to judge.'), true)
    await button(page, 'Analyse the game').click()
    await becomes(async () => (({ busy, rows }) => [busy, rows.length > 4])(await seen(page)), [false, true])
    const { rows, list, costs, dots } = await seen(page)
    assert.deepEqual(rows.slice(0, 5), [
      ['1. black A3', '50 %', '50 %', '0 %', ''],
      ['2. white B2', '50 %', '50 %', '0 %', ''],
      ['3. black B3', '50 %', '50 %', '0 %', ''],
      ['4. white C1', '100 %', '50 %', '50 %', 'C3'],
      ['5. black C3', '100 %', '100 %', '0 %', ''],
    ])
    assert.deepEqual([list, costs, dots], [listed, listed.map(() => '−50 %'), listed.length])
  })
}

inPage('the graph is moved through by keys, and by mistakes', { at: DAIFUGO }, async page => {
  await played(page, '#dfg-history li', 18)
  await analyse(page, 3)
  const { rows, list } = await seen(page)
  assert.deepEqual(rows.map(([name]) => name), [
    '3. Eight of spades', '4. Ten of spades, Ten of diamonds, Ten of clubs, Joker as Ten of hearts', '8. Jack of hearts'])
  for (const [, made, best, cost, better] of rows) {
    assert.match(`${made} ${best} ${cost}`, /^\d\.\d\d \d\.\d\d \d\.\d\d$/)
    assert.equal(better === '', cost === '0.00')
  }
  await page.focus('#dfg-analysis .plot')
  await press(page, 'Home')
  const name = async () => (await seen(page)).detail.split(':')[0]
  assert.deepEqual([(await seen(page)).at, await name()], ['1', rows[0][0]])
  await press(page, 'ArrowRight')
  assert.deepEqual([(await seen(page)).at, await name()], ['2', rows[1][0]])
  await press(page, 'End ArrowRight')
  assert.deepEqual([(await seen(page)).at, (await seen(page)).spoken], ['3', (await seen(page)).detail])
  for (const mistake of list) {
    await press(page, 'Home PageDown')
    await press(page, `PageDown*${list.length - 1}`)
    assert.ok(list.includes(await name()), mistake)
  }
})

inPage('an analysis can be stopped, and what was judged stays', { at: CALCULATION }, async page => {
  await page.locator('#tabs [data-tab=analyse]').evaluate(tab => tab.click())
  await becomes(async () => (await seen(page)).says, '4 decisions to judge.')
  // At once, since four decisions may be judged before a second click arrives.
  await button(page, 'Analyse the game').evaluate(start => { start.click(); start.click() })
  await becomes(async () => (await seen(page)).busy, false)
  assert.match((await seen(page)).says, /^([0-3] of 4 judged|4 decisions.*)$/)
  await button(page, 'Analyse the game').click()
  await becomes(async () => [(await seen(page)).busy, (await seen(page)).rows.length], [false, 4])
  await page.locator('#language-ja').click()
  await becomes(async () => (await seen(page)).says.startsWith('全 4 手'), true)
})

inPage('video poker: a hand costs what its verdict says', { at: '#draw?game=jacks-or-better-9-6&seed=7' }, async page => {
  await page.waitForFunction(() => document.querySelector('#draw-cards [data-rank="A"], #draw-cards [data-rank]') && document.querySelector('#draw-go').dataset.does === 'draw')
  await page.click('#draw-go')
  await page.waitForFunction(() => document.querySelector('#draw-go').dataset.does === 'deal' && document.querySelector('#draw-cost').textContent !== '')
  const [cost, yours, best] = await page.evaluate(() => ['draw-cost', 'draw-yours-ev', 'draw-best-ev'].map(id => document.getElementById(id).textContent))
  await analyse(page, 1)
  const { rows, list, costs } = await seen(page)
  assert.deepEqual(rows[0].slice(1, 4), [yours, best, cost])
  assert.deepEqual([list.length, costs], cost === '0.0000' ? [0, []] : [1, [`−${cost} bets`]])
  await button(page, 'Show it on the table').click()
  await becomes(() => page.evaluate(() => [document.documentElement.dataset.tab, document.querySelector('#draw-go').dataset.does]), ['play', 'draw'])
})

inPage('axe has nothing to object to in the tab', { at: DAIFUGO }, async page => {
  await page.evaluate(AXE)
  await played(page, '#dfg-history li', 18)
  await analyse(page, 3)
  await page.locator('#dfg-analysis summary').click()
  for (const [width, colorScheme] of [[1280, 'light'], [390, 'dark']]) {
    await page.setViewportSize({ width, height: 900 })
    await colours(page, colorScheme)
    const { violations } = await page.evaluate(() => window.axe.run(document.querySelector('#dfg-analysis'), { resultTypes: ['violations'] }))
    assert.deepEqual(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`)), [], `${width} px, ${colorScheme}`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0, `${width} px`)
  }
})
