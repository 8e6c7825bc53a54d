// A UECda server in miniature: five seats, one of them a client's over TCP and the others the engine's.
import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { chance } from './chance.js'

const PLAYERS = 5
/** Of whoever sits elsewhere, by number. */
const LEVELS = ['policy', 'heuristic', 'article', 'policy', 'heuristic']

/**
 * Opens a server for one client.
 * @param {object} p the package whose tables and reader it uses
 * @param {object} options daifugo: an engine in this thread; games; me: the client's number; seed; refuse: of so many moves
 *   one is refused; leave: after so many turns it is gone; moved: called with every position in which the client is to move
 * @returns {Promise<{ port: number, done: Promise<object>, close: () => void }>} done: what happened
 */
export async function openServer(p, options) {
  const tables = await import(new URL('bots/uecda/table.js', p.folder))
  const { createReader } = await import(new URL('bots/uecda/reader.js', p.folder))
  const { listening, close, socket } = await listen()
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

function listen() {
  const server = createServer()
  const socket = new Promise(resolve => server.once('connection', socket => {
    socket.setNoDelay(true).on('error', () => {})
    resolve(socket)
  }))
  return { listening: new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server.address().port))), close: () => server.close(), socket }
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

/** A table of cards with what stands below them. */
function tableOf({ tables, seats, me }, cards, position, { give, mine = false } = {}) {
  const table = Array.isArray(cards) ? tables.cardTable(cards) : tables.roleTable(cards, position.revolution)
  const byPlayer = values => seats.map((_, player) => values[seats.indexOf(player)])
  const { classes, turn, field, revolution, lock, counts } = position
  const ranked = classes[0] ? byPlayer(classes).map(one => one - 1) : Array(PLAYERS).fill(0)
  const exchange = give === undefined ? [0, 0] : [1, give]
  table[5] = [...exchange, Number(mine), turn === null || seats[turn] === me && mine ? 0 : seats[turn], Number(!field), 0, Number(revolution), Number(lock !== ''), ...Array(7).fill(0)]
  table[6] = [...byPlayer(counts), ...ranked, ...seats]
  return table
}

const parts = cards => cards.split(' ').filter(Boolean)

/** Deals, exchanges and plays; returns the last position. */
async function serveGame(line, dealt, told) {
  const { seats, me, daifugo, tables, reader } = line
  const seat = seats.indexOf(me)
  let position = await exchange(line, dealt, told)
  while (!position.over) {
    const mine = position.turn === seat
    const before = position
    send(line, tables.writeTable(tableOf(line, parts(before.hands[seat]), before, { mine })))
    if (mine) line.moved?.(before)
    if (mine && told.turns++ === line.leave) throw new Error('left')
    const role = mine ? tables.roleOf(await reader.table()) : choose(line, before)
    position = mine ? answer(line, before, role, told) : daifugo.apply(before, { move: role })
    const shown = position.moves.at(-1).role || before.field
    send(line, tables.writeTable(tableOf(line, shown, { ...before, counts: position.counts })))
    if (!position.over) sendNumber(line, 0)
  }
  return position
}

function choose({ daifugo, seats, source }, position) {
  const view = daifugo.view(position, { seat: position.turn })
  return daifugo.choose(view, { level: LEVELS[seats[position.turn]], seed: source.below(2 ** 32) }).best
}

/** Makes the client's move, or takes it for a pass. */
function answer(line, position, role, told) {
  const { daifugo, source, refuse } = line
  const sorted = role => role.split(' ').sort().join(' ')
  const legal = daifugo.legalMoves(position).moves.map(sorted).includes(sorted(role))
  const refused = role !== '' && refuse > 0 && source.below(refuse) === 0
  told.refused += refused
  told.illegal += !legal
  sendNumber(line, legal && role && !refused ? 9 : 8)
  return daifugo.apply(position, { move: legal && !refused ? role : '', seed: source.below(2 ** 32) })
}

async function exchange(line, dealt, told) {
  const { seats, me, daifugo, tables, reader, source } = line
  const seat = seats.indexOf(me)
  const gift = dealt.gifts.slice(dealt.gifts.length / 2).find(({ from }) => from === seat)
  const tribute = dealt.gifts.slice(0, dealt.gifts.length / 2).find(({ from }) => from === seat)
  // Servers differ in whether who gives a tribute still sees it.
  const seen = tribute && source.below(2) ? [...parts(dealt.hands[seat]), ...parts(tribute.cards)] : parts(dealt.hands[seat])
  send(line, tables.writeTable(tableOf(line, seen, dealt, { give: gift?.count ?? -(tribute?.count ?? 0) })))
  let position = dealt
  while (position.turn === null) {
    const { from } = position.gifts.slice(position.gifts.length / 2).find(({ cards }) => !cards)
    const theirs = () => daifugo.chooseReturn(daifugo.view(position, { seat: from }), { level: 'policy' }).best
    const cards = from === seat ? tables.roleOf(await reader.table()) || 'Jk' : theirs()
    if (from === seat) told.returns++
    position = daifugo.exchange(position, { cards })
  }
  return position
}
