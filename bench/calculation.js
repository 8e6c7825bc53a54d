// tefuda's playouts of the patience Calculation: their speed compared with article-calculation.js, and the success rates of
// random play. See README.md.
import { Game, simplePlayout } from './article-calculation.js'
import { chance } from './deal.js'
import { loadEngines } from './engines.js'
import { measure, ratio } from './measure.js'
import { addRecord, readRecords, wilson } from './records.js'
import { flagsOf, printConditions, printRow, printTable, ranged } from './report.js'

const { rounds, games, seed, rates, out } = flagsOf('node bench/calculation.js: playouts of Calculation', {
  rounds: [21, 6, 'turns that every contender gets'],
  games: [5000, 100, 'games a call'],
  seed: [1, 0, 'of the games'],
  rates: [0, 0, 'random games to play for the success rate of every lead, instead of timing; 100000000 is the article\'s'],
  out: ['dist/calculation-rates.jsonl', /^.+$/, 'where their results are kept; a run that was stopped goes on there'],
})
// The project's targets for the engine by TinyGo, in playouts a second.
const TARGETS = { random: 500_000, rule: 250_000 }
// Known results of random play, by lead: the success rate in 10^8 games with its interval, and the mean of the cards left over.
const KNOWN = [
  { rate: 9.0e-8, low: 4.7e-8, high: 1.7e-7, meanRest: 39.3 },
  { rate: 4.8e-7, low: 3.6e-7, high: 6.4e-7, meanRest: 36.03 },
  { rate: 2.56e-6, low: 2.27e-6, high: 2.89e-6, meanRest: 32.82 },
]
const LEAD = 1
const PILES = 4
const ARTICLE = 'the article\'s method in JavaScript'

const engines = (await loadEngines()).map(engine => ({ ...engine, tefuda: engine.start() }))

/** Plays by article-calculation.js. Returns the number of games won, and the mean of the cards left over. */
function play(count, random, lead = LEAD) {
  let [wins, rest] = [0, 0]
  for (let i = 0; i < count; i++) {
    const left = simplePlayout(new Game(lead, PILES, random))
    wins += Number(left === 0)
    rest += left
  }
  return { wins, meanRest: rest / count }
}

/** Checks that both play the same game: the means of the cards left over may differ only by chance. */
function check() {
  const sample = 20_000
  const { meanRest } = play(sample, chance(seed))
  for (const { name, tefuda } of engines) {
    const own = tefuda.calculation.successRate({ lead: LEAD, piles: PILES }, { games: sample, seed })
    if (Math.abs(own.meanRest - meanRest) > 3 * own.restError) throw new Error(`${name} leaves over ${own.meanRest}, the article ${meanRest}`)
  }
  console.log(`Agreement: cards left over by ${sample.toLocaleString('en')} random games, on the average, within chance of each other (article: ${meanRest.toFixed(2)}).\n`)
}

const unit = { engines: engines.length, unit: 'million games a second', figure: ns => 1000 / ns, item: 'games' }

async function speed(policy, others = []) {
  const ours = engines.map(({ name, tefuda }) => ({
    name,
    items: games,
    run: () => tefuda.calculation.successRate({ lead: LEAD, piles: PILES }, { policy, games, seed }),
  }))
  const target = TARGETS[policy] && { name: 'target', times: Array(rounds).fill(1e9 / TARGETS[policy]) }
  const contenders = await measure([...ours, ...others], { rounds })
  printTable(`playouts, ${policy}`, contenders, unit)
  const ofTinyGo = ours.find(({ name }) => name.includes('tinygo'))
  if (target && ofTinyGo) {
    const times = ratio(ofTinyGo, target)
    console.log(`${ofTinyGo.name} plays ${ranged(times)} times the target of ${TARGETS[policy].toLocaleString('en')} games a second: ${verdict(times)}.\n`)
  }
}

const verdict = ({ low, high }) => (low >= 1 ? 'met' : high < 1 ? 'missed' : 'too close to tell')

async function speeds() {
  printConditions('Playouts of Calculation', `${rounds} rounds, ${games} games a call, lead ${LEAD}, ${PILES} waste piles, seed ${seed}`, engines)
  check()
  const random = chance(seed)
  await speed('random', [{ name: ARTICLE, items: games, run: () => play(games, random) }])
  await speed('eager')
  await speed('rule')
}

/** The kept games of a lead: chunks, each with its seed. */
const kept = lead => readRecords(out).filter(record => record.lead === lead && record.chunk === CHUNK)

// Games a seed. A run that is stopped loses at most one chunk, about a minute.
const CHUNK = 1_000_000

function playRates(lead, calculation) {
  const done = new Set(kept(lead).map(record => record.seed))
  for (let i = 0; i * CHUNK < rates; i++) {
    if (done.has(seed + i)) continue
    const { wins, meanRest, restError } = calculation.successRate({ lead, piles: PILES }, { games: CHUNK, seed: seed + i })
    addRecord(out, { lead, chunk: CHUNK, seed: seed + i, wins, meanRest, restError })
  }
}

function printRate(lead) {
  const all = kept(lead)
  const played = all.length * CHUNK
  const wins = all.reduce((sum, record) => sum + record.wins, 0)
  const mean = all.reduce((sum, { meanRest }) => sum + meanRest, 0) / all.length
  const error = Math.sqrt(all.reduce((sum, { restError }) => sum + restError ** 2, 0)) / all.length
  const { rate, low, high } = wilson(wins, played)
  const { rate: known, low: least, high: most, meanRest } = KNOWN[lead]
  const told = low <= most && least <= high && Math.abs(mean - meanRest) < error + 0.005 ? 'agree' : 'DIFFER'
  const range = (a, b, c) => `${a.toExponential(2)} (${b.toExponential(2)}–${c.toExponential(2)})`
  printRow([lead, played.toLocaleString('en'), wins, range(rate, low, high), range(known, least, most), `${mean.toFixed(4)} ± ${error.toFixed(4)}`, meanRest, told])
  return told === 'agree'
}

function successRates() {
  // By the fastest engine, because all give the same results.
  const { tefuda: { calculation } } = engines.find(({ name }) => name.includes('tinygo')) ?? engines[0]
  for (const lead of KNOWN.keys()) playRates(lead, calculation)
  printRow(['lead', 'random games', 'won', 'success rate (95 %)', 'known (95 %)', 'cards left over', 'known', ''])
  printRow(['--:', '--:', '--:', '---', '---', '---', '---', '---'])
  return Array.from(KNOWN.keys(), printRate).every(Boolean)
}

if (!rates) await speeds()
else if (!successRates()) process.exitCode = 1
