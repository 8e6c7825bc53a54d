import type { AllOptions, Tefuda } from './types.js'

export * from './errors.js'
export * from './types.js'
export * from './games/types.js'

/**
 * Opens all games, each in a worker of its own. A worker starts with its first call, or at once if `games` names its game.
 * @param options `{ games: ['poker', 'mnk'] }`; the files' addresses, if they are not next to the package's files:
 * `{ wasmURL: { poker: '/wasm/tefuda-poker.wasm' } }`
 */
export function init(options?: AllOptions): Promise<Tefuda>
