// The types of the functions of the patience Calculation.
import type { Answer, CallOptions, Mode, Reporting, Stats } from '../../types.js'
import type { CalculationReason, Policy, Proved } from './lists.js'

export type { CalculationPreset, CalculationReason, CalculationReasonCode, Policy, Proved } from './lists.js'

/**
 * A game as far as it was played. Cards are ranks, `A23456789TJQK`; suits do not matter.
 *
 * @example { foundations: 'A234', piles: ['', '', '', ''], card: '7' }
 */
export interface CalculationPosition {
  /**
   * the tops of the four foundations, `.` for an empty one. Foundation 1 rises by one, 2 by two, 3 by three and 4 by
   * four, modulo 13; each ends with its king. `'A234'` is the start of Calculation
   */
  foundations: string
  /** the 1-6 waste piles, each from the bottom, `''` for an empty one: `['Q9T', '', '', '']` */
  piles: string[]
  /** the visible card, `''` if none is turned */
  card: string
  /**
   * the order of the stock, the next card first. Without it the stock is hidden: it is all cards that are seen nowhere
   * else. `choose` never looks at the order
   */
  stock?: string
}

/** A position whose stock is known, as `deal` gives it. */
export type KnownPosition = CalculationPosition & {
  stock: string
  /** what `deal` gives: the seed that deals it again */
  seed?: number
}

/** Which relative of the game: `{ piles: 3 }`. */
export interface CalculationGame {
  /** cards on every foundation at the start (the article's LEADLEVEL), 0-12; default 1: Calculation; 0 is Computer */
  lead?: number
  /** waste piles, 1-6; default 4 */
  piles?: number
}

/**
 * A move, its piles and foundations counted from 1: `'w1f2'` moves the top of waste pile 1 to foundation 2, `'cf2'` the
 * visible card to foundation 2, `'cw1'` the visible card to waste pile 1; `'d'` draws. Where the stock is hidden, `apply`
 * is told what was turned: `'d7'` is the 7.
 */
export type CalculationMove = string

/** `'win'`: there is a line to the end whatever comes; `'loss'`: there is none; null: neither is proved. */
export type Proof = Proved | null

/** What a hidden stock holds of a rank. */
export interface HiddenCards {
  /** `A23456789TJQK` */
  rank: string
  /** 1-4 */
  count: number
}

/** What `legal` gives. */
export interface LegalMoves {
  /** to foundations first; a draw, as `'d'`, is a move when no card is visible */
  moves: CalculationMove[]
  /** the card that each foundation takes next, `''` when it is complete */
  next: string[]
  /** cards that do not lie on the foundations */
  rest: number
  /** cards in the stock */
  left: number
  /** there is no move */
  over: boolean
  /** all cards lie on the foundations */
  won: boolean
  /** what a hidden stock holds, by rank; of a known one nothing */
  draws: HiddenCards[]
}

/** Options of `apply`: `{ move: 'cw1' }`. */
export interface CalculationApplyOptions extends CallOptions {
  /** a legal move: `'cw1'`, and of a draw from a hidden stock what was turned, `'d7'` */
  move: CalculationMove
}

/** Options of `playout`: `{ policy: 'rule', seed: 7 }`. */
export interface PlayoutOptions extends CallOptions {
  /**
   * `'random'`, the default: any legal move, each as likely, as the article does; `'eager'`: to a foundation whenever it
   * can be, else to any waste pile; `'rule'`: to a foundation too, else to the waste pile that tuned weights prefer
   */
  policy?: Policy
}

/** What `playout` gives. */
export interface Playout {
  /** cards left over, 0 of a game that was won */
  rest: number
  won: boolean
  seed: number
}

/** Options of `successRate`: `{ policy: 'rule', games: 1000 }`. */
export interface SuccessOptions extends Reporting<SuccessProgress> {
  /** as in `playout`; default `'random'` */
  policy?: Policy
  /** to play, 1 or more; default 10,000, or as many as the budget allows */
  games?: number
}

/** What `successRate` has found so far. */
export type SuccessProgress = Pick<SuccessRate, 'games' | 'wins' | 'rate' | 'low' | 'high'>

/** What `successRate` gives. */
export interface SuccessRate {
  /** played */
  games: number
  wins: number
  /** wins / games, 0-1 */
  rate: number
  /** the lower end of the rate's 95 % confidence interval (Wilson's) */
  low: number
  /** the upper end */
  high: number
  /** the mean of the cards left over */
  meanRest: number
  /** half the width of its 95 % confidence interval */
  restError: number
  stats: Stats
  seed: number
}

/** A move that was considered. */
export interface CalculationCandidate {
  move: CalculationMove
  /** the chance to win after it, 0-1 */
  value: number
  /** the chance's standard error */
  error: number
  /** the card that it moves; of a draw null */
  card: string | null
  proof: Proof
  /** that it was tried by */
  playouts: number
  /** the most telling first: `'7 buries the 3 that foundation 2 needs next'` */
  reasons: CalculationReason[]
}

