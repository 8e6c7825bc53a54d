// Calculation's words.
import { teller } from '../../tell.js'

const card = (/** @type {string} */ rank) => (rank === 'T' ? '10' : rank)

// The words of a reason for a move, by its code. `r` is the reason, `c` the card moved. `sure`: the move's chance is exact, not an
// estimate.
/** @type {Record<string, ((r: any, c: string, sure: boolean) => string)[]>} */
const REASONS = {
  'proved-win': [() => 'wins whatever comes', () => '何が出ても勝てます'],
  'proved-loss': [() => 'can no longer be won', () => 'もう勝てません'],
  ahead: [({ n }) => `wins ${(n / 10).toFixed(1)} % more often than the next move`, ({ n }) => `次の手より勝率が${(n / 10).toFixed(1)}%高い手です`],
  level: [({ n }, _, sure) => `${n} moves are equal${sure ? '' : ', as far as the playouts tell'}`,
    ({ n }, _, sure) => `${n}通りの手に差はありません${sure ? '' : '（誤差の範囲）'}`],
  'leaves-empty': [({ n }) => (n ? `leaves ${n} pile${n === 1 ? '' : 's'} empty` : 'leaves no pile empty'), ({ n }) => (n ? `屑札の空きが${n}山残ります` : '屑札の空きはなくなります')],
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
  uncovers: [({ foundation, rank, pile, steps }) => `uncovers the ${card(rank)} on pile ${pile} that foundation ${foundation} needs ${soon(steps)}`,
    ({ foundation, rank, pile, steps }) => `台札${foundation}にあと${steps}枚で要る${card(rank)}が、屑札${pile}の上に出てきます`],
  draw: [() => 'turns the next card', () => '山札を1枚めくります'],
}

const soon = (/** @type {number} */ steps) => (steps ? `after ${steps} more` : 'next')

/** A pile or foundation as a player names it, by language. @type {[(at: string) => string, (at: string) => string]} */
const PLACE = [
  at => (at[0] === 'f' ? `foundation ${at[1]}` : at[0] === 'w' ? `pile ${at[1]}` : 'the stock'),
  at => (at[0] === 'f' ? `台札${at[1]}` : at[0] === 'w' ? `屑札${at[1]}` : '山札'),
]

/** The words of an event, by its kind. @type {Record<string, ((e: any) => string)[]>} */
const EVENTS = {
  draw: [e => `turns the ${card(e.card)}`, e => `${card(e.card)}をめくる`],
  move: [e => `${card(e.card)} ${e.from === 'c' ? '' : `from ${PLACE[0](e.from)} `}to ${PLACE[0](e.to)}`,
    e => `${e.from === 'c' ? '' : `${PLACE[1](e.from)}の`}${card(e.card)}を${PLACE[1](e.to)}へ`],
  win: [() => 'all cards lie on the foundations', () => '完成'],
  stuck: [() => 'no move is left', () => '手詰まり'],
}

/** @param {any} result @param {number} lang */
const ended = ({ won, rest }, lang) =>
  won ? ['won', '完成'][lang] : lang ? `${rest}枚残り` : `${rest} card${rest === 1 ? '' : 's'} left over`

const tell = teller((event, lang) => EVENTS[event.event][lang](event), ended)

/** @param {{ card: string | null, playouts?: number, reasons: any[] }[]} choices @param {number} lang */
function explain(choices, lang) {
  for (const { card: moved, playouts, reasons } of choices) {
    let before = !reasons.length || 'against' in reasons[0]
    for (const r of reasons) {
      const words = REASONS[r.code][lang](r, card(moved ?? ''), playouts === 0)
      r.words = 'against' in r && !before ? ['but ', 'ただし、'][lang] + words : words
      before ||= 'against' in r
    }
  }
}

/** The words of a review: where the game was lost, if it was. @param {any} review @param {number} lang */
function verdict({ mistake, sure, proofs, summary: { mistakes } }, lang) {
  const n = mistake + 1
  if (mistake >= 0 && sure) return lang ? `${n}手目で、勝てたはずの勝負を落としました` : `move ${n} lost a game that could be won`
  if (mistake >= 0) return lang ? `おそらく${n}手目がミスです` : `move ${n} was probably the mistake`
  if (proofs[0] === 'loss') return lang ? 'この配札では勝てません' : 'this deal cannot be won'
  if (!mistakes) return lang ? 'ミスは見つかりません' : 'no mistake was found'
  return lang ? `ミス${mistakes}手` : `${mistakes} mistake${mistakes === 1 ? '' : 's'}`
}

/** @type {import('../../seams.js').Words} */
export const words = {
  'calculation.deal': tell,
  'calculation.view': tell,
  'calculation.apply': tell,
  'calculation.importGame': tell,
  'calculation.choose': ({ candidates }, lang) => explain(candidates, lang),
  'calculation.review': (review, lang) => {
    explain(review.decisions, lang)
    for (const { candidates = [] } of review.decisions) explain(candidates, lang)
    review.summary.words = verdict(review, lang)
  },
}
