// What outlasts the page: every room's game, and the notice if it cannot be
// stored.
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { board, game } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { cardTable } from '../rooms/cardroom/seen.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { odds } from '../rooms/equity/seen.js'
import { mat } from '../rooms/mahjong/seen.js'
import { duel } from '../rooms/poker/seen.js'
import { beforehand } from './much.js'
import { becomes, fragment, inPage, openTab, ready, shows, text, visit } from './page.js'
import { pasted } from './system.js'

/** The stored game of a room. */
const stored = (page, room) => page.evaluate(room => localStorage.getItem(`tefuda-game-${room}`), room)
const notice = page => page.locator('#notice').evaluate(line => (line.checkVisibility() ? line.querySelector('#notice-words').textContent : ''))

/** Closes the page and opens the room without a link, as from the start page. */
async function again(the, page, room) {
  await becomes(async () => Boolean(await stored(page, room)), true)
  await page.close()
  const next = await the.context.newPage()
  await visit(next, `${the.url}#${room}`)
  return next
}

// A room, a link to begin with, an action, and the state of the table before and after.
const GAMES = {
  poker: ['a=As&b=Ks', page => page.fill('#hand-b-text', 'Kd Kh'), duel, { a: '0x1D0000', b: '0x2C0000' }],
  equity: ['p=AsAh&p=KdKc&board=2c7d9h', page => page.fill('#equity-dead-text', '5c'), odds, { texts: ['AsAh', 'KdKc'] }],
  mahjong: ['hand=99m678p33s3s,1111z,777=z&dora=1s', page => page.fill('#mahjong-hand-text', '123m456p789s1122z3s'), mat, { notation: '123m456p789s1122z3s' }],
  boards: ['g=3x3x3&you=both', async page => {
    for (const square of ['1,1', '0,0', '2,2']) {
      const [row, column] = square.split(',')
      await page.locator(`#board [data-row="${row}"][data-column="${column}"]`).click()
      await becomes(async () => (await game(page)).last, square)
    }
  }, game, { rows: ['x..', '.o.', '..o'] }],
  calculation: ['seed=7&piles=3&lead=1&moves=d.cw1.d', page => page.keyboard.press('u'), patience, { card: '5' }],
}

for (const [room, [link, play, read, shown]] of Object.entries(GAMES)) {
  inPage(`${room}: closed and opened again, the game stands`, { at: `#${room}?${link}` }, async (page, the) => {
    if (room !== 'calculation') await play(page)
    await shows(() => read(page), shown)
    const before = await page.waitForFunction(room => location.hash.startsWith(`#${room}?`) && location.hash, room).then(hash => hash.jsonValue())
    await becomes(async () => (await stored(page, room))?.endsWith((await page.evaluate(() => location.hash)).split('?')[1].replace('&tab=analyse', '')), true)
    const next = await again(the, page, room)
    await shows(() => read(next), shown)
    if (room === 'calculation') await becomes(() => next.evaluate(() => location.hash), before)
    assert.equal(await notice(next), '')
  })
}

inPage('boards: the analysis shows the game, and closed there both stand', { at: '#boards?g=4x3x3&you=both&moves=1,1.0,0' }, async (page, the) => {
  await shows(() => game(page), { rows: ['x...', '.o..', '....'] })
  await openTab(page, 'analyse')
  await shows(() => board(page), { rows: ['x...', '.o..', '....'], size: [4, 3, 2] })
  await becomes(async () => /b=.*&game=g%3D4x3x3/.test(await stored(page, 'boards') ?? ''), true)
  const next = await again(the, page, 'boards')
  await shows(() => board(next), { rows: ['x...', '.o..', '....'] })
  await openTab(next, 'play')
  await shows(() => game(next), { rows: ['x...', '.o..', '....'], undo: true })
  assert.equal(await notice(next), '')
})

inPage('draw: closed after holding and drawing, the hand, the hold and the score stand', { at: '#draw?game=deuces-wild&seed=2' }, async (page, the) => {
  await shows(() => machine(page), { cards: ['Kh', '2c', '9s', '7s', '9h'] })
  await page.keyboard.press('2')
  await becomes(async () => / .*held=1/.test(await stored(page, 'draw') ?? ''), true)
  let next = await again(the, page, 'draw')
  await shows(() => machine(next), { cards: ['Kh', '2c', '9s', '7s', '9h'] })
  await becomes(() => next.locator('#draw-cards [aria-pressed="true"]').count(), 1)
  await next.click('#draw-go')
  await becomes(() => text(next, '#draw-hands'), '1')
  await becomes(async () => /hands=1.*drawn=1/.test(await stored(next, 'draw')), true)
  const { cards } = await machine(next)
  next = await again(the, next, 'draw')
  await shows(() => machine(next), { cards })
  await becomes(() => text(next, '#draw-hands'), '1')
})

