// Tables next to a module: they are loaded with the first call that needs them, and a wrong file is refused. The function
// test.needsTables answers with the sum of their bytes; the first byte must be 1.
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { after } from 'node:test'
import { each, faulty, faultySync, packages } from './packages.js'
import { serve } from './server.js'

const TABLES = Uint8Array.from({ length: 100_000 }, (_, i) => (i === 0 ? 1 : i % 251))
const SUM = TABLES.reduce((sum, byte) => sum + byte)
const FILE = new URL('tefuda-test.tables', packages[0].faultsURL)
writeFileSync(FILE, TABLES)
after(() => rmSync(FILE))

const server = await serve(new URL('./', FILE), { '/wrong.tables': 'not the tables' })
after(server.close)

/** The package as if none of its games had tables. */
const withoutTables = p => ({ ...p, GAMES: p.GAMES.map(game => ({ ...game, tablesURL: undefined })) })

/** A host for Node that counts the loads of tables. */
function counting({ node }) {
  const got = []
  return { got, host: { ...node, get: (url, init) => node.get((String(url).endsWith('.tables') && got.push(String(url)), url), init) } }
}

each('worker: fetched once, with the first call that needs them, and kept for the next worker', async p => {
  const { host, got } = counting(p)
  const t = await faulty({ ...p, node: host }, { tablesURL: FILE })
  assert.equal((await t.poker.evaluate('As')).value, 0x1d0000)
  assert.deepEqual(got, [])
  const sums = await Promise.all([t.test.needsTables(), t.test.needsTables(), t.poker.evaluate('As')])
  assert.deepEqual([sums[0], sums[1], sums[2].value], [SUM, SUM, 0x1d0000])
  await assert.rejects(t.test.panic(), { code: 'fault' })
  assert.equal(await t.test.needsTables(), SUM)
  assert.deepEqual(got, [String(FILE)])
  t.close()
})

each('worker: bytes given, and a slow server', async p => {
  for (const options of [{ tables: TABLES }, { tables: TABLES.buffer }, { tablesURL: `${server.url}slow/tefuda-test.tables` }]) {
    const t = await faulty(p, options)
    assert.equal(await t.test.needsTables(), SUM)
    assert.equal(TABLES.length, 100_000, 'the caller keeps them')
    t.close()
  }
})

each('sync: given once, also to the engine that takes over when memory has grown', async p => {
  const t = faultySync(p, { tables: TABLES })
  const { Instance } = WebAssembly
  let made = 0
  WebAssembly.Instance = class extends Instance {
    constructor(...args) {
      super(...args)
      made++
    }
  }
  try {
    assert.equal(t.test.needsTables(), SUM)
    for (let i = 0; i < 120; i++) t.poker.equity(Array(9).fill('random'), { budget: { iterations: 1 }, seed: i })
  } finally {
    WebAssembly.Instance = Instance
  }
  assert.equal(made > 1, p.compiler === 'tinygo', `${made} engines`)
  assert.equal(t.test.needsTables(), SUM)
  t.close()
})

const BROKEN = [
  ['missing/tefuda-test.tables', 404, /refuses it. Is the file where tablesURL says/],
  ['failing/tefuda-test.tables', 503, /refuses it/],
  ['page/tefuda-test.tables', 200, /not the tables of test: tables.0. must be 1/],
  ['empty/tefuda-test.tables', 200, /not the tables of test/],
  ['wrong.tables', 200, /not the tables of test/],
]

each('worker: files that are missing or wrong, told with URL and status; the calls behind are answered', async p => {
  for (const [way, status, why] of BROKEN) {
    const url = `${server.url}${way}`
    const t = await faulty(p, { tablesURL: url })
    const call = t.test.needsTables()
    const behind = t.poker.evaluate('As')
    await assert.rejects(call, error => {
      assert.ok(error instanceof p.EngineError, String(error))
      assert.deepEqual([error.code, error.url, error.status], ['load', url, status])
      assert.match(error.message, why)
      return error.message.includes(url)
    })
    assert.equal((await behind).value, 0x1d0000)
    await assert.rejects(t.test.needsTables(), { code: 'load' })
    t.close()
  }
})

each('worker: a file that failed is asked for again with the next call', async p => {
  let down = true
  const get = (url, init) => (down && String(url).endsWith('.tables') ? Promise.reject(new Error('down')) : p.node.get(url, init))
  const t = await faulty({ ...p, node: { ...p.node, get } }, { tablesURL: FILE })
  await assert.rejects(t.test.needsTables(), error => error.code === 'load' && /down/.test(error.message))
  down = false
  assert.equal(await t.test.needsTables(), SUM)
  t.close()
})

each('worker: abort while they are on their way, and close', async p => {
  const stalled = { ...p.node, get: (url, init) => (String(url).endsWith('.tables') ? new Promise(() => {}) : p.node.get(url, init)) }
  const t = await faulty({ ...p, node: stalled }, { tablesURL: FILE })
  const controller = new AbortController()
  const call = t.test.needsTables(undefined, { signal: controller.signal })
  const behind = t.poker.evaluate('As')
  setTimeout(() => controller.abort('enough'), 30)
  await assert.rejects(call, error => error === 'enough')
  assert.equal((await behind).value, 0x1d0000)
  const last = t.test.needsTables()
  setTimeout(() => t.close(), 30)
  await assert.rejects(last, { code: 'closed' })
})

each('a game without tables says how to name them', async p => {
  const t = await faulty(withoutTables(p))
  await assert.rejects(t.test.needsTables(), error => error.code === 'load' && /tablesURL/.test(error.message))
  t.close()
})

each('sync: an option, or an error that names it', async p => {
  const t = faultySync(p, { tables: TABLES })
  assert.equal(t.test.needsTables(), SUM)
  assert.equal(t.poker.evaluate('As').value, 0x1d0000)
  const none = faultySync(withoutTables(p))
  assert.throws(() => none.test.needsTables(), error => error instanceof p.EngineError && error.code === 'load' && /\{ tables \}/.test(error.message))
  assert.equal(none.poker.evaluate('As').value, 0x1d0000)
  const wrong = faultySync(p, { tables: Uint8Array.of(2, 3) })
  assert.throws(() => wrong.test.needsTables(), error => error.code === 'load' && /tables.0. must be 1/.test(error.message))
  assert.equal(wrong.poker.evaluate('As').value, 0x1d0000)
})

each('sync: Node reads the file next to the module', p => {
  const t = faultySync({ ...p, GAMES: p.GAMES.map(game => ({ ...game, tablesURL: () => FILE })) })
  assert.equal(t.test.needsTables(), SUM)
})
