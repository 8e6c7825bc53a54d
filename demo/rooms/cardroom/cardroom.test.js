// The card room, compared with the engine's answers about the same hands.
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { lists } from '../../../js/games/poker/lists.js'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, closeSheet, fragment, inPage, inRoom, press, shows, tabTo } from '../../test/page.js'
import { cardTable, ownCard } from './seen.js'

const { poker } = initSync()
const KINDS = { f: 'fold', k: 'check', c: 'call', b: 'bet', r: 'raise', d: 'draw', i: 'bring-in' }
const NAMES = ['You', 'Aoi', 'Ren', 'Yui', 'Sora', 'Hina']
const YOU = 0

/** A link's move in the engine's notation. */
const moveIn = text => `${KINDS[text[0]]} ${text.slice(1)}`.trim()

/** The hand of a link to the room, as the engine plays it. */
function played(link) {
  const state = new URLSearchParams(link.split('?')[1])
  const of = (name, usual) => state.get(name) ?? usual
  const [small, big] = of('blinds', '5.10').split('.').map(Number)
  const variant = of('game', 'draw')
  const preset = poker.deal({ preset: lists.tables.some(({ key }) => key === variant) ? variant : 'cash' }, { seed: 0 }).rules
  const [counts, stacks] = (state.get('at') ?? '').split('_').map(list => list.split('.').map(Number))
  const [hands = 0, level = 0, atLevel = 0, carry = 0, ...seats] = counts.length > 1 ? counts : []
  const rules = {
    variant, limit: of('limit', preset.limit), ...(of('limit', preset.limit) === 'fixed' && { cap: 4 }), ...(variant === 'draw' && { jokers: Number(of('jokers', 1)) }),
    stacks: stacks ?? Array(Number(of('seats', 4))).fill(Number(of('deep', 100)) * big),
    levels: [{ small, big, ante: preset.levels[0].ante && Math.max(small >> 1, 1) }], hands, level, atLevel, carry, last: seats.filter(seat => seat >= 0),
  }
  const moves = of('moves', '').split('.').filter(Boolean)
  return moves.reduce((hand, text) => poker.apply(hand, { move: moveIn(text), views: ['turn'] }), poker.deal(rules, { seed: Number(state.get('seed')) + hands, views: ['turn'] }))
}

/** What the room should show of a hand. */
function expected(hand) {
  const cards = text => text.split(' ').filter(Boolean).map(card => (card === 'Jr' ? 'Jk' : card))
  return {
    stacks: hand.players.map(({ stack }) => stack), bets: hand.players.map(({ bet }) => bet), button: hand.rules.button,
    board: cards(hand.board), hand: cards(hand.hands[YOU]),
  }
}

/** Waits until the reader has to act or the hand is over, and the table shows it. Returns the hand. */
async function readersTurn(page) {
  let hand
  await becomes(async () => {
    hand = played(await fragment(page))
    const [shown, want] = [await cardTable(page), expected(hand)]
    if (!hand.over && hand.turns[0] !== YOU || !shown.can.includes('do')) return 'it is not the turn'
    return Object.keys(want).filter(key => !isDeepStrictEqual(shown[key], want[key]))
  }, [])
  return hand
}

const QUICK = 'levels=random.random.random.random.random'

inRoom('draw to its end by mouse: what lies on the table is what the engine says, move by move', `#cardroom?seed=4&${QUICK}`, async page => {
  for (let moves = 0; moves < 40; moves++) {
    const hand = await readersTurn(page)
    if (hand.over) break
    if (hand.phase === 'drawing') {
      await page.click(ownCard(0))
      await page.click(ownCard(3))
      await page.click(ownCard(3))
      await shows(() => cardTable(page), { thrown: expected(hand).hand.slice(0, 1), do: 'Draw 1' })
    }
    await page.click('#cr-do')
    await becomes(async () => played(await fragment(page)).log.length > hand.log.length, true)
  }
  const hand = await readersTurn(page)
  assert.ok(hand.over)
  const { results, story } = await cardTable(page)
  assert.equal(results.reduce((sum, [, , , brings]) => sum + Number(brings.replace(/\D/g, '')), 0), hand.players.reduce((sum, { won }) => sum + won, 0))
  assert.ok(story.at(-1).includes('wins'))
})

