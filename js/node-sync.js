import { readFileSync } from 'node:fs'
import { openAllSync } from './direct.js'
import { GAMES } from './games/all.js'
import { WORDS } from './games/words.js'

export { EngineError, InputError } from './errors.js'
export { lists } from './games/all.js'

/** @type {typeof import('./sync.js').initSync} */
export const initSync = options => openAllSync(GAMES, WORDS, options, readFileSync)
