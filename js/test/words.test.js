// Words and lists: every code and key of core's lists has words in both languages, which use the code's fields.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import test from 'node:test'
import { games, packages } from './packages.js'

const JS = new URL('../', import.meta.url)
const load = (game, file) => import(new URL(`games/${game}/${file}.js`, JS))

/** By game: the function whose candidates have reasons. */
const CHOICES = {
  poker: 'poker.videoAdvise', mnk: 'mnk.search', calculation: 'calculation.choose', mahjong: 'mahjong.chooseDiscard', daifugo: 'daifugo.choose',
}

/** By game: fields of reasons that are for programs only, and that the words leave out. */
const UNSAID = {
  poker: {
    pat: ['cards'], 'hold-pair': ['cards'], 'hold-two-pair': ['rank', 'cards'], 'hold-three': ['cards'], 'hold-four': ['cards'],
    'to-straight-flush': ['straights'],
  },
  mnk: { 'double-threat': ['length'] },
  calculation: { 'to-foundation': ['rank'], continues: ['pile'], buries: ['pile'], 'keeps-empty-pile': ['pile'] },
  mahjong: { furiten: ['tile'], dora: ['tile'], 'red-five': ['tile'], isolated: ['tile'], 'safe-tile': ['tile'], danger: ['tile'] },
  daifugo: {},
}

/** Reasons that are of two or more. */
const SEVERAL = ['level', 'double-threat']

/** Values of reasons' fields that reach every branch of the words. */
const VALUES = {
  rank: ['7', 'T', 'A'], line: ['pair:J-A', 'nothing'], cards: [1, 3, 4], straights: [1, 2], count: [0, 1, 4], share: [0.5], amount: [20], category: ['flush'], ranks: ['', '9-7-5-4-2'], length: [4, 12],
  foundation: [2], pile: [3], steps: [0, 2], value: [588.888], tile: ['5m'], n: [-2, 0, 1, 3], moves: [3], of: [1, 3], against: [true],
}
const valuesOf = (game, field) => (game === 'mnk' && field === 'line' ? [['b2', 'c3']] : VALUES[field])

/** The reasons with a code, one for each combination of its fields' values. They add the fields that the words read to `read`. */
function reasonsOf(game, code, fields, read) {
  const all = fields.reduce((some, f) => some.flatMap(r => valuesOf(game, f).map(value => ({ ...r, [f]: value }))), [{ code }])
  return all.map(r => new Proxy(r, {
    get(target, name) {
      read.add(name)
      assert.ok(name in target, `${game}: the words of ${code} ask for ${String(name)}, which it does not carry`)
      return target[name]
    },
  }))
}

for (const game of Object.keys(CHOICES)) {
  test(`${game}: every reason has words in both languages, which say each of its fields`, async () => {
    const { reasons } = await load(game, 'lists')
    const { words } = await load(game, 'words')
    assert.ok(Object.keys(reasons).length > 10)
    for (const [code, fields] of Object.entries(reasons)) {
      for (const lang of [0, 1]) {
        const read = new Set()
        const all = reasonsOf(game, code, fields, read)
        for (const move of ['pass', '3s']) {
          words[CHOICES[game]]({ candidates: [{ move, card: 'T', reasons: all }], kans: [], lines: [], unit: 'points' }, lang)
        }
        const said = fields.filter(field => read.has(field))
        const unsaid = UNSAID[game][code] ?? []
        assert.deepEqual(said, fields.filter(field => field !== 'against' && !unsaid.includes(field)), `${code}, ${['en', 'ja'][lang]}`)
        for (const { words: text } of all) assert.match(text, lang ? /[ぁ-んァ-ヶ一-龠]/ : /^[^ぁ-ん一-龠]+$/, code)
        assert.ok(all.every(r => !/undefined|NaN|null|\$/.test(r.words)), code)
        for (const { words: text } of SEVERAL.includes(code) ? [] : all) assert.doesNotMatch(text, /(?<![\d.,])1 (?!is\b|has\b|was\b|across\b)[a-z]+s\b/, `${code}: one is no plural`)
      }
    }
    assert.deepEqual(Object.keys(UNSAID[game]).filter(code => !reasons[code]), [])
  })
}

test('moves of Calculation are equal as far as playouts tell, and simply equal where nothing is an estimate', async () => {
  const { words } = await load('calculation', 'words')
  for (const [playouts, said] of [
    [9, ['2 moves are equal, as far as the playouts tell', '2通りの手に差はありません（誤差の範囲）']],
    [0, ['2 moves are equal', '2通りの手に差はありません']],
  ]) {
    const reasons = [{ code: 'level', n: 2 }]
    for (const lang of [0, 1]) {
      words['calculation.choose']({ candidates: [{ move: 'c w1', card: 'T', playouts, reasons }] }, lang)
      assert.equal(reasons[0].words, said[lang])
    }
  }
})

