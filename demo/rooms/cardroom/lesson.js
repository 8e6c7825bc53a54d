// The guided first game of the card room: hold'em, one hand to the showdown, one folded, one won without it.
import { card, cut, gap, labelled, row, wordButton } from '../../learn/draw.js'
import { make, said } from '../../ui/make.js'

const OTHERS = ['Aoi', 'Ren']
/** The same table with the reader in the big blind. */
const BLIND = { variant: 'holdem', stacks: [200, 200, 200], button: 1, blinds: [2, 0, 1], minBet: 2 }
const dealt = (rules, seed, ...moves) => async ask => {
  let table = await ask('poker', 'deal', rules, { seed })
  for (const move of moves) table = await ask('poker', 'apply', table, { move })
  return table
}

const WORDS = {
  fold: () => ['Fold', 'フォールド'],
  check: () => ['Check', 'チェック'],
  call: () => ['Call', 'コール'],
  bet: n => [`Bet ${n}`, `ベット ${n}`],
  raise: n => [`Raise to ${n}`, `レイズ ${n}`],
}
const named = move => {
  const [kind, n] = move.split(' ')
  return said(WORDS[kind]?.(n) ?? [move, move])
}
/** The board has places for so many cards. */
const BOARD = 5
const YOU = 0

function seats({ players, hands, over }) {
  return row(OTHERS.map((name, i) => {
    const { stack, bet, folded } = players[i + 1]
    const does = folded ? said(['folded', 'フォールド']) : bet ? said([`bet ${bet}`, `ベット ${bet}`]) : ''
    const shown = over && !folded ? cut(hands[i + 1]).map(card) : []
    return make('span', { class: 'seat-learnt' }, make('b', {}, name), ` ${said([`${stack} chips`, `${stack} 点`])}${does && ` · ${does}`}`, ...shown)
  }), { class: 'seats-learnt' })
}

/** @type {import('../../learn/guide.js').Lesson} */
export default {
  game: 'poker',
  table: dealt({ preset: 'cash', stacks: [200, 200, 200], button: 0 }, 5587),
  steps: [
    { move: 'call', then: ['fold', 'check', 'check'], says: ['Two cards are yours; five more will be everybody’s. The best five of the seven win. Staying costs the big blind of 2: press Call.', '自分の札は二枚、あとで全員に共通の五枚が出ます。七枚のうち五枚で役を競います。まず 2 点を払って残りましょう。「コール」を。'] },
    { move: 'bet 4', then: ['call', 'check'], proof: 'pair', says: ['The flop: three common cards. You have a pair of tens, and Ren checks. Whoever wants to see more must pay: bet 4.', '共通の三枚（フロップ）が出て、あなたは10のペア。Ren はチェック。続きを見たい相手に払わせましょう。「ベット 4」を。'] },
    { move: 'bet 10', then: ['call', 'bet 20'], proof: 'two-pair', says: ['The turn is an ace: two pair, aces and tens. A better hand wants a larger pot: bet 10.', '四枚目（ターン）はA。Aと10のツーペアになりました。強い手ではポットを大きく。「ベット 10」を。'] },
    { move: 'raise 60', then: ['call'], proof: 'two-pair', says: ['The last card, the river, changed nothing, and Ren bets 20. Two pair are good enough to ask for more: raise to 60.', '最後の一枚（リバー）では変わらず、Ren が 20 をベット。ツーペアなら、もっと取れます。「レイズ 60」を。'] },
    { table: dealt(BLIND, 834, 'fold', 'raise 8'), move: 'fold', says: ['Another hand. A 7 and a 2 of two suits are the weakest start there is, and Ren has raised. Most hands are not worth playing: fold.', '次のハンド。スート違いの7と2は最弱の組み合わせで、Ren はレイズ。降りるのも大事です。「フォールド」を。'] },
    { table: dealt(BLIND, 61, 'call', 'call'), move: 'check', then: ['check'], says: ['Again you are the big blind, so 2 are paid. Nobody raised: going on is free. Check.', 'またビッグブラインドで、2 点は払い済み。レイズがないので、ただで先を見られます。「チェック」を。'] },
    { move: 'bet 6', then: ['fold', 'fold'], proof: 'three', says: ['Three jacks! Bet 6. If all others fold, the pot is yours and no card is shown.', 'Jのスリーカード！「ベット 6」を。全員が降りれば、札を見せずにポットがもらえます。'] },
  ],
  end: ['That was hold’em: call, bet, raise, fold, check. With no bet before you, you may check; after a bet you call, raise or fold.', 'コール、ベット、レイズ、フォールド、チェック。これで全部です。ベットがなければチェック、あればコールかレイズかフォールドです。'],
  name: named,
  /** What the reader may do, and the name of the reader's hand. */
  async info(table, ask) {
    const shown = `${table.hands[YOU]} ${table.board}`
    const [legal, { name }] = await Promise.all([table.turns.includes(YOU) ? ask('poker', 'legal', table) : undefined, ask('poker', 'evaluate', shown)])
    return { moves: legal?.moves ?? [], name }
  },
  draw({ table, info: { moves, name }, press, asks, wanted, over }) {
    const common = cut(table.board)
    const all = over ? [] : [...new Set([...moves, asks].filter(Boolean))].toSorted((a, b) => Number(a.split(' ')[1] ?? 0) - Number(b.split(' ')[1] ?? 0))
    return [
      seats(table),
      labelled([`Common cards. Pot: ${table.pot}`, `共通の札 ポット ${table.pot}`], row(Array.from({ length: BOARD }, (_, i) => (common[i] ? card(common[i]) : gap(said(['not dealt yet', 'まだ配られていません'])))))),
      labelled([`You, ${table.players[YOU].stack} chips: ${name}`, `あなた ${table.players[YOU].stack} 点 ${name}`], row(cut(table.hands[YOU]).map(card))),
      table.result ? make('p', { class: 'won-learnt' }, said(table.players[YOU].won ? [`You win ${table.players[YOU].won} chips.`, `${table.players[YOU].won} 点を獲得しました。`] : ['The hand is over for you.', 'このハンドは終わりです。'])) : undefined,
      all.length ? row(all.map(move => wordButton(named(move), move, () => press(move), { 'data-asked': wanted === move })), { class: 'tools' }) : undefined,
    ]
  },
}
