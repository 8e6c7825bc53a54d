import * as module from '../../module-poker.js'
import { functions } from './lists.js'

export { lists } from './lists.js'

/** @type {import('../../seams.js').Descriptor} */
export const game = {
  ...module,
  name: 'poker',
  functions,
  draws: ['deal', 'videoDeal'],
  words: () => import('./words.js'),
}
