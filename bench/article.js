// The evaluation of boards as in the article 三目並べの盤面の評価の例 (see docs/errata.md): bit boards as BigInt, and a list
// of patterns tested one by one. The list is corrected: it has all 210 adjacent pairs of 8 × 8 squares.

const SIDE = 8
// Steps to the right, down and along both diagonals, [columns, rows], in the order of the bits.
const STEPS = [[1, 0], [0, 1], [1, 1], [-1, 1]]

const bit = (column, row) => 1n << BigInt(column + SIDE * row)

/** A mask for each pair of adjacent squares. */
export const PAIRS = STEPS.flatMap(([right, down]) =>
  Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)])
    .map(([column, row]) => [column, row, column + right, row + down])
    .filter(([, , column, row]) => column >= 0 && column < SIDE && row < SIDE)
    .map(([column, row, nextColumn, nextRow]) => bit(column, row) | bit(nextColumn, nextRow)))

/**
 * The number of black pairs minus the number of white pairs.
 * @param {bigint} black
 * @param {bigint} white
 */
export function evaluate(black, white) {
  let score = 0
  for (const pair of PAIRS) {
    if ((black & pair) === pair) score++
    if ((white & pair) === pair) score--
  }
  return score
}
