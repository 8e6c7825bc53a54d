import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { eachEngine } from './packages.js'

// Hand, value, category, and the options if they are not the standard rules.
const TRUTHS = [
  ['', 0, 'none'],
  ['As Ks Qs Js Jk', 0xadcba9, 'royal'],
  ['2s3s4s7sJk', 0x6d6321, 'flush'],
  ['2s3s7sJkJk', 0x6dd621, 'flush'],
  ['2s3s7sJkJk', 0x6dc621, 'flush', { doubleAceFlush: false }],
  ['As Ks 9s 4s Jk', 0x6ddc83, 'flush'],
  ['As Ks 9s 4s Jk', 0x6dcb83, 'flush', { doubleAceFlush: false }],
  ['2s2s2s3s4s', 0x632111, 'flush'],
  [[6, 5, 4, 3, 2], 0x965432, 'straight-flush'],
  [[10, 9, 8, 7, 6], 0x9a9876, 'straight-flush'],
  [[4, 18, 32, 6, 20], 0x746000, 'full-house'],
  ['3s3c2s2c5d', 0x321400, 'two-pair'],
  ['As 2d 3c 4h 5s', 0x543210, 'straight'],
  ['As 2d 3c 4h 5s', 0x1d4321, 'high', { profile: 'article' }],
  ['As 2d 3c 4h 5s', 0x1d4321, 'high', { wheel: false }],
  ['As 2d 3c 4h 5s', 0x543210, 'straight', { profile: 'article', wheel: true }],
  ['As 2s 3s 4s 5s', 0x943210, 'straight-flush'],
  ['As 2s 3s 4s 5s', 0x6d4321, 'flush', { profile: 'article' }],
  ['Jk', 0x1d0000, 'high'],
  ['JkJk', 0x2d0000, 'pair'],
  ['JkJkJk', 0x4d0000, 'three'],
  ['JkJkJkJk', 0x8d0000, 'four'],
  ['JkJkJkJkJk', 0xbd0000, 'five'],
  ['5s 5s 5h Jk Jk', 0xb40000, 'five'],
  ['9s 9c 9h Jk 2d', 0x881000, 'four'],
  ['As Ks Qs Js Ts 9s 8s', 0xadcba9, 'royal'],
  ['As Ac Ah Ad Ks Kc Kh', 0x8dc000, 'four'],
  ['2s 2c 3h 3d 4s 4c 9h', 0x332800, 'two-pair'],
  ['As 2c 3h 4d 5s 6s', 0x554321, 'straight'],
  ['As 2c 3h 4d 5s 9s', 0x543210, 'straight'],
  ['As 2c 3h 4d 5s 9s', 0x1d8432, 'high', { profile: 'article' }],
  ['JkJkJkJkJkJkJk', 0xbd0000, 'five'],
]

eachEngine('values and categories', async t => {
  for (const [hand, value, category, options] of TRUTHS) {
    const got = await t.poker.evaluate(hand, options)
    assert.deepEqual([got.value, got.category], [value, category], `${hand} ${JSON.stringify(options)}`)
  }
})

eachEngine('a result says how the hand counts', async t => {
  assert.deepEqual(await t.poker.evaluate('As Ks Qs Js Jk'), {
    value: 0xadcba9,
    category: 'royal',
    cards: [
      { card: 'As', as: 'As', index: 0 },
      { card: 'Ks', as: 'Ks', index: 1 },
      { card: 'Qs', as: 'Qs', index: 2 },
      { card: 'Js', as: 'Js', index: 3 },
      { card: 'Jk', as: 'Ts', index: 4 },
    ],
    name: 'Royal flush',
    description: 'royal flush',
  })
  assert.deepEqual(await t.poker.evaluate([]), { value: 0, category: 'none', cards: [], name: 'No cards', description: 'no cards' })
})

eachEngine('the forms of a hand', async t => {
  const want = await t.poker.evaluate('As Kd Jk')
  assert.equal(want.value, 0x2dc000)
  const forms = [
    'AsKdJk',
    '  As  KdJk ',
    ['As', 'Kd', 'Jk'],
    [13, 54, 0],
    ['As', 54, 'Jk'],
    Object.freeze(['As', 'Kd', 28]),
    Int8Array.of(13, 54, 0),
    Int8Array.of(9, 13, 54, 42, 9).subarray(1, 4),
    new Int8Array(Uint8Array.of(13, 54, 14).buffer),
  ]
  for (const form of forms) assert.deepEqual(await t.poker.evaluate(form), want)
  for (const form of [Int8Array.of(-1, 13, 54, -1, 0, -1, -1), [-1, 'As', 54, -1, 'Jk']]) {
    const got = await t.poker.evaluate(form)
    assert.deepEqual(got.cards.map(card => card.index), [1, 4, 2])
    assert.deepEqual([got.value, got.category], [want.value, 'pair'])
  }
})

eachEngine('of seven cards the best five', async t => {
  const { value, cards } = await t.poker.evaluate('2s 7h Tc Kd Jk 9d 9c')
  assert.equal(value, 0x48c900)
  assert.deepEqual(cards.map(({ index }) => index), [5, 6, 4, 3, 2])
  assert.match(cards[2].as, /^9[sh]$/)
})

