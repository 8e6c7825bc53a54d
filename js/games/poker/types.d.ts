// The types of poker's functions.
import type { Answer, CallOptions, Legal, MadeMove, Mode, Result, Shown, Stats, TableEvent, Viewer } from '../../types.js'
import type { HistoryFormat } from '../histories/lists.js'
import type {
  AntesBy, Category, HoldReason, OtherLine, PokerCandidate, PokerEventKind, PokerLevel, PokerLimit, PokerLogEvent, PokerPreset, PokerProfile, PokerRanking,
  PokerReason, PokerSeen, PokerShown, PokerTablePreset, PokerVariant, PokerWhole,
} from './lists.js'

export type {
  AntesBy, Category, HoldReason, HoldReasonCode, OtherLine, PokerCandidate, PokerEventKind, PokerLevel, PokerLimit, PokerLogEvent, PokerPhase, PokerPot,
  PokerPreset, PokerProfile, PokerRanking, PokerReason, PokerReasonCode, PokerSeat, PokerSeen, PokerShown, PokerTablePreset, PokerVariant, PokerWhole,
} from './lists.js'

/**
 * A hand of 0-7 cards in any order. Cards may repeat, and there may be any number of jokers. It is text like `'As Kd Jk'`, with or without
 * spaces and commas; an array of cards, `['As', 'Kd', 'Jk']`; or an array or Int8Array of card codes.
 *
 * A card is a rank `23456789TJQKA` and a suit `shdc` (spades, hearts, diamonds, clubs), or `Jk`, a joker. Other usual spellings are also
 * read: `'10s'`, `'ah'`, `'A♠'`, `'♠A'`. A code is -1 (no card) … 55: `c % 14` is 0 for a joker, else the rank 1 = two … 13 = ace;
 * `c / 14 | 0` is the suit: 0 spades, 1 clubs, 2 hearts, 3 diamonds.
 *
 * @example 'As Ks Qs Js Jk'
 */
export type Hand = string | readonly (string | number)[] | Int8Array

/**
 * Two cards, or a range of hands of two cards, as text: `'AsKh'`, `'QQ+, AKs, A5s-A2s'`, `'random'`.
 * If a hand is named twice, the last part counts.
 * - `QQ`, `AKs`, `AKo`, `AK`: a pair, a suited hand, an offsuit hand, both suited and offsuit
 * - `QQ+`, `A5s-A2s`: the hand and all better ones, all hands between two ends
 * - `A?`, `T9s-54s`: any second card, every hand with the same gap
 * - `AKs:0.5`: how often the hand is in the range, as PioSOLVER and most solvers write it
 * - `[50]QQ+, AKs[/50]`: the same in percent for all hands in the brackets, as Flopzilla and GTO+ write it; also `40%(ATs+)`
 * - `!AKs`: not this hand
 * - `15%`: the best hands, for two players by what they win against any hand, for more by Chen's formula
 */
export type Range = Hand

/** The rules for comparing hands. */
export interface HandRules {
  /** named rules; default `'standard'`. By `'article'` an ace is only high, and A-2-3-4-5 is no straight */
  profile?: PokerProfile
  /** A-2-3-4-5 is the lowest straight; overrides the profile */
  wheel?: boolean
  /** a joker may copy a rank that the flush already has: `As Ks 9s 4s Jk` is then A A K 9 4, otherwise A K Q 9 4. Default true */
  doubleAceFlush?: boolean
}

/** Options of `videoSolve`: `{ wheel: false, lang: 'ja' }`. */
export interface HandOptions extends CallOptions, HandRules {}

/** The order of hands, and the cards that count. */
export interface RankingOptions extends HandOptions {
  /**
   * the order of hands; default `'high'`. `'badugi'` is only for evaluate and compare, and not with omaha. In every order the higher value
   * wins. profile, wheel and doubleAceFlush are rules of `'high'`; in a low order a joker is a rank that the hand does not have
   */
  ranking?: PokerRanking
  /** exactly two of a hand's 4-6 cards count, with three of the board; default false */
  omaha?: boolean
}

/** Options of `evaluate` and `compare`: `{ omaha: true, board: 'Td 9h 2c Ks' }`. */
export interface EvaluateOptions extends RankingOptions {
  /** cards on the table that all hands share: 0-5, in Omaha 3-5. In the indices of `cards` they come after the hand's own cards */
  board?: Hand
}

