package brain

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// BenchmarkPolicyPlayout plays games of the UEC rules from the deal by the
// policy.
func BenchmarkPolicyPlayout(b *testing.B) {
	r := dice.NewRand(1)
	start := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, r), [daifugo.MaxPlayers]int8{})
	p := NewPolicy()
	for range b.N {
		s := start
		p.Playout(&s, r)
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
		if _, err := c.Choose(&v, SearchLevel, m, r); err != nil {
			b.Fatal(err)
		}
		done += m.Progress().Done
	}
	b.ReportMetric(float64(done)/float64(b.N), "playouts/op")
}

// TestLikelihood compares the table with powers of two.
func TestLikelihood(t *testing.T) {
	for _, behind := range []int32{0, 1, 100, 255, 256, 257, 1000, 3000, 7679} {
		want := math.Exp2(likelihoodBits - float64(behind)/scoreUnit)
		if got := float64(likelihood(behind)); math.Abs(got-want) > 2+want*1e-8 {
			t.Errorf("%d behind: %v, want %v", behind, got, want)
		}
	}
	if likelihood(1<<20) != 0 || likelihood(math.MaxInt32) != 0 {
		t.Error("hopeless moves are drawn")
	}
}

// TestPolicyMoves checks on games of all rules that the policy's moves are the
// legal ones, that their chances add up to 1, that the likeliest is chosen, and
// that scores are the sums of the features' weights.
func TestPolicyMoves(t *testing.T) {
	r := dice.NewRand(21)
	p, q := NewPolicy(), NewPolicy()
	for range 400 {
		s, _, _ := policyMidgame(r, randomRules(r), r.IntN(40))
		hand := s.Hands[s.Turn]
		moves, chances := p.Moves(&s.Table, hand)
		sum := 0.0
		for _, x := range chances {
			sum += x
		}
		if math.Abs(sum-1) > 1e-9 || len(moves) != len(chances) {
			t.Fatalf("chances %v of %v", chances, moves)
		}
		legal := s.LegalMoves(nil)
		if s.Field.Kind == daifugo.Pass && len(legal) > 1 && legal[len(legal)-1].Kind == daifugo.Pass {
			legal = legal[:len(legal)-1]
		}
		if !slices.Equal(moves, legal) {
			t.Fatalf("%v, want %v", moves, legal)
		}
		if best := q.Choose(&s.Table, hand); best != moves[slices.Index(chances, slices.Max(chances))] {
			t.Fatalf("chooses %v", best)
		}
		checkFeatures(t, p, q, &s, hand)
	}
}

func checkFeatures(t *testing.T, p, q *Policy, s *daifugo.State, hand daifugo.Set) {
	t.Helper()
	moves, w := p.roles, Learned()
	if len(moves) == 1 || s.Choice != daifugo.NoChoice {
		return
	}
	q.Visit(&s.Table, hand, moves, func(i int, picked []int16) {
		score := int32(0)
		for _, f := range picked {
			weigh := int32(1)
			if f < 0 {
				f, weigh = ^f, -1
			}
			if f < features {
				score += weigh * int32(w.Move[f])
			} else {
				score += weigh * PairUnit * int32(w.Pair[f-features])
			}
		}
		got := p.scores[i]
		left := hand &^ moves[i].Cards
		if n := s.Sheds(moves[i]); n > 0 && left != 0 {
			got -= int32(min(n, left.Len())) * aShed
			if left.Len() <= n {
				got -= finishing
			}
		}
		if moves[i].Cards == hand && moves[i].Kind != daifugo.Pass {
			got -= finishing
			if s.Forbids(moves[i]) {
				got += 2 * finishing
			}
		}
		if got != score {
			t.Fatalf("%v scores %d, its features %d", moves[i], got, score)
		}
	})
}

// TestFinishes checks that a hand that can be laid at once is, unless the rules
// forbid to finish so.
func TestFinishes(t *testing.T) {
	p := NewPolicy()
	for _, c := range []struct {
		rules      daifugo.Rules
		hand, want string
	}{
		{daifugo.UEC, "5s 6s 7s", "5s 6s 7s"},
		{daifugo.UEC, "9h 9s Jk", "9h 9s Jk=9d"},
		{daifugo.Common, "2h", "2h"},
		{daifugo.UEC, "8h 8s", "8s 8h"},
	} {
		hand, _ := daifugo.ParseSet(c.hand)
		want, _ := daifugo.ParseRole(c.want)
		table := daifugo.Table{Rules: c.rules, Active: 1<<c.rules.Players - 1}
		for i := range c.rules.Players {
			table.Counts[i] = 5
		}
		got := p.Choose(&table, hand)
		if got.Cards != want.Cards {
			t.Errorf("%v leads %v, want %v", c.hand, got, want)
		}
	}
}

// golden plays positions at every level and mixes all answers into a hash.
func golden(positions int) (hash uint64) {
	mix := func(x uint64) { hash = (hash ^ x) * 0x100000001b3 }
	r := dice.NewRand(31)
	c := NewChooser()
	for range positions {
		s, gifts, seen := midgame(r, randomRules(r), r.IntN(40))
		v := s.View(s.Turn, gifts, seen)
		for level := range Level(len(Levels)) {
			got, err := c.Choose(&v, level, playouts(400), r)
			if err != nil {
				continue
			}
			for _, k := range got {
				mix(uint64(k.Move.Cards) ^ uint64(k.Move.Suits)<<56)
				mix(math.Float64bits(k.Value))
				mix(math.Float64bits(k.Error))
				mix(uint64(len(k.Reasons)))
			}
		}
		mixReturn(c, r, mix)
	}
	return hash
}

