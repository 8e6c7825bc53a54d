import * as module from './module.js'

/** @type {import('../../types.js').Descriptor} */
export const game = {
  ...module,
  name: 'daifugo',
  functions: ['presets', 'deal', 'exchange', 'chooseReturn', 'roles', 'rolesOf', 'evaluate', 'legalMoves', 'apply', 'view', 
'choose', 'playout'],
  draws: ['deal'],
  words: () => import('./words.js'),
}
