package calculation

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
)

// A Preset is a named game.
type Preset struct {
	names.Name
	Lead, Piles int
	ByOne       bool // every foundation rises by one
}

// Presets are the games that people know. The first is the usual one.
var Presets = []Preset{
	{names.Name{Key: "calculation", En: "Calculation", Ja: "計算"}, 1, 4, false},
	{names.Name{Key: "computer", En: "Computer", Ja: "コンピュータ"}, 0, 4, false},
	{names.Name{Key: "expert", En: "Calculation with three piles", Ja: "計算（屑札3列）"}, 1, 3, false},
	{names.Name{Key: "sir-tommy", En: "Sir Tommy", Ja: "サー・トミー"}, 0, 4, true},
}

// MostLead returns the lead to assume for a position without rules: the usual
// one, or the smallest foundation if that has fewer cards.
func (s *State) MostLead() int {
	lead := Presets[0].Lead
	for _, n := range &s.count {
		lead = min(lead, int(n))
	}
	return lead
}

// CheckRules returns a *fault.Fault if a game with this lead and number of piles
// cannot have led to s.
func (s *State) CheckRules(lead, piles int) error {
	if piles != int(s.piles) {
		return fault.Refuse(fault.BadGame, "rules", "have "+strconv.Itoa(piles)+" waste piles, and the position has "+strconv.Itoa(int(s.piles)))
	}
	for _, n := range &s.count {
		if lead > min(int(n), MaxLead) {
			return fault.Refuse(fault.BadGame, "rules", "begin with "+strconv.Itoa(lead)+" cards on every foundation, and one has "+strconv.Itoa(int(n)))
		}
	}
	return nil
}
