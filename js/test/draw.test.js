import assert from 'node:assert/strict'
import { eachEngine } from './packages.js'

const GAME = 'jacks-or-better-9-6'

eachEngine('games: presets that the other functions take, by key and by their parts', async t => {
  const games = await t.poker.videoGames()
  assert.ok(games.length >= 4)
  assert.equal(new Set(games.map(({ key }) => key)).size, games.length)
  for (const { key, jokers, deucesWild, pays, stake, lines } of games) {
    const seed = 7
    assert.deepEqual(await t.poker.videoDeal({ jokers, deucesWild, pays, stake }, { seed }), await t.poker.videoDeal(key, { seed }))
    for (const { line, pay, name } of lines) assert.ok(line && pay > 0 && name)
  }
})

eachEngine('deal: ten different cards that the seed decides', async t => {
  const first = await t.poker.videoDeal(GAME, { seed: 1 })
  assert.deepEqual(Object.keys(first), ['cards', 'draw', 'seed'])
  assert.deepEqual([first.cards.length, first.draw.length, first.seed], [5, 5, 1])
  assert.equal(new Set([...first.cards, ...first.draw]).size, 10)
  assert.deepEqual(await t.poker.videoDeal(GAME, { seed: 1 }), first)
  assert.notDeepEqual(await t.poker.videoDeal(GAME, { seed: 2 }), first)
})

// From the spec: the results of all 17,296 draws to Td Qd in a deck with a joker.
const HOLD = {
  nothing: 14_807,
  'pair:KA': 645,
  'two-pair': 711,
  three: 584,
  straight: 294,
  flush: 210,
  'full-house': 27,
  four: 8,
  'straight-flush': 6,
  'wild-royal': 3,
  'natural-royal': 1,
}

eachEngine('videoAdvise: every hold, the best first, by exact counts', async t => {
  const high = 'natural-royal 800, five 200, wild-royal 100, straight-flush 50, four 20, full-house 7'
  const pays = `${high}, flush 5, straight 3, three 2, two-pair 1, pair:K-A 1`
  const { candidates, best, lines, stats, seed } = await t.poker.videoAdvise('Td Qd 2s 4s 5c', { game: { jokers: 1, pays } })
  assert.equal(candidates.length, 32)
  assert.deepEqual(best, candidates[0].move)
  assert.equal(seed, 0)
  assert.deepEqual(stats.iterations, candidates.reduce((sum, { draws }) => sum + draws, 0))
  assert.ok(stats.ms >= 0)
  for (const [i, { value, paySum, draws, counts }] of candidates.entries()) {
    assert.ok(i === 0 || value <= candidates[i - 1].value)
    assert.equal(value, paySum / draws)
    assert.equal(counts.reduce((sum, n) => sum + n, 0), draws)
    assert.equal(counts.reduce((sum, n, line) => sum + n * lines[line].pay, 0), paySum)
  }
  const { counts, draws } = candidates.find(({ move }) => `${move}` === '0,1')
  const got = Object.fromEntries(counts.map((n, i) => [lines[i].line, n]).filter(([, n]) => n))
  assert.deepEqual([got, draws], [HOLD, 17_296])
})

eachEngine('a game of six coins: pays are for six, values for one', async t => {
  const game = 'double-double-deuces-20-10-8'
  const { candidates } = await t.poker.videoAdvise('Ah Ad As 2c 4d', { game })
  for (const { value, paySum, draws } of candidates) assert.equal(value, paySum / (6 * draws))
  const { return: value, paySum, combos, lines } = await t.poker.videoSolve(game)
  assert.equal(value, paySum / (6 * combos))
  assert.ok(Math.abs(value - 0.974184) < 5e-7) // wizardofodds.com
  assert.ok(Math.abs(lines.reduce((sum, { share }) => sum + share, 0) - value) < 1e-12)
  const { pays } = (await t.poker.videoGames()).find(({ key }) => key === game)
  const stakes = [1, 6].map(stake => t.poker.videoAdvise('Ah Ad As 2c 4d', { game: { deucesWild: true, pays, stake } }))
  const [one, six] = (await Promise.all(stakes)).map(each => each.candidates)
  assert.deepEqual(six, candidates)
  assert.deepEqual(one.map(({ value }) => value), candidates.map(({ paySum, draws }) => paySum / draws))
  for (const stake of [0, 1.5, 100_001, '6']) {
    await assert.rejects(async () => t.poker.videoDeal({ pays: 'four 1', stake }), { name: 'InputError', field: 'game.stake' })
  }
})

eachEngine('videoAdvise: reasons in words', async t => {
  for (const [lang, word] of [['en', /royal flush/], ['ja', /ロイヤル/]]) {
    const { candidates } = await t.poker.videoAdvise('As Ks Qs Js 2d', { lang })
    assert.deepEqual(candidates[0].move, [0, 1, 2, 3])
    assert.equal(candidates[0].reasons[0].code, 'to-royal')
    assert.match(candidates[0].reasons[0].words, word)
    for (const { reasons } of candidates) for (const { code, words } of reasons) assert.ok(code && words && !/undefined|NaN/.test(words))
  }
})

eachEngine('videoSolve: the spec’s return of 9/6 Jacks or Better', async t => {
  const reports = []
  const { return: value, paySum, combos, deals, lines, holds, stats } = await t.poker.videoSolve(GAME, { onProgress: report => reports.push(report) })
  assert.deepEqual([paySum, combos, deals], [19_842_315_923_796, 19_933_230_517_200, 2_598_960])
  assert.ok(Math.abs(value - 0.995439043695) < 1e-12)
  assert.equal(lines.reduce((sum, line) => sum + line.combos, 0), combos)
  assert.equal(lines.reduce((sum, line) => sum + line.combos * line.pay, 0), paySum)
  assert.equal(holds.reduce((sum, n) => sum + n, 0), deals)
  assert.ok(stats.ms > 0 && stats.iterations === deals)
  for (const { done, total } of reports) assert.ok(done <= total)
})
