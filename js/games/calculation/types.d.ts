// The types of the functions of the patience Calculation.
import type { Answer, CallOptions, Legal, Mode, Reporting, Result, Shown, Stats, Viewer } from '../../types.js'
import type {
  CalculationCards, CalculationEvent, CalculationFormat, CalculationLevel, CalculationMoved, CalculationPreset, CalculationReason, CalculationStanding,
  CalculationTried, Policy, Proved,
} from './lists.js'

export type {
  CalculationCards, CalculationEvent, CalculationEventKind, CalculationFormat, CalculationLevel, CalculationMoved, CalculationPreset, CalculationReason,
  CalculationReasonCode, CalculationStanding, CalculationTried, Policy, Proved,
} from './lists.js'

/** What a table has of the rules. */
export interface CalculationRules {
  /** always 1 */
  players: number
  /** cards on every foundation at the start (the article's LEADLEVEL), 0-12: 1 is Calculation, 0 is Computer */
  lead: number
  /** waste piles, 1-6 */
  piles: number
  /** true: every foundation rises by one from its ace, as in Sir Tommy; left out: by one, two, three and four */
  byOne?: boolean
}

/**
 * The rules to deal by: the name of a preset, or an object. What it leaves out is the preset's, or that of
 * `'calculation'`, the usual game: lead 1, 4 piles.
 *
 * @example { piles: 3 }
 */
export type CalculationRulesLike = CalculationPreset | Partial<CalculationRules> & {
  /** the game that has a name */
  preset?: CalculationPreset
}

/**
 * A game as far as it was played: a table, a view, or what stands for one. It can be where the cards lie alone: the rules
 * are then what that shows, and the moves before are not known.
 *
 * @example { foundations: 'A234', piles: ['', '', '', ''], card: '7' }
 */
export interface CalculationPosition extends CalculationCards {
  /**
   * the order of the stock, the next card first. Without it the stock is hidden: it is all cards that are seen nowhere
   * else. `choose` never looks at the order
   */
  stock?: string
  /** left out: what the cards show */
  rules?: CalculationRulesLike
  /** of the deal */
  seed?: number
  /** of the deal elsewhere, in place of a seed: `'ms617'` */
  number?: string
  /** of a view: 0 the player's, null an onlooker's; default 0 */
  seat?: 0 | null
  /** that led here, as far as they are known; a draw may leave out what it turned */
  moves?: readonly { seat?: number, move: CalculationMove }[]
  /** that it is of this game */
  game?: 'calculation'
  /** of tables, as in `Shown` */
  version?: number
  /** not looked at, as is what else follows from the cards */
  turns?: readonly number[]
  /** not looked at */
  over?: boolean
  /** not looked at */
  result?: object | null
  /** not looked at */
  events?: readonly object[]
  /** not looked at */
  legal?: object | null
  /** not looked at */
  views?: readonly (object | null)[]
  /** not looked at */
  format?: CalculationFormat
}

/** A position whose stock is known, as `deal` gives it. */
export type KnownPosition = CalculationPosition & { stock: string }

/** What a table and a view have in common. */
export interface CalculationShown extends Shown, CalculationCards {
  game: 'calculation'
  rules: CalculationRules
  /** `[0]`, [] when the game is over */
  turns: number[]
  result: CalculationResult | null
  events: CalculationEvent[]
}

/** A game with all its cards, as `deal`, `apply` and `importGame` give it. */
export interface CalculationTable extends CalculationShown {
  /** the order of the stock, the next card first */
  stock: string
  /** that deals the game again, where it is known */
  seed?: number
  /** that deals it again in place of a seed, where it was dealt by that: `'ms617'` */
  number?: string
  /** of `deal` and `apply`: those asked for, in that order */
  views?: (CalculationView | null)[]
  /** of `importGame`: what the text was in */
  format?: CalculationFormat
}

/** What the player sees, and an onlooker too: all but the order of the stock. */
export interface CalculationView extends CalculationShown {
  /** the player's, 0, or an onlooker's, null */
  seat: 0 | null
  /** what `legal` gives; null for an onlooker, and when the game is over */
  legal: CalculationLegal | null
  /** of `apply`: those asked for, in that order */
  views?: (CalculationView | null)[]
}

/** How a game ended. */
export interface CalculationResult extends Result {
  /** `[1]` */
  places: number[]
  /** cards on the foundations: `[45]` */
  points: number[]
  /** true: every game stands alone */
  last: boolean
  /** all cards lie on the foundations */
  won: boolean
  /** cards that do not */
  rest: number
  /** `'won'`, `'7 cards left over'` */
  words: string
}

