// Cards and tiles dragged by mouse and finger, where a press works too: they go only to valid targets, and no copy
// stays behind.
import assert from 'node:assert/strict'
import { URLSearchParams } from 'node:url'
import { initSync } from '../../js/sync.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { seat } from '../rooms/mahjong/seen.js'
import { card, hand } from '../rooms/poker/seen.js'
import { becomes, choose, fragment, inPage, inRoom, shows } from './page.js'
import { fingersOn } from './system.js'
import { FURITEN } from './states.js'

const { daifugo } = initSync()

async function middle(page, selector) {
  const { x, y, width, height } = await page.locator(selector).boundingBox()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Drags from one element to another, step by step as a mouse does. */
async function carry(page, from, to) {
  const [a, b] = [await middle(page, from), await middle(page, to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(a.x, a.y - 20)
  await becomes(() => page.locator('.ghost').count(), 1)
  await page.mouse.move(b.x, b.y, { steps: 4 })
  await page.mouse.up()
  await becomes(() => page.locator('.ghost, [data-lifted], [data-target], [data-hovered]').count(), 0)
}

/** The same with a finger. */
async function slide(page, from, to) {
  const [a, b] = [await middle(page, from), await middle(page, to)]
  const put = await fingersOn(page)
  await put(a)
  await put({ x: a.x, y: a.y - 20 })
  await becomes(() => page.locator('.ghost').count(), 1)
  await put(b)
  await put()
  await becomes(() => page.locator('.ghost, [data-lifted], [data-target], [data-hovered]').count(), 0)
}

// --- Daifugō -----------------------------------------------------------------

/** A game in which the reader is about to lead, after some moves. */
function leading() {
  for (let seed = 1; ; seed++) {
    let position = daifugo.deal({}, { seed })
    while (!position.over && !(position.turns[0] === 0 && !position.field && position.moves.length > 3)) {
      const { best } = daifugo.choose(daifugo.view(position, { seat: position.turns[0] }), { level: 'casual', seed: 1 })
      position = daifugo.apply(position, { move: best, seed: position.moves.length })
    }
    if (!position.over) return { seed, position }
  }
}
const { seed, position } = leading()
const LEAD = `#daifugo?seed=${seed}&moves=${position.moves.map(({ move }) => (move === 'pass' ? 'p' : move.replaceAll(' ', ''))).join('.')}`
const WEAKEST = position.hands[0].split(' ')[0]
const played = async page => new URLSearchParams((await fragment(page)).split('?')[1]).get('moves').split('.')

async function atLead(page) {
  await becomes(async () => (await parlour(page)).hand[0], WEAKEST)
  await shows(() => parlour(page), { up: [] })
}

inRoom('Daifugō: a card carried to the field is played, one dropped elsewhere is only picked up', LEAD, async page => {
  await atLead(page)
  await carry(page, '#dfg-hand .card:first-child', '#dfg-say')
  await shows(() => parlour(page), { up: [WEAKEST] })
  assert.equal((await played(page)).length, position.moves.length)
  await carry(page, '#dfg-hand .card:first-child', '#dfg-field')
  await becomes(async () => (await played(page))[position.moves.length], WEAKEST)
})

// --- mahjong -----------------------------------------------------------------

const river = async page => (await seat(page)).sides.self.river

inRoom('mahjong: a tile carried to the table is thrown, one put back is not', FURITEN, async page => {
  await shows(() => seat(page), { status: 'Your turn' })
  const [before, { hand: tiles }] = [await river(page), await seat(page)]
  // A tile of another kind: if it were discarded, it would be in the river first, but the engine answers only later.
  const other = tiles.findIndex(tile => tile !== tiles[3])
  await carry(page, `#mj-hand [data-place="${other}"]`, '#mj-hand [data-place="5"]')
  assert.deepEqual(await river(page), before)
  await carry(page, '#mj-hand [data-place="3"]', '#mj-board')
  await becomes(async () => (await river(page)).slice(0, before.length + 1), [...before, tiles[3]])
})

inPage('mahjong, with a finger: the tile is thrown where a press would only pick it', { at: FURITEN, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }, async page => {
  await shows(() => seat(page), { status: 'Your turn' })
  const [before, { hand: tiles }] = [await river(page), await seat(page)]
  await slide(page, '#mj-hand [data-place="3"]', '#mj-board')
  await becomes(async () => (await river(page)).slice(0, before.length + 1), [...before, tiles[3]])
})

// --- two hands of poker ------------------------------------------------------

inRoom('poker: cards go from the deck to either hand, from one to the other, and off the table', '#poker?a=AsKs&b=9h', async page => {
  const tray = async letter => (await hand(page, letter)).tray.filter(Boolean)
  await becomes(async () => [await tray('a'), await tray('b')], [['As', 'Ks'], ['9h']])
  await choose(page, 'active-hand', 'a')
  await carry(page, card('Qd'), '#hand-b')
  await becomes(async () => [await tray('a'), await tray('b')], [['As', 'Ks'], ['9h', 'Qd']])
  await carry(page, '#hand-a-tray [data-slot="0"]', '#hand-b')
  await becomes(async () => [await tray('a'), await tray('b')], [['Ks'], ['9h', 'Qd', 'As']])
  await carry(page, '#hand-b-tray [data-slot="1"]', '#poker .toolbar')
  await becomes(async () => [await tray('a'), await tray('b')], [['Ks'], ['9h', 'As']])
  await carry(page, '#hand-a-tray [data-slot="0"]', '#hand-a-text')
  await becomes(async () => [await tray('a'), await tray('b')], [['Ks'], ['9h', 'As']])
})
