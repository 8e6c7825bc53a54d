import * as module from '../../module-mahjong.js'

/** @type {import('../../types.js').Descriptor} */
export const game = {
  ...module,
  name: 'mahjong',
  functions: ['shanten', 'shantenMany', 'ukeire', 'ukeireMany', 'score', 'value', 'chooseDiscard', 'chooseCall', 
'chooseKan'],
  words: () => import('./words.js'),
}
