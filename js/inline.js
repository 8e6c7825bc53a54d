// For a file that holds all that it needs, bundled by build.mjs: no request is made, and so it runs from file://, in one page, and
// from whatever a bundler makes of it.
import SOURCE from './worker.txt'
import { fromText, lacks as lacksWorker, likeNode, likeWeb, trusting } from './workers.js'

/** @type {import('./seams.js').Host} */
export const inline = { get, spawn, worker: '', lacks: () => (threads() ? undefined : lacksWorker()) }

const WORKER = 'of this file'
const HINT = `it does not start. Does the page's CSP allow 'worker-src blob:'?`

/** Node's workers, Deno's and Bun's too, as these do not keep a process alive; the windows of Electron have them by name only. */
const threads = () => {
  const process = /** @type {any} */ (globalThis.process)
  return process?.type === 'renderer' ? undefined : process?.getBuiltinModule?.('node:worker_threads')
}

/** fetch, for data URLs without asking the page's CSP. @param {URL | string} url @param {RequestInit} init @returns {Promise<Response>} */
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
