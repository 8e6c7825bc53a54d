import * as module from '../../module-daifugo.js'

/** @type {import('../../types.js').Descriptor} */
export const game = {
  ...module,
  name: 'daifugo',
  functions: ['presets', 'deal', 'exchange', 'chooseReturn', 'roles', 'evaluate', 'legalMoves', 'apply', 'view', 
'choose', 'playout'],
  words: () => import('./words.js'),
}
