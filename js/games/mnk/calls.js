export const good = {
  'mnk.pairs': {
    good: [['oo']],
    want: { value: 1, black: 1, white: 0, columns: 2, rows: 1, pairs: [{ stone: 'o', cells: [[0, 0], [0, 1]] }] },
  },
  'mnk.pairsMany': { good: [BigUint64Array.of(0n, 0x101n)], want: Int32Array.of(-1) },
  'mnk.legal': {
    good: [['o.x']],
    want: { moves: [[0, 1]], forbidden: [], turn: 'o', winner: null, line: null, over: false },
  },
  'mnk.apply': {
    good: [['oo.', 'xx.'], { k: 3, move: [0, 2] }],
    want: { board: 'ooo\nxx.', turn: 'x', winner: 'o', line: [[0, 0], [0, 1], [0, 2]], over: true, forbidden: [] },
    needs: { move: [0, 2] },
  },
  'mnk.evaluate': { good: [['oo.', 'xx.']], want: [0, 'o', 2], part: ({ value, turn, black }) => [value, turn, black[1].stones] },
  'mnk.opening': {
    good: [['...', '...', '...'], { stones: 2 }], want: ['o', 2, 0], part: ({ turn, moves, value }) => [turn, moves.length, value],
  },
  'mnk.prove': { good: [['...', '...', '...'], { k: 3 }], want: 'draw', part: ({ result }) => result },
  'mnk.search': { good: [['oo.', 'xx.']], want: [[0, 2], 'win', 1], part: ({ best, result, distance }) => [best, result, distance] },
  'mnk.importGame': { good: ['h8 i9'], want: [[7, 7], [6, 8]], part: ({ moves }) => moves },
  'mnk.exportGame': { good: [[[7, 7], [6, 8]]], want: 'h8 i9', part: ({ text }) => text },
}

export const long = { name: 'search', args: [Array(15).fill('.'.repeat(15)), { budget: { ms: 1e9 } }] }

export function makers({ below, pick, many, often, junk, shared }) {
  const side = () => often(() => 1 + below(20), () => below(40) - 10)
  const row = columns => many(columns, () => pick('oox...')).join('')
  const board = () => {
    const columns = 1 + below(20)
    const rows = many(1 + below(20), () => row(columns))
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

  // Boards as play leaves them, most of the time, or the empty board.
  const game = () => {
    const columns = 1 + below(below(3) ? 5 : 20)
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
    ...(below(3) ? {} : { rule: often(() => pick(['free', 'exact', 'renju', 'caro']), junk) }),
    ...(below(4) ? {} : { turn: often(() => pick(['o', 'x']), junk) }),
  })
  const move = () => often(() => [below(5), below(5)], () => pick([[below(20), below(20)], [0], [0, -1], ['0', 0], junk()]))
  // Most of the time a square that is free.
  const moveOn = board => {
    const rows = Array.isArray(board) ? board : []
    const free = rows.flatMap((row, r) => [...String(row)].flatMap((stone, c) => (stone === '.' ? [[r, c]] : [])))
    return free.length && below(3) ? pick(free) : move()
  }

  const sides = () => ({ ...(below(2) ? {} : { columns: side() }), ...(below(2) ? {} : { rows: side() }) })
  const place = () => often(() => 'abcdefghijklmno'[below(15)] + (1 + below(15)), () => pick(['t20', 'z1', 'h', '8', '五', 'a0']))
  const text = () => often(() => `${pick(['', '', '20x20 ', '9x9x4 ', 'Piskvorky 15x15, 0:0, 0\n1,1,0\n'])}${many(below(9), place).join(pick([' ', '', ', ', '\n']))}`, junk)

  return {
    'mnk.importGame': () => [text(), { ...shared(), ...sides(), ...play() }],
    'mnk.exportGame': () => [often(() => many(below(9), move), junk), { ...shared(), ...sides(), ...play(), ...(below(2) ? {} : { format: often(() => pick(['places', 'psq']), junk) }) }],
    'mnk.legal': () => [game(), { ...shared(), ...play() }],
    'mnk.apply': () => {
      const board = game()
      return [board, { ...shared(), ...play(), move: moveOn(board) }]
    },
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
