// Functions for the rooms' tally.js: numbers, and words that are already on the page.

/**
 * @typedef {object} Tally the meaning of a room's results, or of some of them
 * @property {(level: string) => boolean} [levels] which levels it covers; all by default
 * @property {(of: number[]) => number} games the number of games played
 * @property {[en: string, ja: string][]} heads the table's column heads
 * @property {(of: number[]) => string[]} cells the cells below them
 * @property {(key: string) => string} level the level's words
 * @property {(of: number[]) => [en: string, ja: string]} line the line on the room's tile
 * @property {(of: number[]) => number} wins how many of the games were won
 * @property {[en: string, ja: string]} won what that is called
 * @property {(of: number[]) => number} each what one game says on the graph over time
 * @property {[en: string, ja: string]} over what the graph shows
 * @property {boolean} [mean] the graph shows the mean of the last games, the lowest on top; by default the sum so far
 * @property {boolean} [alone] the levels have no sum
 */

export const number = (n, digits = 0) => n.toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
export const share = (part, of) => (of ? `${number(100 * part / of, 1)} %` : '–')
/** A number with its English noun: '1 card', '2 cards'. */
export const counted = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`
export const total = of => of.reduce((sum, n) => sum + n, 0)

/** Words of an element that is already on the page, in the language it shows. */
export const words = selector => document.querySelector(selector)?.textContent.trim()
export const option = (menu, key) => words(`#${menu} option[value="${window.CSS.escape(key)}"]`)
export const radio = (group, value) => {
  const label = document.querySelector(`#${group} input[value="${window.CSS.escape(value)}"]`)?.closest('label')
  return label?.querySelector(`[lang="${document.documentElement.lang}"]`).textContent.trim() ?? value
}

/** Results of games that end in a rank. */
export const PLACES = {
  games: total,
  alone: true,
  wins: of => of[0],
  won: ['First', '1着'],
  each: of => of.findIndex(Boolean) + 1,
  over: ['Mean place of the last ten games', '最近10戦の平均順位'],
  mean: true,
  heads: [['Games', '対局'], ['Places from the first', '順位ごとの回数'], ['Mean place', '平均順位']],
  cells: of => [number(total(of)), of.map(n => number(n)).join(' · '), total(of) ? number(of.reduce((sum, n, i) => sum + n * (i + 1), 0) / total(of), 2) : '–'],
}
