import { EngineError, InputError } from './errors.js'
import { checkShared, refuse, shown } from './options.js'
import { VERSION } from './version.js'
import { encode } from './wire.js'

const LANGS = ['en', 'ja', 'zh']
const OWN = ['signal', 'stop', 'onProgress', 'lang']

const isObject = (/** @type {unknown} */ v) => Object.prototype.toString.call(v) === '[object Object]'

/**
 * A game's functions.
 * @param {{ name: string, functions: readonly string[] }} game
 * @param {import('./seams.js').Line['call']} call
 * @returns {Record<string, (...args: unknown[]) => any>}
 */
export const surface = ({ name, functions }, call) =>
  Object.fromEntries(functions.map(method => [method, (...args) => call(`${name}.${method}`, args)]))

/**
 * The error of an engine that belongs to another game or version; undefined if it fits.
 * @param {{ name: string, functions: readonly string[] }} game
 * @param {import('./seams.js').Hello} engine
 */
export function misfit({ name, functions }, { names, version }) {
  if (version !== VERSION) return new EngineError('version', `the worker is of version ${version}, its wrapper of ${VERSION}`)
  if (functions.every(method => names.includes(`${name}.${method}`))) return undefined
  return new EngineError('load', `the module is not ${name}'s: it has ${names[0]}`)
}

/** The methods that end engines: `close`, and the same for `using` where the platform has it. @param {() => void} close */
export const closing = close => ({ close, ...(Symbol.dispose && { [Symbol.dispose]: close }) })

/**
 * Checks the options that belong to the wrapper. The engine checks the others.
 * @param {any} options
 */
function own({ signal, stop, onProgress, lang = LANGS[0] }, /** @type {number} */ known) {
  checkShared({ signal, stop, onProgress })
  const langs = LANGS.slice(0, known)
  if (!langs.includes(lang)) refuse('type', 'options.lang', `must be one of ${langs.join(', ')}, not ${shown(lang)}`)
  return { signal, stop, onProgress, lang: LANGS.indexOf(lang) }
}

/**
 * Encodes a call's arguments as a request. Returns its size, and the wrapper's options, which are not part of it; `lang` is 0
 * for English, 1 for Japanese, 2 for Chinese.
 * @param {unknown[]} args
 * @param {(size: number) => Uint8Array} room returns the memory for the request, once the size is known
 * @param {boolean} [draws] whether to draw a seed that is left out
 * @param {number} [known] how many languages, from the first on, have words
 */
export function prepare([position, options, ...rest], room, draws = false, known = 2) {
  try {
    /** @type {ReturnType<typeof own>} */
    let mine = { signal: undefined, stop: undefined, onProgress: undefined, lang: 0 }
    // Options without these are not copied: a copy would cost more than all else before a short call.
    if (isObject(options) && OWN.some(name => name in /** @type {any} */ (options))) {
      const { signal, stop, onProgress, lang, ...others } = /** @type {any} */ (options)
      mine = own({ signal, stop, onProgress, lang }, known)
      options = others
    }
    if (draws) options = drawn(options)
    return { ...mine, size: encode([position, options, ...rest], room) }
  } catch (cause) {
    if (cause instanceof InputError || cause instanceof EngineError) throw cause
    // A getter may throw a value that cannot become text.
    const message = `arguments cannot be read: ${cause instanceof Error ? cause.message : `a ${typeof cause} was thrown`}`
    throw new InputError({ code: 'arguments', field: 'arguments', message })
  }
}

/** Whether a function draws its seed if the caller leaves it out. @param {{ name: string, draws?: readonly string[] }} game @param {string} name */
export const drawsSeed = ({ name: game, draws = [] }, name) => draws.some(method => name === `${game}.${method}`)

/** The options, with a drawn seed if they have none. @param {any} options */
function drawn(options = {}) {
  const wants = isObject(options) && options.seed === undefined
  return wants ? { ...options, seed: crypto.getRandomValues(new Uint32Array(1))[0] } : options
}

/**
 * Adds the time of a call to its result, if that has statistics. The engine does not write the time.
 * @param {any} result
 * @param {number} ms
 */
export function timed(result, ms) {
  if (result.stats) result.stats.ms = ms
  return result
}
