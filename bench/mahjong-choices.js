// The CPU time of decisions by tefuda's players of mahjong. A busy machine changes CPU time little. See README.md.
import { flagsOf, number, printRow } from './report.js'
import { initSync } from '../js/games/mahjong/node-sync.js'

const { player, rounds, seed } = flagsOf('node bench/mahjong-choices.js: what decisions of whole rounds take, by four players alike', {
  player: ['regular,strong', /^\w+(,\w+)*$/, 'of lists.mahjong.levels'],
  rounds: [8, 1, 'rounds of each'],
  seed: [1, 0, 'of the first round'],
})

const mahjong = initSync()

/** CPU milliseconds of a call. */
function timed(call) {
  const before = process.cpuUsage()
  const answer = call()
  const { user, system } = process.cpuUsage(before)
  return [answer, (user + system) / 1000]
}

/** Plays a round, and reports the time of each decision between several actions. */
function playRound(name, seed, tell) {
  let game = mahjong.deal('tenhou', { seed })
  while (!game.over) {
    const [seat] = game.turns
    const view = mahjong.view(game, { seat })
    if (view.phase === 'roundOver') return
    const [{ best, candidates }, ms] = timed(() => mahjong.choose(view, { level: name }))
    if (candidates.length > 1) tell(ms)
    game = mahjong.apply(game, { seat, move: best })
  }
}

const quantile = (sorted, part) => sorted[Math.floor(part * (sorted.length - 1))]

printRow(['player', 'decisions', 'ms of CPU, median', '99 %', 'slowest'])
printRow(['---', '--:', '--:', '--:', '--:'])
for (const name of player.split(',')) {
  playRound(name, seed, () => {}) // warms up the engine
  const all = []
  for (let round = 0; round < rounds; round++) playRound(name, seed + 1 + round, ms => all.push(ms))
  all.sort((a, b) => a - b)
  printRow([name, all.length, ...[quantile(all, 0.5), quantile(all, 0.99), all.at(-1)].map(number)])
}
mahjong.close()
