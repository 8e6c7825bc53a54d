import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { connect } from './client.js'
import { load } from './load.js'

export { EngineError, InputError } from './errors.js'

/**
 * Loads the engine and starts it in a worker thread. The thread keeps the process alive only while a call runs.
 * @param {import('./api.js').Options} [options]
 * @returns {Promise<import('./api.js').Tefuda>}
 */
export async function init(options = {}) {
  return connect(await load(options, get), () => spawn(options), options.onProgress)
}

/** fetch, for files too. @param {URL | string} url @param {RequestInit} init */
async function get(url, init) {
  const { protocol, href } = new URL(url, import.meta.url)
  if (protocol !== 'file:') return fetch(href, init)
  const bytes = await readFile(new URL(href))
  if (init.integrity && !matches(bytes, init.integrity)) throw new Error(`integrity is not ${init.integrity}`)
  return new Response(bytes, { headers: { 'content-type': 'application/wasm' } })
}

/** @param {Uint8Array} bytes @param {string} integrity one or several "sha256-…" */
function matches(bytes, integrity) {
  return integrity.split(/\s+/).some(one => {
    const [, algorithm, hash] = /^(sha256|sha384|sha512)-([^?]+)/.exec(one) ?? []
    return algorithm && createHash(algorithm).update(bytes).digest('base64') === hash
  })
}

/** @param {import('./api.js').Options} options @returns {import('./api.js').WorkerLike} */
function spawn({ workerURL = new URL('./node-worker.js', import.meta.url) }) {
  // The process's own options are not for it: --input-type would keep it from starting.
  const worker = new Worker(new URL(workerURL, import.meta.url), { execArgv: [] })
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onError) {
      worker.on('message', onMessage)
      worker.on('error', error => onError(`worker ${workerURL} failed: ${error.message}`))
      worker.on('exit', code => onError(`worker ${workerURL} ended with code ${code}`))
    },
    terminate: () => void worker.terminate(),
    hold: busy => (busy ? worker.ref() : worker.unref()),
  }
}
