// The Calculation room when two things happen at once, or one at an odd moment.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, inPage, press, shows } from '../../test/page.js'
import { fingersOn } from '../../test/system.js'
import { instead, patience } from './seen.js'

const { calculation } = initSync()
const AT = '#calculation?seed=7&piles=4&lead=1'
const place = name => `#calculation [data-at="${name}"]`

/** A test of a new deal with a fixed answer of the engine. */
function thinking(name, answer, run, options = {}) {
  inPage(name, { at: AT, ...options }, async page => {
    await shows(() => patience(page), { says: 'Where does the Jack go?' })
    await instead(page, 'choose', answer)
    await run(page)
  })
}

// --- the engine plays --------------------------------------------------------

for (const [what, hand] of [
  ['a press where nothing can be played', page => page.click(place('f1'))],
  ['the key of the hint', page => press(page, 'h')],
  ['going back', page => page.click('#calc-back')],
]) {
  thinking(`${what} pauses the engine’s play, and the button says so`, 'never', async page => {
    await page.click('#calc-watch')
    await shows(() => patience(page), { watching: 'true', busy: true })
    await hand(page)
    await shows(() => patience(page), { watching: 'false', busy: false })
  })
}

// --- chances at the edges ----------------------------------------------------

const close = { best: 'c w1', candidates: [['c w1', 0.9997], ['c w2', 0.995], ['c w3', 0.0004], ['c w4', 0]].map(([move, value]) => ({ move, value, error: 0, proof: null, reasons: [] })) }
const lost = { best: 'c w1', candidates: [{ move: 'c w1', value: 0, error: 0, proof: 'loss', reasons: [] }] }

thinking('only what is proved is 0 % or 100 %, in the list and on the table', close, async page => {
  await page.click('#calc-hint')
  await shows(() => patience(page), { verdict: 'Best: Jack onto pile 1, >99.9 % to win', badges: { w1: '>99 %', w2: '>99 %', w3: '<1 %', w4: '<1 %' } })
  await shows(async () => ({ chances: (await patience(page)).listed.map(([, chance]) => chance) }), { chances: ['>99.9 %', '99.5 %', '<0.1 %', '<0.1 %'] })
})

thinking('a proved chance is followed as such', lost, async page => {
  await page.click('#calc-chances')
  await shows(() => patience(page), { chart: 'Move 1: 0 %. Lowest 0 % at move 1.' })
})

// --- fingers and mouse -------------------------------------------------------

const middle = async (page, selector) => {
  const { x, y, width, height } = await page.locator(selector).boundingBox()
  return { x: x + width / 2, y: y + Math.min(height / 2, 60) }
}

thinking('a second finger leaves the card to the first', 'never', async page => {
  await page.locator('#calc-say').scrollIntoViewIfNeeded()
  const put = await fingersOn(page)
  const [card, pile] = [await middle(page, place('c')), await middle(page, place('w3'))]
  const lifted = { x: card.x + 30, y: card.y + 60 }
  await put(card)
  await put(lifted)
  await becomes(() => page.locator('.ghost').count(), 1)
  await put(lifted, card)
  await put(pile, { x: card.x - 20, y: card.y + 20 })
  await becomes(() => page.locator('.ghost').count(), 1)
  await put(pile)
  await put()
  await shows(() => patience(page), { piles: ['', '', 'J', ''] })
  await becomes(() => page.locator('.ghost, [data-lifted]').count(), 0)
}, { hasTouch: true })

thinking('after a drag that ended outside the table, the next press counts', 'never', async page => {
  await page.locator('#calc-say').scrollIntoViewIfNeeded()
  const [card, elsewhere] = [await middle(page, place('c')), await middle(page, '#calc-verdict')]
  await page.mouse.move(card.x, card.y)
  await page.mouse.down()
  await page.mouse.move(elsewhere.x, elsewhere.y, { steps: 4 })
  await becomes(() => page.locator('.ghost').count(), 1)
  await page.mouse.up()
  await page.focus(place('w2'))
  await press(page, 'Enter')
  await shows(() => patience(page), { piles: ['', 'J', '', ''] })
})

// --- the graph ---------------------------------------------------------------

inPage('the chances of a game that a link has played are followed through all of it', { at: `${AT}&moves=d.cw1.d.cw2.d.cw3.d` }, async page => {
  await shows(() => patience(page), { piles: ['J', '5', 'Q', ''] })
  await instead(page, 'choose', lost)
  await page.click('#calc-chances')
  await shows(() => patience(page), { chart: 'Move 7: 0 %. Lowest 0 % at move 1.' })
  const { length } = await page.evaluate(() => window.asked)
  assert.equal(length, 4)
})

