import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { each, eachEngine } from './packages.js'

const START = { foundations: 'A234', piles: ['', '', '', ''], card: '' }
// A game that TIM Labs' article printed (see docs/errata.md): no move is left.
const PRINTED = { foundations: '869J', piles: ['Q9TTKKA5J85JKQ829QA7KA254TJT6937', '', '', ''], card: '' }
// Two kings are needed, and both are still in the stock.
const TIGHT = { foundations: 'KKT9', piles: [''], card: '', stock: 'KK' }
// Foundation 4 needs exactly these cards in this order. The 5 must not bury the ace.
const CAREFUL = { foundations: 'KKKT', piles: [''], card: '', stock: 'A59K' }
// The last card of the game.
const LAST = { foundations: 'KKK9', piles: [''], card: 'K', stock: '' }

const hidden = ({ foundations, piles, card }) => ({ foundations, piles, card })
const made = (...moves) => moves.map(move => ({ seat: 0, move }))
const cards = ({ foundations, piles, card, stock = '' }) => piles.join('').length + card.length + stock.length + foundations.length

/** Plays a game to the end. `pick` chooses one of the legal moves each time. Returns all positions and moves. */
async function play({ calculation }, start, pick) {
  const positions = [start]
  const moves = []
  for (;;) {
    const position = positions.at(-1)
    const legal = await calculation.legal(position)
    if (!legal.moves.length) return { positions, moves, legal }
    moves.push(await pick(legal, position))
    positions.push(await calculation.apply(position, { move: moves.at(-1) }))
  }
}

eachEngine('deal: a whole deck in an order that the seed decides', async ({ calculation }) => {
  const first = await calculation.deal(undefined, { seed: 5 })
  assert.deepEqual(hidden(first), START)
  assert.deepEqual([...first.stock, ...first.foundations].sort(), [...'A23456789TJQK'.repeat(4)].sort())
  assert.deepEqual(await calculation.deal({ lead: 1, piles: 4 }, { seed: 5 }), first)
  assert.notEqual((await calculation.deal({}, { seed: 6 })).stock, first.stock)
  const computer = await calculation.deal({ lead: 0, piles: 3 })
  assert.deepEqual([computer.foundations, computer.piles.length, computer.stock.length], ['....', 3, 52])
  assert.deepEqual(await calculation.deal('computer', { seed: 5 }), await calculation.deal({ preset: 'computer' }, { seed: 5 }))
  assert.deepEqual((await calculation.deal({ preset: 'computer', piles: 6 })).rules, { players: 1, lead: 0, piles: 6 })
  const tommy = await calculation.deal('sir-tommy', { seed: 5 })
  assert.deepEqual([tommy.rules, tommy.foundations, tommy.stock.length], [{ players: 1, lead: 0, piles: 4, byOne: true }, '....', 52])
  assert.deepEqual(await calculation.deal({ lead: 0, byOne: true }, { seed: 5 }), tommy)
  const text = await calculation.exportGame(tommy, { format: 'seed' })
  assert.equal(text, '0 4 by-one 5:\n')
  assert.deepEqual(hidden(await calculation.importGame(text)), hidden(tommy))
  assert.deepEqual((await calculation.legal({ foundations: '2A..', piles: ['3', '2', '', ''], card: 'A', rules: 'sir-tommy' })).moves.slice(0, 5),
    ['w1 f1', 'w2 f2', 'c f3', 'c f4', 'c w1'])
  const { game, version, rules, seed, turns, over, result, moves, events } = first
  assert.deepEqual({ game, version, rules, seed, turns, over, result, moves, events },
    { game: 'calculation', version: 1, rules: { players: 1, lead: 1, piles: 4 }, seed: 5, turns: [0], over: false, result: null, moves: [], events: [] })
  const end = await calculation.apply(LAST, { move: 'c f4' })
  assert.ok(end.result.last)
  await assert.rejects(async () => calculation.deal(undefined, { from: end }), { name: 'InputError', code: 'game', field: 'options.from' })
})

