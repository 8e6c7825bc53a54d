import * as module from '../../module-solver.js'
import { functions } from './lists.js'

export { lists } from './lists.js'

/** @type {import('../../seams.js').Descriptor} */
export const game = {
  ...module,
  name: 'solver',
  functions,
  words: () => import('./words.js'),
}
