// Calculation's words.

const card = (/** @type {string} */ rank) => (rank === 'T' ? '10' : rank)

// By code: the words of a reason for a move. `c` is the card moved, `r` the card of the reason.
/** @type {Record<string, ((r: any, c: string) => string)[]>} */
const REASONS = {
  'proved-win': [() => 'wins whatever comes', () => '何が出ても勝てます'],
  'proved-loss': [() => 'can no longer be won', () => 'もう勝てません'],
  'to-foundation': [({ foundation }, c) => `${c} goes to foundation ${foundation}`,
    ({ foundation }, c) => `${c}を台札${foundation}に置きます`],
  'opens-next': [({ foundation, rank }) => `then foundation ${foundation} can take the ${card(rank)}`,
    ({ foundation, rank }) => `続けて台札${foundation}に${card(rank)}を置けます`],
  continues: [({ foundation, rank }, c) => `foundation ${foundation} needs the ${card(rank)} under it right after the ${c}`,
    ({ foundation, rank }, c) => `台札${foundation}では${c}のすぐあとに、下の${card(rank)}が要ります`],
  buries: [({ foundation, rank, steps }, c) => `${c} buries the ${card(rank)} that foundation ${foundation} needs ${soon(steps)}`,
    ({ foundation, rank, steps }, c) => `台札${foundation}に${steps ? `あと${steps}枚で` : '次に'}要る${card(rank)}が、${c}に埋もれます`],
  'same-rank': [({ rank, pile }, c) => `${c} lies on another ${card(rank)}, in pile ${pile}`,
    ({ rank, pile }, c) => `${c}を屑札${pile}の同じ${card(rank)}に重ねます`],
  covers: [({ rank, pile }, c) => `${c} covers the ${card(rank)} on pile ${pile}`, ({ rank, pile }, c) => `${c}を屑札${pile}の${card(rank)}に重ねます`],
  'uses-empty-pile': [({ pile }) => `takes up the empty pile ${pile}`, ({ pile }) => `空いている屑札${pile}を使います`],
  'keeps-empty-pile': [() => 'keeps an empty pile', () => '屑札の空きを残します'],
  'king-on-cards': [({ pile }, c) => `the ${c} shuts in pile ${pile} until a foundation ends`,
    ({ pile }, c) => `屑札${pile}は、どれかの台札が終わるまで${c}に塞がれます`],
  'king-on-empty': [({ pile }, c) => `the ${c} shuts in nothing on the empty pile ${pile}`, ({ pile }, c) => `${c}を空いた屑札${pile}の底に置きます`],
  'empties-pile': [({ pile }) => `empties pile ${pile}`, ({ pile }) => `屑札${pile}が空きます`],
  draw: [() => 'turns the next card', () => '次の手札をめくります'],
}

const soon = (/** @type {number} */ steps) => (steps ? `after ${steps} more` : 'next')

/** @type {import('../../seams.js').Words} */
export const words = {
  'calculation.choose': ({ candidates }, lang) => {
    for (const { card: moved, reasons } of candidates) {
      for (const r of reasons) r.words = REASONS[r.code][lang](r, card(moved ?? ''))
    }
  },
}
