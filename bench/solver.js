// pokersolver's view of a hand, beside what it should be by its own rules, and its known faults.
import { peer } from './report.js'

const { Hand } = peer('pokersolver')

// Categories by their rank in our values, as pokersolver names its classes.
const NAMES = ['', 'HighCard', 'OnePair', 'TwoPair', 'ThreeOfAKind', 'Straight', 'Flush', 'FullHouse', 'FourOfAKind', 'StraightFlush', 'RoyalFlush', 'FiveOfAKind']
const RUNS = ['Straight', 'StraightFlush', 'RoyalFlush', 'WildRoyalFlush', 'NaturalRoyalFlush']
const PAIRS = ['OnePair', 'TwoPair']
const ROYAL = 'RoyalFlush'
const ACE = 13
const TOP = ['NaturalRoyalFlush', 'WildRoyalFlush', 'FourWilds', 'FiveOfAKind', 'StraightFlush', 'FourOfAKind']

/**
 * The games' categories, the lowest first. Rules that are not ours: a pair, and with wild deuces two pair, is no more
 * than a high card; a royal without wild cards, and with deuces one with them, is above five of a kind; four deuces
 * are a category; kickers do not count.
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

// Where the ranks that count begin in pokersolver's list of cards; after them come kickers.
const GROUPS = {
  OnePair: [[0], 2],
  TwoPair: [[0, 2], 4],
  ThreeOfAKind: [[0], 3],
  FullHouse: [[0, 3], 5],
  FourOfAKind: [[0], 4],
  FiveOfAKind: [[0], 5],
}

/**
 * What pokersolver makes of a hand.
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
 * What pokersolver should make of a hand by the rules of its game.
 * @param {{ value: number, naturals: number[], wilds: number, royal: boolean, naturalRoyal: boolean }} our value: ours;
 *   naturals: the ranks of the cards that are not wild; royal: there is a royal flush among the hands to choose from
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

/** The order of two hands by a game's rules: positive where the first wins. */
export function order(a, b, game) {
  const names = GAMES[game].indexOf(a.name) - GAMES[game].indexOf(b.name)
  if (names) return Math.sign(names)
  const place = a.ranks.findIndex((rank, i) => rank !== b.ranks[i])
  return place < 0 ? 0 : Math.sign(a.ranks[place] - b.ranks[place])
}

/** Whether pokersolver says what it should. */
export const agrees = (said, wanted) => said.name === wanted.name && `${said.ranks}` === `${wanted.ranks}`

const count = (list, item) => list.filter(other => other === item).length

/**
 * Whether a straight flush up to a rank, five or more, is among the hands to choose from.
 * @param {{ naturals: number[], suits: string[], wilds: number }} hand
 * @param {number} top
 */
export const canRun = ({ naturals, suits, wilds }, top) => suits.some(suit =>
  wilds + naturals.filter((rank, i) => suits[i] === suit && rank <= top && rank > top - 5).length >= 5)

/**
 * Where pokersolver is known not to, each fault with the hands that have it. `said` is its answer, `wanted` ours in its
 * words. A disagreement belongs to the first that fits.
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
  // Its standard game refuses equal cards, so a second joker. That a single one is wild there was not meant either:
  // github.com/goldfire/pokersolver/issues/6
  ['standard: throws on two jokers', ({ game, wilds, said }) =>
    game === 'standard' && wilds > 1 && said.name === 'throws Duplicate cards'],
  // It looks for five of a kind among the natural cards' ranks, finds nothing, and then reads a card that is not there.
  ['throws on nothing but jokers', ({ naturals, said }) =>
    naturals.length === 0 && said.name.startsWith('throws Cannot read')],
  // It wants cards of a rank and wild cards to be exactly five, so of seven cards six or seven are none; it then takes
  // a lower rank, a lower category, or throws. In its standard game, issue 11 is about the same.
  ['five of a kind is missed where six cards could be it', ({ naturals, wilds, wanted }) =>
    wanted.name === 'FiveOfAKind' && naturals.some(rank => count(naturals, rank) + wilds > 5)],
  // github.com/goldfire/pokersolver/issues/32: 5c 6h 7d 9c 4d 2s Tc is called J high. After the gaps are filled, a wild
  // card that is left goes on top, although the run is then one of six cards with a gap.
  ['a straight of seven cards with a wild one is called one higher', ({ cards, wilds, said, wanted }) =>
    cards === 7 && wilds > 0 && isRun(said.name) && isRun(wanted.name) && said.name !== 'NaturalRoyalFlush' &&
    (said.name === 'Straight') === (wanted.name === 'Straight') && said.ranks[0] === wanted.ranks[0] + 1],
  // From the same filling of gaps: a run that is right at the top but whose list of cards leaves one out, as A K J T 9.
  // It then loses to an equal one.
  ['a straight of seven cards with wild ones keeps a gap', ({ cards, wilds, said, wanted }) =>
    cards === 7 && wilds > 0 && isRun(said.name) && said.name === wanted.name && said.ranks[0] === wanted.ranks[0]],
  // As in issue 32, where the wrong royal is put above five of a kind.
  ['a king-high straight flush of seven cards with wild ones is called a royal', hand =>
    hand.cards === 7 && hand.said.name === 'WildRoyalFlush' && hand.wanted.name === 'FiveOfAKind' && canRun(hand, ACE - 1)],
  // It tries the first suit that has five cards with the wild ones, and no other.
  ['a straight flush is missed in the second suit', ({ suits, wilds, wanted }) =>
    isRun(wanted.name) && wanted.name !== 'Straight' &&
    new Set(suits.filter(suit => count(suits, suit) + wilds >= 5)).size > 1],
]

/** Why two hands are ordered differently by the rules of a game and by ours. */
export function ruleOf(a, b, ours) {
  const low = [a, b].every(({ name }) => name === 'HighCard')
  if (low && ours.some(value => PAIRS.includes(NAMES[value >> 20]))) return 'pairs are high cards'
  if (a.name === b.name) return 'kickers do not count'
  return TOP.includes(a.name) && TOP.includes(b.name) ? 'royals, four deuces and five of a kind' : 'unknown'
}
