// tefuda against boardgame.io's bot, a tree search by random games (MCTS), on boards where perfect play does not lose.
import { measure, interval } from './measure.js'
import { number, peer, peerName, printRow, ranged } from './report.js'

const ITERATIONS = 1000

/** The four directions, as steps of rows and columns. */
const STEPS = [[0, 1], [1, 0], [1, 1], [1, -1]]

/** All possible lines, each as numbers of squares. */
function linesOf(columns, rows, k) {
  const inside = ([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns
  const from = Array.from({ length: columns * rows }, (_, i) => [Math.floor(i / columns), i % columns])
  const all = from.flatMap(([r, c]) => STEPS.map(([down, right]) => Array.from({ length: k }, (_, i) => [r + i * down, c + i * right])))
  return all.filter(line => line.every(inside)).map(line => line.map(([r, c]) => r * columns + c))
}

/** The game of boardgame.io's tutorial, tic-tac-toe, for any m, n, k. */
function gameOf(columns, rows, k) {
  const lines = linesOf(columns, rows, k)
  return {
    setup: () => ({ cells: Array(columns * rows).fill(null) }),
    moves: { put: ({ G, playerID }, at) => (G.cells[at] === null ? void (G.cells[at] = playerID) : 'INVALID_MOVE') },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf({ G: { cells }, ctx }) {
      if (lines.some(line => line.every(at => cells[at] === ctx.currentPlayer))) return { winner: ctx.currentPlayer }
      if (!cells.includes(null)) return { draw: true }
    },
  }
}

const enumerate = ({ cells }) => cells.flatMap((cell, at) => (cell === null ? [{ move: 'put', args: [at] }] : []))

function boardgame(columns, rows, k, seed) {
  const { Client } = peer('boardgame.io/client')
  const { MCTSBot } = peer('boardgame.io/ai')
  const game = gameOf(columns, rows, k)
  const client = Client({ game, debug: false })
  client.start()
  const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, seed })
  return { client, think: () => bot.play(client.store.getState(), client.getState().ctx.currentPlayer) }
}

const STONES = { 0: 'o', 1: 'x', null: '.' }

/** Plays a game. `ours` is '0' if tefuda begins. Returns the winner, undefined for a draw. */
async function playGame({ mnk }, [columns, rows, k], ours, seed) {
  const { client, think } = boardgame(columns, rows, k, seed)
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) return ctx.gameover.winner
    if (ctx.currentPlayer === ours) {
      const board = Array.from({ length: rows }, (_, r) => G.cells.slice(r * columns, (r + 1) * columns).map(cell => STONES[cell]).join(''))
      const [r, c] = mnk.search(board, { k }).square
      client.moves.put(r * columns + c)
    } else client.moves.put((await think()).action.payload.args[0])
  }
}

// Columns, rows, k, and the player that tefuda can be without having to lose: both where perfect play draws, only the first where it
// wins.
const MATCHES = [
  [[3, 3, 3], ['0', '1']],
  [[4, 4, 4], ['0', '1']],
  [[4, 4, 3], ['0']],
]

/** Times the bot on the empty board, then plays; throws if tefuda loses, or fails to win a won game. */
export async function playBot({ name, tefuda }, { rounds, games, seed }) {
  const bot = peerName('boardgame.io')
  const { think } = boardgame(3, 3, 3, seed)
  const times = []
  for (let round = -2; round < rounds; round++) {
    const start = performance.now()
    await think()
    if (round >= 0) times.push(ITERATIONS / (performance.now() - start) * 1000)
  }
  const proof = { name, items: 1, run: () => tefuda.mnk.search(['...', '...', '...'], { k: 3 }) }
  await measure([proof], { rounds })
  console.log(`${bot}, MCTSBot on 3 × 3: ${ranged(interval(times))} iterations a second. ${name} proves the draw in ${ranged(interval(proof.times.map(ns => ns / 1e6)))} ms.\n`)
  printRow(['m, n, k', `${name} begins`, 'games', 'won', 'drawn', `lost to the bot with ${number(ITERATIONS)} iterations a move`])
  printRow(['---', '---', ...Array(4).fill('--:')])
  for (const [rules, sides] of MATCHES) {
    for (const ours of sides) {
      const winners = []
      for (let game = 0; game < games; game++) winners.push(await playGame(tefuda, rules, ours, seed + game))
      const won = winners.filter(winner => winner === ours).length
      const drawn = winners.filter(winner => winner === undefined).length
      printRow([rules.join(', '), ours === '0' ? 'yes' : 'no', games, won, drawn, games - won - drawn])
      if (won + drawn < games || (sides.length === 1 && won < games)) throw new Error(`${name} plays ${rules} wrong`)
    }
  }
  console.log()
}
