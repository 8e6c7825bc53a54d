// The end of an engine: close(), and a process that has nothing left to do.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { each, faulty, faultySync } from './packages.js'

const isClosed = ({ EngineError }) => error => error instanceof EngineError && error.code === 'closed' && /closed/.test(error.message)

each('worker: close rejects what is pending and what comes', async p => {
  const t = await faulty(p)
  const pending = [t.test.spin(), t.poker.evaluate('As'), t.test.spin()]
  t.close()
  const settled = await Promise.allSettled(pending)
  for (const { reason } of settled) assert.ok(isClosed(p)(reason), String(reason))
  await assert.rejects(t.poker.evaluate('As'), isClosed(p))
  t.close()
  await assert.rejects(t.poker.evaluate('As'), isClosed(p))
})

each('worker: an abort after close changes nothing', async p => {
  const t = await faulty(p)
  const controller = new AbortController()
  const spin = t.test.spin(undefined, { signal: controller.signal })
  t.close()
  controller.abort()
  await assert.rejects(spin, isClosed(p))
  await assert.rejects(t.poker.evaluate('As'), isClosed(p))
})

each('sync: close', p => {
  const t = p.initSync()
  assert.equal(t.poker.evaluate('As').value, 0x1d0000)
  t.close()
  assert.throws(() => t.poker.evaluate('As'), isClosed(p))
  t.close()
  assert.throws(() => t.poker.evaluate('As'), isClosed(p))
})

each('sync: close from inside onProgress ends with the call', p => {
  const t = faultySync(p)
  assert.ok(t.test.spin(undefined, { budget: { ms: 250 }, onProgress: () => t.close() }) > 0)
  assert.throws(() => t.poker.evaluate('As'), isClosed(p))
})

each('two engines do not disturb each other', async p => {
  const [a, b] = await Promise.all([p.init(), p.init()])
  a.close()
  assert.equal((await b.poker.evaluate('As')).value, 0x1d0000)
  b.close()
})

// A program, and whether it must end by itself with all its output.
const PROGRAMS = {
  'after init': `await init(); console.log('end')`,
  'after a call': `const t = await init(); await t.poker.evaluate('As'); console.log('end')`,
  'after a call that nothing awaits': `const t = await init(); t.poker.evaluate('As').then(() => console.log('end'))`,
  'after an abort': `const t = await init(); const c = new AbortController()
    const call = t.poker.evaluateMany(new Int8Array(20e6), { signal: c.signal })
    c.abort(); await call.catch(() => console.log('end'))`,
  'after close': `const t = await init(); t.close(); console.log('end')`,
  'after a load that failed': `await init({ games: ['poker'], wasmURL: { poker: './none.wasm' } }).catch(({ code }) => code === 'load' && console.log('end'))`,
  'after a later load that failed': `const t = await init({ wasmURL: { poker: './none.wasm' } })
    await t.poker.evaluate('As').catch(({ code }) => code === 'load' && console.log('end'))`,
  'with a worker that failed': `await init({ games: ['poker'], workerURL: './none.js' }).catch(({ code }) => code === 'worker' && console.log('end'))`,
  'after calls of two games': `const t = await init(); await Promise.all([t.poker.evaluate('As'), t.mnk.pairs('oo')]); console.log('end')`,
  'after one game': `const poker = await import('FOLDERgames/poker/node.js'); const t = await poker.init(); await t.evaluate('As'); console.log('end')`,
  'after sync calls': `initSync().poker.evaluate('As'); console.log('end')`,
}

each('a Node process ends by itself', async ({ folder }) => {
  const imports = `import { init } from '${folder}node.js'; import { initSync } from '${folder}sync.js';`
  for (const [when, program] of Object.entries(PROGRAMS)) {
    const args = ['--input-type=module', '--eval', imports + program.replace('FOLDER', folder)]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 }).catch(error =>
      assert.fail(`${when}: ${error.killed ? 'it does not end' : error}`),
    )
    assert.deepEqual([stdout, stderr], ['end\n', ''], when)
  }
})
