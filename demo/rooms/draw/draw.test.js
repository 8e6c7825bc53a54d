// The video poker room, compared with the engine's answers about the same
// deals.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, complaint, inPage, inRoom, press, ready, shows, tabTo, text } from '../../test/page.js'
import { machine } from './seen.js'

const { poker } = initSync()
const JACKS = 'jacks-or-better-9-6'
const SIX = 'double-double-deuces-20-10-8'

/** What the engine deals for a seed, and its advice. */
function dealt(seed, game = JACKS, lang = 'en') {
  const { cards, draw } = poker.videoDeal(game, { seed })
  return { cards, draw, game, lang, ...poker.videoAdvise(cards, { game, lang }) }
}

const holdOf = (hand, held) => hand.candidates.find(({ move }) => String(move) === String(held))

/** The cards after a draw, and their pay line: the value of holding all five. */
function drawn(hand, held) {
  const next = [...hand.draw]
  const cards = hand.cards.map((card, i) => (held.includes(i) ? card : next.shift()))
  const { lines, candidates } = poker.videoAdvise(cards, { game: hand.game, lang: hand.lang })
  const [all] = candidates.filter(({ move }) => move.length === 5)
  return { cards, line: lines[all.counts.indexOf(1)] }
}

/** What the room should judge a hold to be. */
function judged(hand, held) {
  const [made, best] = [holdOf(hand, held).value, hand.candidates[0].value]
  return [made, best, best - made].map(ev => ev.toFixed(4))
}

const at = (seed, game = JACKS) => `#draw?game=${game}&seed=${seed}`
const link = page => page.evaluate(() => location.hash)
const placed = place => `#draw-cards [data-place="${place}"]`
const HINTING = '#draw-hint[aria-pressed="true"]'

/** A test of a new game whose first hand has that seed, without the hint. */
function atHand(name, seed, run, game = JACKS) {
  inRoom(name, at(seed - 1, game), async page => {
    await shows(() => machine(page), { game, cards: dealt(seed - 1, game).cards })
    if (await page.locator(HINTING).count()) await page.click('#draw-hint')
    await page.click('#draw-new')
    await shows(() => machine(page), { cards: dealt(seed, game).cards, does: 'draw', held: [] })
    await run(page, dealt(seed, game))
  })
}

async function holdAndDraw(page, held) {
  for (const place of held) await page.click(placed(place))
  await shows(() => machine(page), { held })
  await page.click('#draw-go')
  await shows(() => machine(page), { does: 'deal', shut: true })
}

// Each preset with a seed whose deal has a wild card, if the game has any, and the return that the literature gives.
const GAMES = [
  [JACKS, 7, '99.54 %'],
  ['bonus-8-5', 7, '99.17 %'],
  ['double-bonus-10-7', 7, '100.17 %'],
  ['double-double-bonus-9-6', 7, '98.98 %'],
  ['deuces-wild', 2, '100.76 %'],
  ['deuces-wild-nsud', 2, '99.73 %'],
  ['joker-kings', 12, '100.65 %'],
  ['double-joker', 12, '98.10 %'],
  ['deuces-wild-25-15-11', 2, '99.96 %'],
  ['deuces-wild-25-15-9', 2, '98.91 %'],
  ['joker-kings-17', 12, '98.09 %'],
  ['joker-kings-18-940', 12, '99.29 %'],
  [SIX, 2, '97.42 %'],
]

inRoom('every game: the deal of its seed, its pay table, and what perfect play returns', at(1), async page => {
  const games = poker.videoGames()
  const options = () => page.locator('#draw-game option').evaluateAll(all => all.map(({ value, text }) => `${value} ${text}`))
  await becomes(options, games.map(({ key, name }) => `${key} ${name}`))
  for (const [key, seed, perfect] of GAMES) {
    const { cards, lines } = dealt(seed, key)
    await page.evaluate(hash => { location.hash = hash }, at(seed, key))
    await shows(() => machine(page), { game: key, seed: String(seed), cards }, key)
    const { pays, totals } = await machine(page)
    assert.deepEqual(pays.map(([name, pay]) => [name, pay]), lines.map(({ name, pay }) => [name, String(pay)]))
    assert.equal(totals.hands, '0')
    await becomes(async () => (await machine(page)).totals.perfect, perfect, key)
  }
  assert.equal(GAMES.length, games.length)
})

