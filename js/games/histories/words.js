// The words of histories. Its tables are those of poker.
import { words as poker } from '../poker/words.js'

/** @type {import('../../seams.js').Words} */
export const words = { 'histories.importGame': poker['poker.importGame'] }
