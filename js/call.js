import { InputError } from './errors.js'
import { encode } from './wire.js'

const LANGS = ['en', 'ja']

/**
 * The public functions, by game, from the names that the engine registered.
 * @param {string[]} names
 * @param {(name: string, args: unknown[]) => unknown} call
 * @returns {any} typed by who returns it to the user
 */
export function surface(names, call) {
  /** @type {Record<string, any>} */
  const api = {}
  for (const name of names) {
    const [game, method] = name.split('.')
    api[game] ??= {}
    api[game][method] = (/** @type {unknown[]} */ ...args) => call(name, args)
  }
  return api
}

/**
 * Checks the options that are the wrapper's own; the engine checks the others.
 * @param {any} options
 */
function own({ signal, onProgress, lang = LANGS[0] }) {
  const check = (/** @type {boolean} */ ok, /** @type {string} */ name, /** @type {string} */ want, /** @type {any} */ got) => {
    const field = `options.${name}`
    const shown = typeof got === 'string' ? JSON.stringify(got) : String(Object(got) === got ? `a ${typeof got}` : got)
    if (!ok) throw new InputError({ code: 'type', field, message: `${field} must be ${want}, not ${shown}` })
  }
  check(signal === undefined || signal instanceof AbortSignal, 'signal', 'an AbortSignal', signal)
  check(onProgress === undefined || typeof onProgress === 'function', 'onProgress', 'a function', onProgress)
  check(LANGS.includes(lang), 'lang', `one of ${LANGS.join(', ')}`, lang)
  return { signal, onProgress, lang: LANGS.indexOf(lang) }
}

/**
 * Writes a call's arguments as a request, less the options that are the wrapper's own, which it returns; `lang` as
 * words.js counts languages.
 * @param {unknown[]} args
 * @param {(size: number) => Uint8Array} room where to, once the size is known
 */
export function prepare([position, options, ...rest], room) {
  try {
    /** @type {ReturnType<typeof own>} */
    let mine = { signal: undefined, onProgress: undefined, lang: 0 }
    if (Object.prototype.toString.call(options) === '[object Object]') {
      const { signal, onProgress, lang, ...others } = /** @type {any} */ (options)
      mine = own({ signal, onProgress, lang })
      options = others
    }
    return { ...mine, size: encode([position, options, ...rest], room) }
  } catch (cause) {
    if (cause instanceof InputError) throw cause
    // What a getter throws may have no form as text.
    const message = `arguments cannot be read: ${cause instanceof Error ? cause.message : `a ${typeof cause} was thrown`}`
    throw new InputError({ code: 'arguments', field: 'arguments', message })
  }
}

/**
 * Adds the time that a call took to a result that has statistics: the one thing in it that is not the engine's.
 * @param {any} result
 * @param {number} ms
 */
export function timed(result, ms) {
  if (result.stats) result.stats.ms = ms
  return result
}
