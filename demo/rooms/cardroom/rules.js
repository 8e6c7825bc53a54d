// The rules of poker, drawn: the hands in their order, and the course of a hand of hold'em.

/** The hands, the best first, each with an example. */
export const HANDS = [
  ['royal', 'As Ks Qs Js Ts'],
  ['straight-flush', '9h 8h 7h 6h 5h'],
  ['four', 'Qs Qh Qd Qc 4h'],
  ['full-house', 'Ks Kh Kd 7s 7c'],
  ['flush', 'Ad Jd 9d 6d 3d'],
  ['straight', 'Ts 9d 8h 7c 6s'],
  ['three', '8s 8h 8d Kc 4s'],
  ['two-pair', 'As Ah Td Tc 5s'],
  ['pair', 'Js Jh 9d 6c 2s'],
  ['high', 'Ac Qh 9d 6s 3c'],
]

/** @type {import('../../learn/rules.js').Rules} */
export default [
  {
    title: ['Hands, the best first', '役（強い順）'],
    says: [['The best five of your cards count. Equal hands: the higher ranks win; suits count for nothing.', '五枚の組み合わせで比べます。同じ役なら数字の高いほうが勝ち。スートに強弱はありません。']],
    rows: HANDS.map(([key, cards]) => ({
      key, cards,
      async named(ask) {
        const { category, name, description, value } = await ask('poker', 'evaluate', cards)
        return { key: category, name, more: description.toLowerCase() === name.toLowerCase() ? '' : description, value }
      },
    })),
  },
  {
    title: ['The course of a hand of hold’em', 'ホールデムの進みかた'],
    says: [
      ['The two players after the dealer’s button pay the blinds. Everybody gets two cards.', 'ボタンの次の二人がブラインドを払い、全員に二枚ずつ配ります。'],
      ['There are four rounds of betting: before the common cards, after three of them (flop), after the fourth (turn) and after the fifth (river).', 'ベットは四回。共通の札が出る前、三枚（フロップ）、四枚目（ターン）、五枚目（リバー）の後です。'],
      ['With no bet before you: check or bet. After a bet: fold, call or raise. Who folds is out of the hand.', '前にベットがなければチェックかベット、あればフォールド・コール・レイズ。フォールドした人はそのハンドから外れます。'],
      ['If one player is left, the pot is theirs. Otherwise the best hand of two own and five common cards wins.', '最後の一人になればポットはその人のもの。二人以上残れば、手札二枚と共通の五枚から作るいちばん強い役が勝ちです。'],
    ],
  },
]
