package solver

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

var table = poker.Standard.Table7()

// spotOf is a spot in which both players have the same sizes on all streets.
func spotOf(board, oop, ip string, pot, stack float64, sizes Sizes) *Spot {
	s := &Spot{Pot: pot, Stack: stack}
	var err error
	if s.Board, err = cards.ParseHand(nil, board); err != nil {
		panic(err)
	}
	for p, text := range []string{oop, ip} {
		s.Ranges[p] = rangeOf(text)
	}
	for street := range s.Sizes {
		s.Sizes[street] = [2]Sizes{sizes, sizes}
	}
	return s
}

func rangeOf(text string) holdem.Range {
	r, err := holdem.ParseRange(text, 0)
	if err != nil {
		panic(err)
	}
	return r
}

// solve runs until a target, in percent of the pot, and fails if that takes more than
// so many iterations.
func solve(t *testing.T, s *Spot, target float64, most int) *Solver {
	t.Helper()
	x, err := New(table, s, MostBytes)
	if err != nil {
		t.Fatal(err)
	}
	for x.Exploitability() > target {
		if x.Run(20); x.Iterations() > most {
			t.Fatalf("%g %% after %d iterations", x.Exploitability(), x.Iterations())
		}
	}
	return x
}

func at(t *testing.T, x *Solver, line string) *Answer {
	t.Helper()
	a := &Answer{}
	if err := x.At(line, a); err != nil {
		t.Fatal(err)
	}
	return a
}

// near fails where a number is further than by from what it should be.
func near(t *testing.T, what string, got, want, by float64) {
	t.Helper()
	if !(math.Abs(got-want) <= by) {
		t.Errorf("%s: %.6f, not %.6f", what, got, want)
	}
}

// share is how often a hand takes the action of a name.
func (a *Answer) share(hand, action string) float64 {
	own, _ := cards.ParseHand(nil, hand)
	for _, h := range a.Hands[a.Player] {
		if slices.Contains(own, h.Combo[0]) && slices.Contains(own, h.Combo[1]) {
			for i, is := range a.Actions {
				if is.String() == action {
					return float64(h.Strategy[i])
				}
			}
		}
	}
	return math.NaN()
}

// TestClairvoyance: who has the nuts or nothing bets all nuts and bluffs so often that the
// other player wins as much by a call as by a fold: the part b/(1+2b) of all bets for a bet
// of b pots; and the other calls 1/(1+b) of the time. (Ankenman and Chen, The Mathematics
// of Poker, 2006.)
func TestClairvoyance(t *testing.T) {
	for _, b := range []float64{25, 50, 100, 200} {
		// Four tens make quads, three-high hands lose to KK, and no hand blocks another.
		s := spotOf("Th Td 9s 8s 4c", "TsTc,3h2h,3d2d,3s2s,3c2c,3h2d,3d2h", "KhKd", 1, 2, Sizes{Bet: []float64{b}})
		s.Sizes[River][InPosition] = Sizes{}
		x := solve(t, s, 0.01, 20_000)
		a := at(t, x, "")
		part := b / 100
		action := a.Actions[len(a.Actions)-1].String()
		near(t, "nuts bet", a.share("TsTc", action), 1, .01)
		near(t, "bets", a.Shares[len(a.Shares)-1], (1+part/(1+part))/7, .003)
		c := at(t, x, action)
		near(t, "calls", c.share("KhKd", "call"), 1/(1+part), .01)
		near(t, "value of the catcher", c.Hands[InPosition][0].Value, 0, .01)
		// The bettor wins the pot with nuts and as many bluffs as go with them.
		near(t, "value", a.Value[OutOfPosition], (1+part/(1+part))/7, .002)
	}
}

