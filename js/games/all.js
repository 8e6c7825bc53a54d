// All games, in the order of the public API.
import { game as calculation } from './calculation/game.js'
import { game as daifugo } from './daifugo/game.js'
import { game as mahjong } from './mahjong/game.js'
import { game as mnk } from './mnk/game.js'
import { game as poker } from './poker/game.js'

export const GAMES = [poker, mnk, calculation, mahjong, daifugo]
