// Generated from core/mahjong by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The winds of rounds and seats.
 * - `'E'` East (東)
 * - `'S'` South (南)
 * - `'W'` West (西)
 * - `'N'` North (北)
 */
export type Wind =
  | 'E'
  | 'S'
  | 'W'
  | 'N'

/**
 * The other players: who plays next, after that, and before.
 * - `'right'` right (下家)
 * - `'across'` across (対面)
 * - `'left'` left (上家)
 */
export type Other =
  | 'right'
  | 'across'
  | 'left'

/**
 * The rules that can be on or off.
 * - `'kuitan'` Open tanyao (喰い断)
 * - `'kiriage'` Mangan for 4 han 30 fu and 3 han 60 fu (切り上げ満貫)
 * - `'countedYakuman'` Counted yakuman (数え役満)
 * - `'doubleYakuman'` Double yakuman (ダブル役満)
 * - `'combinedYakuman'` Yakuman add up (役満の複合)
 * - `'renhou'` Blessing of man (人和)
 * - `'pao'` Liability for sure yakuman (役満パオ)
 */
export type MahjongSwitch =
  | 'kuitan'
  | 'kiriage'
  | 'countedYakuman'
  | 'doubleYakuman'
  | 'combinedYakuman'
  | 'renhou'
  | 'pao'

/**
 * The yaku, and dora.
 * - `'riichi'` Riichi (立直)
 * - `'double-riichi'` Double riichi (両立直)
 * - `'ippatsu'` Ippatsu (一発)
 * - `'tsumo'` Fully concealed hand (門前清自摸和)
 * - `'rinshan'` After a kan (嶺上開花)
 * - `'chankan'` Robbing a kan (槍槓)
 * - `'haitei'` Last tile from the wall (海底摸月)
 * - `'houtei'` Last discard (河底撈魚)
 * - `'pinfu'` Pinfu (平和)
 * - `'tanyao'` All simples (断幺九)
 * - `'iipeiko'` Pure double sequence (一盃口)
 * - `'round-wind'` Round wind (場風)
 * - `'seat-wind'` Seat wind (自風)
 * - `'haku'` White dragon (役牌 白)
 * - `'hatsu'` Green dragon (役牌 發)
 * - `'chun'` Red dragon (役牌 中)
 * - `'sanshoku-doujun'` Mixed triple sequence (三色同順)
 * - `'ittsu'` Pure straight (一気通貫)
 * - `'chanta'` Half outside hand (混全帯幺九)
 * - `'chiitoitsu'` Seven pairs (七対子)
 * - `'toitoi'` All triplets (対々和)
 * - `'sanankou'` Three concealed triplets (三暗刻)
 * - `'sankantsu'` Three kans (三槓子)
 * - `'sanshoku-doukou'` Triple triplets (三色同刻)
 * - `'honroutou'` All terminals and honours (混老頭)
 * - `'shousangen'` Little three dragons (小三元)
 * - `'honitsu'` Half flush (混一色)
 * - `'junchan'` Fully outside hand (純全帯幺九)
 * - `'ryanpeiko'` Twice pure double sequence (二盃口)
 * - `'chinitsu'` Full flush (清一色)
 * - `'dora'` Dora (ドラ)
 * - `'ura-dora'` Ura dora (裏ドラ)
 * - `'red-dora'` Red fives (赤ドラ)
 * - `'tenhou'` Blessing of heaven (天和)
 * - `'chiihou'` Blessing of earth (地和)
 * - `'renhou'` Blessing of man (人和)
 * - `'kokushi'` Thirteen orphans (国士無双)
 * - `'kokushi-13'` Thirteen-wait thirteen orphans (国士無双十三面)
 * - `'suuankou'` Four concealed triplets (四暗刻)
 * - `'suuankou-tanki'` Single-wait four concealed triplets (四暗刻単騎)
 * - `'daisangen'` Big three dragons (大三元)
 * - `'shousuushii'` Four little winds (小四喜)
 * - `'daisuushii'` Four big winds (大四喜)
 * - `'tsuuiisou'` All honours (字一色)
 * - `'chinroutou'` All terminals (清老頭)
 * - `'ryuuiisou'` All green (緑一色)
 * - `'chuuren'` Nine gates (九蓮宝燈)
 * - `'junsei-chuuren'` True nine gates (純正九蓮宝燈)
 * - `'suukantsu'` Four kans (四槓子)
 */
