// The guided first game of the video poker room: six hands, each with a hold to learn.
import { cardButton, cardName, row, wordButton } from '../../learn/draw.js'
import { make, said } from '../../ui/make.js'

const GAME = 'jacks-or-better-9-6'

/** The hand of a seed, before the draw. */
const dealt = seed => async ask => {
  const { cards, draw } = await ask('poker', 'videoDeal', GAME, { seed })
  return { cards, draw, drawn: false }
}

/** The indices of the cards held, from a move such as 'hold 0 3'. */
const held = move => move.split(' ').slice(1).map(Number)

/** @type {import('../../learn/guide.js').Lesson} */
export default {
  game: 'poker',
  table: dealt(46),
  /** Draws for the cards that are not held; the engine names what the hand pays. */
  async apply({ cards, draw }, move, ask) {
    const keeps = held(move)
    const drawn = [...draw]
    const after = cards.map((card, i) => (keeps.includes(i) ? card : drawn.shift()))
    const { lines, candidates } = await ask('poker', 'videoAdvise', after.join(' '), { game: GAME })
    const all = candidates.find(({ move }) => move.length === after.length)
    const line = lines[all.counts.findIndex(Boolean)]
    return { cards: after, held: keeps, drawn: true, line, over: true, events: [{ event: line.line }] }
  },
  /** What a hold is worth, by the engine. */
  async explain({ cards }, move, ask) {
    const { candidates: [best, ...others] } = await ask('poker', 'videoAdvise', cards.join(' '), { game: GAME })
    const made = [best, ...others].find(({ move: of }) => of.join() === held(move).join())
    return [
      `this hold brings ${made.value.toFixed(2)} bets on average, the best one ${best.value.toFixed(2)}`,
      `この残し方は平均 ${made.value.toFixed(2)} 倍、最善は ${best.value.toFixed(2)} 倍`]
  },
  steps: [
    { move: 'hold 0 2', proof: 'three', says: ['Five cards: hold what is good, draw the rest anew once. A pair of jacks or better pays. Press both jacks, then Draw.', '五枚のうち良い札を残し、ほかを一度だけ引き直します。Jのペアから配当があります。Jを二枚とも押して「引く」。'] },
    { table: dealt(100), move: 'hold 1 3', proof: 'full-house', says: ['The sevens pay nothing yet, but a pair grows more often than a jack or a king. Hold the two sevens.', '7のペアはまだ配当なし。それでもJやKより、ペアのほうがよく伸びます。7を二枚残しましょう。'] },
    { table: dealt(233), move: 'hold 0 2 3 4', proof: 'flush', says: ['Four hearts: one more makes a flush, which pays 6. Hold the four hearts.', 'ハートが四枚。あと一枚でフラッシュ、配当は6倍です。ハートを四枚残しましょう。'] },
    { table: dealt(43), move: 'hold 0 1 2 3', proof: 'straight', says: ['5, 6, 7, 8: a 4 or a 9 makes a straight. Hold the four, and throw the queen away.', '5・6・7・8。4か9が来ればストレートです。四枚を残して、Qは捨てましょう。'] },
    { table: dealt(58), move: 'hold 0 1', proof: 'nothing', says: ['Nothing here but high cards, and a pair of them would pay. Hold the jack and the ace.', '役はありませんが、高い札がペアになれば配当です。JとAを残しましょう。'] },
    { table: dealt(116), move: 'hold 0 1 2 3 4', proof: 'flush', says: ['Five spades: a flush as dealt. Hold all five.', 'スペードが五枚、配られたままフラッシュです。全部残しましょう。'] },
  ],
  end: ['First what pays, then pairs, then four to a flush or straight, then high cards. At the table, Hint names the best hold and its value.', 'まず配当のある手、次にペア、フラッシュやストレートまであと一枚、高い札の順です。卓では「ヒント」で最善の残し方がわかります。'],
  name: move => said(held(move).length ? [`Hold ${held(move).length}`, `${held(move).length}枚残し`] : ['Hold none', '全部引き直し']),
  draw({ table: { cards, drawn, held: kept = [], line }, press, chosen, toggle, wanted }) {
    const asked = wanted ? held(wanted) : []
    const places = cards.map((text, i) => {
      const on = drawn ? kept.includes(i) : chosen.has(String(i))
      const words = cardName(text) + (on ? said([', held', '、残す']) : '')
      return make('span', { class: 'column-learnt' },
        cardButton(text, String(i), () => drawn || toggle(String(i)), { 'aria-pressed': String(on), 'aria-label': words, 'aria-disabled': String(drawn), 'data-asked': asked.includes(i) && !drawn }),
        make('span', { 'aria-hidden': 'true' }, on ? said(['held', '残す']) : '\u00a0'))
    })
    const keeps = cards.map((_, i) => i).filter(i => chosen.has(String(i)))
    const pays = line && (line.pay ? said([`${line.name}: pays ${line.pay}`, `${line.name}：${line.pay}倍`]) : line.name)
    return [
      row(places, { class: 'columns-learnt deal-learnt' }),
      drawn ? make('p', { class: 'won-learnt' }, pays) : row([wordButton(said(['Draw', '引く']), 'draw', () => press(['hold', ...keeps].join(' ')), { class: 'go', 'data-asked': Boolean(wanted) && keeps.length > 0 })], { class: 'tools' }),
    ]
  },
}
