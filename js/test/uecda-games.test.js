// Whole games of the UECda client against a small server, over TCP.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { each, engine } from './packages.js'
import { openServer } from './uecda-server.js'

/** Plays a server's games in this process. Returns the results of the client and the server, and the client's log. */
async function playThrough(p, daifugo, options, mind, said = []) {
  const { play } = await import(new URL('bots/uecda/uecda.js', p.folder))
  const server = await openServer(p, { daifugo: (await engine(p, 'sync')).daifugo, me: 2, seed: 1, ...options })
  const socket = connect(server.port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  try {
    const summary = await play({ stream: socket, write: bytes => void socket.write(bytes), tell: text => said.push(text), daifugo, ...mind })
    return { summary, said, told: await server.done }
  } finally {
    socket.destroy()
    server.close()
  }
}

const sorted = text => text.split(' ').filter(Boolean).sort().join(' ')

/** A view in a form that does not depend on the order of cards, with only the gifts that a client can know. */
function essence({ hand, counts, turns, owner, field, played, places, classes, passed, passes, revolution, lock, moves }) {
  return {
    hand: sorted(hand), counts, turns, owner, field: sorted(field), played: sorted(played), places, classes, passed, passes, revolution,
    lock: [...lock].sort().join(), moves: moves.filter(({ move }) => !move.startsWith('give')).map(({ seat, move }) => `${seat} ${sorted(move)}`),
  }
}

each('whole games: what the client knows is what a player may know, and every move is legal', async p => {
  const { daifugo } = await engine(p, 'sync')
  let position
  let [asked, known] = [0, 0]
  const watched = {
    ...daifugo,
    choose(view, options) {
      if (view.phase === 'exchange') return daifugo.choose(view, options)
      const wanted = daifugo.view(position, { seat: view.seat })
      assert.deepEqual(essence(view), essence(wanted))
      for (const [i, { cards, ...gift }] of view.gifts.entries()) {
        const { cards: given, ...other } = wanted.gifts[i]
        assert.deepEqual(gift, other)
        assert.ok(!cards || sorted(cards) === sorted(given), `gift ${i}: ${cards}, not ${given}`)
        known += cards !== ''
      }
      asked++
      return daifugo.choose(view, options)
    },
  }
  for (const [me, level, kind] of [[2, 'expert'], [0, 'casual', 'other'], [4, 'beginner'], [3, 'expert', 'other']]) {
    const { summary, said, told } = await playThrough(p, watched, { games: 12, me, kind, moved: one => (position = one), seed: me }, { level, seed: 9, name: 'Tester' })
    assert.deepEqual(said, [])
    assert.deepEqual([told.name, told.illegal, summary.games], ['Tester', 0, 12])
    const places = [1, 2, 3, 4, 5].map(place => told.places.filter(one => one === place).length)
    const drawn = 12 - summary.places.reduce((sum, n) => sum + n)
    assert.ok(drawn > 0 || String(summary.places) === String(places), `${summary.places}, not ${places}`)
    assert.ok(level !== 'expert' || told.returns > 0)
  }
  assert.ok(asked > 200 && known > 20, `${asked} choices, ${known} gifts known`)
})

each('games by search', async p => {
  const { daifugo } = await engine(p, 'worker')
  const { told, said } = await playThrough(p, daifugo, { games: 3 }, { level: 'champion', budget: { iterations: 60 }, debug: true })
  assert.equal(told.illegal, 0)
  assert.equal(said.filter(line => /^game \d: (place [1-5]|ended by lot)$/.test(line)).length, 3)
  assert.ok(said.some(line => /^lays \S.*, value [\d.-]+, \d+ playouts$/.test(line)))
})

each('a refused move is a pass', async p => {
  const { daifugo } = await engine(p, 'sync')
  let position
  const watched = { ...daifugo, choose: (view, options) => {
    if (view.phase === 'play') assert.deepEqual(essence(view), essence(daifugo.view(position, { seat: view.seat })))
    return daifugo.choose(view, options)
  } }
  const { told, said } = await playThrough(p, watched, { games: 10, refuse: 4, moved: one => (position = one) }, { level: 'expert' })
  assert.deepEqual([told.illegal, said], [0, []])
  assert.ok(told.refused > 5)
})

const broken = () => {
  throw new Error('out of order')
}

each('an engine that fails is replaced by legal moves, and told of', async p => {
  const { daifugo } = await engine(p, 'sync')
  for (const one of [{ ...daifugo, choose: broken }, { choose: broken, legal: broken }]) {
    const { told, said } = await playThrough(p, one, { games: 6, seed: 3 }, { level: 'champion' })
    assert.equal(told.illegal, 0)
    assert.ok(said.length >= told.turns && said.every(line => /: out of order$/.test(line)))
  }
})

each('an engine that does not understand the moves is asked without them', async p => {
  const { daifugo } = await engine(p, 'sync')
  const choose = (view, options) => (view.moves?.length ? broken() : daifugo.choose(view, options))
  const { told, said } = await playThrough(p, { ...daifugo, choose }, { games: 2 }, { level: 'expert' })
  assert.equal(told.illegal, 0)
  assert.ok(said.length > 0 && said.every(line => line === 'choose: out of order'))
})

each('an engine that does not answer is stopped', async p => {
  const { daifugo } = await engine(p, 'sync')
  let first = true
  const never = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const choose = (view, options) => (first ? ((first = false), never(options)) : daifugo.choose(view, { level: 'expert' }))
  const { told, said } = await playThrough(p, { ...daifugo, choose }, { games: 1 }, { budget: { ms: 10 } })
  assert.deepEqual([told.illegal, said], [0, ['choose: no answer within 520 ms; a short search chooses']])
})

each('a choice that comes too late is the policy’s, at once', async p => {
  const { daifugo } = await engine(p, 'sync')
  const asked = []
  const choose = (view, options) => {
    asked.push(options.level)
    if (options.level === 'expert') return daifugo.choose(view, options)
    return new Promise((_, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason)))
  }
  const options = { games: 4, seed: 3, leave: 12 }
  const one = { ...daifugo, choose, legal: broken }
  const said = []
  await assert.rejects(playThrough(p, one, options, { level: 'champion', budget: { ms: 1 } }, said), /the server left/)
  assert.ok(asked.length >= 24)
  assert.deepEqual(asked, Array.from(asked, (_, i) => (i % 2 ? 'expert' : 'champion')))
  assert.ok(said.every(line => /^choose( what to give back)?: no answer within 502 ms; a short search chooses$/.test(line)))
})

