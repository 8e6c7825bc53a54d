// The types between the wrapper's files. They are not published.
import type { Options } from './types.js'

/** By function: adds words to its result. `lang` is 0 for English, 1 for Japanese. */
export type Words = Record<string, (result: any, lang: number) => void>

/** A game, as described in its folder. The URLs are functions, because on some hosts modules have no address. */
export interface Descriptor {
  name: string
  functions: readonly string[]
  /** functions that draw a seed if it is left out, and return it */
  draws?: readonly string[]
  /** the compiler of the module */
  compiler: string
  wasmURL(): URL
  /** only for a game that has tables */
  tablesURL?(): URL
  /** loads words.js */
  words(): Promise<{ words: Words }>
  /** loads words.zh.js, only for a game that has it; in it `lang` is 0 */
  chinese?(): Promise<{ words: Words }>
}

/** A connection to a game's engine. Functions have the engine's names: 'poker.evaluate'. */
export interface Line {
  call(name: string, args: unknown[]): any
  close(): void
}

/** A connection to a worker, which starts with the first call or with `ready`. */
export type Connection = Line & { ready(signal?: AbortSignal): Promise<Hello> }

export interface Hello {
  names: string[]
  version: string
  compiler: string
}

/**
 * An engine in this thread. Write a request into its `room`, then `run`. The response is a view of the engine's memory, valid
 * until the next call. If its first byte is 3, the function needs the tables of its game.
 */
export interface Engine extends Hello {
  room(size: number): Uint8Array
  run(name: string, size: number, onReport?: (report: Uint8Array) => void): Uint8Array
  tables(name: string, bytes: Uint8Array): Uint8Array
}

/** The parts that differ between browsers and Node. */
export interface Host {
  /** fetch, for every kind of address that this host can load */
  get(url: URL | string, init: RequestInit): Promise<Response>
  spawn(workerURL?: Options['workerURL']): WorkerLike
  /** the default file of spawn */
  worker: string
  /** why the platform has no workers; undefined if it has them */
  lacks(): string | undefined
}

/** The interface to a worker of the web or of Node. `hold` says whether a call runs, so that Node keeps the process alive. */
export interface WorkerLike {
  /** its address, for messages */
  name: string
  post(message: unknown, transfer: ArrayBuffer[]): void
  listen(onMessage: (message: any) => void, onError: (message: string) => void): void
  terminate(): void
  hold(busy: boolean): void
}
