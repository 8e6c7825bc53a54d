// Hooks of React, from 18 on. React is a peer: the package does not bring it along.
import type { AbortSignal } from '../platform.js'
import type { Budget, Game, Lang, Progress } from '../types.js'

/** What a game's `init` or that of all games is to a hook. */
export type Init<Engine, Options> = (options?: Options) => Promise<Engine>

/**
 * An engine for as long as the component is there: started after the first render, never on a server; closed when the
 * component goes, and started again where StrictMode mounts twice.
 *
 * @example const { engine, error } = useTefuda(init)
 * @param init of `tefuda/poker`, of another game, or of `tefuda`: the same function at every render
 * @param options those of `init` but `signal`, as they are at the first render
 * @returns engine: undefined until it is loaded; error: why it could not be
 */
export function useTefuda<Engine extends { close(): void }, Options extends object>(
  init: Init<Engine, Options>, options?: Omit<Options, 'signal'>,
): { engine?: Engine, error?: unknown }

/** What goes with a call, so that it ends when its question is no longer asked. */
export interface Asked {
  signal: AbortSignal
  onProgress: (progress: any) => void
}

/**
 * An answer to what is on the screen: asked again when a dependency changes, and the question before is then aborted.
 *
 * @example const { answer } = useAnswer(engine, (mnk, asked) => mnk.search(board, { k: 3, ...asked }), [board])
 * @param engine of `useTefuda`: nothing is asked while there is none
 * @returns answer: to the question as it is now, undefined while it is awaited; last: the last answer, to show until then;
 *   error: why there is none; pending: one is awaited; progress: what it last reported
 */
export function useAnswer<Engine, Answer>(
  engine: Engine | undefined, ask: (engine: Engine, asked: Asked) => Promise<Answer> | Answer, dependencies: readonly unknown[],
): { answer?: Answer, last?: Answer, error?: unknown, pending: boolean, progress?: Progress & Record<string, any> }

/** How a table is set. What it says is of the first render. */
export interface TableOptions<Saved> {
  /** what `deal` takes; by default the usual game */
  rules?: any
  /** the player's, default 0 */
  seat?: number
  /** of the others: one for all, or by seat `{ 1: 'regular', 2: 'expert' }` */
  levels?: string | number | Record<number, string | number>
  budget?: Budget
  /** of the events' words */
  lang?: Lang
  /** what `saved` was before, from JSON: the game goes on there */
  table?: Saved
}

/**
 * A match of any game between the player and the engine: it deals, plays the other seats each at its level, and gives what the
 * player's seat may know.
 *
 * @example const { view, play } = useTable(engine, { levels: 'regular' })
 * @param engine of `useTefuda` with the `init` of one game
 * @returns view: of the player's seat, undefined until the game is dealt; `view.legal` has the moves when it is the player's turn,
 *   `view.events` what happened last; thinking: the others are; error: why a move was refused, or the engine failed; saved: the
 *   game as JSON can hold it; play: makes a move of the player's; undo: back to the player's last decision; next: deals the next
 *   game of the match when this one is over, else a new match
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

/** A match as JSON can hold it: the table, and those at which the player moved. */
export interface Saved<E extends Game<any, any, any, any>> {
  past: Awaited<ReturnType<E['deal']>>[]
  table: Awaited<ReturnType<E['deal']>>
}
