// The rules of the boards, drawn: the lines that decide, and the fouls of Renju.
import { said } from '../../ui/make.js'

const cells = rows => rows.map(line => line.padEnd(9, '.'))

/** An example on a board of nine lines: a move, and the reason by which the engine names it. */
const line = (key, move, board, says) => ({
  key, board: cells(board), mark: move, says,
  async named(ask) {
    const { candidates } = await ask('mnk', 'search', cells(board).join('\n'), { k: 5, turn: 'o', seed: 1, budget: { iterations: 300 } })
    const found = candidates.find(of => of.move === move)?.reasons.find(({ code }) => code === key)
    return { key: found?.code, name: found?.words ?? '' }
  },
})

const FOULS = { 'double-three': ['Double three', '三々'], 'double-four': ['Double four', '四々'], overline: ['Overline', '長連'] }

/** An example of a move that renju forbids to black. */
const foul = (key, move, board, says) => ({
  key, board: cells(board), mark: move, says,
  async named(ask) {
    const table = await ask('mnk', 'deal', { columns: 9, rows: 9, k: 5, rule: 'renju', board: cells(board).join('\n'), turn: 'o' }, { seed: 1 })
    const { forbidden } = await ask('mnk', 'legal', table)
    const found = forbidden.find(of => of.move === move)
    return { key: found?.foul, name: said(FOULS[key]) }
  },
})

/** @type {import('../../learn/rules.js').Rules} */
export default [
  {
    title: ['The game', '進みかた'],
    says: [
      ['Black and White put one stone each in turn; Black begins. A stone stays where it is. Five in a row win: across, down or diagonally.', '黒と白が交互に一つずつ打ち、黒が先手。打った石は動きません。縦・横・斜めのどれかに五つ並べば勝ちです。'],
      ['With other boards the room plays others of this kind, from three in a row on three by three squares.', '盤と目数を変えれば、三目並べなど、ほかの並べっこもできます。'],
    ],
  },
  {
    title: ['Lines that decide', '勝負を決める形'],
    rows: [
      line('completes-line', 'f5', ['.........', '.........', '.........', '...x.x...', '.oooo.x..', '..x......', '.........', '.........', '.........']),
      line('makes-open-four', 'e5', ['.........', '.........', '.........', '...x.....', '.ooo.....', '..x.x....', '.........', '.........', '.........']),
      line('makes-four', 'e5', ['.........', '.........', '.........', '...x.....', 'xooo.....', '..x......', '.........', '.........', '.........'], ['One end is free: it must be stopped at once.', '片側があいた四。すぐ止めないと五になります。']),
      line('makes-open-three', 'e5', ['.........', '.........', '.........', '...x.....', '..oo.....', '..x......', '.........', '.........', '.........'], ['It threatens an open four.', '次に両端のあいた四になります。']),
    ],
  },
  {
    title: ['Fouls of Renju, for Black alone', '連珠の禁じ手（黒だけ）'],
    says: [['In Renju Black may not make these; who makes one loses. White may make all of them.', '連珠では、黒は次の手を打つと負けです。白には禁じ手がありません。']],
    rows: [
      foul('double-three', 'e5', ['.........', '.........', '....o....', '....o....', '..oo.....', '.........', '.........', '.........', '.........'], ['Two open threes by one stone.', '一手で三を二つ。']),
      foul('double-four', 'e5', ['.........', '....o....', '....o....', '....o....', '.ooo.....', '.........', '.........', '.........', '.........'], ['Two fours by one stone.', '一手で四を二つ。']),
      foul('overline', 'e6', ['.........', '.........', '.........', '.ooo.oo..', '.........', '.........', '.........', '.........', '.........'], ['Six or more in a row.', '六つ以上並ぶ手。']),
    ],
  },
]
