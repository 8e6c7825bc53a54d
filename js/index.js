import { connect } from './client.js'
import { load } from './load.js'

export { EngineError, InputError } from './errors.js'

/**
 * Loads the engine and starts it in a worker, so that the page never waits.
 * @param {import('./api.js').Options} [options]
 * @returns {Promise<import('./api.js').Tefuda>}
 */
export async function init(options = {}) {
  return connect(await load(options), () => spawn(options), options.onProgress)
}

/** @param {import('./api.js').Options} options @returns {import('./api.js').WorkerLike} */
function spawn({ workerURL }) {
  const worker = workerURL
    ? new Worker(workerURL, { type: 'module' })
    : new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onError) {
      worker.onmessage = ({ data }) => onMessage(data)
      worker.onerror = event => onError(`worker ${workerURL ?? 'worker.js'} failed: ${event.message ?? 'it does not load'}`)
    },
    terminate: () => worker.terminate(),
    hold() {},
  }
}
