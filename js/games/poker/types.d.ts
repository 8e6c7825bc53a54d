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
 * A hand of 0 to 7 cards in any order; duplicates and any number of jokers are allowed. Text like `'As Kd Jk'`, spaces
 * and commas optional; an array of cards, `['As', 'Kd', 'Jk']`; or an array or Int8Array of card codes.
 *
 * A card is a rank `23456789TJQKA` and a suit `shdc` (spades, hearts, diamonds, clubs), or `Jk`, a joker; it is taken as
 * people write it, too: `'10s'`, `'ah'`, `'A♠'`, `'♠A'`. A code is -1
 * (no card) … 55: `c % 14` is 0 for a joker, else the rank 1 = two … 13 = ace; `c / 14 | 0` is the suit: 0 spades,
 * 1 clubs, 2 hearts, 3 diamonds.
 *
 * @example 'As Ks Qs Js Jk'
 */
export type Hand = string | readonly (string | number)[] | Int8Array

/**
 * Two cards, or a range of them as text: `'AsKh'`, `'QQ+, AKs, A5s-A2s'`, `'random'`. A range is a list of pairs
 * (`QQ`), suited (`AKs`), offsuit (`AKo`) or both (`AK`), with `+` for all that are better and `-` between two ends.
 * A weight says how often a hand is in: `'AKs:0.5'`, as PioSOLVER and most solvers write it, or `'[50]QQ+, AKs[/50]'`,
 * in percent for all in the brackets, as Flopzilla and GTO+ do; also `'40%(ATs+)'`. Of a hand that is named twice the last part
 * holds, and `'!AKs'` takes hands out. `'A?'` has any second card, `'T9s-54s'` every hand with the same gap; `'15%'` is the best
 * hands, for two players by what they win against any, for more by Chen's formula.
 */
export type Range = Hand

/** The rules by which hands are compared. */
export interface HandRules {
  /** `'article'`: an ace is high only, and A-2-3-4-5 no straight. Default `'standard'` */
  profile?: PokerProfile
  /** A-2-3-4-5 is a straight, the lowest; overrides the profile */
  wheel?: boolean
  /**
   * a joker may copy a rank that the flush already holds, so that `As Ks 9s 4s Jk` is A A K 9 4; otherwise A K Q 9 4.
   * Default true
   */
  doubleAceFlush?: boolean
}

/** Options of `videoSolve`: `{ wheel: false, lang: 'ja' }`. */
export interface HandOptions extends CallOptions, HandRules {}

/** The order of hands, and which cards count. */
export interface RankingOptions extends HandOptions {
  /**
   * the order of hands; default `'high'`; `'badugi'` only to evaluate and compare, without omaha. Under every ranking the higher value wins. Profile, wheel and doubleAceFlush
   * are those of `'high'`; under a low a joker is a rank that the hand does not hold
   */
  ranking?: PokerRanking
  /** exactly two of a hand's 4-6 cards count, with three of the board; default false */
  omaha?: boolean
}

/** Options of `evaluate` and `compare`: `{ omaha: true, board: 'Td 9h 2c Ks' }`. */
export interface EvaluateOptions extends RankingOptions {
  /** cards on the table, which all hands share: 0-5, in Omaha 3-5. They follow a hand's own in the indices of `cards` */
  board?: Hand
}

/** Options of `evaluateMany`: `{ cards: 7 }`. */
export interface ManyHandsOptions extends RankingOptions {
  /** codes a hand, 1-7, default 5; in Omaha 9-11, default 9: its own, then the five of the board */
  cards?: number
}

/** Options of `range`: `{ players: 6 }`. */
export interface RangeOptions extends CallOptions {
  /** at the table, 2-9: what the best `'15%'` are for two is not so for more. Default 2 */
  players?: number
}

/** One of the best five cards of a hand. */
export interface UsedCard {
  /** the card: `'Jk'` */
  card: string
  /** what a joker stands for, else the card itself: `'Ts'` */
  as: string
  /** its place in the input, from 0 */
  index: number
}

