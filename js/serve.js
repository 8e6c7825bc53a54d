import { start } from './engine.js'

/**
 * Runs an engine at the far end of a port: takes { module }, then one call after the other.
 * @param {{ onmessage: ((event: any) => void) | null, postMessage(message: unknown, transfer?: any): void }} port
 */
export function serve(port) {
  /** @type {import('./api.js').Engine} */
  let engine
  port.onmessage = ({ data: { module, name, request, progress } }) => {
    try {
      if (module) {
        engine = start(module)
        const { names, version, compiler } = engine
        return port.postMessage({ hello: { names, version, compiler } })
      }
      engine.room(request.length).set(request)
      const begin = performance.now()
      const response = engine.run(name, request.length, progress && (report => port.postMessage({ report }))).slice()
      port.postMessage({ response, ms: performance.now() - begin }, [response.buffer])
    } catch (error) {
      const { code, message } = /** @type {any} */ (error)
      port.postMessage({ fault: { code, message } })
    }
  }
}
