// The room's results in numbers and words.
import { number, option, share } from '../../shell/record/numbers.js'

/** A readable form of a game's key, for a game whose name the engine has not given yet. */
const plainly = key => key.replace(/-(\d+)-(\d+)$/, ' $1/$2').replaceAll('-', ' ').replace(/^./, first => first.toUpperCase())

/** @type {import('../../shell/record/numbers.js').Tally[]} */
export default [{
  games: of => of[0],
  heads: [['Hands', '手数'], ['Best holds', '最善の手'], ['Return', '還元率'], ['EV lost a hand', '一手の損']],
  cells: ([hands, best = 0, paid = 0, cost = 0, more = 0]) => [number(hands), share(best, hands), share(paid, hands + more), number(cost / 10_000 / (hands || 1), 4)],
  level: key => option('draw-game', key) ?? plainly(key),
  wins: ([, best = 0]) => best,
  won: ['Best holds', '最善の残し方'],
  each: ([, , paid = 0, , more = 0]) => paid - 1 - more,
  over: ['Units won', '収支（賭け金の倍数）'],
  line: ([hands, best]) => [`${best} of ${hands} best holds`, `${hands}手のうち${best}手が最善`],
}]
