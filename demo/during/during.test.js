// What accompanies a game on the page: the evaluation bar, the level that fits, and the arrow of a hint.
import assert from 'node:assert/strict'
import { square } from '../rooms/boards/seen.js'
import { becomes, choose, closeSheet, enter, inPage } from '../test/page.js'

const settings = async (page, room) => {
  await page.click(`#${room} .toolbar [data-opens]:visible >> nth=-1`)
  await page.waitForSelector('dialog[open] #look-bar', { state: 'attached' })
}
const meter = (page, room) => page.locator(`#${room} .strip [role="meter"]`)
const says = (page, room) => meter(page, room).getAttribute('aria-valuetext')
const note = (page, room) => page.locator(`#${room} .strip .fits`).innerText()

inPage('the evaluation bar: off until it is switched on, for one room, and kept', { at: '#boards?g=15x15x5&you=both&moves=7,7.6,8' }, async page => {
  assert.equal(await meter(page, 'boards').count(), 0)
  await settings(page, 'boards')
  await page.locator('label', { has: page.locator('#look-bar') }).click()
  await closeSheet(page)
  await becomes(async () => /^Black’s chance: \d+ %$/.test(await says(page, 'boards')), true)
  await page.click(square(8, 7))
  await becomes(async () => /^White’s chance: \d+ %$/.test(await says(page, 'boards')), true)
  assert.equal(await page.locator('#boards .strip [aria-live], #boards .strip .evaluation [role="status"]').count(), 0)
  await page.click('#language-ja')
  await becomes(async () => /^白の勝つ見込み \d+ %$/.test(await says(page, 'boards')), true)
  await page.click('#language-en')
  await enter(page, '#calculation?seed=7&piles=4')
  await settings(page, 'calculation')
  assert.equal(await page.isChecked('#look-bar'), false)
  await closeSheet(page)
  await page.reload()
  await enter(page, '#boards?g=3x3x3&you=both&moves=0,0')
  await becomes(async () => /^White’s chance: \d+ %$/.test(await says(page, 'boards')), true)
})

inPage('the bar asks about what the reader’s own seat sees', { at: '#daifugo?seed=4' }, async page => {
  await settings(page, 'daifugo')
  await page.locator('label', { has: page.locator('#look-bar') }).click()
  await closeSheet(page)
  await becomes(async () => /^Expected place: [1-4]\.\d of 4$/.test(await says(page, 'daifugo')), true)
  await page.evaluate(() => {
    const { rests } = globalThis.tefudaDemo
    globalThis.tefudaDemo.rests = (room, view) => {
      globalThis.rested = view ?? globalThis.rested
      rests(room, view)
    }
  })
  await page.click('#dfg-hint')
  await page.waitForFunction(() => globalThis.rested)
  const { seat, seed, hands, hand } = await page.evaluate(() => globalThis.rested)
  assert.deepEqual([seat, seed, hands, hand.split(' ').length > 12], [0, undefined, undefined, true])
})

inPage('no bar against a friend, and none while a curtain is there', { at: '#daifugo?seed=4' }, async page => {
  const bar = page.locator('#daifugo .evaluation')
  await settings(page, 'daifugo')
  await page.locator('label', { has: page.locator('#look-bar') }).click()
  await closeSheet(page)
  await becomes(() => bar.isVisible(), true)
  for (const [level, shown] of [['friend', false], ['casual', true], ['person', false]]) {
    await page.selectOption('#dfg-level-1', level)
    await closeSheet(page)
    await becomes(() => bar.isVisible(), shown, level)
  }
  await page.click('#dfg-take')
  await becomes(() => bar.isVisible(), true)
})

inPage('a level that fits goes up after two wins, and says so', { at: '#boards?g=3x3x3&level=3&moves=0,0.1,0.0,1.1,1' }, async page => {
  await settings(page, 'boards')
  await page.waitForSelector('#play-level [value="fit"]', { state: 'attached' })
  await choose(page, 'play-level', 'fit')
  await closeSheet(page)
  await becomes(() => note(page, 'boards'), 'Opponent: 3 Sees fours and threes (fits you)')
  await page.click(square(0, 2))
  await becomes(() => note(page, 'boards'), 'Next opponent the same, 3 Sees fours and threes: score +1 on this level')
  await enter(page, '#boards?g=3x3x3&level=3&moves=2,0.1,0.2,1.1,1')
  await becomes(() => note(page, 'boards'), 'Opponent: 3 Sees fours and threes (fits you)')
  await page.click(square(2, 2))
  await becomes(() => note(page, 'boards'), 'Next opponent stronger, 4 Two moves ahead: two more wins than losses')
  await becomes(() => page.getAttribute('#play-panel', 'data-level'), '4')
  assert.deepEqual(await page.evaluate(async () => (await import('./shell/record/results.js')).results().tallies.map(({ level, of }) => [level, ...of])), [['3x3x3 3', 2, 0, 0]])
  await page.click('#play-new')
  await becomes(() => note(page, 'boards'), 'Opponent: 4 Two moves ahead (fits you)')
  await settings(page, 'boards')
  assert.equal(await page.isChecked('#play-level [value="fit"]'), true)
  await choose(page, 'play-level', '2')
  await closeSheet(page)
  assert.equal(await page.isVisible('#boards .strip .fits'), false)
})

for (const [room, list, plays, names] of [
  ['daifugo', '#dfg-level-all', '#dfg-level-1', ['Skilled', 'Expert']], ['cardroom', '#cr-level-all', '#cr-level-1', ['Regular', 'Beginner']], ['mahjong', '#mj-level', '#mj-level', ['baseline: Majiang 0304', 'regular: knows points']],
]) {
  inPage(`${room}: the level that fits is one of the list, and the program reads a level of the engine’s`, { at: `#${room}` }, async page => {
    await settings(page, room)
    await page.waitForSelector(`${list} [value="fit"]`, { state: 'attached' })
    await page.selectOption(list, 'fit')
    assert.equal(await page.inputValue(list), 'fit')
    await closeSheet(page)
    await becomes(() => note(page, room), `Opponent: ${names[0]} (fits you)`)
    const level = await page.inputValue(plays)
    const up = room === 'daifugo'
    const lost = { daifugo: [1, 0, 0, 0], cardroom: [1, 0, 0, 0, -2000], mahjong: [0, 0, 0, 1] }[room]
    await page.evaluate(([room, level, of]) => {
      for (let i = 0; i < 2; i++) globalThis.tefudaDemo.kept.count(room, `any ${level}`, String(i), ...of)
    }, [room, level, lost])
    await becomes(async () => (await note(page, room)).startsWith(`Next opponent ${up ? 'stronger' : 'weaker'}, ${names[1]}: `), true)
    await becomes(async () => (await page.inputValue(plays)) === level, false)
  })
}

inPage('a hint at Calculation points from the card to its place', { at: '#calculation?seed=7&piles=6&moves=d.cw1.d.cw1.d.cw1.d.cw2.d.cw2.d.cw6.d' }, async page => {
  const path = page.locator('#calculation .arrow path')
  await page.click('#calc-hint')
  await becomes(async () => /^M[\d.]+ [\d.]+Q/.test(await path.getAttribute('d')), true)
  await page.click('#calc-hint')
  await becomes(() => path.getAttribute('d'), '')
})
