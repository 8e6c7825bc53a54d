import { useEffect, useState } from 'react'

/** @type {typeof import('./react.js').useTefuda} */
export function useTefuda(init, options) {
  const [state, setState] = useState(/** @type {any} */ ({}))
  // What options say is of the first render: an engine is started once.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    /** @type {any} */
    let engine
    const started = (/** @type {any} */ one) => {
      engine = one
      // Unmounted while it loaded.
      if (signal.aborted) engine.close()
      else setState({ engine })
    }
    init(/** @type {any} */ ({ ...options, signal })).then(started, (/** @type {unknown} */ error) => signal.aborted || setState({ error }))
    return () => {
      controller.abort()
      engine?.close()
      setState({})
    }
  }, [init])
  return state
}

/** @type {typeof import('./react.js').useAnswer} */
export function useAnswer(engine, ask, dependencies) {
  const [state, setState] = useState(/** @type {any} */ ({ pending: true }))
  useEffect(() => {
    if (!engine) return
    const controller = new AbortController()
    const { signal } = controller
    setState((/** @type {any} */ { answer, last = answer }) => ({ last, pending: true }))
    const onProgress = (/** @type {any} */ progress) => signal.aborted || setState((/** @type {any} */ before) => ({ ...before, progress }))
    const asked = async () => ask(engine, { signal, onProgress })
    asked().then(
      answer => signal.aborted || setState({ answer, last: answer, pending: false }),
      error => signal.aborted || setState((/** @type {any} */ { last }) => ({ error, last, pending: false })),
    )
    return () => controller.abort()
  }, [engine, ...dependencies])
  return state
}
