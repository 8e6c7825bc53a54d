// Every game of the engine, played to its end by the main button, and what the table shows on the way.
import assert from 'node:assert/strict'
import { lists } from '../../../js/games/poker/lists.js'
import { initSync } from '../../../js/sync.js'
import { becomes, fragment, inPage, inRoom } from '../../test/page.js'
import { solved } from '../equity/seen.js'
import { cardTable } from './seen.js'

const { poker } = initSync()
const QUICK = 'levels=beginner.beginner.beginner'

inPage('the form offers the engine’s games, in its order, each with its usual limit', { at: '#cardroom?seed=1' }, async page => {
  await becomes(async () => (await cardTable(page)).can.includes('do'), true)
  assert.deepEqual(await page.locator('#cr-variant option').evaluateAll(all => all.map(({ value }) => value)), lists.variants.map(({ key }) => key))
  await page.click('#cardroom .toolbar [data-opens="cardroom-settings"]')
  for (const { key } of lists.tables.filter(({ key }) => lists.variants.some(variant => variant.key === key))) {
    await page.selectOption('#cr-variant', key)
    assert.equal(await page.inputValue('#cr-limit'), poker.deal({ preset: key }, { seed: 0 }).rules.limit, key)
  }
})

for (const { key } of lists.variants) {
  inRoom(`${key}: a whole hand by the large button`, `#cardroom?game=${key}&seed=5&${QUICK}`, async page => {
    await becomes(async () => (await cardTable(page)).results, []) // those of the game before
    for (let presses = 0; presses < 30; presses++) {
      await becomes(async () => {
        const { can, error } = await cardTable(page)
        assert.equal(error, '')
        return can.includes('do')
      }, true)
      if (/^Next hand|^Buy in/.test((await cardTable(page)).do)) break
      const before = await fragment(page)
      await page.click('#cr-do')
      await becomes(async () => await fragment(page) !== before, true)
    }
    await becomes(async () => {
      const { results } = await cardTable(page)
      return results.length > 0 && results.every(([, , what]) => what) && results.some(([, , , brings]) => brings)
    }, true)
    const { stacks, do: word } = await cardTable(page)
    assert.match(word, /^Next hand|^Buy in/)
    assert.equal(stacks.reduce((sum, stack) => sum + stack, 0), 4000)
  })
}

inPage('all in: the hand’s name is that of the cards that lie open, until all of them do', { at: '#cardroom?game=holdem&seats=2&seed=11&deep=20&moves=c.r200', reducedMotion: 'no-preference' }, async page => {
  await becomes(async () => (await cardTable(page)).do, 'Call all in, 190')
  await page.evaluate(() => {
    const [board, is] = ['#cr-board', '#cr-my-is'].map(id => document.querySelector(id))
    window.said = []
    const look = () => window.said.push([[...board.querySelectorAll('.card[data-suit]')].map(({ dataset: { rank, suit } }) => rank.replace('10', 'T') + suit), is.textContent])
    new window.MutationObserver(look).observe(is, { childList: true, characterData: true, subtree: true })
  })
  await page.click('#cr-do')
  await becomes(async () => (await cardTable(page)).results.length > 0 && (await cardTable(page)).is !== '', true)
  const { hand } = await cardTable(page)
  const said = (await page.evaluate(() => window.said)).filter(([, is]) => is)
  for (const [board, is] of said) assert.equal(is, poker.evaluate([...hand, ...board].join(' ')).description, board.join(' '))
  for (const turned of [3, 4, 5]) assert.ok(said.some(([board]) => board.length === turned), `${turned} cards`)
})

inPage('Analyse opens on a sample until one has decided something, and judges it', { at: '#cardroom?game=holdem&seats=2&seed=3' }, async page => {
  await becomes(async () => (await cardTable(page)).can.includes('do'), true)
  await page.click('#tabs [data-tab="analyse"]')
  await becomes(async () => /^5 decisions/.test(await page.locator('#cr-analysis .verdict-line').textContent()), true)
  assert.match(await page.locator('#cr-sum').textContent(), /sample hand/)
  await becomes(async () => await page.locator('#cr-analysis .then .card').count() > 1, true)
})

inPage('a decision on the flop or later between two opens in the solver', { at: '#cardroom?game=holdem&seats=2&seed=3&moves=c.k.b980.c' }, async page => {
  await page.click('#tabs [data-tab="analyse"]')
  await page.locator('#cr-analysis .candidates button').first().click()
  await page.locator('#cr-analysis .then a').click()
  await becomes(async () => (await solved(page)).spot, 'Board: Js2s3d. Player 1, out of position: 70%. Player 2, in position: 70%.')
  assert.deepEqual(await page.locator('.spot-fields input').evaluateAll(all => all.map(({ value }) => value)), ['20', '990', '75', ''])
})
