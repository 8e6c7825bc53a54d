// The states of the rooms for tests of the look: as full as they get, with errors, hints, ends.
import { advice, board, game, parts } from '../rooms/boards/seen.js'
import { instead, patience } from '../rooms/calculation/seen.js'
import { cardTable } from '../rooms/cardroom/seen.js'
import { appraisal, parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { odds, solved } from '../rooms/equity/seen.js'
import { mat, seat } from '../rooms/mahjong/seen.js'
import { duel } from '../rooms/poker/seen.js'
import { becomes, closeSheet, enter, shows } from './page.js'
import { NAMES } from './rooms.js'

const POKER = '#poker?a=AsKsQsJsJk&b=As2c3'
const BOARDS = '#boards?b=oox/oxx/xoo/...&length=2'
const PLAY = '#boards?g=15x15x5&you=both&moves=7,7.6,8.7,8.6,7.7,6.7,9.8,8.5,6'
const BEFRIENDED = '#boards?g=15x15x5&you=o&with=friend&moves=7,7.6,8.7,8'
const STUDY = '#boards?b=oo..../.xx.../xoo.../x...../....../......&k=4'
const BEATEN = '#boards?g=15x15x5&you=o&moves=7,7.0,0.8,7.0,2.9,7.0,4.10,7.0,6.11,7'
const OPENING = '#boards?g=15x15x5&rule=renju&opening=yamaguchi&you=both&moves=h8.i9.j8'
const KNOWN = `#boards?b=${Array(15).fill('.'.repeat(15)).with(6, '........x......').with(7, '.......o.......').join('/')}`
const FULL = `#boards?b=${Array(25).fill('ox'.repeat(13).slice(1)).join('/')}&length=3`

const DRAW = '#draw?game=double-double-bonus-9-6&seed=7'
const EQUITY = '#equity?p=AsAh&p=QQ%2B,AKs&p=random&board=2c7d9h&dead=Ac&budget=100000'

const CALCULATION = '#calculation?seed=7&piles=6&moves=d.cw1.d.cw1.d.cw1.d.cw2.d.cw2.d.cw6.d'
const MAHJONG = '#mahjong?hand=1134m06p99s,777=z,354-s&dora=1m3p&seat=E&riichi=left&left=1z9s5s1p9m&seen=1z9s5s1p9m&wall=41'
const WIN = '#mahjong?hand=99m678p33s3s,1111z,777=z&won=left'
// East 1 of four games: a furiten tenpai, an offer among open hands, a win, an end.
export const FURITEN = '#mahjong?seed=23&rounds=0.0.0.25000.25000.25000.25000:03z.16z.24z.31s.06z.15z.22z_.31p.02z_.12z.28m.3x.34z_.06z_.18m.27p.37s.01p_.18s.0888Rs.07s.1x.15z_.21z_.31s_.02p_.1x.19p.21z_.39p.03z_.11z_.29p_.34z_.02m.19m.21p_.3x.32z_.08p.1x.12m_.24z_.35z_.07z_.2x.15z_.28s.32s_.04s_.1x.11m_.22m.32-34m.33p.04s_.1x.15sr.27z.37p.0x.05s_.10s_.27z'
export const WON = '#mahjong?seed=1&rounds=0.0.0.25000.25000.25000.25000:03z.13z.24z_.36z.02z.17z.22z.32m_.1222Am.19s.25z_.35s.0x.03z_.12z.29m.32s_.0x.04m.14z_.28p.35m.09m_.1x.16z.26z_.33m_.08p.1678-p.15z.27p_.3x.38m_.01z_.13m.2x.23p.3x.38p.02z_.18s.2x.26z_.39s_.06p.1456-p.15s.2x.24m.3x.35m_.07z_.19m_.23p_.3x.37m_.04z_.14m_.2x.26s_.3x.39m_.08s_.11m_.0x.23mr.3x.37m_.09s_.14p_.2t'

const DAIFUGO = '#daifugo?seed=13&practice=1&moves=4s.6s.8s.TsTdTcJk%3DTh.p.p.p.Jh.2s.p.p.p.QcKcAc.p.4h5h6h.p.p.2c'
const CURTAIN = '#daifugo?seed=4&levels=person.skilled.person'
const AWAITED = '#daifugo?seed=4&levels=friend.casual.casual&moves=Jk%3D-d3d4d'
const EXCHANGE = '#daifugo?seed=2&game=2&rules=uec&players=6&jokers=1&classes=1.2.3.4.5.6&totals=6.5.4.3.2.1'
const APPRAISED = '#daifugo?hand=3h4h5h6d7c7s8s8d8cJdJc2h&played=KsAs'

// Six players: hold'em with the turn on the board, a draw with jokers, a
// showdown of each.
const HOLDEM = '#cardroom?game=holdem&seats=6&seed=10&practice=1&moves=f.f.c.c.c.k.k.b40.c.c.c.k.b200.c'
const ALONE = '#cardroom?game=holdem&limit=no-limit&seed=5&seats=2&levels=friend&moves=c'
const DRAWING = '#cardroom?seats=6&seed=43&moves=f.c.f.c.c.k.d6h9h7d.d7s8s3d.d3cAh9d'
const SHOWN = '#cardroom?seats=6&seed=2&moves=f.c.f.c.c.k.d2s.d6c3hJd.dQc.d7sJs9d.b40.c.r200.c.r990.c.c.c'
const TURNED = '#cardroom?game=holdem&seats=6&seed=147&moves=c.c.f.c.c.k.k.k.k.k.k.k.k.k.k.k.k.k.k.k.k'

const JUDGED = { en: / Your hold cost /, ja: /その残し方の損は/ }
const SAMPLED = { en: /^Sampled/, ja: /^抽出/ }

/** A hand after the draw, with the list of holds; hints show the list before the draw too. */
async function judged(page, lang) {
  await shows(() => machine(page), { seed: '7', game: 'double-double-bonus-9-6', cards: ['8c', '2c', '9c', '6c', 'Qd'] })
  await page.click('#draw-go')
  await becomes(async () => JUDGED[lang].test((await machine(page)).result), true)
}

/** A hint on six piles, with the chart and the orders open. */
async function hinted(page) {
  await shows(() => patience(page), { foundations: 'A234', piles: ['J5Q', '39', '', '', '', '9'] })
  const candidates = [1, 3, 6].map(pile => ({ move: `c w${pile}`, value: 1 - pile / 10, error: 0.01, proof: null, reasons: [] }))
  await instead(page, 'choose', { best: 'c w1', candidates })
  await page.locator('.orders').evaluate(orders => orders.setAttribute('open', ''))
  if (!(await patience(page)).chart) await page.click('#calc-chances')
  if (!(await patience(page)).listed.length) await page.click('#calc-hint')
  await shows(() => patience(page), { badges: { w1: '90 %', w3: '70 %', w6: '40 %' } })
}

/** A game with the engine's values of every move next to it. */
async function advised(page) {
  await becomes(async () => (await game(page)).rows.length, 15)
  if (!(await page.isVisible('#board-advice'))) await page.click('#play-hint')
  await becomes(async () => (await advice(page)).moves.length, 6)
}

/** A revolution in Daifugō with a hint, and cards selected. */
async function revolted(page) {
  await becomes(async () => (await parlour(page)).states.join(), 'revolution')
  if (!(await parlour(page)).hint) await page.click('#dfg-hint')
  await becomes(async () => (await parlour(page)).hint?.length > 3 && !(await parlour(page)).busy, true)
  await page.click('#dfg-moves li:nth-child(2) button')
  await page.locator('#dfg-match .rules').evaluate(rules => rules.setAttribute('open', ''))
}

/** A game of mahjong with a hint and every tile's risk. */
async function seated(page) {
  await shows(() => seat(page), { furiten: true })
  for (const control of ['hint', 'fear']) {
    if ((await page.getAttribute(`#mj-${control}`, 'aria-pressed')) !== 'true') await page.click(`#mj-${control}`)
  }
  await becomes(async () => (await seat(page)).best.length, 1)
  await becomes(async () => (await seat(page)).risks.filter(Boolean).length > 8, true)
}

/** Poker with a hint, on the reader's turn. */
async function dealtIn(page) {
  await becomes(async () => (await cardTable(page)).can.includes('hint'), true)
  if ((await page.getAttribute('#cr-hint', 'aria-pressed')) !== 'true') await page.click('#cr-hint')
  await becomes(async () => (await cardTable(page)).hint?.length > 1 && !(await cardTable(page)).busy, true)
}

/** A showdown, with its hands named. */
const showdown = hands => async page => becomes(async () => (await cardTable(page)).results.filter(([, , what]) => what).length, hands)

/** Switches on the evaluation bar and the level that fits, in the room of a state. */
const accompanied = (level, shown) => async (page, lang) => {
  await shown(page, lang)
  await page.evaluate(async level => {
    const { room } = document.documentElement.dataset
    const { change } = await import('./during/state.js')
    change(({ bars, fits }) => {
      bars.add(room)
      fits.set(room, { level, score: 0 })
    })
    document.querySelector(`#${room} .toolbar .last`).click()
  }, level)
  await page.waitForSelector('dialog[open] #look-bar', { state: 'attached' })
  await closeSheet(page)
  await page.waitForSelector('.strip .evaluation:not([data-old])')
  await becomes(() => page.locator('.room:not([hidden]) .strip > :visible').count(), 2)
}

/**
 * The states to look at: a table with an error, a judged hand, a showdown, a hand to discard from, a win, a board, and
 * one state as full as it gets.
 */
export const STATES = {
  poker: [POKER, async page => shows(() => duel(page), { a: '0xADCBA9', b: '' })],
  draw: [DRAW, judged],
  equity: [EQUITY, async (page, lang) => becomes(async () => SAMPLED[lang].test((await odds(page)).verdict), true)],
  calculation: [CALCULATION, hinted],
  mahjong: [MAHJONG, async page => becomes(async () => (await mat(page)).discards.length, 5)],
  win: [WIN, async page => becomes(async () => (await mat(page)).fu.length, 6)],
  seated: [FURITEN, seated],
  won: [WON, async page => becomes(async () => (await seat(page)).won.length, 1)],
  daifugo: [DAIFUGO, revolted],
  curtain: [CURTAIN, async page => becomes(() => page.isVisible('#dfg-take'), true)],
  awaited: [AWAITED, async page => becomes(async () => /^(Your friend|友だち)/.test((await parlour(page)).says), true)],
  exchange: [EXCHANGE, async page => becomes(async () => (await parlour(page)).gifts.length, 4)],
  appraised: [APPRAISED, async page => becomes(async () => (await appraisal(page)).roles.length, 6)],
  cardroom: [HOLDEM, dealtIn],
  alone: [ALONE, async page => becomes(async () => /^(Your friend|友だち)/.test((await cardTable(page)).says), true)],
  drawing: [DRAWING, dealtIn],
  shown: [SHOWN, showdown(4)],
  turned: [TURNED, showdown(5)],
  accompanied: [HOLDEM, accompanied('regular', dealtIn)],
  boards: [BOARDS, async page => shows(() => board(page), { size: [3, 4, 2], value: 1 })],
  playing: [PLAY, advised],
  opening: [OPENING, async page => becomes(() => page.locator('#play-choices button').count(), 12)],
  beaten: [BEATEN, async page => becomes(() => page.locator('#play-rival[data-beaten]').count(), 1)],
  befriended: [BEFRIENDED, async page => becomes(async () => /^(Your friend|友だち)/.test((await game(page)).status) && page.isVisible('#play-send'), true)],
  studied: [STUDY, async page => becomes(async () => (await parts(page)).rows.length, 2)],
  known: [KNOWN, async page => {
    await page.evaluate(async () => {
      const { ended } = await import('./rooms/boards/games.js')
      for (const [moves, result, mine] of [['h8.i9.g7', 'o', 'o'], ['h8.g9.g7', 'x', 'o'], ['h8.i9.j10.g7', 'x', 'x'], ['h8.i7.f6', '', 'x']]) ended(result, mine, `g=15x15x5&moves=${moves}`)
      window.dispatchEvent(new Event('languagechange'))
    })
    await page.waitForSelector('#boards-games .games-of button', { state: 'attached' })
  }],
  full: [FULL, async page => shows(() => board(page), { size: [25, 25, 3], value: -23 })],
}

/** Waits until a puzzle has been made. */
const posed = laid => page => page.waitForSelector(laid)

/** A guided game that has begun, and rules that are drawn. */
const guided = room => [`#${room}?tab=learn`, posed(`#${room} .place-learnt [data-key]`)]
const ruled = room => [`#${room}?tab=rules`, posed(`#${room} .rules-learnt li`)]

/** States of pages that may scroll. */
const PAGES = {
  guidedBoards: guided('boards'),
  guidedDaifugo: guided('daifugo'),
  guidedMahjong: guided('mahjong'),
  guidedCardroom: guided('cardroom'),
  guidedCalculation: guided('calculation'),
  guidedDraw: guided('draw'),
  ruledBoards: ruled('boards'),
  ruledDaifugo: ruled('daifugo'),
  ruledMahjong: ruled('mahjong'),
  ruledCardroom: ruled('cardroom'),
  ruledCalculation: ruled('calculation'),
  ruledDraw: ruled('draw'),
  graphs: ['#boards?tab=results', async page => {
    await page.evaluate(async () => {
      const { count } = await import('./shell/record/results.js')
      for (let i = 0; i < 30; i++) count('boards', i % 3 ? '15x15x5 3' : '20x20x5= 5', String(i), [Number(i % 7 > 2), 0, Number(i % 7 < 3)])
      window.dispatchEvent(new Event('languagechange'))
    })
    await page.waitForSelector('#boards .learn .graph')
  }],
  fours: ['#boards?tab=puzzles&puzzle=fours-3', posed('#boards-puzzles .square')],
  holds: ['#draw?tab=puzzles&puzzle=holds-3', posed('#draw-puzzles button.card')],
  discards: ['#mahjong?tab=puzzles&puzzle=discards-3', posed('#mahjong-puzzles .puzzle-moves .tile')],
  spots: ['#cardroom?tab=puzzles&puzzle=spots-3', posed('#cardroom-puzzles .puzzle-moves button')],
  finishes: ['#daifugo?tab=puzzles&puzzle=finishes-3', posed('#dfg-puzzles .puzzle-moves button')],
  endings: ['#calculation?tab=puzzles&puzzle=endings-3', posed('#calc-puzzles .puzzle-moves button')],
  solved: ['#equity?p=AA,43s&p=KK&board=2s2h2d7c7h&pot=10&stack=10&bets=100&tab=analyse', async page => {
    await becomes(async () => (await solved(page)).spot.includes('AA, 43s'), true)
    await page.click('#solve-start')
    await becomes(async () => (await solved(page)).moves.length, 2)
  }],
}

/** The room of a state. */
export const roomOf = state => /\w+/.exec({ ...STATES, ...PAGES }[state][0])[0]

const unseen = NAMES.filter(name => !Object.keys(STATES).some(state => roomOf(state) === name))
if (unseen.length) throw new Error(`no state of ${unseen}`)

/** Shows a state in a language. */
export async function show(page, room, lang) {
  const [fragment, shown] = { ...STATES, ...PAGES }[room]
  if (await page.locator('html').getAttribute('lang') !== lang) await page.click(`#language-${lang}`)
  await closeSheet(page)
  await enter(page, `${fragment}&lang=${lang}`)
  await shown(page, lang)
}
