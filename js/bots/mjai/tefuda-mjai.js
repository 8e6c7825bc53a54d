#!/usr/bin/env node
// A player of mahjong for the protocol mjai. See mjai.js.
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { init, lists } from '../../games/mahjong/node.js'
import { VERSION } from '../../version.js'
import { createClient, LEVEL, serve } from './mjai.js'
import { playOn } from './server.js'

const LEVELS = lists.levels.map(({ key }) => key)
const PRESETS = lists.presets.map(({ key }) => key)

const USAGE = `tefuda-mjai ${VERSION}: plays riichi mahjong by the protocol mjai, of four players or three

  tefuda-mjai [seat]                      answers the lines of stdin on stdout; the seat, 0 to 3,
                                          is where the server does not say it
  tefuda-mjai mjsonp://host:11600/room    plays on a server

  --name N     the player's name; default tefuda
  --level L    ${LEVELS.join(', ')}; default ${LEVEL}
  --rules R    ${PRESETS.join(', ')};
               default tenhou, or tenhou-sanma where three play
  --seat S     the seat, as above; default 0
  --time MS    milliseconds for an answer; default 1500
  --games N    games on a server, each by a connection of its own; default 1
  --retries N  how often it connects again in a row, after a lost connection or where the
               room is busy; default 8, after .5, 1, 2 … up to 30 seconds
  --help       show this
`

function readFlags() {
  const text = /** @type {const} */ ({ type: 'string' })
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: text, level: text, rules: text, seat: text, time: text, games: text, retries: text, help: { type: 'boolean' } } })
  const level = LEVELS.find(key => key === (values.level ?? LEVEL))
  if (!level) throw new Error(`--level must be one of ${LEVELS.join(', ')}, not ${values.level}`)
  const rules = PRESETS.find(key => key === values.rules)
  if (values.rules !== undefined && !rules) throw new Error(`--rules must be one of ${PRESETS.join(', ')}, not ${values.rules}`)
  if (positionals.length > 1) throw new Error(`${positionals[1]}: only one server or seat`)
  // Mortal and mjai.app start their players with the seat alone.
  const [server, only] = /^\d+$/.test(positionals[0] ?? '') ? [undefined, positionals[0]] : [positionals[0], undefined]
  /** @param {'seat' | 'time' | 'games' | 'retries'} name @param {number} low @param {number} high @param {number} usual */
  const number = (name, low, high, usual) => {
    const value = (name === 'seat' ? only : undefined) ?? values[name] ?? String(usual)
    if (!/^\d+$/.test(value) || Number(value) < low || Number(value) > high) throw new Error(`--${name} must be ${low} to ${high}, not ${value}`)
    return Number(value)
  }
  return {
    help: values.help, server, games: number('games', 1, 1_000_000, 1), retries: number('retries', 0, 1000, 8),
    mind: { name: values.name, level, rules, seat: number('seat', 0, 3, 0), time: number('time', 1, 3_600_000, 1500) },
  }
}

/** @param {string} server */
function address(server) {
  const url = URL.canParse(server) ? new URL(server) : undefined
  if (url?.protocol !== 'mjsonp:' || !url.hostname) throw new Error(`${server} must be like mjsonp://localhost:11600/default`)
  return { host: url.hostname, port: Number(url.port || 11600), room: url.pathname.slice(1) || 'default' }
}

async function main() {
  const { help, server, games, retries, mind } = readFlags()
  if (help) return void process.stdout.write(USAGE)
  const at = server === undefined ? undefined : address(server)
  const mahjong = await init()
  const tell = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`)
  const client = createClient({ mahjong, ...mind, room: at?.room, tell })
  try {
    if (!at) return void (await serve(createInterface({ input: process.stdin }), line => void process.stdout.write(line), client))
    await playOn(at, client, { games, retries, tell })
  } finally {
    mahjong.close()
    process.stdin.destroy() // it may stay open after the game
  }
}

main().catch(error => {
  console.error(error.message)
  process.exitCode = 2
})
