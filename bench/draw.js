// tefuda's draw poker and hold'em equity: their times, and the returns compared with the published ones. See README.md.
import { chance, deal, toWords } from './deal.js'
import { loadEngines } from './engines.js'
import { interval, measure, ratio } from './measure.js'
import { flagsOf, number, printConditions, printRow, printTable, ranged } from './report.js'

const { rounds, hands: count, seed } = flagsOf('node bench/draw.js: draw poker and equity', {
  rounds: [11, 6, 'turns that every engine gets'],
  hands: [200, 10, 'different hands to advise on'],
  seed: [1, 0, 'of the hands and samples'],
})
// The pay table of joker poker, for a game with another pay for four of a kind than the preset.
const kings = four => `natural-royal 800, five 200, wild-royal 100, straight-flush 50, four ${four}, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1`
const OTHERS = [{ key: 'joker-kings, four 17', game: { jokers: 1, pays: kings(17) } }]
// Published returns: the sum of the pays of all combinations, or a percentage as text with the published digits.
const PUBLISHED = {
  'jacks-or-better-9-6': 19_842_315_923_796,
  'bonus-8-5': '99.166',
  'double-bonus-10-7': '100.1725',
  'double-double-bonus-9-6': '98.98',
  'deuces-wild': 20_085_114_000_432,
  'deuces-wild-nsud': 19_879_070_863_788,
  'joker-kings': 24_727_653_272_220,
  'joker-kings, four 17': 24_098_477_988_348,
  'double-joker': '98.1',
}
const ACES_KINGS = [['AsAh', 'KdKc'], { win: 1_388_072, tie: 6538, lose: 317_694 }]
const TABLE = ['AsAh', 'KdKc', 'QsJs', '7h7c', 'random', 'random']
const OMAHA = ['AsAhKsKh', '9d8d7c6c']
const SAMPLES = 100_000

const engines = (await loadEngines()).map(engine => ({ ...engine, tefuda: engine.start() }))
const ours = (items, run) => engines.map(({ name, tefuda }) => ({ name, items, run: () => run(tefuda.poker) }))
const shape = { engines: engines.length }

const percent = (solution, digits) => (100 * solution.return).toFixed(digits)

/** Compares a solution with the published return. */
function verdict(published, solution) {
  if (published === undefined) return 'computed here alone'
  if (typeof published === 'string') {
    const digits = published.split('.')[1].length
    return percent(solution, digits) === published ? `${published} %, equal` : `${published} %, DIFFERS`
  }
  return published === solution.paySum ? 'pay sum equal' : `pay sum ${published.toLocaleString('en')}, DIFFERS`
}

async function solve({ key, game }) {
  const contenders = await measure(ours(1, poker => poker.videoSolve(game)), { rounds, once: true })
  const [solution, ...others] = engines.map(({ tefuda }) => tefuda.poker.videoSolve(game))
  if (others.some(other => other.paySum !== solution.paySum)) throw new Error(`our engines differ on ${key}`)
  const sums = [solution.paySum, solution.combos].map(n => n.toLocaleString('en'))
  const times = contenders.map(({ times }) => ranged(interval(times.map(ns => ns / 1e6))))
  const told = verdict(PUBLISHED[key], solution)
  const ratios = contenders.slice(1).map(c => ranged(ratio(contenders[0], c)))
  printRow([key, ...sums, `${percent(solution, 10)} %`, told, ...times, ...ratios])
  return !told.endsWith('DIFFERS')
}

async function solveAll() {
  const names = engines.map(({ name }) => name)
  const presets = engines[0].tefuda.poker.videoGames().map(({ key }) => ({ key, game: key }))
  const ratios = names.slice(1).map(name => `${names[0]} is × as fast as ${name}`)
  printRow(['solve', 'pay sum', 'combinations', 'return', 'published', ...names.map(name => `${name}, ms`), ...ratios])
  printRow(['---', '--:', '--:', '--:', '---', ...names.map(() => '--:'), ...ratios.map(() => '--:')])
  const results = []
  for (const game of [...presets, ...OTHERS]) results.push(await solve(game))
  console.log()
  return results.every(Boolean)
}

async function advise(game, deck) {
  const hands = deal(count, chance(seed), { deck }).map(hand => toWords([hand], 'Jk')[0].join(' '))
  const contenders = ours(count, poker => hands.map(hand => poker.videoAdvise(hand, { game })))
  await measure(contenders, { rounds })
  printTable(`advise, ${game}, ${count} random hands`, contenders, { ...shape, unit: 'µs a hand', figure: ns => ns / 1000, item: 'hands' })
}

async function equity() {
  const [players, wanted] = ACES_KINGS
  for (const { name, tefuda } of engines) {
    const { players: [{ win, tie, lose }], exact } = tefuda.poker.equity(players)
    const equal = exact && win === wanted.win && tie === wanted.tie && lose === wanted.lose
    if (!equal) throw new Error(`${name} differs from the published deals of ${players.join(' v ')}`)
  }
  const exact = ours(1, poker => poker.equity(players))
  printTable(`equity, ${players.join(' v ')}, all 1,712,304 deals (counts as published)`, await measure(exact, { rounds }),
    { ...shape, unit: 'ms', figure: ns => ns / 1e6, item: 'calls' })
  for (const hiLo of [false, true]) {
    const omaha = ours(1, poker => poker.equity(OMAHA, { omaha: true, hiLo }))
    printTable(`equity, Omaha${hiLo ? ' hi-lo' : ''}, ${OMAHA.join(' v ')}, all 1,086,008 boards`, await measure(omaha, { rounds }),
      { ...shape, unit: 'ms', figure: ns => ns / 1e6, item: 'calls' })
  }
  const sampled = ours(SAMPLES, poker => poker.equity(TABLE, { seed, budget: { iterations: SAMPLES } }))
  if (engines[0].tefuda.poker.equity(TABLE, { seed, budget: { iterations: SAMPLES } }).exact) throw new Error('not sampled')
  printTable(`equity, 6 players (${TABLE.join(', ')}), ${number(SAMPLES)} samples a call`, await measure(sampled, { rounds }),
    { ...shape, unit: 'million samples a second', figure: ns => 1000 / ns, item: 'samples' })
}

printConditions('Draw poker and equity', `${rounds} rounds, ${count} hands, seed ${seed}`, engines)
console.log('We know of no package on npm that solves draw poker or advises on it by a pay table, so these stand alone, and the returns with published ones.\n')
const equal = await solveAll()
await advise('jacks-or-better-9-6', 52)
await advise('joker-kings', 53)
await advise('deuces-wild', 52)
await equity()
if (!equal) process.exitCode = 1
