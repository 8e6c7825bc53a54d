/**
 * A brain for the Gomocup protocol, which managers of gomoku tournaments speak through pipes: "Gomoku AI protocol",
 * https://plastovicka.github.io/protocl2en.htm. This file handles the commands; tefuda-gomoku.js passes it lines.
 *
 * START, RECTSTART, RESTART, BOARD, SWAP2BOARD and END stop a running search. INFO and ABOUT are handled while it runs. All
 * other commands wait for its move.
 */
import { emptyBoard, isBehind, isEmpty, named, numbers, placeOf, printable, put, readPlace, Refusal, rowsOf, shown, swapped, unnamed } from './board.js'
import { createThinker, STOPPED, TWO_MORE } from './think.js'
import { VERSION } from '../../version.js'

const ABOUT = `name="tefuda", version="${VERSION}", author="The tefuda authors", country="Japan", www="https://github.com/tefuda/tefuda"`

/** The values of INFO rule, sums of bits, that this brain can play. @type {Record<number, import('../../games/mnk/types.js').MnkRule>} */
const RULES = { 0: 'free', 1: 'exact', 4: 'renju', 8: 'caro', 9: 'caro-exact' }
/** Bits that it cannot play, with their names. @type {[bits: number, name: string][]} */
const OTHER_RULES = [[2, 'continuous games'], [12, 'renju and caro at once'], [5, 'renju with exactly five']]

const LIMITS = ['timeout_turn', 'timeout_match', 'time_left', 'max_memory', 'rule']

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./think.js').Mind & {
 *   write: (line: string) => void,
 *   end: () => void,
 *   memory?: () => number,
 * }} Surroundings write gets the answers; end is called for END; memory returns the bytes that the process uses
 *
 * @typedef {{ kind: 'BOARD' | 'SWAP2BOARD', lines: string[] }} Block the lines since BOARD
 */

/**
 * @param {Surroundings} surroundings
 * @returns {{ line: (text: string) => void, settled: () => Promise<void> }} line takes a line from the manager; settled
 *   resolves when all answers so far are sent
 */
