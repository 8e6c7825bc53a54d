// Generated from core/solver by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The kinds of nodes in a solved spot.
 * - `'decision'` Decision (選択)
 * - `'deal'` A card is dealt (次の札)
 * - `'fold'` A player has folded (フォールド)
 * - `'showdown'` Showdown (ショーダウン)
 */
export type SolverNodeKind =
  | 'decision'
  | 'deal'
  | 'fold'
  | 'showdown'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The kinds of nodes in a solved spot. */
  readonly nodes: readonly Listed<SolverNodeKind>[]
}

export declare const reasons: {}