inPage('daifugo: closed in the middle of a match, the match stands', { at: '#daifugo?seed=2&game=2&classes=1.2.3.4&totals=4.3.2.1' }, async (page, the) => {
  await becomes(async () => /totals=4\.3\.2\.1/.test(await stored(page, 'daifugo') ?? ''), true)
  const { hand, titles } = await parlour(page)
  const next = await again(the, page, 'daifugo')
  await shows(() => parlour(next), { hand, titles })
  assert.ok(hand.length > 10)
  await becomes(() => next.evaluate(() => /totals=4\.3\.2\.1/.test(location.hash)), true)
})

inPage('daifugo: closed over a hand that is evaluated, the match next to it stands', { at: '#daifugo?seed=2&game=2&classes=1.2.3.4&totals=4.3.2.1' }, async (page, the) => {
  await becomes(async () => /totals=4\.3\.2\.1/.test(await stored(page, 'daifugo') ?? ''), true)
  const { hand, titles } = await parlour(page)
  await openTab(page, 'analyse')
  await page.fill('#dfg-hand-text', '3s4s5s')
  await becomes(async () => /hand=3s4s5s.*&game=.*totals/.test(await stored(page, 'daifugo') ?? ''), true)
  let next = page
  for (const time of ['once', 'twice']) {
    next = await again(the, next, 'daifugo')
    await becomes(() => next.locator('#dfg-hand-text').inputValue(), '3s 4s 5s', time)
  }
  await openTab(next, 'play')
  await shows(() => parlour(next), { hand, titles })
  assert.equal(await notice(next), '')
})

inPage('cardroom: closed in the middle of an session, the hand and the hands before stand', { at: '#cardroom?seed=18&game=holdem&at=3.0.3.0.0.1.2_600.150.1000.300_0.0.0.0&moves=r600.f.c.c' }, async (page, the) => {
  await becomes(async () => (await cardTable(page)).do, 'Next hand')
  await page.click('#cr-do')
  await becomes(async () => /past=3\.0\.3\.0\.0\.1\.2_600\.150\.1000\.300_0\.0\.0\.0~r600\.f\.c\.c~1~900~/.test(await stored(page, 'cardroom') ?? ''), true)
  await becomes(async () => (await cardTable(page)).can.includes('do'), true)
  const { stacks, hand } = await cardTable(page)
  const next = await again(the, page, 'cardroom')
  await shows(() => cardTable(next), { stacks, hand })
  await becomes(async () => /past=3\.0\.3/.test(await stored(next, 'cardroom')), true)
})

inPage('the start page and the home screen’s icon go on with the game played last', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async (page, { url }) => {
  await becomes(async () => /moves=1,1/.test(await stored(page, 'boards') ?? ''), true)
  await page.goto('about:blank')
  await visit(page, `${url}?continue`)
  await shows(() => game(page), { rows: ['...', '.o.', '...'] })
  await page.evaluate(() => localStorage.setItem('tefuda-game-poker', 'of another day'))
  await page.goto(url)
  await ready(page)
  const tile = room => page.locator(`.tile-room[href="#${room}"]`)
  assert.deepEqual(await page.locator('.tile-room:has(.goes-on)').evaluateAll(all => all.map(({ hash }) => hash).sort()), ['#boards', '#poker'])
  assert.match(await tile('boards').innerText(), /Continue/)
  assert.equal(await page.locator('.tile-room[data-last]').getAttribute('href'), '#boards')
  await tile('boards').click()
  await shows(() => game(page), { rows: ['...', '.o.', '...'] })
})

inPage('a link’s game goes before, and the reader’s own is one press away', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async (page, { url }) => {
  await becomes(async () => /moves=1,1/.test(await stored(page, 'boards') ?? ''), true)
  await page.goto('about:blank')
  await visit(page, `${url}#boards?g=4x4x4&you=both&moves=0,0`)
  await becomes(() => notice(page), 'This is a link’s game. Yours from before is still there.')
  await page.click('#notice-action')
  await shows(() => game(page), { rows: ['...', '.o.', '...'] })
  await becomes(() => notice(page), '')
})

inPage('a page loaded again at once after a move shows the move, though its address does not yet', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async page => {
  await becomes(async () => (await game(page)).rows, ['...', '.o.', '...'])
  await page.evaluate(() => { window.history.replaceState = () => {} }) // the address never catches up
  await page.click('#board [data-row="0"][data-column="0"]')
  await becomes(async () => (await game(page)).rows, ['x..', '.o.', '...'])
  await page.reload()
  await ready(page)
  await becomes(async () => (await game(page)).rows, ['x..', '.o.', '...'])
  assert.equal(await notice(page), '')
})

