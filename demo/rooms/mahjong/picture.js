// The mahjong hand as a picture: tiles, melds, dora indicators, and what the engine says of it.
const TILE = 52

const tilesIn = elements => [...elements].filter(tile => tile.checkVisibility() && tile.dataset.tile).map(({ dataset: { tile, called } }) => ({ tile, across: called !== undefined }))

/** Where the hand is, its melds, the indicators, and what is said of it: in a game, and of a hand to think about. */
const PLACES = {
  game: ['#mj-hand', '#mj-side-self .laid-open', '#mj-dora', '#mj-status'],
  trainer: ['#mahjong-hand', '#mahjong-melds', '#mahjong-wall', '#mahjong-ruling-words'],
}

/** Tiles from a place on, those called across; where they end. */
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
