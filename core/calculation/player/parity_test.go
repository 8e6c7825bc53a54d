package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
)

// parted is what the search by parity alone says of a game.
func parted(s *calculation.State) (won, complete bool, line []calculation.Move) {
	v := solver{meter: unbounded(), due: lookedAtOnce}
	won = v.part(s)
	return won, v.complete, v.line
}

// checkParted holds the search by parity against all there is to play.
func checkParted(t *testing.T, s *calculation.State) (won bool) {
	t.Helper()
	want := make(brute).wins(s)
	got, complete, line := parted(s)
	if got != want || complete == want {
		t.Errorf("%+v: %v, complete %v, want %v", s.Position(), got, complete, want)
	}
	if got {
		checkLine(t, *s, line)
	}
	return want
}

// TestPartedSmallDecks tries whole games of 8 and 12 cards from the deal.
func TestPartedSmallDecks(t *testing.T) {
	for lead := 11; lead >= 10; lead-- {
		won, lost := 0, 0
		for seed := range uint32(400) {
			dice := dice.New(seed)
			s, err := calculation.Deal(lead, 2, &dice)
			if err != nil {
				t.Fatal(err)
			}
			if checkParted(t, &s) {
				won++
			} else {
				lost++
			}
		}
		t.Logf("lead %d: %d won, %d lost", lead, won, lost)
		if won == 0 {
			t.Errorf("lead %d: none is won", lead)
		}
	}
}

// TestPartedEndings tries positions with cards on the piles, and a visible one.
func TestPartedEndings(t *testing.T) {
	won, lost := 0, 0
	for seed := range uint32(4) {
		dice := dice.New(seed)
		for _, s := range someStates(t, 3, 2, seed, func(s *calculation.State) bool { return s.Left() <= 6 && s.Rest() > s.Left()+4 }) {
			s.Shuffle(&dice)
			if checkParted(t, &s) {
				won++
			} else {
				lost++
			}
		}
	}
	t.Logf("%d won, %d lost", won, lost)
	if won < 2 || lost < 50 {
		t.Errorf("%d won, %d lost", won, lost)
	}
}

// TestPlayouts plays small decks: playouts win only what can be won, most of that,
// and their lines can be played.
func TestPlayouts(t *testing.T) {
	won, winnable := 0, 0
	for seed := range uint32(200) {
		dice := dice.New(seed)
		s, err := calculation.Deal(10, 2, &dice)
		if err != nil {
			t.Fatal(err)
		}
		v := solver{meter: unbounded(), due: lookedAtOnce, left: 5_000}
		p := paritySearch{v: &v}
		visible := p.read(&s)
		wins := make(brute).wins(&s)
		if wins {
			winnable++
		}
		if v.playouts(&p, p.size-s.Left(), visible) {
			if won++; !wins {
				t.Errorf("%+v is won, and cannot be", s.Position())
			}
			checkLine(t, s, v.line)
		}
	}
	if t.Logf("%d of %d", won, winnable); won < winnable*9/10 || winnable < 50 {
		t.Errorf("%d won of %d", won, winnable)
	}
}

// TestMatches: cards of a rank that may go to these foundations.
func TestMatches(t *testing.T) {
	for _, c := range []struct {
		may  []uint8
		want bool
	}{
		{nil, true}, {[]uint8{0}, false}, {[]uint8{1, 1}, false}, {[]uint8{1, 3}, true}, {[]uint8{3, 3, 3}, false},
		{[]uint8{15, 15, 15, 15}, true}, {[]uint8{7, 7, 7, 7}, false}, {[]uint8{6, 6, 3, 9}, true},
	} {
		if got := matches(c.may, allFoundations); got != c.want {
			t.Errorf("%v: %v", c.may, got)
		}
	}
}
