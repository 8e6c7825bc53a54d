// A deck that opens over the table: on a phone on its side it is next to the hands, which stay visible and pressable.
import assert from 'node:assert/strict'
import { odds } from '../rooms/equity/seen.js'
import { duel } from '../rooms/poker/seen.js'
import { inPage, reveal, shows } from '../test/page.js'

const ROOMS = [
  ['#equity?p=AsAh&p=KdKc&board=2c7d9h', odds, { texts: ['AsAh', 'KdKc'], busy: false }, '#equity-board .card:not([hidden]), #equity-p1 .card:not([hidden])'],
  ['#poker?a=AsKsQsJsJk&b=As2c3d', duel, { a: '0xADCBA9' }, '#hand-a-tray .card, #hand-b-tray .card, .hand-name'],
]

/** Runs in the page: the elements that are not wholly in view, or covered. */
const hidden = selector => [...document.querySelectorAll(selector)].filter(part => {
  const { left, top, right, bottom } = part.getBoundingClientRect()
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight || !(over && (part.contains(over) || over.contains(part)))
}).map(({ id, className, dataset }) => `${id} ${className} ${dataset.rank}${dataset.suit}`)

for (const [at, read, shown, hands] of ROOMS) {
  inPage(`the hands stay in sight next to the deck: ${at}`, { at, viewport: { width: 844, height: 390 } }, async page => {
    await shows(() => read(page), shown)
    const deck = `${at.split('?')[0]} .stage .picker [data-card="4d"]`
    await reveal(page, deck)
    assert.ok(await page.locator(deck).isVisible())
    assert.deepEqual(await page.evaluate(hidden, hands), [])
    const { width, height } = await page.locator(deck).boundingBox()
    assert.ok(width >= 43.5 && height >= 43.5, `${width} × ${height}`)
    await page.click(deck)
    assert.deepEqual(await page.evaluate(hidden, hands), [])
  })
}
