/**
 * A UECda server in miniature: five seats, one of them a client's over TCP and the others the engine's. What it sends, and when,
 * is what the official server does (tndhm_devkit of the University of Electro-Communications, server/daihu.c, 2018):
 *
 * - once a client is connected, its number, as an answer to its greeting;
 * - a table per game start: the hand, which of the rich has the tribute already and of the poor has it still; [5] is 1, the
 *   cards to give back (less than 0 of who gave), 0, 6 as it is nobody's turn, and zeros, also for the clear field; the
 *   sizes of the hands are those of the deal. From the second game on the rich answer by their cards, the first before the second;
 *   cards that cannot be given are replaced by the strongest. No table follows;
 * - a table per turn: the hand; [5] is 0, 0, whether it is the receiver's turn, whose it is, whether the field is clear, and the
 *   marks. Who is to move answers by a table, and gets a 9, also for most passes, or an 8;
 * - a table after it: what lies there, whose turn it was, and marks and sizes as they are now;
 * - a 0; after the last turn of a game a 1, or a 2 if it was the last game, and then the server leaves.
 */
import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { chance } from './chance.js'

const PLAYERS = 5
/** Of whoever sits elsewhere, by number. */
const LEVELS = ['expert', 'skilled', 'regular', 'expert', 'skilled']

/**
 * Opens a server for one client.
 * @param {object} p the package whose tables and reader it uses
 * @param {object} options daifugo: an engine in this thread; games; me: the client's number; seed; refuse: of so many moves
 *   one is refused; leave: after so many turns it is gone; hush: after so many it says nothing any more; moved: called with
 *   every position in which the client is to move; kind: 'other' for a server that is not the official one, and fills in
 *   what it need not in other ways; sizes: changes the sizes of the hands that it tells; port: where, default any
 * @returns {Promise<{ port: number, done: Promise<object>, close: () => void }>} done: what happened
 */
export async function openServer(p, options) {
  const tables = await import(new URL('bots/uecda/table.js', p.folder))
  const { createReader } = await import(new URL('bots/uecda/reader.js', p.folder))
  const { listening, close, socket } = await listen(options.port)
  const done = socket.then(async socket => {
    const line = { socket, reader: createReader(socket), tables, ...options, source: chance(options.seed) }
    try {
      return await serveGames(line)
    } finally {
      socket.destroy()
    }
  })
  done.catch(() => {})
  return { port: await listening, done, close }
}

function listen(port = 0) {
  const server = createServer()
  const socket = new Promise(resolve => server.once('connection', socket => {
    socket.setNoDelay(true).on('error', () => {})
    resolve(socket)
  }))
  return { listening: new Promise(resolve => server.listen(port, '127.0.0.1', () => resolve(server.address().port))), close: () => server.close(), socket }
}

/** Sends bytes in two pieces. */
function send({ socket, source }, bytes) {
  const at = source.below(bytes.length)
  socket.write(bytes.subarray(0, at))
  socket.write(bytes.subarray(at))
}

const sendNumber = (line, n) => send(line, Buffer.from(Uint8Array.of(0, 0, 0, n)))

async function serveGames(line) {
  const { reader, me, games, source } = line
  const greeting = await reader.table()
  assert.equal(greeting[0][0], 20070)
  sendNumber(line, me)
  const told = { name: String.fromCharCode(...greeting[1]).replace(/\0+$/, ''), turns: 0, refused: 0, illegal: 0, returns: 0, places: [] }
  let [seats, last] = [[0, 1, 2, 3, 4], undefined]
  for (let game = 0; game < games; game++) {
    if (game % 3 === 0) seats = shuffled(seats, source)
    line.seats = seats
    const classes = last && seats.map(player => last[player])
    const over = await serveGame(line, line.daifugo.deal('uec', { classes, first: source.below(PLAYERS), seed: source.below(2 ** 32) }), told)
    last = seats.map((_, player) => over.places[seats.indexOf(player)])
    told.places.push(last[me])
    sendNumber(line, game === games - 1 ? 2 : 1)
  }
  return told
}

function shuffled(items, { below }) {
  const rest = [...items]
  return items.map(() => rest.splice(below(rest.length), 1)[0])
}

/** A table of cards, with marks and the sizes of the hands below them. */
function tableOf({ tables, seats, sizes = counts => counts }, cards, { classes, revolution }, marks, counts) {
  const table = Array.isArray(cards) ? tables.cardTable(cards) : tables.roleTable(cards, revolution)
  const byPlayer = values => seats.map((_, player) => values[seats.indexOf(player)])
  const ranked = classes[0] ? byPlayer(classes).map(one => one - 1) : Array(PLAYERS).fill(0)
  table[5] = [...marks.map(Number), ...Array(15 - marks.length).fill(0)]
  table[6] = [...sizes(byPlayer(counts)), ...ranked, ...seats]
  return table
}

