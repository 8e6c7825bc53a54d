// Whole games of mahjong by the package alone: every preset, three and four players, and random games.
import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { each, eachEngine } from './packages.js'

const PRESETS = ['majiang', 'tenhou', 'mahjongsoul', 'wrc', 'mleague', 'tenhou-sanma', 'mahjongsoul-sanma']
const sum = numbers => numbers.reduce((a, b) => a + b, 0)

/** Checks the events that a seat sees: they match the game's, and show no hidden tile. */
function checkSeen(events, seen, seat) {
  assert.equal(seen.length, events.length)
  events.forEach((event, i) => {
    const view = seen[i]
    assert.equal(view.event, event.event)
    if (event.event === 'draw') assert.equal(view.tile, event.seat === seat ? event.tile : null)
    else if (event.event === 'deal') assert.deepEqual(view.hands, event.hands.map((hand, s) => (s === seat ? hand : [])))
    else assert.deepEqual(view, event)
  })
}

/** Checks that no tiles and no points of a game are lost. */
function checkGame(game, view) {
  const players = game.rules.players
  assert.equal(view.players.length, players)
  const open = sum(view.players.map(({ melds, river, norths }) => sum(melds.map(m => m.tiles.length)) + river.filter(d => !d.called).length + norths))
  assert.equal(sum(view.unseen) + open + view.tiles.length + view.dora.length, players === 3 ? 108 : 136)
  assert.equal(sum(view.points) + 1000 * view.sticks, players * game.rules.points)
  assert.equal(view.tiles.length, view.players[view.seat].concealed)
}

/** Checks that the views in a table equal those of `view`, with this call's events, and that functions accept tables and views again. */
async function checkViews(mahjong, before, move, mine) {
  const seats = [...mine.players.keys()]
  const after = await mahjong.apply(before, { ...move, views: [...seats, null, 'turn'] })
  for (const [i, seen] of after.views.entries()) {
    const seat = i < seats.length ? i : i === seats.length ? null : after.turns[0]
    if (seat === undefined) {
      assert.equal(seen, null)
      continue
    }
    checkSeen(after.events, seen.events, seat)
    assert.deepEqual({ ...seen, events: [] }, await mahjong.view(after, { seat }))
    const legal = await mahjong.legal(seen)
    assert.deepEqual(legal, seen.legal ?? { seat: null, moves: [], actions: [] })
    if (seen.legal) assert.deepEqual(await mahjong.legal(after, { seat }), legal)
    // A view has no passes of others, and no answers of others to an open offer.
    assert.ok(seen.moves.every(({ seat, move }) => seat === seen.seat || move !== 'pass'))
    if (seen.phase === 'offered') assert.deepEqual(seen.turns, seen.legal ? [seat] : [])
    else assert.deepEqual(seen.turns, after.turns)
  }
}

/** Plays a game to its end. `act` chooses each seat's action from its view. */
async function play(mahjong, rules, seed, act) {
  let game = await mahjong.deal(rules, { seed, views: ['turn'] })
  const endings = []
  const kinds = new Set()
  for (let n = 0; !game.over; n++) {
    assert.ok(n < 5000, 'no end')
    const [view] = game.views
    checkGame(game, view)
    assert.equal(game.turns[0], view.seat)
    assert.deepEqual(view.legal.moves, view.legal.actions.map(({ move }) => move))
    const move = await act(view, n)
    kinds.add(view.legal.actions.find(action => action.move === move).action)
    const before = game
    game = await mahjong.apply(before, { seat: view.seat, move, views: ['turn'], lang: n % 2 ? 'ja' : 'en' })
    if (n % 5 === 0) await checkViews(mahjong, before, { seat: view.seat, move }, view)
    for (const { event, words, outcome } of game.events) {
      assert.match(words, n % 2 ? /[ぁ-んァ-ヶ一-龠]/ : /^[ -~]+$/)
      assert.doesNotMatch(words, /undefined|NaN|null/)
      if (event !== 'roundEnd') continue
      assert.ok(outcome.name && outcome.wins.every(({ score }) => score.name && score.yaku.every(y => y.name)))
      endings.push(outcome.ending)
    }
  }
  const { result } = game
  assert.deepEqual(game.events.at(-1).result.places, result.places)
  assert.deepEqual([...result.places].sort(), game.rules.players === 3 ? [1, 2, 3] : [1, 2, 3, 4])
  assert.ok(result.last && result.words.startsWith('1'))
  assert.deepEqual([game.turns, game.views], [[], [null]])
  assert.equal(endings.length, game.rounds.length)
  return { game, result, endings, kinds }
}

