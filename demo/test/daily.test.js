// The deals of the day: the same for everyone, found and proved, played to the end, stored once, with streak, share
// text and the week before.
import assert from 'node:assert/strict'
import { initSync } from '../../js/sync.js'
import { game } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { parlour } from '../rooms/daifugo/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { mat } from '../rooms/mahjong/seen.js'
import { before, dayOf } from '../shell/record/daily.js'
import { becomes, choose, closeSheet, enter, fragment, inPage, press, ready, shows, visit } from './page.js'
import { pasted } from './system.js'

const { calculation, daifugo, mahjong } = initSync()
const YOU = 0
const TODAY = dayOf()

const notice = page => page.locator('#notice').evaluate(line => (line.checkVisibility() ? line.querySelector('#notice-words').textContent : ''))
const days = page => page.evaluate(() => (localStorage.getItem('tefuda-daily') ?? '').replace(/^1 \S+ /, '').split('\n').filter(Boolean).map(line => line.replaceAll('\t', ' ')))
const sheet = page => page.locator('#today-body').evaluate(body => ({
  rows: [...body.querySelectorAll(':scope > section li')].map(row => [...row.children].map(part => part.textContent).join(' | ')),
  streak: body.querySelector('.verdict-line')?.textContent ?? '',
}))

async function openToday(page) {
  await page.click('.brand a')
  await page.click('.today')
  await page.waitForSelector('#today-body section')
}

/** The deal that the page must find for a day: the first of its seeds with a proof, and that proof. */
function provedDeal(day) {
  for (let n = 0; ; n++) {
    const seed = Number(`${day}${String(n).padStart(2, '0')}`)
    const { line } = calculation.solve(calculation.deal({ piles: 4, lead: 1 }, { seed }), { budget: { iterations: 300_000 } })
    if (line) return { seed, line }
  }
}

inPage('Calculation’s deal of the day is proved to be won, the same in every time zone, and its proof can be replayed', { at: `#calculation?daily=20260102`, timezoneId: 'Pacific/Kiritimati' }, async (page, the) => {
  const { seed, line } = provedDeal(20260102)
  await becomes(async () => (await patience(page)).form, [String(seed), '4', '1'])
  const says = () => page.locator('#calc-winnable-says').evaluate(element => element.textContent)
  await becomes(says, `This deal can be won: a line of ${line.length} moves is known.`)
  await becomes(async () => (await fragment(page)).endsWith('&daily=20260102'), true)
  await page.goto('about:blank')
  await visit(page, `${the.url}#calculation`)
  await becomes(says, `This deal can be won: a line of ${line.length} moves is known.`)
  await page.click('#calc-prove')
  await shows(() => patience(page), { says: 'Solved: all 52 cards are placed' })
  await page.evaluate(async () => { await import('./shell/record/daily.js') }) // the page loads this module only to store a day
  assert.deepEqual(await days(page), [])
})

inPage('the day’s Calculation, solved: kept once, said, in the sheet, on the tile, in the text', {}, async page => {
  await page.evaluate(() => { delete navigator.share; Object.defineProperty(navigator, 'share', { value: undefined }) })
  await page.click('.today')
  await becomes(async () => (await sheet(page)).rows[0], 'Calculation | not played yet | Play')
  await page.click(`.daily-go[href="#calculation?daily=${TODAY}"]`)
  const { seed, line } = provedDeal(TODAY)
  await becomes(async () => (await patience(page)).form[0], String(seed))
  const last = line.at(-1)
  await enter(page, `#calculation?seed=${seed}&piles=4&lead=1&moves=${line.slice(0, -1).join('.').replaceAll(' ', '')}&daily=${TODAY}`)
  await becomes(async () => (await patience(page)).foundations.replaceAll('K', '').length, 1)
  for (const key of [last[0] === 'w' ? last[1] : 'c', 'qwer'[last.at(-1) - 1]]) await press(page, key)
  await becomes(() => notice(page), 'That was the deal of the day.')
  assert.deepEqual(await days(page), [`${TODAY} calculation 0 0 won ${line.length}`])
  await page.click('#notice-action')
  await becomes(() => sheet(page), {
    rows: [`Calculation | solved in ${line.length} moves | Again`, 'Video poker, five hands | not played yet | Play', 'What to discard? | not played yet | Play', 'Daifugō | not played yet | Play'], streak: '1 day in a row',
  })
  await page.click('#today-body .clearing button')
  await becomes(() => page.locator('#today-body .clearing [role=status]').innerText(), 'The text is in the clipboard.')
  const written = await pasted(page)
  assert.match(written, new RegExp(`^tefuda 手札 .*\\nCalculation: solved in ${line.length} moves\\nhttp://[^#?]*/$`))
  await closeSheet(page)
  await page.click('.brand a')
  await becomes(() => page.locator('.today .tile-tally').innerText(), '1 of 4 done')
  await page.click('#language-ja')
  await becomes(() => page.locator('.today .tile-tally').innerText(), '4番のうち1番すみ')
})