/** Fields as an event of Daifugō may have them: each kind is told in all ways in which its words can differ. */
test('a reason against a move is said as one, once, after those for it', async () => {
  for (const [game, reasons, said] of [
    ['daifugo', [{ code: 'keeps-joker' }, { code: 'beaten-by', n: 9, against: true }, { code: 'breaks-run', n: 0, against: true }],
      [['keeps the joker', 'but the others may hold 9 stronger ranks', 'takes cards from a sequence'], ['ジョーカーを残します', 'ただし、他家が持ちうる、より強い数字が9種類あります', '階段の札を使います']]],
    ['calculation', [{ code: 'level', n: 5 }, { code: 'uses-empty-pile', pile: 2, against: true }],
      [['5 moves are equal, as far as the playouts tell', 'but takes up the empty pile 2'], ['5通りの手に差はありません（誤差の範囲）', 'ただし、空いている屑札2を使います']]],
  ]) {
    const { words } = await load(game, 'words')
    for (const lang of [0, 1]) {
      words[CHOICES[game]]({ candidates: [{ move: '3s', card: 'T', reasons }] }, lang)
      assert.deepEqual(reasons.map(r => r.words), said[lang])
    }
  }
})

async function daifugoEvents() {
  const { lists } = await load('daifugo', 'lists')
  const keys = name => lists[name].map(({ key }) => key)
  const more = {
    give: [{ cards: ['3s', '4s'], count: 2, to: 0 }, { cards: [], count: 1, to: 0 }, { cards: [], count: 3, to: 2 }],
    tribute: [{ cards: ['As', '2s'], count: 2, to: 0 }, { cards: [], count: 1, to: 0 }, { cards: [], count: 2, to: 2 }],
    decline: keys('choices').map(choice => ({ choice })),
    out: keys('outs').map(why => ({ why, place: 2 })),
    skipped: [{ count: 1 }, { count: 2 }],
    catastrophe: [{ to: 0 }],
  }
  return keys('events').flatMap(event => (more[event] ?? [{ move: '5s Jk=5d', cards: ['5s', 'Jk'], ranks: '5K', suits: 'sd' }]).map(fields => ({ event, seat: 1, ...fields })))
}

test('daifugo: every event has words of its own in both languages', async () => {
  const { words } = await load('daifugo', 'words')
  for (const lang of [0, 1]) {
    const events = await daifugoEvents()
    const seen = await daifugoEvents()
    words['daifugo.apply']({ events, result: null, views: [null, { events: seen, result: null }] }, lang)
    assert.deepEqual(seen, events)
    for (const call of ['deal', 'apply', 'view']) {
      const result = { places: [2, 1], points: [1, 2], last: false }
      words[`daifugo.${call}`]({ events: [], result }, lang)
      assert.equal(result.words, ['1st seat 1 (2), 2nd seat 0 (1)', '1位 席1（2）、2位 席0（1）'][lang])
    }
    for (const { event, words: text } of events) {
      assert.match(text, lang ? /[ぁ-んァ-ヶ一-龠]/ : /^[^ぁ-んァ-ヶ一-龠]+$/, event)
      assert.doesNotMatch(text, /undefined|NaN|null|\$/, event)
    }
    assert.equal(new Set(events.map(e => e.words)).size, events.length)
  }
})

test('names in results are those of the lists', async () => {
  for (const [lang, key] of [[0, 'en'], [1, 'ja']]) {
    const { lists: poker } = await load('poker', 'lists')
    const { words } = { words: { ...(await load('poker', 'words')).words, ...(await load('mahjong', 'words')).words } }
    for (const category of poker.categories) {
      const hand = { category: category.key, cards: ['Ks', 'Kd', 'Qs', 'Js', 'Ts'].map(as => ({ as })) }
      words['poker.evaluate'](hand, lang)
      assert.equal(hand.name, category[key])
      assert.doesNotMatch(hand.description, /undefined|\$/)
    }
    const named = [...poker.categories, ...poker.lines].map(({ key: line }) => ({ line }))
    words['poker.videoSolve']({ lines: named }, lang)
    assert.deepEqual(named.map(({ name }) => name.toLowerCase()), [...poker.categories, ...poker.lines].map(x => x[key].toLowerCase()))
    const presets = poker.presets.map(({ key: preset }) => ({ key: preset, lines: [] }))
    words['poker.videoGames'](presets, lang)
    assert.deepEqual(presets.map(({ name }) => name), poker.presets.map(x => x[key]))

    const { lists: mahjong } = await load('mahjong', 'lists')
    for (const limit of [null, ...mahjong.limits]) {
      const score = {
        yaku: mahjong.yaku.map(y => ({ key: y.key, tile: null })), fuParts: mahjong.fu.map(f => ({ key: f.key })),
        han: 2, fu: 30, yakuman: 0, limit: limit && limit.key,
      }
      words['mahjong.score'](score, lang)
      assert.deepEqual(score.yaku.map(({ name }) => name), mahjong.yaku.map(x => x[key]))
      assert.deepEqual(score.fuParts.map(part => part.words), mahjong.fu.map(x => x[key]))
      assert.equal(score.name, limit ? limit[key] : ['2 han 30 fu', '2翻30符'][lang])
    }
    mahjong.winds.forEach((wind, i) => {
      const score = { yaku: [{ key: 'seat-wind', tile: `${i + 1}z` }], fuParts: [], han: 1, fu: 30, yakuman: 0, limit: null }
      words['mahjong.score'](score, lang)
      assert.ok(score.yaku[0].name.endsWith(wind[key]), score.yaku[0].name)
    })
  }
})

