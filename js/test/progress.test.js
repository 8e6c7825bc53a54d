// Budgets, reports of progress, and the actions allowed in a caller's onProgress.
import assert from 'node:assert/strict'
import { each, faulty, faultySync } from './packages.js'

const increasing = reports => reports.every(({ done }, i) => i === 0 || done > reports[i - 1].done)

for (const mode of ['sync', 'worker']) {
  const open = (p, options) => faulty(p, options, mode)

  each(`${mode}: a budget in milliseconds, with progress`, async p => {
    const t = await open(p)
    const reports = []
    const done = await t.test.spin(undefined, { budget: { ms: 350 }, onProgress: report => reports.push(report) })
    // About every 100 ms, and less often on a busy machine.
    assert.ok(reports.length >= 1 && reports.length <= 4, `${reports.length} reports`)
    assert.ok(increasing(reports), JSON.stringify(reports))
    for (const report of reports) {
      assert.deepEqual(Object.keys(report), ['done', 'total', 'ms'])
      assert.ok(report.done > 0 && report.done <= done)
      assert.equal(report.total, 0)
      assert.ok(report.ms >= 100)
    }
    t.close()
  })

  each(`${mode}: a budget in iterations is exact`, async p => {
    const t = await open(p)
    for (const iterations of [1, 2, 1000, 123_456]) assert.equal(await t.test.spin(undefined, { budget: { iterations } }), iterations)
    t.close()
  })

  each(`${mode}: init's onProgress is for calls without their own`, async p => {
    let [all, own] = [0, 0]
    const t = await open(p, { onProgress: () => all++ })
    await t.test.spin(undefined, { budget: { ms: 600 } })
    assert.ok(all >= 1)
    const before = all
    await t.test.spin(undefined, { budget: { ms: 600 }, onProgress: () => own++ })
    assert.ok(own >= 1)
    assert.equal(all, before)
    t.close()
  })
}

each('sync: what onProgress throws comes out, and the engine goes on', p => {
  const t = faultySync(p)
  for (const thrown of [new Error('mine'), 'text', undefined]) {
    let reports = 0
    const onProgress = () => {
      reports++
      throw thrown
    }
    const end = { threw: false }
    try {
      t.test.spin(undefined, { budget: { ms: 600 }, onProgress })
    } catch (error) {
      end.threw = true
      assert.equal(error, thrown)
    }
    assert.ok(end.threw && reports >= 1)
    assert.equal(t.poker.evaluate('As').value, 0x1d0000)
  }
})

each('sync: a call from inside onProgress is refused', p => {
  const t = faultySync(p)
  const seen = []
  const onProgress = () => {
    try {
      t.poker.evaluate('As')
    } catch (error) {
      seen.push(error)
    }
  }
  const iterations = t.test.spin(undefined, { budget: { ms: 600 }, onProgress })
  assert.ok(iterations > 0 && seen.length >= 1)
  for (const error of seen) assert.ok(error instanceof p.EngineError && error.code === 'busy', String(error))
  assert.equal(t.poker.evaluate('As').value, 0x1d0000)
})

each('worker: calls from inside onProgress wait for their turn', async p => {
  const t = await faulty(p)
  const inside = []
  await t.test.spin(undefined, { budget: { ms: 600 }, onProgress: () => inside.push(t.poker.evaluate('As')) })
  assert.ok(inside.length >= 1)
  for (const { value } of await Promise.all(inside)) assert.equal(value, 0x1d0000)
  t.close()
})

each('worker: what onProgress throws ends the call, and the next one works', async p => {
  const t = await faulty(p)
  const thrown = new Error('mine')
  const call = t.test.spin(undefined, { onProgress() { throw thrown } })
  await assert.rejects(call, error => error === thrown)
  assert.equal((await t.poker.evaluate('As')).value, 0x1d0000)
  t.close()
})

each('worker: abort from inside onProgress', async p => {
  const t = await faulty(p)
  const controller = new AbortController()
  const call = t.test.spin(undefined, { signal: controller.signal, onProgress: ({ done }) => controller.abort(done) })
  await assert.rejects(call, error => error > 0 && error === controller.signal.reason)
  t.close()
})

each('bulk calls report how far they are', async p => {
  const t = p.initSync()
  // Grows until it takes longer than the 100 ms after which a report comes, on any machine.
  for (let hands = 10e6, reports = []; reports.length === 0; hands *= 2) {
    assert.ok(hands <= 40e6, 'no report of millions of hands')
    const values = t.poker.evaluateMany(new Int8Array(hands), { cards: 1, onProgress: report => reports.push(report) })
    assert.equal(values.length, hands)
    assert.ok(increasing(reports))
    for (const { done, total } of reports) assert.ok(done > 0 && done <= total && total === hands)
  }
})
