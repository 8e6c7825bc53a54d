import * as module from '../../module-histories.js'
import { functions } from './lists.js'

export { lists } from './lists.js'

/** @type {import('../../seams.js').Descriptor} */
export const game = {
  ...module,
  name: 'histories',
  functions,
  words: () => import('./words.js'),
}
