/**
 * A brain for the Gomocup protocol, which managers of gomoku tournaments speak through pipes: "Gomoku AI protocol",
 * https://plastovicka.github.io/protocl2en.htm, and for what the board program of Yixin adds to it: commands that begin with YX,
 * as https://github.com/accreator/Yixin-Board sends them and https://github.com/dhbloo/rapfi answers them. This file handles the
 * commands; tefuda-gomoku.js passes it lines.
 *
 * START, RECTSTART, RESTART, BOARD, YXBOARD, SWAP2BOARD and END stop a running search. YXSTOP makes it play the best move found so
 * far. INFO and ABOUT are handled while it runs. All other commands wait for its move.
 */
import { emptyBoard, isBehind, isEmpty, isPass, named, numbers, pass, placeOf, printable, put, readPlace, Refusal, rowsOf, shown, swapped, unnamed } from './board.js'
import { forbidden, reported } from './report.js'
import { createThinker, STOPPED, TWO_MORE } from './think.js'
import { VERSION } from '../../version.js'

const ABOUT = `name="tefuda", version="${VERSION}", author="The tefuda authors", country="Japan", www="https://github.com/tefuda/tefuda"`

/** The values of INFO rule, sums of bits, that this brain can play. @type {Record<number, import('../../games/mnk/types.js').MnkRule>} */
const RULES = { 0: 'free', 1: 'exact', 4: 'renju', 8: 'caro', 9: 'caro-exact' }
/** The rules by their numbers in Yixin's board program, where some differ. That program handles swaps itself. @type {typeof RULES} */
const YIXIN_RULES = { ...RULES, 2: 'renju', 5: 'free', 6: 'free' }
/** The bit for games that go on after a five. The brain plays such a game up to its first five. */
const CONTINUOUS = 2
/** Bits that it cannot play, with their names. @type {[bits: number, name: string][]} */
const OTHER_RULES = [[12, 'renju and caro at once'], [5, 'renju with exactly five']]

const LIMITS = ['timeout_turn', 'timeout_match', 'time_left', 'max_memory', 'rule', 'max_node', 'max_depth', 'show_detail']

/** Yixin's commands that the brain does not know and that lines up to DONE follow: of a database, of paths, of openings. */
const WITH_LINES = /^YX((QUERY|EDIT|DELETE)[A-Z]*DATABASE[A-Z]*|BLOCKPATH(UNDO)?|SOOSORVSTEP\d)$/
/** Yixin's commands that the brain does not know and that the name of a file follows, on the same line or the next. */
const WITH_FILE = /^YX(HASHDUMP|HASHLOAD|SETDATABASE|DBTO[A-Z]+|[A-Z]+TODB|DBSPLIT|DBMERGE)$/

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./think.js').Mind & {
 *   write: (line: string) => void,
 *   end: () => void,
 *   memory?: () => number,
 *   legal: import('../../types.js').Tefuda['mnk']['legal'],
 * }} Surroundings write gets the answers; end is called for END; memory returns the bytes that the process uses; legal finds the
 * squares that renju forbids
 *
 * @typedef {{ done?: (lines: string[]) => void | Promise<void>, lines: string[] }} Block the lines since a command like BOARD,
 * and what is to be done with them
 */

/**
 * @param {Surroundings} surroundings
 * @returns {{ line: (text: string) => void, settled: () => Promise<void> }} line takes a line from the manager; settled
 *   resolves when all answers so far are sent
 */
