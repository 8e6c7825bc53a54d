// Package daifugo is the rules of Daifugō (大富豪), the Japanese shedding game, with
// the usual house rules as switches. It has cards and combinations, legal moves
// with their effects and events, the exchange, positions with their checks, and
// the replay of moves. Package player below chooses moves.
//
// Ranks run from 0 (Three, the weakest) to 12 (Two, the strongest), suits from 0
// to 3 in the order spades, diamonds, clubs, hearts. A card is the bit rank·4 +
// suit; bits 52 to 55 are jokers, which no rule tells apart. Set draws the bits.
// A combination of cards played at once (役) is a Combination. Where a rule needs a
// precise form it has that of the UEC Computer Daihinmin Championship.
//
// Apply keeps a State valid that passed its check. It checks moves; Play and
// Advance, made for search, do not.
//
// The files, from below:
//
//	cards.go     sets of cards, and their text
//	pile.go      cards that may be there twice; two decks seen as one
//	combination.go      combinations
//	rules.go     the switches; lists.go their names, presets and other lists
//	notation.go  combinations and choices as text, in and out
//	table.go     what all players see; state.go adds hands, and what one seat sees
//	check.go     what is wrong with a position; fault.go says it
//	moves.go     all moves of a hand
//	legal.go     whether a combination may be played, and why not
//	apply.go     the effects of a combination; places.go who finishes where
//	choices.go   the choices after a combination: cards to give or discard, ranks to name
//	event.go     what a move made happen
//	exchange.go  the deal, and the cards given between two games
//	replay.go    the past of a position
//	random.go    random moves
package daifugo
