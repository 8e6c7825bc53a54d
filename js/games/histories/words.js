// The words of histories: their tables are poker's.
import { words as poker } from '../poker/words.js'

/** @type {import('../../seams.js').Words} */
export const words = { 'histories.importGame': poker['poker.importGame'] }