inRoom('hold’em: the board, the bets in steps, by the slider and by keys, and the raise that is made', '#cardroom?game=holdem&seats=6&seed=10&moves=f.f.c.c.c.k.k.b40.c.c.c.k.b200.c', async page => {
  const hand = await readersTurn(page)
  const { min, max } = hand.views[0].legal.bounds.raise
  const toPot = parts => hand.bet + Math.floor((hand.pot + hand.bet - hand.players[YOU].bet) * parts / 2)
  await shows(() => cardTable(page), { do: 'Call 200', raise: `Raise to ${min}`, steps: 0, wager: true, pot: 'Pot 600' })
  for (const [step, amount] of [[1, toPot(1)], [2, toPot(2)]]) {
    const button = `#cr-steps button:nth-child(${step + 1})`
    assert.equal(await page.getAttribute(button, 'aria-disabled'), String(amount > max))
    if (amount > max) continue
    await page.click(button)
    await shows(() => cardTable(page), { steps: step, raise: `Raise to ${amount}` })
  }
  await press(page, '1')
  await shows(() => cardTable(page), { raise: `Raise to ${min}` })
  await tabTo(page, '#cr-slider')
  await press(page, 'ArrowRight*2')
  await shows(() => cardTable(page), { raise: `Raise to ${min + 20}` })
  assert.equal(await page.getAttribute('#cr-slider', 'aria-valuetext'), `${min + 20} chips`)
  await press(page, 'End')
  await shows(() => cardTable(page), { raise: `All in, ${max}`, steps: 3 })
  await press(page, 'Home ArrowRight')
  await page.click('#cr-less')
  await page.click('#cr-more')
  await shows(() => cardTable(page), { raise: `Raise to ${min + 10}` })
  await press(page, 'r')
  await becomes(async () => (await fragment(page)).includes(`k.b200.c.r${min + 10}`), true)
})

inRoom('a showdown: everybody who shows, what it is called, and who wins', '#cardroom?seats=6&seed=2&moves=f.c.f.c.c.k.d2s.d6c3hJd.dQc.d7sJs9d.b40.c.r200.c.r990.c.c.c', async page => {
  const hand = await readersTurn(page)
  const rows = hand.players.flatMap(({ cards, won }, seat) => (cards ? [{ seat, cards, won }] : []))
  await becomes(async () => (await cardTable(page)).results.filter(([, , what]) => what && what !== 'mucks').length >= rows.length, true)
  const { results, says } = await cardTable(page)
  for (const { seat, cards, won } of rows) {
    const row = results.find(([who]) => who === NAMES[seat])
    assert.deepEqual(row, [NAMES[seat], cards.replace('Jr', 'Jk'), poker.evaluate(cards).description, won ? `+${won.toLocaleString('en')}` : ''])
  }
  assert.ok(results[0][3])
  const { won, stack } = hand.players[YOU]
  assert.equal(says, won ? `You win ${won}` : `The hand cost you ${(1000 - stack).toLocaleString('en')}`)
})

inRoom('all in with side pots: who wins which, and the next hand with the button moved', '#cardroom?game=holdem&seed=18&at=3.0.3.0.0.1.2_600.150.1000.300_0.0.0.0&moves=r600.f.c.c', async page => {
  const hand = await readersTurn(page)
  assert.deepEqual(hand.log.filter(({ event }) => event === 'win').map(({ seat, amount, pot }) => [seat, amount, pot]), [[0, 600, 1], [0, 900, 0]])
  await becomes(async () => (await cardTable(page)).results.map(([who, , , brings]) => [who, brings]), [['You', '+1,500'], ['Ren', ''], ['Yui', '']])
  await page.click('#cr-do')
  await becomes(async () => new URLSearchParams((await fragment(page)).split('?')[1]).get('at'), '4.0.4.0.1.2.3_1500.150.400.1000_0.0.0.0')
  await shows(() => cardTable(page), { button: 2 })
})

