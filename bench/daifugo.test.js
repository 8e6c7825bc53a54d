// The arena of Daifugō: its seats, intervals and times, and that a block goes on as it would have.
import assert from 'node:assert/strict'
import test from 'node:test'
import { blocksOf, bucketOf, meanOf, playGame, quantile, seatsOf } from './daifugo-blocks.js'
import { loadEngines } from './engines.js'

const [engine] = await loadEngines()
const { daifugo } = engine.start()

test('seats are drawn every three games, all orders alike', () => {
  const orders = new Map()
  for (let block = 0; block < 600; block++) {
    const drawn = [0, 1, 2, 3].map(game => String(seatsOf(3, 1, block, game)))
    assert.deepEqual(drawn.slice(0, 3), Array(3).fill(drawn[0]))
    for (const one of [drawn[0], drawn[3]]) orders.set(one, (orders.get(one) ?? 0) + 1)
  }
  assert.equal(orders.size, 6)
  assert.ok([...orders.values()].every(count => count > 140 && count < 260), `${[...orders]}`)
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

test('times add up, to 2.5 %', () => {
  const counts = {}
  for (let ms = 1; ms <= 1000; ms++) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1
  for (const share of [0.5, 0.99]) assert.ok(Math.abs(quantile(counts, share) / (1000 * share) - 1) < 0.03)
  assert.equal(quantile({}, 0.5), 0)
})

test('a block goes on where it was stopped', () => {
  const players = ['expert', 'skilled', 'regular', 'beginner', 'casual'].map(level => ({ level }))
  const play = (game, last) => playGame(daifugo, players, 'uec', { seed: 4, block: 1, game, last }, () => {})
  const places = []
  for (let game = 0; game < 8; game++) places.push(play(game, places.at(-1)))
  assert.deepEqual(play(6, places[5]), places[6])
  for (const one of places) assert.deepEqual(one.toSorted(), [1, 2, 3, 4, 5])
  assert.ok(new Set(places.map(String)).size > 1)
})

test('records by block', () => {
  const blocks = blocksOf([{ block: 1, game: 0 }, { block: 0, game: 0 }, { block: 1, game: 1 }])
  assert.deepEqual([...blocks].map(([block, games]) => [block, games.length]), [[1, 2], [0, 1]])
})