atHand('hold four by mouse, draw the flush: what it pays, and that nothing was better', 7, async (page, hand) => {
  assert.deepEqual(hand.cards, ['8c', '2c', '9c', '6c', 'Qd'])
  await holdAndDraw(page, [0, 1, 2, 3])
  await shows(() => machine(page), {
    cards: ['8c', '2c', '9c', '6c', 'Qc'],
    result: 'Flush pays 6. Your hold was the best there is.',
    hit: ['flush'],
    judged: ['1.1489', '1.1489', '0.0000'],
    perfect: true,
    totals: { hands: '1', in: '1', out: '6', return: '600.00 %', lost: '0.0000', perfect: '99.54 %' },
  })
  const names = 'Holds Eight of clubs, Two of clubs, Nine of clubs, Six of clubs'
  assert.deepEqual((await machine(page)).compared, [names, names])
})

atHand('a poor hold: what it was worth, what it cost, and its place below the best five', 7, async (page, hand) => {
  await holdAndDraw(page, [0, 3])
  const { cards, line } = drawn(hand, [0, 3])
  assert.equal(line.pay, 0)
  const place = hand.candidates.indexOf(holdOf(hand, [0, 3]))
  assert.ok(place >= 5)
  await shows(() => machine(page), { cards, result: `${line.name}: no pay. Your hold cost 0.8751.`, hit: ['nothing'], perfect: false })
  const { judged: shown, holds, compared } = await machine(page)
  assert.deepEqual(shown, ['0.2739', '1.1489', '0.8751'])
  assert.deepEqual(shown, judged(hand, [0, 3]))
  assert.equal(compared[0], 'Holds Eight of clubs, Six of clubs')
  assert.deepEqual(holds.map(hold => hold.place), ['1', '2', '3', '4', '5', String(place + 1)])
  assert.deepEqual(holds.map(hold => hold.yours), [false, false, false, false, false, true])
})

atHand('keys 1 to 5 hold and release, but not in an input, with Control or after the draw', 21, async (page, hand) => {
  const after = async (keys, held) => {
    await press(page, keys)
    await shows(() => machine(page), { held }, keys)
  }
  await after('1 3 5', [0, 2, 4])
  await after('2 4', [0, 1, 2, 3, 4])
  await after('1 5 6 0', [1, 2, 3])
  await after('Control+1', [1, 2, 3])
  await page.focus('#draw-seed')
  await after('1', [1, 2, 3])
  await page.fill('#draw-seed', '21')
  await page.focus('#draw-go')
  await after('Enter', [1, 2, 3])
  await shows(() => machine(page), { shut: true, cards: drawn(hand, [1, 2, 3]).cards })
  await after('1 2', [1, 2, 3])
  await page.locator(placed(2)).dispatchEvent('click')
  await shows(() => machine(page), { held: [1, 2, 3], judged: judged(hand, [1, 2, 3]) })
})

/** The totals that these hands should give. */
function totalsOf(played) {
  const out = played.reduce((sum, { hand, held }) => sum + drawn(hand, held).line.pay, 0)
  const lost = played.reduce((sum, { hand, held }) => sum + hand.candidates[0].value - holdOf(hand, held).value, 0)
  const hands = String(played.length)
  return { hands, in: hands, out: String(out), return: `${((100 * out) / played.length).toFixed(2)} %`, lost: lost.toFixed(4), perfect: '99.54 %' }
}

atHand('a hand of a game for six coins takes six', 5, async (page, hand) => {
  await holdAndDraw(page, hand.best)
  const { pay } = drawn(hand, hand.best).line
  assert.ok(pay > 0)
  await shows(() => machine(page), { totals: { hands: '1', in: '6', out: String(pay), return: `${((100 * pay) / 6).toFixed(2)} %`, lost: '0.0000', perfect: '97.42 %' } })
}, SIX)

const EMPTY = { hands: '0', in: '0', out: '0', return: '–', lost: '0.0000', perfect: '99.54 %' }

