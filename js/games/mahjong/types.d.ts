// The types of the functions of mahjong.
import type { Answer, CallOptions, Legal, MadeMove, Mode, Reporting, Result, Shown, Stats, Viewer } from '../../types.js'
import type {
  FuKey, Limit, LocalYakuKey, MahjongAction, MahjongEnded, MahjongEvent, MahjongFinal, MahjongFormat, MahjongGameNumbers, MahjongGameSwitches, MahjongLevel, MahjongMeldType, MahjongNotation,
  MahjongEvaluation, MahjongPhase, MahjongPreset, MahjongReason, MahjongScoreSwitches, MahjongSeat, MahjongSeen, MahjongWeighed, Other, Wind, YakuKey,
} from './lists.js'

export type {
  FuKey, Limit, LocalYakuKey, MahjongAction, MahjongActionKind, MahjongDeal, MahjongDiscard, MahjongEnded, MahjongEnding, MahjongEvent, MahjongEventKind, MahjongFinal, MahjongFormat,
  MahjongGameNumber, MahjongGameNumbers, MahjongGameSwitch, MahjongGameSwitches, MahjongLevel, MahjongMeld, MahjongMeldType, MahjongNotation, MahjongEvaluation, MahjongPhase,
  MahjongPreset, MahjongReason, MahjongReasonCode, MahjongScoreSwitches, MahjongSeat, MahjongSeen, MahjongSwitch, MahjongWeighed, MahjongWin, Other, Wind, YakuKey,
} from './lists.js'

/**
 * A tile: in MPSZ, '1m'-'9m' characters, 'p' circles, 's' bamboos, '0m' '0p' '0s' the red fives, '1z'-'7z' east south
 * west north, white green red dragon. So results write it, unless option `notation` says otherwise. A call also takes
 * Majiang's text ('m5', 'z1'), a name of mjai ('5mr', 'E', 'P') or a number of Tenhou's, 0-135: 4 × kind + copy, the red
 * fives 16, 52 and 88.
 *
 * @example '5m'
 */
export type Tile = string

/**
 * Any number of tiles: text of MPSZ ('123m40p', the suit after its digits) or of Majiang ('m123p40', the suit before
 * them, marked by the letter at its start); an array of tiles; or a Uint8Array of Tenhou's numbers, or an Int8Array, those
 * above 127 as their low byte, which is what Int8Array.from makes of them.
 *
 * @example '123m40p'
 */
export type TileList = string | readonly (Tile | number)[] | Int8Array | Uint8Array

/**
 * A hand: tiles as above; of 14 the last is the one just drawn. Melds are part of text only, after commas:
 * '11z2z,34-0m,555=0p,5550s' in MPSZ, 'z11z2,m34-0,p555=0,s5550' in Majiang's notation. The number before + (right), =
 * (across) or - (left) is the called tile; a number after it is the one added for a kan; four numbers without a mark
 * are a closed kan. A comma at the end says that a meld was just called, so that no tile is the drawn one. A * in
 * Majiang's text is one's own riichi.
 *
 * @example '123m406p789s1122z'
 */
export type MahjongHand = TileList

/** The rules of scores: `{ kuitan: false, redFives: [0, 0, 0] }`. All but `kiriage`, `paoKans`, `paoWhole` and `paoHonba` are on by default. */
export interface MahjongScoreRules extends Partial<MahjongScoreSwitches> {
  /** how many fives of each suit are red, 0-4; default [1, 1, 1] */
  redFives?: [m: number, p: number, s: number]
  /** fu of a pair of the wind that is round's and seat's; default 4 */
  doubleWindPairFu?: 2 | 4
  /** 人和: a ron before one's first draw and any call is 0 nothing (the default), 1 a mangan instead of a smaller hand, 2 a yakuman */
  renhou?: 0 | 1 | 2
  /** ローカル役: the local yaku that count, by their keys; default `[]`. docs/mahjong-rooms.md says what each is and is worth */
  localYaku?: LocalYakuKey[]
}

