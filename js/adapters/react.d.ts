// Hooks of React, from 18 on. React is a peer: the package does not bring it along.
import type { AbortSignal } from '../platform.js'
import type { Progress } from '../types.js'

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
