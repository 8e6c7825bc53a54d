/**
 * A good call of every function: its arguments, and what comes of it, or of a part of it. The first argument is an array
 * where the function takes one. A slow function is not called after each bad call.
 */
export const GOOD = {
  'poker.evaluate': {
    good: [['Ac']],
    want: { value: 0x1d0000, category: 'high', cards: [{ card: 'Ac', as: 'Ac', index: 0 }], name: 'High card', description: 'ace high' },
  },
  'poker.compare': {
    good: [['', 'Jk Jk']],
    want: {
      winners: [1],
      hands: [
        {
          value: 0,
          category: 'none',
          cards: [],
          rank: 2,
          lostBy: { by: 'category', hand: 'none', best: 'pair', words: 'one pair beats no cards' },
          name: 'No cards',
          description: 'no cards',
        },
        {
          value: 0x2d0000,
          category: 'pair',
          cards: [{ card: 'Jk', as: 'As', index: 0 }, { card: 'Jk', as: 'Ac', index: 1 }],
          rank: 1,
          lostBy: null,
          name: 'One pair',
          description: 'a pair of aces',
        },
      ],
    },
  },
  'poker.evaluateMany': { good: [Int8Array.of(6, 5, 4, 3, 2)], want: Int32Array.of(0x965432) },
  'poker.games': { good: [undefined], want: 'jacks-or-better-9-6', part: games => games[0].key },
  'poker.deal': { good: ['jacks-or-better-9-6'], want: [5, 5], part: ({ cards, draw }) => [cards.length, draw.length] },
  'poker.advise': { good: [['As', 'Ks', 'Qs', 'Js', '2d']], want: [0, 1, 2, 3], part: ({ best }) => best },
  'poker.solve': {
    good: ['jacks-or-better-9-6'],
    want: [19_842_315_923_796, 19_933_230_517_200],
    part: ({ paySum, combos }) => [paySum, combos],
    slow: true,
  },
  'poker.equity': {
    good: [['AsAh', 'KdKc']],
    want: [1_388_072, 6538, 317_694],
    part: ({ players: [{ win, tie, lose }] }) => [win, tie, lose],
    slow: true,
  },
  'mnk.pairs': {
    good: [['oo']],
    want: { value: 1, black: 1, white: 0, columns: 2, rows: 1, pairs: [{ stone: 'o', cells: [[0, 0], [0, 1]] }] },
  },
  'mnk.pairsMany': { good: [BigUint64Array.of(0n, 0x101n)], want: Int32Array.of(-1) },
}
