// Views of Daifugō that are updated over a network: the data about a move that a server sends to a seat or an onlooker.

/**
 * The options of `apply` on a view, from the server's view after the move.
 * @param {{ moves: { move: string }[], phase: string, turns: number[], played: string }} view
 * @param {number} [seed] of the server's call
 */
export function toldOf({ moves, phase, turns, played }, seed) {
  const { move } = moves.at(-1)
  // Not every view can compute the seat that leads after the last return.
  return { move, seed, ...(move.startsWith('give') && phase === 'play' && !played && { leads: turns[0] }) }
}
