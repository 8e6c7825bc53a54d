// The search of a brain for the Gomocup protocol: whether to search, and what to do when time is over.
import { timeFor } from './clock.js'

/** The error of a search that was stopped. */
export const STOPPED = new Error('stopped')

/** Positions of a first short search, some milliseconds long. Its move is kept in case the long search is cut off. */
const LOOK = 500

/** The most positions that finding two even stones may take, some tenths of a second. */
const PAIR = 50_000

/**
 * A score by which neither side is ahead: a chance of 46 to 54 %. Searches of one position differ by about as much, so the sign
 * of the score alone would swap in one search and not in the next.
 */
export const EVEN = 20

/** Reasons for a move that needs no long search. */
const AT_ONCE = new Set(['only-move', 'completes-line', 'forced', 'centre'])

/**
 * @typedef {object} Mind
 * @property {import('../../types.js').Tefuda['mnk']['search']} search
 * @property {import('../../types.js').Tefuda['mnk']['opening']} [opening] finds the two stones of swap2
 * @property {number} [nodes] positions to search for a move, instead of using the time
 * @property {import('../../games/mnk/types.js').MnkLevel} [level]
 * @property {number} [seed]
 * @property {boolean} [debug] whether to report every search
 * @property {() => number} [now] a clock in milliseconds; at the start of the program it is 0
 *
 * @typedef {object} Thought
 * @property {[row: number, column: number]} square the best move
 * @property {number} score for the side to move
 * @property {number} depth
 */

/**
 * @param {Mind} mind
 * @param {(text: string) => void} tell gets the reports for debug
 */
export function createThinker({ search, opening, nodes, level, seed, debug, now = () => performance.now() }, tell) {
  /** @type {AbortController | undefined} */
  let running
  // Milliseconds used for the match, the first time with the loading, and since the manager last sent the time left.
  let spent = now()
  let since = 0
  let matches = 0

  const clear = (/** @type {import('../../games/mnk/types.js').BoardSearch} */ { finished, candidates }) =>
    finished || candidates.length === 1 || candidates[0].reasons.some(({ code }) => AT_ONCE.has(code))

  /**
   * @param {string[]} rows
   * @param {{ rule: import('../../games/mnk/types.js').MnkRule, turn: 'o' | 'x' }} game
   * @param {import('./clock.js').Limits} limits
   * @returns {Promise<Thought>}
   */
  const choose = async (rows, game, limits) => {
    const start = now()
    const { signal } = (running = new AbortController())
    // The searches of a match build on each other, because `keep` is the same. The opponent makes none in between.
    const own = { k: 5, ...game, level, seed, signal, keep: 1 + matches }
    const look = await search(rows, { ...own, budget: { iterations: Math.min(nodes ?? LOOK, LOOK) } })
    const time = timeFor(limits, spent, since)
    const ms = Math.floor(time.search - (now() - start))
    if (clear(look) || (nodes ? nodes <= LOOK : ms < 1)) return look
    // With a fixed number of positions, only the manager's own limits cut a search off.
    const free = nodes !== undefined && !('timeout_turn' in limits || 'timeout_match' in limits || 'time_left' in limits)
    const timer = free ? undefined : setTimeout(() => running?.abort(), Math.max(0, time.deadline - (now() - start)))
    /** @type {Thought} */
    let latest = look
    try {
      return await search(rows, { ...own, budget: nodes ? { iterations: nodes } : { ms }, onProgress: seen => (latest = seen) })
    } catch (reason) {
      if (reason === STOPPED) throw reason
      return latest
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** @type {typeof choose} */
    async think(rows, game, limits) {
      const start = now()
      try {
        const { square, score, depth } = await choose(rows, game, limits)
        if (debug) tell(`depth ${depth}, score ${score}, ${Math.round(now() - start)} ms`)
        return { square, score, depth }
      } finally {
        running = undefined
        spent += now() - start
        since += now() - start
      }
    },
    /**
     * Two stones that leave a game even, the side to move first; none if there is no way to find them, or they do not.
     * @param {string[]} rows
     * @param {import('../../games/mnk/types.js').MnkRule} rule
     */
    async pair(rows, rule) {
      const found = await opening?.(rows, { k: 5, rule, turn: 'x', stones: 2, seed, budget: { iterations: PAIR } })
      return found && Math.abs(found.score) <= EVEN ? found.squares : null
    },
    stop: () => running?.abort(STOPPED),
    newMatch() {
      // The loading before the first match counts for it. The time between matches does not count.
      spent = matches++ ? 0 : spent
      since = 0
    },
    timeTold() {
      since = 0
    },
  }
}
