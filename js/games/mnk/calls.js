/** Black is to move and wins with b2. */
const TABLE = { rules: 'tic-tac-toe', moves: [{ seat: 0, move: 'b3' }, { seat: 1, move: 'a2' }, { seat: 0, move: 'b1' }, { seat: 1, move: 'c2' }] }

export const good = {
  'mnk.pairs': {
    good: [['oo']],
    want: { value: 1, black: 1, white: 0, columns: 2, rows: 1, pairs: [{ stone: 'o', cells: [[0, 0], [0, 1]] }] },
  },
  'mnk.pairsMany': { good: [BigUint64Array.of(0n, 0x101n)], want: Int32Array.of(-1) },
  'mnk.deal': {
    good: ['tic-tac-toe', { seed: 5 }], want: ['mnk', 3, 5, [0], false], part: ({ game, rules, seed, turns, over }) => [game, rules.k, seed, turns, over],
    fine: ['undefined', 'an object without prototype'],
  },
  'mnk.view': { good: [TABLE, { seat: 0 }], want: [0, 'a3 c3 b2 a1 c1'], part: ({ seat, legal }) => [seat, legal.moves.join(' ')], needs: { seat: 0 } },
  'mnk.legal': {
    good: [TABLE],
    want: { seat: 0, moves: ['a3', 'c3', 'b2', 'a1', 'c1'], squares: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]], forbidden: [] },
    fine: ['an object without prototype'],
  },
  'mnk.apply': { good: [TABLE, { move: 'b2' }], want: 'black plays b2', part: ({ events }) => events[0].words, needs: { move: 'b2' } },
  'mnk.choose': { good: [{ ...TABLE, seat: 0 }], want: ['b2', [1, 1], 'win'], part: ({ best, square, outcome }) => [best, square, outcome] },
  'mnk.review': { good: [TABLE, { budget: { iterations: 2000 } }], want: [4, 3, 'b2'], part: ({ decisions, summary }) => [decisions.length, summary.mistakes, decisions[3].best], fine: ['an object without prototype'] },
  'mnk.evaluate': { good: [['oo.', 'xx.']], want: [0, 'o', 2], part: ({ value, turn, black }) => [value, turn, black[1].stones] },
  'mnk.opening': {
    good: [['...', '...', '...'], { stones: 2 }], want: ['o', 2, 0], part: ({ turn, moves, score }) => [turn, moves.length, score],
  },
  'mnk.prove': { good: [['...', '...', '...'], { k: 3 }], want: 'draw', part: ({ outcome }) => outcome },
  'mnk.solveThreats': {
    good: [['.....', '.ooo.', '.....', '..xx.', '.....']], want: [null, true, []], part: ({ win, finished, tree }) => [win, finished, tree], fine: ['an object without prototype'],
  },
  'mnk.search': { good: [['oo.', 'xx.']], want: ['c2', [0, 2], 'win', 1], part: ({ best, square, outcome, distance }) => [best, square, outcome, distance], fine: ['an object without prototype'] },
  'mnk.importGame': { good: ['h8 i9'], want: [{ seat: 0, move: 'h8' }, { seat: 1, move: 'i9' }], part: ({ moves }) => moves },
  'mnk.exportGame': { good: [{ moves: [{ move: 'h8' }, { move: 'i9' }] }], want: 'h8 i9', fine: ['an object without prototype'] },
}

export const long = { name: 'search', args: [Array(15).fill('.'.repeat(15)), { budget: { ms: 1e9 } }] }

