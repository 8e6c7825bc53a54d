// Package calculation is the rules of the patience Calculation (計算): four
// foundations that rise by one, two, three and four, a stock turned card by card,
// and waste piles of which only the tops move. Package player chooses moves.
//
// Suits do not matter. Foundation d = 0…3 takes the ranks (d+1), 2(d+1), 3(d+1) …
// modulo 13, and ends with its king:
//
//	0  A 2 3 4 5 6 7 8 9 T J Q K
//	1  2 4 6 8 T Q A 3 5 7 9 J K
//	2  3 6 9 Q 2 5 8 J A 4 7 T K
//	3  4 8 Q 3 7 J 2 6 T A 5 9 K
//
// The lead (fuji's LEADLEVEL) is how many cards are on every foundation at the
// start: 1 is Calculation, 0 is Computer (コンピュータ).
//
// A State has each of the 52 cards exactly once: on a foundation, in a waste
// pile, visible, or in the stock, which is hidden or has a known order. It is a
// value of 300 bytes without pointers: a copy is a new game. A move takes a few
// nanoseconds and allocates nothing. LegalMoves and FoundationMoves read each
// waste pile once. Read and Apply check their input, Play does not.
//
// The files:
//
//	state.go     the state, how it begins, and the stock: hide, shuffle
//	rules.go     what a position shows, which moves there are, and making one
//	moves.go     moves as text, and why one is not legal
//	notation.go  positions as text
//	back.go      from a position back by its moves to the start of the game
//	events.go    what happens at the table
//	blocked.go   a proof that the game can no longer be won
//	tables.go    which rank a foundation takes when
//	presets.go   the games that people know
//	numbers.go   deals by the numbers of other programs
//
// The source is fuji, "モンテカルロ木探索で一人不完全情報ゲーム「計算」を賢くする[4]" (Monte Carlo tree search
// for Calculation, a game for one with hidden information), TIM Labs, 2015,
// http://labs.timedia.co.jp. From it are the order of moves (State.LegalMoves),
// and in package player the game loop, the random playout (Random) and the rate
// of success over many games (Rate).
package calculation
