import { prepare, surface, timed } from './call.js'
import { EngineError } from './errors.js'
import { decode, open } from './wire.js'

/**
 * @typedef {object} Task a call that waits or runs
 * @property {string} name
 * @property {Uint8Array<ArrayBuffer>} request
 * @property {((p: import('./api.js').Progress) => void) | undefined} onProgress
 * @property {(answer: { response: Uint8Array, ms: number }) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/**
 * Talks to an engine in a worker, one call at a time; the others wait here, so that aborting one loses none.
 * A worker is cheap to replace, and that is what abort and failure do.
 * @param {WebAssembly.Module} module
 * @param {() => import('./api.js').WorkerLike} spawn
 * @param {Task['onProgress']} onProgress for calls that have none of their own
 * @returns {Promise<import('./api.js').Tefuda>}
 */
export async function connect(module, spawn, onProgress) {
  const words = import('./words.js').catch(cause => {
    throw new EngineError('load', `words.js cannot be loaded: ${cause}`, { cause })
  })
  /** @type {Task[]} */
  const queue = []
  /** @type {Task | undefined} */
  let running
  /** @type {import('./api.js').WorkerLike | undefined} */
  let worker
  let closed = false

  /** Starts a worker; the promise tells when it is ready, and calls need not wait for that. */
  const boot = () =>
    new Promise((/** @type {(hello: import('./api.js').Hello) => void} */ resolve, reject) => {
      /** @type {import('./api.js').WorkerLike} */
      let mine
      const fail = (/** @type {string} */ message, /** @type {import('./api.js').EngineCode} */ code = 'worker') => {
        if (mine !== worker) return
        const error = new EngineError(code, message)
        drop(error)
        reject(error)
      }
      try {
        mine = worker = spawn()
      } catch (cause) {
        return fail(`no worker can be started: ${cause}`)
      }
      mine.listen(
        ({ hello, report, response, ms, fault }) => {
          if (mine !== worker) return
          if (fault) fail(fault.message, fault.code)
          else if (response?.[0] === 2) fail(`the engine failed: ${decode(response, 8)}`, 'fault')
          else if (report) tell(report)
          else if (hello) {
            mine.hold(!!running)
            resolve(hello)
          } else done()?.resolve({ response, ms })
        },
        fail,
      )
      mine.post({ module }, [])
    })

  /** Tells the running call of its progress; what its onProgress throws ends it. */
  const tell = (/** @type {Uint8Array} */ report) => {
    const task = running
    try {
      task?.onProgress?.(decode(report, 0))
    } catch (error) {
      if (task) abort(task)
      task?.reject(error)
    }
  }

  /** Ends the worker, and rejects all calls. */
  const drop = (/** @type {EngineError} */ error) => {
    worker?.terminate()
    worker = undefined
    for (const task of [running, ...queue.splice(0)]) task?.reject(error)
    running = undefined
  }

  /** Takes the call that ran off the worker and gives it the next one. */
  const done = () => {
    const task = running
    running = queue.shift()
    if (running) {
      const { name, request, onProgress } = running
      if (!worker) boot().catch(() => {})
      worker?.post({ name, request, progress: !!onProgress }, [request.buffer])
    }
    worker?.hold(!!running)
    return task
  }

  const abort = (/** @type {Task} */ task) => {
    const waiting = queue.indexOf(task)
    if (waiting >= 0) queue.splice(waiting, 1)
    if (task !== running) return
    worker?.terminate()
    worker = undefined
    boot().catch(() => {})
    done()
  }

  const call = async (/** @type {string} */ name, /** @type {unknown[]} */ args) => {
    if (closed) throw new EngineError('closed', 'tefuda is closed')
    let request = new Uint8Array()
    const { signal, lang, ...own } = prepare(args, size => (request = new Uint8Array(size)))
    signal?.throwIfAborted()
    /** @type {() => void} */
    let onAbort = () => {}
    const answer = new Promise((/** @type {Task['resolve']} */ resolve, reject) => {
      const task = { name, request, onProgress: own.onProgress ?? onProgress, resolve, reject }
      onAbort = () => {
        abort(task)
        reject(signal?.reason)
      }
      queue.push(task)
      if (!running) done()
    })
    signal?.addEventListener('abort', onAbort)
    try {
      const { response, ms } = await answer
      return timed(addWords(name, open(response), lang), ms)
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  const close = () => {
    closed = true
    drop(new EngineError('closed', 'tefuda was closed'))
  }
  const [{ names, version, compiler }, { addWords }] = await Promise.all([boot(), words]).catch(error => {
    drop(error)
    throw error
  })
  return Object.assign(surface(names, call), { version, compiler, close })
}
