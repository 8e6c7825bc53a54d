// Puzzles of Daifugō: two players are left, so each knows the other's cards. One move goes out first whatever the other
// player does, and each other move loses.
import { chance, first, has, inWords, level, measured } from './puzzle.js'

export const KIND = 'finishes'
export const TITLE = ['Puzzles: finish first', '問題：先に上がる']
export const MOVES = ['Your moves', '出せる手']
export const question = () => [
  'Two are left, the field is empty and you lead. One move surely goes out first: which? Common rules.',
  '残り二人、場は空、あなたの番。必ず先に上がれる手が一つあります。どれでしょう。よくあるルールです。']

/** The most endgames that are dealt for a puzzle. About two in a hundred have exactly one winning move. */
const DEALS = 400
/** The fewest cards of the reader's hand, and of the other's. Up to MORE are added to each. */
const MINE = 4
const THEIRS = 3
const MORE = 2
/** The least number of moves to choose from. */
const LEAST = 4

/** The levels that are asked, with their strengths, and how often each. */
const LEVELS = { beginner: 500, novice: 900, casual: 1100, regular: 1300, skilled: 1600 }
const TRIES = 2

/** @param {import('./puzzle.js').Ask} ask */
export const make = (ask, seed, lang) => first(seed, DEALS, seed => posed({ ask, choose: (view, level, seed) => ask('daifugo', 'choose', view, { level, seed, lang }) }, seed, lang))

/** Deals two hands. All other cards count as played. */
function deal(seed) {
  const deck = [...[...'3456789TJQKA2'].flatMap(rank => [...'shdc'].map(suit => rank + suit)), 'Jk', 'Jk']
  for (let i = deck.length - 1; i > 0; i--) {
    const j = chance(seed, i, i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]]
  }
  const mine = MINE + chance(seed, 60, MORE + 1)
  const theirs = mine + THEIRS + chance(seed, 61, MORE + 1)
  const written = (from, to) => deck.slice(from, to).join(' ')
  return { rules: { preset: 'common', players: 2 }, hands: [written(0, mine), written(mine, theirs)], played: written(theirs), turns: [0] }
}

const won = ({ reasons }) => has(reasons, 'endgame-win', 'forced-win')
const lost = ({ reasons }) => has(reasons, 'endgame-loss')

async function posed(m, seed, lang) {
  const table = deal(seed)
  const view = await m.ask('daifugo', 'view', table, { seat: 0 })
  const { candidates } = await m.choose(view, 'expert', 1)
  const [best, ...others] = candidates
  if (candidates.length < LEAST || !won(best)) return null
  for (const other of others) if (!lost(other) && (won(other) || !await loses(m, table, other.move))) return null
  const levels = []
  for (const [name, strength] of Object.entries(LEVELS)) levels.push(await level(strength, TRIES, best.move, async n => (await m.choose(view, name, n)).best))
  const measure = measured(levels)
  const [mine, theirs] = table.hands
  return measure.failed > 0 ? { best: best.move, line: [best.move], why: inWords(best.reasons, lang), ...measure, moves: candidates.map(({ move }) => move), at: { mine, theirs, table } } : null
}

/** Whether the engine has proved that the other player goes out first after a move. */
async function loses({ ask, choose }, table, move) {
  const after = await ask('daifugo', 'apply', table, { move })
  if (after.over) return false
  const [seat] = after.turns
  const { candidates } = await choose(await ask('daifugo', 'view', after, { seat }), 'expert', 1)
  return seat === 0 ? candidates.every(lost) : won(candidates[0])
}
