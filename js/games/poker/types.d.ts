// The types of poker's functions.
import type { CallOptions, Stats } from '../../types.js'

/**
 * A hand of 0 to 7 cards in any order, duplicates and any number of jokers allowed: text like 'As Kd Jk', spaces
 * optional; an array of cards; or an array or Int8Array of card codes. A card is a rank 23456789TJQKA and a suit shdc,
 * or Jk. A code is -1 (no card) … 55: c % 14 is 0 for a joker, else the rank 1 = Two … 13 = Ace; c / 14 | 0 is the
 * suit: 0 spades, 1 clubs, 2 hearts, 3 diamonds.
 */
export type Hand = string | readonly (string | number)[] | Int8Array

export interface PokerRules {
  /** article: an ace is high only. Default 'standard' */
  profile?: 'standard' | 'article'
  /** A-2-3-4-5 is a straight, the lowest; overrides the profile */
  wheel?: boolean
  /**
   * a joker may copy a rank that the flush already holds, so that As Ks 9s 4s Jk is A A K 9 4; otherwise A K Q 9 4.
   * Default true
   */
  doubleAceFlush?: boolean
}

export type Category = 'none' | 'high' | 'pair' | 'two-pair' | 'three' | 'straight' | 'flush' | 'full-house' |
  'four' | 'straight-flush' | 'royal' | 'five'

export interface EvaluatedHand {
  /**
   * 24 bits: the category in bits 20-23, then up to five ranks (1 = Two … 13 = Ace) from bits 16-19 down, a rank that
   * repeats in a group once. The higher value wins, equal values tie; 0 is no cards
   */
  value: number
  category: Category
  /** of the category, in words: 'Three of a kind' */
  name: string
  /** the hand in words: 'three kings', 'キングのスリーカード' */
  description: string
  /**
   * the best five cards, or fewer, in the order in which they count; `as` is what a joker stands for, else the card
   * itself; `index` is the place in the input
   */
  cards: { card: string, as: string, index: number }[]
}

/** where a hand first falls behind the best one */
export interface LostBy {
  by: 'category' | 'rank'
  /** its category, or its rank (23456789TJQKA, - for none) in that place */
  hand: string
  /** the best hand's */
  best: string
  /** of the rank, in order of significance, 1-5 */
  place?: number
  /** 'ace beats king' */
  words: string
}

export interface Comparison {
  /** indices of the best hands, several when they tie */
  winners: number[]
  /** in the order given; rank 1 is best, equal hands share one */
  hands: (EvaluatedHand & { rank: number, lostBy: LostBy | null })[]
}

/**
 * a line of a pay table, of the class `line`, which pays `pay` units for one staked; the last line of a result is
 * 'nothing'
 */
export type PayLine = { line: string, pay: number, name: string }

/**
 * A game of draw poker against a pay table: the key of a preset (see games), or a deck of 52 cards and 0-2 jokers or
 * with wild deuces, and what it pays, as text: lines of a class and a pay, "royal 800, four:A/2-4 400, pair:J-A 1". A
 * class is a category, with natural- or wild- before it where wild cards matter, and after it :ranks of the group and
 * /ranks of the kicker; or four-deuces. A hand gets the best-paying line it fits.
 */
export type Game = string | { jokers?: number, deucesWild?: boolean, pays: string }

export interface Preset {
  key: string
  name: string
  jokers: number
  deucesWild: boolean
  pays: string
  lines: PayLine[]
}

export interface HoldReason {
  code: 'pat' | 'discard-all' | 'hold-pair' | 'hold-two-pair' | 'hold-three' | 'hold-four' | 'hold-wild' |
    'to-royal' | 'to-straight-flush' | 'to-flush' | 'to-straight' | 'high-cards' | 'pays'
  /** of the hold that it is about */
  cards?: number
  /** of a group held */
  rank?: string
  /** that the cards can still become: of four cards, 2 is open-ended */
  straights?: number
  /** that a pat hand or some of the draws get */
  line?: string
  /** of those draws */
  count?: number
  /** of the hold's value that the line brings, 0-1 */
  share?: number
  words: string
}

export interface Hold {
  /** the places of the cards held, in the hand as given */
  move: number[]
  /** the expected pay for one unit staked, paySum / draws */
  value: number
  /** the pay summed over all draws */
  paySum: number
  /** how many there are */
  draws: number
  /** the draws that end on each of the lines */
  counts: number[]
  reasons: HoldReason[]
}

export interface Advice {
  /** the move of the first candidate */
  best: number[]
  lines: PayLine[]
  /** all 32 holds, the best first; of equals the one of more cards */
  candidates: Hold[]
  stats: Stats
  seed: number
}

export interface Solution {
  /** under perfect play: paySum / combos */
  return: number
  /** over all combinations, exact up to 2^53 */
  paySum: number
  /** deals × draws */
  combos: number
  /** five-card hands of the deck */
  deals: number
  /** combinations a deal counts for: the least common multiple over the holds */
  draws: number
  /** how often each is the result, and what it adds to the return */
  lines: (PayLine & { combos: number, probability: number, share: number })[]
  /** the deals of which 0-5 cards are best held */
  holds: number[]
  stats: Stats
  seed: number
}

export interface EquityOptions {
  /** the 0-5 cards on the table */
  board?: Hand
  /** cards that nobody can get */
  dead?: Hand
  /** in the deck, 0-2, default 0 */
  jokers?: number
}

export interface PlayerEquity {
  /** deals won alone */
  win: number
  /** deals whose pot is shared */
  tie: number
  /** the others */
  lose: number
  /** the player's part of all pots, 0-1 */
  equity: number
  /** half the width of the equity's 95 % confidence interval; 0 when exact */
  error: number
}

export interface Equity {
  /** in the order given */
  players: PlayerEquity[]
  /** deals counted */
  total: number
  /** every deal there is was counted; otherwise they are samples */
  exact: boolean
  stats: Stats
  /** of the samples */
  seed: number
}

export interface Poker {
  /** the value of a hand, and why */
  evaluate(hand: Hand, options?: CallOptions & PokerRules): EvaluatedHand
  /** who wins, 1-1000 hands */
  compare(hands: readonly Hand[], options?: CallOptions & PokerRules): Comparison
  /** the values of many hands, laid one after another with `cards` codes each, 1-7, default 5; -1 is no card */
  evaluateMany(codes: Int8Array, options?: CallOptions & PokerRules & { cards?: number }): Int32Array
  /** well-known games of draw poker */
  games(none?: undefined, options?: CallOptions): Preset[]
  /** five cards of the game's deck, and the five that replace them in order, from a shuffle that the seed decides */
  deal(game: Game, options?: CallOptions): { cards: string[], draw: string[], seed: number }
  /** which of five cards to hold, exactly; default game 'jacks-or-better-9-6' */
  advise(hand: Hand, options?: CallOptions & PokerRules & { game?: Game }): Advice
  /**
   * who wins how often at hold'em: 2-9 players, each two cards or a range of them as text: 'AsKh', 'QQ+, AKs, A5s-A2s',
   * 'random'. Exact if all deals fit the budget (20 million by default, 10,000 a millisecond), else as many samples as
   * the budget allows (a million by default)
   */
  equity(players: readonly Hand[], options?: CallOptions & PokerRules & EquityOptions): Equity
  /** the exact return of a game under perfect play */
  solve(game: Game, options?: CallOptions & PokerRules): Solution
}
