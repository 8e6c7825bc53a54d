import * as calculation from './calls/calculation.js'
import * as daifugo from './calls/daifugo.js'
import * as mahjong from './calls/mahjong.js'
import * as mnk from './calls/mnk.js'
import * as poker from './calls/poker.js'

/**
 * A good call of every function: its arguments, and what comes of it, or of a part of it. The first argument is an array
 * where the function takes one. A slow function is not called after each bad call. What a function takes of
 * bad-values.js as a position is `fine`; an option that it cannot do without, `needs`.
 */
export const GOOD = { ...poker.good, ...mnk.good, ...calculation.good, ...mahjong.good, ...daifugo.good }