thinking('a sole chance is a dot', lost, async page => {
  await page.click('#calc-chances')
  await becomes(() => page.getAttribute('#calc-line', 'd'), 'M320.0 120.0h0')
})

// --- buttons that are disabled -----------------------------------------------

/** Presses a disabled button, which Playwright would not press. */
const force = (page, id) => page.locator(`#${id}[aria-disabled=true]`).evaluate(button => button.click())
const rate = async page => (await patience(page)).rate

/** Starts an experiment that outlasts the test. */
async function experiment(page) {
  await page.selectOption('#calc-games', '10000000')
  await page.click('#calc-try')
  await becomes(async () => /games won so far/.test(await rate(page)), true)
}

/** Waits for more games than there are now. */
async function goesOn(page) {
  const now = await rate(page)
  await becomes(async () => (await rate(page)) !== now, true)
  assert.match(await rate(page), /^\d/)
}

inPage('the buttons of a hint that is not asked for leave an experiment alone', { at: AT }, async page => {
  await experiment(page)
  await force(page, 'calc-stop')
  await force(page, 'calc-try')
  await goesOn(page)
  await page.click('#calc-try-stop')
})

/** The moves of a game that fills one pile after the other. */
function lostGame() {
  const moves = []
  for (let at = calculation.deal({}, { seed: 7 }); ; at = calculation.apply(at, { move: moves.at(-1) })) {
    const { moves: legal } = calculation.legal(at)
    if (at.over) return moves
    moves.push(legal.find(move => move.startsWith('c w')) ?? legal[0])
  }
}

inPage('a review goes on when its button is pressed again, and says that it was stopped', { at: `${AT}&moves=${lostGame().join('.').replaceAll(' ', '')}` }, async page => {
  await shows(() => patience(page), { mistake: '' })
  await instead(page, 'review', 'never')
  await page.click('#calc-review')
  await shows(() => patience(page), { mistake: 'Looking back …' })
  await force(page, 'calc-review')
  await press(page, 'c')
  await shows(() => patience(page), { mistake: 'Stopped' })
  assert.equal(await page.evaluate(() => window.asked.length), 1)
  await page.click('#calc-review')
  await shows(() => patience(page), { mistake: 'Looking back …' })
})

// --- the other language ------------------------------------------------------

inPage('an experiment goes on in the other language, and so does its last line', { at: AT }, async page => {
  await experiment(page)
  await page.click('text=日本語')
  await becomes(async () => /^ここまで/.test(await rate(page)), true)
  const now = await rate(page)
  await becomes(async () => /^ここまで/.test(await rate(page)) && (await rate(page)) !== now, true)
  await page.click('#calc-try-stop')
  await becomes(async () => /^止めました/.test(await rate(page)), true)
  await page.click('text=English')
  await becomes(async () => /^Stopped\. .* won so far/.test(await rate(page)), true)
})

thinking('the engine plays on in the other language', { best: 'c w1', candidates: [{ move: 'c w1', value: 0.5, error: 0, proof: null, reasons: [] }] }, async page => {
  await page.click('#calc-watch')
  await page.click('text=日本語')
  const { left } = await patience(page)
  await becomes(async () => (await patience(page)).left < left - 2, true)
  await shows(() => patience(page), { watching: 'true' })
  await page.click('#calc-watch')
})

// --- deep piles --------------------------------------------------------------

/** Plays every card to the first pile, until it has that many cards. */
const pile = cards => Array.from({ length: 2 * cards }, (_, i) => (i % 2 ? 'cw1' : 'd'))

inPage('in a deep pile the ranks stand next to each other, and each fits into what is seen of three cards', { at: `${AT}&moves=${pile(24).join('.')}`, viewport: { width: 390, height: 844 } }, async page => {
  await becomes(async () => (await patience(page)).piles[0].length, 24)
  const ranks = await page.locator('#calc-w1 .card').evaluateAll(cards => cards.slice(0, 4).map(card => {
    const { fontSize, left } = window.getComputedStyle(card, '::before')
    return { size: Number.parseFloat(fontSize), left: Number.parseFloat(left), top: card.getBoundingClientRect().top }
  }))
  const [{ size }, ...others] = ranks
  assert.ok(size >= 13)
  assert.ok(others[2].top - ranks[0].top >= size, 'the next rank in the same place is a line below')
  const places = ranks.map(({ left }) => Math.round(left))
  assert.ok(places[1] - places[0] >= size && places[2] - places[1] >= size, `side by side: ${places}`)
  assert.equal(places[3], places[0])
})
