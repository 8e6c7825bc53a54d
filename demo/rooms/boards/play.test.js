// The boards room as a game: by mouse, by keyboard and by finger, against the engine and without it.
import assert from 'node:assert/strict'
import { becomes, choose, closeSheet, complaint, enter, fragment, inPage, inRoom, press, ready, shows, tabTo } from '../../test/page.js'
import { tap } from '../../test/system.js'
import { advice, game, square } from './seen.js'

const AT_BOARD = '#board [data-stone][tabindex="0"]'
const stones = async page => (await game(page)).rows.join('').replaceAll('.', '').length
const LINE = /^Expected: 1 [A-T]\d+/

/** A test that begins with a link to a game. */
const onGame = (name, link, run) => inRoom(name, `#boards?${link}`, run)

/** Plays squares, each after the answer to the one before: "row,column", and the number of stones then. */
async function play(page, moves) {
  for (const [at, many] of moves) {
    await page.click(square(...at.split(',')))
    await becomes(() => stones(page), many)
  }
}

onGame('tic-tac-toe to its end by click: the engine answers every move, and does not lose', 'g=3x3x3&level=5&think=200', async page => {
  await shows(() => game(page), { rows: ['...', '...', '...'], status: 'Your move, Black', undo: false, redo: false })
  for (let many = 2; many <= 8; many += 2) {
    const { rows, status } = await game(page)
    assert.equal(status, 'Your move, Black')
    const at = rows.join('').indexOf('.')
    await page.click(square(Math.floor(at / 3), at % 3))
    const over = async () => /wins|draw/.test((await game(page)).status)
    await becomes(async () => await stones(page) === many || await over(), true)
    if (await over()) break
  }
  const { rows, status, won } = await game(page)
  if (status === 'Your move, Black') {
    const at = rows.join('').indexOf('.')
    await page.click(square(Math.floor(at / 3), at % 3))
  }
  await becomes(async () => /^The engine wins, White|^A draw/.test((await game(page)).status), true)
  assert.equal((await game(page)).won.length, /wins/.test(status) ? 1 : won.length)
})

onGame('by keyboard: both colours, a win, its line, and the last move', 'g=3x3x3&you=both', async page => {
  await shows(() => game(page), { status: 'Black to move' })
  await tabTo(page, AT_BOARD)
  await press(page, 'Control+Home Enter')
  await shows(() => game(page), { status: 'White to move', last: '0,0' })
  assert.equal(await page.locator(square(0, 0)).getAttribute('aria-label'), 'A3: black, last move')
  const steps = [['ArrowDown Enter', 'Black'], ['ArrowUp ArrowRight Space', 'White'], ['ArrowDown Enter', 'Black']]
  for (const [keys, side] of steps) {
    await press(page, keys)
    await shows(() => game(page), { status: `${side} to move` })
  }
  await press(page, 'ArrowUp ArrowRight Enter')
  await shows(() => game(page), { rows: ['ooo', 'xx.', '...'], status: 'Black wins', won: ['0,0 0,2'], last: '0,2' })
  await press(page, 'ArrowDown*2 Enter')
  assert.equal(await stones(page), 5)
})

onGame('a square that is taken is refused in words, and the game goes on', 'g=3x3x3&you=both&moves=1,1', async page => {
  await shows(() => game(page), { status: 'White to move', error: '' })
  await page.click(square(1, 1))
  await becomes(async () => /options\.move is taken/.test((await game(page)).error), true)
  await page.click(square(0, 0))
  await shows(() => game(page), { status: 'Black to move', error: '', rows: ['x..', '.o.', '...'] })
})

onGame('undo goes back to the reader\'s last choice, redo forward, and another move forgets what was ahead', 'g=6x6x4&level=2', async page => {
  await shows(() => game(page), { rows: Array(6).fill('......'), undo: false })
  // A random level answers on any square.
  const free = async () => {
    const at = (await game(page)).rows.join('').lastIndexOf('.')
    return `${Math.floor(at / 6)},${at % 6}`
  }
  await play(page, [['2,2', 2]])
  await play(page, [[await free(), 4]])
  const { rows } = await game(page)
  await page.click('#play-undo')
  await becomes(() => stones(page), 2)
  await page.click('#play-undo')
  await shows(() => game(page), { rows: Array(6).fill('......'), undo: false, redo: true })
  await page.click('#play-redo')
  await becomes(() => stones(page), 2)
  await page.click('#play-redo')
  await shows(() => game(page), { rows, redo: false })
  await page.click('#play-undo')
  await becomes(() => stones(page), 2)
  await play(page, [[await free(), 4]])
  await shows(() => game(page), { redo: false })
})

