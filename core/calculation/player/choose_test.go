package player

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

func playoutsOf(n int64) *search.Meter {
	return search.Start(search.Budget{Iterations: n}, 0, func() int64 { return 0 }, nil)
}

func choose(s *calculation.State, playouts int64, seed uint32) []Candidate {
	return NewChooser(s).Choose(playoutsOf(playouts), seed)
}

// someStates returns positions out of games of the rollout policy, each with at least so
// many cards played.
func someStates(t testing.TB, lead, piles int, seed uint32, want func(*calculation.State) bool) (all []calculation.State) {
	t.Helper()
	dice := dice.New(seed)
	for len(all) < 40 {
		s := newState(t, lead, piles)
		for {
			if s.Card() == 0 && s.Left() > 0 {
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
				s.Play(moves[dice.Under(uint32(len(moves)))])
				continue
			}
			m, _ := tuned.Choose(&s)
			if m.Kind == calculation.CardToWaste && s.Card() == 0 {
				break
			}
			s.Play(m)
		}
	}
	return all
}

func TestChooseRepeatsAndKeepsToTheBudget(t *testing.T) {
	for _, s := range someStates(t, 1, 4, 1, func(s *calculation.State) bool { return s.Left() == 30 })[:5] {
		a, b := choose(&s, 400, 7), choose(&s, 400, 7)
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%+v\n%+v", a, b)
		}
		done := int64(0)
		for i, c := range a {
			if c.Move.Kind != calculation.CardToWaste || s.Stack(c.Move.Pile) != 0 || i == 0 {
				done += c.Playouts
			}
		}
		if len(a) != len(s.LegalMoves(nil)) || done > 400+400 {
			t.Errorf("%d candidates, %d playouts", len(a), done)
		}
	}
}

func TestChooseSeesNoHiddenCard(t *testing.T) {
	dice := dice.New(2)
	for _, s := range someStates(t, 1, 4, 2, func(s *calculation.State) bool { return s.Left() == 20 })[:5] {
		other := s
		s.Shuffle(&dice)
		other.Shuffle(&dice)
		if a, b := choose(&s, 200, 1), choose(&other, 200, 1); !reflect.DeepEqual(a, b) {
			t.Fatalf("%+v\n%+v", a, b)
		}
	}
}

// TestLostMovesComeLast asks about positions in which some moves are lost for
// certain and others are not, and about one that was called lost although w2
// and the stock 4JQ9KJQ2859JK9 win it.
func TestLostMovesComeLast(t *testing.T) {
	if testing.Short() {
		t.Skip("other targets repeat it at a tenth of the speed; the recorded answers compare them")
	}
	some := someStates(t, 1, 3, 5, func(s *calculation.State) bool {
		return s.Left() < 20 && s.Left() > exactLeft && len(s.LegalMoves(nil)) > 1 && !s.Blocked()
	})
	known := parsed(t, calculation.Position{Foundations: "8592", Piles: []string{"AAK7KT", "T", "T", "67"}, Card: "5"})
	mixed := 0
	for _, s := range append(some, known) {
		lost := 0
		for _, c := range choose(&s, 300, 1) {
			if c.Proof == ProvedLoss {
				lost++
			} else if lost > 0 {
				t.Errorf("%+v: %v comes after moves that are lost", s.Position(), c.Move)
			}
		}
		all := len(s.LegalMoves(nil))
		if o := StillWinnable(&s, playoutsOf(300), 1); (o.Proof == ProvedLoss) != (lost == all) || o.Win == 0 && o.Error == 0 && lost < all {
			t.Errorf("%+v: %d of %d moves are lost, %+v", s.Position(), lost, all, o)
		}
		if lost > 0 && lost < all {
			mixed++
		}
	}
	if mixed < 3 {
		t.Errorf("%d positions with both", mixed)
	}
}

// TestChanceIsNeverCertain looks at the errors of few playouts, all alike.
func TestChanceIsNeverCertain(t *testing.T) {
	for _, reached := range []float64{0, 1} {
		if win, deviation := chance(reached, 24); win != reached || deviation < 1e-4 || deviation > 0.2 {
			t.Errorf("%v of 24: %v ± %v", reached, win, deviation)
		}
	}
	if win, deviation := chance(0.5, 1e6); win != 1-math.Pow(0.5, 2.5) || math.Abs(deviation-2.5*math.Pow(0.5, 2.5)/1000) > 1e-6 {
		t.Errorf("half of a million: %v ± %v", win, deviation)
	}
}

// TestGuessesAreNotTheDeal asks about starts with the seed that dealt them.
func TestGuessesAreNotTheDeal(t *testing.T) {
	for seed := range uint32(30) {
		dice := dice.New(seed)
		s, _ := calculation.Deal(1, 4, &dice)
		hidden := s
		hidden.Hide()
		line := StillWinnable(&hidden, playoutsOf(96), seed).Line
		same := 0
		for _, m := range line {
			if m.Kind == calculation.Draw {
				if s.DrawMove().Rank == m.Rank {
					same++
				}
				s.Turn(nil)
				s.Play(calculation.Move{Kind: calculation.CardToWaste}) // so that the next can be turned
			}
		}
		if same > 20 {
			t.Errorf("seed %d: %d cards of 48 are those of the deal", seed, same)
		}
	}
}

