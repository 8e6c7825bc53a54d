// The types of the functions of m,n,k boards.
import type { AbortSignal } from '../../platform.js'
import type { Answer, CallOptions, Mode, Progress, Reporting, Stats } from '../../types.js'
import type { BoardReason, Bound, MnkFormat, MnkFoul, MnkLevel, MnkRule, Outcome, Side } from './lists.js'

export type { BoardReason, BoardReasonCode, Bound, MnkFormat, MnkFoul, MnkLevel, MnkPreset, MnkRule, Outcome, Side } from './lists.js'

/**
 * A board of 1-20 columns and rows: text with a row a line, or an array of rows, top to bottom; `.` empty, `o` black,
 * `x` white.
 *
 * @example ['oo.', '.x.', '..x']
 */
export type Board = string | readonly string[]

/** A square, both numbers counted from the top left and from 0: `[0, 2]` is the third of the first row. */
export type Square = [row: number, column: number]

/** The rules of a game on a board, and who moves. */
export interface MnkRules {
  /** how many in a row win, 1 to the longer side; default 5, or the longer side if that is less */
  k?: number
  /**
   * which rows win, and which moves are forbidden; default `'free'`: k or more in a row win. `'exact'`: exactly k do.
   * `'renju'`, for k of 5: black begins and wins with exactly five, and may not make a double three, a double four or
   * a longer row; white wins with five or more. `'caro'`, for k of 5: more than five win, and five that are not between
   * two stones of the opponent
   */
  rule?: MnkRule
  /** the side to move; by default the one with fewer stones, and of equal numbers black, unless black has just won */
  turn?: Side
}

/** Options of `legal` and `evaluate`: `{ k: 3 }`. */
export interface BoardOptions extends CallOptions, MnkRules {}

/** Options of `apply`: `{ k: 3, move: [1, 1] }`. */
export interface BoardApplyOptions extends BoardOptions {
  /** an empty square that is not forbidden: `[1, 1]`, as `best` and `moves` have it */
  move: Readonly<Square>
}

/** Options of `opening`: `{ stones: 3, rule: 'renju', seed: 7 }`. */
export interface OpeningOptions extends CallOptions, MnkRules {
  /** how many stones to add, 1-6; default 3 */
  stones?: number
}

/** What `opening` gives. */
export interface BoardOpening {
  /** the board with the stones, as text with a row a line */
  board: string
  /** the side then to move */
  turn: Side
  /** the stones in the order of play */
  moves: Square[]
  /** what it is worth to the side then to move, as `search` tells it; 0 is even */
  value: number
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
  /** of each board, 1-20; default 8 */
  columns?: number
  /** of each board, 1-20; default 8 */
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

/** How a game stands. */
export interface Standing {
  /** the side to move, or that would be to move if the game were not over */
  turn: Side
  winner: Side | null
  /** the winner's squares */
  line: Square[] | null
  /** won, or no square is left to play */
  over: boolean
}

/** A square that black may not play in renju, and why. */
export interface ForbiddenSquare {
  square: Square
  foul: MnkFoul
}

/** What `legal` gives: the squares that may be played and the empty ones that may not, none when the game is over. */
export type BoardMoves = Standing & { moves: Square[], forbidden: ForbiddenSquare[] }

/** What `apply` gives: the board after the move, as text with a row a line, and what may not be played on it. */
export type AppliedBoard = Standing & { board: string, forbidden: ForbiddenSquare[] }

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
  black: Stones[]
  white: Stones[]
}

/** What a move is worth to the side that makes it. */
export interface BoardValue {
  /**
   * in the unit of `evaluate`, or for five in a row on more than 64 squares by learned patterns; of a win above all
   * others, and the higher the faster; of a loss below them; of a draw 0
   */
  value: number
  /**
   * of winning, a draw counted as half: 0 to 1, by the value `1 / (1 + Math.exp(-value / 130))`, and 1, 0.5 or 0 where
   * the result is known
   */
  chance: number
  /** whether the value is exact: the search looks closely only at what may be the best move, unless `all` is set */
  bound: Bound
  /** how it ends, null where that is not known */
  result: Outcome | null
  /**
   * that no play of the opponent can change the result. One that is not proved rests on the moves that the search
   * considers, or is the best that it can be, by a bound `'at-most'`
   */
  proved: boolean
  /** stones until the last one of a win or loss, 1 or more */
  distance: number | null
  /** moves looked ahead, this one included; 0 is a static value */
  depth: number
  /** the play expected, this move included, where it is known */
  line: Square[]
}

/** A move that was considered: its value, and the reasons, the most telling first. */
export type BoardMove = BoardValue & { move: Square, reasons: BoardReason[] }

