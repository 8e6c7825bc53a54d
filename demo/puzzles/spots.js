// Puzzles of hold'em: on the turn the other player, whose hands are known, is all in. With one of four hands a call wins
// chips in the long run, with each other it loses. The engine counts every river against every hand.
import { chance, first, measured } from './puzzle.js'

export const KIND = 'spots'
export const TITLE = ['Puzzles: which hand calls?', '問題：コールできる手札は？']
export const MOVES = ['Hands', '手札']
export const question = ({ at: { bet, price } }) => [
  `Hold’em, on the turn: the other player is all in for ${BETS[bet][0]}, so a call must win ${percent(price)} of the time. With one of these hands it does. Which?`,
  `ホールデムのターン。相手は${BETS[bet][1]}オールイン。コールには勝率 ${percent(price)} が必要です。足りる手札は一つだけ。どれでしょう。`]

const DEALS = 100
/** How many hands are dealt to find four. */
const HANDS = 10
/** The least difference between a hand's share of the pot and the price of the call: nobody calculates closer at the table. */
export const CLEARLY = 0.04

/** The hands that the other player may have, and the sizes of the bet, as shares of the pot. */
export const RANGES = ['TT+,AQs+,AKo', '77+,ATs+,KQs,AJo+', '55+,A8s+,KTs+,QJs,JTs,ATo+,KQo', 'QQ+,AKs,76s,87s,98s,T9s,JTs']
const BETS = { 0.5: ['half the pot', 'ポットの半分で'], 1: ['the pot', 'ポット額で'], 2: ['twice the pot', 'ポットの二倍で'] }

const DECK = [...'AKQJT98765432'].flatMap(rank => [...'shdc'].map(suit => rank + suit))

const percent = share => `${(100 * share).toFixed(0)} %`

/** @param {import('./puzzle.js').Ask} ask */
export const make = (ask, seed, lang) => first(seed, DEALS, seed => posed(ask, seed, lang))

/** Draws a board of four cards, hands, a range and a bet. */
function deal(seed) {
  const taken = new Set()
  for (let n = 0; n < 4 + 2 * HANDS; n++) {
    let i = chance(seed, n, DECK.length)
    while (taken.has(i)) i = (i + 1) % DECK.length
    taken.add(i)
  }
  const cards = [...taken]
  const hands = Array.from({ length: HANDS }, (_, n) => cards.slice(4 + 2 * n, 6 + 2 * n).sort((a, b) => a - b).map(i => DECK[i]).join(''))
  const bet = Object.keys(BETS).sort()[chance(seed, 50, 3)]
  return { board: cards.slice(0, 4).map(i => DECK[i]).join(''), hands, range: RANGES[chance(seed, 51, RANGES.length)], bet, price: bet / (1 + 2 * bet) }
}

async function posed(ask, seed, lang) {
  const { board, hands, range, bet, price } = deal(seed)
  const share = async (hand, against) => (await ask('poker', 'equity', [hand, against], { board })).players[0].equity
  const worth = new Map()
  for (const hand of hands) worth.set(hand, await share(hand, range))
  const far = hand => Math.abs(worth.get(hand) - price) >= CLEARLY
  const calls = hands.filter(hand => worth.get(hand) > price)
  const folds = hands.filter(hand => worth.get(hand) <= price).sort((a, b) => worth.get(b) - worth.get(a)).slice(0, 3)
  // Of the hands that may call, the closest one is the hardest to tell from the rest.
  const [best] = calls.sort((a, b) => worth.get(a) - worth.get(b))
  if (!best || folds.length < 3 || ![best, ...folds].every(far)) return null
  const moves = [best, ...folds].sort()
  const most = async value => {
    const values = []
    for (const move of moves) values.push(await value(move))
    return Number(moves[values.indexOf(Math.max(...values))] !== best)
  }
  const high = hand => [...hand].reduce((sum, of) => sum + (13 - 'AKQJT98765432'.indexOf(of)) % 14, 0)
  const pairs = hand => [...hand].filter((of, i) => i % 2 === 0 && (board + hand).split(of).length > 2).length
  const measure = measured([
    { strength: 700, tried: 1, failed: await most(high) }, // likes high cards
    { strength: 1000, tried: 1, failed: await most(hand => 100 * pairs(hand) + high(hand)) }, // calls with a pair
    { strength: 1500, tried: 1, failed: await most(hand => share(hand, 'random')) }, // believes that the other may have any hand
  ])
  const order = moves.toSorted((a, b) => worth.get(b) - worth.get(a))
  const why = order.map(hand => `${hand} ${percent(worth.get(hand))}`).join(lang === 'ja' ? '／' : '; ')
  return measure.failed > 0 ? { best, line: [best], why: (lang === 'ja' ? '勝率：' : 'Share of the pot won: ') + why, ...measure, moves, at: { board, range, bet, price, worth: Object.fromEntries(moves.map(move => [move, worth.get(move)])) } } : null
}