/** Options of `evaluateMany`: `{ cards: 7 }`. */
export interface ManyHandsOptions extends RankingOptions {
  /** number of codes per hand: 1-7, default 5; in Omaha 9-11, default 9: the hand's own cards, then the five of the board */
  cards?: number
}

/** Options of `range`: `{ players: 6 }`. */
export interface RangeOptions extends CallOptions {
  /** players at the table, 2-9; default 2. The best `'15%'` of hands for two players are not the best for more */
  players?: number
}

/** One of the best five cards of a hand. */
export interface UsedCard {
  /** the card: `'Jk'` */
  card: string
  /** the card that it counts as: what a joker stands for, else the card itself: `'Ts'` */
  as: string
  /** its index in the input, from 0 */
  index: number
}

/** The answer of `evaluate`. */
export interface EvaluatedHand {
  /**
   * a number of 24 bits: the higher value wins, equal values tie, and 0 is no cards. Bits 20-23 are the category. Up to five ranks (1 = two
   * … 13 = ace) follow from bits 16-19 down; a rank that repeats in a group is there once. A royal flush is `0xADCBA9`. In a short deck the
   * category bits of a flush and a full house are exchanged. In a low order the value is `0xC00000` less that number, in which aces are 1
   * and twos 2 except in `'deuce-seven'`; a hand that is no low has 0
   */
  value: number
  /** the category: `'three'` */
  category: Category
  /** the category in words: `'Three of a kind'` */
  name: string
  /** the hand in words: `'three kings'`, `'キングのスリーカード'` */
  description: string
  /** the best five cards, or fewer, in the order in which they count */
  cards: UsedCard[]
}

/** The first difference between a hand and the best one. */
export interface LostBy {
  /** whether the category or a rank makes the difference */
  by: 'category' | 'rank'
  /** the hand's category, or its rank at `place`: `23456789TJQKA`, `-` for none */
  hand: string
  /** the category or rank of the best hand */
  best: string
  /** if a rank makes the difference, its position by significance, 1-5 */
  place?: number
  /** the difference in words: `'ace beats king'` */
  words: string
}

/** A hand in a comparison: rank 1 is best, and equal hands share a rank. */
export type ComparedHand = EvaluatedHand & { rank: number, lostBy: LostBy | null }

/** The answer of `compare`. */
export interface Comparison {
  /** indices of the best hands; several if they tie */
  winners: number[]
  /** the hands in the order given */
  hands: ComparedHand[]
}

/** A line of a pay table. The last line of an answer is `'nothing'`. */
export interface PayLine {
  /**
   * the class of hands: a category or one of OtherLine. `natural-` before a category means hands without wild cards, `wild-` hands with
   * them. After it, `:ranks` of the group and `/ranks` of the kicker may follow: `'four:A/2-4'`, `'pair:J-A'`
   */
  line: Category | OtherLine | (string & {})
  /** units paid for the stake of the game, which is one unit in most games */
  pay: number
  /** the line in words: `'Jacks or better'` */
  name: string
}

/** A game of draw poker: its deck and its pay table. */
export interface PayTable {
  /** jokers added to the deck of 52 cards, 0-2; default 0 */
  jokers?: number
  /** the twos are wild; default false */
  deucesWild?: boolean
  /** classes of hands and the units that each pays: `'royal 800, four:A/2-4 400, pair:J-A 1'`. A hand gets the best-paying line that it fits */
  pays: string
  /** units staked for these pays, 1-100,000: `6` where six coins are one bet. Values are for one unit. Default 1 */
  stake?: number
}

/**
 * A game of draw poker against a pay table. Either the key of a named game, `'jacks-or-better-9-6'` (see `videoGames` and `lists.presets`),
 * or a deck and a pay table, `{ jokers: 1, pays: 'five 200, royal 100, four 20, pair:K-A 1' }`.
 */
export type VideoGame = PokerPreset | PayTable

/** A named game, with its deck and its pay table. */
export interface Preset extends Required<PayTable> {
  /** the key for calls that take a game: `'joker-kings'` */
  key: PokerPreset
  /** the name in words: `'Joker Poker, kings or better'` */
  name: string
  lines: PayLine[]
}

