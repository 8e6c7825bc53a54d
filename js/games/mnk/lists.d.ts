// Generated from core/mnk by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The levels of the player, from weak to strong.
 * - `1` Any square, by chance; now and then sees a line (運まかせに打ち、たまに並びに気づく)
 * - `2` Completes and stops lines, mostly (たいてい、並びを完成させ、相手の並びを止める)
 * - `3` Also makes and answers open fours and threes (両端の空いた四や三も作り、受ける)
 * - `4` Also looks two moves ahead and finds forced sequences of fours, with a lapse now and then (二手先と、四の連続での勝ちも読むが、たまに見落とす)
 * - `5` Searches for all the time it has (持ち時間いっぱいまで読む)
 */
export type MnkLevel =
  | 1
  | 2
  | 3
  | 4
  | 5

/**
 * Which rows win, and which moves are forbidden.
 * - `'free'` Longer rows win, too (長い並びも勝ち)
 * - `'exact'` Longer rows do not count (長い並びは無効)
 * - `'renju'` Renju: black may not make double threes, double fours and longer rows (連珠：黒は三三・四四・長連が禁手)
 * - `'caro'` Caro: five between two of the opponent's stones do not count (カロ：両端を相手に止められた五は無効)
 * - `'caro-exact'` Caro with exactly five: nor do longer rows (ちょうど五のカロ：長い並びも無効)
 * - `'gravity'` Stones fall to the bottom of their column, as in connect four (重力：石は列の一番下に落ちる（コネクトフォー）)
 * - `'misere'` Misère: who completes a row loses (ミゼール：並べた側が負け)
 */
export type MnkRule =
  | 'free'
  | 'exact'
  | 'renju'
  | 'caro'
  | 'caro-exact'
  | 'gravity'
  | 'misere'

/**
 * How a game begins, and who gets which colour by it.
 * - `'none'` No opening rule (なし)
 * - `'swap'` Swap: one places three stones, the other chooses the colour (スワップ：一方が三つ置き、他方が色を選ぶ)
 * - `'swap2'` Swap2: or the other places two more, and the first chooses (スワップ2：さらに二つ置いて、選択を相手に任せてもよい)
 * - `'soosyrv8'` Soosyrv-8: an opening, a swap, 1 to 8 fifth moves declared, a swap (ソーソロフ8：珠型・交替・打数（1〜8）の宣言・交替)
 * - `'taraguchi10'` Taraguchi-10: a swap after each stone, or ten fifth moves (タラグチ10：一手ごとに交替できる。または五手目を十か所)
 * - `'rif'` RIF: an opening, a swap, two fifth moves (RIF：珠型・交替・五手目二か所)
 * - `'yamaguchi'` Yamaguchi: an opening with the number of fifth moves, a swap (山口：珠型と打数の宣言・交替)
 */
export type MnkOpeningRule =
  | 'none'
  | 'swap'
  | 'swap2'
  | 'soosyrv8'
  | 'taraguchi10'
  | 'rif'
  | 'yamaguchi'

/**
 * Why black may not play a square in renju.
 * - `'double-three'` double three (三三)
 * - `'double-four'` double four (四四)
 * - `'overline'` more than five (長連)
 */
export type MnkFoul =
  | 'double-three'
  | 'double-four'
  | 'overline'

/**
 * The 26 openings of renju, three stones each.
 * - `'kansei'` Kansei (寒星)
 * - `'keigetsu'` Keigetsu (渓月)
 * - `'sosei'` Sosei (疎星)
 * - `'kagetsu'` Kagetsu (花月)
 * - `'zangetsu'` Zangetsu (残月)
 * - `'ugetsu'` Ugetsu (雨月)
 * - `'kinsei'` Kinsei (金星)
 * - `'shogetsu'` Shogetsu (松月)
 * - `'kyugetsu'` Kyugetsu (丘月)
 * - `'shingetsu'` Shingetsu (新月)
 * - `'zuisei'` Zuisei (瑞星)
 * - `'sangetsu'` Sangetsu (山月)
 * - `'yusei'` Yusei (遊星)
 * - `'chosei'` Chosei (長星)
 * - `'kyogetsu'` Kyogetsu (峡月)
 * - `'kosei'` Kosei (恒星)
 * - `'suigetsu'` Suigetsu (水月)
 * - `'ryusei'` Ryusei (流星)
 * - `'ungetsu'` Ungetsu (雲月)
 * - `'hogetsu'` Hogetsu (浦月)
 * - `'rangetsu'` Rangetsu (嵐月)
 * - `'gingetsu'` Gingetsu (銀月)
 * - `'myojo'` Myojo (明星)
 * - `'shagetsu'` Shagetsu (斜月)
 * - `'meigetsu'` Meigetsu (名月)
 * - `'suisei'` Suisei (彗星)
 */
