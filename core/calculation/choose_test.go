package calculation

import (
	"reflect"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

func playoutsOf(n int64) *search.Meter {
	return search.Start(search.Budget{Iterations: n}, 0, func() int64 { return 0 }, nil)
}

func choose(s *State, playouts int64, seed uint32) []Candidate {
	c := NewChooser(s)
	c.Run(playoutsOf(playouts), seed)
	return c.Candidates()
}

// someStates returns positions out of games of the rule, each with at least so
// many cards played.
func someStates(t testing.TB, lead, piles int, seed uint32, want func(*State) bool) (all []State) {
	t.Helper()
	dice := search.NewDice(seed)
	for len(all) < 40 {
		s := newState(t, lead, piles)
		for {
			if s.card == 0 && s.left > 0 {
				s.Turn(&dice)
			}
			moves := s.LegalMoves(nil)
			if len(moves) == 0 {
				break
			}
			if want(&s) {
				all = append(all, s)
				break
			}
			if dice.Under(6) == 0 {
				s.play(moves[dice.Under(uint32(len(moves)))])
				continue
			}
			m, _ := tuned.Choose(&s)
			if m.Kind == CardToWaste && s.card == 0 {
				break
			}
			s.play(m)
		}
	}
	return all
}

func TestChooseRepeatsAndKeepsToTheBudget(t *testing.T) {
	for _, s := range someStates(t, 1, 4, 1, func(s *State) bool { return s.left == 30 })[:5] {
		a, b := choose(&s, 400, 7), choose(&s, 400, 7)
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%+v\n%+v", a, b)
		}
		done := int64(0)
		for i, c := range a {
			if c.Move.Kind != CardToWaste || s.tops[c.Move.Pile] != 0 || i == 0 {
				done += c.Playouts
			}
		}
		if len(a) != len(s.LegalMoves(nil)) || done > 400+400 {
			t.Errorf("%d candidates, %d playouts", len(a), done)
		}
	}
}

func TestChooseSeesNoHiddenCard(t *testing.T) {
	dice := search.NewDice(2)
	for _, s := range someStates(t, 1, 4, 2, func(s *State) bool { return s.left == 20 })[:5] {
		other := s
		s.Shuffle(&dice)
		other.Shuffle(&dice)
		if a, b := choose(&s, 200, 1), choose(&other, 200, 1); !reflect.DeepEqual(a, b) {
			t.Fatalf("%+v\n%+v", a, b)
		}
	}
}

// TestExactChance holds the exact search against one without any pruning.
func TestExactChance(t *testing.T) {
	between := 0
	for _, s := range someStates(t, 8, 2, 3, func(s *State) bool { return s.left <= 5 && !s.isBlocked() && s.rest > 8 })[:15] {
		for _, c := range choose(&s, 100, 1) {
			after := s
			if c.Move.Kind != Draw {
				after.play(c.Move)
			}
			want := make(brute).chance(&after)
			if !c.Exact || c.Win-want > 1e-9 || want-c.Win > 1e-9 {
				t.Fatalf("%+v: %v wins %v, want %v", s.Position(), c.Move, c.Win, want)
			}
			if want > 0 && want < 1 {
				between++
			}
			if c.Proof == ProvedWin != (want == 1) || c.Proof == ProvedLoss != (want == 0) {
				t.Errorf("%v of chance %v: proof %v", c.Move, want, c.Proof)
			}
		}
	}
	if between == 0 {
		t.Error("nothing between won and lost was tried")
	}
}

// A brute plays by the letter: drawing is a move beside the others.
type brute map[string]float64

func (b brute) chance(s *State) (best float64) {
	if s.Won() {
		return 1
	}
	key := s.key()
	if known, ok := b[key]; ok {
		return known
	}
	for _, m := range s.LegalMoves(nil) {
		best = max(best, b.after(s, m))
	}
	b[key] = best
	return best
}

