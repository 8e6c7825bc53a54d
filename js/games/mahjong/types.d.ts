// The types of the functions of mahjong.
import type { CallOptions, Stats } from '../../types.js'

/**
 * A tile: in MPSZ, '1m'-'9m' characters, 'p' circles, 's' bamboos, '0m' '0p' '0s' the red fives, '1z'-'7z' east south
 * west north, white green red dragon. So results write it. A call also takes a name of mjai ('5mr', 'E', 'P') or a
 * number of Tenhou's, 0-135: 4 × kind + copy, the red fives 16, 52 and 88.
 */
export type Tile = string

/**
 * Any number of tiles: text of MPSZ ('123m40p', the suit after its digits) or of Majiang ('m123p40', the suit before
 * them, told by the letter at its start); an array of tiles; or a Uint8Array of Tenhou's numbers, or an Int8Array, those
 * above 127 as their low byte, which is what Int8Array.from makes of them.
 */
export type TileList = string | readonly (Tile | number)[] | Int8Array | Uint8Array

/**
 * A hand: tiles as above; of 14 the last is the one just drawn. Melds are part of text only, after commas:
 * '11z2z,34-0m,555=0p,5550s' in MPSZ, 'z11z2,m34-0,p555=0,s5550' in Majiang's notation. The number before + (right), =
 * (across) or - (left) is the called tile; a number after it is the one added for a kan; four numbers without a mark
 * are a closed kan. A comma at the end says that a meld was just called, so that no tile is the drawn one. A * in
 * Majiang's text is one's own riichi.
 */
export type MahjongHand = TileList

/** one of the three others: who plays next, after that, and before */
export type Other = 'right' | 'across' | 'left'

export type Wind = 'E' | 'S' | 'W' | 'N'

export interface MahjongRules {
  /** how many fives of each suit are red, 0-4; default [1, 1, 1] */
  redFives?: [m: number, p: number, s: number]
  /** tanyao with an open hand; default true */
  kuitan?: boolean
  /** 4 han 30 fu and 3 han 60 fu are mangan; default false */
  kiriage?: boolean
  /** 13 han are a yakuman; default true */
  countedYakuman?: boolean
  /** four yakuman count twice: kokushi-13, suuankou-tanki, daisuushii and junsei-chuuren; default true */
  doubleYakuman?: boolean
  /**
   * all yakuman of a hand add up; default true. Else the greatest of them alone counts, which pays twice if it is a
   * double one and doubleYakuman is on
   */
  combinedYakuman?: boolean
  /** fu of a pair of the wind that is round's and seat's; default 4 */
  doubleWindPairFu?: 2 | 4
  /** ron before one's first draw is a yakuman; default false */
  renhou?: boolean
  /** who gave the last dragon or wind of a yakuman pays for it; default true */
  pao?: boolean
}

/** What a player sees of the table. Everything is optional. */
export interface Situation {
  /** default 'E' */
  round?: Wind
  /** one's own wind, default 'S' */
  seat?: Wind
  /** indicators, up to five */
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
  unseen?: readonly number[] | Int8Array
  /** who of the others declared it; or of oneself whether, as in score */
  riichi?: readonly Other[] | boolean | 0 | 1 | 2
  /** tiles that they cannot win by: their rivers, and what passed after riichi */
  safe?: Partial<Record<Other, TileList>>
  /** tiles that can still be drawn, 0-70, default 70 */
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
  rules?: MahjongRules
  /**
   * whose rules decide: those of the program's player 0304, or of the article before it. They differ in calls under
   * riichi, kans and the values of calls. Default '0304'
   */
  player?: '0304' | 'value'
}

export interface ShantenOptions {
  rules?: MahjongRules
  /**
   * whether a hand can wait for a tile of which one has all four: not if they are concealed (the default), not if they
   * are concealed or in melds, or always
   */
  fifth?: 'concealed' | 'owned' | 'allowed'
  /** a hand of few tiles is one whose other sets lie open, though they are not told; default false */
  shortHand?: boolean
}

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

/** the kinds that bring a hand nearer, and how many are unseen: 0 too */
export type UsefulTiles = { tile: Tile, count: number }[]

/** of 13 tiles */
export type Ukeire = { shanten: number, tiles: UsefulTiles, total: number }

/** of 14 tiles: every different tile and what is left after it, best first */
export type DiscardUkeire = { shanten: number, discards: ({ tile: Tile } & Ukeire)[] }

/**
 * How a hand was won, beside round, seat, dora and rules of Situation. The other fields of a Situation may be there,
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
  /** indicators, up to five; they count with riichi only */
  ura?: TileList
  /** 0-1000 */
  honba?: number
  /** riichi sticks on the table, 0-1000 */
  sticks?: number
}

export interface Score {
  /**
   * dora too, with their names; `tile` is the wind of round-wind and seat-wind; of a yakuman han is 0. Empty: no yaku,
   * and no points
   */
  yaku: { key: string, han: number, yakuman: number, tile: Tile | null, name: string }[]
  /** 0 for a yakuman */
  fu: number
  /** what fu is the sum of */
  fuParts: { key: string, tiles: Tile[], fu: number, words: string }[]
  /** 0 for a yakuman */
  han: number
  limit: 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'counted-yakuman' | 'yakuman' | null
  /** how many times; 0 for a counted one */
  yakuman: number
  /** base points */
  base: number
  /** what the hand is worth, without honba and sticks */
  points: number
  /** what the winner gets, with them */
  gain: number
  /** who pays what, honba included */
  payments: { from: Other, points: number }[]
  /** 'Mangan', '3 han 40 fu', 'No yaku' */
  name: string
}

