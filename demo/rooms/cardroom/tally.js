// The room's results in numbers and words.
import { counted, number, option, share } from '../../shell/record/numbers.js'
import { said } from '../../ui/make.js'

/** The words for a key such as 'draw no-limit 4 regular': game, limit, players, the others' level. */
function cardroomLevel(key) {
  const [variant, limit, players, level] = key.split(' ')
  const strength = level === 'mixed' ? said(['mixed', '混成']) : option('cr-level-all', level) ?? level
  return [option('cr-variant', variant) ?? variant, option('cr-limit', limit) ?? limit, said([`${players} players`, `${players}人`]), strength].join(said([', ', '・']))
}

/** @type {import('../../shell/record/numbers.js').Tally[]} */
export default [{
  games: of => of[0],
  heads: [['Hands', '手数'], ['Won', '獲得'], ['Showdowns won', 'ショーダウン勝率'], ['Big blinds a hundred hands', '百手あたり（大ブラインド）']],
  cells: ([hands, won = 0, met = 0, beaten = 0, blinds = 0]) => [number(hands), share(won, hands), share(beaten, met), number(blinds / (hands || 1), 1)],
  level: cardroomLevel,
  wins: ([, won = 0]) => won,
  won: ['Won', '獲得'],
  each: ([, , , , hundredths = 0]) => hundredths / 100,
  over: ['Big blinds won', '獲得した BB'],
  line: ([hands, won]) => [`${won} of ${counted(hands, 'hand')} won`, `${hands}手のうち${won}手を獲得`],
}]