/** What `evaluate` gives. */
export interface EvaluatedHand {
  /**
   * 24 bits: the category in bits 20-23, then up to five ranks (1 = two … 13 = ace) from bits 16-19 down, a rank that
   * repeats in a group once. The higher value wins, equal values tie; 0 is no cards. A royal flush is `0xADCBA9`. In a
   * short deck the bits of a flush and a full house are exchanged; under a low it is `0xC00000` less that number, of
   * which aces are 1 and twos 2 except in `'deuce-seven'`, and 0 what is no low
   */
  value: number
  /** `'three'` */
  category: Category
  /** of the category, in words: `'Three of a kind'` */
  name: string
  /** the hand in words: `'three kings'`, `'キングのスリーカード'` */
  description: string
  /** the best five cards, or fewer, in the order in which they count */
  cards: UsedCard[]
}

/** Where a hand first falls behind the best one. */
export interface LostBy {
  /** what decides */
  by: 'category' | 'rank'
  /** its category, or its rank (`23456789TJQKA`, `-` for none) in that place */
  hand: string
  /** the best hand's */
  best: string
  /** of the rank, in order of significance, 1-5 */
  place?: number
  /** `'ace beats king'` */
  words: string
}

/** A hand among others: rank 1 is best, and equal hands share one. */
export type ComparedHand = EvaluatedHand & { rank: number, lostBy: LostBy | null }

/** What `compare` gives. */
export interface Comparison {
  /** indices of the best hands, several when they tie */
  winners: number[]
  /** in the order given */
  hands: ComparedHand[]
}

/** A line of a pay table; the last line of a result is `'nothing'`. */
export interface PayLine {
  /**
   * the class of hands: a category, with `natural-` or `wild-` before it where wild cards matter, and after it `:ranks`
   * of the group and `/ranks` of the kicker, `'four:A/2-4'`, `'pair:J-A'`; or one of OtherLine
   */
  line: Category | OtherLine | (string & {})
  /** units paid for the stake of the game, which is one in most */
  pay: number
  /** in words: `'Jacks or better'` */
  name: string
}

/** A game of draw poker by its deck and what it pays. */
export interface PayTable {
  /** in the deck of 52 cards, 0-2; default 0 */
  jokers?: number
  /** the twos are wild; default false */
  deucesWild?: boolean
  /**
   * lines of a class and what it pays for one unit: `'royal 800, four:A/2-4 400, pair:J-A 1'`. A hand gets the
   * best-paying line it fits
   */
  pays: string
  /** the units that the pays are for, 1-100,000, `6` where six coins are one bet; values are for one unit. Default 1 */
  stake?: number
}

/**
 * A game of draw poker against a pay table: the key of one that has a name, `'jacks-or-better-9-6'` (see `games` and
 * `lists.presets`), or a deck and what it pays, `{ jokers: 1, pays: 'five 200, royal 100, four 20, pair:K-A 1' }`.
 */
export type VideoGame = PokerPreset | PayTable

/** A game that has a name, with all that it is. */
export interface Preset extends Required<PayTable> {
  /** what a call takes as game: `'joker-kings'` */
  key: PokerPreset
  /** `'Joker Poker, kings or better'` */
  name: string
  lines: PayLine[]
}

/** Five cards, and those that replace them. */
export interface Deal {
  /** five cards: `['Td', 'Qd', '2s', '4s', '5c']` */
  cards: string[]
  /** the five that come next, in order */
  draw: string[]
  seed: number
}

/** Options of `videoAdvise`: `{ game: 'joker-kings' }`. */
export interface AdviseOptions extends HandOptions {
  /** default `'jacks-or-better-9-6'` */
  game?: VideoGame
}

/** One of the 32 ways to hold, and what it is worth. */
export interface Hold {
  /** the places of the cards held, 0-4, in the hand as given: `[0, 1]` */
  move: number[]
  /** the expected pay for one unit staked: paySum / draws */
  value: number
  /** the pay summed over all draws */
  paySum: number
  /** how many there are */
  draws: number
  /** the draws that end on each of the lines */
  counts: number[]
  /** the most telling first */
  reasons: HoldReason[]
}

/** What `videoAdvise` gives. */
export interface Advice {
  /** the move of the first candidate */
  best: number[]
  lines: PayLine[]
  /** all 32 holds, the best first; of equals the one of more cards */
  candidates: Hold[]
  stats: Stats
  seed: number
}

/** A line of a pay table, how often it is the result, and what part of the return it brings. */
export type SolvedLine = PayLine & { combos: number, probability: number, share: number }

