// pokersolver's answer for a hand, the right answer by its own rules, and its known faults.
import { peer } from './report.js'

const { Hand } = peer('pokersolver')

// pokersolver's names of the categories, in the order of tefuda's values.
const NAMES = ['', 'HighCard', 'OnePair', 'TwoPair', 'ThreeOfAKind', 'Straight', 'Flush', 'FullHouse', 'FourOfAKind', 'StraightFlush', 'RoyalFlush', 'FiveOfAKind']
const RUNS = ['Straight', 'StraightFlush', 'RoyalFlush', 'WildRoyalFlush', 'NaturalRoyalFlush']
const PAIRS = ['OnePair', 'TwoPair']
const ROYAL = 'RoyalFlush'
const ACE = 13
const TOP = ['NaturalRoyalFlush', 'WildRoyalFlush', 'FourWilds', 'FiveOfAKind', 'StraightFlush', 'FourOfAKind']

/**
 * The games' categories, the lowest first. pokersolver's rules differ from tefuda's: a pair, and with wild deuces two
 * pair, counts as a high card. A royal flush without wild cards, and with deuces one with them, is above five of a kind.
 * Four deuces are a category. Kickers do not count.
 */
const [, ...ALL] = NAMES
const most = ALL.slice(2, 9)
const GAMES = {
  standard: ALL,
  joker: ['HighCard', ...most, 'WildRoyalFlush', 'FiveOfAKind', 'NaturalRoyalFlush'],
  deuceswild: ['HighCard', ...most.slice(1), 'FiveOfAKind', 'WildRoyalFlush', 'FourWilds', 'NaturalRoyalFlush'],
}

const isRun = name => RUNS.includes(name)
const run = top => [0, 1, 2, 3, 4].map(down => top - down)

// The positions in pokersolver's list of cards where the ranks that count begin; then where the kickers begin.
const GROUPS = {
  OnePair: [[0], 2],
  TwoPair: [[0, 2], 4],
  ThreeOfAKind: [[0], 3],
  FullHouse: [[0, 3], 5],
  FourOfAKind: [[0], 4],
  FiveOfAKind: [[0], 5],
}

/**
 * pokersolver's answer for a hand.
 * @param {string[]} words
 * @param {keyof GAMES} game
 */
export function solve(words, game) {
  try {
    const hand = Hand.solve(words, game)
    const royal = game === 'standard' && hand.descr === 'Royal Flush'
    const name = royal ? 'RoyalFlush' : hand.constructor.name
    return { name, ranks: ranksOf(name, hand.cards.map(({ rank }) => rank)), hand }
  } catch (error) {
    return { name: `throws ${error.message}`, ranks: [] }
  }
}

function ranksOf(name, ranks) {
  if (name === 'FourWilds') return []
  const [places, kickers] = GROUPS[name] ?? [[], 0]
  return [...places.map(place => ranks[place]), ...ranks.slice(kickers, 5)]
}

/**
 * The right answer of pokersolver for a hand, by the rules of its game.
 * @param {{ value: number, naturals: number[], wilds: number, royal: boolean, naturalRoyal: boolean }} our value:
 *   tefuda's; naturals: the ranks of the cards that are not wild; royal: whether the cards contain a royal flush
 * @param {keyof GAMES} game
 */
export function expect(our, game) {
  const { value, naturals, wilds } = our
  const name = NAMES[value >> 20]
  const ranks = isRun(name) ? run(value >> 16 & 15) : [16, 12, 8, 4, 0].map(shift => value >> shift & 15).filter(Boolean)
  if (game === 'standard') return { name, ranks }
  if (our.naturalRoyal) return { name: 'NaturalRoyalFlush', ranks }
  if (game === 'deuceswild' && wilds === 4) return { name: 'FourWilds', ranks: [] }
  if (name === ROYAL || (game === 'deuceswild' && our.royal)) return { name: 'WildRoyalFlush', ranks: run(ACE) }
  if (!GAMES[game].includes(name)) return { name: 'HighCard', ranks: [Math.max(...naturals)] }
  const counted = GROUPS[name]?.[0].length ?? (name === 'HighCard' ? 1 : 5)
  return { name, ranks: ranks.slice(0, counted) }
}

/** The order of two hands by a game's rules: positive if the first wins. */
export function order(a, b, game) {
  const names = GAMES[game].indexOf(a.name) - GAMES[game].indexOf(b.name)
  if (names) return Math.sign(names)
  const place = a.ranks.findIndex((rank, i) => rank !== b.ranks[i])
  return place < 0 ? 0 : Math.sign(a.ranks[place] - b.ranks[place])
}

