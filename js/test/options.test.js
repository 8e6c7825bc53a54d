// The options of init and initSync: one line for each case that they refuse.
import assert from 'node:assert/strict'
import { each, entry } from './packages.js'

// Options, and the error's code, field and a part of its message. `all`: for tefuda; `one`: for tefuda/poker; `sync`: for the
// initSync of both.
const FAULTY = {
  all: [
    [{ wasmUrl: {} }, 'unknown', 'options.wasmUrl', 'which has games, workerURL, signal, timeout, onProgress, wasmURL'],
    [{ wasmURL: './x.wasm' }, 'type', 'options.wasmURL', 'an object by game, like { poker: … }, not "./x.wasm"'],
    [{ wasmURL: new URL('file:///x.wasm') }, 'type', 'options.wasmURL', 'by game'],
    [{ wasmURL: { chess: 'x' } }, 'unknown', 'options.wasmURL.chess', 'poker, mnk'],
    [{ module: { bridge: 1 } }, 'unknown', 'options.module.bridge', 'is not a game'],
    [{ integrity: 'sha384-x' }, 'type', 'options.integrity', 'by game'],
    [{ games: 'poker' }, 'type', 'options.games', 'an array of games, not "poker"'],
    [{ games: ['poker', 'chess'] }, 'unknown', 'options.games[1]', 'is not a game'],
    [{ onProgress: 5 }, 'type', 'options.onProgress', 'a function, not 5'],
    [{ signal: {} }, 'type', 'options.signal', 'an AbortSignal'],
    [{ timeout: '5' }, 'type', 'options.timeout', 'a number of milliseconds, not "5"'],
    [{ timeout: -1 }, 'type', 'options.timeout', 'a number of milliseconds'],
    [null, 'type', 'options', 'an object, not null'],
    ['poker', 'type', 'options', 'an object, not "poker"'],
  ],
  one: [
    [{ wasmUrl: './x.wasm' }, 'unknown', 'options.wasmUrl', 'is not an option of init, which has wasmURL'],
    [{ games: ['poker'] }, 'unknown', 'options.games', 'not an option of init'],
    [{ signal: 'x' }, 'type', 'options.signal', 'an AbortSignal'],
    [[], 'type', 'options', 'an object'],
  ],
  allSync: [
    [{ wasmURL: {} }, 'unknown', 'options.wasmURL', 'an option of initSync, which has onProgress, module, tables'],
    [{ module: new Uint8Array(8) }, 'type', 'options.module', 'by game'],
    [{ tables: { chess: 1 } }, 'unknown', 'options.tables.chess', 'is not a game'],
    [7, 'type', 'options', 'an object, not 7'],
  ],
  oneSync: [
    [{ worker: 1 }, 'unknown', 'options.worker', 'an option of initSync, which has module, tables, onProgress'],
    [{ onProgress: 'x' }, 'type', 'options.onProgress', 'a function'],
  ],
}

each('options that are not theirs', async p => {
  const [one, oneSync] = [await entry(p, 'poker'), await entry(p, 'poker', 'sync')]
  const calls = { all: p.init, one: one.init, allSync: p.initSync, oneSync: oneSync.initSync }
  for (const [which, cases] of Object.entries(FAULTY)) {
    for (const [options, code, field, says] of cases) {
      await assert.rejects(async () => calls[which](options), error => {
        assert.ok(error instanceof p.InputError, `${which} ${field}: ${error.stack}`)
        assert.deepEqual([error.code, error.field], [code, field])
        assert.ok(error.message.startsWith(`${field} `) && error.message.includes(says), error.message)
        return true
      })
    }
  }
})

each('what is long is cut in messages', async p => {
  const long = 'k'.repeat(1e7)
  const t = await p.init()
  const calls = [() => p.init({ [long]: 1 }), () => p.init({ games: long }), () => p.init({ integrity: { poker: long }, games: ['poker'] }),
    () => t.poker.evaluate('As', { [long]: 1 }), () => t.poker.evaluate(long), () => t.poker.evaluate('As', { lang: long })]
  for (const call of calls) {
    await assert.rejects(async () => call(), error => {
      assert.ok(error.message.length < 1200 && (error.field ?? '').length < 600, `${error.message.length}`)
      return ['InputError', 'EngineError'].includes(error.name)
    })
  }
  t.close()
})

each('what is opened can be disposed of', async p => {
  const t = await p.init()
  t[Symbol.dispose]()
  await assert.rejects(t.poker.evaluate('As'), { code: 'closed' })
  const own = p.initSync()
  own[Symbol.dispose]()
  assert.throws(() => own.poker.evaluate('As'), { code: 'closed' })
})

each('values of another realm', async p => {
  const { runInNewContext } = await import('node:vm')
  const realm = runInNewContext('({ array: Int8Array.of(13, 12, 11, 10, 0), boards: BigUint64Array.of(0x101n, 0n), plain: { wheel: true }, hand: ["As"] })')
  const t = await p.init()
  assert.equal((await t.poker.evaluateMany(realm.array))[0], 0xadcba9)
  assert.equal((await t.mnk.pairsMany(realm.boards))[0], 1)
  assert.equal((await t.poker.evaluate(realm.hand, realm.plain)).value, 0x1d0000)
  // An object that only looks like a typed array is refused.
  const fake = Object.defineProperty(new DataView(new ArrayBuffer(8)), Symbol.toStringTag, { value: 'Int8Array' })
  await assert.rejects(t.poker.evaluateMany(fake), { name: 'InputError' })
  t.close()
})

each('options by game, each for its own', async p => {
  const t = await p.init({ games: ['poker'], module: { poker: p.moduleOf.poker }, wasmURL: { mnk: './none.wasm' }, integrity: {} })
  assert.equal((await t.poker.evaluate('As')).value, 0x1d0000)
  await assert.rejects(t.mnk.pairs('oo'), { code: 'load' })
  t.close()
  const own = p.initSync({ module: { poker: p.bytesOf.poker, mnk: new Uint8Array(4) } })
  assert.equal(own.poker.evaluate('As').value, 0x1d0000)
  assert.throws(() => own.mnk.pairs('oo'), { code: 'load' })
  own.close()
})
