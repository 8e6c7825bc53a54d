// The types of the functions of m,n,k boards.
import type { AbortSignal } from '../../platform.js'
import type { Answer, CallOptions, Legal, Mode, Progress, Reporting, Result, Shown, Stats, Viewer } from '../../types.js'
import type { BoardReason, BoardThreats, BoardValue, MnkEnding, MnkEvent, MnkFormat, MnkFoul, MnkLevel, MnkOpening, MnkOpeningRule, MnkPreset, MnkRule, MnkStanding, Outcome, Side } from './lists.js'

export type {
  BoardReason, BoardReasonCode, BoardThreats, BoardValue, Bound, MnkEnd, MnkEnding, MnkEvent, MnkEventKind, MnkFormat, MnkFoul, MnkLevel, MnkOpening, MnkOpeningRule, MnkPreset, MnkRule, MnkStanding,
  Outcome, Side,
} from './lists.js'

/**
 * A board of 1-25 columns and rows: text with a row a line, or an array of rows, top to bottom; `.` empty, `o` black,
 * `x` white.
 *
 * @example ['oo.', '.x.', '..x']
 */
export type Board = string | readonly string[]

/** A square, both numbers counted from the top left and from 0: `[0, 2]` is the third of the first row. */
export type Square = [row: number, column: number]

/** How a board alone is played on, and who moves. */
export interface BoardRules {
  /** how many in a row win, 1 to the longer side; default 5, or the longer side if that is less */
  k?: number
  /**
   * which rows win, and which moves are forbidden; default `'free'`: k or more in a row win. `'exact'`: exactly k do.
   * `'renju'`, for k of 5: black begins and wins with exactly five, and may not make a double three, a double four or
   * a longer row; white wins with five or more. `'caro'`, for k of 5: more than five win, and five that are not between
   * two stones of the opponent. `'caro-exact'`: only the latter. `'gravity'`: a stone falls to the lowest empty square of its
   * column, the only one of it that may be played, as in connect four. `'misere'`: who completes k or more in a row loses
   */
  rule?: MnkRule
  /** the side to move, whatever stands on the board; by default the one with fewer stones, of equal numbers black, unless it has just won */
  turn?: Side
}

/** Options of `evaluate` and `prove`: `{ k: 3 }`. */
export interface BoardOptions extends CallOptions, BoardRules {}

/** The rules of a game, whole, and what it began with. */
export interface MnkRules {
  /** always 2 */
  players: number
  columns: number
  rows: number
  /** how many in a row win */
  k: number
  rule: MnkRule
  /** how it began */
  opening: MnkOpeningRule
  /** the position that it began with, as text with a row a line: empty, or any numbers of stones */
  board: string
  /** the side that began from there */
  turn: Side
}

/** Rules as calls take them: the name of a preset, or what differs from one or from gomoku: `{ columns: 3, rows: 3, k: 3 }`. */
export type MnkRulesLike = MnkPreset | Omit<BoardRules, 'turn'> & {
  /** what is not given is this game's; by default 15 × 15, free, five in a row or the longer side if that is less */
  preset?: MnkPreset
  /** always 2 */
  players?: number
  /** of the board, 1-25 */
  columns?: number
  /** of the board, 1-25 */
  rows?: number
  /**
   * how the game begins, and who gets which colour by it; default `'none'`. `'swap'`: seat 0 places three stones, seat 1 chooses the
   * colour. `'swap2'`: or seat 1 places two more, and seat 0 chooses. The rules of renju, on odd sides of at least 9: `'rif'`, one of the
   * 26 openings, a swap, two fifth moves to choose from; `'yamaguchi'`, with their number declared, 1-12; `'soosyrv8'`, declared after the
   * 4th stone, 1-8, with a second swap; `'taraguchi10'`, a swap after each stone, or ten fifth moves. All need an empty board, k of 4 or
   * more and 5 squares a side, and none goes with gravity
   */
  opening?: MnkOpeningRule
  /** a position to begin with, whose size is then that of the game; default empty */
  board?: Board
  /** the side that begins; by default the one with fewer stones, and of equal numbers black */
  turn?: Side
}

/** How a game ended: points are 1 for who won, 0 for who lost, a half each for a draw. */
export type MnkResult = Result & MnkEnding

