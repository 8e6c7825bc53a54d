// Plays matches by the functions that every game has: deal, and apply with views. Each player gets its view and answers a move.
import { bucketOf } from './figures.js'
import { Fault, engineOf, open } from './players.js'

const MIX = 0x9e3779b1

/** A seed from any numbers. Seeds of different numbers are independent. */
export const seedOf = (...numbers) => numbers.reduce((state, n) => {
  const x = Math.imul(state ^ n, MIX)
  return Math.imul(x ^ (x >>> 15), 0x85ebca6b) ^ (x >>> 13)
}, 0x2545f491) >>> 0

/** The description of a run, which distinguishes its records from others: players, engines, game and seats. */
export async function settle({ game, players, rules, seats, games, stones, chance, engine: place }) {
  const { engine, hash, name } = await engineOf(game, place)
  const given = rules === '' ? {} : /^\{/.test(rules) ? JSON.parse(rules) : { preset: rules }
  const count = seats || engine.deal(given, { seed: 0 }).rules.players || Math.max(2, players.length)
  const all = await Promise.all(players.map(spec => open(spec, { game, place })))
  for (const { close } of all) close?.()
  if (players.length > Math.max(count, 2)) throw new Error(`${players.length} players, and ${count} seats`)
  const plan = { game, players, rules: count > 1 ? { ...given, players: count } : given, games, stones, chance }
  engine.close()
  return { ...plan, place, name, turns: turnsOf(count, players.length), run: JSON.stringify([hash, ...all.map(one => one.hash), plan]) }
}

/** The player's number on each seat, for each rotation of the seats. In a game for one, the players play one after the other. */
export function turnsOf(seats, players) {
  if (seats === 1) return Array.from({ length: players }, (_, player) => [player])
  return Array.from({ length: seats }, (_, turn) => Array.from({ length: seats }, (_, seat) => Math.min((seat + turn) % seats, players - 1)))
}

/** Opens the engine and the players, once a process. */
export async function openAll({ game, players, place }) {
  const { engine } = await engineOf(game, place)
  return { engine, players: await Promise.all(players.map(spec => open(spec, { game, place }))) }
}

/** The table at the start of a match. */
function start(engine, { rules, stones }, seed, views) {
  const table = engine.deal(rules, { seed: seedOf(seed, 0), views })
  if (!stones) return table
  const { k, rule } = table.rules
  const { board, turn } = engine.opening(table.board, { k, rule, stones, seed: seedOf(seed, 0) })
  return engine.deal({ ...rules, board, turn }, { seed: 0, views })
}

/**
 * Plays a match with one rotation of the seats.
 * @returns {Promise<{ games: number, moves: number, points: number[], places: number[], won: number[], ahead: (number | null)[], faults: string[], taken: object[] }>}
 *   means per game, by player; won: how often the player was first, or won if it plays alone; ahead: how often the first player finished ahead of this one, ties as half
 */
export async function playMatch({ engine, players }, plan, seed, turn) {
  const seating = plan.turns[turn]
  const taken = players.map(() => ({ choices: 0, ms: 0, slowest: 0, iterations: 0, times: {} }))
  const watching = seating.flatMap((player, seat) => (players[player].see ? [seat] : []))
  const views = ['turn', ...watching]
  const all = { games: 0, moves: 0, faults: players.map(() => ''), results: [] }
  let table
  for (const player of players) player.begin?.()
  do {
    table = table ? engine.deal(undefined, { from: table, seed: seedOf(seed, all.games), views }) : start(engine, plan, seed, views)
    const result = await playGame({ engine, players, seating, taken, watching, views }, plan, table, [seed, all.games], all)
    all.results.push(result)
    all.games++
    table = result.table
  } while (table && !table.result.last && all.games < plan.games)
  return { ...means(all, seating, players.length), taken }
}

/** Plays a game to its end. The result has the table, unless a player gave up. */
async function playGame({ engine, players, seating, taken, watching, views }, { chance, game }, table, seeds, all) {
  for (let move = 0; ; move++, all.moves++) {
    const [view, ...seen] = table.views
    watching.forEach((seat, i) => players[seating[seat]].see(seat, seen[i]))
    if (table.over) return { ...table.result, table }
    const player = seating[view.seat]
    try {
      const chosen = await decide(players[player], view, seedOf(...seeds, move, chance === 'own' ? player + 1 : 0), taken[player])
      table = apply(engine, table, { move: chosen, seat: view.seat, seed: seedOf(...seeds, move, -1), views }, players[player])
    } catch (error) {
      if (!(error instanceof Fault) || seating.length !== 2) throw error
      all.faults[player] = error.message
      return { points: seating.map((_, seat) => Number(seat !== view.seat)), places: seating.map((_, seat) => (seat === view.seat ? 2 : 1)), game }
    }
  }
}

function apply(engine, table, options, { outside }) {
  try {
    return engine.apply(table, options)
  } catch (error) {
    throw outside && error.name === 'InputError' ? new Fault(`illegal: ${options.move}`) : error
  }
}

/** A player's move; its time is recorded in `taken`. A single legal move takes no time, and only outside players are asked for it. */
async function decide(player, view, seed, taken) {
  const { moves } = view.legal
  if (moves.length === 1 && !view.legal.bounds && !player.outside) return moves[0]
  const now = () => (player.outside ? Date.now() : performance.now())
  const start = now()
  const { move, iterations = 0 } = await player.choose(view, seed)
  const ms = now() - start
  taken.choices++
  taken.ms += ms
  taken.slowest = Math.max(taken.slowest, ms)
  taken.iterations += iterations
  taken.times[bucketOf(ms)] = (taken.times[bucketOf(ms)] ?? 0) + 1
  return move
}

function means({ games, moves, faults, results }, seating, players) {
  const seats = Array.from({ length: players }, (_, player) => seating.flatMap((one, seat) => (one === player ? [seat] : [])))
  const mean = list => (list.length ? list.reduce((sum, x) => sum + x, 0) / list.length : null)
  const of = value => seats.map(own => mean(results.flatMap(result => own.map(seat => value(result, seat)))))
  const before = ({ places }, a, b) => (Math.sign(places[b] - places[a]) + 1) / 2
  return {
    games, moves, faults,
    points: of(({ points }, seat) => points[seat]),
    places: of(({ places }, seat) => places[seat]),
    won: of((result, seat) => Number(result.won ?? result.places[seat] === 1)),
    ahead: seats.map(others => mean(results.flatMap(result => seats[0].flatMap(a => others.filter(b => b !== a).map(b => before(result, a, b)))))),
  }
}