atHand('totals over five hands, well and badly played, of seed after seed; a new game clears them', 500, async page => {
  await shows(() => machine(page), { totals: EMPTY })
  const played = []
  for (let seed = 500; seed < 505; seed++) {
    const hand = dealt(seed)
    const held = seed % 2 ? [1] : hand.best
    await shows(() => machine(page), { seed: String(seed), cards: hand.cards })
    await holdAndDraw(page, held)
    played.push({ hand, held })
    await shows(() => machine(page), { cards: drawn(hand, held).cards, judged: judged(hand, held), totals: totalsOf(played) })
    await page.click('#draw-go')
  }
  const { out, lost } = totalsOf(played)
  assert.ok(Number(out) > 0 && Number(lost) > 0)
  await page.click('#draw-new')
  await shows(() => machine(page), { totals: EMPTY, seed: '506', cards: dealt(506).cards })
})

/** How many of the pay table's chances are visible. */
const chancesSeen = page =>
  page.locator('#draw-pay-rows td:last-child').evaluateAll(all => all.filter(cell => cell.checkVisibility({ visibilityProperty: true })).length)

atHand('the hint shows the best hold with the best five and the chances, and goes again', 7, async (page, hand) => {
  const [best] = hand.candidates
  await shows(() => machine(page), { best: [], holds: [], judged: null, result: 'Hold what you keep, then draw' })
  await page.click('#draw-hint')
  await shows(() => machine(page), { best: best.move, result: `Best: hold Eight of clubs, Two of clubs, Nine of clubs, Six of clubs; EV ${best.value.toFixed(4)}` })
  const { holds, call } = await machine(page)
  const want = hand.candidates.slice(0, 5).map(({ value, reasons }) => `${value.toFixed(4)} ${reasons.map(({ words }) => words).join('; ')}`)
  assert.deepEqual(holds.slice(0, 5).map(({ ev, why }) => `${ev} ${why}`), want)
  assert.deepEqual(call, [['8c', '2c', '9c', '6c', 'Qd'], { game: 'jacks-or-better-9-6' }])
  for (const place of best.move) await page.click(placed(place))
  const chances = async () => (await machine(page)).pays.map(([, , chance]) => chance)
  await becomes(chances, best.counts.map(count => (count ? `${((100 * count) / best.draws).toFixed(2)} %` : '–')))
  assert.equal(await chancesSeen(page), 10)
  await page.click('#draw-hint')
  await shows(() => machine(page), { best: [], holds: [], held: best.move })
  assert.equal(await chancesSeen(page), 0)
})

atHand('another game by the menu clears the totals and deals the next seed', 7, async page => {
  await holdAndDraw(page, [0])
  await shows(() => machine(page), { totals: totalsOf([{ hand: dealt(7), held: [0] }]) })
  await page.selectOption('#draw-game', 'deuces-wild')
  const { cards } = dealt(8, 'deuces-wild')
  await shows(() => machine(page), { game: 'deuces-wild', seed: '8', cards, held: [], does: 'draw', judged: null, totals: { ...EMPTY, perfect: '100.76 %' } })
  await becomes(() => link(page), at(8, 'deuces-wild'))
})