func mixReturn(c *Chooser, r *rand.Rand, mix func(uint64)) {
	v := returnView(r, daifugo.UEC)
	got, err := c.ChooseReturn(&v, SearchLevel, playouts(400), r)
	if err != nil {
		mix(1)
	}
	for _, g := range got {
		mix(uint64(g.Move.Cards))
		mix(math.Float64bits(g.Value))
	}
}

// returnView deals a game of last places 1, 2, … by seat and returns what the
// first knows when they give back.
func returnView(r *rand.Rand, rules daifugo.Rules) ReturnView {
	v := ReturnView{Rules: rules, To: rules.Players - 1}
	hands := rules.Deal(0, r)
	for seat := range rules.Players {
		v.Class[seat] = seat + 1
	}
	gifts := rules.Gifts(v.Class)
	daifugo.Tributes(gifts, &hands)
	v.Hand, v.Got, v.Count = hands[0], gifts[0].Cards, 2
	for seat, h := range hands {
		v.Counts[seat] = int8(h.Len())
	}
	return v
}

// TestGolden checks that every platform gives the same answers. After a change
// of rules, weights or players the number is a new one.
func TestGolden(t *testing.T) {
	if got, want := golden(12), uint64(0xcc0fdf2684ed95c3); got != want {
		t.Errorf("answers %#x, want %#x", got, want)
	}
}

// TestChooseReturn checks what levels give back: cards of the hand, as many as
// asked, each choice once, and nothing that depends on calls before.
func TestChooseReturn(t *testing.T) {
	r := dice.NewRand(41)
	c, again := NewChooser(), NewChooser()
	for range 20 {
		v := returnView(r, daifugo.UEC)
		for level := range Level(len(Levels)) {
			got, err := c.ChooseReturn(&v, level, playouts(100), dice.NewRand(2))
			if err != nil {
				t.Fatal(err)
			}
			if want := len(daifugo.Returns(nil, v.Hand, 2)); len(got) != want {
				t.Fatalf("%d choices of %d", len(got), want)
			}
			for _, g := range got {
				if g.Move.Cards.Len() != 2 || g.Move.Cards&^v.Hand != 0 {
					t.Fatalf("gives %v of %v", g.Move.Cards, v.Hand)
				}
			}
			searched := true
			for _, g := range got {
				if level == SearchLevel && g.Playouts > 0 && !searched {
					t.Fatalf("%v comes after returns that were not tried", g.Move.Cards)
				}
				searched = g.Playouts > 0
			}
			if level == SearchLevel && got[0].Playouts == 0 {
				t.Fatalf("%v is best without a playout", got[0].Move.Cards)
			}
			other, _ := again.ChooseReturn(&v, level, playouts(100), dice.NewRand(2))
			if other[0].Move.Cards != got[0].Move.Cards || other[0].Value != got[0].Value {
				t.Fatalf("%v, then %v", got[0], other[0])
			}
		}
	}
}

// TestReturnFaults checks what a view of the exchange may not be.
func TestReturnFaults(t *testing.T) {
	c := NewChooser()
	for _, f := range []struct {
		field  string
		change func(*ReturnView)
	}{
		{"players", func(v *ReturnView) { v.Rules.Players = 9 }},
		{"classes", func(v *ReturnView) { v.Class[0] = 5 }},
		{"counts", func(v *ReturnView) { v.Counts[1] = -1 }},
		{"counts", func(v *ReturnView) { v.Counts[0]++ }},
		{"counts", func(v *ReturnView) { v.Counts[1] += 9 }},
		{"counts", func(v *ReturnView) { v.Counts[5] = 1 }},
		{"seat", func(v *ReturnView) { v.Seat = 5 }},
		{"gifts", func(v *ReturnView) { v.To = 0 }},
		{"hand", func(v *ReturnView) { v.Hand |= 1 << 60 }},
		{"gifts", func(v *ReturnView) { v.Got = ^v.Hand & daifugo.Naturals }},
		{"gifts", func(v *ReturnView) { v.Count = 3 }},
	} {
		v := returnView(dice.NewRand(1), daifugo.UEC)
		f.change(&v)
		_, err := c.ChooseReturn(&v, AheadLevel, nil, nil)
		if e, ok := err.(*fault.Fault); !ok || e.Field != f.field {
			t.Errorf("%s: %v", f.field, err)
		}
	}
}

// TestChanceOfNoMove wants a move that is not among those listed to have no chance.
func TestChanceOfNoMove(t *testing.T) {
	p := NewPolicy()
	s, _, _ := policyMidgame(dice.NewRand(3), daifugo.Common, 0)
	p.moves(&s.Table, s.Hands[s.Turn])
	sum := 0.0
	for _, m := range p.roles {
		sum += p.chance(m.Canonical())
	}
	other := s.Hands[(s.Turn+1)%s.Rules.Players] & daifugo.Naturals
	rank := int8(other.Index() >> 2)
	if got := p.chance(daifugo.GroupOf(other.First(), rank, other.First().At(rank))); got != 0 || sum < 0.999 {
		t.Errorf("%v, those listed %v", got, sum)
	}
}
