// A reader who has switched warnings on is warned before a costly hold, once
// per hold.
import { becomes, inPage, press, shows } from '../../test/page.js'
import { machine } from './seen.js'

const CARDS = ['8c', '2c', '9c', '6c', 'Qd'] // of seed 7: four to a flush

inPage('a costly hold is drawn at the second press', { at: '#draw?game=jacks-or-better-9-6&seed=7' }, async page => {
  await shows(() => machine(page), { cards: CARDS, result: 'Hold what you keep, then draw' })
  await page.locator('#draw-warn').evaluate(button => button.click())
  await press(page, '5')
  await page.click('#draw-go')
  const warned = { does: 'draw', result: 'This hold costs 0.6690: Eight of clubs, Two of clubs, Nine of clubs, Six of clubs would be better. Draw again to draw all the same.' }
  await shows(() => machine(page), warned)
  await press(page, '5')
  await page.click('#draw-go')
  await becomes(async () => {
    const { does, held, result } = await machine(page)
    return [does, held, /^This hold costs/.test(result) && result !== warned.result]
  }, ['draw', [], true])
  await press(page, '1 2 3 4')
  await page.click('#draw-go')
  await shows(() => machine(page), { does: 'deal', perfect: true })
})

inPage('who does not ask is not warned', { at: '#draw?game=jacks-or-better-9-6&seed=7' }, async page => {
  await shows(() => machine(page), { cards: CARDS, result: 'Hold what you keep, then draw' })
  await page.click('#draw-go')
  await shows(() => machine(page), { does: 'deal', perfect: false })
})
