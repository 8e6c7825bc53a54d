import { InputError } from '../errors.js'

// What boardgame.io/core exports under this name; the package takes nothing of it, so that its version is the reader's.
const INVALID_MOVE = 'INVALID_MOVE'

/**
 * A game of boardgame.io. Its G is { game, turn } where it is played, and where cards are hidden { view, turn } for a player.
 * @param {any} engine the game's functions, of initSync
 * @param {import('./boardgame.io.js').Rules} rules
 * @returns {any}
 */
function gameOf(engine, { name, players, start, play, over, view, moves, choose }) {
  const seatOf = (/** @type {any} */ { G }) => Math.max(G.turn ?? 0, 0)
  const keep = (/** @type {any} */ game) => ({ game, turn: over(game) === undefined ? players.turn(game) : null })
  return {
    name: `tefuda-${name}`,
    minPlayers: players.min,
    maxPlayers: players.max,
    setup: (/** @type {any} */ { ctx, random }) => keep(start(ctx.numPlayers, Math.floor(random.Number() * 2 ** 32))),
    turn: { minMoves: 1, maxMoves: 1, order: { first: seatOf, next: seatOf } },
    moves: {
      // Of what is hidden a client knows too little to play it before the master does.
      play: { client: !view, move: (/** @type {any} */ { G, ctx, random }, /** @type {any} */ move) => legal(() => keep(play(G.game, move, { seat: Number(ctx.currentPlayer), seed: () => Math.floor(random.Number() * 2 ** 32) }))) },
    },
    endIf: (/** @type {any} */ { G }) => (G.game ? over(G.game) : undefined),
    ...(view && {
      playerView: (/** @type {any} */ { G, playerID }) => ({ turn: G.turn, view: view(G.game, playerID === null || playerID === undefined ? null : Number(playerID)) }),
    }),
    ai: {
      enumerate: (/** @type {any} */ G) => (G.turn === null ? [] : moves(G).map((/** @type {any} */ move) => ({ move: 'play', args: [move] }))),
      choose: (/** @type {any} */ G, /** @type {any} */ options, other = engine) => choose(other, G, options),
    },
  }
}

/** What a move makes of a game, or that it is none. @param {() => any} play */
function legal(play) {
  try {
    return play()
  } catch (error) {
    if (error instanceof InputError) return INVALID_MOVE
    throw error
  }
}

/** @type {typeof import('./boardgame.io.js').mnk} */
export function mnk(engine, { columns = 3, rows = columns, ...rules } = {}) {
  return gameOf(engine, {
    name: 'mnk',
    players: { min: 2, max: 2, turn: ({ turn }) => (turn === 'o' ? 0 : 1) },
    start: () => ({ ...engine.legal(Array(rows).fill('.'.repeat(columns)), rules), board: Array(rows).fill('.'.repeat(columns)).join('\n') }),
    play: ({ board, turn }, move) => engine.apply(board, { ...rules, turn, move }),
    over: ({ over, winner }) => (over ? winner ? { winner: winner === 'o' ? '0' : '1' } : { draw: true } : undefined),
    moves: ({ game: { board, turn } }) => engine.legal(board, { ...rules, turn }).moves,
    choose: async (mnk, { game: { board, turn } }, options) => (await mnk.search(board, { ...rules, turn, ...options })).best,
  })
}

/** @type {typeof import('./boardgame.io.js').calculation} */
export function calculation(engine, rules = {}) {
  return gameOf(engine, {
    name: 'calculation',
    players: { min: 1, max: 1, turn: () => 0 },
    start: (_, seed) => engine.deal(rules, { seed }),
    play: (game, move) => engine.apply(game, { move }),
    over: game => {
      const { over, won } = engine.legal(game)
      return over ? { won } : undefined
    },
    // The order of the stock is not for the player, whose choice does not ask for it.
    view: game => ({ ...game, stock: [...game.stock].sort().join('') }),
    moves: ({ game, view }) => engine.legal(game ?? view).moves,
    choose: async (calculation, { view }, options) => (await calculation.choose(view, options)).best,
  })
}

/** @param {any} object @param {string} name @returns {any} */
const without = (object, name) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))

/** All ways to take so many of a list. @param {any[]} list @param {number} count @returns {any[][]} */
const choices = (list, count) => (count === 0 ? [[]] : list.flatMap((one, i) => choices(list.slice(i + 1), count - 1).map(rest => [one, ...rest])))

