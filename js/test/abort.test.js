// AbortSignals for calls that run, wait, or have not begun.
import assert from 'node:assert/strict'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { CALLS, quickOf } from './good-calls.js'
import { each, eachGame, entry, faulty, faultySync } from './packages.js'

const ACE = 0x1d0000
const value = async call => (await call).value

each('a call that runs: it rejects with the reason, and those behind it are answered', async p => {
  const t = await faulty(p)
  const controller = new AbortController()
  const spin = t.test.spin(undefined, { signal: controller.signal })
  const others = [t.poker.evaluate('As'), t.poker.evaluate('Ks'), t.poker.evaluate('Qs')].map(value)
  await sleep(30)
  const reason = new Error('enough')
  controller.abort(reason)
  const order = []
  const told = [spin.catch(() => order.push('abort')), ...others.map(other => other.then(() => order.push('answer')))]
  await assert.rejects(spin, error => error === reason)
  assert.deepEqual(await Promise.all(others), [ACE, 0x1c0000, 0x1b0000])
  await Promise.all(told)
  assert.deepEqual(order, ['abort', 'answer', 'answer', 'answer'], 'the rejection waits for nothing')
  t.close()
})

each('a call that waits: the one that runs goes on', async p => {
  const t = await faulty(p)
  const controller = new AbortController()
  const first = t.test.spin(undefined, { budget: { ms: 100 } })
  const waiting = t.poker.evaluate('As', { signal: controller.signal })
  const last = t.poker.evaluate('Ks')
  controller.abort()
  await assert.rejects(waiting, error => error === controller.signal.reason && error.name === 'AbortError')
  assert.ok((await first) > 0)
  assert.equal(await value(last), 0x1c0000)
  t.close()
})

each('a signal already aborted: the call never begins', async p => {
  const t = await faulty(p)
  const signal = AbortSignal.abort('no')
  await assert.rejects(t.test.spin(undefined, { signal }), error => error === 'no')
  await assert.rejects(t.poker.evaluate('As', { signal }), error => error === 'no')
  assert.equal(await value(t.poker.evaluate('As')), ACE)
  const sync = faultySync(p)
  assert.throws(() => sync.test.spin(undefined, { signal }), error => error === 'no')
  assert.equal(sync.poker.evaluate('As').value, ACE)
  t.close()
})

each('AbortSignal.timeout', async p => {
  const t = await faulty(p)
  await assert.rejects(t.test.spin(undefined, { signal: AbortSignal.timeout(40) }), { name: 'TimeoutError' })
  assert.equal(await value(t.poker.evaluate('As')), ACE)
  t.close()
})

each('one signal for many calls', async p => {
  const t = await faulty(p)
  const controller = new AbortController()
  const { signal } = controller
  setMaxListeners(50, signal)
  const calls = Array.from({ length: 20 }, () => t.test.spin(undefined, { signal }))
  const other = t.poker.evaluate('As')
  controller.abort()
  const settled = await Promise.allSettled(calls)
  assert.ok(settled.every(({ reason }) => reason === signal.reason))
  assert.equal(await value(other), ACE)
  t.close()
})

each('an abort after the answer does nothing', async p => {
  const t = await faulty(p)
  const controller = new AbortController()
  assert.equal(await value(t.poker.evaluate('As', { signal: controller.signal })), ACE)
  const spin = t.test.spin(undefined, { budget: { ms: 100 } })
  controller.abort()
  assert.ok((await spin) > 0)
  t.close()
})

each('abort upon abort leaves a working engine', async p => {
  const t = await faulty(p)
  for (let i = 0; i < 10; i++) {
    const controller = new AbortController()
    const spin = t.test.spin(undefined, { signal: controller.signal })
    await sleep(i)
    controller.abort(i)
    await assert.rejects(spin, error => error === i)
  }
  assert.equal(await value(t.poker.evaluate('As')), ACE)
  t.close()
})

each('a bad argument rejects though a call runs, and with an aborted signal', async p => {
  const t = await faulty(p)
  const controller = new AbortController()
  const spin = t.test.spin(undefined, { signal: controller.signal })
  await assert.rejects(t.poker.evaluate('As', { lang: 'fr' }), p.InputError)
  controller.abort('done')
  await assert.rejects(spin, error => error === 'done')
  await assert.rejects(t.poker.evaluate('As', { lang: 'fr', signal: controller.signal }), p.InputError)
  t.close()
})

eachGame('a long call of its own: abort, and the calls behind it are answered', async (p, game) => {
  const { init } = await entry(p, game)
  const t = await init()
  const { name, args: [position, options] } = CALLS[game].long
  for (const pause of [0, 30]) {
    const controller = new AbortController()
    const long = t[name](position, { ...options, signal: controller.signal })
    const others = quickOf(game).map(([name, { good, part = all => all }]) => t[name.split('.')[1]](...good).then(part))
    await sleep(pause)
    controller.abort('enough')
    await assert.rejects(long, error => error === 'enough')
    assert.deepEqual(await Promise.all(others), quickOf(game).map(([, { want }]) => want))
  }
  t.close()
})
