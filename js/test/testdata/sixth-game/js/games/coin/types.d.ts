import type { Answer, CallOptions, Mode } from '../../types.js'
import type { CoinSide } from './lists.js'

export type { CoinSide } from './lists.js'

/** Heads or tails. */
export interface Coin<M extends Mode = 'sync'> {
  /** The side that lay up last. */
  toss(tosses: number, options?: CallOptions): Answer<M, { side: CoinSide, name: string }>
}
