import type { AllOptions, Tefuda } from './types.js'

export * from './errors.js'
export * from './types.js'
export * from './games/poker/types.js'
export * from './games/mnk/types.js'
export * from './games/calculation/types.js'
export * from './games/mahjong/types.js'
export * from './games/daifugo/types.js'

/** All games, each in a worker of its own that starts with its first call, or at once by { games: ['poker', …] }. */
export function init(options?: AllOptions): Promise<Tefuda>
