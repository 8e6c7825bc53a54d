// How a brain of the Gomocup protocol divides its time. All times are milliseconds.

/** What a manager sends where there is no limit; no timer takes more. */
const UNLIMITED = 2147483647
/** A turn's limit where there is none. */
const USUAL_TURN = 5000
/** A move gets this part of the time left at most, so that it never runs out. */
const SHARE = 1 / 15

/**
 * What is kept back for pipes, timers and a busy machine.
 * @param {number} limit
 */
const margin = limit => 20 + 0.03 * limit
/** What a search keeps back besides, to have ended by itself when it would be cut off, in parts of that. */
const RESERVE = 0.25

/**
 * @typedef {object} Limits what the manager has told
 * @property {number} [timeout_turn] for a move; 0: as fast as possible
 * @property {number} [timeout_match] for all moves of a match; 0: no limit
 * @property {number} [time_left] of the match, as of the last time the manager said so; negative where it has run out
 */

/**
 * How long a move may be searched, 0 where it must be made at once, and when it must be out even if the search has not
 * ended, both from the command on.
 * @param {Limits} limits
 * @param {number} spent on the moves of this match so far
 * @param {number} since on those since the manager told the time left
 */
export function timeFor({ timeout_turn: turn = UNLIMITED, timeout_match: match = 0, time_left: left }, spent, since) {
  const ofMatch = match > 0 ? match - spent : Infinity
  const rest = left === undefined ? ofMatch : left < UNLIMITED ? left - since : Infinity
  const limit = Math.max(0, Math.min(turn < UNLIMITED ? turn : USUAL_TURN, rest))
  const search = Math.min(limit - (1 + RESERVE) * margin(limit), rest * SHARE)
  return { search: Math.max(0, Math.floor(search)), deadline: Math.max(0, limit - margin(limit)) }
}
