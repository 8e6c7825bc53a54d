// Opening rules in the boards room: played through by two people and against every level, by mouse and by keyboard.
import assert from 'node:assert/strict'
import { becomes, choose, closeSheet, fragment, inRoom, press, ready, shows, tabTo } from '../../test/page.js'
import { game, square } from './seen.js'

/** A test that begins with a link to a game. */
const onGame = (name, link, run) => inRoom(name, `#boards?${link}`, run)

const stones = async page => (await game(page)).rows.join('').replaceAll('.', '').length
const choices = page => page.locator('#play-choices button').evaluateAll(buttons => buttons.map(button => [button.dataset.move, button.textContent]))
const log = page => page.locator('#play-log li').allTextContents()
/** The number of moves in the address. */
const made = async page => (new URLSearchParams((await fragment(page)).split('?')[1]).get('moves') ?? '').split('.').filter(Boolean).length

/** The square of a place on the 15 × 15 board. */
const place = name => square(15 - Number(name.slice(1)), name.charCodeAt(0) - 97)

/** Makes moves by clicks: a place, or a choice in notation. */
async function play(page, moves) {
  for (const move of moves) {
    const before = (await log(page)).length
    await page.click(/^[a-o]\d+$/.test(move) ? place(move) : `#play-choices [data-move="${move}"]`)
    await becomes(() => made(page), before + 1, move)
  }
}

/** Chooses an opening in the settings, and begins by it. */
async function begin(page, opening, you = 'both', rule = 'free') {
  await choose(page, 'play-you', you)
  await choose(page, 'play-rule', rule)
  await choose(page, 'play-opening', opening)
  await page.click('#play-start')
  await becomes(async () => new RegExp(`opening=${opening}`).test(await fragment(page)), true)
  await closeSheet(page)
}

const TEN = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'i1', 'j1', 'k1']

// By opening rule: what is asked, and the move made; then who is to move.
const GAMES = {
  swap: [
    ['First: Opening: place Black', 'h8'], ['First: Opening: place White', 'i9'], ['First: Opening: place Black', 'a1'],
    ['Second: Choose your colour', 'swap'], ['White to move', 'b2'], ['Black to move'],
  ],
  swap2: [
    ['First: Opening: place Black', 'h8'], ['First: Opening: place White', 'i9'], ['First: Opening: place Black', 'a1'],
    ['Second: Choose your colour', 'two more'], ['Second: Opening: place White', 'b2'], ['Second: Opening: place Black', 'c3'],
    ['First: Choose your colour', 'stay'], ['White to move'],
  ],
  soosyrv8: [
    ['First: Opening: place Black', 'h8'], ['First: Opening: place White', 'i9'], ['First: Opening: place Black', 'j8'],
    ['Second: Choose your colour', 'stay'], ['White to move', 'g7'], ['Second: How many fifth moves will black offer?', 'offer 2'],
    ['First: Choose your colour', 'swap'], ['Second: Offer a fifth move (1 of 2)', 'a1'], ['Second: Offer a fifth move (2 of 2)', 'b2'],
    ['First: Choose black’s fifth move', 'b2'], ['White to move'],
  ],
  taraguchi10: [
    ['First: Opening: place Black', 'h8'], ['Second: Choose your colour', 'stay'], ['Second: Opening: place White', 'h9'],
    ['First: Choose your colour', 'swap'], ['Second: Opening: place Black', 'i10'], ['First: Choose your colour', 'stay'],
    ['First: Opening: place White', 'g7'], ['Second: Choose your colour', 'offer 10'],
    ...TEN.map((place, i) => [`Second: Offer a fifth move (${i + 1} of 10)`, place]),
    ['First: Choose black’s fifth move', 'f1'], ['White to move'],
  ],
  rif: [
    ['First: Opening: place Black', 'h8'], ['First: Opening: place White', 'i9'], ['First: Opening: place Black', 'j8'],
    ['Second: Choose your colour', 'swap'], ['White to move', 'g7'], ['Second: Offer a fifth move (1 of 2)', 'a1'],
    ['Second: Offer a fifth move (2 of 2)', 'b2'], ['First: Choose black’s fifth move', 'a1'], ['White to move'],
  ],
  yamaguchi: [
    ['First: Opening: place Black', 'h8'], ['First: Opening: place White', 'i9'], ['First: Opening: place Black', 'j8'],
    ['First: How many fifth moves will black offer?', 'offer 1'], ['Second: Choose your colour', 'stay'], ['White to move', 'g7'],
    ['First: Offer a fifth move (1 of 1)', 'a1'], ['Second: Choose black’s fifth move', 'a1'], ['White to move'],
  ],
}