// TestSumOfValues: what both win is the pot less the rake, hand by hand and all together.
func TestSumOfValues(t *testing.T) {
	s := spotOf("Ks Th 7s 4d", "QQ+,AK,T9s,76s,A5s:0.5", "JJ-88,KQ,KJ,QJs,65s", 10, 30, Sizes{Bet: []float64{50}, Raise: []float64{60}})
	x := solve(t, s, 1, 1000)
	for _, c := range []struct {
		line string
		pot  float64
	}{{"", 10}, {"check, bet 50", 15}, {"bet 50, call", 20}, {"check, check, 2s", 10}, {"check, check, 2s, bet 50", 15}, {"bet 50, raise 60, fold", 32}} {
		a := at(t, x, c.line)
		near(t, "pot of "+c.line, a.Pot, c.pot, 0)
		near(t, "values of "+c.line, a.Value[0]+a.Value[1], c.pot, 2e-5*c.pot)
		near(t, "equities of "+c.line, a.Equity[0]+a.Equity[1], 1, 1e-5)
	}
	// Nothing can be bet: 5 % of 10, and of 200 no more than the cap.
	for _, c := range []struct{ pot, cap, rake float64 }{{10, 0, .5}, {200, 3, 3}} {
		s = spotOf("Ks Th 7s 4d 2c", "QQ+", "JJ,KQ", c.pot, 0, Sizes{})
		s.Rake = Rake{Percent: 5, Cap: c.cap}
		a := at(t, solve(t, s, 0, 0), "")
		near(t, "raked", a.Value[0]+a.Value[1], c.pot-c.rake, 1e-4)
	}
}

// TestEquity: a node's equity is what equity counts.
func TestEquity(t *testing.T) {
	for _, board := range []string{"Ks Th 7s", "Ks Th 7s 4d", "Ks Th 7s 4d 2s"} {
		s := spotOf(board, "QQ,AKs:0.5,9s8s", "JJ,KQ,As5s", 10, 0, Sizes{})
		a := at(t, solve(t, s, 0, 0), "")
		e, err := holdem.NewEquity(holdem.EquityQuery{Players: s.Ranges[:], Board: s.Board}, everything)
		if err != nil {
			t.Fatal(err)
		}
		r, _ := e.Run(table, meter(), 0)
		near(t, board, a.Equity[0], r.Players[0].Equity, 2e-6)
	}
}

// TestSymmetry: dealing one card of each class gives what dealing all gives. Where a hand
// has two moves that are worth the same, the last digit decides between them, so that the
// two agree as solutions and not digit by digit.
func TestSymmetry(t *testing.T) {
	for _, c := range []struct {
		board, oop, ip string
		runouts        [2]int64
		runs           int
	}{
		{"Ks 7s 4s 2s", "QQ,AJs,98s,T5o", "JJ,KQs,65s", [2]int64{48, 22}, 400},
		{"Ks 7s 4h 4d", "QQ,A9,98s", "JJ,KQs:0.5,65s", [2]int64{48, 36}, 400},
		{"Ks 7s 4s", "QQ,A9s", "JJ,KQs", [2]int64{49 * 48, 675}, 100},
		{"Ks 7h 4d 2c", "QQ,A9s", "JJ,KQs", [2]int64{48, 48}, 100},
	} {
		s := spotOf(c.board, c.oop, c.ip, 10, 15, Sizes{Bet: []float64{60}, Raise: []float64{50}})
		s.AllIn = UsualAllIn
		if len(s.Board) == 3 {
			s.Stack = 6 // one bet, all-in
		}
		var all [2]*Solver
		for i := range all {
			s.AllSuits = i == 0
			all[i] = solve(t, s, 100, 0)
			all[i].Run(c.runs)
			if n := all[i].Size().Runouts; n != c.runouts[i] {
				t.Errorf("%s: %d runouts, not %d", c.board, n, c.runouts[i])
			}
		}
		near(t, c.board, all[1].Exploitability(), all[0].Exploitability(), .1)
		lines := []string{"", "check", "check, check, 9h", "check, check, 9d", "check, check, 9c, check", "check, check, Ah"}
		for _, line := range lines {
			a, b := at(t, all[0], line), at(t, all[1], line)
			for p := range a.Hands {
				near(t, c.board+": "+line, b.Value[p], a.Value[p], .05)
				if len(a.Hands[p]) != len(b.Hands[p]) {
					t.Fatalf("%s: %s: %d hands, %d", c.board, line, len(b.Hands[p]), len(a.Hands[p]))
				}
				for i := range a.Hands[p] {
					g, w := &b.Hands[p][i], &a.Hands[p][i]
					if g.Combo != w.Combo {
						t.Fatal(g.Combo, w.Combo)
					}
					if line == "" {
						near(t, "equity", g.Equity, w.Equity, 1e-5)
						near(t, "value", g.Value, w.Value, .05)
					}
				}
			}
		}
	}
}

