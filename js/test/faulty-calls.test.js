// Faults that only one function can have: one line a case, with the error's code and field.
import assert from 'node:assert/strict'
import { eachEngine } from './packages.js'

const eight = 'As Ks Qs Js Ts 9s 8s 7s'
const I8 = (...codes) => Int8Array.from(codes)
const U64 = (...words) => BigUint64Array.from(words)
const row = n => '.'.repeat(n)

const FAULTY = [
  ['poker.evaluate', [eight], 'length', 'hand'],
  ['poker.evaluate', [eight.split(' ')], 'length', 'hand'],
  ['poker.evaluate', [I8(1, 2, 3, 4, 5, 6, 7, 8)], 'length', 'hand'],
  ['poker.evaluate', [['As', 'Ks', -1, 'Qs', 'Js', 'Ts', '9s', '8s', '7s']], 'length', 'hand'],
  ['poker.evaluate', ['As 1s'], 'card', 'hand'],
  ['poker.evaluate', ['1s'], 'card', 'hand'],
  ['poker.evaluate', ['As K'], 'card', 'hand'],
  ['poker.evaluate', ['As!Ks'], 'card', 'hand'],
  ['poker.evaluate', ['A♠♠'], 'card', 'hand'],
  ['poker.evaluate', ['A♔'], 'card', 'hand'],
  ['poker.evaluate', ['Ｊｘ'], 'card', 'hand'],
  ['poker.evaluate', [['As', 'K']], 'card', 'hand[1]'],
  ['poker.evaluate', [['As Ks']], 'card', 'hand[0]'],
  ['poker.evaluate', [['As', '']], 'card', 'hand[1]'],
  ['poker.evaluate', [['As', , 'Ks']], 'missing', 'hand[1]'], // eslint-disable-line no-sparse-arrays
  ['poker.evaluate', [['As', null]], 'type', 'hand[1]'],
  ['poker.evaluate', [[['As']]], 'type', 'hand[0]'],
  ['poker.evaluate', [[56]], 'range', 'hand[0]'],
  ['poker.evaluate', [[1, -2]], 'range', 'hand[1]'],
  ['poker.evaluate', [[0.5]], 'range', 'hand[0]'],
  ['poker.evaluate', [[NaN]], 'range', 'hand[0]'],
  ['poker.evaluate', [[2 ** 32]], 'range', 'hand[0]'],
  ['poker.evaluate', [I8(1, 56)], 'card', 'hand[1]'],
  ['poker.evaluate', [I8(-2)], 'card', 'hand[0]'],
  ['poker.evaluate', [12], 'type', 'hand'],
  ['poker.evaluate', ['As', { profile: 'texas' }], 'range', 'options.profile'],
  ['poker.evaluate', ['As', { profile: 1 }], 'type', 'options.profile'],
  ['poker.evaluate', ['As', { wheel: 1 }], 'type', 'options.wheel'],
  ['poker.evaluate', ['As', { doubleAceFlush: 'no' }], 'type', 'options.doubleAceFlush'],
  ['poker.evaluate', ['As', { cards: 5 }], 'unknown', 'options.cards'],
  ['poker.compare', [[]], 'range', 'hands'],
  ['poker.compare', ['As'], 'type', 'hands'],
  ['poker.compare', [I8(1)], 'type', 'hands'],
  ['poker.compare', [Array(1001).fill('As')], 'range', 'hands'],
  ['poker.compare', [['As', eight]], 'length', 'hands[1]'],
  ['poker.compare', [['As', ['Ks', 'x']]], 'card', 'hands[1][1]'],
  ['poker.compare', [['As', I8(1, 99)]], 'card', 'hands[1][1]'],
  ['poker.compare', [['As', 5]], 'type', 'hands[1]'],
  ['poker.evaluateMany', [I8(1, 2, 3, 4)], 'length', 'codes'],
  ['poker.evaluateMany', [I8(1, 2, 3), { cards: 2 }], 'length', 'codes'],
  ['poker.evaluateMany', [I8(1, 2, 3, 4, 56)], 'card', 'codes[4]'],
  ['poker.evaluateMany', [I8(...Array(65535).fill(0), 1, 2, -3, 4, 5), { cards: 5 }], 'card', 'codes[65537]'],
  ['poker.evaluateMany', [I8(0, 0, 127), { cards: 1 }], 'card', 'codes[2]'],
  ['poker.evaluateMany', [I8(...Array(13).fill(0), -9), { cards: 7 }], 'card', 'codes[13]'],
  ['poker.evaluateMany', [I8(1, 2, 3, 4, 5), { cards: 6 }], 'length', 'codes'],
  ['poker.evaluateMany', [I8(1), { cards: 0 }], 'range', 'options.cards'],
  ['poker.evaluateMany', [I8(1), { cards: 8 }], 'range', 'options.cards'],
  ['poker.evaluateMany', [I8(1), { cards: '5' }], 'type', 'options.cards'],
  ['poker.evaluateMany', [[1, 2, 3, 4, 5]], 'type', 'codes'],
  ['poker.evaluateMany', ['As Ks Qs Js Ts'], 'type', 'codes'],
  ['mnk.pairs', [''], 'board', 'board'],
  ['mnk.pairs', [[]], 'board', 'board'],
  ['mnk.pairs', [['']], 'board', 'board'],
  ['mnk.pairs', ['\n..'], 'board', 'board'],
  ['mnk.pairs', ['..\n.'], 'board', 'board'],
  ['mnk.pairs', ['..\n...'], 'board', 'board'],
  ['mnk.pairs', ['..\n'], 'board', 'board'],
  ['mnk.pairs', ['..\r\n..'], 'board', 'board'],
  ['mnk.pairs', ['OX'], 'board', 'board'],
  ['mnk.pairs', ['⭕❌'], 'board', 'board'],
  ['mnk.pairs', [row(26)], 'board', 'board'],
  ['mnk.pairs', [Array(26).fill('.')], 'board', 'board'],
  ['mnk.pairs', [row(1e6)], 'board', 'board'],
  ['mnk.pairs', [['..', 5]], 'type', 'board[1]'],
  ['mnk.pairs', [[[1, 0]]], 'type', 'board[0]'],
  ['mnk.pairs', [I8(1, 0)], 'type', 'board'],
  ['mnk.pairs', ['..', { length: 1 }], 'range', 'options.length'],
  ['mnk.pairs', ['..', { length: 26 }], 'range', 'options.length'],
  ['mnk.pairs', ['..', { columns: 2 }], 'unknown', 'options.columns'],
  ['mnk.pairsMany', [I8(1)], 'length', 'boards'],
  ['mnk.pairsMany', [I8(...Array(65).fill(0))], 'length', 'boards'],
  ['mnk.pairsMany', [I8(0, 2), { columns: 2, rows: 1 }], 'board', 'boards[1]'],
  ['mnk.pairsMany', [I8(0, 0, 0, -2), { columns: 1, rows: 2 }], 'board', 'boards[3]'],
  ['mnk.pairsMany', [U64(1n)], 'length', 'boards'],
  ['mnk.pairsMany', [U64(1n, 2n, 1n, 1n)], 'board', 'boards[2]'],
  ['mnk.pairsMany', [U64(0n, 4n), { columns: 2, rows: 1 }], 'board', 'boards[0]'],
  ['mnk.pairsMany', [U64(0n, 0n), { columns: 13, rows: 5 }], 'range', 'boards'],
  ['mnk.pairsMany', [I8(), { columns: 0 }], 'range', 'options.columns'],
  ['mnk.pairsMany', [I8(), { rows: 26 }], 'range', 'options.rows'],
  ['mnk.pairsMany', [I8(), { rows: 2.5 }], 'range', 'options.rows'],
  ['mnk.pairsMany', [I8(), { length: 1 }], 'range', 'options.length'],
  ['mnk.pairsMany', [BigInt64Array.of(1n, 2n)], 'type', 'boards'],
]

