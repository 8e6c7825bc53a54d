// Seeded random hands, and their notations.

const RANKS = '23456789TJQKA'
const SUITS = 'shdc'
// The suits' order in tefuda's codes.
const CODE_SUITS = 'schd'

/** A random generator (mulberry32): returns whole numbers from 0 to n-1. */
export function chance(seed) {
  let state = seed
  return n => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor(((t ^ (t >>> 14)) >>> 0) / 2 ** 32 * n)
  }
}

/**
 * Deals hands of different cards, each from a fresh deck, in the numbering that phe and @pokertools/evaluator share:
 * 4 × rank + suit (spades, hearts, diamonds, clubs). 52 and 53 are jokers.
 * @param {number} count
 * @param {(n: number) => number} random
 * @param {{ cards?: number, deck?: number, jokers?: (hand: number) => number }} [options] deck: 54 includes the jokers;
 *   jokers: the number of jokers that hand i begins with, in addition to those of the deck
 */
export function deal(count, random, { cards = 5, deck = 52, jokers = () => 0 } = {}) {
  return Array.from({ length: count }, (_, i) => {
    const hand = Array(jokers(i)).fill(52)
    while (hand.length < cards) {
      const card = random(deck)
      if (!hand.includes(card)) hand.push(card)
    }
    return hand
  })
}

/** Hands as codes for tefuda's evaluateMany. */
export const toCodes = hands =>
  Int8Array.from(hands.flat(), card => (card > 51 ? 0 : 14 * CODE_SUITS.indexOf(SUITS[card & 3]) + (card >> 2) + 1))

/** Hands as arrays of words like 'As'. */
export const toWords = (hands, joker) =>
  hands.map(hand => hand.map(card => (card > 51 ? joker : RANKS[card >> 2] + SUITS[card & 3])))
