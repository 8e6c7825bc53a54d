// Generated from core/mnk by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

export declare const functions: readonly string[]

export type Level =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'

export type Rule =
  | 'free'
  | 'exact'

export type Side =
  | 'o'
  | 'x'

export type Outcome =
  | 'win'
  | 'draw'
  | 'loss'

export type Bound =
  | 'exact'
  | 'at-most'
  | 'at-least'

export type Preset =
  | '3,3,3'
  | '4,4,4'
  | '6,6,4'
  | '15,15,5'
  | '20,20,5'

/** The keys that this game knows, with their names. */
export declare const lists: {
  readonly levels: readonly Listed<Level>[]
  readonly rules: readonly Listed<Rule>[]
  readonly sides: readonly Listed<Side>[]
  readonly outcomes: readonly Listed<Outcome>[]
  readonly bounds: readonly Listed<Bound>[]
  readonly presets: readonly Listed<Preset>[]
}

/** Why a move is good or bad: `code`, what belongs to it, and the words. */
export type Reason =
  | { code: 'only-move', words: string }
  | { code: 'completes-line', length: number, words: string }
  | { code: 'blocks-line', length: number, words: string }
  | { code: 'forced', words: string }
  | { code: 'makes-open-four', length: number, words: string }
  | { code: 'double-threat', length: number, count: number, words: string }
  | { code: 'makes-four', length: number, words: string }
  | { code: 'forced-win-vcf', line: [row: number, column: number][], words: string }
  | { code: 'makes-open-three', length: number, words: string }
  | { code: 'blocks-open-three', length: number, words: string }
  | { code: 'centre', words: string }
  | { code: 'dead-draw', words: string }
  | { code: 'pairing-draw', words: string }

export type ReasonCode = Reason['code']

export declare const reasons: Readonly<Record<string, readonly string[]>>
