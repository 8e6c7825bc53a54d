// The published page on a home screen: every file that its manifest and its service worker name exists, and every room
// works without a server.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { game, square } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { cardTable } from '../rooms/cardroom/seen.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { odds } from '../rooms/equity/seen.js'
import { seat } from '../rooms/mahjong/seen.js'
import { duel } from '../rooms/poker/seen.js'
import { becomes, choose, closeSheet, inPage, PUBLISHED, ready, servedAlone, shows, text, visit } from './page.js'
import { NAMES, ofEvery } from './rooms.js'

const read = name => readFileSync(join(PUBLISHED, name))
const manifest = JSON.parse(read('manifest.webmanifest'))
const page = read('index.html').toString()
/** The hashes of the service worker's files, by path. */
const kept = { ...runInNewContext(`self = {}; ${read('files.js')}; self`).TEFUDA_BUILD.files }

/** The size in the header of a PNG, or of a WebP in the extended form, which Chromium writes. */
function sizeOf(file) {
  const bytes = read(file)
  if (file.endsWith('.webp')) {
    assert.equal(bytes.subarray(8, 16).toString(), 'WEBPVP8X', file)
    return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`
  }
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG', file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every picture of the manifest is there, in the size that it says, and icons work offline', () => {
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    assert.ok(existsSync(join(PUBLISHED, src)), src)
    if (/png|webp/.test(type)) assert.equal(sizeOf(src), sizes, src)
  }
  for (const { src } of manifest.icons) assert.ok(kept[src], src)
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable']) assert.ok(purposes.includes(wanted), wanted)
  assert.deepEqual(new Set(manifest.screenshots.map(({ form_factor: form }) => form)), new Set(['wide', 'narrow']))
  const [, apple] = /<link rel="?apple-touch-icon"? href="([^"]+)">/.exec(page)
  assert.equal(sizeOf(apple), '180x180')
})

test('the worker keeps every file of the page as it is there, except for its own two, the screenshots and the reference site', () => {
  for (const [path, hash] of Object.entries(kept)) {
    const file = read(path === './' ? 'index.html' : path)
    // A host may send a .gz file with Content-Encoding: gzip, so that the page gets it decompressed.
    const forms = path.endsWith('.gz') ? [file, gunzipSync(file)] : [file]
    assert.equal(forms.map(form => `sha256-${createHash('sha256').update(form).digest('base64')}`).join(' '), hash, path)
  }
  const there = readdirSync(PUBLISHED, { recursive: true }).filter(path => statSync(join(PUBLISHED, path)).isFile()).map(path => path.replaceAll('\\', '/'))
  const unkept = there.filter(path => !kept[path === 'index.html' ? './' : path])
  assert.deepEqual(unkept.filter(path => !/^(?:screens|docs)\//.test(path)).sort(), ['files.js', 'sw.js'])
  assert.deepEqual(new Set(unkept.map(path => path.split('/')[0])), new Set(['docs', 'files.js', 'screens', 'sw.js']))
  assert.deepEqual(there.filter(path => /\.(?:go|md)$|\.test\.js$|^(?:test|host)\//.test(path)), [])
})

test('the READMEs show three pictures each, which are there and small', () => {
  for (const [readme, language] of [['README.md', 'en'], ['README.ja.md', 'ja']]) {
    const text = readFileSync(new URL(`../../${readme}`, import.meta.url), 'utf8')
    const pictures = [...text.matchAll(/\/demo\/(screens\/(\w+)\/\w+\.webp)/g)]
    assert.deepEqual(pictures.map(([, , tongue]) => tongue), Array(3).fill(language), readme)
    for (const [, file] of pictures) {
      assert.equal(sizeOf(file), '800x500', file)
      assert.ok(read(file).length < 80_000, file)
    }
  }
})

test('every room has a shortcut', () => {
  assert.deepEqual(manifest.shortcuts.map(({ url }) => url.split('#')[1]), NAMES)
})

/** Links to games that differ from a room's first game, so that the test cannot take that one for them. */
const LINKED = {
  draw: '?game=deuces-wild&seed=2', equity: '?p=AsAh&p=KdKc&p=QsQh', mahjong: '?seed=8&length=1', boards: '?g=3x3x3&level=1',
  calculation: '?seed=7&piles=3', cardroom: '?seed=5&levels=beginner', daifugo: '?seed=5&levels=casual',
}

// How each room is played, mostly to its end: the reader's actions, and the engine's answer.
const PLAYED = ofEvery({
  async poker(page) {
    await page.fill('#hand-a-text', 'Ah 2d 3c 4s 5h')
    await page.fill('#hand-b-text', '6h 5d 4c 3s 2h')
    await shows(() => duel(page), { a: '0x543210', b: '0x554321', sign: '<' })
  },
  async draw(page) {
    await shows(() => machine(page), { cards: ['Kh', '2c', '9s', '7s', '9h'] })
    await page.click('#draw-go')
    await becomes(() => text(page, '#draw-hands'), '1')
  },
  async equity(page) {
    await page.fill('#equity-board-text', '2c7d9h')
    await shows(() => odds(page), { verdict: 'Exact: all 903 deals counted' })
  },
  async mahjong(page) {
    await choose(page, 'mj-pace', '0')
    await closeSheet(page)
    for (let thrown = 0; thrown < 2; thrown++) {
      await becomes(async () => (await seat(page)).goes, 'Discard')
      await page.click('#mj-hand [data-place="0"]')
      await becomes(async () => (await seat(page)).sides.self.river.length, thrown + 1)
    }
    const { sides } = await seat(page)
    for (const side of ['right', 'across', 'left']) assert.ok(sides[side].river.length > 0, side)
  },
  async boards(page) {
    for (let move = 0; move < 5; move++) {
      await becomes(async () => /^Your move|wins?, |^A draw/.test((await game(page)).status), true)
      const { status, rows } = await game(page)
      if (!status.startsWith('Your move')) return assert.match(rows.join(''), /x/)
      const at = rows.join('').indexOf('.')
      await page.click(square(Math.floor(at / 3), at % 3))
      await becomes(async () => (await game(page)).rows[Math.floor(at / 3)][at % 3], 'o')
    }
    await becomes(async () => /wins?, |^A draw/.test((await game(page)).status), true)
  },
  async calculation(page) {
    await becomes(async () => (await patience(page)).card !== '', true)
    await choose(page, 'calc-speed', '0')
    await choose(page, 'calc-budget', '100')
    await closeSheet(page)
    await page.click('#calculation [data-at="w1"]')
    await becomes(async () => (await patience(page)).piles[0].length, 1)
    await page.click('#calc-watch')
    await becomes(async () => (await patience(page)).left, 0)
    await becomes(async () => (await patience(page)).watching, 'false')
  },
  async cardroom(page) {
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
})

/** Makes a first visit to a copy with its own host, and does what the service worker waits for. */
async function comes(page) {
  const host = await servedAlone()
  await visit(page, host.url)
  return { ...host, begin: () => page.keyboard.press('Shift') }
}
const CLAIMS = ['#status .offline', '.start-lead .offline', '#menu-status .offline', '.about .offline']

/** Which claims that the page works offline are in view, with the menu open, in both languages. */
async function claimed(page) {
  const seen = []
  for (const lang of ['ja', 'en']) {
    await page.click(`#language-${lang}`)
    await page.click('#menu-open')
    for (const claim of CLAIMS) {
      if (await page.locator(claim).evaluateAll(all => all.some(each => each.checkVisibility()))) seen.push(`${lang} ${claim}`)
    }
    await closeSheet(page)
  }
  return seen
}

