// A browser, as the client sees it.

// Not literal below: bundlers would copy the worker a second time, without what it imports.
const HERE = import.meta.url

/** @type {import('./types.js').Host} */
export const web = { get: (url, init) => fetch(url, init), spawn }

/** @param {string | URL} [workerURL] @returns {import('./types.js').WorkerLike} */
function spawn(workerURL) {
  let hint = 'it does not load'
  const elsewhere = (/** @type {string | URL} */ url) => {
    hint = `from another origin it is loaded by a blob. Does the page's CSP allow 'worker-src blob:'?`
    return imported(url)
  }
  const worker = workerURL
    ? new Worker(workerURL, { type: 'module' })
    : beside(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }), elsewhere)
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onError) {
      worker.onmessage = ({ data }) => onMessage(data)
      worker.onerror = event => onError(`worker ${workerURL ?? 'worker.js'} failed: ${event.message ?? hint}`)
    },
    terminate: () => worker.terminate(),
    hold() {},
  }
}

/**
 * A worker of the package's own file; where the package comes from another origin, whose files cannot be workers, by
 * another way.
 * @param {() => Worker} start
 * @param {(url: URL) => Worker} otherwise
 */
function beside(start, otherwise) {
  try {
    return start()
  } catch (error) {
    const url = new URL('worker.js', HERE)
    if (!url.protocol.startsWith('http') || url.origin === location.origin) throw error
    return otherwise(url)
  }
}

/** A worker of this origin whose only line imports the real one. @param {string | URL} url */
function imported(url) {
  const blob = URL.createObjectURL(new Blob([`import ${JSON.stringify(String(url))}`], { type: 'text/javascript' }))
  return new Worker(blob, { type: 'module' })
}
