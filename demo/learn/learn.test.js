// The tabs of a newcomer: each guided game is played to its end, by clicks and by keys alone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { becomes, inPage, ready, tabTo } from '../test/page.js'
import { GUIDED } from './game.js'

const AXE = readFileSync(createRequire(new URL('../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')
const ROOMS = new URL('../rooms/', import.meta.url)
const lessons = Object.fromEntries(await Promise.all(GUIDED.map(async room => [room, (await import(new URL(`${room}/lesson.js`, ROOMS))).default])))

/** The keys of the pieces to press for a move, in order. */
const PRESSES = {
  boards: move => [move],
  calculation: move => (move === 'd' ? ['stock'] : move.split(' ').filter(place => place !== 'c')),
  cardroom: move => [move],
  daifugo: move => (move === 'pass' ? ['pass'] : [...move.split(' '), 'play']),
  draw: move => [...move.split(' ').slice(1), 'draw'],
  mahjong: (move, keys) => [keys.find(key => key === move) ?? keys.findLast(key => key.startsWith(`${move.slice(0, 2)}-`))],
}
/** A piece whose move is not asked for at the first step. */
const WRONG = { boards: ['a1'], calculation: ['w1', 'f2'], cardroom: ['fold'], daifugo: ['Ks', 'play'], draw: ['draw'], mahjong: ['2m-0'] }

const within = room => `#${room} .learn`
const text = (page, room, part) => page.locator(`${within(room)} .${part}-learnt`).innerText()
const keysOf = (page, room) => page.locator(`${within(room)} .place-learnt [data-key]`).evaluateAll(all => all.map(({ dataset }) => dataset.key))
const pieceOf = (room, key) => `${within(room)} [data-key="${key}"]`
const begun = async (page, room, n = 1) => becomes(async () => (await text(page, room, 'count')).startsWith(`Step ${n} of`), true)

const ARROWS = (from, to) => {
  const [across, down] = [to.charCodeAt(0) - from.charCodeAt(0), Number(from.slice(1)) - Number(to.slice(1))]
  return [...Array(Math.abs(across)).fill(across > 0 ? 'ArrowRight' : 'ArrowLeft'), ...Array(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp')]
}

/** Ways to press a piece. */
const BY = {
  clicks: (page, room, key) => page.locator(pieceOf(room, key)).click(),
  async keys(page, room, key) {
    const square = room === 'boards' && key !== 'next'
    await tabTo(page, square ? `${within(room)} [role="gridcell"]` : pieceOf(room, key))
    if (square) for (const arrow of ARROWS(await page.evaluate(() => document.activeElement.dataset.key), key)) await page.keyboard.press(arrow)
    assert.equal(await page.evaluate(() => document.activeElement.dataset.key), key)
    await page.keyboard.press('Enter')
  },
}

for (const [how, press] of Object.entries(BY)) {
  for (const room of GUIDED) {
    inPage(`${room}: the guided game is played to its end by ${how}`, { at: `#${room}?tab=learn` }, async page => {
      const { steps, end } = lessons[room]
      for (const [n, { says, move }] of steps.entries()) {
        await begun(page, room, n + 1)
        await becomes(() => text(page, room, 'task'), says[0])
        const presses = PRESSES[room](move, await keysOf(page, room))
        for (const key of presses) await press(page, room, key)
        if (steps[n + 1]?.table) {
          await page.waitForSelector(pieceOf(room, 'next'))
          await press(page, room, 'next')
        }
      }
      await becomes(() => text(page, room, 'task'), end[0])
      assert.equal(await text(page, room, 'count'), 'Done')
      // The button that leads from the guided game to the table.
      await page.locator(`${within(room)} .go`).click()
      await becomes(() => page.locator('html').getAttribute('data-tab'), 'play')
    })
  }
}

for (const room of GUIDED) {
  inPage(`${room}: a wrong press is explained and the right one marked; steps are kept over a reload`, { at: `#${room}?tab=learn` }, async page => {
    await begun(page, room)
    for (const key of WRONG[room]) await page.locator(pieceOf(room, key)).click()
    await becomes(async () => /Try the marked one\.$/.test(await text(page, room, 'told')), true)
    assert.doesNotMatch(await text(page, room, 'told'), /options|undefined/)
    assert.ok(await page.locator(`${within(room)} :is([data-asked], [data-marked])`).count() > 0)
    assert.match(await text(page, room, 'count'), /^Step 1 of/)
    for (const key of PRESSES[room](lessons[room].steps[0].move, await keysOf(page, room))) await page.locator(pieceOf(room, key)).click()
    if (lessons[room].steps[1].table) await page.locator(pieceOf(room, 'next')).click()
    await begun(page, room, 2)
    assert.equal(await page.locator(`${within(room)} .told-learnt`).isVisible(), false)
    await page.reload()
    await ready(page)
    await begun(page, room, 2)
    await page.locator('#language-ja').click()
    await becomes(() => text(page, room, 'task'), lessons[room].steps[1].says[1])
  })
}

inPage('the way to the guided game: from the tabs, from the rules in the menu, by the address; Back returns', { at: '#boards' }, async page => {
  const tab = () => page.locator('html').getAttribute('data-tab')
  await page.click('#tabs [data-tab="learn"]')
  await begun(page, 'boards')
  assert.match(await page.evaluate(() => location.hash), /[?&]tab=learn/)
  await page.goBack()
  await becomes(tab, 'play')
  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(await page.locator('#tabs [data-tab="learn"]').isVisible(), false)
  await page.locator('#menu-open').click()
  await page.locator('#menu .rules [data-turns="learn"]').click()
  await begun(page, 'boards')
  assert.equal(await page.locator('#menu').isVisible(), false)
  assert.deepEqual([await page.locator('#tabs [data-tab="learn"]').isVisible(), await page.locator('#tabs [data-tab="use"]').isVisible()], [true, false])
})

inPage('what is kept of the guided games, damaged, begins anew and says so', { at: '#boards?tab=learn' }, async page => {
  await page.evaluate(() => localStorage.setItem('tefuda-lessons', '1 abc boards 4 0'))
  await page.reload()
  await ready(page)
  await begun(page, 'boards')
  assert.match(await text(page, 'boards', 'told'), /damaged/)
})

const narrow = page => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

for (const [lang, width, height, colorScheme] of [['en', 1280, 800, 'light'], ['ja', 390, 844, 'dark'], ['en', 360, 640, 'light'], ['ja', 640, 400, 'dark']]) {
  for (const rooms of [GUIDED.slice(0, 3), GUIDED.slice(3)]) {
    inPage(`guided games and rules of ${rooms} in ${lang} at ${width} × ${height}: axe has nothing to object to after a wrong press, and nothing is wider than the page`, { at: `#${rooms[0]}?tab=learn`, viewport: { width, height }, locale: lang, colorScheme, bypassCSP: true }, async page => {
      await page.evaluate(AXE)
      for (const room of rooms) {
        await page.evaluate(room => { location.hash = `#${room}?tab=learn` }, room)
        await page.waitForSelector(`${within(room)} .place-learnt [data-key]`)
        for (const key of WRONG[room]) await page.locator(pieceOf(room, key)).click()
        await page.waitForSelector(`${within(room)} .told-learnt:not(:empty)`)
        const { violations } = await page.evaluate(() => window.axe.run('main', { resultTypes: ['violations'] }))
        assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), [], room)
        assert.ok(await narrow(page), room)
        await page.evaluate(room => { location.hash = `#${room}?tab=rules` }, room)
        await page.waitForSelector(`${within(room)} .rules-learnt li`)
        assert.ok(await narrow(page), `rules of ${room}`)
      }
    })
  }
}

inPage('results: nothing yet says so; after games, a line over time, a bar a level and the rating in the puzzles', { at: '#boards?tab=results' }, async page => {
  const results = page.locator(`${within('boards')} .results-learnt`)
  await becomes(async () => /^Nothing yet/.test(await results.innerText()), true)
  await page.evaluate(async () => {
    const { count } = await import('./shell/record/results.js')
    for (const [i, ...of] of [[1, 1, 0, 0], [2, 0, 0, 1], [3, 1, 0, 0]]) count('boards', '15x15x5 3', String(i), of)
    const { answer, fresh, keep } = await import('./puzzles/progress.js')
    const progress = fresh()
    for (const seed of [1, 2]) {
      answer(progress, { seed, rating: 1500 }, true, 20261127)
      keep('fours', progress)
    }
  })
  await page.locator(`${within('boards')} [data-section="learn"]`).click()
  await begun(page, 'boards')
  await page.locator(`${within('boards')} [data-section="results"]`).click()
  await becomes(async () => await results.locator('.graph').count(), 2)
  const names = await results.locator('.graph').evaluateAll(all => all.map(graph => graph.getAttribute('aria-label')))
  assert.match(names[0], /Games won less games lost\. 3 results, now 1$/)
  assert.match(names[1], /2 results, now 1[6-9]\d\d$/)
  assert.match(await results.innerText(), /66\.7 % \(2 of 3\)/)
  await page.goBack()
  await becomes(() => page.locator('html').getAttribute('data-tab'), 'learn')
})
