// The games that ended in this room, or were imported: kept on the device, and found by position, however the board is
// turned. A game is stored as the state of a link to it, like the room's game.
import { dayOf } from '../../shell/record/daily.js'
import { keep, open } from '../../shell/record/sealed.js'

const NAME = 'games-boards'

/** The most games that are kept, and the most letters of their text in all. */
export const MOST = 1000
export const LETTERS = 400_000

/**
 * A kept game. `result` is the colour that won, '=' for a draw, '?' where it is not known; `mine` the colour that the reader
 * had, 'both', or '' for an imported game.
 * @typedef {{ day: number, result: 'o' | 'x' | '=' | '?', mine: string, state: string }} Kept
 */

/** @typedef {[row: number, column: number]} Square */

/** The kept games, the oldest first, and whether the stored text was damaged. */
export function kept() {
  const { text, damaged } = open(NAME)
  const games = text.split('\n').filter(Boolean).map(line => {
    const [day, result, mine, state = ''] = line.split('\t')
    return /** @type {Kept} */ ({ day: Number(day) || 0, result, mine, state })
  })
  return { games, damaged }
}

const lineOf = ({ day, result, mine, state }) => [day, result, mine, state].join('\t')

/** The part of a game's state that says what was played. */
const played = state => {
  const of = new URLSearchParams(state)
  return ['g', 'rule', 'turn', 'from', 'opening', 'moves'].map(name => of.get(name) ?? '').join('&')
}

/**
 * The games with more added, within the bounds. One of the reader's own games replaces older games: first imported ones, the
 * oldest first, then the reader's oldest. An imported game replaces none. A game that is there already is not added.
 * @param {Kept[]} games @param {Kept[]} more
 */
export function added(games, more) {
  const all = [...games]
  const seen = new Set(all.map(({ state }) => played(state)))
  let letters = all.reduce((sum, game) => sum + lineOf(game).length + 1, 0)
  let taken = 0
  for (const game of more) {
    const long = lineOf(game).length + 1
    const key = played(game.state)
    if (seen.has(key) || long > LETTERS) continue
    while (game.mine && (all.length >= MOST || letters + long > LETTERS)) {
      const [gone] = all.splice(Math.max(all.findIndex(({ mine }) => !mine), 0), 1)
      seen.delete(played(gone.state))
      letters -= lineOf(gone).length + 1
    }
    if (all.length >= MOST || letters + long > LETTERS) continue
    all.push(game)
    seen.add(key)
    letters += long
    taken++
  }
  return { games: all, taken }
}

/** Keeps games. Returns how many were new and had room, or the reason of a failure. */
export function take(more) {
  const { games, taken } = added(kept().games, more)
  return { taken, failed: keep(NAME, games.map(lineOf).join('\n')) }
}

/** Keeps a game that has ended: what `keepGame` of kept.js calls. */
export const ended = (result, mine, state, day = dayOf()) => take([{ day, result: result || '=', mine: mine || 'both', state }])

/** Forgets all games, or only the imported ones. */
export const forget = (imported = false) => keep(NAME, imported ? kept().games.filter(({ mine }) => mine).map(lineOf).join('\n') : '')

/** The first game and each variation of what importGame gives, as games to keep. @returns {Kept[]} */
export function importedOf({ rules, moves, variations = [], result }, day = dayOf()) {
  const start = new URLSearchParams({ g: `${rules.columns}x${rules.rows}x${rules.k}` })
  if (rules.rule !== 'free') start.set('rule', rules.rule)
  if (rules.opening && rules.opening !== 'none') start.set('opening', rules.opening)
  if (rules.turn !== 'o') start.set('turn', rules.turn)
  const from = /[ox]/.test(rules.board) ? `&from=${rules.board.replaceAll('\n', '/')}` : ''
  const lines = [moves.map(({ move }) => move)]
  for (const { of, at, moves } of variations) lines.push([...lines[of === null ? 0 : of + 1].slice(0, at), ...moves])
  const won = result ? result.winner ?? '=' : '?'
  return lines.map((line, i) => {
    // In this room every turn places a stone, so moves from a pass on are left out. The result says who gave up.
    const passes = line.findIndex(move => move === 'pass')
    const stones = (passes < 0 ? line : line.slice(0, passes)).filter(move => !/^(?:resign|time|draw)$/.test(move))
    return { day, result: i ? '?' : won, mine: '', state: `${start}${from}&you=both&moves=${stones.map(move => move.replaceAll(' ', '-')).join('.')}` }
  }).filter(({ state }) => !state.endsWith('&moves='))
}

