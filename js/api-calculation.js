// The types of the functions of the patience Calculation. Nothing here runs.
export {}

/**
 * @typedef {import('./api.js').CallOptions} CallOptions
 * @typedef {import('./api.js').Progress} Progress
 * @typedef {import('./api.js').Stats} Stats
 */

/**
 * A game as far as it was played. Cards are ranks, A23456789TJQK; suits do not matter.
 * @typedef {object} CalculationPosition
 * @property {string} foundations the tops of the four foundations, '.' for an empty one. Foundation 1 rises by one, 2 by
 *   two, 3 by three and 4 by four, modulo 13; each ends with its king. 'A234' is the start of Calculation
 * @property {string[]} piles the 1-6 waste piles, each from the bottom, '' for an empty one
 * @property {string} card the visible card, '' if none is turned
 * @property {string} [stock] the order of the stock, the next card first. Without it the stock is hidden: it is all cards
 *   that are seen nowhere else. choose never looks at the order
 *
 * @typedef {object} CalculationGame
 * @property {number} [lead] cards on every foundation at the start (the article's LEADLEVEL), 0-12, default 1: Calculation; 0
 *   is Computer
 * @property {number} [piles] waste piles, 1-6, default 4
 *
 * A move, its piles and foundations counted from 1: 'w1f2' moves the top of waste pile 1 to foundation 2, 'cf2' the
 * visible card to foundation 2, 'cw1' the visible card to waste pile 1; 'd' draws. Of a hidden stock, apply is told what
 * was turned: 'd7' is the 7.
 * @typedef {string} CalculationMove
 *
 * How playouts are played. random: any legal move, each as likely, as the article does; eager: to a foundation whenever it
 * can be, else to any waste pile; rule: to a foundation too, else to the waste pile that tuned weights prefer.
 * @typedef {'random' | 'eager' | 'rule'} Policy
 *
 * 'win': there is a line to the end whatever comes; 'loss': there is none; null: neither is proved.
 * @typedef {'win' | 'loss' | null} Proof
 *
 * @typedef {object} LegalMoves
 * @property {CalculationMove[]} moves to foundations first; a draw, as 'd', is a move when no card is visible
 * @property {string[]} next the card that each foundation takes next, '' when it is complete
 * @property {number} rest cards that do not lie on the foundations
 * @property {number} left cards in the stock
 * @property {boolean} over there is no move
 * @property {boolean} won all cards lie on the foundations
 * @property {{ rank: string, count: number }[]} draws what a hidden stock holds, by rank; of a known one nothing
 *
 * @typedef {object} SuccessRate
 * @property {number} games played
 * @property {number} wins
 * @property {number} rate wins / games
 * @property {number} low of the rate's 95 % confidence interval (Wilson's)
 * @property {number} high of the interval
 * @property {number} meanRest the mean of the cards left over
 * @property {number} restError half the width of its 95 % confidence interval
 * @property {Stats} stats
 * @property {number} seed
 *
 * @typedef {object} CalculationReason
 * @property {'proved-win' | 'proved-loss' | 'to-foundation' | 'opens-next' | 'continues' | 'buries' | 'same-rank' | 'covers' |
 *   'uses-empty-pile' | 'keeps-empty-pile' | 'king-on-cards' |
 *   'king-on-empty' | 'empties-pile' | 'draw'} code
 * @property {string} [rank] that it is about: the card itself, the one that can follow, or that is covered
 * @property {number} [foundation] that takes it, 1-4
 * @property {number} [pile] 1-6
 * @property {number} [steps] cards that the foundation takes before it; 0: it is next
 * @property {string} words '7 buries the 3 that foundation 2 needs next'
 *
 * @typedef {object} CalculationCandidate
 * @property {CalculationMove} move
 * @property {number} value the chance to win after it, 0-1
 * @property {number} error the chance's standard error
 * @property {string | null} card the one that it moves; of a draw null
 * @property {Proof} proof
 * @property {number} playouts that it was tried by
 * @property {CalculationReason[]} reasons
 *
 * @typedef {object} CalculationChoice
 * @property {CalculationMove | null} best the move of the first candidate; null when there is no move
 * @property {CalculationCandidate[]} candidates all legal moves, the best first; those that the search gave up
 *   early, by fewer playouts, come after those it did not, whatever their value
 * @property {Stats} stats
 * @property {number} seed
 *
 * @typedef {object} Outlook
 * @property {Proof} proof with a hidden stock 'win' is of perfect play, whatever comes
 * @property {number} value the chance to win, 0-1; where it is not proved, that of one who does not know the stock
 * @property {number} error its standard error
 * @property {number} playouts of a hidden stock; of a known one the positions looked at
 * @property {CalculationMove[] | null} line that wins; of a hidden stock where a playout won, with the cards as they came in it
 * @property {Stats} stats
 * @property {number} seed
 *
 * @typedef {object} CalculationSolution
 * @property {Proof} proof
 * @property {CalculationMove[] | null} line to the end, draws included, when a win is proved
 * @property {Stats} stats
 *
 * @typedef {object} Review
 * @property {Proof[]} proofs before each move, and after the last
 * @property {number} mistake the place of the move that lost a game that could be won; -1 if there is none
 * @property {boolean} sure that it lost is proved; else no win was found after it
 * @property {CalculationMove[] | null} line that would have won, in place of the mistake and what followed
 * @property {Stats} stats
 */

