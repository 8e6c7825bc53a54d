// The types that all games share. They need TypeScript 5.0 and its library ES2022, no more.
import type { Games } from './games/types.js'
import type { AbortSignal, URL } from './platform.js'

/** The language of words: English or Japanese. */
export type Lang = 'en' | 'ja'

/** How far a call has come. */
export interface Progress {
  /** iterations so far */
  done: number
  /** iterations in all, 0 where that is not known */
  total: number
  /** milliseconds so far */
  ms: number
}

/**
 * arguments: too many, unreadable or too large; missing; type: of the wrong type; range: a number or word that is not
 * allowed; length: too many or too few elements; unknown: an option that the function does not have; card, board, game:
 * not a card, not a board, not a game; move: not a move, or not a legal one; tile: not a tile, or one of which there
 * are no more; hand: not a hand that the function can take
 */
export type InputCode = 'arguments' | 'missing' | 'type' | 'range' | 'length' | 'unknown' | 'card' | 'board' |
  'game' | 'move' | 'tile' | 'hand'

/**
 * load: cannot be fetched, compiled or started; version: engine and wrapper are of different versions; worker: the
 * worker cannot be started or died; fault: the engine failed in a call; busy: a call from inside a sync call's
 * onProgress; closed: after close(); stalled: no byte came for `timeout`; integrity: the module is not the one that
 * `integrity` tells of, or that is no hash; platform: there are no workers here, so take initSync
 */
export type EngineCode = 'load' | 'version' | 'worker' | 'fault' | 'busy' | 'closed' | 'stalled' | 'integrity' | 'platform'

/** What `init` of one game takes. Everything is optional, and anything else an InputError. */
export interface Options {
  /** where the game's module is, tefuda-<game>.wasm; next to the package's files by default */
  wasmURL?: string | URL
  /** the compiled `WebAssembly.Module`, instead of loading it */
  module?: object
  /** of the module, as in HTML: 'sha384-…' */
  integrity?: string
  /** where tefuda-<game>.tables is, of a game that has tables: loaded with the first call that needs them */
  tablesURL?: string | URL
  /** the bytes of that file, instead of loading it */
  tables?: ArrayBuffer | Uint8Array
  /** where worker.js is, a `TrustedScriptURL`, too; next to the package's files by default */
  workerURL?: string | URL | { toJSON(): string }
  /** ends the loading, if it is not over; init then rejects with the signal's reason */
  signal?: AbortSignal
  /** milliseconds without a byte after which loading fails, 'stalled'; 0: never. Default 30000 */
  timeout?: number
  /** for calls that have none of their own */
  onProgress?: (progress: Progress) => void
}

/** What a game's own `initSync` takes. */
export interface SyncOptions {
  /** the `WebAssembly.Module`, or its bytes; Node reads the one next to the package's files by default */
  module?: object
  /** the bytes of tefuda-<game>.tables, of a game that has tables; Node reads the file next to the others by default */
  tables?: ArrayBuffer | Uint8Array
  /** for calls that have none of their own */
  onProgress?: (progress: Progress) => void
}

/** `'poker'` and so on. */
export type GameName = keyof Games

/** An entry a game, for those that need one: `{ poker: '/wasm/tefuda-poker.wasm' }`. */
export type ByGame<T> = { [G in GameName]?: T }

/** Options of `init` for all games at once: files are given by game. */
export interface AllOptions extends Pick<Options, 'workerURL' | 'signal' | 'timeout' | 'onProgress'> {
  /** games to load at once; the others load with their first call. Default none */
  games?: readonly GameName[]
  /** where the modules are */
  wasmURL?: ByGame<string | URL>
  /** the compiled modules, each a `WebAssembly.Module`, instead of loading them */
  module?: ByGame<object>
  /** of the modules, as in HTML: 'sha384-…' */
  integrity?: ByGame<string>
  /** where the tables are */
  tablesURL?: ByGame<string | URL>
  /** the tables' bytes, instead of loading them */
  tables?: ByGame<ArrayBuffer | Uint8Array>
}

/** What `initSync` of all games takes. */
export interface AllSyncOptions {
  /** the modules, each a `WebAssembly.Module`, or their bytes; Node reads those next to the package's files by default */
  module?: ByGame<object>
  /** the tables' bytes; Node reads the files next to the others by default */
  tables?: ByGame<ArrayBuffer | Uint8Array>
  /** for calls that have none of their own */
  onProgress?: (progress: Progress) => void
}

/** How long a call may search: iterations, which make its answer repeatable, or milliseconds. Both 1 or more. */
export type Budget = { iterations: number, ms?: undefined } | { ms: number, iterations?: undefined }

