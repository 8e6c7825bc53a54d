// Bad input of every kind to every function gives an InputError with the right field, and the engine goes on.
import assert from 'node:assert/strict'
import { VALUES, FINE_OPTIONS } from './bad-values.js'
import { GOOD } from './good-calls.js'
import { eachEngine, functionsOf } from './packages.js'

const CODES = new Set(['arguments', 'missing', 'type', 'range', 'length', 'unknown', 'card', 'board', 'game', 'move', 'tile', 'hand'])

/** The functions of an engine, { name, call, good, check, slow }. */
const functions = (t, p) =>
  functionsOf(p).map(name => {
    const [game, method] = name.split('.')
    assert.ok(GOOD[name], `${name} needs a good call in good-calls.js`)
    return { name, call: t[game][method], ...GOOD[name] }
  })

async function isGood({ call, good, want, part = result => result }, what) {
  assert.deepEqual(part(await call(...good)), want, what)
}

/** Checks that the call rejects as it should, and that the next good call is answered. */
async function refuses({ InputError }, what, f, ...args) {
  const { name, call, slow } = f
  const error = await Promise.resolve().then(() => call(...args)).then(
    result => assert.fail(`${name}, ${what}: ${JSON.stringify(result)}`),
    error => error,
  )
  assert.ok(error instanceof InputError, `${name}, ${what}: ${error?.stack ?? String(error)}`)
  assert.equal(error.name, 'InputError')
  assert.ok(CODES.has(error.code), `${name}, ${what}: code ${error.code}`)
  assert.ok(error.field.length > 0)
  assert.ok(error.message.includes(error.field), `${name}, ${what}: ${error.message} does not name ${error.field}`)
  if (!slow) await isGood(f, `${name} after ${what}`)
  return error
}

eachEngine('the good calls are good', async (t, p) => {
  for (const f of functions(t, p)) await isGood(f, f.name)
})

eachEngine('bad positions', async (t, p) => {
  for (const f of functions(t, p)) {
    const { fine = [] } = f
    for (const [what, make] of VALUES) if (!fine.includes(what)) await refuses(p, what, f, make())
    if (!fine.includes('undefined')) assert.equal((await refuses(p, 'no arguments', f)).code, 'missing')
    await isGood(f, f.name)
  }
})

eachEngine('bad elements of a position', async (t, p) => {
  const inArrays = functions(t, p).filter(({ name }) => ['poker.evaluate', 'poker.compare', 'mnk.pairs', 'mahjong.shanten'].includes(name))
  assert.equal(inArrays.length, 4)
  for (const f of inArrays) {
    // 3 is valid for these: a card's code, and a tile's number.
    const bad = VALUES.filter(([what]) => !(['poker.evaluate', 'mahjong.shanten'].includes(f.name) && what === '3'))
    for (const [what, make] of bad) await refuses(p, `[${what}]`, f, [f.good[0][0], make()])
  }
})

eachEngine('bad options', async (t, p) => {
  for (const f of functions(t, p)) {
    for (const [what, make] of VALUES) {
      if (!FINE_OPTIONS.has(what)) await refuses(p, `options ${what}`, f, f.good[0], make())
      else if (!f.slow && !f.needs) assert.ok(await f.call(f.good[0], make()), what)
    }
  }
})

// The names of the VALUES that each shared option accepts.
const SHARED = {
  seed: ['undefined', '3'],
  budget: ['undefined'],
  lang: ['undefined'],
  signal: ['undefined'],
  onProgress: ['undefined', 'a function', 'a class', 'a revoked proxy of a function'],
  surprise: ['undefined'],
  '\ud83c': ['undefined'],
}

eachEngine('bad values of the options that all functions share', async (t, p) => {
  for (const f of functions(t, p)) {
    for (const [option, fine] of Object.entries(SHARED)) {
      // Huge values are slow, and which option they are does not matter.
      // Mahjong treats any option that is null as left out, because one object serves decisions and scores.
      const leftOut = f.name.startsWith('mahjong.') && fine.length === 1 && !['seed', 'budget', 'lang', 'signal'].includes(option)
      const bad = VALUES.filter(([what]) => !fine.includes(what) && !(leftOut && what === 'null') && (option === 'seed' || !/huge|million/.test(what)))
      for (const [what, make] of bad) {
        await refuses(p, `${option}: ${what}`, f, f.good[0], { ...f.needs, [option]: make() })
      }
    }
  }
})

const MORE = [
  [{ seed: -1 }, 'range', 'options.seed'],
  [{ seed: 2 ** 32 }, 'range', 'options.seed'],
  [{ seed: 0.5 }, 'range', 'options.seed'],
  [{ seed: '1' }, 'type', 'options.seed'],
  [{ budget: {} }, 'type', 'options.budget'],
  [{ budget: 5 }, 'type', 'options.budget'],
  [{ budget: { ms: 1, iterations: 1 } }, 'type', 'options.budget'],
  [{ budget: { nodes: 1 } }, 'type', 'options.budget'],
  [{ budget: { ms: 0 } }, 'range', 'options.budget.ms'],
  [{ budget: { ms: Infinity } }, 'range', 'options.budget.ms'],
  [{ budget: { iterations: -1 } }, 'range', 'options.budget.iterations'],
  [{ budget: { iterations: 1.5 } }, 'range', 'options.budget.iterations'],
  [{ budget: { iterations: '9' } }, 'type', 'options.budget.iterations'],
  [{ lang: 'fr' }, 'type', 'options.lang'],
  [{ signal: {} }, 'type', 'options.signal'],
  [{ onProgress: {} }, 'type', 'options.onProgress'],
  [{ sed: 1 }, 'unknown', 'options.sed'],
  [null, 'type', 'options'],
  [[], 'type', 'options'],
  ['seed', 'type', 'options'],
  [7, 'type', 'options'],
]

eachEngine('each fault of the shared options by its name', async (t, p) => {
  for (const f of functions(t, p)) {
    for (const [options, code, field] of MORE) {
      const given = options?.constructor === Object ? { ...f.needs, ...options } : options
      const error = await refuses(p, JSON.stringify(options), f, f.good[0], given)
      assert.deepEqual([error.code, error.field], [code, field], error.message)
    }
    assert.equal((await refuses(p, 'a third argument', f, f.good[0], {}, 1)).code, 'arguments')
    assert.equal((await refuses(p, 'many arguments', f, f.good[0], ...Array(1000))).code, 'arguments')
  }
})

eachEngine('what a message says', async (t, p) => {
  const { InputError } = p
  const message = "options.lang must be one of en, ja, not \"fr\""
  await assert.rejects(async () => t.poker.evaluate('As', { lang: 'fr' }), new InputError({ code: 'type', field: 'options.lang', message }))
})
