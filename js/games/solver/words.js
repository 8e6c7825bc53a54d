// The solver's words.

/** By kind, of a node where nobody decides. @type {Record<string, string[]>} */
const KINDS = {
  deal: ['a card is dealt next', '次に札が配られます'],
  fold: ['a player has folded', 'フォールドで終わりました'],
  showdown: ['the hands are shown', 'ショーダウンです'],
}

const SEATS = [['out of position', 'OOP'], ['in position', 'IP']]

/** By the first word of a move. @type {Record<string, (percent: string) => string>} */
const MOVES = {
  fold: () => 'フォールド',
  check: () => 'チェック',
  call: () => 'コール',
  bet: percent => `${percent}%ベット`,
  raise: percent => `${percent}%レイズ`,
  'all-in': () => 'オールイン',
}

/** @param {string} move @param {number} lang */
function moveOf(move, lang) {
  const [kind, percent] = move.split(' ')
  if (lang) return MOVES[kind](percent)
  return percent ? `${move}%` : move
}

/** @param {any} node @param {number} lang */
function wordsOf({ kind, seat, actions }, lang) {
  if (kind !== 'decision') return KINDS[kind][lang]
  const shares = actions.map((/** @type {any} */ { move, share }) => `${moveOf(move, lang)} ${Math.round(share * 100)}%`)
  return SEATS[seat][lang] + (lang ? '：' : ': ') + shares.join(lang ? '、' : ', ')
}

/** @type {import('../../seams.js').Words} */
export const words = {
  'solver.solveSpot': ({ node }, lang) => {
    node.words = wordsOf(node, lang)
  },
}
