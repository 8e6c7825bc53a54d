import * as module from '../../module-coin.js'
import { functions } from './lists.js'

export { lists } from './lists.js'

/** @type {import('../../seams.js').Descriptor} */
export const game = {
  ...module,
  name: 'coin',
  functions,
  words: () => import('./words.js'),
}
