import type { AllOptions, Tefuda } from './types.js'

export * from './errors.js'
export * from './types.js'
export * from './games/types.js'

/** All games, each in a worker of its own that starts with its first call, or at once by { games: ['poker', …] }. */
export function init(options?: AllOptions): Promise<Tefuda>
