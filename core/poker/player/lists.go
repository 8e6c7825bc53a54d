package player

import "github.com/tefuda/tefuda/core/names"

// Levels are the keys of the levels, by Level.
var Levels = []string{
	Random:   "random",
	Beginner: "beginner",
	Regular:  "regular",
	Strong:   "strong",
}

// LevelNames returns the keys and names of the levels, by Level.
func LevelNames() []names.Name {
	return names.List(Levels,
		"Random", "ランダム",
		"Beginner", "初級",
		"Regular", "中級",
		"Strong", "上級",
	)
}

// The codes of the reasons.
const (
	lot      = "any-action"
	wins     = "may-win"
	beaten   = "is-beaten"
	equity   = "equity"
	odds     = "pot-odds"
	free     = "free"
	folds    = "fold-equity"
	called   = "when-called"
	back     = "raised-again"
	behind   = "players-behind"
	raiser   = "raiser-behind"
	starts   = "starting-hand"
	holds    = "holds"
	mix      = "mixed"
	draws    = "draws"
	standPat = "stands-pat"
	trained  = "by-strategy"
	solved   = "river-solved"
	found    = "by-experience"
)

// Reasons are the codes of a candidate's reasons, with the fields that each
// has.
var Reasons = []names.Code{
	{Key: lot},
	{Key: wins},
	{Key: beaten},
	{Key: equity, Fields: []string{"share", "count"}},
	{Key: odds, Fields: []string{"share", "amount"}},
	{Key: free},
	{Key: folds, Fields: []string{"share"}},
	{Key: called, Fields: []string{"share"}},
	{Key: back, Fields: []string{"share"}},
	{Key: behind, Fields: []string{"count"}},
	{Key: raiser},
	{Key: starts, Fields: []string{"share"}},
	{Key: holds, Fields: []string{"category", "ranks"}},
	{Key: mix, Fields: []string{"share"}},
	{Key: draws, Fields: []string{"count", "share"}},
	{Key: standPat, Fields: []string{"share"}},
	{Key: trained, Fields: []string{"share", "count"}},
	{Key: solved, Fields: []string{"share"}},
	{Key: found, Fields: []string{"share"}},
}