inRoom('a hint: what the engine would do, why, and what it lays ready', '#cardroom?seats=6&seed=43&moves=f.c.f.c.c.k.d6h9h7d.d7s8s3d.d3cAh9d', async page => {
  const hand = await readersTurn(page)
  if (!(await cardTable(page)).hint) await page.click('#cr-hint')
  await becomes(async () => (await cardTable(page)).hint.length > 1 && !(await cardTable(page)).busy, true)
  const [[name, value, , why]] = (await cardTable(page)).hint
  assert.match(name, /^Discard |^Stand pat$/)
  assert.match(value, /^\d+ % of the pot$/)
  assert.match(why, /wins \d+%/)
  await page.click('#cr-moves li:first-child button')
  const { thrown } = await cardTable(page)
  assert.equal(thrown.length, name === 'Stand pat' ? 0 : name.split(' ').length - 1)
  assert.ok(thrown.every(card => expected(hand).hand.includes(card)))
  await page.click('#cr-hint')
  await becomes(async () => (await cardTable(page)).hint, null)
})

inPage('by keyboard: cards to discard by their numbers, c draws, f folds', { at: '#cardroom?seats=6&seed=43&moves=f.c.f.c.c.k.d6h9h7d.d7s8s3d.d3cAh9d' }, async page => {
  const hand = await readersTurn(page)
  await press(page, '4 5 4')
  await shows(() => cardTable(page), { thrown: expected(hand).hand.slice(4), do: 'Draw 1' })
  await press(page, 'c')
  await becomes(async () => /\.d8c(\.|$)/.test(await fragment(page)), true)
  for (;;) {
    const now = await readersTurn(page)
    if (now.over) break
    const calls = now.views[0].legal.moves.includes('call')
    await press(page, calls ? 'f' : 'c')
    await becomes(async () => played(await fragment(page)).log.length > now.log.length, true)
  }
  assert.ok((await cardTable(page)).do.startsWith('Next hand'))
})

inPage('a new table from the form: variant, seats, limit, stakes, levels, sit-and-go', { at: '#cardroom?seed=1' }, async page => {
  await readersTurn(page)
  await page.selectOption('#cr-variant', 'holdem')
  await choose(page, 'cr-kind', 'sng')
  await page.selectOption('#cr-seats-menu', '3')
  await page.selectOption('#cr-limit', 'fixed')
  await page.selectOption('#cr-blinds', '10.20')
  await page.selectOption('#cr-deep', '50')
  await page.selectOption('#cr-level-all', 'beginner')
  await page.fill('#cr-seed', '12')
  await page.click('#cr-deal')
  await becomes(async () => (await fragment(page)).split('&moves')[0], '#cardroom?seed=12&game=holdem&seats=3&limit=fixed&deep=50&blinds=10.20&sng=1&levels=beginner.beginner')
  await becomes(async () => (await cardTable(page)).stacks.reduce((sum, stack) => sum + stack, 0) + (await cardTable(page)).bets.reduce((sum, bet) => sum + bet, 0), 3000)
  assert.deepEqual((await cardTable(page)).levels, ['Beginner', 'Beginner'])
  await closeSheet(page)
})

inRoom('a link with a move that is not legal says so', '#cardroom?seed=7&moves=f.f.r3', async page => {
  await becomes(async () => (await page.locator('#cr-form-error').textContent()).length > 0, true)
})

