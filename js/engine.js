import './wasm_exec.js'
import { EngineError } from './errors.js'
import { VERSION } from './version.js'
import { decode } from './wire.js'

// Kept, because another package's wasm_exec.js may replace the global one.
const { Go } = /** @type {any} */ (globalThis)

/**
 * Starts an engine in this thread. It is dead after the first EngineError.
 * @param {WebAssembly.Module} module
 * @returns {import('./api.js').Engine}
 */
export function start(module) {
  const go = new Go()
  /** @type {any} */
  let exports
  /** @type {((report: Uint8Array) => void) | undefined} */
  let report
  /** @type {any} */
  let ready
  /** @type {string[]} */
  const names = []
  // The memory's buffer is another one after each growth.
  const bytes = (/** @type {number} */ at, /** @type {number} */ size) =>
    new Uint8Array((exports.mem ?? exports.memory).buffer, at >>> 0, size)
  const text = (/** @type {number} */ at, /** @type {number} */ size) => new TextDecoder().decode(bytes(at, size))

  go.importObject.tefuda = {
    register: (/** @type {number} */ at, /** @type {number} */ size) => names.push(text(at, size)),
    ready: (/** @type {number[]} */ ...[v, vn, c, cn, at, size]) => {
      ready = { version: text(v, vn), compiler: text(c, cn), at, size }
    },
    now: () => performance.now(),
    progress: (/** @type {number} */ at, /** @type {number} */ size) => report?.(bytes(at, size).slice()),
  }
  try {
    const instance = new WebAssembly.Instance(module, go.importObject)
    exports = instance.exports
    // Registers before it returns; the promise stays open for as long as the engine lives.
    Promise.resolve(go.run(instance)).catch(() => {})
  } catch (cause) {
    throw new EngineError('load', `the module does not start: ${cause}`, { cause })
  }
  if (ready?.version !== VERSION) {
    throw new EngineError('version', `tefuda.wasm is of version ${ready?.version}, but its wrapper of ${VERSION}: serve both from one package`)
  }
  return {
    names,
    version: VERSION,
    compiler: ready.compiler,
    room: size => bytes(size > ready.size ? exports.alloc(size) : ready.at, size),
    run(name, size, onReport) {
      /** @type {{ error: unknown } | undefined} */
      let thrown
      // An exception must not cross the engine's frames: it is kept until they are gone.
      report = bytes => {
        try {
          onReport?.(bytes)
        } catch (error) {
          thrown = { error }
        }
      }
      try {
        const at = exports.call(names.indexOf(name), size, onReport ? 1 : 0) >>> 0
        const response = bytes(at, new DataView(bytes(at, 8).buffer).getUint32(at + 4, true)).slice()
        if (response[0] === 2) throw decode(response, 8)
        if (!thrown) return response
      } catch (cause) {
        throw new EngineError('fault', `the engine failed: ${cause}`, { cause })
      }
      throw thrown.error
    },
  }
}
