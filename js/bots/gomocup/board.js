// The board of gomoku for a brain of the Gomocup protocol: 'o' are the brain's own stones, 'x' its opponent's.

/** A command that the brain answers with ERROR. */
export class Refusal extends Error {}

const LEAST = 5
const MOST = 25
const A = 'a'.charCodeAt(0)

/**
 * @typedef {{ x: number, y: number }} Place column and row, counted from the top left
 *
 * @typedef {object} Board immutable: a move makes a new one
 * @property {number} columns
 * @property {number} rows
 * @property {string} squares row by row: '.', 'o' or 'x'
 * @property {number} passed how often the brain has passed, less its opponent's passes
 */

/**
 * An empty board, of 5 to 25 columns and rows.
 * @param {number} columns
 * @param {number} rows
 * @returns {Board}
 */
export function emptyBoard(columns, rows) {
  for (const side of [columns, rows]) {
    if (!(side >= LEAST && side <= MOST)) throw new Refusal(`unsupported size ${columns} x ${rows}: both sides must be ${LEAST} to ${MOST}`)
  }
  return { columns, rows, squares: '.'.repeat(columns * rows), passed: 0 }
}

/**
 * The board with one more stone; with one less if `stone` is '.'.
 * @param {Board} board
 * @param {Place} place
 * @param {'o' | 'x' | '.'} stone
 * @returns {Board}
 */
export function put(board, { x, y }, stone) {
  const { columns, rows, squares } = board
  if (x < 0 || y < 0 || x >= columns || y >= rows) throw new Refusal(`${x},${y} is not on the board of ${columns} x ${rows}`)
  const at = y * columns + x
  const taken = squares[at] !== '.'
  if (taken === (stone !== '.')) throw new Refusal(`${x},${y} is ${taken ? 'not ' : ''}empty`)
  return { ...board, squares: squares.slice(0, at) + stone + squares.slice(at + 1) }
}

/** @param {Board} board */
export const isEmpty = ({ squares }) => !/[ox]/.test(squares)

/** The board after a pass. @param {Board} board @param {'o' | 'x'} side @returns {Board} */
export const pass = (board, side) => ({ ...board, passed: board.passed + (side === 'o' ? 1 : -1) })

/** Whether the brain has moved less often than its opponent. @param {Board} board */
export const isBehind = ({ squares, passed }) => squares.split('o').length + passed < squares.split('x').length

/** The board with 'o' and 'x' exchanged. @param {Board} board @returns {Board} */
export const swapped = board => ({ ...board, passed: -board.passed, squares: board.squares.replace(/[ox]/g, stone => (stone === 'o' ? 'x' : 'o')) })

/** The board in the engine's form: a text for each row. @param {Board} board */
export const rowsOf = ({ columns, rows, squares }) =>
  Array.from({ length: rows }, (_, y) => squares.slice(y * columns, (y + 1) * columns))

/** @param {readonly [row: number, column: number]} square */
export const placeOf = ([y, x]) => ({ x, y })

/** A square in the engine's notation, where rows count from below. @param {Board} board @param {Place} place */
export const named = ({ rows }, { x, y }) => `${String.fromCharCode(A + x)}${rows - y}`

/** Reads a square in the engine's notation. @param {Board} board @param {string} name @returns {Place} */
export const unnamed = ({ rows }, name) => ({ x: name.charCodeAt(0) - A, y: rows - Number(name.slice(1)) })

/** A square in the protocol's notation. @param {Place} place */
export const shown = ({ x, y }) => `${x},${y}`

/** Whether a place stands for a pass: -1,-1. @param {Place} place */
export const isPass = ({ x, y }) => x === -1 && y === -1

/**
 * Reads whole numbers between commas.
 * @param {string} text
 * @param {number} count how many there must be
 * @param {string} form what they are, for the message
 */
export function numbers(text, count, form) {
  const parts = text.split(',').map(part => part.trim())
  if (parts.length !== count || !parts.every(part => /^-?\d{1,9}$/.test(part))) {
    throw new Refusal(`expected ${form}, not "${printable(text)}"`)
  }
  return parts.map(Number)
}

/** Reads a square in the protocol's notation, or a pass. Throws a Refusal. @param {string} text @returns {Place} */
export function readPlace(text) {
  const [x, y] = numbers(text, 2, 'X,Y')
  return { x, y }
}

const SHOWN = 40

/** The manager's text, cut and without special characters, to be quoted in one line of an answer. @param {string} text */
export const printable = text => text.replace(/[^ -~]/g, '?').slice(0, SHOWN)
