// The mahjong hand as a picture: tiles, melds, dora indicators, and what the engine says of it.
const TILE = 52

const tilesIn = elements => [...elements].filter(tile => tile.checkVisibility() && tile.dataset.tile).map(({ dataset: { tile, called } }) => ({ tile, across: called !== undefined }))

/** Tiles from a place on, those called across; where they end. */
function row(brush, tiles, left, y, size) {
  let x = left
  for (const { tile, across } of tiles) {
    brush.tile(x, across ? y + size / 3 : y, size, tile, { across })
    x += (across ? size * 4 / 3 : size) + 2
  }
  return x
}

const wide = (tiles, size) => tiles.reduce((sum, { across }) => sum + (across ? size * 4 / 3 : size) + 2, 0)

export function table(room) {
  const hand = tilesIn(room.querySelectorAll('#mahjong-hand .tile'))
  const melds = [...room.querySelectorAll('#mahjong-melds .meld')].map(meld => tilesIn(meld.querySelectorAll('.tile')))
  const dora = tilesIn(room.querySelectorAll('#mahjong-wall .tile'))
  const parts = [hand, ...melds]
  const width = Math.max(560, 64 + parts.reduce((sum, part) => sum + wide(part, TILE) + 14, -14))
  const draw = brush => {
    row(brush, dora, 32, 8, 36)
    let x = (width - parts.reduce((sum, part) => sum + wide(part, TILE) + 14, -14)) / 2
    for (const part of parts) x = row(brush, part, x, 84, TILE) + 14
  }
  const tiles = [...parts.flat(), ...dora].map(({ tile }) => tile)
  return { width, height: 172, tiles, says: room.querySelector('#mahjong-ruling-words').textContent, draw }
}