export interface MahjongHandValue {
  value: number
  shanten: number
  /** the same with a yaku: of an open hand by tanyao, honours, triplets or one suit; null if there is none in sight */
  yakuShanten: number | null
  /**
   * what the value is: points, or of a hand three or more from tenpai a number of useful tiles. The two cannot be
   * compared
   */
  unit: 'points' | 'tiles'
}

export interface MahjongReason {
  code: 'best-value' | 'shanten-back' | 'fold' | 'only-candidate' | 'equal-value' | 'keeps-shanten' |
    'raises-shanten' | 'most-ukeire' | 'breaks-yaku' | 'no-yaku' | 'furiten' | 'dora' | 'red-five' | 'isolated' |
    'safe-tile' | 'danger' | 'value-rises' | 'value-kept' | 'value-falls' | 'yaku-nearer' | 'yaku-kept' |
    'yaku-further' | 'too-far' | 'riichi-others' | 'lowers-shanten' | 'opens-hand'
  /** that it is about */
  tile?: Tile
  /** a shanten number (null: no yaku in sight), a number of tiles or candidates, or a danger */
  count?: number | null
  value?: number
  /** 'the greatest value: 588.89 points' */
  words: string
}

export interface DiscardCandidate {
  move: Tile
  /** it is the tile just drawn */
  drawn: boolean
  /** of the hand left */
  shanten: number
  yakuShanten: number | null
  /** of the hand left; null if the discard raises the shanten number */
  value: number | null
  tiles: UsefulTiles
  total: number
  /** the greatest of the dangers */
  danger: number
  /** by player, 0-12; 0 for those not in riichi */
  dangers: Record<Other, number>
  reasons: MahjongReason[]
}

export interface MeldCandidate {
  /** the meld, as in a hand's text: '34-0m'; or 'pass' */
  move: string
  action: 'pass' | 'chi' | 'pon' | 'kan'
  /** of the hand then; to pass has the value of the hand as it is. null: too far from complete */
  value: number | null
  shanten: number
  yakuShanten: number | null
  /** it is better than to pass, or as good where that suffices */
  accepted: boolean
  reasons: MahjongReason[]
}

export interface DiscardChoice {
  /** move is a tile to throw (with riichi or without), the tile of a tsumo, a meld, or 'abort' */
  best: { move: string, action: 'discard' | 'riichi' | 'tsumo' | 'kan' | 'abort', drawn: boolean }
  shanten: number
  yakuShanten: number | null
  /** of the values */
  unit: 'points' | 'tiles'
  /** of a tsumo, by the hand alone */
  points: number
  /** it gives up the hand before a riichi */
  fold: boolean
  /** the chosen one first; none if the hand wins */
  candidates: DiscardCandidate[]
  /** that could be declared instead */
  kans: MeldCandidate[]
  stats: Stats
  seed: number
}

export interface CallChoice {
  /** move is the meld, 'pass', or the tile of a ron */
  best: { move: string, action: 'pass' | 'chi' | 'pon' | 'kan' | 'ron' }
  shanten: number
  yakuShanten: number | null
  /** of the values */
  unit: 'points' | 'tiles'
  /** of a ron, by the hand alone */
  points: number
  /** the chosen one first, to pass among them; none if the hand wins */
  candidates: MeldCandidate[]
  stats: Stats
  seed: number
}

export interface KanChoice {
  best: { move: string, action: 'pass' | 'kan' }
  /** the chosen one first, to pass among them */
  candidates: MeldCandidate[]
  stats: Stats
  seed: number
}

export interface Mahjong {
  /** how far a hand of 1-14 tiles is from complete */
  shanten(hand: MahjongHand, options?: CallOptions & ShantenOptions): Shanten
  /**
   * the same of many hands, one number each: `tiles` codes a hand (1-14, default 14), 0-33 by kind, 34-36 the red
   * fives, -1 for none; `melds` (default 0) is for all of them
   */
  shantenMany(codes: Int8Array, options?: CallOptions & { tiles?: number, melds?: number }): Int32Array
  /** what brings a hand of 13 nearer; of one of 14, every discard with what does then */
  ukeire(hand: MahjongHand, options?: CallOptions & Situation): Ukeire & DiscardUkeire
  /**
   * how many tiles do, of many hands when nothing else lies open: of 13 (the default) one number a hand; of 14 as many
   * as `tiles`, each after the discard in that place, -1 if it raises the shanten number. With melds three less for
   * each
   */
  ukeireMany(codes: Int8Array, options?: CallOptions & { tiles?: number, melds?: number }): Int32Array
  /** what a complete hand is worth, read in the way that is worth most */
  score(hand: MahjongHand,
    options?: CallOptions & Pick<Situation, 'round' | 'seat' | 'dora' | 'rules'> & WinOptions): Score
  /** what a hand of 13 or 14 is worth: the article's evaluation */
  value(hand: MahjongHand, options?: CallOptions & Situation): MahjongHandValue
  /** what to do at one's turn */
  chooseDiscard(hand: MahjongHand, options?: CallOptions & Situation): DiscardChoice
  /** whether to call, or win by, a tile that another threw */
  chooseCall(hand: MahjongHand, options: CallOptions & Situation & { tile: Tile | number, from: Other }): CallChoice
  /** whether to declare a closed or an added kan */
  chooseKan(hand: MahjongHand, options?: CallOptions & Situation): KanChoice
}