inPage('the day’s five hands of video poker: what the holds cost, with hints', { at: `#draw?daily=${TODAY}` }, async (page, the) => {
  for (let hand = 1; hand <= 5; hand++) {
    await shows(() => machine(page), { seed: `${TODAY}0${hand - 1}`, result: `Hand ${hand} of 5 today: hold what you keep, then draw` })
    if (hand === 3) { // closed in the middle; it must go on
      await becomes(() => page.evaluate(() => /marks=\d\d&/.test(localStorage.getItem('tefuda-game-draw'))), true)
      await page.goto('about:blank')
      await visit(page, `${the.url}#draw?daily=${TODAY}`)
      await shows(() => machine(page), { seed: `${TODAY}02`, result: 'Hand 3 of 5 today: hold what you keep, then draw' })
    }
    if (hand === 5) await page.click('#draw-hint')
    if (hand === 5) await becomes(async () => (await machine(page)).holds.length > 0, true)
    for (const place of hand === 5 ? (await machine(page)).best : []) await press(page, String(place + 1))
    await page.click('#draw-go')
    await shows(() => machine(page), { does: 'deal' })
    if (hand < 5) await page.click('#draw-go')
  }
  await becomes(() => notice(page), 'That was the deal of the day.')
  const { totals, perfect } = await machine(page)
  assert.deepEqual([totals.hands, perfect], ['5', true])
  const [kept] = await days(page)
  assert.match(kept, new RegExp(`^${TODAY} draw 0 1 [01]{4}1 ${Math.round(10_000 * Number(totals.lost))}$`))
  await page.click('#draw-go')
  await shows(() => machine(page), { seed: `${TODAY}05`, does: 'draw' })
  await becomes(async () => (await fragment(page)).endsWith(`seed=${TODAY}05`), true)
})

/** A day's game of Daifugō until the reader is out. */
function out(day) {
  let position = daifugo.deal('common', { seed: Number(`${day}00`) })
  while (!position.over && !position.places[YOU]) {
    const { best } = daifugo.choose(daifugo.view(position, { seat: position.turns[0] }), { level: 'casual', seed: 1 })
    position = daifugo.apply(position, { move: best, seed: position.moves.length })
  }
  return position
}

inPage('the day’s Daifugō, and one of the week before, which is no part of the streak', { at: `#daifugo?daily=${TODAY}` }, async page => {
  await becomes(async () => (await parlour(page)).form, ['4', '2', `${TODAY}00`])
  await choose(page, 'dfg-pace', '0')
  const want = []
  for (const day of [TODAY, before(TODAY)]) {
    const position = out(day)
    const moves = position.moves.map(({ move }) => (move === 'pass' ? 'p' : move.replaceAll(' ', ''))).join('.')
    await closeSheet(page)
    await enter(page, `#daifugo?seed=${day}00&daily=${day}&moves=${moves}`)
    if (position.over) continue // the reader was last: an end that a link led to does not count
    const late = day !== TODAY && new Date().getHours() >= 3
    want.unshift(`${day} daifugo ${Number(late)} 0 ${position.places[YOU]} 4`)
    await becomes(() => days(page), want)
  }
  await openToday(page)
  const inTime = want.filter(line => line.includes('daifugo 0')).length
  assert.equal((await sheet(page)).streak, ['', '1 day in a row', '2 days in a row'][inTime])
})

const ruling = page => page.locator('#mahjong-ruling-words').textContent()