eachEngine('deal by a number of Microsoft FreeCell or PySolFC: the cards as published, with what begins on the foundations taken out', async ({ calculation }) => {
  const whole = await calculation.deal('computer', { number: 'ms617', seed: 3 })
  assert.equal(whole.stock, '7A53582AT7QA68AKTQ39683TK593874J4Q9976224T25J6JQJKK4')
  assert.deepEqual([whole.number, whole.seed], ['ms617', undefined])
  const table = await calculation.deal(undefined, { number: '#98765432109876543210', views: [0] })
  assert.equal(table.stock, 'QK689A9JJ8J3257QA8TJ48767456654QK922A5Q337K9KTTT')
  assert.deepEqual(['number' in table.views[0], 'seed' in table.views[0]], [false, false])
  const played = await calculation.apply(table, { move: 'd' })
  const text = await calculation.exportGame(played, { format: 'seed' })
  assert.equal(text, '1 4 #98765432109876543210: d\n')
  const { format, events, ...again } = await calculation.importGame(text)
  const { events: made, ...same } = played
  assert.deepEqual([again, format, events, made.length], [same, 'seed', [], 1])
  for (const number of ['617', 'ms4294967296', '#', 5]) {
    await assert.rejects(async () => calculation.deal(undefined, { number }), { name: 'InputError', field: 'options.number' })
  }
  await assert.rejects(async () => calculation.legal({ ...table, number: 'x' }), { name: 'InputError', code: 'game', field: 'position.number' })
})

eachEngine('views: the stock’s order is nobody’s, and a view that is kept up is the table’s', async ({ calculation }) => {
  const { pick } = chance(12)
  for (let seed = 0; seed < 4; seed++) {
    let table = await calculation.deal({ piles: 1 + seed, lead: seed % 2 }, { seed, views: [0, 'turn', null] })
    let kept = table.views
    const [player, turn, onlooker] = kept
    assert.deepEqual(turn, player)
    assert.deepEqual([player.seat, onlooker.seat, player.stock, onlooker.legal], [0, null, undefined, null])
    while (!table.over) {
      assert.deepEqual(kept[0].legal, await calculation.legal(table))
      const move = pick(kept[0].legal.moves)
      table = await calculation.apply(table, { move, views: [0, 'turn', null], lang: 'ja' })
      const told = table.moves.at(-1).move
      kept = [await calculation.apply(kept[0], { move: told, lang: 'ja' }), null, await calculation.apply(kept[2], { move: told, lang: 'ja' })]
      assert.deepEqual(table.views, [kept[0], table.over ? null : kept[0], kept[2]])
      for (const seat of [0, null]) {
        const view = await calculation.view(table, { seat })
        assert.deepEqual(JSON.stringify({ ...view, events: kept[seat ?? 2].events, result: kept[0].result }), JSON.stringify(kept[seat ?? 2]))
        assert.ok(!JSON.stringify(view).includes('stock'))
        assert.deepEqual(view.events, [])
      }
    }
    assert.deepEqual([table.turns, kept[0].legal, table.result.places, table.result.points, table.result.rest],
      [[], null, [1], [52 - table.result.rest], table.piles.join('').length])
  }
})

eachEngine('whatever an answer is, it is taken back as it is', async ({ calculation }) => {
  const table = await calculation.apply(await calculation.deal('expert', { seed: 3 }), { move: 'd', seat: 0, views: [0, null] })
  const again = JSON.parse(JSON.stringify(table))
  const strip = view => ({ ...view, events: [] })
  for (const seat of [0, null]) assert.deepEqual(strip(await calculation.view(again, { seat })), strip(table.views[seat ?? 1]))
  for (const view of table.views) assert.deepEqual((await calculation.legal(view)).moves, (await calculation.legal(table)).moves)
  const next = await calculation.apply(again, { move: 'c w1' })
  assert.deepEqual([next.seed, next.rules, next.moves], [3, { players: 1, lead: 1, piles: 3 }, made(table.moves[0].move, 'c w1')])
})

