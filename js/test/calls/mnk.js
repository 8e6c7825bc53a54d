export const good = {
  'mnk.pairs': {
    good: [['oo']],
    want: { value: 1, black: 1, white: 0, columns: 2, rows: 1, pairs: [{ stone: 'o', cells: [[0, 0], [0, 1]] }] },
  },
  'mnk.pairsMany': { good: [BigUint64Array.of(0n, 0x101n)], want: Int32Array.of(-1) },
}

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

  return {
    'mnk.pairs': () => [often(board, junk), { ...shared(), ...length() }],
    'mnk.pairsMany': () => {
      const [columns, rows] = below(2) ? [side(), side()] : [1 + below(8), 1 + below(8)]
      return [boards(columns, rows), { ...shared(), ...length(), columns, rows }]
    },
  }
}
