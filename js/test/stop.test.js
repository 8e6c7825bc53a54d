// The option `stop`: the search answers with its last report.
import assert from 'node:assert/strict'
import { each, entry } from './packages.js'

const BOARD = Array(15).fill('.'.repeat(15)).map((row, i) => (i === 7 ? '......xo.......' : row))
const LONG = { budget: { ms: 600_000 } }

each('a search that is stopped answers with its last report, and the next call is served', async p => {
  const { init } = await entry(p, 'mnk')
  const mnk = await init()
  const controller = new AbortController()
  const reports = []
  const onProgress = report => reports.push(report) === 2 && controller.abort()
  const { stopped, best, candidates, done } = await mnk.search(BOARD, { ...LONG, lines: 3, stop: controller.signal, onProgress })
  assert.equal(stopped, true)
  assert.deepEqual({ best, done }, { best: reports[1].best, done: reports[1].done })
  assert.equal(candidates.length, 3)
  assert.deepEqual(candidates[0].move, best)
  assert.equal((await mnk.pairs(['oo'])).value, 1)
  mnk.close()
})

each('one that was to stop before it began answers with its first report; a short one with its result', async p => {
  const { init } = await entry(p, 'mnk')
  const mnk = await init()
  const stop = AbortSignal.abort()
  assert.equal((await mnk.search(BOARD, { ...LONG, stop })).stopped, true)
  const whole = await mnk.search(BOARD, { budget: { iterations: 10 }, stop })
  assert.ok(whole.stopped === undefined && whole.stats.iterations <= 10)
  const other = new AbortController()
  const waiting = mnk.search(BOARD, { ...LONG, stop: other.signal })
  const behind = mnk.search(BOARD, { budget: { iterations: 10 } })
  other.abort()
  assert.equal((await waiting).stopped, true)
  assert.equal((await behind).legal, 223)
  await assert.rejects(mnk.search(BOARD, { stop: 1 }), { name: 'InputError', field: 'options.stop' })
  mnk.close()
})
