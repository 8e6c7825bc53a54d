// The mahjong hand as a picture: tiles, melds, dora indicators, and the engine's words.
const TILE = 52

const tilesIn = elements => [...elements].filter(tile => tile.checkVisibility() && tile.dataset.tile).map(({ dataset: { tile, called } }) => ({ tile, across: called !== undefined }))

/** The elements with the hand, its melds, the indicators and the words, for the game and for the trainer. */
const PLACES = {
  game: ['#mj-hand', '#mj-side-self .laid-open', '#mj-dora', '#mj-status'],
  trainer: ['#mahjong-hand', '#mahjong-melds', '#mahjong-wall', '#mahjong-ruling-words'],
}

/** Draws a row of tiles from a position on, called tiles sideways. Returns the end of the row. */
function row(brush, tiles, left, y, size) {
  let x = left
  for (const { tile, across } of tiles) {
    brush.tile(x, y, size, tile, { across })
    x += (across ? size * 4 / 3 : size) + 2
  }
  return x
}

const wide = (tiles, size) => tiles.reduce((sum, { across }) => sum + (across ? size * 4 / 3 : size) + 2, 0)

export function table(room) {
  const [of, laid, wall, says] = PLACES[room.dataset.mode]
  const hand = tilesIn(room.querySelectorAll(`${of} .tile`))
  const melds = [...room.querySelectorAll(`${laid} .meld`)].map(meld => tilesIn(meld.querySelectorAll('.tile')))
  const dora = tilesIn(room.querySelectorAll(`${wall} .tile`))
  const parts = [hand, ...melds]
  const width = Math.max(560, 64 + parts.reduce((sum, part) => sum + wide(part, TILE) + 14, -14))
  const draw = brush => {
    row(brush, dora, 32, 8, 36)
    let x = (width - parts.reduce((sum, part) => sum + wide(part, TILE) + 14, -14)) / 2
    for (const part of parts) x = row(brush, part, x, 84, TILE) + 14
  }
  const tiles = [...parts.flat(), ...dora].map(({ tile }) => tile)
  return { width, height: 172, tiles, says: room.querySelector(says).textContent, draw }
}
