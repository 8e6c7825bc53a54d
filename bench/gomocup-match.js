// A manager of the Gomocup protocol, as small as an arena needs: programs as processes, and one game between two of them.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** What a program has to start and to answer START, which the protocol does not limit. */
const START_LIMIT = 60_000
/** The longest turn where only positions are counted. */
const UNTIMED = 600_000

/** A program that has been started; read gives its next answer, or undefined where it ends or is too late. */
function launch(command) {
  const child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'ignore'] })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const told = /^(MESSAGE|DEBUG)\b|^\s*$/
  const depths = []
  const answer = async () => {
    for (;;) {
      const { value, done } = await lines.next()
      const [, depth] = /^DEBUG depth (\d+)/.exec(value) ?? []
      if (depth) depths.push(Number(depth))
      if (done || !told.test(value)) return value
    }
  }
  const read = limit => {
    let timer
    const late = new Promise(resolve => (timer = setTimeout(resolve, limit, 'late')))
    return Promise.race([answer(), late]).finally(() => clearTimeout(timer))
  }
  const send = (...texts) => child.stdin.write(texts.map(text => `${text}\r\n`).join(''))
  const end = () => {
    send('END')
    setTimeout(() => child.kill(), 1000).unref()
    child.stdin.end()
  }
  return { read, send, end, depths }
}

/** Starts a player for a game, with its limits. */
async function enter({ command, ms, patience = 1 }, size) {
  const program = launch(command)
  program.send(`START ${size}`)
  const answer = await program.read(START_LIMIT)
  if (!/^OK/i.test(answer ?? '')) throw new Error(`${command.join(' ')} answers START ${size} with ${answer}`)
  program.send('INFO rule 0', 'INFO game_type 1', 'INFO max_memory 0')
  // A player that counts positions is told of no time, so that its games are the same on every machine.
  if (ms) program.send(`INFO timeout_turn ${ms}`, 'INFO timeout_match 0', 'INFO time_left 2147483647')
  return { ...program, limit: ms * patience || UNTIMED, slowest: 0 }
}

/** The stones of a game as BOARD has them for a side. */
const boardFor = (moves, side) => ['BOARD', ...moves.map(([r, c], i) => `${c},${r},${i % 2 === side ? 1 : 2}`), 'DONE']

/** One move of a player: a square, or what is wrong. */
async function ask(player, lines) {
  const begin = performance.now()
  player.send(...lines)
  const answer = await player.read(player.limit)
  player.slowest = Math.max(player.slowest, Math.round(performance.now() - begin))
  if (answer === 'late') return { fault: 'time' }
  if (answer === undefined) return { fault: 'crash' }
  const [, x, y] = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(answer) ?? []
  return x === undefined ? { fault: 'illegal' } : { move: [Number(y), Number(x)] }
}

/**
 * Plays a game of gomoku from an opening.
 * @param {import('../js/games/mnk/types.js').Mnk} mnk the referee
 * @param {{ command: string[], ms?: number, patience?: number }[]} players the first has the stones that begin
 * @param {number} size
 * @param {[row: number, column: number][]} opening
 * @returns {Promise<{ winner: 0 | 1 | null, end: string, moves: string, slowest: number[], depth: number[] }>} end: five, full, or by what
 *   the game was lost: illegal, time, crash
 */
export async function playGame(mnk, players, size, opening) {
  const entered = []
  try {
    for (const player of players) entered.push(await enter(player, size))
    return { ...(await moveByMove(mnk, entered, size, opening)), slowest: entered.map(({ slowest }) => slowest), depth: entered.map(({ depths }) => mean(depths)) }
  } finally {
    for (const { end } of entered) end()
  }
}

const mean = all => all.reduce((a, b) => a + b, 0) / (all.length || 1)

async function moveByMove(mnk, players, size, opening) {
  const moves = [...opening]
  const result = (winner, end) => ({ winner, end, moves: moves.map(([r, c]) => `${c},${r}`).join(' ') })
  let table = tableOf(mnk, size, opening)
  while (!table.over) {
    const side = moves.length % 2
    const first = moves.length - opening.length < 2
    const { move, fault } = await ask(players[side], first ? boardFor(moves, side) : [`TURN ${moves.at(-1)[1]},${moves.at(-1)[0]}`])
    if (fault) return result(1 - side, fault)
    try {
      table = mnk.apply(table, { move: placeOf(move, size) })
    } catch {
      return result(1 - side, 'illegal')
    }
    moves.push(move)
  }
  const { winner } = table.result
  return winner ? result('ox'.indexOf(winner), 'five') : result(null, 'full')
}

const placeOf = ([r, c], size) => 'abcdefghijklmnopqrst'[c] + (size - r)

/** The game after some moves. */
const tableOf = (mnk, size, moves) =>
  moves.reduce((table, move) => mnk.apply(table, { move: placeOf(move, size) }), mnk.deal({ columns: size, rows: size }, { seed: 0 }))

const STONES = 6
const SIDE = 7
// How far an opening is looked into, and the score up to which it is even: with a single short look, most of the openings
// decided their games whoever had which side.
const LOOKS = [1000, 4000, 16_000, 64_000]
const EVEN = 20

const isEven = (mnk, board) => LOOKS.every(iterations => {
  const { score, outcome } = mnk.search(board, { budget: { iterations } })
  return outcome === null && Math.abs(score) <= EVEN
})

/**
 * An opening of six stones in the middle seven squares of the board either way, even at every look.
 * @param {import('../js/games/mnk/types.js').Mnk} mnk
 * @param {(below: number) => number} random
 */
export function evenOpening(mnk, random, size) {
  const from = (size - SIDE) >> 1
  for (;;) {
    const squares = new Map()
    while (squares.size < STONES) {
      const square = [from + random(SIDE), from + random(SIDE)]
      squares.set(String(square), square)
    }
    const opening = [...squares.values()]
    if (isEven(mnk, tableOf(mnk, size, opening).board)) return opening
  }
}
