// Package prove finds what is certain in Daifugō: a Prover forced wins (必勝手順),
// roles that nobody can beat whatever the others hold, an Endgame the outcome
// between two players who know each other's hands.
//
// What is proved holds against every deal of the hidden cards and every play of
// the others; what is not found may be true all the same. No chance is used, and
// a Finisher gives the first move of LegalRoles that is certain.
//
// Each search is bounded by positions, which the caller gives for all moves of a
// decision: AllNodes and EndgameNodes are some hundredths of a second, FewNodes
// less than a millisecond. Room is kept by depth, so that a search takes no memory
// once it has been as deep before.
//
// The files:
//
//	prove.go    the Prover
//	endgame.go  the Endgame
//	finish.go   the Finisher, which asks both for a move
package prove