/** What `videoSolve` gives. */
export interface Solution {
  /** under perfect play, for one unit staked: paySum / combos, 0.995439 of `'jacks-or-better-9-6'` */
  return: number
  /** over all combinations, exact up to 2^53 */
  paySum: number
  /** deals × draws */
  combos: number
  /** five-card hands of the deck */
  deals: number
  /** combinations a deal counts for: the least common multiple over the holds */
  draws: number
  lines: SolvedLine[]
  /** the deals of which 0-5 cards are best held, six numbers */
  holds: number[]
  stats: Stats
  seed: number
}

/** Options of `equity`: `{ board: 'Ah 7d 2c', dead: 'Ks' }`, `{ omaha: true, hiLo: true }`. */
export interface EquityOptions extends RankingOptions {
  /** in Omaha: half of the pot is the best low's, if one has five different ranks up to eight; default false */
  hiLo?: boolean
  /** the 0-5 cards on the table: `'Ah 7d 2c'` */
  board?: Hand
  /** cards that nobody can get: `'Ks Qs'` */
  dead?: Hand
  /** in the deck, 0-2, none in Omaha and a short deck; default 0 */
  jokers?: number
}

/**
 * What a player can expect. Wins, ties and losses are numbers of deals; in an exact answer to ranges with weights a deal
 * counts as the product of its hands' weights.
 */
export interface PlayerEquity {
  /** deals won alone */
  win: number
  /** deals whose pot is shared */
  tie: number
  /** the others */
  lose: number
  /** the player's part of all pots, 0-1 */
  equity: number
  /** half the width of the equity's 95 % confidence interval, 0-1; 0 when exact */
  error: number
}

/** What `equity` gives. */
export interface Equity {
  /** in the order given */
  players: PlayerEquity[]
  /** deals counted, by their weights like the players' */
  total: number
  /** every deal there is was counted; otherwise they are samples */
  exact: boolean
  stats: Stats
  /** of the samples */
  seed: number
}

/** What `range` gives: a range as text and as a grid. */
export interface RangeGrid {
  /** as short as it goes, pairs, suited and offsuit hands from the best down: `'QQ+, AKs:0.5'` */
  text: string
  /** pairs of cards in it, of 1,326 */
  combos: number
  /** the same, each as often as its weight says */
  weight: number
  /** `weight` / 1326 */
  share: number
  /**
   * how often each of the 169 starting hands is in, 0-1, the mean of its suits: 13 rows from aces down, pairs on the
   * diagonal, suited hands above it, offsuit ones below: AA, AKs, AQs … 22
   */
  grid: number[]
}

/** The stakes for some hands. */
export interface PokerBlindLevel {
  /** small blind; at stud the bring-in */
  small?: number
  /** big blind; at stud the small bet */
  big?: number
  /** of one seat, or of the seat that antesBy says */
  ante?: number
  /** least or small bet, 0 for the big blind; the big bet is twice as much */
  minBet?: number
  /** until the next level; 0 for ever */
  hands?: number
}

/**
 * All that a session, or a single hand, is dealt by. What is left out is as in the preset. Seats are numbered clockwise from 0;
 * arrays have an entry a seat. With levels it is a session: they say who posts what in each hand. With `blinds`, `antes` or
 * `minBet` and no levels it is a single hand.
 */
