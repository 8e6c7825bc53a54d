// The player for the protocol mjai: whole games against itself, over its standard streams and over TCP, a referee here.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { packages } from './packages.js'

const [p] = packages.slice(-1)
const PROGRAM = fileURLToPath(new URL('bots/mjai/tefuda-mjai.js', p.folder))
const { mjai, mpsz } = await import(new URL('bots/mjai/table.js', p.folder))
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
    case 'call':
    case 'kan':
      return [meldOf(e)]
    case 'dora':
      return [{ type: 'dora', dora_marker: mjai(e.tile) }]
    case 'roundEnd':
      return [e.result.wins.length ? { type: 'hora', deltas: e.result.payments } : { type: 'ryukyoku', deltas: e.result.payments }, { type: 'end_kyoku' }]
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

/** The action that an answer asks for. */
function actionOf(answer, actions) {
  const same = tiles => [...tiles].sort().join()
  const { type } = answer
  const found = actions.find(a => {
    if (type === 'none') return a.action === 'pass'
    if (type === 'hora') return a.action === 'tsumo' || a.action === 'ron'
    if (type === 'ryukyoku') return a.action === 'abort'
    if (type === 'dahai') return a.action === 'discard' && a.tile === mpsz(answer.pai) && a.drawn === answer.tsumogiri
    if (type === 'reach') return a.action === 'riichi'
    if (!a.meld || MELDS[a.meld.type] !== type) return false
    const { consumed, pai } = meldOf({ seat: a.seat, meld: a.meld })
    return same(consumed) === same(answer.consumed) && pai === answer.pai
  })
  assert.ok(found, `${JSON.stringify(answer)} is none of ${actions.map(({ move }) => move)}`)
  return found
}

/**
 * Plays a game with four who answer lines: ask(seat, event).
 * @returns the game and how often each kind of answer was given
 */
async function referee(mahjong, rules, seed, ask) {
  const counts = {}
  let game = mahjong.deal(rules, { seed })
  const count = answer => (counts[answer.type] = (counts[answer.type] ?? 0) + 1)
  let answers = []
  const tell = async events => {
    for (const event of events) {
      for (const [i, line] of linesOf(event).entries()) {
        if (event.riichi && i === 0) continue // told when it was declared
        answers = await Promise.all([0, 1, 2, 3].map(seat => ask(seat, seenBy(line, seat))))
      }
    }
  }
  for (let seat = 0; seat < 4; seat++) await ask(seat, { type: 'start_game', id: seat, names: ['a', 'b', 'c', 'd'] })
  await tell(game.events)
  while (!game.over) {
    if (game.phase === 'roundOver') {
      game = mahjong.apply(game, { seat: 0, move: 'proceed' })
      await tell(game.events)
      continue
    }
    const [seat] = game.waiting
    const { actions } = mahjong.legalActions(game, { seat })
    let action = actionOf(answers[seat], actions)
    count(answers[seat])
    if (action.action === 'riichi') {
      const all = await Promise.all([0, 1, 2, 3].map(s => ask(s, { type: 'reach', actor: seat })))
      action = actions.find(a => a.action === 'riichi' && a.tile === mpsz(all[seat].pai) && a.drawn === all[seat].tsumogiri)
      assert.ok(action, JSON.stringify(all[seat]))
    }
    game = mahjong.apply(game, { seat, move: action.move })
    if (game.events.length) await tell(game.events)
  }
  return { game, counts }
}

/** Draws and hands of others are hidden. */
function seenBy(line, seat) {
  if (line.type === 'tsumo' && line.actor !== seat) return { ...line, pai: '?' }
  if (line.type === 'start_kyoku') return { ...line, tehais: line.tehais.map((hand, s) => (s === seat ? hand : hand.map(() => '?'))) }
  return line
}

/** Who answers the lines that it is sent, one by one. */
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
    const clients = [0, 1, 2, 3].map(seat => createClient({ mahjong, player: seat % 2 ? 'value' : '0304', tell: text => told.push(text) }))
    const { game, counts } = await referee(mahjong, { preset: 'tenhou', winds: 1 }, seed, async (seat, e) => JSON.parse(await clients[seat].answer(JSON.stringify(e))))
    assert.deepEqual(told, [])
    assert.ok(game.rounds.length >= 4)
    for (const [type, n] of Object.entries(counts)) total[type] = (total[type] ?? 0) + n
  }
  for (const type of ['dahai', 'reach', 'hora', 'pon', 'chi', 'none']) assert.ok(total[type] > 2, `${type}: ${JSON.stringify(total)}`)
})

test('a whole game of four programs over their standard streams', async () => {
  const programs = [0, 1, 2, 3].map(() => spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] }))
  const talkers = programs.map(({ stdin, stdout }) => talker(stdout, stdin))
  const { game } = await referee(mahjong, { preset: 'tenhou', winds: 0 }, 5, (seat, e) => talkers[seat](e))
  assert.equal(game.over, true)
  // The game's end ends them.
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
  for (const args of [['--player', 'x'], ['--seat', '4'], ['http://localhost'], ['a', 'b'], ['--what']]) assert.equal(run(...args).status, 2, args.join(' '))
  assert.equal(run().status, 0)
})
