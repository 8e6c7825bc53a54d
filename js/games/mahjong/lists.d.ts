// Generated from core/mahjong by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

export declare const functions: readonly string[]

export type Wind =
  | 'E'
  | 'S'
  | 'W'
  | 'N'

export type Other =
  | 'right'
  | 'across'
  | 'left'

export type Switch =
  | 'kuitan'
  | 'kiriage'
  | 'countedYakuman'
  | 'doubleYakuman'
  | 'combinedYakuman'
  | 'renhou'
  | 'pao'

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

export type Limit =
  | 'mangan'
  | 'haneman'
  | 'baiman'
  | 'sanbaiman'
  | 'counted-yakuman'
  | 'yakuman'

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

export type Player =
  | '0304'
  | 'value'

/** The keys that this game knows, with their names. */
export declare const lists: {
  readonly winds: readonly Listed<Wind>[]
  readonly others: readonly Listed<Other>[]
  readonly switches: readonly Listed<Switch>[]
  readonly yaku: readonly Listed<YakuKey>[]
  readonly limits: readonly Listed<Limit>[]
  readonly fu: readonly Listed<FuKey>[]
  readonly players: readonly Listed<Player>[]
}

/** Why a move is good or bad: `code`, what belongs to it, and the words. */
export type Reason =
  | { code: 'best-value', value: number, words: string }
  | { code: 'shanten-back', value: number, words: string }
  | { code: 'fold', count: number, words: string }
  | { code: 'only-candidate', count: number, words: string }
  | { code: 'equal-value', count: number, words: string }
  | { code: 'riichi-others', words: string }
  | { code: 'value-rises', value: number, words: string }
  | { code: 'value-kept', value: number, words: string }
  | { code: 'value-falls', value: number, words: string }
  | { code: 'yaku-nearer', count: number, words: string }
  | { code: 'yaku-kept', count: number, words: string }
  | { code: 'yaku-further', count: number, words: string }
  | { code: 'too-far', count: number, words: string }
  | { code: 'keeps-shanten', count: number, words: string }
  | { code: 'lowers-shanten', count: number, words: string }
  | { code: 'raises-shanten', count: number, words: string }
  | { code: 'most-ukeire', count: number, words: string }
  | { code: 'breaks-yaku', count: number, words: string }
  | { code: 'no-yaku', words: string }
  | { code: 'opens-hand', words: string }
  | { code: 'furiten', tile: string, words: string }
  | { code: 'dora', tile: string, count: number, words: string }
  | { code: 'red-five', tile: string, words: string }
  | { code: 'isolated', tile: string, words: string }
  | { code: 'safe-tile', tile: string, words: string }
  | { code: 'danger', tile: string, count: number, words: string }

export type ReasonCode = Reason['code']

export declare const reasons: Readonly<Record<string, readonly string[]>>
