#!/usr/bin/env node
// A player for the servers of the UEC Computer Daihinmin Championship. See uecda.js.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { init, lists } from '../../games/daifugo/node.js'
import { ServerLeft } from './table.js'
import { play } from './uecda.js'
import { VERSION } from '../../version.js'

const LEVELS = lists.levels.map(({ key }) => key)

const USAGE = `tefuda-uecda ${VERSION}: plays Daifugo on a UECda server (protocol 20070)

  --host H        the server's address; default localhost
  --port P        its port; default 42485
  --name N        the player's name, up to 14 letters; default tefuda
  --level L       ${LEVELS.join(', ')}; default champion
  --ms T          think T milliseconds about a move
  --iterations N  or N playouts, which makes its choices repeatable; default: the engine's own number
  --seed S        of its chance; default 0
  --timeout T     give up when the server has been silent for T seconds; default 600, 0: never
  --retry T       when a server that let the player in leaves before its games are over, try for T seconds to reach it
                  again; default 60
  --debug         tell about every choice on stderr
  --help          show this
`

/** The flags' values. */
function readFlags() {
  const text = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean' })
  const options = { host: text, port: text, name: text, level: text, ms: text, iterations: text, seed: text, timeout: text, retry: text, debug: flag, help: flag }
  const { values } = parseArgs({ options })
  const number = (/** @type {'port' | 'ms' | 'iterations' | 'seed' | 'timeout' | 'retry'} */ name, /** @type {number} */ least, /** @type {number} */ most) => {
    const value = values[name] === undefined ? undefined : Number(values[name])
    if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return value
    throw new Error(`--${name} must be a whole number, ${least} to ${most}, not ${values[name]}`)
  }
  const level = LEVELS.find(one => one === (values.level ?? 'champion'))
  if (!level) throw new Error(`--level must be one of ${LEVELS.join(', ')}, not ${values.level}`)
  const [ms, iterations] = [number('ms', 1, 1e6), number('iterations', 1, 1e9)]
  if (ms && iterations) throw new Error('--ms and --iterations: only one of them')
  const budget = ms ? { ms } : iterations ? { iterations } : undefined
  const { host = 'localhost', name, debug, help } = values
  const [timeout, retry] = [number('timeout', 0, 1e6) ?? 600, number('retry', 0, 1e6) ?? 60]
  const mind = { name, level, budget, seed: number('seed', 0, 2 ** 32 - 1), debug, timeout }
  return { host, port: number('port', 1, 65535) ?? 42485, help, retry, mind }
}

class Unreachable extends Error {}

/** Connects to a server, and resolves to the socket. @param {string} host @param {number} port */
function reach(host, port) {
  const socket = connect({ host, port })
  // A turn is a small packet each way. Waiting to fill packets would take most of a game's time.
  socket.setNoDelay(true)
  return /** @type {Promise<typeof socket>} */ (new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.on('error', error => reject(new Unreachable(`${host}, port ${port}: ${error.message || 'cannot be reached'}`)))
  }))
}

const tell = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`)

/** Milliseconds between two tries to reach a server. */
const PAUSE = 1000

/**
 * Plays on a server to the end of its games. If the server leaves, connects again.
 * @param {Pick<ReturnType<typeof readFlags>, 'host' | 'port' | 'retry'>} server
 * @param {(socket: import('node:net').Socket, joined: () => void) => Promise<unknown>} session
 */
async function persist({ host, port, retry }, session) {
  // No retries before the server has once let the player in: a mistyped address must fail at once.
  let patience = 0
  let [since, sat] = [0, false]
  const joined = () => {
    patience = 1000 * retry
    sat = true
  }
  for (;;) {
    try {
      const socket = await reach(host, port)
      try {
        return await session(socket, joined)
      } finally {
        if (sat) since = Date.now()
        sat = false
        socket.destroy()
      }
    } catch (error) {
      if (!(error instanceof ServerLeft || error instanceof Unreachable) || !patience || Date.now() - since + PAUSE > patience) throw error
      tell(`${error.message}; trying again`)
      await sleep(PAUSE)
    }
  }
}

async function main() {
  const { help, mind, ...server } = readFlags()
  if (help) return void process.stdout.write(USAGE)
  const daifugo = await init()
  const places = [0, 0, 0, 0, 0]
  let games = 0
  const ended = (/** @type {number} */ place) => {
    games++
    if (place) places[place - 1]++
  }
  try {
    await persist(server, (socket, joined) => {
      const write = (/** @type {Uint8Array} */ bytes) => void socket.write(bytes)
      return play({ stream: socket, write, tell, joined, ended, daifugo, ...mind })
    })
    process.stdout.write(`${games} games; places 1 to 5: ${places.join(', ')}\n`)
  } finally {
    daifugo.close()
  }
}

main().catch(error => {
  console.error(error.message)
  process.exitCode = 2
})
