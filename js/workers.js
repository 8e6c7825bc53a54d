// Gives the web's workers and Node's the same interface.

/** Why this platform has no workers; undefined if it has them. */
export function lacks() {
  if (typeof globalThis.Worker === 'function') return undefined
  const { process } = /** @type {any} */ (globalThis)
  const node = process?.versions?.node ? ` In Node, whose tests pretend to be a browser, let the condition 'node' choose the package's files.` : ''
  return `this platform has no workers, as SharedWorkers, service workers and edge servers have none: use initSync of 'tefuda/sync' or 'tefuda/<game>/sync' with { module }.${node}`
}

/** A worker of this origin that runs a text. It is not a module, because pages at file:// cannot have module workers. @param {string} text */
export function fromText(text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  return trusting(() => new Worker(url))
}

/** @type {any} the policy for trusted types, in a page whose CSP requires one */
let policy

/**
 * Runs `start`, which makes a worker by the global name Worker: bundlers must see that name. In a page that requires trusted
 * types, the address passes the policy 'tefuda'.
 * @param {() => Worker} start
 */
export function trusting(start) {
  const global = /** @type {any} */ (globalThis)
  const { trustedTypes, Worker } = global
  try {
    if (!policy) return start()
  } catch (cause) {
    if (!trustedTypes || !(cause instanceof TypeError)) throw cause
    try {
      policy = trustedTypes.createPolicy('tefuda', { createScriptURL: (/** @type {string} */ url) => url })
    } catch (cause) {
      throw new Error(`does the CSP have trusted-types tefuda ('allow-duplicates' for several copies)? Or make options.workerURL a TrustedScriptURL. ${cause}`, { cause })
    }
  }
  global.Worker = class extends Worker {
    constructor(/** @type {any} */ url, /** @type {WorkerOptions} */ options) {
      super(policy.createScriptURL(url), options)
    }
  }
  try {
    return start()
  } finally {
    global.Worker = Worker
  }
}

/** A worker of the web. @param {Worker} worker @param {string} name @param {string} hint for an error without a message @returns {import('./seams.js').WorkerLike} */
export function likeWeb(worker, name, hint) {
  return {
    name,
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onError) {
      worker.onmessage = ({ data }) => onMessage(data)
      worker.onerror = event => onError(`worker ${name} failed: ${event.message || hint}`)
    },
    terminate: () => worker.terminate(),
    hold() {},
  }
}

/** A worker thread of Node. @param {import('node:worker_threads').Worker} worker @param {string} name @returns {import('./seams.js').WorkerLike} */
export function likeNode(worker, name) {
  return {
    name,
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onError) {
      worker.on('message', onMessage)
      worker.on('error', error => onError(`worker ${name} failed: ${error.message}`))
      worker.on('exit', code => onError(`worker ${name} ended with code ${code}`))
    },
    terminate: () => void worker.terminate(),
    hold: busy => (busy ? worker.ref() : worker.unref()),
  }
}