/** The session as the tab shows it: the sum, the hands, the costliest decisions, a hand as text. */
const session = page =>
  page.locator('#cardroom').evaluate(room => {
    const rows = [...room.querySelectorAll('#cr-ledger-rows tr')]
    return {
      sum: room.querySelector('#cr-sum').textContent,
      hands: rows.map(row => [...row.children].map(cell => Number(cell.textContent.replace('−', '-')))),
      says: room.querySelector('#cr-analysis .verdict-line').textContent,
      mistakes: [...room.querySelectorAll('#cr-analysis .candidates li:not([hidden]) .name')].map(({ textContent }) => textContent),
      then: room.querySelector('#cr-analysis .then').textContent,
      text: room.querySelector('#cr-export-text').value,
      told: room.querySelector('#cr-export-says').textContent,
    }
  })

// Three finished hands. In the last one the reader called an all-in before the flop with the worse hand, by mistake.
const SIDE = 'at=3.0.3.0.0.1.2_600.150.1000.300_0.0.0.0&moves=r600.f.c.c'

inPage('the session: what it won and what the all-ins were worth, a hand as PHH, the costliest decisions first', { at: `#cardroom?game=holdem&seed=18&${SIDE}` }, async page => {
  const hand = await readersTurn(page)
  const [mine, aoi, yui] = [0, 2, 3].map(seat => hand.hands[seat].replaceAll(' ', ''))
  const of = players => poker.equity(players, { seed: 1, budget: { iterations: 200_000 } }).players[0].equity
  const [main, side] = [0, 1].map(pot => hand.log.filter(({ event, pot: of }) => event === 'win' && of === pot).reduce((sum, { amount }) => sum + amount, 0))
  const fair = Math.round(main * of([mine, aoi, yui]) + side * of([mine, aoi]) - 600)
  await page.click('#tabs [data-tab="analyse"]')
  await becomes(async () => (await session(page)).hands, [[4, 900, fair]])
  assert.equal((await session(page)).sum, `1 hand, +900 chips; with every all-in at its average, ${fair < 0 ? '−' : '+'}${Math.abs(fair).toLocaleString('en')}.`)
  await shows(() => session(page), { text: poker.exportGame(hand), told: 'In the format PHH.' })
  const { decisions: [{ loss, played: made }] } = poker.review(hand, { seat: YOU, level: 'strong', budget: { iterations: 2000 } })
  await becomes(async () => (await session(page)).says.startsWith('1 decision,'), true)
  assert.equal(made, 'raise 600')
  assert.match((await session(page)).says, loss < 5 ? /no mistake/ : new RegExp(`a loss of ${(loss / 10).toFixed(1).replace('.', '\\.')} bb\\.$`))
  assert.deepEqual((await session(page)).mistakes, loss < 5 ? [] : ['Hand 4: Raise to 600'])
})

inPage('hands count by game, limit, players and level, and a draw is written in our own form', { at: '#cardroom?seed=4&seats=2&levels=random' }, async page => {
  let hand = await readersTurn(page)
  while (!hand.over) {
    const { log } = hand
    await page.click('#cr-do')
    await becomes(async () => played(await fragment(page)).log.length > log.length, true)
    hand = await readersTurn(page)
  }
  const { stack, won } = hand.players[YOU]
  const met = Number(hand.players.every(({ folded }, seat) => !folded || !hand.log.some(({ event, seat: of }) => event === 'fold' && of === seat)))
  const kept = new RegExp(`cardroom\tdraw no-limit 2 random\t4 1\t1\t${Number(won > 0)}\t${met}\t${Number(met && won > 0)}\t${(stack - 1000) * 10}$`)
  await becomes(async () => kept.test(await page.evaluate(() => localStorage.getItem('tefuda-results'))), true)
  await page.click('#tabs [data-tab="analyse"]')
  await becomes(async () => (await session(page)).told, 'PHH has no code for this game: a text of tefuda’s own.')
})

/** Imports a hand as text in the tab. */
async function bring(page, text) {
  await page.click('#tabs [data-tab="analyse"]')
  await page.locator('#cr-import').evaluate(details => { details.open = true })
  await page.fill('#cr-import-text', text)
  await page.click('#cr-import-open')
}