export type YakuKey =
  | 'riichi'
  | 'double-riichi'
  | 'ippatsu'
  | 'tsumo'
  | 'rinshan'
  | 'chankan'
  | 'haitei'
  | 'houtei'
  | 'pinfu'
  | 'tanyao'
  | 'iipeiko'
  | 'round-wind'
  | 'seat-wind'
  | 'haku'
  | 'hatsu'
  | 'chun'
  | 'sanshoku-doujun'
  | 'ittsu'
  | 'chanta'
  | 'chiitoitsu'
  | 'toitoi'
  | 'sanankou'
  | 'sankantsu'
  | 'sanshoku-doukou'
  | 'honroutou'
  | 'shousangen'
  | 'honitsu'
  | 'junchan'
  | 'ryanpeiko'
  | 'chinitsu'
  | 'dora'
  | 'ura-dora'
  | 'red-dora'
  | 'tenhou'
  | 'chiihou'
  | 'renhou'
  | 'kokushi'
  | 'kokushi-13'
  | 'suuankou'
  | 'suuankou-tanki'
  | 'daisangen'
  | 'shousuushii'
  | 'daisuushii'
  | 'tsuuiisou'
  | 'chinroutou'
  | 'ryuuiisou'
  | 'chuuren'
  | 'junsei-chuuren'
  | 'suukantsu'

/**
 * The limits of scores.
 * - `'mangan'` Mangan (満貫)
 * - `'haneman'` Haneman (跳満)
 * - `'baiman'` Baiman (倍満)
 * - `'sanbaiman'` Sanbaiman (三倍満)
 * - `'counted-yakuman'` Counted yakuman (数え役満)
 * - `'yakuman'` Yakuman (役満)
 */
export type Limit =
  | 'mangan'
  | 'haneman'
  | 'baiman'
  | 'sanbaiman'
  | 'counted-yakuman'
  | 'yakuman'

/**
 * What fu are given for.
 * - `'base'` base (副底)
 * - `'seven-pairs'` seven pairs (七対子)
 * - `'menzen-ron'` closed hand won by ron (門前加符)
 * - `'tsumo'` self-drawn (ツモ符)
 * - `'open-triplet'` open triplet (明刻)
 * - `'closed-triplet'` concealed triplet (暗刻)
 * - `'open-kan'` open kan (明槓)
 * - `'closed-kan'` concealed kan (暗槓)
 * - `'dragon-pair'` pair of dragons (三元牌の雀頭)
 * - `'round-wind-pair'` pair of the round wind (場風の雀頭)
 * - `'seat-wind-pair'` pair of the seat wind (自風の雀頭)
 * - `'double-wind-pair'` pair of the double wind (連風牌の雀頭)
 * - `'kanchan'` closed wait (嵌張待ち)
 * - `'penchan'` edge wait (辺張待ち)
 * - `'tanki'` pair wait (単騎待ち)
 * - `'open-pinfu'` open hand without fu (喰い平和形)
 * - `'rounding'` rounded up (切り上げ)
 */
export type FuKey =
  | 'base'
  | 'seven-pairs'
  | 'menzen-ron'
  | 'tsumo'
  | 'open-triplet'
  | 'closed-triplet'
  | 'open-kan'
  | 'closed-kan'
  | 'dragon-pair'
  | 'round-wind-pair'
  | 'seat-wind-pair'
  | 'double-wind-pair'
  | 'kanchan'
  | 'penchan'
  | 'tanki'
  | 'open-pinfu'
  | 'rounding'

/**
 * The sets of rules of a game that have a name.
 * - `'majiang'` Majiang (電脳麻将)
 * - `'tenhou'` Tenhou (天鳳)
 * - `'mahjongsoul'` Mahjong Soul (雀魂)
 * - `'wrc'` World Riichi Championship (世界リーチ麻雀選手権)
 * - `'mleague'` M.League (Mリーグ)
 * - `'tenhou-sanma'` Tenhou, three players (天鳳 三麻)
 * - `'mahjongsoul-sanma'` Mahjong Soul, three players (雀魂 三麻)
 */
export type MahjongPreset =
  | 'majiang'
  | 'tenhou'
  | 'mahjongsoul'
  | 'wrc'
  | 'mleague'
  | 'tenhou-sanma'
  | 'mahjongsoul-sanma'

