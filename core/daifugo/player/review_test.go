package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// played is a random game by the policy, with the state at its end.
func played(seed uint32, rules daifugo.Rules) (Game, daifugo.State) {
	r := dice.NewRand(seed)
	g := Game{First: daifugo.Start(rules, rules.Deal(0, r), [daifugo.MaxPlayers]int8{})}
	s, policy := g.First, policy.New()
	for !s.Over() {
		m := daifugo.Move{Seat: s.Turn, Combination: policy.Choose(&s.Table, s.Hands[s.Turn])}
		if m.Combination.Kind == daifugo.Give {
			m.Combination.To = s.Receiver()
		}
		s.Play(m.Combination)
		g.Moves = append(g.Moves, m)
	}
	return g, s
}

// TestBegin: the last position and the moves give back the first one, with every
// rule on and two jokers, except for which joker is whose.
func TestBegin(t *testing.T) {
	rules := daifugo.Common
	rules.On |= daifugo.SevenPass | daifugo.TenDiscard | daifugo.Bomber | daifugo.FourStop | daifugo.Sandstorm
	for seed := range uint32(200) {
		g, end := played(seed, rules)
		first, err := end.Begin(g.Moves)
		if err != nil {
			t.Fatal(seed, err)
		}
		for seat, h := range first.Hands {
			if want := g.First.Hands[seat]; h&daifugo.Naturals != want&daifugo.Naturals || h.Len() != want.Len() {
				t.Fatalf("game %d, seat %d: %v, want %v", seed, seat, h, want)
			}
		}
		if first.Turn != g.First.Turn || first.Opening != g.First.Opening {
			t.Fatalf("game %d: seat %d leads, want %d", seed, first.Turn, g.First.Turn)
		}
		if _, err := end.Begin(g.Moves[1:]); err == nil && g.Moves[0].Combination.Kind != daifugo.Pass {
			t.Fatalf("game %d: a move less leads there, too", seed)
		}
	}
}

// TestReview: who plays as the reviewer would loses nothing; who gives a certain win
// away loses what it was worth.
func TestReview(t *testing.T) {
	g, _ := played(7, daifugo.UEC)
	meter := func() *search.Meter { return playouts(60) }
	var own []Decision
	if err := NewChooser().Review(&g, 2, levels.Search, meter, dice.NewRand(1), func(d *Decision) { own = append(own, *d) }); err != nil {
		t.Fatal(err)
	}
	for _, d := range own {
		if d.Seat != 2 || g.Moves[d.At].Seat != 2 || d.Played.Move.String() != g.Moves[d.At].Combination.String() || d.Loss < 0 || d.Loss > 0 && d.Loss <= 2*d.Error {
			t.Errorf("%+v", d)
		}
	}
	if len(own) == 0 {
		t.Error("no decision")
	}
	// The two and then the three go out; the three first lets the other's four in.
	rules := daifugo.Article
	rules.Players = 2
	var hands [daifugo.MaxPlayers]daifugo.Set
	hands[0], _ = daifugo.ParseSet("3d 2h")
	hands[1], _ = daifugo.ParseSet("4s 5s")
	lost := Game{First: daifugo.Start(rules, hands, [daifugo.MaxPlayers]int8{})}
	combination := func(text string) daifugo.Combination { r, _ := daifugo.ParseCombination(text); return r }
	lost.Moves = []daifugo.Move{{Seat: 0, Combination: combination("3d")}, {Seat: 1, Combination: combination("4s")}}
	var first *Decision
	if err := NewChooser().Review(&lost, 0, levels.Search, meter, dice.NewRand(1), func(d *Decision) { first = d }); err != nil {
		t.Fatal(err)
	}
	if first == nil || first.Best.Move.String() != "2h" || first.Loss != 0 && first.Loss <= 2*first.Error {
		t.Errorf("%+v", first)
	}
	for grade, loss := range []float64{.02, .06, .1, .2, .3} {
		if GradeOf(loss) != grade {
			t.Errorf("%v is of grade %d", loss, GradeOf(loss))
		}
	}
}
