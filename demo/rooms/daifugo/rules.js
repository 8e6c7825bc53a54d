// The rules of Daifugō, drawn: the combinations, and what happens with special cards by the usual house rules.
import { said } from '../../ui/make.js'

const RULES = { preset: 'common', players: 2 }

const KINDS = {
  single: ['A single card', '一枚'],
  pair: ['A pair, or three alike', '同じ数字を二枚・三枚'],
  sequence: ['A sequence', '階段'],
}

/** A combination that the engine reads as of a kind and size. */
const combination = (key, cards, kind, says) => ({
  key: `${kind} ${cards.split(' ').length}`, cards, says,
  async named(ask) {
    const { combinations } = await ask('daifugo', 'combinationsOf', cards, { rules: RULES })
    const found = combinations.find(of => of.kind === kind && of.size === cards.split(' ').length)
    return { key: found ? `${found.kind} ${found.size}` : '', name: said(KINDS[key]) }
  },
})

/** A move after which something happens: its event names it. */
const special = (key, cards, field, says) => ({
  key, cards, says,
  async named(ask) {
    const table = { rules: RULES, turns: [0], hands: [`${cards} 4d`, '5s Qc'], ...field && { field, played: field, owner: 1 } }
    const { events } = await ask('daifugo', 'apply', table, { move: cards })
    const found = events.find(({ event }) => event === key)
    return { key: found?.event, name: found?.words ?? '' }
  },
})

/** @type {import('../../learn/rules.js').Rules} */
export default [
  {
    title: ['The game', '進みかた'],
    says: [
      ['Be the first without cards. From weak to strong: 3 4 5 6 7 8 9 10 J Q K A 2, and the joker above all; a joker can also stand for any card.', '手札を先になくした人の勝ち。弱い順に 3・4・5・6・7・8・9・10・J・Q・K・A・2、最強はジョーカー。ジョーカーはどの札の代わりにもなります。'],
      ['On the field you play the same number of cards, of the same kind and stronger; or you pass. When all others have passed, the field is cleared and the last to play leads.', '場には、同じ種類・同じ枚数でより強いものを出すか、パス。ほかの全員がパスすると場が流れ、最後に出した人が次の親です。'],
      ['After the game places are given, and before the next the last players give their best cards to the first.', '上がった順に階級が決まり、次の回の前に、下位は強い札を上位に渡します。'],
    ],
  },
  {
    title: ['What is played together', '出しかた'],
    rows: [
      combination('single', '7c', 'single'),
      combination('pair', '9s 9h', 'group'),
      combination('sequence', '4d 5d 6d', 'sequence', ['Three or more of one suit in order.', '同じスート（マーク）で三枚以上の続き数字。']),
    ],
  },
  {
    title: ['Special cards, by the usual house rules', '特別な札（一般的なルール）'],
    rows: [
      special('eightCut', '8c', '7h', ['An 8 clears the field, and who played it leads.', '8を出すと場が流れ、続けて出せます。']),
      special('revolution', '6s 6d 6c 6h', '', ['Four of a rank turn the order: the weak become strong, until the next revolution.', '同じ数字四枚で強さが逆に。次の革命まで続きます。']),
      special('elevenBack', 'Jc', '', ['After a jack the order is turned until the field is cleared.', 'Jを出すと、場が流れるまで強さが逆に。']),
      special('spadeReturn', '3s', 'Jk', ['The 3 of spades beats a joker that lies alone.', '一枚のジョーカーには、スペードの3で勝てます。']),
      special('locked', '9h', '6h', ['Two cards of one suit in a row lock the suit: only it may follow.', '同じスートが続くと縛り。流れるまでそのスートしか出せません。']),
    ],
  },
]
