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
 */
export type CalculationPreset =
  | 'calculation'
  | 'computer'
  | 'expert'

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

/** Why a move is good or bad. `code` tells which other fields there are; `words` says it. */
export type CalculationReason =
  | { code: 'proved-win', words: string }
  | { code: 'proved-loss', words: string }
  | { code: 'draw', words: string }
  | { code: 'to-foundation', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, words: string }
  | { code: 'opens-next', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, words: string }
  | { code: 'continues', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'buries', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the foundation that takes it, 1-4 */ foundation: number, /** the waste pile, 1-6 */ pile: number, /** cards that the foundation takes before it, 0-12; 0: it is next */ steps: number, words: string }
  | { code: 'same-rank', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'king-on-cards', /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'king-on-empty', /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'covers', /** of the card it is about, A23456789TJQK: the one that can follow, or that is covered */ rank: string, /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'uses-empty-pile', /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'keeps-empty-pile', /** the waste pile, 1-6 */ pile: number, words: string }
  | { code: 'empties-pile', /** the waste pile, 1-6 */ pile: number, words: string }

/** What kind of reason it is. */
export type CalculationReasonCode = CalculationReason['code']

/** By code: the fields that its reasons carry. */
export declare const reasons: Readonly<Record<CalculationReasonCode, readonly string[]>>
