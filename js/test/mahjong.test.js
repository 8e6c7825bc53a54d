import assert from 'node:assert/strict'
import { chance } from './chance.js'
import test from 'node:test'
import { eachEngine, packages } from './packages.js'

const near = (got, want) => assert.ok(Math.abs(got - want) < 0.005, `${got}, not ${want}`)

// The hands and values that koba's article prints (see docs/errata.md): seat, indicator, hand, values by discard.
const PRINTED = [
  ['S', '1m', 'm66678p34s3077z77m9', { '3s': 588.89, '7s': 498.61 }],
  ['E', '7p', 'm556p13345678s22p3', { '5m': 2533.33, '1p': 2680.56 }],
  ['E', '4s', 'm677p22334677s34s0', { '6m': 3075.69, '6p': 3075.69 }],
]

eachEngine('the values that the article prints', async t => {
  for (const [seat, dora, hand, values] of PRINTED) {
    const { candidates, best } = await t.mahjong.chooseDiscard(hand, { seat, dora })
    for (const [move, value] of Object.entries(values)) near(candidates.find(c => c.move === move).value, value)
    assert.equal(candidates[0].move, best)
    near(candidates[0].value, Math.max(...Object.values(values)))
    assert.ok(candidates[0].reasons.some(({ words }) => words.endsWith(`: ${Math.round(candidates[0].value).toLocaleString('en')} points`)))
    near((await t.mahjong.value(hand, { seat, dora })).value, candidates[0].value)
  }
})

// One hand in every notation.
const SAME = [
  '123m406p789s11222z',
  'm123p406s789z11222',
  '123m 406p 789s 11222z',
  ['1m', '2m', '3m', '4p', '0p', '6p', '7s', '8s', '9s', '1z', '1z', '2z', '2z', '2z'],
  ['1m', '2m', '3m', '4p', '5pr', '6p', '7s', '8s', '9s', 'E', 'E', 'S', 'S', 'S'],
  [0, 4, 8, 48, 52, 56, 96, 100, 104, 108, 109, 112, 113, 114],
  Int8Array.of(0, 4, 8, 48, 52, 56, 96, 100, 104, 108, 109, 112, 113, 114),
]

eachEngine('a hand is the same in every notation', async t => {
  const [first, ...others] = await Promise.all(SAME.map(hand => t.mahjong.score(hand, { dora: '3p' })))
  assert.equal(first.han, 4)
  for (const other of others) assert.deepEqual(other, first)
  const open = ['1122z,34-0m,555=p,5550s', 'z1122,m34-0,p555=,s5550']
  assert.deepEqual(await t.mahjong.ukeire(open[0]), await t.mahjong.ukeire(open[1]))
  // The wind's number is above 127: an Int8Array holds its low byte.
  assert.deepEqual(await t.mahjong.shanten(Int8Array.from([130, 131])), await t.mahjong.shanten([130, 131]))
})

// The result in each notation: a discard, a pon of the offered 18, a wind, a useful tile.
const WRITTEN = {
  mpsz: ['3s', '555=m', '1z', '2z'],
  majiang: ['s3', 'm555=', 'z1', 'z2'],
  mjai: ['3s', '5m 5m 5m=', 'E', 'S'],
  tenhou: ['81', '17 19 18=', '108', '112'],
}

eachEngine('results are written in the notation that is asked for, which goes in again', async t => {
  const turn = [1, 5, 9, 49, 52, 57, 97, 101, 105, 110, 111, 114, 115, 81]
  const calls = [0, 4, 17, 19, 56, 60, 64, 98, 101, 104, 124, 125, 126]
  const names = []
  for (const [notation, want] of Object.entries(WRITTEN)) {
    const { best, candidates } = await t.mahjong.chooseDiscard(turn, { notation })
    const call = await t.mahjong.chooseCall(calls, { tile: 18, from: 'across', notation })
    const score = await t.mahjong.score('123m406p789s11122z', { seat: 'E', notation })
    const ukeire = await t.mahjong.ukeire('123m406p789s1122z', { notation, dora: null, round: null })
    assert.deepEqual([best, call.candidates.find(({ action }) => action === 'pon').move, score.yaku[1].tile, ukeire.tiles[1].tile], want)
    assert.equal(candidates[0].reasons.find(({ code }) => code === 'isolated').tile, want[0])
    names.push(score.yaku.map(({ name }) => name).join())
    const again = await t.mahjong.ukeire('123m406p789s1122z', { visible: [best, score.yaku[1].tile] })
    assert.deepEqual(again, await t.mahjong.ukeire('123m406p789s1122z', { visible: ['3s', '1z'] }))
  }
  assert.deepEqual(new Set(names), new Set(['Fully concealed hand,Round wind: East,Seat wind: East,Red fives']))
  await assert.rejects(async () => t.mahjong.ukeire('123m406p789s1122z', { notation: 'MPSZ' }), { name: 'InputError', field: 'options.notation' })
})

