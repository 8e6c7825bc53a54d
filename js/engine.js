import './wasm_exec.js'
import { EngineError } from './errors.js'
import { VERSION } from './version.js'
import { WANTS_RENEWAL } from './wire.js'

// Kept, because another package's wasm_exec.js may replace the global one.
const global = /** @type {any} */ (globalThis)
const { Go } = global

// Bytes of memory from which an instance without a collector is replaced: twice its size after the first call, at least LARGE, at
// most LARGEST. So a call finds three quarters of the 1 GB that there is.
const LARGE = 64 << 20
const LARGEST = 256 << 20

/**
 * Starts an engine in this thread. It is dead after the first EngineError.
 * @param {WebAssembly.Module} module
 * @returns {import('./seams.js').Engine}
 */
export function start(module) {
  /** @type {any} */
  let go
  /** @type {any} */
  let exports
  /** @type {((report: Uint8Array) => void) | undefined} */
  let report
  /** @type {any} */
  let ready
  /** @type {string[]} */
  const names = []
  /** @type {[string, Uint8Array] | undefined} a function's name and the tables given for it */
  let given
  // Each growth of the memory replaces its buffer.
  let view = new DataView(new ArrayBuffer(0))
  let limit = 0
  // Whether the instance keeps work that may answer the next call at once.
  let keeps = false
  const words = () => {
    const { buffer } = exports.mem ?? exports.memory
    return view.buffer === buffer ? view : (view = new DataView(buffer))
  }
  const bytes = (/** @type {number} */ at, /** @type {number} */ size) => new Uint8Array(words().buffer, at >>> 0, size)
  const text = (/** @type {number} */ at, /** @type {number} */ size) => new TextDecoder().decode(bytes(at, size))

  const host = {
    register: (/** @type {number} */ at, /** @type {number} */ size) => names.push(text(at, size)),
    ready: (/** @type {number[]} */ ...[v, vn, c, cn, at, size]) => {
      ready = { version: text(v, vn), compiler: text(c, cn), at, size }
    },
    now: () => performance.now(),
    progress: (/** @type {number} */ at, /** @type {number} */ size) => report?.(bytes(at, size).slice()),
  }
  const boot = () => {
    go = new Go()
    names.length = limit = 0
    ready = undefined
    // TinyGo's engine imports these functions. Standard Go's reads a global, which exists only during the start.
    go.importObject.tefuda = host
    try {
      const instance = new WebAssembly.Instance(module, go.importObject)
      exports = instance.exports
      global.__tefudaHost = host
      // The engine registers before this returns. The promise is pending as long as the engine lives.
      Promise.resolve(go.run(instance)).catch(() => {})
    } catch (cause) {
      throw new EngineError('load', `the module does not start: ${cause}`, { cause })
    } finally {
      delete global.__tefudaHost
    }
    if (!ready) throw new EngineError('load', 'the module is not an engine of tefuda, or it failed at its start')
  }
  const fault = (/** @type {unknown} */ cause) => new EngineError('fault', `the engine failed: ${cause}`, { cause })
  const room = (/** @type {number} */ size) => {
    try {
      if (size > ready.size) ready = { ...ready, at: exports.alloc(size), size }
    } catch (cause) {
      throw fault(cause)
    }
    return bytes(ready.at, size)
  }
  const answer = (/** @type {number} */ at) => bytes(at, words().getUint32((at >>> 0) + 4, true))
  const take = (/** @type {string} */ name, /** @type {Uint8Array} */ block) => {
    room(block.length).set(block)
    return answer(exports.tables(names.indexOf(name), block.length))
  }
  // Calls are independent, so a new instance can drop all their garbage: no collector is as small or as fast.
  const renew = (/** @type {number} */ size) => {
    const request = bytes(ready.at, size).slice()
    boot()
    if (given) take(...given)
    room(size).set(request)
  }
  boot()
  if (ready.version !== VERSION) {
    throw new EngineError('version', `the module is of version ${ready.version}, but its wrapper of ${VERSION}: serve both from one package`)
  }
  return {
    names,
    version: VERSION,
    compiler: ready.compiler,
    room,
    run(name, size, onReport) {
      /** @type {{ error: unknown } | undefined} */
      let thrown
      // An exception must not cross the engine's frames, so it is kept until the call has returned.
      report = bytes => {
        try {
          onReport?.(bytes)
        } catch (error) {
          thrown = { error }
        }
      }
      try {
        if (limit && !keeps && words().byteLength >= limit) renew(size)
        const ask = () => answer(exports.call(names.indexOf(name), size, onReport ? 1 : 0))
        let response = ask()
        if (response[0] === WANTS_RENEWAL) {
          renew(size)
          response = ask()
        }
        keeps = response[1] === 1
        // Standard Go exits when its memory is used up, and the call returns. It needs no limit: it has a collector.
        if (go.exited) throw new Error('it has exited')
        limit ||= exports.mem ? Infinity : Math.min(Math.max(LARGE, 2 * words().byteLength), LARGEST)
        if (!thrown) return response
      } catch (cause) {
        throw fault(cause)
      }
      throw thrown.error
    },
    tables(name, block) {
      try {
        const verdict = take(name, block)
        if (!verdict[0]) given = [name, block]
        return verdict
      } catch (cause) {
        throw fault(cause)
      }
    },
  }
}
