// The makers of puzzles: another method, which knows only the rules, proves that each puzzle has one best answer.
// TEFUDA_PUZZLES sets how many of each kind are made.
import assert from 'node:assert/strict'
import test from 'node:test'
import { initSync } from '../../js/sync.js'
import * as discards from './discards.js'
import * as endings from './endings.js'
import * as finishes from './finishes.js'
import * as fours from './fours.js'
import * as holds from './holds.js'
import { measured, mixed } from './puzzle.js'
import * as spots from './spots.js'

const MADE = Number(process.env.TEFUDA_PUZZLES ?? 10)
const engine = initSync()
const ask = async (game, name, ...args) => engine[game][name](...args)

/** Makes puzzles by number and has each checked. Nine of ten numbers, or all, must give one. */
function prove(kind, least, check) {
  test(`${kind.KIND}: one best answer, by another route`, async t => {
    const quarters = [0, 0, 0, 0, 0]
    for (let seed = 0; seed < MADE; seed++) {
      const puzzle = await kind.make(ask, seed, 'en')
      if (!puzzle) continue
      quarters[Math.floor(puzzle.failed * 4)]++
      assert.equal(puzzle.seed, seed)
      assert.equal(puzzle.line[0], puzzle.best)
      assert.match(puzzle.why, /\w/)
      if (puzzle.moves) assert.ok(puzzle.moves.length >= 4 && puzzle.moves.includes(puzzle.best))
      for (const words of kind.question(puzzle)) assert.doesNotMatch(words, /undefined/)
      check(puzzle)
    }
    const made = quarters.reduce((a, b) => a + b)
    assert.ok(made >= least * MADE, `only ${made} of ${MADE} numbers give a puzzle`)
    t.diagnostic(`${made} of ${MADE}; by quarters of failing answers ${quarters}`)
  })
}

// --- wins by fours: every square is tried, by the definition of five in a row alone --------------------------------------

const { SIZE } = fours
const BY = [[0, 1], [1, 0], [1, 1], [1, -1]]
const SQUARES = Array.from({ length: SIZE ** 2 }, (_, n) => [Math.floor(n / SIZE), n % SIZE])

const fives = (board, [i, j], side) => BY.some(([di, dj]) => {
  let n = 1
  for (const sign of [1, -1]) for (let d = sign; board[i + d * di]?.[j + d * dj] === side; d += sign) n++
  return n >= 5
})

/** The squares on which a stone of a side makes five or more in a row. */
const completions = (board, side) => SQUARES.filter(([i, j]) => board[i][j] === '.' && fives(board, [i, j], side))

/** All first moves with which a side wins by fours. The other side must answer each four. */
function firsts(board, side, other, deep) {
  if (deep === 0) return []
  const must = completions(board, other)
  return (must.length ? must : SQUARES).filter(([i, j]) => {
    if (board[i][j] !== '.') return false
    board[i][j] = side
    const wins = winsAfter(board, side, other, deep)
    board[i][j] = '.'
    return wins
  })
}

function winsAfter(board, side, other, deep) {
  const four = completions(board, side)
  if (four.length === 0 || completions(board, other).length > 0) return false
  if (four.length > 1) return true
  const [[i, j]] = four
  board[i][j] = other
  const wins = completions(board, side).length > 0 && completions(board, other).length === 0 || firsts(board, side, other, deep - 1).length > 0
  board[i][j] = '.'
  return wins
}

prove(fours, 0.9, ({ best, at: { board, turn, fours } }) => {
  const rows = board.split('\n').map(row => [...row])
  assert.deepEqual(firsts(rows, turn, turn === 'o' ? 'x' : 'o', 9).map(([i, j]) => 'abcdefghijklmno'[j] + (SIZE - i)), [best])
  assert.ok(fours >= 2)
})

// --- holds: every possible hand is dealt and paid -----------------------------------------------------------------------

const RANKS = '23456789TJQKA'
const byQuads = (aces, low, others) => quads => (quads === 12 ? aces : quads <= 2 ? low : others)
/** The four pay tables, where they differ. Ranks are 0 for a two to 12 for an ace. */
const PAYS = {
  'jacks-or-better-9-6': { full: 9, flush: 6, straight: 4, two: 2, four: () => 25 },
  'bonus-8-5': { full: 8, flush: 5, straight: 4, two: 2, four: byQuads(80, 40, 25) },
  'double-bonus-10-7': { full: 10, flush: 7, straight: 5, two: 1, four: byQuads(160, 80, 50) },
  'double-double-bonus-9-6': {
    full: 9, flush: 6, straight: 4, two: 1,
    four: (quads, kicker) => (quads === 12 && kicker <= 2 ? 400 : quads <= 2 && (kicker <= 2 || kicker === 12) ? 160 : byQuads(160, 80, 50)(quads)),
  },
}

