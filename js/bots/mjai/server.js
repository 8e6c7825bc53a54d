// Games on a server of the protocol mjai over TCP. After a lost connection it connects again. Some servers then resume the game and
// send its events again; others let the player into the next game.
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from './mjai.js'

/** The longest pause before connecting again, in ms. */
const LONGEST = 30_000

/** Errors after which connecting again makes sense although no game has begun, such as the original server's for a full room. */
const BUSY = /busy|retry|full|wait/i

/**
 * One connection, until the game or the connection ends.
 * @param {{ host: string, port: number }} at
 * @param {ReturnType<typeof import('./mjai.js').createClient>} client
 */
async function once(at, client) {
  const socket = connect(at)
  socket.setNoDelay(true).setKeepAlive(true, 10_000)
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    const lines = createInterface({ input: socket })
    socket.removeAllListeners('error')
    socket.on('error', () => {}).once('close', () => lines.close())
    return await serve(lines, line => void socket.write(line), client)
  } catch (error) {
    return { begun: true, over: false, error: `${at.host}, port ${at.port}: ${/** @type {Error} */ (error).message || 'cannot be reached'}` }
  } finally {
    socket.end()
  }
}

/**
 * Plays games, each over a connection of its own. Throws after `retries` further connections in a row without a whole game. Throws
 * at once if the server refuses the player before a game, for example for an unknown room.
 * @param {{ host: string, port: number }} at
 * @param {ReturnType<typeof import('./mjai.js').createClient>} client
 * @param {{ games?: number, retries?: number, first?: number, tell?: (text: string) => void }} [options] `first`: the first pause, in ms
 */
export async function playOn(at, client, { games = 1, retries = 8, first = 500, tell = () => {} } = {}) {
  for (let failures = 0; games > 0; ) {
    const { begun, over, error } = await once(at, client)
    if (over) {
      games--
      failures = 0
      continue
    }
    const why = error || `${at.host}, port ${at.port}: the connection was lost`
    if (failures >= retries || (error && !begun && !BUSY.test(error))) throw new Error(why)
    tell(`${why}: again`)
    await pause(Math.min(LONGEST, first * 2 ** failures++))
  }
}