export function createBrain({ write, end, memory, legal, ...mind }) {
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
  // Whether the manager has sent a command of Yixin's.
  let yixin = false
  // Whether the next line is the name of a file.
  let fileFollows = false
  /** Squares that are not to be played, in the protocol's notation. @type {Set<string>} */
  const blocked = new Set()
  /** The stones of the last block, in its order. @type {import('./board.js').Place[]} */
  let order = []
  let waiting = 0
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
    waiting++
    jobs = jobs.then(async () => {
      try {
        if (mine === era) await job()
      } catch (error) {
        if (mine === era && error !== STOPPED) write(`ERROR ${/** @type {Error} */ (error).message}`)
      }
      if (!--waiting) thinker.hurry(false)
    })
  }

  /** @param {number} columns @param {number} rows */
  const begin = (columns, rows) => {
    stop()
    board = undefined
    board = emptyBoard(columns, rows)
    blocked.clear()
    thinker.newMatch()
    delete info.time_left
    write('OK')
  }

  /** @returns {Board} */
  const current = () => {
    if (board) return board
    throw new Refusal('there is no board: START comes first')
  }

  /** The rule that is played; undefined for a rule that the brain does not know. */
  const rule = () => {
    const { rule: number = 0 } = info
    return yixin ? YIXIN_RULES[number] : RULES[number & ~CONTINUOUS]
  }

  /** The rows for the engine, and the side to move. In renju a brain that has moved less often is white. @param {Board} position */
  const asked = position => {
    const white = rule() === 'renju' && isBehind(position)
    return { rows: rowsOf(white ? swapped(position) : position), game: { rule: rule(), turn: /** @type {'o' | 'x'} */ (white ? 'x' : 'o') } }
  }

  /** Refuses INFO values that this brain cannot follow. */
  const checkInfo = () => {
    for (const fault of faults.values()) throw new Refusal(fault)
    const { rule: number = 0, max_memory: most = 0 } = info
    if (!rule()) {
      const [, name] = OTHER_RULES.find(([bits]) => (number & bits) === bits) ?? []
      throw new Refusal(`unsupported rule ${number}${name ? `: no ${name}` : ''}`)
    }
    const size = memory?.() ?? 0
    if (most > 0 && size > most && !warned) write(`MESSAGE takes ${size} bytes of memory, more than max_memory ${most}`)
    warned ||= most > 0
  }

  /**
   * Makes the brain's move.
   * @param {Board} position
   * @param {number} [from] when the turn began
   * @param {number} [lines] how many of the best moves to tell about
   */
  const move = async (position, from, lines) => {
    checkInfo()
    const mine = era
    const { rows, game } = asked(position)
    const { show_detail: detail = 0 } = info
    const report = (/** @type {import('./report.js').Report} */ ...[found, ms, positions]) => {
      if (mine === era) for (const text of reported(position, found, ms, positions, detail)) write(text)
    }
    const thought = await thinker.think(rows, game, info, {
      from, lines, blocked: square => blocked.has(shown(placeOf(square))), report: yixin || detail ? report : undefined,
    })
    if (mine !== era) throw STOPPED
    const place = placeOf(thought.square)
    board = put(position, place, 'o')
    write(shown(place))
  }

  /** @param {string[]} lines */
  const readBoard = lines => {
    let next = emptyBoard(current().columns, current().rows)
    const places = []
    for (const line of lines) {
      const [x, y, field] = numbers(line, 3, 'X,Y,field')
      // In renju field 3 marks forbidden squares. The engine finds them itself.
      if (field === 3 && rule() === 'renju') continue
      if (field === 3) throw new Refusal('unsupported field 3: a continuous game is played up to its first five')
      if (field !== 1 && field !== 2) throw new Refusal(`field must be 1 or 2, not ${field}`)
      const side = field === 1 ? 'o' : 'x'
      if (isPass({ x, y })) next = pass(next, side)
      else next = put(next, { x, y }, side)
      places.push({ x, y })
    }
    order = places
    return next
  }

  /** Begins a block of lines up to DONE. @param {(lines: string[]) => void | Promise<void>} done */
  const begins = done => {
    stop()
    block = { done, lines: [] }
  }

  /** Answers with stones that leave the game even, its own and the opponent's in turn. @param {number} stones @param {string} rest */
  const balance = (stones, rest) => later(async () => {
    const position = current()
    checkInfo()
    if (Number(rest)) write(`MESSAGE the bias ${printable(rest)} is taken as 0`)
    const mine = era
    const { rows, game } = asked(position)
    const places = (await thinker.even(rows, game, stones, info)).map(placeOf)
    if (mine !== era) throw STOPPED
    board = places.reduce((next, place, i) => put(next, place, i % 2 ? 'x' : 'o'), position)
    write(places.map(shown).join(' '))
  })

  /**
   * Plays swap2 by the engine's choice: it places three stones, or two more, or takes a colour. White is to move after that, so it
   * answers with a move if it takes white and with SWAP if it takes black. This is SWAP2BOARD of Gomocup's experimental tournament
   * (https://gomocup.org/news/experimental-tournament-update-2020/).
   * @param {import('./board.js').Place[]} placed
   * @returns {Promise<{ moves?: Board, swaps: boolean, places: import('./board.js').Place[] }>} moves: the board where white is the
   *   brain's
   */
  const swap2 = async (placed, from = thinker.now()) => {
    const { columns, rows } = current()
    if (placed.length !== 0 && placed.length !== 3 && placed.length !== 5) throw new Refusal(`SWAP2BOARD takes 0, 3 or 5 stones, not ${placed.length}`)
    let next = emptyBoard(columns, rows)
    let count = 0
    const place = (/** @type {import('./board.js').Place} */ at) => (next = put(next, at, count++ % 2 ? 'x' : 'o'))
    const moves = placed.map(at => named(place(at), at))
    if (placed.length === 5) moves.splice(3, 0, TWO_MORE)
    checkInfo()
    const mine = era
    const { best, stones } = await thinker.open({ columns, rows, rule: rule() }, moves, info, from)
    if (mine !== era) throw STOPPED
    const places = stones.map(name => unnamed(next, name))
    if (best === (placed.length === 3 ? 'stay' : 'swap')) return { moves: swapped(next), swaps: false, places: [] }
    // The brain has black now or, if it has placed stones, has it once the opponent answers with a white move.
    places.forEach(place)
    board = next
    return { swaps: !places.length, places }
  }

  /** The same for Yixin's board program, which asks for each step and then for the move. */
  const swap2Step = () => later(async () => {
    const placed = order
    const { moves, swaps, places } = await swap2(placed)
    if (moves) board = moves
    places.forEach(({ x, y }, i) => write(`MESSAGE SWAP2 MOVE${placed.length + 1 + i} ${x} ${y}`))
    if (!places.length) write(`MESSAGE SWAP2 SWAP${placed.length === 3 ? 1 : 2} ${swaps ? 'YES' : 'NO'}`)
  })

  /** @type {Record<string, (rest: string) => void>} */
  const commands = {
    START(rest) {
      // Yixin's board program sends the size twice.
      if (/^\d+\s+\d+$/.test(rest)) {
        yixin = true
        const [columns, rows] = rest.split(/\s+/).map(Number)
        return begin(columns, rows)
      }
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
    TURN: rest => later(() => {
      const place = readPlace(rest)
      return move(yixin && isPass(place) ? pass(current(), 'x') : put(current(), place, 'x'))
    }),
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
    BOARD: () => begins(lines => move(readBoard(lines))),
    SWAP2BOARD: () => begins(async lines => {
      const from = thinker.now()
      const { moves, swaps, places } = await swap2(lines.map(readPlace), from)
      if (moves) return move(moves, from)
      write(swaps ? 'SWAP' : places.map(shown).join(' '))
    }),
    DONE() {
      if (!block) throw new Refusal('DONE without BOARD')
      const { done, lines } = block
      block = undefined
      if (done) later(() => done(lines))
    },
    YXBOARD: () => begins(lines => void (board = readBoard(lines))),
    YXNBEST: rest => later(() => {
      const [lines] = numbers(rest, 1, 'a number of moves')
      return move(current(), undefined, Math.max(1, lines))
    }),
    YXSTOP() {
      if (waiting) thinker.hurry(true)
    },
    STOP: () => commands.YXSTOP(''),
    YXSHOWFORBID() {
      later(async () => {
        const { rows, game } = asked(current())
        const none = game.rule !== 'renju' || game.turn === 'x'
        write(forbidden(none ? [] : (await legal({ rules: { board: rows, k: 5, rule: 'renju', turn: 'o' } })).forbidden.map(({ square }) => square)))
      })
    },
    YXBLOCK: () => begins(lines => lines.map(readPlace).forEach(place => blocked.add(shown(place)))),
    YXBLOCKUNDO: () => begins(lines => lines.map(readPlace).forEach(place => blocked.delete(shown(place)))),
    YXBLOCKRESET: () => later(() => blocked.clear()),
    YXHASHCLEAR() {
      later(() => {
        thinker.forget()
        write('MESSAGE the positions of earlier searches are forgotten')
      })
    },
    YXSHOWHASHUSAGE: () => write('MESSAGE the engine does not tell how many positions it remembers'),
    YXSHOWINFO() {
      for (const text of [`tefuda ${VERSION}`, 'INFO MAX_THREAD_NUM 1']) write(`MESSAGE ${text}`)
    },
    YXBALANCEONE: rest => balance(1, rest),
    YXBALANCETWO: rest => balance(2, rest),
    YXSWAP2STEP1() {
      order = []
      swap2Step()
    },
    YXSWAP2STEP2: () => swap2Step(),
    YXSWAP2STEP3: () => swap2Step(),
    INFO(rest) {
      const [, key, value] = /^(\S*)\s*(.*)$/.exec(rest) ?? []
      const name = key.toLowerCase()
      if (!LIMITS.includes(name)) return
      faults.delete(name)
      if (!value || !Number.isFinite(Number(value))) faults.set(name, `INFO ${name} must be a number, not "${printable(value)}"`)
      else info = { ...info, [name]: Number(value) }
      if (name === 'time_left') thinker.timeTold()
      yixin ||= name === 'show_detail'
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
    if (fileFollows) return void (fileFollows = false)
    const name = word.toUpperCase()
    const command = Object.hasOwn(commands, name) && commands[name]
    yixin ||= name.startsWith('YX')
    if (command) return guarded(() => command(rest))
    // A board has fewer lines than that. Faults in them are reported at DONE.
    if (block && !name.startsWith('YX')) return void (block.lines.length <= 625 && block.lines.push(text.trim()))
    write(`UNKNOWN ${printable(word)}`)
    if (WITH_LINES.test(name)) block = { lines: [] }
    fileFollows = WITH_FILE.test(name) && !rest
  }

  return { line, settled: () => jobs }
}
