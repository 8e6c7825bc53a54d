// Engines of one game whose memory is measured, in this thread and in a worker.
import { parentPort } from 'node:worker_threads'

/** The greatest memory of an engine after any call, in bytes. */
export const MOST = 256 * 2 ** 20

/** The memory of the last engine started in this thread, which only grows, and the number of engines started. */
let last, started = 0
const { Instance } = WebAssembly
WebAssembly.Instance = class extends Instance {
  constructor(...args) {
    super(...args)
    last = new WeakRef(this.exports.mem ?? this.exports.memory)
    started++
  }
}
const size = () => ({ bytes: last?.deref()?.buffer.byteLength ?? 0, started })

/** Runs in a worker: adds the size to each message. */
export function tellSize() {
  const post = parentPort.postMessage.bind(parentPort)
  parentPort.postMessage = (message, transfer) => post({ ...message, ...size() }, transfer)
}

/** The package's own worker, which reports its size. */
const workerOf = ({ folder }) =>
  new URL(`data:text/javascript,import { tellSize } from '${import.meta.url}'; tellSize(); await import('${folder}node-worker.js')`)

const MODES = {
  sync(p, game) {
    const before = started
    const t = p.openGameSync(game, p.WORDS[game.name], { module: p.moduleOf[game.name] })
    return { t, bytes: () => size().bytes, engines: () => started - before }
  },
  async worker(p, game) {
    let at = size()
    const spawn = () => {
      const worker = p.node.spawn(workerOf(p))
      const listen = (onMessage, onError) => worker.listen(message => {
        if (message.bytes) at = message
        onMessage(message)
      }, onError)
      return { ...worker, listen }
    }
    const t = await p.openGame(game, { ...p.node, spawn })
    return { t, bytes: () => at.bytes, engines: () => at.started }
  },
}

/**
 * A game of a package, started in a mode: its functions, t; the size of its memory after a call; and the number of engines so far,
 * because TinyGo's are replaced when they have grown.
 */
export const measured = (p, mode, name) => MODES[mode](p, p.GAMES.find(game => game.name === name))
