// Package puzzles is the trainer that the rooms share. A puzzle is a position
// with one best answer, which the engine has proved. It is made from a number, so that
// a link names it and no file holds it.
//
// The makers, the rating and what is kept know nothing of the browser. Tests run
// them against the engine's handlers and check each proof by another route. A
// maker asks the engine for everything that a rule decides.
//
// The files:
//
//	puzzle.go    a puzzle, how it asks the engine, and the rating that it gets
//	rating.go    the player's rating, by Glicko-2
//	progress.go  what is kept: rating, puzzles to repeat, days in a row
//	fours.go     the maker of wins by fours, in gomoku
//	holds.go     the maker of holds, in video poker
//	finishes.go  the maker of finishes, in Daifugō
//	endings.go   the maker of endings, in Calculation
//	moves.go     the buttons of moves to choose from
//	trainer.go   the tab
package puzzles
