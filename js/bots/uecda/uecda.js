/**
 * A client for the UECda protocol, version 20070, which the servers of the UEC Computer Daihinmin Championship speak. This
 * file sends and receives in the protocol's order; tefuda-uecda.js gives it a socket.
 */
import { createGame } from './game.js'
import { createReader } from './reader.js'
import { cardTable, greeting, PLAYERS, ProtocolError, roleTable, writeTable } from './table.js'
import { createThinker } from './think.js'

/** The server's answers to a move. Some servers have two numbers for not accepted: a pass and a refusal. */
const ACCEPTED = 9
const NOT_ACCEPTED = [8, 7]
/** The server's numbers after a turn. */
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
 * }} Surroundings stream: the bytes from the server; write sends to it; tell gets error messages and the reports for debug;
 *   timeout: how many seconds the server may be silent, default for ever; joined is called when the server has let the
 *   player in; ended is called after every game with the player's place, 0 if it is unknown
 *
 * @typedef {object} Summary
 * @property {number} games
 * @property {number[]} places how often the player was first, second …; games with an unknown place are left out
 */

/**
 * Plays all the games of a server. Rejects with a ProtocolError if the server breaks the protocol or is silent for too long,
 * and with a ServerLeft if it leaves.
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

/** Plays a game. Returns the player's seat, the seats in the order in which they went out, and the server's last number. @param {number} me @param {Line} line */
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