// TestConverges: more iterations come nearer.
func TestConverges(t *testing.T) {
	s := spotOf("Ks Th 7s 4d 2c", "22+,A2s+,K9s+,QTs+,J9s+,98s,87s,ATo+,KJo+", "22+,A5s+,K9s+,QTs+,JTs,T9s,AJo+,KQo", 10, 40, Sizes{Bet: []float64{33, 75}, Raise: []float64{100}})
	s.AllIn = UsualAllIn
	x := solve(t, s, 100, 0)
	last := x.Exploitability()
	for range 6 {
		x.Run(40)
		now := x.Exploitability()
		if now > last {
			t.Errorf("%g after %g at %d", now, last, x.Iterations())
		}
		last = now
	}
	if last > .1 {
		t.Errorf("%g %% after 240", last)
	}
}

// TestParts: iterations in parts are the same as at once, to the bit.
func TestParts(t *testing.T) {
	s := spotOf("Ks Th 7s 4d", "QQ,AKs", "JJ,KQs", 10, 30, Sizes{Bet: []float64{50}})
	one, parts := solve(t, s, 100, 0), solve(t, s, 100, 0)
	one.Run(30)
	for range 10 {
		parts.Run(3)
		parts.Exploitability()
		at(t, parts, "check, check, 2s")
	}
	if !slices.Equal(one.sums.whole, parts.sums.whole) || !slices.Equal(one.regrets.whole, parts.regrets.whole) {
		t.Error("differ")
	}
}

// TestAllocs: nothing is allocated after New.
func TestAllocs(t *testing.T) {
	s := spotOf("Ks Th 7s 4d", "QQ,AKs", "JJ,KQs", 10, 30, Sizes{Bet: []float64{50}})
	s.Rake.Percent = 1
	x := solve(t, s, 1000, 0)
	if n := testing.AllocsPerRun(3, func() { x.Run(1); x.Exploitability() }); n != 0 {
		t.Errorf("%g allocations", n)
	}
}

// TestLocks: a locked decision stays, the other player makes use of it, and what is not
// symmetric is not taken for symmetric.
func TestLocks(t *testing.T) {
	s := spotOf("Th Td 9s 8s 4c", "TsTc,3h2h,3d2d", "KhKd,KsKc", 1, 1, Sizes{Bet: []float64{100}})
	s.AllIn = UsualAllIn
	s.Locks = []Lock{{At: "all-in", Moves: []LockedMove{{Move: "fold", Share: 1}}}}
	x := solve(t, s, .01, 4000)
	near(t, "all bluff", at(t, x, "").share("3h2h", "all-in"), 1, .01)
	near(t, "all fold", at(t, x, "all-in").Shares[0], 1, 0)
	s.Locks[0].Moves = []LockedMove{{Move: "call", Range: rangeOf("KhKd:0.25,KsKc")}, {Move: "fold", Range: rangeOf("KhKd:0.25")}}
	x = solve(t, s, .01, 4000)
	a := at(t, x, "all-in")
	near(t, "calls", a.share("KhKd", "call"), .5, 1e-6)
	near(t, "calls", a.share("KsKc", "call"), 1, 1e-6)
	near(t, "no bluffs", at(t, x, "").share("3h2h", "all-in"), 0, .01)

	s = spotOf("Ks 7s 4s 2s", "QQ,98s", "JJ,65s", 10, 15, Sizes{Bet: []float64{60}})
	for _, c := range []struct {
		lock  Lock
		suits int
	}{
		{Lock{"", []LockedMove{{Move: "check", Range: rangeOf("QQ,9s8s")}, {Move: "bet 60", Range: rangeOf("98s")}}}, 6},
		{Lock{"", []LockedMove{{Move: "check", Share: .5}, {Move: "bet 60", Range: rangeOf("QhQd")}}}, 2},
		{Lock{"check, check, 9h", []LockedMove{{Move: "check", Share: .5}}}, 1},
	} {
		s.Locks = []Lock{c.lock}
		if size, err := Measure(s); err != nil || size.Suits != c.suits {
			t.Errorf("%+v: %d renamings, %v", c.lock, size.Suits, err)
		}
	}
}

