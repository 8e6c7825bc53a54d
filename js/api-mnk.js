// The types of the functions of m,n,k boards. Nothing here runs.
export {}

/**
 * @typedef {import('./api.js').CallOptions} CallOptions
 */

/**
 * A board of 1-20 columns and rows: text with a row a line, or an array of rows, top to bottom; '.' empty, 'o' black
 * (positive), 'x' white.
 * @typedef {string | readonly string[]} Board
 *
 * @typedef {object} Pairs
 * @property {number} value black minus white
 * @property {number} black runs of black stones
 * @property {number} white runs of white stones
 * @property {number} columns
 * @property {number} rows
 * @property {{ stone: 'o' | 'x', cells: [row: number, column: number][] }[]} pairs every run, with its squares counted
 *   from the top left
 *
 * @typedef {object} Mnk
 * @property {(board: Board, options?: CallOptions & { length?: number }) => Pairs} pairs the article's evaluation:
 *   adjacent pairs of stones in all four directions, or runs of another length, 2-20
 * @property {(boards: Int8Array | BigUint64Array,
 *   options?: CallOptions & { columns?: number, rows?: number, length?: number }) => Int32Array} pairsMany
 *   the values of many boards of one size, default 8 × 8. As Int8Array a square each, row by row from the top left: 1
 *   black, -1 white, 0 empty. As BigUint64Array, up to 64 squares, two words each, the black squares and the white:
 *   bit 0 is the bottom right square, bits grow to the left, then upwards
 */
