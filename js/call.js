import { EngineError, InputError } from './errors.js'
import { checkShared, refuse, shown } from './options.js'
import { VERSION } from './version.js'
import { encode } from './wire.js'

const LANGS = ['en', 'ja']
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
 * What is wrong with an engine of another game or version, whose first call would fail.
 * @param {{ name: string, functions: readonly string[] }} game
 * @param {import('./seams.js').Hello} engine
 */
export function misfit({ name, functions }, { names, version }) {
  if (version !== VERSION) return new EngineError('version', `the worker is of version ${version}, its wrapper of ${VERSION}`)
  if (functions.every(method => names.includes(`${name}.${method}`))) return undefined
  return new EngineError('load', `the module is not ${name}'s: it has ${names[0]}`)
}

/** How whoever opened engines ends them; `using` does, where the language has it. @param {() => void} close */
export const closing = close => ({ close, ...(Symbol.dispose && { [Symbol.dispose]: close }) })

/**
 * Checks the options that are the wrapper's own; the engine checks the others.
 * @param {any} options
 */
function own({ signal, stop, onProgress, lang = LANGS[0] }) {
  checkShared({ signal, stop, onProgress })
  if (!LANGS.includes(lang)) refuse('type', 'options.lang', `must be one of ${LANGS.join(', ')}, not ${shown(lang)}`)
  return { signal, stop, onProgress, lang: LANGS.indexOf(lang) }
}

/**
 * Writes a call's arguments as a request, less the options that are the wrapper's own, which it returns; `lang` as the
 * words count languages.
 * @param {unknown[]} args
 * @param {(size: number) => Uint8Array} room where to, once the size is known
 * @param {boolean} [draws] whether a seed that is left out is drawn
 */
export function prepare([position, options, ...rest], room, draws = false) {
  try {
    /** @type {ReturnType<typeof own>} */
    let mine = { signal: undefined, stop: undefined, onProgress: undefined, lang: 0 }
    // What has none of them is not copied: that would cost more than the rest of a short call's way in.
    if (isObject(options) && OWN.some(name => name in /** @type {any} */ (options))) {
      const { signal, stop, onProgress, lang, ...others } = /** @type {any} */ (options)
      mine = own({ signal, stop, onProgress, lang })
      options = others
    }
    if (draws) options = drawn(options)
    return { ...mine, size: encode([position, options, ...rest], room) }
  } catch (cause) {
    if (cause instanceof InputError || cause instanceof EngineError) throw cause
    // What a getter throws may have no form as text.
    const message = `arguments cannot be read: ${cause instanceof Error ? cause.message : `a ${typeof cause} was thrown`}`
    throw new InputError({ code: 'arguments', field: 'arguments', message })
  }
}

/** Whether a game draws the seed of a function where it is left out. @param {{ name: string, draws?: readonly string[] }} game @param {string} name */
export const drawsSeed = ({ name: game, draws = [] }, name) => draws.some(method => name === `${game}.${method}`)

/** Options with a seed. @param {any} options */
function drawn(options = {}) {
  const wants = isObject(options) && options.seed === undefined
  return wants ? { ...options, seed: crypto.getRandomValues(new Uint32Array(1))[0] } : options
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
