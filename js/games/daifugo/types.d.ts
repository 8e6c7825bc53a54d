// The types of the functions of Daifugō.
import type { Answer, CallOptions, Mode, Reporting, Stats } from '../../types.js'
import type { DaifugoChoiceKind, DaifugoForm, DaifugoLevel, DaifugoOut, DaifugoReason, DaifugoSwitch, PresetName } from './lists.js'

export type {
  DaifugoChoiceKind, DaifugoClass, DaifugoEventKind, DaifugoForm, DaifugoLevel, DaifugoOut, DaifugoReason, DaifugoReasonCode, DaifugoSwitch,
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
 * A role (役), or a pass, which is ''. A joker says what it stands for: '5s Jk=5h', '3h Jk=4h 5h'; 'Jk=-h' is below the
 * three, 'Jk=+h' above the two, 'Jk=5x' a fifth or sixth card of a rank. 'Jk' alone is the strongest single.
 * What is chosen after a role (see RoleChoice) says so: 'give 3s Jk', 'give ??' of cards that are not for the viewer to
 * know, 'discard 3s', 'name 5 K'; '' chooses none.
 *
 * @example '8d 9d Td'
 */
export type RoleText = string

/**
 * The rules that can be on or off. Places of those who go out are given first, then revolution, 11-back, locks,
 * 6-reverse and 9-reverse; then come choices: 7-pass, 10-discard, bomber, 4-stop; then the turn passes, and what clears
 * the field comes before 5-skip.
 */
export interface DaifugoSwitches extends Record<DaifugoSwitch, boolean> {
  /** 階段: 3 or more ranks in a row of one suit are a role; K-A-2 is one, A-2-3 is not */
  sequences: boolean
  /** 革命: a group of 4 or more turns the order of ranks */
  revolution: boolean
  /** 階段革命: so does a sequence of 5 or more */
  sequenceRevolution: boolean
  /** jokers count among the cards of a revolution */
  jokerRevolution: boolean
  /** 8切り: a role with an 8 clears the field */
  eightCut: boolean
  /** スート縛り: after two roles of the same suits only these follow */
  suitLock: boolean
  /** 数字縛り: after two ranks in a row only the next follows; with suitLock only together with its lock, 激縛り */
  rankLock: boolean
  /** ♠3返し: the three of spades beats a joker alone, and clears the field */
  spadeReturn: boolean
  /** 11バック: a role with a J turns the order of ranks until the field clears */
  elevenBack: boolean
  /** 5飛ばし: a role passes over as many players as it has fives */
  fiveSkip: boolean
  /** 6リバース: a role with a 6 turns the direction of play */
  sixReverse: boolean
  /** 都落ち: last game's first is out when another goes out first */
  miyakoOchi: boolean
  /** カード交換: the last gives two cards to the first, who returns two; likewise one */
  exchange: boolean
  /**
   * 禁止上がり: going out with a joker, the strongest rank, an 8 that cuts or the three of spades as a return costs the
   * place
   */
  forbiddenFinish: boolean
  /** who passed may not play until the field clears */
  permanentPass: boolean
  /** who laid the role on the field gets a turn to beat it */
  selfFollow: boolean
  /** the leader may pass; 20 passes in a row end the game, the places drawn by lot */
  leaderPass: boolean
  /** from the second game on last game's last leads, not the holder of the three of diamonds */
  loserLeads: boolean
  /** the holder of the three of diamonds leads a role with it */
  diamondStart: boolean
  /** 7渡し: who lays sevens gives up to as many cards to the next player who is in; the last card may go so */
  sevenPass: boolean
  /** 10捨て: who lays tens discards up to as many cards, face up; the last card may go so */
  tenDiscard: boolean
  /** 9リバース: a role with a 9 turns the direction of play */
  nineReverse: boolean
  /** Qボンバー: who lays queens names up to as many ranks, not the joker, and all discard their cards of them, in turn order from who named them */
  bomber: boolean
  /** クーデター: three nines turn the order of ranks */
  coup: boolean
  /** 砂嵐: three threes beat any field, of whatever kind, size or lock, and clear it */
  sandstorm: boolean
  /** 下剋上: when last game's last goes out first, the game ends and the others' places are turned round; before miyakoOchi */
  gekokujo: boolean
  /** 4止め: two fours, laid before a single 8 clears the field, clear it instead, and whoever laid them leads */
  fourStop: boolean
  /** 救急車: two nines clear the field */
  ambulance: boolean
  /** a sequence of 4 is enough for sequenceRevolution */
  fourSequenceRevolution: boolean
  /** rankLock begins without a lock of suits, suitLock notwithstanding */
  rankLockAlone: boolean
  /** 片縛り: with suitLock a group that shares some suits with the one it beats locks these */
  partLock: boolean
  /** cards that would make hands unequal are taken out before the deal, unseen: neither jokers nor the three of diamonds */
  equalHands: boolean
  /** with two players a third of the deck is laid aside unseen, not the three of diamonds */
  blindHand: boolean
}

/** The rules of a game. */
export interface DaifugoRules extends DaifugoSwitches {
  /** 2-6 */
  players: number
  /** 0-2 */
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
 * (https://boardoor.com/games/daifugo).
 */
export type RulesLike = PresetName | PresetRules

/** Cards given away in the exchange: `{ from: 3, to: 0, count: 2, cards: 'Ah 2c' }`. */
export interface Gift {
  /** seat, from 0 */
  from: number
  /** seat, from 0 */
  to: number
  /** of cards, 1 or 2 */
  count: number
  /** '' while they are not chosen, or are not for the viewer to know */
  cards: CardsText
}

/** A move that was made: `{ seat: 2, role: '5s 5h' }`. */
export interface Move {
  /** from 0 */
  seat: number
  role: RoleText
  /** of cards that were given: to whom, from 0 */
  to?: number
}

/**
 * What the seat whose turn it is chooses before play goes on; what it can choose are its legal moves:
 * `{ kind: 'give', most: 2, to: 3, ranks: '', asked: [] }`.
 */
export interface RoleChoice {
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

/** What all players see of a game. Seats count from 0 in turn order; arrays have an entry a seat. */
export interface DaifugoTable {
  /** cards in hand: `[11, 11, 11, 10, 10]` */
  counts: number[]
  /** the seat that moves, from 0; null before the last return of the exchange, and when the game is over */
  turn: number | null
  /** the seat that laid the field, or leads if it is empty */
  owner: number | null
  /** the role to beat, '' for none */
  field: RoleText
  /** all cards laid so far */
  played: CardsText
  /** of those who are out, from 1; 0: still in */
  places: number[]
  /** places in the game before, zeros in a first game */
  classes: number[]
  /** seats that passed since the field was cleared, or, without permanentPass, beaten */
  passed: number[]
  /** in a row */
  passes: number
  revolution: boolean
  /** the order is turned by a J */
  back: boolean
  /** play runs to lower seats */
  backward: boolean
  rankLocked: boolean
  /** the first role must have the three of diamonds */
  opening: boolean
  /** the suits that may follow like 'sh', '' for any; with partLock those that a group must have */
  lock: string
  /** null where a role is to be laid */
  choice: RoleChoice | null
  /** of the exchange: tributes, then returns */
  gifts: Gift[]
  /** since the first lead, passes included; [] where they are not known */
  moves: Move[]
  over: boolean
  /** in the exchange the seat that is to give cards back, else null */
  pending: number | null
  /** of the games so far, this one's as soon as it is over: `[12, 9, 7, 11, 6]` */
  points: number[]
  /** yours: plain data, which `exchange` and `apply` hand on as it is. A `view` of a game has none of it */
  own?: unknown
  /** what `deal` gives: the seed that deals it again; no view has it */
  seed?: number
}

/** A whole game, for whoever deals. */
export interface DaifugoGame extends DaifugoTable {
  rules: DaifugoRules
  /** a seat each: `['3s 4s …', …]` */
  hands: CardsText[]
}

/** What a seat may know. */
export interface DaifugoView extends DaifugoTable {
  rules: DaifugoRules
  /** whose view it is, from 0 */
  seat: number
  /** its cards: `'3s 4s 5s 8d'` */
  hand: CardsText
}

/**
 * What an onlooker may know: all that lies open, as every seat sees it, and no card that does not. Of gifts there are no cards,
 * and what one player gave another is `'give ??'`.
 */
export interface DaifugoOnlooker extends DaifugoTable {
  rules: DaifugoRules
  /** nobody's */
  seat: null
  /** none */
  hand: ''
}

/** A game as calls take it: what is left out is as at the start; of moves, unknown. */
export interface GameLike extends Partial<DaifugoTable> {
  rules: RulesLike
  /** a seat each: `['3s 4s', '5h']` */
  hands: readonly CardsText[]
  /** the seat that moves, from 0; null while cards are exchanged, and when the game is over */
  turn: number | null
}

/** A view as calls take it: what is left out is as at the start; of moves, unknown. */
export interface ViewLike extends Partial<DaifugoTable> {
  rules: RulesLike
  /** whose view it is, from 0 */
  seat: number
  /** its cards: `'3s 4s 5s 8d'` */
  hand: CardsText
  /** cards in hand, a seat each: `[4, 2, 7]` */
  counts: number[]
  /** the seat that moves, from 0; null while cards are exchanged, and when the game is over */
  turn: number | null
}

/** An onlooker's view as calls take it, that can be told what happens as a seat's can. */
export interface OnlookerLike extends Omit<ViewLike, 'seat' | 'hand'> {
  seat: null
  hand: ''
}

/**
 * What happened, in order: the move, who got a place by it, revolution, 11-back, locks and direction; then, once nothing is
 * left to choose, how play went on. `words` say it of the seat: `'goes out in place 1'`. Seats count from 0. The cards of
 * `give` are `''`, and its move `'give ??'`, where they are not for the viewer to know.
 */
export type DaifugoEvent =
  | { event: 'play', seat: number, move: RoleText, /** without what jokers stand for */ cards: string, words: string }
  | { event: 'pass', seat: number, words: string }
  | { event: 'give', seat: number, move: RoleText, cards: string, /** who got them */ to: number, /** of cards */ count: number, words: string }
  | { event: 'discard' | 'drop', seat: number, move: RoleText, cards: string, words: string }
  | { event: 'name', seat: number, move: RoleText, /** `'5K'` */ ranks: string, words: string }
  | { event: 'stop', /** that laid two fours */ seat: number, move: RoleText, cards: string, words: string }
  | { event: 'decline', /** that chose nothing */ seat: number, choice: DaifugoChoiceKind, words: string }
  | { event: 'out', /** that has a place now */ seat: number, /** from 1 */ place: number, why: DaifugoOut, words: string }
  | { event: 'revolution' | 'elevenBack' | 'rankLocked' | 'reversed', /** that laid the role */ seat: number, words: string }
  | { event: 'locked', /** that laid the role */ seat: number, /** that may follow: `'sh'` */ suits: string, words: string }
  | { event: 'eightCut' | 'spadeReturn' | 'sandstorm' | 'ambulance', /** that laid the role */ seat: number, words: string }
  | { event: 'skipped', /** that laid the role */ seat: number, /** how many turns were passed over */ count: number, words: string }
  | { event: 'cleared', /** that leads now */ seat: number, words: string }
  | { event: 'over', words: string }

/** A role that a hand could lead. */
export interface DaifugoRole {
  role: RoleText
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

/** A role of a divided hand, and what it is worth. */
export interface RoleValue {
  role: RoleText
  kind: 'single' | 'group' | 'sequence'
  /** 役評価値, 1-100; in the complete form up to 200 */
  value: number
  /** 優先評価値 as a lead; the highest is led */
  priority: number
  /** 役ランク, strength in the order of ranks, 0-12; 13 jokers alone */
  rank: number
  /** ranks above it that others can hold */
  hiRanks: number
  /** roles of as many cards, itself included */
  same: number
  /** what it adds to the hand value */
  points: number
  /** value is 86 or more: it is likely to clear the field (場を流せそう) */
  flows: boolean
}

/** What `evaluate` gives. */
export interface DaifugoHandValue {
  /** the hand's division (役の分割) */
  roles: RoleValue[]
  /** 手札評価値, lower is better */
  handValue: number
  /** all roles but one are likely to clear the field (あがれそう) */
  canFinish: boolean
  /** the hand could make a revolution and is better off without */
  refuses: boolean
  /** the role to lead */
  best: RoleText
}

/** A move that was considered. */
export interface DaifugoCandidate {
  move: RoleText
  /**
   * what the level goes by: of `'expert'` and `'champion'` the expected worth of the place, from the players' number for the first to 1
   * for the last: its points, and with the exchange what its class is worth in the games after, 0 where there was
   * nothing to search; of the article's players the priority of a lead, or minus the hand value
   * that an answer leaves; minus the rank of weakest
   */
  value: number
  /** standard error of an expected value, else 0 */
  error: number
  playouts: number
  /** the policy's, 0-1 */
  chance: number
  /** 0 for a pass */
  roleValue: number
  /** ranks above it that others can hold */
  hiRanks: number
  /** of a lead that is a role of the divided hand, else 0 */
  priority: number
  /** of the hand that is left */
  handValue: number
  /** roles left in hand */
  left: number
  /** of these, likely to clear the field */
  flowing: number
  /** value is certain */
  proved: boolean
  /** the most telling first: `'the 8 clears the field'` */
  reasons: DaifugoReason[]
}

/** What a search rests on: `iterations` are playouts. */
export interface DaifugoStats extends Stats {
  /** deals of the hidden cards that they were played on */
  worlds: number
}

/** What `choose` gives. */
export interface DaifugoChoice {
  /** the first candidate's move; `''` is a pass */
  best: RoleText
  /** all legal moves, the choice first */
  candidates: DaifugoCandidate[]
  stats: DaifugoStats
  seed: number
}

/** Cards to give back, and what that is worth. */
export interface ReturnCandidate {
  /** `'3s 4d'` */
  cards: string
  /** expected worth of the place by a search, 0 of what it did not try; else the policy's chance */
  value: number
  /** its standard error */
  error: number
  playouts: number
  /** the policy's, 0-1 */
  chance: number
}

/** What `chooseReturn` gives. */
export interface ReturnChoice {
  /** the first candidate's cards: `'3s 4d'` */
  best: string
  candidates: ReturnCandidate[]
  stats: DaifugoStats
  seed: number
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

/** What `roles` gives. */
export interface DaifugoRoles {
  /** every role that the hand could lead */
  roles: DaifugoRole[]
  /** the article's division of the hand */
  partition: RoleText[]
}

/** What `rolesOf` gives. */
export interface DaifugoMeanings {
  /** one a meaning of the jokers; none if the cards are no role */
  roles: DaifugoRole[]
}

/** What `legal` gives. */
export interface DaifugoMoves {
  /** what can be laid, a pass, `''`, last if there is one; of a view whose turn it is not, nothing */
  moves: RoleText[]
  /** those of them that go out and cost the place, by `forbiddenFinish` */
  forbidden: RoleText[]
  /** the seat that moves, from 0 */
  turn: number | null
  over: boolean
}

/** What `choose` has found so far, the best first. */
export interface DaifugoProgress {
  best: RoleText
  candidates: Pick<DaifugoCandidate, 'move' | 'value' | 'error' | 'playouts' | 'chance'>[]
}

/** What `chooseReturn` has found so far, the best first. */
export interface ReturnProgress {
  best: string
  candidates: Pick<ReturnCandidate, 'cards' | 'value' | 'error' | 'playouts'>[]
}

/** Options of `roles`: `{ rules: 'uec', revolution: true }`. */
export interface RolesOptions extends CallOptions {
  /** default `'common'` */
  rules?: RulesLike
  /** the order of ranks is turned; default false */
  revolution?: boolean
}

/** Options of `evaluate`: `{ form: 'complete', played: '2s 2h' }`. */
export interface DaifugoEvaluateOptions extends RolesOptions, ArticleOptions {
  /** default the article's rules, for the complete form uec's */
  rules?: RulesLike
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

/** Options of calls that can give a view with the new position: `{ view: 'turn' }`. */
export interface ViewToo extends CallOptions {
  /**
   * with the new position comes what this seat may know of it, from 0, or `'turn'`: the seat that is to act there, or with null
   * an onlooker. An opponent's move is then one `choose` and one `apply`. Of whole games only
   */
  view?: number | 'turn'
}

/** A view, what its seat can do, and after a move what it may know of what happened. */
export type SeenView = DaifugoView & { legal: RoleText[], events?: DaifugoEvent[] }

/** What comes with a position where a view was asked for. */
export interface SeenToo {
  /** null if nobody is to act. A position may be given back with it, but is sooner read without */
  view?: SeenView | null
}

/** What comes with a position where an onlooker's view was asked for. */
export interface OnlookerToo {
  /** there are no legal moves */
  view: DaifugoOnlooker & { legal: RoleText[], events?: DaifugoEvent[] }
}

/** The option that asks for it. */
export interface ForOnlooker {
  /** null: with the new position comes what an onlooker may know of it */
  view: null
}

/** Options of `deal`: `{ seed: 7, view: 'turn' }`. */
export interface DaifugoDealOptions extends ViewToo {
  /** the places of the last game, a seat each from 1: `[2, 1, 3, 4, 5]`; `exchange` begins with them */
  classes?: readonly number[]
  /** the seat that is dealt to first, from 0; default 0 */
  first?: number
  /** of the games before, a seat each: `[5, 4, 3, 2, 1]`; default zeros */
  points?: readonly number[]
}

/** Options of `exchange`: `{ cards: '3s 4d' }`. */
export interface ExchangeOptions extends ViewToo {
  /** one card or two, as the pending return asks for: `'3s 4d'` */
  cards: CardsText
}

/** Options of `exchange` of a view: `{ cards: '3s 4d' }`, or `{ turn: 2 }`. */
export interface SeenReturnOptions extends CallOptions {
  /** of a return from the seat or to it: `'3s 4d'` */
  cards?: CardsText
  /** who leads after the last return, from 0: needed where the view cannot show who has the three of diamonds */
  turn?: number
}

/** Options of `rolesOf`: `{ rules: 'uec' }`. */
export interface RolesOfOptions extends CallOptions {
  /** default `'common'` */
  rules?: RulesLike
}

/** Options of `apply`: `{ move: '5s 5h', view: 'turn' }`. */
export interface DaifugoApplyOptions extends ViewToo {
  /** a legal move, `''` to pass: `'5s 5h'` */
  move: RoleText | readonly string[]
}

/** Options of `view`: `{ seat: 2 }`. */
export interface ViewOptions extends CallOptions {
  /** whose view, from 0; null for an onlooker's */
  seat: number
}

/** Options of `view`: `{ seat: null }`. */
export interface OnlookerOptions extends CallOptions {
  /** an onlooker's view */
  seat: null
}

/** Options of `chooseReturn`: `{ level: 'expert' }`. */
export interface ReturnOptions extends Reporting<ReturnProgress> {
  /** default `'champion'`; see `choose` */
  level?: DaifugoLevel
}

/** Options of `choose`: `{ level: 'champion', budget: { ms: 300 } }`; `strict` and `flip` are for level `'regular'`. */
export interface DaifugoChooseOptions extends Reporting<DaifugoProgress>, ArticleOptions {
  /**
   * from weak to strong: `'beginner'`: any legal move; `'novice'`: as the default client of the UEC championship;
   * `'casual'`: the weakest role; `'regular'`: the article's player; `'skilled'`: the complete form of it; `'expert'`:
   * learned weights, and at most 60 playouts on hands that fit what was seen, whatever the budget allows beyond; `'champion'`,
   * the default: as many as the budget allows
   */
  level?: DaifugoLevel
}

/** Options of `playout`: `{ policy: 'random', games: 100 }`. */
export interface DaifugoPlayoutOptions extends CallOptions {
  /** how all seats play; default `'policy'`, the learned one */
  policy?: 'policy' | 'random'
  /** to play, 1 or more; default 1, or as many as the budget allows */
  games?: number
}

/** What `deal` and `exchange` give. */
export type DealtGame = DaifugoGame & SeenToo

/** What `apply` gives of a game: the position after the move, and what happened. */
export type AppliedGame = DaifugoGame & SeenToo & { events: DaifugoEvent[] }

/** What `apply` gives of a view: the view after the move, and what happened. */
export type AppliedView = DaifugoView & { events: DaifugoEvent[] }

/** What `deal` and `exchange` give with an onlooker's view. */
export type WatchedGame = DaifugoGame & OnlookerToo

/** What `apply` gives of a game with an onlooker's view. */
export type AppliedWatchedGame = WatchedGame & { events: DaifugoEvent[] }

/** What `apply` gives of an onlooker's view. */
export type AppliedOnlooker = DaifugoOnlooker & { events: DaifugoEvent[] }

/** Daifugō's functions. Each takes what it is about, then options. */
export interface Daifugo<M extends Mode = 'sync'> {
  /**
   * The rules that have a name.
   * @param none nothing
   * @param options none of its own
   */
  presets(none?: undefined, options?: CallOptions): Answer<M, Record<PresetName, DaifugoRules>>
  /**
   * The start of a game, from a shuffle that the seed decides; one that is left out is drawn, and told. With the last game's places as `classes`, and the
   * exchange on, the tributes are handed over, and it is nobody's turn until `exchange` has been called for every
   * return.
   * @param rules `'uec'`, or `{ preset: 'common', players: 5 }`
   * @param options `{ seed: 7, view: 'turn' }`
   */
  deal(rules: RulesLike, options?: DaifugoDealOptions): Answer<M, DealtGame>
  deal(rules: RulesLike, options: Omit<DaifugoDealOptions, 'view'> & ForOnlooker): Answer<M, WatchedGame>
  deal(rules: RulesLike, options?: DaifugoDealOptions | Omit<DaifugoDealOptions, 'view'> & ForOnlooker): Answer<M, DealtGame | WatchedGame>
  /**
   * Gives cards as the return that is pending; after the last one the game begins. A view can be told the returns of others,
   * whose cards it does not see.
   * @param position a game, as `deal` gave it, or a view
   * @param options `{ cards: '3s 4d' }`
   */
  exchange(position: GameLike, options: ExchangeOptions): Answer<M, DealtGame>
  exchange(position: GameLike, options: Omit<ExchangeOptions, 'view'> & ForOnlooker): Answer<M, WatchedGame>
  exchange(position: ViewLike, options?: SeenReturnOptions): Answer<M, DaifugoView>
  exchange(position: OnlookerLike, options?: SeenReturnOptions): Answer<M, DaifugoOnlooker>
  exchange(position: GameLike | ViewLike | OnlookerLike, options: ExchangeOptions | SeenReturnOptions): Answer<M, DealtGame | WatchedGame | DaifugoView | DaifugoOnlooker>
  /**
   * The cards to give back in the exchange.
   * @param view of the seat that gives back, as `view` gives it
   * @param options `{ level: 'expert' }`; a budget in iterations counts playouts, 5,000 by default
   */
  chooseReturn(view: ViewLike, options?: ReturnOptions): Answer<M, ReturnChoice>
  /**
   * Every role that a hand could lead, and the article's division of it.
   * @param hand 1-54 cards: `'3s 4s 5s 8d 8h'`
   * @param options `{ rules: 'uec' }`
   */
  roles(hand: CardsText, options?: RolesOptions): Answer<M, DaifugoRoles>
  /**
   * The roles that some cards make together, as a player has selected them: the moves that they can be.
   * @param cards `'4c Jk'`
   * @param options `{ rules: 'uec' }`
   */
  rolesOf(cards: CardsText, options?: RolesOfOptions): Answer<M, DaifugoMeanings>
  /**
   * The article's three values of a hand.
   * @param hand 1-54 cards: `'3s 4s 5s 8d 9d Td 2c'`
   * @param options `{ form: 'complete', played: '2s 2h' }`
   */
  evaluate(hand: CardsText, options?: DaifugoEvaluateOptions): Answer<M, DaifugoHandValue>
  /**
   * What can be laid.
   * @param position a game or a view
   * @param options none of its own
   */
  legal(position: GameLike | ViewLike | OnlookerLike, options?: CallOptions): Answer<M, DaifugoMoves>
  /**
   * The position after a move, a game's or a view's, and what happened, in order. A view can also be told the moves of
   * others. The seed draws the places when 20 passes end a game.
   * @param position a game, as `deal` or `apply` gave it, or a view
   * @param options `{ move: '5s 5h', view: 'turn' }`
   */
  apply(position: GameLike, options: DaifugoApplyOptions): Answer<M, AppliedGame>
  apply(position: GameLike, options: Omit<DaifugoApplyOptions, 'view'> & ForOnlooker): Answer<M, AppliedWatchedGame>
  apply(position: ViewLike, options: DaifugoApplyOptions): Answer<M, AppliedView>
  apply(position: OnlookerLike, options: DaifugoApplyOptions): Answer<M, AppliedOnlooker>
  apply(position: GameLike | ViewLike | OnlookerLike, options: DaifugoApplyOptions): Answer<M, AppliedGame | AppliedWatchedGame | AppliedView | AppliedOnlooker>
  /**
   * What a seat may know of a game, or an onlooker.
   * @param game as `deal` or `apply` gave it
   * @param options `{ seat: 2 }`, or `{ seat: null }` for an onlooker
   */
  view(game: GameLike, options: ViewOptions): Answer<M, DaifugoView>
  view(game: GameLike, options: OnlookerOptions): Answer<M, DaifugoOnlooker>
  view(game: GameLike, options: CallOptions & { seat: number | null }): Answer<M, DaifugoView | DaifugoOnlooker>
  /**
   * The best move for a seat that sees no hand but its own, with reasons.
   * @param view of the seat whose turn it is, as `view` or `apply` gives it
   * @param options `{ level: 'champion', budget: { ms: 300 } }`; a budget in iterations counts playouts, 5,000 by default
   */
  choose(view: ViewLike, options?: DaifugoChooseOptions): Answer<M, DaifugoChoice>
  /**
   * Plays on to the end, once, `games` times or as the budget allows.
   * @param game as `deal` or `apply` gave it
   * @param options `{ policy: 'random', games: 100 }`
   */
  playout(game: GameLike, options?: DaifugoPlayoutOptions): Answer<M, DaifugoOutcomes>
}