inPage('a hand brought as PHH lies on the table, its decisions can be looked back on, and it counts nowhere', { at: '#cardroom?seed=1' }, async page => {
  await readersTurn(page)
  const hand = played('#cardroom?game=holdem&seed=18&at=3.0.3.0.0.1.2_600.150.1000.300_0.0.0.0&moves=r600.f.c.c')
  const text = poker.exportGame(hand)
  await bring(page, text)
  await becomes(async () => (await cardTable(page)).results.map(([who, , , brings]) => [who, brings]), [['You', '+1,500'], ['Ren', ''], ['Yui', '']])
  assert.equal((await cardTable(page)).do, 'New table')
  await becomes(async () => new URLSearchParams((await fragment(page)).split('?')[1]).get('moves'), 'r600.f.c.c')
  assert.equal(new URLSearchParams((await fragment(page)).split('?')[1]).get('text'), text)
  await page.click('#tabs [data-tab="analyse"]')
  await becomes(async () => (await session(page)).text, text)
  assert.equal(await page.evaluate(() => localStorage.getItem('tefuda-results')?.includes('holdem') ?? false), false)
  // A hand taken back to its beginning has no moves in its link.
  await page.evaluate(hash => { location.hash = hash }, `cardroom?text=${encodeURIComponent(text)}&moves=`)
  await page.click('#tabs [data-tab="play"]')
  await becomes(async () => (await cardTable(page)).can.includes('raise'), true)
  assert.deepEqual((await cardTable(page)).results, [])
  assert.equal(new URLSearchParams((await fragment(page)).split('?')[1]).get('moves'), '')
})

const HISTORY = `PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 19:15:13 ET
Table 'Vega' 9-max Seat #8 is the button
Seat 2: Ann ($200 in chips)
Seat 5: Ben ($150 in chips)
Seat 8: Cleo ($180 in chips)
Ann: posts small blind $1
Ben: posts big blind $2
*** HOLE CARDS ***
Dealt to Ben [Qs Qc]
Cleo: folds
Ann: raises $4 to $6
Ben: raises $14 to $20
Ann: folds
Uncalled bet ($14) returned to Ben
Ben collected $12 from pot
*** SUMMARY ***
Total pot $12 | Rake $0
Seat 2: Ann (small blind) folded before Flop
Seat 5: Ben (big blind) collected ($12)
Seat 8: Cleo (button) folded before Flop (didn't bet)
`

inPage('a history of a card room lies on the table from the seat of its hero; a line that contradicts it is named', { at: '#cardroom?seed=1' }, async page => {
  await readersTurn(page)
  const says = id => page.locator(`#cr-import-${id}`).textContent()
  await bring(page, HISTORY.replace('$4 to $6', '$5 to $6'))
  await becomes(async () => /must raise by 4, what 6 is more than 2 \(line 11: "Ann: raises \$5 to \$6"\)/.test(await says('error')), true)
  await bring(page, `${HISTORY}\n\n${HISTORY}`)
  await becomes(async () => (await cardTable(page)).results.map(([who, , , brings]) => [who, brings]), [['You', '+12']])
  const { hand, names } = await cardTable(page)
  assert.deepEqual([hand, names.length], [['Qs', 'Qc'], 2])
  assert.equal(await says('says'), 'The first of 2 hands lies on the table, seen from your seat.')
})

inPage('a text that is no hand is refused where it was typed, and the hand on the table goes on', { at: '#cardroom?seed=7' }, async page => {
  await readersTurn(page)
  const { hand } = await cardTable(page)
  const says = () => page.locator('#cr-import-error').textContent()
  for (const [text, wrong] of [['', /^text /], ['variant = "NT"', /^text/], ['variant = "NX"\nactions = []', /variant/]]) {
    await bring(page, text)
    await becomes(async () => wrong.test(await says()), true)
  }
  await page.click('#tabs [data-tab="play"]')
  await shows(() => cardTable(page), { hand, error: '' })
})
