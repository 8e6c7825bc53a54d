// The types of the solver's functions.
import type { Answer, CallOptions, Mode, Reporting, Stats } from '../../types.js'
import type { SolverNodeKind } from './lists.js'

export type { SolverNodeKind } from './lists.js'

/** What a player may bet, in percent with at most two decimal places, 1-2000; up to six each: `{ bet: [33, 75], raise: [60] }`. */
export interface SpotBets {
  /** of the pot; default none: only checks, and all-in by `allIn` */
  bet?: readonly number[]
  /** of the pot after the call; default none */
  raise?: readonly number[]
  /** bets out of position into the player who bet or raised last on the street before; default the same as `bet` */
  donk?: readonly number[]
}

/** What may be bet on a street. `oop` and `ip` override the fields next to them. */
export interface SpotStreet extends SpotBets {
  /** by the player out of position */
  oop?: SpotBets
  /** by the player in position */
  ip?: SpotBets
}

/** What may be bet. A street overrides the sizes for all streets. */
export interface SpotSizes extends SpotBets {
  flop?: SpotStreet
  turn?: SpotStreet
  river?: SpotStreet
}

/** When a player may go all-in besides the sizes. Both are in percent of the pot as it is when the bet is called. */
export interface SpotAllIn {
  /** an all-in of at most so much may always be made; default 150 */
  add?: number
  /** a bet that leaves at most so much is all-in; default 15 */
  merge?: number
}

/** What the house takes of a pot that is won. */
export interface SpotRake {
  /** of the pot, 0-100 */
  percent: number
  /** chips at most; 0, the default, is no cap */
  cap?: number
}

/** A decision whose strategy is given and stays. What a hand's moves come to is made 1. */
export interface SpotLock {
  /** the line to it, as in `at`: `'check'` */
  at: string
  /** by move: how often every hand makes it, 0-1, or a range whose weights say it: `{ check: 0.5, 'bet 33': 'QQ+, AKs:0.5' }` */
  strategy: { [move: string]: number | string }
}

/** What is solved: no limit hold'em for two, from a board on. */
export interface Spot {
  /** 3-5 cards: `'Ks Th 7s'` */
  board: string
  /** two: of the player out of position, who acts first, and of the one in position, as poker's `Range` has them: `['QQ+, AKs:0.5', 'random']` */
  ranges: readonly string[]
  /** in the middle, chips above 0 */
  pot: number
  /** what each player can still bet, chips */
  stack: number
  /** what may be bet: `{ bet: [50], raise: [60], river: { bet: [33, 100] } }` */
  sizes: SpotSizes
  /** when a player may go all-in besides: `{ add: 150, merge: 15 }` */
  allIn?: SpotAllIn
  /** what the house takes: `{ percent: 5, cap: 3 }`; default none */
  rake?: SpotRake
  /** decisions that are given, at most 64: `[{ at: 'bet 33', strategy: { fold: 1 } }]`; default none */
  locks?: readonly SpotLock[]
}

/** What a spot takes. */
export interface SpotSize {
  /** bytes */
  memory: number
  /** bytes that it takes with `compress` */
  compressed: number
  /** places where a player decides, every card dealt counted by itself unless suits make it equal to another */
  decisions: number
  /** different rivers */
  runouts: number
  /** ways to rename the suits that change nothing, 1-24: so many times fewer cards are solved, at most */
  suits: number
}

/** What `solveSpot` has found so far. */
export interface SpotProgress {
  /** as in the answer, when it was last measured */
  exploitability: number
}

/** Options of `solveSpot`: `{ target: 0.5, budget: { ms: 5000 }, at: 'bet 33, raise 100' }`. */
export interface SolveSpotOptions extends Reporting<SpotProgress> {
  /**
   * the node that is told: moves and dealt cards with commas between, `'check, bet 33, call, Ah'`; the first decision
   * by default. The last spot that was solved is kept, and another node of it answered at once
   */
  at?: string
  /** ends the call when the strategies are as near to the equilibrium: exploitability, 0-100; default 0.5 */
  target?: number
  /** that a spot may take, in MB, 1-900; default 512. A spot that takes more is refused before it is built */
  memory?: number
  /** keep 16 bits of each number instead of 32, which takes half the memory and some more time; default false */
  compress?: boolean
}

/** A move of a decision. */
export interface SpotAction {
  /** `'check'`, `'bet 33'`, `'raise 100'`, `'all-in'`, as `at` takes it */
  move: string
  /** what the player has then put into the pot from the board of the spot on, chips */
  amount: number
  /** how often it is made, by all hands as they come here, 0-1 */
  share: number
}

/** A hand at a node. */
export interface SpotHand {
  /** `'AsKh'` */
  hand: string
  /** its weight in the range, times how often it comes here, 0-1 */
  weight: number
  /** how often it makes each move, in the order of `actions`; only of the player who decides */
  strategy?: number[]
  /** what it takes out of the pot on average less what its player still puts in, chips: a fold is worth 0. Null where the other player can have no hand */
  ev: number | null
  /** of the pot, 0-1, if both only checked from here on; null where the other player can have no hand */
  equity: number | null
}

