// The types of all games.
import type { Mode } from '../types.js'
import type { lists as poker } from './poker/lists.js'
import type { Poker } from './poker/types.js'
import type { lists as mnk } from './mnk/lists.js'
import type { Mnk } from './mnk/types.js'
import type { lists as calculation } from './calculation/lists.js'
import type { Calculation } from './calculation/types.js'
import type { lists as mahjong } from './mahjong/lists.js'
import type { Mahjong } from './mahjong/types.js'
import type { lists as daifugo } from './daifugo/lists.js'
import type { Daifugo } from './daifugo/types.js'
import type { lists as solver } from './solver/lists.js'
import type { Solver } from './solver/types.js'
import type { lists as histories } from './histories/lists.js'
import type { Histories } from './histories/types.js'

export * from './poker/types.js'
export * from './mnk/types.js'
export * from './calculation/types.js'
export * from './mahjong/types.js'
export * from './daifugo/types.js'
export * from './solver/types.js'
export * from './histories/types.js'

/** All games, by name. */
export interface Games<M extends Mode = 'sync'> {
  poker: Poker<M>
  mnk: Mnk<M>
  calculation: Calculation<M>
  mahjong: Mahjong<M>
  daifugo: Daifugo<M>
  solver: Solver<M>
  histories: Histories<M>
}

/** The keys that each game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  readonly poker: typeof poker
  readonly mnk: typeof mnk
  readonly calculation: typeof calculation
  readonly mahjong: typeof mahjong
  readonly daifugo: typeof daifugo
  readonly solver: typeof solver
  readonly histories: typeof histories
}
