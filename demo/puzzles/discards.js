// Puzzles of mahjong: a hand of 14 tiles at the beginning of a round. One discard is the best by a margin, and a lower
// level misses it.
import { chance, first, inWords, level, measured } from './puzzle.js'

export const KIND = 'discards'
export const TITLE = ['Puzzles: what to discard', '問題：何切る']
export const MOVES = ['Your tiles, the drawn one last', 'あなたの手牌（最後がツモ牌）']
export const question = () => [
  'Your first turn of an east round, 25,000 points each. Which tile do you discard? Press it.',
  '東場の第一打、全員25,000点です。何を切りますか。牌を押してください。']

const DEALS = 1000
/** The least and the greatest shanten number of a hand. */
export const FAR = [1, 2]
/** The second-best discard is worth less than this share of the best. */
export const CLEARLY = 0.95

/** The engine's lower levels, and their strengths. */
const LEVELS = { beginner: 900, regular: 1500 }

const WINDS = 'ESWN'

/** The set with three red fives, which are written 0, in order. */
const SET = [...'mpsz'].flatMap(suit => Array.from({ length: suit === 'z' ? 7 : 9 }, (_, i) => [0, 1, 2, 3].map(copy => `${suit !== 'z' && i === 4 && copy === 0 ? 0 : i + 1}${suit}`)).flat())

/** @param {import('./puzzle.js').Ask} ask */
export const make = (ask, seed, lang) => first(seed, DEALS, seed => posed(ask, deal(seed), seed, lang))

/** Deals the dora indicator, the drawn tile and the sorted hand. */
function deal(seed) {
  const taken = new Set()
  for (let n = 0; n < 15; n++) {
    let i = chance(seed, n, SET.length)
    while (taken.has(i)) i = (i + 1) % SET.length
    taken.add(i)
  }
  const [dora, drawn, ...hand] = taken
  return { tiles: [...hand.sort((a, b) => a - b), drawn].map(i => SET[i]), dora: SET[dora], seat: WINDS[chance(seed, 15, 4)] }
}

async function posed(ask, at, seed, lang) {
  const { tiles, dora, seat } = at
  const hand = tiles.join('')
  const { standard } = await ask('mahjong', 'shanten', hand)
  if (standard < FAR[0] || standard > FAR[1]) return null
  const { candidates } = await ask('mahjong', 'chooseDiscard', hand, { dora: [dora], seat, lang })
  const [best, next] = candidates
  const counts = [best, next].every(candidate => candidate?.action === 'discard' && candidate.unit === 'points' && candidate.value > 0)
  if (!counts || next.value >= CLEARLY * best.value) return null
  const view = viewOf(at)
  const levels = [await level(1300, 1, best.move, async () => mostTiles(candidates))]
  for (const [name, strength] of Object.entries(LEVELS)) {
    levels.push(await level(strength, 1, best.move, async seed => (await ask('mahjong', 'choose', view, { level: name, seed })).best.replace(/[_*]+$/, '')))
  }
  const measure = measured(levels)
  return measure.failed > 0 ? { best: best.move, line: [best.move], why: inWords(best.reasons, lang), ...measure, moves: tiles, at: { ...at, value: best.value, next: next.value } } : null
}

/** The discard of a player who only counts the useful tiles. */
const mostTiles = candidates => candidates.filter(({ action }) => action === 'discard')
  .reduce((most, of) => (of.shanten < most.shanten || of.shanten === most.shanten && of.total > most.total ? of : most)).move

/** What the player sees, before anyone has discarded. */
function viewOf({ tiles, dora, seat: wind }) {
  const seat = WINDS.indexOf(wind)
  return {
    rules: 'tenhou', seat, phase: 'turn', active: seat, left: 69, points: [25_000, 25_000, 25_000, 25_000], dora: [dora], hand: tiles.join(''),
    players: [0, 1, 2, 3].map(player => ({ concealed: player === seat ? 14 : 13 })), legal: { moves: tiles.map((tile, i) => (i === 13 ? `${tile}_` : tile)) },
  }
}
