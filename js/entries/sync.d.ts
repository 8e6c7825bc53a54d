import type { Common, SyncOptions } from '../../types.js'
import type { Game } from './types.js'

export type { Game as Engine, GameTable as Table, GameView as View, GameChoice as Choice, GameReview as Review } from './types.js'

export * from '../../errors.js'
export { lists } from './lists.js'
export * from '../../types.js'
export * from './types.js'

/**
 * Starts only this game's engine, in this thread: calls return plain values. See initSync of tefuda/sync.
 * @param options none in Node; elsewhere `{ module: await WebAssembly.compileStreaming(fetch('/tefuda-GAME.wasm')) }`
 */
export function initSync(options?: SyncOptions): Game & Common
