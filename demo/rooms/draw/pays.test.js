// The reader's own pay tables, compared with the engine's answers about the same tables.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, fragment, inPage, ready, shows } from '../../test/page.js'
import { machine } from './seen.js'

const { poker } = initSync()
const AT = '#draw?game=jacks-or-better-9-6&seed=7'
const CARDS = ['8c', '2c', '9c', '6c', 'Qd']
const PAYS = poker.videoGames().find(({ key }) => key === 'jacks-or-better-9-6').pays
const field = name => `#draw-pay-form label:has(span:text-is("${name}")) input`
const error = page => page.locator('#draw-pay-error').textContent()
const percent = share => `${(100 * share).toFixed(2)} %`

inPage('a pay is changed: advice, return and link follow, and stay after a reload', { at: AT }, async page => {
  await shows(() => machine(page), { cards: CARDS, hit: [] })
  await page.click('[data-opens="draw-pay-sheet"]')
  await page.fill(field('Flush'), '5')
  await page.keyboard.press('Tab')
  const pays = PAYS.replace('flush 6', 'flush 5')
  assert.notEqual(pays, PAYS)
  const game = { pays }
  const solved = percent(poker.videoSolve(game).return)
  await becomes(() => page.locator('#draw-pay-return').textContent(), solved)
  assert.equal(solved, '98.45 %') // nine and five, from the literature
  await becomes(() => fragment(page), `${AT}&pays=${pays.replaceAll(' ', '+')}`)
  const best = () => poker.videoAdvise(CARDS, { game }).candidates[0].value.toFixed(4)
  const check = async () => {
    await shows(() => machine(page), { cards: CARDS })
    if (!(await machine(page)).holds.length) await page.click('#draw-hint')
    await becomes(async () => (await machine(page)).holds[0]?.ev, best())
    assert.equal((await machine(page)).pays.find(([name]) => name === 'Flush')[1], '5')
    await becomes(async () => (await machine(page)).totals.perfect, solved)
  }
  await check()
  await page.reload()
  await ready(page)
  await check()
  await page.click('#draw-pay-usual')
  await becomes(async () => (await machine(page)).totals.perfect, '99.54 %')
  await becomes(() => fragment(page), AT)
})

inPage('what is no pay is refused where it was written, and the game goes on', { at: AT }, async page => {
  await shows(() => machine(page), { cards: CARDS })
  await page.click('[data-opens="draw-pay-sheet"]')
  for (const [wrong, says] of [['-1', /line 5: pay "-1" is not an integer from 0 to 100000/], ['six', /pay "six"/], ['', /pay ""/], ['100001', /"100001"/]]) {
    await page.fill(field('Flush'), wrong)
    await page.keyboard.press('Tab')
    await becomes(async () => says.test(await error(page)), true, wrong)
    assert.equal(await page.getAttribute(field('Flush'), 'aria-invalid'), 'true')
    await shows(() => machine(page), { cards: CARDS, does: 'draw' })
  }
  await page.fill(field('Flush'), '7')
  await page.keyboard.press('Tab')
  await becomes(() => error(page), '')
  await becomes(async () => (await machine(page)).pays.find(([name]) => name === 'Flush')[1], '7')
})

inPage('what is being typed stays when the page is drawn anew', { at: AT }, async page => {
  await shows(() => machine(page), { cards: CARDS })
  await page.click('[data-opens="draw-pay-sheet"]')
  const flush = page.locator('#draw-pay-form input').nth(4)
  await flush.evaluate(input => { input.focus(); input.value = '5' })
  await page.evaluate(() => document.getElementById('language-ja').click())
  await becomes(() => page.locator('#draw-pay-form .pay span').nth(4).textContent(), 'フラッシュ')
  assert.equal(await flush.inputValue(), '5')
  await flush.evaluate(input => input.dispatchEvent(new window.Event('change', { bubbles: true })))
  await becomes(async () => (await machine(page)).pays.find(([name]) => name === 'フラッシュ')?.[1], '5')
})

inPage('a link whose pays cannot be read says so, and another game is dealt', { at: `${AT}&pays=royal+x` }, async page => {
  await becomes(async () => /line 1: pay "x"/.test(await error(page)), true)
  await page.selectOption('#draw-game', 'deuces-wild')
  await shows(() => machine(page), { game: 'deuces-wild', does: 'draw' })
  await becomes(() => error(page), '')
})

inPage('in Japanese', { at: AT, locale: 'ja-JP' }, async page => {
  await shows(() => machine(page), { cards: CARDS })
  await page.click('[data-opens="draw-pay-sheet"]')
  await page.fill(field('フラッシュ'), 'x')
  await page.keyboard.press('Tab')
  await becomes(async () => /[ぁ-ん]/.test(await error(page)), true)
})
