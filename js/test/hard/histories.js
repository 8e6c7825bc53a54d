// The texts of the longest hands, as both rooms write them.
export default ({ poker, histories }) => {
  let table = poker.deal({ players: 9, stack: 2000, minBet: 2, limit: 'fixed', bigBet: 4, blinds: [0, 1, 2] }, { seed: 1 })
  while (!table.over) {
    const { moves } = poker.legal(table)
    table = poker.apply(table, { move: moves.find(move => move.startsWith('raise')) ?? moves.find(move => move !== 'fold') ?? moves[0] })
  }
  const write = format => histories.exportGame(table, { format })
  return {
    'histories.importGame': [['nine seats, PokerStars', [write('pokerstars')]], ['two hundred hands, GGPoker', [Array.from({ length: 200 }, () => write('gg')).join('\n\n')], 'slow']],
    'histories.exportGame': [['nine seats', [table, { format: 'pokerstars' }]]],
  }
}
