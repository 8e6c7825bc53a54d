// The arena of poker: what two win adds up to nothing, luck of the board cancels, and a deal is the same whenever it is played.
import assert from 'node:assert/strict'
import test from 'node:test'
import { loadEngines } from './engines.js'
import { playDeal } from './poker-deals.js'

const [engine] = await loadEngines()
const { poker } = engine.start()
const budget = { iterations: 60 }
const sum = numbers => numbers.reduce((total, x) => total + x, 0)

for (const [limit, variant, players] of [['no-limit', 'holdem', ['strong', 'odds']], ['fixed', 'holdem', ['regular', 'call']], ['no-limit', 'draw', ['raise', 'beginner', 'regular']]]) {
  test(`a deal of ${limit} ${variant}: ${players}`, () => {
    const play = () => playDeal(poker, { limit, variant, stack: 50 }, players, { seed: 5, budget })
    const { won, luck, taken } = play()
    const again = play()
    assert.deepEqual([again.won, again.luck], [won, luck])
    assert.ok(Math.abs(sum(won)) < 1e-9 && Math.abs(sum(luck)) < 1e-9)
    for (const [name, { choices, other }] of Object.entries(taken)) assert.ok(choices > 0 && (name === 'strong' || !other), name)
  })
}

test('one who only calls wins nothing from another one who does', () => {
  const { won } = playDeal(poker, { limit: 'no-limit', variant: 'holdem', stack: 100 }, ['call', 'call'], { seed: 9 })
  assert.deepEqual(won, [0, 0])
})
