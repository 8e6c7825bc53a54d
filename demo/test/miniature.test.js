// The miniatures of the start page: the rooms' tables as they were left, drawn without the program and the engine.
import assert from 'node:assert/strict'
import { BROWSER } from '../../js/test/browser.js'
import { game } from '../rooms/boards/seen.js'
import { cardTable } from '../rooms/cardroom/seen.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { mat, seat } from '../rooms/mahjong/seen.js'
import { hand } from '../rooms/poker/seen.js'
import { beforehand, keepAll, keepMuch } from './much.js'
import { becomes, enter, inPage, ready, shows, visit } from './page.js'
import { NAMES, ofEvery } from './rooms.js'
import { FURITEN } from './states.js'

/**
 * The items of a room's miniature: cards and tiles in the tests' notation, stones by row and column from their middle.
 */
const little = (page, room) =>
  page.locator(`.tile-room[href="#${room}"] .mini-live :is(.card, .tile, i)`).evaluateAll(all => all.map(({ dataset: { rank, suit, tile, stone }, style }) => {
    if (tile) return tile
    if (stone) return `${stone} ${style.getPropertyValue('--y')} ${style.getPropertyValue('--x')}`
    return suit === 'joker' ? 'Jk' : rank.replace('10', 'T') + suit
  }))

/** The stones of a board by their distance from the middle of all stones. */
function stones(rows) {
  const all = rows.flatMap((row, i) => [...row].flatMap((stone, j) => (stone === '.' ? [] : [[stone, i, j]])))
  const middle = at => Math.round((Math.min(...all.map(stone => stone[at])) + Math.max(...all.map(stone => stone[at]))) / 2)
  return all.map(([stone, i, j]) => `${stone} ${i - middle(1)} ${j - middle(2)}`)
}

// A room, how it is left, and what its tile must show then.
const LEFT = Object.entries(ofEvery({
  daifugo: ['#daifugo?seed=13&moves=4s.6s.8s.TsTdTcJk%3DTh.p.p.p.Jh.2s.p.p.p.QcKcAc.p.4h5h6h.p.p.2c', async page => {
    await becomes(async () => (await parlour(page)).states.join(), 'revolution')
    const { field, hand } = await parlour(page)
    return [...field, ...hand]
  }],
  boards: ['#boards?g=15x15x5&you=both&moves=7,7.6,8.7,8.6,7.7,6.7,9.8,8.5,6', async page => {
    // An empty board is shown before the moves of the link are played on it.
    await becomes(async () => stones((await game(page)).rows).length, 8)
    return stones((await game(page)).rows)
  }],
  mahjong: [FURITEN, async page => {
    await shows(() => seat(page), { furiten: true })
    const { sides, hand } = await seat(page)
    return [...sides.self.melds.join('').match(/../g), ...hand]
  }],
  cardroom: ['#cardroom?game=holdem&seats=6&seed=10&moves=f.f.c.c.c.k.k.b40.c.c.c.k.b200.c', async page => {
    await becomes(async () => (await cardTable(page)).board.length, 4)
    const { board, hand } = await cardTable(page)
    return [...board, ...hand]
  }],
  draw: ['#draw?game=double-double-bonus-9-6&seed=7', async page => {
    await shows(() => machine(page), { cards: ['8c', '2c', '9c', '6c', 'Qd'] })
    return ['8c', '2c', '9c', '6c', 'Qd']
  }],
  equity: ['#equity?p=AsAh&p=QsQc&board=2c7d9h', async page => {
    await becomes(() => page.locator('#equity-board .card[data-suit]').count(), 3)
    return ['2c', '7d', '9h', 'As', 'Ah', 'Qs', 'Qc']
  }],
  poker: ['#poker?a=AsKsQsJsJk&b=As2c3d4d5d', async page => {
    await shows(() => hand(page, 'b'), { tray: ['As', '2c', '3d', '4d', '5d'] })
    return ['As', 'Ks', 'Qs', 'Js', 'Jk', 'As', '2c', '3d', '4d', '5d']
  }],
  calculation: ['#calculation?seed=7&moves=d.cw1', async page => {
    const card = box => page.locator(`#calculation ${box} .card[data-suit]:not([hidden])`).evaluateAll(all => all.map(({ dataset: { rank, suit } }) => rank.replace('10', 'T') + suit))
    await becomes(async () => (await card('#calc-w1')).length, 1)
    return [...await card('.bases'), ...await card('#calc-w1')]
  }],
}))

