// The equity room, compared with the engine's answers about the same questions.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, closeSheet, complaint, enter, fragment, inPage, inRoom, press, ready, shows, tabTo, text } from '../../test/page.js'
import { duel } from '../poker/seen.js'
import { odds } from './seen.js'

const { poker } = initSync()
const FINE = { invalid: null, error: '', seen: false }
const FLOP = '2c7d9h'
const pick = card => `#equity-picker [data-card="${card}"]`
const link = fragment
const percent = share => `${(100 * share).toFixed(2)} %`
const grouped = count => count.toLocaleString('en-GB')

/** What the room should show of the engine's answer. The seed is the default, since the page gives none. */
function expected(players, options) {
  const { players: results, total, exact } = poker.equity(players, options)
  return {
    equity: results.map(({ equity }) => percent(equity)),
    margin: results.map(({ error }) => (exact ? '' : `± ${(100 * error).toFixed(2)}`)),
    shares: results.map(({ win, tie, lose }) => `win ${percent(win / total)} · tie ${percent(tie / total)} · lose ${percent(lose / total)}`),
    verdict: exact ? `Exact: all ${grouped(total)} deals counted` : `Sampled: ${grouped(total)} random deals; ± is the 95 % interval`,
    busy: false,
  }
}

/** A test that begins with aces against kings on a flop, which is counted at once. */
function atFlop(name, run) {
  inRoom(name, `#equity?p=AsAh&p=KdKc&board=${FLOP}`, async page => {
    await shows(() => odds(page), { texts: ['AsAh', 'KdKc'], board: FLOP, ...expected(['AsAh', 'KdKc'], { board: FLOP }) })
    await run(page)
  })
}

/** A test of an empty table for two. */
function atTable(name, run) {
  inRoom(name, '#equity?p=&p=', async page => {
    await shows(() => odds(page), { texts: ['', ''], board: '', equity: ['–', '–'], verdict: 'Waiting for Player 1: two cards or a range' })
    await run(page)
  })
}

inRoom('aces against kings: every deal counted', '#equity?p=AsAh&p=KdKc', async page => {
  await shows(() => odds(page), {
    equity: ['81.26 %', '18.74 %'],
    margin: ['', ''],
    shares: ['win 81.06 % · tie 0.38 % · lose 18.55 %', 'win 18.55 % · tie 0.38 % · lose 81.06 %'],
    verdict: 'Exact: all 1,712,304 deals counted',
    leads: [true, false],
    busy: false,
  })
  assert.deepEqual((await odds(page)).call[0], ['AsAh', 'KdKc'])
  const bar = await page.locator('#equity-p1-bar').evaluate(({ style }) => ['--win', '--tie'].map(name => style.getPropertyValue(name)))
  assert.deepEqual(bar, ['81.065%', '0.382%'])
})

// In the order of data/equity.json.
const EXAMPLES = [
  [['AsAh', 'KdKc'], {}],
  [['2c2d', 'AhKh'], {}],
  [['9c9d', '8h7h'], { board: '9h 6h 2c' }],
  [['AKs', 'QQ', 'random'], {}],
  [['AsKs', 'QhQd'], { dead: 'Ac' }],
  [['AsAhKsKh', 'Jd Td 9c 8c'], { omaha: true }],
  [['KsKhQsQh', 'Ad2d3c5c'], { omaha: true, hiLo: true, board: '4h 7s Kd' }],
  [['AsKs', 'TdTc'], { ranking: 'short-deck' }],
]

atTable('every example, the one with ranges sampled', async page => {
  const buttons = page.locator('#equity-examples button')
  await becomes(() => buttons.count(), EXAMPLES.length)
  for (const [i, [players, options]] of EXAMPLES.entries()) {
    await buttons.nth(i).click()
    await shows(() => odds(page), { texts: players, board: options.board ?? '', dead: options.dead ?? '', ...expected(players, options) }, `example ${i}`)
    assert.equal(await buttons.nth(i).getAttribute('aria-pressed'), 'true')
    assert.notEqual(await text(page, '#equity-note'), '')
  }
})

