// Generated from core/calculation by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The levels of the player, from weak to strong.
 * - `'random'` Random (でたらめ)
 * - `'eager'` Eager (すぐ出す)
 * - `'rule'` By rule (経験則)
 * - `'search'` By search (先読み)
 */
export type CalculationLevel =
  | 'random'
  | 'eager'
  | 'rule'
  | 'search'

/**
 * What happens at the table.
 * - `'draw'` Turns a card (めくる)
 * - `'move'` Moves a card (置く)
 * - `'win'` Solved (完成)
 * - `'stuck'` Stuck (手詰まり)
 */
export type CalculationEventKind =
  | 'draw'
  | 'move'
  | 'win'
  | 'stuck'

/**
 * The forms of a game as text.
 * - `'cards'` Cards and moves (札と手順)
 * - `'seed'` Seed and moves (シードと手順)
 */
export type CalculationFormat =
  | 'cards'
  | 'seed'

/**
 * How playouts are played.
 * - `'random'` Random (でたらめ)
 * - `'eager'` Eager (すぐ出す)
 * - `'rule'` By rule (経験則)
 */
export type Policy =
  | 'random'
  | 'eager'
  | 'rule'

/**
 * What can be proved of a position.
 * - `'win'` can be won (勝てます)
 * - `'loss'` can no longer be won (もう勝てません)
 */
export type Proved =
  | 'win'
  | 'loss'

/**
 * The relatives of the game that have a name.
 * - `'calculation'` Calculation (計算)
 * - `'computer'` Computer (コンピュータ)
 * - `'expert'` Calculation with three piles (計算（屑札3列）)
 * - `'sir-tommy'` Sir Tommy (サー・トミー)
 */
export type CalculationPreset =
  | 'calculation'
  | 'computer'
  | 'expert'
  | 'sir-tommy'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The levels of the player, from weak to strong. */
  readonly levels: readonly Listed<CalculationLevel>[]
  /** What happens at the table. */
  readonly events: readonly Listed<CalculationEventKind>[]
  /** The forms of a game as text. */
  readonly formats: readonly Listed<CalculationFormat>[]
  /** How playouts are played. */
  readonly policies: readonly Listed<Policy>[]
  /** What can be proved of a position. */
  readonly proofs: readonly Listed<Proved>[]
  /** The relatives of the game that have a name. */
  readonly presets: readonly Listed<CalculationPreset>[]
}

/** A reason for or against a move. Its other fields depend on `code`; `words` is the reason in words. */
export type CalculationReason =
  | { code: 'proved-win', words: string }
  | { code: 'proved-loss', words: string }
  | { code: 'ahead', /** tenths of a percent, or how many moves or piles */ n: number, words: string }
  | { code: 'level', /** tenths of a percent, or how many moves or piles */ n: number, words: string }
  | { code: 'draw', words: string }
  | { code: 'to-foundation', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, words: string }
  | { code: 'opens-next', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, words: string }
  | { code: 'continues', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'buries', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, /** the waste pile, 1-6 */ pile: number, /** cards that the foundation takes before it, 0-12; 0: it is next */ steps: number, /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'same-rank', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'king-on-cards', /** the waste pile, 1-6 */ pile: number, /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'king-on-empty', /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'covers', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the waste pile, 1-6 */ pile: number, /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'uses-empty-pile', /** the waste pile, 1-6 */ pile: number, /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'keeps-empty-pile', /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'empties-pile', /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'leaves-empty', /** tenths of a percent, or how many moves or piles */ n: number, words: string }
  | { code: 'uncovers', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, /** the waste pile, 1-6 */ pile: number, /** cards that the foundation takes before it, 0-12; 0: it is next */ steps: number, words: string }

/** The kinds of these reasons. */
export type CalculationReasonCode = CalculationReason['code']

/** The fields of reasons, by code. */
export declare const reasons: Readonly<Record<CalculationReasonCode, readonly string[]>>

import type { CalculationMove, Proof } from './types.js'

/** Where the cards lie. Cards are ranks, `A23456789TJQK`; suits do not matter: `{ foundations: 'A234', piles: ['', '', '', ''], card: '7' }`. */
export interface CalculationCards {
  /** the tops of the four foundations, `.` for an empty one. Foundation 1 rises by one, 2 by two, 3 by three and 4 by four, modulo 13; each ends with its king. `'A234'` is the start of Calculation */
  foundations: string
  /** the 1-6 waste piles, each from the bottom, `''` for an empty one: `['Q9T', '', '', '']` */
  piles: string[]
  /** the visible card, `''` if none is turned */
  card: string
}

/** What happened. */
export type CalculationEvent =
  | { event: 'draw', seat: 0, /** that was turned, `A23456789TJQK` */ card: string, words: string }
  | { event: 'move', seat: 0, /** that was moved */ card: string, /** the place it lay on: `'c'` the visible card, `'w1'` */ from: string, /** the place it lies on now: `'f2'`, `'w1'` */ to: string, words: string }
  | { event: 'win' | 'stuck', seat: 0, words: string }

/** What a move is worth, so far. */
export interface CalculationStanding {
  move: CalculationMove
  /** at level `'search'` the chance to win after it, 0-1; at `'random'` and `'eager'` the chance that the level plays it; by `'rule'` a sum of weights, of which moves to foundations have smaller ones and yet come first */
  value: number
  /** what value is in: of `'search'` a chance to win, else the level's own scale */
  unit: 'chance' | 'score'
  /** the chance's standard error, of `'search'` */
  error?: number
}

/** What a move moves. */
export interface CalculationMoved {
  /** the card that it moves; of a draw null */
  card: string | null
  /** the place that the card is taken from: `'c'` the visible card, `'w1'`, of a draw `'d'` */
  from: string
  /** the place that it goes to: `'f2'`, `'w1'`, of a draw `'c'` */
  to: string
}

/** What a search has found of a move. */
export interface CalculationTried {
  proof: Proof
  /** that it was tried by */
  playouts: number
}
