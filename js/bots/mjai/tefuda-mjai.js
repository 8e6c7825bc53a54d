#!/usr/bin/env node
// A player of mahjong for the protocol mjai. See mjai.js.
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { init, lists } from '../../games/mahjong/node.js'
import { VERSION } from '../../version.js'
import { createClient, serve } from './mjai.js'

const LEVELS = lists.levels.map(({ key }) => key)
const PRESETS = lists.presets.map(({ key }) => key)

const USAGE = `tefuda-mjai ${VERSION}: plays riichi mahjong by the protocol mjai, of four players or three

  tefuda-mjai                         answers the lines of stdin on stdout
  tefuda-mjai mjsonp://host:11600/room    plays on a server

  --name N     the player's name; default tefuda
  --level L    ${LEVELS.join(', ')}; default ${LEVELS[0]}
  --rules R    ${PRESETS.join(', ')};
               default tenhou, or tenhou-sanma where three play
  --seat S     0 to 3, where the server does not say it; default 0
  --help       show this
`

function readFlags() {
  const text = /** @type {const} */ ({ type: 'string' })
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: text, level: text, rules: text, seat: text, help: { type: 'boolean' } } })
  const level = LEVELS.find(key => key === (values.level ?? LEVELS[0]))
  if (!level) throw new Error(`--level must be one of ${LEVELS.join(', ')}, not ${values.level}`)
  const rules = PRESETS.find(key => key === values.rules)
  if (values.rules !== undefined && !rules) throw new Error(`--rules must be one of ${PRESETS.join(', ')}, not ${values.rules}`)
  if (!/^[0-3]$/.test(values.seat ?? '0')) throw new Error(`--seat must be 0 to 3, not ${values.seat}`)
  if (positionals.length > 1) throw new Error(`${positionals[1]}: only one server`)
  return { help: values.help, server: positionals[0], mind: { name: values.name, level, rules, seat: Number(values.seat ?? 0) } }
}

/** @param {string} server */
function address(server) {
  const url = URL.canParse(server) ? new URL(server) : undefined
  if (url?.protocol !== 'mjsonp:' || !url.hostname) throw new Error(`${server} must be like mjsonp://localhost:11600/default`)
  return { host: url.hostname, port: Number(url.port || 11600), room: url.pathname.slice(1) || 'default' }
}

async function main() {
  const { help, server, mind } = readFlags()
  if (help) return void process.stdout.write(USAGE)
  const at = server === undefined ? undefined : address(server)
  const mahjong = await init()
  const tell = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`)
  const client = createClient({ mahjong, ...mind, room: at?.room, tell })
  try {
    if (!at) return await serve(createInterface({ input: process.stdin }), line => void process.stdout.write(line), client)
    const socket = connect(at)
    socket.setNoDelay(true)
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', error => reject(new Error(`${at.host}, port ${at.port}: ${error.message || 'cannot be reached'}`)))
    })
    await serve(createInterface({ input: socket }), line => void socket.write(line), client)
    socket.end()
  } finally {
    mahjong.close()
    process.stdin.destroy() // it may stay open after the game
  }
}

main().catch(error => {
  console.error(error.message)
  process.exitCode = 2
})
