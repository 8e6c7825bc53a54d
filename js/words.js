// The words for what the engine returns as keys, in the order of LANGS.
export const LANGS = ['en', 'ja']

/** @type {Record<string, string[]>} */
const CATEGORIES = {
  none: ['No cards', 'カードなし'],
  high: ['High card', 'ハイカード'],
  pair: ['One pair', 'ワンペア'],
  'two-pair': ['Two pair', 'ツーペア'],
  three: ['Three of a kind', 'スリーカード'],
  straight: ['Straight', 'ストレート'],
  flush: ['Flush', 'フラッシュ'],
  'full-house': ['Full house', 'フルハウス'],
  four: ['Four of a kind', 'フォーカード'],
  'straight-flush': ['Straight flush', 'ストレートフラッシュ'],
  royal: ['Royal flush', 'ロイヤルフラッシュ'],
  five: ['Five of a kind', 'ファイブカード'],
}

/**
 * Adds the words of a language to a result.
 * @param {string} name the function's
 * @param {any} result
 * @param {number} lang index in LANGS
 */
export function addWords(name, result, lang) {
  if (name === 'poker.evaluate' || name === 'poker.compare') {
    for (const hand of result.hands ?? [result]) hand.name = CATEGORIES[hand.category][lang]
  }
  return result
}
