import { drawsSeed, misfit, prepare, timed } from './call.js'
import { EngineError, InputError } from './errors.js'
import { atHome, loadModule, loadTables } from './load.js'
import { alarm } from './patience.js'
import { decode, open, WANTS_TABLES } from './wire.js'

/** The index of Chinese among the languages. Its words are files of their own. */
const CHINESE = 2

/**
 * @typedef {object} Task a call that waits or runs
 * @property {string} name
 * @property {Uint8Array<ArrayBuffer>} request
 * @property {((p: import('./types.js').Progress) => void) | undefined} onProgress
 * @property {AbortSignal} [stop] ends the search; its last report becomes the answer
 * @property {any} [last] the last report
 * @property {(answer: { response: Uint8Array, ms: number } | { last: any }) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/**
 * A connection to a game's engine in a worker, which loads with the first call.
 * @param {import('./seams.js').Descriptor} game
 * @param {import('./seams.js').Host} host
 * @param {import('./types.js').Options} options
 * @returns {import('./seams.js').Connection}
 */
export function connect(game, host, options) {
  const client = new Client(game, host, options)
  return {
    call: (name, args) => client.call(name, args),
    close: () => client.close(),
    ready: signal => client.ready(signal),
  }
}

/**
 * Gives the worker one call at a time. The others wait here, so that aborting one call loses no other. Abort and failure replace
 * the worker, which is cheap.
 */
class Client {
  /** @type {Task[]} */
  queue = []
  /** @type {Task | undefined} */
  running
  /** @type {import('./seams.js').WorkerLike | undefined} */
  worker
  /** @type {Promise<import('./seams.js').Hello> | undefined} the worker's first message */
  greeting
  /** @type {{ module: WebAssembly.Module, words: import('./seams.js').Words } | undefined} the loaded files */
  parts
  /** @type {Promise<void> | undefined} */
  loading
  /** whether calls wait for the loading */
  waits = false
  /** @type {ReturnType<typeof loadTables> | undefined} */
  tables
  closed = false

  /**
   * @param {import('./seams.js').Descriptor} game
   * @param {import('./seams.js').Host} host
   * @param {import('./types.js').Options} options
   */
  constructor(game, host, options) {
    this.game = game
    this.host = host
    this.options = options
  }

  /** @param {string} name @param {unknown[]} args */
  async call(name, args) {
    if (this.closed) throw new EngineError('closed', 'tefuda is closed')
    let request = new Uint8Array()
    const { signal, stop, lang, onProgress = this.options.onProgress } = prepare(args, size => (request = new Uint8Array(size)), drawsSeed(this.game, name), this.game.chinese ? 3 : 2)
    signal?.throwIfAborted()
    /** @type {() => void} */
    let onAbort = () => {}
    let onStop = () => {}
    const answer = new Promise((/** @type {Task['resolve']} */ resolve, reject) => {
      /** @type {Task} */
      const task = { name, request, onProgress, stop, resolve, reject }
      onStop = () => this.stop(task)
      onAbort = () => {
        this.abort(task)
        reject(signal?.reason)
      }
      this.queue.push(task)
      this.next()
    })
    signal?.addEventListener('abort', onAbort)
    stop?.addEventListener('abort', onStop)
    try {
      const answered = await answer
      if ('last' in answered) return answered.last
      const { response, ms } = answered
      const result = open(response)
      if (lang === CHINESE) (await chineseOf(this.game))[name]?.(result, 0)
      else this.parts?.words[name]?.(result, lang)
      return timed(result, ms)
    } catch (error) {
      if (lang === 1 && error instanceof InputError) await import('./refusals.js').then(({ inJapanese }) => inJapanese(error), () => {})
      throw error
    } finally {
      signal?.removeEventListener('abort', onAbort)
      stop?.removeEventListener('abort', onStop)
    }
  }

  /** Ends the worker for good; pending calls reject. */
  close() {
    this.closed = true
    this.drop(new EngineError('closed', 'tefuda was closed'))
  }

  /** Loads the module and the words, and starts the worker. @param {AbortSignal} [signal] ends the loading */
  async ready(signal) {
    await this.load(signal)
    if (this.closed) throw new EngineError('closed', 'tefuda was closed')
    return this.worker && this.greeting ? this.greeting : this.boot()
  }

  /** @param {AbortSignal} [signal] */
  load(signal) {
    const both = () => Promise.all([loadModule(this.game, { ...this.options, signal }, this.host.get), loadWords(this.game)])
    return (this.loading ??= both().then(
      ([module, words]) => void (this.parts = { module, words }),
      error => {
        this.loading = undefined
        throw error
      },
    ))
  }

  /** Gives the worker the next call, unless one runs. The first one waits for the loading. */
  next() {
    if (this.running || this.queue.length === 0) return
    if (!this.parts) return this.nextWhenLoaded()
    this.running = /** @type {Task} */ (this.queue.shift())
    const { name, request, onProgress, stop } = this.running
    if (!this.worker) this.boot()
    this.worker?.post({ name, request, progress: !!(onProgress || stop) }, [request.buffer])
    this.worker?.hold(true)
  }

  nextWhenLoaded() {
    if (this.waits) return
    this.waits = true
    const then = (/** @type {() => void} */ go) => {
      this.waits = false
      go()
    }
    this.load().then(() => then(() => this.next()), error => then(() => this.drop(error)))
  }

