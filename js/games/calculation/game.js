import * as module from '../../module-calculation.js'
import { functions } from './lists.js'

export { lists } from './lists.js'

/** @type {import('../../seams.js').Descriptor} */
export const game = {
  ...module,
  name: 'calculation',
  functions,
  draws: ['deal'],
  words: () => import('./words.js'),
}