/** What a player sees of the table. Everything is optional: `{ dora: '1m', riichi: ['left'], left: 40 }`. */
export interface Situation {
  /**
   * 3 is three-player mahjong (三麻): the set has no 2m-8m, 1m as indicator is followed by 9m, nobody takes a chi. They sit by their
   * winds, and the fourth chair is the north's: east has players right and across, south right and left, west across and left. Default 4
   */
  players?: 3 | 4
  /** 抜き北: of three players how many norths one has set aside, a dora each, 0-4; default 0 */
  norths?: number
  /** default 'E' */
  round?: Wind
  /** one's own wind, default 'S' */
  seat?: Wind
  /** indicators, up to five: `'1m'` */
  dora?: TileList
  /**
   * what else lies open: rivers and the melds of others, but not one's own hand and melds, the indicators, or the tile
   * offered in chooseCall
   */
  visible?: TileList
  /**
   * instead of visible, how many of each tile are not seen: 37 counts, by kind (1m-9m, 1p-9p, 1s-9s, 1z-7z), fives
   * without the red ones, and at 34-36 the red ones
   */
  unseen?: readonly number[] | Int8Array | Uint8Array
  /** who of the others declared it; or of oneself whether, as in score */
  riichi?: readonly Other[] | boolean | 0 | 1 | 2
  /** tiles that they cannot win by: their rivers, and what passed after riichi */
  safe?: Partial<Record<Other, TileList>>
  /** tiles that can still be drawn, 0-70, default 70; of three players 0-55, default 55 */
  left?: number
  /** one's own, default 25000: riichi takes 1000 */
  points?: number
  /** oneself declared riichi; default false, or as a * in the hand's text says */
  inRiichi?: boolean
  /** one cannot win by ron; default false */
  furiten?: boolean
  /** the tile just drawn was drawn for a kan; default false */
  rinshan?: boolean
  /** the offered tile was added to a pon: it can be won, not called; default false */
  chankan?: boolean
  /** the tile just drawn is the last one: left is 0 */
  haitei?: boolean
  /** the offered tile is the last one: left is 0 */
  houtei?: boolean
  /**
   * one has not discarded yet and nobody has called: the hand may be given up with nine terminals and honours (kyūshu
   * kyūhai); default false
   */
  firstTurn?: boolean
  rules?: MahjongScoreRules
  /**
   * who decides: 'beginner' counts useful tiles and 'regular' points, and neither folds; 'strong' estimates chances, of open hands, of
   * damaten and of the places at the end by what a view shows, and plans a closed hand at rest that is near. 'baseline' is Majiang's
   * player 0304, of Kobayashi. Default 'baseline'
   */
  level?: MahjongLevel
  /**
   * how results write tiles, the moves, melds and reasons of this call: `'mpsz'` '0m' '1z' '34-0m', `'majiang'` 'm0' 'z1'
   * 'm34-0', `'mjai'` '5mr' 'E' '3m 4m- 5mr', `'tenhou'` the numbers as text, '16' '108' '8 12- 16': of a hand that was given
   * by numbers its own, else the lowest of the tile. Games, views and their moves are in MPSZ. Default 'mpsz'
   */
  notation?: MahjongNotation
}

/** Options of `shanten`: `{ fifth: 'allowed' }`. */
export interface ShantenOptions extends CallOptions {
  /** of three players no run of characters can be; default 4 */
  players?: 3 | 4
  rules?: MahjongScoreRules
  /**
   * whether a hand can wait for a tile of which one has all four: not if they are concealed (the default), not if they
   * are concealed or in melds, or always
   */
  fifth?: 'concealed' | 'owned' | 'allowed'
  /** a hand of few tiles is one whose other sets lie open, though they are not given; default false */
  shortHand?: boolean
}

/** Options of `shantenMany` and `ukeireMany`: `{ tiles: 13, melds: 1 }`. */
export interface ManyTilesOptions extends CallOptions {
  /** codes a hand, 1-14; default 14, of `ukeireMany` 13 */
  tiles?: number
  /** of each of the hands, 0-4; default 0 */
  melds?: number
  /** of three players the set has no 2m-8m; default 4 */
  players?: 3 | 4
}

/** Options of `ukeire`, `value`, `chooseDiscard` and `chooseKan`: `{ dora: '1m', riichi: ['left'] }`. */
export interface TableOptions extends CallOptions, Situation {}

/** Options of `chooseCall`: `{ tile: '5p', from: 'left' }`. */
export interface CallChoiceOptions extends TableOptions {
  /** the tile that was discarded: `'5p'` */
  tile: Tile | number
  /** by whom */
  from: Other
}

/** Options of `score`: `{ tile: '5s', from: 'left', riichi: 1 }`. */
export interface ScoreOptions extends CallOptions, Pick<Situation, 'players' | 'norths' | 'round' | 'seat' | 'dora' | 'rules' | 'notation'>, WinOptions {}

/** How far a hand is from complete, and what `shanten` gives: the same in each of three ways. */
export interface Shanten {
  /** the least of the three: tiles to tenpai; 0 tenpai, -1 complete */
  shanten: number
  /** four sets and a pair */
  standard: number
  /** null with melds */
  sevenPairs: number | null
  /** thirteen orphans; null with melds */
  orphans: number | null
}

