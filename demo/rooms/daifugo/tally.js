// The room's results in numbers and words.
import { counted, option, PLACES, radio, total } from '../../shell/record/numbers.js'
import { said } from '../../ui/make.js'

/** The words for a key such as 'common 4 skilled': rules, players, the others' level. */
function daifugoLevel(key) {
  const [rules, players, level] = key.split(' ')
  const strength = level === 'mixed' ? said(['mixed', '混成']) : option('dfg-level-1', level) ?? level
  return [radio('dfg-preset', rules), said([`${players} players`, `${players}人`]), strength].join(said([', ', '・']))
}

/** @type {import('../../shell/record/numbers.js').Tally[]} */
export default [{
  ...PLACES,
  level: daifugoLevel,
  line: of => [`${counted(total(of), 'game')}, ${counted(of[0], 'time')} first`, `${total(of)}戦、一着${of[0]}回`],
}]