export interface PokerRulesParts {
  /** what is left out is as in this table; default `'cash'` */
  preset?: PokerTablePreset
  /** how many seats, 2-9, in place of `stacks` */
  players?: number
  /** chips of each seat, in place of `stacks` */
  stack?: number
  variant?: PokerVariant
  limit?: PokerLimit
  /** chips of 2-9 seats before the hand; who has none is not dealt in: `[200, 200, 0, 200]` */
  stacks?: number[]
  /** the stakes, level by level: `[{ small: 1, big: 2 }]`; `[]` for a single hand */
  levels?: PokerBlindLevel[]
  /** a sit-and-go: dead button, places, levels */
  tournament?: boolean
  /** of three or more players the seat after the big blind posts two of them */
  straddle?: boolean
  /** which seat straddles, of those without another blind: 0 the first one after the big blind, 1 the next, up to the button; -1 the button, -2 the seat before it. The seat after the highest blind acts first, after a button straddle the small blind */
  straddler?: number
  /** 2: where an all-in is called before the last common card, the rest of the board is dealt twice (`second`), each board wins half of each pot, and nobody is asked. Default 1 */
  runs?: number
  /** a bomb pot on 1 or 2 boards: everybody pays an ante, of the levels' ante or big blind whichever is more, and betting begins after the flop; 0 for none */
  bomb?: number
  /** what the house keeps of the pots: `{ percent: 5, cap: 3, noFlopNoDrop: true }` */
  rake?: PokerRake
  /** the button alone posts the big blind, as in short deck */
  buttonBlind?: boolean
  /** of five-card draw: only a pair of jacks or better may open */
  openers?: boolean
  /** players choose at a showdown whether they show or muck; otherwise who cannot win mucks */
  askShow?: boolean
  /** all antes go to the main pot, also against who could not pay theirs whole */
  wholeAntes?: boolean
  /** with `'fixed'` bets and raises in a round, 0 for any number */
  cap?: number
  /** of five-card draw: in the deck, 0-2 */
  jokers?: number
  /** who pays the antes of the levels, default `'all'` */
  antesBy?: AntesBy
  /** chips left in the pot by deals that were passed out */
  carry?: number
  /** of this hand, least bet; with `'fixed'` the bet of the early rounds. The levels say it, if there are any */
  minBet?: number
  /** of this hand, with `'fixed'` the bet of turn and river, or after the draw. The levels say it, if there are any */
  bigBet?: number
  /** at stud, what who shows the lowest card has to bet at least; less than the small bet. With levels it is their `small` */
  bringIn?: number
  /** the seat with the button in this hand. A session finds it by itself */
  button?: number
  /** what each seat has to pay before this hand's deal, not part of a bet. The levels say it, if there are any */
  antes?: number[]
  /** what each seat has to bet before this hand's deal, blinds and straddles: `[1, 2, 0]`; less than 0 what it posts to come in: `[1, 2, 0, -2]`. The levels say it, if there are any */
  blinds?: number[]
  /** the seats of button, small and big blind in the hand before; `[]` before the first */
  last?: number[]
  /** index into levels */
  level?: number
  /** hands played of the level */
  atLevel?: number
  /** hands played */
  hands?: number
  /** of a sit-and-go: 1 for the winner, 0 for who still plays */
  places?: number[]
  /** of the players, for exportGame: at most one a seat */
  names?: string[]
  /** of an imported hand: a chip is 10^-decimals of its unit */
  decimals?: number
  /** of an imported hand: the seats whose stacks its text does not know (`inf`). Here they have enough for all that is bet, and exportGame writes `inf` again */
  unknown?: number[]
  /** of an imported hand: lines of its text that nothing is played by, which exportGame writes again: `"currency = 'USD'\n"` */
  fields?: string
}

/** What the house keeps: the rate of all pots together, rounded down to chips, from the main pot first. Bets that nobody called are not raked. */
export interface PokerRake {
  /** 0-100, with at most two decimals: `4.5` */
  percent: number
  /** most chips of a hand, default 0 for any */
  cap?: number
  /** nothing of a hand that ends before the flop, or in the first round of betting */
  noFlopNoDrop?: boolean
}

/** What `deal` takes: a preset's key, or rules of which most may be left out. */
export type PokerRulesLike = PokerTablePreset | PokerRulesParts

/** The rules that a table has, whole. */
export type PokerRules = Required<Omit<PokerRulesParts, 'preset' | 'players' | 'stack' | 'levels' | 'names' | 'decimals' | 'unknown' | 'fields' | 'bringIn' | 'straddler' | 'runs' | 'bomb' | 'rake'>> &
  Pick<PokerRulesParts, 'names' | 'decimals' | 'unknown' | 'fields' | 'bringIn' | 'straddler' | 'runs' | 'bomb' | 'rake'> & { levels: Required<PokerBlindLevel>[] }

/** What has just happened. */
export interface PokerEvent extends PokerLogEvent, TableEvent {
  event: PokerEventKind
  /** the board's new cards, those that were shown, and in the view of the seat that draws those it drew: `'Ah Kd 2c'` */
  cards: string
  /** of the seat: `'raises to 60'` */
  words: string
}

/**
 * What a hand brought. `places` are by the chips that it brought each seat, which are `points`; `last`: it was a single hand, or fewer
 * than two have chips.
 */
export interface PokerResult extends Result {
  /** of a session: the rules after the hand, for who sells chips in between. Changed or not, `deal` takes them */
  next?: PokerRulesParts
  /** chips that the house has kept, where `rules.rake` took any; `points` come to that less than 0 together */
  rake?: number
}

