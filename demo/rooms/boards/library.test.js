// What the analysis knows of a position besides the engine's search: the book, and the reader's own games.
import assert from 'node:assert/strict'
import { becomes, inRoom, openTab, shows } from '../../test/page.js'
import { game, square } from './seen.js'

const position = (...stones) => `b=${Array.from({ length: 15 }, (_, row) => Array.from({ length: 15 }, (_, column) => 'ox'[stones.findIndex(at => at[0] === row && at[1] === column) % 2] ?? '.').join('')).join('/')}`

const book = page => page.evaluate(() => ({
  moves: [...document.querySelectorAll('#boards-book .book-of button')].map(button => button.textContent),
  marks: [...document.querySelectorAll('#board [data-book]')].map(({ dataset: { row, column } }) => `${'ABCDEFGHIJKLMNO'[column]}${15 - row}`),
}))

const known = page => page.evaluate(() => ({
  says: document.querySelector('#boards-games > p')?.textContent,
  moves: [...document.querySelectorAll('#boards-games tbody tr')].map(row => row.innerText.split(/\s+/).join(' ')),
  games: [...document.querySelectorAll('#boards-games .games-of button')].map(button => button.textContent.replace(/^.*\d{4}, /, '')),
}))

inRoom('the moves of the book are marked, and one that is pressed is played; elsewhere there are none', `#boards?${position([7, 7], [6, 8])}`, async page => {
  await becomes(async () => (await book(page)).moves.length >= 2, true)
  const { moves, marks } = await book(page)
  for (const words of moves) assert.match(words, /^[A-O]\d+ \d+ %$/)
  assert.deepEqual(moves.map(words => words.split(' ')[0]).sort(), marks.sort())
  const [name] = moves[0].split(' ')
  await page.locator('#boards-book .book-of button').first().evaluate(button => button.click())
  await becomes(async () => (await game(page)).rows[15 - Number(name.slice(1))]['ABCDEFGHIJKLMNO'.indexOf(name[0])], 'o')
  await becomes(async () => (await book(page)).marks.includes(name), false)
  await page.click(square(0, 0))
  await becomes(() => book(page), { moves: [], marks: [] })
})

inRoom('a game that ends is found again by its positions, turned as they may be, and opens there; files add theirs', '#boards?g=3x3x3&you=both', async page => {
  await shows(() => game(page), { rows: ['...', '...', '...'] })
  for (const [row, column] of [[0, 0], [1, 1], [0, 1], [2, 2], [0, 2]]) {
    await page.click(square(row, column))
    await becomes(async () => (await game(page)).last, `${row},${column}`)
  }
  // The first stone in another corner.
  await openTab(page, 'analyse')
  await page.goto(`${page.url().split('#')[0]}#boards?b=.../.../..o&k=3`)
  await shows(() => known(page), { says: 'In 1 game: 0 won, 0 drawn, 1 lost for White to move.', moves: ['B2 1 – – 1 0.0 %'], games: ['Black won, both sides'] })
  await page.locator('#boards-games-files').setInputFiles({ name: 'two.sgf', mimeType: 'text/plain', buffer: Buffer.from('(;GM[4]SZ[3]RE[W+R];B[aa](;W[bb];B[ab])(;W[ac];B[cc]))') })
  await becomes(() => page.locator('#boards-games [role="status"]').innerText(), '2 of 2 games and variations were new, and are kept.')
  await page.locator('#boards-games-files').setInputFiles({ name: 'bad.sgf', mimeType: 'text/plain', buffer: Buffer.from('(;GM[4]SZ[3];B[zz])') })
  await becomes(async () => /^bad\.sgf: .*zz/.test(await page.locator('#boards-games [role="status"]').innerText()), true)
  assert.equal((await known(page)).moves.length, 2)
  await page.locator('#boards-games .games-of button').last().evaluate(button => button.click())
  await becomes(() => page.locator('#study-moves').evaluate(list => [...list.querySelectorAll('button')].map(button => button.textContent).join()), '1. A3,2. B2,3. B3,4. C1,5. C3')
  assert.equal(await page.locator('#study-moves [aria-current]').innerText(), '1. A3')
})
