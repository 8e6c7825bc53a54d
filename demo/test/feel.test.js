// Sound, shortcuts of one character, and the log of moves for screen readers.
import assert from 'node:assert/strict'
import { game } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { becomes, closeSheet, enter, inPage, press, ready, reveal, shows } from './page.js'

const DRAW = '#draw?game=jacks-or-better-9-6&seed=7'
const NEXT = '#draw?game=jacks-or-better-9-6&seed=31'
const CARDS = ['8c', '2c', '9c', '6c', 'Qd']
const BOARD = '#boards?g=3x3x3&you=both'

/** The calls of WebAudio by the page's own scripts. */
const listen = page => page.addInitScript(() => {
  // For the browser, evaluate counts as a touch by the reader; in these tests
  // only keys and presses do.
  let touched = false
  for (const name of ['keydown', 'pointerdown']) window.addEventListener(name, () => { touched = true }, true)
  Object.defineProperty(window.Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: touched }) })
  globalThis.heard = { contexts: 0, sounds: 0, states: [] }
  const { AudioContext, AudioScheduledSourceNode } = window
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      globalThis.heard.contexts++
      globalThis.heard.states.push(navigator.userActivation.hasBeenActive)
    }
  }
  const { start } = AudioScheduledSourceNode.prototype
  AudioScheduledSourceNode.prototype.start = function (...when) {
    globalThis.heard.sounds++
    return start.apply(this, when)
  }
  const buffered = window.AudioBufferSourceNode.prototype.start
  window.AudioBufferSourceNode.prototype.start = function (...when) {
    globalThis.heard.sounds++
    return buffered.apply(this, when)
  }
})
const heard = page => page.evaluate(() => globalThis.heard)

/** Ticks a box of the look, in the sheet of the room in view. */
async function tick(page, id) {
  await page.locator('[data-opens$="-settings"]:visible').first().click()
  await page.locator(`label:has(#${id})`).click()
  await closeSheet(page)
}

inPage('no sound unasked; asked for, cards and stones are heard, and it is kept', { open: false }, async (page, { url }) => {
  await listen(page)
  await page.goto(url + DRAW)
  await shows(() => machine(page), { cards: CARDS })
  await press(page, '1 2')
  assert.deepEqual(await heard(page), { contexts: 0, sounds: 0, states: [] })
  await tick(page, 'look-sound')
  await becomes(async () => (await heard(page)).sounds > 0, true)
  assert.deepEqual((await heard(page)).states, [true])
  const before = (await heard(page)).sounds
  await press(page, '3')
  await becomes(async () => (await heard(page)).sounds > before, true)
  const held = (await heard(page)).sounds
  await press(page, '4')
  await page.click('#draw-go') // a flush
  await shows(() => machine(page), { perfect: true })
  await becomes(async () => (await heard(page)).sounds >= held + 5, true)
  await enter(page, BOARD)
  await shows(() => game(page), { status: 'Black to move' })
  const stones = (await heard(page)).sounds
  await page.click('#board [data-row="1"][data-column="1"]')
  await becomes(async () => (await heard(page)).sounds > stones, true)
  assert.equal((await heard(page)).contexts, 1)
  // The next visit has sound from the start, but opens nothing before a touch.
  const again = await page.context().newPage()
  await listen(again)
  await again.goto(url + NEXT)
  await becomes(async () => { const { seed, cards } = await machine(again); return [seed, new Set(cards).size] }, ['31', 5])
  assert.deepEqual(await heard(again), { contexts: 0, sounds: 0, states: [] })
  await press(again, '1')
  await becomes(async () => (await heard(again)).sounds > 0, true)
})

inPage('keys of one character can be switched off, and then do nothing but where they are written', { at: DRAW }, async page => {
  await shows(() => machine(page), { cards: CARDS })
  await press(page, '2')
  await shows(() => machine(page), { held: [1] })
  await tick(page, 'look-letters')
  await press(page, '1 2 3')
  await shows(() => machine(page), { held: [1] })
  await reveal(page, '#draw-seed')
  await page.fill('#draw-seed', '')
  await page.focus('#draw-seed')
  await press(page, '2 1 Tab')
  await closeSheet(page)
  await shows(() => machine(page), { seed: '21' })
  await enter(page, '#calculation?seed=7')
  await shows(() => patience(page), { says: 'Where does the Jack go?' })
  await press(page, '1 2 d z')
  await page.click('#calc-w3') // after whatever the keys have done
  await shows(() => patience(page), { piles: ['', '', 'J', ''] })
  // The element in focus keeps its keys.
  await enter(page, '#boards?b=.../.../...&length=2')
  await ready(page)
  await becomes(() => page.locator('#board .square:not([data-stone="."])').count(), 0)
  await page.locator('#board [tabindex="0"]').focus()
  await press(page, 'x')
  await becomes(() => page.locator('#board [data-stone="x"]').count(), 1)
  await page.reload()
  assert.equal(await page.isChecked('#look-letters'), false)
})

inPage('moves are told to who does not see them', { at: BOARD }, async page => {
  await shows(() => game(page), { status: 'Black to move' })
  const told = () => page.locator('#moves > :last-child').textContent()
  await page.click('#board [data-row="0"][data-column="2"]')
  await becomes(told, 'Black C3')
  await page.click('#board [data-row="1"][data-column="0"]')
  await becomes(told, 'White A2')
  await enter(page, '#calculation?seed=7&moves=d')
  await shows(() => patience(page), { says: 'Where does the Jack go?' })
  await page.click('[data-at="w1"]')
  await becomes(() => page.locator('#moves').evaluate(log => [...log.children].some(line => / pile 1$/.test(line.textContent))), true)
})
