// Undo and Redo at the poker table, which are there in practice.
import assert from 'node:assert/strict'
import { becomes, closeSheet, fragment, inPage, press } from '../../test/page.js'
import { cardTable } from './seen.js'

const readersTurn = page => becomes(async () => /^Your (turn|draw)/.test((await cardTable(page)).says), true)
const moves = async page => new URLSearchParams((await fragment(page)).split('?')[1]).get('moves')

inPage('in practice a move is taken back, with those that answered it, and played again until another one is', { at: '#cardroom?seed=7&practice=1' }, async page => {
  const stands = async () => {
    const { hand, stacks, bets, story } = await cardTable(page)
    return { hand, stacks, bets, story }
  }
  const again = () => page.getAttribute('#cr-redo', 'aria-disabled')
  await readersTurn(page)
  await becomes(async () => Boolean(await moves(page)), true)
  const [first, before] = [await moves(page), await stands()]
  assert.equal(await again(), 'true')
  await press(page, 'c')
  await becomes(async () => (await moves(page)).length > first.length, true)
  await readersTurn(page)
  const after = await stands()
  for (const [undo, redo] of [[() => press(page, 'u'), () => page.click('#cr-redo')], [() => press(page, 'z'), () => press(page, 'y')]]) {
    await undo()
    await becomes(stands, before)
    await becomes(() => moves(page), first)
    assert.equal(await again(), 'false')
    await redo()
    await becomes(stands, after)
    assert.equal(await again(), 'true')
  }
  await page.click('#cr-undo')
  await becomes(stands, before)
  assert.equal(await again(), 'false')
  await press(page, 'f')
  await becomes(async () => (await moves(page)).startsWith(`${first}.f`), true)
  assert.equal(await again(), 'true')
})

inPage('on a phone Redo takes the place of the settings, which the menu opens, too', { at: '#cardroom?seed=7&practice=1', viewport: { width: 390, height: 844 } }, async page => {
  const settings = page.locator('#cardroom .toolbar [data-opens="cardroom-settings"]')
  await readersTurn(page)
  await press(page, 'c')
  await becomes(() => page.getAttribute('#cr-undo', 'aria-disabled'), 'false')
  await readersTurn(page)
  assert.equal(await settings.isVisible(), true)
  await page.click('#cr-undo')
  await becomes(() => page.isVisible('#cr-redo'), true)
  assert.equal(await settings.isVisible(), false)
  await page.click('#menu-open')
  await page.click('#menu-settings')
  assert.equal(await page.isVisible('#cardroom-settings') && !await page.isVisible('#menu'), true)
  await closeSheet(page)
  await page.click('.brand a')
  await page.click('#menu-open')
  assert.equal(await page.isVisible('#menu-settings'), false)
})

inPage('without practice neither button is there', { at: '#cardroom?seed=7' }, async page => {
  await readersTurn(page)
  assert.equal(await page.isVisible('#cr-undo') || await page.isVisible('#cr-redo'), false)
  await page.click('#cr-practice')
  await becomes(async () => await page.isVisible('#cr-undo') && await page.isVisible('#cr-redo'), true)
})
