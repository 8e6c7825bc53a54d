import assert from 'node:assert/strict'
import { eachEngine } from './packages.js'

// From the spec: players, and the numbers of deals that the first one wins, ties and loses.
const EXACT = [
  [['AsAh', 'KdKc'], 1_388_072, 6538, 317_694],
  [['AsAh', 'KsKh'], 1_410_336, 9308, 292_660],
]

eachEngine('exact equities of the spec', async t => {
  for (const [players, win, tie, lose] of EXACT) {
    const got = await t.poker.equity(players)
    const total = win + tie + lose
    assert.deepEqual([got.exact, got.total, got.seed], [true, total, 0])
    const [first, second] = got.players
    assert.deepEqual(first, { win, tie, lose, equity: (win + tie / 2) / total, error: 0 })
    assert.deepEqual([second.win, second.tie, second.lose], [lose, tie, win])
  }
  const { players } = await t.poker.equity(['2c2d', 'AhKh'])
  assert.equal(players[0].equity.toFixed(6), '0.499158')
})

eachEngine('the forms of a player, a board and dead cards', async t => {
  const options = { board: '2h3d9c', dead: '5h' }
  const { stats, ...want } = await t.poker.equity(['AsKh', 'QcQd'], options)
  assert.ok(stats.ms >= 0 && stats.iterations === want.total)
  const forms = [
    [['AsKh', ['Qc', 'Qd']], { board: ['2h', 44, '9c'], dead: ['5h'] }],
    [[Int8Array.of(13, 40), 'QdQc'], { board: Int8Array.of(29, 44, 22), dead: [32] }],
  ]
  for (const [players, same] of forms) {
    const { players: got, total } = await t.poker.equity(players, same)
    assert.deepEqual([got, total], [want.players, want.total])
  }
})

eachEngine('samples depend on the seed alone, and say how far they may be off', async t => {
  const ask = seed => t.poker.equity(['AsAh', 'random'], { seed, budget: { iterations: 20_000 } })
  const [first, again, other] = [await ask(1), await ask(1), await ask(2)]
  assert.deepEqual([first.exact, first.total, first.seed], [false, 20_000, 1])
  assert.deepEqual(again.players, first.players)
  assert.notDeepEqual(other.players, first.players)
  for (const { players: [{ equity, error }] } of [first, other]) {
    assert.ok(error > 0 && error < 0.01)
    // Four times half the interval: with random seeds it would fail once in 10^14 runs.
    assert.ok(Math.abs(equity - 0.85203713) < 4 * error, `${equity} ± ${error}`)
  }
})
