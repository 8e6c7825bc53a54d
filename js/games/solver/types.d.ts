// The types of the solver's functions.
import type { Answer, CallOptions, Mode, Reporting, Stats } from '../../types.js'
import type { SolverNodeKind } from './lists.js'

export type { SolverNodeKind } from './lists.js'

/** The sizes that a player may bet: up to six each, in percent, 1-2000 with at most two decimal places. `{ bet: [33, 75], raise: [60] }`. */
export interface SpotBets {
  /** bets in percent of the pot. Default none: the player can only check, or go all-in by `allIn` */
  bet?: readonly number[]
  /** raises in percent of the pot after the call; default none */
  raise?: readonly number[]
  /** bets out of position into the player who bet or raised last on the street before, in percent of the pot; default the same as `bet` */
  donk?: readonly number[]
}

/** The sizes of a street. `oop` and `ip` override the fields next to them. */
export interface SpotStreet extends SpotBets {
  /** sizes of the player out of position */
  oop?: SpotBets
  /** sizes of the player in position */
  ip?: SpotBets
}

/** The sizes of all streets. Those of a street override the fields for all streets. */
export interface SpotSizes extends SpotBets {
  flop?: SpotStreet
  turn?: SpotStreet
  river?: SpotStreet
}

/** When a player may go all-in in addition to the sizes. Both fields are percentages, 0 or more. */
export interface SpotAllIn {
  /** an all-in of at most this size, in percent of the pot after the call, is always allowed; default 150 */
  add?: number
  /** a bet becomes all-in if it would leave the player at most this much, in percent of the pot after the bet is called; default 15 */
  merge?: number
}

/** The house's share of a pot that is won. */
export interface SpotRake {
  /** share in percent of the pot, 0-100 */
  percent: number
  /** largest rake in chips; default 0, which is no cap */
  cap?: number
}

/** A decision whose strategy is given and does not change. The shares of a hand's moves are scaled to add up to 1. */
export interface SpotLock {
  /** the line that leads to the decision, written as in `at`: `'check'` */
  at: string
  /** how often each move is made: by every hand alike, 0-1, or by a range whose weights are the shares: `{ check: 0.5, 'bet 33': 'QQ+, AKs:0.5' }` */
  strategy: { [move: string]: number | string }
}

/** The position to solve: no-limit hold'em for two players, from the flop, turn or river on. */
export interface Spot {
  /** 3-5 board cards: `'Ks Th 7s'` */
  board: string
  /**
   * two ranges, written as poker's `Range`: of the player out of position, who acts first, and of the player in position:
   * `['QQ+, AKs:0.5', 'random']`
   */
  ranges: readonly string[]
  /** chips in the middle, above 0 */
  pot: number
  /** chips that each player can still bet */
  stack: number
  /** sizes that may be bet: `{ bet: [50], raise: [60], river: { bet: [33, 100] } }` */
  sizes: SpotSizes
  /** when a player may go all-in in addition to the sizes: `{ add: 150, merge: 15 }` */
  allIn?: SpotAllIn
  /** the house's share of the pot: `{ percent: 5, cap: 3 }`; default none */
  rake?: SpotRake
  /** decisions whose strategy is given, at most 64: `[{ at: 'bet 33', strategy: { fold: 1 } }]`; default none */
  locks?: readonly SpotLock[]
}

/** The size of a spot. */
export interface SpotSize {
  /** memory that it takes, in bytes */
  memory: number
  /** memory that it takes with `compress`, in bytes */
  compressed: number
  /** number of decisions. Each card dealt makes its own, unless renaming the suits makes two cards equal */
  decisions: number
  /** number of different rivers */
  runouts: number
  /** number of ways to rename the suits that change nothing, 1-24. At best the spot has this many times fewer cards to solve */
  suits: number
}

/** The result of `solveSpot` so far. */
export interface SpotProgress {
  /** exploitability as in the answer, at its last measurement */
  exploitability: number
}

