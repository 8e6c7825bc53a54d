import { InputError } from './errors.js'

/**
 * Refuses options that init does not know, so that a typing error does not become a missing file later.
 * @param {string} name the function's name
 * @param {any} options
 * @param {string[]} plain the options that it takes
 * @param {string[]} [own] options that have an entry a game
 * @param {string[]} [games] the games' names
 */
export function checkOptions(name, options, plain, own = [], games = []) {
  if (!isObject(options)) refuse('type', 'options', `must be an object, not ${shown(options)}`)
  const known = [...plain, ...own]
  for (const key of Object.keys(options)) {
    if (!known.includes(key)) refuse('unknown', `options.${key}`, `is not an option of ${name}, which has ${known.join(', ')}`)
  }
  for (const key of own) {
    if (options[key] === undefined) continue
    if (!isObject(options[key])) refuse('type', `options.${key}`, `must be an object by game, like { ${games[0]}: … }, not ${shown(options[key])}`)
    for (const game of Object.keys(options[key])) checkGame(game, `options.${key}.${game}`, games)
  }
  checkShared(options)
}

/** Refuses a list of games with an unknown one. @param {any} list the option `games` @param {string[]} games */
export function checkGames(list, games) {
  if (!Array.isArray(list)) refuse('type', 'options.games', `must be an array of games, not ${shown(list)}`)
  list.forEach((/** @type {unknown} */ game, /** @type {number} */ i) => checkGame(game, `options.games[${i}]`, games))
}

/** @param {unknown} game @param {string} field @param {string[]} games */
function checkGame(game, field, games) {
  if (!games.includes(/** @type {any} */ (game))) refuse('unknown', field, `is not a game; those are ${games.join(', ')}`)
}

/** The options of one game, from options that have an entry a game. @param {Record<string, any>} options @param {string} game */
export const byGame = (options, game) =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [key, value?.[game]]))

/** Checks the options that both init and calls can have. @param {{ signal?: any, stop?: any, onProgress?: any, timeout?: any }} options */
export function checkShared({ signal, stop, onProgress, timeout }) {
  const check = (/** @type {boolean} */ ok, /** @type {string} */ name, /** @type {string} */ want, /** @type {unknown} */ got) =>
    ok || got === undefined || refuse('type', `options.${name}`, `must be ${want}, not ${shown(got)}`)
  check(isSignal(signal), 'signal', 'an AbortSignal', signal)
  check(isSignal(stop), 'stop', 'an AbortSignal', stop)
  check(typeof timeout === 'number' && timeout >= 0, 'timeout', 'a number of milliseconds', timeout)
  check(typeof onProgress === 'function', 'onProgress', 'a function', onProgress)
}

/** Throws an InputError. @param {import('./types.js').InputCode} code @param {string} field @param {string} what @returns {never} */
export function refuse(code, field, what) {
  throw new InputError({ code, field, message: `${field} ${what}` })
}

// Not by instanceof, because a signal of an iframe or of a test's DOM is fine.
const isSignal = (/** @type {any} */ signal) => typeof signal?.aborted === 'boolean' && typeof signal.addEventListener === 'function'

/** A value as text for a message. @param {any} value */
export const shown = value =>
  typeof value === 'string' ? JSON.stringify(value) : String(Object(value) === value ? `a ${typeof value}` : value)

const isObject = (/** @type {unknown} */ value) => Object.prototype.toString.call(value) === '[object Object]'
