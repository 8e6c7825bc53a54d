// Package mnk has the rules of the m,n,k family of games (tic-tac-toe, 三目並べ;
// gomoku, 五目並べ): boards of up to 25 × 25 squares, counts of runs of stones, and
// games with any k in a row: free-style or exact, renju, Caro, gravity or
// misère. It does not choose moves; package player does.
//
// A Board has two bits a square. A Position is a board, its game and the side to
// move. Both are values of some 200 bytes: assignment copies. Play can lead to
// every position that Start, At and Apply return. Winner and Count look at each row
// once, whatever is on it. In renju Legal looks for fouls as well.
//
// The packages, each built on those before it:
//
//	five/       five in a row on boards of more than 64 squares, and by the rules
//	            of renju and Caro; it knows the fouls, so this package asks it
//	positions/  the transposition table of a search
//	lines/      the lines of a position: the stones on each, and what follows
//	alphabeta/  the search for any k
//	prove/      proofs of who wins
//	player/     decisions: levels, choice, reasons, openings
//	record/     games as text
//
// The files:
//
//	board.go   stones and boards, and their notation
//	runs.go    runs of stones of one colour, row by row
//	words.go   the same on boards of one word a colour, by the million
//	game.go    games, positions, moves and outcomes
//	place.go   squares as players call them, which is how moves are written
//	match.go   a game from its first position on: events, and how it ended
//	openings.go  renju's 26 openings, by name
//	winner.go  who has won, and which boards play can lead to
//	lists.go   rules, fouls, sides, outcomes, presets, events and ends by name
//
// The project began with "#90 三目並べの盤面の評価の例" (an example of how to evaluate a board
// of tic-tac-toe), Qiita, https://qiita.com. Its evaluation, pairs of adjacent
// stones, is Board.Pairs, and its order of bits that of Counter. Its listing leaves
// out some pairs, which are counted here.
package mnk
