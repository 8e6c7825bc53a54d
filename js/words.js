// The words for what the engine returns as keys, in English and Japanese: data more than code, so init loads them beside
// the engine, a file a game.
import { calculation } from './words-calculation.js'
import { daifugo } from './words-daifugo.js'
import { mahjong } from './words-mahjong.js'
import { mnk } from './words-mnk.js'
import { poker } from './words-poker.js'

/**
 * By function: what gives its result words. `lang` is 0 for English, 1 for Japanese.
 * @typedef {Record<string, (result: any, lang: number) => void>} Words
 */

/** @type {Words} */
const ADD = { ...poker, ...mnk, ...calculation, ...mahjong, ...daifugo }

/**
 * Adds the words of a language to a result.
 * @param {string} name the function's
 * @param {any} result
 * @param {number} lang
 */
export function addWords(name, result, lang) {
  ADD[name]?.(result, lang)
  return result
}
