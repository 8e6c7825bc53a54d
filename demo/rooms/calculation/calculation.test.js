// The Calculation room, compared with the engine's answers about the same games. The results of a search depend on its
// budget, so the tests of hints and reviews replace the engine's answer.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, complaint, enter, fragment, inPage, inRoom, press, ready, shows, tabTo } from '../../test/page.js'
import { instead, patience } from './seen.js'

const { calculation } = initSync()
const place = name => `#calculation [data-at="${name}"]`
const link = fragment
/** Moves as links have them. */
const linked = moves => moves.join('.').replaceAll(' ', '')
const at = (seed, { piles = 4, lead = 1, byOne = false, moves = [] } = {}) =>
  `#calculation?seed=${seed}&piles=${piles}&lead=${lead}${byOne ? '&rise=one' : ''}${moves.length ? `&moves=${linked(moves)}` : ''}`
const printed = rank => rank.replace('T', '10') || '✓'

/** The position of a deal after moves. */
function after(seed, moves, { piles = 4, lead = 1, byOne = false } = {}) {
  return moves.reduce((position, move) => calculation.apply(position, { move }), calculation.deal({ piles, lead, byOne }, { seed }))
}

/** What the room should show of a position. */
function expected(position) {
  const { next, left } = calculation.legal(position)
  const { foundations, piles, card } = position
  return { foundations, piles, card, left, next: next.map(printed) }
}

/** A player who turns a card first, builds if possible, and otherwise fills one pile after the other. */
function simple(position, turn) {
  const { moves } = calculation.legal(position)
  const piles = moves.filter(move => move.startsWith('c w'))
  if (moves.includes('d')) return 'd'
  return moves.find(move => move.includes('f')) ?? piles[turn % piles.length] ?? moves[0]
}

/** All moves of the simple player. */
function game(seed, options) {
  const moves = []
  for (let table = after(seed, [], options); !table.over; ) {
    const move = simple(table, moves.length)
    moves.push(move)
    table = calculation.apply(table, { move })
  }
  return moves
}

/** A test of a deal, after moves; the page turns the cards itself. */
function atDeal(name, seed, moves, run) {
  inRoom(name, at(seed, { moves }), async page => {
    const { card } = after(seed, moves)
    await shows(() => patience(page), expected(after(seed, card ? moves : [...moves, 'd'])))
    await run(page)
  })
}

atDeal('a deal is the engine’s, with the first card turned and picked up', 7, [], async page => {
  await shows(() => patience(page), { says: 'Where does the Jack go?', picked: 'c', targets: 'w1 w2 w3 w4', form: ['7', '4', '1'] })
})

for (const [by, seed, act] of [['clicks', 31, (page, at) => page.click(place(at))], ['keyboard alone', 32, async (page, at) => { await tabTo(page, place(at)); await press(page, 'Enter') }]]) {
  inRoom(`a whole game by ${by}, on card, piles and foundations`, at(seed), page => wholeGame(page, seed, at => act(page, at)))
}

async function wholeGame(page, seed, act) {
  const moves = game(seed)
  const played = []
  await shows(() => patience(page), expected(after(seed, ['d'])))
  for (const move of moves) {
    played.push(move)
    if (move === 'd') continue
    const [, from, to] = /^(c|w\d) (.*)$/.exec(move)
    if (from !== 'c' && (await patience(page)).card) await act('c')
    if (from !== 'c') await act(from)
    await act(to)
    const position = after(seed, played)
    const { left } = calculation.legal(position)
    await shows(() => patience(page), expected(position.card || !left ? position : after(seed, [...played, 'd'])), played.join('.'))
  }
  const { rest } = calculation.legal(after(seed, moves))
  await shows(() => patience(page), { says: `No move is left: ${rest} cards not placed`, targets: '' })
  await becomes(() => link(page), at(seed, { moves }))
}

// --- presses, keys, drags ----------------------------------------------------

/** A game whose last drawn card can go to a foundation: the moves before it, and the foundation. */
function buildable() {
  for (let seed = 1; ; seed++) {
    const moves = game(seed)
    const i = moves.findIndex((move, n) => n > 10 && move.startsWith('c f'))
    if (i > 0) return { seed, moves: moves.slice(0, i), move: moves[i] }
  }
}

const BUILD = buildable()
const BUILT = expected(after(BUILD.seed, [...BUILD.moves, BUILD.move, 'd']))
const base = BUILD.move.slice(2)

atDeal('pressed twice, a card goes to the foundation that takes it', BUILD.seed, BUILD.moves, async page => {
  assert.ok((await patience(page)).targets.includes(base))
  await page.click(place('c'))
  await shows(() => patience(page), BUILT)
})

