// The types that all games share. They need TypeScript 5.0 and its library ES2022, no more.
import type { Games } from './games/types.js'
import type { AbortSignal, URL } from './platform.js'

/** The language of sentences in answers: English, Japanese, or simplified Chinese, which mahjong's functions of `init` have; errors stay English there. */
export type Lang = 'en' | 'ja' | 'zh'

/** How far a call has come. */
export interface Progress {
  /** iterations so far */
  done: number
  /** iterations of the whole call; 0 if that is not known */
  total: number
  /** milliseconds so far */
  ms: number
}

/**
 * What is wrong with an input.
 * - `arguments`: there are too many arguments, or one is unreadable or too large
 * - `missing`: a value that the function needs is missing
 * - `type`: a value has the wrong type
 * - `range`: a number or word is not allowed
 * - `length`: there are too many or too few elements
 * - `unknown`: the function does not have this option
 * - `card`, `board`, `game`: the value is not a card, a board or a game
 * - `move`: the value is not a move, or not a legal one
 * - `tile`: the value is not a tile, or all copies of the tile are in use already
 * - `hand`: the value is not a hand that the function can take
 */
export type InputCode = 'arguments' | 'missing' | 'type' | 'range' | 'length' | 'unknown' | 'card' | 'board' |
  'game' | 'move' | 'tile' | 'hand'

/**
 * What went wrong in an engine.
 * - `load`: the engine cannot be fetched, compiled or started
 * - `version`: engine and wrapper are of different versions
 * - `worker`: the worker cannot be started, or it died
 * - `fault`: the engine failed in a call
 * - `busy`: a function was called from inside a sync call's onProgress
 * - `closed`: a function was called after close()
 * - `stalled`: no byte came for `timeout` milliseconds
 * - `integrity`: the module does not have the hash in `integrity`, or that is not a hash
 * - `platform`: there are no workers here; initSync works without them
 */
export type EngineCode = 'load' | 'version' | 'worker' | 'fault' | 'busy' | 'closed' | 'stalled' | 'integrity' | 'platform'

/** Options of a game's own `init`. All may be left out, and an unknown one is an InputError. */
export interface Options {
  /** address of the game's module, tefuda-<game>.wasm; by default next to the package's files */
  wasmURL?: string | URL
  /** the compiled `WebAssembly.Module`, to use instead of loading one */
  module?: object
  /** hash that the module must have, written as in HTML: 'sha384-…'; default no check */
  integrity?: string
  /** address of tefuda-<game>.tables, for games that have tables. They are loaded with the first call that needs them */
  tablesURL?: string | URL
  /** the bytes of tefuda-<game>.tables, to use instead of loading them */
  tables?: ArrayBuffer | Uint8Array
  /** address of worker.js, also as a `TrustedScriptURL`; by default next to the package's files */
  workerURL?: string | URL | { toJSON(): string }
  /** aborts the loading, if it is not over; init then rejects with the signal's reason */
  signal?: AbortSignal
  /** milliseconds without a byte after which loading fails as `'stalled'`; 0 waits for ever. Default 30000 */
  timeout?: number
  /** called for calls that have no `onProgress` of their own */
  onProgress?: (progress: Progress) => void
}

/** Options of a game's own `initSync`. */
export interface SyncOptions {
  /** the `WebAssembly.Module`, or its bytes; by default Node reads the file next to the package's files */
  module?: object
  /** the bytes of tefuda-<game>.tables, for games that have tables; by default Node reads the file next to the package's files */
  tables?: ArrayBuffer | Uint8Array
  /** called for calls that have no `onProgress` of their own */
  onProgress?: (progress: Progress) => void
}

/** The name of a game: `'poker'`. */
export type GameName = keyof Games

/** One entry per game, for the games that need one: `{ poker: '/wasm/tefuda-poker.wasm' }`. */
export type ByGame<T> = { [G in GameName]?: T }

/** Options of `init` for all games at once. Files are given per game. */
export interface AllOptions extends Pick<Options, 'workerURL' | 'signal' | 'timeout' | 'onProgress'> {
  /** games to load at once; the others are loaded with their first call. Default none */
  games?: readonly GameName[]
  /** addresses of the modules */
  wasmURL?: ByGame<string | URL>
  /** the compiled modules, each a `WebAssembly.Module`, to use instead of loading them */
  module?: ByGame<object>
  /** hashes that the modules must have, written as in HTML: 'sha384-…'; default no check */
  integrity?: ByGame<string>
  /** addresses of the tables */
  tablesURL?: ByGame<string | URL>
  /** the bytes of the tables, to use instead of loading them */
  tables?: ByGame<ArrayBuffer | Uint8Array>
}

/** Options of `initSync` for all games at once. */
export interface AllSyncOptions {
  /** the modules, each a `WebAssembly.Module`, or their bytes; by default Node reads the files next to the package's files */
  module?: ByGame<object>
  /** the bytes of the tables; by default Node reads the files next to the package's files */
  tables?: ByGame<ArrayBuffer | Uint8Array>
  /** called for calls that have no `onProgress` of their own */
  onProgress?: (progress: Progress) => void
}

/** How long a call may search, 1 or more: in iterations, which make its answer repeatable, or in milliseconds. */
export type Budget = { iterations: number, ms?: undefined } | { ms: number, iterations?: undefined }