/**
 * A move, its piles and foundations counted from 1: `'w1 f2'` moves the top of waste pile 1 to foundation 2, `'c f2'` the
 * visible card to foundation 2, `'c w1'` the visible card to waste pile 1; `'d'` draws. Where the stock is hidden, `apply`
 * is given what was turned: `'d 7'` is the 7. The moves made have it too.
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
export interface CalculationLegal extends Legal {
  /** 0; null when the game is over */
  seat: number | null
  /** to foundations first; a draw, as `'d'`, is a move when no card is visible */
  moves: CalculationMove[]
  /** the card that each foundation takes next, `''` when it is complete */
  next: string[]
  /** cards that do not lie on the foundations */
  rest: number
  /** cards in the stock */
  left: number
  /** all cards lie on the foundations */
  won: boolean
  /** what the stock holds, by rank */
  draws: HiddenCards[]
}

/** Options of `deal`: `{ seed: 7, views: [0] }`. */
export interface CalculationDealOptions extends CallOptions {
  /**
   * deals what another program deals by this number, and leaves the seed out of account: `'ms617'` is of Microsoft FreeCell, to
   * 4294967295, `'#617'` of PySolFC, of up to 20 digits. The first card dealt is drawn first; of each rank those dealt last begin
   * on the foundations
   */
  number?: string
  /** refused: every game is the last of its match, `result.last` */
  from?: CalculationTable
  /** whose views to bring along: `[0, null]` */
  views?: readonly Viewer[]
}

/** Options of `view`: `{ seat: 0 }`. */
export interface CalculationViewOptions extends CallOptions {
  /** the player, or an onlooker */
  seat: 0 | null
}

/** Options of `legal`. */
export interface CalculationLegalOptions extends CallOptions {
  /** that is to act: 0, which need not be said */
  seat?: 0
}

/** Options of `apply`: `{ move: 'c w1' }`. */
export interface CalculationApplyOptions extends CallOptions {
  /** a legal move: `'c w1'`, and of a draw from a hidden stock what was turned, `'d 7'` */
  move: CalculationMove
  /** who makes it: 0, which need not be said; refused when the game is over */
  seat?: 0
  /** whose views to bring along: `[0, null]` */
  views?: readonly Viewer[]
}

