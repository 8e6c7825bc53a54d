// The other evaluators, each called with the fastest input that it documents.
import { toWords } from './deal.js'
import { peer, peerName } from './report.js'

const { Hand } = peer('pokersolver')
const phe = peer('phe')
const pokertools = peer('@pokertools/evaluator')
const phevaluator = await peer('poker-hand-evaluator-wasm').ready()
// phevaluator's cards, by the numbering of deal.js. It numbers the suits in reverse.
const CARDS = Array.from({ length: 52 }, (_, card) => new phevaluator.Card(card ^ 3))

// pokersolver is a thousand times slower, so it gets only this many hands.
const FEW = 1000

/**
 * The peers as contenders for hands of natural cards. `order` evaluates them and returns how to compare two.
 * @param {number[][]} hands
 */
export function peersOf(hands) {
  const values = new Int32Array(hands.length)
  // Each has a loop of its own. A shared loop would call two functions from one place, which slows both.
  const runPhe = () => {
    for (let i = 0; i < hands.length; i++) values[i] = phe.evaluateCardCodes(hands[i])
    return values
  }
  const runPokertools = () => {
    for (let i = 0; i < hands.length; i++) values[i] = pokertools.evaluate(hands[i])
    return values
  }
  return [
    numbered('phe', hands, runPhe),
    numbered('@pokertools/evaluator', hands, runPokertools),
    numbered('poker-hand-evaluator-wasm', hands, objects(hands, values)),
    solver(hands, 'standard'),
  ]
}

/** poker-hand-evaluator-wasm: it takes cards made beforehand, and returns an object that must be freed. */
function objects(hands, values) {
  const made = hands.map(hand => hand.map(card => CARDS[card]))
  const evaluate = phevaluator[`evaluate${hands[0].length}`]
  return () => {
    for (let i = 0; i < made.length; i++) {
      const rank = evaluate(...made[i])
      values[i] = rank.value
      rank.delete()
    }
    return values
  }
}

/**
 * The peer for Omaha hands of nine cards. The player's own four cards come first.
 * @param {number[][]} hands
 */
export function omahaPeer(hands) {
  const values = new Int32Array(hands.length)
  const made = hands.map(hand => [...hand.slice(4), ...hand.slice(0, 4)].map(card => CARDS[card]))
  return numbered('poker-hand-evaluator-wasm', hands, () => {
    for (let i = 0; i < made.length; i++) {
      const rank = phevaluator.evaluateOmaha(...made[i])
      values[i] = rank.value
      rank.delete()
    }
    return values
  })
}

/** A contender whose `run` returns numbers. A lower number is a better hand. */
function numbered(pkg, hands, run) {
  const order = () => {
    const values = run().slice()
    return (i, j) => Math.sign(values[j] - values[i])
  }
  return { name: peerName(pkg), items: hands.length, run, order }
}

/**
 * pokersolver in one of its games: 'standard', or 'joker', where any number of cards can be wild.
 * @param {number[][]} hands
 * @param {string} game
 */
export function solver(hands, game) {
  const words = toWords(hands, 'Or')
  const few = words.slice(0, FEW)
  const run = () => few.map(hand => Hand.solve(hand, game))
  const order = () => {
    const solved = words.map(hand => Hand.solve(hand, game))
    return (i, j) => -Math.sign(solved[i].compare(solved[j]))
  }
  return { name: peerName('pokersolver'), items: few.length, run, order }
}

/**
 * Compares the order of random pairs of hands by tefuda and by a peer.
 * @param {Int32Array} values tefuda's values of the hands
 * @param {(i: number, j: number) => number} order the peer's order: positive if hand i wins
 * @param {number} pairs
 * @param {(n: number) => number} random
 */
export function agreement(values, order, pairs, random) {
  const found = { pairs, reversed: 0, theyTie: 0, weTie: 0 }
  for (let n = 0; n < pairs; n++) {
    const i = random(values.length)
    const j = random(values.length)
    const ours = Math.sign(values[i] - values[j])
    const theirs = order(i, j)
    if (ours === theirs) continue
    if (!theirs) found.theyTie++
    else if (!ours) found.weTie++
    else found.reversed++
  }
  return found
}
