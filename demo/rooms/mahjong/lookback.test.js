// The review of a game of mahjong: the reader's own, and one from a log.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, complaint, inPage, openTab, shows, text } from '../../test/page.js'
import { careless } from '../../test/careless.js'
import { mat, seat } from './seen.js'

const { mahjong } = initSync()
const SEED = 4

const { game, decisions, link } = careless(SEED)

/** The engine's judgement of the decisions. */
const { decisions: findings, summary: { grade } } = mahjong.review(game, { seat: 0, level: 'strong' })
const minus = loss => `${loss >= 0.5 ? '−' : ''}${Math.round(loss)} points`

const tab = page => page.locator('#mj-analysis').evaluate(box => ({
  says: box.querySelector('.verdict-line').textContent,
  rows: [...box.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent)),
  costly: [...box.querySelectorAll('.candidates > li:not([hidden]) .name, ol > li:not([hidden]) .name')].map(name => name.textContent),
}))

async function analysed(page) {
  await page.click('#mj-analysis .go')
  await becomes(async () => (await tab(page)).rows.length, findings.length)
  return (await tab(page)).rows
}

inPage('a round looked back on: every decision with what it lost, the grade, the costliest first, and the hand itself', { at: link }, async page => {
  await shows(() => seat(page), { goes: 'Next' })
  await openTab(page, 'analyse')
  await becomes(() => text(page, '#mj-log-name'), 'Looking at your game at this table.')
  await becomes(async () => (await tab(page)).says, `${decisions.length} decisions to judge.`)
  const rows = await analysed(page)
  rows.forEach(([, made], i) => assert.equal(made, minus(findings[i].loss ?? 0), `${i}: ${rows[i]}`))
  assert.ok(findings.filter(({ loss }) => loss > 100).length > 2)
  assert.match(await text(page, '#mj-analysis .grade'), new RegExp(`^Grade ${grade.toUpperCase()}: \\d+ points lost at a decision\\. By round: ${grade.toUpperCase()}$`))
  const losses = rows.map(([name, , , lost]) => ({ name, lost: Number.parseInt(lost, 10) })).sort((a, b) => b.lost - a.lost)
  const { costly, says } = await tab(page)
  assert.match(says, /\d+ mistakes?: a loss of \d+ points\.$/)
  assert.equal(losses.find(({ name }) => name === costly[0]).lost, losses[0].lost)
  await page.keyboard.press('Tab')
  await page.click('#mj-analysis .tools button:nth-child(4)')
  await becomes(async () => (await seat(page)).mode, 'trainer')
  const hands = decisions.map(({ view }) => view.hand)
  await becomes(async () => hands.includes((await mat(page)).notation), true)
})

inPage('a pasted log is looked back on from any seat; what is no log is refused where it was pasted', { at: '#mahjong?seed=8' }, async page => {
  await openTab(page, 'analyse')
  await page.fill('#mj-log-text', '{"title":["",""],"log":7}')
  await page.click('#mj-log-read')
  await shows(() => complaint(page, '#mj-log-text'), { invalid: 'true', seen: true })
  const log = mahjong.exportGame(game, { names: ['Ada', 'Bo', 'Cy', 'Di'] })
  await page.fill('#mj-log-text', log)
  await page.click('#mj-log-read')
  await becomes(() => text(page, '#mj-log-name'), 'Looking at the log: 1 round.')
  await shows(() => complaint(page, '#mj-log-text'), { invalid: null, error: '' })
  const rows = await analysed(page)
  rows.forEach(([, made], i) => assert.equal(made, minus(findings[i].loss ?? 0), `${i}: ${rows[i]}`))
  await page.selectOption('#mj-log-seat', '1')
  await becomes(() => page.locator('#mj-log-seat option:checked').textContent(), 'Seat S Bo')
  await page.click('#mj-analysis .go')
  await becomes(async () => /no mistake|mistakes/.test((await tab(page)).says), true)
  assert.match((await tab(page)).says, /no mistake/) // it played as the engine does
  await page.click('#mj-log-own')
  await becomes(() => text(page, '#mj-log-name'), 'Looking at your game at this table.')
})