inRoom('a budget makes samples of what could be counted, and exact counts of what fits', '#equity?p=AsAh&p=KdKc&budget=100000', async page => {
  const sampled = expected(['AsAh', 'KdKc'], { budget: { iterations: 100_000 } })
  assert.match(sampled.margin[0], /^± 0\.2\d$/)
  assert.match(sampled.verdict, /^Sampled: 100,000 /)
  await shows(() => odds(page), { budget: '100000', ...sampled })
  assert.deepEqual((await odds(page)).call[1].budget, { iterations: 100_000 })
  await choose(page, 'equity-budget', '')
  await shows(() => odds(page), { equity: ['81.26 %', '18.74 %'], margin: ['', ''], verdict: 'Exact: all 1,712,304 deals counted' })
  await choose(page, 'equity-budget', '100000')
  await shows(() => odds(page), sampled)
  await page.fill('#equity-board-text', FLOP)
  await shows(() => odds(page), expected(['AsAh', 'KdKc'], { board: FLOP }))
})

const NINE = Array(9).fill('random')
const LONG = `#equity?${NINE.map(range => `p=${range}`).join('&')}&budget=10000000`

/** Waits until the estimate of the long run is shown and the run itself reports progress. */
async function runsLong(page) {
  const { equity, margin } = expected(NINE, { budget: { iterations: 20_000 } })
  await shows(() => odds(page), { equity, margin, busy: true, verdict: 'A first estimate; the full count goes on …' })
  await becomes(async () => /^[\d,]+ \/ 10,000,000$/.test((await odds(page)).done), true)
  assert.equal(await page.getAttribute('#equity-stop', 'aria-disabled'), 'false')
  return { equity, margin }
}

inRoom('Stop ends a long run with its estimate, and the next question is answered', LONG, async page => {
  const estimate = await runsLong(page)
  await page.click('#equity-stop')
  const verdict = 'Stopped: shown is the first estimate, from 20,000 random deals'
  await shows(() => odds(page), { ...estimate, busy: false, done: '', verdict })
  assert.equal(await page.getAttribute('#equity-stop', 'aria-disabled'), 'true')
  await page.click('#equity-examples button:nth-child(3)')
  await shows(() => odds(page), { texts: EXAMPLES[2][0], ...expected(...EXAMPLES[2]) })
})

inRoom('a change during a long run is answered, and so is another room', LONG, async page => {
  await runsLong(page)
  await page.click('#equity-examples button:nth-child(3)')
  await shows(() => odds(page), { texts: EXAMPLES[2][0], ...expected(...EXAMPLES[2]) })
  await enter(page, `${LONG}&again`)
  await runsLong(page)
  await enter(page, '#poker?a=AsKsQsJsJk&b=3s3h2s2d5c')
  await shows(() => duel(page), { a: '0xADCBA9', b: '0x321400', sign: '>' })
})

atTable('cards picked go from player to player and on to the board, each of them once', async page => {
  for (const card of ['As', 'Ah', 'Kd']) await page.click(pick(card))
  await shows(() => odds(page), { texts: ['As Ah', 'Kd'], used: ['Ah', 'As', 'Kd'], target: 'Cards go to: Player 2', verdict: 'Waiting for Player 2: two cards or a range' })
  await page.locator(pick('As')).dispatchEvent('click')
  await shows(() => odds(page), { texts: ['As Ah', 'Kd'] })
  for (const card of ['Kc', '2c', '7d', '9h']) await page.click(pick(card))
  await shows(() => odds(page), { board: '2c 7d 9h', used: ['2c', '7d', '9h', 'Ah', 'As', 'Kc', 'Kd'], target: 'Cards go to: the board', ...expected(['AsAh', 'KdKc'], { board: FLOP }) })
  await page.click('#equity-dead-title')
  await page.click(pick('Ks'))
  await shows(() => odds(page), { dead: 'Ks', ...expected(['AsAh', 'KdKc'], { board: FLOP, dead: 'Ks' }) })
  await page.click('#equity-remove')
  await page.click('#equity-p1 [data-slot="0"]')
  await shows(() => odds(page), { texts: ['Ah', 'Kd Kc'], dead: '', used: ['2c', '7d', '9h', 'Ah', 'Kc', 'Kd'], target: 'Cards go to: Player 1', equity: ['–', '–'] })
  await page.click(pick('Ad'))
  await shows(() => odds(page), { texts: ['Ah Ad', 'Kd Kc'], ...expected(['AhAd', 'KdKc'], { board: FLOP }) })
  await page.click('#equity-clear')
  await shows(() => odds(page), { texts: ['', ''], board: '', used: [] })
})

