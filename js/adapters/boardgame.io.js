import { InputError } from '../errors.js'

// The constant of that name in boardgame.io/core. Not imported, so that the application chooses boardgame.io's version.
const INVALID_MOVE = 'INVALID_MOVE'

/** The result of `play`, or INVALID_MOVE if the engine refuses the move. @param {() => any} play */
function legal(play) {
  try {
    return play()
  } catch (error) {
    if (error instanceof InputError) return INVALID_MOVE
    throw error
  }
}

/** A result with boardgame.io's `winner` or `draw`. @param {import('../types.js').Result} result */
const outcome = result => {
  const first = result.places.flatMap((place, seat) => (place === 1 ? [String(seat)] : []))
  return { ...result, ...(first.length === 1 ? { winner: first[0] } : { draw: true }) }
}

/** @type {typeof import('./boardgame.io.js').gameOf} */
export function gameOf(engine, rules, { games = 1 } = {}) {
  const played = typeof rules === 'string' ? { preset: rules } : rules
  const { game } = engine.deal(rules, { seed: 0 })
  const all = (/** @type {number} */ players) => [...Array(players).keys(), null]
  const keep = (/** @type {any} */ { views, ...table }, /** @type {number} */ number) => ({ table, views, number })
  const ends = (/** @type {any} */ { table, number }) => table.over && (number >= games || table.result.last)
  const seatOf = (/** @type {any} */ { G }) => (G.table ?? G.view).turns[0] ?? 0
  const seedOf = (/** @type {any} */ random) => Math.floor(random.Number() * 2 ** 32)
  return {
    name: `tefuda-${game}`,
    setup: ({ ctx: { numPlayers }, random }) => keep(engine.deal({ ...played, players: numPlayers }, { seed: seedOf(random), views: all(numPlayers) }), 1),
    turn: { minMoves: 1, maxMoves: 1, order: { first: seatOf, next: seatOf } },
    moves: {
      // A client lacks the hidden cards, so it cannot play the move before the master does.
      play: {
        client: false,
        move: ({ G, ctx: { currentPlayer, numPlayers }, random }, move) => legal(() => {
          const views = all(numPlayers)
          const next = keep(engine.apply(G.table, { move, seat: Number(currentPlayer), seed: seedOf(random), views }), G.number)
          return next.table.over && !ends(next) ? keep(engine.deal(undefined, { from: next.table, seed: seedOf(random), views }), G.number + 1) : next
        }),
      },
    },
    endIf: ({ G }) => (G.table && ends(G) ? outcome(G.table.result) : undefined),
    // A client's own state is a view already.
    playerView: ({ G, playerID }) => (G.view ? G : { view: G.views.at(playerID ?? -1), number: G.number }),
    ai: {
      enumerate: G => (G.table ? engine.legal(G.table) : G.view.legal ?? { moves: [] }).moves.map((/** @type {string} */ move) => ({ move: 'play', args: [move] })),
      choose: async (G, options, other = engine) => (await other.choose(G.view, options)).best,
    },
  }
}

/** @type {typeof import('./boardgame.io.js').bot} */
export function bot({ engine, ...options } = {}) {
  return class {
    /** @param {any} of */
    constructor({ game }) {
      this.game = game
    }

    /** @param {any} state @param {string} playerID */
    async play({ G, ctx }, playerID) {
      // A bot on the master gets the whole state. It must decide from its player's view.
      const move = await this.game.ai.choose(this.game.playerView({ G, ctx, playerID }), options, engine)
      return { action: { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID, credentials: undefined } } }
    }

    // boardgame.io's debug panel calls these.
    opts() {
      return {}
    }

    getOpt() {}
    setOpt() {}
  }
}
