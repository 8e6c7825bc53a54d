package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/belief"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
)

// TestReasons checks what is said of moves in positions made for it.
func TestReasons(t *testing.T) {
	for _, c := range []struct {
		hand, field, played, move string
		code                      ReasonCode
		n                         int32
	}{
		{"3s 8d Kd Jk", "", "", "8d", ReasonEightCut, 0},
		{"3s 8d Kd Jk", "", "", "Jk", ReasonUnbeatable, 0},
		{"4s 8d Kd Jk", "", "", "Jk", ReasonExposed, 0},
		{"4s 8d Kd Jk", "", "", "4s", ReasonKeepsJoker, 0},
		{"4s 8d Kd Jk", "", "", "4s", ReasonWeakest, 0},
		{"4s 8d Kd Jk", "", "", "Kd Jk=Ks", ReasonUsesJoker, 0},
		{"5s 5d 5c Kd", "", "", "5s 5d", ReasonBreaksGroup, 1},
		{"5s 6s 7s 8s Kd", "", "", "5s", ReasonBreaksRun, 0},
		{"5s 6s 7s Kd", "", "", "5s", ReasonBreaksRun, 2},
		{"5s Ks", "4s", "4s", "5s", ReasonLock, 0},
		{"5s 2s", "4s", "4s", "5s", ReasonLockStrong, 0},
		{"5s 2s", "6h", "6h", "pass", ReasonSaves, 1},
		{"5s", "6h", "6h", "pass", ReasonOnlyMove, 0},
		{"7s", "6h", "6h", "7s", ReasonFinishes, 1},
		{"4s 4d 4c 4h 5s 5d 6d", "", "", "4s 4d 4c 4h", ReasonRevolution, 3},
		{"3s 5d", "Jk", "Jk", "3s", ReasonSpadeReturn, 0},
		{"Qs 2h", "", "2s 2d 2c Jk", "2h", ReasonForcedWin, 2},
		{"Qs 5h 2h", "", "2s 2d 2c Jk", "2h", ReasonUnbeatable, 0},
		{"4s 5h 9h", "", "", "9h", ReasonBeatenBy, 6},
		{"4s 5h Kh", "", "As Ad Ac 2s 2d 2c 2h", "Kh", ReasonBeatenBy, 1},
		{"4s 5h Ah", "", "As Ad Ac 2s 2d 2c 2h", "Ah", ReasonFlows, 99},
	} {
		v := made(t, c.hand, c.field, c.played)
		got, err := NewChooser().Choose(&v, levels.Search, playouts(30), dice.NewRand(1))
		if err != nil {
			t.Fatal(err)
		}
		move, _ := daifugo.ParseCombination(c.move)
		i := slices.IndexFunc(got, func(k Candidate) bool { return k.Move.Cards == move.Cards })
		if i < 0 || !slices.ContainsFunc(got[i].Reasons, func(r Reason) bool { return r.Code == c.code && r.N == c.n }) {
			t.Errorf("%s of %s on %q: want %s %d, got %+v", c.move, c.hand, c.field, c.code, c.n, got)
		}
	}
}