/** What tables and views have. Seat 0 plays black, `'o'`, seat 1 white, `'x'`, unless they swap by an opening rule: `black` has the seat. */
export interface MnkShown extends Shown, MnkStanding {
  game: 'mnk'
  rules: MnkRules
  result: MnkResult | null
  events: MnkEvent[]
}

/**
 * A game on a board. A move is a place as players call it: its column's letter, I included, and its row from below, `'h8'`;
 * or `'pass'`, `'resign'`, `'time'` (no time left) or `'draw'` (both agree). A second pass in a row ends the game, and so does
 * what renju forbids: black may play it, and loses.
 *
 * An opening rule asks for choices as well: `'swap'`, `'stay'`, `'two more'`; `'offer 3'` says that three fifth moves will be offered,
 * `'offer g6'` offers one, and `'g6'` chooses it. `legal` has them, and `turns` who makes them.
 */
export interface MnkTable extends MnkShown {
  /** as `deal` drew or was given it; nothing on the board depends on it */
  seed: number
}

/** A game as a seat sees it, where nothing is hidden. */
export interface MnkView extends MnkShown {
  /** null is an onlooker's */
  seat: number | null
  /** what the seat may do, null where it is not to act */
  legal: MnkLegal | null
}

/** What a call needs of a table: whatever else there is must follow from it, as in an answer. */
export type MnkTableLike = Partial<Omit<MnkTable, 'rules' | 'moves' | 'result' | 'events'>> & {
  /** default gomoku, 15 × 15 */
  rules?: MnkRulesLike
  /** from the first position on; default none */
  moves?: readonly { /** whose turn it is; of `'resign'` and `'time'` either */ seat?: number, /** `'h8'` */ move: string }[]
  /** of an imported game, for `exportGame`; other calls leave them out */
  variations?: readonly MnkVariation[]
  result?: object | null
  events?: readonly object[]
  /** none: that is a view's */
  seat?: undefined
}

/** What a call needs of a view. */
export type MnkViewLike = Omit<MnkTableLike, 'seed' | 'seat'> & { seat: number | null, legal?: object | null }

/** A square that renju forbids to black, who loses by it, and why. */
export interface ForbiddenSquare {
  /** `'h8'` */
  move: string
  square: Square
  foul: MnkFoul
}

/** What `legal` gives: the squares that may be played and the empty ones that lose at once, none where the seat is not to act. */
export interface MnkLegal extends Legal {
  /** the squares of the moves that have one, in the same order */
  squares: Square[]
  forbidden: ForbiddenSquare[]
}

/** Options of `deal`: `{ views: [0, 1] }`. */
export interface MnkDealOptions extends CallOptions {
  /** a game that is over, to play another by its rules; without other rules */
  from?: MnkTableLike
  /** whose views come along, in this order: seats, `'turn'`, null for an onlooker */
  views?: readonly Viewer[]
}

/** Options of `view`: `{ seat: 0 }`. */
export interface MnkViewOptions extends CallOptions {
  /** 0, 1, or null for an onlooker */
  seat: number | null
}

/** Options of `legal`: `{ seat: 0 }`. */
export interface MnkLegalOptions extends CallOptions {
  /** by default the one that is to act, or the view's */
  seat?: number
}

/** Options of `apply`: `{ move: 'h8' }`. */
export interface MnkApplyOptions extends CallOptions {
  /** of an empty square: `'h8'`, as `best` and `moves` have it; a forbidden one loses. Or `'pass'`, `'resign'`, `'time'`, `'draw'`, or what an opening rule asks for */
  move: string
  /** who plays it; an InputError if it is not their turn, except for `'resign'` and `'time'` */
  seat?: number
  /** whose views come along, in this order: seats, `'turn'`, null for an onlooker */
  views?: readonly Viewer[]
}

/** Options of `choose`: `{ level: 3, budget: { ms: 300 } }`. */
export interface MnkChooseOptions extends Reporting<BoardSearchProgress> {
  /** how well it plays, 1-5; default 5. A literal, or a `MnkLevel` */
  level?: MnkLevel
  /** how many of the best moves get exact values and lines of play, 1-625; default 1. Each costs about as much again */
  lines?: number
}