inPage('a tile shows its room’s table as it was left, also when no program and no engine can come', { at: '#daifugo' }, async (page, { url, complaints }) => {
  const want = {}
  for (const [room, [link, read]] of LEFT) {
    await enter(page, link)
    await ready(page)
    want[room] = await read(page)
    await becomes(() => page.evaluate(room => Boolean(localStorage.getItem(`tefuda-game-${room}`)), room), true)
    await enter(page, '#')
    await becomes(() => little(page, room), want[room], room)
  }
  await page.route('**/*.wasm.gz', route => route.abort())
  await page.route('**/shell/{main,load}.js', route => route.abort())
  await page.goto('about:blank')
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  for (const [room] of LEFT) assert.deepEqual(await little(page, room), want[room], room)
  assert.deepEqual(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('.wasm')).length), 0)
  complaints.length = 0
})

inPage('a hand to think about is on the tile while that is what is left there', { at: '#mahjong?hand=1134m06p99s,777=z,354-s&dora=1m3p&seat=E' }, async page => {
  await becomes(async () => (await mat(page)).hand.length, 8)
  await becomes(() => page.evaluate(() => Boolean(localStorage.getItem('tefuda-game-mahjong'))), true)
  await enter(page, '#')
  await becomes(async () => (await little(page, 'mahjong')).slice(0, 8), ['1m', '1m', '3m', '4m', '0p', '6p', '9s', '9s'])
})

inPage('a hand that is evaluated is on the tile while that is what is left there', { at: '#daifugo?hand=3s4s5s2h' }, async page => {
  await becomes(() => page.evaluate(() => Boolean(localStorage.getItem('tefuda-game-daifugo'))), true)
  await enter(page, '#')
  await becomes(() => little(page, 'daifugo'), ['3s', '4s', '5s', '2h'])
})

inPage('what is not of the game that is kept, or no position, is not drawn', { open: false }, async (page, { url }) => {
  await beforehand(page, url, () => {
    const keep = (room, table) => {
      localStorage.setItem(`tefuda-game-${room}`, '1 sum state=1')
      localStorage.setItem(`tefuda-mini-${room}`, table)
    }
    keep('daifugo', 'other cAs,Kh')
    keep('boards', '')
    keep('mahjong', 'sum')
    keep('cardroom', 'sum x1,2|zAs')
    keep('draw', 'sum c<b>,11h,As')
    keep('equity', 'sum ||c|')
    localStorage.setItem('tefuda-mini-poker', 'sum cAs') // without a game
  })
  await visit(page, url)
  const tables = await page.locator('a.tile-room').evaluateAll(all => Object.fromEntries(all.map(({ hash, children: [table] }) => [hash.slice(1), [table.matches('.mini-live'), table.querySelectorAll('.card, .tile, i').length]])))
  assert.deepEqual(tables, ofEvery({ daifugo: [false, 4], boards: [false, 7], mahjong: [false, 6], cardroom: [false, 3], calculation: [false, 4], draw: [true, 1], equity: [false, 4], poker: [false, 4] }))
  assert.equal(await page.locator('.goes-on').count(), 6)
})

for (const [width, height] of [[360, 640], [412, 823], [1280, 800]]) {
  inPage(`nothing of a start page with a game in every room moves after its first paint: ${width} × ${height}`, { open: false, viewport: { width, height } }, async (page, { url }) => {
    await beforehand(page, url, keepAll, keepMuch)
    await page.addInitScript(() => {
      globalThis.moved = 0
      if (window.PerformanceObserver.supportedEntryTypes.includes('layout-shift')) new window.PerformanceObserver(seen => seen.getEntries().forEach(({ value }) => { globalThis.moved += value })).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, url)
    await page.waitForSelector('.tile-tally')
    assert.equal(await page.locator('.mini-live').count(), NAMES.length)
    if (BROWSER !== 'chromium') return
    const moved = await page.evaluate(() => globalThis.moved)
    assert.ok(moved <= 0.002, `layout shift ${moved}`)
  })
}