// TestKnownRollout checks that knowing the stock leaves no more over, as much as was recorded, and
// wins only what can be won.
func TestKnownRollout(t *testing.T) {
	dice, better, left := dice.New(4), 0, 0
	for range 200 {
		s, _ := calculation.Deal(1, 3, &dice)
		played := s
		rest := rollOut(&played)
		got := knownRollout(&s, rest, 50)
		left += got
		switch {
		case got > rest || got < 0:
			t.Fatalf("%d cards left over after %d", got, rest)
		case got < rest:
			better++
		}
		if more := knownRollout(&s, rest, 100); more > got {
			t.Errorf("%d left over after 50 playouts, %d after 100", got, more)
		}
	}
	if better < 100 || left != 1031 {
		t.Errorf("better in %d of 200, %d cards left in all", better, left)
	}
}

func TestReasons(t *testing.T) {
	s := parsed(t, calculation.Position{Foundations: "A234", Piles: []string{"K3", "7Q", "", "95"}, Card: "Q"})
	want := map[string][]Reason{
		"c w1": {{Code: ReasonLevel, N: 3}, {Code: ReasonContinues, Rank: 3, Foundation: 3}, {Code: ReasonKeepsEmptyPile, Pile: 2}},
		"c w4": {{Code: ReasonLevel, N: 3}, {Code: ReasonKeepsEmptyPile, Pile: 2}, {Code: ReasonCovers, Rank: 5, Pile: 3}},
		"c w3": {{Code: ReasonUsesEmptyPile, Pile: 2}},
	}
	for _, c := range choose(&s, 64, 1) {
		if w, ok := want[c.Move.String()]; ok && !reflect.DeepEqual(c.Reasons, w) {
			t.Errorf("%v: %+v", c.Move, c.Reasons)
		}
		if c.Move.String() == "c w2" && !hasReason(c.Reasons, ReasonSameRank) {
			t.Errorf("%v: %+v", c.Move, c.Reasons)
		}
		if len(c.Reasons) == 0 {
			t.Errorf("%v: no reason", c.Move)
		}
	}
}

func TestReasonsOfAKing(t *testing.T) {
	s := parsed(t, calculation.Position{Foundations: "A234", Piles: []string{"95", ""}, Card: "K"})
	all := choose(&s, 64, 1)
	want := map[string][]Reason{
		"c w1": {{Code: ReasonKeepsEmptyPile, Pile: 1}, {Code: ReasonBuries, Rank: 9, Foundation: 2, Steps: 1}, {Code: ReasonKingOnCards}},
		"c w2": {{Code: ReasonKingOnEmpty, Pile: 1}, {Code: ReasonUsesEmptyPile, Pile: 1}},
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
	plays := Reason{Code: ReasonFoundation, Rank: 2}
	for pile, want := range map[string][]Reason{
		"2":  {plays, {Code: ReasonOpensNext, Rank: 3}, {Code: ReasonEmptiesPile, Pile: 3}},
		"92": {plays, {Code: ReasonOpensNext, Rank: 3}, {Code: ReasonUncovers, Rank: 9, Foundation: 2, Pile: 3, Steps: 1}},
		"62": {plays, {Code: ReasonOpensNext, Rank: 3}, {Code: ReasonOpensNext, Rank: 6, Foundation: 2}},
		"72": {plays, {Code: ReasonOpensNext, Rank: 3}}, // needed, but not soon
	} {
		s := parsed(t, calculation.Position{Foundations: "A234", Piles: []string{"3", "K", "", pile}, Card: "5"})
		found := false
		for _, c := range choose(&s, 64, 1) {
			if c.Move.String() != "w4 f1" {
				continue
			}
			found = true
			if got := slices.DeleteFunc(c.Reasons, func(r Reason) bool {
				return r.Code == ReasonLevel || r.Code == ReasonAhead || r.Code == ReasonLeavesEmpty
			}); !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %+v", pile, got)
			}
		}
		if !found {
			t.Errorf("%s: w4 f1 is no candidate", pile)
		}
	}
}

