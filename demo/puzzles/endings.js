// Puzzles of Calculation: the end of a deal, the stock face up. After one move the deal can still be won, after each
// other it cannot.
import { chance, first, inWords, level, measured } from './puzzle.js'

export const KIND = 'endings'
export const TITLE = ['Puzzles: endings', '問題：終盤']
export const MOVES = ['Your moves', 'できる手']
export const question = () => [
  'The stock is face up. After one move the deal can still be won, after each other it cannot. Which?',
  '山札は表向き。完成できる手は一つだけです。どれでしょう。']

const RANKS = 'A23456789TJQK'
const DEALS = 600
const CARDS = 14 // not on the foundations yet
const PILED = 10 // of them on the piles
const NODES = 2000 // positions that the engine may look at for one move
const TRIES = 3 // how often each level is asked
const LEAST = 4 // moves to choose from

/** The levels that are asked, with their strengths. None of them looks at the order of the stock. */
const LEVELS = { random: 500, eager: 1000, rule: 1500 }

/** @param {import('./puzzle.js').Ask} ask */
export const make = (ask, seed, lang) => first(seed, DEALS, seed => posed(ask, deal(seed), lang))

/** Takes cards back from full foundations, shuffles them, and deals them to the piles, as the turned card and as the stock. */
function deal(seed) {
  let n = 0
  const next = of => chance(seed, ++n, of)
  const taken = [0, 0, 0, 0]
  for (let i = 0; i < CARDS; i++) {
    let k = next(4)
    while (taken[k] === 12) k = next(4)
    taken[k]++
  }
  const rank = (k, step) => RANKS[((k + 1) * step - 1) % 13]
  const cards = []
  for (const [k, count] of taken.entries()) for (let step = 14 - count; step <= 13; step++) cards.push(rank(k, step))
  for (let i = cards.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]]
  }
  const piles = ['', '', '', '']
  for (const card of cards.slice(0, PILED)) piles[next(4)] += card
  return { foundations: taken.map((count, k) => rank(k, 13 - count)).join(''), piles, card: cards[PILED], stock: cards.slice(PILED + 1).join('') }
}

async function posed(ask, at, lang) {
  const { moves } = await ask('calculation', 'legal', at, {})
  if (moves.length < LEAST) return null
  let best
  let line
  for (const move of moves) {
    const found = await ask('calculation', 'solve', await ask('calculation', 'apply', at, { move }), { budget: { iterations: NODES } })
    if (found.proof === 'loss') continue
    if (found.proof !== 'win' || best) return null
    best = move
    line = found.line
  }
  if (!best) return null
  let why = ''
  const levels = []
  for (const [name, strength] of Object.entries(LEVELS)) {
    levels.push(await level(strength, TRIES, best, async seed => {
      const made = await ask('calculation', 'choose', at, { level: name, seed, lang })
      why = inWords(made.candidates.find(({ move }) => move === best)?.reasons ?? [], lang) || why
      return made.best
    }))
  }
  const measure = measured(levels)
  return measure.failed > 0 ? { best, line: [best, ...line], why, ...measure, moves, at } : null
}
