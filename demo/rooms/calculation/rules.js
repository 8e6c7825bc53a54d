// The rules of Calculation, drawn: in what order the foundations take the cards, by the engine.
import { said } from '../../ui/make.js'

const RANKS = 13
const FIRST = 'A234'
const SUIT = 's'

/** The order of a foundation: what the engine names as the next card, from the first to the king. */
async function orderOf(n, ask) {
  let foundations = FIRST
  const order = [foundations[n]]
  while (order.length < RANKS) {
    const { next } = await ask('calculation', 'legal', { foundations, piles: ['', '', '', ''], card: '' })
    order.push(next[n])
    foundations = [...foundations].with(n, next[n]).join('')
  }
  return order.join('')
}

/** The orders, each checked against the engine's. */
const ORDERS = ['A23456789TJQK', '2468TQA3579JK', '369Q258JA47TK', '48Q37J26TA59K']
const NAMES = [['By ones', '1 ずつ'], ['By twos', '2 ずつ'], ['By threes', '3 ずつ'], ['By fours', '4 ずつ']]

/** @type {import('../../learn/rules.js').Rules} */
export default [
  {
    title: ['The four foundations', '四つの台札'],
    says: [['After the king counting goes on with the ace: by twos, queen, ace, 3. Every foundation ends with the king. Suits do not matter.', 'K の次は A に戻って数えます（2 ずつなら Q・A・3）。どの台札も K で終わり。スートは関係ありません。']],
    rows: ORDERS.map((order, n) => ({
      key: order, cards: [...order].map(rank => rank + SUIT).join(' '),
      async named(ask) {
        return { key: await orderOf(n, ask), name: said(NAMES[n]) }
      },
    })),
  },
  {
    title: ['The game', '進みかた'],
    says: [
      ['Turn the stock card by card. Each card goes on a foundation that needs it, or on one of the four waste piles.', '山札を一枚ずつめくり、台札の次の札なら台札へ、そうでなければ四つの屑札のどれかへ。'],
      ['The top card of a waste pile may go on a foundation at any time, but never on another pile. There is no second round.', '屑札のいちばん上は、いつでも台札へ動かせます。ほかの屑札へは動かせません。山札は一度きりです。'],
      ['You win when all 52 cards lie on the foundations.', '52 枚すべてが台札に積めれば完成です。'],
    ],
  },
]
