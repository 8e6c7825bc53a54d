// Several people at one device: it goes from hand to hand, and nobody sees another's cards.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, fragment, inRoom, text } from '../../test/page.js'
import { parlour, pickUp } from './seen.js'

const { daifugo } = initSync()
const NAMES = ['Player 1', 'Aoi', 'Ren']
const spaceless = move => (move === 'pass' ? 'p' : move.replaceAll(' ', ''))

const covered = page => page.locator('#dfg-curtain').isVisible()
const over = page => page.locator('#dfg-next').isVisible()
const made = async page => (/moves=([^&]*)/.exec(await fragment(page))?.[1] ?? '').split('.').filter(Boolean)

/** The game of the address, by the engine's own rules. */
async function tableOf(page, seed) {
  let table = daifugo.deal({ preset: 'common', players: 3 }, { seed })
  for (const move of await made(page)) table = daifugo.apply(table, { move: daifugo.legal(table).moves.find(each => spaceless(each) === move), seed: table.moves.length })
  return table
}

inRoom('three people play a whole game: a curtain covers every change, and shows the cards of the player in turn alone', '#daifugo?seed=4&players=3&levels=person.person', async page => {
  await choose(page, 'dfg-pace', '0')
  await page.locator('#daifugo-settings header [data-close]').click()
  const seen = new Set()
  let who
  for (let turns = 0; turns < 200; turns++) {
    await becomes(async () => await covered(page) || await over(page) || (await parlour(page)).says.startsWith('Your turn'), true)
    if (await over(page)) break
    if (await covered(page)) {
      const { hand, can } = await parlour(page)
      assert.deepEqual(hand, [])
      assert.doesNotMatch(can, /play|pass|hint|undo/)
      const words = await text(page, '#dfg-curtain-words')
      who = NAMES.findIndex(name => words === `Pass the device to ${name}`)
      // The language changes before the engine has answered: the press is not lost.
      await page.evaluate(() => {
        const languages = document.documentElement.lang === 'en' ? ['ja', 'en'] : []
        for (const id of ['dfg-take', ...languages.map(language => `language-${language}`)]) document.getElementById(id).click()
      })
      await becomes(() => covered(page), false)
    }
    await becomes(async () => (await tableOf(page, 4)).turns[0], who)
    const turn = who
    const table = await tableOf(page, 4)
    assert.equal((await parlour(page)).hand.sort().join(' '), table.hands[who].split(' ').sort().join(' '))
    seen.add(turn)
    const { best } = daifugo.choose(daifugo.view(table, { seat: turn }), { level: 'casual', seed: 1 })
    const before = await made(page)
    if (best === 'pass') await page.click('#dfg-pass')
    else {
      await pickUp(page, best)
      await page.click('#dfg-play')
    }
    await becomes(async () => (await made(page)).length > before.length, true)
  }
  assert.deepEqual([...seen].sort(), [0, 1, 2])
  assert.equal((await parlour(page)).results.length, 3)
})

inRoom('a seat that goes back to the engine ends the curtains', '#daifugo?seed=6&players=3&levels=person.casual', async page => {
  await becomes(() => covered(page), true)
  await page.selectOption('#dfg-level-1', 'casual')
  await page.locator('#daifugo-settings header [data-close]').click()
  await becomes(() => covered(page), false)
  await becomes(async () => (await parlour(page)).hand.length > 10, true)
  assert.deepEqual((await parlour(page)).levels.length, 2)
})