atHand('a seed written, one out of range with its error, and one that is in range again', 7, async page => {
  const write = async seed => {
    await page.fill('#draw-seed', seed)
    await press(page, 'Tab')
  }
  await write('4294967295')
  await shows(() => machine(page), { cards: dealt(4294967295).cards })
  await write('4294967296')
  await shows(() => complaint(page, '#draw-seed'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#draw-seed')).error, /4294967296/)
  await shows(() => machine(page), { result: '', shut: true, judged: null })
  await write('12')
  await shows(() => machine(page), { cards: dealt(12).cards, shut: false })
  await becomes(() => complaint(page, '#draw-seed'), { invalid: null, error: '', seen: false })
})

inRoom('a link to a game that there is not is an error next to the menu, which mends it', at(7, 'nope'), async page => {
  await shows(() => complaint(page, '#draw-game'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#draw-game')).error, /nope/)
  await page.selectOption('#draw-game', 'double-joker')
  await shows(() => machine(page), { cards: dealt(8, 'double-joker').cards })
  await becomes(() => complaint(page, '#draw-game'), { invalid: null, error: '', seen: false })
})

inPage('a random deal is the one of the seed shown, and the address brings it back after a reload, the score with it', { at: '#draw' }, async page => {
  await becomes(async () => (await machine(page)).does === 'draw' && (await machine(page)).seed !== '', true)
  const seed = Number(await page.inputValue('#draw-seed'))
  const { cards } = dealt(seed)
  await shows(() => machine(page), { game: JACKS, cards })
  await page.click('#draw-go')
  await shows(() => machine(page), { does: 'deal' })
  await page.click('#draw-go')
  const next = (seed + 1) % 2 ** 32
  await shows(() => machine(page), { seed: String(next), cards: dealt(next).cards })
  await becomes(() => link(page), at(next))
  const { totals } = await machine(page)
  assert.equal(totals.hands, '1')
  await page.reload()
  await ready(page)
  await shows(() => machine(page), { game: JACKS, seed: String(next), cards: dealt(next).cards, totals })
})

inPage('in both languages, and a hand counts once however often its words change', { at: at(7) }, async page => {
  await shows(() => machine(page), { cards: dealt(7).cards, result: 'Hold what you keep, then draw' })
  await page.click('#language-ja')
  await shows(() => machine(page), { result: '残す札を選んで、引いてください' })
  await page.click('#draw-hint')
  await shows(() => machine(page), { result: '最善：クラブの8、クラブの2、クラブの9、クラブの6を残す。期待値 1.1489' })
  await page.click(placed(4))
  await page.click('#draw-go')
  const hand = dealt(7, JACKS, 'ja')
  const { line } = drawn(hand, [4])
  const [, , cost] = judged(hand, [4])
  await shows(() => machine(page), { result: `${line.name}：配当 1。 その残し方の損は ${cost} でした。`, compared: ['ダイヤのクイーンを残す', 'クラブの8、クラブの2、クラブの9、クラブの6を残す'] })
  const { pays, holds, reads } = await machine(page)
  assert.deepEqual(pays.map(([name]) => name), hand.lines.map(({ name }) => name))
  assert.equal(holds[0].why, hand.candidates[0].reasons.map(({ words }) => words).join('／'))
  assert.equal(reads[4], 'ダイヤのクイーン')
  assert.equal(await text(page, '#draw-game option:checked'), poker.videoGames(undefined, { lang: 'ja' })[0].name)
  await page.click('#language-en')
  await shows(() => machine(page), { result: `Jacks or better pays 1. Your hold cost ${cost}.`, totals: totalsOf([{ hand, held: [4] }]) })
})

inRoom('two hands by keyboard alone', at(31), async page => {
  const [first, second] = [dealt(31), dealt(32)]
  await shows(() => machine(page), { cards: first.cards })
  await tabTo(page, placed(1))
  await press(page, 'Space Tab*2 Enter 5')
  await shows(() => machine(page), { held: [1, 3, 4] })
  await tabTo(page, '#draw-go')
  await press(page, 'Enter')
  await shows(() => machine(page), { does: 'deal', cards: drawn(first, [1, 3, 4]).cards, judged: judged(first, [1, 3, 4]) })
  await press(page, 'Enter')
  await shows(() => machine(page), { does: 'draw', cards: second.cards, held: [] })
  await press(page, '2 Enter')
  await shows(() => machine(page), { does: 'deal', cards: drawn(second, [1]).cards, judged: judged(second, [1]) })
})

for (const width of [1280, 390]) {
  inPage(`at ${width} px a hold's cards leave its value in view`, { at: '#draw?game=jacks-or-better-9-6&seed=2', viewport: { width, height: 800 } }, async page => {
    await page.click('#draw-hint')
    await becomes(() => page.locator('#draw-hold-rows .chance').first().textContent(), '0.8237 bets')
    const gaps = await page.locator('#draw-hold-rows li:not([hidden])').evaluateAll(rows => rows.map(row => {
      const ends = part => row.querySelector(part).getBoundingClientRect()
      return ends('.chance').left - ends('.minis').right
    }))
    if (width > 1000) for (const gap of gaps) assert.ok(gap >= 2, `${gap} px between the cards and the value`)
  })
}