const players = mahjong => async (view, n) => {
  const { best, candidates } = await mahjong.choose(view, { level: 'baseline', lang: n % 2 ? 'ja' : 'en' })
  assert.equal(best, candidates[0].move)
  for (const { move, action, tile, drawn, meld, value, unit, reasons } of candidates) {
    assert.deepEqual({ move, action, tile, drawn, meld }, view.legal.actions.find(a => a.move === move))
    assert.ok((value === null || Number.isFinite(value)) && ['points', 'score'].includes(unit))
    assert.ok(reasons.every(({ words }) => words && !/undefined|NaN/.test(words)))
  }
  return best
}

each('every preset is played to its end by the players', async p => {
  const { mahjong, close } = p.initSync()
  for (const [i, preset] of PRESETS.entries()) {
    const { endings, result } = await play(mahjong, { preset, winds: preset === 'mleague' ? 2 : i % 2 }, 40 + i, players(mahjong))
    assert.ok(endings.length >= (preset === 'mleague' ? 8 : 1), `${preset}: ${endings}`)
    assert.ok(Math.abs(sum(result.scores)) < 1e-6 || preset.startsWith('mahjongsoul') || result.scores, preset)
  }
  close()
})

const played = []
eachEngine('the same game in a worker and in this thread, by both compilers', async ({ mahjong }) => {
  const { game, result } = await play(mahjong, { preset: 'tenhou', winds: 0 }, 11, players(mahjong))
  played.push({ rounds: game.rounds, result })
  assert.deepEqual(played.at(-1), played[0])
})

each('games of chance have no illegal and no stuck state', async p => {
  const { mahjong, close } = p.initSync()
  const { pick, below } = chance(5)
  const seen = new Set()
  for (let seed = 0; seed < 7; seed++) {
    const act = view => {
      const { actions } = view.legal
      const some = actions.filter(({ action }) => !['pass', 'discard'].includes(action))
      return (some.length && below(3) ? pick(some) : actions.at(-1).action === 'pass' ? actions.at(-1) : pick(actions)).move
    }
    const { kinds } = await play(mahjong, { preset: PRESETS[seed], winds: 1 }, seed, act)
    for (const kind of kinds) seen.add(kind)
  }
  for (const kind of ['discard', 'chi', 'pon', 'kan', 'north', 'pass']) assert.ok(seen.has(kind), `no ${kind} among ${[...seen]}`)
  close()
})

eachEngine('a view tells no hidden tile, and choose takes no game', async ({ mahjong }, { InputError }) => {
  const game = await mahjong.deal('tenhou', { seed: 3 })
  const hands = game.events[0].hands
  assert.equal(hands.flat().length, 52)
  for (const seat of [0, 1, 2, 3]) {
    const view = await mahjong.view(game, { seat })
    const own = view.drawn === null ? hands[seat] : [...hands[seat], view.drawn]
    assert.deepEqual([...view.tiles].sort(), own.sort())
    assert.deepEqual([view.seed, view.rounds, view.own], [undefined, undefined, undefined])
  }
  await assert.rejects(async () => mahjong.choose(game), error => error instanceof InputError && error.field === 'view.rounds')
  await assert.rejects(async () => mahjong.choose(await mahjong.view(game, { seat: 2 })), error => error.field === 'view.legal')
})

