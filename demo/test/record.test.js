// The results: what counts in every room whose games end, the sheet that shows it, the line on the start page, and
// clearing.
import assert from 'node:assert/strict'
import { initSync } from '../../js/sync.js'
import { game } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { beforehand } from './much.js'
import { becomes, choose, closeSheet, fragment, inPage, press, ready, shows } from './page.js'

const { calculation, daifugo } = initSync()
const YOU = 0

/** The stored results, without their ids. */
const tallies = page => page.evaluate(() => (localStorage.getItem('tefuda-results') ?? '').split('\n').map(line => line.replace(/^1 \S+ /, '').split('\t').toSpliced(2, 1).join(' ')))

/** Waits until earlier games are counted: the page loads the module that counts only then. */
const counted = page => page.evaluate(async () => { await import('./shell/record/results.js') })

async function statistics(page) {
  await page.click('#menu-open')
  await page.click('[data-opens="statistics"]')
  await page.waitForSelector('#statistics-body > *')
}

const rows = page => page.locator('#statistics-body .tallies tbody tr').evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent)))
const at = (page, square) => page.locator(`#board [data-row="${square[0]}"][data-column="${square[1]}"]`).click()

inPage('a game against the engine counts at its first end, is shown, and is cleared by a second press', { at: '#boards?g=3x3x3&level=1&moves=0,0.1,0.0,1.1,1' }, async page => {
  await shows(() => game(page), { rows: ['oo.', 'xx.', '...'] })
  await at(page, [0, 2])
  await becomes(() => tallies(page), ['boards 3x3x3 1 1 0 0'])
  await page.click('#play-undo')
  await shows(() => game(page), { rows: ['oo.', 'xx.', '...'] })
  await at(page, [0, 2])
  await shows(() => game(page), { rows: ['ooo', 'xx.', '...'] })
  await becomes(async () => (await fragment(page)).endsWith('.0,2'), true)
  await page.reload()
  await ready(page)
  await shows(() => game(page), { rows: ['ooo', 'xx.', '...'] })
  assert.deepEqual(await tallies(page), ['boards 3x3x3 1 1 0 0'])
  await statistics(page)
  await becomes(() => rows(page), [['3×3, 3 in a row, level 1 (By chance)', '1', '0', '0', '100.0 %']])
  await closeSheet(page)
  await page.click('#language-ja')
  await statistics(page)
  await becomes(() => rows(page), [['3×3・3目・レベル 1 (運まかせ)', '1', '0', '0', '100.0 %']])
  await closeSheet(page)
  await page.click('.brand a')
  await becomes(() => page.locator('.tile-room[href="#boards"] .tile-tally').innerText(), '1勝0敗0分')
  await statistics(page)
  await page.click('.clearing button')
  assert.equal(await page.locator('.clearing button').count(), 2)
  await page.click('.clearing button:not(.go)')
  await page.click('.clearing button')
  assert.equal((await tallies(page)).length, 1)
  await page.click('.clearing .go')
  assert.deepEqual(await tallies(page), [''])
  assert.match(await page.locator('#statistics-body').innerText(), /まだ終わった対局がありません/)
  await becomes(() => page.locator('.tile-tally').count(), 0)
})

inPage('sides changed in the middle, two who play, and a link to the end count nothing', { at: '#boards?g=3x3x3&level=1&moves=0,0.1,0.0,1.1,1.0,2' }, async page => {
  await shows(() => game(page), { rows: ['ooo', 'xx.', '...'] })
  await page.evaluate(() => { location.hash = '#boards?g=3x3x3&you=both&moves=0,0.1,0.0,1.1,1' })
  await shows(() => game(page), { rows: ['oo.', 'xx.', '...'] })
  await at(page, [0, 2])
  await shows(() => game(page), { rows: ['ooo', 'xx.', '...'] })
  await page.evaluate(() => { location.hash = '#boards?g=3x3x3&you=x&level=1&moves=0,0.1,0.0,1.1,1.2,2' })
  await shows(() => game(page), { rows: ['oo.', 'xx.', '..o'] })
  await page.click('#play-swap')
  await becomes(async () => (await game(page)).rows.join('').replaceAll('.', '').length > 5, true)
  await counted(page)
  assert.deepEqual(await tallies(page), [''])
})