export type MnkOpening =
  | 'kansei'
  | 'keigetsu'
  | 'sosei'
  | 'kagetsu'
  | 'zangetsu'
  | 'ugetsu'
  | 'kinsei'
  | 'shogetsu'
  | 'kyugetsu'
  | 'shingetsu'
  | 'zuisei'
  | 'sangetsu'
  | 'yusei'
  | 'chosei'
  | 'kyogetsu'
  | 'kosei'
  | 'suigetsu'
  | 'ryusei'
  | 'ungetsu'
  | 'hogetsu'
  | 'rangetsu'
  | 'gingetsu'
  | 'myojo'
  | 'shagetsu'
  | 'meigetsu'
  | 'suisei'

/**
 * The players, and their stones.
 * - `'o'` Black (黒)
 * - `'x'` White (白)
 */
export type Side =
  | 'o'
  | 'x'

/**
 * How a game ends for the side whose move it is.
 * - `'win'` wins (勝ち)
 * - `'draw'` draws (引き分け)
 * - `'loss'` loses (負け)
 */
export type Outcome =
  | 'win'
  | 'draw'
  | 'loss'

/**
 * How a value is meant.
 * - `'exact'` exactly (ちょうど)
 * - `'at-most'` at most (以下)
 * - `'at-least'` at least (以上)
 */
export type Bound =
  | 'exact'
  | 'at-most'
  | 'at-least'

/**
 * Ways to write a game down.
 * - `'places'` Places, as h8 i9 (座標（h8 i9）)
 * - `'psq'` Piskvorky file (.psq) (Piskvorky の棋譜（.psq）)
 * - `'sgf'` Smart Game Format (.sgf) (SGF（.sgf）)
 * - `'rif'` RenjuNet database (.rif, .xml) (RenjuNet のデータベース（.rif、.xml）)
 * - `'lib'` RenLib library (.lib) (RenLib のライブラリ（.lib）)
 * - `'pos'` RenLib position (.pos) (RenLib の局面（.pos）)
 */
export type MnkFormat =
  | 'places'
  | 'psq'
  | 'sgf'
  | 'rif'
  | 'lib'
  | 'pos'

/**
 * Well-known games; the first is what `deal` begins by itself.
 * - `'gomoku'` Gomoku 15 × 15 (五目並べ 15×15)
 * - `'renju'` Renju 15 × 15 (連珠 15×15)
 * - `'tic-tac-toe'` Tic-tac-toe (三目並べ)
 * - `'4x4x4'` 4 × 4, four (4×4 四目)
 * - `'6x6x4'` 6 × 6, four (6×6 四目)
 * - `'connect-four'` Connect four 7 × 6 (コネクトフォー 7×6)
 * - `'20x20x5'` 20 × 20, five (20×20 五目)
 */
export type MnkPreset =
  | 'gomoku'
  | 'renju'
  | 'tic-tac-toe'
  | '4x4x4'
  | '6x6x4'
  | 'connect-four'
  | '20x20x5'

/**
 * What moves make happen.
 * - `'place'` places a stone (石を置く)
 * - `'win'` wins (勝つ)
 * - `'draw'` a draw (引き分け)
 * - `'pass'` passes (パス)
 * - `'resign'` resigns (投了)
 * - `'time'` runs out of time (時間切れ)
 * - `'agree'` both agree on a draw (引き分けに合意)
 * - `'swap'` swaps the colours (色を交替する)
 * - `'stay'` keeps the colours (色を替えない)
 * - `'two-more'` places two more stones (さらに二つ置く)
 * - `'declare'` says how many fifth moves there will be (五手目の打数を告げる)
 * - `'offer'` offers a fifth move (五手目の候補を示す)
 */
export type MnkEventKind =
  | 'place'
  | 'win'
  | 'draw'
  | 'pass'
  | 'resign'
  | 'time'
  | 'agree'
  | 'swap'
  | 'stay'
  | 'two-more'
  | 'declare'
  | 'offer'