onGame('swap sides: the engine takes over the colour, and moves for it', 'g=4x4x4&level=3', async page => {
  await shows(() => game(page), { rows: Array(4).fill('....'), you: 'o', status: 'Your move, Black' })
  await page.click('#play-swap')
  await shows(() => game(page), { you: 'x', status: 'Your move, White' })
  assert.equal(await stones(page), 1)
})

onGame('a game on its way to the table is laid there, whatever changes before the engine has answered', 'g=4x4x4&you=both', async page => {
  await page.evaluate(() => new Promise(resolve => {
    window.addEventListener('hashchange', () => {
      document.getElementById('language-ja').click()
      resolve()
    }, { once: true })
    window.location.hash = '#boards?g=3x3x3&you=both&moves=1,1'
  }))
  await shows(() => game(page), { rows: ['...', '.o.', '...'] })
  await page.evaluate(() => {
    document.getElementById('play-new').click()
    document.getElementById('language-en').click()
  })
  await shows(() => game(page), { rows: ['...', '...', '...'], status: 'Black to move' })
})

onGame('a move on its way is made, whatever changes before the engine has answered, and no other with it', 'g=3x3x3&you=both&moves=2,2.2,1', async page => {
  await shows(() => game(page), { rows: ['...', '...', '.xo'] })
  await page.evaluate(() => {
    const press = column => document.querySelector(`#board [data-row="0"][data-column="${column}"]`).click()
    press(0)
    document.getElementById('language-ja').click()
    press(1)
    document.getElementById('language-en').click()
  })
  await shows(() => game(page), { rows: ['o..', '...', '.xo'], status: 'White to move' })
  await page.click(square(1, 1))
  await shows(() => game(page), { rows: ['o..', '.x.', '.xo'], status: 'Black to move' })
})

onGame('white begins', 'g=4x4x4&you=x&level=1', async page => {
  await becomes(() => stones(page), 1)
  await choose(page, 'play-begins', 'x')
  await page.click('#play-start')
  await shows(() => game(page), { rows: Array(4).fill('....'), status: 'Your move, White' })
  await page.click(square(0, 0))
  await becomes(() => stones(page), 2)
  assert.equal((await game(page)).rows[0][0], 'x')
})

onGame('a hint: the value of every square, exact and proved, why, and the line', 'g=3x3x3&you=both&moves=1,1.0,1', async page => {
  await shows(() => game(page), { rows: ['.x.', '.o.', '...'], status: 'Black to move' })
  await page.click('#play-hint')
  await becomes(async () => /^Black wins in 5, proved$/.test((await advice(page)).verdict), true)
  const { marks, moves } = await advice(page)
  assert.equal(marks.length, 7)
  for (const { text } of marks) assert.match(text, /^(W in \d|=|L in \d)$/)
  assert.ok(moves.length === 6 && moves[0].worth === 'wins in 5')
  assert.match((await advice(page)).line, LINE)
  await choose(page, 'advice-view', 'line')
  await becomes(async () => (await advice(page)).marks.every(({ kind }) => kind.startsWith('ghost')), true)
  await choose(page, 'advice-view', 'values')
  await page.click(square(0, 0))
  await shows(() => game(page), { status: 'White to move' })
  await becomes(async () => (await advice(page)).moves.length, 6)
  await page.click('#play-hint')
  await shows(() => advice(page), { seen: false, marks: [] })
})

onGame('the exact rule: six in a row win nothing where five are asked for', 'g=7x7x5&rule=exact&you=both&moves=0,0.6,0.0,1.6,1.0,2.6,2.0,4.4,0.0,5.4,1', async page => {
  await shows(() => game(page), { status: 'Black to move' })
  await page.click(square(0, 3))
  await shows(() => game(page), { status: 'White to move', won: [] })
  await page.click('#play-undo')
  await choose(page, 'play-rule', 'free')
  assert.equal((await game(page)).rows[0], 'ooo.oo.')
  await enter(page, '#boards?g=7x7x5&you=both&moves=0,0.6,0.0,1.6,1.0,2.6,2.0,4.4,0.0,5.4,1.0,3')
  await shows(() => game(page), { status: 'Black wins', won: ['0,0 0,5'] })
})

onGame('watching: the engine plays both to the end, and can be held', 'g=15x15x5&you=watch&level=5&white=5&think=1000', async page => {
  await becomes(async () => /you=watch.*moves=[^&]*\./.test(await fragment(page)), true)
  await page.click('#play-pause')
  await becomes(async () => /: paused$/.test((await game(page)).status), true)
  const held = await stones(page)
  await page.click('#play-undo')
  await becomes(() => stones(page), held - 1)
  await page.click('#play-pause')
  await becomes(async () => (await stones(page)) > held, true)
  await enter(page, '#boards?g=3x3x3&you=watch&level=5&white=2&think=200')
  await becomes(async () => /wins$|^A draw/.test((await game(page)).status), true)
})

