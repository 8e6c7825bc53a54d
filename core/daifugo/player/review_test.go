package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
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

// TestReviewUnlikely: a move that no search would try is searched where it is judged, and costs no more than lies between the
// first place and the last.
func TestReviewUnlikely(t *testing.T) {
	r, wide := dice.NewRand(4), 0
	for i := range 60 {
		s := daifugotest.Start(r, daifugotest.Rules(r), 2+i%3*8)
		v := s.View(s.Turn, nil, nil)
		candidates, err := NewChooser().Choose(&v, levels.Search, playouts(40), r)
		if err != nil {
			t.Fatal(err)
		}
		made := candidates[len(candidates)-1]
		if len(candidates) > widest {
			wide++
		}
		g := Game{First: s, Moves: []daifugo.Move{{Seat: s.Turn, Combination: made.Move}}}
		err = NewChooser().Review(&g, daifugo.Onlooker, levels.Search, func() *search.Meter { return playouts(200) }, r, func(d *Decision) {
			if d.Played.Playouts == 0 && !d.Played.Proved || d.Loss > Worth(s.Rules, 1)-Worth(s.Rules, s.Rules.Players) {
				t.Errorf("%v, best is %v: %+v", d.Played.Move, d.Best.Move, d)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if wide < 8 {
		t.Error("too few hands have more moves than a search tries:", wide)
	}
}

// TestReviewReturns: the cards given back in the exchange are judged from what the giver knew, whatever was given; best
// cards given back cost points, and the level's own choice costs none.
func TestReviewReturns(t *testing.T) {
	rules := daifugo.Common
	for seed := range uint32(6) {
		r := dice.NewRand(seed)
		hands := rules.Deal(0, r)
		class := [daifugo.MaxPlayers]int8{1, 2, 3, 4}
		gifts := rules.Gifts(class)
		daifugo.Tributes(gifts, &hands)
		half, careless := len(gifts)/2, seed%2 == 0
		var known []ReturnView
		for i := half; i < len(gifts); i++ {
			g := &gifts[i]
			v := ReturnView{Rules: rules, Class: class, Seat: g.From, To: g.To, Hand: hands[g.From], Got: gifts[i-half].Cards.WithJokersOf(hands[g.From]), Count: g.Count}
			for seat, h := range hands {
				v.Counts[seat] = int8(h.Len())
			}
			known = append(known, v)
			candidates, err := NewChooser().ChooseReturn(&v, levels.Search, playouts(300), dice.NewRand(9))
			if err != nil {
				t.Fatal(err)
			}
			back := candidates[0].Move.Cards
			if careless {
				back = daifugo.Tribute(rules.Returnable(v.Hand, v.Got), int(g.Count))
			}
			if err := rules.Return(gifts, i, back, &hands); err != nil {
				t.Fatal(err)
			}
		}
		game := Game{First: daifugo.Start(rules, hands, class), Gifts: gifts}
		i := 0
		err := NewChooser().Review(&game, daifugo.Onlooker, levels.Search, func() *search.Meter { return playouts(300) }, dice.NewRand(seed), func(d *Decision) {
			var v ReturnView
			if err := game.beforeReturn(i, &v); err != nil || v != known[i] {
				t.Errorf("seed %d, return %d: %+v, known was %+v, %v", seed, i, v, known[i], err)
			}
			if d.At != i || d.Seat != v.Seat || d.Played.Move.Cards != gifts[half+i].Cards || d.Played.Playouts == 0 || careless && d.Loss == 0 {
				t.Errorf("seed %d, return %d: %+v", seed, i, d)
			}
			i++
		})
		if err != nil || i != half {
			t.Error(i, err)
		}
		gifts[half].Cards = gifts[0].Cards | 1
		if err := NewChooser().Review(&game, daifugo.Onlooker, levels.Search, func() *search.Meter { return playouts(1) }, r, func(*Decision) {}); err == nil && gifts[half].Cards&^hands[gifts[half].To] != 0 {
			t.Error("cards that nobody got back are judged")
		}
	}
	game := Game{First: daifugo.Start(rules, rules.Deal(0, dice.NewRand(1)), [daifugo.MaxPlayers]int8{1, 2, 3, 4}), Gifts: rules.Gifts([daifugo.MaxPlayers]int8{1, 2, 3, 4})}
	if err := NewChooser().Review(&game, daifugo.Onlooker, levels.Search, nil, nil, func(d *Decision) { t.Error("judged without its cards") }); err != nil {
		t.Error(err)
	}
}
