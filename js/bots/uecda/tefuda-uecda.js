#!/usr/bin/env node
// A player for the servers of the UEC Computer Daihinmin Championship. See uecda.js.
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { init, lists } from '../../games/daifugo/node.js'
import { play } from './uecda.js'
import { VERSION } from '../../version.js'

const LEVELS = lists.levels.map(({ key }) => key)

const USAGE = `tefuda-uecda ${VERSION}: plays Daifugo on a UECda server (protocol 20070)

  --host H        the server's address; default localhost
  --port P        its port; default 42485
  --name N        the player's name, up to 14 letters; default tefuda
  --level L       ${LEVELS.join(', ')}; default search
  --ms T          think T milliseconds about a move
  --iterations N  or N playouts, which makes its choices repeatable; default: the engine's own number
  --seed S        of its chance; default 0
  --debug         tell about every choice on stderr
  --help          show this
`

/** The flags' values. */
function readFlags() {
  const text = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean' })
  const options = { host: text, port: text, name: text, level: text, ms: text, iterations: text, seed: text, debug: flag, help: flag }
  const { values } = parseArgs({ options })
  const number = (/** @type {'port' | 'ms' | 'iterations' | 'seed'} */ name, /** @type {number} */ least, /** @type {number} */ most) => {
    const value = values[name] === undefined ? undefined : Number(values[name])
    if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return value
    throw new Error(`--${name} must be a whole number, ${least} to ${most}, not ${values[name]}`)
  }
  const level = LEVELS.find(one => one === (values.level ?? 'search'))
  if (!level) throw new Error(`--level must be one of ${LEVELS.join(', ')}, not ${values.level}`)
  const [ms, iterations] = [number('ms', 1, 1e6), number('iterations', 1, 1e9)]
  if (ms && iterations) throw new Error('--ms and --iterations: only one of them')
  const budget = ms ? { ms } : iterations ? { iterations } : undefined
  const { host = 'localhost', name, debug, help } = values
  return { host, port: number('port', 1, 65535) ?? 42485, help, mind: { name, level, budget, seed: number('seed', 0, 2 ** 32 - 1), debug } }
}

/** A line to a server, when it stands. @param {string} host @param {number} port */
function reach(host, port) {
  const socket = connect({ host, port })
  // A turn is a small packet each way: waiting to fill it up would take most of a game's time.
  socket.setNoDelay(true)
  return /** @type {Promise<typeof socket>} */ (new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.on('error', error => reject(new Error(`${host}, port ${port}: ${error.message || 'cannot be reached'}`)))
  }))
}

async function main() {
  const { host, port, help, mind } = readFlags()
  if (help) return void process.stdout.write(USAGE)
  const daifugo = await init()
  try {
    const socket = await reach(host, port)
    try {
      const write = (/** @type {Uint8Array} */ bytes) => void socket.write(bytes)
      const tell = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`)
      const { games, places } = await play({ stream: socket, write, tell, daifugo, ...mind })
      process.stdout.write(`${games} games; places 1 to 5: ${places.join(', ')}\n`)
    } finally {
      socket.destroy()
    }
  } finally {
    daifugo.close()
  }
}

main().catch(error => {
  console.error(error.message)
  process.exitCode = 2
})