/** The kinds that bring a hand nearer, and how many are unseen: 0 too. */
export type UsefulTiles = { tile: Tile, count: number }[]

/** What brings a hand of 13 tiles nearer. */
export interface Ukeire {
  shanten: number
  tiles: UsefulTiles
  /** how many tiles do, unseen ones */
  total: number
  /** of a hand of 14 tiles only */
  discards?: undefined
}

/** What brings a hand of 14 tiles nearer: every different tile, and what does after its discard, best first. */
export interface DiscardUkeire {
  shanten: number
  discards: ({ tile: Tile } & Omit<Ukeire, 'discards'>)[]
  /** of a hand of 13 tiles only */
  tiles?: undefined
  /** of a hand of 13 tiles only */
  total?: undefined
}

/**
 * How a hand was won, besides round, seat, dora and rules of Situation. The other fields of a Situation may be there,
 * and are not looked at.
 */
export interface WinOptions {
  /**
   * of ron the winning tile, for a hand of 13. Of tsumo the drawn one: for a hand of 13 added to it, else one of the
   * 14, by default the last
   */
  tile?: Tile | number
  /** whose discard it was; without it the win is by tsumo */
  from?: Other
  /** 2 is double riichi; default 0 */
  riichi?: 0 | 1 | 2 | boolean | readonly Other[]
  ippatsu?: boolean
  rinshan?: boolean
  chankan?: boolean
  haitei?: boolean
  houtei?: boolean
  tenhou?: boolean
  chiihou?: boolean
  renhou?: boolean
  /** オープン立直: the riichi was declared with the hand shown; one han more */
  openRiichi?: boolean
  /** オープン立直への放銃: ron of a player who was not in riichi, where that is a yakuman; goes with openRiichi */
  openRiichiDealIn?: boolean
  /** 燕返し: ron of the discard that declares riichi; a yaku if the rules have it in `localYaku` */
  tsubamegaeshi?: boolean
  /** 槓振り: ron of the discard after a kan; a yaku if the rules have it in `localYaku` */
  kanburi?: boolean
  /** indicators, up to five; they count with riichi only */
  ura?: TileList
  /** 0-1000 */
  honba?: number
  /** riichi sticks on the table, 0-1000 */
  sticks?: number
}

/** A yaku of a hand, or its dora; a yakuman has no han. */
export interface ScoredYaku {
  /** `'pinfu'` */
  key: YakuKey
  han: number
  /** how many times it is one, 0-2 */
  yakuman: number
  /** the wind of round-wind and seat-wind */
  tile: Tile | null
  /** `'Pinfu'`, `'平和'` */
  name: string
}

/** A part of fu: `{ key: 'tanki', tiles: ['5s'], fu: 2, words: 'pair wait' }`. */
export interface FuPart {
  key: FuKey
  tiles: Tile[]
  fu: number
  words: string
}

/** Who pays, and how much, honba included: of three players the two others, by their chairs. */
export interface Payment {
  from: Other
  points: number
}

/** What `score` gives. */
export interface Score {
  /** dora too. Empty: no yaku, and no points */
  yaku: ScoredYaku[]
  /** 0 for a yakuman */
  fu: number
  /** what fu is the sum of */
  fuParts: FuPart[]
  /** 0 for a yakuman */
  han: number
  limit: Limit | null
  /** how many times; 0 for a counted one */
  yakuman: number
  /** base points */
  base: number
  /** what the hand is worth, without honba and sticks */
  points: number
  /** what the winner gets, with them */
  gain: number
  payments: Payment[]
  /** 'Mangan', '3 han 40 fu', 'No yaku' */
  name: string
}

/**
 * What a value is in: points, or `'score'`, a number of useful tiles, of a hand three or more from tenpai and of the level `'beginner'`. The two
 * cannot be compared.
 */
export type MahjongUnit = 'points' | 'score'

/** What `value` gives. */
export interface MahjongHandValue {
  /** in the unit below */
  value: number
  shanten: number
  /** the same with a yaku: of an open hand by tanyao, honours, triplets or one suit; null if no yaku is possible */
  yakuShanten: number | null
  /** of the value */
  unit: MahjongUnit
}

