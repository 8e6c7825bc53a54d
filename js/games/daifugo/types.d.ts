// The types of the functions of Daifugō.
import type { Answer, CallOptions, Legal, MadeMove, Mode, Reporting, Result, Shown, Stats, Viewer } from '../../types.js'
import type { DaifugoChoiceKind, DaifugoEvent, DaifugoForm, DaifugoFormat, DaifugoGrade, DaifugoLevel, DaifugoPhase, DaifugoReason, DaifugoReckoned, DaifugoStanding, DaifugoState, DaifugoOwn, DaifugoSwitches, PresetName } from './lists.js'

export type {
  DaifugoChoiceKind, DaifugoClass, DaifugoEvent, DaifugoEventKind, DaifugoForm, DaifugoFormat, DaifugoGrade, DaifugoLevel, DaifugoOut, DaifugoPhase, DaifugoReason, DaifugoReasonCode, DaifugoReckoned, DaifugoStanding, DaifugoState, DaifugoOwn, DaifugoSwitch, DaifugoSwitches,
  PresetName,
} from './lists.js'

/**
 * Cards as text, rank 23456789TJQKA and suit shdc, or Jk: '3d 4d Jk', with or without spaces or commas, or an array of
 * them; also as people write them: '10s', 'ah', 'A♠', '♠A'.
 * Results have text with spaces, from weak to strong.
 *
 * @example '3s 4s 5s 8d 9d Td 2c'
 */
export type CardsText = string | readonly string[]

/**
 * A combination (役). A joker says what it stands for: '5s Jk=5h', '3h Jk=4h 5h'; 'Jk=-h' is below the three, 'Jk=+h' above the
 * two, 'Jk=5x' a fifth or sixth card of a rank. 'Jk' alone is the strongest single.
 *
 * @example '8d 9d Td'
 */
export type CombinationText = string

/**
 * What a seat does: a combination that it lays, or 'pass'. In the exchange, and where a combination asks for a choice (see CombinationChoice), it
 * says what is done: 'give 3s Jk', 'discard 3s', 'name 5 K'; 'pass' chooses none. In 'give ? ?' each ? is a card that the
 * viewer may not know.
 *
 * @example '5s 5h'
 */
export type DaifugoMove = string

/** The rules of a game. */
export interface DaifugoRules extends DaifugoSwitches {
  /** 2-10 */
  players: number
  /** 0-4 */
  jokers: number
}

/** A preset, by default `'common'`, and what differs from it: `{ preset: 'uec', players: 4, elevenBack: true }`. */
export interface PresetRules extends Partial<DaifugoRules> {
  preset?: PresetName
}

/**
 * Rules as calls take them: the key of a preset, or one and what differs from it, `{ preset: 'uec', players: 4 }`.
 * `'article'` is the article's game, 4 players, no joker, no house rule but revolution; `'uec'` the UEC championship's, 5
 * players and a joker; `'common'` a usual household game, 4 players and two jokers. `'dragonQuest'`, `'tycoon'` and
 * `'boardoor'` are those of three programs, as far as the switches can tell them: Dragon Quest X
 * (https://dq10ragu.com/post-51802), Tycoon in Persona 5 Royal (https://xanthir.com/b5_y0), and Boardoor
 * (https://boardoor.com/games/daifugo). `'official'` is the Japan Daifugō Federation's, 4 players and two jokers. Two
 * switches that contradict each other, `diamondStart` and `spadeLeads`, are an `InputError` that names both.
 */
export type DaifugoRulesLike = PresetName | PresetRules

/** Cards given away in the exchange: `{ from: 3, to: 0, count: 2, cards: 'Ah 2c' }`. */
export interface Gift {
  /** seat, from 0 */
  from: number
  /** seat, from 0 */
  to: number
  /** of cards, 1-4 */
  count: number
  /** '' while they are not chosen, or are not for the viewer to know */
  cards: CardsText
}

/** A move that was made: `{ seat: 2, move: '5s 5h' }`. */
export interface DaifugoMadeMove extends MadeMove {
  move: DaifugoMove
  /** of cards that were given: to whom, from 0 */
  to?: number
}

/**
 * What the seat whose turn it is chooses before play goes on; what it can choose are its legal moves:
 * `{ kind: 'give', most: 2, to: 3, ranks: '', asked: [] }`.
 */