/** What five cards are paid, the highest first. A card is four times its rank and its suit. */
function paid(pays, a, b, c, d, e) {
  const [r, s, t, u, v] = [a >> 2, b >> 2, c >> 2, d >> 2, e >> 2]
  const flush = (a & 3) === (b & 3) && (a & 3) === (c & 3) && (a & 3) === (d & 3) && (a & 3) === (e & 3)
  const pairs = Number(r === s) + Number(s === t) + Number(t === u) + Number(u === v)
  if (pairs === 0) {
    const run = r - v === 4
    const straight = run || r === 12 && s === 3
    return flush && run && r === 12 ? 800 : flush && straight ? 50 : flush ? pays.flush : straight ? pays.straight : 0
  }
  if (pairs === 1) return (r === s ? r : s === t ? s : t === u ? t : u) >= 9 ? 1 : 0
  const three = r === t || s === u || t === v
  if (pairs === 2) return three ? 3 : pays.two
  if (r === u) return pays.four(r, v)
  return s === v ? pays.four(s, r) : pays.full
}

/** The values of the 32 holds; bit i of a hold is card i. A drawn hand belongs to one hold: the cards that the dealt hand has too. */
function values(game, dealt) {
  const bits = new Array(52).fill(0)
  for (const [i, card] of dealt.entries()) bits[RANKS.indexOf(card[0]) * 4 + 'shdc'.indexOf(card[1])] = 1 << i
  const sums = new Array(32).fill(0)
  for (let a = 4; a < 52; a++) for (let b = 3; b < a; b++) for (let c = 2; c < b; c++) for (let d = 1; d < c; d++) for (let e = 0; e < d; e++) sums[bits[a] | bits[b] | bits[c] | bits[d] | bits[e]] += paid(PAYS[game], a, b, c, d, e)
  return sums.map((sum, held) => {
    let draws = 1
    const n = 5 - [1, 2, 4, 8, 16].filter(bit => held & bit).length
    for (let i = 0; i < n; i++) draws = draws * (47 - i) / (i + 1)
    return sum / draws
  })
}

prove(holds, 1, ({ best, at: { game, cards, value, next } }) => {
  const worth = values(game, cards)
  const [first, second] = worth.map((_, held) => held).sort((a, b) => worth[b] - worth[a])
  assert.equal([0, 1, 2, 3, 4].filter(i => first >> i & 1).join(' '), best)
  assert.ok(worth[first] - worth[second] >= holds.CLEARLY)
  assert.ok(Math.abs(worth[first] - value) < 1e-9 && Math.abs(worth[second] - next) < 1e-9)
})

// --- finishes: every line of play to the end. The solver knows only which position follows a move ------------------------

/** Whether the first seat goes out first after a move. */
function goesOut(table, move, known) {
  const after = engine.daifugo.apply(table, { move, seed: 1 })
  return after.over ? after.places[0] === 1 : leads(after, known)
}

function leads(table, known) {
  const bare = { ...table }
  for (const name of ['moves', 'events', 'points']) delete bare[name]
  const key = JSON.stringify(bare)
  if (!known.has(key)) {
    const mine = table.turns[0] === 0
    const all = engine.daifugo.legal(table, {}).moves
    known.set(key, mine ? all.some(move => goesOut(table, move, known)) : all.every(move => goesOut(table, move, known)))
  }
  return known.get(key)
}

prove(finishes, 0.9, ({ best, moves, at: { table } }) => {
  const known = new Map()
  assert.deepEqual(moves.filter(move => goesOut(table, move, known)), [best])
})

// --- endings: every line to the end. Foundation n goes up by n from n, and ends with a king ----------------------------

const STEPS = 'A23456789TJQK'

/** The moves of a position and what follows each. */
function after({ foundations, piles, card, stock }) {
  const moves = new Map()
  const put = (rank, move, piles) => {
    for (let k = 0; k < 4; k++) {
      const top = STEPS.indexOf(foundations[k]) + 1
      if (top !== 13 && STEPS[(top + k) % 13] === rank) moves.set(`${move} f${k + 1}`, { foundations: foundations.slice(0, k) + rank + foundations.slice(k + 1), piles, card, stock })
    }
  }
  for (const [w, pile] of piles.entries()) if (pile) put(pile.at(-1), `w${w + 1}`, piles.with(w, pile.slice(0, -1)))
  if (card) {
    for (const [w, pile] of piles.entries()) moves.set(`c w${w + 1}`, { foundations, piles: piles.with(w, pile + card), card: '', stock })
    const rank = card
    card = ''
    put(rank, 'c', piles)
  } else if (stock) moves.set('d', { foundations, piles, card: stock[0], stock: stock.slice(1) })
  return moves
}

function ends(position, known) {
  if (position.foundations === 'KKKK') return true
  const key = JSON.stringify(position)
  if (!known.has(key)) {
    known.set(key, false)
    known.set(key, [...after(position).values()].some(next => ends(next, known)))
  }
  return known.get(key)
}

prove(endings, 0.9, ({ best, moves, at }) => {
  const known = new Map()
  const follow = after(at)
  assert.deepEqual([...follow.keys()].sort(), [...moves].sort())
  assert.deepEqual(moves.filter(move => ends(follow.get(move), known)), [best])
})

// --- discards: the hand of 13 tiles that each discard leaves, asked one by one ------------------------------------------

