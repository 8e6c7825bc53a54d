// The kept games by position: against a search through all games and all images, and within their bounds.
import assert from 'node:assert/strict'
import test from 'node:test'
import { turned, undone } from '../../../js/games/mnk/symmetry.js'
import { added, importedOf, LETTERS, Library, MOST, positionOf, read } from './games.js'

const SIDES = { o: 'x', x: 'o' }
const game = (state, result = 'o', mine = 'o', day = 20260102) => ({ day, result, mine, state })

/** Numbers by chance, the same in every run. */
function dice(seed) {
  let state = seed
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor(state / 2 ** 32 * n)
  }
}

/** The boards of a game in turn, with the side to move and the next stone, by replaying it. */
function boards(state) {
  const { columns, rows, k, rule, stones, first, moves } = read(state)
  const board = Array.from({ length: rows }, () => Array(columns).fill('.'))
  for (const { stone, at: [row, column] } of stones) board[row][column] = stone
  const all = []
  let turn = first
  for (const { square: [row, column] } of [...moves, { square: [] }]) {
    all.push({ board: board.map(line => line.join('')), k, rule, turn, next: row === undefined ? undefined : [row, column] })
    if (row !== undefined) board[row][column] = turn
    turn = SIDES[turn]
  }
  return all
}

/** All images of a board, by turning whole rows. */
function images(rows, rule) {
  const mirrored = rows.map(row => [...row].reverse().join(''))
  if (rule === 'gravity') return [rows, mirrored]
  const four = [rows, mirrored, [...rows].reverse(), [...mirrored].reverse()]
  const across = of => [...of[0]].map((_, column) => of.map(row => row[column]).join(''))
  return rows.length === rows[0].length ? [...four, ...four.map(across)] : four
}

/** Games on small boards, so that positions come again turned and mirrored. */
function someGames() {
  const roll = dice(7)
  const kinds = ['g=3x3x3', 'g=4x3x3', 'g=3x3x3&rule=gravity', 'g=3x3x3&turn=x', 'g=3x3x3&from=.o./.../..x']
  return Array.from({ length: 100 }, (_, i) => {
    const kind = kinds[i % kinds.length]
    const { columns, rows, stones } = read(kind)
    const free = Array.from({ length: columns * rows }, (_, n) => [Math.floor(n / columns), n % columns]).filter(([row, column]) => !stones.some(({ at }) => at[0] === row && at[1] === column))
    const moves = Array.from({ length: 2 + roll(4) }, () => free.splice(roll(free.length), 1)[0])
    return game(`${kind}&you=both&moves=${moves.map(([row, column]) => `${row},${column}`).join('.')}`, 'ox=?'[roll(4)])
  })
}

test('each position is found in the games that a search through all images finds, with its moves and results', () => {
  const games = someGames()
  const library = new Library(games, { turned, undone })
  const played = games.map(({ state }) => boards(state))
  let repeated = 0
  for (const one of played.flat()) {
    const all = new Set(images(one.board, one.rule).map(rows => rows.join('/')))
    const same = (a, b) => a.k === b.k && a.rule === b.rule && a.turn === b.turn && a.board[0].length === b.board[0].length
    const wanted = played.flatMap((moments, i) => moments.filter(moment => same(moment, one) && all.has(moment.board.join('/'))).map(moment => ({ moment, result: games[i].result })))
    const found = library.at(one)
    assert.equal(found.times, wanted.length)
    assert.equal(found.won, wanted.filter(({ result }) => result === one.turn).length)
    assert.equal(found.lost, wanted.filter(({ result }) => result === SIDES[one.turn]).length)
    assert.equal(found.drawn + found.open, wanted.filter(({ result }) => '=?'.includes(result)).length)
    // How often each board came about after a move. Images of a board count as one.
    const after = (board, [row, column], turn) => images(board.map((line, r) => (r === row ? `${line.slice(0, column)}${turn}${line.slice(column + 1)}` : line)), one.rule).map(rows => rows.join('/')).sort()[0]
    const count = of => JSON.stringify([...of].sort())
    const naive = new Map()
    for (const { moment } of wanted.filter(({ moment }) => moment.next)) {
      const key = after(moment.board, moment.next, one.turn)
      naive.set(key, (naive.get(key) ?? 0) + 1)
    }
    assert.equal(count(found.moves.map(({ square, times }) => [after(one.board, square, one.turn), times])), count(naive))
    if (found.times > 3) repeated++
  }
  assert.ok(repeated > 50)
})

