// The player for the protocol mjai: whole games against itself, over its standard streams and over TCP. The referee is here.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { packages } from './packages.js'

const [p] = packages.slice(-1)
const PROGRAM = fileURLToPath(new URL('bots/mjai/tefuda-mjai.js', p.folder))
const { createTable, mjai, mpsz } = await import(new URL('bots/mjai/table.js', p.folder))
const { createClient } = await import(new URL('bots/mjai/mjai.js', p.folder))

const MELDS = { chi: 'chi', pon: 'pon', openKan: 'daiminkan', addedKan: 'kakan', closedKan: 'ankan' }
const pai = tile => (tile === null ? '?' : mjai(tile))

/** An event of a game as lines of mjai. */
function linesOf(e) {
  switch (e.event) {
    case 'deal':
      return [{
        type: 'start_kyoku', bakaze: 'ESWN'[e.number >> 2], kyoku: e.dealer + 1, honba: e.honba, kyotaku: e.sticks, oya: e.dealer, scores: e.points,
        dora_marker: mjai(e.dora), tehais: e.hands.map(hand => (hand.length ? hand.map(mjai) : Array(13).fill('?'))),
      }]
    case 'draw':
      return [{ type: 'tsumo', actor: e.seat, pai: pai(e.tile) }]
    case 'discard':
      return [...(e.riichi ? [{ type: 'reach', actor: e.seat }] : []), { type: 'dahai', actor: e.seat, pai: mjai(e.tile), tsumogiri: e.drawn }]
    case 'riichi':
      return [{ type: 'reach_accepted', actor: e.seat }]
    case 'north':
      return [{ type: 'nukidora', actor: e.seat, pai: 'N' }]
    case 'call':
    case 'kan':
      return [meldOf(e)]
    case 'dora':
      return [{ type: 'dora', dora_marker: mjai(e.tile) }]
    case 'roundEnd':
      return [e.outcome.wins.length ? { type: 'hora', deltas: e.outcome.payments } : { type: 'ryukyoku', deltas: e.outcome.payments }, { type: 'end_kyoku' }]
  }
  return [{ type: 'end_game' }]
}

function meldOf({ seat, meld: { type, tiles, called, from } }) {
  const names = tiles.map(mjai)
  const name = { type: MELDS[type], actor: seat }
  if (type === 'addedKan') return { ...name, pai: names[3], consumed: names.slice(0, 3) }
  const consumed = names.filter((_, i) => i !== called)
  return called === null ? { ...name, consumed } : { ...name, target: from, pai: names[called], consumed }
}

/** The action in an answer. */
function actionOf(answer, actions, seat) {
  const same = tiles => [...tiles].sort().join()
  const { type } = answer
  const found = actions.find(a => {
    if (type === 'none') return a.action === 'pass'
    if (type === 'hora') return a.action === 'tsumo' || a.action === 'ron'
    if (type === 'ryukyoku') return a.action === 'abort'
    if (type === 'dahai') return a.action === 'discard' && a.tile === mpsz(answer.pai) && a.drawn === answer.tsumogiri
    if (type === 'reach') return a.action === 'riichi'
    if (type === 'nukidora') return a.action === 'north' && answer.pai === 'N'
    if (!a.meld || MELDS[a.meld.type] !== type) return false
    const { consumed, pai } = meldOf({ seat, meld: a.meld })
    return same(consumed) === same(answer.consumed) && pai === answer.pai
  })
  assert.ok(found, `${JSON.stringify(answer)} is not one of ${actions.map(({ move }) => move)}`)
  return found
}

/**
 * Plays a game with players that answer lines by ask(seat, event). `check` gets each decision with the game before it.
 * @returns the game, and the number of answers of each kind
 */