prove(discards, 0.9, ({ best, at: { tiles, dora, seat, value } }) => {
  assert.equal(tiles.length, 14)
  const worth = new Map(tiles.map((tile, i) => [tile, engine.mahjong.value(tiles.filter((_, j) => j !== i).join(''), { dora: [dora], seat })]))
  assert.ok(Math.abs(worth.get(best).value - value) <= 0.02 * value)
  for (const [tile, { value, unit }] of worth) if (tile !== best && unit === 'points') assert.ok(value < discards.CLEARLY * worth.get(best).value, `${tiles}: ${tile}`)
})

// --- spots: every river against every hand of the range, by the five cards of seven that are worth most -----------------

/** What seven cards are worth: more for the better hand. */
function strength(seven) {
  const ranks = seven.map(card => RANKS.indexOf(card[0]))
  const suited = [...'shdc'].map(suit => seven.flatMap((card, i) => (card[1] === suit ? [ranks[i]] : []))).find(({ length }) => length >= 5)
  const straight = of => [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].find(top => [0, 1, 2, 3, 4].every(down => of.includes((top - down + 13) % 13)))
  const groups = [...new Set(ranks)].map(rank => [ranks.filter(of => of === rank).length, rank]).sort(([a, r], [b, s]) => b - a || s - r)
  const [[most, first], [next, second]] = groups
  const rest = (...but) => ranks.filter(rank => !but.includes(rank)).sort((a, b) => b - a)
  const worth = (kind, ...of) => [kind, ...of, 0, 0, 0, 0].slice(0, 6).reduce((sum, x) => sum * 13 + x, 0)
  if (suited && straight(suited) !== undefined) return worth(8, straight(suited))
  if (most === 4) return worth(7, first, rest(first)[0])
  if (most === 3 && next >= 2) return worth(6, first, second)
  if (suited) return worth(5, ...suited.sort((a, b) => b - a).slice(0, 5))
  if (straight(ranks) !== undefined) return worth(4, straight(ranks))
  if (most === 3) return worth(3, first, ...rest(first).slice(0, 2))
  if (most === 2 && next === 2) return worth(2, first, second, rest(first, second)[0])
  return most === 2 ? worth(1, first, ...rest(first).slice(0, 3)) : worth(0, ...rest().slice(0, 5))
}

const two = text => text.match(/../g)
const PACK = [...RANKS].flatMap(rank => [...'shdc'].map(suit => rank + suit))

/** The hands of a range of classes: 'TT+', 'AQs+', 'AKo', '76s'. */
const handsOf = range => PACK.flatMap((a, i) => PACK.slice(0, i).map(b => [a, b])).filter(([a, b]) => range.split(',').some(part => {
  const [high, low] = [a, b].map(card => RANKS.indexOf(card[0])).sort((x, y) => y - x)
  const [top, bottom] = [part[0], part[1]].map(rank => RANKS.indexOf(rank))
  const above = part.endsWith('+')
  if (top === bottom) return high === low && (above ? high >= top : high === top)
  return high === top && high !== low && (above ? low >= bottom : low === bottom) && (a[1] === b[1]) === (part[2] === 's')
}))

/** The share of the pot that a hand wins. */
function shareOf(hand, board, range) {
  let [won, all] = [0, 0]
  const mine = [...two(hand), ...two(board)]
  const rivers = PACK.filter(card => !mine.includes(card)).map(river => [river, strength([...mine, river])])
  for (const theirs of handsOf(range).filter(cards => !cards.some(card => mine.includes(card)))) {
    for (const [river, worth] of rivers) {
      if (theirs.includes(river)) continue
      const other = strength([...theirs, ...two(board), river])
      won += worth > other ? 1 : worth === other ? 0.5 : 0
      all++
    }
  }
  return won / all
}

prove(spots, 0.9, ({ best, moves, at: { board, range, price, worth } }) => {
  for (const hand of moves) {
    const share = shareOf(hand, board, range)
    assert.ok(Math.abs(share - worth[hand]) < 1e-9, `${hand} on ${board} against ${range}: ${share}, the puzzle has ${worth[hand]}`)
    assert.ok(Math.abs(share - price) >= spots.CLEARLY && (share > price) === (hand === best))
  }
})

test('a puzzle that more levels fail is rated higher, and none beyond the bounds', () => {
  const rated = failed => measured([{ strength: 1200, tried: 10, failed }])
  const ratings = [0, 2, 5, 8, 10].map(failed => rated(failed).rating)
  assert.deepEqual(ratings, [...ratings].sort((a, b) => a - b))
  assert.ok(ratings[0] >= 400 && ratings[4] <= 2600 && ratings[0] < ratings[4])
  assert.equal(rated(5).failed, 0.5)
})

test('numbers are mixed to odd seeds below 2^31, the same for ever: a link names a puzzle', () => {
  assert.deepEqual([[0, 0], [3, 0], [3, 1], [4294967295, 59]].map(([seed, n]) => mixed(seed, n)), [1, 1260225451, 1046285797, 885370953])
  for (let n = 0; n < 1000; n++) assert.ok(mixed(n, n) > 0 && mixed(n, n) < 2 ** 31 && mixed(n, n) % 2 === 1)
})