test('a game of an opening rule is read stone by stone, and knows how many moves led to a position', () => {
  const { moves } = read('g=15x15x5&rule=renju&opening=yamaguchi&moves=h8.h9.h10.offer-2.swap.7,5.offer-g6.offer-i6.g6')
  assert.deepEqual(moves, [{ square: [7, 7], made: 1 }, { square: [6, 7], made: 2 }, { square: [5, 7], made: 3 }, { square: [7, 5], made: 6 }, { square: [9, 6], made: 9 }])
  const library = new Library([game('g=15x15x5&opening=swap&moves=h8.h9.h10.swap.i8')], { turned, undone })
  const [last] = library.at(boards('g=15x15x5&moves=h8.h9.h10.i8').at(-1)).games
  assert.equal(last.made, 5)
})

test('a position of the analysis is read from its state', () => {
  assert.deepEqual(positionOf('b=oo./.x./...&k=3'), { board: ['oo.', '.x.', '...'], k: 3, rule: 'free', turn: 'x' })
  assert.deepEqual(positionOf('b=..../..../....&rule=misere&turn=x'), { board: ['....', '....', '....'], k: 4, rule: 'misere', turn: 'x' })
})

test('an imported game comes with its variations, up to a pass', () => {
  const table = {
    rules: { columns: 15, rows: 15, k: 5, rule: 'renju', opening: 'none', board: Array(15).fill('.'.repeat(15)).join('\n'), turn: 'o' },
    moves: ['h8', 'h9', 'i9', 'resign'].map(move => ({ move })),
    variations: [{ of: null, at: 1, moves: ['i9', 'g7'] }, { of: 0, at: 2, moves: ['h7', 'pass', 'h6'] }],
    result: { winner: 'x' },
  }
  const start = 'g=15x15x5&rule=renju&you=both&moves='
  assert.deepEqual(importedOf(table, 1), [
    { day: 1, result: 'x', mine: '', state: `${start}h8.h9.i9` },
    { day: 1, result: '?', mine: '', state: `${start}h8.i9.g7` },
    { day: 1, result: '?', mine: '', state: `${start}h8.i9.h7` },
  ])
  assert.deepEqual(importedOf({ ...table, moves: [], variations: [] }), [])
})

test('the bounds hold: own games make room, imported ones first, and no game is kept twice', () => {
  const own = (n, long = 0) => game(`g=3x3x3&moves=${n}${'x'.repeat(long)}`)
  const file = n => game(`g=4x4x4&moves=${n}`, '?', '')
  const full = added([], [...Array.from({ length: MOST - 2 }, (_, n) => own(n)), file(1), file(2), file(3)])
  assert.deepEqual([full.games.length, full.taken], [MOST, MOST])
  assert.equal(added(full.games, [file(4)]).taken, 0, 'imported games take only the room that is left')
  const first = added(full.games, [own(MOST)])
  assert.deepEqual([first.games.length, first.games.some(({ state }) => state === file(1).state), first.games.at(-1)], [MOST, false, own(MOST)])
  const second = added(first.games, [own(MOST + 1), own(MOST + 2)])
  assert.deepEqual(second.games.filter(({ mine }) => !mine), [])
  assert.equal(second.games[0].state, own(1).state, 'then the oldest of the own')
  assert.equal(added(second.games, [own(MOST), own(MOST)]).taken, 0, 'a game that is there')
  const long = added(Array.from({ length: 9 }, (_, n) => own(n, LETTERS / 10)), [own('a', LETTERS / 10), own('b', LETTERS + 1)])
  assert.equal(long.taken, 1)
  assert.ok(long.games.map(({ state }) => state.length).reduce((a, b) => a + b) <= LETTERS)
})