atDeal('pressed, a foundation takes the card it waits for', BUILD.seed, BUILD.moves, async page => {
  await page.click(place(base))
  await shows(() => patience(page), BUILT)
})

atDeal('dragged, a card goes where it is dropped, and nowhere if that is no place for it', BUILD.seed, BUILD.moves, async page => {
  const middle = async selector => {
    const box = await page.locator(selector).boundingBox()
    return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)]
  }
  const drag = async (from, to) => {
    await page.locator('#calc-say').scrollIntoViewIfNeeded()
    const [x, y] = await middle(from)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + 5)
    await page.mouse.move(...(await middle(to)), { steps: 4 })
    await page.mouse.up()
  }
  const before = expected(after(BUILD.seed, BUILD.moves))
  await drag(place('c'), '#calc-say')
  await shows(() => patience(page), before)
  await drag(place('c'), place(base))
  await shows(() => patience(page), BUILT)
  assert.equal(await page.locator('.ghost').count(), 0)
})

atDeal('built for me: what a foundation takes goes there by itself', BUILD.seed, BUILD.moves, async page => {
  await page.click('#calc-build')
  await becomes(async () => (await patience(page)).foundations !== after(BUILD.seed, BUILD.moves).foundations, true)
  await page.click('#calc-build')
})

atDeal('by keyboard alone: Tab and Enter, then the keys of the table', 7, [], async page => {
  await tabTo(page, place('w2'))
  await press(page, 'Enter')
  await shows(() => patience(page), expected(after(7, ['d', 'c w2', 'd'])))
  await press(page, '3')
  await shows(() => patience(page), expected(after(7, ['d', 'c w2', 'd', 'c w3', 'd'])))
  await press(page, 'z')
  await shows(() => patience(page), expected(after(7, ['d', 'c w2', 'd'])))
  await press(page, 'y')
  await shows(() => patience(page), expected(after(7, ['d', 'c w2', 'd', 'c w3', 'd'])))
})

atDeal('without turning by itself, the stock turns at a press', 7, [], async page => {
  await page.click('#calc-turn')
  await page.click(place('w1'))
  await shows(() => patience(page), { ...expected(after(7, ['d', 'c w1'])), says: 'Press the stock to turn a card', targets: 'd' })
  await page.click(place('d'))
  await shows(() => patience(page), expected(after(7, ['d', 'c w1', 'd'])))
  await page.click('#calc-turn')
})

// --- back, lines, links ------------------------------------------------------

atDeal('played otherwise after going back, both lines are kept', 7, [], async page => {
  for (const pile of ['w1', 'w2', 'w3']) await page.click(place(pile))
  await shows(() => patience(page), expected(after(7, ['d', 'c w1', 'd', 'c w2', 'd', 'c w3', 'd'])))
  await page.click('#calc-back')
  await page.click('#calc-back')
  await shows(() => patience(page), expected(after(7, ['d', 'c w1', 'd'])))
  await page.click(place('w4'))
  await shows(() => patience(page), {
    ...expected(after(7, ['d', 'c w1', 'd', 'c w4', 'd'])),
    lines: ['7 moves, 48 cards to place: the first line', '5 moves, 48 cards to place: parts at move 4: Five onto pile 4'],
    line: 1,
  })
  await page.click('#calc-lines li:first-child button')
  await shows(() => patience(page), { ...expected(after(7, ['d', 'c w1', 'd', 'c w2', 'd', 'c w3', 'd'])), line: 0 })
})

inPage('a link brings back deal, variant and moves, also after a reload', { at: at(5, { piles: 3, lead: 2, moves: ['d', 'c w3'] }) }, async page => {
  const shown = { ...expected(after(5, ['d', 'c w3', 'd'], { piles: 3, lead: 2 })), form: ['5', '3', '2'] }
  await shows(() => patience(page), shown)
  await becomes(() => link(page), at(5, { piles: 3, lead: 2, moves: ['d', 'c w3', 'd'] }))
  await page.reload()
  await ready(page)
  await shows(() => patience(page), shown)
})

const TOMMY = { lead: 0, byOne: true }
const ORDERS = ['+1 A 2 3 4 5 6 7 8 9 10 J Q K', '+2 2 4 6 8 10 Q A 3 5 7 9 J K', '+3 3 6 9 Q 2 5 8 J A 4 7 10 K', '+4 4 8 Q 3 7 J 2 6 10 A 5 9 K']

