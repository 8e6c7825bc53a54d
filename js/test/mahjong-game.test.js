// Whole games of mahjong by the package alone: every preset, three and four players, and games of chance.
import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { each, eachEngine } from './packages.js'

const PRESETS = ['majiang', 'tenhou', 'mahjongsoul', 'wrc', 'mleague', 'tenhou-sanma', 'mahjongsoul-sanma']
const sum = numbers => numbers.reduce((a, b) => a + b, 0)

/** What an event tells a seat; and that it tells no hidden tile. */
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

/** The tiles of a game are conserved, and so are its points. */
function checkGame(game, view) {
  const players = game.rules.players
  assert.equal(view.players.length, players)
  const open = sum(view.players.map(({ melds, river, norths }) => sum(melds.map(m => m.tiles.length)) + river.filter(d => !d.called).length + norths))
  assert.equal(sum(view.unseen) + open + view.tiles.length + view.dora.length, players === 3 ? 108 : 136)
  assert.equal(sum(view.points) + 1000 * view.sticks, players * game.rules.points)
  assert.equal(view.tiles.length, view.players[view.seat].concealed)
}

/** Plays a game to its end: what each seat does, `act` says of its view. */
async function play(mahjong, rules, seed, act) {
  let game = await mahjong.deal(rules, { seed, view: 'turn' })
  const endings = []
  const kinds = new Set()
  for (let n = 0; !game.over; n++) {
    assert.ok(n < 5000, 'no end')
    const { view } = game
    checkGame(game, view)
    assert.deepEqual(game.waiting.includes(view.seat), true)
    const move = await act(view, n)
    kinds.add(view.legal.find(action => action.move === move).action)
    const whole = { ...game, events: undefined, view: undefined }
    game = await mahjong.apply(whole, { seat: view.seat, move, view: 'turn', lang: n % 2 ? 'ja' : 'en' })
    if (n % 5 === 0) {
      const seen = await mahjong.apply(whole, { seat: view.seat, move, view: view.seat })
      checkSeen(seen.events, seen.view.events, view.seat)
    }
    for (const { event, result } of game.events) {
      if (event !== 'roundEnd') continue
      assert.ok(result.name && result.wins.every(({ score }) => score.name && score.yaku.every(y => y.name)))
      endings.push(result.ending)
    }
  }
  const { final } = game.events.at(-1)
  assert.deepEqual([...final.ranks].sort(), game.rules.players === 3 ? [1, 2, 3] : [1, 2, 3, 4])
  assert.deepEqual(game.waiting, [])
  assert.equal(endings.length, game.rounds.length)
  return { game, final, endings, kinds }
}

const players = mahjong => async (view, n) => {
  const { best, candidates, kans = [] } = await mahjong.choose(view, { level: view.seat % 2 ? 'value' : '0304', lang: n % 2 ? 'ja' : 'en' })
  assert.ok(view.legal.some(({ move }) => move === best.move), best.move)
  assert.ok([...candidates, ...kans].every(({ reasons }) => reasons.every(({ words }) => words && !/undefined|NaN/.test(words))))
  return best.move
}

each('every preset is played to its end by the players', async p => {
  const { mahjong, close } = p.initSync()
  for (const [i, preset] of PRESETS.entries()) {
    const { endings, final } = await play(mahjong, { preset, winds: preset === 'mleague' ? 2 : i % 2 }, 40 + i, players(mahjong))
    assert.ok(endings.length >= (preset === 'mleague' ? 8 : 1), `${preset}: ${endings}`)
    assert.ok(Math.abs(sum(final.scores)) < 1e-6 || preset.startsWith('mahjongsoul') || final.scores, preset)
  }
  close()
})

const played = []
eachEngine('the same game in a worker and in this thread, by both compilers', async ({ mahjong }) => {
  const { game, final } = await play(mahjong, { preset: 'tenhou', winds: 0 }, 11, players(mahjong))
  played.push({ rounds: game.rounds, final })
  assert.deepEqual(played.at(-1), played[0])
})

