// A browser, as the client sees it.
import { fromText, lacks, likeWeb, trusting } from './workers.js'

// Not literal below: bundlers would copy the worker a second time, without what it imports.
const HERE = import.meta.url

/** @type {import('./seams.js').Host} */
export const web = { get: (url, init) => fetch(url, init), spawn, worker: 'worker.js', lacks }

/** @type {import('./seams.js').Host['spawn']} */
function spawn(workerURL) {
  const url = workerURL ? new URL(String(workerURL), globalThis.document?.baseURI ?? globalThis.location?.href) : new URL('worker.js', HERE)
  // The literal form that bundlers know, where they put what they please; only a place that is named can be foreign for sure.
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
 * The files of another origin cannot be workers, but be imported by one of this origin.
 * @param {any} given an address, or a TrustedScriptURL
 * @param {URL} url the same
 * @param {boolean} isForeign
 */
const named = (given, url, isForeign) =>
  isForeign ? fromText(`(${importer})(${JSON.stringify(url.href)})`) : trusting(() => new Worker(given, { type: 'module' }))

// In that worker. Not by a static import, for which worker-src would have to name the other origin, as script-src does.
const importer = `url => {
  const early = []
  onmessage = event => early.push(event)
  const fail = error => postMessage({ fault: { code: 'worker', message: 'worker ' + url + ' failed: is it there, with CORS headers? ' + error } })
  import(url).then(() => early.forEach(event => onmessage(event)), fail)
}`