/**
 * Why a game is over.
 * - `'line'` a row that wins (並んだ)
 * - `'full'` the board is full (盤が埋まった)
 * - `'blocked'` no square is left that may be played (打てるマスがない)
 * - `'foul'` black made what renju forbids (黒の禁手)
 * - `'resign'` the loser gave up (投了)
 * - `'time'` the loser had no time left (時間切れ)
 * - `'agreed'` both agreed on a draw (合意による引き分け)
 * - `'passes'` both passed (双方が続けてパス)
 * - `'own-line'` the loser made a row (負けた側が並べた)
 */
export type MnkEnd =
  | 'line'
  | 'full'
  | 'blocked'
  | 'foul'
  | 'resign'
  | 'time'
  | 'agreed'
  | 'passes'
  | 'own-line'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The levels of the player, from weak to strong. */
  readonly levels: readonly Listed<MnkLevel>[]
  /** Which rows win, and which moves are forbidden. */
  readonly rules: readonly Listed<MnkRule>[]
  /** How a game begins, and who gets which colour by it. */
  readonly openingRules: readonly Listed<MnkOpeningRule>[]
  /** Why black may not play a square in renju. */
  readonly fouls: readonly Listed<MnkFoul>[]
  /** The 26 openings of renju, three stones each. */
  readonly openings: readonly Listed<MnkOpening>[]
  /** The players, and their stones. */
  readonly sides: readonly Listed<Side>[]
  /** How a game ends for the side whose move it is. */
  readonly outcomes: readonly Listed<Outcome>[]
  /** How a value is meant. */
  readonly bounds: readonly Listed<Bound>[]
  /** Ways to write a game down. */
  readonly formats: readonly Listed<MnkFormat>[]
  /** Well-known games; the first is what `deal` begins by itself. */
  readonly presets: readonly Listed<MnkPreset>[]
  /** What moves make happen. */
  readonly events: readonly Listed<MnkEventKind>[]
  /** Why a game is over. */
  readonly ends: readonly Listed<MnkEnd>[]
}

/** A reason for or against a move. Its other fields depend on `code`; `words` is the reason in words. */
export type BoardReason =
  | { code: 'only-move', words: string }
  | { code: 'completes-line', /** stones of the line that it is about, 1-25 */ length: number, words: string }
  | { code: 'blocks-line', /** stones of the line that it is about, 1-25 */ length: number, words: string }
  | { code: 'forced', words: string }
  | { code: 'makes-open-four', /** stones of the line that it is about, 1-25 */ length: number, words: string }
  | { code: 'double-threat', /** stones of the line that it is about, 1-25 */ length: number, /** of `double-threat` the squares that would then complete a line, 2 or more; of others the lines or directions, 1 or more */ count: number, words: string }
  | { code: 'makes-four', /** stones of the line that it is about, 1-25 */ length: number, words: string }
  | { code: 'forced-win-vcf', /** the forced moves after this one, of both sides */ line: string[], words: string }
  | { code: 'forced-win', /** moves of both sides to the last stone at most, this one included */ moves: number, words: string }
  | { code: 'no-defence-found', /** moves of both sides to the last stone at most, this one included */ moves: number, words: string }
  | { code: 'makes-open-three', /** stones of the line that it is about, 1-25 */ length: number, words: string }
  | { code: 'blocks-open-three', /** stones of the line that it is about, 1-25 */ length: number, words: string }
  | { code: 'makes-closed-three', /** stones of the line that it is about, 1-25 */ length: number, words: string }
  | { code: 'makes-open-two', /** stones of the line that it is about, 1-25 */ length: number, /** of `double-threat` the squares that would then complete a line, 2 or more; of others the lines or directions, 1 or more */ count: number, words: string }
  | { code: 'takes-crossing', /** of `double-threat` the squares that would then complete a line, 2 or more; of others the lines or directions, 1 or more */ count: number, words: string }
  | { code: 'open-lines', /** of `double-threat` the squares that would then complete a line, 2 or more; of others the lines or directions, 1 or more */ count: number, words: string }
  | { code: 'centre', words: string }
  | { code: 'dead-draw', words: string }
  | { code: 'pairing-draw', words: string }
  | { code: 'even', words: string }
  | { code: 'better-colour', words: string }

/** The kinds of these reasons. */
export type BoardReasonCode = BoardReason['code']

