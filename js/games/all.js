// All games, in the order of the public API, and their lists.
import * as calculation from './calculation/game.js'
import * as daifugo from './daifugo/game.js'
import * as histories from './histories/game.js'
import * as mahjong from './mahjong/game.js'
import * as mnk from './mnk/game.js'
import * as poker from './poker/game.js'
import * as solver from './solver/game.js'

export const GAMES = [
  poker.game,
  mnk.game,
  calculation.game,
  mahjong.game,
  daifugo.game,
  solver.game,
  histories.game,
]

export const lists = {
  poker: poker.lists,
  mnk: mnk.lists,
  calculation: calculation.lists,
  mahjong: mahjong.lists,
  daifugo: daifugo.lists,
  solver: solver.lists,
  histories: histories.lists,
}