eachEngine('what happens is told, in the words of players', async ({ calculation }) => {
  const events = async (position, move, lang) => (await calculation.apply(position, { move, lang })).events
  assert.deepEqual(await events(CAREFUL, 'd', 'en'), [{ event: 'draw', seat: 0, card: 'A', words: 'turns the A' }])
  assert.deepEqual(await events(LAST, 'c f4', 'ja'), [
    { event: 'move', seat: 0, card: 'K', from: 'c', to: 'f4', words: 'Kを台札4へ' }, { event: 'win', seat: 0, words: '完成' },
  ])
  const lost = await calculation.apply({ ...CAREFUL, stock: '', piles: ['A5K'], card: '9' }, { move: 'c w1' })
  assert.deepEqual(lost.events.map(({ event, words }) => [event, words]), [['move', '9 to pile 1'], ['stuck', 'no move is left']])
  assert.deepEqual(lost.result, { places: [1], points: [48], last: true, won: false, rest: 4, words: '4 cards left over' })
})

eachEngine('the game that the series printed', async ({ calculation }) => {
  const legal = await calculation.legal(PRINTED)
  assert.deepEqual(legal, { seat: null, moves: [], next: ['9', '8', 'Q', '2'], rest: 32, left: 0, won: false, draws: [] })
  assert.deepEqual(await calculation.playout(PRINTED, { seed: 3 }), { rest: 32, won: false, seed: 3 })
  await assert.rejects(async () => calculation.choose(PRINTED), { name: 'InputError', code: 'game', field: 'view' })
})

eachEngine('whole games with a known stock', async t => {
  const { below, pick } = chance(7)
  for (let seed = 0; seed < 5; seed++) {
    const start = await t.calculation.deal({ lead: below(3), piles: 1 + below(6) }, { seed })
    const { positions, legal } = await play(t, start, ({ moves }) => pick(moves))
    assert.ok(positions.every(position => cards(position) >= 4 && typeof position.stock === 'string'))
    assert.equal(positions.at(-1).stock, '')
    assert.equal(legal.left, 0)
    assert.equal(legal.rest, positions.at(-1).piles.join('').length)
  }
})

eachEngine('whole games with a hidden stock: draws by the counts that are told', async t => {
  const { pick } = chance(8)
  const turned = []
  const { positions, legal } = await play(t, START, ({ moves, draws, left }) => {
    assert.equal(draws.reduce((sum, { count }) => sum + count, 0), left)
    const move = pick(moves)
    if (move !== 'd') return move
    turned.push(pick(draws).rank)
    return `${move} ${turned.at(-1)}`
  })
  assert.equal(turned.length, 48)
  assert.ok(positions.every(position => !('stock' in position)))
  assert.deepEqual([legal.left, legal.draws], [0, []])
})

eachEngine('playout: the seed decides, and a known stock is played in its order', async ({ calculation }) => {
  const rests = new Set()
  for (let seed = 0; seed < 20; seed++) {
    const once = await calculation.playout(START, { policy: 'rule', seed })
    assert.deepEqual(await calculation.playout(START, { policy: 'rule', seed }), once)
    assert.equal(once.won, once.rest === 0)
    rests.add(once.rest)
  }
  assert.ok(rests.size > 3)
  assert.equal((await calculation.playout(TIGHT, { policy: 'eager' })).rest, 0)
})

// Random play by the spec: the mean of the cards left over, by the number of cards on the foundations at the start.
const MEAN_REST = [39.3, 36.03, 32.82]

eachEngine('successRate: random play leaves over what it should', async ({ calculation }) => {
  for (const [lead, mean] of MEAN_REST.entries()) {
    const games = 20_000
    const result = await calculation.successRate({ lead }, { games, seed: lead })
    assert.deepEqual([result.games, result.stats.iterations, result.seed], [games, games, lead])
    assert.ok(Math.abs(result.meanRest - mean) < 2 * result.restError + 0.005, `${lead}: ${result.meanRest} ± ${result.restError}`)
    assert.ok(result.restError > 0 && result.restError < 0.2)
  }
})

eachEngine('successRate: the interval is Wilson’s, and playing to foundations helps', async ({ calculation }) => {
  const { wins, games, rate, low, high } = await calculation.successRate({}, { policy: 'eager', games: 50_000, seed: 2 })
  const z = 1.959964
  const centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
  const spread = z / (1 + z * z / games) * Math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
  assert.equal(rate, wins / games)
  assert.ok(Math.abs(low - centre + spread) < 1e-12 && Math.abs(high - centre - spread) < 1e-12)
  // The spec has 0.185 %, from far more games.
  assert.ok(low < 0.00204 && high > 0.00167, `${low}–${high}`)
  assert.deepEqual((await calculation.successRate({}, { games: 5000, budget: { iterations: 1500 } })).games, 1500)
})

