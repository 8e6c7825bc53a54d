// Views of Daifugō that are kept up over a network: what a server tells a seat, or an onlooker, of a move.

/**
 * The options of `apply` on somebody's view, from the one that the server has after the move.
 * @param {{ moves: { move: string }[], phase: string, turns: number[], played: string }} view
 * @param {number} [seed] of the server's call
 */
export function toldOf({ moves, phase, turns, played }, seed) {
  const { move } = moves.at(-1)
  // Who leads after the last return is not for everybody to see.
  return { move, seed, ...(move.startsWith('give') && phase === 'play' && !played && { leads: turns[0] }) }
}
