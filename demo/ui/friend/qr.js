// A text as a QR code (ISO/IEC 18004): bytes, error correction level L, versions 1 to 20, which hold up to 858 bytes.

/** By version from 1: the check bytes of a block, and the blocks, of level L (table 9 of the standard). */
const CHECKS = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]
const LEVEL_L = 1

/** The eight masks: which modules of row y and column x they invert. */
const MASKS = [
  (y, x) => (y + x) % 2, y => y % 2, (_, x) => x % 3, (y, x) => (y + x) % 3, (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (y, x) => y * x % 2 + y * x % 3, (y, x) => (y * x % 2 + y * x % 3) % 2, (y, x) => ((y + x) % 2 + y * x % 3) % 2,
]

// --- bytes -----------------------------------------------------------------------

/** The product of two bytes in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a, b) {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ (b >> bit & 1 ? a : 0)
  return product
}

/** The Reed-Solomon check bytes of a block. */
function checks(block, count) {
  let generator = [1]
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    generator = [...generator, 0].map((each, k) => each ^ (k > 0 ? times(generator[k - 1], root) : 0))
  }
  const rest = [...block, ...Array(count).fill(0)]
  for (let i = 0; i < block.length; i++) generator.forEach((each, k) => { rest[i + k] ^= k ? times(each, rest[i]) : 0 })
  return rest.slice(block.length)
}

/** How many bytes a version holds, with the check bytes. */
function room(version) {
  const patterns = version > 1 ? Math.floor(version / 7) + 2 : 0
  const aligning = patterns ? 25 * (patterns ** 2 - 3) - 10 * (patterns - 2) : 0 // less what the timing patterns share
  return (16 * version + 128) * version + 64 - aligning - (version > 6 ? 36 : 0) >> 3
}
const dataRoom = version => room(version) - CHECKS[version - 1] * BLOCKS[version - 1]

/** A text's bytes and their check bytes, in the order in which they are drawn. */
function codewords(bytes, version) {
  const bits = [[4, 4], [bytes.length, version > 9 ? 16 : 8], ...bytes.map(byte => [byte, 8])].map(([value, n]) => value.toString(2).padStart(n, '0')).join('')
  const data = (bits + '0000').slice(0, dataRoom(version) * 8).match(/.{1,8}/g).map(byte => parseInt(byte.padEnd(8, '0'), 2))
  for (let pad = 0xec; data.length < dataRoom(version); pad ^= 0xec ^ 0x11) data.push(pad)
  const [count, most] = [BLOCKS[version - 1], Math.ceil(data.length / BLOCKS[version - 1])]
  const short = count * most - data.length // the number of blocks, the first ones, that are a byte shorter
  const blocks = []
  for (let i = 0, at = 0; i < count; i++) blocks.push(data.slice(at, at += most - (i < short ? 1 : 0)))
  const woven = lists => Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, i) => lists.map(list => list[i])).flat().filter(byte => byte !== undefined)
  return [...woven(blocks), ...woven(blocks.map(block => checks(block, CHECKS[version - 1])))]
}

// --- modules ---------------------------------------------------------------------

/** A value followed by the remainder of its division by a polynomial, of length bits: the codes of format and version. */
function coded(value, length, by) {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest)) rest ^= by << bit - length
  return value << length | rest
}

/** The fixed patterns of a version: 1 dark, 0 light; undefined where data goes. */
function patterns(version) {
  const size = 17 + 4 * version
  const grid = Array.from({ length: size }, () => Array(size))
  const ring = (row, column, reach, dark) => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) if (grid[row + y] && column + x >= 0 && column + x < size) grid[row + y][column + x] = Number(dark(Math.max(Math.abs(x), Math.abs(y))))
    }
  }
  for (let i = 0; i < size; i++) grid[6][i] = grid[i][6] = 1 - i % 2
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]]) ring(y, x, 4, far => far !== 2 && far !== 4)
  const count = version > 1 ? Math.floor(version / 7) + 2 : 0
  const step = Math.ceil((size - 13) / Math.max(2 * count - 2, 1)) * 2
  const places = Array.from({ length: count }, (_, i) => (i ? size - 7 - (count - 1 - i) * step : 6))
  places.forEach((y, i) => places.forEach((x, k) => { if (![0, count - 1, (count - 1) * count].includes(i * count + k)) ring(y, x, 2, far => far !== 1) }))
  if (version > 6) {
    const bits = coded(version, 12, 0x1f25)
    for (let i = 0; i < 18; i++) grid[Math.floor(i / 3)][size - 11 + i % 3] = grid[size - 11 + i % 3][Math.floor(i / 3)] = bits >> i & 1
  }
  return grid
}

/** Writes the level and the mask. */
function format(grid, mask) {
  const [bits, size] = [coded(LEVEL_L << 3 | mask, 10, 0x537) ^ 0x5412, grid.length]
  for (let i = 0; i < 15; i++) {
    const bit = bits >> i & 1
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i][8] = bit
    grid[8][i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = bit
  }
  grid[size - 8][8] = 1
}

/** The standard's penalty for a code that is hard to read. */
function penalty(grid) {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map(row => row[x]))].map(line => line.join(''))
  let points = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let y = 1; y < size; y++) for (let x = 1; x < size; x++) if ((grid[y][x] + grid[y - 1][x] + grid[y][x - 1] + grid[y - 1][x - 1]) % 4 === 0) points += 3
  const dark = grid.flat().filter(Boolean).length / size ** 2
  return points + 10 * Math.floor(Math.abs(dark * 20 - 10))
}

/** A text as rows of 0 and 1, 1 for dark; undefined for a text that is too long. */
export function code(text) {
  const bytes = [...new TextEncoder().encode(text)]
  const version = CHECKS.findIndex((_, i) => dataRoom(i + 1) >= bytes.length + (i > 8 ? 3 : 2)) + 1
  if (!version) return undefined
  const fixed = patterns(version)
  format(fixed, 0)
  const size = fixed.length
  const bits = codewords(bytes, version).flatMap(byte => [...byte.toString(2).padStart(8, '0')].map(Number))
  const free = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) if (fixed[up ? size - 1 - i : i][x] === undefined) free.push([up ? size - 1 - i : i, x])
  }
  const masked = MASKS.map((mask, number) => {
    const grid = fixed.map(row => [...row])
    free.forEach(([y, x], i) => { grid[y][x] = (bits[i] ?? 0) ^ Number(mask(y, x) === 0) })
    format(grid, number)
    return grid
  })
  const points = masked.map(penalty)
  return masked[points.indexOf(Math.min(...points))]
}
