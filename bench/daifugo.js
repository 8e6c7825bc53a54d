// tefuda's Daifugō: playouts a second, legal moves, and the time of a choice. See README.md.
import { loadEngines } from './engines.js'
import { interval, measure, ratio } from './measure.js'
import { flagsOf, number, printConditions, printRow, printTable, ranged } from './report.js'

const { rounds, games, positions, searches, seed, preset } = flagsOf('node bench/daifugo.js: playouts, legal moves and choices of Daifugō', {
  rounds: [21, 6, 'turns that every contender gets'],
  games: [500, 1, 'playouts a call'],
  positions: [300, 20, 'positions for legal moves and choices'],
  searches: [100, 1, 'of them that are searched'],
  seed: [1, 0, 'of the deals'],
  preset: ['uec', /^(seed|uec|common)$/, 'the rules'],
})
// The project's targets for the engine by TinyGo, in playouts a second.
const TARGETS = { random: 100_000, policy: 15_000 }
const DEALS = 20

const engines = (await loadEngines()).map(engine => ({ ...engine, tefuda: engine.start() }))
const [{ tefuda: { daifugo } }] = engines

/** Views from games that the policy plays, each before a choice between several moves. */
function viewsOf(count) {
  const views = []
  for (let game = 0; views.length < count; game++) {
    let position = daifugo.deal(preset, { seed: seed + game, views: ['turn'] })
    while (!position.over) {
      const [view] = position.views
      if (view.legal.moves.length > 1) views.push(view)
      position = daifugo.apply(position, { move: daifugo.choose(view, { level: 'expert' }).best, views: ['turn'] })
    }
  }
  return views.slice(0, count)
}

const verdict = ({ low, high }) => (low >= 1 ? 'met' : high < 1 ? 'missed' : 'too close to tell')

/** Nanoseconds of CPU time per item, all threads together, for several turns: like the times that measure() writes. */
function processorTimes({ run, items }) {
  return Array.from({ length: 9 }, () => {
    const [start, used] = [performance.now(), process.cpuUsage()]
    let done = 0
    for (; performance.now() - start < 200; done += items) run()
    const { user, system } = process.cpuUsage(used)
    return 1000 * (user + system) / done
  })
}

/** Prints a median with its target, both a second. */
function printTarget(name, times, target) {
  const reached = ratio({ times }, { times: times.map(() => 1e9 / target) })
  console.log(`${name}: ${ranged(interval(times.map(ns => 1e6 / ns)))} thousand, ${ranged(reached)} times the target of ${target.toLocaleString('en')}: ${verdict(reached)}.`)
}

async function playouts(policy) {
  const deals = Array.from({ length: DEALS }, (_, i) => daifugo.deal(preset, { seed: seed + i }))
  const contenders = engines.map(({ name, tefuda }) => {
    let turn = 0
    return { name, items: games, run: () => tefuda.daifugo.playout(deals[turn++ % DEALS], { policy, games, seed: turn }) }
  })
  await measure(contenders, { rounds })
  printTable(`playouts, ${policy}`, contenders, { engines: engines.length, unit: 'thousand a second', figure: ns => 1e6 / ns, item: 'playouts' })
  for (const contender of contenders) {
    if (!contender.name.includes('tinygo')) continue
    printTarget(`${contender.name}, by the clock`, contender.times, TARGETS[policy])
    printTarget(`${contender.name}, by the processor's seconds`, processorTimes(contender), TARGETS[policy])
  }
  console.log()
}

async function legal(views) {
  const contenders = engines.map(({ name, tefuda }) => ({
    name, items: views.length, run: () => views.forEach(view => tefuda.daifugo.legal(view)),
  }))
  await measure(contenders, { rounds })
  printTable('legal', contenders, { engines: engines.length, unit: 'thousand calls a second', figure: ns => 1e6 / ns, item: 'calls' })
}

/** The milliseconds of each choice, sorted. */
function timesOf({ daifugo }, views, level, budget) {
  const choose = view => daifugo.choose(view, { level, seed, ...(budget && { budget }) })
  views.slice(0, 5).forEach(choose)
  let [iterations, worlds] = [0, 0]
  const times = views.map(view => {
    const start = performance.now()
    const { stats } = choose(view)
    iterations += stats.iterations
    worlds += stats.worlds ?? 0
    return performance.now() - start
  })
  return { times: times.sort((a, b) => a - b), iterations: iterations / views.length, worlds: worlds / views.length }
}

function choices(views) {
  printRow(['choose', 'budget', 'engine', 'choices', 'ms, median', '99 %', 'slowest', 'iterations', 'worlds'])
  printRow(['---', '---', '---', ...Array(6).fill('--:')])
  const LEVELS = [['skilled', views], ['expert', views], ...[undefined, { iterations: 200 }, { iterations: 2000 }].map(budget => ['champion', views.slice(0, searches), budget])]
  for (const [level, some, budget] of LEVELS) {
    for (const { name, tefuda } of engines) {
      const { times, iterations, worlds } = timesOf(tefuda, some, level, budget)
      const at = share => number(times[Math.min(times.length - 1, Math.floor(share * times.length))])
      const told = budget ? `${budget.iterations} iterations` : level === 'champion' ? 'its own' : '–'
      printRow([level, told, name, some.length, ranged(interval(times)), at(0.99), number(times.at(-1)), number(iterations), number(worlds)])
    }
  }
}

printConditions('Daifugō', `Rules "${preset}", ${rounds} rounds, seed ${seed}`, engines)
await playouts('random')
await playouts('policy')
const views = viewsOf(positions)
await legal(views)
choices(views)
