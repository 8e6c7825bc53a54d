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
 * @property {import('../../types.js').Tefuda['mnk']['opening']} opening for stones that leave the game even
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
 * @typedef {import('../../games/mnk/types.js').BoardSearch['candidates'][number]} Candidate
 * @typedef {import('./clock.js').Limits & { max_node?: number, max_depth?: number }} Bounds
 *
 * @typedef {object} Wish
 * @property {number} [from] when the turn began
 * @property {number} [lines] how many of the best moves to report
 * @property {(square: readonly [row: number, column: number]) => boolean} [blocked] squares that are not to be played
 * @property {(found: Pick<Candidate, 'move' | 'square' | 'score' | 'value' | 'depth' | 'line' | 'outcome' | 'proved' | 'distance'>[], ms: number, positions: number) => void} [report]
 *   gets the best moves, whenever the search has found something
 */

/** Limits on positions from this number on mean no limit: board programs send the largest number that they can hold. */
const NO_BOUND = 1e9

/** The most lines and the greatest depth that the engine takes. */
const MOST = 625

/** @param {BoardSearch} look */
const clear = ({ finished, candidates }) =>
  finished || candidates.length === 1 || candidates[0].reasons.some(({ code }) => AT_ONCE.has(code))

/**
 * @param {Mind} mind
 * @param {(text: string) => void} say gets the reports for debug
 */
export function createThinker({ search, choose, opening, nodes: fixed, level, seed, debug, now = () => performance.now() }, say) {
  /** @type {AbortController | undefined} */
  let running
  // Whether the search that runs, or the next one, should stop and answer with its best move so far.
  let hurried = false
  /** @type {(() => void) | undefined} ends the long search */
  let cut
  // Milliseconds used for the match, the first time with the loading, and since the manager last sent the time left.
  let spent = now()
  let since = 0
  let matches = 0
  // Searches with the same number share their memory.
  let memory = 0

  /**
   * Asks the engine twice: first for a short look and, if that does not settle the answer, for as long as the time allows.
   * @template {object} Found
   * @param {(effort: Effort) => PromiseLike<Found>} ask
   * @param {(look: Found) => boolean} settled
   * @param {Bounds} limits
   * @param {number} from when the turn began
   * @param {number} [share] of the turn's time
   * @param {(found: Found) => void} [tell] gets what is known, as often as there is something new
   * @returns {Promise<Found>} or the last report, if time ends the search
   */
  const within = async (ask, settled, limits, from, share = 1, tell = () => {}) => {
    const start = now()
    const { signal } = (running = new AbortController())
    const { max_node: most = 0 } = limits
    const nodes = fixed ?? (most > 0 && most < NO_BOUND ? Math.floor(most) : undefined)
    const own = { level, seed, signal }
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    try {
      const look = await ask({ ...own, budget: { iterations: Math.min(nodes ?? LOOK, LOOK) } })
      const time = timeFor(limits, spent, since)
      const ms = Math.floor(time.search * share - (now() - from))
      tell(look)
      if (hurried || settled(look) || (nodes ? nodes <= LOOK : ms < 1)) return look
      // With a fixed number of positions, only the manager's own limits cut a search off.
      const free = nodes !== undefined && !('timeout_turn' in limits || 'timeout_match' in limits || 'time_left' in limits)
      if (!free) timer = setTimeout(() => running?.abort(), Math.max(0, time.deadline * share - (now() - from)))
      let latest = look
      cut = () => running?.abort()
      try {
        const last = await ask({ ...own, budget: nodes ? { iterations: nodes } : { ms }, onProgress: seen => tell((latest = { ...look, ...seen })) })
        tell(last)
        return last
      } catch (reason) {
        if (reason === STOPPED) throw reason
        return latest
      }
    } finally {
      clearTimeout(timer)
      running = cut = undefined
      spent += now() - start
      since += now() - start
    }
  }

  return {
    /**
     * @param {string[]} rows
     * @param {{ rule: import('../../games/mnk/types.js').MnkRule, turn: 'o' | 'x' }} game
     * @param {Bounds} limits
     * @param {Wish} [wish]
     * @returns {Promise<Thought>}
     */
    async think(rows, game, limits, { from = now(), lines = 1, blocked = () => false, report } = {}) {
      // The searches of a match build on each other, because `keep` is the same. The opponent makes none in between.
      const { max_depth: depths = 0 } = limits
      const out = rows.flatMap((row, y) => [...row].filter((stone, x) => stone === '.' && blocked([y, x]))).length
      const own = { k: 5, ...game, keep: 1 + memory, lines: Math.min(MOST, lines + out), ...(depths >= 1 && { depth: Math.min(MOST, Math.floor(depths)) }) }
      const open = (/** @type {BoardSearch} */ found) => (out ? found.candidates.filter(({ square }) => !blocked(square)) : found.candidates)
      const tell = (/** @type {BoardSearch} */ found) => report?.(open(found).slice(0, lines), now() - from, found.stats?.iterations ?? 0)
      const found = await within(effort => search(rows, { ...own, ...effort }), clear, limits, from, 1, tell)
      const { square, score, depth } = out ? open(found)[0] ?? found : found
      if (debug) say(`depth ${depth}, score ${score}, ${Math.round(now() - from)} ms`)
      return { square, score, depth }
    },
    /**
     * Stones after which the search finds the game most even.
     * @param {string[]} rows
     * @param {{ rule: import('../../games/mnk/types.js').MnkRule, turn: 'o' | 'x' }} game
     * @param {number} stones how many
     * @param {Bounds} limits
     */
    async even(rows, game, stones, limits) {
      const { squares } = await within(({ seed: chance, signal, budget }) => opening(rows, { k: 5, ...game, stones, seed: chance, signal, budget }), () => false, limits, now())
      return squares
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
      if (debug) say([best, ...stones].join(' '))
      return { best, stones }
    },
    now,
    stop: () => running?.abort(STOPPED),
    /** Ends the search that runs, or the next one. It answers with its best move so far. @param {boolean} yes */
    hurry(yes) {
      hurried = yes
      if (yes) cut?.()
    },
    /** Starts a new memory for the searches that follow. */
    forget() {
      memory++
    },
    newMatch() {
      // The loading before the first match counts for it. The time between matches does not count.
      spent = matches++ ? 0 : spent
      since = 0
      memory++
    },
    timeTold() {
      since = 0
    },
  }
}