each('sizes of hands that cannot be are told, and the games go on', async p => {
  const { daifugo } = await engine(p, 'sync')
  const sizes = counts => (counts[1] % 3 ? counts : counts.with(1, 54))
  const { told, said, summary } = await playThrough(p, daifugo, { games: 6, sizes, seed: 4 }, { level: 'expert' })
  assert.deepEqual([told.illegal, summary.games], [0, 6])
  assert.ok(said.length > 20 && said.every(line => /the server (deals|says) hands of [\d,]*54/.test(line)), said.find(line => !/54/.test(line)))
})

/** Runs the program, and returns its output and exit code. */
async function run(p, ...flags) {
  const program = fileURLToPath(new URL('bots/uecda/tefuda-uecda.js', p.folder))
  return promisify(execFile)(process.execPath, [program, ...flags], { timeout: 180_000 }).then(out => ({ ...out, code: 0 }), error => error)
}

each('the program plays, twice alike', async p => {
  const { daifugo } = await engine(p, 'sync')
  const games = []
  for (let i = 0; i < 2; i++) {
    const server = await openServer(p, { daifugo, games: 3, me: 1, seed: 5 })
    const out = await run(p, '--host', '127.0.0.1', '--port', String(server.port), '--iterations', '40', '--seed', '7', '--name', 'program', '--debug')
    server.close()
    assert.equal(out.code, 0, out.stderr)
    assert.match(out.stdout, /^3 games; places 1 to 5: \d, \d, \d, \d, \d\n$/)
    const told = await server.done
    assert.deepEqual([told.name, told.illegal], ['program', 0])
    games.push(out.stderr)
  }
  assert.equal(games[0], games[1])
})

