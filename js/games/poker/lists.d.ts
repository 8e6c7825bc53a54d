// Generated from core/poker by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

export declare const functions: readonly string[]

export type Category =
  | 'none'
  | 'high'
  | 'pair'
  | 'two-pair'
  | 'three'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four'
  | 'straight-flush'
  | 'royal'
  | 'five'

export type Profile =
  | 'standard'
  | 'article'

export type OtherLine =
  | 'four-deuces'
  | 'nothing'

export type Preset =
  | 'jacks-or-better-9-6'
  | 'bonus-8-5'
  | 'double-bonus-10-7'
  | 'double-double-bonus-9-6'
  | 'deuces-wild'
  | 'deuces-wild-nsud'
  | 'joker-kings'
  | 'double-joker'

/** The keys that this game knows, with their names. */
export declare const lists: {
  readonly categories: readonly Listed<Category>[]
  readonly profiles: readonly Listed<Profile>[]
  readonly lines: readonly Listed<OtherLine>[]
  readonly presets: readonly Listed<Preset>[]
}

/** Why a move is good or bad: `code`, what belongs to it, and the words. */
export type Reason =
  | { code: 'pat', line: string, cards?: number, words: string }
  | { code: 'discard-all', words: string }
  | { code: 'hold-pair', rank?: string, cards?: number, words: string }
  | { code: 'hold-two-pair', rank?: string, cards?: number, words: string }
  | { code: 'hold-three', rank?: string, cards?: number, words: string }
  | { code: 'hold-four', rank?: string, cards?: number, words: string }
  | { code: 'hold-wild', cards?: number, words: string }
  | { code: 'to-royal', cards?: number, words: string }
  | { code: 'to-straight-flush', cards?: number, straights?: number, words: string }
  | { code: 'to-flush', cards?: number, words: string }
  | { code: 'to-straight', cards?: number, straights?: number, words: string }
  | { code: 'high-cards', cards?: number, words: string }
  | { code: 'pays', line: string, count?: number, share: number, words: string }

export type ReasonCode = Reason['code']

export declare const reasons: Readonly<Record<string, readonly string[]>>
