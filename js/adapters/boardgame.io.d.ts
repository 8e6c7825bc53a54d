// Games and a bot for boardgame.io 0.50. boardgame.io is a peer: nothing of it is imported.
import type { Game } from '../types.js'

/**
 * A game as boardgame.io's Client and Server take it. It has one move, `play`, of the text that `legal` lists. Its G is
 * `{ table, views, number }` on the master; clients get `{ view, number }`: what their seat may know (who has no seat, what an
 * onlooker may), with what happened last as `view.events`, and `number` counts the games of the match from 1.
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
 * Any of our games, for as many players as its rules allow. In the end `ctx.gameover` is the last table's `result` with
 * boardgame.io's `{ winner: '0' }` or `{ draw: true }`.
 * @example const game = gameOf(initSync(), 'common', { games: 3 })
 * @param engine of `initSync` of `tefuda/daifugo/sync` or another game; in a browser `initSync({ module })`
 * @param rules what `deal` takes
 * @param options games: how many make a match, default 1
 */
export function gameOf(engine: Game, rules?: any, options?: { games?: number }): BoardgameGame

/**
 * A class of bots for these games, for `Local({ bots: { 1: bot({ level: 'skilled' }) } })`. On the master boardgame.io hands a
 * bot the whole state; this one asks with the view of its player alone.
 * @param options what the game's `choose` takes, as `level` and `budget`; engine: one of `init`, in a worker, so that the page
 *   does not wait (by default the game's own)
 */
export function bot(options?: { engine?: any, level?: any, budget?: any, seed?: number }): new (of: { game: any }) => {
  play(state: { G: any, ctx: any }, playerID: string): Promise<{ action: any }>
}