/**
 * The rules of a game that can be on or off, beside those of scores.
 * - `'nineTerminals'` Nine terminals end the round (九種九牌)
 * - `'fourWinds'` Four equal winds end the round (四風連打)
 * - `'fourKans'` Four kans end the round (四開槓)
 * - `'fourRiichi'` Four riichi end the round (四家立直)
 * - `'nagashiMangan'` Mangan at the draw (流し満貫)
 * - `'ippatsu'` Ippatsu (一発)
 * - `'uraDora'` Ura dora (裏ドラ)
 * - `'kanDora'` Kan dora (カンドラ)
 * - `'kanUra'` Kan ura dora (カン裏)
 * - `'lateKanDora'` Dora of open kans turned late (明槓のドラ後乗せ)
 * - `'riichiOnLastTurn'` Riichi without a draw left (ツモ番なしリーチ)
 * - `'riichiInDebt'` Riichi below 1000 points (1000点未満のリーチ)
 * - `'bust'` The game ends below zero (トビ終了)
 * - `'lastDealerStops'` The leading last dealer stops (オーラス止め)
 * - `'sticksToFirst'` Left sticks to the first (残った供託はトップへ)
 * - `'kokushiClosedKan'` Thirteen orphans rob closed kans (国士無双の暗槓ロン)
 * - `'northDora'` Norths set aside are dora (北抜きドラ)
 * - `'tsumoLoss'` The missing player's part is lost (ツモ損)
 * - `'splitTies'` Equal players share (同点は順位点を分ける)
 * - `'wholeScores'` Whole scores (五捨六入)
 */
export type MahjongGameSwitch =
  | 'nineTerminals'
  | 'fourWinds'
  | 'fourKans'
  | 'fourRiichi'
  | 'nagashiMangan'
  | 'ippatsu'
  | 'uraDora'
  | 'kanDora'
  | 'kanUra'
  | 'lateKanDora'
  | 'riichiOnLastTurn'
  | 'riichiInDebt'
  | 'bust'
  | 'lastDealerStops'
  | 'sticksToFirst'
  | 'kokushiClosedKan'
  | 'northDora'
  | 'tsumoLoss'
  | 'splitTies'
  | 'wholeScores'

/**
 * The rules of a game that are numbers.
 * - `'players'` Players (人数)
 * - `'winds'` Winds (場数)
 * - `'points'` Starting points (配給原点)
 * - `'target'` Target points (終了に必要な点)
 * - `'return'` Return points (返し点)
 * - `'maxRons'` Most rons at a time (最大同時和了数)
 * - `'kuikae'` Swap calls (喰い替え)
 * - `'renchan'` The dealer stays (連荘方式)
 * - `'extension'` Extension (延長戦方式)
 * - `'riichiKan'` Kans after riichi (リーチ後の暗槓)
 * - `'notenPool'` Noten payment (不聴罰符)
 */
export type MahjongGameNumber =
  | 'players'
  | 'winds'
  | 'points'
  | 'target'
  | 'return'
  | 'maxRons'
  | 'kuikae'
  | 'renchan'
  | 'extension'
  | 'riichiKan'
  | 'notenPool'

/**
 * What a game waits for.
 * - `'turn'` Turn (手番)
 * - `'called'` Discard after a call (鳴いた後の打牌)
 * - `'offered'` Tile offered (鳴き・和了の確認)
 * - `'roundOver'` Round over (局終了)
 * - `'over'` Game over (終局)
 */
export type MahjongPhase =
  | 'turn'
  | 'called'
  | 'offered'
  | 'roundOver'
  | 'over'

/**
 * What a player may do.
 * - `'discard'` Discard (打牌)
 * - `'riichi'` Riichi (リーチ)
 * - `'tsumo'` Tsumo (ツモ)
 * - `'kan'` Kan (カン)
 * - `'north'` Set north aside (北抜き)
 * - `'abort'` Nine terminals (九種九牌)
 * - `'ron'` Ron (ロン)
 * - `'chi'` Chi (チー)
 * - `'pon'` Pon (ポン)
 * - `'pass'` Pass (パス)
 * - `'proceed'` Next round (次局へ)
 */
export type MahjongActionKind =
  | 'discard'
  | 'riichi'
  | 'tsumo'
  | 'kan'
  | 'north'
  | 'abort'
  | 'ron'
  | 'chi'
  | 'pon'
  | 'pass'
  | 'proceed'

/**
 * What happens at the table.
 * - `'deal'` Deal (配牌)
 * - `'draw'` Draw (ツモ)
 * - `'discard'` Discard (打牌)
 * - `'riichi'` Riichi (立直成立)
 * - `'call'` Call (副露)
 * - `'kan'` Kan (カン)
 * - `'north'` North set aside (北抜き)
 * - `'dora'` Dora (ドラ表示)
 * - `'roundEnd'` End of the round (局の終わり)
 * - `'gameEnd'` End of the game (終局)
 */
export type MahjongEventKind =
  | 'deal'
  | 'draw'
  | 'discard'
  | 'riichi'
  | 'call'
  | 'kan'
  | 'north'
  | 'dora'
  | 'roundEnd'
  | 'gameEnd'