eachEngine('what is null is as if it were left out', async t => {
  const hand = '123m406p789s11222z'
  const nothing = Object.fromEntries(['round', 'seat', 'dora', 'visible', 'riichi', 'safe', 'left', 'points', 'furiten', 'rules', 'level', 'notation',
    'tile', 'from', 'ura', 'honba'].map(name => [name, null]))
  for (const name of ['shanten', 'ukeire', 'value', 'chooseDiscard', 'chooseKan', 'score']) {
    const [given, left] = [await t.mahjong[name](hand, nothing), await t.mahjong[name](hand)]
    if (given.stats) delete given.stats.ms, delete left.stats.ms
    assert.deepEqual(given, left)
  }
  // Except for `view`, where null is an onlooker.
  const [rules, seed] = [{ preset: 'tenhou', bust: null, uma: null }, 1]
  assert.deepEqual(await t.mahjong.deal(rules, { seed }), await t.mahjong.deal('tenhou', { seed }))
})

eachEngine('counts of unseen tiles are the same in every kind of array', async t => {
  const unseen = [3, 3, 3, 4, 3, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 3, 4, 3, 3, 3, 2, 1, 0, 0, 0, 0, 0, 1, 0, 1]
  const want = await t.mahjong.ukeire('123m406p789s1122z', { unseen })
  for (const type of [Int8Array, Uint8Array]) assert.deepEqual(await t.mahjong.ukeire('123m406p789s1122z', { unseen: type.from(unseen) }), want)
  const error = { name: 'InputError', field: 'options.unseen[3]', message: /from 0 to 4, not 200/ }
  await assert.rejects(async () => t.mahjong.ukeire('123m406p789s1122z', { unseen: Uint8Array.from(unseen).fill(200, 3) }), error)
})

// Hand, options, points, fu, names in English and Japanese.
const SCORED = [
  ['234m456p34599s67s', { tile: '5s', from: 'left', riichi: 1, seat: 'S' }, 2000, 30, '2 han 30 fu', '2翻30符', ['Riichi', 'Pinfu'], ['立直', '平和']],
  ['22334455667788m', {}, 24000, 20, 'Sanbaiman', '三倍満', null, null],
  ['1133m5577p2244s66z', { tile: '6z' }, 3200, 25, '3 han 25 fu', '3翻25符', ['Fully concealed hand', 'Seven pairs'], ['門前清自摸和', '七対子']],
  ['19m19p19s1234567z', { tile: '1m', from: 'right' }, 64000, 0, '2 × yakuman', '2倍役満', ['Thirteen-wait thirteen orphans'], ['国士無双十三面']],
  ['22z,555-z,666=z,777+z,234-m', { tile: '2z' }, 32000, 0, 'Yakuman', '役満', ['Big three dragons'], ['大三元']],
  ['123m406p22s,789-s,333z=', {}, null],
]

eachEngine('well-known hands', async t => {
  for (const [hand, options, points, fu, en, ja, yaku, 役] of SCORED) {
    if (points === null) {
      await assert.rejects(async () => t.mahjong.score(hand, options), { name: 'InputError', code: 'tile', field: 'hand' })
      continue
    }
    const score = await t.mahjong.score(hand, options)
    const again = await t.mahjong.score(hand, { ...options, lang: 'ja' })
    assert.deepEqual([score.points, score.fu, score.name, again.name], [points, fu, en, ja], hand)
    if (yaku) assert.deepEqual([score.yaku.map(y => y.name), again.yaku.map(y => y.name)], [yaku, 役])
    assert.equal(score.fuParts.reduce((sum, part) => sum + part.fu, 0), fu)
    assert.equal(score.payments.reduce((sum, pay) => sum + pay.points, 0), score.gain)
  }
})

eachEngine('fu by its parts, winds by their names, honba and sticks', async t => {
  const options = { seat: 'S', round: 'S', honba: 2, sticks: 1, tile: '2z', from: 'across', lang: 'ja' }
  const score = await t.mahjong.score('22z99m406p789s,555=m', options)
  assert.deepEqual(score.yaku.map(y => [y.key, y.tile, y.name]), [
    ['round-wind', '2z', '場風 南'], ['seat-wind', '2z', '自風 南'], ['red-dora', null, '赤ドラ'],
  ])
  assert.deepEqual(score.fuParts, [
    { key: 'base', tiles: [], fu: 20, words: '副底' },
    { key: 'open-triplet', tiles: ['5m', '5m', '5m'], fu: 2, words: '明刻' },
    { key: 'open-triplet', tiles: ['2z', '2z', '2z'], fu: 4, words: '明刻' },
    { key: 'rounding', tiles: [], fu: 4, words: '切り上げ' },
  ])
  assert.deepEqual([score.han, score.fu, score.points, score.gain, score.payments], [3, 30, 3900, 5500, [{ from: 'across', points: 4500 }]])
})

