// Generated from core/daifugo by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

export declare const functions: readonly string[]

export type Switch =
  | 'sequences'
  | 'revolution'
  | 'sequenceRevolution'
  | 'jokerRevolution'
  | 'eightCut'
  | 'suitLock'
  | 'rankLock'
  | 'spadeReturn'
  | 'elevenBack'
  | 'fiveSkip'
  | 'sixReverse'
  | 'miyakoOchi'
  | 'exchange'
  | 'forbiddenFinish'
  | 'permanentPass'
  | 'selfFollow'
  | 'leaderPass'
  | 'loserLeads'
  | 'diamondStart'

export type Preset =
  | 'article'
  | 'uec'
  | 'common'

export type Class =
  | 'daifugo'
  | 'fugo'
  | 'heimin'
  | 'hinmin'
  | 'daihinmin'

export type Level =
  | 'random'
  | 'weakest'
  | 'article'
  | 'heuristic'
  | 'policy'
  | 'search'

export type Form =
  | 'article'
  | 'complete'

/** The keys that this game knows, with their names. */
export declare const lists: {
  readonly switches: readonly Listed<Switch>[]
  readonly presets: readonly Listed<Preset>[]
  readonly classes: readonly Listed<Class>[]
  readonly levels: readonly Listed<Level>[]
  readonly forms: readonly Listed<Form>[]
}

/** Why a move is good or bad: `code`, what belongs to it, and the words. */
export type Reason =
  | { code: 'forced-win', n: number, words: string }
  | { code: 'endgame-win', words: string }
  | { code: 'endgame-lot', words: string }
  | { code: 'endgame-loss', words: string }
  | { code: 'only-move', words: string }
  | { code: 'finishes', n: number, words: string }
  | { code: 'forbidden', words: string }
  | { code: 'eight-cut', words: string }
  | { code: 'spade-return', words: string }
  | { code: 'unbeatable', words: string }
  | { code: 'flows', n: number, words: string }
  | { code: 'beaten-by', n: number, words: string }
  | { code: 'then-flow', n: number, of: number, words: string }
  | { code: 'can-finish', words: string }
  | { code: 'last-roles', n: number, words: string }
  | { code: 'revolution', n: number, words: string }
  | { code: 'lock', words: string }
  | { code: 'lock-strong', words: string }
  | { code: 'uses-joker', words: string }
  | { code: 'keeps-joker', words: string }
  | { code: 'joker-exposed', words: string }
  | { code: 'breaks-group', n: number, words: string }
  | { code: 'breaks-run', n: number, words: string }
  | { code: 'weakest', words: string }
  | { code: 'saves-strong', n: number, words: string }
  | { code: 'own-field', words: string }
  | { code: 'rival-near', n: number, words: string }

export type ReasonCode = Reason['code']

export declare const reasons: Readonly<Record<string, readonly string[]>>