// after returns the chance after a move.
func (b brute) after(s *State, m Move) (value float64) {
	after := *s
	if m.Kind != Draw {
		after.play(m)
		return b.chance(&after)
	}
	for _, r := range s.Stock(nil) {
		after = *s
		if err := after.Apply(Move{Kind: Draw, Rank: r}); err != nil {
			panic(err)
		}
		value += b.chance(&after) / float64(s.Left())
	}
	return value
}

func (s *State) key() string {
	p := s.Position()
	return p.Foundations + p.Card + "|" + strings.Join(p.Piles, "|")
}

// TestSureMoves holds the moves that are called sure against all there is to
// play, and looks for them at the head of a search too short to tell.
func TestSureMoves(t *testing.T) {
	draws, lasts := 0, 0
	for _, left := range []uint8{4, 20} {
		for _, s := range someStates(t, 7, 2, 20, func(s *State) bool { return s.left <= left && s.rest > 8 && !s.isBlocked() }) {
			laid := s
			laid.lay(0) // now a card can be drawn
			for _, at := range []State{s, laid} {
				for _, m := range at.LegalMoves(nil) {
					if !at.isSure(m) {
						continue
					}
					if m.Kind == Draw {
						draws++
					} else {
						lasts++
					}
					if left == 4 {
						checkBest(t, at, m)
					} else if first := choose(&at, 10, 1)[0]; !first.Exact && !at.isSure(first.Move) {
						t.Errorf("%+v: %v before %v", at.Position(), first.Move, m)
					}
				}
			}
		}
	}
	if draws < 10 || lasts < 10 {
		t.Error("hardly tried:", draws, lasts)
	}
}

// checkBest checks that no move's chance is greater than a move's.
func checkBest(t *testing.T, s State, m Move) {
	t.Helper()
	b := make(brute)
	if got, best := b.after(&s, m), b.chance(&s); got < best-1e-9 {
		t.Errorf("%+v: %v wins %v, another move %v", s.Position(), m, got, best)
	}
}

// TestHindsight checks that hindsight leaves no more over than the rule, and
// wins only what can be won.
func TestHindsight(t *testing.T) {
	dice, better := search.NewDice(4), 0
	for range 200 {
		s, _ := Deal(1, 3, &dice)
		rest := s.ruleRest()
		got := s.hindsight(rest, 50)
		switch {
		case got > rest || got < 0:
			t.Fatalf("%d cards left over after %d", got, rest)
		case got < rest:
			better++
		}
		if more := s.hindsight(rest, 100); more > got {
			t.Errorf("%d left over after 50 playouts, %d after 100", got, more)
		}
	}
	if better < 100 {
		t.Errorf("better in %d of 200", better)
	}
}

// TestBlockedIsLost holds the proof against all there is to play.
func TestBlockedIsLost(t *testing.T) {
	blocked, lost := 0, 0
	for seed := range uint32(6) {
		for _, s := range someStates(t, 5, 2, 10+seed, func(s *State) bool { return s.left <= 2 && s.rest > 8 })[:15] {
			chance := make(brute).chance(&s)
			if chance == 0 {
				lost++
			}
			if s.isBlocked() {
				blocked++
				if chance > 0 {
					t.Fatalf("%+v is called blocked but wins %v", s.Position(), chance)
				}
			}
		}
	}
	if blocked == 0 || lost == 0 {
		t.Errorf("%d blocked, %d lost", blocked, lost)
	}
	t.Logf("%d blocked of %d lost", blocked, lost)
}