/** The fields of reasons, by code. */
export declare const reasons: Readonly<Record<BoardReasonCode, readonly string[]>>

import type { BoardThreatKind, BoardThreatMove, Square } from './types.js'

/** How the board stands. */
export interface MnkStanding {
  /** as it stands, as text with a row a line */
  board: string
  /** the side to move, or that would be to move if the game were not over */
  turn: Side
  /** the row that won, or that lost by `'misere'`: `['a1', 'b2', 'c3']` */
  line: string[] | null
  /** the seat that has the black stones: 0 unless they swapped by an opening rule */
  black: number
  /** by an opening rule, the number of fifth moves that black offers; 0 where there are none or it is not known yet */
  declared: number
  /** the fifth moves that black has offered, until white chooses one: `['g6']` */
  fifths: string[]
}

/** Who won, and how. */
export interface MnkEnding {
  winner: Side | null
  /** why it is over */
  why: MnkEnd
  /** the row that won, or that lost by `'misere'`; of a game that ended by a row: `['a1', 'b2', 'c3']` */
  line: string[] | null
  /** its squares in the same order */
  squares: Square[] | null
}

/** What a move made happen. `words` says it. */
export type MnkEvent =
  | { event: 'place' | 'offer', seat: number, /** of the seat, or of the stone that it places or offers */ side: Side, /** `'h8'` */ move: string, square: Square, words: string }
  | { event: 'win', seat: number, /** of the seat, or of the stone that it places or offers */ side: Side, /** the row that wins, null where none does */ line: string[] | null, /** its squares in the same order */ squares: Square[] | null, why: MnkEnd, words: string }
  | { event: 'draw', seat: number, /** of the seat, or of the stone that it places or offers */ side: Side, why: MnkEnd, words: string }
  | { event: 'pass' | 'resign' | 'time' | 'agree' | 'swap' | 'stay' | 'two-more', seat: number, /** of the seat, or of the stone that it places or offers */ side: Side, words: string }
  | { event: 'declare', seat: number, /** of the seat, or of the stone that it places or offers */ side: Side, /** the number of fifth moves that black will offer, 1 to 12 */ count: number, words: string }

/** What a move is worth to the side that makes it. */
export interface BoardValue {
  /** the chance of winning, a draw counted as half: 1 for a win that is proved, 0 for a loss that is proved, 0.5 for a draw, and else 0.001 to 0.999, by the score `1 / (1 + Math.exp(-score / 130))` */
  value: number
  unit: 'chance'
  /** in the unit of `evaluate`, or for five in a row on more than 64 squares by learned patterns; of a win above all others, and the higher the faster; of a loss below them; of a draw 0 */
  score: number
  /** whether the value is exact: the search looks closely only at what may be the best move, unless `all` is set */
  bound: Bound
  /** how it ends, null where that is not known */
  outcome: Outcome | null
  /** that no play of the opponent can change the outcome. One that is not proved rests on the moves that the search considers, or is the best that it can be, by a bound `'at-most'` */
  proved: boolean
  /** stones until the last one of a win or loss, 1 or more */
  distance: number | null
  /** moves looked ahead, this one included; 0 is a static value */
  depth: number
  /** the play expected, this move included, where it is known: `['h8', 'i9']` */
  line: string[]
}

/** What a side can win by threats. */
export interface BoardThreats {
  /** whose threats */
  side: Side
  /** `'vcf'`: it wins by fours alone. `'vct'`: by fours and threes. Null: by neither, as far as `finished` says */
  win: BoardThreatKind | null
  /** whether the answer is certain. Without a win: there is none of the kind that was asked for. With a win: none of its kind has fewer threats in its longest line. False if the budget was used up before */
  finished: boolean
  /** stones until the last one along `line`, null without a win */
  distance: number | null
  /** the longest line of the tree, up to the last threat: `['h8', 'i9', 'g7']` */
  line: string[]
  /** the whole win: each move of the side, every defence that does not lose at once, and the answer to it. Each move comes before those that follow it, the longest defence first. If no defence follows a four, nothing stops the five. If none follows a three, nothing stops an open four or two fours */
  tree: BoardThreatMove[]
  /** whether the tree lacks moves, because its size or the budget ended */
  cut: boolean
  /** if the other side is to move: its moves after which there is no such win; empty if nothing stops it */
  stops: string[]
  /** its moves that the budget left undecided */
  open: string[]
}
