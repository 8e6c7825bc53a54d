// The arena itself: scores, openings, and what it does with programs that do not play.
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import test from 'node:test'
import { chance } from './deal.js'
import { loadEngines } from './engines.js'
import { evenOpening, playGame } from './gomocup-match.js'
import { elo, scoreOf } from './gomoku.js'

const [engine] = await loadEngines()
const { mnk } = engine.start()
const program = fileURLToPath(new URL(`../${engine.place}/bots/gomocup/tefuda-gomoku.js`, import.meta.url))
const brain = { command: [process.execPath, program, '--nodes', '50'] }

/** A program that answers START with OK and every other line with the result of an expression. */
const script = expression => [process.execPath, '-e', `require('readline').createInterface({ input: process.stdin }).on('line', line => {
  const answer = /^START/.test(line) ? 'OK' : /^(INFO|BOARD|END|.*,.*,)/.test(line) ? '' : ${expression}
  console.log(answer)
})`]

test('Elo of a score', () => {
  for (const [score, want] of [[0.5, 0], [0.75, 191], [0.25, -191], [1, Infinity], [0, -Infinity]]) assert.equal(Math.round(elo(score)), want)
})

test('a score is paired by opening', () => {
  const games = (...winners) => winners.map((winner, game) => ({ winner, game }))
  assert.equal(scoreOf(games(0, 1, 0, 1)).rate, 0.5)
  assert.equal(scoreOf(games(0, 0, 1, 1, null, null)).rate, 0.5)
  const split = scoreOf(games(0, 1, 0, 1, 0, 0, 0, 1))
  const lumped = scoreOf(games(0, 0, 0, 0, 1, 1, 0, 1))
  assert.equal(split.rate, lumped.rate)
  assert.ok(split.high - split.low < lumped.high - lumped.low)
  const clean = scoreOf(games(0, 0, 0, 0))
  assert.ok(clean.rate === 1 && clean.low > 0.3 && clean.low < 1 && clean.high === 1)
})

test('openings: six different squares, the same for a seed', () => {
  const opening = evenOpening(mnk, chance(3), 15)
  assert.equal(new Set(opening.map(String)).size, 6)
  assert.deepEqual(evenOpening(mnk, chance(3), 15), opening)
})

const OPENING = [[7, 7], [7, 8], [8, 8], [6, 6], [9, 6], [5, 9]]

test('a game of the brain against itself ends by its rules, and is the same again', async () => {
  const game = async () => ({ ...(await playGame(mnk, [brain, brain], 15, OPENING)), slowest: 0 })
  const first = await game()
  assert.ok(['five', 'full'].includes(first.end), first.end)
  assert.deepEqual(await game(), first)
})

for (const [what, expression, end] of [
  ['plays on a stone', `'7,7'`, 'illegal'],
  ['plays off the board', `'15,15'`, 'illegal'],
  ['talks', `'hello'`, 'illegal'],
  ['says nothing', `''`, 'time'],
  ['crashes', 'process.exit(1)', 'crash'],
]) {
  test(`a program that ${what} loses: ${end}`, async () => {
    const { winner, end: got } = await playGame(mnk, [brain, { command: script(expression), ms: end === 'time' ? 500 : 60_000 }], 15, OPENING)
    assert.deepEqual([winner, got], [0, end])
  })
}

test('a program that does not start ends the run', async () => {
  const nobody = { command: [process.execPath, '-e', 'process.exit()'] }
  await assert.rejects(playGame(mnk, [brain, nobody], 15, OPENING), /answers START 15 with undefined/)
})
