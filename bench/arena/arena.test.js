// The arena: seats, figures, a stopped run that goes on to the same result, even results of equal players, and programs that do not
// play.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { aheadOf, bucketOf, dealsOf, elo, gaps, meanOf, quantile, shareOf } from './figures.js'
import { openAll, playMatch, seedOf, settle, turnsOf } from './play.js'
import { readRecords } from '../records.js'

const FOLDER = mkdtempSync(join(tmpdir(), 'arena-'))
const run = promisify(execFile)
const arena = (out, ...words) => [fileURLToPath(new URL('index.js', import.meta.url)), ...words, '--out', join(FOLDER, out)]
const played = async (out, ...words) => (await run(process.execPath, arena(out, ...words))).stdout
const DEFAULTS = { rules: '', seats: 0, games: 1, stones: 0, chance: 'shared', engine: '' }

test('every player sits everywhere', () => {
  assert.deepEqual(turnsOf(2, 2), [[0, 1], [1, 0]])
  assert.deepEqual(turnsOf(4, 2), [[0, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1]])
  assert.deepEqual(turnsOf(3, 3), [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
  assert.deepEqual(turnsOf(1, 2), [[0], [1]])
})

test('seeds are unlike', () => {
  const all = new Set()
  for (let a = 0; a < 40; a++) for (let b = 0; b < 40; b++) for (let c = 0; c < 10; c++) all.add(seedOf(a, b, c))
  assert.ok(all.size > 15_990 && [...all].every(seed => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32))
})

test('the interval of means', () => {
  const { mean, spread } = meanOf([1, 2, 3, 4])
  assert.ok(mean === 2.5 && Math.abs(spread - 3.182 * 1.29099 / 2) < 1e-3)
  assert.ok(Number.isNaN(meanOf([1]).spread))
  // Student's t of 20 and 100 degrees of freedom.
  for (const [n, t] of [[21, 2.086], [101, 1.984]]) {
    const sample = Array.from({ length: n }, (_, i) => i % 2)
    const deviation = Math.sqrt(sample.reduce((sum, x) => sum + (x - meanOf(sample).mean) ** 2, 0) / (n - 1))
    assert.ok(Math.abs(meanOf(sample).spread / (deviation / Math.sqrt(n)) - t) < 1e-3)
  }
})

test('shares, and Elo of them', () => {
  const { rate, low, high } = shareOf([1, 1, 1, 1])
  assert.ok(rate === 1 && low > 0.3 && low < 1 && high === 1)
  assert.deepEqual(shareOf([0.5, 0.5]), { rate: 0.5, low: 0.5, high: 0.5 })
  for (const [score, want] of [[0.5, 0], [0.75, 191], [0.25, -191], [1, Infinity], [0, -Infinity]]) assert.equal(Math.round(elo(score)), want)
})

test('times add up, to 2.5 %', () => {
  const counts = {}
  for (let ms = 1; ms <= 1000; ms++) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1
  for (const share of [0.5, 0.99]) assert.ok(Math.abs(quantile(counts, share) / (1000 * share) - 1) < 0.03)
  assert.equal(quantile({}, 0.5), 0)
})

test('a difference is of the same deals: what both have in common is nothing', () => {
  const record = (seed, turn, points) => ({ seed, turn, points, ahead: [null, points[0] > points[1] ? 1 : 0] })
  const records = [record(2, 0, [100, 90]), record(1, 0, [10, 0]), record(1, 1, [12, 4]), record(2, 1, [80, 75]), record(3, 0, [5, 5])]
  const deals = dealsOf(records, 2)
  assert.deepEqual(gaps(deals, 'points', 1), [9, 7.5])
  assert.deepEqual(aheadOf(deals, 1), [1, 1])
  // Each plays alone: compared by points.
  assert.deepEqual(aheadOf(dealsOf([{ seed: 1, turn: 0, points: [40, null], ahead: [null, null] }, { seed: 1, turn: 1, points: [null, 52], ahead: [null, null] }], 2), 1), [0])
})

/** Two fast levels of each game, and further flags of its run. */
const RUNS = {
  poker: [['regular:60', 'beginner:60']],
  mnk: [['2', '1'], '--rules', '4x4x4', '--stones', '2'],
  calculation: [['search:20', 'rule'], '--rules', '{"piles":3}'],
  mahjong: [['regular', 'beginner'], '--rules', '{"winds":1}'],
  daifugo: [['skilled', 'casual'], '--games', '2'],
}
/** The printed comparison, which has no times. */
const compared = text => text.slice(text.indexOf('| same deals'))

for (const [game, [players, ...flags]] of Object.entries(RUNS)) {
  test(`${game}: a run that was stopped goes on to the same figures`, async () => {
    const words = [game, ...players, ...flags, '--deals', '2']
    const whole = await played(`${game}-whole`, ...words)
    const file = join(FOLDER, `${game}-cut`)
    await played(`${game}-cut`, ...words.with(-1, '1'))
    truncateSync(file, readFileSync(file).length - 9)
    assert.equal(compared(await played(`${game}-cut`, ...words)), compared(whole))
    assert.match(await played(`${game}-cut`, ...words.with(-1, '0')), / 2 deals with /)
  })

  test(`${game}: a level is even with itself`, async () => {
    const out = `${game}-alike`
    await played(out, game, players[0], players[0], ...flags, '--deals', '1')
    const records = readRecords(join(FOLDER, out))
    const deals = dealsOf(records, new Set(records.map(({ turn }) => turn)).size)
    assert.equal(deals.length, 1)
    assert.ok(gaps(deals, 'points', 1).every(gap => Math.abs(gap) < 1e-9), String(gaps(deals, 'points', 1)))
  })
}

test('shards are parts of a run, in one file', async () => {
  const words = ['calculation', 'rule', 'eager', '--deals', '4']
  for (const shard of ['1/2', '2/2']) await played('parts', ...words, '--shard', shard)
  assert.deepEqual(readRecords(join(FOLDER, 'parts')).map(({ seed, turn }) => `${seed} ${turn}`).sort(), ['1 0', '1 1', '2 0', '2 1', '3 0', '3 1', '4 0', '4 1'])
})

test('a build by its path plays as the level does', async () => {
  const text = await played('path', 'poker', 'regular:60', `regular:60@${fileURLToPath(new URL('../../js', import.meta.url))}`, '--deals', '3')
  assert.match(compared(text), /\| 0\.000 ± 0\.000 \| 0\.000/)
})

test('who and what cannot play is named', async () => {
  for (const [words, want] of [
    [['poker', 'master', 'regular'], /master: poker has the levels random, beginner, regular, strong/],
    [['chess', 'a'], /node bench\/arena <.*poker/],
    [['mahjong', 'bots:call'], /poker has bots:call, bots:raise, bots:odds/],
    [['mnk', '1', '2', '3'], /3 players, and 2 seats/],
    [['poker', 'regular@/nowhere', 'regular'], /no engine in \/nowhere\//],
  ]) await assert.rejects(run(process.execPath, arena('none', ...words)), want)
})

const OURS = `node ${fileURLToPath(new URL('../../js/bots/gomocup/tefuda-gomoku.js', import.meta.url))} --nodes 50`

/** A program that answers START with OK and every other line with the result of an expression. */
function script(expression) {
  const code = `require('readline').createInterface({input:process.stdin}).on('line',line=>console.log(/^START/.test(line)?'OK':/^(INFO|BOARD|END|.*,.*,)/.test(line)?'':${expression}))`
  return `node -e "${code}"`
}

async function match(game, players, more = {}) {
  const plan = await settle({ ...DEFAULTS, ...more, game, players })
  const table = await openAll(plan)
  try {
    return await playMatch(table, plan, 1, 0)
  } finally {
    for (const { close } of table.players) close?.()
  }
}

for (const [what, expression, fault] of [
  ['plays on a stone', `'7,7'`, /^illegal: h8/],
  ['plays off the board', `'15,15'`, /^illegal: 15,15/],
  ['talks', `'hello'`, /^illegal: hello/],
  ['says nothing', `''`, /^time/],
  ['crashes', 'process.exit(1)', /^crash/],
]) {
  test(`a gomocup program that ${what} loses: ${fault}`, async () => {
    const board = Array.from({ length: 15 }, (_, y) => (y === 7 ? '.......ox......' : '.'.repeat(15)))
    const { points, faults } = await match('mnk', ['1', `gomocup:turn=${what === 'says nothing' ? 500 : 60_000} ${script(expression)}`], { rules: JSON.stringify({ board }) })
    assert.deepEqual(points, [1, 0])
    assert.match(faults[1], fault)
  })
}

test('a gomocup program plays a game to its end; one that does not start ends the run', async () => {
  const { points, faults } = await match('mnk', ['2', `gomocup:${OURS}`], { stones: 4 })
  assert.deepEqual([points[0] + points[1], faults], [1, ['', '']])
  await assert.rejects(match('mnk', ['2', 'gomocup:node -e "process.exit()"']), /answers START 15 with crash/)
})

test('an mjai program decides what the level that it asks does', async () => {
  const bot = `mjai:node ${fileURLToPath(new URL('../../js/bots/mjai/tefuda-mjai.js', import.meta.url))} --level regular --rules tenhou`
  const rules = '{"preset":"tenhou","winds":1}'
  const alone = await match('mahjong', ['regular', 'regular'], { rules })
  const paired = await match('mahjong', ['regular', bot], { rules })
  assert.deepEqual(paired.points, alone.points)
})

test('majiang-ai plays', async () => {
  const { points, moves } = await match('mahjong', ['beginner', 'majiang'], { rules: '{"preset":"majiang","winds":1}' })
  assert.ok(moves > 100 && Math.abs(points[0] + 3 * points[1] - 100_000) < 1)
})

test('one who only calls wins nothing from another one who does', async () => {
  const { points } = await match('poker', ['bots:call', 'bots:call'])
  assert.equal(points[0] + points[1], 0)
  const { moves } = await match('poker', ['bots:raise', 'bots:odds'], { rules: '{"limit":"fixed","bigBet":4,"cap":4}' })
  assert.ok(moves > 1)
})

test('a worker that fails ends the run', async () => {
  const child = spawn(process.execPath, arena('fails', 'mahjong', 'regular', 'mjai:node -e ""', '--deals', '1'), { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', part => (said += part))
  const code = await new Promise(resolve => child.on('exit', resolve))
  assert.equal(code, 2)
  assert.match(said, /crash after/)
})
