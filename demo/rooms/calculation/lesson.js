// The guided first game of the Calculation room: the first cards of a deal, and the end of another.
import { card, cardButton, cut, gap, pressed, row } from '../../learn/draw.js'
import { make, said } from '../../ui/make.js'

/** The cards that are turned in this game; the rest of the stock follows them. */
const TURNED = '2K4534'

/** The stock: these cards, then all others. */
function stock() {
  const rest = [...'A23456789TJQK'].flatMap(rank => [rank, rank, rank, rank])
  for (const rank of `A234${TURNED}`) rest.splice(rest.indexOf(rank), 1)
  return TURNED + rest.join('')
}

const suited = rank => `${rank}s`
const shown = rank => (rank === 'T' ? '10' : rank)

function foundations({ foundations: tops }, next, act, wanted) {
  return row([...tops].map((top, i) => {
    const key = `f${i + 1}`
    const then = next[i]
    const says = then ? said([`+${i + 1}: next ${shown(then)}`, `+${i + 1}：次は${shown(then)}`]) : said(['full', '完成'])
    return make('div', { class: 'column-learnt' },
      cardButton(suited(top), key, () => act(key), { 'aria-label': said([`Foundation ${i + 1}: ${shown(top)}, ${says}`, `台札${i + 1}：${shown(top)}、${says}`]), 'data-asked': wanted === key }),
      make('span', { 'aria-hidden': 'true' }, says))
  }), { class: 'columns-learnt' })
}

function piles({ piles }, act, wanted, chosen) {
  return row(piles.map((pile, i) => {
    const key = `w${i + 1}`
    const top = pile.at(-1)
    const words = said([`Waste pile ${i + 1}: ${top ? shown(top) : 'empty'}`, `屑札${i + 1}：${top ? shown(top) : '空き'}`])
    const face = top ? { class: 'card', 'data-rank': shown(top), 'data-suit': 's' } : { class: 'card', 'data-empty': true }
    return make('div', { class: 'column-learnt' }, pressed({ ...face, 'aria-label': words, 'aria-pressed': String(chosen.has(key)), 'data-asked': wanted === key }, key, () => act(key)),
      make('span', { 'aria-hidden': 'true' }, said([`Pile ${i + 1}`, `屑札${i + 1}`])))
  }), { class: 'columns-learnt' })
}

/** @type {import('../../learn/guide.js').Lesson} */
export default {
  game: 'calculation',
  table: { foundations: 'A234', piles: ['', '', '', ''], card: '', stock: stock() },
  steps: [
    { move: 'd', says: ['Lay all cards on four foundations. The first counts by ones, the second by twos, then threes and fours. Turn the first card: press the stock.', '四つの台札に全部の札を積みます。左から 1 ずつ、2 ずつ、3 ずつ、4 ずつ。まず山札を押して一枚めくりましょう。'] },
    { move: 'c f1', then: ['d'], says: ['A 2. The first foundation counts A, 2, 3, 4: press it. Suits do not matter.', '2 が出ました。台札1は A・2・3・4 の順。台札1を押しましょう。スートは関係ありません。'] },
    { move: 'c w4', then: ['d'], says: ['A king ends every foundation, so it waits longest. Keep it by itself: press pile 4.', 'K はどの台札でも最後の札。長く待つので、屑札4にひとつだけ置いておきましょう。'] },
    { move: 'c f2', then: ['d'], says: ['A 4. The second foundation counts by twos, 2, 4, 6: press it.', '4 です。台札2は 2 ずつ、2・4・6 の順。台札2を押しましょう。'] },
    { move: 'c w1', then: ['d'], says: ['No foundation takes a 5 yet. A card on a pile stays there until a foundation takes it: press pile 1.', '5 はまだどこにも置けません。屑札に置いた札は、台札に行くまで動かせません。屑札1へ。'] },
    { move: 'c f1', then: ['d'], says: ['A 3: the first foundation waits for it.', '3 です。台札1が待っています。'] },
    { move: 'c f1', says: ['A 4: the first foundation takes it too.', '4 も台札1に置けます。'] },
    { move: 'w1 f1', says: ['Now the first foundation needs a 5, and one lies on pile 1. Press pile 1, then foundation 1.', '台札1の次は 5。屑札1にあります。屑札1を押して、それから台札1を押しましょう。'] },
    {
      table: { foundations: 'QKKK', piles: ['', '', '', 'K'], card: '', stock: '' }, move: 'w4 f1', proof: 'win',
      says: ['The end of another game: the stock is empty and one king waits. Press pile 4, then foundation 1.', '別の回の終わりです。山札はなくなり、K が一枚だけ。屑札4、それから台札1を押しましょう。'],
    },
  ],
  end: ['Every card lies on the foundations: won. What counts is which pile a card waits on: never a card on one that must go first.', '全部の札が台札に積めて、完成です。大事なのは屑札の置き方。先に使う札の上には、なるべく重ねないこと。'],
  info: (table, ask) => (table.over ? undefined : ask('calculation', 'legal', table)),
  name: move => said(move === 'd' ? ['To turn a card', '山札をめくる手'] : ['That move', 'その手']),
  draw({ table, info, press, chosen, toggle, wanted }) {
    const [from, to] = (wanted ?? '').split(' ')
    const [held] = chosen
    const act = place => {
      if (place === 'stock') press('d')
      else if (place[0] === 'f') {
        if (table.card || held) press(`${table.card ? 'c' : held} ${place}`)
      } else if (table.card) press(`c ${place}`)
      else toggle(place, true)
    }
    const left = table.stock.length
    return [
      foundations(table, info?.next ?? [], act, to),
      row([
        make('div', { class: 'column-learnt' },
          pressed({ class: 'card back-learnt', 'aria-label': said([`Stock: ${left} cards`, `山札：${left} 枚`]), 'data-asked': from === 'd' }, 'stock', () => act('stock'), String(left)),
          make('span', { 'aria-hidden': 'true' }, said(['Stock', '山札']))),
        make('div', { class: 'column-learnt' }, ...(table.card ? cut(suited(table.card)).map(card) : [gap(said(['no card turned', 'めくった札はありません']))]), make('span', { 'aria-hidden': 'true' }, said(['Turned', 'めくった札']))),
      ], { class: 'columns-learnt' }),
      piles(table, act, to?.[0] === 'w' ? to : from, chosen),
    ]
  },
}
