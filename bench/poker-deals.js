// Duplicate deals of poker: every deal is played once for each seat that each player can sit in, with the same deck, so that
// the luck of the cards is the same for all, and what is left of it is that of what they do differently.
import { bucketOf } from './daifugo-blocks.js'

export const BLIND = 20

/** Milliseconds of the processor, of which others on a busy machine take none. */
function processor() {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

/** What a deal is dealt by. @param {{ limit: string, variant: string, stack: number }} game @param {number} seats */
function rulesOf({ limit, variant, stack }, seats) {
  const rules = { variant, limit, minBet: BLIND, ...(limit === 'fixed' && { bigBet: 2 * BLIND, cap: 4 }) }
  const blinds = Array(seats).fill(0)
  blinds[seats === 2 ? 0 : 1] = BLIND / 2
  blinds[seats === 2 ? 1 : 2] = BLIND
  return { ...rules, stacks: Array(seats).fill(stack * BLIND), blinds }
}

/** What a bot does: `call` always, `raise` the least whenever it may, `odds` by pot odds against any cards. */
function botMove(poker, bot, view, seed) {
  const { moves, bounds } = view.legal
  const bet = moves.find(move => /^(bet|raise)/.test(move))
  const passive = moves.find(move => move === 'check' || move === 'call')
  if (!passive) return poker.choose(view, { level: 'beginner', seed, budget: { iterations: 200 } }).best
  if (bot === 'call') return passive
  if (bot === 'raise') return bet ?? passive
  const { equity } = poker.choose(view, { level: 'beginner', seed, budget: { iterations: 200 } })
  const half = view.bet + Math.floor(view.pot / 2)
  if (bet && equity > 0.6) {
    const [kind] = bet.split(' ')
    return `${kind} ${Math.min(Math.max(half, bounds[kind].min), bounds[kind].max)}`
  }
  if (passive === 'call' && equity * (view.pot + bounds.call.min) < bounds.call.min) return 'fold'
  return passive
}

/**
 * Plays a hand.
 * @param {import('../js/types.js').SyncTefuda['poker']} poker
 * @param {object} rules what `deal` takes
 * @param {string[]} names who sits on each seat: a level, or a bot
 * @param {{ seed: number, budget?: object }} options
 * @param {(name: string, ms: number, answer: object) => void} decided what a level's choice took of the processor
 * @returns {{ hand: object, pots: number[] }} the hand at its end, and the pot when flop, turn and river were dealt
 */
function playHand(poker, rules, names, { seed, budget }, decided) {
  let hand = poker.deal(rules, { seed, views: ['turn'] })
  const pots = []
  for (let turn = 0; !hand.over; turn++) {
    const [view] = hand.views
    const name = names[view.seat]
    let move
    if (BOTS.includes(name)) move = botMove(poker, name, view, 1000 * seed + turn)
    else {
      const before = processor()
      const answer = poker.choose(view, { level: name, seed: (1000 * seed + turn) % 2 ** 32, ...(budget && { budget }) })
      decided(name, processor() - before, answer)
      move = answer.best
    }
    hand = poker.apply(hand, { move, views: ['turn'] })
    const known = hand.board ? hand.board.split(' ').length : 0
    const matched = 2 * Math.min(...hand.players.map(player => player.paid))
    for (let cards = [3, 4, 5][pots.length]; cards <= known; cards = [3, 4, 5][pots.length]) pots.push(matched)
  }
  return { hand, pots }
}

export const BOTS = ['call', 'raise', 'odds']

/**
 * What the board brought a seat of a hand for two: whenever cards were dealt, the pot as it was then times how much more of it
 * the seat's hand was worth with them than before. Its mean is 0 whatever the players do, so a result without it has the same
 * mean and less noise (M. White, M. Bowling, "Learning a Value Analysis Tool for Agent Evaluation", 2009).
 */
function luckOf(poker, { hand, pots }, seat, seed) {
  const board = hand.board.split(' ')
  const hands = [hand.hands[seat], hand.hands[1 - seat]]
  const shares = [0, 3, 4, 5].slice(0, pots.length && pots.length + 1).map(cards => {
    const options = { seed, board: board.slice(0, cards).join(' '), ...(!cards && { budget: { iterations: 600 } }) }
    return poker.equity(hands, options).players[0].equity
  })
  return pots.reduce((sum, pot, i) => sum + pot * (shares[i + 1] - shares[i]), 0)
}

/**
 * Plays a deal from every seat.
 * @returns {{ won: number[], luck: number[], taken: Record<string, object> }} by player: big blinds a hand, of which luck of
 *   the board (0 where more than two play), and what the choices of each level took
 */
export function playDeal(poker, game, players, { seed, budget }) {
  const n = players.length
  const taken = {}
  const decided = (name, ms, { level }) => {
    const own = (taken[name] ??= { choices: 0, ms: 0, slowest: 0, other: 0, times: {} })
    own.choices++
    own.ms += ms
    own.slowest = Math.max(own.slowest, ms)
    own.other += Number(level !== name)
    own.times[bucketOf(ms)] = (own.times[bucketOf(ms)] ?? 0) + 1
  }
  const won = Array(n).fill(0)
  const luck = Array(n).fill(0)
  for (let turned = 0; turned < n; turned++) {
    const rules = rulesOf(game, n)
    const played = playHand(poker, rules, players.map((_, seat) => players[(seat + turned) % n]), { seed, budget }, decided)
    const lucky = n === 2 && game.variant === 'holdem' ? luckOf(poker, played, 0, seed) : 0
    for (let seat = 0; seat < n; seat++) {
      const player = (seat + turned) % n
      won[player] += played.hand.result.points[seat] / BLIND / n
      luck[player] += (seat ? -lucky : lucky) / BLIND / n
    }
  }
  return { won, luck, taken }
}
