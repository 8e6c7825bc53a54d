// The boards room by mouse: placing stones, and the count of runs.
import assert from 'node:assert/strict'
import { becomes, choose, complaint, enter, inRoom, shows } from '../../test/page.js'
import { ARTICLE, board, counted, lines, square } from './seen.js'

const EMPTY = '#boards?b=......../......../......../......../......../......../......../........&length=2'
const FINE = { invalid: null, error: '', seen: false }

/** A test on an empty board of 8 × 8, where a click places black. The test before may have left one, too: another board comes first. */
function onBoard(name, run) {
  inRoom(name, '#boards?b=x&length=2', async page => {
    await shows(() => board(page), { rows: ['x'], size: [1, 1, 2] })
    await enter(page, EMPTY)
    await choose(page, 'stone', 'o')
    await shows(() => board(page), { size: [8, 8, 2], value: 0, found: [], more: 'Nothing to count yet' })
    await run(page)
  })
}

/** Clicks the squares that hold a stone in those rows. */
async function place(page, rows, stone) {
  await choose(page, 'stone', stone)
  for (const [i, row] of rows.entries()) {
    for (const [j, letter] of [...row].entries()) if (letter === stone) await page.click(square(i, j))
  }
}

/** Changes sizes one by one; waits for each to be shown or refused before the next. */
async function resize(page, sizes) {
  for (const [name, value] of Object.entries(sizes)) {
    await page.fill(`#boards-${name}`, String(value))
    await page.press(`#boards-${name}`, 'Enter')
    await becomes(async () => (await counted(page))[name] === value || (await complaint(page, `#boards-${name}`)).seen, true)
  }
}

inRoom("the article's board: -2, by two pairs, listed and drawn", `#boards?b=${ARTICLE.join('/')}&length=2`, async page => {
  await shows(() => board(page), {
    rows: ARTICLE,
    notation: ARTICLE,
    equation: 'black 0 − white 2 = value −2',
    value: -2,
    found: ['white A5 – A4', 'white D6 – E5'],
    more: '',
  })
  assert.deepEqual(await lines(page, 'runs-white'), ['3,0 4,0', '2,3 3,4'])
  assert.deepEqual(await lines(page, 'runs-black'), [])
})

onBoard("the article's board, stone by stone", async page => {
  await place(page, ARTICLE, 'x')
  await shows(() => board(page), { value: -2, black: 0, white: 2 })
  await place(page, ARTICLE, 'o')
  await shows(() => board(page), { rows: ARTICLE, notation: ARTICLE, value: -2 })
  await page.click(square(3, 2))
  await shows(() => board(page), { value: -1, equation: 'black 1 − white 2 = value −1' })
  assert.deepEqual(await lines(page, 'runs-black'), ['3,2 4,2'])
})

onBoard('the same stone again takes it away, another replaces it, and nothing empties', async page => {
  const stones = async () => (await board(page)).rows[7].slice(6)
  const steps = [['o', '.o'], ['o', '..'], ['o', '.o'], ['x', '.x'], ['.', '..']]
  for (const [stone, want] of steps) {
    await choose(page, 'stone', stone)
    await page.click(square(7, 7))
    await becomes(stones, want)
  }
  await choose(page, 'stone', 'o')
  await page.click(square(0, 0))
  await page.click(square(0, 1))
  await shows(() => board(page), { value: 1 })
  await page.click('#boards-clear')
  await shows(() => board(page), { value: 0, found: [], rows: Array(8).fill('........') })
})

onBoard('a square says what lies on it, and a listed run is marked on the board', async page => {
  assert.equal(await page.locator(square(3, 0)).getAttribute('aria-label'), 'A5: empty')
  await page.click(square(3, 0))
  await page.click(square(2, 1))
  assert.equal(await page.locator(square(3, 0)).getAttribute('aria-label'), 'A5: black')
  await shows(() => board(page), { found: ['black B6 – A5'] })
  await page.hover('#boards-found-rows tr:first-child')
  await becomes(() => lines(page, 'runs-picked'), ['2,1 3,0'])
})

onBoard('another size crops and extends, another length counts other runs', async page => {
  await page.fill('#boards-text', 'ooo.\nx...\n.x..\n..xo')
  await shows(() => board(page), { size: [4, 4, 2], value: 0, equation: 'black 2 − white 2 = value 0' })
  await resize(page, { length: 3 })
  await shows(() => board(page), { size: [4, 4, 3], black: 1, white: 1 })
  assert.deepEqual(await lines(page, 'runs-white'), ['1,0 3,2'])
  await resize(page, { columns: 2, rows: 5 })
  await shows(() => board(page), { size: [2, 5, 3], rows: ['oo', 'x.', '.x', '..', '..'], value: 0, found: [] })
  await resize(page, { length: 2 })
  await shows(() => board(page), { value: 0, found: ['black A5 – B5', 'white A4 – B3'] })
  await resize(page, { columns: 1, rows: 1 })
  await shows(() => board(page), { rows: ['o'], notation: ['o'], value: 0, found: [] })
})

