// The types of poker's functions. Nothing here runs.
export {}

/**
 * @typedef {import('./api.js').CallOptions} CallOptions
 * @typedef {import('./api.js').Stats} Stats
 */

/**
 * A hand of 0 to 7 cards in any order, duplicates and any number of jokers allowed: text like 'As Kd Jk', spaces
 * optional; an array of cards; or an array or Int8Array of card codes. A card is a rank 23456789TJQKA and a suit shdc,
 * or Jk. A code is -1 (no card) … 55: c % 14 is 0 for a joker, else the rank 1 = Two … 13 = Ace; c / 14 | 0 is the
 * suit: 0 spades, 1 clubs, 2 hearts, 3 diamonds.
 * @typedef {string | readonly (string | number)[] | Int8Array} Hand
 *
 * @typedef {object} PokerRules
 * @property {'standard' | 'article'} [profile] article: an ace is high only. Default 'standard'
 * @property {boolean} [wheel] A-2-3-4-5 is a straight, the lowest; overrides the profile
 * @property {boolean} [doubleAceFlush] a joker may copy a rank that the flush already holds, so that As Ks 9s 4s Jk is
 *   A A K 9 4; otherwise A K Q 9 4. Default true
 *
 * @typedef {'none' | 'high' | 'pair' | 'two-pair' | 'three' | 'straight' | 'flush' | 'full-house' | 'four' | 'straight-flush' | 'royal' | 'five'} Category
 *
 * @typedef {object} EvaluatedHand
 * @property {number} value 24 bits: the category in bits 20-23, then up to five ranks (1 = Two … 13 = Ace) from bits
 *   16-19 down, a rank that repeats in a group once. The higher value wins, equal values tie; 0 is no cards
 * @property {Category} category
 * @property {string} name of the category, in words: 'Three of a kind'
 * @property {string} description the hand in words: 'three kings', 'キングのスリーカード'
 * @property {{ card: string, as: string, index: number }[]} cards the best five cards, or fewer, in the order in which
 *   they count; `as` is what a joker stands for, else the card itself; `index` is the place in the input
 *
 * @typedef {object} LostBy where a hand first falls behind the best one
 * @property {'category' | 'rank'} by
 * @property {string} hand its category, or its rank (23456789TJQKA, - for none) in that place
 * @property {string} best the best hand's
 * @property {number} [place] of the rank, in order of significance, 1-5
 * @property {string} words 'ace beats king'
 *
 * @typedef {object} Comparison
 * @property {number[]} winners indices of the best hands, several when they tie
 * @property {(EvaluatedHand & { rank: number, lostBy: LostBy | null })[]} hands in the order given; rank 1 is best,
 *   equal hands share one
 *
 * @typedef {{ line: string, pay: number, name: string }} PayLine a line of a pay table, of the class `line`, which pays
 *   `pay` units for one staked; the last line of a result is 'nothing'
 *
 * A game of draw poker against a pay table: the key of a preset (see games), or a deck of 52 cards and 0-2 jokers or
 * with wild deuces, and what it pays, as text: lines of a class and a pay, "royal 800, four:A/2-4 400, pair:J-A 1". A
 * class is a category, with natural- or wild- before it where wild cards matter, and after it :ranks of the group and
 * /ranks of the kicker; or four-deuces. A hand gets the best-paying line it fits.
 * @typedef {string | { jokers?: number, deucesWild?: boolean, pays: string }} Game
 *
 * @typedef {object} Preset
 * @property {string} key
 * @property {string} name
 * @property {number} jokers
 * @property {boolean} deucesWild
 * @property {string} pays
 * @property {PayLine[]} lines
 *
 * @typedef {object} HoldReason
 * @property {'pat' | 'discard-all' | 'hold-pair' | 'hold-two-pair' | 'hold-three' | 'hold-four' | 'hold-wild' |
 *   'to-royal' | 'to-straight-flush' | 'to-flush' | 'to-straight' | 'high-cards' | 'pays'} code
 * @property {number} [cards] of the hold that it is about
 * @property {string} [rank] of a group held
 * @property {number} [straights] that the cards can still become: of four cards, 2 is open-ended
 * @property {string} [line] that a pat hand or some of the draws get
 * @property {number} [count] of those draws
 * @property {number} [share] of the hold's value that the line brings, 0-1
 * @property {string} words
 *
 * @typedef {object} Hold
 * @property {number[]} move the places of the cards held, in the hand as given
 * @property {number} value the expected pay for one unit staked, paySum / draws
 * @property {number} paySum the pay summed over all draws
 * @property {number} draws how many there are
 * @property {number[]} counts the draws that end on each of the lines
 * @property {HoldReason[]} reasons
 *
 * @typedef {object} Advice
 * @property {number[]} best the move of the first candidate
 * @property {PayLine[]} lines
 * @property {Hold[]} candidates all 32 holds, the best first; of equals the one of more cards
 * @property {Stats} stats
 * @property {number} seed
 *
 * @typedef {object} Solution
 * @property {number} return under perfect play: paySum / combos
 * @property {number} paySum over all combinations, exact up to 2^53
 * @property {number} combos deals × draws
 * @property {number} deals five-card hands of the deck
 * @property {number} draws combinations a deal counts for: the least common multiple over the holds
 * @property {(PayLine & { combos: number, probability: number, share: number })[]} lines how often each is the result,
 *   and what it adds to the return
 * @property {number[]} holds the deals of which 0-5 cards are best held
 * @property {Stats} stats
 * @property {number} seed
 *
 * @typedef {object} EquityOptions
 * @property {Hand} [board] the 0-5 cards on the table
 * @property {Hand} [dead] cards that nobody can get
 * @property {number} [jokers] in the deck, 0-2, default 0
 *
 * @typedef {object} PlayerEquity
 * @property {number} win deals won alone
 * @property {number} tie deals whose pot is shared
 * @property {number} lose the others
 * @property {number} equity the player's part of all pots, 0-1
 * @property {number} error half the width of the equity's 95 % confidence interval; 0 when exact
 *
 * @typedef {object} Equity
 * @property {PlayerEquity[]} players in the order given
 * @property {number} total deals counted
 * @property {boolean} exact every deal there is was counted; otherwise they are samples
 * @property {Stats} stats
 * @property {number} seed of the samples
 *
 * @typedef {object} Poker
 * @property {(hand: Hand, options?: CallOptions & PokerRules) => EvaluatedHand} evaluate the value of a hand, and why
 * @property {(hands: readonly Hand[], options?: CallOptions & PokerRules) => Comparison} compare who wins, 1-1000 hands
 * @property {(codes: Int8Array, options?: CallOptions & PokerRules & { cards?: number }) => Int32Array} evaluateMany
 *   the values of many hands, laid one after another with `cards` codes each, 1-7, default 5; -1 is no card
 * @property {(none?: undefined, options?: CallOptions) => Preset[]} games well-known games of draw poker
 * @property {(game: Game, options?: CallOptions) => { cards: string[], draw: string[], seed: number }} deal five cards of
 *   the game's deck, and the five that replace them in order, from a shuffle that the seed decides
 * @property {(hand: Hand, options?: CallOptions & PokerRules & { game?: Game }) => Advice} advise which of five cards to
 *   hold, exactly; default game 'jacks-or-better-9-6'
 * @property {(players: readonly Hand[], options?: CallOptions & PokerRules & EquityOptions) => Equity} equity who wins how
 *   often at hold'em: 2-9 players, each two cards or a range of them as text: 'AsKh', 'QQ+, AKs, A5s-A2s', 'random'.
 *   Exact if all deals fit the budget (20 million by default, 10,000 a millisecond), else as many samples as the budget
 *   allows (a million by default)
 * @property {(game: Game, options?: CallOptions & PokerRules) => Solution} solve the exact return of a game under perfect
 *   play
 */
