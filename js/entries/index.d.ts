import type { Common, Options } from '../../types.js'
import type { Game } from './types.js'

export type { Game as Engine, GameTable as Table, GameView as View, GameChoice as Choice, GameReview as Review } from './types.js'

export * from '../../errors.js'
export { lists } from './lists.js'
export * from '../../types.js'
export * from './types.js'

/**
 * Loads only this game's engine, and starts it in a worker, so that the page never waits.
 * @param options `{ signal: AbortSignal.timeout(10_000) }`; the engine's address, if it is not next to the package's files:
 * `{ wasmURL: '/wasm/tefuda-GAME.wasm' }`
 */
export function init(options?: Options): Promise<Game<'async'> & Common>