onBoard('a board in notation becomes squares, and squares become notation', async page => {
  await page.fill('#boards-text', 'oo.\n.x.\nx.x\n')
  await shows(() => board(page), { rows: ['oo.', '.x.', 'x.x'], size: [3, 3, 2], value: -1 })
  await page.click(square(0, 2))
  await shows(() => board(page), { notation: ['ooo', '.x.', 'x.x'], value: 0, black: 2, white: 2 })
})

// Boards as typed, and the error's words about each.
const BAD_BOARDS = [
  ['oo?\n...\n...', /row 0, column 2: "\?"/],
  ['oo\no', /row 1/],
  ['', /no squares/],
  ['o'.repeat(26), /26 columns/],
]

onBoard('an error next to the notation names what is wrong, and goes away', async page => {
  for (const [notation, names] of BAD_BOARDS) {
    await page.fill('#boards-text', notation)
    await shows(() => complaint(page, '#boards-text'), { invalid: 'true', seen: true })
    assert.match((await complaint(page, '#boards-text')).error, names)
    assert.deepEqual((await board(page)).size.length, 3)
    await page.fill('#boards-text', 'xx')
    await becomes(() => complaint(page, '#boards-text'), FINE)
    await shows(() => board(page), { rows: ['xx'], value: -1 })
  }
})

// An impossible size, the fields that are marked, and what the error names.
const BAD_SIZES = [
  [{ columns: 26 }, ['columns', 'rows'], /26 columns/],
  [{ rows: 0 }, ['columns', 'rows'], /no squares/],
  [{ length: 26 }, ['length'], /options\.length .*not 26/],
  [{ length: 1 }, ['length'], /options\.length .*not 1$/],
]

onBoard('an error next to the sizes names what is wrong, and goes away', async page => {
  for (const [sizes, wrong, names] of BAD_SIZES) {
    await resize(page, sizes)
    for (const field of wrong) await shows(() => complaint(page, `#boards-${field}`), { invalid: 'true', seen: true })
    assert.match((await complaint(page, `#boards-${wrong[0]}`)).error, names)
    assert.deepEqual(await complaint(page, '#boards-text'), FINE)
    await resize(page, { columns: 8, rows: 8, length: 2 })
    for (const field of wrong) await becomes(() => complaint(page, `#boards-${field}`), FINE)
    await shows(() => board(page), { size: [8, 8, 2] })
  }
})

onBoard('twenty by twenty: full, by a click, and with the longest run', async page => {
  await resize(page, { columns: 20, rows: 20 })
  await shows(() => board(page), { size: [20, 20, 2], value: 0 })
  await page.click(square(19, 19))
  await page.click(square(18, 18))
  await shows(() => board(page), { found: ['black S2 – T1'], value: 1 })
  assert.deepEqual(await lines(page, 'runs-black'), ['18,18 19,19'])
  await page.fill('#boards-text', Array(20).fill('x'.repeat(20)).join('\n'))
  await shows(() => board(page), { value: -1482, white: 1482, more: 'and 1458 more' })
  assert.equal((await board(page)).found.length, 24)
  await resize(page, { length: 5 })
  await shows(() => board(page), { value: -1152, size: [20, 20, 5] })
  await resize(page, { length: 20 })
  await shows(() => board(page), { value: -42, more: 'and 18 more' })
})

/** Counts runs as the specification says, square by square. */
function valueOf(rows, length) {
  const run = (i, j, down, right) => Array.from({ length }, (_, n) => rows[i + n * down]?.[j + n * right])
  const worth = stones => ['x', 'o'].findIndex(stone => stones.every(other => other === stone))
  let value = 0
  for (const i of rows.keys()) {
    for (const j of [...rows[i]].keys()) {
      for (const way of [[0, 1], [1, 0], [1, 1], [1, -1]]) value += [0, -1, 1][worth(run(i, j, ...way)) + 1]
    }
  }
  return value
}

onBoard('every example, counted anew', async page => {
  const sizes = [[8, 8, 2], [3, 3, 3], [15, 15, 5], [20, 20, 5], [15, 15, 3]]
  for (const [i, size] of sizes.entries()) {
    await page.click(`#boards-examples button:nth-child(${i + 1})`)
    const { rows, note } = await board(page)
    assert.notEqual(note, '')
    await shows(() => board(page), { size, value: valueOf(rows, size[2]) }, `example ${i}`)
  }
})

onBoard('five in a row: a run of five is two of four', async page => {
  await page.click('#boards-examples button:nth-child(3)')
  await shows(() => board(page), { equation: 'black 1 − white 0 = value 1' })
  await resize(page, { length: 4 })
  await shows(() => board(page), { equation: 'black 2 − white 1 = value 1' })
})
