// Games and a bot for boardgame.io 0.50. boardgame.io is a peer dependency and not imported.
import type { Game } from '../types.js'

/**
 * A game for boardgame.io's Client and Server. It has one move, `play`, which takes a text that `legal` lists. Its G is
 * `{ table, views, number }` on the master and `{ view, number }` on a client. `view` is what the client's seat may know; a
 * client without a seat gets an onlooker's view. `view.events` are the last events. `number` counts the games of the match from 1.
 */
export interface BoardgameGame {
  name: string
  setup: (context: any, setupData?: any) => any
  turn: any
  moves: { play: { client: boolean, move: (context: any, move: string) => any } }
  endIf: (context: any) => any
  playerView: (context: { G: any, ctx: any, playerID: string | null }) => any
  ai: {
    enumerate: (G: any, ctx?: any, playerID?: string) => { move: 'play', args: [string] }[]
    choose: (G: any, options: object, engine?: any) => Promise<string>
  }
}

/**
 * Makes a boardgame.io game of any of tefuda's games, for as many players as its rules allow. At the end `ctx.gameover` is the
 * last table's `result` with boardgame.io's `{ winner: '0' }` or `{ draw: true }`.
 * @example const game = gameOf(initSync(), 'common', { games: 3 })
 * @param engine from `initSync` of `tefuda/daifugo/sync` or another game; in a browser `initSync({ module })`
 * @param rules the rules for `deal`
 * @param options games: the number of games in a match, default 1
 */
export function gameOf(engine: Game, rules?: any, options?: { games?: number }): BoardgameGame

/**
 * A class of bots for these games, for `Local({ bots: { 1: bot({ level: 'skilled' }) } })`. On the master boardgame.io gives a
 * bot the whole state; this bot decides from its player's view alone.
 * @param options the options of the game's `choose`, such as `level` and `budget`; engine: one from `init`, which runs in a
 *   worker, so that the page does not wait (default: the game's own engine)
 */
export function bot(options?: { engine?: any, level?: any, budget?: any, seed?: number }): new (of: { game: any }) => {
  play(state: { G: any, ctx: any }, playerID: string): Promise<{ action: any }>
}
