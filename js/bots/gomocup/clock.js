// How a brain of the Gomocup protocol divides its time. All times are milliseconds.

/** The number that a manager sends for no limit. It is also the longest delay of a timer. */
const UNLIMITED = 2147483647
/** The limit of a turn if the manager sets none. */
const USUAL_TURN = 5000
/** The largest share of the time left for one move, so that the time never runs out. */
const SHARE = 1 / 15

/**
 * The time kept back for pipes, timers and a busy machine.
 * @param {number} limit
 */
const margin = limit => 20 + 0.03 * limit
/** A share of that margin, which a search keeps back as well, so that it ends by itself before it is aborted. */
const RESERVE = 0.25

/**
 * @typedef {object} Limits the limits that the manager has sent
 * @property {number} [timeout_turn] for a move; 0: as fast as possible
 * @property {number} [timeout_match] for all moves of a match; 0: no limit
 * @property {number} [time_left] left of the match when the manager last sent it; negative: it has run out
 */

/**
 * The time for a move, both counted from the command on. search: how long to search; 0: move at once. deadline: when the move
 * must be sent, even if the search has not ended.
 * @param {Limits} limits
 * @param {number} spent time used for the moves of this match so far
 * @param {number} since time used since the manager last sent the time left
 */
export function timeFor({ timeout_turn: turn = UNLIMITED, timeout_match: match = 0, time_left: left }, spent, since) {
  const ofMatch = match > 0 ? match - spent : Infinity
  const rest = left === undefined ? ofMatch : left < UNLIMITED ? left - since : Infinity
  const limit = Math.max(0, Math.min(turn < UNLIMITED ? turn : USUAL_TURN, rest))
  const search = Math.min(limit - (1 + RESERVE) * margin(limit), rest * SHARE)
  return { search: Math.max(0, Math.floor(search)), deadline: Math.max(0, limit - margin(limit)) }
}