eachEngine('faults of single functions', async (t, { InputError }) => {
  for (const [name, args, code, field] of FAULTY) {
    const [game, method] = name.split('.')
    const what = `${name} ${JSON.stringify(args, (_, v) => (typeof v === 'bigint' ? `${v}n` : v))?.slice(0, 200)}`
    await assert.rejects(async () => t[game][method](...args), error => {
      assert.ok(error instanceof InputError, `${what}: ${error.stack}`)
      assert.deepEqual([error.code, error.field], [code, field], `${what}: ${error.message}`)
      assert.ok(error.message.startsWith(field) && error.message.length < 300, error.message)
      return true
    })
  }
  assert.equal((await t.poker.evaluate('As')).value, 0x1d0000)
})

eachEngine('every code that is no card, at every place of a bulk call’s hand', async (t, { InputError }) => {
  const invalid = Array.from({ length: 256 }, (_, i) => i - 128).filter(code => code < -1 || code > 55)
  for (const cards of [1, 4, 5, 6, 7]) {
    for (const code of invalid) {
      const place = cards + ((code + 128) % cards)
      // Jokers, which have every suit, and natural cards of one suit.
      for (const other of [0, 9, -1]) {
        const codes = new Int8Array(3 * cards).fill(other)
        codes[place] = code
        const error = await Promise.resolve().then(() => t.poker.evaluateMany(codes, { cards })).catch(error => error)
        assert.ok(error instanceof InputError && error.code === 'card', `${codes}: ${error}`)
        assert.equal(error.field, `codes[${place}]`)
      }
    }
  }
})
