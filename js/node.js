import { GAMES } from './games/all.js'
import { node } from './node-host.js'
import { openAll } from './open.js'

export { EngineError, InputError } from './errors.js'
export { lists } from './games/all.js'

/** @type {typeof import('./index.js').init} */
export const init = options => openAll(GAMES, node, options)