inPage('the server is gone: the page loads anew, every room opens and is played', { open: false, offline: true }, async (page, { context, complaints }) => {
  const { url, stop, begin } = await comes(page)
  assert.equal(await page.locator('.offline:visible').count(), 0)
  await begin()
  await page.waitForSelector('html[data-offline=kept]')
  assert.deepEqual(await claimed(page), ['ja', 'en'].flatMap(lang => CLAIMS.map(claim => `${lang} ${claim}`)))
  await stop()
  await page.reload()
  await ready(page)
  await page.goto('about:blank')
  for (const room of NAMES) {
    const opened = await context.newPage()
    await visit(opened, `${url}#${room}${LINKED[room] ?? ''}`)
    await PLAYED[room](opened)
    await opened.close()
  }
  // The browser requests a page's icon past the service worker.
  assert.deepEqual(complaints.splice(0).filter(complaint => !/\/icon[\w/-]*\.(svg|png)$/.test(complaint)), [])
})

inPage('a file that is not of this build: the page says that it could not be kept, and claims nothing', { open: false, offline: true }, async (page, { complaints }) => {
  const { folder, begin } = await comes(page)
  appendFileSync(join(folder, 'rooms/mahjong/examples.json'), ' ')
  assert.equal(await page.isVisible('#unkept'), false)
  await begin()
  await page.waitForSelector('#unkept', { state: 'visible' })
  await page.setViewportSize({ width: 360, height: 640 })
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 640)
  await page.setViewportSize({ width: 1280, height: 900 })
  assert.deepEqual(await claimed(page), [])
  const said = () => page.locator('#unkept > span').evaluate(words => words.innerText)
  assert.equal(await said(), 'This page could not be kept offline: it needs the network.')
  await page.click('#language-ja')
  assert.equal(await said(), '端末に残せませんでした。使うには通信が必要です。')
  await page.click('#unkept-close')
  assert.equal(await page.isVisible('#unkept'), false)
  assert.notEqual(complaints.splice(0).length, 0)
})