/** Options of `solveSpot`: `{ target: 0.5, budget: { ms: 5000 }, at: 'bet 33, raise 100' }`. */
export interface SolveSpotOptions extends Reporting<SpotProgress> {
  /**
   * the node to answer for: moves and dealt cards with commas between, `'check, bet 33, call, Ah'`; default the first decision. The last
   * spot solved is kept, so another node of it is answered at once
   */
  at?: string
  /** exploitability at which the call ends, in percent of the spot's pot, 0-100; default 0.5 */
  target?: number
  /** memory in MB that a spot may take, 1-900; default 512. A spot that takes more is refused before it is built */
  memory?: number
  /** keep 16 bits of each number instead of 32, which takes half the memory and some more time; default false */
  compress?: boolean
}

/** A move at a decision. */
export interface SpotAction {
  /** the move as `at` takes it: `'check'`, `'bet 33'`, `'raise 100'`, `'all-in'` */
  move: string
  /** chips that the player has put into the pot after this move, counted from the start of the spot */
  amount: number
  /** how often the move is made, 0-1, on average over all hands here */
  share: number
}

/** A hand of a player at a node. */
export interface SpotHand {
  /** its two cards: `'AsKh'` */
  hand: string
  /** its weight in the range, times how often it reaches this node, 0-1 */
  weight: number
  /** how often it makes each move, 0-1, in the order of `actions`; only for the player who decides */
  strategy?: number[]
  /**
   * average winnings in chips: what it takes out of the pot, less what its player still puts in. A fold is worth 0. Null where the other
   * player can have no hand
   */
  ev: number | null
  /** average share of the pot if both players only checked from here on, 0-1; null where the other player can have no hand */
  equity: number | null
}

/** The answer for a node. Pairs are of the player out of position and the player in position. */
export interface SpotNode {
  kind: SolverNodeKind
  /** the player who decides: 0 is out of position, 1 in position */
  seat?: 0 | 1
  /** all board cards, with those dealt since the spot */
  board: string
  /** chips in the middle, with all bets */
  pot: number
  /** chips that each player has left */
  stacks: [oop: number, ip: number]
  /** average of the hands' `ev`, in chips */
  ev: [oop: number, ip: number]
  /** average of the hands' `equity`, 0-1 */
  equity: [oop: number, ip: number]
  /** the moves, if the node is a decision */
  actions?: SpotAction[]
  /** the cards that can come, if the node is a deal: `'As Ah Ad'` */
  cards?: string
  /** the hands that each player can have here */
  hands: [oop: SpotHand[], ip: SpotHand[]]
  /** the strategies in words: `'out of position: 62% check, 38% bet 33'` */
  words: string
}

/** The answer of `solveSpot`. */
export interface SpotSolution extends SpotSize {
  /**
   * gain that a player could make by the best answer to the other's strategy: the mean of both players, in percent of the spot's pot. 0 is
   * an equilibrium
   */
  exploitability: number
  /** whether the target was reached */
  solved: boolean
  node: SpotNode
  stats: Stats
}

/** Stacks that play for prizes. */
export interface Prizes {
  /** chips of 1-15 players. Players without chips finish behind all players with chips: `[5000, 3000, 2000]` */
  stacks: readonly number[]
  /** prizes from the first rank down, in any unit; ranks without a prize may be left out: `[50, 30, 20]` */
  payouts: readonly number[]
}

/** The values of stacks. */
export interface PrizeEquities {
  /** value of each stack, in the unit of the payouts */
  equities: number[]
}

/**
 * A table of a sit-and-go before the deal. Seats are in the order in which they act: the blinds are last. With two players the small blind
 * acts first.
 */
export interface PushFoldTable {
  /** chips of 2-9 seats before antes and blinds. Each seat has more than it must post: `[1500, 900, 2100]` */
  stacks: readonly number[]
  /** small and big blind in chips, which the last two seats post: `[50, 100]` */
  blinds: readonly number[]
  /** ante of each seat in chips; default 0 */
  ante?: number
  /** prizes from the first rank down, in any unit: `[50, 30, 20]`. A single prize makes it a game for chips: `[1]` */
  payouts: readonly number[]
  /** the seat whose charts are wanted, from 0; default all seats */
  seat?: number
}

