// The room's results in numbers and words.
import { counted, number, option, PLACES, radio, share, total } from '../../shell/record/numbers.js'
import { said } from '../../ui/make.js'

/** The words for a key such as 'tenhou 1 baseline': rules, length, the others' level. */
function mahjongLevel(key) {
  const [rules, length, level] = key.split(' ')
  return [option('mj-rules', rules) ?? rules, radio('mj-length', length), option('mj-level', level) ?? level].join(said([', ', '・']))
}

/** @type {import('../../shell/record/numbers.js').Tally[]} */
export default [{
  levels: key => key !== 'problem',
  ...PLACES,
  level: mahjongLevel,
  line: of => [`${counted(total(of), 'game')}, ${counted(of[0], 'time')} first`, `${total(of)}戦、トップ${of[0]}回`],
}, {
  levels: key => key === 'problem',
  games: of => of[0],
  heads: [['Problems', '問題'], ['Best discards', '最善の打牌'], ['Points lost each', '一問の損']],
  cells: ([asked, right = 0, cost = 0]) => [number(asked), share(right, asked), number(cost / (asked || 1))],
  wins: ([, right = 0]) => right,
  won: ['Right', '正解'],
  each: ([, , cost = 0]) => -cost,
  over: ['Points lost in problems', '問題で失った点'],
  level: () => said(['What to discard?', '何切る']),
  line: ([asked, right]) => [`${right} of ${asked} problems right`, `${asked}問のうち${right}問正解`],
}]