/** How far a review has come. */
export interface MnkReviewProgress {
  /** decisions judged so far */
  decided: number
  /** decisions to judge in all */
  decisions: number
}

/** Options of `review`: `{ seat: 0, budget: { iterations: 20_000 } }`. */
export interface MnkReviewOptions extends Reporting<MnkReviewProgress> {
  /** whose decisions; default both seats' */
  seat?: number
  /** of the search that judges, 1-5; default 5 */
  level?: MnkLevel
}

/** A move that was played, judged. */
export interface MnkDecision {
  /** its index in `moves` */
  at: number
  seat: number
  /** the move that was played: `'h8'` */
  played: string
  /** the move that the search prefers */
  best: string
  /** of `best` */
  square: Square
  /** what the move lost: `value - made` */
  loss: number
  /** the chance of winning, a draw counted as half */
  unit: 'chance'
  /** of winning by `best`, 0 to 1 */
  value: number
  /** of winning by the move that was played, 0 to 1 */
  made: number
  /** that nothing was lost */
  agreed: boolean
  /** of `best` */
  reasons: BoardReason[]
}

/** What a review adds up to. */
export interface MnkReviewSummary {
  /** what all decisions lost together: 1 is a whole win */
  loss: number
  /** decisions that lost 0.08 or more */
  mistakes: number
  /** decisions that were judged */
  decisions: number
  /** by the mean loss: `'a'` below 0.01, `'b'` 0.025, `'c'` 0.05, `'d'` 0.09; null without decisions */
  grade: 'a' | 'b' | 'c' | 'd' | 'e' | null
  words: string
}

/** What `review` gives. */
export interface MnkReview {
  /** in the order of play */
  decisions: MnkDecision[]
  summary: MnkReviewSummary
  stats: Stats
  seed: number
}

/** Options of `opening`: `{ stones: 3, rule: 'renju', seed: 7 }`. */
export interface OpeningOptions extends CallOptions, BoardRules {
  /** how many stones to add, 1-6; default 3 */
  stones?: number
}

/** What `opening` gives. */
export interface BoardOpening {
  /** the board with the stones, as text with a row a line */
  board: string
  /** the side then to move */
  turn: Side
  /** the stones in the order of play: `['h8', 'i9', 'g9']` */
  moves: string[]
  /** their squares in the same order */
  squares: Square[]
  /** what it is worth to the side then to move, as `search` scores it; 0 is even */
  score: number
  stats: Stats
  seed: number
}

/** Options of `pairs`: `{ length: 3 }`. */
export interface PairsOptions extends CallOptions {
  /** stones of a run, 2-20; default 2 */
  length?: number
}

/** Options of `pairsMany`: `{ columns: 3, rows: 3 }`. */
export interface ManyBoardsOptions extends PairsOptions {
  /** of each board, 1-25; default 8 */
  columns?: number
  /** of each board, 1-25; default 8 */
  rows?: number
}

/** A run of stones, with its squares. */
export interface Pair {
  stone: Side
  cells: Square[]
}

/** What `pairs` gives. */
export interface Pairs {
  /** black minus white */
  value: number
  /** runs of black stones */
  black: number
  /** runs of white stones */
  white: number
  columns: number
  rows: number
  /** every run */
  pairs: Pair[]
}

/** What a colour has of one number of stones. */
export interface Stones {
  /** the number, 1 to k */
  stones: number
  /** places for a line that it can still complete and has so many stones on */
  lines: number
  /** what each of them is worth */
  weight: number
  /** groups of so many stones with room to both sides (活): a line can be made at either end */
  open: number
  /** groups with room to one side only (眠) */
  closed: number
}

/** What `evaluate` gives. */
export interface BoardEvaluation {
  /** black's worth minus white's */
  value: number
  /** the side to move */
  turn: Side
  /**
   * the opening of renju that the board shows, however it is turned: three stones, black's first in the middle, white's next to it,
   * black's second at most two squares from the middle; null of all others. `lists.openings` has the names
   */
  opening: MnkOpening | null
  black: Stones[]
  white: Stones[]
}

/** A move that was considered: its value, and the reasons, the most telling first. */
export type BoardMove = BoardValue & { /** `'h8'` */ move: string, square: Square, reasons: BoardReason[] }