// TestActions: sizes become amounts.
func TestActions(t *testing.T) {
	sizes := Sizes{Bet: []float64{50, 100, 33.5}, Raise: []float64{50, 10}, Donk: []float64{20}}
	for _, c := range []struct {
		stack float64
		allIn AllIn
		line  string
		want  string
	}{
		{100, AllIn{}, "", "check 0, bet 33.5 3.35, bet 50 5, bet 100 10"},
		{100, AllIn{Add: 1000}, "", "check 0, bet 33.5 3.35, bet 50 5, bet 100 10, all-in 100"},
		{12, AllIn{Merge: 10}, "", "check 0, bet 33.5 3.35, bet 50 5, all-in 12"},
		{4, AllIn{}, "", "check 0, bet 33.5 3.35, all-in 4"},
		{0, AllIn{Add: 100}, "", "check 0"},
		// A raise of half the pot after a call of 5: 5 + 10; of a tenth: at least the bet again.
		{100, AllIn{}, "bet 50", "fold 0, call 5, raise 10 10, raise 50 15"},
		{100, AllIn{}, "bet 50, raise 50", "fold 5, call 15, raise 10 25, raise 50 35"},
		{5, AllIn{}, "all-in", "fold 0, call 5"},
		// Into who bet last, the donk sizes.
		{100, AllIn{}, "check, bet 50, call, 2h", "check 5, bet 20 9"},
		{100, AllIn{}, "bet 50, call, 2h", "check 5, bet 33.5 11.7, bet 50 15, bet 100 25"},
		{100, AllIn{}, "check, check, 2h", "check 0, bet 33.5 3.35, bet 50 5, bet 100 10"},
	} {
		s := spotOf("Ks Th 7s 4d", "AcAh", "QcQh", 10, c.stack, sizes)
		s.AllIn = c.allIn
		list := []string{}
		for _, a := range at(t, solve(t, s, 1000, 0), c.line).Actions {
			list = append(list, a.String()+" "+strconv.FormatFloat(a.Amount, 'g', 6, 64))
		}
		if got := strings.Join(list, ", "); got != c.want {
			t.Errorf("%g %s: %s, not %s", c.stack, c.line, got, c.want)
		}
	}
}