/** Options of `evaluate`: `{ dora: '4z', draws: 12 }`. A budget is in hands looked at, 100,000 unless it says another number. */
export interface MahjongEvaluateOptions extends TableOptions {
  /** of one's own that are left, 0-18; default a fourth of `left`, a third with three players, rounded up: none if that is 0 */
  draws?: number
  /** tiles that may be exchanged without bringing the hand nearer: 0 or 1 (the default), as far as the budget goes */
  exchanges?: number
}

/** What becomes of a hand by its own draws alone. */
export interface MahjongChance {
  /** 聴牌率, 0-1 */
  tenpai: number
  /** 和了率, 0-1 */
  win: number
  /** 期待値: the mean of the points won, 0 without a win */
  points: number
}

/** What `evaluate` gives. */
export interface MahjongForecast {
  shanten: number
  /** that were thought of, in the end */
  exchanges: number
  /** nothing was left out; else, of hands five or more from tenpai, the chances are too small */
  whole: boolean
  /** with one draw left, two and so on: of the hand, with the best discards; empty where no draw is left */
  byDraws: MahjongChance[]
  /** of a hand of 14 tiles, most points first; where no draw is left, those nearest to a win */
  discards: { tile: Tile, shanten: number, byDraws: MahjongChance[] }[]
  stats: Stats
  seed: number
}

/** What can be done, at a turn or when a tile is offered. Each kind of decision has the same fields first. */
export interface BareCandidate extends MahjongWeighed {
  /** a tile to throw (with riichi or without), a meld as in a hand's text, or `'tsumo'`, `'ron'`, `'abort'`, `'pass'` */
  move: string
  action: 'discard' | 'riichi' | 'tsumo' | 'ron' | 'kan' | 'pon' | 'chi' | 'abort' | 'pass'
  /** discarded or won with, else null */
  tile: Tile | null
  /** it is the tile just drawn */
  drawn: boolean
}

/** What `chooseKan` gives. */
export interface KanChoice {
  /** the first candidate's move */
  best: string
  /** the best first, to pass among them */
  candidates: BareCandidate[]
  stats: Stats
  seed: number
}

/** What `chooseCall` gives. */
export interface CallChoice extends KanChoice {
  shanten: number
  yakuShanten: number | null
}

/** What `chooseDiscard` gives: after the discards come the kans that could be declared, unless one is the best. */
export interface DiscardChoice extends CallChoice {
  /** it gives up the hand before a riichi */
  fold: boolean
}

/** The rules of a game. */
export interface MahjongRules extends MahjongGameSwitches, MahjongGameNumbers, Required<MahjongScoreRules> {
  /** 順位点 of the places, in thousands, in sum 0: `[20, 10, -10, -20]` */
  uma: number[]
}

/** A preset, by default `'majiang'`, and what differs from it: `{ preset: 'tenhou', winds: 1 }`. */
export interface MahjongPresetRules extends Partial<MahjongRules> {
  preset?: MahjongPreset
}

/**
 * Rules as calls take them: the key of a preset, or one and what differs from it, `{ preset: 'tenhou', winds: 1 }`. Each
 * preset is an east-south game; `winds: 1` makes it east-only.
 */
export type MahjongRulesLike = MahjongPreset | MahjongPresetRules

/**
 * What a seat does, as text: of a discard the tile, then _ if it was just drawn, then * with riichi or ** with open
 * riichi; of a call or kan the meld; else 'tsumo', 'ron', 'north', 'abort', 'pass', or 'proceed' to go on to the next round.
 *
 * @example '5m_*'
 */
export type MahjongMove = string

/** A move that was made, by its seat. */
export type MahjongMade = MadeMove

/** What a seat may do: at a turn the last is to throw the tile just drawn, of an offer to pass. */
export interface MahjongLegal extends Legal {
  moves: MahjongMove[]
  /** the moves, in the same order */
  actions: MahjongAction[]
}

/** How a round ended. */
export interface MahjongOutcome extends MahjongEnded {
  /** `'Exhaustive draw'` */
  name: string
}

/** How a game ended, in words too. */
export interface MahjongResult extends MahjongFinal, Result {
  last: true
}

/** A round: how it began, and what was done since. */
export interface MahjongRound {
  /** 局: 0 east 1, 1 east 2 …; of three players 3 is south 1 */
  number: number
  honba: number
  /** riichi sticks on the table */
  sticks: number
  /** a seat each */
  points: number[]
  /** 祝儀: chips won less chips given so far, a seat each; without them none */
  chips?: number[]
  /**
   * its tiles, where they are not those of the game's seed: 136 in the order in which they are dealt, 13 for the dealer, 13 for
   * the next and so on, then those drawn; the last 14 are five indicators, the five ura dora below them and four tiles
   * for kans
   */
  wall?: string
  /** a seat and a move each, with spaces between: `'0:5m_ 1:pass'` */
  moves: string
}

