import { openGame } from '../../open.js'
import { web } from '../../web.js'
import { game } from './game.js'

export { EngineError, InputError } from '../../errors.js'
export { lists } from './lists.js'

/** @type {typeof import('./index.js').init} */
export const init = options => openGame(game, web, options)
