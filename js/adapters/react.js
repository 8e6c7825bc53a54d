import { useEffect, useRef, useState } from 'react'

/** @type {typeof import('./react.js').useTefuda} */
export function useTefuda(init, options) {
  const [state, setState] = useState(/** @type {any} */ ({}))
  // Only the options of the first render count: an engine is started once.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    /** @type {any} */
    let engine
    const started = (/** @type {any} */ one) => {
      engine = one
      // The component was unmounted during the loading.
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

/** @type {typeof import('./react.js').useTable} */
export function useTable(engine, { rules, seat = 0, levels = {}, budget, lang, table: saved } = {}) {
  // past: the tables before each move of the player; table: the current one.
  const [{ past, table, error }, setState] = useState(/** @type {any} */ ({ past: saved?.past ?? [], table: saved?.table }))
  const moving = useRef(false)
  const asks = { views: /** @type {const} */ ([seat, 'turn']), lang }
  const [mine, next] = table?.views ?? []
  const waits = Boolean(table && (table.over || mine?.legal))
  const keep = (/** @type {any} */ change) => setState((/** @type {any} */ before) => ({ ...before, error: undefined, ...change }))

  // Does one action of the player at a time, and none while the others move.
  const act = async (/** @type {() => any} */ ask, /** @type {any[]} */ past) => {
    if (!engine || !waits || moving.current) return
    moving.current = true
    try {
      keep({ table: await ask(), past })
    } catch (error) {
      keep({ error })
    } finally {
      moving.current = false
    }
  }

  // The first deal, and the moves of the others.
  useEffect(() => {
    if (!engine || waits) return
    const controller = new AbortController()
    const { signal } = controller
    const step = async () => {
      if (!table) return engine.deal(rules, asks)
      const level = typeof levels === 'object' ? levels[next.seat] : levels
      const { best } = await engine.choose(next, { level, budget, signal, seed: table.moves.length })
      return engine.apply(table, { ...asks, move: best, seat: next.seat })
    }
    step().then(table => signal.aborted || keep({ table }), error => signal.aborted || keep({ error }))
    return () => controller.abort()
  }, [engine, table])

  return {
    view: mine,
    thinking: Boolean(engine && !waits && !error),
    error,
    saved: table && { past, table },
    play: move => act(() => engine?.apply(table, { ...asks, move, seat }), [...past, table]),
    undo: () => act(() => past.at(-1) ?? table, past.slice(0, -1)),
    next: () => act(() => (table.over && !table.result.last ? engine?.deal(undefined, { ...asks, from: table }) : engine?.deal(rules, asks)), []),
  }
}
