// Package levels has the levels of Daifugō's players, from weak to strong, and
// plays at each without a search: at random, as the championship's default client,
// by the weakest role, by package article's two forms, and by package policy after
// a look for a forced win.
//
// A Player sees the table and its own hand alone, and gives a legal move, or cards
// of the hand. Only Random asks for chance. Levels are in the order of their
// strength, which a test measures; their numbers may change, their keys in Names
// do not. Ahead and Search add a search to the policy: that is package player.
//
// A move takes some microseconds at most, at Ahead and Search up to a millisecond
// for the proof. A Player keeps room to work in.
//
// The files:
//
//	level.go    levels, the Player, and the Parts that one can do without
//	default.go  the default client of the UEC championship
//	lists.go    the names of the levels, now and before
package levels