/** Keeps what importGame gives, for a text that the reader opens: what `keepGame` of kept.js calls. */
export const opened = table => take(importedOf(table))

/**
 * A game's start and its stones in order, from its state. Other moves, such as a swap, are left out. `made` is the number of moves up to
 * and with the stone.
 * @param {string} state
 */
export function read(state) {
  const of = new URLSearchParams(state)
  const [columns, rows, row] = (of.get('g') ?? '').split('x').map(Number)
  const from = of.get('from')?.split('/') ?? []
  const stones = [...from.join('')].map((stone, i) => ({ stone, at: /** @type {Square} */ ([Math.floor(i / columns), i % columns]) })).filter(({ stone }) => stone !== '.')
  const first = of.get('turn') || (stones.filter(({ stone }) => stone === 'o').length > stones.filter(({ stone }) => stone === 'x').length ? 'x' : 'o')
  const moves = (of.get('moves') ?? '').split('.').map((text, i) => ({ square: squareOf(text, rows), made: i + 1 })).filter(({ square }) => square)
  return { columns, rows, k: row || Math.min(5, Math.max(columns, rows)), rule: of.get('rule') || 'free', stones, first, moves: /** @type {{ square: Square, made: number }[]} */ (moves) }
}

/** A square by row and column ('7,7') or as players call it ('h8'). @returns {Square | undefined} */
function squareOf(text, rows) {
  const [, row, column] = /^(\d+),(\d+)$/.exec(text) ?? []
  if (row) return [Number(row), Number(column)]
  const [, letter, number] = /^([a-y])(\d+)$/.exec(text) ?? []
  return letter ? [rows - Number(number), letter.charCodeAt(0) - 97] : undefined
}

/** A position of the analysis, from its state: 'b=.../.o./...&k=3'. */
export function positionOf(state) {
  const of = new URLSearchParams(state)
  const board = (of.get('b') ?? '').split('/')
  const count = stone => board.join('').split(stone).length - 1
  const k = Number(of.get('k')) || Math.min(5, Math.max(board.length, board[0].length))
  return { board, k, rule: of.get('rule') || 'free', turn: of.get('turn') || (count('o') > count('x') ? 'x' : 'o') }
}

// --- positions by a key that all images of a board share ------------------------

/** Two random 32-bit numbers for each square and colour. A position's numbers are the exclusive or of its stones'. Any seed will do. */
const NUMBERS = (() => {
  let seed = 20260101
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let n = Math.imul(seed ^ seed >>> 15, seed | 1)
    n ^= n + Math.imul(n ^ n >>> 7, n | 61)
    return (n ^ n >>> 14) | 0
  }
  return Int32Array.from({ length: 4 * 625 }, next)
})()

/** The symmetries under which a game is the same: eight on a square board, four on another, two where stones fall. */
const symmetriesOf = (columns, rows, rule) => [0, 4, 2, 6, 1, 3, 5, 7].slice(0, rule === 'gravity' ? 2 : columns === rows ? 8 : 4)

/** All images of a position at once, as numbers. */
class Images {
  /** @param {typeof import('../../../js/games/mnk/symmetry.js')} symmetry */
  constructor({ turned }, columns, rows, k, rule) {
    Object.assign(this, { turned, columns, rows, kind: `${columns}x${rows}x${k} ${rule}`, symmetries: symmetriesOf(columns, rows, rule) })
    this.of = new Int32Array(2 * this.symmetries.length)
  }

