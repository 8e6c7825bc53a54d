import { EngineError } from './errors.js'

/**
 * Fetches and compiles the engine.
 * @param {import('./api.js').Options} options
 * @param {(url: URL | string, init: RequestInit) => Promise<Response>} [get] how to get what has no web address
 * @returns {Promise<WebAssembly.Module>}
 */
export async function load({ module, wasmURL, integrity }, get = fetch) {
  if (module) return module
  const url = wasmURL ?? new URL('./tefuda.wasm', import.meta.url)
  /** @type {Partial<Response> & { contentType?: string | null }} */
  let seen = {}
  const fail = (/** @type {string} */ why, /** @type {unknown} */ cause = undefined) => {
    const { status, contentType } = seen
    const met = status ? ` (status ${status}, content type ${contentType ?? 'missing'})` : ''
    return new EngineError('load', `cannot load ${url}${met}: ${why}`, { url: String(url), status, contentType, cause })
  }
  let response
  try {
    response = await get(url, integrity ? { integrity } : {})
  } catch (cause) {
    throw fail(`no such file, no network, blocked by CORS or connect-src, or integrity not met. ${cause}`, cause)
  }
  seen = { status: response.status, contentType: response.headers.get('content-type') }
  if (!response.ok) throw fail('the server refuses it. Is the file where wasmURL says?')
  try {
    if (seen.contentType?.startsWith('application/wasm')) return await WebAssembly.compileStreaming(response)
    const bytes = await response.arrayBuffer()
    if (new DataView(bytes).getUint32(0) === 0x0061736d) return await WebAssembly.compile(bytes)
  } catch (cause) {
    throw fail(`it does not compile. Is it complete, and does the page's CSP allow 'wasm-unsafe-eval'? ${cause}`, cause)
  }
  throw fail('it is not WebAssembly. Some servers answer with a page when a file is missing.')
}
