import assert from 'node:assert/strict'
import { eachEngine } from './packages.js'

// Hand, options, category, cards that count, words in English, in Japanese.
const READ = [
  ['As 2d 3h 4c 8s Kd', { ranking: 'ace-five' }, 'low', '8s 4c 3h 2d As', '8-4-3-2-A low', '8-4-3-2-Aのロー'],
  ['As Ad 2c 2h Ks', { ranking: 'ace-five' }, 'two-pair', '2c 2h As Ad Ks', 'two pair, twos and aces', '2とエースのツーペア'],
  ['9s Ad 2c 4h Ks', { ranking: 'eight-or-better' }, 'no-low', '', 'no low', 'ローなし'],
  ['2s 3s 4s 5s Jk', { ranking: 'deuce-seven' }, 'low', 'Jk 5s 4s 3s 2s', '7-5-4-3-2 low', '7-5-4-3-2のロー'],
  ['As 5d 4c 3h 2s', { ranking: 'deuce-seven' }, 'low', 'As 5d 4c 3h 2s', 'A-5-4-3-2 low', 'A-5-4-3-2のロー'],
  ['As 2d 5h 8c', { ranking: 'badugi' }, 'badugi', '8c 5h 2d As', '8-5-2-A badugi', '8-5-2-Aのバドゥーギ'],
  ['7s 5d 2h Kh Ks', { ranking: 'badugi' }, 'badugi', '7s 5d 2h', '7-5-2, three cards of a badugi', '7-5-2（バドゥーギ3枚）'],
  ['As 6d 7h 8c 9s', { ranking: 'short-deck' }, 'straight', '9s 8c 7h 6d As', 'nine-high straight', '9までのストレート'],
  ['As Kd', { board: 'Qs Js Ts' }, 'straight', 'As Kd Qs Js Ts', 'ace-high straight', 'エースまでのストレート'],
  ['As Kd 2h 2c', { omaha: true, board: 'Ks Js Ts 9s 2s' }, 'three', '2c 2h 2s Ks Js', 'three twos', '2のスリーカード'],
]

eachEngine('rankings, boards and Omaha: what counts, in words', async t => {
  for (const [hand, options, category, counts, en, ja] of READ) {
    const got = await t.poker.evaluate(hand, options)
    assert.deepEqual([got.category, got.cards.map(({ card }) => card).sort(), got.description], [category, counts.split(' ').filter(Boolean).sort(), en], hand)
    assert.equal((await t.poker.evaluate(hand, { ...options, lang: 'ja' })).description, ja)
  }
})

eachEngine('the higher value wins under every ranking', async t => {
  const order = [
    ['short-deck', ['As Kd Ac Ah Ks', '6s 7s 8s 9s Js']],
    ['ace-five', ['Ks Qd Jc Th 9s', '6s 5s 4s 3s 2s', '5s 4s 3s 2s As']],
    ['eight-or-better', ['9s 4d 3c 2h As', '8s 7d 6c 5h 4s', '5s 4s 3s 2s As']],
    ['deuce-seven', ['6s 5d 4c 3h 2s', '2s 2d 4c 5h 6s', 'As 5d 4c 3h 2s', '7s 5d 4c 3h 2s']],
  ]
  for (const [ranking, hands] of order) {
    const { winners, hands: [first] } = await t.poker.compare(hands, { ranking })
    assert.deepEqual(winners, [hands.length - 1], ranking)
    assert.equal(first.rank, hands.length)
  }
  assert.equal((await t.poker.compare(['9s4d3c2hAs', '8s7d6c5h4s'], { ranking: 'eight-or-better' })).hands[0].lostBy.words, 'low beats no low')
})

// All 2,598,960 hands of five would be slow here. The tests of core count them.
eachEngine('many hands at once have the values of each', async t => {
  const code = text => '-23456789TJQKA'.indexOf(text[0]) + 14 * 'schd'.indexOf(text[1])
  const hands = ['AsKdQh2c KsJsTs9s2h', '8s7d6c5h As2d3c4h5s', '6s6d6c6h 7s8s9sTsJs'].map(text => text.replace(/ /g, '').match(/../g))
  const codes = Int8Array.from(hands.flat().map(code))
  for (const ranking of ['high', 'ace-five', 'eight-or-better', 'deuce-seven']) {
    const values = await t.poker.evaluateMany(codes, { omaha: true, ranking })
    for (const [i, hand] of hands.entries()) {
      const { value } = await t.poker.evaluate(hand.slice(0, 4), { omaha: true, ranking, board: hand.slice(4) })
      assert.equal(values[i] >>> 0, value, `${ranking} ${hand}`)
    }
  }
  await assert.rejects(async () => t.poker.evaluateMany(Int8Array.of(4, 5, 6, 7, 8), { ranking: 'short-deck' }), { code: 'card', field: 'codes[0]' })
})

eachEngine('Omaha is exact before the flop, and hi-lo shares the pot', async t => {
  const hands = ['As Ah Ks Kh', '9d 8d 7c 6c']
  const high = await t.poker.equity(hands, { omaha: true })
  assert.deepEqual([high.exact, high.total], [true, 1_086_008])
  assert.equal(high.players[0].win, high.players[1].lose)
  const shared = await t.poker.equity(hands, { omaha: true, hiLo: true })
  assert.ok(shared.players[1].equity > high.players[1].equity && shared.players[1].tie > high.players[1].tie)
  const unknown = await t.poker.equity([...hands, 'random'], { omaha: true, budget: { iterations: 2000 }, seed: 1 })
  assert.deepEqual([unknown.exact, unknown.total], [false, 2000])
})

eachEngine('badugi has no jokers, no tables and no board of Omaha', async t => {
  const refused = (call, field) => assert.rejects(async () => call(), { field })
  await refused(() => t.poker.evaluate('As Jk', { ranking: 'badugi' }), 'hand[1]')
  await refused(() => t.poker.evaluateMany(Int8Array.of(4, 5, 6, 7, 8), { ranking: 'badugi' }), 'options.ranking')
  await refused(() => t.poker.equity(['AsAh', 'KsKh'], { ranking: 'badugi' }), 'options.ranking')
  await refused(() => t.poker.evaluate('As Kd 2h 2c', { ranking: 'badugi', omaha: true, board: 'Ks Js Ts' }), 'options.ranking')
})

eachEngine('what a low hand is held to be names its ranks', async t => {
  const words = async (preset, seed) => {
    const table = await t.poker.deal({ preset }, { seed, views: ['turn'] })
    const { candidates: [{ reasons: [why] }] } = await t.poker.choose(table.views[0], { seed: 1, budget: { iterations: 20 } })
    return [why.category, why.ranks, why.words]
  }
  assert.deepEqual(await words('badugi', 3), ['badugi', '943', 'holds 9-4-3, three cards of a badugi'])
  assert.deepEqual(await words('triple-draw', 3), ['low', '98743', 'holds 9-8-7-4-3 low'])
  assert.deepEqual(await words('razz', 3), ['low', '743', 'holds 7-4-3 low'])
})