/** The result of `pushFold` so far. */
export interface PushFoldProgress {
  /** exploitability as in the answer, at its last measurement */
  exploitability: number
}

/** Options of `pushFold`: `{ target: 0.0001, budget: { ms: 2000 } }`. */
export interface PushFoldOptions extends Reporting<PushFoldProgress> {
  /** exploitability at which the call ends, in percent of all payouts, 0-100; default 0.0001 */
  target?: number
}

/** The hands with which a seat moves all-in after all seats before it have folded, or with which it calls an all-in. */
export interface PushFoldChart {
  seat: number
  /** the seat that is all-in, if this chart is of a call; else left out */
  against?: number
  /** share of all hands that are played, 0-1 */
  share: number
  /** the hands that are played half of the time or more: `'22+, A2s+, K9s+'` */
  range: string
  /** how often each of the 169 starting hands is played, 0-1: row by row from AA, with suited hands above the diagonal */
  grid: number[]
  /** gain of playing each hand over folding it, in the unit of the payouts, in the order of `grid` */
  gains: number[]
  /** the chart in words: `'seat 0 moves all-in with 42.1% of hands'` */
  words: string
}

/** The answer of `pushFold`. */
export interface PushFoldCharts {
  /** largest gain that any seat could make by its best replies to the others, in percent of all payouts. 0 is an equilibrium */
  exploitability: number
  /** whether the target was reached */
  solved: boolean
  /** value of each stack before the hand, in the unit of the payouts */
  before: number[]
  /** value of each stack with the hand played by the charts, in the unit of the payouts */
  values: number[]
  charts: PushFoldChart[]
  stats: Stats
}

/** The solver's functions. Each takes a position, then options. */
export interface Solver<M extends Mode = 'sync'> {
  /**
   * How two players should play their ranges, with the bet sizes you choose. The answer is an approximate equilibrium by discounted
   * counterfactual regret minimisation, with strategy, value and equity of every hand at a node.
   * @param spot `{ board: 'Ks Th 7s 4d 2c', ranges: ['QQ+, AK', 'JJ-88, AQ'], pot: 10, stack: 30, sizes: { bet: [33, 75], raise: [60] } }`
   * @param options `{ target: 0.5, at: 'check, bet 33' }`; a budget in iterations counts passes over all decisions, default 1,000
   */
  solveSpot(spot: Spot, options?: SolveSpotOptions): Answer<M, SpotSolution>
  /**
   * How much memory a spot takes and how many decisions it has, before it is solved.
   * @param spot the spot, as for `solveSpot`
   * @param options none of its own
   */
  estimateSpot(spot: Spot, options?: CallOptions): Answer<M, SpotSize>
  /**
   * The exact values of stacks in a tournament that pays several ranks, by the independent chip model (Malmuth-Harville).
   * @param prizes `{ stacks: [5000, 3000, 2000], payouts: [50, 30, 20] }`
   * @param options none of its own
   */
  icm(prizes: Prizes, options?: CallOptions): Answer<M, PrizeEquities>
  /**
   * Which hands to move all-in with, and which to call with, at a sit-and-go where players only move all-in or fold. The answer is the
   * equilibrium of that game with stacks valued by `icm`, found by CFR+. It is exact for two players. With more players one player calls
   * and the others fold. Cards that block each other count only between the all-in player and each player behind. Exploitability and values
   * are those of this model.
   * @param table `{ stacks: [1500, 900, 2100], blinds: [50, 100], payouts: [50, 30, 20] }`
   * @param options `{ target: 0.0001 }`; a budget in iterations counts sweeps over all decisions, default 1,000
   */
  pushFold(table: PushFoldTable, options?: PushFoldOptions): Answer<M, PushFoldCharts>
}
