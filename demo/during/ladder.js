// The rule by which a level follows results. Pure: the page is in fit.js.
//
// Each game adds its result to a score, which begins at 0 on each level. At +STEP the next game is a level stronger, at
// −STEP a level weaker. If there is no such level, the level stays and the score begins again at 0.

/** @typedef {{ level: string, score: number }} Rung a level, and the score on it */

const won = ([wins, , losses]) => (wins ?? 0) - (losses ?? 0)
/** 1 for the first place, −1 for the last, 0 in between. Among equal players the mean is 0. */
const placed = of => {
  const place = of.findIndex(Boolean)
  return place === 0 ? 1 : place === of.length - 1 ? -1 : 0
}
const bigBlinds = of => (of[4] ?? 0) / 100

/**
 * The rooms with levels: what a result (the numbers of the room's tally.js) adds to the score, the score at which the level changes,
 * and its unit. levels: from weakest to strongest, for a room whose list on the page has another order.
 */
export const ROOMS = {
  boards: { result: won, step: 2, unit: 'wins' },
  daifugo: { result: placed, step: 2, unit: 'places' },
  mahjong: { result: placed, step: 2, unit: 'places', levels: ['beginner', 'regular', 'baseline', 'strong'] },
  cardroom: { result: bigBlinds, step: 20, unit: 'blinds' },
}

/** How many of a level's last results decide whether the reader holds their own there. */
const LAST = 10

/**
 * The level to begin with: the strongest on which the last ten results add up to 0 or more. If there is none, it is the level below the
 * weakest that was played. Without results it is the usual one.
 * @param {string[]} levels the weakest first
 * @param {Map<string, number[]>} results by level, the oldest first
 * @param {string} usual
 */
export function start(levels, results, usual) {
  const played = levels.filter(level => results.get(level)?.length)
  const holds = played.findLast(level => results.get(level).slice(-LAST).reduce((sum, n) => sum + n, 0) >= 0)
  if (holds) return holds
  return played.length ? levels[Math.max(0, levels.indexOf(played[0]) - 1)] : usual
}

/**
 * The level and the score after a result, and which way the level went: 1, −1 or 0. end: the level should have changed, but there is none
 * beyond it.
 * @param {Rung} rung
 * @param {string[]} levels the weakest first
 */
export function after({ level, score }, levels, result, step) {
  const sum = score + result
  const way = Math.abs(sum) < step ? 0 : Math.sign(sum)
  if (!way) return { level, score: sum, way: 0, end: false }
  const to = levels[levels.indexOf(level) + way]
  return { level: to ?? level, score: 0, way: to ? way : 0, end: !to }
}