  /** Ends the running call and starts the next one. Returns the ended call. */
  done() {
    const task = this.running
    this.running = undefined
    this.next()
    if (!this.running) this.worker?.hold(false)
    return task
  }

  /** Ends a call whose `stop` is aborted, as soon as there is a report: that becomes the answer. @param {Task} task */
  stop(task) {
    if (!task.last || !task.stop?.aborted || task !== this.running) return
    this.abort(task)
    task.resolve({ last: { ...task.last, stopped: true } })
  }

  /** @param {Task} task */
  abort(task) {
    const waiting = this.queue.indexOf(task)
    if (waiting >= 0) this.queue.splice(waiting, 1)
    if (task !== this.running) return
    this.end()
    this.boot()
    this.done()
  }

  /** Ends the worker, and rejects all calls. @param {unknown} error */
  drop(error) {
    this.end()
    const tasks = [this.running, ...this.queue.splice(0)]
    this.running = undefined
    for (const task of tasks) task?.reject(error)
  }

  /** Ends the worker. It is forgotten first, because some hosts send its last messages during terminate. */
  end() {
    const { worker } = this
    this.worker = undefined
    worker?.terminate()
  }

  /** Starts a worker. Calls need not wait for it. */
  boot() {
    this.greeting = new Promise((resolve, reject) => {
      /** @type {import('./seams.js').WorkerLike} */
      let mine
      const fail = (/** @type {string} */ message, /** @type {import('./types.js').EngineCode} */ code = 'worker') => {
        if (mine !== this.worker) return
        const error = new EngineError(code, message)
        this.drop(error)
        reject(error)
      }
      try {
        mine = this.worker = this.host.spawn(this.options.workerURL ?? leftWorker(this.game, this.host))
      } catch (cause) {
        return fail(`no worker can be started: ${cause}`)
      }
      const silent = (/** @type {number} */ ms) => fail(`worker ${mine.name} says nothing for ${ms / 1000} s. Does its file load?`, 'stalled')
      const stop = alarm(silent, this.options.timeout)
      const greet = (/** @type {import('./seams.js').Hello} */ hello) => {
        stop()
        const wrong = misfit(this.game, hello)
        wrong ? fail(wrong.message, wrong.code) : resolve(hello)
      }
      mine.listen(message => mine === this.worker && this.take(message, mine, greet, fail), fail)
      mine.post({ module: this.parts?.module }, [])
    })
    // A failure rejects all calls, and the promise for those that await it: it is not unhandled.
    this.greeting.catch(() => {})
    return this.greeting
  }

  /**
   * Handles a message from the worker, in the form that serve.js sends.
   * @param {any} message
   * @param {import('./seams.js').WorkerLike} worker
   * @param {(hello: import('./seams.js').Hello) => void} greet
   * @param {(message: string, code?: import('./types.js').EngineCode) => void} fail
   */
  take({ hello, report, response, ms, verdict, fault }, worker, greet, fail) {
    if (fault) fail(fault.message, fault.code)
    else if (report) this.tell(report)
    else if (verdict) this.refuseTables(decode(verdict, 8))
    else if (hello) {
      worker.hold(!!this.running)
      greet(hello)
    } else if (response[0] === 2) fail(`the engine failed: ${decode(response, 8)}`, 'fault')
    else if (response[0] === WANTS_TABLES) this.giveTables(worker)
    else this.done()?.resolve({ response, ms })
  }

  /** Passes progress to the running call. If its onProgress throws, the call ends with that error. @param {Uint8Array} report */
  tell(report) {
    const task = this.running
    try {
      if (!task) return
      task.last = decode(report, 0)
      task.onProgress?.(task.last)
      this.stop(task)
    } catch (error) {
      if (task) this.abort(task)
      task?.reject(error)
    }
  }

  /** Loads the tables that the running call needs. @param {import('./seams.js').WorkerLike} worker the worker that asked for them */
  async giveTables(worker) {
    const task = this.running
    const isWaiting = () => worker === this.worker && task === this.running
    this.tables ??= loadTables(this.game, this.options, this.host.get)
    try {
      const { bytes } = await this.tables
      if (isWaiting()) worker.post({ tables: bytes }, [])
    } catch (error) {
      this.tables = undefined
      if (isWaiting()) this.done()?.reject(error)
    }
  }

  /** The engine refused the tables. The next call that needs tables loads them again. @param {string} why */
  async refuseTables(why) {
    const refused = this.tables
    this.tables = undefined
    const task = this.done()
    task?.reject((await refused)?.wrong(why))
  }
}

/** The worker's address if a pre-bundler left it in the package (see atHome), else undefined: the host knows it. @param {import('./seams.js').Descriptor} game @param {import('./seams.js').Host} host */
function leftWorker({ wasmURL }, { worker }) {
  const url = String(wasmURL())
  return atHome(url) === url ? undefined : new URL(worker, atHome(url))
}

/** The Chinese words, which load with the first call that asks for them. @param {import('./seams.js').Descriptor} game */
const chineseOf = game => /** @type {NonNullable<typeof game.chinese>} */ (game.chinese)().then(({ words }) => words, cause => {
  throw new EngineError('load', `words.zh.js of ${game.name} cannot be loaded: ${cause}`, { cause })
})

/** @param {import('./seams.js').Descriptor} game */
async function loadWords(game) {
  try {
    return (await game.words()).words
  } catch (cause) {
    throw new EngineError('load', `words.js of ${game.name} cannot be loaded: ${cause}`, { cause })
  }
}
