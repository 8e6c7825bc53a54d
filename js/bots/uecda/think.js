// The decisions of a client of the UECda protocol: it asks the engine, and has an answer even if the engine fails.
import { cardsOf } from './table.js'

/** Milliseconds that a choice may take beyond twice its budget before it is stopped. */
const GRACE = 500
/** Milliseconds that a short search may take. It needs only a few, but its engine must start anew after the stop. */
const QUICK = 2000

/**
 * @typedef {object} Mind
 * @property {Pick<import('../../types.js').Tefuda['daifugo'], 'choose' | 'legal'>} daifugo
 * @property {import('../../games/daifugo/types.js').DaifugoLevel} [level]
 * @property {{ ms: number } | { iterations: number }} [budget] of a choice
 * @property {number} [seed]
 * @property {boolean} [debug] whether to report every choice
 *
 * @typedef {ReturnType<typeof import('./game.js').createGame>} Game
 * @typedef {(options: object) => Promise<any>} Ask
 */

/** The cards of a move, '' for a pass. @param {string} [move] */
const laid = (move = 'pass') => (move === 'pass' ? '' : move)

/** The engine has not answered in time. */
class Late extends Error {}

/**
 * @param {Mind} mind
 * @param {(text: string) => void} tell gets error messages, and the reports for debug
 */
export function createThinker({ daifugo, level, budget, seed, debug }, tell) {
  /** Whether a choice of this turn was too late. */
  let hurry = false

  /** Asks the engine within a limit in milliseconds; 0: no limit. @param {Ask} ask @param {object} options @param {number} limit */
  const within = async (ask, options, limit) => {
    const stop = new AbortController()
    const timer = limit ? setTimeout(() => stop.abort(new Late(`no answer within ${limit} ms`)), limit) : undefined
    try {
      return await ask({ ...options, seed, signal: stop.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Asks the engine. If it exceeds its budget, a short search chooses, for the rest of the turn too. @param {string} what @param {Ask} ask */
  const ask = async (what, ask) => {
    if (hurry) return within(ask, { level: 'expert' }, QUICK)
    try {
      return await within(ask, { level, ...(budget && { budget }) }, budget && 'ms' in budget ? 2 * budget.ms + GRACE : 0)
    } catch (error) {
      if (!(error instanceof Late)) throw error
      hurry = true
      tell(`${what}: ${error.message}; a short search chooses`)
      return within(ask, { level: 'expert' }, QUICK)
    }
  }

  /** Returns what `choose` gives. If it fails, reports that and returns `instead`. @template T @param {string} what @param {() => Promise<T>} choose @param {() => T | Promise<T>} instead */
  const surely = async (what, choose, instead) => {
    try {
      return await choose()
    } catch (error) {
      tell(`${what}: ${/** @type {Error} */ (error).message}`)
      return instead()
    }
  }

  return {
    /** The combination to play, '' to pass. @param {Game} game @returns {Promise<string>} */
    move(game) {
      hurry = false
      const view = game.view()
      // The first legal move is the weakest single card if there is one.
      const legal = async () => laid((await daifugo.legal(view)).moves[0])
      const simplest = () => (view.field ? '' : cardsOf(view.hand)[0])
      const choose = async (/** @type {object} */ known) => {
        const { best, candidates } = await ask('choose', async options => daifugo.choose({ ...view, ...known }, options))
        const { value, playouts } = candidates[0]
        if (debug) tell(`lays ${laid(best) || 'nothing'}, value ${value.toFixed(3)}, ${playouts} playouts`)
        return laid(best)
      }
      const instead = () => surely('legal', legal, simplest)
      // A server with a rule of its own may have allowed moves that the engine refuses. Then the engine gets the position without them.
      const unaware = () => surely('choose without the moves', () => choose({ gifts: [], moves: [] }), instead)
      return surely('choose', () => choose({}), unaware)
    },
    /** The cards to give back. @param {Game} game @returns {Promise<string[]>} */
    give(game) {
      hurry = false
      const view = game.giving()
      const choose = async () => {
        const { best, candidates } = await ask('choose what to give back', async options => daifugo.choose(view, options))
        if (debug) tell(best)
        return candidates[0].cards
      }
      return surely('choose what to give back', choose, () => cardsOf(view.hand).slice(0, game.give))
    },
  }
}