/**
 * How a round ends.
 * - `'win'` Win (和了)
 * - `'exhausted'` Exhaustive draw (荒牌平局)
 * - `'nagashi'` Mangan at the draw (流し満貫)
 * - `'nineTerminals'` Nine terminals (九種九牌)
 * - `'fourWinds'` Four winds (四風連打)
 * - `'fourKans'` Four kans (四開槓)
 * - `'fourRiichi'` Four riichi (四家立直)
 * - `'tripleRon'` Triple ron (三家和)
 */
export type MahjongEnding =
  | 'win'
  | 'exhausted'
  | 'nagashi'
  | 'nineTerminals'
  | 'fourWinds'
  | 'fourKans'
  | 'fourRiichi'
  | 'tripleRon'

/**
 * The formats of logs; the last is only read.
 * - `'tenhou'` tenhou.net/6 (天鳳)
 * - `'mjai'` mjai
 * - `'majiang'` Majiang (電脳麻将)
 */
export type MahjongFormat =
  | 'tenhou'
  | 'mjai'
  | 'majiang'

/**
 * The ways in which results write tiles.
 * - `'mpsz'` MPSZ
 * - `'majiang'` Majiang (電脳麻将)
 * - `'mjai'` mjai
 * - `'tenhou'` Tenhou's numbers (天鳳の番号)
 */
export type MahjongNotation =
  | 'mpsz'
  | 'majiang'
  | 'mjai'
  | 'tenhou'

/**
 * The types of meld.
 * - `'chi'` Chi (チー)
 * - `'pon'` Pon (ポン)
 * - `'openKan'` Open kan (大明槓)
 * - `'addedKan'` Added kan (加槓)
 * - `'closedKan'` Closed kan (暗槓)
 */
export type MahjongMeldType =
  | 'chi'
  | 'pon'
  | 'openKan'
  | 'addedKan'
  | 'closedKan'

/**
 * Whose rules of play decide.
 * - `'0304'` Majiang 0304
 * - `'value'` the article's player (評価値の記事のプレイヤー)
 * - `'shapes'` beginner: knows shapes (初心者：形だけ)
 * - `'values'` casual: knows points (初級：打点も見る)
 * - `'tefuda'` tefuda: knows danger and places (tefuda：危険と順位も量る)
 * - `'deep'` deep: plans exchanges, too (deep：手変わりまで読む)
 */
export type MahjongLevel =
  | '0304'
  | 'value'
  | 'shapes'
  | 'values'
  | 'tefuda'
  | 'deep'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The winds of rounds and seats. */
  readonly winds: readonly Listed<Wind>[]
  /** The other players: who plays next, after that, and before. */
  readonly others: readonly Listed<Other>[]
  /** The rules that can be on or off. */
  readonly switches: readonly Listed<MahjongSwitch>[]
  /** The yaku, and dora. */
  readonly yaku: readonly Listed<YakuKey>[]
  /** The limits of scores. */
  readonly limits: readonly Listed<Limit>[]
  /** What fu are given for. */
  readonly fu: readonly Listed<FuKey>[]
  /** The sets of rules of a game that have a name. */
  readonly presets: readonly Listed<MahjongPreset>[]
  /** The rules of a game that can be on or off, beside those of scores. */
  readonly gameSwitches: readonly Listed<MahjongGameSwitch>[]
  /** The rules of a game that are numbers. */
  readonly gameNumbers: readonly Listed<MahjongGameNumber>[]
  /** What a game waits for. */
  readonly phases: readonly Listed<MahjongPhase>[]
  /** What a player may do. */
  readonly actions: readonly Listed<MahjongActionKind>[]
  /** What happens at the table. */
  readonly events: readonly Listed<MahjongEventKind>[]
  /** How a round ends. */
  readonly endings: readonly Listed<MahjongEnding>[]
  /** The formats of logs; the last is only read. */
  readonly formats: readonly Listed<MahjongFormat>[]
  /** The ways in which results write tiles. */
  readonly notations: readonly Listed<MahjongNotation>[]
  /** The types of meld. */
  readonly melds: readonly Listed<MahjongMeldType>[]
  /** Whose rules of play decide. */
  readonly levels: readonly Listed<MahjongLevel>[]
}

