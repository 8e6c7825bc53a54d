// Package levels has the levels of Daifugō players, from weak to strong, and
// plays each without a search. Random plays any move, Default as the
// championship's default client. Closing plays as Default, and with few cards
// as Article. Article and Heuristic are the two players of package article.
// Ahead and Search look for a forced win and then play by package policy.
//
// A Player reads only the table and its own hand, and returns a legal move or
// cards of the hand. Only Random uses chance. Levels are in the order of their
// strength, which a test measures. Their numbers may change; their keys in Names
// do not. At Ahead and Search package player adds a search to the policy.
//
// A move takes some microseconds at most; at Ahead and Search up to a
// millisecond, for the proof. A Player reuses its buffers.
//
// The files:
//
//	level.go    levels, the Player, and the Parts that can be left out
//	plain.go    moves that Closing, Article and Heuristic make without thought
//	default.go  the default client of the UEC championship
//	lists.go    the names of the levels, now and before
package levels
