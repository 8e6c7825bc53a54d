// The types of the functions of m,n,k boards. Nothing here runs.
export {}

/**
 * @typedef {import('./api.js').CallOptions} CallOptions
 * @typedef {import('./api.js').Progress} Progress
 * @typedef {import('./api.js').Stats} Stats
 */

/**
 * A board of 1-20 columns and rows: text with a row a line, or an array of rows, top to bottom; '.' empty, 'o' black
 * (positive), 'x' white.
 * @typedef {string | readonly string[]} Board
 *
 * @typedef {object} Pairs
 * @property {number} value black minus white
 * @property {number} black runs of black stones
 * @property {number} white runs of white stones
 * @property {number} columns
 * @property {number} rows
 * @property {{ stone: 'o' | 'x', cells: [row: number, column: number][] }[]} pairs every run, with its squares counted
 *   from the top left
 *
 * @typedef {[row: number, column: number]} Square counted from the top left
 *
 * The rules of a game on a board, and who moves.
 * @typedef {object} MnkRules
 * @property {number} [k] how many in a row win, 1 to the longer side; default 5, or the longer side if that is less
 * @property {'free' | 'exact'} [rule] free: k or more win; exact: exactly k do, longer lines count for nothing. Default
 *   'free'
 * @property {'o' | 'x'} [turn] the side to move; by default the one with fewer stones, and of equal numbers black, unless
 *   black has just won
 *
 * @typedef {object} Standing how a game stands
 * @property {'o' | 'x'} turn the side to move
 * @property {'o' | 'x' | null} winner
 * @property {Square[] | null} line the winner's
 * @property {boolean} over won, or no square is empty
 *
 * @typedef {object} Stones what a colour has of one number of stones
 * @property {number} stones the number, 1 to k
 * @property {number} lines places for a line that it can still complete and has so many stones on
 * @property {number} weight what each of them is worth
 * @property {number} open groups of so many stones with room to both sides (活): a line can be made at either end
 * @property {number} closed groups with room to one side only (眠)
 *
 * @typedef {object} BoardEvaluation
 * @property {number} value black's worth minus white's
 * @property {'o' | 'x'} turn the side to move
 * @property {Stones[]} black
 * @property {Stones[]} white
 *
 * @typedef {object} BoardValue what a move is worth to the side that makes it
 * @property {number} value in the unit of evaluate; of a win above all others, and the higher the faster; of a loss below
 *   them; of a draw 0
 * @property {'exact' | 'at-most' | 'at-least'} bound whether the value is exact: the search looks closely only at what may
 *   be the best move, unless `all` is set
 * @property {'win' | 'draw' | 'loss' | null} result how it ends, null where that is not known
 * @property {boolean} proved that no play of the opponent can change the result. One that is not proved rests on the moves
 *   that the search considers, or is the best that it can be, by a bound 'at-most'
 * @property {number | null} distance stones until the last one of a win or loss
 * @property {number} depth moves looked ahead, this one included; 0 is a static value
 * @property {Square[]} line the play expected, this move included, where it is known
 *
 * @typedef {object} BoardReason
 * @property {'only-move' | 'completes-line' | 'blocks-line' | 'forced' | 'makes-open-four' | 'double-threat' |
 *   'makes-four' | 'forced-win-vcf' | 'makes-open-three' | 'blocks-open-three' | 'centre' | 'dead-draw' |
 *   'pairing-draw'} code an open three stands for k - 2 stones that threaten an open four: k - 1 stones that two squares
 *   complete
 * @property {number} [length] stones of the line it is about
 * @property {number} [count] squares that then complete a line
 * @property {Square[]} [line] moves of both sides
 * @property {string} words
 *
 * @typedef {BoardValue & { move: Square, reasons: BoardReason[] }} BoardMove
 *
 * @typedef {BoardValue & {
 *   best: Square,
 *   legal: number,
 *   finished: boolean,
 *   candidates: BoardMove[],
 *   stats: Stats,
 *   seed: number,
 * }} BoardSearch `legal` is how many squares could be played, more than there are candidates on large boards;
 *   `candidates` come best first, those that lose last, those looked at deeper before the others where the budget ended in
 *   between; `finished` tells that the search ended by itself, not by its budget
 *
 * @typedef {object} SearchOptions
 * @property {number} [level] 1-5: 1 any square considered, by chance; 2 completes and stops lines, else one of the eight
 *   squares that open most; 3 also makes and answers open fours and threes; 4 looks two moves ahead, with forced sequences
 *   of fours; 5, the default, searches for all it is worth
 * @property {boolean} [all] the exact value of every candidate, at several times the cost
 * @property {number} [depth] moves to look ahead at most
 * @property {(progress: Progress & BoardValue & { best: Square }) => void} [onProgress]
 *
 * @typedef {object} Mnk
 * @property {(board: Board, options?: CallOptions & { length?: number }) => Pairs} pairs the article's evaluation:
 *   adjacent pairs of stones in all four directions, or runs of another length, 2-20
 * @property {(board: Board, options?: CallOptions & MnkRules) => Standing & { moves: Square[] }} legalMoves the empty
 *   squares, none when the game is over, and how it stands
 * @property {(board: Board, options: CallOptions & MnkRules & { move: Square }) => Standing & { board: string }} apply the
 *   board after a move of the side to move
 * @property {(board: Board, options?: CallOptions & MnkRules) => BoardEvaluation} evaluate the static value by open lines,
 *   as search takes it, and what it is made of
 * @property {(board: Board, options?: Omit<CallOptions, 'onProgress'> & MnkRules & SearchOptions) => BoardSearch} search the
 *   best move, every candidate's value and reasons. The budget counts positions, 200,000 by default
 * @property {(boards: Int8Array | BigUint64Array,
 *   options?: CallOptions & { columns?: number, rows?: number, length?: number }) => Int32Array} pairsMany
 *   the values of many boards of one size, default 8 × 8. As Int8Array a square each, row by row from the top left: 1
 *   black, -1 white, 0 empty. As BigUint64Array, up to 64 squares, two words each, the black squares and the white:
 *   bit 0 is the bottom right square, bits grow to the left, then upwards
 */
