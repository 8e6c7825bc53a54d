// The book of first moves: every position in it, looked up in all its images, and what is not in it.
import assert from 'node:assert/strict'
import test from 'node:test'
import { positions } from '../games/mnk/book-positions.js'
import { book, InputError } from '../games/mnk/book.js'
import { turned, undone } from '../games/mnk/symmetry.js'

const SIDE = 15
const SYMMETRIES = [...Array(8).keys()]
const EMPTY = Array(SIDE).fill('.'.repeat(SIDE))

/** A board with stones on it, black's and white's in turn: 'hh' is the centre. */
function boardOf(stones) {
  const rows = EMPTY.map(row => [...row])
  for (const [i, at] of (stones.match(/../g) ?? []).entries()) rows[SIDE - 1 - (at.charCodeAt(1) - 97)][at.charCodeAt(0) - 97] = 'ox'[i % 2]
  return rows.map(row => row.join(''))
}

/** An image of a board by turning whole rows, which the book does in another way. */
function image(rows, symmetry) {
  let after = rows
  if (symmetry & 1) after = [...after.keys()].map(column => after.map(row => row[column]).join(''))
  if (symmetry & 2) after = [...after].reverse()
  if (symmetry & 4) after = after.map(row => [...row].reverse().join(''))
  return after
}

const other = rows => rows.map(row => row.replace(/[ox]/g, stone => (stone === 'o' ? 'x' : 'o')))
const setOf = moves => moves.map(({ square, chance }) => `${square} ${chance}`).sort()

test('a symmetry turns squares as it turns boards, and undone takes it back', () => {
  for (const symmetry of SYMMETRIES) {
    for (const square of [[0, 1], [7, 7], [3, 12], [14, 2]]) {
      const rows = EMPTY.map((row, r) => (r === square[0] ? `${row.slice(0, square[1])}o${row.slice(square[1] + 1)}` : row))
      const [row, column] = turned(square, symmetry, SIDE, SIDE)
      assert.equal(image(rows, symmetry)[row][column], 'o')
      assert.deepEqual(turned([row, column], undone(symmetry), SIDE, SIDE), square)
    }
  }
})

for (const [rule, text] of Object.entries(positions)) {
  test(`${rule}: all eight images of every position are in the book, and their moves are the images of its moves`, () => {
    const lines = text.split('\n')
    assert.ok(lines.length > 100)
    for (const line of lines) {
      const rows = boardOf(line.split(' ')[0])
      const found = book(rows, { rule })
      assert.ok(found, line)
      assert.equal(found.chance, found.moves[0].chance)
      assert.equal(found.turn, rows.join('').replaceAll('.', '').length % 2 ? 'x' : 'o')
      for (const { move, square: [row, column], chance } of found.moves) {
        assert.equal(rows[row][column], '.')
        assert.equal(move, `${'abcdefghijklmno'[column]}${SIDE - row}`)
        assert.ok(chance >= 0 && chance <= 1)
      }
      for (const symmetry of SYMMETRIES) {
        const there = book({ rules: { rule, k: 5 }, board: image(rows, symmetry).join('\n'), turn: found.turn })
        assert.deepEqual(setOf(there.moves), setOf(found.moves.map(({ square, chance }) => ({ square: turned(square, symmetry, SIDE, SIDE), chance }))), `${line}, ${symmetry}`)
        assert.equal(there.nodes, found.nodes)
      }
    }
  })
}

test('moves that a symmetry of the position makes the same are all there', () => {
  const empty = book(EMPTY)
  assert.deepEqual(empty.moves[0].move, 'h8')
  const { moves } = book(boardOf('hh'))
  const same = moves.filter(({ chance }) => chance === moves[0].chance).map(({ move }) => move)
  assert.ok(same.length >= 4, String(same))
})

test('white may have begun where both colours have the same rules', () => {
  const rows = boardOf('hhii')
  const found = book(rows)
  const swapped = book(other(rows), { turn: 'x' })
  assert.deepEqual(swapped, { ...found, turn: 'x' })
  assert.equal(book(other(boardOf('hhhigf')), { rule: 'renju', turn: 'o' }), null)
})

test('what the book does not have is null', () => {
  assert.equal(book(['...', '...', '...']), null)
  assert.equal(book(EMPTY, { k: 4 }), null)
  assert.equal(book(EMPTY, { rule: 'caro' }), null)
  assert.equal(book(EMPTY, { rule: 'constructor' }), null)
  assert.equal(book(boardOf('aabbccddee')), null)
  assert.equal(book(boardOf('hhiigg'), { turn: 'o' }), null)
  assert.equal(book(boardOf('hh'), { turn: 'o' }), null, 'a black stone alone, and black to move')
})

test('what is no board is refused by its field', () => {
  const refused = (position, options, field) => assert.throws(() => book(position, options), error => error instanceof InputError && error.field === field)
  refused(7, undefined, 'position')
  refused(null, undefined, 'position')
  refused({}, undefined, 'position.board')
  refused([1, 2], undefined, 'position')
  refused(['..', '.'], undefined, 'position')
  refused({ board: ['.b.'] }, undefined, 'position.board')
  refused(EMPTY, { turn: 'black' }, 'options.turn')
  refused({ board: EMPTY, turn: 0 }, undefined, 'position.turn')
})