/** @type {typeof import('./boardgame.io.js').daifugo} */
export function daifugo(engine, { rules = 'common', games = 1 } = {}) {
  const waits = (/** @type {any} */ { pending }) => pending !== null && pending !== undefined
  return gameOf(engine, {
    name: 'daifugo',
    players: { min: 2, max: 6, turn: game => (waits(game) ? game.pending : game.turn) },
    start: (players, seed) => ({ ...engine.deal({ ...(typeof rules === 'string' ? { preset: rules } : rules), players }, { seed }), number: 1 }),
    play({ number, ...game }, move, { seed }) {
      const next = waits(game) ? engine.exchange(game, { cards: move }) : engine.apply(game, { move })
      if (!next.over || number >= games) return { ...next, number }
      return { ...engine.deal(next.rules, { seed: seed(), classes: next.places, points: next.points }), number: number + 1 }
    },
    over: ({ over, places, points, number }) => (over && number >= games ? { places, points } : undefined),
    view: ({ number, ...game }, seat) => ({ ...engine.view(game, { seat }), number }),
    moves({ game, view }) {
      const known = without(game ?? view, 'number')
      if (!waits(known)) return engine.legal(known).moves
      if (view && view.seat !== known.pending) return []
      // As many cards as the engine itself would give back.
      const mine = view ? known : engine.view(known, { seat: known.pending })
      const count = engine.chooseReturn(mine, { level: 'beginner' }).best.split(' ').length
      return choices(mine.hand.split(' '), count).map(cards => cards.join(' '))
    },
    choose: async (daifugo, { view }, options) => {
      const known = without(view, 'number')
      return (waits(view) ? await daifugo.chooseReturn(known, { level: options.level }) : await daifugo.choose(known, options)).best
    },
  })
}

/** @type {typeof import('./boardgame.io.js').poker} */
export function poker(engine, { rules = { variant: 'holdem' }, stack = 100, levels = [{ small: 1, big: 2 }], hands = 1 } = {}) {
  const goesOn = (/** @type {any} */ { over, next }, /** @type {number} */ hand) => over && hand < hands && next && !next.over
  return gameOf(engine, {
    name: 'poker',
    players: { min: 2, max: 9, turn: ({ turn }) => turn },
    start: (players, seed) => ({ ...engine.deal({ rules, stacks: Array(players).fill(stack), levels }, { seed }), number: 1 }),
    play({ number, ...game }, move, { seed }) {
      const next = engine.apply(game, { move })
      return goesOn(next, number) ? { ...engine.deal(/** @type {any} */ (next.next), { seed: seed() }), number: number + 1 } : { ...next, number }
    },
    over: ({ number, ...game }) => (game.over && !goesOn(game, number) ? { stacks: game.players.map((/** @type {any} */ { stack }) => stack) } : undefined),
    view: (game, seat) => engine.view(without(game, 'number'), { seat }),
    moves: ({ game, view }) => engine.legal(without(game ?? view, 'number')).moves,
    choose: async (poker, { view }, options) => (await poker.choose(view, options)).best,
  })
}

/** @type {typeof import('./boardgame.io.js').mahjong} */
export function mahjong(engine, { rules = /** @type {const} */ ({ preset: 'tenhou', winds: 1 }) } = {}) {
  return gameOf(engine, {
    name: 'mahjong',
    players: { min: 3, max: 4, turn: ({ waiting }) => waiting[0] },
    start: (_, seed) => engine.deal(rules, { seed }),
    play: (game, move, { seat }) => engine.apply(game, { seat, move }),
    over: game => (game.over ? engine.view(game, { seat: null }).final ?? {} : undefined),
    view: (game, seat) => engine.view(game, { seat }),
    moves: ({ game, view, turn }) => (view ?? engine.view(game, { seat: turn })).legal.map((/** @type {any} */ { move }) => move),
    choose: async (mahjong, { view }, options) => (await mahjong.choose(view, options)).best.move,
  })
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
      const { playerView, ai } = this.game
      // A bot on the master is given everything; what it is asked is what its player may know.
      const seen = playerView ? playerView({ G, ctx, playerID }) : G
      const move = await ai.choose(seen, options, engine)
      return { action: { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID, credentials: undefined } } }
    }

    // The debug panel asks for these.
    opts() {
      return {}
    }

    getOpt() {}
    setOpt() {}
  }
}