eachEngine('a position by hand, and a game that goes on from any round', async ({ mahjong }, { InputError }) => {
  const round = { number: 3, honba: 2, sticks: 1, points: [31000, 19000, 24000, 25000] }
  const game = { rules: { preset: 'tenhou', winds: 1 }, seed: 9, rounds: [round], own: { table: 4 } }
  const view = await mahjong.view(game, { seat: 3 })
  assert.deepEqual([view.roundWind, view.seatWind, view.dealer, view.honba, view.points], ['E', 'E', 3, 2, round.points])
  const after = await mahjong.apply(game, { seat: 3, move: view.legal.moves.at(-1) })
  assert.deepEqual(after.own, { table: 4 })
  for (const [change, code, field] of [
    [{ rounds: [] }, 'length', 'table.rounds'],
    [{ seed: undefined }, 'missing', 'table.rounds[0].wall'],
    [{ rounds: [{ ...round, points: [1, 2] }] }, 'length', 'table.rounds[0].points'],
    [{ rounds: [{ ...round, number: 16 }] }, 'range', 'table.rounds[0].number'],
    [{ rounds: [{ ...round, wall: '1m2m' }] }, 'tile', 'table.rounds[0].wall[2]'],
    [{ rounds: [{ ...round, moves: '3:9z' }] }, 'move', 'table.rounds[0].moves'],
    [{ rounds: [{ ...round, moves: '0:pass' }] }, 'move', 'table.rounds[0].moves'],
    [{ phase: 'over' }, 'game', 'table.phase'],
    [{ turns: [0] }, 'game', 'table.turns[0]'],
    [{ moves: [{ seat: 0, move: '1z' }] }, 'game', 'table.moves'],
    [{ game: 'poker' }, 'range', 'table.game'],
    [{ version: 2 }, 'range', 'table.version'],
    [{ surprise: 1 }, 'unknown', 'table.surprise'],
    [{ rules: { preset: 'tenhou', kuikae: 3 } }, 'range', 'table.rules.kuikae'],
    [{ rules: { preset: 'tenhou', uma: [1, 2, 3, 4] } }, 'range', 'table.rules.uma'],
  ]) {
    await assert.rejects(async () => mahjong.view({ ...game, ...change }, { seat: 0 }), error => {
      assert.ok(error instanceof InputError, error.stack)
      assert.deepEqual([error.code, error.field], [code, field], error.message)
      return true
    })
  }
})

each('logs: a game goes out and comes back the same, and a broken log says where', async p => {
  const { mahjong, close } = p.initSync()
  for (const preset of ['majiang', 'tenhou-sanma']) {
    const { game } = await play(mahjong, { preset, winds: 1 }, 21, players(mahjong))
    const whole = game
    const { events } = mahjong.replay(whole)
    assert.equal(events.filter(({ event }) => event === 'deal').length, game.rounds.length)
    assert.equal(events.at(-1).event, 'gameEnd')
    const one = mahjong.replay(whole, { seat: 1 }).events
    checkSeen(events, one, 1)
    for (const format of ['tenhou', 'mjai']) {
      const text = mahjong.exportGame(whole, { format, names: ['a', 'b', 'c', 'd'].slice(0, game.rules.players), title: 'x "y"' })
      const log = mahjong.importGame(text, { rules: game.rules })
      assert.deepEqual([log.format, log.fault, log.names], [format, null, ['a', 'b', 'c', 'd'].slice(0, game.rules.players)])
      assert.equal(mahjong.exportGame(log, { format }), text)
      assert.deepEqual(log.rounds.map(({ points }) => points), game.rounds.map(({ points }) => points))
      assert.deepEqual(mahjong.view({ ...log, rounds: log.rounds.slice(0, 1), phase: undefined, turns: undefined, over: undefined, moves: undefined }, { seat: 0 }).outcome.points,
        game.rounds[1].points)
    }
    const lines = mahjong.exportGame(whole, { format: 'mjai' }).split('\n')
    const broken = mahjong.importGame([...lines.slice(0, 40), '{"type":"dahai","actor":0,"pai":"X"}'].join('\n'))
    assert.match(broken.fault.message, /^log is wrong at line 41: "X" is not a tile/)
    assert.ok(broken.rounds.length >= 1 && broken.rounds[0].moves.length > 20)
    // A round that cannot follow the one before.
    const rounds = game.rounds.map((round, i) => (i === 1 ? { ...round, honba: round.honba + 1 } : round))
    assert.throws(() => mahjong.exportGame({ ...whole, rounds }), { code: 'game', field: 'table.rounds[1]' })
  }
  assert.throws(() => mahjong.importGame('{"log":[]}'), { code: 'game', field: 'log' })
  assert.throws(() => mahjong.importGame('nonsense'), { code: 'game', field: 'log' })
  close()
})

