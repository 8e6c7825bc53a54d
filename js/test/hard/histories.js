// The longest hands, as text in the formats of both card rooms.
export default ({ poker, histories }) => {
  let table = poker.deal({ limit: 'fixed', cap: 4, stacks: Array(9).fill(60) }, { seed: 1 })
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