/** Five cards, and the five that replace them. */
export interface Deal {
  /** the five cards: `['Td', 'Qd', '2s', '4s', '5c']` */
  cards: string[]
  /** the next five cards of the deck, in order */
  draw: string[]
  seed: number
}

/** Options of `videoAdvise`: `{ game: 'joker-kings' }`. */
export interface AdviseOptions extends HandOptions {
  /** the game; default `'jacks-or-better-9-6'` */
  game?: VideoGame
}

/** One of the 32 ways to hold cards, and its value. */
export interface Hold {
  /** indices of the cards held, 0-4, in the hand as given: `[0, 1]` */
  move: number[]
  /** expected pay for one unit staked: paySum / draws */
  value: number
  /** sum of the pays over all draws */
  paySum: number
  /** number of draws */
  draws: number
  /** number of draws that end on each of `lines` */
  counts: number[]
  /** the reasons, the most important first */
  reasons: HoldReason[]
}

/** The answer of `videoAdvise`. */
export interface Advice {
  /** the move of the first candidate */
  best: number[]
  lines: PayLine[]
  /** all 32 holds, the best first; among equal holds, the one with more cards first */
  candidates: Hold[]
  stats: Stats
  seed: number
}

/** A line of a pay table, with how often it is the result and its share of the return. */
export type SolvedLine = PayLine & { combos: number, probability: number, share: number }

/** The answer of `videoSolve`. */
export interface Solution {
  /** return under perfect play for one unit staked: paySum / combos. For `'jacks-or-better-9-6'` it is 0.995439 */
  return: number
  /** sum of the pays over all combinations, exact up to 2^53 */
  paySum: number
  /** number of combinations: deals × draws */
  combos: number
  /** number of five-card hands of the deck */
  deals: number
  /** number of combinations that a deal counts for: the least common multiple over the holds */
  draws: number
  lines: SolvedLine[]
  /** number of deals for which it is best to hold 0, 1, … 5 cards */
  holds: number[]
  stats: Stats
  seed: number
}

/** Options of `equity`: `{ board: 'Ah 7d 2c', dead: 'Ks' }`, `{ omaha: true, hiLo: true }`. */
export interface EquityOptions extends RankingOptions {
  /** in Omaha: the best low wins half of the pot, if it has five different ranks up to eight; default false */
  hiLo?: boolean
  /** the 0-5 cards on the table: `'Ah 7d 2c'` */
  board?: Hand
  /** cards that nobody can get: `'Ks Qs'` */
  dead?: Hand
  /** jokers in the deck, 0-2; none in Omaha and a short deck. Default 0 */
  jokers?: number
}

/**
 * The results of a player. Wins, ties and losses are numbers of deals. In an exact answer to ranges with weights a deal counts as the
 * product of its hands' weights.
 */
export interface PlayerEquity {
  /** deals won alone */
  win: number
  /** deals in which the player shares the pot */
  tie: number
  /** the other deals */
  lose: number
  /** the player's share of all pots, 0-1 */
  equity: number
  /** half the width of the equity's 95 % confidence interval, 0-1; 0 when exact */
  error: number
}

/** The answer of `equity`. */
export interface Equity {
  /** the players in the order given */
  players: PlayerEquity[]
  /** number of deals counted, weighted as for the players */
  total: number
  /** whether every possible deal was counted; otherwise the deals are samples */
  exact: boolean
  stats: Stats
  /** seed of the samples */
  seed: number
}

/** The answer of `range`: a range as text and as a grid. */
export interface RangeGrid {
  /** the range as short text: pairs, suited hands and offsuit hands, from the best down: `'QQ+, AKs:0.5'` */
  text: string
  /** number of pairs of cards in the range, at most 1,326 */
  combos: number
  /** sum of the weights of these pairs */
  weight: number
  /** share of all pairs of cards: `weight` / 1326 */
  share: number
  /**
   * how often each of the 169 starting hands is in the range, 0-1, on average over its suits. It has 13 rows from aces down: pairs on the
   * diagonal, suited hands above it, offsuit hands below it: AA, AKs, AQs … 22
   */
  grid: number[]
}

