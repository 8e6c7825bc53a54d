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

// replayed is the view of seat 0 after 5s, 7d and a pass of two players, whom one
// card is left.
func replayed(t *testing.T) View {
	v := View{Table: Table{Rules: Rules{2, 1, 0}, Active: 3, Counts: [MaxPlayers]int8{1, 1}}, Hand: cardsOf(t, "3s")}
	v.Moves = []Move{{0, roleOf(t, "5s")}, {1, roleOf(t, "7d")}, {0, Role{}}}
	v.Played, v.Turn = cardsOf(t, "5s 7d"), 1
	return v
}

// TestReplayRefuses spoils what a view says of the moves that led to it.
func TestReplayRefuses(t *testing.T) {
	v := replayed(t)
	var seen []string
	if err := v.Replay(func(before *Table, m Role) { seen = append(seen, before.Field.String()+" "+m.String()) }); err != nil || len(seen) != 3 || seen[1] != "5s 7d" {
		t.Fatal(err, seen)
	}
	const illegal, nobody, elsewhere = "is not legal there", "is not a player's", "do not lead to this position"
	for what, c := range map[string]struct {
		change func(v *View)
		index  int
		reason string
	}{
		"a pass to somebody":          {func(v *View) { v.Moves[2].Role.To = 1 }, 2, illegal},
		"a pass of the leader":        {func(v *View) { v.Moves[0].Role = Role{} }, 0, illegal},
		"out of turn":                 {func(v *View) { v.Moves[1].Seat = 0 }, 1, illegal},
		"weaker than the field":       {func(v *View) { v.Moves[1].Role = roleOf(t, "4d") }, 1, illegal},
		"a card that was played":      {func(v *View) { v.Moves = append(v.Moves, Move{1, roleOf(t, "5s")}) }, 3, illegal},
		"after the end":               {func(v *View) { v.Counts[0] = 0; v.Moves = v.Moves[:2] }, 1, illegal},
		"as many as nobody had":       {func(v *View) { v.Moves[0].Role.Size = 53 }, 0, illegal},
		"more than there are":         {func(v *View) { v.Moves[0].Role.Size = 54 }, 0, nobody},
		"fewer than none":             {func(v *View) { v.Moves[0].Role.Size = -1 }, 0, nobody},
		"a seat below":                {func(v *View) { v.Moves[1].Seat = -1 }, 1, nobody},
		"a seat above":                {func(v *View) { v.Moves[1].Seat = 2 }, 1, nobody},
		"to a seat below":             {func(v *View) { v.Moves[1].Role.To = -1 }, 1, nobody},
		"to a seat above":             {func(v *View) { v.Moves[1].Role.To = 2 }, 1, nobody},
		"more given than they have":   {func(v *View) { v.Moves[2].Role = Role{Kind: Give, Size: 3, To: 1} }, 2, nobody},
		"another's turn":              {func(v *View) { v.Turn = 0 }, -1, elsewhere},
		"a choice that nobody has":    {func(v *View) { v.Choice = Giving }, -1, elsewhere},
		"another card played":         {func(v *View) { v.Played = cardsOf(t, "5s 8d") }, -1, elsewhere},
		"one card more played":        {func(v *View) { v.Played |= cardsOf(t, "8d") }, -1, elsewhere},
		"a joker more played":         {func(v *View) { v.Played |= Jokers.First() }, -1, elsewhere},
		"a field that was cleared":    {func(v *View) { v.Field = roleOf(t, "7d") }, -1, elsewhere},
		"a move that was not made":    {func(v *View) { v.Moves = append(v.Moves, Move{1, roleOf(t, "9d")}) }, -1, elsewhere},
		"a move that was not told of": {func(v *View) { v.Moves = v.Moves[:2] }, -1, elsewhere},
	} {
		v := replayed(t)
		c.change(&v)
		fault, _ := v.Replay(nil).(*search.Fault)
		if fault == nil || fault.Field != "moves" || fault.Index != c.index || fault.Reason != c.reason {
			t.Errorf("%s: %v, want %d %s", what, fault, c.index, c.reason)
		}
	}
	v = replayed(t)
	if v.Moves = nil; v.Replay(func(*Table, Role) { t.Error("a move") }) != nil {
		t.Error("a view without moves is refused")
	}
}