for (const [opening, steps] of Object.entries(GAMES))
  onGame(`${opening} by two people: what is asked at every step, the log, undo, redo, and the same by the address`, 'g=15x15x5&you=both', async page => {
    await begin(page, opening, 'both', opening.startsWith('swap') ? 'free' : 'renju')
    for (const [asked, move] of steps) {
      await shows(() => game(page), { status: asked, error: '' })
      if (move) await play(page, [move])
    }
    const { rows, status } = await game(page)
    const lines = await log(page)
    assert.ok(lines.length >= 4 && lines.every(line => /^(First|Second): \S/.test(line)), lines.join('; '))
    await page.click('#play-undo')
    await shows(() => game(page), { status: steps.at(-2)[0], redo: true })
    await page.click('#play-redo')
    await shows(() => game(page), { rows, status, redo: false })
    await page.reload()
    await ready(page)
    await shows(() => game(page), { rows, status })
    assert.deepEqual(await log(page), lines)
  })

/** Plays against the engine until the reader has made a move after the opening: the first choice, or a square that may be played. */
async function throughOpening(page, asksFor) {
  const asked = new Set()
  for (let step = 0; step < 40; step++) {
    await becomes(async () => !/^The engine/.test((await game(page)).status), true)
    const { status, rows } = await game(page)
    if (/^Your move/.test(status) && await stones(page) > 5) return asked
    asked.add(status.replace(/\d+ of \d+|Black|White/g, ''))
    const buttons = (await choices(page)).map(([move]) => move)
    // A changed address does not prove that the reader's move was made: it may only now follow the engine's move.
    const stands = async () => JSON.stringify([(await game(page)).rows, await log(page)])
    const before = await stands()
    if (buttons.length) {
      await page.click(`#play-choices [data-move="${buttons.find(move => asksFor.includes(move)) ?? buttons[0]}"]`)
    } else {
      const marked = await page.evaluate(() => {
        const of = kind => [...document.querySelectorAll(`#board [data-kind="${kind}"]`)].map(({ dataset: { row, column } }) => [Number(row), Number(column)])
        return [...of('allowed'), ...of('ghost-o')]
      })
      const offers = /^Offer/.test(status)
      const free = rows.flatMap((row, i) => [...row].flatMap((stone, j) => stone === '.' ? [[i, j]] : []))
      const [at] = offers ? free.filter(([i, j]) => !marked.some(([k, l]) => k === i && l === j)) : marked.length ? marked : free
      await page.click(square(...at))
    }
    await becomes(async () => await stands() === before, false, status)
  }
  assert.fail('the opening does not end')
}

const LEVELS = [1, 2, 3, 4, 5]

for (const [i, opening] of Object.keys(GAMES).entries())
  for (const you of ['o', 'x'])
    onGame(`${opening} against level ${LEVELS[(2 * i + (you === 'x')) % 5]}, the reader ${you === 'o' ? 'first' : 'second'}`, `g=15x15x5&rule=renju&level=${LEVELS[(2 * i + (you === 'x')) % 5]}&think=200`, async page => {
      await begin(page, opening, you, opening.startsWith('swap') ? 'free' : 'renju')
      const asked = await throughOpening(page, ['two more', 'offer 10', 'offer 3'])
      assert.ok(asked.size > 0)
      const lines = await log(page)
      assert.ok(lines.some(line => line.startsWith('You: ')) && lines.some(line => line.startsWith('The engine: ')), lines.join('; '))
      assert.equal((await game(page)).error, '')
    })