eachEngine('successRate: reports tell the rate so far', async ({ calculation }) => {
  const reports = []
  const options = { policy: 'eager', games: 1e12, seed: 1, budget: { ms: 450 }, onProgress: report => reports.push(report) }
  const { games, wins } = await calculation.successRate({}, options)
  assert.ok(reports.length >= 2)
  for (const [i, report] of reports.entries()) {
    assert.deepEqual(Object.keys(report), ['done', 'total', 'ms', 'games', 'wins', 'rate', 'low', 'high'])
    // The report includes the games that have just ended.
    assert.ok(report.games === report.done && report.done <= games && report.wins <= wins)
    assert.ok(report.low <= report.rate && report.rate <= report.high)
    assert.ok(i === 0 || report.games > reports[i - 1].games)
  }
})

const MIDDLE = { foundations: '5468', piles: ['KQ9', 'KT', '7', ''], card: '8' }

eachEngine('choose: every legal move, the best first, without a look at the stock', async ({ calculation }) => {
  const options = { budget: { iterations: 3000 }, seed: 4 }
  const { moves } = await calculation.legal(MIDDLE)
  const choice = await calculation.choose(MIDDLE, options)
  const { best, candidates, seed } = choice
  assert.equal(best, candidates[0].move)
  assert.equal(seed, 4)
  assert.deepEqual(candidates.map(({ move }) => move).sort(), [...moves].sort())
  for (const { value, unit, error, card, playouts, proof } of candidates) {
    assert.ok(unit === 'chance' && value >= 0 && value <= 1 && error >= 0 && card.length === 1 && playouts >= 0)
    assert.ok([null, 'win', 'loss'].includes(proof))
  }
  const again = await calculation.choose(MIDDLE, options)
  for (const result of [choice, again]) delete result.stats.ms
  assert.deepEqual(again, choice)
  const start = await calculation.deal({}, { seed: 1 })
  const other = await calculation.deal({}, { seed: 2 })
  const choices = []
  for (const { stock } of [start, other]) {
    const result = await calculation.choose({ ...START, card: '', stock }, options)
    delete result.stats.ms
    choices.push(result)
  }
  assert.deepEqual(choices[0], choices[1])
})

eachEngine('choose: reasons in words, in both languages', async t => {
  const codes = new Set()
  const { pick } = chance(11)
  for (let seed = 0; seed < 3; seed++) {
    const start = await t.calculation.deal({ piles: 3 }, { seed })
    await play(t, start, async ({ moves }, position) => {
      if (position.card && position.stock.length % 5 === 0) {
        for (const [lang, letters] of [['en', /^[\x20-\x7e]+$/], ['ja', /[ぁ-ん]/]]) {
          const { candidates } = await t.calculation.choose(position, { lang, budget: { iterations: 50 } })
          for (const { reasons } of candidates) {
            for (const { code, words } of reasons) {
              codes.add(code)
              assert.match(words, letters)
              assert.doesNotMatch(words, /undefined|NaN|null/)
            }
          }
        }
      }
      return moves.find(move => move.includes('f')) ?? pick(moves)
    })
  }
  for (const code of ['to-foundation', 'buries', 'uses-empty-pile']) assert.ok(codes.has(code), `${code} of ${[...codes]}`)
})

eachEngine('choose: reports tell the candidates so far', async ({ calculation }) => {
  const reports = []
  await calculation.choose({ ...START, piles: ['K', 'QT', '9', '5J'], card: '7' }, { budget: { ms: 400 }, onProgress: report => reports.push(report) })
  assert.ok(reports.length >= 1)
  for (const { candidates } of reports) {
    assert.deepEqual(candidates.map(({ move }) => move).sort(), ['c w1', 'c w2', 'c w3', 'c w4'])
    for (const candidate of candidates) assert.deepEqual(Object.keys(candidate), ['move', 'value', 'unit', 'error'])
  }
})

each('choose: abort', async p => {
  const t = await p.init()
  const controller = new AbortController()
  const call = t.calculation.choose({ ...START, card: '7' }, { budget: { ms: 60_000 }, signal: controller.signal })
  controller.abort('enough')
  await assert.rejects(call, reason => reason === 'enough')
  assert.equal((await t.calculation.legal(START)).rest, 48)
  t.close()
})

