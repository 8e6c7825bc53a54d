// The types of the public API, and of the seams between the wrapper's files. Nothing here runs.
export {}

/**
 * @typedef {'en' | 'ja'} Lang
 *
 * @typedef {object} Progress
 * @property {number} done iterations so far
 * @property {number} total iterations in all, 0 where that is not known
 * @property {number} ms milliseconds so far
 *
 * @typedef {'arguments' | 'missing' | 'type' | 'range' | 'length' | 'unknown' | 'card' | 'board' | 'game' | 'move' | 'tile' | 'hand'} InputCode
 *   arguments: too many, unreadable or too large; missing; type: of the wrong type; range: a number or word that is not
 *   allowed; length: too many or too few elements; unknown: an option that the function does not have; card, board,
 *   game: not a card, not a board, not a game; move: not a move, or not a legal one; tile: not a
 *   tile, or one of which there are no more; hand: not a hand that the function can take
 * @typedef {'load' | 'version' | 'worker' | 'fault' | 'busy' | 'closed'} EngineCode
 *   load: cannot be fetched, compiled or started; version: engine and wrapper are of different versions; worker: the
 *   worker cannot be started or died; fault: the engine failed in a call; busy: a call from inside a sync call's
 *   onProgress; closed: after close()
 */

/**
 * What init takes. Everything is optional.
 * @typedef {object} Options
 * @property {string | URL} [wasmURL] where tefuda.wasm is; beside the module by default
 * @property {string | URL} [workerURL] where worker.js is; beside the module by default
 * @property {WebAssembly.Module} [module] the compiled engine, instead of loading it
 * @property {string} [integrity] of tefuda.wasm, as in HTML: "sha384-…"
 * @property {(progress: Progress) => void} [onProgress] for calls that have none of their own
 *
 * @typedef {object} SyncOptions
 * @property {WebAssembly.Module | BufferSource} [module] the engine; Node reads the one beside sync.js by default
 * @property {(progress: Progress) => void} [onProgress] for calls that have none of their own
 */

/**
 * What every call takes as options, whether or not it needs them.
 * @typedef {object} CallOptions
 * @property {number} [seed] of the source of chance, 0 … 4294967295; default 0
 * @property {{ iterations: number } | { ms: number }} [budget] how long to search, 1 or more
 * @property {AbortSignal} [signal] aborts the call, which then rejects with the signal's reason
 * @property {(progress: Progress) => void} [onProgress] called about every 100 ms while a long call runs; what it throws,
 *   the call rejects with
 * @property {Lang} [lang] of the words in the result; default 'en'
 *
 * @typedef {object} Stats
 * @property {number} iterations draws, samples or nodes that the answer rests on
 * @property {number} ms the time it took
 */

/**
 * @template {object} Game
 * @typedef {{ [F in keyof Game]: Game[F] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never }} Async
 */

/**
 * @typedef {object} Common
 * @property {string} version of the package
 * @property {string} compiler of the engine: 'go' or 'tinygo'
 * @property {() => void} close ends the engine; pending calls reject
 *
 * @typedef {object} Games
 * @property {import('./api-poker.js').Poker} poker
 * @property {import('./api-mnk.js').Mnk} mnk
 * @property {import('./api-calculation.js').Calculation} calculation
 * @property {import('./api-mahjong.js').Mahjong} mahjong
 * @property {import('./api-daifugo.js').Daifugo} daifugo
 *
 * @typedef {{ [G in keyof Games]: Async<Games[G]> } & Common} Tefuda the engine in a worker; every call a promise
 * @typedef {Games & Common} SyncTefuda the engine in this thread
 */

/**
 * @typedef {{ names: string[], version: string, compiler: string }} Hello
 *
 * An engine in this thread: write a request to the room for it, then run. The response is a view of the engine's
 * memory, good until the next call.
 * @typedef {Hello & {
 *   room: (size: number) => Uint8Array,
 *   run: (name: string, size: number, onReport?: (report: Uint8Array) => void) => Uint8Array,
 * }} Engine
 *
 * What the client needs of a worker, of the web's kind or Node's. hold tells whether a call is running.
 * @typedef {{
 *   post: (message: unknown, transfer: ArrayBuffer[]) => void,
 *   listen: (onMessage: (message: any) => void, onError: (message: string) => void) => void,
 *   terminate: () => void,
 *   hold: (busy: boolean) => void,
 * }} WorkerLike
 */