/** What `search` gives. */
export interface BoardSearch extends BoardValue {
  /** the move of the first candidate. A game that is over has none: searching it is an InputError */
  best: string
  /** of `best` */
  square: Square
  /** how many squares could be played, more than there are candidates on large boards */
  legal: number
  /** the search ended by itself, not by its budget */
  finished: boolean
  /**
   * best first, those that lose last; those looked at deeper come before the others where the budget ended in between
   */
  candidates: BoardMove[]
  stats: Stats
  seed: number
}

/** What `choose` gives. */
export type MnkChoice = Omit<BoardSearch, 'square' | 'candidates'> & {
  /** of `best`; null of an opening rule's choice like `'swap'` */
  square: Square | null
  /** as those of `search`, the best first; by an opening rule of the moves that it asks for */
  candidates: (Omit<BoardMove, 'square'> & { /** null of an opening rule's choice like `'swap'` */ square: Square | null })[]
}

/** What `prove` gives. */
export interface BoardProof {
  /** how the game ends for the side to move if nobody errs; null where the budget was used up before that was known */
  outcome: Outcome | null
  /** stones until the last one of a win or loss by the rule `'gravity'`, if both sides do their best; else null */
  distance: number | null
  stats: Stats
  seed: number
}

/** A win by threats: `'vcf'` by fours alone, `'vct'` by fours and threes. */
export type BoardThreatKind = 'vcf' | 'vct'

/** Options of `solveThreats`: `{ rule: 'renju', side: 'x', budget: { ms: 1000 } }`; k, rule and turn go with a board alone. */
export interface BoardThreatsOptions extends CallOptions, BoardRules {
  /** whose threats; default the side to move. Of the other side it is what it threatens, as if the side to move passed, and `stops` says what helps */
  side?: Side
  /** the threats to look for; default `'vct'`, fours and threes, which says `'vcf'` too where fours are enough */
  kind?: BoardThreatKind
  /** how many moves the tree has at most, 0-10000; default 500 */
  tree?: number
}

/** A move of a win by threats. */
export interface BoardThreatMove {
  /** `'h8'` */
  move: string
  square: Square
  /** the index in the tree of the move that it follows, null for the first */
  of: number | null
  /** what the move threatens or completes; null for a defence. A three is any move after which an open four or two fours could follow */
  makes: 'three' | 'four' | 'five' | null
}

/** What `solveThreats` gives. */
export type BoardThreatSearch = BoardThreats & { stats: Stats, seed: number }

/** What a search has found so far. */
export interface BoardSearchProgress extends BoardValue {
  best: string
  /** of `best` */
  square: Square
  /** the best `lines` of the moves, or all of them with `all`, the best first */
  candidates: (BoardValue & { move: string, square: Square })[]
}

/** What `search` gives that was stopped: its last report. */
export type StoppedBoardSearch = Progress & BoardSearchProgress & { stopped: true }

/** Options of `search`: `{ k: 5, level: 3, budget: { ms: 300 } }`; k, rule and turn go with a board alone. */
export interface BoardSearchOptions extends MnkChooseOptions, BoardRules {
  /** the exact value of every candidate, at several times the cost; default false */
  all?: boolean
  /** moves to look ahead at most, 1-625 */
  depth?: number
  /**
   * A number of your choosing, 1-2147483647, for the searches of one game: a search goes on from the positions that the one
   * before it remembered if that had the same number, so that answers depend on the searches before. An abort, a fault or a
   * search of another number, or of none, loses them. Default none: every search stands alone
   */
  keep?: number
  /** none: what can be stopped takes `StoppableBoardSearchOptions` */
  stop?: undefined
}

/** Options of a `search` that may be stopped: `{ k: 5, stop: controller.signal }`. */
export interface StoppableBoardSearchOptions extends Omit<BoardSearchOptions, 'stop'> {
  /** ends the search; it resolves with its last report */
  stop: AbortSignal
}

/** Options of `importGame`: `{ columns: 20, rows: 20 }`. What the text says goes before them, except `k`. */
export interface ImportGameOptions extends CallOptions, Omit<BoardRules, 'turn'> {
  /** how the game began, which no format says; default `'none'` */
  opening?: MnkOpeningRule
  /** of the board, 1-25; default 15 */
  columns?: number
  /** of the board, 1-25; default 15 */
  rows?: number
  /** which game of a text with several, from 0; default 0 */
  game?: number
}