for (const p of packages) {
  test(`${p.compiler}: every entry exports the lists: a game's its own, and tefuda all of them by game`, async () => {
    const entries = readdirSync(p.folder).filter(name => /^(index|node|sync|node-sync)\.js$/.test(name))
    assert.ok(entries.length >= 3)
    for (const file of entries) {
      const all = await import(new URL(file, p.folder))
      assert.deepEqual(Object.keys(all.lists), games)
      for (const game of games) {
        const { lists } = await import(new URL(`games/${game}/${file}`, p.folder))
        assert.equal(lists, all.lists[game])
        assert.ok(Object.values(lists).flat().every(entry => entry.key !== undefined && entry.en && entry.ja))
      }
    }
  })

  test(`${p.compiler}: the engine takes the keys of the lists`, async () => {
    const { poker, mnk, daifugo, calculation, close } = p.initSync()
    const { lists } = await import(new URL('sync.js', p.folder))
    for (const { key } of lists.poker.presets) assert.equal(poker.videoDeal(key).cards.length, 5)
    for (const { key } of lists.mnk.levels) assert.equal(mnk.search('ox.\n...\n...', { k: 3, level: key, budget: { iterations: 100 } }).best.length, 2)
    for (const { key } of lists.daifugo.presets) assert.equal(daifugo.deal(key).over, false)
    for (const { key } of lists.calculation.policies) assert.ok(calculation.playout(calculation.deal(), { policy: key }).rest >= 0)
    close()
  })
}

test('mahjong: the Chinese words have all that the lists have, and say each field of a reason', async () => {
  const { lists, reasons } = await load('mahjong', 'lists')
  const { words } = await load('mahjong', 'words.zh')
  const chinese = text => assert.match(text, /^(?!.*(?:undefined|NaN|null|[ぁ-んァ-ヶ]|[気満貫単門発両対読評価値険聴槓東])).*[一-龠]/, text)
  for (const { key } of lists.yaku) {
    const score = { yaku: [{ key, tile: key.endsWith('wind') ? '3z' : undefined }], fuParts: lists.fu.map(({ key }) => ({ key })), han: 3, fu: 40, limit: null, yakuman: 0 }
    words['mahjong.score'](score, 0)
    for (const text of [score.yaku[0].name, ...score.fuParts.map(part => part.words)]) chinese(text)
    assert.equal(score.name, '3番40符')
    if (key === 'round-wind') assert.equal(score.yaku[0].name, '场风 西')
  }
  for (const { key: limit } of lists.limits) {
    const score = { yaku: [{ key: 'riichi' }], fuParts: [], limit, yakuman: 0 }
    words['mahjong.score'](score, 0)
    chinese(score.name)
  }
  for (const [code, fields] of Object.entries(reasons)) {
    const read = new Set()
    const all = reasonsOf('mahjong', code, fields, read)
    for (const unit of ['points', 'tiles']) words['mahjong.choose']({ candidates: [{ reasons: all, unit }] }, 0)
    for (const { words: text } of all) chinese(text)
    assert.deepEqual(fields.filter(field => read.has(field)), fields.filter(field => !(UNSAID.mahjong[code] ?? []).includes(field)), code)
  }
  for (const { key: ending } of lists.endings) {
    for (const tenpai of [[false, false], [true, true]]) {
      const table = { events: [{ event: 'roundEnd', outcome: { ending, wins: [], tenpai } }], result: { places: [2, 1], points: [10, 20] } }
      words['mahjong.apply'](table, 0)
      if (ending !== 'win') chinese(table.events[0].words)
      assert.equal(table.result.words, '第1名 座位1（20），第2名 座位0（10）')
    }
  }
  const melds = lists.melds.map(({ key: type }) => ({ event: 'call', meld: { type, meld: '111-z' } }))
  const plain = { number: 5, points: [0, 0, 0, 0], honba: 1, dora: '1m', tile: '5m', drawn: true, riichi: true, rinshan: true }
  const events = lists.events.filter(({ key }) => !['call', 'kan', 'roundEnd'].includes(key)).map(({ key: event }) => ({ event, ...plain }))
  const table = { events: [...melds, ...events], result: null }
  words['mahjong.apply'](table, 0)
  for (const { words: text } of table.events) chinese(text)
  assert.equal(events[0].words, '南2局1本场，宝牌指示牌1m')
})
