import * as module from '../../module-poker.js'

/** @type {import('../../types.js').Descriptor} */
export const game = {
  ...module,
  name: 'poker',
  functions: ['games', 'deal', 'advise', 'solve', 'equity', 'evaluate', 'compare', 'evaluateMany'],
  words: () => import('./words.js'),
}