/** The stakes of a number of hands, in chips. What is left out is 0. */
export interface PokerBlindLevel {
  /** small blind; in stud the bring-in */
  small?: number
  /** big blind; in stud the small bet */
  big?: number
  /** ante of each seat, or of the seat that `antesBy` names */
  ante?: number
  /** least bet or small bet; 0 for the big blind. The big bet is twice as much */
  minBet?: number
  /** number of hands until the next level; 0 for no limit */
  hands?: number
}

/**
 * The rules of a session or of a single hand. The preset fills in what is left out. Seats are numbered clockwise from 0, and arrays have
 * one entry per seat. With `levels` it is a session: the levels set antes and blinds of each hand. With `blinds`, `antes` or `minBet` and
 * no `levels` it is a single hand.
 */
export interface PokerRulesParts {
  /** the table that fills in what is left out; default `'cash'` */
  preset?: PokerTablePreset
  /** number of seats, 2-9, in place of `stacks` */
  players?: number
  /** chips of every seat, in place of `stacks` */
  stack?: number
  variant?: PokerVariant
  limit?: PokerLimit
  /** chips of 2-9 seats before the hand; a seat without chips is not dealt in: `[200, 200, 0, 200]` */
  stacks?: number[]
  /** the levels of a session in order: `[{ small: 1, big: 2 }]`; `[]` for a single hand */
  levels?: PokerBlindLevel[]
  /** play a sit-and-go: with dead button, final ranks and levels */
  tournament?: boolean
  /** with three or more players, a seat posts two big blinds: the seat after the big blind, or `straddler` */
  straddle?: boolean
  /**
   * the seat that straddles, counted among the seats without another blind: 0 is the first one after the big blind, 1 the next, up to the
   * button; -1 is the button, -2 the seat before it. The seat after the highest blind acts first; after a straddle of the button the small
   * blind acts first
   */
  straddler?: number
  /**
   * 1 or 2 boards; default 1. With 2, if an all-in is called before the last common card, the rest of the board is dealt twice (`second`),
   * and each board wins half of each pot. Players are not asked
   */
  runs?: number
  /**
   * a bomb pot on 1 or 2 boards; 0 for none. Everybody pays an ante, the larger of the levels' ante and big blind, and betting begins after
   * the flop
   */
  bomb?: number
  /** the house's share of the pots: `{ percent: 5, cap: 3, noFlopNoDrop: true }` */
  rake?: PokerRake
  /** only the button posts the big blind, as in short deck */
  buttonBlind?: boolean
  /** in five-card draw: only a pair of jacks or better may open */
  openers?: boolean
  /** players choose at a showdown whether to show or muck; otherwise a player who cannot win mucks */
  askShow?: boolean
  /** all antes go to the main pot, even if a player could not pay the whole ante */
  wholeAntes?: boolean
  /** with `'fixed'`, the most bets and raises in a round; 0 for any number */
  cap?: number
  /** in five-card draw: jokers in the deck, 0-2 */
  jokers?: number
  /** the seats that pay the antes of the levels; default `'all'` */
  antesBy?: AntesBy
  /** chips in the pot from deals that were passed out */
  carry?: number
  /** least bet of this hand in chips; with `'fixed'` the bet of the early rounds. The levels set it, if there are any */
  minBet?: number
  /** with `'fixed'`, the bet of this hand's late rounds in chips: on turn and river, or after the draw. The levels set it, if there are any */
  bigBet?: number
  /**
   * in stud: least bring-in in chips, for the player with the lowest card shown, in razz the highest. It is less than the small bet. With
   * levels it is their `small`
   */
  bringIn?: number
  /** the seat with the button in this hand; a session sets it by itself */
  button?: number
  /** chips that each seat pays before the deal of this hand and that are not part of a bet. The levels set them, if there are any */
  antes?: number[]
  /**
   * chips that each seat bets before the deal of this hand, as blinds and straddles: `[1, 2, 0]`. A negative number is a blind that the
   * seat posts to come in: `[1, 2, 0, -2]`. The levels set them, if there are any
   */
  blinds?: number[]
  /** seats of the button, small blind and big blind in the hand before; `[]` before the first hand */
  last?: number[]
  /** index into `levels` */
  level?: number
  /** number of hands played at this level */
  atLevel?: number
  /** number of hands played */
  hands?: number
  /** final ranks of a sit-and-go: 1 for the winner, 0 for players still in */
  places?: number[]
  /** names of the players for exportGame, at most one per seat */
  names?: string[]
  /** decimal places of the amounts in an imported hand: a chip is 10^-decimals of its unit */
  decimals?: number
  /**
   * seats of an imported hand whose stacks its text gives as `inf`, unknown. They get enough chips for all their bets, and exportGame
   * writes `inf` again
   */
  unknown?: number[]
  /** lines of an imported hand's text that do not change the play. exportGame writes them again: `"currency = 'USD'\n"` */
  fields?: string
}

