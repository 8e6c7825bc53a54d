// Puzzles of gomoku: the side to move wins by fours alone, and by one first move only. The positions come from games of
// two players of a low level, who do not see wins by fours.
import { first, has, inWords, level, measured, mixed } from './puzzle.js'

export const KIND = 'fours'
export const TITLE = ['Puzzles: win by fours', '問題：四追い']
const COLOURS = { o: ['Black', '黒'], x: ['White', '白'] }

export const question = ({ at: { turn, fours } }) => [
  `${COLOURS[turn][0]} to move wins with ${fours} fours in a row, each of which must be answered. Press the first.`,
  `${COLOURS[turn][1]}の手番。四の連続（${fours}回の四）で勝てます。最初の一手を押してください。`]

/** The number of rows and columns. */
export const SIZE = 15
const PLAYERS = 2 // their level
const LEAST = 8 // stones on the board at least
const MOST = 40 // and at most
const GAMES = 40 // games tried for a puzzle
const LOOK = 30 // positions that a search for a win may visit, apart from its search by fours
const DEEPEST = 9 // the most fours of a win that are tried
const TRIES = 3 // how often a level is asked

/** The strengths of the levels that are asked, from level 1. */
const STRENGTHS = [600, 1000, 1400, 1800]

/** @param {import('./puzzle.js').Ask} ask */
export const make = (ask, seed, lang) => first(seed, GAMES, seed => play(maker(ask, lang), seed))

/** The questions of a maker about a position, and by position whether the side to move is known to win by fours. */
function maker(ask, lang) {
  const search = ({ board, turn }, options) => ask('mnk', 'search', board, { k: 5, turn, lang, ...options })
  const look = iterations => at => search(at, { seed: 1, budget: { iterations } })
  return { lang, search, look: look(LOOK), glance: look(1), known: new Map() }
}

/** Plays one game and looks at each position for a puzzle. */
async function play(m, seed) {
  let at = { board: Array(SIZE).fill('.'.repeat(SIZE)).join('\n'), turn: 'o' }
  for (let n = 0; n < MOST; n++) {
    const made = await m.search(at, { level: PLAYERS, seed: mixed(seed, n) })
    const { over, promising } = hints(made)
    if (over) return null
    const puzzle = n >= LEAST && promising && await posed(m, at)
    if (puzzle) return puzzle
    at = after(at, made.square)
  }
  return null
}

/** The position after a stone of the side to move. */
function after({ board, turn }, [row, column]) {
  const at = row * (SIZE + 1) + column
  return { board: board.slice(0, at) + turn + board.slice(at + 1), turn: turn === 'o' ? 'x' : 'o' }
}

/** over: the side to move completes a line, so the game is decided. promising: it can make a four, and no move is forced or wins faster. */
function hints({ candidates }) {
  let promising = false
  for (const { reasons } of candidates) {
    if (has(reasons, 'completes-line')) return { over: true, promising: false }
    if (has(reasons, 'makes-open-four', 'double-threat', 'blocks-line')) return { over: false, promising: false }
    promising ||= has(reasons, 'makes-four')
  }
  return { over: false, promising }
}

/** A puzzle of a position, null if it makes none. */
async function posed(m, at) {
  const found = await m.look(at)
  const [{ reasons }] = found.candidates
  const win = reasons.find(({ code }) => code === 'forced-win-vcf')
  if (!win || !hints(found).promising) return null
  for (const { move, square, reasons } of found.candidates) {
    if (move !== found.best && has(reasons, 'makes-four') && await four(m, at, square, DEEPEST)) return null
  }
  const levels = []
  for (const [i, strength] of STRENGTHS.entries()) levels.push(await level(strength, TRIES, found.best, async n => (await m.search(at, { level: i + 1, seed: n })).best))
  return { best: found.best, line: win.line, why: inWords(reasons, m.lang), ...measured(levels), at: { ...at, fours: Math.floor(win.line.length / 2) + 1 } }
}

/** Whether the side to move wins by fours: every four is tried, and the engine says which squares make or stop one. */
async function wins(m, at, fours) {
  if (m.known.has(at.board)) return m.known.get(at.board)
  if (fours === 0) return false
  const { candidates } = await m.glance(at)
  if (candidates.some(({ reasons }) => has(reasons, 'completes-line'))) return true
  const blocks = candidates.filter(({ reasons }) => has(reasons, 'blocks-line'))
  let won = false
  for (const { square, reasons } of blocks.length > 1 ? [] : blocks.length === 1 ? blocks : candidates) {
    won = has(reasons, 'makes-open-four', 'double-threat') || has(reasons, 'makes-four') && await four(m, at, square, fours)
    if (won) break
  }
  m.known.set(at.board, won)
  return won
}

/** Whether the four on a square leads to a win: the other side can only stop it. */
async function four(m, at, square, fours) {
  const there = after(at, square)
  const reply = await m.glance(there)
  return !has(reply.candidates[0].reasons, 'completes-line') && wins(m, after(there, reply.square), fours - 1)
}
