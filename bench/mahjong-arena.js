// How strong tefuda's player of mahjong is against three of the real @kobalab/majiang-ai, in the game driver of
// @kobalab/majiang-core. See README.md.
import { Majiang, seeded } from './majiang.js'
import { Seat } from './mahjong-seat.js'
import { addRecord, readRecords, shardOf } from './records.js'
import { flagsOf, number, peer, peerName } from './report.js'
import { initSync } from '../js/games/mahjong/node-sync.js'

const Opponent = peer('@kobalab/majiang-ai')
const SEATS = [0, 1, 2, 3]

const flags = flagsOf('node bench/mahjong-arena.js: one of tefuda against three of majiang-ai, each wall with tefuda in every seat', {
  walls: [25, 0, 'walls over all shards, four hanchan each; 0 only prints what there is'],
  seed: [1, 0, 'of the first wall'],
  shard: ['1/1', /^[1-9]\d*\/[1-9]\d*$/, 'the part of the walls to play, as 2/4'],
  player: ['tefuda', /^\w+$/, 'of lists.mahjong.levels'],
  out: ['dist/mahjong-arena.jsonl', /^.+$/, 'where the hanchan are kept; a run that was stopped goes on there'],
})

/** What a seat did in a round of a record: events by wind, of which the seat is l. */
function countRound(events, sum) {
  const { qipai } = events[0]
  const l = (8 + sum.id - sum.first - qipai.jushu) % 4
  const riichi = SEATS.map(seat => events.some(({ dapai }) => dapai?.l === seat && dapai.p.endsWith('*')))
  const open = SEATS.map(seat => events.some(({ fulou }) => fulou?.l === seat))
  sum.rounds++
  sum.riichi += Number(riichi[l])
  sum.calls += Number(open[l])
  for (const { hule } of events) {
    if (hule?.l === l) {
      sum.wins++
      sum.won += hule.defen
    } else if (hule?.baojia === l) sum[riichi[hule.l] ? 'toRiichi' : open[hule.l] ? 'toOpen' : 'toSilent']++
  }
}

/** A hanchan with tefuda in a place. */
function playGame(mahjong, seed, seat) {
  const took = []
  const players = SEATS.map(id => (id === seat ? new Seat(mahjong, flags.player, ms => took.push(ms)) : new Opponent()))
  const game = new Majiang.Game(players, () => {}, Majiang.rule(), 'bench')
  seeded(seed, () => game.do_sync())
  const { rank, defen, log, qijia } = game._paipu
  const sum = { id: seat, first: qijia, rounds: 0, riichi: 0, calls: 0, wins: 0, won: 0, toRiichi: 0, toOpen: 0, toSilent: 0 }
  for (const events of log) countRound(events, sum)
  took.sort((a, b) => a - b)
  const part = share => took[Math.floor(share * (took.length - 1))]
  return { player: flags.player, seed, seat, rank: rank[seat], points: defen[seat], ...sum, choices: took.length, p50: part(0.5), p99: part(0.99) }
}

const own = () => readRecords(flags.out).filter(({ player, seed }) => player === flags.player && seed >= flags.seed)
const total = (games, field) => games.reduce((sum, game) => sum + game[field], 0)

/** The mean of the walls' mean ranks, and its standard error. */
function meanRank(games) {
  const seeds = [...new Set(games.map(({ seed }) => seed))]
  const walls = seeds.map(wall => games.filter(({ seed }) => seed === wall))
  const means = walls.filter(({ length }) => length === 4).map(all => total(all, 'rank') / 4)
  const mean = means.reduce((sum, x) => sum + x, 0) / means.length
  const variance = means.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (means.length - 1)
  return { walls: means.length, mean, error: Math.sqrt(variance / means.length) }
}

function print(games) {
  const { walls, mean, error } = meanRank(games)
  const rounds = total(games, 'rounds')
  const share = field => {
    const part = total(games, field) / rounds
    return `${(100 * part).toFixed(1)} ± ${(100 * Math.sqrt(part * (1 - part) / rounds)).toFixed(1)} %`
  }
  console.log(`${flags.player} against three of ${peerName('@kobalab/majiang-ai')}: mean rank ${mean.toFixed(3)} ± ${error.toFixed(3)} (SE) over ${4 * walls} hanchan of ${walls} whole walls; ${games.length} hanchan, ${rounds} rounds.`)
  console.log(`Wins ${share('wins')} (${number(total(games, 'won') / total(games, 'wins'))} points), riichi ${share('riichi')}, calls ${share('calls')}; deals in to riichi ${share('toRiichi')}, to open hands ${share('toOpen')}, to silent ones ${share('toSilent')}.`)
  console.log(`A decision, ms: median ${number(total(games, 'p50') / games.length)}, 99 % ${number(total(games, 'p99') / games.length)} (means of the hanchan's).`)
}

const played = new Set(own().map(({ seed, seat }) => `${seed} ${seat}`))
const mahjong = initSync()
const seeds = Array.from({ length: flags.walls }, (_, wall) => flags.seed + wall)
for (const seed of shardOf(seeds, flags.shard)) {
  for (const seat of SEATS) {
    if (!played.has(`${seed} ${seat}`)) addRecord(flags.out, playGame(mahjong, seed, seat))
  }
}
if (own().length) print(own())
mahjong.close()