each('games of chance have no illegal and no stuck state', async p => {
  const { mahjong, close } = p.initSync()
  const { pick, below } = chance(5)
  const seen = new Set()
  for (let seed = 0; seed < 7; seed++) {
    const act = view => {
      const some = view.legal.filter(({ action }) => !['pass', 'discard'].includes(action))
      return (some.length && below(3) ? pick(some) : view.legal.at(-1).action === 'pass' ? view.legal.at(-1) : pick(view.legal)).move
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
  const after = await mahjong.apply(game, { seat: 3, move: view.legal.at(-1).move })
  assert.deepEqual(after.own, { table: 4 })
  for (const [change, code, field] of [
    [{ rounds: [] }, 'length', 'game.rounds'],
    [{ seed: undefined }, 'missing', 'game.rounds[0].wall'],
    [{ rounds: [{ ...round, points: [1, 2] }] }, 'type', 'game.rounds[0].points'],
    [{ rounds: [{ ...round, number: 16 }] }, 'range', 'game.rounds[0].number'],
    [{ rounds: [{ ...round, wall: '1m2m' }] }, 'tile', 'game.rounds[0].wall[2]'],
    [{ rounds: [{ ...round, moves: '3:9z' }] }, 'move', 'game.rounds[0].moves'],
    [{ rounds: [{ ...round, moves: '0:pass' }] }, 'move', 'game.rounds[0].moves'],
    [{ phase: 'over' }, 'game', 'game.phase'],
    [{ waiting: [0] }, 'game', 'game.waiting[0]'],
    [{ surprise: 1 }, 'unknown', 'game.surprise'],
    [{ rules: { preset: 'tenhou', kuikae: 3 } }, 'range', 'game.rules.kuikae'],
    [{ rules: { preset: 'tenhou', uma: [1, 2, 3, 4] } }, 'range', 'game.rules.uma'],
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
    const whole = { ...game, events: undefined, view: undefined }
    const { events } = mahjong.replay(whole)
    assert.equal(events.filter(({ event }) => event === 'deal').length, game.rounds.length)
    assert.equal(events.at(-1).event, 'gameEnd')
    const one = mahjong.replay(whole, { seat: 1 }).events
    checkSeen(events, one, 1)
    for (const format of ['tenhou', 'mjai']) {
      const { text } = mahjong.exportGame(whole, { format, names: ['a', 'b', 'c', 'd'], title: 'x "y"' })
      const log = mahjong.importGame(text, { rules: game.rules })
      assert.deepEqual([log.format, log.fault, log.names], [format, null, ['a', 'b', 'c', 'd'].slice(0, game.rules.players)])
      const again = mahjong.exportGame(log.game, { format, names: ['a', 'b', 'c', 'd'], title: 'x "y"' })
      assert.equal(again.text, text)
      assert.deepEqual(log.game.rounds.map(({ points }) => points), game.rounds.map(({ points }) => points))
      assert.deepEqual(mahjong.view({ ...log.game, rounds: log.game.rounds.slice(0, 1), phase: undefined, waiting: undefined, over: undefined }, { seat: 0 }).result.points,
        game.rounds[1].points)
    }
    const lines = mahjong.exportGame(whole, { format: 'mjai' }).text.split('\n')
    const broken = mahjong.importGame([...lines.slice(0, 40), '{"type":"dahai","actor":0,"pai":"X"}'].join('\n'))
    assert.match(broken.fault.message, /^log is wrong at line 41: "X" is not a tile/)
    assert.ok(broken.game.rounds.length >= 1 && broken.game.rounds[0].moves.length > 20)
    // A round that does not follow from the one before.
    const rounds = game.rounds.map((round, i) => (i === 1 ? { ...round, honba: round.honba + 1 } : round))
    assert.throws(() => mahjong.exportGame({ ...whole, rounds }), { code: 'game', field: 'game.rounds[1]' })
  }
  assert.throws(() => mahjong.importGame('{"log":[]}'), { code: 'game', field: 'log' })
  assert.throws(() => mahjong.importGame('nonsense'), { code: 'game', field: 'log' })
  close()
})

each('review: own play is without fault, chance is not, a log that breaks off is looked at until there', async p => {
  const { mahjong, close } = p.initSync()
  const { game } = await play(mahjong, { preset: 'tenhou', winds: 1 }, 8, players(mahjong))
  const whole = { ...game, events: undefined, view: undefined }
  const own = mahjong.review(whole)
  assert.equal(own.rounds.length, game.rounds.length)
  assert.deepEqual([own.agreed, own.loss, own.grade, own.fault], [own.decisions, 0, 'a', null])
  assert.ok(own.findings.every(({ loss, made, best, agreed }) => agreed && loss === 0 && (made.replace('_', '') === best.replace('_', ''))))
  const { text } = mahjong.exportGame(whole, { format: 'mjai' })
  const told = []
  const one = mahjong.review(text, { seat: 1, rules: game.rules, lang: 'ja', onProgress: ({ findings }) => told.push(...findings) })
  assert.deepEqual(told.map(({ move }) => move), one.findings.slice(0, told.length).map(({ move }) => move))
  assert.deepEqual(one.findings.map(({ round, move }) => [round, move]), own.findings.filter(({ seat }) => seat === 1).map(({ round, move }) => [round, move]))
  assert.match(one.findings.find(({ reasons }) => reasons.length).reasons[0].words, /[ぁ-ん一-龠]/)
  const broken = mahjong.review([...text.split('\n').slice(0, 40), '{"type":"dahai","actor":0,"pai":"X"}'].join('\n'))
  assert.match(broken.fault.message, /^log is wrong at line 41/)
  assert.ok(broken.decisions > 5 && broken.rounds.length === 1)
  // The tile just drawn, whatever it is: for every seat.
  let next = mahjong.deal('tenhou', { seed: 3, view: 'turn' })
  while (next.phase !== 'roundOver') {
    const { seat, legal } = next.view
    next = mahjong.apply(next, { seat, move: legal.find(({ action, drawn }) => action === 'pass' || (action === 'discard' && drawn)).move, view: 'turn' })
  }
  const { loss, mean, valued, grade, findings } = mahjong.review({ ...next, events: undefined, view: undefined })
  assert.ok(loss > 1000 && Math.abs(mean - loss / valued) < 1e-9 && 'cde'.includes(grade), `${loss} ${mean} ${grade}`)
  assert.ok(findings.some(({ loss, reasons }) => loss > 50 && reasons[0].words.length > 3))
  close()
})