/**
 * @template P
 * @typedef {Omit<CallOptions, 'onProgress'> & { onProgress?: (progress: Progress & P) => void }} Reporting options of a
 *   function whose reports also tell what it has found so far
 */

/**
 * @typedef {object} Calculation
 * @property {(game?: CalculationGame, options?: CallOptions) => CalculationPosition & { stock: string }} deal the start of a
 *   game, from a shuffle that the seed decides
 * @property {(position: CalculationPosition, options?: CallOptions) => LegalMoves} legalMoves what can be done
 * @property {(position: CalculationPosition, options: CallOptions & { move: CalculationMove }) => CalculationPosition} apply
 *   the position after a move
 * @property {(position: CalculationPosition, options?: CallOptions & { policy?: Policy }) =>
 *   { rest: number, won: boolean, seed: number }} playout plays on to the end, and says how many cards are left over; default
 *   policy 'random'. A known stock is played in its order, a hidden one by chance
 * @property {(start: CalculationGame | CalculationPosition,
 *   options?: Reporting<Pick<SuccessRate, 'games' | 'wins' | 'rate' | 'low' | 'high'>> & { policy?: Policy, games?: number }) =>
 *   SuccessRate} successRate plays many games from a start or a position on, 10,000 by default, or as many as the budget allows
 * @property {(position: CalculationPosition,
 *   options?: Reporting<{ candidates: Pick<CalculationCandidate, 'move' | 'value' | 'error'>[] }>) => CalculationChoice} choose
 *   the best move for one who does not know the order of the stock, with the chance to win after every move and the reasons.
 *   Default budget 5,000 playouts
 * @property {(position: CalculationPosition, options?: CallOptions) => Outlook} stillWinnable whether the game can still be
 *   won: with a known stock by some line, with a hidden one in some order of it. Default budget 5,000 playouts of
 *   a hidden stock, 1,000,000 positions of a known one
 * @property {(position: CalculationPosition & { stock: string }, options?: CallOptions) => CalculationSolution} solve a
 *   winning line of a game whose stock is known. Default budget 1,000,000 positions
 * @property {(game: { start: CalculationPosition & { stock: string }, moves: readonly CalculationMove[] },
 *   options?: CallOptions) => Review} review a game that was played, with hindsight: the mistake that lost it. The budget is
 *   for each position of the game that is solved, by default 100,000 positions
 */
