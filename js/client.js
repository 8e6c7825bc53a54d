import { prepare, timed } from './call.js'
import { EngineError } from './errors.js'
import { loadModule, loadTables } from './load.js'
import { decode, open, WANTS_TABLES } from './wire.js'

/**
 * @typedef {object} Task a call that waits or runs
 * @property {string} name
 * @property {Uint8Array<ArrayBuffer>} request
 * @property {((p: import('./types.js').Progress) => void) | undefined} onProgress
 * @property {(answer: { response: Uint8Array, ms: number }) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/**
 * Talks to a game's engine in a worker, one call at a time; the others wait here, so that aborting one loses none. It loads
 * with the first call. A worker is cheap to replace, and that is what abort and failure do.
 * @param {import('./types.js').Descriptor} game
 * @param {import('./types.js').Host} host
 * @param {import('./types.js').Options} options
 * @returns {import('./types.js').Connection}
 */
export function connect(game, host, options) {
  /** @type {Task[]} */
  const queue = []
  /** @type {Task | undefined} */
  let running
  /** @type {import('./types.js').WorkerLike | undefined} */
  let worker
  /** @type {{ module: WebAssembly.Module, words: import('./types.js').Words } | undefined} */
  let parts
  /** @type {Promise<void> | undefined} */
  let loading
  /** @type {Promise<import('./types.js').Hello> | undefined} of the worker */
  let greeting
  /** @type {ReturnType<typeof loadTables> | undefined} */
  let tables
  let closed = false

  const load = (/** @type {AbortSignal | undefined} */ signal = undefined) =>
    (loading ??= Promise.all([loadModule(game, { ...options, signal }, host.get), loadWords(game)]).then(
      ([module, words]) => void (parts = { module, words }),
      error => {
        loading = undefined
        throw error
      },
    ))

  /** Starts a worker; calls need not wait until it is ready. */
  const boot = () => {
    greeting = new Promise((resolve, reject) => {
      /** @type {import('./types.js').WorkerLike} */
      let mine
      const fail = (/** @type {string} */ message, /** @type {import('./types.js').EngineCode} */ code = 'worker') => {
        if (mine !== worker) return
        const error = new EngineError(code, message)
        drop(error)
        reject(error)
      }
      try {
        mine = worker = host.spawn(options.workerURL)
      } catch (cause) {
        return fail(`no worker can be started: ${cause}`)
      }
      const take = (/** @type {any} */ { hello, report, response, ms, verdict, fault }) => {
        if (mine !== worker) return
        if (fault) fail(fault.message, fault.code)
        else if (response?.[0] === 2) fail(`the engine failed: ${decode(response, 8)}`, 'fault')
        else if (response?.[0] === WANTS_TABLES) giveTables(mine)
        else if (verdict) refuseTables(decode(verdict, 8))
        else if (report) tell(report)
        else if (response) done()?.resolve({ response, ms })
        else {
          mine.hold(!!running)
          resolve(hello)
        }
      }
      mine.listen(take, fail)
      mine.post({ module: parts?.module }, [])
    })
    // Whoever waits for it hears of a failure, and so do all calls.
    greeting.catch(() => {})
    return greeting
  }

  /** The worker's answer to the running call is that it needs the tables first. */
  const giveTables = async (/** @type {import('./types.js').WorkerLike} */ asking) => {
    const task = running
    tables ??= loadTables(game, options, host.get)
    try {
      const { bytes } = await tables
      if (asking === worker && task === running) asking.post({ tables: bytes }, [])
    } catch (error) {
      tables = undefined
      if (asking === worker && task === running) done()?.reject(error)
    }
  }

  const refuseTables = async (/** @type {string} */ why) => {
    const task = done()
    const refused = tables
    tables = undefined
    task?.reject((await refused)?.wrong(why))
  }

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

  /** Ends the worker. Its last words, which some hosts say at once, are nobody's any more. */
  const end = () => {
    const old = worker
    worker = undefined
    old?.terminate()
  }

  /** Ends the worker, and rejects all calls. */
  const drop = (/** @type {unknown} */ error) => {
    end()
    for (const task of [running, ...queue.splice(0)]) task?.reject(error)
    running = undefined
  }

  let waits = false
  /** Gives the worker the next call, unless one runs; the first one waits for what has to be loaded. */
  const next = () => {
    if (running || queue.length === 0) return
    if (!parts) {
      if (waits) return
      waits = true
      return void load().finally(() => (waits = false)).then(next, drop)
    }
    const { name, request, onProgress } = (running = /** @type {Task} */ (queue.shift()))
    if (!worker) boot()
    worker?.post({ name, request, progress: !!onProgress }, [request.buffer])
    worker?.hold(true)
  }

  /** Takes the call that ran off the worker and gives it the next one. */
  const done = () => {
    const task = running
    running = undefined
    next()
    if (!running) worker?.hold(false)
    return task
  }

  const abort = (/** @type {Task} */ task) => {
    const waiting = queue.indexOf(task)
    if (waiting >= 0) queue.splice(waiting, 1)
    if (task !== running) return
    end()
    boot()
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
      const task = { name, request, onProgress: own.onProgress ?? options.onProgress, resolve, reject }
      onAbort = () => {
        abort(task)
        reject(signal?.reason)
      }
      queue.push(task)
      next()
    })
    signal?.addEventListener('abort', onAbort)
    try {
      const { response, ms } = await answer
      const result = open(response)
      parts?.words[name]?.(result, lang)
      return timed(result, ms)
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  const close = () => {
    closed = true
    drop(new EngineError('closed', 'tefuda was closed'))
  }
  const ready = async (/** @type {AbortSignal | undefined} */ signal = undefined) => {
    await load(signal)
    if (closed) throw new EngineError('closed', 'tefuda was closed')
    return worker && greeting ? greeting : boot()
  }
  return { call, close, ready }
}

/** @param {import('./types.js').Descriptor} game */
async function loadWords(game) {
  try {
    return (await game.words()).words
  } catch (cause) {
    throw new EngineError('load', `words.js of ${game.name} cannot be loaded: ${cause}`, { cause })
  }
}
