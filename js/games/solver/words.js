// The solver's words.

/** The words of nodes where nobody decides, by kind. @type {Record<string, string[]>} */
const KINDS = {
  deal: ['a card is dealt next', '次にカードが配られます'],
  fold: ['a player has folded', 'フォールドで終わりました'],
  showdown: ['the hands are shown', 'ショーダウンです'],
}

const SEATS = [['out of position', 'OOP'], ['in position', 'IP']]

/** The Japanese of a move's first word. The size follows it unchanged. @type {Record<string, string>} */
const MOVES = { fold: 'フォールド', check: 'チェック', call: 'コール', bet: 'ベット', raise: 'レイズ', 'all-in': 'オールイン' }

/** @param {any} node @param {number} lang */
function wordsOf({ kind, seat, actions }, lang) {
  if (kind !== 'decision') return KINDS[kind][lang]
  const shares = actions.map((/** @type {any} */ { move, share }) => `${Math.round(share * 100)}% ${lang ? move.replace(/^\S+/, (/** @type {string} */ kind) => MOVES[kind]) : move}`)
  return SEATS[seat][lang] + (lang ? '：' : ': ') + shares.join(lang ? '、' : ', ')
}

/** @param {any} chart @param {number} lang */
function chartWords({ seat, against, share }, lang) {
  const percent = `${Math.round(share * 1000) / 10}%`
  if (against === undefined) return lang ? `席${seat}は${percent}のハンドでオールイン` : `seat ${seat} moves all-in with ${percent} of hands`
  return lang ? `席${seat}は席${against}のオールインに${percent}のハンドでコール` : `seat ${seat} calls seat ${against} with ${percent} of hands`
}

/** @type {import('../../seams.js').Words} */
export const words = {
  'solver.solveSpot': ({ node }, lang) => {
    node.words = wordsOf(node, lang)
  },
  'solver.pushFold': ({ charts }, lang) => {
    for (const chart of charts) chart.words = chartWords(chart, lang)
  },
}
