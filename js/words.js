// The words for what the engine returns as keys, in English and Japanese: data more than code, so init loads it beside
// the engine.

// By category: its name, and the hand in words. $1 and $2 are the ranks that name it, $$1 in the plural.
/** @type {Record<string, [string, string][]>} */
const HANDS = {
  none: [['No cards', 'no cards'], ['カードなし', 'カードなし']],
  high: [['High card', '$1 high'], ['ハイカード', '$1のハイカード']],
  pair: [['One pair', 'a pair of $$1'], ['ワンペア', '$1のワンペア']],
  'two-pair': [['Two pair', 'two pair, $$1 and $$2'], ['ツーペア', '$1と$2のツーペア']],
  three: [['Three of a kind', 'three $$1'], ['スリーカード', '$1のスリーカード']],
  straight: [['Straight', '$1-high straight'], ['ストレート', '$1までのストレート']],
  flush: [['Flush', '$1-high flush'], ['フラッシュ', '$1が最高のフラッシュ']],
  'full-house': [['Full house', '$$1 full of $$2'], ['フルハウス', '$1と$2のフルハウス']],
  four: [['Four of a kind', 'four $$1'], ['フォーカード', '$1のフォーカード']],
  'straight-flush': [['Straight flush', '$1-high straight flush'], ['ストレートフラッシュ', '$1までのストレートフラッシュ']],
  royal: [['Royal flush', 'royal flush'], ['ロイヤルフラッシュ', 'ロイヤルフラッシュ']],
  five: [['Five of a kind', 'five $$1'], ['ファイブカード', '$1のファイブカード']],
}

const RANKS = [
  'no card,two,three,four,five,six,seven,eight,nine,ten,jack,queen,king,ace'.split(','),
  'なし,2,3,4,5,6,7,8,9,10,ジャック,クイーン,キング,エース'.split(','),
]

/** @param {number} rank 0-13 @param {number} lang @param {boolean} plural */
const rankName = (rank, lang, plural) => {
  const name = RANKS[lang][rank]
  return lang || !plural ? name : name + (name === 'six' ? 'es' : 's')
}

/** @param {{ value: number, category: string }} hand @param {number} lang */
const describe = ({ value, category }, lang) =>
  HANDS[category][lang][1].replace(/\$?\$([12])/g, (match, place) =>
    rankName((value >> (20 - 4 * place)) & 15, lang, match.length > 2))

/** @param {any} lostBy @param {number} lang */
const explain = ({ by, hand, best }, lang) => {
  const [low, high] = [hand, best].map(key =>
    by === 'rank' ? rankName('-23456789TJQKA'.indexOf(key), lang, false) : HANDS[key][lang][0].toLowerCase())
  return lang ? `${high}が${low}に勝る` : `${high} beats ${low}`
}

/**
 * Adds the words of a language to a result.
 * @param {string} name the function's
 * @param {any} result
 * @param {number} lang 0 English, 1 Japanese
 */
export function addWords(name, result, lang) {
  if (name === 'poker.evaluate' || name === 'poker.compare') {
    for (const hand of result.hands ?? [result]) {
      hand.name = HANDS[hand.category][lang][0]
      hand.description = describe(hand, lang)
      if (hand.lostBy) hand.lostBy.words = explain(hand.lostBy, lang)
    }
  }
  return result
}
