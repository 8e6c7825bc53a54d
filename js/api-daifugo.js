// The types of the functions of Daifugō. Nothing here runs.
export {}

/**
 * @typedef {import('./api.js').CallOptions} CallOptions
 * @typedef {import('./api.js').Progress} Progress
 * @typedef {import('./api.js').Stats} Stats
 */

/**
 * Cards as text, rank 23456789TJQKA and suit shdc, or Jk: '3d 4d Jk', with or without spaces, or an array of them. Results
 * have text with spaces, from weak to strong.
 * @typedef {string | readonly string[]} CardsText
 *
 * A role (役), or a pass, which is ''. A joker says what it stands for: '5s Jk=5h', '3h Jk=4h 5h'; 'Jk=-h' is below the
 * three, 'Jk=+h' above the two, 'Jk=5x' a fifth or sixth card of a rank. 'Jk' alone is the strongest single.
 * @typedef {string} RoleText
 *
 * article: the article's game, 4 players, no joker, no house rule but revolution; uec: the UEC championship's, 5 players and a
 * joker; common: a usual household game, 4 players and two jokers.
 * @typedef {'article' | 'uec' | 'common'} PresetName
 */

/**
 * The rules that can be on or off. Places of those who go out are given first, then revolution, 11-back, locks, 6-reverse,
 * then the turn passes, 8-cut before 5-skip.
 * @typedef {object} DaifugoSwitches
 * @property {boolean} sequences 階段: 3 or more ranks in a row of one suit are a role; K-A-2 is one, A-2-3 is not
 * @property {boolean} revolution 革命: a group of 4 or more turns the order of ranks
 * @property {boolean} sequenceRevolution 階段革命: so does a sequence of 5 or more
 * @property {boolean} jokerRevolution jokers count among the cards of a revolution
 * @property {boolean} eightCut 8切り: a role with an 8 clears the field
 * @property {boolean} suitLock スート縛り: after two roles of the same suits only these follow
 * @property {boolean} rankLock 数字縛り: after two ranks in a row only the next follows; with suitLock 激縛り
 * @property {boolean} spadeReturn ♠3返し: the three of spades beats a joker alone, and clears the field
 * @property {boolean} elevenBack 11バック: a role with a J turns the order of ranks until the field clears
 * @property {boolean} fiveSkip 5飛ばし: a role passes over as many players as it has fives
 * @property {boolean} sixReverse 6リバース: a role with a 6 turns the direction of play
 * @property {boolean} miyakoOchi 都落ち: last game's first is out when another goes out first
 * @property {boolean} exchange カード交換: the last gives two cards to the first, who returns two; likewise one
 * @property {boolean} forbiddenFinish 禁止上がり: going out with a joker, the strongest rank, an 8 that cuts or the three of
 *   spades as a return costs the place
 * @property {boolean} permanentPass who passed may not play until the field clears
 * @property {boolean} selfFollow who laid the role on the field gets a turn to beat it
 * @property {boolean} leaderPass the leader may pass; 20 passes in a row end the game, the places drawn by lot
 * @property {boolean} loserLeads from the second game on last game's last leads, not the holder of the three of diamonds
 * @property {boolean} diamondStart the holder of the three of diamonds leads a role with it
 *
 * @typedef {DaifugoSwitches & { players: number, jokers: number }} DaifugoRules 2-6 players, 0-2 jokers
 *
 * @typedef {PresetName | (Partial<DaifugoRules> & { preset?: PresetName })} RulesLike a preset, by default common, and what
 *   differs from it
 */

/**
 * @typedef {object} Gift
 * @property {number} from seat
 * @property {number} to seat
 * @property {number} count of cards, 1 or 2
 * @property {CardsText} cards '' while they are not chosen, or are not for the viewer to know
 *
 * @typedef {object} Move
 * @property {number} seat
 * @property {RoleText} role
 */

/**
 * What all players see of a game. Seats count from 0 in turn order; arrays have an entry a seat.
 * @typedef {object} DaifugoTable
 * @property {number[]} counts cards in hand
 * @property {number | null} turn the seat that moves; null before the last return of the exchange, and when the game is over
 * @property {number | null} owner the seat that laid the field, or leads if it is empty
 * @property {RoleText} field the role to beat, '' for none
 * @property {CardsText} played all cards laid so far
 * @property {number[]} places of those who are out, from 1; 0: still in
 * @property {number[]} classes places in the game before, zeros in a first game
 * @property {number[]} passed seats that passed since the field was cleared, or, without permanentPass, beaten
 * @property {number} passes in a row
 * @property {boolean} revolution
 * @property {boolean} back the order is turned by a J
 * @property {boolean} backward play runs to lower seats
 * @property {boolean} rankLocked
 * @property {boolean} opening the first role must have the three of diamonds
 * @property {string} lock the suits that may follow like 'sh', '' for any
 * @property {Gift[]} gifts of the exchange: tributes, then returns
 * @property {Move[]} moves since the first lead, passes included; [] where they are not known
 * @property {boolean} over
 *
 * @typedef {DaifugoTable & { rules: DaifugoRules, hands: CardsText[] }} DaifugoGame a whole game, for whoever deals
 * @typedef {DaifugoTable & { rules: DaifugoRules, seat: number, hand: CardsText }} DaifugoView what a seat may know
 *
 * @typedef {Partial<DaifugoTable> & { rules: RulesLike, hands: readonly CardsText[], turn: number | null }} GameLike what is
 *   left out is as at the start of a game; of moves, unknown
 * @typedef {Partial<DaifugoTable> & { rules: RulesLike, seat: number, hand: CardsText, counts: number[], turn: number | null }} ViewLike likewise
 */