/**
 * The house's share: a percentage of all pots together, rounded down to chips and taken from the main pot first. Bets that nobody called
 * are not raked.
 */
export interface PokerRake {
  /** percentage of the pots, 0-100 with at most two decimal places: `4.5` */
  percent: number
  /** largest rake of a hand in chips; default 0, which is no cap */
  cap?: number
  /** no rake from a hand that ends before the flop, or in the first round of betting */
  noFlopNoDrop?: boolean
}

/** Rules for `deal`: the key of a preset, or rules of which most may be left out. */
export type PokerRulesLike = PokerTablePreset | PokerRulesParts

/** The complete rules of a table. */
export type PokerRules = Required<Omit<PokerRulesParts, 'preset' | 'players' | 'stack' | 'levels' | 'names' | 'decimals' | 'unknown' | 'fields' | 'bringIn' | 'straddler' | 'runs' | 'bomb' | 'rake'>> &
  Pick<PokerRulesParts, 'names' | 'decimals' | 'unknown' | 'fields' | 'bringIn' | 'straddler' | 'runs' | 'bomb' | 'rake'> & { levels: Required<PokerBlindLevel>[] }

/** Something that has just happened. */
export interface PokerEvent extends PokerLogEvent, TableEvent {
  event: PokerEventKind
  /** new cards of the board, or cards that were shown: `'Ah Kd 2c'`. In a seat's own view also the cards that it drew */
  cards: string
  /** what the seat did, in words: `'raises to 60'` */
  words: string
}

/**
 * The result of a hand. `points` are the chips that each seat won or lost, and `places` rank the seats by them. `last` is true after a
 * single hand, or if fewer than two seats have chips.
 */
export interface PokerResult extends Result {
  /** in a session, the rules after the hand. Hosts that sell chips between hands change them; `deal` takes them changed or unchanged */
  next?: PokerRulesParts
  /** chips that the house has kept, if `rules.rake` took any. The sum of `points` is minus this number */
  rake?: number
}

/**
 * All that everybody at the table knows of a hand. Seats count clockwise from 0. The fields from `phase` to `moves` follow from rules and
 * log: they may be left out, and must not contradict them. `result` and `events` are not read.
 */
export interface PokerState extends Shown, PokerShown {
  game: 'poker'
  rules: PokerRules
  /** all events of the hand so far */
  log: PokerLogEvent[]
  result: PokerResult | null
  moves: PokerMadeMove[]
  events: PokerEvent[]
}

/** A move that was made. Cards that another seat discarded are `?`: `'draw ? ?'`. */
export interface PokerMadeMove extends MadeMove {
  move: PokerMove
}

/**
 * A whole hand as plain JSON, for the host that deals. Calls play its log again, from seed or deck. In cards `Jr` is the red joker and `??`
 * a card that nobody knows.
 */
export interface PokerTable extends PokerState, PokerWhole {
  /** format of the text that importGame read */
  format?: HistoryFormat
  /** if importGame read a text of several hands: all of them in their order, the first one too */
  tables?: PokerTable[]
  /** the views that `options.views` names, in its order */
  views?: (PokerView | null)[]
}

/** All that a seat may know of a hand, or an onlooker, who has no cards. It has no hidden card and no seed. */
export interface PokerView extends PokerState, PokerSeen {
  /** legal moves of the seat; null where it may not act */
  legal: PokerLegal | null
}

/** The kinds of moves. */
export type PokerActionKind = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'draw' | 'show' | 'muck' | 'bring-in'

