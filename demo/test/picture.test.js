// Pictures of the tables: drawn from what the room shows, handed to the share sheet or to the downloads.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { game } from '../rooms/boards/seen.js'
import { cardTable } from '../rooms/cardroom/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { odds } from '../rooms/equity/seen.js'
import { mat } from '../rooms/mahjong/seen.js'
import { duel } from '../rooms/poker/seen.js'
import { becomes, inPage, press, shows, visit } from './page.js'
import { NAMES } from './rooms.js'

/** Draws the room in view. Returns the picture's size in points, and the colours at some points as red, green, blue. */
const colours = (page, points) => page.evaluate(async points => {
  const { drawn } = await import('./shell/picture/picture.js')
  const canvas = await drawn(document.querySelector('.room:not([hidden])'))
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const at = points.map(([x, y]) => [...data.slice(4 * (2 * y * canvas.width + 2 * x)).slice(0, 3)])
  return { size: [canvas.width / 2, canvas.height / 2], at }
}, points)

const dark = ([red, green, blue]) => red + green + blue < 200
const light = ([red, green, blue]) => Math.min(red, green, blue) > 200
const wood = ([red, green, blue]) => red > 200 && blue < 170 && green > 170

inPage('a board: stones where they lie, numbered as they were played', { at: '#boards?g=15x15x5&you=both&moves=7,7.6,6' }, async page => {
  await becomes(async () => (await game(page)).rows.join('').replaceAll('.', ''), 'xo')
  await becomes(() => page.evaluate(() => location.hash.endsWith('6,6')), true)
  const cell = 720 / 15
  const at = (row, column, dx = 0) => [Math.round(40 + 34 + (column + .5) * cell + dx), Math.round(92 + 34 + (row + .5) * cell)]
  const { size, at: [black, one, white, two, empty, cloth] } = await colours(page, [at(7, 7, -14), at(7, 7, 1), at(6, 6, -14), at(6, 6), at(3, 4, 10), [4, 400]])
  assert.deepEqual(size, [720 + 148, 92 + 720 + 68 + 52])
  assert.ok(dark(black) && light(one), `${black}; ${one}`)
  assert.ok(light(white) && !wood(two), `${white}; ${two}`)
  assert.ok(!dark(empty) && !light(empty), `${empty}`)
  assert.ok(cloth[2] > cloth[0], `${cloth}`)
})

inPage('video poker: five cards, the held ones marked', { at: '#draw?game=jacks-or-better-9-6&seed=7' }, async page => {
  await shows(() => machine(page), { cards: ['8c', '2c', '9c', '6c', 'Qd'] })
  await press(page, '2')
  await shows(() => machine(page), { held: [1] })
  const x = i => 62 + i * 142
  const { at } = await colours(page, [[x(0) + 100, 92 + 40], [x(1) + 100, 92 + 40], [x(0) - 3, 92 + 100], [x(1) - 3, 92 + 100], [x(4) + 84, 92 + 16 + 143]])
  assert.ok(light(at[0]) && light(at[1]), `${at}`)
  assert.ok(dark(at[2]) && at[3][0] > 200 && at[3][2] < 120, `${at}`)
  assert.deepEqual(at[4], [192, 38, 26]) // the diamond of the queen
})

inPage('the second design of cards and tiles is drawn where the reader has chosen it', { at: '#draw?game=jacks-or-better-9-6&seed=7' }, async page => {
  await shows(() => machine(page), { cards: ['8c', '2c', '9c', '6c', 'Qd'] })
  const cards = [[62 + 70, 92 + 40], [62 + 4 * 142 + 70, 92 + 40]]
  assert.ok((await colours(page, cards)).at.every(light))
  await page.evaluate(() => { document.documentElement.dataset.deck = 'colour' })
  assert.deepEqual((await colours(page, cards)).at, [[38, 50, 63], [179, 38, 28]])
  const corner = () => page.evaluate(async () => {
    const { Brush } = await import('./shell/picture/brush.js')
    const brush = new Brush(60, 80)
    await brush.prepare(['9p'])
    brush.tile(0, 0, 52, '9p')
    const { data } = brush.context.getImageData(8, 6, 20, 24)
    let ink = 0
    for (let i = 0; i < data.length; i += 4) if (data[i] + data[i + 1] + data[i + 2] < 200) ink++
    return ink
  })
  const before = await corner()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-figures', true))
  assert.ok(await corner() > before + 30, `${before}`)
})

inPage('poker: the reader’s cards below the pot, and who won at the end', { at: '#cardroom?game=holdem&seed=18&at=3.0.3.0.0.1.2_600.150.1000.300_0.0.0.0&moves=r600.f.c.c' }, async page => {
  await becomes(async () => (await cardTable(page)).results.length, 3)
  const low = 92 + 250 + 20 + 3 * 34
  const { size, at } = await colours(page, [[420 - 50, low + 60], [420 + 50, low + 60], [420 - 50, 92 + 150], [420, low - 12]])
  assert.deepEqual(size, [840, low + 184 + 52])
  assert.ok(light(at[0]) && light(at[1]) && light(at[2]) && dark(at[3]), `${at}`)
})

