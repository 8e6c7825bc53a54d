// The rules of video poker, drawn: what each hand pays.
import { said } from '../../ui/make.js'
import { HANDS } from '../cardroom/rules.js'

const GAME = 'jacks-or-better-9-6'

/** @type {import('../../learn/rules.js').Rules} */
export default [
  {
    title: ['What the hands pay, 9/6 jacks or better', '配当（ジャックス・オア・ベター 9/6）'],
    says: [
      ['Five cards are dealt. Hold what you like; the others are replaced once. Then the hand is paid, for each unit bet:', '五枚配られます。残したい札を選び、ほかを一度だけ引き直します。できた役で、賭け金の何倍かが払われます。'],
      ['Other games of the room pay otherwise, and some have jokers or wild twos: the table shows it.', 'ほかのゲームでは配当が違い、ジョーカーやワイルドの2が入るものもあります。卓に表があります。'],
    ],
    rows: HANDS.map(([hand, cards]) => ({
      key: { pair: 'pair:J-A', high: 'nothing' }[hand] ?? hand, cards,
      async named(ask) {
        const { lines, candidates } = await ask('poker', 'videoAdvise', cards, { game: GAME })
        const { line, name, pay } = lines[candidates.find(({ move }) => move.length === 5).counts.indexOf(1)]
        return { key: line, name, more: pay ? said([`pays ${pay}`, `${pay}倍`]) : said(['pays nothing', '配当なし']), value: pay }
      },
    })),
  },
]