/** What is told of a node. Pairs are of the player out of position and of the one in position. */
export interface SpotNode {
  kind: SolverNodeKind
  /** who decides: 0 is out of position, 1 in position */
  seat?: 0 | 1
  /** with what was dealt */
  board: string
  /** with all that was bet, chips */
  pot: number
  /** what each player has left, chips */
  stacks: [oop: number, ip: number]
  /** of all hands, as of each */
  ev: [oop: number, ip: number]
  /** of all hands, as of each */
  equity: [oop: number, ip: number]
  /** of a decision */
  actions?: SpotAction[]
  /** of a deal: the cards that can come, `'As Ah Ad'` */
  cards?: string
  /** those that can be here */
  hands: [oop: SpotHand[], ip: SpotHand[]]
  /** `'out of position: 62% check, 38% bet 33'` */
  words: string
}

/** What `solveSpot` gives. */
export interface SpotSolution extends SpotSize {
  /**
   * what a player could win more by the best answer to the other's strategy, the mean of both players, in percent of the spot's pot: 0
   * is an equilibrium
   */
  exploitability: number
  /** the target was reached */
  solved: boolean
  node: SpotNode
  stats: Stats
}

/** Stacks that play for prizes. */
export interface Prizes {
  /** chips of 1-15 players; who has none comes after all who have: `[5000, 3000, 2000]` */
  stacks: readonly number[]
  /** what each place gets, the first one's first; places that get nothing may be left out: `[50, 30, 20]` */
  payouts: readonly number[]
}

/** What stacks are worth. */
export interface PrizeEquities {
  /** of each stack, in the unit of the payouts */
  equities: number[]
}

/** A table of a sit-and-go before the deal. Seats are in the order in which they act: the blinds last, of two players the small blind first. */
export interface PushFoldTable {
  /** chips of 2-9 seats before antes and blinds, each more than it has to post: `[1500, 900, 2100]` */
  stacks: readonly number[]
  /** of the last two seats, small and big: `[50, 100]` */
  blinds: readonly number[]
  /** that each seat pays; default 0 */
  ante?: number
  /** what each place gets, the first one's first: `[50, 30, 20]`; one alone plays for chips, `[1]` */
  payouts: readonly number[]
  /** whose charts are told; default all */
  seat?: number
}

/** What `pushFold` has found so far. */
export interface PushFoldProgress {
  /** as in the answer, when it was last measured */
  exploitability: number
}

/** Options of `pushFold`: `{ target: 0.0001, budget: { ms: 2000 } }`. */
export interface PushFoldOptions extends Reporting<PushFoldProgress> {
  /** ends the call when the charts are as near to the equilibrium: exploitability, 0-100; default 0.0001 */
  target?: number
}

/** With which hands a seat moves all-in where all before it have folded, or calls. */
export interface PushFoldChart {
  seat: number
  /** the seat that is all-in; left out where this one moves all-in */
  against?: number
  /** of all hands, those that are played, 0-1 */
  share: number
  /** the hands that are played half of the time or more: `'22+, A2s+, K9s+'` */
  range: string
  /** how often each starting hand is played, 0-1, place by place of the grid: 169, row by row from AA, suited hands above the diagonal */
  grid: number[]
  /** what playing each is worth over folding, in the unit of the payouts, place by place of the grid */
  gains: number[]
  /** `'seat 0 moves all-in with 42.1% of hands'` */
  words: string
}

/** What `pushFold` gives. */
export interface PushFoldCharts {
  /** what any seat could win more by its best replies to the others, at most, in percent of all payouts: 0 is an equilibrium */
  exploitability: number
  /** the target was reached */
  solved: boolean
  /** what each stack is worth before the hand, in the unit of the payouts */
  before: number[]
  /** what it is worth with the hand, played by the charts */
  values: number[]
  charts: PushFoldChart[]
  stats: Stats
}

/** The solver's functions. Each takes a spot, then options. */
export interface Solver<M extends Mode = 'sync'> {
  /**
   * What two players should do with their ranges, by bet sizes of your own: an approximate equilibrium by discounted counterfactual
   * regret minimisation, with strategy, value and equity of every hand at a node.
   * @param spot `{ board: 'Ks Th 7s 4d 2c', ranges: ['QQ+, AK', 'JJ-88, AQ'], pot: 10, stack: 30, sizes: { bet: [33, 75], raise: [60] } }`
   * @param options `{ target: 0.5, at: 'check, bet 33' }`; a budget in iterations counts passes over all decisions, 1,000 by default
   */
  solveSpot(spot: Spot, options?: SolveSpotOptions): Answer<M, SpotSolution>
  /**
   * What a spot takes, before it is solved.
   * @param spot as in `solveSpot`
   * @param options none of its own
   */
  estimateSpot(spot: Spot, options?: CallOptions): Answer<M, SpotSize>
  /**
   * What stacks are worth where places are paid, by the independent chip model (Malmuth-Harville): exact.
   * @param prizes `{ stacks: [5000, 3000, 2000], payouts: [50, 30, 20] }`
   * @param options none of its own
   */
  icm(prizes: Prizes, options?: CallOptions): Answer<M, PrizeEquities>
  /**
   * With which hands to move all-in or fold at a sit-and-go, and to call: the equilibrium of that game by `icm`, found by CFR+. It is exact
   * for two players. For more, one player calls and the others fold, and cards that hands take from each other count between who is all-in and
   * each player behind alone; exploitability and values are those of this game.
   * @param table `{ stacks: [1500, 900, 2100], blinds: [50, 100], payouts: [50, 30, 20] }`
   * @param options `{ target: 0.0001 }`; a budget in iterations counts sweeps over all decisions, 1,000 by default
   */
  pushFold(table: PushFoldTable, options?: PushFoldOptions): Answer<M, PushFoldCharts>
}