async function referee(mahjong, rules, seed, ask, check = () => {}) {
  const counts = {}
  let game = mahjong.deal(rules, { seed })
  const seats = [0, 1, 2, 3].slice(0, game.rules.players)
  const count = answer => (counts[answer.type] = (counts[answer.type] ?? 0) + 1)
  let answers = []
  const tell = async events => {
    for (const event of doraFirst(events)) {
      for (const [i, line] of linesOf(event).entries()) {
        if (event.riichi && i === 0) continue // already sent when it was declared
        answers = await Promise.all(seats.map(seat => ask(seat, seenBy(line, seat))))
      }
    }
  }
  for (const seat of seats) await ask(seat, { type: 'start_game', id: seat, names: seats.map(name => `p${name}`) })
  await tell(game.events)
  while (!game.over) {
    if (game.phase === 'roundOver') {
      game = mahjong.apply(game, { seat: 0, move: 'proceed' })
      await tell(game.events)
      continue
    }
    const { seat, actions } = mahjong.legal(game)
    let action = actionOf(answers[seat], actions, seat)
    count(answers[seat])
    if (action.action === 'riichi') {
      const all = await Promise.all(seats.map(s => ask(s, { type: 'reach', actor: seat })))
      action = actions.find(a => a.action === 'riichi' && a.tile === mpsz(all[seat].pai) && a.drawn === all[seat].tsumogiri)
      assert.ok(action, JSON.stringify(all[seat]))
    }
    check(game, seat, action)
    game = mahjong.apply(game, { seat, move: action.move })
    if (game.events.length) await tell(game.events)
  }
  return { game, counts }
}

/** Puts an indicator that is turned with a discard before it, so that a player who may call the tile knows the indicator. */
function doraFirst(events) {
  const told = [...events]
  for (let i = 1; i < told.length; i++) {
    if (told[i].event === 'dora' && told[i - 1].event === 'discard') [told[i - 1], told[i]] = [told[i], told[i - 1]]
  }
  return told
}

/** The line without the draws and hands of others. */
function seenBy(line, seat) {
  if (line.type === 'tsumo' && line.actor !== seat) return { ...line, pai: '?' }
  if (line.type === 'start_kyoku') return { ...line, tehais: line.tehais.map((hand, s) => (s === seat ? hand : hand.map(() => '?'))) }
  return line
}

/** A player that answers the lines sent to it, one by one. */
const talker = (input, output) => {
  const lines = createInterface({ input })[Symbol.asyncIterator]()
  return async event => {
    output.write(`${JSON.stringify(event)}\n`)
    const { value, done } = await lines.next()
    assert.ok(!done, `no answer to ${JSON.stringify(event)}`)
    return JSON.parse(value)
  }
}

const { mahjong } = p.initSync()

test('whole games against itself, every answer a legal one', async () => {
  const total = {}
  for (const seed of [1, 2, 3]) {
    const told = []
    const clients = [0, 1, 2, 3].map(seat => createClient({ mahjong, level: seat % 2 ? 'regular' : 'baseline', tell: text => told.push(text) }))
    const { game, counts } = await referee(mahjong, { preset: 'tenhou', winds: 1 }, seed, async (seat, e) => JSON.parse(await clients[seat].answer(JSON.stringify(e))))
    assert.deepEqual(told, [])
    assert.ok(game.rounds.length >= 4)
    for (const [type, n] of Object.entries(counts)) total[type] = (total[type] ?? 0) + n
  }
  for (const type of ['dahai', 'reach', 'hora', 'pon', 'chi', 'none']) assert.ok(total[type] > 2, `${type}: ${JSON.stringify(total)}`)
})

test('whole games of three, told as servers of such games do: three seats, or four of which the last is empty', async () => {
  const total = {}
  const padded = e => (e.type === 'start_game' ? { ...e, names: [...e.names, ''] }
    : e.type === 'start_kyoku' ? { ...e, scores: [...e.scores, 0], tehais: [...e.tehais, Array(13).fill('?')] } : e)
  for (const [seed, told, preset] of [[1, e => e, 'tenhou-sanma'], [2, padded, 'tenhou-sanma'], [3, padded, 'mahjongsoul-sanma']]) {
    const wrong = []
    const clients = [0, 1, 2].map(() => createClient({ mahjong, rules: preset, level: 'strong', tell: text => wrong.push(text) }))
    const { game, counts } = await referee(mahjong, { preset, winds: 1 }, seed, async (seat, e) => JSON.parse(await clients[seat].answer(JSON.stringify(told(e)))))
    assert.deepEqual(wrong, [])
    assert.ok(game.rounds.length >= 3)
    for (const [type, n] of Object.entries(counts)) total[type] = (total[type] ?? 0) + n
  }
  for (const type of ['dahai', 'reach', 'hora', 'pon', 'nukidora', 'none']) assert.ok(total[type] > 2, `${type}: ${JSON.stringify(total)}`)
  assert.equal(total.chi, undefined)
})

