// Generated from core/calculation by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

export declare const functions: readonly string[]

export type Policy =
  | 'random'
  | 'eager'
  | 'rule'

export type Proof =
  | 'win'
  | 'loss'

export type Preset =
  | 'calculation'
  | 'computer'
  | 'expert'

/** The keys that this game knows, with their names. */
export declare const lists: {
  readonly policies: readonly Listed<Policy>[]
  readonly proofs: readonly Listed<Proof>[]
  readonly presets: readonly Listed<Preset>[]
}

/** Why a move is good or bad: `code`, what belongs to it, and the words. */
export type Reason =
  | { code: 'proved-win', words: string }
  | { code: 'proved-loss', words: string }
  | { code: 'draw', words: string }
  | { code: 'to-foundation', rank: string, foundation: number, words: string }
  | { code: 'opens-next', rank: string, foundation: number, words: string }
  | { code: 'continues', rank: string, foundation: number, pile: number, words: string }
  | { code: 'buries', rank: string, foundation: number, pile: number, steps: number, words: string }
  | { code: 'same-rank', rank: string, pile: number, words: string }
  | { code: 'king-on-cards', pile: number, words: string }
  | { code: 'king-on-empty', pile: number, words: string }
  | { code: 'covers', rank: string, pile: number, words: string }
  | { code: 'uses-empty-pile', pile: number, words: string }
  | { code: 'keeps-empty-pile', pile: number, words: string }
  | { code: 'empties-pile', pile: number, words: string }

export type ReasonCode = Reason['code']

export declare const reasons: Readonly<Record<string, readonly string[]>>