/**
 * What everybody at the table knows of a hand. Seats count clockwise from 0. What follows from rules and log (`phase` to `moves`) may
 * be left out and must not contradict them; `result` and `events` are not read.
 */
export interface PokerState extends Shown, PokerShown {
  game: 'poker'
  rules: PokerRules
  /** all that happened */
  log: PokerLogEvent[]
  result: PokerResult | null
  moves: PokerMadeMove[]
  events: PokerEvent[]
}

/** A move that was made. Cards that another seat threw away are `?`: `'draw ? ?'`. */
export interface PokerMadeMove extends MadeMove {
  move: PokerMove
}

/**
 * A whole hand, for whoever deals: plain JSON. Calls play its log again, from seed or deck. In cards `Jr` is the red joker, `??` a
 * card that nobody knows.
 */
export interface PokerTable extends PokerState, PokerWhole {
  /** what importGame read it from */
  format?: HistoryFormat
  /** what importGame read from a text of several hands: all of them in their order, the first one too */
  tables?: PokerTable[]
  /** those that `options.views` asks for, in its order */
  views?: (PokerView | null)[]
}

/** What a seat may know, or an onlooker, who has no cards: no hidden card, no seed. */
export interface PokerView extends PokerState, PokerSeen {
  /** null where the seat may not act */
  legal: PokerLegal | null
}

/** The kinds of events that players choose. */
export type PokerActionKind = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'draw' | 'show' | 'muck' | 'bring-in'

/**
 * What a player does: `'fold'`, `'check'`, `'call'`, `'bet 20'`, `'raise 60'` (all chips of the round, as in "raise to 60"),
 * `'draw 2c 3d'` (the cards thrown away, `'draw'` to stand pat; `'draw ? ?'` of another seat, to a view), `'show'`, `'muck'`.
 */
export type PokerMove = string

/** Legal moves. */
export interface PokerLegal extends Legal {
  /** each kind, a bet or raise by its least amount and by its most: `['fold', 'call', 'raise 4', 'raise 200']` */
  moves: PokerMove[]
  /** what a call adds, what a bet or raise makes of the bet of the round, how many cards are drawn; any whole number between them is legal */
  bounds: Partial<Record<'call' | 'bet' | 'raise' | 'draw' | 'bring-in', { min: number, max: number }>>
}

/** `'phh'`, or `'tefuda-hand-1'` for what PHH has no code for. */
export type PokerFormat = 'phh' | 'tefuda-hand-1'

/** Options of `deal`: `{ seed: 7, views: ['turn'] }`. */
export interface PokerDealOptions extends CallOptions {
  /** the hand before, which is over: the next one of its session is dealt, by its rules */
  from?: PokerTable
  /** brings views along: of a seat, of the seat in turn, of an onlooker: `[0, 'turn', null]` */
  views?: Viewer[]
}

/** Options of `apply`: `{ move: 'raise 60' }`. */
export interface PokerApplyOptions extends CallOptions {
  /** for a view as the last of the `moves` of the server's view has it */
  move: PokerMove
  /** who makes it; it is an InputError if another seat is in turn */
  seat?: number
  /**
   * for a view: those of the server's view of the same seat. They may be left out where the move alone says what happened: where no
   * cards came to light and no hands were compared
   */
  events?: PokerLogEvent[]
  /** of a table alone: brings views along: of a seat, of the seat in turn, of an onlooker: `[0, 'turn', null]` */
  views?: Viewer[]
}

/** Options of the poker function `view`: `{ seat: 2 }`. */
export interface PokerViewOptions extends CallOptions {
  /** null for an onlooker's */
  seat: number | null
}

/** Options of poker's `legal`: `{ seat: 2 }`. */
export interface PokerLegalOptions extends CallOptions {
  /** whose moves are asked for; it is an InputError if another seat is in turn */
  seat?: number
}

/** Options of the poker function `choose`: `{ level: 'beginner', seed: 7 }`. */
export interface PokerChooseOptions extends CallOptions {
  /**
   * default `'regular'`. `'strong'` plays Texas hold'em for two, the small blind on the button, with fixed limits or without limit, by
   * strategies learnt for fixed limits, 20 and 100 big blinds, of which it takes the nearest; their tables load with its first call. At
   * other tables, and where a hand has left what was learnt, `'regular'` decides, as the answer's `level` says
   */
  level?: PokerLevel
}

