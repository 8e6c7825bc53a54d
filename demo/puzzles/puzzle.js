// A puzzle is a position with one best answer, which the engine has proved. It is made from a number, so that a link
// names it and no file holds it. A maker asks the engine for everything that a rule decides.

/**
 * @typedef {object} Puzzle
 * @property {number} seed its number
 * @property {string} best the best answer, in the kind's own notation
 * @property {string[]} line the best answer and the moves that follow
 * @property {string} why the engine's reason, in the language that the maker was asked for
 * @property {number} failed the share of the lower levels' answers that are wrong, 0 to 1: the measured difficulty
 * @property {number} rating computed from the levels' answers by measured()
 * @property {object} at the position, in the kind's own form
 * @property {string[]} [moves] the answers to choose from, where each has a button
 */

/** @typedef {{ strength: number, tried: number, failed: number }} Level how a lower level did on a puzzle; strength is its rating */

/** @typedef {(game: string, name: string, ...args: unknown[]) => any} Ask calls the engine */

/** The deviation of a puzzle's rating. */
export const DEVIATION = 100

/** Puzzles are rated between these. */
const EASIEST = 400
const HARDEST = 2600

/**
 * The difficulty. The rating is the one at which the levels would be expected to fail as often as they did. One failure and one
 * success of a player of 1500 are added, so that no puzzle is infinitely hard or easy.
 * @param {Level[]} levels
 */
export function measured(levels) {
  const total = name => levels.reduce((sum, level) => sum + level[name], 0)
  const failed = total('failed')
  const all = [{ strength: 1500, tried: 2 }, ...levels]
  let [low, high] = [EASIEST, HARDEST]
  while (high - low > 1) {
    const middle = (low + high) / 2
    const expected = all.reduce((sum, { strength, tried }) => sum + tried / (1 + 10 ** ((strength - middle) / 400)), 0)
    if (expected < failed + 1) low = middle
    else high = middle
  }
  return { failed: failed / Math.max(1, total('tried')), rating: Math.round(low) }
}

/** A seed below 2^31 for the n-th thing that a puzzle's number decides. */
export function mixed(seed, n) {
  let x = Math.imul(seed, 0x9E3779B1) + Math.imul(n, 0x85EBCA77)
  x ^= x >>> 15
  x = Math.imul(x, 0x2C1B3C6D)
  x ^= x >>> 12
  return x >>> 1 | 1
}

/** The n-th random number of a seed, from 0 to of − 1. */
export const chance = (seed, n, of) => (mixed(seed, n) >>> 4) % of

/** Whether one of the reasons has one of the codes. */
export const has = (reasons, ...codes) => reasons.some(({ code }) => codes.includes(code))

/** The words of reasons, joined as the rooms do. */
export const inWords = (reasons, lang) => reasons.map(({ words }) => words).join(lang === 'ja' ? '／' : '; ')

/**
 * The first puzzle that one of a number's attempts gives, null if none does.
 * @param {number} tries
 * @param {(seed: number) => Promise<Omit<Puzzle, 'seed'> | null>} attempt
 * @returns {Promise<Puzzle | null>}
 */
export async function first(seed, tries, attempt) {
  for (let n = 0; n < tries; n++) {
    const puzzle = await attempt(mixed(seed, n))
    if (puzzle) return { ...puzzle, seed }
  }
  return null
}

/** Asks a level several times and counts its wrong answers. ask(n) returns the n-th answer. */
export async function level(strength, tried, best, ask) {
  let failed = 0
  for (let n = 1; n <= tried; n++) if (await ask(n) !== best) failed++
  return { strength, tried, failed }
}