/**
 * A whole game, for whoever deals: its rules, the seed of its walls, and its rounds. Every call plays the last round again up
 * to where it stands.
 */
export interface MahjongTable extends Shown {
  game: 'mahjong'
  rules: MahjongRules
  seed?: number
  /** the last is the one that is played */
  rounds: MahjongRound[]
  phase: MahjongPhase
  /** seats that may act: of an offer all who may answer, in any order; when a round is over everybody, and the first decides */
  turns: number[]
  /** of the round that is played; those of all rounds stand in `rounds` */
  moves: MadeMove[]
  result: MahjongResult | null
  /** what happened: all of it, for whoever deals */
  events: MahjongEvent[]
  /** of a log that was imported */
  format?: MahjongFormat
  /** of a log that was imported */
  title?: string
  /** of a log that was imported, as it names it: `'鳳南喰赤'`, `'玉の間南喰赤'`; '' if it does not */
  room?: string
  /** of the players of a log that was imported, a seat each */
  names?: string[]
  /** where a log that was imported breaks off or contradicts the rules or itself: the table is what was read until then */
  fault?: MahjongLogFault | null
  /** yours: plain data, which `apply` hands on as it is. A `view` has none of it */
  own?: unknown
}

/** A table as calls take it. What is left out of a round is as at the start of a game. */
export interface MahjongTableLike extends Partial<Omit<MahjongTable, 'rules' | 'rounds'>> {
  rules: MahjongRulesLike
  rounds: readonly Partial<MahjongRound>[]
  /** as an answer has them; they are not looked at */
  views?: (MahjongView | null)[]
}

/**
 * What a seat may know, or an onlooker. Arrays have an entry a seat. An onlooker's has all that lies open, as every seat sees it, and no
 * tile that does not; what a seat has for itself is empty, null or false there: hand, tiles, the tile drawn, waits, furiten, firstTurn
 * and legal. All hidden tiles are unseen.
 */
export interface MahjongView extends Omit<Shown, keyof MahjongSeen>, MahjongSeen {
  game: 'mahjong'
  /** as the viewer sees them */
  events: MahjongEvent[]
}

/**
 * A view as calls take it: what is left out follows from the rest, or is not so. Without `legal` they are found by
 * the rules; of an offer that the seat can neither win nor call it may pass.
 */
export interface MahjongViewLike extends Partial<Omit<MahjongView, 'rules' | 'players' | 'legal'>> {
  rules: MahjongRulesLike
  seat: number | null
  phase: MahjongPhase
  active: number
  left: number
  points: number[]
  dora: Tile[]
  hand: string
  players: readonly (Pick<MahjongSeat, 'concealed'> & Partial<MahjongSeat>)[]
  legal?: Partial<MahjongLegal> & Pick<MahjongLegal, 'moves'> | null
}

/** What `deal` and `apply` give. */
export interface MahjongTableSeen extends MahjongTable {
  /** those asked for, in the same order; null of `'turn'` where nobody is to act */
  views?: (MahjongView | null)[]
}

/** Options of `deal`: `{ seed: 7, views: [0, 'turn'] }`. */
export interface MahjongDealOptions extends CallOptions {
  /** views that come with the table, as `view` gives them, with this call's events. `'turn'` is the first seat that may act */
  views?: readonly Viewer[]
  /** the last game of the match; every game of mahjong is the last of its own, so it is refused */
  from?: MahjongTableLike
}

/** Options of `view`: `{ seat: 2 }`. */
export interface MahjongViewOptions extends CallOptions {
  /** whose view, from 0; null for an onlooker's */
  seat: number | null
}

/** Options of `legal`: `{ seat: 2 }`. */
export interface MahjongLegalOptions extends CallOptions {
  /** whose moves, one of `turns`; default the first of them. Of a view its own */
  seat?: number
}

/** Options of `apply`: `{ seat: 0, move: '5m_', views: ['turn'] }`. */
export interface MahjongApplyOptions extends CallOptions {
  /** as `legal` has it: `'5m_'` */
  move: MahjongMove
  /** who acts, one of `turns`; default the first of them */
  seat?: number
  /** views that come with the table, as `view` gives them, with this call's events. `'turn'` is the first seat that may act */
  views?: readonly Viewer[]
}

