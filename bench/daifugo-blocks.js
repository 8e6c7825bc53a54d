// Games of Daifugō in blocks: within one classes, and with them luck, pass on from game to game, so that only the means of
// whole blocks are independent of each other.
import { chance } from './deal.js'

/** As on the server of the UEC championship: games of a block, and games before players change seats. */
export const BLOCK = 100
const SEATS_REDRAWN = 3

/** Different numbers give sources of chance that have nothing to do with each other. */
const chanceOf = (...numbers) => chance(numbers.reduce((state, n) => Math.imul(state ^ n, 0x9e3779b1) ^ (state >>> 15), 0x2545f491))

/** Who sits on each seat in a game of a block. */
export function seatsOf(players, seed, block, game) {
  const below = chanceOf(seed, block, Math.floor(game / SEATS_REDRAWN), 1)
  const seats = []
  for (let i = 0; i < players; i++) {
    const j = below(i + 1)
    seats[i] = seats[j]
    seats[j] = i
  }
  return seats
}

/**
 * Plays a game of a block.
 * @param {import('../js/types.js').SyncTefuda['daifugo']} daifugo
 * @param {{ level: string, budget?: object }[]} players
 * @param {object} rules as daifugo.deal takes them
 * @param {{ seed: number, block: number, game: number, last?: number[] }} at last: the players' places in the game before
 * @param {(player: number, ms: number, answer: object) => void} decided what a choice took
 * @returns {number[]} the players' places, from 1
 */
export function playGame(daifugo, players, rules, { seed, block, game, last }, decided) {
  const seats = seatsOf(players.length, seed, block, game)
  const below = chanceOf(seed, block, game, 2)
  const classes = last && seats.map(player => last[player])
  const options = () => ({ seed: below(2 ** 32) })
  // Only a search looks back at the moves; without it they would be most of what every call carries.
  const forget = players.every(({ level }) => level !== 'champion')
  let position = daifugo.deal(rules, { classes, first: below(players.length), ...options() })
  while (!position.over) {
    const [seat] = position.turns
    const { level, budget } = players[seats[seat]]
    const view = daifugo.view(position, { seat })
    const start = performance.now()
    const answer = daifugo.choose(view, { level, ...(budget && { budget }), ...options() })
    decided(seats[seat], performance.now() - start, answer)
    // A return leaves nothing to chance.
    position = daifugo.apply(position, { move: answer.best, ...(position.phase === 'play' && options()) })
    if (forget) position.moves = []
  }
  return players.map((_, player) => position.places[seats.indexOf(player)])
}

/** The games of each block, in order. @param {{ block: number }[]} records */
export function blocksOf(records) {
  const blocks = new Map()
  for (const record of records) blocks.set(record.block, [...(blocks.get(record.block) ?? []), record])
  return blocks
}

// Student's t, two-sided 95 %, by degrees of freedom; beyond the table by an approximation that is good to 0.001.
const T = [NaN, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131]

/** The mean of a sample and half of its 95 % confidence interval, for which two values are needed. */
export function meanOf(sample) {
  const n = sample.length
  const mean = sample.reduce((sum, x) => sum + x, 0) / n
  const variance = sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  const t = T[n - 1] ?? 1.96 + 2.372 / (n - 1) + 2.82 / (n - 1) ** 2
  return { mean, spread: n > 1 ? t * Math.sqrt(variance / n) : NaN }
}

const WIDTH = Math.log(1.05)

/** Times as counts of buckets, each 5 % wider than the one before, which add up over games. */
export const bucketOf = ms => Math.max(0, Math.round(Math.log(ms * 1000) / WIDTH))

/** The time that a share of all lie below, to 2.5 %; 0 of none. @param {Record<string, number>} counts */
export function quantile(counts, share) {
  const entries = Object.entries(counts).map(([bucket, count]) => [Number(bucket), count]).sort(([a], [b]) => a - b)
  let rest = share * entries.reduce((sum, [, count]) => sum + count, 0)
  for (const [bucket, count] of entries) if ((rest -= count) <= 0) return Math.exp(bucket * WIDTH) / 1000
  return 0
}
