package belief

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// A moment identifies a move of a game.
type moment struct {
	turn    int8
	played  daifugo.Set
	counts  [daifugo.MaxPlayers]int8
	passes  int8
	choice  daifugo.Choice
	removed daifugo.Set
}

func momentOf(t *daifugo.Table) moment {
	return moment{t.Turn, t.Played & daifugo.Naturals, t.Counts, t.Passes, t.Choice, t.Named}
}

// TestPassedOn checks, in games with cards given by sevens, that each move seen is
// weighed with the hand that its player truly had, and that what a viewer gave
// or got takes no move away.
func TestPassedOn(t *testing.T) {
	games := 150
	if testing.Short() {
		games = 40
	}
	r, p := dice.NewRand(53), policy.New()
	weighed, followed := 0, 0
	for range games {
		hands := daifugo.DragonQuest.Deal(0, r)
		s := daifugo.Start(daifugo.DragonQuest, hands, [daifugo.MaxPlayers]int8{})
		was := map[moment]daifugo.Set{}
		var moves []daifugo.Move
		for !s.Over() {
			v := s.View(s.Turn, nil, moves)
			for _, e := range events(nil, &v) {
				if e.combination.Kind == daifugo.Give {
					followed++
				} else if had := e.had(s.Hands[e.table.Turn]); had&daifugo.Naturals != was[momentOf(&e.table)]&daifugo.Naturals {
					t.Fatalf("%v of seat %d from %v, it was %v", e.combination, e.table.Turn, had, was[momentOf(&e.table)])
				}
				weighed++
			}
			was[momentOf(&s.Table)] = s.Hands[s.Turn]
			m := daifugo.Move{Seat: s.Turn, Combination: p.Draw(&s.Table, s.Hands[s.Turn], r)}
			s.Play(m.Combination)
			moves = append(moves, m)
		}
	}
	if t.Logf("%d moves weighed, after %d known gifts", weighed, followed); followed == 0 || weighed < 10*followed {
		t.Errorf("%d moves weighed, after %d known gifts", weighed, followed)
	}
}

// TestKnownGift checks that a move before a known gift counts and one before an
// unknown gift does not.
func TestKnownGift(t *testing.T) {
	r, p := dice.NewRand(54), policy.New()
	known, unknown := 0, 0
	for range 200 {
		hands := daifugo.DragonQuest.Deal(0, r)
		s := daifugo.Start(daifugo.DragonQuest, hands, [daifugo.MaxPlayers]int8{})
		var moves []daifugo.Move
		for !s.Over() && (known == 0 || unknown == 0) {
			given, turn := s.Choice == daifugo.Giving, s.Turn
			m := daifugo.Move{Seat: turn, Combination: p.Draw(&s.Table, s.Hands[turn], r)}
			given = given && m.Combination.Kind == daifugo.Give && m.Combination.Cards&daifugo.Jokers == 0 && s.Counts[turn] > m.Combination.Size
			s.Play(m.Combination)
			moves = append(moves, m)
			if !given || s.Over() {
				continue
			}
			for seat := range s.Rules.Players {
				v := s.View(seat, nil, moves)
				n := 0
				for _, e := range events(nil, &v) {
					if e.table.Turn == turn && e.combination.Kind != daifugo.Give {
						n++
					}
				}
				switch {
				case seat == m.Combination.To && n == 0:
					t.Fatal("who got cards forgot the giver's moves")
				case seat == m.Combination.To:
					known++
				case seat != turn && n != 0:
					t.Fatal("who saw no cards weighs the giver's moves")
				case seat != turn:
					unknown++
				}
			}
		}
	}
	if known == 0 || unknown == 0 {
		t.Errorf("%d known gifts, %d unknown", known, unknown)
	}
}

// TestPassOnOfNobody wants a gift of or to a seat that there is not to change nothing.
func TestPassOnOfNobody(t *testing.T) {
	var start [aside + 1]daifugo.Set
	for i := range start {
		start[i] = 1<<i | 1<<20
	}
	for _, m := range []struct{ from, to int8 }{{-1, 1}, {aside, 1}, {1, -1}, {1, aside}, {aside - 1, 1}, {1, aside - 1}} {
		fixed, banned := start, start
		v := daifugo.View{Table: daifugo.Table{Rules: daifugo.DragonQuest}, Seat: 0, Moves: []daifugo.Move{{Seat: m.from, Combination: daifugo.Combination{Kind: daifugo.Give, To: m.to}}}}
		passOn(&v, &fixed, &banned)
		nobody := m.from < 0 || m.from >= aside || m.to < 0 || m.to >= aside
		if same := fixed == start && banned == start; same != nobody {
			t.Errorf("from %d to %d: %v, %v", m.from, m.to, fixed, banned)
		}
	}
}

// TestPassOnKnown checks that cards that its own seat gave are known to be held,
// even if they were known to be elsewhere before, and that hidden gifts make all
// forgotten.
func TestPassOnKnown(t *testing.T) {
	give := func(from, to int8, cards daifugo.Set) daifugo.Move {
		return daifugo.Move{Seat: from, Combination: daifugo.Combination{Kind: daifugo.Give, To: to, Cards: cards}}
	}
	for _, c := range []struct {
		moves                    []daifugo.Move
		fixed1, banned1, banned2 daifugo.Set
	}{
		{[]daifugo.Move{give(0, 1, 0b11)}, 0b1011, 0b100, 0b111},
		{[]daifugo.Move{give(2, 1, 0b11)}, 0b1000, 0b100, 0b111},
		{[]daifugo.Move{give(2, 1, 0)}, 0b1000, 0, 0b111},
		{[]daifugo.Move{give(1, 2, 0b1001)}, 0, 0b111, 0b110},
	} {
		fixed, banned := [aside + 1]daifugo.Set{1: 0b1000}, [aside + 1]daifugo.Set{1: 0b111, 2: 0b111}
		v := daifugo.View{Table: daifugo.Table{Rules: daifugo.DragonQuest}, Seat: 0, Moves: c.moves}
		passOn(&v, &fixed, &banned)
		if fixed[1] != c.fixed1 || banned[1] != c.banned1 || banned[2] != c.banned2 {
			t.Errorf("%v: %b, %b", c.moves, fixed, banned)
		}
	}
}