// made returns the view of seat 0 of the UEC rules on a field of seat 4.
func made(t *testing.T, hand, field, played string) daifugo.View {
	t.Helper()
	table := daifugo.Table{Rules: daifugo.UEC}
	cards, err := daifugo.ParseSet(hand)
	if err != nil {
		t.Fatal(err)
	}
	table.Played, _ = daifugo.ParseSet(played)
	if table.Field, err = daifugo.ParseCombination(field); err != nil {
		t.Fatal(err)
	}
	if table.Field.Kind != daifugo.Pass {
		table.Owner = 4
	}
	for seat := range daifugo.UEC.Players {
		table.Counts[seat] = 5
	}
	table.Counts[0] = int8(cards.Len())
	v, err := daifugo.NewView(table, 0, cards)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestChooserFaults checks what no move can be chosen for.
func TestChooserFaults(t *testing.T) {
	c := NewChooser()
	v := made(t, "5s 6s", "", "")
	for _, f := range []struct {
		field string
		level levels.Level
		turn  int8
		alive daifugo.Seats
	}{{"turn", levels.Ahead, 1, 31}, {"places", levels.Ahead, 0, 0}, {"level", levels.Level(len(levels.Names)), 0, 31}} {
		w := v
		w.Turn, w.Active = f.turn, f.alive
		_, err := c.Choose(&w, f.level, nil, nil)
		if e, ok := err.(*fault.Fault); !ok || e.Field != f.field {
			t.Errorf("%s: %v", f.field, err)
		}
	}
}

// TestAhead checks that levels.Ahead takes few playouts whatever the budget, fewer if
// the budget is less, and none without them, when the policy's likeliest move comes
// first.
func TestAhead(t *testing.T) {
	r, c, p := dice.NewRand(9), NewChooser(), policy.New()
	for range 40 {
		s, gifts, seen := midgame(r, daifugo.UEC, r.IntN(30))
		v := s.View(s.Turn, gifts, seen)
		for _, f := range []struct {
			without      levels.Parts
			budget, most int64
		}{{0, 5000, AheadPlayouts}, {0, 7, 7}, {levels.Playouts, 5000, 0}} {
			m := playouts(f.budget)
			c.Without = f.without
			got, err := c.Choose(&v, levels.Ahead, m, dice.NewRand(1))
			if err != nil {
				t.Fatal(err)
			}
			done := int64(0)
			for i := range got {
				done += got[i].Playouts
			}
			if done != m.Progress().Done || done > f.most {
				t.Errorf("%d playouts of %d, %d told", done, f.most, m.Progress().Done)
			}
			if want := p.Choose(&v.Table, v.Hand); f.without == levels.Playouts && !got[0].Proved && got[0].Move.Canonical() != want.Canonical() {
				t.Errorf("%v, not the policy's %v", got[0].Move, want)
			}
		}
	}
}

// TestHistoryFaults checks what gifts and moves may not be.
func TestHistoryFaults(t *testing.T) {
	s, gifts, seen := midgame(dice.NewRand(8), daifugo.UEC, 12)
	v := s.View(s.Turn, gifts, seen)
	if err := belief.CheckHistory(&v); err != nil || len(gifts) == 0 {
		t.Fatal(err, gifts)
	}
	for _, f := range []struct {
		field  string
		change func(*daifugo.View)
	}{
		{"gifts", func(v *daifugo.View) { v.Gifts[0].To = 99 }},
		{"gifts", func(v *daifugo.View) { v.Gifts[1].From = -1 }},
		{"gifts", func(v *daifugo.View) {
			v.Gifts[0] = daifugo.Gift{From: v.Seat, To: (v.Seat + 1) % 5, Count: 2, Cards: daifugo.Naturals}
		}},
		{"gifts", func(v *daifugo.View) { // one card to two who are still in
			card := (v.Unseen(v.Hand) & daifugo.Naturals).First()
			for i := range v.Gifts[:2] {
				for to := (v.Seat + 1 + int8(i)) % 5; ; to = (to + 1) % 5 {
					if to != v.Seat && v.Counts[to] > 0 && (i == 0 || to != v.Gifts[0].To) {
						v.Gifts[i] = daifugo.Gift{From: v.Seat, To: to, Count: 1, Cards: card}
						break
					}
				}
			}
		}},
		{"moves", func(v *daifugo.View) { v.Moves[3].Seat = 77 }},
		{"moves", func(v *daifugo.View) { v.Moves[3].Combination.Size = 120 }},
		{"moves", func(v *daifugo.View) { v.Moves[0].Combination = daifugo.Combination{Kind: 9, Size: -3} }},
		{"moves", func(v *daifugo.View) { v.Moves[5].Combination = v.Moves[0].Combination }},
		{"moves", func(v *daifugo.View) { v.Moves = v.Moves[:4] }},
	} {
		w := v
		w.Gifts, w.Moves = slices.Clone(v.Gifts), slices.Clone(v.Moves)
		f.change(&w)
		_, err := NewChooser().Choose(&w, levels.Search, playouts(10), dice.NewRand(1))
		if e, ok := err.(*fault.Fault); !ok || e.Field != f.field {
			t.Errorf("%s: %v", f.field, err)
		}
	}
}

// TestBudget checks that a search keeps to its playouts, reports candidates
// while it runs, and is done with an only move at once.
func TestBudget(t *testing.T) {
	r := dice.NewRand(3)
	s := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, r), [daifugo.MaxPlayers]int8{})
	v := s.View(s.Turn, nil, nil)
	c := NewChooser()
	reports, now := 0, int64(0)
	m := search.Start(search.Budget{Iterations: 700}, 0, func() int64 { now += 50; return now }, func(search.Progress) {
		reports++
		if len(c.Candidates()) != len(v.LegalMoves(nil)) {
			t.Error("a report lacks candidates")
		}
	})
	if _, err := c.Choose(&v, levels.Search, m, r); err != nil {
		t.Fatal(err)
	}
	if n := m.Progress().Done; n > 700 || n < 100 || reports == 0 || c.Deals() == 0 {
		t.Errorf("%d playouts on %d deals, %d reports", n, c.Deals(), reports)
	}
	only := made(t, "5s", "6h", "6h")
	m = playouts(700)
	if _, err := c.Choose(&only, levels.Search, m, r); err != nil || m.Progress().Done != 0 {
		t.Errorf("%d playouts for an only move, %v", m.Progress().Done, err)
	}
}

// FuzzChoose changes views of random games: those that are accepted get an
// answer of every level, a legal one first.
func FuzzChoose(f *testing.F) {
	f.Add(uint32(1), uint8(9), []byte{})
	f.Add(uint32(2), uint8(30), []byte{0, 1, 4, 8, 9, 2})
	c := NewChooser()
	f.Fuzz(func(t *testing.T, seed uint32, moves uint8, changes []byte) {
		r := dice.NewRand(seed)
		s, gifts, seen := midgame(r, daifugotest.Rules(r), int(moves%60))
		for ; len(changes) >= 2; changes = changes[2:] {
			change(&s, changes[0], int8(changes[1]))
		}
		v, err := daifugo.NewView(s.Table, max(0, min(s.Turn, daifugo.MaxPlayers-1)), s.Hands[max(0, min(s.Turn, daifugo.MaxPlayers-1))])
		if err != nil || v.Over() || v.Turn != v.Seat {
			return
		}
		if v.Gifts, v.Moves = gifts, seen; belief.CheckHistory(&v) != nil {
			v.Gifts, v.Moves = nil, nil
		}
		for level := range levels.Level(len(levels.Names)) {
			got, err := c.Choose(&v, level, playouts(40), r)
			if err != nil {
				t.Fatal(err)
			}
			checkListed(t, &v, got)
		}
	})
}
