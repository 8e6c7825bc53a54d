// An engine that fails in a call: this call and the waiting ones reject, and the next call works.
import assert from 'node:assert/strict'
import { quickOf } from './good-calls.js'
import { each, eachGame, faulty, faultySync, functionsOf, withFaulty } from './packages.js'

// Keeps standard Go's last messages out of the console.
const quietly = ({ folder }) => new URL(`data:text/javascript,${encodeURIComponent(`
  console.log = console.warn = () => {}
  await import('${new URL('node-worker.js', folder)}')`)}`)

async function next(t) {
  assert.equal((await t.poker.evaluate('As')).value, 0x1d0000)
}

function isFault({ EngineError }, error) {
  assert.ok(error instanceof EngineError, String(error?.stack))
  assert.equal(error.name, 'EngineError')
  assert.equal(error.code, 'fault')
  assert.match(error.message, /^the engine failed: ./)
  return true
}

/** Checks that the failing call and those that wait behind it all reject, each once. */
async function failsInWorker(p, fault) {
  const t = await faulty(p, { workerURL: quietly(p) })
  const before = t.poker.evaluate('Ks')
  const calls = [t.test[fault](), t.poker.evaluate('As'), t.poker.evaluate('Qs'), t.test[fault]()]
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

for (const fault of ['panic', 'overflow', 'exhaust']) {
  each(`sync: ${fault}`, async (p, context) => {
    context.mock.method(console, 'log', () => {})
    context.mock.method(console, 'warn', () => {})
    const t = faultySync(p)
    for (let i = 0; i < (fault === 'panic' ? 20 : 2); i++) {
      assert.throws(() => t.test[fault](), error => isFault(p, error))
      await next(t)
    }
    t.close()
  })
}

each('worker: twenty faults one after the other', async p => {
  const t = await faulty(p)
  for (let i = 0; i < 20; i++) {
    await assert.rejects(t.test.panic(), error => isFault(p, error))
    await next(t)
  }
  t.close()
})

each('a call made from a rejected one’s handler works', async p => {
  const t = await faulty(p)
  const again = t.test.panic().catch(() => t.poker.evaluate('As'))
  const waiting = t.poker.evaluate('As').catch(() => t.poker.evaluate('Ks'))
  assert.equal((await again).value, 0x1d0000)
  assert.equal((await waiting).value, 0x1c0000)
  t.close()
})

each('a fault in one game loses nothing of another, and an abort neither', async p => {
  const t = await withFaulty(p)
  const { signal } = new AbortController()
  const pending = [t.mnk.search('...\n...\n...', { k: 3, signal }), t.mnk.pairs('oo'), t.poker.evaluate('As')]
  await assert.rejects(t.test.panic(), error => isFault(p, error))
  const controller = new AbortController()
  const spin = t.test.spin(undefined, { signal: controller.signal })
  pending.push(t.poker.evaluate('As'))
  controller.abort('enough')
  await assert.rejects(spin, error => error === 'enough')
  const [{ finished }, { value }, ace, again] = await Promise.all(pending)
  assert.deepEqual([finished, value, ace.value, again.value], [true, 1, 0x1d0000, 0x1d0000])
  assert.equal(await t.test.spin(undefined, { budget: { iterations: 3 } }), 3)
  t.close()
})

eachGame('a fault of its own module: all that wait are rejected, and the next call is answered', async (p, game) => {
  const own = p.GAMES.find(({ name }) => name === game)
  const line = p.connect(own, p.node, { workerURL: quietly(p) })
  // A call of a function that the module does not have ends the engine like any other fault.
  const t = p.surface({ ...own, functions: [...own.functions, 'fault'] }, line.call)
  const [[name, { good, want, part = all => all }]] = quickOf(game)
  const call = () => t[name.split('.')[1]](...good).then(part)
  assert.deepEqual(await call(), want)
  for (let i = 0; i < 3; i++) {
    const settled = await Promise.allSettled([t.fault(), call(), t.fault()])
    assert.deepEqual(settled.map(({ status }) => status), Array(3).fill('rejected'))
    for (const { reason } of settled) isFault(p, reason)
    assert.deepEqual(await call(), want)
  }
  line.close()
})

eachGame('an engine has its functions as its folder lists them, and none that fails', ({ start, moduleOf, GAMES }, game) => {
  const names = start(moduleOf[game]).names.filter(name => name.startsWith(`${game}.`))
  const { functions } = GAMES.find(({ name }) => name === game)
  assert.deepEqual(names.sort(), functions.map(method => `${game}.${method}`).sort())
})

each('engines have no functions but these, and the one with faults has its own', p => {
  const all = functionsOf(p)
  for (const module of Object.values(p.moduleOf)) assert.deepEqual(p.start(module).names.filter(name => !all.includes(name)), [])
  const more = p.start(p.faults).names.filter(name => !all.includes(name))
  assert.deepEqual(more, ['test.panic', 'test.overflow', 'test.exhaust', 'test.spin', 'test.needsTables'])
})
