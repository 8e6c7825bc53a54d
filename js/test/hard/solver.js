// Spots that are hard and ordinary: a river of all hands, a turn of whole ranges, a flop of narrow ones.
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
  'solver.estimateSpot': [['a river of all hands', [river]], ['a turn', [turn]], ['a flop', [flop]]],
})