// TestCompare checks, along games, that moves stand in the order of the chances
// that they show, what is called level or ahead, and the order of the reasons.
func TestCompare(t *testing.T) {
	if testing.Short() {
		t.Skip("other targets repeat it at a tenth of the speed; the recorded answers compare them")
	}
	dice, codes := dice.New(11), map[string]int{}
	for range 6 {
		s, _ := calculation.Deal(1, 4, &dice)
		for turn := 0; turn < 12; turn++ {
			all := choose(&s, 200, 1)
			if len(all) == 0 {
				break
			}
			level := 0
			for i := range all {
				if level == i && all[i].levelWith(&all[0]) {
					level++
				}
			}
			for i := range all {
				k, last := &all[i], -1
				if i > 0 && k.Proof == Unproved && all[i-1].Proof == Unproved && k.Win > all[i-1].Win {
					t.Fatalf("%v at %v comes after %v at %v", k.Move, k.Win, all[i-1].Move, all[i-1].Win)
				}
				other := &all[0]
				if i == 0 && len(all) > 1 {
					other = &all[1]
				}
				for at, r := range k.Reasons {
					codes[r.Code]++
					if class := r.class(other); len(all) > 1 && class < last {
						t.Fatalf("%v: %+v is out of order", k.Move, k.Reasons)
					} else {
						last = class
					}
					if r.Code == ReasonLevel && int(r.N) != level || r.Code == ReasonAhead && (level != 1 || i > 0 || at > 0 || r.N <= 0) {
						t.Fatalf("%v: %+v, %d level", k.Move, k.Reasons, level)
					}
				}
			}
			s.Play(all[0].Move)
		}
	}
	if codes[ReasonLevel] == 0 || codes[ReasonLeavesEmpty] == 0 {
		t.Errorf("%v: too few to tell", codes)
	}
	for gap, want := range map[float64][]Reason{.2: {{Code: ReasonAhead, N: 200}}, .0004: nil} {
		all := []Candidate{{Win: .5, Playouts: 9}, {Win: .5 - gap, Playouts: 9}}
		if (&Chooser{}).compare(all); !reflect.DeepEqual(all[0].Reasons, want) || all[1].Reasons != nil {
			t.Errorf("ahead by %v: %+v, %+v", gap, all[0].Reasons, all[1].Reasons)
		}
	}
}

// TestLevelMoves: moves are called level up to the first that is not, and none that
// is more than levelGap behind, however little it was tried.
func TestLevelMoves(t *testing.T) {
	for _, c := range []struct {
		about string
		all   []Candidate
		level int
	}{
		{"far behind after few playouts", []Candidate{{Win: .92, Error: .01, Playouts: 900}, {Win: .91, Error: .01, Playouts: 900}, {Win: .8, Error: .08, Playouts: 30}}, 2},
		{"near, but surely behind", []Candidate{{Win: .98, Error: .001, Playouts: 900}, {Win: .97, Error: .001, Playouts: 900}}, 1},
		{"a vaguer one after a move that is behind", []Candidate{{Win: .98, Error: .002, Playouts: 900}, {Win: .97, Error: .002, Playouts: 900}, {Win: .969, Error: .02, Playouts: 30}}, 1},
		{"equal", []Candidate{{Win: .992, Error: .005, Playouts: 90}, {Win: .992, Error: .005, Playouts: 90}, {Win: .99, Error: .006, Playouts: 90}}, 3},
		{"equal for certain", []Candidate{{Win: .5, Exact: true}, {Win: .5, Exact: true}, {Win: .499, Exact: true}}, 2},
	} {
		(&Chooser{}).compare(c.all)
		for i := range c.all {
			if got := hasReason(c.all[i].Reasons, ReasonLevel); got != (c.level > 1 && i < c.level) {
				t.Errorf("%s: move %d: %+v", c.about, i, c.all[i].Reasons)
			}
		}
	}
}

func TestChooseOfNothing(t *testing.T) {
	s := parsed(t, seriesVector)
	if all := choose(&s, 100, 1); len(all) != 0 {
		t.Errorf("%+v", all)
	}
}

func TestProgressShowsCandidates(t *testing.T) {
	s := newState(t, 1, 4)
	s.Play(calculation.Move{Kind: calculation.Draw, Rank: 2})
	c, now, reports := NewChooser(&s), int64(0), 0
	m := search.Start(search.Budget{Iterations: 5000}, 0, func() int64 { now += 30; return now }, func(search.Progress) {
		reports++
		if all := c.Candidates(); len(all) != 5 || all[0].Playouts == 0 {
			t.Errorf("%+v", all)
		}
	})
	best := c.Choose(m, 1)[0]
	if reports == 0 {
		t.Error("no report")
	}
	if best.Move.String() != "c f1" {
		t.Errorf("plays %v", best.Move)
	}
}

// TestSearchBeatsThePolicy plays games of a few playouts a move.
func TestSearchBeatsThePolicy(t *testing.T) {
	if testing.Short() {
		t.Skip("30 searched games")
	}
	won := 0
	for seed := range uint32(30) {
		dice := dice.New(seed)
		s, _ := calculation.Deal(1, 4, &dice)
		for {
			if s.Card() == 0 && s.Left() > 0 {
				s.Turn(nil)
			}
			all := choose(&s, 100, seed)
			if len(all) == 0 {
				break
			}
			s.Play(all[0].Move)
		}
		if s.Won() {
			won++
		}
	}
	if won < 16 {
		t.Errorf("%d of 30 won", won)
	}
}

func newState(t testing.TB, lead, piles int) calculation.State {
	t.Helper()
	s, err := calculation.New(lead, piles)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func parsed(t testing.TB, p calculation.Position) calculation.State {
	t.Helper()
	s, err := p.State()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// seriesVector is the position printed in fuji's series.
var seriesVector = calculation.Position{Foundations: "869J", Piles: []string{"Q9TTKKA5J85JKQ829QA7KA254TJT6937", "", "", ""}}