inPage('a page that Firefox loads again at the address before its last shows the game as it was', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async (page, { context }) => {
  await becomes(async () => (await game(page)).rows, ['...', '.o.', '...'])
  await page.evaluate(() => { window.history.replaceState = () => {} })
  await page.click('#board [data-row="0"][data-column="0"]')
  await becomes(async () => (await game(page)).rows, ['x..', '.o.', '...'])
  // Firefox sometimes reloads the page at an earlier address than the last one that the page wrote.
  await context.addInitScript(() => {
    if (performance.getEntriesByType('navigation')[0]?.type === 'reload') window.sessionStorage.setItem('tefuda-left', `${location.hash}.0,0`)
  })
  await page.reload()
  await ready(page)
  await becomes(async () => (await game(page)).rows, ['x..', '.o.', '...'])
  assert.equal(await notice(page), '')
})

inPage('a page loaded again while a link’s game is on its way shows that game, and keeps the one before', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async page => {
  await becomes(async () => (await game(page)).rows, ['...', '.o.', '...'])
  await page.click('#board [data-row="0"][data-column="0"]')
  await becomes(async () => (await game(page)).rows, ['x..', '.o.', '...'])
  await page.evaluate(() => {
    window.Worker.prototype.postMessage = () => {} // the engine does not answer any more
    location.hash = '#boards?g=4x4x4&you=both&moves=2,2'
  })
  await pause(800) // by now a change of the table would be in the address
  assert.equal(await page.evaluate(() => location.hash), '#boards?g=4x4x4&you=both&moves=2,2')
  await page.reload()
  await ready(page)
  await becomes(async () => (await game(page)).rows, ['....', '....', '..o.', '....'])
  await becomes(() => notice(page), 'This is a link’s game. Yours from before is still there.')
  await page.click('#notice-action')
  await becomes(async () => (await game(page)).rows, ['x..', '.o.', '...'])
})

inPage('what was done just before one goes to another room is kept', { at: '#draw?game=jacks-or-better-9-6&seed=7' }, async page => {
  await shows(() => machine(page), { cards: ['8c', '2c', '9c', '6c', 'Qd'] })
  await becomes(async () => Boolean(await stored(page, 'draw')), true)
  await page.evaluate(() => {
    document.querySelector('#draw-cards [data-place="1"]').click()
    location.hash = '#poker'
  })
  await page.waitForSelector('html[data-room=poker]')
  await becomes(async () => /&held=1\b/.test(await stored(page, 'draw')), true)
})

inPage('a damaged game is put aside, and the room begins anew', { open: false }, async (page, { url }) => {
  await beforehand(page, url, () => localStorage.setItem('tefuda-game-boards', '1 xyz g=3x3x3&moves=1,1'))
  await visit(page, `${url}#boards`)
  await becomes(async () => /damaged/.test(await notice(page)), true)
  assert.equal(await page.evaluate(() => localStorage.getItem('tefuda-aside-game-boards')), '1 xyz g=3x3x3&moves=1,1')
  await page.click('#language-ja')
  await becomes(async () => /壊れて/.test(await notice(page)), true)
  await page.click('#notice-close')
  await becomes(() => notice(page), '')
})

// How the storage fails, and the notice once there is something to store.
const STORAGES = [
  ['full', () => { window.Storage.prototype.setItem = () => { throw new window.DOMException('no', 'QuotaExceededError') } }, /storage is full/],
  ['denied', () => Object.defineProperty(window, 'localStorage', { get() { throw new window.DOMException('no', 'SecurityError') } }), /keeps nothing for this page/],
]

for (const [name, spoil, says] of STORAGES) {
  inPage(`storage ${name}: the room is played all the same, and says that nothing is kept`, { open: false }, async (page, { url }) => {
    await page.addInitScript(spoil)
    await visit(page, `${url}#boards?g=3x3x3&you=both&moves=1,1`)
    await shows(() => game(page), { rows: ['...', '.o.', '...'] })
    await becomes(async () => says.test(await notice(page)), true)
    await page.locator('#board [data-row="0"][data-column="0"]').click()
    await shows(() => game(page), { rows: ['x..', '.o.', '...'] })
  })
}

inPage('the same game in two tabs: the one that is behind says so', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async (page, { context, url }) => {
  await becomes(async () => /moves=1,1/.test(await stored(page, 'boards') ?? ''), true)
  const other = await context.newPage()
  await visit(other, `${url}#boards`)
  await other.locator('#board [data-row="0"][data-column="0"]').click()
  await becomes(async () => /another tab/.test(await notice(page)), true)
  await becomes(() => fragment(other), '#boards?g=3x3x3&you=both&moves=1,1.0,0')
})

inPage('a link to the table by the button, in the clipboard where nothing can be shared', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async page => {
  await shows(() => game(page), { rows: ['...', '.o.', '...'] })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.click('#menu-open')
  await page.locator('#share-link').click()
  await becomes(() => notice(page), 'The link is in the clipboard.')
  assert.match(await pasted(page), /#boards\?g=3x3x3&you=both&moves=1,1$/)
})
