import * as module from '../../module-mahjong.js'
import { functions } from './lists.js'

export { lists } from './lists.js'

/** @type {import('../../seams.js').Descriptor} */
export const game = {
  ...module,
  name: 'mahjong',
  functions,
  draws: ['deal'],
  words: () => import('./words.js'),
  chinese: () => import('./words.zh.js'),
}