/** Options of `exportGame`: `{ format: 'seed' }`. */
export interface CalculationExportOptions extends CallOptions {
  /** `'cards'`, the default, says where every card lay; `'seed'` is one line, for games that begin as their seed deals them */
  format?: CalculationFormat
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
export interface CalculationCandidate extends CalculationStanding, CalculationMoved, CalculationTried {
  /** the most telling first: `'7 buries the 3 that foundation 2 needs next'` */
  reasons: CalculationReason[]
}

/** Options of `choose`: `{ budget: { ms: 200 }, seed: 7 }`. */
export interface CalculationChooseOptions extends Reporting<CalculationProgress> {
  /** how well to play; default `'search'`, the strongest. The others look at the position alone */
  level?: CalculationLevel
}

/** What `choose` has found so far, the best first. */
export interface CalculationProgress {
  candidates: (Pick<CalculationCandidate, 'move' | 'value'> & { unit: 'chance', error: number })[]
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
export interface Winnable {
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

/** Options of `review`: `{ level: 'search' }`. */
export interface CalculationReviewOptions extends CallOptions {
  /** whose decisions: 0, all there are */
  seat?: 0
  /**
   * `'search'` says what each decision cost of the chance to win of a player who does not see the stock: some 25 ms a
   * move. Other levels know no chances, only the move that lost a won game. Default none
   */
  level?: CalculationLevel
}

/** A move of a game in place of which another could have been made. What is moved is that of `best`. */
export interface CalculationDecision extends CalculationMoved {
  /** its index in `moves` */
  at: number
  seat: 0
  played: CalculationMove
  /** the move that the search prefers, or that wins where nothing is searched; `played` where none is known to be better */
  best: CalculationMove
  /** at level `'search'`: the chance to win by `best`, 0-1 */
  value?: number
  /** at level `'search'`: the chance to win by the move that was played, 0-1 */
  made?: number
  /** `value` less `made`, 0 where the search cannot tell them apart; at other levels 1 where the move lost a won game for certain, else 0 */
  loss: number
  unit: 'chance'
  /** nothing was lost */
  agreed: boolean
  /** for `best` */
  reasons: CalculationReason[]
  /** at level `'search'`: all moves */
  candidates?: CalculationCandidate[]
}

/** What `review` gives. */
export interface CalculationReview {
  /** in the order of play, of the moves in place of which there was another */
  decisions: CalculationDecision[]
  summary: {
    /** of all decisions */
    loss: number
    /** decisions that cost 0.05 or more */
    mistakes: number
    /** by the loss: `'a'` under 0.05, `'b'` under 0.2, `'c'` under 0.5, `'d'` under 1, else `'e'` */
    grade: 'a' | 'b' | 'c' | 'd' | 'e'
    /** `'move 23 lost a game that could be won'` */
    words: string
  }
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
   * The start of a game, from a shuffle that the seed decides; one that is left out is drawn, and is in `seed`.
   * @param rules `'expert'`, `{ piles: 3 }`; the usual game where they are left out
   * @param options `{ seed: 7 }`
   */
  deal(rules?: CalculationRulesLike, options?: CalculationDealOptions): Answer<M, CalculationTable>
  /**
   * What the player sees of a game, or an onlooker: all but the order of the stock.
   * @param table as `deal` or `apply` gave it
   * @param options `{ seat: 0 }`
   */
  view(table: KnownPosition, options: CalculationViewOptions): Answer<M, CalculationView>
  /**
   * What can be done.
   * @param position a table or a view, or where the cards lie
   * @param options none of its own but `seat`
   */
  legal(position: CalculationPosition, options?: CalculationLegalOptions): Answer<M, CalculationLegal>
  /**
   * The table or view after a move.
   * @param position a table or a view, or where the cards lie
   * @param options `{ move: 'c w1' }`
   */
  apply<P extends CalculationPosition>(position: P, options: CalculationApplyOptions):
    Answer<M, P extends { stock: string } ? CalculationTable : CalculationView>
  /**
   * The best move for a player who does not know the order of the stock, with the chance to win after every move and
   * the reasons.
   * @param view of a game that is not over; of a table the order of the stock is not looked at
   * @param options `{ budget: { ms: 200 } }`; a budget in iterations counts playouts, 5,000 by default
   */
  choose(view: CalculationPosition, options?: CalculationChooseOptions): Answer<M, CalculationChoice>
  /**
   * What became of a game, all its cards known: the move that lost it, and what each decision cost.
   * @param table with its moves, which it goes back along: to the deal, or as far as they are known
   * @param options `{ level: 'search' }`; a budget in iterations, `{ budget: { iterations: 20000 } }`, counts positions for
   * each position of the game that is solved, 100,000 by default
   */
  review(table: KnownPosition, options?: CalculationReviewOptions): Answer<M, CalculationReview>
  /**
   * A game from text, as `exportGame` writes it, in whichever form.
   * @param text `'1 4 7: d cw1 d cf2'`: lead, piles, the deal's seed or number and the moves without spaces; `by-one` after the piles for `byOne`; or a line for each of
   * `rules 1 4`, `foundations A234`, `piles . . . .`, `card .`, `stock …` and `moves d cw1`
   * @param options none of its own
   */
  importGame(text: string, options?: CallOptions): Answer<M, CalculationTable>
  /**
   * A game as text.
   * @param table with its moves
   * @param options `{ format: 'seed' }`
   */
  exportGame(table: KnownPosition, options?: CalculationExportOptions): Answer<M, string>
  /**
   * Plays on to the end, and says how many cards are left over. A known stock is played in its order, a hidden one by
   * chance.
   * @param position a table or a view, or where the cards lie
   * @param options `{ policy: 'rule', seed: 7 }`
   */
  playout(position: CalculationPosition, options?: PlayoutOptions): Answer<M, Playout>
  /**
   * Plays many games, and says how many are won.
   * @param start rules, for whole games, `{ piles: 3 }`; or a position
   * @param options `{ policy: 'rule', games: 1000 }`
   */
  successRate(start: CalculationRulesLike | CalculationPosition, options?: SuccessOptions): Answer<M, SuccessRate>
  /**
   * Whether the game can still be won: with a known stock by some line, with a hidden one in some order of it.
   * @param position a table or a view, or where the cards lie
   * @param options `{ budget: { iterations: 20000 } }`: playouts of a hidden stock, 5,000 by default, or positions of a
   * known one, 3,000,000
   */
  stillWinnable(position: CalculationPosition, options?: CallOptions): Answer<M, Winnable>
  /**
   * A winning line of a game whose stock is known.
   * @param position as `deal` gave it, with its stock
   * @param options `{ budget: { ms: 2000 } }`; a budget in iterations counts positions, 3,000,000 by default
   */
  solve(position: KnownPosition, options?: CallOptions): Answer<M, CalculationSolution>
}