export interface CombinationChoice {
  kind: DaifugoChoiceKind
  /** of give, discard and name: how many cards or ranks; else 0 */
  most: number
  /** of give: who gets the cards, else null. It follows from the rest, and need not be given */
  to: number | null
  /** of drop: the ranks that were named, `'5K'`; else '' */
  ranks: string
  /** of drop and stop: the seats that have chosen */
  asked: number[]
}

/** What tables and views have. */
export interface DaifugoShown extends Shown, DaifugoState {
  game: 'daifugo'
  rules: DaifugoRules
  /** in the exchange the seat in `turns` gives cards back */
  phase: DaifugoPhase
  /** null until the game is over */
  result: DaifugoResult | null
  /** of the exchange: tributes, then returns */
  gifts: Gift[]
  /** returns of the exchange, then all since the first lead, passes included; [] where they are not known */
  moves: DaifugoMadeMove[]
  events: DaifugoEvent[]
}

/** How a game ended. Its points are those of the match so far; a match has no last game. */
export type DaifugoResult = Result

/** A whole game, for whoever deals. */
export interface DaifugoTable extends DaifugoShown, DaifugoOwn {
  /** what `deal` gives: the seed that deals it again */
  seed?: number
  /** a seat each: `['3s 4s …', …]` */
  hands: CardsText[]
  /** where the option `views` asks for them, in its order */
  views?: (DaifugoView | null)[]
}

/**
 * What a seat may know, or an onlooker: all that lies open, and the seat's own cards. Of the gifts of others there are no
 * cards, and what they give each other is `'give ?'`.
 */
export interface DaifugoView extends DaifugoShown {
  /** whose view it is, from 0; null for an onlooker's */
  seat: number | null
  /** its cards: `'3s 4s 5s 8d'`; '' for an onlooker */
  hand: CardsText
  /** null unless the seat may act */
  legal: DaifugoLegal | null
}

/** A table as calls take it: what is left out is as at the start; of moves, unknown. */
export interface DaifugoTableLike extends Partial<Omit<DaifugoTable, 'rules' | 'hands' | 'turns'>> {
  rules: DaifugoRulesLike
  /** a seat each: `['3s 4s', '5h']` */
  hands: readonly CardsText[]
  /** the seat that may act, [] when the game is over: `[2]` */
  turns: readonly number[]
}

/** A view as calls take it: what is left out is as at the start; of moves, unknown. */
export interface DaifugoViewLike extends Partial<Omit<DaifugoView, 'rules' | 'seat' | 'hand' | 'counts' | 'turns'>> {
  rules: DaifugoRulesLike
  /** whose view it is, from 0; null for an onlooker's, which can be given what happens as a seat's can */
  seat: number | null
  /** its cards: `'3s 4s 5s 8d'` */
  hand: CardsText
  /** cards in hand, a seat each: `[4, 2, 7]` */
  counts: readonly number[]
  /** the seat that may act, [] when the game is over: `[2]` */
  turns: readonly number[]
}

/** A combination that a hand could lead. */
export interface DaifugoCombination {
  combination: CombinationText
  kind: 'single' | 'group' | 'sequence'
  /** in cards */
  size: number
  /** its lowest rank, 3-9TJQKA2; '-' below the three, '+' above the two, 'Jk' jokers alone */
  low: string
  /** its highest rank */
  high: string
  /** it turns the order of ranks */
  revolution: boolean
}

/** A combination of a divided hand, and what it is worth. */
export interface CombinationValue {
  combination: CombinationText
  kind: 'single' | 'group' | 'sequence'
  /** 役評価値, 1-100; in the complete form up to 200 */
  value: number
  /** 優先評価値 as a lead; the highest is led */
  priority: number
  /** 役ランク, strength in the order of ranks, 0-12; 13 jokers alone */
  rank: number
  /** ranks above it that others can hold */
  hiRanks: number
  /** combinations of as many cards, itself included */
  same: number
  /** what it adds to the hand value */
  points: number
  /** value is 86 or more: it is likely to clear the field (場を流せそう) */
  flows: boolean
}

/** What `evaluate` gives. */
export interface DaifugoHandValue {
  /** the hand's division (役の分割) */
  combinations: CombinationValue[]
  /** 手札評価値, lower is better */
  handValue: number
  /** all combinations but one are likely to clear the field (あがれそう) */
  canFinish: boolean
  /** the hand could make a revolution and is better off without */
  refuses: boolean
  /** the combination to lead */
  best: CombinationText
}

