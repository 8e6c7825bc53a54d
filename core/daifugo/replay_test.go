package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

// TestReplayCountsJokers checks that no view holds more jokers than its rules.
func TestReplayCountsJokers(t *testing.T) {
	v := View{Table: Table{Rules: Rules{2, 1, 0}, Active: 3, Counts: [MaxPlayers]int8{4, 5}}, Hand: cardsOf(t, "3s 4s 5s 6s")}
	v.Moves = []Move{{0, roleOf(t, "Jk")}, {1, Role{}}, {0, roleOf(t, "Jk")}}
	v.Played, v.Turn = roleOf(t, "Jk").Cards, 1
	fault, ok := v.Replay(nil).(*search.Fault)
	if !ok || fault.Index != 2 || fault.Reason != "is not legal there" {
		t.Errorf("two jokers of a deck with one: %v", fault)
	}
	if v.Rules.Jokers = 2; v.Replay(nil).(*search.Fault).Index == 2 {
		t.Error("two jokers of a deck with two are refused")
	}
}