export function makers({ below, pick, many, often, junk, shared }) {
  const side = () => often(() => 1 + below(25), () => below(50) - 10)
  const row = columns => many(columns, () => pick('oox...')).join('')
  const board = () => {
    const columns = 1 + below(25)
    const rows = many(1 + below(25), () => row(columns))
    return often(() => pick([rows, rows.join('\n')]), () => [...rows, pick(['', '?', 'oxox', null, 'o♠'])])
  }
  const word = () => BigInt.asUintN(64, BigInt(below(2 ** 32)) * 0x9e3779b97f4a7c15n)
  const words = size => {
    const black = often(() => BigInt.asUintN(size, word()), word)
    return [black, often(() => BigInt.asUintN(size, word() & ~black), word)]
  }
  const boards = (columns, rows) => {
    const size = Math.max(0, columns * rows)
    const cell = () => (below(2000) ? below(3) - 1 : 2)
    const cells = () => Int8Array.from(many(size * below(4) + (below(8) ? 0 : 1), cell))
    return pick([cells, cells, () => BigUint64Array.from(many(below(4), () => words(Math.min(size, 64))).flat()), junk])()
  }

  const length = () => (below(2) ? {} : { length: often(() => 2 + below(8), () => below(50) - 5) })

  // Mostly boards as they come up in play.
  const game = () => {
    const columns = 1 + below(below(3) ? 5 : 25)
    const rows = 1 + below(5)
    const squares = many(columns * rows, () => '.')
    for (let i = below(Math.min(columns * rows, 12)); i > 0; i--) {
      const at = below(squares.length)
      if (squares[at] === '.') squares[at] = squares.filter(s => s === 'o').length > squares.filter(s => s === 'x').length ? 'x' : 'o'
    }
    return often(() => Array.from({ length: rows }, (_, r) => squares.slice(r * columns, (r + 1) * columns).join('')), board)
  }
  const play = () => ({
    ...(below(2) ? {} : { k: often(() => 1 + below(5), junk) }),
    ...(below(3) ? {} : { rule: often(() => pick(['free', 'exact', 'renju', 'caro', 'caro-exact', 'gravity', 'misere']), junk) }),
    ...(below(4) ? {} : { turn: often(() => pick(['o', 'x']), junk) }),
  })
  const opening = () => (below(3) ? {} : { opening: often(() => pick(['none', 'swap', 'swap2', 'soosyrv8', 'taraguchi10', 'rif', 'yamaguchi']), junk) })
  const sides = () => ({ ...(below(2) ? {} : { columns: side() }), ...(below(2) ? {} : { rows: side() }) })
  const place = () => often(() => 'abcdefghijklmno'[below(15)] + (1 + below(15)), () => pick(['t20', 'z1', 'h', '8', '五', 'a0', 'pass', 'resign', '--', 'swap', 'stay', 'two more', 'offer 3', 'offer a1']))
  const text = () => often(() => `${pick(['', '', '20x20 ', '9x9x4 ', 'Piskvorky 15x15, 0:0, 0\n1,1,0\n', '(;GM[4]SZ[9];B[aa](;W[bb])(;W[', '<game bresult="1"><move>'])}${many(below(9), place).join(pick([' ', '', ', ', '\n']))}`, junk)

  // Rules of any kind, and games of some moves by them. No square comes twice, and most are on the board.
  const rules = () => pick([
    () => pick(['gomoku', 'renju', 'tic-tac-toe', '4x4x4', 'connect-four', 'chess']),
    () => ({ ...sides(), ...play(), ...opening() }),
    () => ({ board: game(), ...play() }),
    () => ({ preset: pick(['renju', 'tic-tac-toe', '20x20x5']), ...(below(3) ? {} : { turn: pick(['o', 'x']) }) }),
  ])()
  const table = () => {
    const moves = [...new Set(many(below(9), () => 'abc'[below(3)] + (1 + below(3))))]
    return {
      ...(below(4) ? { rules: rules() } : {}),
      moves: often(() => moves.map((move, i) => ({ ...(below(3) ? {} : { seat: i % 2 }), move })), () => pick([[{ move: place() }], moves, junk()])),
    }
  }
  const position = () => ({ ...table(), ...(below(2) ? {} : { seat: pick([0, 1, null]) }) })
  const views = () => (below(3) ? {} : { views: often(() => many(below(4), () => pick([0, 1, null, 'turn'])), junk) })

  return {
    'mnk.importGame': () => [text(), { ...shared(), ...sides(), ...play(), ...opening() }],
    'mnk.exportGame': () => [often(table, junk), { ...shared(), ...(below(2) ? {} : { format: often(() => pick(['places', 'psq', 'sgf']), junk) }) }],
    'mnk.deal': () => [often(rules, junk), { ...shared(), ...views(), ...(below(8) ? {} : { from: table() }) }],
    'mnk.view': () => [table(), { ...shared(), seat: often(() => pick([0, 1, null]), junk) }],
    'mnk.legal': () => [position(), { ...shared(), ...(below(4) ? {} : { seat: often(() => below(2), junk) }) }],
    'mnk.apply': () => [position(), { ...shared(), ...views(), move: place(), ...(below(4) ? {} : { seat: often(() => below(2), junk) }) }],
    'mnk.choose': () => [{ ...table(), seat: below(2) }, { ...shared(), budget: { iterations: 1 + below(500) }, ...(below(3) ? {} : { level: often(() => 1 + below(5), junk) }) }],
    'mnk.review': () => [table(), { ...shared(), budget: { iterations: 1 + below(100) }, ...(below(3) ? {} : { level: often(() => 1 + below(5), junk) }), ...(below(3) ? {} : { seat: below(3) }) }],
    'mnk.evaluate': () => [game(), { ...shared(), ...play() }],
    'mnk.prove': () => [game(), { ...shared(), ...play(), budget: { iterations: 1 + below(500) } }],
    'mnk.opening': () => [
      game(),
      {
        ...shared(),
        ...play(),
        budget: { iterations: 1 + below(500) },
        ...(below(2) ? {} : { stones: often(() => 1 + below(3), junk) }),
      },
    ],
    'mnk.solveThreats': () => [
      game(),
      {
        ...shared(),
        ...play(),
        budget: { iterations: 1 + below(500) },
        ...(below(2) ? {} : { side: often(() => pick(['o', 'x']), junk) }),
        ...(below(3) ? {} : { kind: often(() => pick(['vcf', 'vct']), junk) }),
        ...(below(4) ? {} : { tree: often(() => below(20), junk) }),
      },
    ],
    'mnk.search': () => [
      game(),
      {
        ...shared(),
        ...play(),
        budget: { iterations: 1 + below(500) },
        ...(below(3) ? {} : { level: often(() => 1 + below(5), junk) }),
        ...(below(4) ? {} : { all: often(() => !below(2), junk) }),
        ...(below(4) ? {} : { lines: often(() => 1 + below(4), junk) }),
        ...(below(4) ? {} : { depth: often(() => 1 + below(4), junk) }),
      },
    ],
    'mnk.pairs': () => [often(board, junk), { ...shared(), ...length() }],
    'mnk.pairsMany': () => {
      const [columns, rows] = below(2) ? [side(), side()] : [1 + below(8), 1 + below(8)]
      return [boards(columns, rows), { ...shared(), ...length(), columns, rows }]
    },
  }
}