/** Whether pokersolver's answer is right. */
export const agrees = (said, wanted) => said.name === wanted.name && `${said.ranks}` === `${wanted.ranks}`

const count = (list, item) => list.filter(other => other === item).length

/**
 * Whether the cards contain a straight flush up to a rank of five or more.
 * @param {{ naturals: number[], suits: string[], wilds: number }} hand
 * @param {number} top
 */
export const canRun = ({ naturals, suits, wilds }, top) => suits.some(suit =>
  wilds + naturals.filter((rank, i) => suits[i] === suit && rank <= top && rank > top - 5).length >= 5)

/**
 * pokersolver's known faults: a name, and whether a hand has the fault. `said` is its answer, `wanted` the right one in
 * its words. A disagreement belongs to the first fault that fits.
 * @type {[name: string, fits: (hand: Fact) => boolean][]}
 *
 * @typedef {object} Fact
 * @property {string} game
 * @property {number[]} naturals ranks
 * @property {string[]} suits of the naturals
 * @property {number} wilds
 * @property {number} cards
 * @property {{ name: string, ranks: number[] }} said
 * @property {{ name: string, ranks: number[] }} wanted
 */
export const FAULTS = [
  // Its standard game refuses equal cards, and so a second joker. Even a single joker was not meant to be wild there:
  // github.com/goldfire/pokersolver/issues/6
  ['standard: throws on two jokers', ({ game, wilds, said }) =>
    game === 'standard' && wilds > 1 && said.name === 'throws Duplicate cards'],
  // It looks for five of a kind among the ranks of natural cards, finds none, and then reads a card that does not exist.
  ['throws on nothing but jokers', ({ naturals, said }) =>
    naturals.length === 0 && said.name.startsWith('throws Cannot read')],
  // It requires exactly five cards of a rank or wild, so with six or seven of them it finds none. It then takes a lower
  // rank or category, or throws. Issue 11 is about the same in its standard game.
  ['five of a kind is missed where six cards could be it', ({ naturals, wilds, wanted }) =>
    wanted.name === 'FiveOfAKind' && naturals.some(rank => count(naturals, rank) + wilds > 5)],
  // github.com/goldfire/pokersolver/issues/32: it calls 5c 6h 7d 9c 4d 2s Tc J high. When the gaps are filled, it puts a
  // remaining wild card on top, although the run then has six cards and a gap.
  ['a straight of seven cards with a wild one is called one higher', ({ cards, wilds, said, wanted }) =>
    cards === 7 && wilds > 0 && isRun(said.name) && isRun(wanted.name) && said.name !== 'NaturalRoyalFlush' &&
    (said.name === 'Straight') === (wanted.name === 'Straight') && said.ranks[0] === wanted.ranks[0] + 1],
  // The same filling of gaps gives a run with the right top and a missing card, like A K J T 9. It then loses to an equal
  // run.
  ['a straight of seven cards with wild ones keeps a gap', ({ cards, wilds, said, wanted }) =>
    cards === 7 && wilds > 0 && isRun(said.name) && said.name === wanted.name && said.ranks[0] === wanted.ranks[0]],
  // As in issue 32. The wrong royal flush then ranks above five of a kind.
  ['a king-high straight flush of seven cards with wild ones is called a royal', hand =>
    hand.cards === 7 && hand.said.name === 'WildRoyalFlush' && hand.wanted.name === 'FiveOfAKind' && canRun(hand, ACE - 1)],
  // It tries only the first suit that has five cards together with the wild ones.
  ['a straight flush is missed in the second suit', ({ suits, wilds, wanted }) =>
    isRun(wanted.name) && wanted.name !== 'Straight' &&
    new Set(suits.filter(suit => count(suits, suit) + wilds >= 5)).size > 1],
]

/** The reason why a game's rules order two hands differently from tefuda's rules. */
export function ruleOf(a, b, ours) {
  const low = [a, b].every(({ name }) => name === 'HighCard')
  if (low && ours.some(value => PAIRS.includes(NAMES[value >> 20]))) return 'pairs are high cards'
  if (a.name === b.name) return 'kickers do not count'
  return TOP.includes(a.name) && TOP.includes(b.name) ? 'royals, four deuces and five of a kind' : 'unknown'
}
