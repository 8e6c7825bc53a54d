import * as mnk from './calls/mnk.js'
import * as poker from './calls/poker.js'

/**
 * A good call of every function: its arguments, and what comes of it, or of a part of it. The first argument is an array
 * where the function takes one. A slow function is not called after each bad call.
 */
export const GOOD = { ...poker.good, ...mnk.good }
