// The book of first moves. It needs no engine; its positions load with it, and nothing else in the package loads it.
import { InputError } from '../../errors.js'
import { positions } from './book-positions.js'
import { turned, undone } from './symmetry.js'

export { InputError } from '../../errors.js'

/** The book's boards: 15 × 15, five in a row. */
const SIDE = 15
const FIVE = 5
const SYMMETRIES = [...Array(8).keys()]

/** @typedef {import('./symmetry.js').Square} Square */
/** @typedef {{ moves: { square: Square, chance: number }[], nodes: number }} Entry */

/** @type {Map<string, Map<string, Entry>>} */
const books = new Map()

/** The key of a position: the squares of the side that began, then of the other side. @param {readonly Square[][]} sides */
const keyOf = sides => sides.map(squares => squares.map(([row, column]) => row * SIDE + column).sort((a, b) => a - b).join()).join('/')

/** The square of two letters: column and row, the row from below. @param {string} text @returns {Square} */
const squareOf = text => [SIDE - 1 - (text.charCodeAt(1) - 97), text.charCodeAt(0) - 97]

/** A line of book-positions.js. @param {string} line @returns {[string, Entry]} */
function entryOf(line) {
  const [stones, moves, nodes] = line.split(' ')
  const at = (stones.match(/../g) ?? []).map(squareOf)
  return [keyOf([0, 1].map(side => at.filter((_, i) => i % 2 === side))), {
    moves: (moves.match(/.{4}/g) ?? []).map(text => ({ square: squareOf(text), chance: parseInt(text.slice(2), 36) / 1000 })),
    nodes: parseInt(nodes, 36),
  }]
}

/** The positions of a rule by their keys. @param {string} rule */
function bookOf(rule) {
  if (!Object.hasOwn(positions, rule)) return undefined
  if (!books.has(rule)) books.set(rule, new Map(positions[rule].split('\n').filter(Boolean).map(entryOf)))
  return books.get(rule)
}

/** @param {import('../../types.js').InputCode} code @param {string} field @param {string} reason @returns {never} */
function refuse(code, field, reason) {
  throw new InputError({ code, field, message: `${field} ${reason}` })
}

const NAMES = 'abcdefghijklmno'
/** A square as players call it. @param {Square} square */
const nameOf = ([row, column]) => `${NAMES[column]}${SIDE - row}`

/** The rows of a board. @param {unknown} board @param {string} field */
function rowsOf(board, field) {
  const rows = typeof board === 'string' ? board.split('\n') : board
  if (!Array.isArray(rows) || rows.some(row => typeof row !== 'string')) return refuse('type', field, 'must be text or an array of rows')
  for (const [i, row] of rows.entries()) {
    if (/[^.ox]/.test(row)) refuse('board', field, `is no board: row ${i}: ${JSON.stringify(row)} is not of ".", "o" and "x"`)
    if (row.length !== rows[0].length) refuse('board', field, `is no board: row ${i}: ${row.length} squares, but the first row has ${rows[0].length}`)
  }
  return /** @type {string[]} */ (rows)
}

/** The squares of a side's stones. @param {string[]} rows @param {string} side */
const stonesOf = (rows, side) => rows.flatMap((row, r) => [...row].flatMap((stone, c) => (stone === side ? [/** @type {Square} */ ([r, c])] : [])))

/** @type {typeof import('./book.js').book} */
export function book(position, options = {}) {
  const given = /** @type {any} */ (position)
  const isTable = typeof given === 'object' && given !== null && !Array.isArray(given)
  const rows = rowsOf(isTable ? given.board : given, isTable ? 'position.board' : 'position')
  const { k = FIVE, rule = 'free' } = isTable ? given.rules ?? options : options
  const [black, white] = [stonesOf(rows, 'o'), stonesOf(rows, 'x')]
  const turn = (isTable ? given.turn : options.turn) ?? (white.length < black.length ? 'x' : 'o')
  if (turn !== 'o' && turn !== 'x') refuse('range', isTable ? 'position.turn' : 'options.turn', `must be "o" or "x", not ${JSON.stringify(turn)}`)
  const known = bookOf(rule)
  if (!known || k !== FIVE || rows.length !== SIDE || rows[0].length !== SIDE) return null
  const began = black.length === white.length ? turn : turn === 'o' ? 'x' : 'o'
  // White may have begun if both colours have the same rules, that is, not in renju.
  if (began === 'x' && rule === 'renju') return null
  return lookUp(known, began === 'o' ? [black, white] : [white, black], turn)
}

/** @param {Map<string, Entry>} known @param {Square[][]} sides @param {import('./types.js').Side} turn */
function lookUp(known, sides, turn) {
  const images = SYMMETRIES.map(symmetry => keyOf(sides.map(squares => squares.map(square => turned(square, symmetry, SIDE, SIDE)))))
  // The image that is in the book. If the position is symmetric, several symmetries give it.
  const key = images.find(image => known.has(image))
  const entry = key !== undefined && known.get(key)
  if (!entry) return null
  const same = SYMMETRIES.filter(symmetry => images[symmetry] === key)
  const moves = entry.moves.flatMap(({ square, chance }) => {
    const all = same.map(symmetry => turned(square, undone(symmetry), SIDE, SIDE))
    const once = new Map(all.map(at => [nameOf(at), at]))
    return [...once].sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1]).map(([move, at]) => ({ move, square: at, chance }))
  })
  return { turn, chance: moves[0].chance, moves, nodes: entry.nodes }
}
