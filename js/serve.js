import { start } from './engine.js'
import { EngineError } from './errors.js'
import { WANTS_TABLES } from './wire.js'

/**
 * Runs an engine in a worker. It takes { module } from the port, then one call after the other, and { tables } after a response
 * that asked for them.
 * @param {{ onmessage: ((event: any) => void) | null, postMessage(message: unknown, transfer?: any): void }} port
 */
export function serve(port) {
  /** @type {import('./seams.js').Engine} */
  let engine
  /** @type {any} the call that waits for tables */
  let waiting

  const answer = (/** @type {any} */ call) => {
    const { name, request, progress } = call
    engine.room(request.length).set(request)
    const begin = performance.now()
    const response = engine.run(name, request.length, progress && (report => port.postMessage({ report }))).slice()
    if (response[0] === WANTS_TABLES && waiting) throw new EngineError('fault', 'the engine failed: it asks twice for its tables')
    waiting = response[0] === WANTS_TABLES ? call : undefined
    port.postMessage({ response, ms: performance.now() - begin }, [response.buffer])
  }
  port.onmessage = ({ data }) => {
    try {
      if (data.module) {
        engine = start(data.module)
        const { names, version, compiler } = engine
        return port.postMessage({ hello: { names, version, compiler } })
      }
      if (!data.tables) {
        // A call that waited for tables was given up.
        waiting = undefined
        return answer(data)
      }
      const verdict = engine.tables(waiting.name, new Uint8Array(data.tables)).slice()
      if (verdict[0] === 0) return answer(waiting)
      waiting = undefined
      port.postMessage({ verdict })
    } catch (error) {
      const { code, message } = /** @type {any} */ (error)
      port.postMessage({ fault: { code, message } })
    }
  }
}
