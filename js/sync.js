import { prepare, surface, timed } from './call.js'
import { start } from './engine.js'
import { EngineError } from './errors.js'
import { decode, open } from './wire.js'
import { addWords } from './words.js'

export { EngineError, InputError } from './errors.js'

/**
 * Starts an engine in this thread: calls return plain values. For Node, workers and tests; in a page it blocks the
 * page, and the standard-Go build's wasm_exec.js defines the globals fs, process and path where they are missing.
 * A call that runs cannot be aborted.
 * @param {import('./api.js').SyncOptions} [options]
 * @returns {import('./api.js').SyncTefuda}
 */
export function initSync({ module = readBeside(), onProgress } = {}) {
  const compiled = compile(module)
  /** @type {import('./api.js').Engine | undefined} */
  let engine = start(compiled)
  let state = ''

  const call = (/** @type {string} */ name, /** @type {unknown[]} */ args) => {
    if (state) throw new EngineError(/** @type {any} */ (state), `tefuda is ${state}`)
    engine ??= start(compiled)
    const { size, signal, lang, onProgress: report = onProgress } = prepare(args, engine.room)
    signal?.throwIfAborted()
    try {
      state = 'busy'
      const begin = performance.now()
      const response = engine.run(name, size, report && (bytes => report(decode(bytes, 0))))
      return timed(addWords(name, open(response), lang), performance.now() - begin)
    } catch (error) {
      if (error instanceof EngineError) engine = undefined
      throw error
    } finally {
      if (state === 'busy') state = ''
    }
  }
  const close = () => {
    state = 'closed'
    engine = undefined
  }
  return Object.assign(surface(engine.names, call), { version: engine.version, compiler: engine.compiler, close })
}

/** @param {WebAssembly.Module | BufferSource} module */
function compile(module) {
  try {
    return module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module)
  } catch (cause) {
    throw new EngineError('load', `the module does not compile: ${cause}`, { cause })
  }
}

/** The engine that lies beside this file, where there is a file system to read it from without waiting. */
function readBeside() {
  const fs = globalThis.process?.getBuiltinModule?.('node:fs')
  if (!fs) throw new EngineError('load', 'initSync needs { module } where it cannot read files: a WebAssembly.Module, or its bytes')
  return fs.readFileSync(new URL('./tefuda.wasm', import.meta.url))
}
