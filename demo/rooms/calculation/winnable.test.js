// The Calculation room says why a press does nothing, and deals winnable games when asked to.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, inPage, press, shows } from '../../test/page.js'
import { patience } from './seen.js'

const { calculation } = initSync()

inPage('a press that is not legal says why', { at: '#calculation?seed=7&piles=4&lead=1&moves=d.cw1.d.cw1.d.cw1.d' }, async page => {
  await shows(() => patience(page), { says: 'Where does the Three go?' })
  for (const [keys, says] of [
    ['q', 'Foundation 1 takes the Two next, not the Three.'],
    ['w', 'Foundation 2 takes the Four next, not the Three.'],
    ['d', 'The turned card has to be placed first.'],
  ]) {
    await press(page, keys)
    await shows(() => patience(page), { says }, keys)
  }
  await page.click('#language-ja')
  await press(page, 'w')
  await shows(() => patience(page), { says: '台札2に次に置けるのは4です。3は置けません。' })
})

inPage('when asked to, it deals what can be won, and plays the proof', { at: '#calculation?seed=7&piles=4&lead=1' }, async page => {
  await becomes(async () => (await patience(page)).form[0], '7')
  await page.locator('#calc-winnable').evaluate(button => button.click())
  await page.locator('#calc-new').evaluate(button => button.click())
  const says = () => page.locator('#calc-winnable-says').evaluate(element => element.textContent)
  await becomes(async () => /^This deal can be won: a line of \d+ moves is known\.$/.test(await says()), true)
  const { form: [seed] } = await patience(page)
  assert.equal(calculation.solve(calculation.deal({ piles: 4, lead: 1 }, { seed: Number(seed) })).proof, 'win')
  await page.locator('#calc-prove').evaluate(button => button.click())
  await shows(() => patience(page), { says: 'Solved: all 52 cards are placed', foundations: 'KKKK' })
  await page.locator('#calc-winnable').evaluate(button => button.click())
  await page.locator('#calc-new').evaluate(button => button.click())
  await becomes(says, '')
})
