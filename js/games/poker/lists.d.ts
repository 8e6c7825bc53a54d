// Generated from core/poker by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The categories of hands, from weak to strong.
 * - `'none'` No cards (カードなし)
 * - `'high'` High card (ハイカード)
 * - `'pair'` One pair (ワンペア)
 * - `'two-pair'` Two pair (ツーペア)
 * - `'three'` Three of a kind (スリーカード)
 * - `'straight'` Straight (ストレート)
 * - `'flush'` Flush (フラッシュ)
 * - `'full-house'` Full house (フルハウス)
 * - `'four'` Four of a kind (フォーカード)
 * - `'straight-flush'` Straight flush (ストレートフラッシュ)
 * - `'royal'` Royal flush (ロイヤルフラッシュ)
 * - `'five'` Five of a kind (ファイブカード)
 * - `'low'` Low (ロー)
 * - `'no-low'` No low (ローなし)
 * - `'badugi'` Badugi (バドゥーギ)
 */
export type Category =
  | 'none'
  | 'high'
  | 'pair'
  | 'two-pair'
  | 'three'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four'
  | 'straight-flush'
  | 'royal'
  | 'five'
  | 'low'
  | 'no-low'
  | 'badugi'

/**
 * The orders of hands.
 * - `'high'` High (ハイ)
 * - `'short-deck'` Short deck (ショートデッキ)
 * - `'ace-five'` Ace-to-five low (A-5ロー)
 * - `'eight-or-better'` Eight or better (エイト・オア・ベター)
 * - `'deuce-seven'` Deuce-to-seven low (2-7ロー)
 * - `'badugi'` Badugi (バドゥーギ)
 */
export type PokerRanking =
  | 'high'
  | 'short-deck'
  | 'ace-five'
  | 'eight-or-better'
  | 'deuce-seven'
  | 'badugi'

/**
 * The named rules for comparing hands.
 * - `'standard'` Standard (標準)
 * - `'article'` zzz’s article (zzz の記事)
 */
export type PokerProfile =
  | 'standard'
  | 'article'

/**
 * The lines of pay tables in addition to the categories.
 * - `'four-deuces'` Four deuces (フォーデュース)
 * - `'nothing'` Nothing (役なし)
 */
export type OtherLine =
  | 'four-deuces'
  | 'nothing'

/**
 * The named games of draw poker.
 * - `'jacks-or-better-9-6'` 9/6 Jacks or Better (ジャックス・オア・ベター 9/6)
 * - `'bonus-8-5'` 8/5 Bonus Poker (ボーナスポーカー 8/5)
 * - `'double-bonus-10-7'` 10/7 Double Bonus (ダブルボーナス 10/7)
 * - `'double-double-bonus-9-6'` 9/6 Double Double Bonus (ダブルダブルボーナス 9/6)
 * - `'deuces-wild'` Deuces Wild, full pay (デュースワイルド（フルペイ）)
 * - `'deuces-wild-nsud'` Not So Ugly Deuces (デュースワイルド（NSUD）)
 * - `'joker-kings'` Joker Poker, kings or better (ジョーカーポーカー（キング以上）)
 * - `'double-joker'` Double Joker Poker (ダブルジョーカーポーカー)
 * - `'deuces-wild-25-15-11'` Deuces Wild 25/15/11 (デュースワイルド 25/15/11)
 * - `'deuces-wild-25-15-9'` Deuces Wild 25/15/9, four pays 4 (デュースワイルド 25/15/9（フォー4倍）)
 * - `'joker-kings-17'` Joker Poker, kings or better, four pays 17 (ジョーカーポーカー（キング以上、フォー17倍）)
 * - `'joker-kings-18-940'` Joker Poker, kings or better, four pays 18, royal 940 (ジョーカーポーカー（キング以上、フォー18倍、ロイヤル940倍）)
 * - `'double-double-deuces-20-10-8'` Double Double Deuces 20/10/8, six coins (ダブルダブルデュース 20/10/8（6枚賭け）)
 */
export type PokerPreset =
  | 'jacks-or-better-9-6'
  | 'bonus-8-5'
  | 'double-bonus-10-7'
  | 'double-double-bonus-9-6'
  | 'deuces-wild'
  | 'deuces-wild-nsud'
  | 'joker-kings'
  | 'double-joker'
  | 'deuces-wild-25-15-11'
  | 'deuces-wild-25-15-9'
  | 'joker-kings-17'
  | 'joker-kings-18-940'
  | 'double-double-deuces-20-10-8'

