// The games and the bot for boardgame.io, in boardgame.io: whole games through its reducer and its local master.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import test from 'node:test'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { MCTSBot } = require('boardgame.io/ai')
const { Local } = require('boardgame.io/multiplayer')
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal')
const PACKAGE = new URL('../../../dist/package/', import.meta.url)
const { bot, gameOf } = await import(new URL('adapters/boardgame.io.js', PACKAGE))
const { initSync } = await import(new URL('node-sync.js', PACKAGE))
const engine = initSync()

/** Every game: its rules, the number of players, the games in a match, and the options of its bot. */
const KINDS = {
  mnk: { rules: { columns: 3, rows: 3, k: 3 }, players: 2, by: { level: 5 } },
  calculation: { players: 1, by: { budget: { iterations: 20 } } },
  daifugo: { players: 4, games: 2, by: { level: 'casual' } },
  poker: { players: 3, games: 3, by: { level: 'beginner' } },
  mahjong: { rules: { preset: 'tenhou', winds: 1 }, players: 4, by: {} },
}
const game = kind => ({ ...gameOf(engine[kind], KINDS[kind].rules, { games: KINDS[kind].games }), seed: 7 })
const begin = (own, numPlayers) => ({ state: InitializeGame({ game: own, numPlayers }), reduce: CreateGameReducer({ game: own }) })

for (const [kind, { players, by }] of Object.entries(KINDS)) {
  test(`${kind}: bots play a whole game through the reducer, and every move is one that is listed`, async () => {
    const own = game(kind)
    const one = new (bot({ seed: 1, ...by }))({ game: own })
    const { state: first, reduce } = begin(own, players)
    let state = first
    let moves = 0
    for (; state.ctx.gameover === undefined; moves++) {
      const { currentPlayer: player } = state.ctx
      assert.equal(Number(player), state.G.table.turns[0])
      const seen = own.playerView({ G: state.G, ctx: state.ctx, playerID: player })
      const { action } = await one.play(state, player)
      const listed = own.ai.enumerate(seen).map(({ args }) => JSON.stringify(args[0]))
      const move = JSON.stringify(action.payload.args[0])
      // A bet or raise is listed with its least and greatest amount. Amounts between them are legal too.
      const least = /^"(bet|raise) /.exec(move)?.[0]
      assert.ok(least ? listed.some(one => one.startsWith(least)) : listed.includes(move), `${move} of ${listed}`)
      const next = reduce(state, action)
      assert.notEqual(next.G, state.G, JSON.stringify(action))
      state = next
    }
    assert.ok(moves > 4, `${moves}`)
    assert.deepEqual(state.G.table.turns, [])
    assert.deepEqual(state.ctx.gameover.places, state.G.table.result.places)
    assert.deepEqual(JSON.parse(JSON.stringify(state.G)), state.G)
  })

  test(`${kind}: what is no move is refused, and the game goes on`, () => {
    const own = game(kind)
    const { state, reduce } = begin(own, players)
    const before = state.G
    const { G } = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: ['nonsense'], playerID: state.ctx.currentPlayer } })
    assert.deepEqual(G, before)
  })
}

test('in the end: who has won, and draws', () => {
  const own = game('mnk')
  const { state: first, reduce } = begin(own, 2)
    let state = first
  const play = (move, playerID) => (state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID } }))
  for (const [i, move] of ['a3', 'a2', 'b3', 'b2', 'c3'].entries()) play(move, String(i % 2))
  assert.equal(state.ctx.gameover.winner, '0')
})

/** Each seat's hand as text. */
const handsOf = (kind, { table }) => table.hands ?? [...Array(KINDS[kind].players).keys()].map(seat => engine[kind].view(table, { seat }).hand)

for (const kind of ['daifugo', 'poker', 'mahjong']) {
  test(`${kind}: a bot is asked with its player's view alone, though it is handed everything`, async () => {
    const own = game(kind)
    const { state } = begin(own, KINDS[kind].players)
    const asked = []
    const spy = new Proxy(engine[kind], { get: (of, name) => (...args) => (asked.push(JSON.stringify(args)), of[name](...args)) })
    const seat = state.ctx.currentPlayer
    await new (bot({ engine: spy, ...KINDS[kind].by }))({ game: own }).play(state, seat)
    assert.equal(asked.length, 1)
    for (const [i, hand] of handsOf(kind, state.G).entries()) assert.ok(hand.length > 4 && (i === Number(seat) || !asked[0].includes(hand)), hand)
    assert.ok(!asked[0].includes(`"seed":${state.G.table.seed}`), 'the seed tells all cards')
  })

  test(`${kind}: who looks on sees no hand, and no seed`, () => {
    const own = game(kind)
    const { state: { G, ctx } } = begin(own, KINDS[kind].players)
    const { view } = own.playerView({ G, ctx, playerID: null })
    const seen = JSON.stringify(view)
    assert.ok(!seen.includes(`"seed":${G.table.seed}`))
    for (const hand of handsOf(kind, G)) assert.ok(hand.length > 4 && !seen.includes(hand), hand)
    assert.deepEqual([view.seat, view.turns], [null, G.table.turns])
    assert.deepEqual(own.ai.enumerate({ view }), [])
    assert.deepEqual(own.playerView({ G: { view, number: 1 }, ctx, playerID: null }), { view, number: 1 })
  })
}

test('calculation: the player does not see the order of the stock', () => {
  const own = game('calculation')
  const { state: { G, ctx } } = begin(own, 1)
  const { view } = own.playerView({ G, ctx, playerID: '0' })
  assert.ok(G.table.stock.length > 40)
  assert.ok(!JSON.stringify(view).includes(G.table.stock))
})

test('Daifugō in boardgame.io\'s local master: a client and three bots; the client sees its view', async context => {
  const own = game('daifugo')
  const bots = Object.fromEntries([1, 2, 3].map(seat => [seat, bot({ level: 'beginner' })]))
  const client = Client({ game: own, numPlayers: 4, playerID: '0', multiplayer: Local({ bots }), debug: false })
  context.after(() => client.stop())
  const mine = new Promise(resolve => client.subscribe(state => state?.ctx.currentPlayer === '0' && state.ctx.turn > 2 && resolve(state)))
  client.start()
  const first = client.getState()
  if (first?.ctx.currentPlayer === '0') client.moves.play(first.G.view.legal.moves[0])
  const { G } = await mine
  assert.equal(G.table, undefined)
  assert.ok(G.view.events.length > 0 && G.view.events[0].words)
  assert.equal(G.view.seat, 0)
  assert.ok(own.ai.enumerate(G).length > 0)
})

test('m,n,k: on 6 × 6, four in a row, it beats MCTSBot from both seats (at equal time: match.js)', async () => {
  const own = { ...gameOf(engine.mnk, { columns: 6, rows: 6, k: 4 }), seed: 3 }
  const theirs = new MCTSBot({ game: own, enumerate: own.ai.enumerate, seed: 5, iterations: 60, playoutDepth: 20 })
  const ours = new (bot({ level: 5, budget: { iterations: 3000 } }))({ game: own })
  const won = [0, 0, 0]
  for (const seat of ['0', '1']) {
    const { state: first, reduce } = begin(own, 2)
    let state = first
    while (state.ctx.gameover === undefined) {
      const player = state.ctx.currentPlayer
      const { action } = await (player === seat ? ours : theirs).play(state, player)
      state = reduce(state, action)
    }
    const { winner } = state.ctx.gameover
    won[winner === undefined ? 1 : winner === seat ? 0 : 2]++
  }
  assert.deepEqual(won, [2, 0, 0])
})