/**
 * What a move did.
 * @typedef {object} DaifugoEvents
 * @property {number} seat that made it
 * @property {boolean} cleared the field cleared, and the game goes on
 * @property {boolean} eightCut
 * @property {boolean} spadeReturn
 * @property {boolean} revolution
 * @property {boolean} elevenBack
 * @property {boolean} locked a lock of suits began
 * @property {boolean} rankLocked a lock of ranks began
 * @property {boolean} reversed the direction of play turned
 * @property {number} fives that pass over players
 * @property {{ seat: number, place: number, why: 'finished' | 'forbidden' | 'miyakoOchi' | 'last' | 'lot' }[]} out who got a
 *   place: finished; forbidden: by a finish that costs the place; last: nobody else was left; lot: after 20 passes
 *
 * @typedef {object} DaifugoRole
 * @property {RoleText} role
 * @property {'single' | 'group' | 'sequence'} kind
 * @property {number} size in cards
 * @property {string} low its lowest rank, 3-9TJQKA2; '-' below the three, '+' above the two, 'Jk' jokers alone
 * @property {string} high its highest rank
 * @property {boolean} revolution it turns the order of ranks
 *
 * @typedef {object} RoleValue
 * @property {RoleText} role
 * @property {'single' | 'group' | 'sequence'} kind
 * @property {number} value 役評価値, 1-100; in the complete form up to 200
 * @property {number} priority 優先評価値 as a lead; the highest is led
 * @property {number} rank 役ランク, strength in the order of ranks, 0-12; 13 jokers alone
 * @property {number} hiRanks ranks above it that others can hold
 * @property {number} same roles of as many cards, itself included
 * @property {number} points what it adds to the hand value
 * @property {boolean} flows value is 86 or more: it is likely to clear the field (場を流せそう)
 *
 * @typedef {object} HandValue
 * @property {RoleValue[]} roles the hand's division (役の分割)
 * @property {number} handValue 手札評価値, lower is better
 * @property {boolean} canFinish all roles but one are likely to clear the field (あがれそう)
 * @property {boolean} refuses the hand could make a revolution and is better off without
 * @property {RoleText} best the role to lead
 *
 * From weak to strong. random: any legal move; weakest: the weakest role; article: the article's player; heuristic: the
 * complete form of it; policy: learned weights; search: these, and playouts on hands that fit what was seen.
 * @typedef {'random' | 'weakest' | 'article' | 'heuristic' | 'policy' | 'search'} DaifugoLevel
 */

/**
 * @typedef {object} DaifugoReason
 * @property {'forced-win' | 'endgame-win' | 'endgame-lot' | 'endgame-loss' | 'only-move' | 'finishes' | 'forbidden' |
 *   'eight-cut' | 'spade-return' | 'unbeatable' | 'flows' | 'beaten-by' | 'then-flow' | 'can-finish' | 'last-roles' |
 *   'revolution' | 'lock' | 'lock-strong' | 'uses-joker' | 'keeps-joker' | 'joker-exposed' | 'breaks-group' | 'breaks-run' |
 *   'weakest' | 'saves-strong' | 'own-field' | 'rival-near'} code
 * @property {number} [n] what the words count
 * @property {number} [of] out of how many
 * @property {string} words 'the 8 clears the field'
 *
 * @typedef {object} DaifugoCandidate
 * @property {RoleText} move
 * @property {number} value what the level goes by: of a search the expected worth of the place, from the players' number for
 *   the first to 1 for the last: its points, and with the exchange what its class is worth in the games after, 0 where there
 *   was nothing to search; the policy's chance; of the article's players the priority of a lead, or minus the hand value that
 *   an answer leaves; minus the rank of weakest
 * @property {number} error standard error of an expected value, else 0
 * @property {number} playouts
 * @property {number} chance the policy's, 0-1
 * @property {number} roleValue 0 for a pass
 * @property {number} hiRanks ranks above it that others can hold
 * @property {number} priority of a lead that is a role of the divided hand, else 0
 * @property {number} handValue of the hand that is left
 * @property {number} left roles left in hand
 * @property {number} flowing of these, likely to clear the field
 * @property {boolean} proved value is certain
 * @property {DaifugoReason[]} reasons
 *
 * @typedef {object} DaifugoChoice
 * @property {RoleText} best the first candidate's move
 * @property {DaifugoCandidate[]} candidates all legal moves, the choice first
 * @property {Stats & { worlds: number }} stats iterations: playouts; worlds: deals of the hidden cards that they were played on
 * @property {number} seed
 *
 * @typedef {object} ReturnCandidate
 * @property {string} cards
 * @property {number} value expected worth of the place by a search, 0 of what it did not try; else the policy's chance
 * @property {number} error
 * @property {number} playouts
 * @property {number} chance the policy's, 0-1
 *
 * @typedef {object} ReturnChoice
 * @property {string} best the first candidate's cards
 * @property {ReturnCandidate[]} candidates
 * @property {Stats & { worlds: number }} stats
 * @property {number} seed
 *
 * @typedef {object} DaifugoOutcomes
 * @property {number} games played
 * @property {number[]} points mean a game, by seat
 * @property {number[]} firsts how often each seat was first
 * @property {Stats} stats
 * @property {number} seed
 */

