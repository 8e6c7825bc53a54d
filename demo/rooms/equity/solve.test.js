// The solver's tab, compared with the engine's answers about the same spot.
import assert from 'node:assert/strict'
import { URLSearchParams } from 'node:url'
import { initSync } from '../../../js/sync.js'
import { becomes, fragment, inPage, inRoom, text } from '../../test/page.js'
import { solved } from './seen.js'

const { solver } = initSync()
const BOARD = '2s2h2d7c7h'
// A river where the first player has the best hand or nothing, and the other beats only the bluffs.
const SPOT = { board: BOARD, ranges: ['AA, 43s', 'KK'], pot: 10, stack: 10, sizes: { bet: [100], raise: [] } }
const RIVER = `#equity?p=AA,43s&p=KK&board=${BOARD}&pot=10&stack=10&bets=100&raises=&tab=analyse`

const shares = ({ actions }) => actions.map(({ move, share }) => [move, `${(100 * share).toFixed(1)} %`])

async function solve(page) {
  await becomes(async () => (await solved(page)).spot.includes(BOARD), true)
  await page.click('#solve-start')
  await becomes(async () => (await solved(page)).who, 'Player 1 to act')
}

inRoom('a river is solved, and its moves lead through the tree', RIVER, async page => {
  await solve(page)
  const root = solver.solveSpot(SPOT, { target: 0.5 }).node
  assert.deepEqual((await solved(page)).moves, shares(root))
  assert.match((await solved(page)).says, /^Solved: exploitability 0\.\d\d % of the pot/)
  await page.click('#solve-moves [data-move="all-in"]')
  await becomes(async () => (await solved(page)).who, 'Player 2 to act')
  assert.deepEqual((await solved(page)).moves, shares(solver.solveSpot(SPOT, { target: 0.5, at: 'all-in' }).node))
  assert.deepEqual((await solved(page)).path, ['Start', 'All-in'])
  await page.click('#solve-moves [data-move="fold"]')
  await becomes(async () => (await solved(page)).who, 'A player has folded: the line ends here')
  await page.click('#solve-path [data-step="0"]')
  await becomes(async () => (await solved(page)).path, ['Start'])
})

inRoom('the grid says how often each hand makes each move, and lists its pairs of cards by keys', RIVER, async page => {
  await solve(page)
  const cell = name => page.locator(`#solve-grid [aria-label^="${name}"]`)
  assert.match(await cell('AA').getAttribute('aria-label'), /^AA, All-in 100 %$/)
  assert.match(await cell('KK').getAttribute('aria-label'), /not in the range here$/)
  await cell('AA').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  const { hands } = await solved(page)
  assert.equal(hands.length, 6)
  const { hands: [of] } = solver.solveSpot(SPOT, { target: 0.5 }).node
  const aces = of.find(({ hand }) => hand.includes('As') && hand.includes('Ah'))
  assert.ok(hands.some(([name, ...cells]) => name.includes('spades') && name.includes('hearts') && cells.at(-1) === `${(100 * aces.equity).toFixed(2)} %`), JSON.stringify(hands))
})

inRoom('on the turn the next card is chosen from the deck', '#equity?p=AA,KK&p=QQ&board=2s7h9dJc&pot=10&stack=10&bets=50&raises=&tab=analyse', async page => {
  await becomes(async () => (await solved(page)).spot.includes('2s7h9dJc'), true)
  await page.click('#solve-start')
  await becomes(async () => (await solved(page)).who, 'Player 1 to act')
  await page.click('#solve-moves [data-move="check"]')
  await becomes(async () => (await solved(page)).who, 'Player 2 to act')
  await page.click('#solve-moves [data-move="check"]')
  await becomes(async () => (await solved(page)).who, 'Choose the next card')
  assert.equal(await page.locator('#solve-deck [data-card="Jc"]').getAttribute('aria-disabled'), 'true')
  await page.click('#solve-deck [data-card="3c"]')
  await becomes(async () => (await solved(page)).path, ['Start', 'Check', 'Check', 'Three of clubs'])
})

inRoom('what is wrong is said below the form, at its field', RIVER.replace('bets=100', 'bets=much'), async page => {
  await becomes(async () => (await solved(page)).spot.includes(BOARD), true)
  await page.click('#solve-start')
  await becomes(async () => /sizes\.bet/.test(await text(page, '#solve-error')), true)
  assert.equal(await page.locator('#solve-bets').getAttribute('aria-invalid'), 'true')
  await page.fill('#solve-bets', '100')
  await page.click('#solve-start')
  await becomes(async () => (await solved(page)).who, 'Player 1 to act')
  assert.equal(await text(page, '#solve-error'), '')
  await becomes(async () => new URLSearchParams((await fragment(page)).split('?')[1]).get('bets'), '100')
})

inPage('without a board the engine says what is missing; a long solution can be stopped', { at: '#equity?p=22%2B,A2s%2B&p=22%2B,A2s%2B,KTs%2B&tab=analyse' }, async page => {
  await page.click('#solve-start')
  await becomes(async () => /board/.test(await text(page, '#solve-error')), true)
  await page.click('#tabs [data-tab="play"]')
  await page.fill('#equity-board-text', '2c7d9h')
  await page.click('#tabs [data-tab="analyse"]')
  await page.fill('#solve-bets', '75')
  await page.click('#solve-start')
  await page.locator('#solve-stop:not([aria-disabled=true])').click()
  await becomes(async () => (await solved(page)).says, 'Stopped before the solution was good enough')
  // Leaving the room or changing the spot stops it too.
  const stopped = () => page.locator('#solve-stop').getAttribute('aria-disabled')
  await page.click('#solve-start')
  await becomes(stopped, 'false')
  await page.fill('#solve-bets', '50')
  await becomes(stopped, 'true')
  await page.click('#solve-start')
  await becomes(stopped, 'false')
  await page.evaluate(() => { window.location.hash = '#draw' })
  await becomes(stopped, 'true')
})
