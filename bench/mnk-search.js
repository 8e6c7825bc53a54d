// tefuda's speed in searching m,n,k boards, and the games that it proves.
import { chance } from './deal.js'
import { measure } from './measure.js'
import { number, printRow, printTable } from './report.js'

const NODES = 20_000
const POSITIONS = 6

/** Positions with some stones in the middle of the board that a short search does not decide. */
function positions({ mnk }, size, stones, seed) {
  const random = chance(seed)
  const out = []
  while (out.length < POSITIONS) {
    const squares = Array(size * size).fill('.')
    for (let put = 0; put < stones;) {
      const middle = () => (size >> 2) + random(size - 2 * (size >> 2))
      const at = middle() * size + middle()
      if (squares[at] === '.') squares[at] = 'ox'[put++ % 2]
    }
    const board = squares.join('').replace(RegExp(`.{${size}}(?=.)`, 'g'), '$&\n')
    if (!mnk.search(board, { budget: { iterations: NODES } }).finished) out.push(board)
  }
  return out
}

/** Nodes a second in games of five in a row. */
export async function compareSpeed(engines, { rounds, seed }) {
  for (const [size, stones] of [[8, 6], [15, 8], [20, 8]]) {
    const boards = positions(engines[0].tefuda, size, stones, seed)
    const run = ({ mnk }) => boards.reduce((nodes, board) => nodes + mnk.search(board, { budget: { iterations: NODES } }).stats.iterations, 0)
    const items = run(engines[0].tefuda)
    const contenders = engines.map(({ name, tefuda }) => {
      if (run(tefuda) !== items) throw new Error(`${name} counts other nodes`)
      return { name, items, run: () => run(tefuda) }
    })
    await measure(contenders, { rounds })
    const unit = { unit: 'million nodes a second', figure: ns => 1000 / ns }
    printTable(`search, ${size} × ${size}, five in a row`, contenders, { engines: engines.length, item: 'nodes', ...unit })
  }
}

// Columns, rows, k, and the known result for the first player.
const SOLVED = [
  [3, 3, 3, 'draw'], [4, 3, 3, 'win'], [8, 8, 3, 'win'], [15, 15, 3, 'win'],
  [4, 4, 4, 'draw'], [5, 4, 4, 'draw'], [6, 4, 4, 'draw'], [5, 5, 4, 'draw'], [6, 5, 4, 'win'], [7, 5, 4, 'win'], [6, 6, 4, 'win'],
  [5, 5, 5, 'draw'], [6, 5, 5, 'draw'], [8, 8, 8, 'draw'], [10, 10, 8, 'draw'],
]
const ENOUGH = 20_000_000
// Games that `prove` solves. `search` cannot in that many positions.
const PROVED = [[6, 4, 4, 'draw'], [6, 6, 5, 'draw'], [7, 4, 4, 'draw'], [8, 4, 4, 'draw'], [7, 7, 5, 'draw']]
const ENOUGH_TO_PROVE = 200_000_000

/** Proves games from the empty board by search. Exits with 1 if a result is not the known one. */
export function solveGames(engines) {
  printRow(['m, n, k', 'value', 'in moves', 'nodes', ...engines.map(({ name }) => `${name}, seconds`)])
  printRow(['---', '---', ...Array(2 + engines.length).fill('--:')])
  for (const [columns, rows, k, want] of SOLVED) {
    const board = Array(rows).fill('.'.repeat(columns))
    const results = engines.map(({ tefuda }) => tefuda.mnk.search(board, { k, budget: { iterations: ENOUGH } }))
    for (const { outcome, proved } of results) if (outcome !== want || !proved) throw new Error(`(${columns}, ${rows}, ${k}) is a ${want}, not ${outcome}`)
    const [{ distance, stats }] = results
    printRow([`${columns}, ${rows}, ${k}`, want, distance ?? '–', number(stats.iterations), ...results.map(({ stats }) => number(stats.ms / 1000))])
  }
  console.log()
}

/** Proves games that search cannot. Exits with 1 if a result is not the known one. */
export function proveGames(engines) {
  printRow(['m, n, k', 'value', 'positions', ...engines.map(({ name }) => `${name}, seconds`)])
  printRow(['---', '---', ...Array(1 + engines.length).fill('--:')])
  for (const [columns, rows, k, want] of PROVED) {
    const board = Array(rows).fill('.'.repeat(columns))
    const results = engines.map(({ tefuda }) => tefuda.mnk.prove(board, { k, budget: { iterations: ENOUGH_TO_PROVE } }))
    for (const { outcome } of results) if (outcome !== want) throw new Error(`(${columns}, ${rows}, ${k}) is a ${want}, not ${outcome}`)
    printRow([`${columns}, ${rows}, ${k}`, want, number(results[0].stats.iterations), ...results.map(({ stats }) => number(stats.ms / 1000))])
  }
  console.log()
}