inPage('Sir Tommy is a game of the settings: nothing laid, all foundations by one, also in the link', { at: at(5) }, async page => {
  await shows(() => patience(page), { rises: '+1 +2 +3 +4', orders: ORDERS })
  await page.click('[data-opens="calculation-settings"]')
  await page.selectOption('#calc-rise', { label: 'Sir Tommy' })
  await becomes(async () => (await patience(page)).rises, '+1 +1 +1 +1')
  const { form: [seed], orders } = await patience(page)
  assert.deepEqual(orders, Array(4).fill(ORDERS[0]))
  await shows(() => patience(page), { ...expected(after(Number(seed), ['d'], TOMMY)), form: [seed, '4', '0'] })
  await becomes(() => link(page), at(Number(seed), { ...TOMMY, moves: ['d'] }))
  assert.equal(await page.getAttribute('#calc-f3', 'aria-label').then(label => /Foundation 3, by 1: /.test(label)), true)
  await page.selectOption('#calc-rise', '', { force: true })
  await becomes(async () => (await patience(page)).orders, ORDERS)
  assert.equal((await patience(page)).form[2], '1')
})

inPage('a link brings back a game of Sir Tommy', { at: at(6, { ...TOMMY, moves: game(6, TOMMY).slice(0, 30) }) }, async page => {
  const moves = game(6, TOMMY).slice(0, 30)
  const table = after(6, moves, TOMMY)
  assert.equal(/^2\.\.\./.test(table.foundations), true)
  await shows(() => patience(page), { ...expected(table.card ? table : after(6, [...moves, 'd'], TOMMY)), rises: '+1 +1 +1 +1' })
})

inPage('without a link there is a game at once, and another at a press', { at: '#calculation' }, async page => {
  await becomes(async () => (await patience(page)).card !== '', true)
  const { form: [first] } = await patience(page)
  await shows(() => patience(page), expected(after(Number(first), ['d'])))
  await page.click('#calc-new')
  await becomes(async () => (await patience(page)).form[0] !== first, true)
  const { form: [second] } = await patience(page)
  await shows(() => patience(page), expected(after(Number(second), ['d'])))
  await becomes(() => link(page), at(second, { moves: ['d'] }))
})