inPage('a video poker hand counts what it paid and what the hold cost', { at: '#draw?game=jacks-or-better-9-6&seed=7' }, async page => {
  await shows(() => machine(page), { cards: ['8c', '2c', '9c', '6c', 'Qd'] })
  await press(page, '1 2 3 4')
  await page.click('#draw-go')
  await shows(() => machine(page), { does: 'deal', perfect: true })
  await becomes(async () => /^draw jacks-or-better-9-6 1 1 \d+ 0 0$/.test((await tallies(page))[0]), true)
  await page.click('#draw-go')
  await shows(() => machine(page), { seed: '8', does: 'draw' })
  await press(page, '1 2 3 4 5')
  await page.click('#draw-go')
  await becomes(async () => /^draw jacks-or-better-9-6 2 [12] \d+ \d+ 0$/.test((await tallies(page))[0]), true)
  const cost = Number((await tallies(page))[0].split(' ').at(-2))
  assert.equal(cost, Math.round(10_000 * Number((await machine(page)).totals.lost)))
})

/** The moves that win a deal, and how the last of them is pressed. */
function proof(seed) {
  const { line } = calculation.solve(calculation.deal({ piles: 4, lead: 1 }, { seed }))
  const last = line.at(-1)
  return { moves: line.slice(0, -1), keys: [last[0] === 'w' ? last[1] : 'c', 'qwer'[last.at(-1) - 1]] }
}

for (const [name, helped, want] of [['solved by hand counts', '', ['calculation 4 1 1 0']], ['that the engine has played a card of does not', '&helped=1', ['']]]) {
  const { moves, keys } = proof(7)
  inPage(`a deal ${name}`, { at: `#calculation?seed=7&piles=4&lead=1&moves=${moves.join('.').replaceAll(' ', '')}${helped}` }, async page => {
    await becomes(async () => (await patience(page)).foundations.replaceAll('K', '').length, 1)
    for (const key of keys) await press(page, key)
    await shows(() => patience(page), { foundations: 'KKKK' })
    await counted(page)
    await becomes(() => tallies(page), want)
  })
}

/** A game in which the reader is out before the others: the moves so far, and the rank. */
function out() {
  for (let seed = 1; ; seed++) {
    let position = daifugo.deal('common', { seed })
    while (!position.over && !position.places[YOU]) {
      const { best } = daifugo.choose(daifugo.view(position, { seat: position.turns[0] }), { level: 'casual', seed: 1 })
      position = daifugo.apply(position, { move: best, seed: position.moves.length })
    }
    if (!position.over) return { seed, place: position.places[YOU], moves: position.moves.map(({ move }) => (move === 'pass' ? 'p' : move.replaceAll(' ', ''))) }
  }
}

const { seed, place, moves } = out()
inPage('a game of Daifugō counts by place, rules, players and level', { at: `#daifugo?seed=${seed}&levels=casual.casual.casual&moves=${moves.join('.')}` }, async page => {
  await choose(page, 'dfg-pace', '0')
  await closeSheet(page)
  await becomes(async () => (await parlour(page)).says.startsWith('Game over'), true)
  await becomes(() => tallies(page), [`daifugo common 4 casual ${[1, 2, 3, 4].map(n => Number(n === place)).join(' ')}`])
  await statistics(page)
  const [[level, games, places, mean]] = await rows(page)
  assert.match(level, /^Household, 4 players, Casual/i)
  assert.deepEqual([games, places.split(' · ').length, mean], ['1', 4, place.toFixed(2)])
})

inPage('damaged results are put aside, and that is said', { open: false }, async (page, { url }) => {
  await beforehand(page, url, () => localStorage.setItem('tefuda-results', '1 abc boards\t3\tx\t1'))
  await page.goto(`${url}#boards`)
  await ready(page)
  await statistics(page)
  assert.match(await page.locator('#statistics-body .error').innerText(), /were damaged/)
  assert.equal(await page.evaluate(() => localStorage.getItem('tefuda-aside-results')), '1 abc boards\t3\tx\t1')
})
