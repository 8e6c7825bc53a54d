import type { AllOptions, Tefuda } from './types.js'

export * from './errors.js'
export * from './types.js'
export * from './games/types.js'

/**
 * All games, each in a worker of its own that starts with its first call, or at once where `games` names it.
 * @param options `{ games: ['poker', 'mnk'] }`; where the files lie, if not beside the package's:
 * `{ wasmURL: { poker: '/wasm/tefuda-poker.wasm' } }`
 */
export function init(options?: AllOptions): Promise<Tefuda>
