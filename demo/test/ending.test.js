// The end of a game, at the place of play: what decided it, then Review, again, and the next level after a win. And the tabs, in address
// and history.
import assert from 'node:assert/strict'
import { game } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { becomes, enter, fragment, heldBack, inPage, inRoom, openTab, ready, visit } from './page.js'
import { NAMES } from './rooms.js'
import { STATES } from './states.js'

/** The names of the buttons that a toolbar shows. */
const tools = page => page.locator('.toolbar:visible button:visible').allInnerTexts()
const tab = page => page.locator('html').getAttribute('data-tab')

/** Five in a row against the engine's first level, and one stone before it. */
const FIVE = '#boards?g=15x15x5&level=1&moves=7,7.0,0.7,8.0,1.7,9.0,2.7,10.0,4'

inRoom('gomoku won: what decided, Review, again, the next level; no hint', FIVE, async page => {
  await becomes(async () => (await game(page)).status, 'Your move, Black')
  await page.click('#play-hint')
  await enter(page, `${FIVE}.7,11`)
  await becomes(async () => (await game(page)).status, 'You win, Black')
  assert.deepEqual(await tools(page), ['Undo', 'Redo', 'New game', 'Review', 'Next level', 'Settings'])
  assert.equal(await page.locator('#advice-verdict').innerText(), '5 in a row: H8 to L8')
  await page.click('#boards [data-ends="level"]')
  await becomes(() => page.locator('#play-level input:checked').inputValue(), '2')
  await becomes(async () => (await tools(page)).includes('Hint'), true)
})

inRoom('gomoku lost: no next level', '#boards?g=3x3x3&you=x&level=1&moves=0,0.1,0.0,1.1,1.0,2', async page => {
  await becomes(async () => (await game(page)).status, 'The engine wins, Black')
  assert.deepEqual(await tools(page), ['Undo', 'Redo', 'New game', 'Review', 'Settings'])
})

// The other games: who won stands on the table, and the hint is gone.
const ENDS = [
  ['shown', ['Buy in again', 'Review', 'Settings'], page => page.locator('#cr-results').innerText(), /Sora[^]*straight[^]*\+4,000/],
  ['won', ['Next', 'Undo', 'Redo', 'Review', 'Game'], page => page.locator('#mj-status').innerText(), /^Aoi: tsumo$/],
]
for (const [state, buttons, read, says] of ENDS) {
  inPage(`${state}: who won, and Review in place of the hint`, { at: STATES[state][0] }, async page => {
    await becomes(async () => says.test(await read(page)), true)
    await becomes(() => tools(page), buttons)
    await page.locator('[data-ends="review"]:visible').click()
    await becomes(() => tab(page), 'analyse')
  })
}

inPage('a tab stands in the address; reload and Back keep it, and the game', { at: '#calculation?seed=7&piles=4&lead=1&moves=d.cw1.d' }, async page => {
  await openTab(page, 'analyse')
  assert.match(await fragment(page), /^#calculation\?seed=7.*&tab=analyse$/)
  await page.reload()
  await ready(page)
  assert.equal(await tab(page), 'analyse')
  assert.match(await fragment(page), /moves=d\.cw1\.d&tab=analyse$/)
  await openTab(page, 'use')
  await page.goBack()
  await becomes(() => tab(page), 'analyse')
  await page.goBack()
  await becomes(() => tab(page), 'play')
  // A card later: Back to the tab, and again, leaves the card where it is.
  await becomes(async () => (await patience(page)).card, '5')
  await page.keyboard.press('u')
  await page.locator('#calc-w2').click()
  await becomes(async () => /moves=d\..*cw2\.d/.test(await fragment(page)), true)
  const moved = await page.locator('#calc-piles').innerText()
  await page.goForward()
  await becomes(() => tab(page), 'analyse')
  await page.goBack()
  await becomes(() => tab(page), 'play')
  assert.equal(await page.locator('#calc-piles').innerText(), moved)
})

// The rooms whose review shows a judged sample before the reader has played.
const OPENS = NAMES.filter(name => !['equity', 'poker', 'boards'].includes(name))
for (const [room, late] of OPENS.flatMap(room => [[room, false], [room, true]])) {
  const when = late ? ', and if the engine comes last' : ''
  inPage(`${room}: Analyse opens on a sample, judged, and the table keeps its own game${when}`, { open: false }, async (page, { url }) => {
    const send = late && await heldBack(page, '**/tefuda/*.wasm.gz')
    await page.goto(`${url}#${room}?tab=analyse`)
    if (late) {
      await page.waitForSelector(`#${room}:not(:has([inert]))`, { state: 'attached' }) // its program has started
      send()
    }
    await ready(page)
    const panel = page.locator(`#${room} .analysis`)
    await becomes(() => panel.locator('.candidates > li:visible').count().then(n => n > 0), true)
    await becomes(() => panel.locator('progress:visible').count(), 0)
    assert.match(await page.locator(`#${room} [data-panel]:visible`).first().innerText(), /sample/i)
    assert.doesNotMatch(await panel.innerText(), /cannot be judged/)
    assert.equal(await page.locator(`#${room} .go[aria-disabled="true"]:visible`).count(), 0)
    assert.equal(await tab(page), 'analyse')
    await openTab(page, 'play')
    assert.equal(await page.locator('.toolbar:visible [data-ends]:visible').count(), 0, 'no ended game lies on the table')
  })
}

inPage('mahjong: the analyser of hands is in Analyse, also by a link', { at: '#mahjong?tab=analyse' }, async page => {
  await page.click('#mj-analyse-hand')
  await becomes(() => page.locator('#mahjong-hand .tile:visible').count(), 14)
  assert.equal(await tab(page), 'analyse')
  await openTab(page, 'play')
  await becomes(() => page.locator('#mj-hand .tile:visible').count().then(n => n > 12), true)
  await openTab(page, 'analyse')
  await becomes(() => page.locator('#mahjong-hand .tile:visible').count(), 14)
  await page.click('#mahjong-to-game')
  await becomes(() => page.locator('#mj-analysis').isVisible(), true)
  await enter(page, '#mahjong?hand=123m456p789s1122z')
  await becomes(() => page.locator('#mahjong-hand .tile:visible').count().then(n => n > 12), true)
  assert.equal(await tab(page), 'analyse')
})

inPage('the card room’s Analyse leads to the odds', { at: '#cardroom?tab=analyse' }, async page => {
  await page.locator('#cardroom .leads a[href="#equity"]').click()
  await becomes(() => page.locator('html').getAttribute('data-room'), 'equity')
})

inPage('a link opens any tab of any room on a first visit', { open: false }, async (page, { url }) => {
  for (const room of NAMES) {
    for (const name of ['analyse', 'use']) {
      await page.goto('about:blank')
      await visit(page, `${url}#${room}?tab=${name}`)
      const has = await page.locator(`#tabs [data-tab="${name}"]`).isVisible()
      assert.equal(await tab(page), has ? name : 'play', room)
    }
  }
})