atFlop('board and dead cards change the result', async page => {
  const seen = new Set([(await odds(page)).equity[0]])
  for (const [board, dead] of [['2c7d9hKs', ''], ['2c7d9hKs3d', ''], ['2c7d9h', 'Ks Kh'], ['2c7d9h', 'Ac Ad']]) {
    await page.fill('#equity-board-text', board)
    await page.fill('#equity-dead-text', dead)
    await shows(() => odds(page), expected(['AsAh', 'KdKc'], { board, dead }), `${board}, dead ${dead}`)
    seen.add((await odds(page)).equity[0])
  }
  assert.equal(seen.size, 5)
})

// The field that is filled, its text, the field with the error, and what the
// error names.
const WRONG = [
  ['p2-text', 'QQ+, Zz', 'p2-text', /players\[1\].*"Zz"/],
  ['p2-text', 'AsKc', 'p2-text', /As.*players\[0\]/],
  ['p1-text', 'AhAh', 'p1-text', /Ah/],
  ['board-text', '2c7d9hXx', 'board-text', /Xx/],
  ['board-text', '2c7d9h3s4s5s', 'board-text', /6/],
  ['dead-text', 'Ks Zz', 'dead-text', /Zz/],
]

atFlop('what the engine refuses is said next to its field, and goes when mended', async page => {
  for (const [field, wrong, told, names] of WRONG) {
    const kept = await page.inputValue(`#equity-${field}`)
    await page.fill(`#equity-${field}`, wrong)
    await shows(() => complaint(page, `#equity-${told}`), { invalid: 'true', seen: true }, wrong)
    assert.match((await complaint(page, `#equity-${told}`)).error, names)
    assert.equal(await page.locator('#equity [aria-invalid]').count(), 1)
    await shows(() => odds(page), { equity: ['–', '–'], shares: ['', ''], verdict: 'Mend what is marked to calculate' })
    await page.fill(`#equity-${field}`, kept)
    await shows(() => odds(page), expected(['AsAh', 'KdKc'], { board: FLOP }))
    assert.deepEqual(await complaint(page, `#equity-${told}`), FINE)
  }
})

atTable('cards are read as people write them, in every field', async page => {
  await page.fill('#equity-p1-text', 'a♠, 10H')
  await page.fill('#equity-p2-text', '♥K 10d')
  await page.fill('#equity-board-text', '2♣、7d 9h')
  await page.fill('#equity-dead-text', 'qs,jS')
  await shows(() => odds(page), {
    used: ['2c', '7d', '9h', 'As', 'Js', 'Kh', 'Qs', 'Td', 'Th'], ...expected(['AsTh', 'KhTd'], { board: FLOP, dead: 'QsJs' }),
  })
  assert.deepEqual(await page.locator('#equity-p1 .slot:not([hidden])').evaluateAll(all => all.map(({ dataset }) => dataset.rank + dataset.suit)), ['As', '10h'])
})

atFlop('players come, up to nine, and go, down to two', async page => {
  const numbers = async () => (await page.locator('li.player:not([hidden]) .spot-title').allInnerTexts()).map(title => title.trim())
  await page.click('#equity-add')
  await shows(() => odds(page), { texts: ['AsAh', 'KdKc', ''], verdict: 'Waiting for Player 3: two cards or a range' })
  await page.fill('#equity-p3-text', 'QhJh')
  await shows(() => odds(page), expected(['AsAh', 'KdKc', 'QhJh'], { board: FLOP }))
  await page.click('#equity-p1-remove')
  await shows(() => odds(page), { texts: ['KdKc', 'QhJh'], ...expected(['KdKc', 'QhJh'], { board: FLOP }) })
  await page.click('#equity-p2-remove')
  await shows(() => odds(page), { texts: ['KdKc', ''], verdict: 'Waiting for Player 2: two cards or a range' })
  for (let players = 3; players <= 9; players++) await page.click('#equity-add')
  await shows(() => odds(page), { texts: ['KdKc', ...Array(8).fill('')] })
  assert.equal(await page.getAttribute('#equity-add', 'aria-disabled'), 'true')
  await page.locator('#equity-add').dispatchEvent('click')
  await becomes(numbers, Array.from({ length: 9 }, (_, i) => `Player ${i + 1}`))
  await page.fill('#equity-p9-text', 'Zz')
  for (let i = 2; i <= 8; i++) await page.fill(`#equity-p${i}-text`, `${i + 1}s${i + 1}c`)
  await shows(() => complaint(page, '#equity-p9-text'), { invalid: 'true', seen: true })
})