eachEngine('solve: a line that wins when it is played', async t => {
  for (const position of [TIGHT, { ...TIGHT, piles: ['', 'K'], stock: 'K' }]) {
    const { proof, line } = await t.calculation.solve(position)
    assert.equal(proof, 'win')
    let at = position
    for (const move of line) at = await t.calculation.apply(at, { move })
    assert.equal(at.result.won, true)
    const found = await t.calculation.stillWinnable(position)
    assert.deepEqual([found.proof, found.value, found.line?.length], ['win', 1, line.length])
  }
  assert.equal((await t.calculation.solve({ ...PRINTED, stock: '' })).proof, 'loss')
  const { proof, value, line } = await t.calculation.stillWinnable(PRINTED)
  assert.deepEqual([proof, value, line], ['loss', 0, null])
})

eachEngine('choose: every level, its best the first', async ({ calculation }, { lists }) => {
  const view = await calculation.view(await calculation.apply(await calculation.deal(undefined, { seed: 1 }), { move: 'd' }), { seat: 0 })
  for (const { key: level } of lists.calculation.levels) {
    const { best, candidates, seed, stats } = await calculation.choose(view, { level, seed: 6, budget: { iterations: 300 } })
    assert.deepEqual([best, candidates.length, seed], [candidates[0].move, view.legal.moves.length, 6])
    assert.ok(candidates.every(({ unit, card, from, to, reasons }) =>
      unit === (level === 'search' ? 'chance' : 'score') && card === view.card && from === 'c' && /^[fw]\d$/.test(to) && reasons[0].words))
    assert.equal(stats.iterations > 0, level === 'search')
  }
  const { best, candidates } = await calculation.choose(START, { level: 'random' })
  assert.deepEqual([best, candidates.length], ['d', 1])
  await assert.rejects(async () => calculation.choose({ ...START, seat: null }), { name: 'InputError', field: 'view.seat' })
})

/** The game after moves from a position. */
async function after({ calculation }, start, moves) {
  let table = start
  for (const move of moves) table = await calculation.apply(table, { move })
  return table
}

eachEngine('review: the move that lost a game', async t => {
  const { calculation } = t
  const won = await calculation.review(await after(t, CAREFUL, ['d', 'c w1', 'd', 'w1 f4', 'c f4']))
  assert.deepEqual([won.proofs, won.mistake], [Array(6).fill('win'), -1])
  assert.deepEqual(won.summary, { loss: 0, mistakes: 0, grade: 'a', words: 'no mistake was found' })
  assert.ok(won.decisions.length === 4 && won.decisions.every(({ agreed, loss, best, played }) => agreed && loss === 0 && best === played))
  const table = await after(t, CAREFUL, ['d', 'c w1', 'd', 'c w1', 'd', 'c w1'])
  const lost = await calculation.review(table, { lang: 'ja' })
  assert.deepEqual(lost.proofs, ['win', 'win', 'win', 'win', 'loss', 'loss', 'loss'])
  assert.deepEqual([lost.mistake, lost.sure], [3, true])
  assert.deepEqual(lost.summary, { loss: 1, mistakes: 1, grade: 'e', words: '4手目で、勝てたはずの勝負を落としました' })
  const { at, seat, played, best, loss, unit, agreed, reasons } = lost.decisions.find(({ at }) => at === 3)
  assert.deepEqual({ at, seat, played, best, loss, unit, agreed }, { at: 3, seat: 0, played: 'c w1', best: 'w1 f4', loss: 1, unit: 'chance', agreed: false })
  assert.match(reasons[0].words, /Aを台札4に/)
  const end = await after(t, CAREFUL, ['d', 'c w1', 'd', ...lost.line])
  assert.deepEqual([end.over, end.result.won], [true, true])
  const searched = await calculation.review(table, { level: 'search', seat: 0 })
  for (const { candidates, value, made, loss } of searched.decisions) {
    assert.ok(candidates.length > 1 && candidates[0].reasons[0].words)
    assert.ok(value <= 1 && made >= 0 && value - made === loss)
  }
})