eachEngine('no yaku is no error, an incomplete hand is', async t => {
  const local = await t.mahjong.score('2233445566778p', { tile: '8p', from: 'left', lang: 'ja', rules: { localYaku: ['daisharin'] } })
  assert.deepEqual(local.yaku.map(y => [y.key, y.yakuman, y.name]), [['daisharin', 1, '大車輪']])
  const none = await t.mahjong.score('23m406p99s789s,333-p', { tile: '4m', from: 'left' })
  assert.deepEqual([none.yaku, none.points, none.limit, none.name, none.payments], [[], 0, null, 'No yaku', []])
  await assert.rejects(async () => t.mahjong.score('123m406p789s1122z', { tile: '3z', from: 'left' }), { code: 'hand', field: 'hand' })
})

/** Random hands as codes, many of them of one suit. */
function randomHands(size, n) {
  const { below, many } = chance(7)
  const wall = from => Array.from({ length: 36 * (from < 0 ? 4 : 1) }, (_, i) => (from < 0 ? i >> 2 : from + (i >> 2))).filter(kind => kind < 34)
  return many(n, () => {
    const left = wall([-1, 0, 9, 18][below(4)])
    return many(size, () => left.splice(below(left.length), 1)[0])
  })
}

eachEngine('batches are as single calls', async t => {
  const name = kind => `${kind < 27 ? 1 + kind % 9 : kind - 26}${'mpsz'[kind / 9 | 0]}`
  const fourteen = randomHands(14, 60)
  const shanten = await t.mahjong.shantenMany(Int8Array.from(fourteen.flat()))
  const after = await t.mahjong.ukeireMany(Int8Array.from(fourteen.flat()), { tiles: 14 })
  const options = { rules: { redFives: [0, 0, 0] } }
  for (const [i, hand] of fourteen.entries()) {
    const single = await t.mahjong.ukeire(hand.map(name), options)
    assert.equal((await t.mahjong.shanten(hand.map(name), options)).shanten, shanten[i])
    assert.equal(single.shanten, shanten[i])
    for (const [j, kind] of hand.entries()) {
      const { shanten: left, total } = single.discards.find(({ tile }) => tile === name(kind))
      assert.equal(after[14 * i + j], left > Math.max(shanten[i], 0) ? -1 : total)
    }
  }
  const thirteen = randomHands(13, 60)
  const totals = await t.mahjong.ukeireMany(Int8Array.from(thirteen.flat()))
  for (const [i, hand] of thirteen.entries()) assert.equal((await t.mahjong.ukeire(hand.map(name), options)).total, totals[i])
  const red = Int8Array.of(0, 1, 2, 12, 35, 14, 24, 25, 26, 27, 27, 28, 28, -1)
  assert.deepEqual([...(await t.mahjong.shantenMany(red))], [0])
})

eachEngine('four of a kind in the hand', async t => {
  assert.equal((await t.mahjong.shanten('1111345567789m')).shanten, 1)
  assert.equal((await t.mahjong.shanten('1111345567789m', { fifth: 'allowed' })).shanten, 0)
})

eachEngine('what lies open is not drawn', async t => {
  const { tiles, total } = await t.mahjong.ukeire('123m406p789s1122z', { visible: '11z3z', dora: ['2z'] })
  assert.deepEqual([tiles, total], [[{ tile: '1z', count: 0 }, { tile: '2z', count: 1 }], 1])
})

