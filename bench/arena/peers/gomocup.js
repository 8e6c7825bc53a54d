// A program of the Gomocup protocol: `gomocup:COMMAND`, or `gomocup:turn=300 COMMAND` for 300 milliseconds a turn. Without turn= it
// sends no time. This is for programs that count positions, whose games are then the same on every machine.
import { Fault } from '../players.js'
import { launch, settingsOf } from './program.js'

/** Milliseconds that a program has to start, which the protocol does not limit, and for a turn without a limit of time. */
const START_LIMIT = 60_000
const UNTIMED = 600_000
const RULES = { free: 0, exact: 1, renju: 4, caro: 8 }
const LETTERS = 'abcdefghijklmnopqrst'

const stones = board => board.split('\n').flatMap((row, y) => [...row].flatMap((stone, x) => (stone === '.' ? [] : [{ x, y, stone }])))

export function open({ game, argument }) {
  if (game !== 'mnk') throw new Error(`gomocup: plays mnk, not ${game}`)
  const { turn, command } = settingsOf(argument, { turn: 0 })
  let program, last
  const player = {
    begin() {
      program?.send('END')
      program?.close()
      program = last = undefined
    },
    async choose(view) {
      const { board, turn: own, rules: { columns, rows, rule } } = view
      if (!program) {
        program = launch(command, /^(MESSAGE|DEBUG)\b|^\s*$/)
        const size = columns === rows ? `START ${columns}` : `RECTSTART ${columns},${rows}`
        const answer = await program.ask(START_LIMIT, size).catch(error => error.message)
        if (!/^OK/i.test(answer)) throw new Error(`${command} answers ${size} with ${answer}`)
        program.send(`INFO rule ${RULES[rule]}`, 'INFO game_type 1', 'INFO max_memory 0')
        if (Number(turn)) program.send(`INFO timeout_turn ${turn}`, 'INFO timeout_match 0', 'INFO time_left 2147483647')
      }
      const added = stones(board).filter(({ x, y }) => last?.[y * (columns + 1) + x] === '.')
      const lines = last && added.length === 1 ? added.map(({ x, y }) => `TURN ${x},${y}`)
        : ['BOARD', ...stones(board).map(({ x, y, stone }) => `${x},${y},${stone === own ? 1 : 2}`), 'DONE']
      const answer = await program.ask(Number(turn) || UNTIMED, ...lines)
      const [, x, y] = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(answer)?.map(Number) ?? []
      if (!(x < columns && y < rows)) throw new Fault(`illegal: ${answer}`)
      const at = y * (columns + 1) + x
      last = board.slice(0, at) + own + board.slice(at + 1)
      return { move: LETTERS[x] + (rows - y) }
    },
    close: () => player.begin(),
  }
  return player
}
