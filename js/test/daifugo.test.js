import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { each, eachEngine } from './packages.js'
import { toldOf } from './seen.js'

const PRESETS = ['article', 'uec', 'common', 'dragonQuest', 'tycoon', 'boardoor', 'official']
const LEVELS = ['beginner', 'novice', 'casual', 'regular', 'skilled', 'expert', 'champion']
const FEW = { budget: { iterations: 40 } }
const cards = text => (text ? text.split(' ') : [])

/** The events of a kind. */
const of = ({ events }, kind) => events.filter(({ event }) => event === kind)

const said = ({ events }) => events.every(({ words }) => words && !/undefined|NaN/.test(words))

/** Plays a game to its end, each seat by a level of its own. Every view is updated by the moves alone. */
async function play({ daifugo }, start, seed) {
  const seats = start.hands.map((_, seat) => seat)
  let views = await Promise.all(seats.map(seat => daifugo.view(start, { seat })))
  const out = []
  let game = start
  for (let turns = 0; !game.over; turns++) {
    assert.ok(turns < 600, 'no end')
    const [turn] = game.turns
    const level = LEVELS[(turn + seed) % LEVELS.length]
    const { best, candidates } = await daifugo.choose(views[turn], { level, seed: turns, lang: turns % 2 ? 'ja' : 'en', ...FEW })
    const legal = await daifugo.legal(game)
    assert.deepEqual([legal, legal.seat], [views[turn].legal, turn])
    assert.deepEqual(candidates.map(({ move }) => move).sort(), legal.moves.toSorted())
    assert.ok(candidates[0].move === best && candidates.every(({ unit }) => unit === (/expert|champion/.test(level) && !(game.phase === 'exchange' && level === 'expert') ? 'points' : 'score')))
    assert.ok(candidates.every(({ reasons }) => reasons.every(({ words }) => words && !/undefined|NaN/.test(words))))
    game = await daifugo.apply(game, { move: best, seed: turns, views: seats })
    out.push(...of(game, 'out'))
    assert.ok(said(game))
    views = await Promise.all(views.map((view, i) => daifugo.apply(view, toldOf(game.views[i], turns))))
    assert.equal(JSON.stringify(views), JSON.stringify(game.views))
    assert.deepEqual(views[0], { ...(await daifugo.view(game, { seat: 0 })), events: views[0].events })
  }
  assert.deepEqual(out.map(({ place }) => place).sort(), seats.map(seat => seat + 1))
  assert.deepEqual(out.map(({ seat }) => game.places[seat]), out.map(({ place }) => place))
  return game
}

for (const preset of PRESETS) {
  eachEngine(`${preset}: games from deal to the end, the next by the places of the last`, async t => {
    let from
    for (let seed = 0; seed < 3; seed++) {
      const deal = await t.daifugo.deal(from ? undefined : preset, { seed, from, first: seed })
      const deck = 52 + deal.rules.jokers
      assert.equal(cards(deal.hands.join(' ')).length, deal.rules.equalHands ? deck - (deck % 4) : deck)
      assert.equal(deal.phase, seed > 0 && deal.rules.exchange ? 'exchange' : 'play')
      const end = await play(t, deal, seed)
      assert.deepEqual([end.turns, end.owner, end.phase, end.over, await t.daifugo.legal(end)], [[], null, 'over', true, { seat: null, moves: [], forbidden: [] }])
      assert.deepEqual([end.result.places, end.result.points, end.result.last], [end.places, end.points, false])
      assert.match(end.result.words, /^1st seat \d \(\d+\), 2nd seat/)
      const laid = end.moves.map(({ move }) => move.replace(/^discard /, '')).filter(move => !/give|name|pass/.test(move))
      assert.equal(laid.flatMap(cards).length, cards(end.played).length)
      from = end
    }
  })
}

eachEngine('presets are whole rules, and what a game says of its rules can be dealt again', async ({ daifugo }) => {
  const presets = await daifugo.presets()
  assert.deepEqual(Object.keys(presets), PRESETS)
  assert.equal(Object.keys(presets.uec).length, 51)
  const { rules } = await daifugo.deal({ preset: 'uec', players: 4, jokers: 2, fiveSkip: true })
  assert.deepEqual(rules, { ...presets.uec, players: 4, jokers: 2, fiveSkip: true })
  assert.deepEqual(await daifugo.deal(rules, { seed: 4 }), await daifugo.deal({ ...rules, preset: 'article' }, { seed: 4 }))
  assert.deepEqual((await daifugo.deal({})).rules, presets.common)
})

