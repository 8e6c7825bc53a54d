// tefuda's bot against boardgame.io's MCTSBot at equal time: each of its answers gets as many milliseconds as MCTSBot's last one took.
//
//   node js/test/examples/match.js [games] [columns] [k] [MCTSBot's iterations]
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { MCTSBot } = require('boardgame.io/ai')
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal')
const PACKAGE = new URL('../../../dist/package/', import.meta.url)
const { bot, gameOf } = await import(new URL('adapters/boardgame.io.js', PACKAGE))
const { initSync } = await import(new URL('games/mnk/node-sync.js', PACKAGE))

const [games = 20, columns = 6, k = 4, iterations = 200] = process.argv.slice(2).map(Number)
const engine = initSync()
const results = { won: 0, drawn: 0, lost: 0 }
const ms = { ours: 0, theirs: 0 }
const moves = { ours: 0, theirs: 0 }

for (let i = 0; i < games; i++) {
  // Each opening has two random stones. It is played twice, with the sides exchanged.
  const game = { ...gameOf(engine, { columns, rows: columns, k }), seed: i >> 1 }
  const theirs = new MCTSBot({ game, enumerate: game.ai.enumerate, seed: i, iterations, playoutDepth: columns * columns })
  const reduce = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: 2 })
  const { moves: stones } = engine.opening(state.G.table.board, { k, stones: 2, seed: i >> 1 })
  for (const [row, column] of stones) state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [`${'abcdefghijklmnopqrst'[column]}${columns - row}`], playerID: state.ctx.currentPlayer } })
  let last = 50
  while (state.ctx.gameover === undefined) {
    const player = state.ctx.currentPlayer
    const who = Number(player) === i % 2 ? 'ours' : 'theirs'
    const start = performance.now()
    const one = who === 'ours' ? new (bot({ level: 5, budget: { ms: Math.max(1, Math.floor(last)) } }))({ game }) : theirs
    const { action } = await one.play(state, player)
    const took = performance.now() - start
    if (who === 'theirs') last = took
    ms[who] += took
    moves[who]++
    state = reduce(state, action)
  }
  const { winner } = state.ctx.gameover
  results[winner === undefined ? 'drawn' : Number(winner) === i % 2 ? 'won' : 'lost']++
}
console.log(`${columns} × ${columns}, ${k} in a row, ${games} games, MCTSBot of ${iterations} iterations:`, results)
console.log(`ms a move: ours ${(ms.ours / moves.ours).toFixed(0)}, MCTSBot ${(ms.theirs / moves.theirs).toFixed(0)}`)