/** A move, what it is worth so far, and in what. */
export interface DaifugoMoveStanding extends DaifugoStanding {
  move: DaifugoMove
  /** of the move, without what jokers stand for: `['5s', '5h']` */
  cards: string[]
  /** `'points'`: the expected worth of the place; `'score'`: the level's own scale */
  unit: 'points' | 'score'
}

/** A move that was considered. */
export interface DaifugoCandidate extends DaifugoMoveStanding, DaifugoReckoned {
  /** the most telling first: `'the 8 clears the field'`; none of cards to give back */
  reasons: DaifugoReason[]
}

/** What a search rests on: `iterations` are playouts. */
export interface DaifugoStats extends Stats {
  /** deals of the hidden cards that they were played on */
  worlds: number
}

/** What `choose` gives. */
export interface DaifugoChoice {
  /** the first candidate's move */
  best: DaifugoMove
  /** all legal moves, the choice first */
  candidates: DaifugoCandidate[]
  stats: DaifugoStats
  seed: number
}

/** A decision that was made, with the one that the level prefers. */
export interface DaifugoDecision {
  /** index into the table's `moves` */
  at: number
  /** who decided, from 0 */
  seat: number
  played: DaifugoMove
  best: DaifugoMove
  /** of `best`, in `unit` */
  value: number
  /** of the move that was played: `value` less `loss` */
  made: number
  /** what the move cost, in `unit`: 0 where that is less than twice its standard error */
  loss: number
  /** the standard error of the difference */
  error: number
  /** as in `choose` */
  unit: 'points' | 'score'
  /** loss is 0 */
  agreed: boolean
  /** for the best move */
  reasons: DaifugoReason[]
}

/** What `review` gives: the moves where there was a choice, in order. Cards given back count where the level searches them: `'champion'`. */
export interface DaifugoReview {
  decisions: DaifugoDecision[]
  summary: {
    /** the mean of the decisions' */
    loss: number
    decisions: number
    /** decisions with a loss */
    mistakes: number
    /** null where nothing was decided, or the level does not search */
    grade: DaifugoGrade | null
    /** `'2 mistakes in 11 decisions: 0.08 points lost each'` */
    words: string
  }
  /** of the playouts */
  seed: number
}

/** Options of `review`: `{ seat: 0 }`; a budget is each decision's, 500 playouts by default. */
export interface DaifugoReviewOptions extends CallOptions {
  /** whose decisions; by default all seats' */
  seat?: number
  /** who judges; default `'champion'` */
  level?: DaifugoLevel
}

/** What `playout` gives. */
export interface DaifugoOutcomes {
  /** played */
  games: number
  /** mean a game, by seat: from the players' number for the first to 1 for the last */
  points: number[]
  /** how often each seat was first */
  firsts: number[]
  stats: Stats
  seed: number
}

/** What `combinations` gives. */
export interface DaifugoCombinations {
  /** every combination that the hand could lead */
  combinations: DaifugoCombination[]
  /** the article's division of the hand */
  partition: CombinationText[]
}

/** What `combinationsOf` gives. */
export interface DaifugoMeanings {
  /** one a meaning of the jokers; none if the cards are no combination */
  combinations: DaifugoCombination[]
}

/** What `legal` gives: what can be played, chosen or given back, a pass last if there is one. */
export interface DaifugoLegal extends Legal {
  moves: DaifugoMove[]
  /** those of them that go out and cost the place, by `forbiddenFinish` */
  forbidden: DaifugoMove[]
}

/** What `choose` has found so far, the best first. */
export interface DaifugoProgress {
  /** null before the first playout of cards to give back */
  best: DaifugoMove | null
  candidates: DaifugoMoveStanding[]
}

/** Options of `combinations`: `{ rules: 'uec', revolution: true }`. */
export interface CombinationsOptions extends CallOptions {
  /** default `'common'` */
  rules?: DaifugoRulesLike
  /** the order of ranks is turned; default false */
  revolution?: boolean
}

/** Options of `evaluate`: `{ form: 'complete', played: '2s 2h' }`. */
export interface DaifugoEvaluateOptions extends CombinationsOptions, ArticleOptions {
  /** default the article's rules, for the complete form uec's */
  rules?: DaifugoRulesLike
  /** cards that are gone: `'2s 2h'` */
  played?: CardsText
  /** players still in, 2-6 */
  left?: number
  /** `'complete'` knows joker and 8-cut; default `'article'` */
  form?: DaifugoForm
}