eachEngine('a game as text, and back', async ({ calculation }, { lists }) => {
  const { pick } = chance(21)
  let table = await calculation.deal('expert', { seed: 40 })
  for (;;) {
    for (const { key: format } of lists.calculation.formats) {
      const text = await calculation.exportGame(table, { format })
      const { format: found, ...again } = await calculation.importGame(text)
      assert.deepEqual([found, again], [format, { ...table, events: [] }])
    }
    const { moves } = await calculation.legal(table)
    if (!moves.length) break
    table = await calculation.apply(table, { move: pick(moves) })
  }
  assert.match(await calculation.exportGame(table, { format: 'seed' }), /^1 3 40: d c[fw]\d [^\n]+\n$/)
  const bare = await calculation.apply(CAREFUL, { move: 'd' })
  const { format, ...again } = await calculation.importGame(await calculation.exportGame(bare))
  assert.deepEqual([format, again], ['cards', { ...bare, events: [] }])
  await assert.rejects(async () => calculation.exportGame(bare, { format: 'seed' }), { name: 'InputError', field: 'options.format' })
})

const FAULTS = [
  ['legal', [{ ...START, foundations: 'A2?4' }], 'card', 'position.foundations'],
  ['legal', [{ ...START, piles: ['', '1'] }], 'card', 'position.piles[1]'],
  ['legal', [{ ...START, piles: ['', 3] }], 'type', 'position.piles[1]'],
  ['legal', [{ ...START, piles: [] }], 'length', 'position.piles'],
  ['legal', [{ ...START, card: 'KK' }], 'length', 'position.card'],
  ['legal', [{ ...START, stock: 'K' }], 'length', 'position.stock'],
  ['legal', [{ ...START, pile: 4 }], 'unknown', 'position.pile'],
  ['legal', [{ piles: [''] }], 'missing', 'position.foundations'],
  ['apply', [START, {}], 'missing', 'options.move'],
  ['apply', [START, { move: 'd' }], 'move', 'options.move'],
  ['apply', [START, { move: '' }], 'move', 'options.move'],
  ['apply', [START, { move: 'c w1' }], 'move', 'options.move'],
  ['apply', [START, { move: 'd 7', seat: 1 }], 'range', 'options.seat'],
  ['apply', [PRINTED, { move: 'd', seat: 0 }], 'game', 'options.seat'],
  ['apply', [START, { move: 'd 7', views: [1] }], 'range', 'options.views[0]'],
  ['legal', [{ ...START, game: 'poker' }], 'range', 'position.game'],
  ['legal', [{ ...START, version: 2 }], 'range', 'position.version'],
  ['legal', [{ ...START, rules: 'expert' }], 'game', 'position.rules'],
  ['legal', [{ ...START, rules: { lead: 2 } }], 'game', 'position.rules'],
  ['legal', [{ ...START, moves: [{ move: 'd7' }] }], 'move', 'position.moves[0].move'],
  ['legal', [{ ...TIGHT, seat: 0 }], 'game', 'position.seat'],
  ['view', [START, { seat: 0 }], 'missing', 'table.stock'],
  ['view', [TIGHT, { seat: 1 }], 'range', 'options.seat'],
  ['choose', [START, { level: 'best' }], 'range', 'options.level'],
  ['importGame', ['hello'], 'game', 'text'],
  ['playout', [START, { policy: 'best' }], 'range', 'options.policy'],
  ['successRate', [{ lead: 13 }], 'range', 'position.lead'],
  ['successRate', [{}, { games: 0 }], 'range', 'options.games'],
  ['solve', [START], 'missing', 'position.stock'],
  ['review', [START], 'missing', 'table.stock'],
  ['review', [{ ...TIGHT, moves: made('d', 'w1 f1') }], 'move', 'table.moves[0]'],
]

eachEngine('faults by their names', async ({ calculation }, p) => {
  for (const [name, args, code, field] of FAULTS) {
    await assert.rejects(async () => calculation[name](...args), error => {
      assert.ok(error instanceof p.InputError, String(error))
      assert.deepEqual([error.code, error.field], [code, field], error.message)
      return true
    })
  }
  await assert.rejects(async () => calculation.apply(START, { move: 'c w9' }), /^InputError: options\.move "c w9" /)
})
