// A room's table in little, for its tile on the start page, which draws it without the program and without the engine (start.js).
// What of the table is in it, the room's HTML says: data-mini, with a selector of what lies there unless that is cards or tiles.
// It is kept beside the game, whose sum it begins with, so that the start page knows whose it is: rows with | between, of a letter
// for their kind and what lies there: "1x9k2f c8h,10s|cJd,joker".

const LETTERS = { card: 'c', tile: 't', square: 's' }
/** How far from the middle of its stones a board is seen, in rows and columns. */
const FAR = { down: 6, right: 9 }

/** A card or a tile as it is written, '' for what lies face down or is no card. */
const written = ({ rank, suit, tile }) => (tile !== undefined ? (/^\d[mpsz]$/.test(tile) ? tile : '') : suit === 'joker' ? suit : rank && suit ? rank + suit : '')

/** Stones by how far they lie from their middle. */
function stones(squares) {
  const all = squares.map(({ dataset: { stone, row, column } }) => ({ stone, row: Number(row), column: Number(column) }))
  const middle = of => Math.round((Math.min(...all.map(of)) + Math.max(...all.map(of))) / 2)
  const [row, column] = [middle(at => at.row), middle(at => at.column)]
  return all.map(at => [at.stone, at.row - row, at.column - column])
    .filter(([, down, right]) => Math.abs(down) <= FAR.down && Math.abs(right) <= FAR.right)
    .map(([stone, down, right]) => `${stone}${down}.${right}`)
}

/** A part of the table as a row; '' where nothing lies. */
function row(part) {
  const items = [...part.querySelectorAll(part.dataset.mini || '.card, .tile')].filter(item => !item.hidden)
  if (!items.length) return ''
  const letter = LETTERS[['square', 'tile', 'card'].find(kind => items[0].classList.contains(kind))]
  if (letter === 's') return (part.closest('[data-lines]') ? 's' : 'q') + stones(items).join()
  const words = items.map(({ dataset }) => written(dataset)).filter(Boolean)
  return words.length ? letter + words.join() : ''
}

/** What a room's table has in little. */
export function miniature(room) {
  const parts = [...room.querySelectorAll('[data-mini]')].filter(part => !part.hidden && [undefined, room.dataset.mode].includes(part.closest('[data-of]')?.dataset.of))
  return parts.map(row).filter(Boolean).join('|')
}