/** How the article's evaluation reads its text. */
export interface ArticleOptions {
  /** a revolution must better the hand, as the text says; default false, as the program */
  strict?: boolean
  /** what a revolution leaves is measured in the new order, as the program does not; default false */
  flip?: boolean
}

/** Options of calls that can give views with the new position: `{ views: [0, 'turn'] }`. */
export interface DaifugoViewsOptions extends CallOptions {
  /**
   * whose views the answer brings along, each with its legal moves: so a game of one person against engines is one call a
   * move, and a server's too. Of whole tables only
   */
  views?: readonly Viewer[]
}

/** Options of `deal`: `{ seed: 7, views: [0, 'turn'] }`. */
export interface DaifugoDealOptions extends DaifugoViewsOptions {
  /** the table of the game before, which is over: the next game of the match, with its rules, places and points, and `own` */
  from?: DaifugoTableLike
  /** without `from`: the places of the last game, a seat each from 1: `[2, 1, 3, 4, 5]` */
  classes?: readonly number[]
  /** without `from`: of the games before, a seat each: `[5, 4, 3, 2, 1]`; default zeros */
  points?: readonly number[]
  /** the seat that is dealt to first, from 0; default 0 */
  first?: number
}

/** Options of `combinationsOf`: `{ rules: 'uec' }`. */
export interface CombinationsOfOptions extends CallOptions {
  /** default `'common'` */
  rules?: DaifugoRulesLike
}

/** Options of `legal`: none, or `{ seat: 1 }`. */
export interface DaifugoLegalOptions extends CallOptions {
  /** the seat in `turns`; another is an InputError */
  seat?: number
}

/** Options of `apply`: `{ move: '5s 5h', views: [0, 'turn'] }`. */
export interface DaifugoApplyOptions extends DaifugoViewsOptions {
  /** a legal move: `'5s 5h'` */
  move: DaifugoMove
  /** the seat in `turns`, who makes it; another is an InputError */
  seat?: number
  /** of a view, after the last return: who leads, from 0; needed where the view cannot show who has the three of diamonds */
  leads?: number
}

/** Options of `view`: `{ seat: 2 }`. */
export interface DaifugoViewOptions extends CallOptions {
  /** whose view, from 0; null for an onlooker's */
  seat: number | null
}

/** Options of `choose`: `{ level: 'champion', budget: { ms: 300 } }`; `strict` and `flip` are for level `'regular'`. */
export interface DaifugoChooseOptions extends Reporting<DaifugoProgress>, ArticleOptions {
  /**
   * from weak to strong: `'beginner'`: any legal move; `'novice'`: as the default client of the UEC championship;
   * `'casual'`: the same, and as `'regular'` with its last six cards, fewer from six players on; `'regular'`: the player of nullsuke's article; `'skilled'`: the complete form of it; `'expert'`:
   * learned weights, and at most 60 playouts on hands that fit what was seen, whatever the budget allows beyond; `'champion'`,
   * the default: as many as the budget allows
   */
  level?: DaifugoLevel
}

/** A game that was read. */
export interface DaifugoImported extends DaifugoTable {
  format: DaifugoFormat
  /** which of the text's games it is, from 0 */
  number: number
  /** how many games the text has */
  games: number
}

/** Options of `importGame`: `{ number: 3 }`. */
export interface DaifugoImportOptions extends CallOptions {
  /** which game of the text, from 0; default 0 */
  number?: number
}

/** Options of `exportGame`: `{ format: 'match' }`. */
export interface DaifugoExportOptions extends CallOptions {
  /** default `'match'`, which is the one that can be written */
  format?: 'match'
}

/** Options of `playout`: `{ policy: 'random', games: 100 }`. */
export interface DaifugoPlayoutOptions extends CallOptions {
  /** how all seats play; default `'policy'`, the learned one */
  policy?: 'policy' | 'random'
  /** to play, 1 or more; default 1, or as many as the budget allows */
  games?: number
}