onGame('the address follows the game, and a reload shows the same', 'g=5x4x3&you=both&rule=exact&level=2', async page => {
  await shows(() => game(page), { sizes: [5, 4, 3], status: 'Black to move' })
  await play(page, [['1,1', 1], ['2,2', 2], ['0,4', 3]])
  const link = '#boards?g=5x4x3&rule=exact&you=both&level=2&moves=1,1.2,2.0,4'
  await becomes(() => fragment(page), link)
  await page.reload()
  await ready(page)
  await shows(() => game(page), { rows: ['....o', '.o...', '..x..', '.....'], status: 'White to move', sizes: [5, 4, 3], level: 2, last: '0,4' })
})

// The settings of a preset: columns, rows, stones in a row.
const PRESETS = [[3, 3, 3], [4, 4, 4], [6, 6, 4], [7, 6, 4, 'gravity'], [15, 15, 5], [15, 15, 5, 'renju'], [20, 20, 5]]

onGame('every preset begins its game', 'g=3x3x3', async page => {
  for (const [i, [columns, rows, k, rule = 'free']] of PRESETS.entries()) {
    await page.click(`#boards-presets button:nth-child(${i + 1})`)
    await shows(() => game(page), { sizes: [columns, rows, k], rows: Array(rows).fill('.'.repeat(columns)), status: 'Your move, Black' })
    await becomes(() => page.locator('#play-rule :checked').evaluate(input => input.value), rule)
  }
})

