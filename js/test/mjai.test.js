// The player for the protocol mjai: whole games against itself, over its standard streams and over TCP. The referee is here.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { SESSIONS, referee } from './mjai-referee.js'
import { packages } from './packages.js'

const [p] = packages.slice(-1)
const PROGRAM = fileURLToPath(new URL('bots/mjai/tefuda-mjai.js', p.folder))
const { createTable } = await import(new URL('bots/mjai/table.js', p.folder))
const { createClient } = await import(new URL('bots/mjai/mjai.js', p.folder))
const { playOn } = await import(new URL('bots/mjai/server.js', p.folder))

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

/** The discard of a tile just drawn, and the seat. */
const DRAWN = { type: 'dahai', pai: '9p', tsumogiri: true, actor: 1 }
const HAND = ['1m', '9m', '1p', '2p', '3p', '5p', '5p', '1s', '2s', '3s', '7s', '8s', 'N']
const began = (hand = HAND) => {
  const hidden = Array(13).fill('?')
  const start = { type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, scores: Array(4).fill(25_000), dora_marker: '1s', tehais: [hidden, hand, hidden, hidden] }
  return [{ type: 'start_game', id: 1 }, start, { type: 'tsumo', actor: 0, pai: '?' }, { type: 'dahai', actor: 0, pai: 'F', tsumogiri: true }]
}

test('an engine that is late or fails costs the thought, not the move', async () => {
  for (const [choose, why] of [[() => new Promise(() => {}), 'no answer in 20 ms'], [() => Promise.reject(new Error('broken')), 'broken']]) {
    const told = []
    const client = createClient({ mahjong: { choose, ukeire: mahjong.ukeire }, time: 20, tell: text => told.push(text) })
    const ask = async (...events) => JSON.parse(await client.answer(JSON.stringify(events)))
    assert.deepEqual(await ask(...began()), { type: 'none' })
    assert.deepEqual(await ask({ type: 'tsumo', actor: 1, pai: '9p' }), DRAWN)
    await ask(DRAWN, { type: 'tsumo', actor: 2, pai: '?' }, { type: 'dahai', actor: 2, pai: '5p', tsumogiri: true })
    // After a call there is no drawn tile. The server refuses the tile called.
    const pon = { type: 'pon', actor: 1, target: 2, pai: '5p', consumed: ['5p', '5p'], cannot_dahai: ['5p'] }
    assert.deepEqual(await ask(pon), { type: 'dahai', pai: 'N', tsumogiri: false, actor: 1 })
    assert.deepEqual(told, [why, why, why, why])
  }
})

test('moves that the server does not offer are not sent', async () => {
  const hand = ['2m', '3m', '4m', '2p', '3p', '4p', '5p', '6p', '7p', '2s', '3s', '8s', '8s']
  const win = { type: 'dahai', actor: 0, pai: '4s', tsumogiri: true }
  const answer = async possible_actions => {
    const client = createClient({ mahjong })
    await client.answer(JSON.stringify(began(hand).slice(0, 3)))
    return JSON.parse(await client.answer(JSON.stringify({ ...win, ...(possible_actions && { possible_actions }) })))
  }
  const hora = { type: 'hora', target: 0, pai: '4s', actor: 1 }
  assert.deepEqual(await answer(), hora)
  assert.deepEqual(await answer([hora]), hora)
  assert.deepEqual(await answer([]), { type: 'none' })
})

test('a riichi declared before the connection was lost gets its discard', async () => {
  const hand = ['2m', '3m', '4m', '2p', '3p', '4p', '5p', '6p', '7p', '2s', '3s', '8s', '8s']
  const last = { type: 'reach', actor: 1, cannot_dahai: [] }
  const reply = async cannot_dahai => JSON.parse(await createClient({ mahjong }).answer(JSON.stringify([...began(hand), { type: 'tsumo', actor: 1, pai: 'N' }, { ...last, cannot_dahai }])))
  assert.deepEqual(await reply([]), { type: 'dahai', pai: 'N', tsumogiri: true, actor: 1 })
  assert.notEqual((await reply(['N'])).pai, 'N')
})