/** Daifugō's functions. Each takes what it is about, then options. */
export interface Daifugo<M extends Mode = 'sync'> {
  /**
   * The rules that have a name.
   * @param none nothing
   * @param options none of its own
   */
  presets(none?: undefined, options?: CallOptions): Answer<M, Record<PresetName, DaifugoRules>>
  /**
   * The start of a game, from a shuffle that the seed decides; one that is left out is drawn, and is in `seed`. After a game of the
   * same match, with the exchange on, the tributes are handed over, and the seats in `turns` give cards back first.
   * @param rules `'uec'`, or `{ preset: 'common', players: 5 }`; default `'common'`
   * @param options `{ seed: 7, views: [0, 'turn'] }`
   */
  deal(rules?: DaifugoRulesLike, options?: DaifugoDealOptions): Answer<M, DaifugoTable>
  /**
   * Every combination that a hand could lead, and the article's division of it.
   * @param hand 1-54 cards: `'3s 4s 5s 8d 8h'`
   * @param options `{ rules: 'uec' }`
   */
  combinations(hand: CardsText, options?: CombinationsOptions): Answer<M, DaifugoCombinations>
  /**
   * The combinations that some cards make together, as a player has selected them: the moves that they can be.
   * @param cards `'4c Jk'`
   * @param options `{ rules: 'uec' }`
   */
  combinationsOf(cards: CardsText, options?: CombinationsOfOptions): Answer<M, DaifugoMeanings>
  /**
   * The article's three values of a hand.
   * @param hand 1-54 cards: `'3s 4s 5s 8d 9d Td 2c'`
   * @param options `{ form: 'complete', played: '2s 2h' }`
   */
  evaluate(hand: CardsText, options?: DaifugoEvaluateOptions): Answer<M, DaifugoHandValue>
  /**
   * What the seat in `turns` can do; of a view whose seat may not act, nothing.
   * @param position a table or a view
   * @param options none of its own is needed
   */
  legal(position: DaifugoTableLike | DaifugoViewLike, options?: DaifugoLegalOptions): Answer<M, DaifugoLegal>
  /**
   * The table after a move, or the view, and what happened, in order. A view can also be given the moves of others. The seed
   * draws the places when 20 passes end a game.
   * @param position a table, as `deal` or `apply` gave it, or a view
   * @param options `{ move: '5s 5h', views: [0, 'turn'] }`
   */
  apply(position: DaifugoTableLike, options: DaifugoApplyOptions): Answer<M, DaifugoTable>
  apply(position: DaifugoViewLike, options: DaifugoApplyOptions): Answer<M, DaifugoView>
  apply(position: DaifugoTableLike | DaifugoViewLike, options: DaifugoApplyOptions): Answer<M, DaifugoTable | DaifugoView>
  /**
   * What a seat may know of a game, or an onlooker.
   * @param table as `deal` or `apply` gave it
   * @param options `{ seat: 2 }`, or `{ seat: null }` for an onlooker
   */
  view(table: DaifugoTableLike, options: DaifugoViewOptions): Answer<M, DaifugoView>
  /**
   * The best move for a seat that sees no hand but its own, with reasons; in the exchange what to give back.
   * @param view of the seat in `turns`, as `view` or `apply` gives it
   * @param options `{ level: 'champion', budget: { ms: 300 } }`; a budget in iterations counts playouts; the default plays 60,000 cards, at most 5,000 times
   */
  choose(view: DaifugoViewLike, options?: DaifugoChooseOptions): Answer<M, DaifugoChoice>
  /**
   * Judges the decisions of a game, each as its player saw it.
   * @param table of a game with all its moves, over or not
   * @param options `{ seat: 0, budget: { iterations: 1000 } }`
   */
  review(table: DaifugoTableLike, options?: DaifugoReviewOptions): Answer<M, DaifugoReview>
  /**
   * Plays on to the end, once, `games` times or as the budget allows.
   * @param table as `deal` or `apply` gave it
   * @param options `{ policy: 'random', games: 100 }`
   */
  playout(table: DaifugoTableLike, options?: DaifugoPlayoutOptions): Answer<M, DaifugoOutcomes>
  /**
   * A game that a program of the UEC championship has written down: the log of the official server, or match records of
   * FujiGokoro's server without a display. It is played again by the rules `'uec'`.
   * @param text a file, of one game or many
   * @param options `{ number: 3 }`
   */
  importGame(text: string, options?: DaifugoImportOptions): Answer<M, DaifugoImported>
  /**
   * A game as text that `importGame` and those programs read.
   * @param table of a game that is over, by the rules `'uec'`, with all its moves
   * @param options `{ format: 'match' }`, the usual one
   */
  exportGame(table: DaifugoTableLike, options?: DaifugoExportOptions): Answer<M, string>
}