/**
 * The named tables; the first is the usual one.
 * - `'cash'` Cash game, no limit (キャッシュゲーム（ノーリミット）)
 * - `'heads-up'` Heads-up, no limit (ヘッズアップ（ノーリミット）)
 * - `'fixed-limit'` Cash game, fixed limit (キャッシュゲーム（フィックスリミット）)
 * - `'sit-and-go'` Sit-and-go (シットアンドゴー)
 * - `'draw'` Five-card draw, no limit (ファイブカードドロー（ノーリミット）)
 * - `'omaha'` Omaha, pot limit (オマハ（ポットリミット）)
 * - `'omaha-hi-lo'` Omaha hi-lo, fixed limit (オマハ・ハイロー（フィックスリミット）)
 * - `'stud'` Seven-card stud (セブンカードスタッド)
 * - `'stud-hi-lo'` Seven-card stud hi-lo (セブンカードスタッド・ハイロー)
 * - `'razz'` Razz (ラズ)
 * - `'single-draw'` 2-7 single draw, no limit (2-7シングルドロー（ノーリミット）)
 * - `'triple-draw'` 2-7 triple draw (2-7トリプルドロー)
 * - `'badugi'` Badugi (バドゥーギ)
 */
export type PokerTablePreset =
  | 'cash'
  | 'heads-up'
  | 'fixed-limit'
  | 'sit-and-go'
  | 'draw'
  | 'omaha'
  | 'omaha-hi-lo'
  | 'stud'
  | 'stud-hi-lo'
  | 'razz'
  | 'single-draw'
  | 'triple-draw'
  | 'badugi'

/**
 * The variants that can be played.
 * - `'holdem'` Texas hold'em (テキサスホールデム)
 * - `'short-deck'` Short-deck hold'em (ショートデッキ)
 * - `'draw'` Five-card draw (ファイブカードドロー)
 * - `'omaha'` Omaha (オマハ)
 * - `'omaha-hi-lo'` Omaha hi-lo, eight or better (オマハ・ハイロー)
 * - `'stud'` Seven-card stud (セブンカードスタッド)
 * - `'stud-hi-lo'` Seven-card stud hi-lo, eight or better (セブンカードスタッド・ハイロー)
 * - `'razz'` Razz (ラズ)
 * - `'single-draw'` 2-7 single draw (2-7シングルドロー)
 * - `'triple-draw'` 2-7 triple draw (2-7トリプルドロー)
 * - `'badugi'` Badugi (バドゥーギ)
 */
export type PokerVariant =
  | 'holdem'
  | 'short-deck'
  | 'draw'
  | 'omaha'
  | 'omaha-hi-lo'
  | 'stud'
  | 'stud-hi-lo'
  | 'razz'
  | 'single-draw'
  | 'triple-draw'
  | 'badugi'

/**
 * The betting limits.
 * - `'no-limit'` No limit (ノーリミット)
 * - `'pot-limit'` Pot limit (ポットリミット)
 * - `'fixed'` Fixed limit (フィックスリミット)
 */
export type PokerLimit =
  | 'no-limit'
  | 'pot-limit'
  | 'fixed'

/**
 * The kinds of events in a hand; the first nine are moves.
 * - `'fold'` Fold (フォールド)
 * - `'check'` Check (チェック)
 * - `'call'` Call (コール)
 * - `'bet'` Bet (ベット)
 * - `'raise'` Raise (レイズ)
 * - `'bring-in'` Bring-in (ブリングイン)
 * - `'draw'` Draw (ドロー)
 * - `'show'` Show (ショー)
 * - `'muck'` Muck (マック)
 * - `'ante'` Ante (アンティ)
 * - `'blind'` Blind (ブラインド)
 * - `'deal'` Deal (ディール)
 * - `'board'` Board (ボード)
 * - `'return'` Uncalled bet returned (返却)
 * - `'win'` Win (獲得)
 * - `'pass'` Passed out (流れ)
 * - `'unseen'` Not recorded (記録なし)
 * - `'rake'` Rake (レーキ)
 */
export type PokerEventKind =
  | 'fold'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise'
  | 'bring-in'
  | 'draw'
  | 'show'
  | 'muck'
  | 'ante'
  | 'blind'
  | 'deal'
  | 'board'
  | 'return'
  | 'win'
  | 'pass'
  | 'unseen'
  | 'rake'

/**
 * The phases of a hand.
 * - `'betting'` Betting (ベット)
 * - `'drawing'` Draw (ドロー)
 * - `'showdown'` Showdown (ショーダウン)
 * - `'over'` Over (終了)
 */
export type PokerPhase =
  | 'betting'
  | 'drawing'
  | 'showdown'
  | 'over'

/**
 * The players, from weak to strong.
 * - `'random'` Random (ランダム)
 * - `'beginner'` Beginner (初級)
 * - `'regular'` Regular (中級)
 * - `'strong'` Strong (上級)
 */