/** Options of `exportGame`: `{ format: 'sgf' }`. */
export interface ExportGameOptions extends CallOptions {
  /** default `'places'` */
  format?: Exclude<MnkFormat, 'rif' | 'lib' | 'pos'>
}

/** Moves that might have been played instead of others. Together they are a tree. */
export interface MnkVariation {
  /** the variation that it leaves, an index less than its own; null leaves the moves of the game */
  of: number | null
  /** after how many moves it does, counted from the beginning of the game: its first move stands for the next one */
  at: number
  /** `['i9', 'pass']`; whose each is follows from their number */
  moves: readonly string[]
}

/** What `importGame` gives. */
export type ImportedMnkTable = MnkTable & {
  format: MnkFormat
  /** how many games the text has */
  games: number
  /** in the order of the text; their moves lie on empty squares, more is not checked */
  variations: MnkVariation[]
}

/** The functions of m,n,k boards. Those that play take a table or a view, those that analyse a board alone, then options. */
export interface Mnk<M extends Mode = 'sync'> {
  /**
   * A new game: gomoku on 15 × 15, one of the presets, or any board, empty or not.
   * @param rules `'renju'`, `{ columns: 8, rows: 8, k: 4 }` or `{ board: ['o..', '.x.', '...'], k: 3 }`
   * @param options `{ views: [0, 'turn'] }`
   */
  deal(rules?: MnkRulesLike, options?: MnkDealOptions): Answer<M, MnkTable & { views?: (MnkView | null)[] }>
  /**
   * The game as a seat or an onlooker sees it: all of it, as nothing is hidden, with the legal moves of a seat that is to act.
   * @param table as `deal` gave it
   * @param options `{ seat: 0 }`
   */
  view(table: MnkTableLike, options: MnkViewOptions): Answer<M, MnkView>
  /**
   * The squares that may be played, and those that renju forbids.
   * @param position a table, or a view: `{ rules: 'tic-tac-toe', moves: [{ seat: 0, move: 'b2' }] }`
   * @param options `{ seat: 1 }`
   */
  legal(position: MnkTableLike | MnkViewLike, options?: MnkLegalOptions): Answer<M, MnkLegal>
  /**
   * The table after a move of the side to move, with what that made happen; of a view the view.
   * @param position as the last `deal` or `apply` gave it
   * @param options `{ move: 'b2', views: [0, 'turn'] }`
   */
  apply(position: MnkTableLike, options: MnkApplyOptions): Answer<M, MnkTable & { views?: (MnkView | null)[] }>
  apply(position: MnkViewLike, options: MnkApplyOptions): Answer<M, MnkView & { views?: (MnkView | null)[] }>
  apply(position: MnkTableLike | MnkViewLike, options: MnkApplyOptions): Answer<M, (MnkTable | MnkView) & { views?: (MnkView | null)[] }>
  /**
   * The best move of the seat that is to act, every candidate's value and reasons.
   * @param view of the seat that is to act, as `views: ['turn']` gives it
   * @param options `{ level: 2, seed: 7, budget: { ms: 300 } }`; a budget in iterations counts positions, 200,000 by default,
   * for a move that an opening rule asks for 1,000,000
   */
  choose(view: MnkViewLike, options?: MnkChooseOptions): Answer<M, MnkChoice>
  /**
   * Every decision of a game, compared with the best move: what it lost.
   * @param table with its moves
   * @param options `{ seat: 0 }`; the budget is that of each position, in iterations 20,000 by default
   */
  review(table: MnkTableLike | MnkViewLike, options?: MnkReviewOptions): Answer<M, MnkReview>
  /**
   * A game that somebody has written down. The format is found: places as players call them, a letter and a number from
   * the lower left with I included, after a size if it is not 15 × 15 (`'8x8x4 d4 e5'`); SGF with its branches; a file of
   * Piskvorky, Gomocup's manager; the database of RenjuNet; a library or position of RenLib. Where a text says who won, but
   * not how, the loser resigned. Text that is not understood is an InputError: line, what stands there, the moves up to there.
   * @param text `'h8 i9 g7'`; move numbers, commas and line ends may stand between. A file of RenLib as Uint8Array or base64
   * @param options `{ columns: 20, rows: 20 }`
   */
  importGame(text: string | Uint8Array, options?: ImportGameOptions): Answer<M, ImportedMnkTable>
  /**
   * A game as text that `importGame` and other programs read. SGF says all except the moves of an opening rule, which only places can; places and a file of Piskvorky do not say the rule,
   * and the latter not how many in a row win: what else they cannot say is an InputError.
   * @param table `{ rules: 'renju', moves: [{ move: 'h8' }, { move: 'i9' }] }`, also with `variations`
   * @param options `{ format: 'sgf' }`
   */
  exportGame(table: MnkTableLike | MnkViewLike, options?: ExportGameOptions): Answer<M, string>
  /**
   * The evaluation of #90: adjacent pairs of stones in all four directions, or runs of another length.
   * @param board `['oo.', '.x.', '..x']`
   * @param options `{ length: 3 }`: stones of a run, 2-20
   */
  pairs(board: Board, options?: PairsOptions): Answer<M, Pairs>
  /**
   * The static value by open lines, as `search` takes it except for five in a row on large boards, and what it is made of;
   * and the name of an opening of renju.
   * @param board `['oo.', '.x.', '..x']`
   * @param options `{ k: 3, turn: 'x' }`
   */
  evaluate(board: Board, options?: BoardOptions): Answer<M, BoardEvaluation>
  /**
   * `choose` for analysis: of any board or table, as deep as asked for, one search going on from another.
   * @param board of a game that is not over: `['oo.', '.x.', '..x']`, or a table or view
   * @param options `{ k: 3, level: 2, budget: { ms: 300 } }`; a budget in iterations counts positions, 200,000 by
   * default
   */
  search(board: Board | MnkTableLike | MnkViewLike, options?: BoardSearchOptions): Answer<M, BoardSearch>
  /**
   * Search with a signal that ends it: the answer is then its last report. Of a call in this thread nothing can be stopped.
   * @param board of a game that is not over, or a table or view
   * @param options `{ k: 5, stop: controller.signal, budget: { ms: 600_000 } }`
   */
  search(board: Board | MnkTableLike | MnkViewLike, options: StoppableBoardSearchOptions): Answer<M, BoardSearch | StoppedBoardSearch>
  /**
   * Who wins, for certain: far faster than `search` where the answer is a draw, but without a move.
   * @param board of up to 64 squares, with gravity one row less, of a game that is not over: `Array(6).fill('......')`
   * @param options `{ k: 5 }`, not with renju, Caro and misère; a budget in iterations counts positions, 2,000,000 by default, with
   * gravity 20,000,000
   */
  prove(board: Board, options?: BoardOptions): Answer<M, BoardProof>
  /**
   * A win by threats that leave no choice but to answer them, with every answer: by fours (VCF), or by fours and threes (VCT). For five
   * in a row by every rule except gravity and misère.
   * @param position a board, a table or a view, of a game that is not over: `Array(15).fill('.'.repeat(15))`
   * @param options `{ rule: 'renju', side: 'o' }`; a budget in iterations counts positions, 200,000 by default
   */
  solveThreats(position: Board | MnkTableLike | MnkViewLike, options?: BoardThreatsOptions): Answer<M, BoardThreatSearch>
  /**
   * Stones to begin with that leave the game as even as the search can tell: for a fair start, for swap (who places three
   * lets the other choose the side) and for swap2 (who is to choose may place two more, with `stones: 2`).
   * @param board an empty one, or one to add stones to: `Array(15).fill('.'.repeat(15))`
   * @param options `{ stones: 3, seed: 7 }`; a budget in iterations counts positions, 1,000,000 by default
   */
  opening(board: Board, options?: OpeningOptions): Answer<M, BoardOpening>
  /**
   * The values of many boards of one size: one number a board.
   * @param boards as Int8Array a square each, row by row from the top left: 1 black, -1 white, 0 empty. As
   * BigUint64Array, up to 64 squares, two words each, the black squares and the white: bit 0 is the bottom right
   * square, bits grow to the left, then upwards
   * @param options `{ columns: 3, rows: 3 }`, by default 8 × 8
   */
  pairsMany(boards: Int8Array | BigUint64Array, options?: ManyBoardsOptions): Answer<M, Int32Array>
}
