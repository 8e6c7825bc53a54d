import * as module from '../../module-mnk.js'

/** @type {import('../../types.js').Descriptor} */
export const game = {
  ...module,
  name: 'mnk',
  functions: ['legalMoves', 'apply', 'evaluate', 'search', 'pairs', 'pairsMany'],
  words: () => import('./words.js'),
}
