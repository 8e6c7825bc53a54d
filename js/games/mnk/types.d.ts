// The types of the functions of m,n,k boards.
import type { CallOptions, Progress, Stats } from '../../types.js'

/**
 * A board of 1-20 columns and rows: text with a row a line, or an array of rows, top to bottom; '.' empty, 'o' black
 * (positive), 'x' white.
 */
export type Board = string | readonly string[]

export interface Pairs {
  /** black minus white */
  value: number
  /** runs of black stones */
  black: number
  /** runs of white stones */
  white: number
  columns: number
  rows: number
  /** every run, with its squares counted from the top left */
  pairs: { stone: 'o' | 'x', cells: [row: number, column: number][] }[]
}

/** counted from the top left */
export type Square = [row: number, column: number]

/** The rules of a game on a board, and who moves. */
export interface MnkRules {
  /** how many in a row win, 1 to the longer side; default 5, or the longer side if that is less */
  k?: number
  /** free: k or more win; exact: exactly k do, longer lines count for nothing. Default 'free' */
  rule?: 'free' | 'exact'
  /** the side to move; by default the one with fewer stones, and of equal numbers black, unless black has just won */
  turn?: 'o' | 'x'
}

/** how a game stands */
export interface Standing {
  /** the side to move */
  turn: 'o' | 'x'
  winner: 'o' | 'x' | null
  /** the winner's */
  line: Square[] | null
  /** won, or no square is empty */
  over: boolean
}

/** what a colour has of one number of stones */
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

export interface BoardEvaluation {
  /** black's worth minus white's */
  value: number
  /** the side to move */
  turn: 'o' | 'x'
  black: Stones[]
  white: Stones[]
}

/** what a move is worth to the side that makes it */
export interface BoardValue {
  /**
   * in the unit of evaluate; of a win above all others, and the higher the faster; of a loss below them; of a draw 0
   */
  value: number
  /** whether the value is exact: the search looks closely only at what may be the best move, unless `all` is set */
  bound: 'exact' | 'at-most' | 'at-least'
  /** how it ends, null where that is not known */
  result: 'win' | 'draw' | 'loss' | null
  /**
   * that no play of the opponent can change the result. One that is not proved rests on the moves that the search
   * considers, or is the best that it can be, by a bound 'at-most'
   */
  proved: boolean
  /** stones until the last one of a win or loss */
  distance: number | null
  /** moves looked ahead, this one included; 0 is a static value */
  depth: number
  /** the play expected, this move included, where it is known */
  line: Square[]
}

export interface BoardReason {
  /** an open three stands for k - 2 stones that threaten an open four: k - 1 stones that two squares complete */
  code: 'only-move' | 'completes-line' | 'blocks-line' | 'forced' | 'makes-open-four' | 'double-threat' |
    'makes-four' | 'forced-win-vcf' | 'makes-open-three' | 'blocks-open-three' | 'centre' | 'dead-draw' |
    'pairing-draw'
  /** stones of the line it is about */
  length?: number
  /** squares that then complete a line */
  count?: number
  /** moves of both sides */
  line?: Square[]
  words: string
}

export type BoardMove = BoardValue & { move: Square, reasons: BoardReason[] }

/**
 * `legal` is how many squares could be played, more than there are candidates on large boards; `candidates` come best
 * first, those that lose last, those looked at deeper before the others where the budget ended in between; `finished`
 * tells that the search ended by itself, not by its budget
 */
export type BoardSearch = BoardValue & {
  best: Square,
  legal: number,
  finished: boolean,
  candidates: BoardMove[],
  stats: Stats,
  seed: number,
}

export interface SearchOptions {
  /**
   * 1-5: 1 any square considered, by chance; 2 completes and stops lines, else one of the eight squares that open most;
   * 3 also makes and answers open fours and threes; 4 looks two moves ahead, with forced sequences of fours; 5, the
   * default, searches for all it is worth
   */
  level?: number
  /** the exact value of every candidate, at several times the cost */
  all?: boolean
  /** moves to look ahead at most */
  depth?: number
  onProgress?: (progress: Progress & BoardValue & { best: Square }) => void
}

export interface Mnk {
  /** the article's evaluation: adjacent pairs of stones in all four directions, or runs of another length, 2-20 */
  pairs(board: Board, options?: CallOptions & { length?: number }): Pairs
  /** the empty squares, none when the game is over, and how it stands */
  legalMoves(board: Board, options?: CallOptions & MnkRules): Standing & { moves: Square[] }
  /** the board after a move of the side to move */
  apply(board: Board, options: CallOptions & MnkRules & { move: Square }): Standing & { board: string }
  /** the static value by open lines, as search takes it, and what it is made of */
  evaluate(board: Board, options?: CallOptions & MnkRules): BoardEvaluation
  /** the best move, every candidate's value and reasons. The budget counts positions, 200,000 by default */
  search(board: Board, options?: Omit<CallOptions, 'onProgress'> & MnkRules & SearchOptions): BoardSearch
  /**
   * the values of many boards of one size, default 8 × 8. As Int8Array a square each, row by row from the top left: 1
   * black, -1 white, 0 empty. As BigUint64Array, up to 64 squares, two words each, the black squares and the white: bit
   * 0 is the bottom right square, bits grow to the left, then upwards
   */
  pairsMany(boards: Int8Array | BigUint64Array,
    options?: CallOptions & { columns?: number, rows?: number, length?: number }): Int32Array
}
