// Looking back on a game of mahjong: the reader's own, and one from a log.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, complaint, inPage, openTab, shows, text } from '../../test/page.js'
import { mat, seat } from './seen.js'

const { mahjong } = initSync()
const SEED = 4

/** A round in which seat 0 throws what it draws and calls nothing, and the others play as the engine does. */
function careless() {
  let game = mahjong.deal({ preset: 'tenhou', winds: 1 }, { seed: SEED, view: 'turn' })
  const decisions = []
  while (game.phase !== 'roundOver') {
    const { view } = game
    const actions = view.legalActions
    const own = view.seat === 0 ? actions.at(-1).move : mahjong.choose(view).best.move
    if (view.seat === 0) decisions.push({ view, made: own })
    game = mahjong.apply(game, { seat: view.seat, move: own, view: 'turn' })
  }
  return { game, decisions }
}

const { game, decisions } = careless()
const link = `#mahjong?seed=${SEED}&rounds=0.0.0.25000.25000.25000.25000:${game.rounds[0].moves.replaceAll(' ', '.').replaceAll(':', '').replaceAll('pass', 'x').replaceAll('ron', 'o').replaceAll('tsumo', 't').replaceAll('*', 'r').replaceAll('+', 'R').replaceAll('=', 'A')}`

/** The share that a decision keeps, where both tiles are valued; null where the page asks more than this. */
function kept({ view, made }) {
  const { best, candidates, fold } = mahjong.choose(view)
  const tile = made.replace(/[_*]/g, '')
  const [first, own] = [best.action === 'discard' || best.action === 'riichi' ? best.tile : best.move, tile].map(move => candidates.find(candidate => candidate.move === move))
  if (!first || !own || first === own) return 100
  if (fold) return 100 - 100 * (own.danger - first.danger) / 12
  return own.value === null || !first.value ? null : Math.min(100, 100 * own.value / first.value)
}

const tab = page => page.locator('#mj-analysis').evaluate(box => ({
  says: box.querySelector('[role=status]').textContent,
  rows: [...box.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent)),
  costly: [...box.querySelectorAll('.candidates > li:not([hidden]) .name, ol > li:not([hidden]) .name')].map(name => name.textContent),
}))

async function analysed(page) {
  await page.click('#mj-analysis .go')
  await becomes(async () => (await tab(page)).rows.length, decisions.length)
  return (await tab(page)).rows
}

inPage('a round looked back on: every decision with what it kept of the hand, the costliest first, and the hand itself', { at: link }, async page => {
  await shows(() => seat(page), { goes: 'Next' })
  await openTab(page, 'analyse')
  await becomes(() => text(page, '#mj-log-name'), 'Looking at your game at this table.')
  assert.equal((await tab(page)).says, `${decisions.length} decisions to judge.`)
  const rows = await analysed(page)
  const want = decisions.map(kept)
  rows.forEach(([, made], i) => want[i] === null || assert.equal(made, `${Math.round(want[i])} %`, `${i}: ${rows[i]}`))
  assert.ok(want.filter(share => share !== null && share < 90).length > 2)
  const losses = rows.map(([name, , , lost]) => ({ name, lost: Number.parseInt(lost, 10) })).sort((a, b) => b.lost - a.lost)
  const { costly, says } = await tab(page)
  assert.match(says, /of them mistakes; together they cost \d+ %\.$/)
  assert.equal(losses.find(({ name }) => name === costly[0]).lost, losses[0].lost)
  await page.keyboard.press('Tab')
  await page.click('#mj-analysis .tools button:nth-child(3)')
  await becomes(async () => (await seat(page)).mode, 'trainer')
  const hands = decisions.map(({ view }) => view.hand)
  await becomes(async () => hands.includes((await mat(page)).notation), true)
})

inPage('a pasted log is looked back on from any seat; what is no log is refused where it was pasted', { at: '#mahjong?seed=8' }, async page => {
  await openTab(page, 'analyse')
  await page.fill('#mj-log-text', '{"title":["",""],"log":7}')
  await page.click('#mj-log-read')
  await shows(() => complaint(page, '#mj-log-text'), { invalid: 'true', seen: true })
  const log = mahjong.exportLog(game, { names: ['Ada', 'Bo', 'Cy', 'Di'] })
  await page.fill('#mj-log-text', log.text)
  await page.click('#mj-log-read')
  await becomes(() => text(page, '#mj-log-name'), 'Looking at the log: 1 rounds.')
  await shows(() => complaint(page, '#mj-log-text'), { invalid: null, error: '' })
  const rows = await analysed(page)
  const want = decisions.map(kept)
  rows.forEach(([, made], i) => want[i] === null || assert.equal(made, `${Math.round(want[i])} %`, `${i}: ${rows[i]}`))
  await page.selectOption('#mj-log-seat', '1')
  await becomes(() => page.locator('#mj-log-seat option:checked').textContent(), 'Seat S Bo')
  await page.click('#mj-analysis .go')
  await becomes(async () => /no mistake|mistakes/.test((await tab(page)).says), true)
  assert.match((await tab(page)).says, /no mistake/) // it played as the engine does
  await page.click('#mj-log-own')
  await becomes(() => text(page, '#mj-log-name'), 'Looking at your game at this table.')
})
