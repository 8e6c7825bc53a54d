// Package daifugo is the rules of Daifugō (大富豪), the Japanese shedding game,
// with the usual house rules as switches: cards and roles, legal moves, what they
// do and the events that tell it, the exchange, positions with their checks, and
// the replay of moves. Package player below decides by them.
//
// Ranks run from 0 (Three, the weakest) to 12 (Two, the strongest), suits
// from 0 to 3 in the order spades, diamonds, clubs, hearts. A card is the bit
// rank·4 + suit; bits 52 to 55 are jokers, cards that no rule tells apart.
// What is laid at once is a Role (役). Rules that need a precise form have that
// of the UEC Computer Daihinmin Championship.
//
// A State that passed its check stays one by Apply. Moves are checked; Play and
// Advance, for search, are not.
//
// The files, from below:
//
//	cards.go     sets of cards, and their text
//	role.go      what is laid at once
//	rules.go     the switches; lists.go their names, presets and other lists
//	notation.go  roles and choices as text, in and out
//	table.go     what lies open; state.go with hands, and what one seat sees
//	check.go     what is wrong with a position; fault.go says it
//	moves.go     all that a hand may lay
//	legal.go     whether it may lay a role, and why not
//	apply.go     what a role does; places.go who finishes where
//	choices.go   what a role lets its player choose: cards to give, discard, name
//	event.go     what happened by a move
//	exchange.go  the deal, and the cards given between two games
//	replay.go    the past of a position
//	random.go    moves by lot
package daifugo
