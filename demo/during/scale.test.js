// What the evaluation bar reads of the engine's answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCALES } from './scale.js'

const read = (room, best, view = {}, more = {}) => SCALES[room].read({ candidates: [best], ...more }, view)

test('each room’s value, as a share and in words', () => {
  assert.deepEqual(read('boards', { value: 0.531, unit: 'chance' }, { turn: 'x' }), { share: 0.531, says: ['White’s chance: 53 %', '白の勝つ見込み 53 %'] })
  assert.deepEqual(read('daifugo', { value: 3.42, unit: 'points' }, { rules: { players: 4 } }).says, ['Expected place: 1.6 of 4', '見込みの順位 1.6（4人中）'])
  assert.deepEqual([4, 1].map(value => read('daifugo', { value, unit: 'points' }, { rules: { players: 4 } }).share), [1, 0])
  assert.deepEqual(read('cardroom', { value: 0, unit: 'chips' }, {}, { equity: 0.24 }).says, ['Your share of the pot: 24 %', 'ポットを取る見込み 24 %'])
  assert.deepEqual(read('mahjong', { action: 'discard', evaluation: { win: 0.13, dealIn: 0.11 } }), { share: 0.13, says: ['Win 13 % · deal in 11 %', '和了 13 %・放銃 11 %'] })
  assert.equal(read('mahjong', { action: 'ron', value: 8000 }).share, 1)
})

test('what is not certain is not called certain', () => {
  assert.deepEqual([1, 0.9997, 0.0001, 0].map(value => read('calculation', { value }).says[0]), ['Can be solved: 100 %', 'Can be solved: >99 %', 'Can be solved: <1 %', 'Can be solved: 0 %'])
})

test('no bar where the engine gives no value', () => {
  assert.equal(read('boards', { value: null, unit: null }, { turn: 'o' }), undefined)
  assert.equal(read('daifugo', { value: 12, unit: 'score' }, { rules: { players: 4 } }), undefined)
  assert.equal(read('cardroom', { value: 0 }), undefined)
  assert.equal(read('mahjong', { action: 'proceed', value: null }), undefined)
})