each('a server that leaves, one that is not there, and one of another kind', async p => {
  const { daifugo } = await engine(p, 'sync')
  const server = await openServer(p, { daifugo, games: 3, me: 1, seed: 5, leave: 2 })
  const left = await run(p, '--host', '127.0.0.1', '--port', String(server.port), '--level', 'expert', '--retry', '0')
  server.close()
  assert.equal(left.code, 2)
  assert.match(left.stderr, /^the server left( before the games were over|: \S.*)\n$/)
  const nobody = await run(p, '--host', '127.0.0.1', '--port', String(server.port))
  assert.equal(nobody.code, 2)
  assert.match(nobody.stderr, /^127\.0\.0\.1, port \d+: .*ECONNREFUSED/)
  const web = createServer(socket => void socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  await once(web, 'listening')
  const other = await run(p, '--host', '127.0.0.1', '--port', String(web.address().port))
  web.close()
  assert.equal(other.code, 2)
  assert.match(other.stderr, /^the server (gives number 1213486160: a player's is 0 to 4|left: \S.*)\n$/)
})

each('a server that starts again is joined again; one that does not is given up', async p => {
  const { daifugo } = await engine(p, 'sync')
  const server = await openServer(p, { daifugo, games: 3, me: 1, seed: 5, leave: 2 })
  const flags = ['--host', '127.0.0.1', '--port', String(server.port), '--level', 'expert']
  const playing = run(p, ...flags, '--retry', '30')
  await assert.rejects(server.done, /left/)
  server.close()
  const again = await openServer(p, { daifugo, games: 2, me: 3, seed: 6, port: server.port })
  const { code, stdout, stderr } = await playing
  again.close()
  assert.equal(code, 0, stderr)
  assert.match(stdout, /^2 games; places 1 to 5: \d, \d, \d, \d, \d\n$/)
  assert.match(stderr, /^the server left[^\n]*; trying again\n/)
  assert.equal((await again.done).illegal, 0)
  const gone = await openServer(p, { daifugo, games: 3, me: 1, seed: 5, leave: 2, port: server.port })
  const given = run(p, ...flags, '--retry', '3')
  await assert.rejects(gone.done, /left/)
  gone.close()
  const up = await given
  assert.deepEqual([up.code, up.stderr.split('\n').at(-2).includes('ECONNREFUSED')], [2, true], up.stderr)
})

each('a server that says nothing any more ends the program', async p => {
  const { daifugo } = await engine(p, 'sync')
  const server = await openServer(p, { daifugo, games: 3, me: 1, seed: 5, hush: 2 })
  const { code, stderr } = await run(p, '--host', '127.0.0.1', '--port', String(server.port), '--level', 'expert', '--timeout', '2')
  server.close()
  assert.deepEqual([code, stderr], [2, 'the server has been silent for 2 s\n'])
})

each('flags that are wrong, and --help', async p => {
  for (const flags of [['--port', '0'], ['--level', 'best'], ['--ms', 'x'], ['--iterations', '0'], ['--seed', '-1'], ['--timeout', 'x'], ['--retry', '-1'], ['--surprise'], ['extra'], ['--ms', '5', '--iterations', '5']]) {
    const { code, stdout, stderr } = await run(p, ...flags)
    assert.deepEqual([code, stdout], [2, ''])
    assert.ok(stderr.includes(flags[0]), stderr)
  }
  assert.match((await run(p, '--help')).stdout, /--iterations N/)
})