// nullsuke's hands: cards played, hand, hand value, can finish, the lead, and value and priority by combination.
const GONE = 'Ks As Ad Ac 2s 2d 2c 2h'
const WORKED = [
  [GONE, 'Qs', 1, true, 'Qs', { Qs: [40, 2] }],
  [GONE, 'Js Jd Jc', 0, true, 'Js Jd Jc', { 'Js Jd Jc': [87, 23] }],
  ['Qd Qc Kc Qh Kh Ah', '9s Ts Js', -1, true, '9s Ts Js', { '9s Ts Js': [97, 13] }],
  ['', '3s 9d Td Jd 2d 2c', -1, true, '9d Td Jd', { '3s': [1, 2], '9d Td Jd': [94, 16], '2d 2c': [100, 10] }],
  // The article prints 86 → 24 for the sequence, and 68 for its expression 40+(13-2)*2+2*4 below: see the core's tests.
  ['', '3h 4h 5h 6d 7c 7s 8s 8d 8c Jd Jc 2h', 5, false, '6d',
    { '3h 4h 5h': [84, 66], '6d': [1, 68], '7s 7c': [12, 66], '8s 8d 8c': [51, 60], 'Jd Jc': [46, 58], '2h': [100, 10] }],
  ['', '3h 4h 5h 6s 7s 8s 9c', 2, false, '3h 4h 5h', { '3h 4h 5h': [74, 70], '6s 7s 8s': [81, 64], '9c': [1, 58] }],
  ['', '3s 4s 5s 8d 9d Td 2c', -1, true, '8d 9d Td', { '3s 4s 5s': [74, 2], '8d 9d Td': [89, 21], '2c': [100, 10] }],
]

eachEngine('evaluate: the examples that the article works out', async ({ daifugo }) => {
  for (const [played, hand, handValue, canFinish, best, values] of WORKED) {
    const got = await daifugo.evaluate(hand, { played })
    assert.deepEqual(Object.fromEntries(got.combinations.map(r => [r.combination, [r.value, r.priority]])), values, hand)
    assert.deepEqual([got.handValue, got.canFinish, got.best], [handValue, canFinish, best], hand)
    assert.deepEqual((await daifugo.combinations(hand, { rules: 'article' })).partition.sort(), Object.keys(values).sort(), hand)
    assert.ok(got.combinations.every(({ value, flows }) => flows === value >= 86))
  }
})

eachEngine('evaluate: the complete form knows joker and 8-cut', async ({ daifugo }) => {
  const { combinations } = await daifugo.evaluate('4s 8d Jk', { form: 'complete' })
  const values = Object.fromEntries(combinations.map(({ combination, value }) => [combination, value]))
  assert.ok(combinations.some(({ combination, value }) => combination.includes('8d') && value > 100), JSON.stringify(values))
  await assert.rejects(async () => daifugo.evaluate('4s 8d Jk'), { field: 'hand', code: 'card' })
})

eachEngine('combinations: what a joker can stand for', async ({ daifugo }) => {
  const { combinations } = await daifugo.combinations('3h 4h Jk', { rules: 'uec' })
  const runs = combinations.filter(({ kind }) => kind === 'sequence').map(({ combination, low, high }) => [combination, low, high])
  assert.deepEqual(runs, [['Jk=-h 3h 4h', '-', '4'], ['3h 4h Jk=5h', '3', '5']])
  assert.deepEqual(combinations.filter(({ revolution }) => revolution), [])
  const four = await daifugo.combinations(['6s', '6d', '6c', 'Jk'], { rules: 'uec' })
  assert.ok(four.combinations.some(({ combination, revolution, size }) => revolution && size === 4 && combination === '6s 6d 6c Jk=6h'))
})

const TABLE = { rules: { preset: 'uec', players: 3 }, field: '7s', played: '4s 7s', turns: [0], owner: 2, lock: 's' }

