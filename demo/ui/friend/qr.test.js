// QR codes, read back by a reader of the test's own: format, mask, blocks, their check bytes, text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { code } from './qr.js'

/** By version: check bytes of a block, data bytes of each block, the rows of alignment patterns (ISO/IEC 18004, tables 9 and E.1). */
const VERSIONS = {
  1: [7, [19], []],
  2: [10, [34], [6, 18]],
  5: [26, [108], [6, 30]],
  7: [20, [78, 78], [6, 22, 38]],
  9: [30, [116, 116], [6, 26, 46]],
  10: [18, [68, 68, 69, 69], [6, 28, 50]],
  14: [30, [115, 115, 115, 116], [6, 26, 46, 66]],
  15: [22, [87, 87, 87, 87, 87, 88], [6, 26, 48, 70]],
  20: [28, [107, 107, 107, 108, 108, 108, 108, 108], [6, 34, 62, 90]],
}
const MASKS = ['(y+x)%2', 'y%2', 'x%3', '(y+x)%3', '((y>>1)+(x/3|0))%2', '(y*x)%2+(y*x)%3', '((y*x)%2+(y*x)%3)%2', '((y+x)%2+(y*x)%3)%2']

/** Powers of the field's generator, and their logarithms. */
const POWER = [1]
while (POWER.length < 255) POWER.push(POWER.at(-1) << 1 ^ (POWER.at(-1) & 128 ? 0x11d : 0))
const LOG = Object.fromEntries(POWER.map((value, i) => [value, i]))

/** Whether a place belongs to a pattern, and not to the data. */
function isPattern(y, x, size, version, rows) {
  const corner = (y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9)
  const last = rows.at(-1)
  const aligned = rows.some(r => rows.some(c => !((r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6)) && Math.abs(y - r) < 3 && Math.abs(x - c) < 3))
  const numbered = version > 6 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))
  return corner || y === 6 || x === 6 || aligned || numbered
}

function read(grid) {
  const size = grid.length
  const version = (size - 17) / 4
  const [checks, blocks, rows] = VERSIONS[version]
  const places = [...Array(9).keys()].filter(i => i !== 6).map(i => grid[8][i]).concat([7, 5, 4, 3, 2, 1, 0].map(i => grid[i][8]))
  const format = parseInt(places.join(''), 2) ^ 0x5412
  assert.equal(format >> 13, 1, 'level L')
  const other = [...Array(7).keys()].map(i => grid[size - 1 - i][8]).concat([...Array(8).keys()].map(i => grid[8][size - 8 + i]))
  assert.deepEqual(other, places, 'the format is there twice')
  const mask = new Function('y', 'x', `return ${MASKS[format >> 10 & 7]}`)
  const bits = []
  for (let x = size - 1, k = 0; x > 0; x -= 2, k++) {
    if (x === 6) x = 5
    for (let i = 0; i < size; i++) {
      const y = k % 2 ? i : size - 1 - i
      for (const c of [x, x - 1]) if (!isPattern(y, c, size, version, rows)) bits.push(grid[y][c] ^ Number(mask(y, c) === 0))
    }
  }
  const words = bits.join('').match(/.{8}/g).map(byte => parseInt(byte, 2))
  const all = blocks.map(() => [])
  for (let i = 0; i < Math.max(...blocks); i++) blocks.forEach((length, b) => { if (i < length) all[b].push(words.shift()) })
  for (let i = 0; i < checks; i++) all.forEach(block => block.push(words.shift()))
  assert.equal(words.length, 0)
  for (const block of all) {
    for (let root = 0; root < checks; root++) {
      const value = block.reduce((sum, byte) => (sum ? POWER[(LOG[sum] + root) % 255] : 0) ^ byte, 0)
      assert.equal(value, 0, 'the check bytes agree')
    }
  }
  const data = all.flatMap((block, b) => block.slice(0, blocks[b])).map(byte => byte.toString(2).padStart(8, '0')).join('')
  assert.equal(data.slice(0, 4), '0100', 'bytes')
  const wide = version > 9 ? 16 : 8
  const length = parseInt(data.slice(4, 4 + wide), 2)
  const bytes = data.slice(4 + wide, 4 + wide + 8 * length).match(/.{8}/g).map(byte => parseInt(byte, 2))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

test('codes of all sizes read as their texts', () => {
  const seen = new Set()
  for (const length of [1, 17, 18, 32, 80, 106, 140, 154, 200, 230, 240, 271, 430, 458, 500, 520, 800, 858]) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + (i * 7 + length) % 90)).join('')
    const grid = code(text)
    seen.add((grid.length - 17) / 4)
    assert.equal(read(grid), text)
  }
  assert.deepEqual([...seen].sort((a, b) => a - b), Object.keys(VERSIONS).map(Number))
  assert.equal(read(code('https://example.org/札')), 'https://example.org/札')
})

test('a text that is too long has no code', () => assert.equal(code('x'.repeat(859)), undefined))
