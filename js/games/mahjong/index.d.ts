import type { Async, Common, Options } from '../../types.js'
import type { Mahjong } from './types.js'

export * from '../../errors.js'
export * from '../../types.js'
export * from './types.js'

/** Loads this game's engine, and no other, and starts it in a worker, so that the page never waits. */
export function init(options?: Options): Promise<Async<Mahjong> & Common>
