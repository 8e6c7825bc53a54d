// The types of the functions of Daifugō.
import type { CallOptions, Reporting, Stats } from '../../types.js'

/**
 * Cards as text, rank 23456789TJQKA and suit shdc, or Jk: '3d 4d Jk', with or without spaces, or an array of them.
 * Results have text with spaces, from weak to strong.
 */
export type CardsText = string | readonly string[]

/**
 * A role (役), or a pass, which is ''. A joker says what it stands for: '5s Jk=5h', '3h Jk=4h 5h'; 'Jk=-h' is below the
 * three, 'Jk=+h' above the two, 'Jk=5x' a fifth or sixth card of a rank. 'Jk' alone is the strongest single.
 */
export type RoleText = string

/**
 * article: the article's game, 4 players, no joker, no house rule but revolution; uec: the UEC championship's, 5 players
 * and a joker; common: a usual household game, 4 players and two jokers.
 */
export type PresetName = 'article' | 'uec' | 'common'

/**
 * The rules that can be on or off. Places of those who go out are given first, then revolution, 11-back, locks,
 * 6-reverse, then the turn passes, 8-cut before 5-skip.
 */
export interface DaifugoSwitches {
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
  /** 数字縛り: after two ranks in a row only the next follows; with suitLock 激縛り */
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
}

/** 2-6 players, 0-2 jokers */
export type DaifugoRules = DaifugoSwitches & { players: number, jokers: number }

/** a preset, by default common, and what differs from it */
export type RulesLike = PresetName | (Partial<DaifugoRules> & { preset?: PresetName })

export interface Gift {
  /** seat */
  from: number
  /** seat */
  to: number
  /** of cards, 1 or 2 */
  count: number
  /** '' while they are not chosen, or are not for the viewer to know */
  cards: CardsText
}

export interface Move {
  seat: number
  role: RoleText
}

