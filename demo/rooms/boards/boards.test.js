// The boards room by mouse: laying stones, the count of runs, and the analysis.
import assert from 'node:assert/strict'
import { becomes, choose, complaint, fragment, inRoom, shows, text } from '../../test/page.js'
import { advice, ARTICLE, board, counted, game, lines, parts, square } from './seen.js'

const EMPTY = '#boards?b=......../......../......../......../......../......../......../........&length=2'
const FINE = { invalid: null, error: '', seen: false }

/** A test on an empty board of 8 × 8, where a click places black. */
function onBoard(name, run) {
  inRoom(name, EMPTY, async page => {
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

/** Changes sizes one by one; each is shown, or complained of, before the next. */
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

// What is typed, and what the error names.
const BAD_BOARDS = [
  ['oo?\n...\n...', /row 0, column 2: "\?"/],
  ['oo\no', /row 1/],
  ['', /no squares/],
  ['o'.repeat(21), /21 columns/],
]

onBoard('an error beside the notation names what is wrong, and goes away', async page => {
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

// A size that cannot be, the fields that are wrong, and what the error names.
const BAD_SIZES = [
  [{ columns: 21 }, ['columns', 'rows'], /21 columns/],
  [{ rows: 0 }, ['columns', 'rows'], /no squares/],
  [{ length: 21 }, ['length'], /options\.length .*not 21/],
  [{ length: 1 }, ['length'], /options\.length .*not 1$/],
]

onBoard('an error beside the sizes names what is wrong, and goes away', async page => {
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

// --- analysis ----------------------------------------------------------------

/** A test of the analysis, which begins with a link to a position. */
function onPosition(name, link, run) {
  inRoom(name, `#boards?${link}`, async page => {
    await run(page)
    if ((await advice(page)).does === 'stop') await page.click('#search-go')
  })
}

const ARTICLE_LINK = `b=${ARTICLE.join('/')}&length=2`

onPosition("the article's board, analysed: values on empty squares, live numbers, Stop keeps what is known", ARTICLE_LINK, async page => {
  await shows(() => board(page), { value: -2 })
  assert.equal((await advice(page)).verdict, '')
  await page.click('#search-go')
  await becomes(async () => (await advice(page)).moves.length, 6)
  const found = await advice(page)
  assert.match(found.live, /^depth \d+ · [\d,]+ positions · [\d.]+ s · [\d,]+ a second/)
  assert.match(found.verdict, /^(White|Black) is ahead, by \d+$|^Even$/)
  assert.equal(found.does, 'stop')
  assert.ok(found.marks.length > 8)
  for (const { row, column, text } of found.marks) {
    assert.equal(ARTICLE[row][column], '.')
    assert.match(text, /^[+−]?\d+$/)
  }
  assert.equal(found.marks.filter(({ kind }) => kind.endsWith('best')).length, 1)
  await page.click('#search-go')
  await shows(() => advice(page), { does: 'go' })
  assert.equal((await advice(page)).moves.length, 6)
  await shows(() => board(page), { value: -2 })
})

onPosition('a proved win is said so, in how many stones, and its line is numbered on the board', 'b=..../..../....&length=2&k=3&turn=o', async page => {
  await page.click('#search-go')
  await becomes(async () => /^Black wins in \d+, proved$/.test((await advice(page)).verdict), true)
  const { verdict, moves, marks } = await advice(page)
  const distance = Number(/\d+/.exec(verdict)[0])
  assert.equal(moves[0].worth, `wins in ${distance}`)
  assert.equal(marks.find(({ kind }) => kind.endsWith('best')).text, `W in ${distance}`)
  await becomes(async () => / · searched to the end$/.test((await advice(page)).live), true)
  await page.click('#advice-rows li:first-child button')
  const line = (await advice(page)).marks
  assert.deepEqual(line.map(({ text }) => Number(text)).sort((a, b) => a - b), line.map((_, i) => i + 1))
  for (const { text, kind } of line) assert.equal(kind, Number(text) % 2 ? 'ghost-o' : 'ghost-x')
  const { row, column } = line.find(({ text }) => text === '1')
  assert.equal(`${'ABCD'[column]}${3 - row}`, moves[0].square)
})

onPosition('the example of a forced win: found, proved, and its line drawn move by move', ARTICLE_LINK, async page => {
  await page.click('#boards-examples button:nth-child(5)')
  await page.click('#search-go')
  await becomes(async () => /^Black wins in (9|11), proved$/.test((await advice(page)).verdict), true)
  const distance = Number(/\d+/.exec((await advice(page)).verdict)[0])
  assert.match((await advice(page)).moves[0].worth, new RegExp(`^wins in ${distance}\\b`))
  await page.click('#advice-rows li:first-child button')
  await becomes(async () => (await advice(page)).marks.every(({ kind }) => kind.startsWith('ghost')), true)
  const numbers = (await advice(page)).marks.map(({ text }) => Number(text)).sort((a, b) => a - b)
  assert.deepEqual(numbers, numbers.map((_, i) => i + 1))
  assert.ok(numbers.length > 2 && numbers.length <= distance)
})

onPosition('squares that complete a line are ringed, and the reason says so', 'b=oo./xx./...&length=2&turn=o', async page => {
  await page.click('#search-go')
  await shows(() => advice(page), { verdict: 'Black wins in 1, proved' })
  const { moves, threats } = await advice(page)
  assert.deepEqual(moves[0], { square: 'C3', worth: 'wins in 1', why: 'completes 3 in a row' })
  assert.equal(threats.black.length, 1)
})

onPosition('a position that play cannot produce: the message in place, and the count all the same', 'b=ooo/.../...&length=2', async page => {
  await becomes(async () => /3 black and 0 white stones/.test(await text(page, '#search-error')), true)
  await shows(() => board(page), { value: 2 })
  await page.click('#search-go')
  await page.fill('#boards-text', 'oo.\nx..\n...')
  await becomes(() => text(page, '#search-error'), '')
  await becomes(async () => (await advice(page)).moves.length, 6)
  await page.fill('#boards-k', '4')
  await page.press('#boards-k', 'Enter')
  await shows(() => complaint(page, '#boards-k'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#boards-k')).error, /options\.k .*not 4/)
})

onPosition('the side to move and the rule are the reader\'s: an overline wins, or does not', 'b=ooo.oo/xx..../xx..../x...../....../......&length=2&k=5&turn=o', async page => {
  await page.click('#search-go')
  await shows(() => advice(page), { verdict: 'Black wins in 1, proved' })
  await choose(page, 'boards-rule', 'exact')
  await becomes(async () => (await advice(page)).moves.some(({ why }) => /completes/.test(why)), false)
  await becomes(async () => (await advice(page)).moves.length, 6)
  await becomes(() => fragment(page), '#boards?b=ooo.oo/xx..../xx..../x...../....../......&length=2&k=5&rule=exact&turn=o')
  await choose(page, 'search-turn', 'x')
  await becomes(async () => /^White/.test((await advice(page)).verdict), true)
})

onPosition('the parts of the static value add up to it', 'b=oo..../.xx.../..o.../....../....../......&length=2&k=4', async page => {
  await becomes(async () => (await parts(page)).rows.length > 0, true)
  const { value, rows } = await parts(page)
  assert.equal(rows.reduce((sum, { black, white, weight }) => sum + weight * (black - white), 0), value)
})

onPosition('a position is played on from, and comes back to the analysis', 'b=xx./oo./...&length=2', async page => {
  await shows(() => board(page), { value: 0 })
  await page.click('#search-play')
  await shows(() => game(page), { rows: ['xx.', 'oo.', '...'], status: 'Your move, Black' })
  await page.click(square(1, 2))
  await shows(() => game(page), { rows: ['xx.', 'ooo', '...'], status: 'You win, Black', won: ['1,0 1,2'] })
  await page.click('#play-undo')
  await shows(() => game(page), { status: 'Your move, Black', won: [] })
  await page.click('#play-analyse')
  await shows(() => advice(page), { verdict: 'Black wins in 1, proved', does: 'stop' })
})