/** Why a move is good or bad. `code` tells which other fields there are; `words` says it. */
export type MahjongReason =
  | { code: 'best-value', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'shanten-back', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'fold', /** the tile's danger, 0-12 */ count: number, words: string }
  | { code: 'only-candidate', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'equal-value', /** candidates of that value, 2-14 */ count: number, words: string }
  | { code: 'riichi-others', words: string }
  | { code: 'value-rises', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'value-kept', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'value-falls', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'yaku-nearer', /** the shanten number with a yaku, -1 … 6; null: there is none in sight */ count: number | null, words: string }
  | { code: 'yaku-kept', /** the shanten number with a yaku, -1 … 6; null: there is none in sight */ count: number | null, words: string }
  | { code: 'yaku-further', /** the shanten number with a yaku, -1 … 6; null: there is none in sight */ count: number | null, words: string }
  | { code: 'too-far', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'keeps-shanten', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'lowers-shanten', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'raises-shanten', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'most-ukeire', /** useful tiles that are unseen */ count: number, words: string }
  | { code: 'breaks-yaku', /** the shanten number with a yaku, -1 … 6; null: there is none in sight */ count: number | null, words: string }
  | { code: 'no-yaku', words: string }
  | { code: 'opens-hand', words: string }
  | { code: 'furiten', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'dora', /** the tile that it is about: '5m' */ tile: string, /** how often the tile is dora, 1-5 */ count: number, words: string }
  | { code: 'red-five', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'isolated', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'safe-tile', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'danger', /** the tile that it is about: '5m' */ tile: string, /** of the tile, 1-12 */ count: number, words: string }
  | { code: 'expected', /** points */ value: number, words: string }
  | { code: 'win-chance', /** percent */ count: number, words: string }
  | { code: 'deal-in-chance', /** percent */ count: number, words: string }
  | { code: 'expected-points', /** points */ value: number, words: string }
  | { code: 'place', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'forecast', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'damaten', words: string }

/** What kind of reason it is. */
export type MahjongReasonCode = MahjongReason['code']

/** By code: the fields that its reasons carry. */
export declare const reasons: Readonly<Record<MahjongReasonCode, readonly string[]>>

import type { MahjongLegal, MahjongMade, MahjongMeld, MahjongOutcome, MahjongResult, MahjongRules, Tile } from './types.js'

/** What a seat may know of a table, or an onlooker. Arrays have an entry a seat. */
export interface MahjongSeen {
  rules: MahjongRules
  /** whose view it is, from 0; null: an onlooker's */
  seat: number | null
  phase: MahjongPhase
  /** who draws and throws, or whose tile is offered */
  active: number
  /** 局: 0 east 1 …; like dealer, honba and winds of the round that is over until the next one is dealt */
  number: number
  dealer: number
  honba: number
  /** riichi sticks on the table */
  sticks: number
  /** tiles that can be drawn yet */
  left: number
  roundWind: Wind
  /** null of an onlooker */
  seatWind: Wind | null
  points: number[]
  /** indicators */
  dora: Tile[]
  /** its own, melds included: `'114788m189p0s357z6s'` */
  hand: string
  /** its own concealed tiles, the one just drawn last */
  tiles: Tile[]
  /** the tile just drawn */
  drawn: Tile | null
  /** what the hand without the drawn tile waits for */
  waits: Tile[]
  /** one cannot win by ron */
  furiten: boolean
  /** one has thrown nothing, and nobody has called */
  firstTurn: boolean
  /** the tile drawn is for a kan; of an onlooker's view, whoever has drawn it */
  rinshan: boolean
  /** the offer is of a kan or a north: it cannot be called */
  chankan: boolean
  /** the tile that may be called or won with */
  offer: Tile | null
  players: MahjongSeat[]
  /** how many of each tile are not seen: 37 counts, as in a `Situation` */
  unseen: number[]
  /** seats that may act. Of an offer this seat alone, if it may: that another may answer would tell of its hand */
  turns: number[]
  /** all that the seat may do; null where it is not to act */
  legal: MahjongLegal | null
  /** how the round ended, once it is over */
  outcome: MahjongOutcome | null
  result: MahjongResult | null
  over: boolean
  /** of the round: the viewer's own, and those of others that all saw. Of the answers to an offer these took effect */
  moves: MahjongMade[]
}

/** What everybody sees of a player. */
export interface MahjongSeat {
  wind: Wind
  /** tiles in hand, without melds */
  concealed: number
  melds: MahjongMeld[]
  river: MahjongDiscard[]
  /** set aside, of three players */
  norths: number
  riichi: boolean
  ippatsu: boolean
  /** 現物: kinds that they cannot win with by ron */
  safe: Tile[]
}

/** A tile in a river. */
export interface MahjongDiscard {
  tile: Tile
  /** ツモ切り */
  drawn: boolean
  riichi: boolean
  /** somebody called it */
  called: boolean
}
