/**
 * A client of the UECda protocol, version 20070, which the servers of the UEC Computer Daihinmin Championship speak. This
 * file knows the order in which things are sent; tefuda-uecda.js gives it a socket.
 */
import { createGame } from './game.js'
import { createReader } from './reader.js'
import { cardTable, greeting, PLAYERS, ProtocolError, roleTable, writeTable } from './table.js'
import { createThinker } from './think.js'

/** What a server answers to a move. Another kind of server tells a pass from a refusal. */
const ACCEPTED = 9
const NOT_ACCEPTED = [8, 7]
/** What follows a turn. */
const [GO_ON, GAME_OVER, ALL_OVER] = [0, 1, 2]

/**
 * @typedef {import('./think.js').Mind & {
 *   stream: AsyncIterable<Uint8Array>,
 *   write: (bytes: Uint8Array) => void,
 *   tell: (text: string) => void,
 *   name?: string,
 *   timeout?: number,
 *   joined?: () => void,
 *   ended?: (place: number) => void,
 * }} Surroundings stream is what the server sends, write sends to it, tell gets what goes wrong and what debug asks for;
 *   timeout: how many seconds the server may be silent, default for ever; joined is called when the server has let the
 *   player in, ended after every game, with 0 for a place that could not be seen
 *
 * @typedef {object} Summary
 * @property {number} games
 * @property {number[]} places how often the player was first, second …, where that could be seen
 */

/**
 * Plays all the games of a server. Rejects with a ProtocolError if it sends what is not of the protocol, or is silent for too
 * long, and with a ServerLeft if it leaves.
 * @param {Surroundings} surroundings
 * @returns {Promise<Summary>}
 */
export async function play({ stream, write, tell, name = 'tefuda', timeout, joined, ended, ...mind }) {
  const reader = createReader(stream, timeout)
  const thinker = createThinker(mind, tell)
  write(writeTable(greeting(name)))
  const me = await reader.number()
  if (!(me >= 0 && me < PLAYERS)) throw new ProtocolError(`the server gives number ${me}: a player's is 0 to 4`)
  joined?.()
  const places = Array(PLAYERS).fill(0)
  for (let games = 1; ; games++) {
    const { seat, order, end } = await playGame(me, { reader, write, thinker, tell })
    const place = order.indexOf(seat)
    if (place >= 0) places[place]++
    ended?.(place + 1)
    if (mind.debug) tell(`game ${games}: ${place >= 0 ? `place ${place + 1}` : 'ended by lot'}`)
    if (end === ALL_OVER) return { games, places }
  }
}

/**
 * @typedef {object} Line
 * @property {ReturnType<typeof createReader>} reader
 * @property {(bytes: Uint8Array) => void} write
 * @property {ReturnType<typeof createThinker>} thinker
 * @property {(text: string) => void} tell
 */

/** Plays a game, and returns the seats that went out and what the server said then. @param {number} me @param {Line} line */
async function playGame(me, { reader, write, thinker, tell }) {
  const game = createGame(me, await reader.table(), tell)
  if (game.give > 0) write(writeTable(cardTable(await thinker.give(game))))
  for (;;) {
    if (game.turn(await reader.table())) await answer(game, { reader, write, thinker, tell })
    game.field(await reader.table())
    const end = await reader.number()
    if (end === GAME_OVER || end === ALL_OVER) return { seat: game.seat, order: game.finish(), end }
    if (end !== GO_ON) throw new ProtocolError(`after a turn the server says ${end}, not 0, 1 or 2`)
  }
}

/** @param {ReturnType<typeof createGame>} game @param {Line} line */
async function answer(game, { reader, write, thinker }) {
  const role = await thinker.move(game)
  write(writeTable(roleTable(role, game.view().revolution === true)))
  const said = await reader.number()
  if (said === ACCEPTED || NOT_ACCEPTED.includes(said)) return
  throw new ProtocolError(`to a move the server says ${said}, not 9 or 8`)
}