eachEngine('apply tells what a move did, and words can be written without spaces', async ({ daifugo }) => {
  const game = { ...TABLE, hands: ['8s 9s', '3d 3c', '5h 6h'] }
  const cut = await daifugo.apply(game, { move: '8s' })
  assert.deepEqual([cut.events, cut.turns, cut.field, cut.lock], [[
    { event: 'play', seat: 0, move: '8s', cards: ['8s'], words: 'plays 8s' },
    { event: 'eightCut', seat: 0, words: '8-cut' }, { event: 'cleared', seat: 0, words: 'Field cleared' },
  ], [0], '', ''])
  const out = await daifugo.apply(cut, { move: '9s' })
  assert.deepEqual(of(out, 'out'), [{ event: 'out', seat: 0, place: 1, why: 'finished', words: 'goes out in place 1' }])
  const pass = await daifugo.apply({ ...game, hands: ['3s 3c', '3d 8d', '5h 6h'] }, { move: 'pass' })
  assert.deepEqual([pass.turns, pass.passed, pass.events.map(({ event }) => event)], [[1], [0], ['pass']])
  const turned = await daifugo.apply({ rules: 'uec', hands: ['6s6d6cJk3h', '4s', '5s', '7s', '8s'], turns: [0] }, { move: '6s6d6cJk=6h' })
  assert.deepEqual([turned.revolution, of(turned, 'revolution').length, turned.hands[0]], [true, 1, '3h'])
})