/**
 * Options of `apply` to a view: what its seat learns of a move, `{ seat: 2, move: '5m_', events }`. That is the last of the `moves` of the
 * table's view of the seat after the move, and that view's `events`. Where the seat may not know the move, both say nothing
 * new: an answer to an offer that others may still answer, or one that let it pass.
 */
export interface MahjongToldOptions extends CallOptions {
  /** what came to light: who drew what, which of it this seat may see; [] where nothing did */
  events: readonly MahjongEvent[]
  /** needed where it is this seat's answer to an offer */
  move?: MahjongMove
  /** who made the move; default the view's own seat */
  seat?: number
}

/** Options of `choose`: `{ level: 'strong' }`. */
export interface MahjongChooseOptions extends CallOptions {
  /** who decides; default 'baseline' */
  level?: MahjongLevel
}

/** What can be done at a table: an action, and what the player thinks of it. */
export interface MahjongCandidate extends MahjongWeighed, MahjongAction {}

/** What `choose` gives. */
export interface MahjongChoice {
  /** the first candidate's move */
  best: MahjongMove
  /** the best first; of a turn the discards, with riichi where it is declared, then kans. Moves that the player does not evaluate are not among them */
  candidates: MahjongCandidate[]
  /** of the hand, where one is evaluated */
  shanten?: number
  yakuShanten?: number | null
  /** of a turn: it gives up the hand before a riichi */
  fold?: boolean
  stats: Stats
  seed: number
}

/** What is wrong with a log from some line on. */
export interface MahjongLogFault {
  /** `'game'` */
  code: string
  /** `'log'` */
  field: string
  /** `'log is wrong at line 4: seat 1 cannot draw 6z'` */
  message: string
}

/** Options of `importGame`: `{ format: 'mjai' }`. */
export interface MahjongImportOptions extends CallOptions {
  /** default what the text looks like */
  format?: MahjongFormat
  /** default as far as the log tells, the rest by its room's: of tenhou.net/6, mjlog and Mahjong Soul; else Majiang's */
  rules?: MahjongRulesLike
}

/** Options of `exportGame`: `{ format: 'mjai', names: ['a', 'b', 'c', 'd'] }`. */
export interface MahjongExportOptions extends CallOptions {
  /** default 'tenhou'; 'majiang' has four players */
  format?: Exclude<MahjongFormat, 'mjlog' | 'soul'>
  /** default the table's */
  title?: string
  /** of the players, a seat each; default the table's */
  names?: readonly string[]
}

/** Options of `replay`: `{ seat: 2 }`. */
export interface MahjongReplayOptions extends CallOptions {
  /** as this seat saw it, from 0; default with all tiles */
  seat?: number
}

/** What `replay` gives. */
export interface MahjongReplay {
  /** from the first deal on */
  events: MahjongEvent[]
  phase: MahjongPhase
  turns: number[]
  over: boolean
}

/** Options of `review`: `{ seat: 2, onProgress: ({ decisions }) => … }`. */
export interface MahjongReviewOptions extends Reporting<MahjongReviewProgress> {
  /** whose decisions, from 0; without it all */
  seat?: number
  /** whose rules of play judge; default 'baseline' */
  level?: MahjongLevel
}

/** What a report of `review` has besides its progress, which counts actions. */
export interface MahjongReviewProgress {
  /** since the report before; their reasons are without words */
  decisions: MahjongDecision[]
}

/** From the best: less than 5, 15, 30, 50 points lost at a decision, and more. */
export type MahjongGrade = 'a' | 'b' | 'c' | 'd' | 'e'

/** What decisions come to. */
export interface MahjongReviewSum {
  /** points, as the player counts */
  loss: number
  /** decisions in which the player would have done something else */
  mistakes: number
  decisions: number
  /** that have a figure */
  valued: number
  /** loss of a decision that has a figure */
  mean: number
  /** null: no decision has a figure */
  grade: MahjongGrade | null
  /** `'9 of 60 decisions lose 340 points, grade B'` */
  words: string
}

/** A decision: where there was a choice, and what the player thinks of it. */
export interface MahjongDecision {
  /** how many moves of its round were made before: an index into them */
  at: number
  seat: number
  played: MahjongMove
  best: MahjongMove
  /** points lost by it, 0 where the player would do the same; null: there is no figure, as for a call far from complete */
  loss: number | null
  unit: 'points'
  agreed: boolean
  /** from 0 */
  round: number
  /** the seat's discard that was due, from 1 */
  turn: number
  /** with a tile to throw: the chance that another wins with it, in riichi or by an open hand, 0-1; else null */
  dealIn: number | null
  /** the same of the best */
  bestDealIn: number | null
  /** at its own turn: each tile that could be discarded, once, in the order of the moves; none when a tile was offered */
  discards: MahjongReviewDiscard[]
  /** of the reasons' values */
  reasonsUnit: MahjongUnit
  /** for the best */
  reasons: MahjongReason[]
}

