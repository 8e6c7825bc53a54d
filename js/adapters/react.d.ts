// Hooks for React 18 and later. React is a peer dependency: the application installs it.
import type { AbortSignal } from '../platform.js'
import type { Budget, Game, Lang, Progress } from '../types.js'

/** The type of `init`, of one game or of all games. */
export type Init<Engine, Options> = (options?: Options) => Promise<Engine>

/**
 * An engine that lives as long as the component. It starts after the first render, never on a server, and is closed when the
 * component is unmounted. Where StrictMode mounts twice, it starts again.
 *
 * @example const { engine, error } = useTefuda(init)
 * @param init from `tefuda/poker`, another game, or `tefuda`: the same function at every render
 * @param options those of `init` except `signal`; only those of the first render count
 * @returns engine: undefined until it is loaded; error: why it could not be loaded
 */
export function useTefuda<Engine extends { close(): void }, Options extends object>(
  init: Init<Engine, Options>, options?: Omit<Options, 'signal'>,
): { engine?: Engine, error?: unknown }

/** Options to pass to the call, so that it is aborted when its answer is no longer needed. */
export interface Asked {
  signal: AbortSignal
  onProgress: (progress: any) => void
}

/**
 * The answer to a call. When a dependency changes, the call is aborted and made again.
 *
 * @example const { answer } = useAnswer(engine, (mnk, asked) => mnk.search(board, { k: 3, ...asked }), [board])
 * @param engine from `useTefuda`: there is no call while it is undefined
 * @returns answer: the answer for the current dependencies, undefined until it comes; last: the last answer, to show until
 *   then; error: why the call failed; pending: whether an answer is awaited; progress: the last report of progress
 */
export function useAnswer<Engine, Answer>(
  engine: Engine | undefined, ask: (engine: Engine, asked: Asked) => Promise<Answer> | Answer, dependencies: readonly unknown[],
): { answer?: Answer, last?: Answer, error?: unknown, pending: boolean, progress?: Progress & Record<string, any> }

/** The options of a table. They should be the same at every render. */
export interface TableOptions<Saved> {
  /** the rules for `deal`; by default the usual game */
  rules?: any
  /** the player's seat, default 0 */
  seat?: number
  /** the levels of the others: one for all, or by seat `{ 1: 'regular', 2: 'expert' }` */
  levels?: string | number | Record<number, string | number>
  budget?: Budget
  /** the language of the events' words */
  lang?: Lang
  /** a match to continue: an earlier `saved`, from JSON; only the first render's counts */
  table?: Saved
}

/**
 * A match of any game between the player and the engine. The hook deals, and plays every other seat at its level.
 *
 * @example const { view, play } = useTable(engine, { levels: 'regular' })
 * @param engine from `useTefuda` with the `init` of one game
 * @returns view: the view of the player's seat, undefined until the game is dealt. `view.legal` has the moves when it is the
 *   player's turn, `view.events` the last events; thinking: whether the others are to act; error: why a move was refused, or why
 *   the engine failed; saved: the match, to be stored as JSON; play: makes a move of the player; undo: goes back to the player's
 *   last decision; next: deals the next game of the match if this one is over, else a new match
 */
export function useTable<E extends Game<any, any, any, any>>(engine: E | undefined, options?: TableOptions<Saved<E>>): {
  view?: Awaited<ReturnType<E['view']>>
  thinking: boolean
  error?: unknown
  saved?: Saved<E>
  play(move: string): Promise<void>
  undo(): Promise<void>
  next(): Promise<void>
}

/** A match, to be stored as JSON: the current table, and the tables before each move of the player. */
export interface Saved<E extends Game<any, any, any, any>> {
  past: Awaited<ReturnType<E['deal']>>[]
  table: Awaited<ReturnType<E['deal']>>
}
