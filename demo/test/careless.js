// A round of mahjong full of mistakes, for tests of its review.
import { initSync } from '../../js/sync.js'

const { mahjong } = initSync()

/** A round in which seat 0 discards every drawn tile and calls nothing; the others play as the engine does. */
export function careless(seed) {
  let game = mahjong.deal({ preset: 'tenhou', winds: 1 }, { seed, views: ['turn'] })
  const decisions = []
  while (game.phase !== 'roundOver') {
    const [view] = game.views
    const own = view.seat === 0 ? view.legal.moves.at(-1) : mahjong.choose(view).best
    if (view.seat === 0) decisions.push({ view, made: own })
    game = mahjong.apply(game, { seat: view.seat, move: own, views: ['turn'] })
  }
  const link = `#mahjong?seed=${seed}&rounds=0.0.0.25000.25000.25000.25000:${game.rounds[0].moves.replaceAll(' ', '.').replaceAll(':', '').replaceAll('pass', 'x').replaceAll('ron', 'o').replaceAll('tsumo', 't').replaceAll('*', 'r').replaceAll('+', 'R').replaceAll('=', 'A')}`
  return { game, decisions, link }
}
