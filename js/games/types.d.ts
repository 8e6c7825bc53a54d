// The types of all games.
import type { Poker } from './poker/types.js'
import type { Mnk } from './mnk/types.js'
import type { Calculation } from './calculation/types.js'
import type { Mahjong } from './mahjong/types.js'
import type { Daifugo } from './daifugo/types.js'

export * from './poker/types.js'
export * from './mnk/types.js'
export * from './calculation/types.js'
export * from './mahjong/types.js'
export * from './daifugo/types.js'

export interface Games {
  poker: Poker
  mnk: Mnk
  calculation: Calculation
  mahjong: Mahjong
  daifugo: Daifugo
}