/**
 * @template P
 * @typedef {Omit<CallOptions, 'onProgress'> & { onProgress?: (progress: Progress & P) => void }} Reporting options of a
 *   function whose reports also tell what it has found so far
 */

/**
 * @typedef {{ best: RoleText, candidates: Pick<DaifugoCandidate, 'move' | 'value' | 'error' | 'playouts' | 'chance'>[] }} ChoiceSoFar
 * @typedef {{ best: string, candidates: Pick<ReturnCandidate, 'cards' | 'value' | 'error' | 'playouts'>[] }} ReturnSoFar
 * @typedef {{ view?: number | 'turn' }} ViewToo with the new position comes what a seat may know of it, or the seat that is
 *   to act there: an opponent's move is then one choose and one apply. For whole games only
 * @typedef {{ view?: (DaifugoView & { legalMoves: RoleText[] }) | null }} SeenToo where it was asked for: null if nobody is to
 *   act. A position may be given back with it, but is sooner read without
 * @typedef {{ rules?: RulesLike, played?: CardsText, revolution?: boolean, left?: number }} Around
 */

/**
 * @typedef {object} Daifugo
 * @property {(position?: undefined, options?: CallOptions) => Record<PresetName, DaifugoRules>} presets the rules that have
 *   a name
 * @property {(rules: RulesLike, options?: CallOptions & ViewToo & { classes?: readonly number[], first?: number }) =>
 *   DaifugoGame & SeenToo} deal
 *   the start of a game, from a shuffle that the seed decides, dealt from the seat `first` on, default 0. With the last
 *   game's places as `classes`, and the exchange on, the tributes are handed over and it is nobody's turn until `exchange`
 *   has been called for every return
 * @property {(game: GameLike, options: CallOptions & ViewToo & { cards: CardsText }) => DaifugoGame & SeenToo} exchange gives these cards as the
 *   first return that is open; after the last one the game begins
 * @property {(view: ViewLike, options?: Reporting<ReturnSoFar> & { level?: DaifugoLevel }) => ReturnChoice} chooseReturn the
 *   cards to give back in the exchange. Default level 'search', budget 5,000 playouts
 * @property {(hand: CardsText, options?: CallOptions & { rules?: RulesLike, revolution?: boolean }) =>
 *   { roles: DaifugoRole[], partition: RoleText[] }} roles every role that a hand could lead, by the common rules unless told,
 *   and the article's division of it
 * @property {(hand: CardsText, options?: CallOptions & Around & { form?: 'article' | 'complete', strict?: boolean, flip?: boolean }) =>
 *   HandValue} evaluate the article's three values of a hand: `played` are the cards gone, `left` the players still in. form
 *   'complete' knows joker and 8-cut. Default rules are the article's, of the complete form uec's. strict: a revolution must better
 *   the hand, as the text says; flip: what it leaves is measured in the new order, as the program does not
 * @property {(position: GameLike | ViewLike, options?: CallOptions) =>
 *   { moves: RoleText[], turn: number | null, over: boolean }} legalMoves what can be laid, a pass last if there is one; of a
 *   view whose turn it is not, nothing
 * @property {(position: GameLike | ViewLike, options: CallOptions & ViewToo & { move: RoleText | readonly string[] }) =>
 *   (DaifugoGame | DaifugoView) & { events: DaifugoEvents } & SeenToo} apply the position after a move, a game's or a view's, and what the
 *   move did. A view can also be told the moves of others. The seed draws the places when 20 passes end a game
 * @property {(game: GameLike, options: CallOptions & { seat: number }) => DaifugoView} view what a seat may know of a game
 * @property {(view: ViewLike, options?: Reporting<ChoiceSoFar> & { level?: DaifugoLevel, strict?: boolean, flip?: boolean }) =>
 *   DaifugoChoice} choose the best move for a seat that sees no hand but its own, with reasons. Default level 'search', budget
 *   5,000 playouts; strict and flip as in evaluate, for level 'article'
 * @property {(game: GameLike, options?: CallOptions & { policy?: 'policy' | 'random', games?: number }) => DaifugoOutcomes} playout
 *   plays on to the end, once, `games` times or as the budget allows, by the learned policy or at random
 */
