// Package calculation is the rules of the patience Calculation (計算): four
// foundations that rise by one, two, three and four, a stock turned card by
// card, and waste piles of which only the tops move. It decides nothing: who
// plays is in package player.
//
// Suits do not matter. Foundation d = 0…3 takes the ranks (d+1), 2(d+1),
// 3(d+1) … modulo 13, and ends with its king. The lead (the article's
// LEADLEVEL) is how many cards lie on every foundation at the start: 1 is
// Calculation, 0 is Computer (コンピュータ).
//
// A State holds every one of the 52 cards exactly once: on a foundation, in a
// waste pile, visible, or in the stock, which is hidden or has a known order.
// It is a value of 300 bytes without pointers: a copy is a new game. A move
// takes a few nanoseconds and no memory; LegalMoves and FoundationMoves look at
// each waste pile once. Read and Apply check what they are given, Play does not.
//
// The files:
//
//	state.go     the state, how it begins, and the stock: hide, shuffle
//	rules.go     what a position shows, which moves there are, and making one
//	moves.go     moves as text, and why one is not legal
//	notation.go  positions as text
//	back.go      from a position by its moves back to where the game began
//	events.go    what happens at the table
//	blocked.go   a proof that nothing can win any more
//	tables.go    which rank a foundation takes when
//	presets.go   the games that people know
//	numbers.go   deals by the numbers that other programs give them
//
// The article is fuji, "モンテカルロ木探索で一人不完全情報ゲーム「計算」を賢くする[4]"
// (Monte Carlo tree search for Calculation, a game for one with hidden
// information), TIM Labs, 2015, http://labs.timedia.co.jp: the order of moves
// (State.LegalMoves) is its, and in package player the game loop, the random
// playout (Random) and the rate of success over many games (Rate).
package calculation
