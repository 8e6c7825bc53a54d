// The page on a home screen: what its manifest promises is there, and every room is played to its end without a server.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { game } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { cardTable } from '../rooms/cardroom/seen.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { odds } from '../rooms/equity/seen.js'
import { mat } from '../rooms/mahjong/seen.js'
import { duel } from '../rooms/poker/seen.js'
import { becomes, choose, closeSheet, enter, inPage, servedAlone, shows, text, visit } from './page.js'

const DEMO = new URL('../', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', DEMO), 'utf8'))
const page = readFileSync(new URL('index.html', DEMO), 'utf8')
const kept = readFileSync(new URL('files.js', DEMO), 'utf8')
const rooms = [...page.matchAll(/<section class="room" id="(\w+)"/g)].map(([, id]) => id)

/** The size that a PNG says it has, or a WebP in the extended form, as Chromium writes it. */
function sizeOf(file) {
  const bytes = readFileSync(new URL(file, DEMO))
  if (file.endsWith('.webp')) {
    assert.equal(bytes.subarray(8, 16).toString(), 'WEBPVP8X', file)
    return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`
  }
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG', file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every picture of the manifest is there, in the size that it says, and icons work offline', () => {
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    assert.ok(existsSync(fileURLToPath(new URL(src, DEMO))), src)
    if (/png|webp/.test(type)) assert.equal(sizeOf(src), sizes, src)
  }
  for (const { src } of manifest.icons) assert.ok(kept.includes(`"${src}"`), src)
  for (const { src } of manifest.screenshots) assert.ok(!kept.includes(`"${src}"`), src)
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable']) assert.ok(purposes.includes(wanted), wanted)
  assert.deepEqual(new Set(manifest.screenshots.map(({ form_factor: form }) => form)), new Set(['wide', 'narrow']))
  const [, apple] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page)
  assert.equal(sizeOf(apple), '180x180')
})

test('the READMEs show six pictures each, which are there and small', () => {
  for (const [readme, language] of [['README.md', 'en'], ['README.ja.md', 'ja']]) {
    const text = readFileSync(new URL(`../${readme}`, DEMO), 'utf8')
    const pictures = [...text.matchAll(/\/demo\/(screens\/(\w+)\/\w+\.webp)/g)]
    assert.deepEqual(pictures.map(([, , tongue]) => tongue), Array(6).fill(language), readme)
    for (const [, file] of pictures) {
      assert.equal(sizeOf(file), '800x500', file)
      assert.ok(readFileSync(new URL(file, DEMO)).length < 80_000, file)
    }
  }
})

test('every room has a shortcut', () => {
  assert.equal(rooms.length, 8)
  assert.deepEqual(manifest.shortcuts.map(({ url }) => url.split('#')[1]).sort(), [...rooms].sort())
})

// How each room is played to its end.
const ENDS = {
  async poker(page) {
    await page.fill('#hand-a-text', 'Ah 2d 3c 4s 5h')
    await page.fill('#hand-b-text', '6h 5d 4c 3s 2h')
    await shows(() => duel(page), { a: '0x543210', b: '0x554321', sign: '<' })
  },
  async draw(page) {
    await enter(page, '#draw?game=deuces-wild&seed=2')
    await shows(() => machine(page), { cards: ['Kh', '2c', '9s', '7s', '9h'] })
    await page.click('#draw-go')
    await becomes(() => text(page, '#draw-hands'), '1')
  },
  async equity(page) {
    await enter(page, '#equity?p=AsAh&p=KdKc&p=QsQh&board=2c7d9h')
    await shows(() => odds(page), { verdict: 'Exact: all 903 deals counted' })
  },
  async mahjong(page) {
    await enter(page, '#mahjong?hand=99m678p33s3s,1111z,777=z&dora=1s')
    await shows(() => mat(page), { ruling: '2 han 70 fu: 4,700 points' })
  },
  async boards(page) {
    await enter(page, '#boards?g=3x3x3&you=watch&level=1&white=1')
    await becomes(async () => /wins$|^A draw/.test((await game(page)).status), true)
  },
  async calculation(page) {
    await enter(page, '#calculation?seed=7&piles=3')
    await choose(page, 'calc-speed', '0')
    await choose(page, 'calc-budget', '100')
    await closeSheet(page)
    await page.click('#calc-watch')
    await becomes(async () => (await patience(page)).left, 0)
    await becomes(async () => (await patience(page)).watching, 'false')
  },
  async cardroom(page) {
    await enter(page, '#cardroom?seed=5&levels=beginner')
    await choose(page, 'cr-pace', '0')
    await closeSheet(page)
    for (let turn = 0; turn < 20; turn++) {
      await becomes(async () => (await cardTable(page)).can.includes('do'), true)
      if ((await cardTable(page)).do === 'Next hand') return
      const before = await page.evaluate(() => location.hash)
      await page.click('#cr-do')
      await becomes(async () => (await page.evaluate(() => location.hash)) !== before || (await cardTable(page)).do === 'Next hand', true)
    }
    assert.fail('no end')
  },
  async daifugo(page) {
    await enter(page, '#daifugo?seed=5&levels=casual')
    await choose(page, 'dfg-pace', '0')
    await closeSheet(page)
    for (let turn = 0; turn < 80; turn++) {
      await becomes(async () => /^(Your turn|Game over)/.test((await parlour(page)).says), true)
      const { says, can, field, idle, hand } = await parlour(page)
      if (says.startsWith('Game over')) return
      const before = await page.evaluate(() => location.hash)
      const card = field.length > 1 ? -1 : hand.findIndex(card => !idle.includes(card))
      if (card >= 0) await page.locator('#dfg-hand .card').nth(card).click()
      if (card >= 0 && (await parlour(page)).can.startsWith('play')) await page.click('#dfg-play')
      else if (can.includes('pass')) await page.click('#dfg-pass')
      await becomes(async () => (await page.evaluate(() => location.hash)) !== before, true)
      if ((await parlour(page)).can.includes('skip')) await page.click('#dfg-skip')
    }
    assert.fail('no end')
  },
}

inPage('the server is gone: every room opens and is played to its end', { open: false, offline: true }, async (page, { context, complaints }) => {
  const { url, stop } = await servedAlone()
  await visit(page, url)
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-offline]')
  await page.goto('about:blank')
  await stop()
  for (const room of rooms) {
    const opened = await context.newPage()
    await visit(opened, `${url}#${room}`)
    await ENDS[room](opened)
    await opened.close()
  }
  // The browser gets a page's icon past the service worker.
  assert.deepEqual(complaints.splice(0).filter(complaint => !/\/icon[\w/-]*\.(svg|png)$/.test(complaint)), [])
})
