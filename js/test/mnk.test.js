import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { eachEngine } from './packages.js'

const ARTICLE = ['........', '........', '...x....', 'x...x...', 'x.o....o', '........', '........', '..o....o']
const mirrored = rows => rows.map(row => [...row].reverse().join(''))
const transposed = rows => [...rows[0]].map((_, column) => rows.map(row => row[column]).join(''))

function orientations(rows) {
  const out = []
  for (let i = 0; i < 4; i++) {
    out.push(rows, mirrored(rows))
    rows = mirrored(transposed(rows))
  }
  return out
}

eachEngine("the article's board is worth -2, however it is turned", async t => {
  const seen = new Set(orientations(ARTICLE).map(String))
  assert.equal(seen.size, 8)
  for (const rows of orientations(ARTICLE)) assert.equal((await t.mnk.pairs(rows)).value, -2)
})

eachEngine('a result has every run with its squares', async t => {
  assert.deepEqual(await t.mnk.pairs('oo.\n.x.\nx.x'), {
    value: -1,
    black: 1,
    white: 2,
    columns: 3,
    rows: 3,
    pairs: [
      { stone: 'o', cells: [[0, 0], [0, 1]] },
      { stone: 'x', cells: [[1, 1], [2, 2]] },
      { stone: 'x', cells: [[1, 1], [2, 0]] },
    ],
  })
  assert.deepEqual(await t.mnk.pairs(['.o', '.o', '.o', 'x.'], { length: 3 }), {
    value: 1,
    black: 1,
    white: 0,
    columns: 2,
    rows: 4,
    pairs: [{ stone: 'o', cells: [[0, 1], [1, 1], [2, 1]] }],
  })
  assert.deepEqual(await t.mnk.pairs('.'), { value: 0, black: 0, white: 0, columns: 1, rows: 1, pairs: [] })
})

eachEngine('text and rows are the same board', async t => {
  assert.deepEqual(await t.mnk.pairs(ARTICLE.join('\n')), await t.mnk.pairs(Object.freeze([...ARTICLE])))
})

// Columns, rows, length, and the runs of a full board.
const WINDOWS = [
  [8, 8, 2, 210],
  [8, 8, 3, 168],
  [3, 3, 3, 8],
  [15, 15, 5, 572],
  [20, 20, 5, 1152],
  [20, 1, 20, 1],
  [2, 3, 4, 0],
]

eachEngine('full boards have every run', async t => {
  for (const [columns, rows, length, runs] of WINDOWS) {
    for (const [stone, sign] of [['o', 1], ['x', -1]]) {
      const got = await t.mnk.pairs(Array(rows).fill(stone.repeat(columns)), { length })
      assert.deepEqual([got.value, got.black + got.white, got.pairs.length], [0 + sign * runs, runs, runs])
      assert.deepEqual([got.columns, got.rows], [columns, rows])
    }
  }
})

const CODE = { o: 1, x: -1, '.': 0 }
const cells = rows => [...rows.join('')].map(square => CODE[square])

/** The board's two words: bit 0 is the bottom right square. */
function words(rows) {
  const squares = [...rows.join('')]
  return ['o', 'x'].map(stone => squares.reduce((word, square) => (word << 1n) | BigInt(square === stone), 0n))
}

eachEngine('pairsMany agrees with pairs, in both forms', async t => {
  const { below, many, pick } = chance(2)
  for (const [columns, rows] of [[8, 8], [3, 3], [1, 1], [7, 9], [20, 3], [20, 20], [1, 20]]) {
    const length = 2 + below(3)
    const boards = many(40, () => many(rows, () => many(columns, () => pick('oox.')).join('')))
    const want = []
    for (const board of boards) want.push((await t.mnk.pairs(board, { length })).value)
    const options = { columns, rows, length }
    assert.deepEqual(await t.mnk.pairsMany(Int8Array.from(boards.flatMap(cells)), options), Int32Array.from(want))
    if (columns * rows > 64) continue
    assert.deepEqual(await t.mnk.pairsMany(BigUint64Array.from(boards.flatMap(words)), options), Int32Array.from(want))
  }
})

eachEngine('pairsMany takes boards of 8 × 8 and pairs by default, and no boards', async t => {
  assert.deepEqual(await t.mnk.pairsMany(Int8Array.from(cells(ARTICLE))), Int32Array.of(-2))
  assert.deepEqual(await t.mnk.pairsMany(BigUint64Array.from(words(ARTICLE))), Int32Array.of(-2))
  assert.deepEqual(await t.mnk.pairsMany(BigUint64Array.of(0x101n, 0n)), Int32Array.of(1))
  assert.deepEqual(await t.mnk.pairsMany(new Int8Array()), new Int32Array())
  assert.deepEqual(await t.mnk.pairsMany(new BigUint64Array()), new Int32Array())
})