inPage('the day’s discard: no advice before it, judged once, and kept as it was', { at: `#mahjong?daily=${TODAY}` }, async (page, the) => {
  await becomes(() => ruling(page), 'Which tile do you discard? Press it.')
  const { notation, discards } = await mat(page)
  assert.equal(discards.length, 0)
  const { dora, seat } = await page.evaluate(() => window.tefudaDemo.askedIn('mahjong', 'mahjong').get('chooseDiscard')[1])
  const { candidates } = mahjong.chooseDiscard(notation, { dora, seat, round: 'E' })
  const { standard } = mahjong.shanten(notation, { shortHand: true })
  assert.deepEqual([standard >= 1 && standard <= 2, candidates[0].unit], [true, 'points'])
  const at = 1
  assert.ok(candidates[1].value < 0.97 * candidates[0].value && candidates[1].value > 0)
  const cost = candidates[0].value - candidates[at].value
  await page.locator(`#mahjong-hand [data-tile="${candidates[at].move}"]`).first().click()
  await becomes(async () => (await mat(page)).discards.length > 3, true)
  assert.match(await ruling(page), new RegExp(`no\\. ${at + 1} of ${candidates.length}, worth `))
  await becomes(() => days(page), [`${TODAY} mahjong 0 0 ${at + 1} ${Math.round(cost)}`])
  await becomes(() => page.evaluate(() => localStorage.getItem('tefuda-results')?.split('\t').slice(3).join(' ')), `1 0 ${Math.round(cost)}`)
  const said = await ruling(page)
  await becomes(async () => /daily=\d+&thrown=/.test(await fragment(page)), true)
  await page.goto('about:blank')
  await visit(page, `${the.url}#mahjong`)
  await becomes(() => ruling(page), said)
  assert.equal((await days(page)).length, 1)
})

inPage('who wants to be asked gets problems of chance, and none of them is the day’s', { at: '#mahjong?hand=66678m34p3077s77z9m&dora=1m' }, async page => {
  await becomes(async () => (await mat(page)).discards.length > 0, true)
  await page.locator('#mahjong-asks').evaluate(button => button.click())
  await becomes(() => ruling(page), 'Which tile do you discard? Press it.')
  const { notation } = await mat(page)
  const { candidates: [best] } = mahjong.chooseDiscard(notation, await page.evaluate(() => { const [, { dora, seat }] = window.tefudaDemo.askedIn('mahjong', 'mahjong').get('chooseDiscard'); return { dora, seat } }))
  await page.locator(`#mahjong-hand [data-tile="${best.move}"]`).first().click()
  await becomes(async () => / is the best discard\.$/.test(await ruling(page)), true)
  await becomes(() => page.evaluate(() => localStorage.getItem('tefuda-results')?.split('\t').slice(3).join(' ')), '1 1 0')
  assert.deepEqual(await days(page), [])
  await page.locator('#mahjong-hand button').first().click() // after the answer a press removes a tile again
  await becomes(async () => (await mat(page)).notation.length < notation.length, true)
})

inPage('a deal of the day puts the reader’s own game aside, one press away', { at: '#calculation?seed=7&piles=3&lead=1&moves=d.cw1.d' }, async page => {
  await shows(() => patience(page), { card: '5', form: ['7', '3', '1'] })
  await becomes(() => page.evaluate(() => /moves=d\.cw1/.test(localStorage.getItem('tefuda-game-calculation'))), true)
  await openToday(page)
  await page.click(`.daily-go[href="#calculation?daily=${TODAY}"]`)
  await becomes(() => notice(page), 'A deal of the day. Your game from before is still there.')
  await becomes(async () => (await patience(page)).form[1], '4')
  await page.click('#notice-action')
  await shows(() => patience(page), { card: '5', form: ['7', '3', '1'] })
})

inPage('days that there are not, and damaged ones', { at: '#calculation?daily=20269999' }, async page => {
  await becomes(async () => (await patience(page)).left, 47)
  await becomes(async () => (await fragment(page)).includes('daily'), false)
  await enter(page, '#draw?daily=abc')
  await becomes(async () => (await machine(page)).cards.length, 5)
  await enter(page, '#boards?g=3x3x3&daily=20260101')
  await shows(() => game(page), { rows: ['...', '...', '...'] })
  await page.evaluate(() => localStorage.setItem('tefuda-daily', '1 x broken'))
  await openToday(page)
  assert.match(await page.locator('#today-body .error').innerText(), /were damaged/)
  await page.reload()
  await ready(page)
})
