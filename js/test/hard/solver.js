// Hard but ordinary spots: a river with all hands, a turn with whole ranges, a flop with narrow ones.
const TOP = '22+, A2s+, K9s+, Q9s+, J9s+, T8s+, 97s+, 87s, 76s, 65s, ATo+, KJo+, QJo'
const LOW = 'TT-22, AJs-A2s, K9s+, Q9s+, J9s+, T8s+, 98s, 87s, 76s, AQo-ATo, KJo+, QJo'
const river = { board: 'Ks Th 7s 4d 2c', ranges: ['random', 'random'], pot: 10, stack: 45, sizes: { bet: [33, 75, 150], raise: [60] } }
const turn = { board: 'Ks Th 7s 4d', ranges: [TOP, LOW], pot: 10, stack: 45, sizes: { bet: [66], raise: [60] } }
const flop = { board: 'Ks Th 7s', ranges: ['AA, AKs, KQs, 98s', 'JJ, KTs, QJs'], pot: 20, stack: 30, sizes: { bet: [50] } }

export default () => ({
  'solver.solveSpot': [
    ['a river of all hands', [river]],
    ['a river of all hands, after a bet', [river, { at: 'check, bet 75' }]],
    ['a turn', [turn], 'slow'],
    ['a flop', [flop], 'slow'],
  ],
  'solver.icm': [['fifteen stacks', [{ stacks: Array.from({ length: 15 }, (_, i) => 1000 + 100 * i), payouts: [40, 25, 15, 10, 6, 4] }]]],
  'solver.pushFold': [
    ['heads-up', [{ stacks: [12, 12], blinds: [0.5, 1], payouts: [24] }]],
    ['nine seats', [{ stacks: Array.from({ length: 9 }, (_, i) => 900 + 200 * i), blinds: [50, 100], ante: 10, payouts: [50, 30, 20] }], 'slow'],
  ],
  'solver.estimateSpot': [['a river of all hands', [river]], ['a turn', [turn]], ['a flop', [flop]]],
})
