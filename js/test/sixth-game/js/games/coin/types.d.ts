import type { CallOptions } from '../../types.js'
import type { Side } from './lists.js'

/** Heads or tails. */
export interface Coin {
  toss(tosses: number, options?: CallOptions): { side: Side, name: string }
}
