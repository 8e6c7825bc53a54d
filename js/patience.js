// Time limits in milliseconds, so that a silent server does not keep init waiting for ever. LONGEST is the longest delay of a timer.
const SILENCE = 30_000
const LONGEST = 2 ** 31 - 1

/**
 * Calls `go` after a time; 0: never. It does not keep the process alive. Returns a function that stops it.
 * @param {(ms: number) => void} go
 * @param {number} [ms]
 */
export function alarm(go, ms = SILENCE) {
  const timer = /** @type {any} */ (ms ? setTimeout(go, Math.min(ms, LONGEST), ms) : undefined)
  timer?.unref?.()
  return () => clearTimeout(timer)
}

/**
 * A watch over a download. It aborts the download when no byte has come for some time, or when another signal aborts.
 * @param {AbortSignal | null | undefined} signal
 * @param {number} [ms]
 */
export function patience(signal, ms = SILENCE) {
  const controller = new AbortController()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  let isOver = false
  const end = () => {
    isOver = true
    controller.abort(new Error(`silent for ${ms} ms`))
  }
  const byte = () => {
    clearTimeout(timer)
    // Not unref'ed: in Bun nothing else keeps the process alive while a module compiles.
    timer = ms ? setTimeout(end, Math.min(ms, LONGEST)) : undefined
  }
  const onAbort = () => controller.abort(signal?.reason)
  const done = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()
  byte()
  /** The same answer, watched as its bytes come. @param {Response} answer @returns {Response} */
  const over = answer => {
    byte()
    if (!answer.body || !globalThis.TransformStream) return answer
    const transform = (/** @type {Uint8Array} */ chunk, /** @type {TransformStreamDefaultController} */ out) => {
      byte()
      out.enqueue(chunk)
    }
    const { status, headers } = answer
    return new Response(answer.body.pipeThrough(new TransformStream({ transform })), { status, headers })
  }
  return { ms, signal: controller.signal, isOver: () => isOver, over, done }
}
