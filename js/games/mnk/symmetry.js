// The symmetries of a board: 0 to 7, bit 0 exchanges rows and columns, bits 1 and 2 mirror rows and columns. core/mnk has the same.

/** @typedef {[row: number, column: number]} Square */

/**
 * A square after a symmetry. `symmetry` is even where a board is not square.
 * @param {Readonly<Square>} square @param {number} symmetry @param {number} columns @param {number} rows
 * @returns {Square}
 */
export function turned([row, column], symmetry, columns, rows) {
  const [r, c] = symmetry & 1 ? [column, row] : [row, column]
  return [symmetry & 2 ? rows - 1 - r : r, symmetry & 4 ? columns - 1 - c : c]
}

/** The symmetry that undoes one. @param {number} symmetry */
export const undone = symmetry => (symmetry & 1 ? 1 | (symmetry & 2) << 1 | (symmetry & 4) >> 1 : symmetry)
