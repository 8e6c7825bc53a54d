// The program tefuda-gomoku, run as by a manager: lines through pipes.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { each, engine } from './packages.js'

/** A brain's process, a function that reads its next line, and one that sends some. */
function start(p, ...flags) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('bots/gomocup/tefuda-gomoku.js', p.folder)), ...flags])
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const errors = []
  child.stderr.setEncoding('utf8').on('data', text => errors.push(text))
  const ended = new Promise(resolve => child.on('close', code => resolve({ code, errors: errors.join('') })))
  const read = async () => (await lines.next()).value
  const send = text => child.stdin.write(text)
  return { read, send, ended, child, ask: text => (send(`${text}\r\n`), read()) }
}

/** All answers of a process to a text, until it ends. */
async function answers(p, text, ...flags) {
  const { child, read, ended } = start(p, ...flags)
  child.stdin.end(text)
  const out = []
  for (let line = await read(); line !== undefined; line = await read()) out.push(line)
  return { out, ...(await ended) }
}

/** Plays a game of two processes, with the engine as the referee, and returns its moves. */
async function play(p, opening, columns, rows, ...flags) {
  const brains = [start(p, ...flags), start(p, ...flags)]
  for (const { ask } of brains) assert.equal(await ask(opening), 'OK')
  const { mnk } = await engine(p, 'sync')
  const moves = []
  for (let table = mnk.deal({ columns, rows }); !table.over;) {
    const move = await brains[moves.length % 2].ask(moves.length ? `TURN ${moves.at(-1)}` : 'BEGIN')
    const [x, y] = move.split(',').map(Number)
    table = mnk.apply(table, { move: 'abcdefghijklmnopqrst'[x] + (rows - y) })
    moves.push(move)
  }
  for (const { send } of brains) send('END\r\n')
  for (const { ended } of brains) assert.deepEqual(await ended, { code: 0, errors: '' })
  return moves
}

const games = new Map()

for (const [opening, columns, rows] of [['START 15', 15, 15], ['RECTSTART 20,10', 20, 10]]) {
  each(`${opening}: a whole game against itself, the same whatever compiled it`, async p => {
    const moves = await play(p, opening, columns, rows, '--nodes', '150')
    assert.ok(moves.length >= 9 && moves.length <= columns * rows, `${moves.length} moves`)
    assert.deepEqual(moves, games.get(opening) ?? moves)
    games.set(opening, moves)
  })
}

each('a weak level plays legally to the end, by its seed', async p => {
  const game = seed => play(p, 'START 7', 7, 7, '--level', '1', '--seed', seed)
  assert.deepEqual(await game('5'), await game('5'))
})

each('LF, CR LF and CR end lines, and the last one needs none', async p => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { out, code, errors } = await answers(p, ['START 15', 'BEGIN', 'TURN 0,0'].join(end), '--nodes', '10')
    assert.deepEqual([out.slice(0, 2), out.length, code, errors], [['OK', '7,7'], 3, 0, ''])
  }
})

each('lines arrive in pieces', async p => {
  const { send, read, ended } = start(p, '--nodes', '10')
  for (const piece of ['STA', 'RT 1', '5\r', '\nBEG', 'IN\r\n']) {
    send(piece)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  assert.equal(await read(), 'OK')
  assert.equal(await read(), '7,7')
  send('END\n')
  assert.equal((await ended).code, 0)
})

each('bytes of any kind, and lines of any length', async p => {
  const junk = Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 7919) % 256))
  const { out, code } = await answers(p, Buffer.concat([junk, Buffer.alloc(5e6, 'x'), Buffer.from('\nSTART 15\nBEGIN\n')]), '--nodes', '10')
  assert.deepEqual(out.slice(-2), ['OK', '7,7'])
  assert.ok(out.slice(0, -2).every(line => /^UNKNOWN [ -~]{0,40}$/.test(line)))
  assert.equal(code, 0)
})

each('END while it thinks: it goes without a word', async p => {
  const { ask, send, read, ended } = start(p)
  assert.equal(await ask('START 20'), 'OK')
  send('INFO timeout_turn 600000\nTURN 10,10\n')
  await new Promise(resolve => setTimeout(resolve, 300))
  send('END\n')
  assert.equal(await read(), undefined)
  assert.deepEqual(await ended, { code: 0, errors: '' })
})

each('a turn of half a second is answered', async p => {
  const { ask, send, ended } = start(p)
  assert.equal(await ask('START 20'), 'OK')
  assert.match(await ask('INFO timeout_turn 500\nINFO timeout_match 100000\nINFO time_left 100000\nTURN 10,10'), /^\d+,\d+$/)
  send('END\n')
  await ended
})

each('flags that are wrong, and --help', async p => {
  for (const flags of [['--nodes', '0'], ['--nodes', 'x'], ['--level', '6'], ['--seed', '-1'], ['--surprise'], ['extra']]) {
    const { out, code, errors } = await answers(p, '', ...flags)
    assert.deepEqual([out, code], [[], 2])
    assert.ok(errors.includes(flags[0]), errors)
  }
  assert.match((await answers(p, '', '--help')).out.join('\n'), /--nodes N/)
})

each("a game of renju as Yixin's board program leads it, with forbidden squares before every move", async p => {
  const { mnk } = await engine(p, 'sync')
  const { send, read, ended } = start(p, '--nodes', '300')
  const until = async form => {
    const lines = []
    for (;;) {
      const line = await read()
      if (form.test(line)) return { line, lines }
      lines.push(line)
    }
  }
  send(['INFO show_detail 1', 'INFO rule 2', 'INFO timeout_turn 2000000', 'INFO timeout_match 100000000', 'INFO time_left 100000000', 'INFO max_depth 100',
    'INFO max_node -1', 'INFO thread_num 1', 'INFO caution_factor 1', 'INFO hash_size 262144', 'INFO pondering 0', 'yxshowinfo', 'START 15 15', ''].join('\n'))
  await until(/^OK$/)
  let table = mnk.deal('renju')
  const moves = []
  const block = word => `${word}\n${moves.map((move, i) => `${move},${(moves.length - i) % 2 ? 2 : 1}\n`).join('')}done\n`
  while (!table.over && moves.length < 24) {
    send(`${block('yxboard')}yxshowforbid\n`)
    const { line: shown } = await until(/^FORBID /)
    const forbidden = mnk.legal(table).forbidden.map(({ square: [y, x] }) => [x, y].map(n => String(n).padStart(2, '0')).join(''))
    assert.equal(shown, `FORBID ${forbidden.join('')}.`)
    send(moves.length % 3 ? block('board') : `${block('yxboard')}yxnbest 2\n`)
    const { line: move, lines } = await until(/^\d+,\d+$/)
    assert.ok(lines.some(line => line === `MESSAGE REALTIME BEST ${move}`), lines.join('\n'))
    assert.deepEqual(lines.filter(line => !/^MESSAGE (\(\d+\) )?(Depth|REALTIME) /.test(line)), [])
    const [x, y] = move.split(',').map(Number)
    table = mnk.apply(table, { move: 'abcdefghijklmno'[x] + (15 - y) })
    moves.push(move)
  }
  assert.ok(moves.length >= 9)
  send('yxhashclear\nend\n')
  assert.deepEqual(await ended, { code: 0, errors: '' })
})
