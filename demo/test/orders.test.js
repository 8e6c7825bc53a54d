// Events in an unusual order: a room is left before its program starts, a button is pressed before the engine has loaded, a link leads
// to the room in view. No game is lost, and the page goes on.
import assert from 'node:assert/strict'
import { game, square } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { solved } from '../rooms/equity/seen.js'
import { becomes, enter, fragment, heldBack, inPage, openTab, ready, text, visit } from './page.js'

const GAMES = {
  boards: ['#boards?g=15x15x5&you=both&moves=7,7.6,8.7,8', /moves=7,7\.6,8\.7,8/],
  daifugo: ['#daifugo?seed=13&practice=1&moves=4s.6s.8s.TsTdTcJk%3DTh', /seed=13/],
  mahjong: ['#mahjong?seed=7&rules=tenhou-sanma', /seed=7&rules=tenhou-sanma/],
  calculation: ['#calculation?seed=7&piles=4&moves=d.cw1.d.cw1', /seed=7.*moves=d\.cw1\.d\.cw1/],
  cardroom: ['#cardroom?game=holdem&limit=no-limit&seed=5&seats=2&levels=friend&moves=c', /seed=5&.*moves=c/],
}

for (const [room, [link, kept]] of Object.entries(GAMES)) {
  inPage(`${room}: a stored game comes back in a room that was left before its program started`, { at: link }, async (page, { url }) => {
    await becomes(async () => kept.test(await page.evaluate(name => localStorage.getItem(`tefuda-game-${name}`) ?? '', room)), true)
    await page.goto('about:blank')
    const send = await heldBack(page, `**/programs/${room}.wasm.gz`)
    await page.goto(`${url}#${room}`)
    await page.waitForSelector(`#${room}:not([data-empty])`)
    await page.evaluate(() => { location.hash = '' })
    await page.waitForSelector('html[data-room=""]')
    send()
    await becomes(() => page.evaluate(name => Boolean(performance.getEntriesByName(new URL(`programs/${name}.wasm.gz`, location.href).href).length), room), true)
    await page.evaluate(name => { location.hash = `#${name}?tab=analyse` }, room)
    await ready(page)
    await openTab(page, 'play')
    await becomes(async () => kept.test(await fragment(page)), true)
    assert.match(await page.evaluate(name => localStorage.getItem(`tefuda-game-${name}`), room), kept)
  })
}

// Buttons that ask the engine, and what they show in the end.
const EARLY = {
  '#equity?p=AA,43s&p=KK&board=2s2h2d7c7h&pot=10&stack=10&bets=100&raises=&tab=analyse': ['#solve-start', async page => (await solved(page)).who, /^Player 1 to act$/],
  '#calculation?tab=analyse': ['#calc-try', async page => (await patience(page)).rate, /games won/],
}
for (const [at, [button, read, says]] of Object.entries(EARLY)) {
  inPage(`${button} does no harm before the engine is there, and works then`, { open: false }, async (page, { url }) => {
    const send = await heldBack(page, '**/tefuda/*.wasm.gz')
    await page.goto(url + at)
    await becomes(() => page.evaluate(() => Boolean(window.tefudaDemo?.program)), true)
    await page.locator(button).dispatchEvent('click')
    send()
    await ready(page)
    await page.click(button)
    await becomes(async () => says.test(await read(page)), true)
  })
}

const LINKS = {
  draw: ['#draw?game=double-double-bonus-9-6&seed=7', 'puzzles'],
  calculation: ['#calculation?seed=7&piles=4&moves=d.cw1', 'analyse'],
  cardroom: ['#cardroom?game=holdem&limit=no-limit&seed=5&seats=2&levels=friend&moves=c', 'learn'],
}
// The reader leaves the tab Learn before its module has loaded.
for (const [room, [link, tab]] of Object.entries(LINKS)) {
  inPage(`${room}: a link's game opens Play, whatever tab of the room was in view`, { at: `#${room}` }, async page => {
    await openTab(page, tab)
    await enter(page, link)
    await becomes(() => page.getAttribute('html', 'data-tab'), 'play')
    await openTab(page, tab)
    await enter(page, `${link}&visit=2&tab=${tab}`)
    await becomes(async () => (await fragment(page)).includes(`tab=${tab}`), true)
    assert.equal(await page.getAttribute('html', 'data-tab'), tab, 'a tab that the link names')
  })
}

inPage('what a room has to say is said in that room alone, and there again', { at: '#calculation?seed=7&piles=4&moves=d.cw1' }, async (page, { url }) => {
  await becomes(async () => /moves=d\.cw1/.test(await page.evaluate(() => localStorage.getItem('tefuda-game-calculation') ?? '')), true)
  await page.goto('about:blank')
  await visit(page, `${url}#calculation?seed=8&piles=4&moves=d.cw2`)
  await becomes(() => text(page, '#notice-words'), 'This is a link’s game. Yours from before is still there.')
  await enter(page, '#poker')
  await becomes(() => page.isVisible('#notice'), false)
  await page.click('#language-ja')
  await page.click('#language-en')
  assert.equal(await page.isVisible('#notice'), false)
  await page.goBack()
  await becomes(() => page.isVisible('#notice'), true)
  await page.click('#notice-action')
  await becomes(async () => /seed=7/.test(await fragment(page)), true)
  assert.equal(await page.isVisible('#notice'), false)
})

inPage('boards: a review begins though the search goes on', { at: '#boards?g=15x15x5&you=both&moves=7,7.6,8.7,8.6,7.7,6.7,9.8,8.5,6&tab=analyse' }, async page => {
  await page.click('#search-go')
  await becomes(() => page.getAttribute('#search-go', 'data-does'), 'stop')
  await page.click('#boards-analysis .go')
  await becomes(() => page.locator('#boards-analysis .grade').isVisible(), true)
})

inPage('boards: a review ends for who plays on, and begins anew for who only looked', { at: '#boards?g=15x15x5&moves=7,7.6,8.7,8.6,7.7,6.7,9.8,8.5,6&you=both' }, async page => {
  const reviews = () => page.locator('#boards-analysis progress').isVisible()
  await openTab(page, 'analyse')
  await page.click('#boards-analysis .go')
  await becomes(reviews, true)
  await openTab(page, 'play')
  await openTab(page, 'analyse')
  await becomes(reviews, true)
  await openTab(page, 'play')
  await page.click(square(0, 0))
  await becomes(async () => (await game(page)).rows[0][0], 'o')
  await openTab(page, 'analyse')
  await becomes(() => text(page, '#boards-analysis .go'), 'Analyse the game')
  assert.equal(await reviews(), false)
})

inPage('daifugo: who deals before the engine is there has the rules to choose from', { open: false }, async (page, { url }) => {
  const send = await heldBack(page, '**/tefuda/*.wasm.gz')
  await page.goto(`${url}#daifugo`)
  await becomes(() => page.evaluate(() => Boolean(window.tefudaDemo?.program)), true)
  await page.locator('#dfg-deal').dispatchEvent('click')
  send()
  await ready(page)
  await openTab(page, 'analyse')
  await becomes(() => page.locator('#daifugo .analysis .candidates > li:visible').count().then(n => n > 0), true)
})