onGame('a swap changes the colour, not the seat: who takes black, wins with black', 'g=15x15x5&opening=swap&you=both&moves=h8.a1.h9', async page => {
  await shows(() => game(page), { status: 'Second: Choose your colour' })
  assert.deepEqual(await choices(page), [['swap', 'Take Black'], ['stay', 'Stay White']])
  await play(page, ['swap'])
  await becomes(() => log(page), ['First: Black H8', 'First: White A1', 'First: Black H9', 'Second: swap, now Black'])
  await choose(page, 'play-with', 'friend')
  await choose(page, 'play-you', 'x')
  await closeSheet(page)
  await shows(() => game(page), { status: 'Your friend’s move, White' })
  await choose(page, 'play-you', 'o')
  await closeSheet(page)
  await shows(() => game(page), { status: 'Your move, White' })
})

onGame('an opening by keyboard: the focus goes from the choice to the board', 'g=15x15x5&rule=renju&opening=yamaguchi&you=both&moves=h8.i9.j8', async page => {
  await shows(() => game(page), { status: 'First: How many fifth moves will black offer?' })
  assert.equal((await choices(page)).length, 12)
  await tabTo(page, '#play-choices [data-move="offer 1"]')
  await press(page, 'Enter')
  await shows(() => game(page), { status: 'Second: Choose your colour' })
  assert.equal(await page.evaluate(() => document.activeElement.dataset.move), 'swap')
  await press(page, 'Space')
  await shows(() => game(page), { status: 'White to move' })
  await press(page, 'Control+Home Enter')
  await shows(() => game(page), { last: '0,0' })
  await press(page, 'ArrowRight Enter')
  await shows(() => game(page), { status: 'First: Choose black’s fifth move' })
  await press(page, 'Enter')
  await shows(() => game(page), { status: 'White to move', last: '0,1' })
})

onGame('what an opening rule forbids is refused in words, and its squares are marked', 'g=15x15x5&rule=renju&opening=rif&you=both&moves=h8', async page => {
  await becomes(() => page.locator('#board [data-kind="allowed"]').count(), 8)
  await page.click(place('a1'))
  await becomes(async () => /not in the middle squares/.test((await game(page)).error), true)
  await page.click(place('h9'))
  await shows(() => game(page), { error: '' })
  await becomes(() => page.locator('#board [data-kind="allowed"]').count(), 23)
})

onGame('a hint in an opening says what the engine would choose', 'g=15x15x5&opening=swap&you=both&think=200&moves=h8.a1.h9', async page => {
  await shows(() => game(page), { status: 'Second: Choose your colour' })
  await page.click('#play-hint')
  await becomes(() => page.locator('#play-live').textContent(), 'Suggested: Take Black; has the colour that is ahead')
  await page.click('#play-hint')
})

onGame('in Japanese', 'g=15x15x5&rule=renju&opening=soosyrv8&you=both&moves=h8.i9.j8.stay.g7', async page => {
  await page.click('#language-ja')
  await shows(() => game(page), { status: '仮後：五手目を何か所示しますか' })
  await play(page, ['offer 2'])
  await becomes(() => choices(page), [['swap', '白を持つ'], ['stay', '黒のまま']])
  await becomes(async () => (await log(page)).at(-1), '仮後：五手目は2か所')
  await page.click('#language-en')
})

onGame('an opening that the board is too small for is refused next to the form', 'g=6x6x4&you=both', async page => {
  await choose(page, 'play-opening', 'rif')
  await page.click('#play-start')
  await becomes(async () => /opening must be none, swap or swap2/.test(await page.locator('#play-error').textContent()), true)
  await page.click('#boards-presets [data-game="3,3,3"]')
  await shows(() => game(page), { sizes: [3, 3, 3] })
  await becomes(() => page.locator('#play-opening :checked').evaluate(input => input.value), 'none')
})
