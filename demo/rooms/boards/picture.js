// The board as a picture, with the stones numbered in the order of play.
import { COLOURS } from '../../shell/picture/brush.js'

const SIDE = 720
const MARGIN = 40
const EDGE = 34 // of wood around the lines, for their names

/** The numbers of the stones by square, from the moves in the link. */
function numbers() {
  const moves = new window.URLSearchParams(location.hash.split('?')[1] ?? '').get('moves')?.split('.').filter(move => /^\d+,/.test(move)) ?? []
  return new Map(moves.map((at, i) => [at, i + 1]))
}

/** The stones on the squares, row by row. */
const stones = room => [...room.querySelectorAll('#board [role="row"]')].map(row => [...row.children].map(({ dataset }) => dataset.stone ?? '.'))

function grid(brush, left, top, cell, rows, columns, lines) {
  const at = lines ? .5 : 0
  for (let i = 0; i <= rows - 2 * at; i++) brush.line([[left + at * cell, top + (i + at) * cell], [left + (columns - at) * cell, top + (i + at) * cell]], COLOURS.grain)
  for (let j = 0; j <= columns - 2 * at; j++) brush.line([[left + (j + at) * cell, top + at * cell], [left + (j + at) * cell, top + (rows - at) * cell]], COLOURS.grain)
}

function named(brush, left, top, cell, rows, columns) {
  const style = { size: 13, colour: COLOURS.grain, align: 'center', most: EDGE }
  for (let i = 0; i < rows; i++) brush.words(String(rows - i), left - EDGE / 2, top + (i + .5) * cell + 5, style)
  for (let j = 0; j < columns; j++) brush.words(String.fromCharCode(65 + j), left + (j + .5) * cell, top + rows * cell + EDGE / 2 + 5, style)
}

/** The winning line, as drawn over the squares on the page. */
function won(brush, room, left, top, cell) {
  const path = room.querySelector('#line-won-core').getAttribute('d')
  if (!path) return
  const { context } = brush
  context.save()
  context.translate(left, top)
  context.scale(cell, cell)
  Object.assign(context, { strokeStyle: '#d8391f', lineWidth: .1, lineCap: 'round' }).stroke(new window.Path2D(path))
  context.restore()
}

export function table(room) {
  const board = stones(room)
  const [rows, columns] = [board.length, board[0].length]
  const cell = Math.min(SIDE / columns, SIDE / rows)
  const width = Math.max(480, columns * cell + 2 * (MARGIN + EDGE))
  const left = (width - columns * cell) / 2
  const lines = room.querySelector('#board-frame').matches('[data-lines]')
  const order = numbers()
  const draw = brush => {
    brush.box(left - EDGE, 0, columns * cell + 2 * EDGE, rows * cell + 2 * EDGE, 8, COLOURS.wood)
    grid(brush, left, EDGE, cell, rows, columns, lines)
    named(brush, left, EDGE, cell, rows, columns)
    board.forEach((row, i) => row.forEach((stone, j) => {
      if (stone === '.') return
      const [x, y] = [left + (j + .5) * cell, EDGE + (i + .5) * cell]
      brush.stone(x, y, cell * .46, stone === 'o')
      const number = String(order.get(`${i},${j}`) ?? '')
      const size = cell * (number.length > 2 ? .34 : .42)
      brush.words(number, x, y + size * .36, { size, weight: 600, align: 'center', colour: stone === 'o' ? '#fff' : '#17202b', most: cell })
    }))
    won(brush, room, left, EDGE, cell)
  }
  return { width, height: rows * cell + 2 * EDGE, says: room.querySelector('#play-status').textContent, draw }
}
