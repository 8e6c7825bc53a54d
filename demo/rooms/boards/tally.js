// The room's results in numbers and words.
import { number, radio, share, total } from '../../shell/record/numbers.js'
import { said } from '../../ui/make.js'

/**
 * The words for a key such as '15x15x5 3': columns, rows, stones in a row and the rule ('=' for exactly that many), and
 * the level.
 */
function boardsLevel(key) {
  const [, columns, rows, row, rule, level] = /^(\d+)x(\d+)x(\d+)(\S*) (.*)$/.exec(key) ?? []
  if (!columns) return key
  const inRow = said([`${row} in a row`, `${row}目`])
  const how = rule && radio('play-rule', rule === '=' ? 'exact' : rule)
  return [`${columns}×${rows}`, inRow, how, `${said(['level', 'レベル'])} ${level} (${radio('play-level', level)})`].filter(Boolean).join(said([', ', '・']))
}

/** @type {import('../../shell/record/numbers.js').Tally[]} */
export default [{
  games: total,
  heads: [['Won', '勝ち'], ['Drawn', '分け'], ['Lost', '負け'], ['Wins', '勝率']],
  cells: of => [number(of[0] ?? 0), number(of[1] ?? 0), number(of[2] ?? 0), share(of[0], total(of))],
  level: boardsLevel,
  wins: ([won = 0]) => won,
  won: ['Won', '勝ち'],
  each: ([won = 0, , lost = 0]) => won - lost,
  over: ['Games won less games lost', '勝ち越し（勝ち − 負け）'],
  line: ([won, drawn = 0, lost = 0]) => [`${won} won, ${drawn} drawn, ${lost} lost`, `${won}勝${lost}敗${drawn}分`],
}]
