// The seams between the wrapper's files. They are no part of what is published.
import type { Options } from './types.js'

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
  spawn(workerURL?: Options['workerURL']): WorkerLike
  /** the file that spawn takes by default */
  worker: string
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
