// Games and a bot for boardgame.io 0.50. boardgame.io is a peer: nothing of it is imported.
import type { Calculation } from '../games/calculation/types.js'
import type { Daifugo } from '../games/daifugo/types.js'
import type { Mahjong, MahjongRulesLike } from '../games/mahjong/types.js'
import type { Mnk, MnkRule } from '../games/mnk/types.js'
import type { Poker } from '../games/poker/types.js'

/**
 * A game as boardgame.io's Client and Server take it. It has one move, `play`, of what our `legal` lists. Its G is
 * `{ game, turn }`: our position, and the seat in turn. Where cards are hidden, clients get `{ view, turn }` instead,
 * what their seat may know (for who has no seat, what everybody sees), and moves are the master's alone.
 */
export interface BoardgameGame {
  name: string
  minPlayers: number
  maxPlayers: number
  setup: (context: any, setupData?: any) => any
  turn: any
  moves: { play: any }
  endIf: (context: any) => any
  playerView?: (context: { G: any, ctx: any, playerID: string | null }) => any
  ai: {
    enumerate: (G: any, ctx?: any, playerID?: string) => { move: 'play', args: [any] }[]
    choose: (G: any, options: object, engine?: any) => Promise<any>
  }
}

/** What the adapter knows of a game; not for use. */
export interface Rules {
  name: string
  players: { min: number, max: number, turn: (game: any) => number | null }
  start: (players: number, seed: number) => any
  play: (game: any, move: any, context: { seat: number, seed: () => number }) => any
  over: (game: any) => any
  view?: (game: any, seat: number | null) => any
  moves: (G: any) => any[]
  choose: (engine: any, G: any, options: any) => Promise<any>
}

/**
 * m,n,k boards: `play([row, column])`; in the end `{ winner: '0' }` or `{ draw: true }`.
 * @example const game = mnk(initSync(), { columns: 15, k: 5 })
 * @param engine of `initSync` of `tefuda/mnk/sync`; in a browser `initSync({ module })`
 */
export function mnk(engine: Mnk, options?: { columns?: number, rows?: number, k?: number, rule?: MnkRule }): BoardgameGame

/** Calculation, for one: `play('d')`; in the end `{ won }`. The stock that the player sees is in no order. */
export function calculation(engine: Calculation, rules?: { piles?: number }): BoardgameGame

/**
 * Daifugō for 2-6: `play('5s 5h')`, `play('')` to pass; in the exchange the cards that are given back. In the end
 * `{ places, points }`.
 * @param options rules: a preset or switches, default `'common'`; games: how many make a match, default 1
 */
export function daifugo(engine: Daifugo, options?: { rules?: string | Record<string, any>, games?: number }): BoardgameGame

/**
 * Hold'em, short deck or draw for 2-9: `play('raise 6')`; in the end `{ stacks }`.
 * @param options rules, stack and levels as `deal` takes them; hands: how many make a match, default 1
 */
export function poker(engine: Poker, options?: { rules?: Record<string, any>, stack?: number, levels?: Record<string, any>[], hands?: number }): BoardgameGame

/** Riichi mahjong for 3 or 4, as many as the rules say: `play('3z')`, a `move` of the view's `legal`. */
export function mahjong(engine: Mahjong, options?: { rules?: MahjongRulesLike }): BoardgameGame

/**
 * A class of bots for these games, for `Local({ bots: { 1: bot({ level: 5 }) } })`. On the master boardgame.io hands a bot
 * the whole state; this one asks with the view of its player alone.
 * @param options what the game's `search` or `choose` takes, as `level` and `budget`; engine: one of `init`, in a worker, so
 *   that the page does not wait (by default the game's own)
 */
export function bot(options?: { engine?: any, level?: any, budget?: any, seed?: number }): new (of: { game: any }) => {
  play(state: { G: any, ctx: any }, playerID: string): Promise<{ action: any }>
}
