import * as module from '../../module-calculation.js'

/** @type {import('../../types.js').Descriptor} */
export const game = {
  ...module,
  name: 'calculation',
  functions: ['deal', 'legalMoves', 'apply', 'playout', 'successRate', 'choose', 'stillWinnable', 'solve', 'review'],
  words: () => import('./words.js'),
}