// Hand, name and description in English, in Japanese.
const NAMES = [
  ['', 'No cards', 'no cards', 'カードなし', 'カードなし'],
  ['2s Jc', 'High card', 'jack high', 'ハイカード', 'ジャックのハイカード'],
  ['6s 6c', 'One pair', 'a pair of sixes', 'ワンペア', '6のワンペア'],
  ['2s 2c 3s 3c', 'Two pair', 'two pair, threes and twos', 'ツーペア', '3と2のツーペア'],
  ['Ks Kc Kh', 'Three of a kind', 'three kings', 'スリーカード', 'キングのスリーカード'],
  ['2s 3s 4s 5s 6d', 'Straight', 'six-high straight', 'ストレート', '6までのストレート'],
  ['2s 3s 4s 5s As', 'Straight flush', 'five-high straight flush', 'ストレートフラッシュ', '5までのストレートフラッシュ'],
  ['2s 3s 4s 5s 9s', 'Flush', 'nine-high flush', 'フラッシュ', '9が最高のフラッシュ'],
  ['2s 2c 2h Ts Tc', 'Full house', 'twos full of tens', 'フルハウス', '2と10のフルハウス'],
  ['Qs Qc Qh Qd', 'Four of a kind', 'four queens', 'フォーカード', 'クイーンのフォーカード'],
  ['Ts Js Qs Ks As', 'Royal flush', 'royal flush', 'ロイヤルフラッシュ', 'ロイヤルフラッシュ'],
  ['As Ac Ah Ad Jk', 'Five of a kind', 'five aces', 'ファイブカード', 'エースのファイブカード'],
]

eachEngine('words in English and Japanese', async t => {
  const words = ({ name, description }) => [name, description]
  for (const [hand, ...want] of NAMES) {
    const [en, ja] = [want.slice(0, 2), want.slice(2)]
    assert.deepEqual(words(await t.poker.evaluate(hand)), en)
    assert.deepEqual(words(await t.poker.evaluate(hand, { lang: 'en' })), en)
    assert.deepEqual(words(await t.poker.evaluate(hand, { lang: 'ja' })), ja)
    assert.deepEqual(words((await t.poker.compare([hand], { lang: 'ja' })).hands[0]), ja)
  }
})

eachEngine('compare says what decided', async t => {
  const lost = async (hands, options) => (await t.poker.compare(hands, options)).hands.map(({ lostBy }) => lostBy)
  assert.deepEqual(await lost(['As Ac', 'Ks Kc', 'As Kd', 'Ah Ad']), [
    null,
    { by: 'rank', hand: 'K', best: 'A', place: 1, words: 'ace beats king' },
    { by: 'category', hand: 'high', best: 'pair', words: 'one pair beats high card' },
    null,
  ])
  assert.deepEqual(await lost(['As Ac 3d', 'Ah Ad', ''], { lang: 'ja' }), [
    null,
    { by: 'rank', hand: '-', best: '3', place: 2, words: '3がなしに勝る' },
    { by: 'category', hand: 'none', best: 'pair', words: 'ワンペアがカードなしに勝る' },
  ])
})

eachEngine('compare, with ties', async t => {
  const hands = ['As Ks', '2d 2c', ['Ac', 26], Int8Array.of(0, 1)]
  const { winners, hands: compared } = await t.poker.compare(hands)
  assert.deepEqual(winners, [1, 3])
  assert.deepEqual(compared.map(hand => hand.rank), [3, 1, 3, 1])
  for (const [i, { rank, lostBy, ...hand }] of compared.entries()) {
    assert.equal(rank === 1, lostBy === null)
    assert.deepEqual(hand, await t.poker.evaluate(hands[i]))
  }
  assert.deepEqual((await t.poker.compare(Array(1000).fill('Jk'))).winners.length, 1000)
  const wheel = ['As 2d 3c 4h 5s', 'As Kd 9c 8h 7s']
  assert.deepEqual((await t.poker.compare(wheel)).winners, [0])
  assert.deepEqual((await t.poker.compare(wheel, { profile: 'article' })).winners, [1])
})

const RULES = [{}, { profile: 'article' }, { doubleAceFlush: false }, { profile: 'article', wheel: true, doubleAceFlush: false }]

eachEngine('evaluateMany agrees with evaluate', async t => {
  const { below, many } = chance(1)
  for (const rules of RULES) {
    for (const cards of [1, 2, 3, 4, 5, 6, 7]) {
      // Few ranks, so that not all hands are high cards. -1 is no card.
      const codes = Int8Array.from(many(60 * cards, () => (below(3) ? [0, 1, 2, 3, 4, 13, 15, 27, -1][below(9)] : below(57) - 1)))
      const got = await t.poker.evaluateMany(codes, { ...rules, cards })
      assert.ok(got instanceof Int32Array)
      assert.equal(got.length, 60)
      for (const [i, value] of got.entries()) {
        const hand = codes.subarray(i * cards, (i + 1) * cards)
        assert.equal(value, (await t.poker.evaluate(hand, rules)).value, `${hand}`)
      }
    }
  }
})

eachEngine('evaluateMany of no hands, of five cards by default, and of part of a buffer', async t => {
  assert.deepEqual(await t.poker.evaluateMany(new Int8Array()), new Int32Array())
  assert.deepEqual(await t.poker.evaluateMany(Int8Array.of(6, 5, 4, 3, 2)), Int32Array.of(0x965432))
  const part = Int8Array.of(99, 6, 5, 4, 3, 2, 99).subarray(1, 6)
  assert.deepEqual(await t.poker.evaluateMany(part, { cards: 5 }), Int32Array.of(0x965432))
  assert.equal((await t.poker.evaluateMany(part)).buffer.byteLength, 4)
})
