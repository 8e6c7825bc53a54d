// Redo at the mahjong table. game.test.js compares the positions of Undo with the engine.
import { becomes, choose, closeSheet, inRoom, shows } from '../../test/page.js'
import { WON } from '../../test/states.js'
import { seat } from './seen.js'

inRoom('what was taken back is played again, over the end of a round too, until something else is', WON, async page => {
  await choose(page, 'mj-pace', '0')
  await closeSheet(page)
  const stands = async () => {
    const { hand, left, ended, won, sides } = await seat(page)
    return { hand, left, ended, won, rivers: Object.values(sides).map(({ river }) => river.join()) }
  }
  const again = () => page.getAttribute('#mj-redo', 'aria-disabled')
  await shows(() => seat(page), { ended: 'East 1 · Win' })
  const end = await stands()
  await page.click('#mj-undo')
  await shows(() => seat(page), { ended: null })
  const last = await stands()
  await page.keyboard.press('z')
  await becomes(async () => (await stands()).rivers.join() === last.rivers.join(), false)
  await page.click('#mj-redo')
  await becomes(stands, last)
  await page.keyboard.press('y')
  await becomes(stands, end)
  await becomes(again, 'true')
  await page.keyboard.press('z')
  await becomes(stands, last)
  await becomes(again, 'false')
  await page.click('#mj-hand [data-place="0"]')
  await becomes(again, 'true')
})