/**
 * A move as text.
 * - `'fold'`, `'check'`, `'call'`, `'bring-in'`, `'show'`, `'muck'`
 * - `'bet 20'`, `'raise 60'`: the seat's chips in this round after the move, as in "raise to 60"
 * - `'draw 2c 3d'`: the cards to discard; `'draw'` stands pat. In a view, another seat's move is `'draw ? ?'`
 */
export type PokerMove = string

/** The legal moves of a seat. */
export interface PokerLegal extends Legal {
  /** the legal moves, with the least and the most of a bet or raise: `['fold', 'call', 'raise 4', 'raise 200']` */
  moves: PokerMove[]
  /**
   * the least and the most for each kind of move: chips that a call or bring-in adds, chips of the seat in this round after a bet or
   * raise, number of cards drawn. Any whole number between them is legal
   */
  bounds: Partial<Record<'call' | 'bet' | 'raise' | 'draw' | 'bring-in', { min: number, max: number }>>
}

/** `'phh'`, or `'tefuda-hand-1'` for games that PHH has no code for. */
export type PokerFormat = 'phh' | 'tefuda-hand-1'

/** Options of `deal`: `{ seed: 7, views: ['turn'] }`. */
export interface PokerDealOptions extends CallOptions {
  /** the hand before, which is over; the next hand of its session is dealt, by its rules */
  from?: PokerTable
  /** views to return with the table, such as of seat 0, of the seat in turn and of an onlooker: `[0, 'turn', null]` */
  views?: Viewer[]
}

/** Options of `apply`: `{ move: 'raise 60' }`. */
export interface PokerApplyOptions extends CallOptions {
  /** the move. For a view it is written as in the last entry of `moves` in the server's view */
  move: PokerMove
  /** the seat that makes the move; an InputError if another seat is in turn */
  seat?: number
  /**
   * for a view: the events from the server's view of the same seat. They may be left out if no cards were revealed and no
   * hands compared: then the move alone shows what happened
   */
  events?: PokerLogEvent[]
  /** for a table only: views to return with it, such as of seat 0, of the seat in turn and of an onlooker: `[0, 'turn', null]` */
  views?: Viewer[]
}

/** Options of the poker function `view`: `{ seat: 2 }`. */
export interface PokerViewOptions extends CallOptions {
  /** the seat, or null for an onlooker */
  seat: number | null
}

/** Options of poker's `legal`: `{ seat: 2 }`. */
export interface PokerLegalOptions extends CallOptions {
  /** the seat whose moves are wanted; an InputError if another seat is in turn */
  seat?: number
}

/** Options of the poker function `choose`: `{ level: 'beginner', seed: 7 }`. */
export interface PokerChooseOptions extends CallOptions {
  /**
   * strength of the player; default `'regular'`. `'strong'` plays Texas hold'em for two, with the small blind on the button and fixed
   * limits or no limit. It has strategies learnt for fixed limits and for 20 and 100 big blinds, and plays the nearest one; their tables
   * load with its first call. At hold'em for three or more without limit it is choosier before the flop than `'regular'`. At other tables,
   * and where a hand has left the learnt strategies, `'regular'` decides, and the answer's `level` names it
   */
  level?: PokerLevel
}

/** Options of the poker function `review`: `{ seat: 0 }`. */
export interface PokerReviewOptions extends CallOptions {
  /** the seat whose moves are judged; default all seats */
  seat?: number
  /** the level that judges, as in `choose`; default `'regular'` */
  level?: PokerLevel
}

/** Options of poker's `exportGame`: `{ format: 'phh' }`. */
export interface PokerExportOptions extends CallOptions {
  /** form of the text; default the one that can write the hand. The other one is an InputError */
  format?: PokerFormat
}

/** The answer of poker's `choose`. */
export interface PokerChoice {
  /** the first candidate's move: `'raise 60'` */
  best: PokerMove
  /** all candidates: the chosen one first, then by value */
  candidates: PokerCandidate[]
  /** average share of the pot without more bets, against the estimated hands of the other players, 0-1 */
  equity: number
  /** the level that decided: the one in the options, or `'regular'` where `'strong'` has nothing of its own */
  level: PokerLevel
  /** the work behind the choice; iterations are deals of the hidden cards */
  stats: Stats
  seed: number
}

