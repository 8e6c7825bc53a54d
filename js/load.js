import { EngineError } from './errors.js'
import { patience } from './patience.js'

/**
 * The modules that are compiled or being compiled, by URL and integrity. Several engines, and several games in one module, share
 * them.
 * @type {Map<string, Promise<WebAssembly.Module>>}
 */
const modules = new Map()

/**
 * A game's module: the one given, or fetched and compiled.
 * @param {import('./seams.js').Descriptor} game
 * @param {import('./types.js').Options} options signal: ends the loading
 * @param {import('./seams.js').Host['get']} get
 */
export async function loadModule(game, { module, wasmURL, integrity, signal, timeout }, get) {
  if (module) return module
  const url = wasmURL ?? nextTo(game.wasmURL, 'wasmURL', game.name)
  const key = `${url} ${integrity ?? ''}`
  const known = modules.get(key)
  if (known) return known
  checkIntegrity(integrity)
  const own = compile(url, integrity ? { integrity, signal } : { signal }, timeout, get)
  // A load that its caller may abort is shared only when it is done.
  const share = () => void modules.set(key, own)
  if (!signal) share()
  own.then(share, () => modules.get(key) === own && modules.delete(key))
  return own
}

/**
 * @param {string | URL} url
 * @param {RequestInit} init
 * @param {number | undefined} timeout
 * @param {import('./seams.js').Host['get']} get
 */
async function compile(url, init, timeout, get) {
  const { response, fail, done } = await load(url, 'wasmURL', init, timeout, get)
  try {
    if (response.body && response.headers.get('content-type')?.startsWith('application/wasm')) return await WebAssembly.compileStreaming(response)
    const bytes = await response.arrayBuffer()
    if (new DataView(bytes).getUint32(0) === 0x0061736d) return await WebAssembly.compile(bytes)
  } catch (cause) {
    throw fail(`it does not compile. Is it complete, and does the page's CSP allow 'wasm-unsafe-eval'? ${cause}`, cause)
  } finally {
    done()
  }
  throw fail(`it is not WebAssembly. Some servers answer with a page when a file is missing. ${cure(url)}`)
}

/**
 * The bytes of a game's tables: those given, or fetched. `wrong` makes the error for bytes that the engine refuses.
 * @param {import('./seams.js').Descriptor} game
 * @param {import('./types.js').Options} options
 * @param {import('./seams.js').Host['get']} get
 */
export async function loadTables(game, { tables, tablesURL, timeout }, get) {
  if (tables) return { bytes: tables, wrong: (/** @type {string} */ why) => new EngineError('load', `options.tables: ${why}`) }
  const url = tablesURL ?? nextTo(game.tablesURL, 'tablesURL', game.name)
  const { response, fail, done } = await load(url, 'tablesURL', {}, timeout, get)
  try {
    return { bytes: await response.arrayBuffer(), wrong: (/** @type {string} */ why) => fail(why) }
  } catch (cause) {
    throw fail(`it ends too early. ${cause}`, cause)
  } finally {
    done()
  }
}

/** The address of one of the package's files. @param {(() => URL) | undefined} where @param {string} option the option that could name it @param {string} name the game's */
function nextTo(where, option, name) {
  try {
    if (where) return atHome(where())
  } catch (cause) {
    throw new EngineError('load', `the package's files have no address here: name one in options.${option}, or take 'tefuda/${name}/inline', which needs none. ${cause}`, { cause })
  }
  throw new EngineError('load', `this game's package has no tables: name them in ${option}`)
}

/**
 * A file's address in the package. Vite before 8, and tools built on it, pre-bundle a dependency's code into a folder of their
 * own and leave its other files in the package. import.meta.url then names that folder, but the tool serves the package too.
 * @param {URL | string} url
 */
export const atHome = url => String(url).replace(/\/(node_modules\/\.|\.angular\/)[^]*\/deps\w*\/(?=[^/]*$)/, '/node_modules/tefuda/')

/** Advice for a tool that does not serve the file. @param {URL | string} url */
const cure = url =>
  /^http.*\/(deps\w*|node_modules\/tefuda)\//.test(String(url))
    ? `In Vite, and what is built on it, optimizeDeps: { exclude: ['tefuda'] } in vite.config helps.`
    : `Angular (assets in angular.json), esbuild, Rollup, Bun and Deno need it copied; 'tefuda/<game>/inline' needs no files.`

/** Refuses an integrity that some platforms would not check: in HTML an unknown one passes. @param {string | undefined} integrity */
function checkIntegrity(integrity) {
  if (integrity === undefined || /^\s*(sha(256|384|512)-[\w+/-]+={0,2}(\s+|$))+$/.test(integrity)) return
  throw new EngineError('integrity', `options.integrity must be like "sha384-…", by sha256, sha384 or sha512 and in base64, not ${JSON.stringify(integrity)}`)
}

/**
 * The server's answer, if it is no refusal. `fail` makes errors for what follows; `done` ends the watch over the time.
 * @param {URL | string} url
 * @param {string} option the option that names the address
 * @param {RequestInit} init
 * @param {number | undefined} timeout
 * @param {import('./seams.js').Host['get']} get
 */
async function load(url, option, init, timeout, get) {
  /** @type {{ status?: number, contentType?: string | null }} */
  let seen = {}
  const watch = patience(init.signal, timeout)
  const error = (/** @type {import('./types.js').EngineCode} */ code, /** @type {string} */ why, /** @type {unknown} */ cause) => {
    const met = seen.status ? ` (status ${seen.status}, content type ${seen.contentType ?? 'missing'})` : ''
    return new EngineError(code, `cannot load ${url}${met}: ${why}`, { url: String(url), ...seen, cause })
  }
  const fail = (/** @type {string} */ why, /** @type {unknown} */ cause = undefined) => {
    if (init.signal?.aborted) return init.signal.reason
    if (watch.isOver()) return error('stalled', `no byte came for ${watch.ms / 1000} s. Another network, or options.timeout, may help.`, cause)
    return error('load', why, cause)
  }
  try {
    const answer = await get(url, { ...init, signal: watch.signal })
    seen = { status: answer.status, contentType: answer.headers.get('content-type') }
    if (!answer.ok) throw fail(`the server refuses it. Is the file where ${option} says? ${cure(url)}`)
    return { response: watch.over(answer), fail, done: watch.done }
  } catch (cause) {
    watch.done()
    if (cause instanceof EngineError) throw cause
    if (init.integrity && (await isThere(url, init, get))) {
      throw error('integrity', `its bytes are not those of options.integrity, ${init.integrity}. Is the hash of this version and compiler?`, cause)
    }
    throw fail(`no such file, no network, blocked by CORS or connect-src, a page at file://, or a bundle that lacks it. ${cure(url)} ${cause}`, cause)
  }
}

/** Whether a file that failed to load comes when its integrity is not checked. @param {URL | string} url @param {RequestInit} init @param {import('./seams.js').Host['get']} get */
async function isThere(url, { signal }, get) {
  try {
    return (await get(url, { signal })).ok
  } catch {
    return false
  }
}
