// The host for browsers.
import { fromText, lacks, likeWeb, trusting } from './workers.js'

// A variable, so that bundlers do not see the second URL below: they would copy the worker once more, without its imports.
const HERE = import.meta.url

/** @type {import('./seams.js').Host} */
export const web = { get: (url, init) => fetch(url, init), spawn, worker: 'worker.js', lacks }

/** @type {import('./seams.js').Host['spawn']} */
function spawn(workerURL) {
  const url = workerURL ? new URL(String(workerURL), globalThis.document?.baseURI ?? globalThis.location?.href) : new URL('worker.js', HERE)
  // The literal form that bundlers know and replace by an address of their own. So a worker that is started this way may be of
  // this origin even if `url` is foreign; only a workerURL that is given is foreign for sure.
  const own = () => trusting(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }))
  const isForeign = url.protocol.startsWith('http') && url.origin !== globalThis.location?.origin
  try {
    return likeWeb(workerURL ? named(workerURL, url, isForeign) : own(), url.href, isForeign ? BLOB : 'it does not load. Is it there, and JavaScript? options.workerURL can name another place.')
  } catch (error) {
    if (workerURL || !isForeign) throw error
    return likeWeb(named(url, url, true), url.href, BLOB)
  }
}

const BLOB = `from another origin it is loaded by a blob. Does the page's CSP allow 'worker-src blob:'?`

/**
 * A worker from an address. A file of another origin cannot be a worker, but a worker of this origin can import it.
 * @param {any} given an address, or a TrustedScriptURL
 * @param {URL} url the same, absolute
 * @param {boolean} isForeign
 */
const named = (given, url, isForeign) =>
  isForeign ? fromText(`(${importer})(${JSON.stringify(url.href)})`) : trusting(() => new Worker(given, { type: 'module' }))

// Runs in that worker. A static import would need the other origin in worker-src, not only in script-src.
const importer = `url => {
  const early = []
  onmessage = event => early.push(event)
  const fail = error => postMessage({ fault: { code: 'worker', message: 'worker ' + url + ' failed: is it there, with CORS headers? ' + error } })
  import(url).then(() => early.forEach(event => onmessage(event)), fail)
}`
