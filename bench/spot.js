// Spots of hold'em by tefuda/solver in WebAssembly with one thread, compared with the published times of wasm-postflop. See README.md.
//
//	node bench/spot.js [--flop seconds] [--target percent]
import { flagsOf, printRow } from './report.js'

const WIDE = '22+, A2s+, K2s+, Q4s+, J6s+, T6s+, 95s+, 85s+, 74s+, 64s+, 53s+, 43s, A2o+, K8o+, Q9o+, J9o+, T9o, 98o'
// The preset 3betpotFAST of PioSOLVER, as wasm-postflop and others have measured it: the sizes have no all-in added.
const THREE_BET = {
  board: 'Qs Jh 2h',
  ranges: [
    '88+, A8s+, A5s-A2s:0.5, AJo+, ATo:0.75, K9s+, KQo, KJo:0.75, KTo:0.25, Q9s+, QJo:0.5, J8s+, JTo:0.25, T8s+, T7s:0.45, 97s+, 96s:0.45, 87s, 86s:0.75, 85s:0.45, 75s+:0.75, 74s:0.45, 65s:0.75, 64s:0.5, 63s:0.45, 54s:0.75, 53s:0.5, 52s:0.45, 43s:0.5, 42s:0.45, 32s:0.45',
    'AA:0.25, 99-22, AJs-A2s, AQo-A8o, K2s+, K9o+, Q2s+, Q9o+, J6s+, J9o+, T6s+, T9o, 96s+, 95s:0.5, 98o, 86s+, 85s:0.5, 75s+, 74s:0.5, 64s+, 63s:0.5, 54s, 53s:0.5, 43s',
  ],
  pot: 180,
  stack: 910,
  sizes: { flop: { bet: [52], raise: [45] }, turn: { bet: [55], raise: [45] }, river: { bet: [70], raise: [45] } },
  allIn: { add: 0, merge: 0 },
}
/** By name: a spot, options, and the longest time allowed. */
const SPOTS = {
  'river, all hands, three sizes': [{ board: 'Ks Th 7s 4d 2c', ranges: ['random', 'random'], pot: 10, stack: 45, sizes: { bet: [33, 75, 150], raise: [33, 75, 150] } }, {}, '1 s'],
  'turn, half of all hands, three sizes on the river': [
    { board: 'Ks Th 7s 4d', ranges: [WIDE, WIDE], pot: 10, stack: 45, sizes: { bet: [66], raise: [60], river: { bet: [33, 75, 150], raise: [60] } } }, {}, '30 s, 512 MB',
  ],
  'turn of 3betpotFAST': [{ ...THREE_BET, board: 'Qs Jh 2h 9c' }, {}, '30 s, 512 MB'],
  'flop, 3betpotFAST': [THREE_BET, { compress: true, memory: 900 }, 'wasm-postflop: 6 threads 58.7 s, 630 MB'],
}
const PUBLISHED = `wasm-postflop's README of 3betpotFAST to 0.5 % of the pot, a Ryzen 7 3700X, Chrome 103: 47.6 s with 6 threads, 28.0 s with 16, 1.20 GB; in
16 bits 58.7 s, 34.3 s, 630 MB; bets 55.2 %, equity 55.3 %, EV 105.1. It names no time of one thread.`

const { flop, target, compiler } = flagsOf("node bench/spot.js: spots of hold'em by tefuda/solver", {
  flop: [900, 0, 'seconds for the flop, 0: only its estimate'],
  target: ['0.5', /^\d+(\.\d+)?$/, 'percent of the pot'],
  compiler: ['tinygo', /^(tinygo|go)$/, 'whose package in dist/ is measured'],
})
const { initSync } = await import(new URL(`../dist/${compiler}/games/solver/node-sync.js`, import.meta.url))
const megabytes = bytes => `${Math.ceil(bytes / 2 ** 20)} MB`

printRow(['spot', 'memory', 'in 16 bits', 'decisions', 'wall, s', 'processor, s', 'iterations', '% of the pot', 'first move', 'equity, EV', 'aim'])
printRow(Array(11).fill('---'))
for (const [name, [spot, options, aim]] of Object.entries(SPOTS)) {
  const solver = initSync()
  const { memory, compressed, decisions } = solver.estimateSpot(spot)
  const size = [name, megabytes(memory), megabytes(compressed), decisions.toLocaleString('en')]
  if (name.startsWith('flop') && !flop) {
    printRow([...size, '–', '–', '–', '–', '–', '–', aim])
    continue
  }
  const before = performance.now(), { user } = process.cpuUsage()
  const budget = name.startsWith('flop') ? { ms: 1000 * flop } : { iterations: 1000 }
  const { exploitability, node, stats } = solver.solveSpot(spot, { target: Number(target), budget, ...options })
  const wall = (performance.now() - before) / 1000, spent = (process.cpuUsage().user - user) / 1e6
  const bets = 1 - node.actions[0].share
  printRow([...size, wall.toFixed(2), spent.toFixed(2), stats.iterations, exploitability.toFixed(3), `bets ${(100 * bets).toFixed(1)} %`, `${(100 * node.equity[0]).toFixed(2)} %, ${node.ev[0].toFixed(2)}`, aim])
  solver.close()
}
console.log(`\n${PUBLISHED}`)