onGame('a board that cannot be: the message next to the field, and the game on the board stays', 'g=3x3x3&you=both&moves=1,1', async page => {
  await shows(() => game(page), { status: 'White to move' })
  await page.fill('#play-k', '4')
  await page.click('#play-start')
  await shows(() => complaint(page, '#play-k'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#play-k')).error, /rules\.k .*not 4/)
  await page.fill('#play-k', '3')
  await page.fill('#play-columns', '26')
  await page.click('#play-start')
  await shows(() => complaint(page, '#play-columns'), { invalid: 'true' })
  assert.equal(await stones(page), 1)
  await page.fill('#play-columns', '4')
  await page.click('#play-start')
  await shows(() => game(page), { rows: Array(3).fill('....'), sizes: [4, 3, 3] })
  await becomes(() => complaint(page, '#play-columns'), { invalid: null, error: '', seen: false })
})

onGame('a long thought ends when the game is left or undone', 'g=15x15x5&level=5&think=10000&moves=7,7', async page => {
  await shows(() => game(page), { status: 'The engine thinks, White' })
  await page.click('#play-undo')
  await shows(() => game(page), { status: 'Your move, Black', redo: true })
  await page.click('#play-redo')
  await page.click(square(7, 7))
  await enter(page, '#poker?a=As&b=')
  await becomes(() => page.locator('#hand-a-value').textContent(), '0x1D0000')
})

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

inPage('by finger on a small board: the first tap aims, the second plays', { ...PHONE, at: '#boards?g=15x15x5&you=both' }, async page => {
  await shows(() => game(page), { status: 'Black to move' })
  await tap(page, square(7, 7))
  await shows(() => game(page), { aimed: true })
  await tap(page, square(7, 8))
  await tap(page, square(7, 8))
  await shows(() => game(page), { status: 'White to move', aimed: false, last: '7,8' })
  assert.equal(await stones(page), 1)
  await tap(page, square(0, 0))
  await tap(page, '#board-place')
  await shows(() => game(page), { status: 'Black to move', last: '0,0' })
  await tap(page, '#boards-presets button:first-child')
  await shows(() => game(page), { rows: ['...', '...', '...'], sizes: [3, 3, 3] })
  await tap(page, square(1, 1))
  await shows(() => game(page), { status: 'White to move', last: '1,1' })
})

inPage('on a low phone the board stays large with the rail open', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, at: '#boards?g=15x15x5&you=both&moves=7,7' }, async page => {
  const seen = () => page.evaluate(() => {
    const { width, top, bottom } = document.querySelector('#board-frame').getBoundingClientRect()
    return { large: width >= 240, whole: top >= 0 && bottom <= document.querySelector('#boards .rail').getBoundingClientRect().top }
  })
  await shows(() => game(page), { status: 'White to move' })
  await tap(page, '#boards .rail-toggle')
  await becomes(() => page.isVisible('#boards-rail'), true)
  await becomes(seen, { large: true, whole: true })
  await tap(page, square(0, 0))
  await tap(page, '#board-place')
  await shows(() => game(page), { status: 'Black to move', last: '0,0' })
})

onGame('renju: the places that black may not play are marked, and say why when pressed', 'g=15x15x5&rule=renju&you=both&moves=7,7.0,0.7,8.0,2.8,6.0,4', async page => {
  await shows(() => game(page), { status: 'Black to move', last: '0,4', error: '' })
  const fouls = () => page.evaluate(() => [...document.querySelectorAll('#board [data-kind="foul"]')].map(({ dataset: { row, column } }) => `${row},${column}`))
  assert.deepEqual(await fouls(), [])
  await play(page, [['9,6', 7], ['0,6', 8]])
  await becomes(async () => (await fouls()).includes('7,6'), true)
  await page.click(square(7, 6))
  await becomes(async () => /three/.test((await game(page)).error), true)
  assert.match(await page.locator(square(7, 6)).getAttribute('aria-label'), /forbidden for black/)
  await page.click(square(3, 3))
  await shows(() => game(page), { status: 'White to move', error: '' })
  assert.deepEqual(await fouls(), [])
})

onGame('a link\'s moves by name, and with no board: gomoku; what is no move is named where it stands', 'you=both&moves=h8,i9.J10.7,7.6,8', async page => {
  await shows(() => game(page), { status: 'White to move', last: '5,9', sizes: [15, 15, 5] })
  await becomes(async () => /^Move 4, h8, cannot be made: .*taken/.test((await game(page)).error), true)
  assert.equal(await stones(page), 3)
  for (const [moves, many, wrong] of [['h8,i9,q99,a1', 2, 'q99'], ['7,7.nonsense', 1, 'nonsense'], ['h8.15,0', 1, '15,0'], ['7,7,6,8', 0, '7'], ['h8.pass', 1, 'pass']]) {
    await enter(page, `#boards?g=15x15x5&you=both&moves=${moves}`)
    await becomes(async () => (await game(page)).error.includes(`“${wrong}” is neither a square`), true, moves)
    assert.equal(await stones(page), many, moves)
  }
  await page.click(square(0, 0))
  await shows(() => game(page), { error: '' })
})

onGame('gravity: a stone falls to the lowest empty square, and four in a column win', 'g=7x6x4&rule=gravity&you=both', async page => {
  await shows(() => game(page), { rows: Array(6).fill('.......'), sizes: [7, 6, 4], status: 'Black to move' })
  for (const [n, column] of [3, 4, 3, 4, 3, 4].entries()) {
    await page.click(square(0, column))
    await becomes(async () => (await game(page)).rows.join('').replaceAll('.', '').length, n + 1)
  }
  await shows(() => game(page), { rows: ['.......', '.......', '.......', '...ox..', '...ox..', '...ox..'], status: 'Black to move' })
  await page.click(square(1, 3))
  await shows(() => game(page), { status: 'Black wins' })
})

onGame('misère: who makes a row loses', 'g=3x3x3&rule=misere&you=both&moves=0,0.1,0.0,1.1,1', async page => {
  await shows(() => game(page), { rows: ['oo.', 'xx.', '...'], status: 'Black to move' })
  await page.click(square(0, 2))
  await shows(() => game(page), { status: 'White wins' })
})

onGame('connect four from the menu, against the engine', 'g=3x3x3&level=1', async page => {
  await page.click('#boards-presets [data-game="7,6,4,gravity"]')
  await closeSheet(page)
  await becomes(async () => (await game(page)).rows.length, 6)
  await page.click(square(2, 0))
  await becomes(async () => (await game(page)).rows.join('').replaceAll('.', '').length, 2)
  assert.equal((await game(page)).rows[5][0], 'o')
})

onGame('readers who do not see the board find all stones in one sentence', 'g=15x15x5&you=both&moves=7,7.6,8.8,8', async page => {
  await becomes(() => page.locator('#board-stones').textContent(), 'Black, 2: H8 I7. White, 1: I9. ')
})

inPage('a hint that ends within a depth says how deep a move was searched whose value is above the best one’s', { open: false }, async (page, { url, context }) => {
  await context.addInitScript(() => {
    let demo
    Object.defineProperty(window, 'tefudaDemo', {
      get: () => demo,
      set: of => {
        const { ask } = of
        of.ask = (game, name, position, options) => ask(game, name, position, name === 'search' ? { ...options, budget: { iterations: 2411 } } : options)
        demo = of
      },
    })
  })
  await page.goto(`${url}#boards?g=7x6x4&rule=gravity&from=......./......./......./......./....oo./...xxo.&turn=x&you=both`)
  await shows(() => game(page), { status: 'White to move' })
  await page.click('#play-hint')
  await becomes(async () => (await advice(page)).moves.length, 6)
  const rows = await page.locator('#advice-rows > :not([hidden])').evaluateAll(rows => rows.map(row => [parseFloat(row.querySelector('.chance').textContent), row.querySelector('.margin').textContent]))
  const [[best]] = rows
  assert.ok(rows.some(([value]) => value > best), JSON.stringify(rows))
  for (const [value, margin] of rows) assert.match(margin, value > best ? /^at depth \d+$/ : /^$/)
  assert.ok((await advice(page)).marks.some(({ text }) => text === '…'))
})
