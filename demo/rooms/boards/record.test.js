// The game as text in the boards room: written, opened, refused; and numbered moves.
import assert from 'node:assert/strict'
import { becomes, choose, complaint, inRoom, shows, text } from '../../test/page.js'
import { game, square } from './seen.js'

/** Opens the settings at the game as text. */
async function openRecord(page) {
  await page.click('#boards .toolbar.for-play [data-opens="boards-settings"]')
  if (!(await page.locator('#boards-record').evaluate(box => box.open))) await page.click('#boards-record summary')
}

const record = page => page.locator('#record-text').inputValue()

inRoom('the game is written as places, and as a Piskvorky file', '#boards?g=15x15x5&you=both&moves=7,7.6,8', async page => {
  await shows(() => game(page), { status: 'Black to move' })
  await openRecord(page)
  await becomes(() => record(page), 'h8 i9')
  await choose(page, 'record-format', 'psq')
  await becomes(() => record(page), 'Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n0\n')
})

inRoom('a game that is pasted is opened, with its board; what is wrong with another is said below it', '#boards?g=15x15x5&you=both&moves=7,7', async page => {
  await shows(() => game(page), { status: 'White to move' })
  await openRecord(page)
  await choose(page, 'record-format', 'places')
  await becomes(() => record(page), 'h8')
  await page.fill('#record-text', '1. h8 i9 2. h16')
  await page.click('#record-open')
  await becomes(() => complaint(page, '#record-text').then(({ error }) => error), 'text line 1, move 3, "h16", is not on the board of 15 × 15; up to there: h8 i9')
  assert.equal((await game(page)).rows.join('').replaceAll('.', ''), 'o')
  await page.fill('#record-text', '8x8x4 d4 e5 d5 e4')
  await page.click('#record-open')
  await becomes(async () => (await game(page)).rows.join('/'), '......../......../......../...ox.../...ox.../......../......../........')
  assert.deepEqual((await game(page)).sizes, [8, 8, 4])
  await becomes(() => record(page), '8x8x4 d4 e5 d5 e4')
  await becomes(() => page.evaluate(() => localStorage.getItem('tefuda-games-boards')?.split('\t').slice(1)), ['?', '', 'g=8x8x4&you=both&moves=d4.e5.d5.e4'])
  await becomes(() => text(page, '#record-error'), '')
})

inRoom('moves are numbered when asked, also in the link', '#boards?g=15x15x5&you=both&moves=7,7.6,8', async page => {
  const marks = () => page.evaluate(() => [...document.querySelectorAll('#board [data-kind]')].map(({ dataset }) => [dataset.kind, dataset.mark]))
  await becomes(async () => JSON.stringify(await marks()), '[["last",""]]')
  await page.click('#boards .toolbar.for-play [data-opens="boards-settings"]')
  await page.click('#play-numbers')
  await becomes(async () => JSON.stringify(await marks()), '[["number-x last","2"],["number-o","1"]]')
  await page.click('#boards-settings [data-close]')
  await page.click(square(8, 8))
  await becomes(async () => (await marks()).length, 3)
  await becomes(async () => /numbers=1/.test(await page.evaluate(() => location.hash)), true)
})
