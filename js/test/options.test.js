// What init and initSync take: a line a case of what they do not.
import assert from 'node:assert/strict'
import { each, entry } from './packages.js'

// Options, and the error's code, field and a part of its message. `all`: of tefuda; `one`: of tefuda/poker; `sync`: of both's
// initSync.
const FAULTY = {
  all: [
    [{ wasmUrl: {} }, 'unknown', 'options.wasmUrl', 'which has games, workerURL, signal, onProgress, wasmURL'],
    [{ wasmURL: './x.wasm' }, 'type', 'options.wasmURL', 'an object by game, like { poker: … }, not "./x.wasm"'],
    [{ wasmURL: new URL('file:///x.wasm') }, 'type', 'options.wasmURL', 'by game'],
    [{ wasmURL: { chess: 'x' } }, 'unknown', 'options.wasmURL.chess', 'poker, mnk'],
    [{ module: { bridge: 1 } }, 'unknown', 'options.module.bridge', 'is not a game'],
    [{ integrity: 'sha384-x' }, 'type', 'options.integrity', 'by game'],
    [{ games: 'poker' }, 'type', 'options.games', 'an array of games, not "poker"'],
    [{ games: ['poker', 'chess'] }, 'unknown', 'options.games[1]', 'is not a game'],
    [{ onProgress: 5 }, 'type', 'options.onProgress', 'a function, not 5'],
    [{ signal: {} }, 'type', 'options.signal', 'an AbortSignal'],
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