/** What `search` gives. */
export interface BoardSearch extends BoardValue {
  /** the move of the first candidate. A game that is over has none: searching it is an InputError */
  best: Square
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

/** What `prove` gives. */
export interface BoardProof {
  /** how the game ends for the side to move if nobody errs; null where the budget was used up before that was known */
  result: Outcome | null
  stats: Stats
  seed: number
}

/** What a search has found so far. */
export interface BoardSearchProgress extends BoardValue {
  best: Square
  /** the best `lines` of the moves, or all of them with `all`, the best first */
  candidates: (BoardValue & { move: Square })[]
}

/** What `search` gives that was stopped: its last report. */
export type StoppedBoardSearch = Progress & BoardSearchProgress & { stopped: true }

/** Options of `search`: `{ k: 5, level: 3, budget: { ms: 300 } }`. */
export interface BoardSearchOptions extends Reporting<BoardSearchProgress>, MnkRules {
  /** how well it plays, 1-5; default 5. A literal, or a `MnkLevel` */
  level?: MnkLevel
  /** the exact value of every candidate, at several times the cost; default false */
  all?: boolean
  /** how many of the best moves get exact values and lines of play, 1-400; default 1. Each costs about as much again */
  lines?: number
  /** moves to look ahead at most, 1-400 */
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

/** Options of `importGame`: `{ columns: 20, rows: 20 }`. What the text says goes before them, but for `k`. */
export interface ImportGameOptions extends CallOptions, Omit<MnkRules, 'turn'> {
  /** of the board, 1-20; default 15 */
  columns?: number
  /** of the board, 1-20; default 15 */
  rows?: number
}

/** Options of `exportGame`: `{ format: 'psq' }`. */
export interface ExportGameOptions extends ImportGameOptions {
  /** default `'places'` */
  format?: MnkFormat
}

/** A game from its first move, what it is as text, and what it leads to. */
export interface BoardGame extends Standing {
  format: MnkFormat
  columns: number
  rows: number
  k: number
  /** black's first */
  moves: Square[]
  text: string
  /** after the last move, as text with a row a line */
  board: string
}

/** The functions of m,n,k boards. Each takes a board, then options. */
export interface Mnk<M extends Mode = 'sync'> {
  /**
   * The article's evaluation: adjacent pairs of stones in all four directions, or runs of another length.
   * @param board `['oo.', '.x.', '..x']`
   * @param options `{ length: 3 }`: stones of a run, 2-20
   */
  pairs(board: Board, options?: PairsOptions): Answer<M, Pairs>
  /**
   * The squares that may be played, those that renju forbids, and how the game stands.
   * @param board `'oo.\n.x.\n..x'`
   * @param options `{ k: 3 }`
   */
  legal(board: Board, options?: BoardOptions): Answer<M, BoardMoves>
  /**
   * The board after a move of the side to move.
   * @param board `['...', '...', '...']`
   * @param options `{ k: 3, move: [1, 1] }`
   */
  apply(board: Board, options: BoardApplyOptions): Answer<M, AppliedBoard>
  /**
   * The static value by open lines, as `search` takes it but for five in a row on large boards, and what it is made of.
   * @param board `['oo.', '.x.', '..x']`
   * @param options `{ k: 3, turn: 'x' }`
   */
  evaluate(board: Board, options?: BoardOptions): Answer<M, BoardEvaluation>
  /**
   * The best move, every candidate's value and reasons.
   * @param board of a game that is not over: `['oo.', '.x.', '..x']`
   * @param options `{ k: 3, level: 2, budget: { ms: 300 } }`; a budget in iterations counts positions, 200,000 by
   * default
   */
  search(board: Board, options?: BoardSearchOptions): Answer<M, BoardSearch>
  /**
   * Search with a signal that ends it: the answer is then its last report. Of a call in this thread nothing can be stopped.
   * @param board of a game that is not over
   * @param options `{ k: 5, stop: controller.signal, budget: { ms: 600_000 } }`
   */
  search(board: Board, options: StoppableBoardSearchOptions): Answer<M, BoardSearch | StoppedBoardSearch>
  /**
   * Who wins, for certain: far faster than `search` where the answer is a draw, but without a move.
   * @param board of up to 64 squares, of a game that is not over: `Array(6).fill('......')`
   * @param options `{ k: 5 }`, not with renju and Caro; a budget in iterations counts positions, 2,000,000 by default
   */
  prove(board: Board, options?: BoardOptions): Answer<M, BoardProof>
  /**
   * A game that somebody has written down: places as players call them, a letter and a number from the lower left with
   * I included, after a size if it is not 15 × 15 (`'8x8x4 d4 e5'`), or a file of Piskvorky, Gomocup's manager.
   * @param text `'h8 i9 g7'`; move numbers, commas and line ends may stand between
   * @param options `{ columns: 20, rows: 20 }`
   */
  importGame(text: string, options?: ImportGameOptions): Answer<M, BoardGame>
  /**
   * A game as text that `importGame` and other programs read.
   * @param moves from the empty board, black's first: `[[7, 7], [6, 8]]`
   * @param options `{ format: 'psq' }`
   */
  exportGame(moves: readonly Readonly<Square>[], options?: ExportGameOptions): Answer<M, BoardGame>
  /**
   * Stones to begin with that leave the game as even as the search can tell: for a fair start, for swap (who places three
   * lets the other choose the side) and for swap2 (who is to choose may place two more, with `stones: 2`).
   * @param board an empty one, or one to add stones to: `Array(15).fill('.'.repeat(15))`
   * @param options `{ stones: 3, seed: 7 }`; a budget in iterations counts positions, 200,000 by default
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
