/**
 * A small UECda server with five seats: a client over TCP in one, the engine in the others. It sends the same as the official
 * server, in the same order (tndhm_devkit of the University of Electro-Communications, server/daihu.c, 2018):
 *
 * - after a client's greeting, its number;
 * - a table at the start of a game, with the hand. A rich player's hand already has the tribute, a poor player's still has it. Row 5
 *   is 1, the cards to give back (negative for a player who gave), 0, 6 because it is nobody's turn, and zeros, also for the clear
 *   field. The sizes of the hands are those of the deal. From the second game on the rich players answer with their cards, the first
 *   before the second. Cards that cannot be given are replaced by the strongest. No table follows;
 * - a table for each turn, with the hand. Row 5 is 0, 0, whether it is the receiver's turn, whose turn it is, whether the field is
 *   clear, and the marks. The player to move answers with a table, and gets a 9, also for most passes, or an 8;
 * - a table after each turn: the cards on the field, whose turn it was, and the marks and sizes now;
 * - a 0. After the last turn of a game it is a 1, or a 2 if it was the last game; then the server leaves.
 */
import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { chance } from './chance.js'

const PLAYERS = 5
/** The levels of the other players, by number. */
const LEVELS = ['expert', 'skilled', 'regular', 'expert', 'skilled']

/**
 * Opens a server for one client.
 * @param {object} p the package whose tables and reader it uses
 * @param {object} options daifugo: an engine in this thread; games: their number; me: the client's number; seed; refuse: n, if
 *   one move in n is refused at random; leave: the number of turns after which it leaves; hush: the number of turns after which it is
 *   silent; moved: called with every position in which the client is to move; kind: 'other' for a server that fills free cells
 *   differently from the official one; sizes: changes the sizes of the hands that it sends; port: default any
 * @returns {Promise<{ port: number, done: Promise<object>, close: () => void }>} done: resolves to the events
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

/** A table with cards, and below them marks and the sizes of the hands. */
function tableOf({ tables, seats, sizes = counts => counts }, cards, { classes, revolution }, marks, counts) {
  const table = Array.isArray(cards) ? tables.cardTable(cards) : tables.roleTable(cards, revolution)
  const byPlayer = values => seats.map((_, player) => values[seats.indexOf(player)])
  const ranked = classes[0] ? byPlayer(classes).map(one => one - 1) : Array(PLAYERS).fill(0)
  table[5] = [...marks.map(Number), ...Array(15 - marks.length).fill(0)]
  table[6] = [...sizes(byPlayer(counts)), ...ranked, ...seats]
  return table
}

/** The table that begins a game. @param {number} give cards to give back, negative for cards that were given */
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

/** Makes the client's move, or treats it as a pass. */
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