/** A tile that could be discarded at a decision. */
export interface MahjongReviewDiscard {
  tile: Tile
  /** points lost by it, with riichi where that is best; null: there is no figure */
  loss: number | null
  /** by player, the chance that this tile now deals in to it, 0-1, in riichi or not; of three players 0 for the one who is missing */
  risks: Record<Other, number>
}

/** What `review` gives. */
export interface MahjongReview {
  /** in the order of play */
  decisions: MahjongDecision[]
  summary: MahjongReviewSum
  /** a sum each */
  rounds: MahjongReviewSum[]
  stats: Stats
  seed: number
}

/** Mahjong's functions. Each takes a hand, a game or a log, then options. */
export interface Mahjong<M extends Mode = 'sync'> {
  /**
   * How far a hand is from complete.
   * @param hand 1-14 tiles, melds included: `'123m406p789s1122z'`
   * @param options `{ fifth: 'allowed' }`
   */
  shanten(hand: MahjongHand, options?: ShantenOptions): Answer<M, Shanten>
  /**
   * The same of many hands, one number each.
   * @param codes of the tiles, hand after hand: 0-33 by kind (1m-9m, 1p-9p, 1s-9s, 1z-7z), 34-36 the red fives, -1 for
   * none
   * @param options `{ tiles: 13 }`: codes a hand, 1-14, default 14
   */
  shantenMany(codes: Int8Array, options?: ManyTilesOptions): Answer<M, Int32Array>
  /**
   * What brings a hand of 13 nearer; of one of 14, every discard with what does then.
   * @param hand 13 or 14 tiles, melds included: `'123m406p789s1122z'`
   * @param options `{ dora: '1m', visible: '19m' }`
   */
  ukeire(hand: MahjongHand, options?: TableOptions): Answer<M, Ukeire | DiscardUkeire>
  /**
   * How many tiles bring a hand nearer, for many hands when nothing else lies open: of 13 tiles one number a hand; of 14
   * as many as `tiles`, each after the discard in that place, -1 if it raises the shanten number. With melds three less
   * for each.
   * @param codes as in `shantenMany`
   * @param options `{ tiles: 14 }`: codes a hand, 13 (the default) or 14, three less for each of `melds`
   */
  ukeireMany(codes: Int8Array, options?: ManyTilesOptions): Answer<M, Int32Array>
  /**
   * What a complete hand is worth, read in the way that is worth most.
   * @param hand 13 tiles and the winning one as `tile`, or 14: `'234m456p34599s67s'`
   * @param options `{ tile: '5s', from: 'left', riichi: 1, dora: '4p' }`
   */
  score(hand: MahjongHand, options?: ScoreOptions): Answer<M, Score>
  /**
   * What a hand is worth: the evaluation by Kobayashi's player.
   * @param hand 13 or 14 tiles, melds included: `'m66678p34s3077z77m9'`
   * @param options `{ dora: '1m' }`
   */
  value(hand: MahjongHand, options?: TableOptions): Answer<M, MahjongHandValue>
  /**
   * The chances to be tenpai and to win, and the points to expect, with every number of draws left, if nobody else played: by a graph of
   * hands, with a tile exchanged for a better shape or to go a step back. Closed hands declare riichi.
   * @param hand 13 or 14 tiles, melds included: `'345m12567p2789s26z'`
   * @param options `{ dora: '4z', draws: 12 }`
   */
  evaluate(hand: MahjongHand, options?: MahjongEvaluateOptions): Answer<M, MahjongForecast>
  /**
   * What to do at one's turn, with reasons.
   * @param hand 14 tiles, melds included, the drawn one last: `'m66678p34s3077z77m9'`
   * @param options `{ dora: '1m', riichi: ['left'], safe: { left: '19m' } }`
   */
  chooseDiscard(hand: MahjongHand, options?: TableOptions): Answer<M, DiscardChoice>
  /**
   * Whether to call, or win by, a tile that another threw.
   * @param hand 13 tiles, melds included: `'123m46p789s11222z'`
   * @param options `{ tile: '5p', from: 'left' }`
   */
  chooseCall(hand: MahjongHand, options: CallChoiceOptions): Answer<M, CallChoice>
  /**
   * Whether to declare a closed or an added kan.
   * @param hand 14 tiles, melds included: `'1111m456p789s1122z'`
   * @param options `{ riichi: ['left'] }`
   */
  chooseKan(hand: MahjongHand, options?: TableOptions): Answer<M, KanChoice>
  /**
   * The rules of games that have a name.
   * @param none nothing
   * @param options none of its own
   */
  presets(none?: undefined, options?: CallOptions): Answer<M, Record<MahjongPreset, MahjongRules>>
  /**
   * The start of a game, its walls from a shuffle that the seed decides; without one it is drawn, and given.
   * @param rules `'tenhou'`, or `{ preset: 'tenhou', winds: 1 }`; default Majiang's
   * @param options `{ seed: 7, views: ['turn'] }`
   */
  deal(rules?: MahjongRulesLike, options?: MahjongDealOptions): Answer<M, MahjongTableSeen>
  /**
   * What a seat may know of a table, or an onlooker.
   * @param table as `deal` or `apply` gave it
   * @param options `{ seat: 2 }`, or `{ seat: null }` for an onlooker
   */
  view(table: MahjongTableLike, options: MahjongViewOptions): Answer<M, MahjongView>
  /**
   * All that may be done by whoever is to act, of several by the first or by a seat of one's choice. Of an onlooker's view, and where the
   * view's seat is not to act, there is nothing, and the seat is null.
   * @param position a table or a view
   * @param options `{ seat: 2 }`
   */
  legal(position: MahjongTableLike | MahjongViewLike, options?: MahjongLegalOptions): Answer<M, MahjongLegal>
  /**
   * The table after what a seat does, and what happened; or the view, by what its seat learns. Answers to an offer take effect when
   * all who may answer have: ron goes before a kan or pon, these before a chi.
   * @param position a table, as `deal` or `apply` gave it, or a view
   * @param options `{ seat: 0, move: '5m_', views: ['turn'] }`; of a view `{ seat: 0, move: '5m_', events: [] }`
   */
  apply(position: MahjongTableLike, options: MahjongApplyOptions): Answer<M, MahjongTableSeen>
  apply(position: MahjongViewLike, options: MahjongToldOptions): Answer<M, MahjongView>
  apply(position: MahjongTableLike | MahjongViewLike, options: MahjongApplyOptions | MahjongToldOptions): Answer<M, MahjongTableSeen | MahjongView>
  /**
   * What to do for a seat that sees no tile but its own, with reasons; once a round is over, to go on.
   * @param view of a seat that may act, as `view` or `apply` gives it
   * @param options `{ level: 'strong' }`
   */
  choose(view: MahjongViewLike, options?: MahjongChooseOptions): Answer<M, MahjongChoice>
  /**
   * A recorded game, played again by the rules. The format is found by itself: the JSON of tenhou.net/6, whole, a round a line or in a
   * link after `#json=`; the lines of mjai in any dialect, also where payments or points are left out; a record of Majiang's; the XML of
   * Tenhou (mjlog), packed by gzip or not; the messages of Mahjong Soul as programs save them as JSON. Nothing is fetched: a link that only
   * a network could open is refused, and the error says how to get the log. The table has the walls that the log tells, what was not seen
   * in any order; of a log that is broken, all rounds before the place, and `fault` names the line.
   * @param log the text of a file, or its bytes
   * @param options `{ format: 'mjai' }`
   */
  importGame(log: string | Uint8Array, options?: MahjongImportOptions): Answer<M, MahjongTable>
  /**
   * A game as the text of a log, one JSON object or of mjai one a line. All its rounds are played again; each must follow from the one before.
   * @param table as `deal`, `apply` or `importGame` gave it
   * @param options `{ format: 'mjai', names: ['a', 'b', 'c', 'd'] }`
   */
  exportGame(table: MahjongTableLike, options?: MahjongExportOptions): Answer<M, string>
  /**
   * All that happened in a game, from its first round on.
   * @param table as `deal`, `apply` or `importGame` gave it
   * @param options `{ seat: 2 }`
   */
  replay(table: MahjongTableLike, options?: MahjongReplayOptions): Answer<M, MahjongReplay>
  /**
   * What was lost by the decisions of a game, and what would have been better: a player of the engine judges each by what its seat
   * saw. Points are by the scale of `value`; a fold counts by the chance to deal in alone. A hanchan takes some seconds: `onProgress`
   * gets the decisions as they come, and `signal` ends it.
   * @param table as `deal`, `apply` or `importGame` gave it
   * @param options `{ seat: 2 }`
   */
  review(table: MahjongTableLike, options?: MahjongReviewOptions): Answer<M, MahjongReview>
}
