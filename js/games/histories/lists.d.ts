// Generated from core/histories by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The formats of texts of hands.
 * - `'phh'` PHH
 * - `'tefuda-hand-1'` tefuda's own (tefuda の書式)
 * - `'pokerstars'` PokerStars
 * - `'gg'` GGPoker
 */
export type HistoryFormat =
  | 'phh'
  | 'tefuda-hand-1'
  | 'pokerstars'
  | 'gg'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The formats of texts of hands. */
  readonly formats: readonly Listed<HistoryFormat>[]
}

export declare const reasons: {}