test('a server that says kita is answered so', async () => {
  const client = createClient({ mahjong })
  const ask = async (...events) => JSON.parse(await client.answer(JSON.stringify(events)))
  const hidden = Array(13).fill('?')
  const tehais = [hidden, ['1m', '9m', '1p', '2p', '3p', '5p', '5p', '1s', '2s', '3s', '7s', '8s', 'N'], hidden]
  const start = { type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, scores: [35000, 35000, 35000], dora_marker: '1s', tehais }
  await ask({ type: 'start_game', id: 1 }, start, { type: 'tsumo', actor: 0, pai: '?' }, { type: 'kita', actor: 0 })
  await ask({ type: 'tsumo', actor: 0, pai: '?' }, { type: 'dahai', actor: 0, pai: 'F', tsumogiri: true })
  assert.deepEqual(await ask({ type: 'tsumo', actor: 1, pai: '9p' }), { type: 'kita', pai: 'N', actor: 1 })
})

test('who joins late knows by the points whether the seat without any is a player', () => {
  const start = { type: 'start_kyoku', bakaze: 'S', kyoku: 2, honba: 0, kyotaku: 0, oya: 1, dora_marker: '1s', tehais: Array(4).fill(Array(13).fill('?')) }
  const players = (e, me = 0) => {
    const table = createTable(me)
    table.see({ ...start, ...e, tehais: start.tehais.map((hidden, seat) => (seat === me ? Array(13).fill('1m') : hidden)) })
    return table.view().players.length
  }
  for (const [scores, e, me, want] of [
    [[40000, 30000, 30000, 0], {}, 0, 4], // all that four began with
    [[40000, 30000, 29000, 0], { kyotaku: 1 }, 2, 4],
    [[45000, 30000, 30000, 0], {}, 0, 3], // all that three began with
    [[45000, 30000, 28000, 0], { kyotaku: 2 }, 1, 3],
    [[30000, 25000, 20000, 0], {}, 0, 3],
    [[45000, 30000, 30000, 0], { oya: 3 }, 0, 4], // the fourth player deals
    [[45000, 30000, 30000, 0], {}, 3, 4], // the bot is the fourth player
    [[0, 0, 0, 0], {}, 0, 4],
    [[45000, 30000, 30000], {}, 0, 3],
  ]) assert.equal(players({ ...e, scores }, me), want, `${scores} ${JSON.stringify(e)} at ${me}`)
})

/** The parts of a view on which a decision depends. */
function essence(view, offered) {
  const { seat, phase, turn, number, honba, sticks, left, points, dora, offer, chankan, rinshan, furiten, firstTurn, players } = view
  return {
    seat, phase, turn, number, honba, sticks, left, points, dora, offer, chankan, rinshan, firstTurn, ...(offered && { furiten }),
    players: players.map(({ concealed, melds, river, norths, riichi, safe }) => ({ concealed, melds: melds.map(({ meld }) => meld), river, norths, riichi, safe: [...safe].sort() })),
  }
}