export function createBrain({ write, end, memory, ...mind }) {
  const thinker = createThinker(mind, text => write(`DEBUG ${text}`))
  /** @type {Board | undefined} */
  let board
  /** @type {Block | undefined} */
  let block
  /** @type {Record<string, number>} */
  let info = {}
  /** @type {Map<string, string>} */
  const faults = new Map()
  let warned = false
  let ended = false
  let jobs = Promise.resolve()
  // Grows when a search is stopped. Jobs of an earlier era do nothing.
  let era = 0

  const stop = () => {
    era++
    block = undefined
    thinker.stop()
  }

  /** Runs a command, and answers ERROR if it is refused. @param {() => void} command */
  const guarded = command => {
    try {
      command()
    } catch (error) {
      write(`ERROR ${/** @type {Error} */ (error).message}`)
    }
  }

  /** Runs a job after all earlier ones. @param {() => void | Promise<void>} job */
  const later = job => {
    const mine = era
    jobs = jobs.then(async () => {
      try {
        if (mine === era) await job()
      } catch (error) {
        if (mine === era && error !== STOPPED) write(`ERROR ${/** @type {Error} */ (error).message}`)
      }
    })
  }

  /** @param {number} columns @param {number} rows */
  const begin = (columns, rows) => {
    stop()
    board = undefined
    board = emptyBoard(columns, rows)
    thinker.newMatch()
    delete info.time_left
    write('OK')
  }

  /** @returns {Board} */
  const current = () => {
    if (board) return board
    throw new Refusal('there is no board: START comes first')
  }

  /** Refuses INFO values that this brain cannot follow. */
  const checkInfo = () => {
    for (const fault of faults.values()) throw new Refusal(fault)
    const { rule = 0, max_memory: most = 0 } = info
    for (const [bits, name] of OTHER_RULES) if ((rule & bits) === bits) throw new Refusal(`unsupported rule ${rule}: no ${name}`)
    if (!RULES[rule]) throw new Refusal(`unsupported rule ${rule}`)
    const size = memory?.() ?? 0
    if (most > 0 && size > most && !warned) write(`MESSAGE takes ${size} bytes of memory, more than max_memory ${most}`)
    warned ||= most > 0
  }

  /** Makes the brain's move. @param {Board} position @param {number} [from] when the turn began */
  const move = async (position, from) => {
    checkInfo()
    const mine = era
    const rule = RULES[info.rule ?? 0]
    // Black begins in renju: the side to move is white if it has fewer stones.
    const white = rule === 'renju' && isBehind(position)
    const thought = await thinker.think(rowsOf(white ? swapped(position) : position), { rule, turn: white ? 'x' : 'o' }, info, from)
    if (mine !== era) throw STOPPED
    const place = placeOf(thought.square)
    board = put(position, place, 'o')
    write(shown(place))
  }

  /** @param {string[]} lines */
  const readBoard = lines => {
    let next = emptyBoard(current().columns, current().rows)
    for (const line of lines) {
      const [x, y, field] = numbers(line, 3, 'X,Y,field')
      // In renju field 3 marks forbidden squares. The engine finds them itself.
      if (field === 3 && RULES[info.rule] === 'renju') continue
      if (field === 3) throw new Refusal('unsupported field 3: no continuous games')
      if (field !== 1 && field !== 2) throw new Refusal(`field must be 1 or 2, not ${field}`)
      next = put(next, { x, y }, field === 1 ? 'o' : 'x')
    }
    return next
  }

  /**
   * Answers SWAP2BOARD of Gomocup's experimental tournament
   * (https://gomocup.org/news/experimental-tournament-update-2020/) as the engine plays swap2: it places three stones, or two more,
   * or takes a colour. White is to move then: SWAP is the answer of black.
   * @param {string[]} lines
   */
  const swap2 = async lines => {
    const { columns, rows } = current()
    if (lines.length !== 0 && lines.length !== 3 && lines.length !== 5) throw new Refusal(`SWAP2BOARD takes 0, 3 or 5 stones, not ${lines.length}`)
    const from = thinker.now()
    let next = emptyBoard(columns, rows)
    let placed = 0
    const place = (/** @type {import('./board.js').Place} */ at) => (next = put(next, at, placed++ % 2 ? 'x' : 'o'))
    const moves = lines.map(readPlace).map(at => named(place(at), at))
    if (lines.length === 5) moves.splice(3, 0, TWO_MORE)
    checkInfo()
    const mine = era
    const { best, stones } = await thinker.open({ columns, rows, rule: RULES[info.rule ?? 0] }, moves, info, from)
    if (mine !== era) throw STOPPED
    const places = stones.map(name => unnamed(next, name))
    if (best === (lines.length === 3 ? 'stay' : 'swap')) return move(swapped(next), from)
    // Black is the brain's now. After stones it is if a move of white's comes back.
    places.forEach(place)
    board = next
    write(places.map(shown).join(' ') || 'SWAP')
  }

  /** @type {Record<string, (rest: string) => void>} */
  const commands = {
    START(rest) {
      const [size] = numbers(rest, 1, 'a size')
      begin(size, size)
    },
    RECTSTART(rest) {
      const [columns, rows] = numbers(rest, 2, 'width,height')
      begin(columns, rows)
    },
    RESTART() {
      begin(current().columns, current().rows)
    },
    BEGIN() {
      later(() => {
        if (!isEmpty(current())) throw new Refusal('BEGIN is for an empty board')
        return move(current())
      })
    },
    TURN: rest => later(() => move(put(current(), readPlace(rest), 'x'))),
    PLAY(rest) {
      later(() => {
        board = put(current(), readPlace(rest), 'o')
        write(shown(readPlace(rest)))
      })
    },
    TAKEBACK(rest) {
      later(() => {
        board = put(current(), readPlace(rest), '.')
        write('OK')
      })
    },
    BOARD() {
      stop()
      block = { kind: 'BOARD', lines: [] }
    },
    SWAP2BOARD() {
      stop()
      block = { kind: 'SWAP2BOARD', lines: [] }
    },
    DONE() {
      if (!block) throw new Refusal('DONE without BOARD')
      const { kind, lines } = block
      block = undefined
      later(() => (kind === 'BOARD' ? move(readBoard(lines)) : swap2(lines)))
    },
    INFO(rest) {
      const [, key, value] = /^(\S*)\s*(.*)$/.exec(rest) ?? []
      const name = key.toLowerCase()
      if (!LIMITS.includes(name)) return
      faults.delete(name)
      if (!value || !Number.isFinite(Number(value))) faults.set(name, `INFO ${name} must be a number, not "${printable(value)}"`)
      else info = { ...info, [name]: Number(value) }
      if (name === 'time_left') thinker.timeTold()
    },
    ABOUT: () => write(ABOUT),
    END() {
      stop()
      ended = true
      end()
    },
  }

  const line = (/** @type {string} */ text) => {
    const [, word, rest] = /^(\S*)\s*([^]*)$/.exec(text.trim()) ?? []
    if (!word || ended) return
    const command = Object.hasOwn(commands, word.toUpperCase()) && commands[word.toUpperCase()]
    if (command) guarded(() => command(rest))
    // A board has fewer lines than that. Faults in them are reported at DONE.
    else if (block) block.lines.length <= 400 && block.lines.push(text.trim())
    else write(`UNKNOWN ${printable(word)}`)
  }

  return { line, settled: () => jobs }
}
