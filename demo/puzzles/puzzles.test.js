// The tab of puzzles, in each room that has one. makers.test.js proves the puzzles; here the page names the best answer after
// a wrong one.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync } from '../../js/sync.js'
import { becomes, inPage, ready } from '../test/page.js'

const { poker } = initSync()
const AXE = readFileSync(createRequire(new URL('../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')

/** The rooms with puzzles: the box of the tab, and how an answer is given. */
export const TRAINERS = {
  boards: { box: '#boards-puzzles', kind: 'fours', ask: / fours in a row/, laid: '.square' },
  draw: { box: '#draw-puzzles', kind: 'holds', ask: /Which cards do you hold/, laid: '.card' },
  calculation: { box: '#calc-puzzles', kind: 'endings', ask: /stock is face up/, laid: '.puzzle-moves button' },
  mahjong: { box: '#mahjong-puzzles', kind: 'discards', ask: /Which tile do you discard/, laid: '.puzzle-moves .tile' },
  cardroom: { box: '#cardroom-puzzles', kind: 'spots', ask: /all in for/, laid: '.puzzle-moves button' },
  daifugo: { box: '#dfg-puzzles', kind: 'finishes', ask: /surely goes out first/, laid: '.puzzle-moves button' },
}

const question = (page, { box }) => page.locator(`${box} .verdict-line`).first().innerText()
const verdict = (page, { box }) => page.locator(`${box} .verdict-line`).last().innerText()
const rating = async (page, { box }) => Number((await page.locator(`${box} > .hint`).first().innerText()).match(/\d+/)[0])
const laid = async (page, trainer) => {
  await page.waitForSelector(`${trainer.box} .puzzle-place ${trainer.laid}`)
  assert.match(await question(page, trainer), trainer.ask)
}
const open = (room, seed) => `#${room}?tab=puzzles&puzzle=${TRAINERS[room].kind}-${seed}`

/** Gives an answer. */
const ANSWERS = {
  boards: (page, [column, ...row]) => page.locator(`#boards-puzzles [role="row"][data-name="${row.join('')}"] .square[data-name="${column}"]`).click(),
  async draw(page, held) {
    for (const i of held) await page.locator('#draw-puzzles button.card').nth(i).click()
    await page.locator('#draw-puzzles .position-then > button').click()
  },
  calculation: (page, move) => page.locator(`#calc-puzzles [data-move="${move}"]`).click(),
  mahjong: (page, tile) => page.locator(`#mahjong-puzzles [data-move="${tile}"]`).first().click(),
  cardroom: (page, move) => page.locator(`#cardroom-puzzles [data-move="${move}"]`).click(),
  daifugo: (page, move) => page.locator(`#dfg-puzzles [data-move="${move}"]`).click(),
}

/** Reads the best answer that the page shows after a wrong one. */
const solutions = {
  async boards(page) {
    const number = page.locator('#boards-puzzles .square[data-mark="1"]')
    return (await number.getAttribute('aria-label')).split(/[ ,:]/)[0]
  },
  async draw(page) {
    const cards = page.locator('#draw-puzzles button.card')
    const best = []
    for (let i = 0; i < 5; i++) if (await cards.nth(i).getAttribute('data-better') !== null) best.push(i)
    return best
  },
  calculation: page => page.locator('#calc-puzzles .puzzle-moves [data-better]').getAttribute('data-move'),
  mahjong: page => page.locator('#mahjong-puzzles .puzzle-moves [data-better]').first().getAttribute('data-move'),
  cardroom: page => page.locator('#cardroom-puzzles .puzzle-moves [data-better]').getAttribute('data-move'),
  daifugo: page => page.locator('#dfg-puzzles .puzzle-moves [data-better]').getAttribute('data-move'),
}
/** Gives a wrong answer. If it is right by chance, the test fails at the verdict. */
async function wrongly(page, room) {
  if (room === 'boards') await page.locator('#boards-puzzles .square[data-stone="."]').first().click()
  if (room === 'draw') await ANSWERS.draw(page, [])
  if (room === 'mahjong') await page.locator('#mahjong-puzzles .puzzle-moves .tile').first().click()
  if (room === 'cardroom') await page.locator('#cardroom-puzzles .puzzle-moves button').first().click()
  if (room === 'daifugo') await page.locator('#dfg-puzzles .puzzle-moves button').last().click()
  if (room === 'calculation') await page.locator('#calc-puzzles .puzzle-moves button').last().click()
}

for (const [room, trainer] of Object.entries(TRAINERS)) {
  inPage(`${room}: a wrong answer is judged and lowers the rating, the right one is known then; another reader has it right`, { at: open(room, 3) }, async (page, { url }) => {
    await laid(page, trainer)
    const before = await rating(page, trainer)
    await wrongly(page, room)
    await becomes(async () => /is not the answer\. Best: /.test(await verdict(page, trainer)), true)
    assert.ok(await rating(page, trainer) < before)
    const best = await solutions[room](page)
    // The same link, with nothing kept.
    await page.evaluate(() => { window.localStorage.clear() })
    await page.goto('about:blank')
    await page.goto(url + open(room, 3))
    await ready(page)
    await laid(page, trainer)
    await ANSWERS[room](page, best)
    await becomes(async () => /^Right: /.test(await verdict(page, trainer)), true)
    assert.ok(await rating(page, trainer) > before)
    // A puzzle takes one answer: later presses change nothing.
    await page.locator(`${trainer.box} .puzzle-place button`).evaluateAll(all => all.forEach(button => button.click()))
    assert.match(await verdict(page, trainer), /^Right: /)
  })
}

/** The puzzle that the address names, and that of the link. */
const named = page => page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('puzzle'))
const linked = async (page, { box }) => (await page.locator(`${box} a[href*="puzzle="]`).getAttribute('href')).split('puzzle=')[1]

for (const [room, trainer] of Object.entries(TRAINERS)) {
  inPage(`${room}: the address names the puzzle on the table, and a reload keeps it`, { at: open(room, 3) }, async page => {
    await laid(page, trainer)
    await becomes(() => linked(page, trainer), `${trainer.kind}-3`)
    await page.waitForTimeout(1000) // by now the room would have written its own state into the address
    assert.equal(await named(page), `${trainer.kind}-3`)
    await wrongly(page, room)
    await page.locator(`${trainer.box} .go`).click()
    await becomes(async () => await named(page) !== `${trainer.kind}-3` && await named(page) === await linked(page, trainer), true)
    const next = await named(page)
    await page.reload()
    await ready(page)
    await laid(page, trainer)
    assert.equal(await linked(page, trainer), next)
  })
}

inPage('the best hold is that of the engine', { at: open('draw', 5) }, async page => {
  await laid(page, TRAINERS.draw)
  const pays = await page.locator('#draw-puzzles .words-then').innerText()
  const cards = await page.locator('#draw-puzzles button.card').evaluateAll(all => all.map(card => (card.dataset.rank === '10' ? 'T' : card.dataset.rank) + card.dataset.suit))
  const [game] = poker.videoGames().filter(({ lines }) => `Pays: ${lines.filter(({ pay }) => pay).map(({ name, pay }) => `${name} ${pay}`).join(', ')}` === pays)
  const { best } = poker.videoAdvise(cards.join(' '), { game: game.key })
  await ANSWERS.draw(page, best)
  await becomes(async () => /^Right: /.test(await verdict(page, TRAINERS.draw)), true)
})

inPage('five a day: the streak counts, and what was missed returns the next day', { at: '#draw?tab=puzzles' }, async (page, { url }) => {
  const trainer = TRAINERS.draw
  await page.clock.setFixedTime(new Date(2026, 10, 27, 10))
  await laid(page, trainer)
  await page.locator('#draw-puzzles .tools button').first().click()
  for (let n = 1; n <= 5; n++) {
    await becomes(async () => (await question(page, trainer)).startsWith(`Today’s five: puzzle ${n} of 5.`), true)
    await page.waitForSelector('#draw-puzzles:not([data-solved]) button.card')
    await wrongly(page, 'draw')
    await page.waitForSelector('#draw-puzzles[data-solved]')
    await page.locator('#draw-puzzles .go').click()
  }
  const marks = page.locator('#draw-puzzles .tools .hint')
  await becomes(async () => /^[●○]{5} 1 day in a row$/.test(await marks.innerText()), true)
  assert.equal(await page.locator('#draw-puzzles .tools button').first().getAttribute('aria-disabled'), 'true')
  await page.waitForSelector('#draw-puzzles:not([data-solved]) button.card')
  assert.doesNotMatch(await question(page, trainer), /missed/, 'it returns on the same day')
  // The next day, in a new page.
  await page.goto('about:blank')
  await page.clock.setFixedTime(new Date(2026, 10, 28, 10))
  await page.goto(`${url}#draw?tab=puzzles`)
  await ready(page)
  await becomes(async () => (await question(page, trainer)).startsWith('You missed this one before.'), true)
  assert.match(await marks.innerText(), /1 day in a row$/)
})

for (const [lang, width, height] of [['ja', 390, 844], ['en', 1280, 900]]) {
  for (const [room, trainer] of Object.entries(TRAINERS)) {
    inPage(`puzzles of ${room} in ${lang} at ${width} pixels: axe has nothing to object to, and nothing is wider than the page`, { at: open(room, 3), viewport: { width, height }, locale: lang, bypassCSP: true }, async page => {
      await page.waitForSelector(`${trainer.box} .puzzle-place ${trainer.laid}`)
      assert.equal(/[ぁ-ん]/.test(await question(page, trainer)), lang === 'ja')
      for (const solved of [false, true]) {
        if (solved) {
          await wrongly(page, room)
          await page.waitForSelector(`${trainer.box}[data-solved]`)
        }
        await page.evaluate(AXE)
        const { violations } = await page.evaluate(() => window.axe.run('main', { resultTypes: ['violations'] }))
        assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), [], `${solved}`)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true)
      }
    })
  }
}