/** What every call takes as options, whether or not it needs them. */
export interface CallOptions {
  /** of the source of chance, 0 … 4294967295; default 0. The same position, seed and iterations give the same answer */
  seed?: number
  /** how long to search: `{ iterations: 5000 }` or `{ ms: 300 }` */
  budget?: Budget
  /** aborts the call, which then rejects with the signal's reason: `AbortSignal.timeout(1000)` */
  signal?: AbortSignal
  /** called about every 100 ms while a long call runs; what it throws, the call rejects with */
  onProgress?: (progress: Progress) => void
  /** of the words in the result; default `'en'` */
  lang?: Lang
}

/** Options of a call whose reports of progress tell more. */
export interface Reporting<P> extends Omit<CallOptions, 'onProgress'> {
  /** called about every 100 ms while a long call runs; what it throws, the call rejects with */
  onProgress?: (progress: Progress & P) => void
}

/** What an answer rests on. */
export interface Stats {
  /** draws, samples, playouts or positions that the answer rests on */
  iterations: number
  /** the time it took, in milliseconds */
  ms: number
}

/** A move that was made. */
export interface MadeMove {
  /** who made it, from 0 */
  seat: number
  /** as `apply` takes it: `'raise 40'`; `'give ?'` where the viewer may not know it */
  move: string
}

/** How a game ended. Arrays have an entry a seat. */
export interface Result {
  /** 1 is first; equal places are shared */
  places: number[]
  /** what counts in this game: points, chips, of a board 1, 0 or a half each */
  points: number[]
  /** the match ends with this game: `deal` refuses it as `from` */
  last: boolean
  /** `'1st seat 2 (12), 2nd seat 0 (9)'` */
  words: string
}

/** What happened. The other fields are those of the kind. */
export interface TableEvent {
  /** the kind: `'play'` */
  event: string
  /** in words of `lang` */
  words: string
}

/** What a seat may do. Moves are text, as `apply` takes them. */
export interface Legal {
  /** whose moves they are, from 0; null where nobody is to act, or the view's seat is not */
  seat: number | null
  moves: string[]
}

/** What every table and every view of it has. */
export interface Shown {
  /** `'daifugo'` */
  game: GameName
  /** of this shape; what a later version saved is an InputError, never misread */
  version: number
  /** the seats that may act now, ascending; [] when it is over */
  turns: number[]
  over: boolean
  /** null until it is over */
  result: Result | null
  /** what was done so far, as the viewer may know it */
  moves: MadeMove[]
  /** what this call made happen, in order; `view` makes nothing happen */
  events: TableEvent[]
}

/** A seat from 0, `'turn'` for the seat that acts next (its view is null where there is none), or null for an onlooker. */
export type Viewer = number | 'turn' | null

/** A key that a game knows, with its names: `{ key: 'flush', en: 'Flush', ja: 'フラッシュ' }`. */
export interface Listed<Key extends string | number = string | number> {
  readonly key: Key
  readonly en: string
  readonly ja: string
}

/** How calls answer: in a worker by promises, in this thread by plain values. */
export type Mode = 'async' | 'sync'

/** What a call gives. */
export type Answer<M extends Mode, R> = M extends 'async' ? Promise<R> : R

/**
 * What every game can do, over its own rules, tables and views: what is written for it plays any game. An engine of one game is
 * one, as `Game<any, any, any, 'async'>` in a worker.
 */
export interface Game<Rules = any, Table = any, View = any, M extends Mode = 'sync'> {
  /** A new game; with `from`, a table that is over, the next of the same match. */
  deal(rules?: Rules, options?: { seed?: number, from?: Table, views?: readonly Viewer[], lang?: Lang }): Answer<M, Table & { views?: (View | null)[] }>
  /** What a seat may know, or an onlooker. */
  view(table: Table, options: { seat: number | null, lang?: Lang }): Answer<M, View>
  /** What may be done by whoever is to act, of several by one. */
  legal(position: Table | View, options?: { seat?: number }): Answer<M, Legal>
  /** The table after a move, and what happened. */
  apply(table: Table, options: { move: string, seat?: number, seed?: number, views?: readonly Viewer[], lang?: Lang }): Answer<M, Table & { views?: (View | null)[] }>
  /** The best move for the seat of a view, and the others, with reasons. */
  choose(view: View, options?: { level?: any, budget?: Budget, seed?: number, signal?: AbortSignal, lang?: Lang }): Answer<M, { best: string }>
}

/** What every engine has besides its functions. */
export interface Common {
  /** of the package: `'0.1.0'` */
  version: string
  /** of the engines */
  compiler: 'go' | 'tinygo'
  /** ends the engines; pending calls reject */
  close(): void
  /** the same, for `using` */
  [Symbol.dispose](): void
}

/** All games, each in a worker of its own; every call a promise. */
export type Tefuda = Games<'async'> & Common

/** All games in this thread. */
export type SyncTefuda = Games & Common