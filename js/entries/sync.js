import { openGameSync } from '../../direct.js'
import { game } from './game.js'
import { words } from './words.js'

export { EngineError, InputError } from '../../errors.js'
export { lists } from './lists.js'

/** @type {typeof import('./sync.js').initSync} */
export const initSync = options => openGameSync(game, words, options)