/** Options of `choose`: `{ budget: { ms: 200 }, seed: 7 }`. */
export type CalculationChooseOptions = Reporting<CalculationProgress>

/** What `choose` has found so far, the best first. */
export interface CalculationProgress {
  candidates: Pick<CalculationCandidate, 'move' | 'value' | 'error'>[]
}

/** What `choose` gives. */
export interface CalculationChoice {
  /** the move of the first candidate. A game that is over has none: choosing in it is an InputError */
  best: CalculationMove
  /**
   * all legal moves, the best first; those that the search gave up early, by fewer playouts, come after those it did
   * not, whatever their value
   */
  candidates: CalculationCandidate[]
  stats: Stats
  seed: number
}

/** What `stillWinnable` gives. */
export interface Outlook {
  /** with a hidden stock `'win'` is of perfect play, whatever comes */
  proof: Proof
  /** the chance to win, 0-1; where it is not proved, that of a player who does not know the stock */
  value: number
  /** its standard error */
  error: number
  /** of a hidden stock; of a known one the positions looked at */
  playouts: number
  /** that wins; of a hidden stock where a playout won, with the cards as they came in it */
  line: CalculationMove[] | null
  stats: Stats
  seed: number
}

/** What `solve` gives. */
export interface CalculationSolution {
  proof: Proof
  /** to the end, draws included, when a win is proved */
  line: CalculationMove[] | null
  stats: Stats
}

/** A game that was played: how it was dealt, and its moves in order. */
export interface PlayedCalculation {
  /** as `deal` gave it */
  start: KnownPosition
  /** `['d', 'cw1', 'd', 'cf2']` */
  moves: readonly CalculationMove[]
}

/** What `review` gives. */
export interface Review {
  /** before each move, and after the last */
  proofs: Proof[]
  /** the place of the move that lost a game that could be won, from 0; -1 if there is none */
  mistake: number
  /** that it lost is proved; else no win was found after it */
  sure: boolean
  /** that would have won, in place of the mistake and what followed */
  line: CalculationMove[] | null
  stats: Stats
}

/** Calculation's functions. Each takes a position, then options. */
export interface Calculation<M extends Mode = 'sync'> {
  /**
   * The start of a game, from a shuffle that the seed decides; one that is left out is drawn, and told.
   * @param game `{ piles: 3 }`
   * @param options `{ seed: 7 }`
   */
  deal(game?: CalculationGame, options?: CallOptions): Answer<M, KnownPosition>
  /**
   * What can be done.
   * @param position as `deal` or `apply` gave it, with the stock or without
   * @param options none of its own
   */
  legal(position: CalculationPosition, options?: CallOptions): Answer<M, LegalMoves>
  /**
   * The position after a move; its stock is known if it was before.
   * @param position as `deal` or `apply` gave it
   * @param options `{ move: 'cw1' }`
   */
  apply<P extends CalculationPosition>(position: P, options: CalculationApplyOptions):
    Answer<M, P extends KnownPosition ? KnownPosition : CalculationPosition>
  /**
   * Plays on to the end, and says how many cards are left over. A known stock is played in its order, a hidden one by
   * chance.
   * @param position as `deal` or `apply` gave it
   * @param options `{ policy: 'rule', seed: 7 }`
   */
  playout(position: CalculationPosition, options?: PlayoutOptions): Answer<M, Playout>
  /**
   * Plays many games, and says how many are won.
   * @param start a game from its start, `{ piles: 3 }`, or a position
   * @param options `{ policy: 'rule', games: 1000 }`
   */
  successRate(start: CalculationGame | CalculationPosition, options?: SuccessOptions): Answer<M, SuccessRate>
  /**
   * The best move for a player who does not know the order of the stock, with the chance to win after every move and
   * the reasons.
   * @param position of a game that is not over
   * @param options `{ budget: { ms: 200 } }`; a budget in iterations counts playouts, 5,000 by default
   */
  choose(position: CalculationPosition, options?: CalculationChooseOptions): Answer<M, CalculationChoice>
  /**
   * Whether the game can still be won: with a known stock by some line, with a hidden one in some order of it.
   * @param position as `deal` or `apply` gave it
   * @param options `{ budget: { iterations: 20000 } }`: playouts of a hidden stock, 5,000 by default, or positions of a
   * known one, 1,000,000
   */
  stillWinnable(position: CalculationPosition, options?: CallOptions): Answer<M, Outlook>
  /**
   * A winning line of a game whose stock is known.
   * @param position as `deal` gave it, with its stock
   * @param options `{ budget: { ms: 2000 } }`; a budget in iterations counts positions, 1,000,000 by default
   */
  solve(position: KnownPosition, options?: CallOptions): Answer<M, CalculationSolution>
  /**
   * What became of a game, all its cards known: the mistake that lost it.
   * @param game `{ start, moves }`
   * @param options `{ budget: { iterations: 20000 } }`: positions for each position of the game that is solved, 100,000
   * by default
   */
  review(game: PlayedCalculation, options?: CallOptions): Answer<M, Review>
}
