// Input that looks odd and is right, and the caller's objects, which must not change.
import assert from 'node:assert/strict'
import { eachEngine } from './packages.js'

class Cards extends Array {}
class Codes extends Int8Array {}

const shared = () => {
  const codes = new Int8Array(new SharedArrayBuffer(8), 2, 5)
  codes.set([6, 5, 4, 3, 2])
  return codes
}

eachEngine('hands that look odd and are right', async t => {
  const want = await t.poker.evaluate([6, 5, 4, 3, 2])
  const hands = [
    shared(),
    Codes.of(6, 5, 4, 3, 2),
    Cards.of(6, 5, 4, 3, 2),
    new Proxy([6, 5, 4, 3, 2], {}),
    Object.assign([6, 5, 4, 3, 2], { extra: 1n }),
    new Int8Array(new ArrayBuffer(8, { maxByteLength: 16 }), 1, 5).fill(6).map((code, i) => code - i),
  ]
  for (const hand of hands) assert.deepEqual(await t.poker.evaluate(hand), want)
  for (const codes of [shared(), Codes.of(6, 5, 4, 3, 2)]) {
    assert.deepEqual(await t.poker.evaluateMany(codes), Int32Array.of(want.value))
  }
  assert.equal((await t.poker.evaluate([-0])).category, 'high')
})

class Options {
  #secret = 1
  lang = 'ja'
  get wheel() {
    return this.#secret
  }
}

eachEngine('options that look odd and are right', async t => {
  const ja = await t.poker.evaluate('As', { lang: 'ja' })
  const odd = [
    new Options(),
    Object.assign(Object.create(null), { lang: 'ja' }),
    Object.create({ surprise: 1 }, { lang: { value: 'ja', enumerable: true } }),
    { lang: 'ja', surprise: undefined, seed: undefined, [Symbol('surprise')]: 1 },
    { get lang() { return 'ja' } },
    { lang: 'ja', seed: 2 ** 32 - 1, budget: { ms: 1 }, onProgress() {}, signal: new AbortController().signal },
    { lang: 'ja', seed: -0, budget: { iterations: Number.MAX_SAFE_INTEGER, ms: undefined } },
  ]
  for (const options of odd) assert.deepEqual(await t.poker.evaluate('As', options), ja)
  assert.deepEqual(await t.poker.evaluate('As', undefined), await t.poker.evaluate('As'))
})

eachEngine("the caller's objects stay as they are, and are read before the call returns", async t => {
  const options = Object.freeze({ lang: 'ja', seed: 1, budget: Object.freeze({ iterations: 1 }), signal: new AbortController().signal })
  const hand = Object.freeze(['As', 13, 'Jk'])
  const codes = Int8Array.of(13, 12, 11, 10, 0)
  const words = BigUint64Array.of(3n, 0n)
  await t.poker.evaluate(hand, options)
  const answers = [t.poker.evaluateMany(codes, options), t.mnk.pairsMany(words), t.poker.evaluate(codes)]
  assert.deepEqual([codes, words], [Int8Array.of(13, 12, 11, 10, 0), BigUint64Array.of(3n, 0n)])
  codes.fill(1)
  words.fill(0n)
  assert.equal((await answers[0])[0], 0xadcba9)
  assert.equal((await answers[1])[0], 1)
  assert.equal((await answers[2]).value, 0xadcba9)
  assert.deepEqual(Object.keys(options), ['lang', 'seed', 'budget', 'signal'])
})

eachEngine('results are the caller’s to change', async t => {
  const first = await t.poker.evaluateMany(Int8Array.of(1, 2, 3, 4, 5))
  const second = await t.poker.evaluateMany(Int8Array.of(6, 5, 4, 3, 2))
  first.fill(7)
  assert.deepEqual(second, Int32Array.of(0x965432))
  const result = await t.poker.evaluate('As')
  result.cards[0].card = 'Ks'
  assert.equal((await t.poker.evaluate('As')).cards[0].card, 'As')
})

eachEngine('the functions need no this', async t => {
  const { evaluate } = t.poker
  assert.equal((await evaluate('As')).value, 0x1d0000)
})