eachEngine('wins, riichi, calls, kans, folding and throwing in', async t => {
  const act = async (hand, options) => {
    const { best, candidates: [{ move, action, drawn }] } = await t.mahjong.chooseDiscard(hand, options)
    assert.equal(best, move)
    return { move, action, drawn }
  }
  assert.deepEqual(await act('123m406p789s11122z'), { move: 'tsumo', action: 'tsumo', drawn: true })
  assert.deepEqual(await act('123m406p789s11223z'), { move: '3z', action: 'riichi', drawn: true })
  assert.equal((await act('123m406p789s11223z', { points: 900 })).action, 'discard')
  assert.deepEqual(await act('1111m406p789s1122z'), { move: '1111m', action: 'kan', drawn: false })
  assert.equal((await act('1199m28p19s123456z', { firstTurn: true })).action, 'discard')
  assert.equal((await act('159m2258p19s12345z', { firstTurn: true })).move, 'abort')
  const fold = await t.mahjong.chooseDiscard('147m258p369s12345z', { riichi: ['left'], safe: { left: '5z' } })
  assert.deepEqual([fold.fold, fold.best, fold.candidates[0].danger], [true, '5z', 0])
  assert.equal(fold.candidates[0].reasons[0].words, 'folds before riichi: the safest tile (danger 0)')
  const call = { tile: '9s', from: 'left' }
  const chi = await t.mahjong.chooseCall('m3405p406s78z1155', { ...call, lang: 'ja' })
  assert.deepEqual([chi.best, chi.candidates[0].action], ['789-s', 'chi'])
  assert.match(chi.candidates[0].reasons[0].words, /^評価値が.*点に上がる$/)
  assert.equal((await t.mahjong.chooseCall('m3405p406s78z1155', { ...call, riichi: ['right'], level: 'regular' })).best, '789-s')
})

test('Chinese words load with the first call that asks for them, in mahjong only', async () => {
  const [p] = packages.slice(-1)
  const t = await p.init()
  try {
    const win = { tile: '5s', from: 'left', riichi: 1 }
    const { name, yaku } = await t.mahjong.score('234m456p34599s67s', { ...win, lang: 'zh' })
    assert.deepEqual([name, ...yaku.map(y => y.name)], ['2番30符', '立直', '平和'])
    assert.equal((await t.mahjong.score('234m456p34599s67s', win)).name, '2 han 30 fu')
    await assert.rejects(t.mahjong.score('1m', { ...win, lang: 'zh' }), { name: 'InputError' })
    await assert.rejects(t.poker.evaluate('As Ks', { lang: 'zh' }), { field: 'options.lang', message: 'options.lang must be one of en, ja, not "zh"' })
    const choice = await t.mahjong.chooseDiscard('m66678p34s3077z77m9', { dora: ['1m'], riichi: [], lang: 'zh' })
    assert.match(choice.candidates[0].reasons[0].words, /评价值最高/)
  } finally {
    t.close()
  }
})

// Function, arguments, code, field, a part of the message.
const BAD = [
  ['shanten', ['12345678m9p8z'], 'tile', 'hand', '"8z"'],
  ['shanten', [['1m', '8z']], 'tile', 'hand[1]', '"8z"'],
  ['shanten', [[0, 136]], 'range', 'hand[1]', '136'],
  ['ukeire', ['123m'], 'hand', 'hand', '3'],
  ['ukeire', ['123m406p789s1122z', { dora: ['9x'] }], 'tile', 'options.dora[0]', '"9x"'],
  ['ukeire', ['123m406p789s1122z', { unseen: Int8Array.from({ length: 37 }, (_, i) => (i === 5 ? 5 : 0)) }], 'range', 'options.unseen[5]', '5'],
  ['ukeire', ['123m406p789s1122z', { visible: ['1z', '1z', '1z'] }], 'tile', 'options.visible[2]', '1z'],
  ['shantenMany', [Int8Array.of(1, 1, 1, 1, 1), { tiles: 5 }], 'tile', 'codes[4]', '2m'],
  ['score', ['123m406p789s11122z', { rules: { localYaku: ['daisharin', 'tanyao'] } }], 'range', 'options.rules.localYaku[1]', 'must be one of lists.mahjong.localYaku, not "tanyao"'],
  ['score', ['123m406p789s11122z', { rules: { localYaku: ['kanburi', 'kanburi'] } }], 'range', 'options.rules.localYaku[1]', 'is there twice: kanburi'],
  ['score', ['123p406p789s11122z', { players: 3, rules: { localYaku: ['daisuurin'] } }], 'range', 'options.rules.localYaku', 'has daisuurin, which three players cannot have'],
  ['score', ['123m406p789s11122z', { ippatsu: true }], 'range', 'options', 'ippatsu'],
  ['chooseDiscard', ['123m406p789s1122z'], 'hand', 'hand', '13'],
  ['chooseCall', ['123m406p789s1122z', { tile: '1z' }], 'missing', 'options.from', 'right'],
]

eachEngine('what is wrong is named', async t => {
  for (const [name, args, code, field, part] of BAD) {
    await assert.rejects(async () => t.mahjong[name](...args), error => {
      assert.deepEqual([error.name, error.code, error.field], ['InputError', code, field], error.message)
      return error.message.includes(part) && error.message.startsWith(field)
    })
  }
})
