// Hard but ordinary calls of Calculation: from the first card on, with few and with many waste piles.
const hidden = position => ({ ...position, stock: undefined })

export default function hard({ calculation }) {
  const { apply, choose, deal, legal, exportGame } = calculation
  /** A game after a number of moves; by default the whole game. */
  const played = (game, moves = Infinity) => {
    let table = deal(game, { seed: 5 })
    while (table.moves.length < moves && !table.over) {
      table = apply(table, { move: choose(hidden(table), { budget: { iterations: 20 } }).best })
    }
    return table
  }
  const first = played({}, 1)
  const games = [1, 2, 3, 4, 6].map(piles => [`${piles} waste piles`, { piles }])
  const half = played({ piles: 2 }, 50)
  const late = played({ piles: 4 }, 90)
  const of = (what, args) => games.map(([name, game]) => [`${name}, ${what}`, args(game), 'slow'])
  return {
    'calculation.deal': [['six piles', [{ lead: 0, piles: 6 }, { seed: 1 }]]],
    'calculation.view': [['late', [late, { seat: 0 }]]],
    'calculation.importGame': [['half of two piles', [exportGame(half)]]],
    'calculation.exportGame': [['late', [late]]],
    'calculation.legal': [['the first card', [hidden(first)]], ['late', [late]]],
    'calculation.apply': [['late', [late, { move: legal(late).moves[0] }]], ['the first card', [first, { move: legal(first).moves[0] }]]],
    'calculation.playout': [['from the start, by rule', [deal({ lead: 0, piles: 6 }, { seed: 1 }), { policy: 'rule' }]], ['the first card', [hidden(first)]]],
    'calculation.successRate': [
      ['from the start', [{}]],
      ['by rule, six piles', [{ lead: 0, piles: 6 }, { policy: 'rule' }], 'slow'],
      ['by rule, one pile', [{ piles: 1 }, { policy: 'rule' }], 'slow'],
      ['the first card', [hidden(first), { policy: 'eager' }], 'slow'],
    ],
    'calculation.choose': [['the first card', [first]], ['half of two piles', [half]], ['late', [late]], ...of('the first card', game => [played(game, 1)])],
    'calculation.stillWinnable': [
      ['two piles, known', [deal({ piles: 2 }, { seed: 5 })]],
      ['the first card, hidden', [hidden(first)]],
      ['half of two piles, hidden', [hidden(half)]],
      ...of('known', game => [deal(game, { seed: 5 })]),
      ...of('hidden', game => [hidden(played(game, 1))]),
    ],
    'calculation.solve': [
      ['two piles', [deal({ piles: 2 }, { seed: 5 })]],
      ['half of two piles', [half]],
      ...of('known', game => [deal(game, { seed: 6 })]),
      ...of('no lead', game => [deal({ ...game, lead: 0 }, { seed: 7 })]),
    ],
    'calculation.review': [
      ['a game of six piles', [played({ piles: 6 })]],
      ...[1, 2, 3, 4].map(piles => [`a game of ${piles} piles`, [played({ piles })], 'slow']),
    ],
  }
}