/** The table that begins a game. @param {number} give cards to give back, less than 0 for those that were given */
function dealTable(line, dealt, give) {
  const { seats, me, kind, source } = line
  const seat = seats.indexOf(me)
  const tributes = dealt.gifts.slice(0, dealt.gifts.length / 2)
  const counts = [...dealt.counts]
  for (const { from, to, count } of tributes) {
    counts[from] += count
    counts[to] -= count
  }
  const gone = tributes.find(({ from }) => from === seat)
  const still = gone ? [...parts(dealt.hands[seat]), ...parts(gone.cards)] : parts(dealt.hands[seat])
  if (kind !== 'other') return tableOf(line, still, dealt, [1, give, 0, 6, 0, 0, 0, 0], counts)
  const hand = source.below(2) ? still : parts(dealt.hands[seat])
  return tableOf(line, hand, dealt, [1, give, 0, [-1, 0, 5, 99][source.below(4)], 1, 0, 0, 0], source.below(2) ? counts : dealt.counts)
}

/** The table that begins a turn. */
function turnTable(line, position, mine) {
  const { seats, me, kind } = line
  const { turns: [turn], field, back, revolution, lock } = position
  const whose = mine && kind === 'other' ? 0 : seats[turn]
  return tableOf(line, parts(position.hands[seats.indexOf(me)]), position, [0, 0, mine, whose, !field, back, revolution, lock !== ''], position.counts)
}

/** The table that ends a turn. */
function fieldTable(line, before, after) {
  const { move } = after.moves.at(-1)
  const role = move === 'pass' ? '' : move
  const lock = after.field ? after.lock : before.lock
  return tableOf(line, role || before.field, before, [0, 0, 0, line.seats[before.turns[0]], !role && !before.field, after.back, after.revolution, lock !== ''], after.counts)
}

const parts = cards => cards.split(' ').filter(Boolean)

/** Deals, exchanges and plays; returns the last position. */
async function serveGame(line, dealt, told) {
  const { seats, me, daifugo, tables, reader } = line
  const seat = seats.indexOf(me)
  let position = await exchange(line, dealt, told)
  while (!position.over) {
    const mine = position.turns[0] === seat
    const before = position
    if (told.turns === line.hush) await new Promise(resolve => line.socket.once('close', resolve))
    send(line, tables.writeTable(turnTable(line, before, mine)))
    if (mine) line.moved?.(before)
    if (mine && told.turns++ === line.leave) throw new Error('left')
    const role = mine ? tables.roleOf(await reader.table()) : choose(line, before)
    position = mine ? answer(line, before, role, told) : daifugo.apply(before, { move: role || 'pass' })
    send(line, tables.writeTable(fieldTable(line, before, position)))
    if (!position.over) sendNumber(line, 0)
  }
  return position
}

function choose({ daifugo, seats, source }, position) {
  const [seat] = position.turns
  return daifugo.choose(daifugo.view(position, { seat }), { level: LEVELS[seats[seat]], seed: source.below(2 ** 32) }).best
}

/** Makes the client's move, or takes it for a pass. */
function answer(line, position, role, told) {
  const { daifugo, source, refuse } = line
  const sorted = role => role.split(' ').sort().join(' ')
  const legal = daifugo.legal(position).moves.map(sorted).includes(sorted(role || 'pass'))
  const refused = role !== '' && refuse > 0 && source.below(refuse) === 0
  told.refused += refused
  told.illegal += !legal
  sendNumber(line, legal && !refused && (role || source.below(4)) ? 9 : 8)
  return daifugo.apply(position, { move: legal && !refused && role ? role : 'pass', seed: source.below(2 ** 32) })
}

async function exchange(line, dealt, told) {
  const { seats, me, daifugo, tables, reader } = line
  const seat = seats.indexOf(me)
  const gift = dealt.gifts.slice(dealt.gifts.length / 2).find(({ from }) => from === seat)
  const tribute = dealt.gifts.slice(0, dealt.gifts.length / 2).find(({ from }) => from === seat)
  send(line, tables.writeTable(dealTable(line, dealt, gift?.count ?? -(tribute?.count ?? 0))))
  let position = dealt
  while (position.phase === 'exchange') {
    const [from] = position.turns
    const theirs = () => daifugo.choose(daifugo.view(position, { seat: from }), { level: 'expert' }).best
    const move = from === seat ? `give ${tables.roleOf(await reader.table()) || 'Jk'}` : theirs()
    if (from === seat) told.returns++
    position = daifugo.apply(position, { move })
  }
  return position
}