export type PokerLevel =
  | 'random'
  | 'beginner'
  | 'regular'
  | 'strong'

/**
 * The seats that can pay the antes.
 * - `'all'` Everybody (全員)
 * - `'big-blind'` The big blind (ビッグブラインド)
 * - `'button'` The button (ボタン)
 */
export type AntesBy =
  | 'all'
  | 'big-blind'
  | 'button'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The categories of hands, from weak to strong. */
  readonly categories: readonly Listed<Category>[]
  /** The orders of hands. */
  readonly rankings: readonly Listed<PokerRanking>[]
  /** The named rules for comparing hands. */
  readonly profiles: readonly Listed<PokerProfile>[]
  /** The lines of pay tables in addition to the categories. */
  readonly lines: readonly Listed<OtherLine>[]
  /** The named games of draw poker. */
  readonly presets: readonly Listed<PokerPreset>[]
  /** The named tables; the first is the usual one. */
  readonly tables: readonly Listed<PokerTablePreset>[]
  /** The variants that can be played. */
  readonly variants: readonly Listed<PokerVariant>[]
  /** The betting limits. */
  readonly limits: readonly Listed<PokerLimit>[]
  /** The kinds of events in a hand; the first nine are moves. */
  readonly events: readonly Listed<PokerEventKind>[]
  /** The phases of a hand. */
  readonly phases: readonly Listed<PokerPhase>[]
  /** The players, from weak to strong. */
  readonly levels: readonly Listed<PokerLevel>[]
  /** The seats that can pay the antes. */
  readonly antesBy: readonly Listed<AntesBy>[]
}

/** A reason for or against a move. Its other fields depend on `code`; `words` is the reason in words. */
export type HoldReason =
  | { code: 'pat', /** line of the pay table for the hand, or for some of its draws: 'pair:J-A' */ line: string, /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'discard-all', words: string }
  | { code: 'hold-pair', /** rank of the group held: 23456789TJQKA */ rank: string, /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'hold-two-pair', /** rank of the group held: 23456789TJQKA */ rank: string, /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'hold-three', /** rank of the group held: 23456789TJQKA */ rank: string, /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'hold-four', /** rank of the group held: 23456789TJQKA */ rank: string, /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'hold-wild', /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'to-royal', /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'to-straight-flush', /** number of held cards that the reason is about, 1-5 */ cards: number, /** number of straights that the cards can still become: with four cards 2 is open-ended, 1 inside */ straights: number, words: string }
  | { code: 'to-flush', /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'to-straight', /** number of held cards that the reason is about, 1-5 */ cards: number, /** number of straights that the cards can still become: with four cards 2 is open-ended, 1 inside */ straights: number, words: string }
  | { code: 'high-cards', /** number of held cards that the reason is about, 1-5 */ cards: number, words: string }
  | { code: 'pays', /** line of the pay table for the hand, or for some of its draws: 'pair:J-A' */ line: string, /** number of draws that end on the line */ count: number, /** share of the hold's value that the line brings, 0-1 */ share: number, words: string }

/** The kinds of these reasons. */
export type HoldReasonCode = HoldReason['code']

/** A reason for or against a move. Its other fields depend on `code`; `words` is the reason in words. */
export type PokerReason =
  | { code: 'any-action', words: string }
  | { code: 'may-win', words: string }
  | { code: 'is-beaten', words: string }
  | { code: 'equity', /** average share of the pot without more bets, against the estimated hands of the other players, 0-1 */ share: number, /** number of other players */ count: number, words: string }
  | { code: 'pot-odds', /** least share of the pot for which a call pays, 0-1 */ share: number, /** chips to call */ amount: number, words: string }
  | { code: 'free', words: string }
  | { code: 'fold-equity', /** how often all other players fold, 0-1 */ share: number, words: string }
  | { code: 'when-called', /** average share of the pot if another player calls, 0-1 */ share: number, words: string }
  | { code: 'raised-again', /** how often another player raises after this move, 0-1 */ share: number, words: string }
  | { code: 'players-behind', /** number of players who have not acted yet */ count: number, words: string }
  | { code: 'raiser-behind', words: string }
  | { code: 'starting-hand', /** share of all starting hands that are as good or better, 0-1 */ share: number, words: string }
  | { code: 'holds', /** category of the hand with the board */ category: Category, /** ranks of the low hand, or of the hand for the low half of the pot, the highest first: '76432'; '' for none */ ranks: string, words: string }
  | { code: 'mixed', /** how often the level makes this move, 0-1 */ share: number, words: string }
  | { code: 'draws', /** number of cards drawn */ count: number, /** average share of the pot after the draw, 0-1 */ share: number, words: string }
  | { code: 'stands-pat', /** average share of the pot, 0-1 */ share: number, words: string }
  | { code: 'by-strategy', /** how often the strategy makes this move, 0-1 */ share: number, /** stack in big blinds that the strategy was learnt for; 0 for fixed limits */ count: number, words: string }
  | { code: 'river-solved', /** how often the solution makes this move, 0-1 */ share: number, words: string }
  | { code: 'by-experience', /** what such actions won more than the samples say, as a part of the pot; below 0 less */ share: number, words: string }