// TestRefused: what is wrong is named.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		change func(s *Spot)
		want   string
	}{
		{func(s *Spot) { s.Board = s.Board[:2] }, "board must be 3 to 5 cards, not 2"},
		{func(s *Spot) { s.Board = append(s.Board[:4:4], s.Board[0]) }, "board[4] is Ks, which lies on the board already"},
		{func(s *Spot) { s.Board = append(s.Board[:4:4], cards.Joker) }, "board[4] must be one of the 52 cards"},
		{func(s *Spot) { s.Pot = 0 }, "pot must be a number from 0.001 to 1000000000"},
		{func(s *Spot) { s.Stack = math.NaN() }, "stack must be a number from 0 to 1000000000"},
		{func(s *Spot) { s.Stack = -1 }, "stack must be a number from 0 to 1000000000"},
		{func(s *Spot) { s.Rake.Percent = 101 }, "rake.percent must be a percentage from 0 to 100"},
		{func(s *Spot) { s.Rake.Cap = -1 }, "rake.cap must be a number from 0"},
		{func(s *Spot) { s.AllIn.Add = -1 }, "allIn.add must be a percentage from 0"},
		{func(s *Spot) { s.AllIn.Merge = -1 }, "allIn.merge must be a percentage from 0"},
		{func(s *Spot) { s.Sizes[Turn][1].Bet = []float64{50, 0} }, "sizes.turn.ip.bet[1] must be a percentage from 1 to 2000 with at most two decimal places"},
		{func(s *Spot) { s.Sizes[Turn][0].Donk = make([]float64, 7) }, "sizes.turn.oop.donk has 7 sizes, but there can be 6"},
		{func(s *Spot) { s.Ranges[1] = rangeOf("KsKh") }, "ranges[1] has no hand that the board leaves"},
		{func(s *Spot) { s.Ranges[0], s.Ranges[1] = rangeOf("AsAh"), rangeOf("AsQh") }, "ranges leave no two hands without a card in common"},
		{func(s *Spot) {
			s.Stack, s.Sizes[Turn][0], s.Sizes[Turn][1] = 1e9, Sizes{Bet: []float64{1}, Raise: []float64{1}}, Sizes{Raise: []float64{1}}
		},
			"sizes make more than 200000 bets and answers, or more than 24 on a street: take fewer sizes, or larger raises"},
		{func(s *Spot) { s.Locks = []Lock{{At: "bet 50, raise", Moves: nil}} }, `locks[0].at[1] must be "fold" or "call", not "raise"`},
		{func(s *Spot) { s.Locks = []Lock{{At: "check, check", Moves: nil}} }, `locks[0].at must lead to a decision: there a card is dealt`},
		{func(s *Spot) { s.Locks = []Lock{{Moves: []LockedMove{{Move: "fold"}}}} }, `locks[0].strategy must be "check" or "bet 50", not "fold"`},
		{func(s *Spot) { s.Locks = []Lock{{Moves: []LockedMove{{Move: "check", Share: 2}}}} }, `locks[0].strategy.check must be a number from 0 to 1, or a range`},
		{func(s *Spot) { s.Locks = []Lock{{Moves: []LockedMove{{Move: "check", Range: rangeOf("KQ")}}}} }, `locks[0].strategy has no move for KcAs`},
		{func(s *Spot) { l := Lock{Moves: []LockedMove{{Move: "check", Share: 1}}}; s.Locks = []Lock{l, l} }, `locks[1].at is locked twice`},
	} {
		s := spotOf("Ks Th 7s 4d", "AK", "QQ", 10, 40, Sizes{Bet: []float64{50}})
		c.change(s)
		_, err := Measure(s)
		if wrong, ok := err.(*fault.Fault); !ok || wrong.Error() != c.want {
			t.Errorf("%v, not %s", err, c.want)
		}
	}
	s := spotOf("Ks Th 7s", "random", "random", 10, 400, Sizes{Bet: []float64{50, 100}, Raise: []float64{50}})
	size, err := Measure(s)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = New(table, s, 1<<40); err == nil || !strings.HasPrefix(err.Error(), "memory must be at least "+megabytes(size.Bytes)+" MB for this spot (") {
		t.Error(err)
	}
	x := solve(t, spotOf("Ks Th 7s 4d", "AK", "QQ", 10, 40, Sizes{Bet: []float64{50}}), 100, 0)
	for line, want := range map[string]string{
		"bet":                              `at[0] must be "check" or "bet 50", not "bet"`,
		"check,":                           `at[1] must be "check" or "bet 50", not ""`,
		"check, check, check":              `at[2] must be the card dealt, like "Ah", not "check"`,
		"check, check, Jk":                 `at[2] must be the card dealt, like "Ah", not "Jk"`,
		"check, check, Ks":                 `at[2] is Ks, which lies on the board already`,
		"bet 50, fold, call":               `at[2] goes on with "call", but a player has folded`,
		"check,check,2h,check,check,check": `at[5] goes on with "check", but the hands are shown`,
	} {
		if err := x.At(line, &Answer{}); err == nil || err.Error() != want {
			t.Errorf("%s: %v, not %s", line, err, want)
		}
	}
}

func FuzzAt(f *testing.F) {
	for _, line := range []string{"", "check, bet 50, call, 2h, check", "bet 50%", "check,check,♠A", "all-in", " , "} {
		f.Add(line)
	}
	x, _ := New(table, spotOf("Ks 7s 4s 2d", "QQ,98s", "JJ", 10, 30, Sizes{Bet: []float64{50}}), MostBytes)
	f.Fuzz(func(t *testing.T, line string) {
		a := &Answer{}
		if err := x.At(line, a); err != nil {
			if len(err.Error()) > 300 {
				t.Fatal(err)
			}
			return
		}
		if s := a.Value[0] + a.Value[1]; math.Abs(s-a.Pot) > 1e-3 {
			t.Fatalf("%q: %g of %g", line, s, a.Pot)
		}
	})
}