inRoom('what is wrong with a link is said at its field', at(99999999999), async page => {
  await shows(() => complaint(page, '#calc-seed'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#calc-seed')).error, /99999999999/)
  await enter(page, at(7, { moves: ['d', 'c f1'] }))
  await shows(() => patience(page), expected(after(7, ['d'])))
  assert.match((await complaint(page, '#calc-seed')).error, /c f1/)
  await enter(page, at(7))
  await shows(() => complaint(page, '#calc-seed'), { invalid: null, error: '', seen: false })
})

// --- what the engine thinks --------------------------------------------------

const CANDIDATES = [
  { move: 'c w3', value: 0.8123, error: 0.0123, proof: null, reasons: [{ code: 'a', words: 'one' }, { code: 'b', words: 'two' }] },
  { move: 'c w1', value: 0.4, error: 0.02, proof: null, reasons: [] },
  { move: 'c w2', value: 0, error: 0, proof: 'loss', reasons: [{ code: 'c', words: 'three' }] },
]

/** A test with a fixed answer of the engine. */
function thinking(name, answer, run) {
  inPage(name, { at: at(7) }, async page => {
    await shows(() => patience(page), { says: 'Where does the Jack go?' })
    await instead(page, 'choose', answer)
    await run(page)
  })
}

/** How many moves before the end of the game the engine takes over. It does not see this stock. */
const NEAR = 24

inPage('the engine’s own hint is the one of the same position and seed, and its play ends the game', { at: at(12, { moves: game(12).slice(0, -NEAR) }) }, async page => {
  await becomes(async () => (await patience(page)).card !== '', true)
  const { foundations, piles, card } = await patience(page)
  const { candidates } = calculation.choose({ foundations, piles, card }, { seed: 1, lang: 'en' })
  await page.click('#calc-hint')
  await becomes(async () => (await patience(page)).busy, false)
  await becomes(async () => (await patience(page)).listed.map(([, , , why]) => why), candidates.slice(0, 6).map(({ reasons }) => reasons.map(({ words }) => words).join('; ')))
  await choose(page, 'calc-speed', '0')
  await choose(page, 'calc-budget', '100')
  await page.click('#calc-watch')
  await becomes(async () => /^(Solved|No move is left)/.test((await patience(page)).says), true)
  await shows(() => patience(page), { watching: 'false', left: 0 })
})

thinking('a hint: the stock is hidden from the engine, chances lie on the table and in the list, best first', { best: 'c w3', candidates: CANDIDATES }, async page => {
  await page.click('#calc-hint')
  await shows(() => patience(page), {
    verdict: 'Best: Jack onto pile 3, 81.2 % to win',
    badges: { w1: '40 %', w2: '0 %', w3: '81 %' },
    listed: [
      ['Jack onto pile 3', '81.2 %', '± 1.2', 'one; two'],
      ['Jack onto pile 1', '40.0 %', '± 2.0', ''],
      ['Jack onto pile 2', '0 %', '', 'three'],
    ],
    busy: false,
  })
  const [{ foundations, piles, card, stock = 'hidden' }, ...more] = await page.evaluate(() => window.asked)
  assert.deepEqual({ foundations, piles, card, stock, more }, { foundations: 'A234', piles: ['', '', '', ''], card: 'J', stock: 'hidden', more: [] })
  assert.equal(await page.locator('.badge[data-best]').count(), 1)
  await page.click('#calc-do')
  await shows(() => patience(page), { ...expected(after(7, ['d', 'c w3', 'd'])), badges: {}, listed: [] })
})

thinking('what is found so far shows while the engine thinks, and stays when it is stopped', 'never', async page => {
  await page.click('#calc-hint')
  await shows(() => patience(page), { busy: true, badges: { w2: '50 %' } })
  await page.click('#calc-stop')
  await shows(() => patience(page), { busy: false, verdict: 'Stopped: what was found so far', badges: { w2: '50 %' } })
  await page.click('#calc-hint')
  await shows(() => patience(page), { busy: false, badges: {} })
})

thinking('leaving the room ends the search', 'never', async page => {
  await page.click('#calc-hint')
  await shows(() => patience(page), { busy: true })
  await page.click('.rooms a[href="#poker"]')
  await becomes(() => page.locator('#calc-run').getAttribute('data-busy'), null)
})

thinking('the engine plays by itself, pauses, and goes on', { best: 'c w1', candidates: CANDIDATES.slice(1) }, async page => {
  await page.click('#calc-watch')
  await becomes(async () => (await patience(page)).piles[0].length > 0, true)
  // At half a second per move the game is far from its end, however slow the
  // machine.
  await page.click('#calc-watch')
  await shows(() => patience(page), { watching: 'false' })
  const { left } = await patience(page)
  await choose(page, 'calc-speed', '0')
  await page.click('#calc-watch')
  await becomes(async () => (await patience(page)).left < left, true)
})

thinking('chances are followed in words', { best: 'c w1', candidates: CANDIDATES.slice(1) }, async page => {
  await page.click('#calc-chances')
  await shows(() => patience(page), { chart: 'Move 1: 40.0 %. Lowest 40.0 % at move 1.' })
  await instead(page, 'choose', { best: 'c w3', candidates: CANDIDATES })
  await page.click(place('w1'))
  await shows(() => patience(page), { chart: 'Move 3: 81.2 %. Lowest 40.0 % at move 1.' })
  assert.match(await page.getAttribute('#calc-line', 'd'), /^M[\d. ]+L[\d. ]+$/)
})

inPage('a lost game is reviewed: its mistake, the moment before it, the line that would have won', { at: at(31, { moves: game(31) }) }, async page => {
  const moves = game(31)
  const mistake = moves.findIndex((move, i) => i > 20 && move.startsWith('c w'))
  await shows(() => patience(page), { mistake: '' })
  const pile = moves[mistake] === 'c w1' ? 'c w2' : 'c w1'
  await instead(page, 'review', { proofs: [], mistake, sure: true, line: [pile, 'd'] })
  await page.click('#calc-review')
  await becomes(async () => (await patience(page)).mistake.startsWith(`Move ${mistake + 1}, `), true)
  const [asked] = await page.evaluate(() => window.asked)
  const played = table => [table.foundations, table.piles, table.card, table.stock]
  assert.deepEqual(played(asked), played(after(31, moves)))
  assert.deepEqual(asked.moves.map(({ move }) => move.replace(/^d .$/, 'd')), moves)
  await page.click('#calc-goto')
  await shows(() => patience(page), expected(after(31, moves.slice(0, mistake))))
  await page.click('#calc-win')
  await shows(() => patience(page), { ...expected(after(31, [...moves.slice(0, mistake), pile, 'd'])), line: 1 })
})

inRoom('a covered card shows a small suit next to its rank', '#calculation?seed=7&piles=6&moves=d.cw1.d.cw1.d.cw1.d.cw2.d.cw2.d.cw6.d', async page => {
  await becomes(() => page.locator('.column .card:not([data-top]):visible').count(), 3)
  const sizes = await page.locator('.column .card:not([data-top]):visible').evaluateAll(cards => cards.map(card => Number.parseFloat(window.getComputedStyle(card, '::after').width)))
  assert.ok(sizes.every(size => size > 4 && size <= 16), sizes.join())
})