atTable('the address follows what is done, and a reload shows the same', async page => {
  await page.fill('#equity-p1-text', 'AKs, QQ+')
  await page.fill('#equity-p2-text', 'JJ')
  await page.fill('#equity-board-text', FLOP)
  await page.fill('#equity-dead-text', 'Ac')
  await choose(page, 'equity-budget', '100000')
  const want = { texts: ['AKs, QQ+', 'JJ'], board: FLOP, dead: 'Ac', budget: '100000', ...expected(['AKs, QQ+', 'JJ'], { board: FLOP, dead: 'Ac', budget: { iterations: 100_000 } }) }
  await shows(() => odds(page), want)
  await becomes(() => link(page), `#equity?p=AKs,QQ+&p=JJ&board=${FLOP}&budget=100000&dead=Ac`)
  await page.reload()
  await ready(page)
  await shows(() => odds(page), { ...want, texts: ['AKs,QQ+', 'JJ'] })
})

atTable('a showdown by keyboard alone', async page => {
  await tabTo(page, '#equity-picker [tabindex="0"]')
  await press(page, 'Control+Home Enter ArrowDown Enter ArrowRight Enter')
  await shows(() => odds(page), { texts: ['As Ah', 'Kh'] })
  await press(page, 'Backspace')
  await shows(() => odds(page), { texts: ['As Ah', ''] })
  await press(page, 'ArrowLeft Enter ArrowRight Space')
  await shows(() => odds(page), { texts: ['As Ah', 'Kh'] })
  await press(page, 'ArrowUp Enter')
  await shows(() => odds(page), { texts: ['As Ah', 'Kh Ks'], ...expected(['AsAh', 'KhKs']) })
})

inPage('in Japanese', { locale: 'ja-JP', at: `#equity?p=AsAh&p=KdKc&board=${FLOP}` }, async page => {
  const { equity } = expected(['AsAh', 'KdKc'], { board: FLOP })
  await shows(() => odds(page), { equity, verdict: '正確：起こりうる 990 通りをすべて数えました' })
  assert.match((await odds(page)).shares[0], /^勝 [\d.]+ %・分 [\d.]+ %・負 [\d.]+ %$/)
  await page.fill('#equity-p2-text', '')
  await shows(() => odds(page), { target: '札の行き先：プレイヤー2', verdict: 'プレイヤー2を待っています：札2枚かレンジ' })
  await page.fill('#equity-p2-text', 'Zz')
  await shows(() => odds(page), { verdict: '印のところを直すと計算します' })
})

inRoom('ranges with weights: as the engine counts them, a deal as often as its hands weigh', `#equity?p=AA%3A0.25%2CKQs&p=[50]22%2B[/50]%2CAKo&board=${FLOP}`, async page => {
  const players = ['AA:0.25,KQs', '[50]22+[/50],AKo']
  await shows(() => odds(page), { texts: players, ...expected(players, { board: FLOP }) })
})

inRoom('Omaha, lows and the short deck: chosen in the settings, kept in the link, refused where the engine refuses', '#equity?p=AsAhKsKh&p=random&board=2c7d9h&omaha=4', async page => {
  await shows(() => odds(page), { texts: ['AsAhKsKh', 'random'], ...expected(['AsAhKsKh', 'random'], { omaha: true, board: FLOP }) })
  assert.equal(await page.locator('#equity-p1 .slot:visible').count(), 4)
  assert.equal(await page.locator('#equity-p1-paint').isVisible(), false)
  await page.click('#equity [data-opens="equity-settings"]')
  await page.click('label:has(> #equity-hi-lo)')
  await shows(() => odds(page), expected(['AsAhKsKh', 'random'], { omaha: true, hiLo: true, board: FLOP }))
  await becomes(async () => link(page), '#equity?p=AsAhKsKh&p=random&board=2c7d9h&hilo=1&omaha=4')
  await page.selectOption('#equity-ranking', 'deuce-seven')
  await becomes(() => text(page, '#equity-kind-error'), 'options.ranking must be another with omaha: no game has deuce-seven with a board')
  await choose(page, 'equity-game', '')
  await closeSheet(page)
  await page.fill('#equity-p1-text', '7s5d')
  await shows(() => odds(page), expected(['7s5d', 'random'], { ranking: 'deuce-seven', board: FLOP }))
  assert.equal(await text(page, '#equity-kind-error'), '')
  await choose(page, 'equity-game', '5')
  await shows(() => odds(page), { verdict: 'Waiting for Player 1: 5 cards or random' })
})
