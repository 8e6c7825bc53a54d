// Hard but ordinary calls of m,n,k.
const empty = (columns, rows) => Array(rows).fill('.'.repeat(columns))

/** A board with its upper half full of stones, at most two in a row. */
const half = (columns, rows) => empty(columns, rows).map((row, r) => (r < rows / 2 ? [...row].map((_, c) => 'ox'[((c >> 1) + r) % 2]).join('') : row))

const place = (r, c, rows) => 'abcdefghijklmnopqrstuvwxy'[c] + (rows - r)

/** A game that fills the whole board, with stones in pairs, so that nobody wins before the last move. */
const wholeGame = (columns, rows, rule = 'free') => {
  const squares = empty(columns, rows).flatMap((row, r) => [...row].map((_, c) => [r, c]))
  const of = side => squares.filter(([r, c]) => ((c >> 1) + r) % 2 === side)
  const [black, white] = [of(0), of(1)]
  const moves = squares.map((_, i) => ({ seat: i % 2, move: place(...(i % 2 ? white : black)[i >> 1], rows) }))
  return { rules: { columns, rows, k: 5, rule }, moves }
}

export default function hard({ mnk }) {
  /** A game after a number of moves of both sides, and its board. */
  const played = (columns, rows, rules, moves) => {
    const { board, turn } = mnk.opening(empty(columns, rows), { ...rules, budget: { iterations: 2000 } })
    let table = mnk.deal({ ...rules, board, turn }, { seed: 1 })
    for (let i = 3; i < moves; i++) {
      const next = mnk.apply(table, { move: mnk.search(table, { budget: { iterations: 100 } }).best })
      if (next.over) break
      table = next
    }
    return table
  }
  const renju = { rule: 'renju' }
  const lateGame = played(25, 25, { k: 5 }, 120)
  const renjuGame = played(15, 15, renju, 30)
  const [late, lateRenju] = [lateGame.board, renjuGame.board]
  const game = wholeGame(25, 25)
  const seen = mnk.view(renjuGame, { seat: renjuGame.turns[0] })
  // A search takes 200,000 positions, whatever the board.
  const searches = [
    ['the empty 25 × 25', [empty(25, 25)]],
    ['late renju', [lateRenju, renju]],
    ['half of 15 × 15', [half(15, 15)]],
    ['the empty 8 × 8', [empty(8, 8)], 'slow'],
    ['half of 25 × 25', [half(25, 25)], 'slow'],
    ['a late 25 × 25', [late], 'slow'],
    ['the empty renju', [empty(15, 15), renju], 'slow'],
    ['the empty 19 × 19 of caro', [empty(19, 19), { rule: 'caro' }], 'slow'],
    ['the empty 25 × 25 of exactly five', [empty(25, 25), { rule: 'exact' }], 'slow'],
    ['25 in a row', [empty(25, 25), { k: 25 }], 'slow'],
    ['four in a row', [empty(7, 6), { k: 4 }], 'slow'],
    ['all values of a late board', [late, { all: true }], 'slow'],
    ['lines of play of 20 moves', [lateRenju, { ...renju, lines: 20 }], 'slow'],
  ]
  return {
    'mnk.prove': [
      ['the empty 7 × 4 with four', [empty(7, 4), { k: 4 }]],
      ['the empty 8 × 4 with four', [empty(8, 4), { k: 4 }]],
      ['half of 8 × 8 with five', [half(8, 8), { k: 5 }]],
      ...[[7, 7, 5], [8, 7, 5], [8, 8, 5], [4, 8, 4], [9, 4, 4], [8, 8, 4], [8, 8, 6], [16, 4, 4], [16, 4, 5], [20, 3, 4], [20, 3, 3], [6, 10, 4]]
        .map(([columns, rows, k]) => [`the empty ${columns} × ${rows} with ${k}`, [empty(columns, rows), { k }], 'slow']),
      ...[[7, 7, 5], [8, 7, 5], [9, 7, 5]].map(([columns, rows, k]) => [`half of ${columns} × ${rows} with ${k}`, [half(columns, rows), { k }], 'slow']),
    ],
    'mnk.solveThreats': [
      ['half of 15 × 15', [half(15, 15)]],
      ['half of 25 × 25', [half(25, 25)]],
      ['a late 25 × 25', [late], 'slow'],
      ['a late renju', [lateRenju, renju]],
      ['what the other side threatens', [lateRenju, { ...renju, side: 'x' }], 'slow'],
      ['19 × 19 of caro', [half(19, 19), { rule: 'caro' }], 'slow'],
    ],
    'mnk.search': searches,
    'mnk.opening': [
      ['the empty 25 × 25', [empty(25, 25)]],
      ['the empty renju', [empty(15, 15), renju], 'slow'],
      ['the empty 8 × 8', [empty(8, 8)], 'slow'],
      ['half of 25 × 25', [half(25, 25)], 'slow'],
      ['six stones', [empty(15, 15), { stones: 6 }], 'slow'],
      ['after a late game', [late], 'slow'],
    ],
    'mnk.evaluate': [['half of 25 × 25', [half(25, 25)]], ['late', [late]], ['25 in a row', [empty(25, 25), { k: 25 }]]],
    'mnk.deal': [['half of 25 × 25', [{ board: half(25, 25) }, { seed: 1, views: [0, 1, null, 'turn'] }]], ['late renju', [{ ...renju, board: lateRenju }, { seed: 1, views: ['turn'] }]]],
    'mnk.view': [['late renju', [renjuGame, { seat: renjuGame.turns[0] }]], ['625 moves', [game, { seat: 0 }]]],
    'mnk.legal': [['late renju', [renjuGame]], ['the empty 25 × 25', [{ rules: { columns: 25, rows: 25 } }]], ['half of renju', [{ rules: { ...renju, board: half(15, 15) } }]], ['625 moves', [game]]],
    'mnk.apply': [
      ['late renju', [renjuGame, { move: mnk.legal(renjuGame).moves[0], views: [0, 1, null] }]],
      ['half of 25 × 25', [{ rules: { board: half(25, 25) } }, { move: 'y1' }]],
      ['the last of 625', [{ ...game, moves: game.moves.slice(0, -1) }, { move: game.moves.at(-1).move }]],
    ],
    'mnk.choose': [['late renju', [seen]], ['the empty 25 × 25', [{ rules: { columns: 25, rows: 25 }, seat: 0 }], 'slow']],
    'mnk.review': [['late renju', [{ rules: renjuGame.rules, moves: renjuGame.moves.slice(0, 6) }]], ['late renju', [renjuGame], 'slow'], ['a late 25 × 25', [lateGame], 'slow']],
    'mnk.pairs': [['one colour', [Array(25).fill('o'.repeat(25))]], ['half of 25 × 25', [half(25, 25)]]],
    'mnk.pairsMany': [
      ['a million squares', [new Int8Array(1_000_000).fill(1), { columns: 25, rows: 25 }]],
      ['200,000 boards', [new BigUint64Array(400_000).map((_, i) => 0x5555555555555555n << BigInt(i % 2))]],
      ['20 MB', [new Int8Array(20_000_000).map((_, i) => i % 3 - 1), { columns: 25, rows: 25 }], 'slow'],
    ],
    'mnk.importGame': [['625 moves', [mnk.exportGame(game)]], ['400 moves of Piskvorky', [mnk.exportGame(game, { format: 'psq' })]]],
    'mnk.exportGame': [['625 moves', [game]], ['225 moves of caro', [wholeGame(15, 15, 'caro')]]],
  }
}
