// The solver in JavaScript: nodes of one spot and of others in any order, the state kept between calls and its removal, reports,
// budgets, locks, and spots that are too large.
import assert from 'node:assert/strict'
import { after } from 'node:test'
import { each, eachEngine } from './packages.js'

const RIVER = { board: 'Ks Th 7s 4d 2c', ranges: ['AA, KQs, 98s, 65s', 'KJs, QQ-88'], pot: 10, stack: 30, sizes: { bet: [33, 75], raise: [100] } }
const TURN = { board: 'Ks 7s 4h 4d', ranges: ['QQ, A9s', 'JJ, KQs'], pot: 10, stack: 20, sizes: { bet: [60] } }
const LARGE = { board: 'Ks 7s 4h', ranges: ['random', 'random'], pot: 10, stack: 100, sizes: { bet: [33, 75], raise: [100] } }

const plain = ({ stats: { iterations }, ...rest }) => ({ ...rest, iterations })

eachEngine('every hand of a node: shares come to 1, values to the pot, and who decides is told', async ({ solver }) => {
  const { node, solved, exploitability } = await solver.solveSpot(RIVER, { target: 0.2 })
  assert.ok(solved && exploitability <= 0.2)
  assert.deepEqual([node.kind, node.seat, node.pot, node.stacks, node.board], ['decision', 0, 10, [30, 30], RIVER.board])
  assert.deepEqual(node.actions.map(({ move }) => move), ['check', 'bet 33', 'bet 75'])
  const near = (got, want, by = 1e-3) => assert.ok(Math.abs(got - want) < by, `${got}, not ${want}`)
  near(node.actions.reduce((sum, { share }) => sum + share, 0), 1)
  near(node.ev[0] + node.ev[1], 10)
  near(node.equity[0] + node.equity[1], 1)
  for (const { hand, strategy, equity } of node.hands[0]) {
    near(strategy.reduce((sum, share) => sum + share, 0), 1)
    assert.ok(/^([2-9TJQKA][shdc]){2}$/.test(hand) && equity >= 0 && equity <= 1, hand)
  }
  assert.ok(node.hands[1].every(each => !('strategy' in each)))
  const { node: fold } = await solver.solveSpot(RIVER, { target: 0.2, at: 'bet 75, fold', lang: 'ja' })
  assert.deepEqual([fold.kind, fold.seat, fold.words], ['fold', undefined, 'フォールドで終わりました'])
  const { node: deal } = await solver.solveSpot(TURN, { target: 1, at: 'check, check' })
  assert.deepEqual([deal.kind, deal.cards.split(' ').length, deal.words], ['deal', 48, 'a card is dealt next'])
})

eachEngine('what is kept changes no answer', async ({ solver }) => {
  const asked = [
    [RIVER, { target: 1 }], [RIVER, { target: 1, at: 'bet 75' }], [TURN, { target: 1 }], [RIVER, { target: 0.2 }], [RIVER, { target: 1 }],
    [TURN, { target: 0, budget: { iterations: 12 }, at: 'check, check, Ah' }], [TURN, { target: 0, budget: { iterations: 12 }, compress: true }], [TURN, { target: 0, budget: { iterations: 7 } }],
  ]
  const answers = []
  for (const [spot, options] of asked) answers.push(plain(await solver.solveSpot(spot, options)))
  for (const i of [6, 1, 4, 0, 7, 3, 2, 5]) {
    assert.deepEqual(plain(await solver.solveSpot(...asked[i])), answers[i])
    await solver.estimateSpot(asked[(i + 3) % 8][0])
  }
  assert.deepEqual(answers[4], answers[0])
})

eachEngine('reports say how near it is, and time ends a call', async ({ solver }) => {
  const reports = []
  const { solved, stats, exploitability } = await solver.solveSpot({ ...TURN, ranges: ['random', 'random'] }, { target: 0, budget: { ms: 700 }, onProgress: report => reports.push(report) })
  assert.ok(!solved && stats.iterations > 0)
  assert.ok(reports.length > 0 && reports.every(report => report.exploitability >= 0 && report.total === 0), JSON.stringify(reports))
  assert.ok(exploitability < reports[0].exploitability || stats.iterations < 20)
})

eachEngine('locked decisions stay', async ({ solver }) => {
  const locks = [{ at: 'bet 75', strategy: { fold: 'QQ-88', call: 'KJs' } }, { at: 'check', strategy: { check: 0.25, 'bet 33': 0.75 } }]
  const { node } = await solver.solveSpot({ ...RIVER, locks }, { at: 'bet 75' })
  for (const { hand, strategy } of node.hands[1]) assert.deepEqual(strategy.slice(0, 2), hand.includes('K') ? [0, 1] : [1, 0], hand)
  const { node: { actions } } = await solver.solveSpot({ ...RIVER, locks }, { at: 'check' })
  assert.deepEqual(actions.map(({ share }) => Number(share.toFixed(4))), [0.25, 0.75, 0])
})

eachEngine('a spot that is too large is refused beforehand, with what it takes', async ({ solver }, { InputError }) => {
  const { memory, compressed } = await solver.estimateSpot(LARGE)
  assert.ok(memory > 2 ** 30 && compressed < 0.6 * memory)
  const before = performance.now()
  for (const [options, need, most] of [[{}, memory, 512], [{ memory: 900 }, memory, 900], [{ compress: true, memory: 100 }, compressed, 100]]) {
    await assert.rejects(async () => solver.solveSpot(LARGE, options), error => {
      assert.ok(error instanceof InputError)
      assert.equal(error.field, 'options.memory')
      assert.ok(error.message.includes(`must be at least ${Math.ceil(need / 2 ** 20)} MB for this spot`) && error.message.endsWith(`, not ${most}`), error.message)
      return true
    })
  }
  assert.ok(performance.now() - before < 60_000)
})

const { Instance } = WebAssembly
let made = 0
WebAssembly.Instance = class extends Instance {
  constructor(...args) {
    super(...args)
    made++
  }
}
after(() => (WebAssembly.Instance = Instance))

each('without a collector another spot takes a new instance, the nodes of one the same', async p => {
  const { solver, close } = p.initSync()
  const count = call => {
    const before = made
    call()
    return made - before
  }
  assert.equal(count(() => solver.solveSpot(TURN, { target: 2 })), 1)
  assert.equal(count(() => { for (const at of ['', 'check', 'bet 60', 'check, check', '']) solver.solveSpot(TURN, { target: 2, at }) }), 0)
  const renewed = p.compiler === 'tinygo' ? 1 : 0
  assert.equal(count(() => solver.solveSpot(RIVER, { target: 2 })), renewed)
  assert.equal(count(() => solver.solveSpot(TURN, { target: 2 })), renewed)
  assert.equal(count(() => assert.throws(() => solver.solveSpot({ ...RIVER, pot: 0 }))), 0)
  close()
})
