// The room's results in numbers and words.
import { counted, number, share, total } from '../../shell/record/numbers.js'
import { said } from '../../ui/make.js'

/** @type {import('../../shell/record/numbers.js').Tally[]} */
export default [{
  games: total,
  heads: [['Solved', '完成'], ['Not solved', '失敗'], ['Solved', '完成率']],
  cells: of => [number(of[0] ?? 0), number(of[1] ?? 0), share(of[0], total(of))],
  level: key => {
    const [piles, lead, rise] = key.split(' ')
    const [game, ja] = rise ? ['Sir Tommy, ', 'サー・トミー、'] : ['', '']
    return said([`${game}${piles} piles, ${lead} × 4 laid`, `${ja}屑札 ${piles}、初めに ${lead} × 4 枚`])
  },
  wins: ([solved = 0]) => solved,
  won: ['Solved', '完成'],
  each: ([solved = 0, lost = 0]) => solved - lost,
  over: ['Deals solved less deals lost', '完成 − 失敗'],
  line: of => [`${of[0]} of ${counted(total(of), 'deal')} solved`, `${total(of)}回のうち${of[0]}回完成`],
}]