/** A move of a hand, and a level's opinion of it. */
export interface PokerDecision {
  /** index of the move in the table's `moves` */
  at: number
  seat: number
  /** the move that was made */
  played: PokerMove
  /** the move with the highest value of those that the level plays */
  best: PokerMove
  /**
   * value of the best move less that of the move made, in chips: the level's estimate from what the seat knew. It is 0 if the level plays
   * the move made in more than 2 % of such cases, or if the samples cannot tell the two moves apart. Else it is the mean of 5 valuations,
   * and more than twice its standard error. Each of them has the whole budget. A bet counts as the nearest one that was considered
   */
  loss: number
  unit: 'chips'
  /** whether the loss is 0 */
  agreed: boolean
  /** the reasons for the best move */
  reasons: PokerReason[]
  candidates: PokerCandidate[]
}

/** The answer of poker's `review`. */
export interface PokerReview {
  /** the decisions in the order of play */
  decisions: PokerDecision[]
  summary: {
    /** sum of the losses of all decisions, in chips */
    loss: number
    /** number of decisions with a loss */
    mistakes: number
    /** grade by the mean loss of a decision in least bets: a up to 0.05, b up to 0.15, c up to 0.4, d up to 1, else e */
    grade: 'a' | 'b' | 'c' | 'd' | 'e'
    /** the summary in words: `'3.2 chips lost in 1 of 4 decisions: b'` */
    words: string
  }
}

