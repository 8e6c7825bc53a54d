import { EngineError } from './errors.js'

/**
 * What is compiled, or being compiled, by URL and integrity: shared by several games in one module, and by several engines.
 * @type {Map<string, Promise<WebAssembly.Module>>}
 */
const modules = new Map()

/**
 * A game's module: the one given, or fetched and compiled.
 * @param {import('./types.js').Descriptor} game
 * @param {import('./types.js').Options} options signal: ends the loading
 * @param {import('./types.js').Host['get']} get
 */
export async function loadModule(game, { module, wasmURL, integrity, signal }, get) {
  if (module) return module
  const url = wasmURL ?? beside(game.wasmURL, 'wasmURL')
  const key = `${url} ${integrity ?? ''}`
  const known = modules.get(key)
  if (known) return known
  const own = compile(url, integrity ? { integrity, signal } : { signal }, get)
  // One that somebody may abort is shared when nobody can any more.
  const share = () => void modules.set(key, own)
  if (!signal) share()
  own.then(share, () => modules.get(key) === own && modules.delete(key))
  return own
}

/** @param {string | URL} url @param {RequestInit} init @param {import('./types.js').Host['get']} get */
async function compile(url, init, get) {
  const { response, fail } = await load(url, 'wasmURL', init, get)
  try {
    if (response.headers.get('content-type')?.startsWith('application/wasm')) return await WebAssembly.compileStreaming(response)
    const bytes = await response.arrayBuffer()
    if (new DataView(bytes).getUint32(0) === 0x0061736d) return await WebAssembly.compile(bytes)
  } catch (cause) {
    throw fail(`it does not compile. Is it complete, and does the page's CSP allow 'wasm-unsafe-eval'? ${cause}`, cause)
  }
  throw fail('it is not WebAssembly. Some servers answer with a page when a file is missing.')
}

/**
 * The bytes of a game's tables: those given, or fetched. `wrong` makes the error of bytes that the engine refuses.
 * @param {import('./types.js').Descriptor} game
 * @param {import('./types.js').Options} options
 * @param {import('./types.js').Host['get']} get
 */
export async function loadTables(game, { tables, tablesURL }, get) {
  if (tables) return { bytes: tables, wrong: (/** @type {string} */ why) => new EngineError('load', `options.tables: ${why}`) }
  const url = tablesURL ?? beside(game.tablesURL, 'tablesURL')
  const { response, fail } = await load(url, 'tablesURL', {}, get)
  try {
    return { bytes: await response.arrayBuffer(), wrong: (/** @type {string} */ why) => fail(why) }
  } catch (cause) {
    throw fail(`it ends too early. ${cause}`, cause)
  }
}

/** The file beside the package's. @param {(() => URL) | undefined} where @param {string} option */
function beside(where, option) {
  try {
    if (where) return where()
  } catch (cause) {
    throw new EngineError('load', `the package's files have no address here: name one in ${option}. ${cause}`, { cause })
  }
  throw new EngineError('load', `this game's package has no tables: name them in ${option}`)
}

/**
 * An answer of the server that is no refusal, and what makes errors of what follows.
 * @param {URL | string} url
 * @param {string} option that names it
 * @param {RequestInit} init
 * @param {import('./types.js').Host['get']} get
 */
async function load(url, option, init, get) {
  /** @type {{ status?: number, contentType?: string | null }} */
  let seen = {}
  const fail = (/** @type {string} */ why, /** @type {unknown} */ cause = undefined) => {
    if (init.signal?.aborted) return init.signal.reason
    const met = seen.status ? ` (status ${seen.status}, content type ${seen.contentType ?? 'missing'})` : ''
    return new EngineError('load', `cannot load ${url}${met}: ${why}`, { url: String(url), ...seen, cause })
  }
  let response
  try {
    response = await get(url, init)
  } catch (cause) {
    throw fail(`no such file, no network, blocked by CORS or connect-src, or integrity not met. ${cause}`, cause)
  }
  seen = { status: response.status, contentType: response.headers.get('content-type') }
  if (!response.ok) throw fail(`the server refuses it. Is the file where ${option} says?`)
  return { response, fail }
}