  put(stone, at) {
    this.symmetries.forEach((symmetry, i) => {
      const [row, column] = this.turned(at, symmetry, this.columns, this.rows)
      const n = 4 * (row * 25 + column) + (stone === 'x' ? 2 : 0)
      this.of[2 * i] ^= NUMBERS[n]
      this.of[2 * i + 1] ^= NUMBERS[n + 1]
    })
  }

  /** key: the rules, the side to move and the numbers of the least image, the same for all images. to: the symmetries to that image. */
  key(turn) {
    let least = 0
    for (let i = 1; i < this.symmetries.length; i++) {
      if (this.of[2 * i] < this.of[2 * least] || this.of[2 * i] === this.of[2 * least] && this.of[2 * i + 1] < this.of[2 * least + 1]) least = i
    }
    const to = this.symmetries.filter((_, i) => this.of[2 * i] === this.of[2 * least] && this.of[2 * i + 1] === this.of[2 * least + 1])
    return { key: `${this.kind} ${turn} ${this.of[2 * least]} ${this.of[2 * least + 1]}`, to }
  }
}

const other = { o: 'x', x: 'o' }

/** The games by position. */
export class Library {
  /** @param {Kept[]} games @param {typeof import('../../../js/games/mnk/symmetry.js')} symmetry */
  constructor(games, symmetry) {
    Object.assign(this, { games, symmetry })
    /** By key the games that reached it: the game, the number of its moves until then, and its next stone on the image of the key. */
    this.places = new Map()
    games.forEach((game, i) => this.#add(game, i))
  }

  #add({ state }, game) {
    const { columns, rows, k, rule, stones, first, moves } = read(state)
    const images = new Images(this.symmetry, columns, rows, k, rule)
    for (const { stone, at } of stones) images.put(stone, at)
    let turn = first
    for (let played = 0; played <= moves.length; played++) {
      const { key, to: [symmetry] } = images.key(turn)
      const next = moves[played] && this.symmetry.turned(moves[played].square, symmetry, columns, rows)
      if (!this.places.has(key)) this.places.set(key, [])
      this.places.get(key).push({ game, made: moves[played - 1]?.made ?? 0, next })
      if (moves[played]) images.put(turn, moves[played].square)
      turn = other[turn]
    }
  }

  /**
   * What is known of a position: the games that reached it, the last first; the moves played there, the most frequent first; and
   * the results of each move for the side to move. Moves that a symmetry of the position maps to each other count as one.
   */
  at({ board, k, rule, turn }) {
    const [columns, rows] = [board[0].length, board.length]
    const images = new Images(this.symmetry, columns, rows, k, rule)
    board.forEach((line, row) => [...line].forEach((stone, column) => stone !== '.' && images.put(stone, [row, column])))
    const { key, to } = images.key(turn)
    const places = [...this.places.get(key) ?? []].reverse()
    const results = some => some.reduce((sum, { game }) => {
      const { result } = this.games[game]
      const as = result === turn ? 'won' : result === '=' ? 'drawn' : result === '?' ? 'open' : 'lost'
      return { ...sum, [as]: sum[as] + 1 }
    }, { times: some.length, won: 0, drawn: 0, lost: 0, open: 0 })
    const moves = new Map()
    for (const place of places.filter(({ next }) => next)) {
      const [square] = to.map(symmetry => this.symmetry.turned(place.next, this.symmetry.undone(symmetry), columns, rows)).sort((a, b) => a[0] - b[0] || a[1] - b[1])
      if (!moves.has(square.join())) moves.set(square.join(), { square, places: [] })
      moves.get(square.join()).places.push(place)
    }
    return {
      ...results(places),
      moves: [...moves.values()].map(({ square, places }) => ({ square, ...results(places) })).sort((a, b) => b.times - a.times || a.square[0] - b.square[0] || a.square[1] - b.square[1]),
      games: places.map(({ game, made }) => ({ ...this.games[game], made })),
    }
  }
}