/** What all players see of a game. Seats count from 0 in turn order; arrays have an entry a seat. */
export interface DaifugoTable {
  /** cards in hand */
  counts: number[]
  /** the seat that moves; null before the last return of the exchange, and when the game is over */
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
  /** the suits that may follow like 'sh', '' for any */
  lock: string
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

/** a whole game, for whoever deals */
export type DaifugoGame = DaifugoTable & { rules: DaifugoRules, hands: CardsText[] }

/** what a seat may know */
export type DaifugoView = DaifugoTable & { rules: DaifugoRules, seat: number, hand: CardsText }

/** what is left out is as at the start of a game; of moves, unknown */
export type GameLike = Partial<DaifugoTable> & { rules: RulesLike, hands: readonly CardsText[], turn: number | null }

/** likewise */
export type ViewLike = Partial<DaifugoTable> &
  { rules: RulesLike, seat: number, hand: CardsText, counts: number[], turn: number | null }

/** What a move did. */
export interface DaifugoEvents {
  /** that made it */
  seat: number
  /** the field cleared, and the game goes on */
  cleared: boolean
  eightCut: boolean
  spadeReturn: boolean
  revolution: boolean
  elevenBack: boolean
  /** a lock of suits began */
  locked: boolean
  /** a lock of ranks began */
  rankLocked: boolean
  /** the direction of play turned */
  reversed: boolean
  /** that pass over players */
  fives: number
  /**
   * who got a place: finished; forbidden: by a finish that costs the place; last: nobody else was left; lot: after 20
   * passes
   */
  out: { seat: number, place: number, why: 'finished' | 'forbidden' | 'miyakoOchi' | 'last' | 'lot' }[]
}

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

/**
 * From weak to strong. random: any legal move; weakest: the weakest role; article: the article's player; heuristic: the
 * complete form of it; policy: learned weights; search: these, and playouts on hands that fit what was seen.
 */
export type DaifugoLevel = 'random' | 'weakest' | 'article' | 'heuristic' | 'policy' | 'search'

export interface DaifugoReason {
  code: 'forced-win' | 'endgame-win' | 'endgame-lot' | 'endgame-loss' | 'only-move' | 'finishes' | 'forbidden' |
    'eight-cut' | 'spade-return' | 'unbeatable' | 'flows' | 'beaten-by' | 'then-flow' | 'can-finish' | 'last-roles' |
    'revolution' | 'lock' | 'lock-strong' | 'uses-joker' | 'keeps-joker' | 'joker-exposed' | 'breaks-group' |
    'breaks-run' | 'weakest' | 'saves-strong' | 'own-field' | 'rival-near'
  /** what the words count */
  n?: number
  /** out of how many */
  of?: number
  /** 'the 8 clears the field' */
  words: string
}

export interface DaifugoCandidate {
  move: RoleText
  /**
   * what the level goes by: of a search the expected worth of the place, from the players' number for the first to 1
   * for the last: its points, and with the exchange what its class is worth in the games after, 0 where there was
   * nothing to search; the policy's chance; of the article's players the priority of a lead, or minus the hand value
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
  reasons: DaifugoReason[]
}

export interface DaifugoChoice {
  /** the first candidate's move */
  best: RoleText
  /** all legal moves, the choice first */
  candidates: DaifugoCandidate[]
  /** iterations: playouts; worlds: deals of the hidden cards that they were played on */
  stats: Stats & { worlds: number }
  seed: number
}

export interface ReturnCandidate {
  cards: string
  /** expected worth of the place by a search, 0 of what it did not try; else the policy's chance */
  value: number
  error: number
  playouts: number
  /** the policy's, 0-1 */
  chance: number
}

export interface ReturnChoice {
  /** the first candidate's cards */
  best: string
  candidates: ReturnCandidate[]
  stats: Stats & { worlds: number }
  seed: number
}

export interface DaifugoOutcomes {
  /** played */
  games: number
  /** mean a game, by seat */
  points: number[]
  /** how often each seat was first */
  firsts: number[]
  stats: Stats
  seed: number
}

export type ChoiceSoFar = { best: RoleText, candidates: Pick<DaifugoCandidate, 'move' | 'value' | 'error' |
  'playouts' | 'chance'>[] }

export type ReturnSoFar = { best: string, candidates: Pick<ReturnCandidate, 'cards' | 'value' | 'error' |
  'playouts'>[] }

export type Around = { rules?: RulesLike, played?: CardsText, revolution?: boolean, left?: number }

export interface ViewToo {
  /**
   * with the new position comes what this seat may know of it, or 'turn': the seat that is to act there. An opponent's
   * move is then one choose and one apply. Of whole games only
   */
  view?: number | 'turn'
}

export interface SeenToo {
  /**
   * where it was asked for, with its legal moves, or null if nobody is to act. A position may be given back with it,
   * but is sooner read without
   */
  view?: (DaifugoView & { legalMoves: RoleText[] }) | null
}

export interface Daifugo {
  /** the rules that have a name */
  presets(position?: undefined, options?: CallOptions): Record<PresetName, DaifugoRules>
  /**
   * the start of a game, from a shuffle that the seed decides, which is drawn and told if it is left out, dealt from the seat `first` on, default 0. With the last
   * game's places as `classes`, and the exchange on, the tributes are handed over and it is nobody's turn until
   * `exchange` has been called for every return. `points` are those of the games before
   */
  deal(rules: RulesLike,
    options?: CallOptions & ViewToo & { classes?: readonly number[], first?: number, points?: readonly number[] }):
    DaifugoGame & SeenToo
  /** gives these cards as the return that is pending; after the last one the game begins */
  exchange(game: GameLike, options: CallOptions & ViewToo & { cards: CardsText }): DaifugoGame & SeenToo
  /**
   * the same as a seat sees it: without the cards of a return that is neither from it nor to it. The last return needs
   * `turn`, the seat that leads, where the view cannot show who has the three of diamonds
   */
  exchange(view: ViewLike, options?: CallOptions & { cards?: CardsText, turn?: number }): DaifugoView
  /** the cards to give back in the exchange. Default level 'search', budget 5,000 playouts */
  chooseReturn(view: ViewLike, options?: Reporting<ReturnSoFar> & { level?: DaifugoLevel }): ReturnChoice
  /** every role that a hand could lead, by the common rules unless told, and the article's division of it */
  roles(hand: CardsText,
    options?: CallOptions & { rules?: RulesLike, revolution?: boolean }): { roles: DaifugoRole[], partition: RoleText[] }
  /**
   * the roles that some cards make together, one a meaning of the jokers; none if they are no role. Rules default common.
   * What a player has selected becomes a move by it
   */
  rolesOf(cards: CardsText, options?: CallOptions & { rules?: RulesLike }): { roles: DaifugoRole[] }
  /**
   * the article's three values of a hand: `played` are the cards gone, `left` the players still in. form 'complete'
   * knows joker and 8-cut. Default rules are the article's, of the complete form uec's. strict: a revolution must better the
   * hand, as the text says; flip: what it leaves is measured in the new order, as the program does not
   */
  evaluate(hand: CardsText,
    options?: CallOptions & Around & { form?: 'article' | 'complete', strict?: boolean, flip?: boolean }): DaifugoHandValue
  /** what can be laid, a pass last if there is one; of a view whose turn it is not, nothing. forbidden: finishes that cost the place */
  legalMoves(position: GameLike | ViewLike,
    options?: CallOptions): { moves: RoleText[], forbidden: RoleText[], turn: number | null, over: boolean }
  /**
   * the position after a move, a game's or a view's, and what the move did. A view can also be told the moves of
   * others. The seed draws the places when 20 passes end a game
   */
  apply(position: GameLike | ViewLike,
    options: CallOptions & ViewToo & { move: RoleText | readonly string[] }):
    (DaifugoGame | DaifugoView) & SeenToo & { events: DaifugoEvents }
  /** what a seat may know of a game */
  view(game: GameLike, options: CallOptions & { seat: number }): DaifugoView
  /**
   * the best move for a seat that sees no hand but its own, with reasons. Default level 'search', budget 5,000
   * playouts; strict and flip as in evaluate, for level 'article'
   */
  choose(view: ViewLike,
    options?: Reporting<ChoiceSoFar> & { level?: DaifugoLevel, strict?: boolean, flip?: boolean }): DaifugoChoice
  /** plays on to the end, once, `games` times or as the budget allows, by the learned policy or at random */
  playout(game: GameLike, options?: CallOptions & { policy?: 'policy' | 'random', games?: number }): DaifugoOutcomes
}