each('review: own play is without fault, chance is not, a log that breaks off is looked at until there', async p => {
  const { mahjong, close } = p.initSync()
  const { game } = await play(mahjong, { preset: 'tenhou', winds: 1 }, 8, players(mahjong))
  const own = mahjong.review(game)
  assert.equal(own.rounds.length, game.rounds.length)
  const { mistakes, loss: lost, grade: ownGrade, decisions, words } = own.summary
  assert.deepEqual([mistakes, lost, ownGrade, decisions], [0, 0, 'a', own.decisions.length])
  assert.equal(words, `0 of ${decisions} decisions lose 0 points, grade A`)
  assert.ok(own.decisions.every(({ loss, played, best, agreed }) => agreed && loss === 0 && (played.replace('_', '') === best.replace('_', ''))))
  const text = mahjong.exportGame(game, { format: 'mjai' })
  const told = []
  const one = mahjong.review(mahjong.importGame(text, { rules: game.rules }), { seat: 1, lang: 'ja', onProgress: ({ decisions }) => told.push(...decisions) })
  assert.deepEqual(told.map(({ at }) => at), one.decisions.slice(0, told.length).map(({ at }) => at))
  assert.deepEqual(one.decisions.map(({ round, at }) => [round, at]), own.decisions.filter(({ seat }) => seat === 1).map(({ round, at }) => [round, at]))
  for (const { round, at, seat, played } of own.decisions) assert.equal(game.rounds[round].moves.split(' ')[at], `${seat}:${played}`)
  assert.match(one.decisions.find(({ reasons }) => reasons.length).reasons[0].words, /[ぁ-ん一-龠]/)
  const broken = mahjong.review(mahjong.importGame([...text.split('\n').slice(0, 40), '{"type":"dahai","actor":0,"pai":"X"}'].join('\n')))
  assert.ok(broken.decisions.length > 5 && broken.rounds.length === 1)
  // Every seat discards the tile just drawn.
  let next = mahjong.deal('tenhou', { seed: 3 })
  while (next.phase !== 'roundOver') {
    const { actions } = mahjong.legal(next)
    next = mahjong.apply(next, { move: actions.find(({ action, drawn }) => action === 'pass' || (action === 'discard' && drawn)).move })
  }
  const { decisions: findings, summary: { loss, mean, valued, grade } } = mahjong.review(next)
  assert.ok(loss > 1000 && Math.abs(mean - loss / valued) < 1e-9 && 'cde'.includes(grade), `${loss} ${mean} ${grade}`)
  assert.ok(findings.some(({ loss, reasons }) => loss > 50 && reasons[0].words.length > 3))
  close()
})

eachEngine('a client keeps its view up by the last move that it may know and the events: the server’s, byte for byte', async ({ mahjong }) => {
  const told = ({ moves, events }) => JSON.parse(JSON.stringify({ ...moves.at(-1), events }))
  for (const [rules, seats] of [['tenhou', [0, 1, 2, 3, null]], [{ preset: 'tenhou-sanma', northDora: true }, [0, 1, 2, null]]]) {
    let table = await mahjong.deal(rules, { seed: 11, views: seats })
    let clients = table.views
    const { below: draw } = chance(5)
    // A whole round, and the next one’s deal. Some seats answer an offer at once, some pass.
    for (let rounds = table.rounds.length; table.rounds.length === rounds;) {
      const seat = table.turns[draw(table.turns.length)]
      const { moves } = clients[seat].legal
      table = await mahjong.apply(table, { seat, move: moves[draw(3) ? moves.length - 1 : draw(moves.length)], views: seats })
      clients = await Promise.all(clients.map((view, i) => mahjong.apply(view, told(table.views[i]))))
      assert.equal(JSON.stringify(clients), JSON.stringify(table.views))
    }
  }
})