/** Options that every call takes, whether or not it needs them. */
export interface CallOptions {
  /** seed of the random numbers, 0 … 4294967295; default 0. The same position, seed and iterations give the same answer */
  seed?: number
  /** how long to search: `{ iterations: 5000 }` or `{ ms: 300 }` */
  budget?: Budget
  /** aborts the call, which then rejects with the signal's reason: `AbortSignal.timeout(1000)` */
  signal?: AbortSignal
  /** called about every 100 ms while a long call runs; if it throws, the call rejects with its error */
  onProgress?: (progress: Progress) => void
  /** language of the words in the answer; default `'en'` */
  lang?: Lang
}

/** Options of a call whose progress has more fields. */
export interface Reporting<P> extends Omit<CallOptions, 'onProgress'> {
  /** called about every 100 ms while a long call runs; if it throws, the call rejects with its error */
  onProgress?: (progress: Progress & P) => void
}

/** How much work an answer rests on. */
export interface Stats {
  /** number of draws, samples, playouts or positions that the answer rests on */
  iterations: number
  /** time that the call took, in milliseconds */
  ms: number
}

/** A move that was made. */
export interface MadeMove {
  /** the seat that made it, from 0 */
  seat: number
  /** the move as `apply` takes it: `'raise 40'`. Cards that the viewer may not know are `?`: `'give ?'` */
  move: string
}

/** The result of a game. Arrays have one entry per seat. */
export interface Result {
  /** final ranks, 1 for the first; equal seats share a rank */
  places: number[]
  /** score of each seat: points or chips; in a board game 1 for a win, 0.5 for a draw, 0 for a loss */
  points: number[]
  /** this was the last game of its match: `deal` refuses it as `from` */
  last: boolean
  /** the result in words: `'1st seat 2 (12), 2nd seat 0 (9)'` */
  words: string
}

/** Something that happened in a game. The other fields depend on the kind of event. */
export interface TableEvent {
  /** kind of the event: `'play'` */
  event: string
  /** the event in words of the language `lang` */
  words: string
}

/** The legal moves of a seat, as text that `apply` takes. */
export interface Legal {
  /** the seat that may make these moves, from 0; null where no seat may act, or not the seat of the view */
  seat: number | null
  moves: string[]
}

/** Fields that every table and every view has. */
export interface Shown {
  /** name of the game: `'daifugo'` */
  game: GameName
  /** version of this format; data from a later version is an InputError, never misread */
  version: number
  /** the seats that may act now, ascending; [] when it is over */
  turns: number[]
  over: boolean
  /** the result; null until the game is over */
  result: Result | null
  /** the moves made so far, as the viewer may know them */
  moves: MadeMove[]
  /** the events that this call caused, in order; `view` causes none */
  events: TableEvent[]
}

/**
 * Whose view it is: a seat from 0, `'turn'` for the seat that acts next, or null for an onlooker. Where no seat acts
 * next, the view of `'turn'` is null.
 */
export type Viewer = number | 'turn' | null

/** A key that a game knows, with its names: `{ key: 'flush', en: 'Flush', ja: 'フラッシュ' }`. */
export interface Listed<Key extends string | number = string | number> {
  readonly key: Key
  readonly en: string
  readonly ja: string
}

/** Whether calls answer by promises, from a worker, or by plain values, in this thread. */
export type Mode = 'async' | 'sync'

/** The answer of a call: a promise from a worker, a plain value in this thread. */
export type Answer<M extends Mode, R> = M extends 'async' ? Promise<R> : R

/**
 * The functions that every game has, with its own types of rules, tables and views. Code written for them plays any
 * game. The engine of one game is such a `Game`, in a worker a `Game<any, any, any, 'async'>`.
 */
export interface Game<Rules = any, Table = any, View = any, M extends Mode = 'sync'> {
  /** Deals a new game. With `from`, a table that is over, it deals the next game of the same match. */
  deal(rules?: Rules, options?: { seed?: number, from?: Table, views?: readonly Viewer[], lang?: Lang }): Answer<M, Table & { views?: (View | null)[] }>
  /** The view of a seat or of an onlooker: all that they may know. */
  view(table: Table, options: { seat: number | null, lang?: Lang }): Answer<M, View>
  /** The legal moves of a seat that may act. If there are several such seats, `seat` chooses one. */
  legal(position: Table | View, options?: { seat?: number }): Answer<M, Legal>
  /** The table after a move, with the events that the move caused. */
  apply(table: Table, options: { move: string, seat?: number, seed?: number, views?: readonly Viewer[], lang?: Lang }): Answer<M, Table & { views?: (View | null)[] }>
  /** The best move for the seat of a view, and its other moves, with reasons. */
  choose(view: View, options?: { level?: any, budget?: Budget, seed?: number, signal?: AbortSignal, lang?: Lang }): Answer<M, { best: string }>
}

/** What every engine has besides its functions. */
export interface Common {
  /** version of the package: `'0.1.0'` */
  version: string
  /** compiler of the engines */
  compiler: 'go' | 'tinygo'
  /** ends the engines; pending calls reject */
  close(): void
  /** calls `close` at the end of a block with `using` */
  [Symbol.dispose](): void
}

/** All games, each in a worker of its own. Every call returns a promise. */
export type Tefuda = Games<'async'> & Common

/** All games in this thread. Every call returns a plain value. */
export type SyncTefuda = Games & Common