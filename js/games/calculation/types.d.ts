// The types of the functions of the patience Calculation.
import type { CallOptions, Reporting, Stats } from '../../types.js'

/** A game as far as it was played. Cards are ranks, A23456789TJQK; suits do not matter. */
export interface CalculationPosition {
  /**
   * the tops of the four foundations, '.' for an empty one. Foundation 1 rises by one, 2 by two, 3 by three and 4 by
   * four, modulo 13; each ends with its king. 'A234' is the start of Calculation
   */
  foundations: string
  /** the 1-6 waste piles, each from the bottom, '' for an empty one */
  piles: string[]
  /** the visible card, '' if none is turned */
  card: string
  /**
   * the order of the stock, the next card first. Without it the stock is hidden: it is all cards that are seen nowhere
   * else. choose never looks at the order
   */
  stock?: string
}

export interface CalculationGame {
  /** cards on every foundation at the start (the article's LEADLEVEL), 0-12, default 1: Calculation; 0 is Computer */
  lead?: number
  /** waste piles, 1-6, default 4 */
  piles?: number
}

/**
 * A move, its piles and foundations counted from 1: 'w1f2' moves the top of waste pile 1 to foundation 2, 'cf2' the
 * visible card to foundation 2, 'cw1' the visible card to waste pile 1; 'd' draws. Of a hidden stock, apply is told
 * what was turned: 'd7' is the 7.
 */
export type CalculationMove = string

/**
 * How playouts are played. random: any legal move, each as likely, as the article does; eager: to a foundation whenever
 * it can be, else to any waste pile; rule: to a foundation too, else to the waste pile that tuned weights prefer.
 */
export type Policy = 'random' | 'eager' | 'rule'

/** 'win': there is a line to the end whatever comes; 'loss': there is none; null: neither is proved. */
export type Proof = 'win' | 'loss' | null

export interface LegalMoves {
  /** to foundations first; a draw, as 'd', is a move when no card is visible */
  moves: CalculationMove[]
  /** the card that each foundation takes next, '' when it is complete */
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
  draws: { rank: string, count: number }[]
}

export interface SuccessRate {
  /** played */
  games: number
  wins: number
  /** wins / games */
  rate: number
  /** of the rate's 95 % confidence interval (Wilson's) */
  low: number
  /** of the interval */
  high: number
  /** the mean of the cards left over */
  meanRest: number
  /** half the width of its 95 % confidence interval */
  restError: number
  stats: Stats
  seed: number
}

export interface CalculationReason {
  code: 'proved-win' | 'proved-loss' | 'to-foundation' | 'opens-next' | 'continues' | 'buries' | 'same-rank' |
    'covers' | 'uses-empty-pile' | 'keeps-empty-pile' | 'king-on-cards' | 'king-on-empty' | 'empties-pile' | 'draw'
  /** that it is about: the card itself, the one that can follow, or that is covered */
  rank?: string
  /** that takes it, 1-4 */
  foundation?: number
  /** 1-6 */
  pile?: number
  /** cards that the foundation takes before it; 0: it is next */
  steps?: number
  /** '7 buries the 3 that foundation 2 needs next' */
  words: string
}

export interface CalculationCandidate {
  move: CalculationMove
  /** the chance to win after it, 0-1 */
  value: number
  /** the chance's standard error */
  error: number
  /** the one that it moves; of a draw null */
  card: string | null
  proof: Proof
  /** that it was tried by */
  playouts: number
  reasons: CalculationReason[]
}

export interface CalculationChoice {
  /** the move of the first candidate; null when there is no move */
  best: CalculationMove | null
  /**
   * all legal moves, the best first; those that the search gave up early, by fewer playouts, come after those it did
   * not, whatever their value
   */
  candidates: CalculationCandidate[]
  stats: Stats
  seed: number
}

export interface Outlook {
  /** with a hidden stock 'win' is of perfect play, whatever comes */
  proof: Proof
  /** the chance to win, 0-1; where it is not proved, that of one who does not know the stock */
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

export interface CalculationSolution {
  proof: Proof
  /** to the end, draws included, when a win is proved */
  line: CalculationMove[] | null
  stats: Stats
}

export interface Review {
  /** before each move, and after the last */
  proofs: Proof[]
  /** the place of the move that lost a game that could be won; -1 if there is none */
  mistake: number
  /** that it lost is proved; else no win was found after it */
  sure: boolean
  /** that would have won, in place of the mistake and what followed */
  line: CalculationMove[] | null
  stats: Stats
}

export interface Calculation {
  /** the start of a game, from a shuffle that the seed decides */
  deal(game?: CalculationGame, options?: CallOptions): CalculationPosition & { stock: string }
  /** what can be done */
  legalMoves(position: CalculationPosition, options?: CallOptions): LegalMoves
  /** the position after a move */
  apply(position: CalculationPosition, options: CallOptions & { move: CalculationMove }): CalculationPosition
  /**
   * plays on to the end, and says how many cards are left over; default policy 'random'. A known stock is played in its
   * order, a hidden one by chance
   */
  playout(position: CalculationPosition,
    options?: CallOptions & { policy?: Policy }): { rest: number, won: boolean, seed: number }
  /** plays many games from a start or a position on, 10,000 by default, or as many as the budget allows */
  successRate(start: CalculationGame | CalculationPosition,
    options?: Reporting<Pick<SuccessRate, 'games' | 'wins' | 'rate' | 'low' | 'high'>> & { policy?: Policy, games?: number }): SuccessRate
  /**
   * the best move for one who does not know the order of the stock, with the chance to win after every move and the
   * reasons. Default budget 5,000 playouts
   */
  choose(position: CalculationPosition,
    options?: Reporting<{ candidates: Pick<CalculationCandidate, 'move' | 'value' | 'error'>[] }>): CalculationChoice
  /**
   * whether the game can still be won: with a known stock by some line, with a hidden one in some order of it. Default
   * budget 5,000 playouts of a hidden stock, 1,000,000 positions of a known one
   */
  stillWinnable(position: CalculationPosition, options?: CallOptions): Outlook
  /** a winning line of a game whose stock is known. Default budget 1,000,000 positions */
  solve(position: CalculationPosition & { stock: string }, options?: CallOptions): CalculationSolution
  /**
   * a game that was played, with hindsight: the mistake that lost it. The budget is for each position of the game that
   * is solved, by default 100,000 positions
   */
  review(game: { start: CalculationPosition & { stock: string }, moves: readonly CalculationMove[] },
    options?: CallOptions): Review
}
