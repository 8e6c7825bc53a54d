// Package prove finds certain outcomes in Daifugō. A Prover finds forced wins
// (必勝手順): combinations that nobody can beat whatever the others hold. An Endgame
// solves the game of two players who know each other's hands.
//
// A proof holds for every deal of the hidden cards and every play of the others.
// A win that is not found may still exist. No chance is used. A Finisher returns
// the first move of LegalCombinations that is certain.
//
// The caller limits the positions that a search visits for all moves of a
// decision. AllNodes and EndgameNodes take some hundredths of a second, FewNodes
// less than a millisecond. Buffers are kept by depth, so a search allocates
// nothing once it has been as deep before.
//
// The files:
//
//	prove.go    the Prover
//	endgame.go  the Endgame
//	finish.go   the Finisher, which asks both for a move
package prove
