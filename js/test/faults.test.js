// An engine that fails in a call: the call and those that wait reject, and the next one works.
import assert from 'node:assert/strict'
import { each } from './packages.js'

const RECOVERY_MS = 1000
// Standard Go writes its last words to the console; not needed here.
const quietly = ({ folder }) => new URL(`data:text/javascript,${encodeURIComponent(`
  console.log = console.warn = () => {}
  await import('${new URL('node-worker.js', folder)}')`)}`)

async function next(t) {
  const start = performance.now()
  assert.equal((await t.poker.evaluate('As')).value, 0x1d0000)
  const ms = performance.now() - start
  assert.ok(ms < RECOVERY_MS, `the next call took ${ms} ms`)
}

function isFault({ EngineError }, error) {
  assert.ok(error instanceof EngineError, String(error?.stack))
  assert.equal(error.name, 'EngineError')
  assert.equal(error.code, 'fault')
  assert.match(error.message, /^the engine failed: ./)
  return true
}

/** The fault's call and the ones that wait behind it all reject, each once. */
async function failsInWorker(p, fault) {
  const t = await p.init({ module: p.faults, workerURL: quietly(p) })
  const before = t.poker.evaluate('Ks')
  const calls = [t.test[fault](), t.poker.evaluate('As'), t.mnk.pairs('oo'), t.test[fault]()]
  const settled = await Promise.allSettled(calls)
  assert.equal((await before).value, 0x1c0000)
  assert.deepEqual(settled.map(({ status }) => status), Array(calls.length).fill('rejected'))
  for (const { reason } of settled) isFault(p, reason)
  await next(t)
  t.close()
}

for (const fault of ['panic', 'overflow', 'exhaust']) {
  each(`worker: ${fault}`, p => failsInWorker(p, fault))
}

// In this thread memory runs out as it does in a worker, and TinyGo takes seconds for that.
for (const fault of ['panic', 'overflow', 'exhaust']) {
  each(`sync: ${fault}`, async (p, context) => {
    if (p.compiler === 'tinygo' && fault === 'exhaust') return context.skip('seconds: tested in a worker')
    context.mock.method(console, 'log', () => {})
    context.mock.method(console, 'warn', () => {})
    const t = p.initSync({ module: p.faults })
    for (let i = 0; i < (fault === 'panic' ? 20 : 2); i++) {
      assert.throws(() => t.test[fault](), error => isFault(p, error))
      await next(t)
    }
    t.close()
  })
}

each('worker: twenty faults one after the other', async p => {
  const t = await p.init({ module: p.faults })
  for (let i = 0; i < 20; i++) {
    await assert.rejects(t.test.panic(), error => isFault(p, error))
    await next(t)
  }
  t.close()
})

each('a call made from a rejected one’s handler works', async p => {
  const t = await p.init({ module: p.faults })
  const again = t.test.panic().catch(() => t.poker.evaluate('As'))
  const waiting = t.poker.evaluate('As').catch(() => t.poker.evaluate('Ks'))
  assert.equal((await again).value, 0x1d0000)
  assert.equal((await waiting).value, 0x1c0000)
  t.close()
})

each('published engines have no functions that fail', ({ start, module, faults }) => {
  const names = start(module).names
  assert.deepEqual(start(faults).names.filter(name => !names.includes(name)), ['test.panic', 'test.overflow', 'test.exhaust', 'test.spin'])
  assert.ok(names.every(name => !name.startsWith('test.')))
})
