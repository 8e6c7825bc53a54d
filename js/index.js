import { GAMES } from './games/all.js'
import { openAll } from './open.js'
import { web } from './web.js'

export { EngineError, InputError } from './errors.js'
export { lists } from './games/all.js'

/** @type {typeof import('./index.js').init} */
export const init = options => openAll(GAMES, web, options)