/** Options of the poker function `review`: `{ seat: 0 }`. */
export interface PokerReviewOptions extends CallOptions {
  /** whose moves are judged; all by default */
  seat?: number
  /** who judges, as in `choose`; default `'regular'` */
  level?: PokerLevel
}

/** Options of poker's `exportGame`: `{ format: 'phh' }`. */
export interface PokerExportOptions extends CallOptions {
  /** an InputError for a hand that is written in the other; by default what the hand can be written in */
  format?: PokerFormat
}

/** What poker's `choose` gives. */
export interface PokerChoice {
  /** the first candidate's move: `'raise 60'` */
  best: PokerMove
  /** the choice first, then by value */
  candidates: PokerCandidate[]
  /** of the pot, won on average without more bets against the hands given to the others, 0-1 */
  equity: number
  /** who decided: the level that was asked for, or `'regular'` where `'strong'` has nothing to go by */
  level: PokerLevel
  /** iterations are deals of the hidden cards */
  stats: Stats
  seed: number
}

/** A move of a hand, and what a level thinks of it. */
export interface PokerDecision {
  /** index into the table's `moves` */
  at: number
  seat: number
  /** the move that was made */
  played: PokerMove
  /** what is worth most */
  best: PokerMove
  /** by how much it is worth more, 0 or more: as the level estimates it from what the seat knew. A bet counts as the nearest that was weighed */
  loss: number
  unit: 'chips'
  /** the loss is 0 */
  agreed: boolean
  /** for the best */
  reasons: PokerReason[]
  candidates: PokerCandidate[]
}

/** What poker's `review` gives. */
export interface PokerReview {
  /** in the order of play */
  decisions: PokerDecision[]
  summary: {
    /** of all decisions, in chips */
    loss: number
    /** decisions that lost something */
    mistakes: number
    /** by the mean loss in least bets: up to 0.05 an a, up to 0.15 a b, up to 0.4 a c, up to 1 a d */
    grade: 'a' | 'b' | 'c' | 'd' | 'e'
    /** `'3.2 chips lost in 1 of 4 decisions: b'` */
    words: string
  }
}

