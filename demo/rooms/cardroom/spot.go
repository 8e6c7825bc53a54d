//go:build js && wasm

package cardroom

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

var wordSolveIt = shell.Text{"Solve this spot, with ranges that you can change", "この局面を解く（レンジは変えられます）"}

// The ranges that a spot opens with, by what a player did before the flop: the best
// hands, as regular plays them. The reader changes them in the odds room.
const (
	rangeRaised = "25%"
	rangeCalled = "38%"
	rangeIn     = "70%" // nobody raised
)

// spotLink returns the address of the solver with the spot of a decision: the street
// from its start, of the two players who are left. It is "" for other games and
// numbers of players, and before the flop.
func (n *node) spotLink() string {
	v := &n.view
	if v.Rules.Variant != "holdem" || len(boardOf(v)) < flop {
		return ""
	}
	var two []int // out of position first
	seats := len(v.Players)
	for i := range seats {
		seat := (v.Rules.Button + 1 + i) % seats
		if p := &v.Players[seat]; p.In && !p.Folded {
			two = append(two, seat)
		}
	}
	if len(two) != 2 {
		return ""
	}
	raiser := -1
	var raised []int
	for i := range v.Log {
		if e := &v.Log[i]; e.Round == 0 && (e.Event == "raise" || e.Event == "bet") {
			raiser = e.seat()
			raised = append(raised, raiser)
		}
	}
	pot, stack := v.Pot, -1
	of := url.Values{"tab": {"analyse"}, "board": {strings.ReplaceAll(v.Board, " ", "")}, "bets": {"33 75"}, "raises": {"60"}}
	if len(boardOf(v)) == flop { // more sizes would not fit in memory
		of["bets"], of["raises"] = []string{"75"}, []string{""}
	}
	for _, seat := range two {
		p := &v.Players[seat]
		pot -= p.Bet
		if behind := p.Stack + p.Bet; stack < 0 || behind < stack {
			stack = behind
		}
		text := rangeCalled
		switch {
		case raiser < 0:
			text = rangeIn
		case slices.Contains(raised, seat):
			text = rangeRaised
		}
		of.Add("p", text)
	}
	if stack <= 0 {
		return ""
	}
	of.Set("pot", fmt.Sprint(pot))
	of.Set("stack", fmt.Sprint(stack))
	return "#equity?" + of.Encode()
}
