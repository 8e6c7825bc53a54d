import * as module from '../../module-mnk.js'
import { functions } from './lists.js'

export { lists } from './lists.js'

/** @type {import('../../seams.js').Descriptor} */
export const game = {
  ...module,
  name: 'mnk',
  functions,
  draws: ['deal'],
  words: () => import('./words.js'),
}
