// The types of tefuda/mnk/book.
import type { Board, BoardRules, MnkRule, Side, Square } from './types.js'

export { InputError } from '../../errors.js'

/** A move of the book. */
export interface BookMove {
  /** `'h8'` */
  move: string
  square: Square
  /** the chance that its player wins, a draw counted as half: 0 to 1 */
  chance: number
}

/** A position of the book. */
export interface BookPosition {
  /** the side to move */
  turn: Side
  /** its chance after the best move: 0 to 1 */
  chance: number
  /** the best moves, the best first. Moves that a symmetry of the position maps to each other are all listed */
  moves: BookMove[]
  /** the number of positions that the search visited for it */
  nodes: number
}

/** A table or view, as `deal`, `apply` and `importGame` return it, or the parts of it that the book reads. */
export interface BookTable {
  rules?: { k?: number, rule?: MnkRule }
  board: Board
  turn?: Side
}

/**
 * The best first moves by this project's own search: gomoku (`'free'`) and renju, 15 × 15. The book knows the empty board, every first
 * stone, all two and three stones around the centre, the 26 openings of renju, and what the best moves lead to. How the board is turned
 * or mirrored does not matter, nor the order of the moves. It needs no engine, and answers at once.
 * @param position a board, or a table with one
 * @param options `{ rule: 'renju' }`, of a board alone; a table has its rules
 * @returns null for a position that is not in it
 */
export function book(position: Board | BookTable, options?: BoardRules): BookPosition | null
