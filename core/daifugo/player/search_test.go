package player

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/belief"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// TestPartsKinds: without the kinds of players all are the policy's, without the skilled ones none is.
func TestPartsKinds(t *testing.T) {
	for p := range levels.Parts(2 * levels.Skilled) {
		want := belief.Kinds
		if p&levels.Skilled != 0 {
			want = belief.Simple + 1
		}
		if p&levels.Kinds != 0 {
			want = belief.Learned + 1
		}
		if got := kindsOf(p); got != want {
			t.Errorf("%b: %d kinds", p, got)
		}
	}
	if !(belief.Learned < belief.Simple && belief.Simple < belief.Kinds) {
		t.Error("the kinds have another order")
	}
}

// BenchmarkSearch chooses moves in games of the UEC rules by 1000 playouts.
func BenchmarkSearch(b *testing.B) {
	r := dice.NewRand(1)
	c := NewChooser()
	done := int64(0)
	for range b.N {
		s, gifts, seen := midgame(r, daifugo.UEC, r.IntN(50))
		v := s.View(s.Turn, gifts, seen)
		m := playouts(1000)
		if _, err := c.Choose(&v, levels.Search, m, r); err != nil {
			b.Fatal(err)
		}
		done += m.Progress().Done
	}
	b.ReportMetric(float64(done)/float64(b.N), "playouts/op")
}

// playouts is a meter of so many playouts.
func playouts(n int64) *search.Meter {
	return search.Start(search.Budget{Iterations: n}, 0, func() int64 { return 0 }, nil)
}

// midgame is a random game of the policy.
func midgame(r *rand.Rand, rules daifugo.Rules, moves int) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	p := policy.New()
	return daifugotest.Midgame(r, rules, moves, p.DrawReturn, p.Draw)
}

// TestChooserLegal checks every level on views of all rules: each legal move
// is a candidate once, the answer is the same again, and it does not depend on
// the hidden hands.
func TestChooserLegal(t *testing.T) {
	positions := 150
	if testing.Short() {
		positions = 40
	}
	r := dice.NewRand(11)
	c, again := NewChooser(), NewChooser()
	for range positions {
		s, gifts, seen := midgame(r, daifugotest.Rules(r), r.IntN(50))
		if s.Over() {
			continue
		}
		v := s.View(s.Turn, gifts, seen)
		hidden := daifugotest.Redeal(s, s.Turn, r)
		other := hidden.View(hidden.Turn, gifts, seen)
		for level := range levels.Level(len(levels.Names)) {
			got, err := c.Choose(&v, level, playouts(60), dice.NewRand(3))
			if err != nil {
				t.Fatal(err)
			}
			want, _ := again.Choose(&other, level, playouts(60), dice.NewRand(3))
			if !slices.EqualFunc(got, want, sameCandidate) {
				t.Fatalf("%v: the choice depends on hidden hands: %v, %v", levels.Names[level].Key, got[0], want[0])
			}
			checkListed(t, &v, got)
		}
	}
}

func sameCandidate(a, b Candidate) bool {
	return a.Move == b.Move && a.Value == b.Value && a.Error == b.Error && a.Playouts == b.Playouts && slices.Equal(a.Reasons, b.Reasons)
}

func checkListed(t *testing.T, v *daifugo.View, got []Candidate) {
	t.Helper()
	legal := v.LegalMoves(nil)
	if len(got) != len(legal) {
		t.Fatalf("%d candidates of %d moves", len(got), len(legal))
	}
	for _, m := range legal {
		if !slices.ContainsFunc(got, func(k Candidate) bool { return k.Move == m }) {
			t.Fatalf("%v is no candidate", m)
		}
	}
}

// TestWeakerForm: of a sequence that a joker can begin or end, only the stronger form is searched, unless the two do different
// things: an 8 clears the field, and after a revolution the lower is the stronger.
func TestWeakerForm(t *testing.T) {
	for _, c := range []struct {
		hand, lower, higher string
		low, high           bool // which are searched
	}{
		{"4d 5d 6d 9s 9h Ks Jk", "Jk=3d 4d 5d 6d", "4d 5d 6d Jk=7d", false, true},
		{"4d 5d 9s 9h Ks Jk", "Jk=3d 4d 5d", "4d 5d Jk=6d", false, true},
		{"5d 6d 7d 9s 9h Ks Jk", "Jk=4d 5d 6d 7d", "5d 6d 7d Jk=8d", true, true},
		{"4d 5d 6d 7d 9s 9h Ks Jk", "Jk=3d 4d 5d 6d 7d", "4d 5d 6d 7d Jk=8d", true, true},
		{"9d Td Jd Qd 3s 4h 5s 6c 7h Jk", "Jk=8d 9d Td Jd Qd", "9d Td Jd Qd Jk=Kd", true, true},
		{"Td Jd Qd Kd 3s 4h 5s 6c 7h Jk", "Jk=9d Td Jd Qd Kd", "Td Jd Qd Kd Jk=Ad", true, false},
	} {
		hand, err := daifugo.ParseSet(c.hand)
		if err != nil {
			t.Fatal(err)
		}
		rules := daifugo.UEC
		s := daifugo.Start(rules, [daifugo.MaxPlayers]daifugo.Set{hand}, [daifugo.MaxPlayers]int8{})
		s.Turn, s.Owner, s.Opening = 0, 0, false
		r := dice.NewRand(3)
		rest := daifugo.Deck(1) &^ hand
		for seat := int8(1); seat < rules.Players; seat++ {
			s.Hands[seat] = daifugo.RandomCards(rest, 8, r)
			rest &^= s.Hands[seat]
			s.Counts[seat] = 8
		}
		s.Played, s.Active, s.Counts[0] = rest, 1<<rules.Players-1, int8(hand.Len())
		v := s.View(0, nil, nil)
		got, err := NewChooser().Choose(&v, levels.Search, playouts(600), r)
		if err != nil {
			t.Fatal(err)
		}
		searched := map[string]bool{}
		for _, k := range got {
			searched[k.Move.String()] = k.Playouts > 0
		}
		low, lowListed := searched[c.lower]
		high, highListed := searched[c.higher]
		if low != c.low || high != c.high || !lowListed || !highListed {
			t.Errorf("%s: lower %v %v, higher %v %v", c.hand, low, lowListed, high, highListed)
		}
	}
}
