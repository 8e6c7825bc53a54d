// The host of the one-file games, which build.mjs bundles. They contain all their files and make no request: so they run from
// file://, inside a single page, and from any bundler's output.
import SOURCE from './worker.txt'
import { fromText, lacks as lacksWorker, likeNode, likeWeb, trusting } from './workers.js'

/** @type {import('./seams.js').Host} */
export const inline = { get, spawn, worker: '', lacks: () => (threads() ? undefined : lacksWorker()) }

const WORKER = 'of this file'
const HINT = `it does not start. Does the page's CSP allow 'worker-src blob:'?`

/** Node's worker threads, also in Deno and Bun: they need not keep a process alive. Electron's windows have the module, but it does not work. */
const threads = () => {
  const process = /** @type {any} */ (globalThis.process)
  return process?.type === 'renderer' ? undefined : process?.getBuiltinModule?.('node:worker_threads')
}

/** fetch. Data URLs are decoded here, because the page's CSP may forbid to fetch them. @param {URL | string} url @param {RequestInit} init @returns {Promise<Response>} */
async function get(url, init) {
  const [head, data] = String(url).split(',', 2)
  if (!/^data:.*;base64$/.test(head)) return fetch(url, init)
  const { buffer } = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
  const answer = { ok: true, status: undefined, headers: new Map(), body: null, arrayBuffer: async () => buffer }
  return /** @type {any} */ (answer)
}

/** @type {import('./seams.js').Host['spawn']} */
function spawn(workerURL) {
  const node = threads()
  if (node) return likeNode(new node.Worker(workerURL ?? SOURCE, { eval: !workerURL, execArgv: [] }), WORKER)
  return likeWeb(workerURL ? trusting(() => new Worker(/** @type {any} */ (workerURL), { type: 'module' })) : fromText(SOURCE), WORKER, HINT)
}
