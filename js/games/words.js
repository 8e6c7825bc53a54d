// The words of all games, for synchronous calls, which cannot wait until one game's words are loaded.
import { words as calculation } from './calculation/words.js'
import { words as daifugo } from './daifugo/words.js'
import { words as histories } from './histories/words.js'
import { words as mahjong } from './mahjong/words.js'
import { words as mnk } from './mnk/words.js'
import { words as poker } from './poker/words.js'
import { words as solver } from './solver/words.js'

/** @type {Record<string, import('../seams.js').Words>} */
export const WORDS = { poker, mnk, calculation, mahjong, daifugo, solver, histories }
