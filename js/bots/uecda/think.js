// What a client of the UECda protocol does in its turn: it asks the engine, and has an answer whatever becomes of that.
import { cardsOf } from './table.js'

/** Beyond a budget in milliseconds, what a choice may take before it is stopped. */
const GRACE = 500

/**
 * @typedef {object} Mind
 * @property {Pick<import('../../types.js').Tefuda['daifugo'], 'choose' | 'chooseReturn' | 'legalMoves'>} daifugo
 * @property {import('../../games/daifugo/types.js').DaifugoLevel} [level]
 * @property {{ ms: number } | { iterations: number }} [budget] of a choice
 * @property {number} [seed]
 * @property {boolean} [debug] whether to tell about every choice
 *
 * @typedef {ReturnType<typeof import('./game.js').createGame>} Game
 */

/**
 * @param {Mind} mind
 * @param {(text: string) => void} tell for what went wrong, and for what debug asks for
 */
export function createThinker({ daifugo, level, budget, seed, debug }, tell) {
  /** Asks the engine, not longer than the budget allows. @template T @param {(options: object) => Promise<T> | T} ask */
  const ask = async ask => {
    const stop = new AbortController()
    const limit = budget && 'ms' in budget ? 2 * budget.ms + GRACE : 0
    const timer = limit ? setTimeout(() => stop.abort(new Error(`no answer within ${limit} ms`)), limit) : undefined
    try {
      return await ask({ level, seed, signal: stop.signal, ...(budget && { budget }) })
    } finally {
      clearTimeout(timer)
    }
  }

  /** What fails is told and replaced. @template T @param {string} what @param {() => Promise<T>} choose @param {() => T | Promise<T>} instead */
  const surely = async (what, choose, instead) => {
    try {
      return await choose()
    } catch (error) {
      tell(`${what}: ${/** @type {Error} */ (error).message}`)
      return instead()
    }
  }

  return {
    /** The role to lay, '' to pass. @param {Game} game @returns {Promise<string>} */
    move(game) {
      const view = game.view()
      // The first of the legal moves is the weakest single if there is one.
      const legal = async () => (await daifugo.legalMoves(view)).moves[0] ?? ''
      const simplest = () => (view.field ? '' : cardsOf(view.hand)[0])
      const choose = async (/** @type {object} */ known) => {
        const { best, candidates } = await ask(options => daifugo.choose({ ...view, ...known }, options))
        const { value, playouts } = candidates[0]
        if (debug) tell(`lays ${best || 'nothing'}, value ${value.toFixed(3)}, ${playouts} playouts`)
        return best
      }
      const instead = () => surely('legalMoves', legal, simplest)
      // A server with a rule of its own can have had moves that the engine refuses: then it goes by what lies there.
      const unaware = () => surely('choose without the moves', () => choose({ gifts: [], moves: [] }), instead)
      return surely('choose', () => choose({}), unaware)
    },
    /** The cards to give back. @param {Game} game @returns {Promise<string[]>} */
    give(game) {
      const view = game.giving()
      const choose = async () => {
        const { best } = await ask(options => daifugo.chooseReturn(view, options))
        if (debug) tell(`gives ${best}`)
        return cardsOf(best)
      }
      return surely('chooseReturn', choose, () => cardsOf(view.hand).slice(0, game.give))
    },
  }
}