/** Poker's functions. Each takes its subject, such as a hand or a table, then options. */
export interface Poker<M extends Mode = 'sync'> {
  /**
   * The value of a hand, its category and the cards that count.
   * @param hand 0-7 cards: `'As Ks Qs Js Jk'`
   * @param options `{ wheel: false, lang: 'ja' }`
   */
  evaluate(hand: Hand, options?: EvaluateOptions): Answer<M, EvaluatedHand>
  /**
   * The winners among several hands, and the reason why each other hand loses.
   * @param hands 1-1000 hands of 0-7 cards each: `['2s 2h Jk', '3s 3h 4d']`
   * @param options `{ profile: 'article' }`
   */
  compare(hands: readonly Hand[], options?: EvaluateOptions): Answer<M, Comparison>
  /**
   * The values of many hands, one number per hand, as `evaluate` returns them.
   * @param codes card codes (see Hand), hand after hand, with -1 for no card: `new Int8Array([6, 5, 4, 3, 2])`
   * @param options `{ cards: 7 }`: number of codes per hand
   */
  evaluateMany(codes: Int8Array, options?: ManyHandsOptions): Answer<M, Int32Array>
  /**
   * The named games of draw poker, with their pay tables.
   * @param none nothing: `videoGames(undefined, { lang: 'ja' })`
   * @param options `{ lang: 'ja' }`
   */
  videoGames(none?: undefined, options?: CallOptions): Answer<M, Preset[]>
  /**
   * Deals five cards of the game's deck, and the five that replace them in order. The seed decides the shuffle; without one a random seed
   * is used, and it is in the answer.
   * @param game the game whose deck is used: `'jacks-or-better-9-6'`
   * @param options `{ seed: 7 }`
   */
  videoDeal(game: VideoGame, options?: CallOptions): Answer<M, Deal>
  /**
   * The best cards to hold out of five, with the exact value of every hold and its reasons.
   * @param hand five cards of the game's deck: `'Td Qd 2s 4s 5c'`
   * @param options `{ game: 'joker-kings' }`
   */
  videoAdvise(hand: Hand, options?: AdviseOptions): Answer<M, Advice>
  /**
   * How often each player wins at hold'em, in a short deck or at Omaha. The answer is exact if all deals fit the budget (default 20
   * million, 10,000 per millisecond). Otherwise it takes as many samples as the budget allows (default a million, 200,000 at Omaha).
   * @param players 2-9 players, each with two cards or a range: `['AsAh', 'QQ+, AKs', 'random']`; at Omaha each with the same number of 4-6
   * cards, or `'random'`
   * @param options `{ board: 'Ah 7d 2c', budget: { iterations: 100000 } }`
   */
  equity(players: readonly Range[], options?: EquityOptions): Answer<M, Equity>
  /**
   * A range of starting hands as text and as a grid of weights, made from either.
   * @param range the range as text, `'QQ+, AKs:0.5'`, or as 169 weights in the order of `grid`
   * @param options `{ players: 6 }`
   */
  range(range: string | readonly number[], options?: RangeOptions): Answer<M, RangeGrid>
  /**
   * The exact return of a game under perfect play.
   * @param game the game: `'jacks-or-better-9-6'`, or `{ pays: 'royal 800, …, pair:J-A 1' }`
   * @param options `{ doubleAceFlush: false }`
   */
  videoSolve(game: VideoGame, options?: HandOptions): Answer<M, Solution>
  /**
   * Deals a hand: antes, blinds and hole cards. Without a seed every deal is different.
   * @param rules the key of a preset, or rules of which most may be left out; default the usual cash game: `{ players: 3, stack: 100 }`
   * @param options `{ seed: 7 }`, or `{ from: table }` for the next hand of a session
   */
  deal(rules?: PokerRulesLike, options?: PokerDealOptions): Answer<M, PokerTable>
  /**
   * All that a seat, or an onlooker, may know of a hand.
   * @param table a whole table
   * @param options `{ seat: 2 }`, or `{ seat: null }` for an onlooker
   */
  view(table: PokerTable, options: PokerViewOptions): Answer<M, PokerView>
  /**
   * The legal moves of the seat in turn.
   * @param position a table, or a view for the moves of its own seat
   * @param options `{ seat: 2 }`
   */
  legal(position: PokerTable | PokerView, options?: PokerLegalOptions): Answer<M, PokerLegal>
  /**
   * The hand after a move of the seat in turn. A client can also apply moves to its own view, of a seat or of an onlooker: the view stays
   * equal to the server's `view`.
   * @param position a table, or a view
   * @param options `{ move: 'raise 60', views: ['turn'] }`; for a view `{ seat: 1, move: 'call', events }`, as in the server's view of that
   * seat
   */
  apply(position: PokerTable, options: PokerApplyOptions): Answer<M, PokerTable>
  apply(position: PokerView, options: PokerApplyOptions): Answer<M, PokerView>
  apply(position: PokerTable | PokerView, options: PokerApplyOptions): Answer<M, PokerTable | PokerView>
  /**
   * The move of a player of some level, and the reasons for it. At hold'em for two the highest level is `'strong'`, which plays a strategy
   * learnt beforehand and solves the river during play. `'regular'` plays by rules of thumb: ranges read from bets, position, pot odds.
   * `'strong'` does, too, at hold'em for three or more without limit, and is choosier there. At other tables `'regular'` is the highest.
   * @param view the view of the seat in turn; a whole table is refused
   * @param options `{ level: 'regular', seed: 7 }`; the budget's iterations are deals of the hidden cards, default 600
   */
  choose(view: PokerView, options?: PokerChooseOptions): Answer<M, PokerChoice>
  /**
   * A level's opinion of the moves of a hand. Each move is judged by what its seat knew at the time, with the same estimates as in
   * `choose`. A move of a seat whose cards are unknown is left out.
   * @param table a whole table
   * @param options `{ seat: 0, level: 'regular' }`; the budget holds for each decision, default 600 deals
   */
  review(table: PokerTable, options?: PokerReviewOptions): Answer<M, PokerReview>
  /**
   * Reads a hand from a text in PHH, the poker hand history format, or from a text that exportGame wrote. From a text of several hands
   * (`.phhs`) it returns the first one, with all of them in `tables`. Board cards that are not in the text are dealt by its seed, or else
   * by seed 0; hole cards that are not in it stay unknown. Hands that were not recorded at a showdown lose to every known hand, and share a
   * pot that only they contest. `tefuda/histories` reads the texts of card rooms.
   * @param text `'variant = "NT"\n…'`
   * @param options `{ lang: 'ja' }`
   */
  importGame(text: string, options?: CallOptions): Answer<M, PokerTable>
  /**
   * Writes a hand as text: as PHH if PHH has a code for the game, otherwise in tefuda's own form.
   * @param table a whole table
   * @param options `{ format: 'phh' }`
   */
  exportGame(table: PokerTable, options?: PokerExportOptions): Answer<M, string>
}