inPage('Calculation: piles as columns, as tall as the tallest', { at: '#calculation?seed=7&piles=4&lead=1&moves=d.cw1.d.cw1.d.cw1.d' }, async page => {
  await shows(() => patience(page), { says: 'Where does the Three go?' })
  const one = await colours(page, [[32 + 82, 92 + 176 + 2 * 34 + 60], [32 + 246 + 78, 92 + 176 + 100]])
  assert.equal(one.size[1], 92 + Math.ceil(184 + 2 * 34 + 84 * 1.4) + 52)
  assert.ok(light(one.at[0]) && dark(one.at[1]), `${one.at}`)
  await press(page, '1')
  await shows(() => patience(page), { left: 43 })
  const { size } = await colours(page, [])
  assert.equal(size[1] - one.size[1], 34)
})

inPage('Daifugō: the hand of the reader, all of it', { at: '#daifugo?seed=5&levels=casual' }, async page => {
  await becomes(async () => (await parlour(page)).hand.length > 10, true)
  const { length } = (await parlour(page)).hand
  const step = (840 - 64 + 6) / length
  const cards = Array.from({ length }, (_, i) => [Math.round(32 + i * step + step / 2), Math.round(92 + 306 + 6)])
  const { size, at } = await colours(page, [...cards, [Math.round(32 + step - 3), 92 + 330]])
  assert.deepEqual(size, [840, 92 + 440 + 52])
  assert.equal(at.slice(0, -1).filter(light).length, length, at.join('; '))
  assert.ok(dark(at.at(-1)), 'between two cards')
})

inPage('mahjong: tiles, melds and indicators', { at: '#mahjong?hand=66678m34p3077s,777=z&dora=1m' }, async page => {
  await becomes(async () => (await mat(page)).notation.length > 0, true)
  const { size, at } = await colours(page, [[32 + 18, 92 + 12], [4, 92 + 100], [70, 92 + 88]])
  assert.ok(size[0] > 700 && light(at[0]) && dark(at[1]) && light(at[2]), `${size}; ${at}`)
})

inPage('two hands: their cards, one below the other', { at: '#poker?a=AsKsQsJsJk&b=9h9s9d9cAh' }, async page => {
  await becomes(async () => (await duel(page)).sign, '>')
  const x = i => Math.round((780 - 5 * 122 + 10) / 2 + i * 122)
  const { size, at } = await colours(page, [...[0, 4].map(i => [x(i) + 100, 92 + 66]), ...[0, 4].map(i => [x(i) + 100, 92 + 316]), [x(1) - 5, 92 + 120]])
  assert.deepEqual(size, [780, 92 + 510 + 52])
  assert.ok(at.slice(0, 4).every(light) && dark(at[4]), at.join('; '))
})

inPage('odds: the board, the hands, and bars as long as the shares', { at: '#equity?p=AsAh&p=KdKc&board=2c7d9h' }, async page => {
  await becomes(async () => /^[0-9.]+ %$/.test((await odds(page)).equity[0]), true)
  const share = Number.parseFloat((await odds(page)).equity[0]) / 100
  const bar = y => [[344, y], [Math.round(340 + share * 448) - 8, y], [Math.round(340 + share * 448) + 8, y]]
  const { size, at } = await colours(page, [...bar(92 + 132 + 46), [165 + 50, 92 + 132 + 14], [165 + 50, 92 + 236 + 14]])
  assert.deepEqual(size, [820, 92 + 132 + 2 * 104 + 12 + 52])
  const gold = ([red, , blue]) => red > 200 && blue < 120
  assert.ok(share > .8 && gold(at[0]) && gold(at[1]) && dark(at[2]) && light(at[3]) && light(at[4]), at.join('; '))
})

inPage('the picture goes to the downloads, or to what the reader shares with', { at: '#boards?g=3x3x3&you=both&moves=1,1' }, async page => {
  await shows(() => game(page), { rows: ['...', '.o.', '...'] })
  await page.click('#menu-open')
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#share-picture')])
  assert.equal(download.suggestedFilename(), 'tefuda-boards.png')
  const png = readFileSync(await download.path())
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [2 * (720 + 148), 2 * (92 + 720 + 68 + 52)])
  await becomes(() => page.locator('#share-says').innerText(), 'The picture lies in your downloads.')
  await page.evaluate(() => {
    window.given = []
    navigator.canShare = () => true
    navigator.share = async ({ files: [file] }) => { window.given.push([file.name, file.type, file.size > 5_000]) }
  })
  await page.click('#share-picture')
  await becomes(() => page.evaluate(() => window.given), [['tefuda-boards.png', 'image/png', true]])
  await becomes(() => page.locator('#share-says').innerText(), '')
})

inPage('every room offers its picture, the start page none', { open: false }, async (page, { url }) => {
  for (const [room, offered] of [['', false], ...NAMES.map(room => [room, true])]) {
    await visit(page, `${url}#${room}`)
    await page.click('#menu-open')
    assert.deepEqual([await page.isVisible('#share-picture'), await page.isVisible('#share-link')], [offered, offered], room)
    await page.keyboard.press('Escape')
  }
})