/** Poker's functions. Each takes what it is about, then options. */
export interface Poker<M extends Mode = 'sync'> {
  /**
   * The value of a hand, and why.
   * @param hand 0-7 cards: `'As Ks Qs Js Jk'`
   * @param options `{ wheel: false, lang: 'ja' }`
   */
  evaluate(hand: Hand, options?: EvaluateOptions): Answer<M, EvaluatedHand>
  /**
   * Who wins, and by what.
   * @param hands 1-1000 of 0-7 cards each: `['2s 2h Jk', '3s 3h 4d']`
   * @param options `{ profile: 'article' }`
   */
  compare(hands: readonly Hand[], options?: EvaluateOptions): Answer<M, Comparison>
  /**
   * The values of many hands, as `evaluate` gives them: one number a hand.
   * @param codes of the cards (see Hand), hand after hand, -1 for no card: `new Int8Array([6, 5, 4, 3, 2])`
   * @param options `{ cards: 7 }`: codes a hand
   */
  evaluateMany(codes: Int8Array, options?: ManyHandsOptions): Answer<M, Int32Array>
  /**
   * The games of draw poker that have a name, with their pay tables.
   * @param none nothing: `videoGames(undefined, { lang: 'ja' })`
   * @param options `{ lang: 'ja' }`
   */
  videoGames(none?: undefined, options?: CallOptions): Answer<M, Preset[]>
  /**
   * Five cards of the game's deck, and the five that replace them in order, from a shuffle that the seed decides; one that is left out is drawn, and told.
   * @param game whose deck is dealt from: `'jacks-or-better-9-6'`
   * @param options `{ seed: 7 }`
   */
  videoDeal(game: VideoGame, options?: CallOptions): Answer<M, Deal>
  /**
   * Which of five cards to hold, exactly, with reasons.
   * @param hand five cards of the game's deck: `'Td Qd 2s 4s 5c'`
   * @param options `{ game: 'joker-kings' }`
   */
  videoAdvise(hand: Hand, options?: AdviseOptions): Answer<M, Advice>
  /**
   * Who wins how often at hold'em, in a short deck or at Omaha. Exact if all deals fit the budget (20 million by default,
   * 10,000 a millisecond), else as many samples as the budget allows (a million by default, 200,000 at Omaha).
   * @param players 2-9, each two cards or a range of them: `['AsAh', 'QQ+, AKs', 'random']`; at Omaha 4-6 cards, as many
   * of all, or `'random'`
   * @param options `{ board: 'Ah 7d 2c', budget: { iterations: 100000 } }`
   */
  equity(players: readonly Range[], options?: EquityOptions): Answer<M, Equity>
  /**
   * A range of starting hands as text and as a grid of weights, from either.
   * @param range `'QQ+, AKs:0.5'`, or 169 weights as `grid` has them
   * @param options `{ players: 6 }`
   */
  range(range: string | readonly number[], options?: RangeOptions): Answer<M, RangeGrid>
  /**
   * The exact return of a game under perfect play.
   * @param game `'jacks-or-better-9-6'`, or `{ pays: 'royal 800, …, pair:J-A 1' }`
   * @param options `{ doubleAceFlush: false }`
   */
  videoSolve(game: VideoGame, options?: HandOptions): Answer<M, Solution>
  /**
   * Deals a hand: antes, blinds and hole cards. Without a seed it differs each time.
   * @param rules a preset's key or rules, of which most may be left out; the usual cash game by default: `{ players: 3, stack: 100 }`
   * @param options `{ seed: 7 }`, or `{ from: table }` for the next hand of a session
   */
  deal(rules?: PokerRulesLike, options?: PokerDealOptions): Answer<M, PokerTable>
  /**
   * What a seat may know of a hand, or an onlooker.
   * @param table a whole one
   * @param options `{ seat: 2 }`, or `{ seat: null }` for an onlooker
   */
  view(table: PokerTable, options: PokerViewOptions): Answer<M, PokerView>
  /**
   * What the seat in turn may do.
   * @param position a table, or a view, of which they are those of its seat
   * @param options `{ seat: 2 }`
   */
  legal(position: PokerTable | PokerView, options?: PokerLegalOptions): Answer<M, PokerLegal>
  /**
   * The hand after a move of the seat in turn. So a client keeps the view of its seat up, or an onlooker's: it stays what the server's
   * `view` gives.
   * @param position a table, or a view
   * @param options `{ move: 'raise 60', views: ['turn'] }`; of a view `{ seat: 1, move: 'call', events }`, as the server's view of that seat has them
   */
  apply(position: PokerTable, options: PokerApplyOptions): Answer<M, PokerTable>
  apply(position: PokerView, options: PokerApplyOptions): Answer<M, PokerView>
  apply(position: PokerTable | PokerView, options: PokerApplyOptions): Answer<M, PokerTable | PokerView>
  /**
   * What a player of a level does, and why. For two at hold'em the highest level, `'strong'`, plays a strategy learnt
   * beforehand and solves the river as it lies; at other tables the highest is `'regular'`, which plays by rules of thumb:
   * ranges read from bets, position, pot odds.
   * @param view what the seat in turn may know; a whole hand is refused
   * @param options `{ level: 'regular', seed: 7 }`; the budget's iterations are deals of the hidden cards, default 600
   */
  choose(view: PokerView, options?: PokerChooseOptions): Answer<M, PokerChoice>
  /**
   * What a level thinks of the moves of a hand: each is judged by what its seat knew then, and by the same estimate as `choose` makes.
   * A move of a seat whose cards nobody knows is left out.
   * @param table a whole one
   * @param options `{ seat: 0, level: 'regular' }`; the budget is that of each decision, 600 deals by default
   */
  review(table: PokerTable, options?: PokerReviewOptions): Answer<M, PokerReview>
  /**
   * A hand from a text in PHH, the poker hand history format, or from what exportGame gives; of several hands (`.phhs`) the first,
   * with all of them in `tables`. Board cards that it does not name are dealt by seed 0 if it has no seed; hole cards that it does
   * not name stay unknown. Hands that came to a showdown unseen lose to every known one; a pot that only they contest is shared.
   * Texts of card rooms are read by `tefuda/histories`.
   * @param text `'variant = "NT"\n…'`
   * @param options `{ lang: 'ja' }`
   */
  importGame(text: string, options?: CallOptions): Answer<M, PokerTable>
  /**
   * A hand as text: what PHH has a code for in PHH, others in our own form.
   * @param table a whole one
   * @param options `{ format: 'phh' }`
   */
  exportGame(table: PokerTable, options?: PokerExportOptions): Answer<M, string>
}