/** Recorded sessions of a seat: `<-` is the server's line, `->` the answer. Sources are in the files. */
for (const [dialect, { seat }] of Object.entries(SESSIONS)) {
  test(`a recorded session, ${dialect}`, async () => {
    const text = readFileSync(new URL(`testdata/mjai/${dialect}.txt`, import.meta.url), 'utf8')
    const lines = text.split('\n').filter(line => /^(?:<-|->)/.test(line)).map(line => [line.slice(0, 2), line.slice(3)])
    const told = []
    const client = createClient({ mahjong, level: 'baseline', seat, name: 'tefuda', room: 'default', tell: line => told.push(line) })
    const kinds = new Set()
    for (let i = 0; i < lines.length; i += 2) {
      assert.equal(lines[i][0] + lines[i + 1][0], '<-->')
      const answer = await client.answer(lines[i][1])
      assert.equal(answer, lines[i + 1][1], `${dialect}: ${lines[i][1].slice(-300)}`)
      kinds.add(JSON.parse(answer).type)
    }
    assert.deepEqual(told, dialect === 'original' ? ['the server: Timeout. No response in 60 sec.'] : [])
    for (const kind of ['dahai', 'none', 'reach', 'hora']) assert.ok(kinds.has(kind), `${kind} in ${[...kinds]}`)
  })
}

/** A server whose connections are handled one after another by `each`. */
async function connections(each) {
  let count = 0
  const handled = []
  const server = createServer(socket => {
    socket.on('error', () => {})
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
    handled.push(each(count++, socket, async event => {
      socket.write(`${JSON.stringify(event)}\n`)
      return JSON.parse((await lines.next()).value)
    }))
  }).listen(0, 'localhost')
  await new Promise(resolve => server.once('listening', resolve))
  return { at: { host: 'localhost', port: server.address().port }, end: () => Promise.all(handled).finally(() => server.close()) }
}

test('a lost connection is made again, a full room is tried again, and further games are played', async () => {
  const seen = []
  const server = await connections(async (n, socket, ask) => {
    const joined = await ask({ type: 'hello', protocol: 'mjsonp', protocol_version: 3 })
    seen.push(joined.type)
    if (n === 0) seen.push((await ask({ type: 'error', message: 'The room is busy. Retry after a while.' })).type)
    if (n === 1) await ask(began()[0])
    if (n < 2) return void socket.destroy()
    // The server resumes the game by its events so far.
    for (const event of began()) seen.push((await ask(event)).type)
    seen.push((await ask({ type: 'tsumo', actor: 1, pai: '9p' })).type)
    seen.push((await ask({ type: 'end_game' })).type)
    socket.end()
  })
  const told = []
  await playOn(server.at, createClient({ mahjong, tell: text => told.push(text) }), { games: 2, first: 1, tell: text => told.push(text) })
  await server.end()
  const game = ['join', 'none', 'none', 'none', 'none', 'dahai', 'none']
  assert.deepEqual(seen, ['join', 'none', 'join', ...game, ...game])
  assert.equal(told.length, 3, `${told}`)
  assert.match(told[0], /room is busy/)
  assert.match(told[2], /the connection was lost: again$/)
})

test('a server that refuses the player, or that is not there, ends it with the reason', async () => {
  const server = await connections(async (_, socket, ask) => {
    await ask({ type: 'hello' })
    await ask({ type: 'error', message: 'No such room. Available room: default' })
    socket.end()
  })
  await assert.rejects(playOn(server.at, createClient({ mahjong }), { first: 1 }), /No such room/)
  await server.end()
  const run = spawnSync(process.execPath, [PROGRAM, `mjsonp://localhost:${server.at.port}/x`, '--retries', '1'], { encoding: 'utf8' })
  assert.equal(run.status, 2)
  assert.match(run.stderr, /ECONNREFUSED.*: again\n.*ECONNREFUSED/s)
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
  assert.match(run('--help').stdout, /beginner.*strong; default strong\n/)
  for (const args of [['--level', 'x'], ['--seat', '4'], ['4'], ['--time', '0'], ['--games', 'x'], ['--retries', '-1'], ['--rules', 'x'], ['http://localhost'], ['a', 'b'], ['--what']]) assert.equal(run(...args).status, 2, args.join(' '))
  assert.equal(run().status, 0)
  assert.equal(run('2').status, 0)
})