func TestReasons(t *testing.T) {
	s := parsed(t, Position{Foundations: "A234", Piles: []string{"K3", "7Q", "", "95"}, Card: "Q"})
	want := map[string][]Reason{
		"cw1": {{Code: ReasonContinues, Rank: 3, Foundation: 3}, {Code: ReasonKeepsEmptyPile, Pile: 2}},
		"cw4": {{Code: ReasonCovers, Rank: 5, Pile: 3}, {Code: ReasonKeepsEmptyPile, Pile: 2}},
		"cw3": {{Code: ReasonUsesEmptyPile, Pile: 2}},
	}
	for _, c := range choose(&s, 64, 1) {
		if w, ok := want[c.Move.String()]; ok && !reflect.DeepEqual(c.Reasons, w) {
			t.Errorf("%v: %+v", c.Move, c.Reasons)
		}
		if c.Move.String() == "cw2" && !hasReason(c.Reasons, ReasonSameRank) {
			t.Errorf("%v: %+v", c.Move, c.Reasons)
		}
		if len(c.Reasons) == 0 {
			t.Errorf("%v: no reason", c.Move)
		}
	}
}

func TestReasonsOfAKing(t *testing.T) {
	s := parsed(t, Position{Foundations: "A234", Piles: []string{"95", ""}, Card: "K"})
	all := choose(&s, 64, 1)
	want := map[string][]Reason{
		"cw1": {{Code: ReasonBuries, Rank: 9, Foundation: 2, Steps: 1}, {Code: ReasonKingOnCards}, {Code: ReasonKeepsEmptyPile, Pile: 1}},
		"cw2": {{Code: ReasonKingOnEmpty, Pile: 1}, {Code: ReasonUsesEmptyPile, Pile: 1}},
	}
	for _, c := range all {
		if !reflect.DeepEqual(c.Reasons, want[c.Move.String()]) {
			t.Errorf("%v: %+v", c.Move, c.Reasons)
		}
	}
}

func hasReason(all []Reason, code string) bool {
	for _, r := range all {
		if r.Code == code {
			return true
		}
	}
	return false
}

func TestReasonsOfFoundationMoves(t *testing.T) {
	s := parsed(t, Position{Foundations: "A234", Piles: []string{"3", "K", "", "2"}, Card: "5"})
	for _, c := range choose(&s, 64, 1) {
		if c.Move.String() != "w4f1" {
			continue
		}
		if len(c.Reasons) != 3 || c.Reasons[0].Code != ReasonFoundation || c.Reasons[1] != (Reason{Code: ReasonOpensNext, Rank: 3}) ||
			c.Reasons[2] != (Reason{Code: ReasonEmptiesPile, Pile: 3}) {
			t.Errorf("%+v", c.Reasons)
		}
		return
	}
	t.Error("w4f1 is no candidate")
}

func TestChooseOfNothing(t *testing.T) {
	s := parsed(t, seriesVector)
	if all := choose(&s, 100, 1); len(all) != 0 {
		t.Errorf("%+v", all)
	}
	if _, ok := NewChooser(&s).Best(); ok {
		t.Error("a best move of none")
	}
}

func TestProgressShowsCandidates(t *testing.T) {
	s := newState(t, 1, 4)
	s.pick(2)
	s.turn()
	c, now, reports := NewChooser(&s), int64(0), 0
	m := search.Start(search.Budget{Iterations: 5000}, 0, func() int64 { now += 30; return now }, func(search.Progress) {
		reports++
		if all := c.Candidates(); len(all) != 5 || all[0].Playouts == 0 {
			t.Errorf("%+v", all)
		}
	})
	c.Run(m, 1)
	if reports == 0 {
		t.Error("no report")
	}
	if best, _ := c.Best(); best.String() != "cf1" {
		t.Errorf("plays %v", best)
	}
}

// TestSearchBeatsTheRule plays games of a few playouts a move.
func TestSearchBeatsTheRule(t *testing.T) {
	if testing.Short() {
		t.Skip("30 searched games")
	}
	won := 0
	for seed := range uint32(30) {
		dice := search.NewDice(seed)
		s, _ := Deal(1, 4, &dice)
		for {
			if s.card == 0 && s.left > 0 {
				s.turn()
			}
			c := NewChooser(&s)
			c.Run(playoutsOf(100), seed)
			m, ok := c.Best()
			if !ok {
				break
			}
			s.play(m)
		}
		if s.Won() {
			won++
		}
	}
	if won < 16 {
		t.Errorf("%d of 30 won", won)
	}
}
