// The host for Node.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { likeNode } from './workers.js'

/** @type {import('./seams.js').Host} */
export const node = { get, spawn, worker: 'node-worker.js', lacks: () => undefined }

/**
 * fetch, also for files. Their answer is not a Response: a test's DOM may have replaced that class by one that Node refuses.
 * @param {URL | string} url
 * @param {RequestInit} init
 * @returns {Promise<Response>}
 */
async function get(url, init) {
  const { protocol, href } = new URL(url, import.meta.url)
  if (protocol !== 'file:') return fetch(href, init)
  const bytes = await readFile(new URL(href), { signal: init.signal ?? undefined })
  if (init.integrity && !matches(bytes, init.integrity)) throw new Error(`integrity is not ${init.integrity}`)
  const answer = { ok: true, status: undefined, headers: new Map(), body: null, arrayBuffer: async () => bytes.buffer }
  return /** @type {any} */ (answer)
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
 * @returns {import('./seams.js').WorkerLike}
 */
function spawn(workerURL = new URL('./node-worker.js', import.meta.url)) {
  try {
    // The thread does not inherit the process's options: with --input-type it would not start.
    return likeNode(new Worker(new URL(workerURL, import.meta.url), { execArgv: [] }), String(workerURL))
  } catch (cause) {
    if (/** @type {any} */ (cause).code !== 'ERR_ACCESS_DENIED') throw cause
    throw new Error(`Node's permissions want --allow-worker, or take initSync of 'tefuda/<game>/sync'`, { cause })
  }
}
