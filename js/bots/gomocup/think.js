// The search of a brain for the Gomocup protocol: whether to search, and what to do when time is over.
import { timeFor } from './clock.js'

/** The error of a search that was stopped. */
export const STOPPED = new Error('stopped')

/** Positions of a first short search, some milliseconds long. Its move is kept in case the long search is cut off. */
const LOOK = 500

/** The move of swap2 by which a seat places two more stones. */
export const TWO_MORE = 'two more'

/** The share of a turn's time for a choice of swap2. The rest is for the stones that follow. */
const HALF = 0.5

/** Reasons for a move that needs no long search. */
const AT_ONCE = new Set(['only-move', 'completes-line', 'forced', 'centre'])

/**
 * @typedef {object} Mind
 * @property {import('../../types.js').Tefuda['mnk']['search']} search
 * @property {import('../../types.js').Tefuda['mnk']['choose']} choose for the moves of swap2
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
 *
 * @typedef {Pick<import('../../games/mnk/types.js').BoardSearchOptions, 'level' | 'seed' | 'signal' | 'budget' | 'onProgress'>} Effort
 * @typedef {import('../../games/mnk/types.js').BoardSearch} BoardSearch
 */

/** @param {BoardSearch} look */
const clear = ({ finished, candidates }) =>
  finished || candidates.length === 1 || candidates[0].reasons.some(({ code }) => AT_ONCE.has(code))

/**
 * @param {Mind} mind
 * @param {(text: string) => void} tell gets the reports for debug
 */
export function createThinker({ search, choose, nodes, level, seed, debug, now = () => performance.now() }, tell) {
  /** @type {AbortController | undefined} */
  let running
  // Milliseconds used for the match, the first time with the loading, and since the manager last sent the time left.
  let spent = now()
  let since = 0
  let matches = 0

  /**
   * Asks the engine twice: for a short look, and if that does not settle the answer, for as long as the time allows.
   * @template {object} Found
   * @param {(effort: Effort) => PromiseLike<Found>} ask
   * @param {(look: Found) => boolean} settled
   * @param {import('./clock.js').Limits} limits
   * @param {number} from when the turn began
   * @param {number} [share] of the turn's time
   * @returns {Promise<Found>} or the last report, if time ends the search
   */
  const within = async (ask, settled, limits, from, share = 1) => {
    const start = now()
    const { signal } = (running = new AbortController())
    const own = { level, seed, signal }
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    try {
      const look = await ask({ ...own, budget: { iterations: Math.min(nodes ?? LOOK, LOOK) } })
      const time = timeFor(limits, spent, since)
      const ms = Math.floor(time.search * share - (now() - from))
      if (settled(look) || (nodes ? nodes <= LOOK : ms < 1)) return look
      // With a fixed number of positions, only the manager's own limits cut a search off.
      const free = nodes !== undefined && !('timeout_turn' in limits || 'timeout_match' in limits || 'time_left' in limits)
      if (!free) timer = setTimeout(() => running?.abort(), Math.max(0, time.deadline * share - (now() - from)))
      let latest = look
      try {
        return await ask({ ...own, budget: nodes ? { iterations: nodes } : { ms }, onProgress: seen => (latest = { ...look, ...seen }) })
      } catch (reason) {
        if (reason === STOPPED) throw reason
        return latest
      }
    } finally {
      clearTimeout(timer)
      running = undefined
      spent += now() - start
      since += now() - start
    }
  }

  return {
    /**
     * @param {string[]} rows
     * @param {{ rule: import('../../games/mnk/types.js').MnkRule, turn: 'o' | 'x' }} game
     * @param {import('./clock.js').Limits} limits
     * @param {number} [from] when the turn began
     * @returns {Promise<Thought>}
     */
    async think(rows, game, limits, from = now()) {
      // The searches of a match build on each other, because `keep` is the same. The opponent makes none in between.
      const own = { k: 5, ...game, keep: 1 + matches }
      const { square, score, depth } = await within(effort => search(rows, { ...own, ...effort }), clear, limits, from)
      if (debug) tell(`depth ${depth}, score ${score}, ${Math.round(now() - from)} ms`)
      return { square, score, depth }
    },
    /**
     * The engine's answer in swap2: 'swap' or 'stay', or stones to place. The margin and the stones are the engine's.
     * @param {import('../../games/mnk/types.js').MnkRulesLike & object} rules
     * @param {string[]} moves so far
     * @param {import('./clock.js').Limits} limits
     * @param {number} from when the turn began
     * @returns {Promise<{ best: string, stones: string[] }>}
     */
    async open(rules, moves, limits, from) {
      const seat = moves.length === 3 ? 1 : 0
      const ask = (/** @type {string[]} */ made, /** @type {number} */ share) => {
        const view = { rules: { k: 5, ...rules, opening: /** @type {const} */ ('swap2') }, moves: made.map(move => ({ move })), seat }
        return within(effort => choose(view, effort), () => false, limits, from, share)
      }
      const { best, line } = await ask(moves, HALF)
      const stones = best === TWO_MORE ? (await ask([...moves, TWO_MORE], 1)).line : line
      if (debug) tell([best, ...stones].join(' '))
      return { best, stones }
    },
    now,
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
