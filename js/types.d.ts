/// <reference lib="esnext.disposable" />
// The types that all games share, and those of the seams between the wrapper's files.
import type { Games } from './games/types.js'

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
  /** where the game's module is, tefuda-<game>.wasm; beside the package's files by default */
  wasmURL?: string | URL
  /** the compiled module, instead of loading it */
  module?: WebAssembly.Module
  /** of the module, as in HTML: 'sha384-…' */
  integrity?: string
  /** where tefuda-<game>.tables is, of a game that has tables: loaded with the first call that needs them */
  tablesURL?: string | URL
  /** the bytes of that file, instead of loading it */
  tables?: ArrayBuffer | Uint8Array<ArrayBuffer>
  /** where worker.js is; beside the package's files by default */
  workerURL?: string | URL
  /** ends the loading, if it is not over; init then rejects with the signal's reason */
  signal?: AbortSignal
  /** milliseconds without a byte after which loading fails, 'stalled'; 0: never. Default 30000 */
  timeout?: number
  /** for calls that have none of their own */
  onProgress?: (progress: Progress) => void
}

/** What a game's own `initSync` takes. */
export interface SyncOptions {
  /** the module, compiled or its bytes; Node reads the one beside the package's files by default */
  module?: WebAssembly.Module | BufferSource
  /** the bytes of tefuda-<game>.tables, of a game that has tables; Node reads the file beside the others by default */
  tables?: ArrayBuffer | Uint8Array<ArrayBuffer>
  /** for calls that have none of their own */
  onProgress?: (progress: Progress) => void
}

/** `'poker'` and so on. */
export type GameName = keyof Games

/** An entry a game, for those that need one: `{ poker: '/wasm/tefuda-poker.wasm' }`. */
export type ByGame<T> = { [G in GameName]?: T }

/** What `init` of all games takes: what lies beside a game is told by game. */
export interface AllOptions extends Pick<Options, 'workerURL' | 'signal' | 'timeout' | 'onProgress'> {
  /** games to load at once; the others load with their first call. Default none */
  games?: readonly GameName[]
  /** where the modules are */
  wasmURL?: ByGame<string | URL>
  /** the compiled modules, instead of loading them */
  module?: ByGame<WebAssembly.Module>
  /** of the modules, as in HTML: 'sha384-…' */
  integrity?: ByGame<string>
  /** where the tables are */
  tablesURL?: ByGame<string | URL>
  /** the tables' bytes, instead of loading them */
  tables?: ByGame<ArrayBuffer | Uint8Array<ArrayBuffer>>
}

/** What `initSync` of all games takes. */
export interface AllSyncOptions {
  /** the modules, compiled or their bytes; Node reads those beside the package's files by default */
  module?: ByGame<WebAssembly.Module | BufferSource>
  /** the tables' bytes; Node reads the files beside the others by default */
  tables?: ByGame<ArrayBuffer | Uint8Array<ArrayBuffer>>
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

/** What every engine has beside its functions. */
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

// --- seams -------------------------------------------------------------------

/** By function: what gives its result words. `lang` is 0 for English, 1 for Japanese. */
export type Words = Record<string, (result: any, lang: number) => void>

/** A game as its folder describes it. The URLs are functions, as there are hosts without a place for modules. */
export interface Descriptor {
  name: string
  functions: readonly string[]
  /** those of them that draw a seed where it is left out, and say which */
  draws?: readonly string[]
  /** who built the module */
  compiler: string
  wasmURL(): URL
  /** of a game that has tables */
  tablesURL?(): URL
  /** loads words.js */
  words(): Promise<{ words: Words }>
}

/** What reaches a game: calls by the engine's names. */
export interface Line {
  call(name: string, args: unknown[]): any
  close(): void
}

/** A line to a worker, which starts with the first call or by ready. */
export type Connection = Line & { ready(signal?: AbortSignal): Promise<Hello> }

export interface Hello {
  names: string[]
  version: string
  compiler: string
}

/**
 * An engine in this thread: write a request to the room for it, then run. The response is a view of the engine's
 * memory, good until the next call. The first byte 3 asks for the tables of the function's game.
 */
export interface Engine extends Hello {
  room(size: number): Uint8Array
  run(name: string, size: number, onReport?: (report: Uint8Array) => void): Uint8Array
  tables(name: string, bytes: Uint8Array): Uint8Array
}

/** What differs between browsers and Node. */
export interface Host {
  /** fetch, for all that may be loaded from here */
  get(url: URL | string, init: RequestInit): Promise<Response>
  spawn(workerURL?: string | URL): WorkerLike
  /** why it has no workers, if so */
  lacks(): string | undefined
}

/** What the client needs of a worker, of the web's kind or Node's. hold tells whether a call is running. */
export interface WorkerLike {
  /** its address, for messages */
  name: string
  post(message: unknown, transfer: ArrayBuffer[]): void
  listen(onMessage: (message: any) => void, onError: (message: string) => void): void
  terminate(): void
  hold(busy: boolean): void
}
