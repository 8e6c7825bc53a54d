// The results of an arena's games: means with intervals, and their printing.
import { wilson } from '../records.js'
import { number } from '../report.js'

// Student's t, two-sided 95 %, by degrees of freedom. Beyond the table an approximation is used, exact to 0.001.
const T = [NaN, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131]

/** The mean of a sample and half of its 95 % confidence interval. The interval needs two values. */
export function meanOf(sample) {
  const n = sample.length
  const mean = sample.reduce((sum, x) => sum + x, 0) / n
  const variance = sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  const t = T[n - 1] ?? 1.96 + 2.372 / (n - 1) + 2.82 / (n - 1) ** 2
  return { mean, spread: n > 1 ? t * Math.sqrt(variance / n) : NaN }
}

/** The Elo difference for an expected score from 0 to 1. */
export const elo = score => (score <= 0 ? -Infinity : score >= 1 ? Infinity : 400 * Math.log10(score / (1 - score)))

const WIDTH = Math.log(1.05)

/** The bucket of a time in ms. Each bucket is 5 % wider than the one before. Counts by bucket can be added over games. */
export const bucketOf = ms => Math.max(0, Math.round(Math.log(ms * 1000) / WIDTH))

/** The time in ms below which a share of all times are, exact to 2.5 %; 0 if there are none. @param {Record<string, number>} counts */
export function quantile(counts, share) {
  const entries = Object.entries(counts).map(([bucket, count]) => [Number(bucket), count]).sort(([a], [b]) => a - b)
  let rest = share * entries.reduce((sum, [, count]) => sum + count, 0)
  for (const [bucket, count] of entries) if ((rest -= count) <= 0) return Math.exp(bucket * WIDTH) / 1000
  return 0
}

const sum = (list, value) => list.reduce((total, one) => total + value(one), 0)
const mean = list => sum(list, x => x) / list.length
const signed = x => (Number.isFinite(x) ? `${x < 0 ? '−' : '+'}${Math.round(Math.abs(x))}` : x < 0 ? '−∞' : '+∞')
const rounded = x => x.toFixed(3).replace(/^-(?=0\.000$)/, '').replace('-', '−')

/** A mean and its interval as text. */
function ranged(sample) {
  const { mean, spread } = meanOf(sample)
  return `${rounded(mean)}${Number.isNaN(spread) ? '' : ` ± ${spread.toFixed(3)}`}`
}

/** A share and its interval as text. The interval is Wilson's if every deal is 0 or 1. */
export function shareOf(sample) {
  const { mean, spread } = meanOf(sample)
  return sample.every(x => x % 1 === 0) ? wilson(mean * sample.length, sample.length) : { rate: mean, low: mean - spread, high: mean + spread }
}

const percent = x => (100 * Math.min(Math.max(x, 0), 1)).toFixed(1)
const share = ({ rate, low, high }) => (Number.isNaN(low) ? percent(rate) : `${percent(rate)} (${percent(low)}–${percent(high)})`)

/** The deals that were played with every rotation of the seats. Each is an array of its games in order. */
export function dealsOf(records, turns) {
  const deals = new Map()
  for (const record of records) {
    const deal = deals.get(record.seed) ?? []
    deal[record.turn] = record
    deals.set(record.seed, deal)
  }
  return [...deals].sort(([a], [b]) => a - b).map(([, deal]) => deal).filter(deal => Object.keys(deal).length === turns)
}

/** The mean of a player's field over a deal's games. */
const had = (deal, field, player) => mean(deal.map(record => record[field][player]).filter(x => x !== null))

/** The first player's field minus another player's, for each deal. */
export const gaps = (deals, field, player) => deals.map(deal => had(deal, field, 0) - had(deal, field, player))

/** How often the first player finished ahead of another, for each deal: at one table, or by points if each plays alone. */
export function aheadOf(deals, player) {
  const alone = deals[0][0].ahead.every(x => x === null)
  return deals.map(deal => (alone ? (Math.sign(had(deal, 'points', 0) - had(deal, 'points', player)) + 1) / 2 : had(deal, 'ahead', player)))
}

function playerRow(name, player, deals) {
  const records = deals.flat()
  const taken = records.map(record => record.taken[player])
  const times = {}
  for (const one of taken) for (const [bucket, count] of Object.entries(one.times)) times[bucket] = (times[bucket] ?? 0) + count
  const choices = sum(taken, one => one.choices)
  const each = field => deals.map(deal => had(deal, field, player))
  return [
    name, ranged(each('points')), ranged(each('places')), share(shareOf(each('won'))), records.filter(record => record.faults[player]).length,
    choices ? number(sum(taken, one => one.iterations) / choices) : '–',
    ...[sum(taken, one => one.ms) / (choices || 1), quantile(times, 0.5), quantile(times, 0.99), Math.max(0, ...taken.map(one => one.slowest))].map(number),
  ]
}

function pairRow(names, player, deals) {
  const ahead = shareOf(aheadOf(deals, player))
  return [
    `${names[0]} − ${names[player]}`, ranged(gaps(deals, 'points', player)), ranged(gaps(deals, 'places', player)), share(ahead),
    `${signed(elo(ahead.rate))} (${signed(elo(ahead.low))} to ${signed(elo(ahead.high))})`,
  ]
}

const table = (head, rows) => [head, ['---', ...head.slice(1).map(() => '--:')], ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** The whole report. */
export function report({ name, game, players, rules, games, turns }, records) {
  const deals = dealsOf(records, turns.length)
  const left = records.length - deals.length * turns.length
  const matches = games > 1 ? `, matches of ${games} games` : ''
  const head = `${name}, ${game}${Object.keys(rules).length ? ` ${JSON.stringify(rules)}` : ''}: ${deals.length} deals with ${turns.length} turns of the seats${matches}${left ? `; ${left} games of deals that are not whole are left out` : ''}. ±: 95 % interval, by Student's t of the deals.`
  if (!deals.length) return head
  const pairs = players.slice(1).map((_, i) => pairRow(players, i + 1, deals))
  return [
    head,
    table(['player', 'points a game', 'place', 'won, %', 'games given up', 'iterations a choice', 'ms a choice', 'median', '99 %', 'slowest'], players.map((one, player) => playerRow(one, player, deals))),
    ...(pairs.length ? [table(['same deals', 'points', 'place', 'ahead, %', 'Elo'], pairs)] : []),
  ].join('\n\n')
}