test('the player sees what a view of the game shows, and decides as `choose` does', async () => {
  const [found, decided] = [{}, {}]
  for (const [seed, preset, level] of [[11, 'tenhou', 'strong'], [12, 'tenhou', 'strong'], [13, 'tenhou-sanma', 'strong'], [14, 'mahjongsoul-sanma', 'baseline']]) {
    const rules = { preset, winds: 1 }
    const { players } = mahjong.deal(rules, { seed }).rules
    const clients = Array.from({ length: players }, () => createClient({ mahjong, rules, level }))
    const tables = Array.from({ length: players }, (_, seat) => createTable(seat, { rules }))
    const ask = async (seat, e) => {
      tables[seat].see(e)
      return JSON.parse(await clients[seat].answer(JSON.stringify(e)))
    }
    await referee(mahjong, rules, seed, ask, (game, seat, action) => {
      const view = mahjong.view(game, { seat })
      const { candidates: [best] } = mahjong.choose(view, { level })
      assert.equal(action.move, best.move)
      decided[best.action] = (decided[best.action] ?? 0) + 1
      const offered = view.phase === 'offered'
      if (offered) tables[seat].waitsFor(view.waits)
      // The client knows from its own decisions that it is furiten after passing on a tile.
      if (offered && view.furiten) tables[seat].miss()
      const seen = tables[seat].view(offered ? { tile: view.offer, from: view.active, chankan: view.chankan } : undefined)
      // Riichi is declared before its discard is known, so the view differs then.
      if (best.action !== 'riichi') assert.deepEqual(essence(seen, offered), essence(view, offered))
      for (const [what, is] of Object.entries({ melds: view.players.some(({ melds }) => melds.length), norths: view.players.some(({ norths }) => norths), riichi: view.players.some(({ riichi }) => riichi) })) {
        if (is) found[what] = (found[what] ?? 0) + 1
      }
    })
  }
  for (const what of ['melds', 'norths', 'riichi']) assert.ok(found[what] > 20, `${what}: ${JSON.stringify(found)}`)
  for (const what of ['discard', 'riichi', 'tsumo', 'ron', 'pon', 'chi', 'kan', 'north', 'pass']) assert.ok(decided[what] > 0, `${what}: ${JSON.stringify(decided)}`)
})

test('a whole game of four programs over their standard streams', async () => {
  const programs = [0, 1, 2, 3].map(() => spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] }))
  const talkers = programs.map(({ stdin, stdout }) => talker(stdout, stdin))
  const { game } = await referee(mahjong, { preset: 'tenhou', winds: 0 }, 5, (seat, e) => talkers[seat](e))
  assert.equal(game.over, true)
  // The programs end with the game.
  const ends = await Promise.all(programs.map(one => (one.exitCode ?? new Promise(resolve => one.once('exit', resolve)))))
  assert.deepEqual(ends, [0, 0, 0, 0])
})

test('a whole game over TCP, from hello on', async () => {
  const sockets = []
  const server = createServer(socket => sockets.push(socket)).listen(0, 'localhost')
  await new Promise(resolve => server.once('listening', resolve))
  const url = `mjsonp://localhost:${server.address().port}/here`
  const programs = [0, 1, 2, 3].map(i => spawn(process.execPath, [PROGRAM, url, '--name', `p${i}`], { stdio: ['ignore', 'ignore', 'inherit'] }))
  while (sockets.length < 4) await new Promise(resolve => setTimeout(resolve, 20))
  const talkers = sockets.map(socket => talker(socket, socket))
  const joined = await Promise.all(talkers.map(talk => talk({ type: 'hello', protocol: 'mjsonp', protocol_version: 3 })))
  assert.deepEqual(joined.map(({ type, room }) => [type, room]), Array(4).fill(['join', 'here']))
  assert.deepEqual(joined.map(({ name }) => name).sort(), ['p0', 'p1', 'p2', 'p3'])
  const { game } = await referee(mahjong, { preset: 'tenhou', winds: 0 }, 8, (seat, e) => talkers[seat](e))
  assert.equal(game.over, true)
  await Promise.all(programs.map(one => (one.exitCode ?? new Promise(resolve => one.once('exit', resolve)))))
  server.close()
})

test('lines that are no mjai are answered by none, and told', async () => {
  const told = []
  const client = createClient({ mahjong, tell: text => told.push(text) })
  for (const line of ['{', '{"type":"fly"}', '{"type":"tsumo","actor":0,"pai":"5m"}', '[]', 'null']) assert.equal(await client.answer(line), '{"type":"none"}')
  assert.equal(told.length, 3)
})

test('flags', () => {
  const run = (...args) => spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', input: '' })
  assert.match(run('--help').stdout, /^tefuda-mjai .*: plays riichi mahjong/)
  for (const args of [['--level', 'x'], ['--seat', '4'], ['--rules', 'x'], ['http://localhost'], ['a', 'b'], ['--what']]) assert.equal(run(...args).status, 2, args.join(' '))
  assert.equal(run().status, 0)
})