/** The kinds of these reasons. */
export type PokerReasonCode = PokerReason['code']

/** The fields of reasons, by code. */
export declare const reasons: Readonly<Record<HoldReasonCode | PokerReasonCode, readonly string[]>>

import type { PokerActionKind, PokerMadeMove, PokerMove } from './types.js'

/** All that only the host that deals may know: seed or deck, and all cards. In cards `Jr` is the red joker and `??` a card that nobody knows. */
export interface PokerWhole {
  /** seed of the deal; left out if the table has a `deck` */
  seed?: number
  /** the deck in order, if the hand was not dealt from a seed */
  deck?: string
  /** cards that each seat discarded; in games with several draws `'2c 3d / / 4h'` */
  thrown: string[]
  /** cards that each seat holds: `['As Kd', '7c 2h']` */
  hands: string[]
}

/** What only a view has. */
export interface PokerSeen {
  /** the seat of the view; null for an onlooker */
  seat: number | null
  /** cards of the seat: `'As Kd'` */
  hand: string
  /** cards that the seat discarded */
  thrown: string
}

/** The part of a hand that everybody at the table sees. It follows from rules and log. */
export interface PokerShown {
  /** phase of the hand: what the seat in turn has to do */
  phase: PokerPhase
  /** round of betting, from 0 */
  round: number
  /** the seats that may act now, ascending; [] when it is over */
  turns: number[]
  over: boolean
  /** chips that a seat must have bet in this round to stay in the hand */
  bet: number
  /** chips in the middle, bets of this round included */
  pot: number
  /** pots of the rounds that are over: the main pot, then side pots */
  pots: PokerPot[]
  /** cards of the board: `'Ah 7d 2c'` */
  board: string
  /** second board of a hand that is run twice, or of a bomb pot on two boards. It wins half of each pot */
  second?: string
  /** one entry per seat */
  players: PokerSeat[]
  moves: PokerMadeMove[]
}

/** What everybody knows of a seat. */
export interface PokerSeat {
  /** whether the seat was dealt in */
  in: boolean
  /** whether the seat left the hand by folding or mucking */
  folded: boolean
  /** chips left */
  stack: number
  /** chips bet in this round */
  bet: number
  /** chips paid into the pots, antes included */
  paid: number
  /** chips won from the pots */
  won: number
  /** number of cards exchanged in this draw or the last one; null before the first */
  drew: number | null
  /** cards that the seat has shown: `'As Kd'`; else '' */
  cards: string
  /** face-up cards in stud: `'7c Td'` */
  up?: string
}

/** A pot. */
export interface PokerPot {
  /** chips in the pot */
  amount: number
  /** seats that can win the pot, from 0 */
  seats: number[]
}

/** An event that everybody at the table saw. */
export interface PokerLogEvent {
  event: PokerEventKind
  /** the seat, from 0; null if the event is not about a seat */
  seat: number | null
  /** round of betting, from 0 */
  round: number
  /** chips: added by an ante, blind, call or bring-in; of the seat in this round after a bet or raise ("raise to"); returned, won. For deals and draws the number of cards */
  amount: number
  /** whether the seat has no chips left */
  allIn: boolean
  /** index of the pot that was won or raked, from 0 */
  pot: number
  /** 1 if a board or win is of the second board */
  run?: number
  /** new cards of the board, cards dealt face up, or cards shown: `'Ah Kd 2c'`. In a seat's own view also the cards that it was dealt or drew */
  cards: string
}

/** A move that was considered. */
export interface PokerCandidate {
  move: PokerMove
  /** kind of the move */
  action: PokerActionKind
  /** chips of a bet or raise, as in `move` */
  amount?: number
  /** cards that a draw discards: `['2c', '3d']` */
  cards?: string[]
  /** unit of `value`: chips; for draws a chance; for random play a score */
  unit: 'chips' | 'chance' | 'score'
  /** average gain over folding now, in chips; for draws the expected share of the pot, 0-1; for random play 0 */
  value: number
  /** probability that the level plays the move, 0-1 */
  chance: number
  /** the reasons, the most important first: `'wins 62% if both others stay in'` */
  reasons: PokerReason[]
}