eachEngine('places at the end of a game are those of its players, each once', async ({ daifugo }) => {
  for (const [places, index, reason] of [[[40, 41, 42, 43], 0, /0 to 4, not 40/], [[1, 2, 2, 4], 2, /another player's place too, not 2/], [[1, 2, 3, 0], 3, /not 0/]]) {
    const end = { rules: { preset: 'common' }, hands: ['', '', '', ''], turns: [], places }
    await assert.rejects(async () => daifugo.playout(end), ({ field, message }) => field === `table.places[${index}]` && reason.test(message))
  }
})

eachEngine('20 passes end a game, and the seed draws the places', async ({ daifugo }) => {
  const game = { rules: 'uec', hands: ['3s', '8s 4c', '6d', '7c', ''], places: [0, 0, 0, 0, 1], turns: [0], owner: 0, passes: 19 }
  const ends = await Promise.all(Array.from({ length: 12 }, (_, seed) => daifugo.apply(game, { move: 'pass', seed })))
  assert.ok(ends.every(({ over, events }) => over && events.map(({ why }) => why).join() === ',lot,lot,lot,lot,'))
  assert.ok(new Set(ends.map(({ places }) => places.join())).size > 3)
  assert.deepEqual((await daifugo.view(ends[0], { seat: 2 })).places, ends[0].places)
})

/** The same game, with new cards where a seat cannot see them. */
function redealt(game, seat, { below }) {
  const pool = cards(game.hands.filter((_, other) => other !== seat).join(' '))
  for (let n = pool.length; n > 1; n--) {
    const i = below(n)
    ;[pool[i], pool[n - 1]] = [pool[n - 1], pool[i]]
  }
  return { ...game, hands: game.hands.map((hand, other) => (other === seat ? hand : pool.splice(0, cards(hand).length).join(' '))) }
}

each('games that differ only in what a seat cannot see give it the same bytes', ({ start, moduleOf, encode, initSync }) => {
  const t = initSync()
  const { room, run } = start(moduleOf.daifugo)
  const ask = (name, ...args) => Buffer.from(run(name, encode(args, room))).toString('hex')
  const dice = chance(5)
  for (const [i, preset] of PRESETS.entries()) {
    let game = t.daifugo.deal(preset, { seed: i })
    for (let turn = 0; turn < 12; turn++) {
      const [seat] = game.turns
      const views = [game, redealt(game, seat, dice)].map(one => t.daifugo.view(one, { seat }))
      assert.deepEqual(views[1], views[0])
      const answers = views.map(view => LEVELS.map(level => ask('daifugo.choose', view, { level, seed: 3, ...FEW })))
      assert.deepEqual(answers[1], answers[0])
      game = t.daifugo.apply(game, { move: t.daifugo.choose(views[0], { level: 'expert' }).best })
    }
  }
})

eachEngine('the exchange: others see that cards changed hands, not which', async ({ daifugo }) => {
  const deal = await daifugo.deal('uec', { seed: 1, classes: [3, 1, 5, 2, 4], views: [1, 'turn', 0, null] })
  assert.deepEqual(deal.gifts.map(({ from, to, count }) => [from, to, count]), [[2, 1, 2], [4, 3, 1], [1, 2, 2], [3, 4, 1]])
  const [own, next, ...others] = deal.views
  assert.deepEqual(next, own)
  assert.deepEqual([deal.turns, deal.phase, deal.moves], [[1], 'exchange', []])
  assert.deepEqual(own.gifts.map(gift => gift.cards !== ''), [true, false, false, false])
  assert.ok(others.every(({ gifts }) => gifts.every(gift => gift.cards === '')))
  assert.ok(!('hands' in own))
  assert.deepEqual([own, ...others].map(({ events }) => events.map(({ seat, to, cards, words }) => [seat, to, cards.length, words.replace(/(?<=gives ).*(?= to)/, '')])), [2, 0, 0].map(known =>
    [[2, 1, known, 'gives  to seat 1 as tribute'], [4, 3, 0, 'gives  to seat 3 as tribute']]))
  assert.deepEqual(own.legal, await daifugo.legal(deal))
  assert.deepEqual([own.legal.moves.length, others.map(({ legal }) => legal)], [cards(own.hand).length * (cards(own.hand).length - 1) / 2, [null, null]])
  await assert.rejects(async () => daifugo.apply(deal, { move: '3d' }), { field: 'options.move', code: 'move', message: /must be to give 2 cards back, like "give 3s 4d", not 3d/ })
  await assert.rejects(async () => daifugo.apply(deal, { move: own.legal.moves[0], seat: 0 }), { field: 'options.seat', code: 'game' })
  await assert.rejects(async () => daifugo.choose(others[0]), { field: 'view.turns', code: 'game' })
  const weak = cards(deal.hands[1]).slice(0, 2).join(' ')
  const after = await daifugo.apply(deal, { move: `give ${weak}`, seat: 1, views: [0, 2] })
  assert.deepEqual([after.turns, after.gifts[2].cards, after.moves], [[3], weak, [{ seat: 1, move: `give ${weak}`, to: 2 }]])
  assert.deepEqual(after.views.map(({ moves, events }) => [moves, events.map(({ move, cards }) => [move, cards])]), [
    [[{ seat: 1, move: 'give ? ?', to: 2 }], [['give ? ?', []]]], [after.moves, [[`give ${weak}`, cards(weak)]]],
  ])
})

eachEngine('a table or view is taken back as an answer gives it', async ({ daifugo }) => {
  const deal = await daifugo.deal('uec', { seed: 1, classes: [3, 1, 5, 2, 4], views: [0, null] })
  for (const one of [deal, ...deal.views]) {
    assert.deepEqual([one.game, one.version], ['daifugo', 1])
    assert.deepEqual((await daifugo.legal(one)).seat, one === deal ? 1 : null)
  }
  await assert.rejects(async () => daifugo.legal({ ...deal, game: 'poker' }), { field: 'position.game', code: 'range' })
  await assert.rejects(async () => daifugo.legal({ ...deal, version: 2 }), { field: 'position.version', message: /1, that of this engine's tables, not 2/ })
  await assert.rejects(async () => daifugo.deal('uec', { from: deal }), { field: 'rules', code: 'arguments' })
  await assert.rejects(async () => daifugo.deal(undefined, { from: deal }), { field: 'options.from.over', code: 'game' })
})

eachEngine('playout: outcomes by seat, as many as asked for or as the budget allows', async ({ daifugo }) => {
  const game = await daifugo.deal('uec', { seed: 8 })
  const { games, points, firsts } = await daifugo.playout(game, { games: 50, seed: 2 })
  assert.deepEqual([games, firsts.reduce((sum, n) => sum + n)], [50, 50])
  assert.ok(Math.abs(points.reduce((sum, n) => sum + n) - 15) < 1e-9, `${points}`)
  assert.equal((await daifugo.playout(game, { policy: 'random', budget: { iterations: 30 } })).games, 30)
  assert.equal((await daifugo.playout(game)).games, 1)
})

eachEngine('choose: a certain win is told, with its reasons in words', async ({ daifugo }) => {
  const view = { rules: 'uec', seat: 0, hand: '5s 5d Kh', counts: [3, 4, 4, 4, 4], turns: [0], played: 'As Ad Ac Ah 2s 2d 2c 2h Jk' }
  const { best, candidates: [{ value, proved, reasons }] } = await daifugo.choose(view)
  assert.deepEqual([best, value, proved], ['Kh', 5, true])
  assert.deepEqual(reasons[0], { code: 'forced-win', n: 2, words: 'wins for certain: nobody can stop 2 plays in a row' })
  assert.equal((await daifugo.choose(view, { lang: 'ja' })).candidates[0].reasons[1].words, '誰にも返せません')
})

eachEngine('choose: reports tell the moves so far', async ({ daifugo }) => {
  const game = await daifugo.deal('uec', { seed: 3 })
  const reports = []
  const view = await daifugo.view(game, { seat: game.turns[0] })
  const { candidates } = await daifugo.choose(view, { budget: { ms: 450 }, onProgress: report => reports.push(report) })
  assert.ok(reports.length >= 2)
  for (const { done, best, candidates: sofar } of reports) {
    assert.ok(done > 0 && sofar.length === candidates.length && best === sofar[0].move)
    assert.ok(sofar[0].playouts > 0 && sofar[0].value >= 1 && sofar[0].value <= 5)
  }
})

each('choose: abort ends it at once', async p => {
  const t = await p.init()
  const game = await t.daifugo.deal('uec', { seed: 3 }) // a close choice: a clear one ends early
  const view = await t.daifugo.view(game, { seat: game.turns[0] })
  const controller = new AbortController()
  const endless = t.daifugo.choose(view, { budget: { ms: 1e9 }, signal: controller.signal })
  setTimeout(() => controller.abort(new Error('enough')), 100)
  await assert.rejects(endless, { message: 'enough' })
  assert.equal((await t.daifugo.legal(game)).seat, game.turns[0])
  t.close()
})

const GAME = { rules: 'article', hands: ['3d 8s 2h', '4d 5d 9c', '6s', '7s'], turns: [0] }
const FAULTS = [
  ['choose', [GAME], 'unknown', 'view.hands', 'view(table, { seat })'],
  ['view', [GAME, { seat: 4 }], 'range', 'options.seat', 'from 0 to 3'],
  ['apply', [GAME, { move: '2s' }], 'move', 'options.move', '2s is not in the hand'],
  ['apply', [GAME, { move: 'pass' }], 'move', 'options.move', 'the leader may not pass'],
  ['apply', [GAME, { move: '3d 4d' }], 'card', 'options.move', 'is not a combination'],
  ['legal', [{ ...GAME, hands: [...GAME.hands, '8d'] }], 'length', 'position.hands', 'must be 4'],
  ['legal', [{ ...GAME, lock: 's' }], 'game', 'position.lock', 'does not fit'],
  ['legal', [{ ...GAME, played: '3d' }], 'game', 'position.hands[0]', 'has 3d'],
  ['legal', [{ ...GAME, colour: 1 }], 'unknown', 'position.colour', 'is not part'],
  ['deal', [{ eightcut: true }], 'unknown', 'rules.eightcut', 'eightCut'],
  ['deal', ['uec', { classes: [1, 1, 2, 3, 4] }], 'game', 'options.classes[1]', 'another player’s place'],
  ['evaluate', ['3d', { played: '3d' }], 'card', 'hand', 'is played'],
]

eachEngine('errors name the field and say what is wrong', async (t, { InputError }) => {
  for (const [name, args, code, field, says] of FAULTS) {
    const error = await Promise.resolve().then(() => t.daifugo[name](...args)).then(() => assert.fail(`${name} ${field}`), e => e)
    assert.ok(error instanceof InputError, String(error))
    assert.deepEqual([error.code, error.field], [code, field], error.message)
    assert.ok(error.message.replaceAll("'", '’').includes(says), error.message)
  }
})
