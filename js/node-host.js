// Node, as the client sees it.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

/** @type {import('./types.js').Host} */
export const node = { get, spawn }

/** fetch, for files too. @param {URL | string} url @param {RequestInit} init */
async function get(url, init) {
  const { protocol, href } = new URL(url, import.meta.url)
  if (protocol !== 'file:') return fetch(href, init)
  const bytes = await readFile(new URL(href), { signal: init.signal ?? undefined })
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

/**
 * A worker thread, which keeps the process alive only while a call runs.
 * @param {string | URL} [workerURL]
 * @returns {import('./types.js').WorkerLike}
 */
function spawn(workerURL = new URL('./node-worker.js', import.meta.url)) {
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
