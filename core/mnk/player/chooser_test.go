package player

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
)

func TestOptionErrors(t *testing.T) {
	p, _ := mnk.Game{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}.Start()
	for o, want := range map[Options]string{
		{Level: 6}:      "level must be 0 to 5, not 6",
		{Level: -1}:     "level must be 0 to 5, not -1",
		{MaxDepth: -1}:  "depth must be 0 to 625, not -1",
		{MaxDepth: 626}: "depth must be 0 to 625, not 626",
		{Lines: -1}:     "lines must be 0 to 625, not -1",
		{Lines: 626}:    "lines must be 0 to 625, not 626",
	} {
		if _, err := NewChooser(&p, o, nil); err == nil || err.Error() != want {
			t.Errorf("%+v: %v, want %q", o, err, want)
		}
	}
}

// TestCandidatesMeanwhile asks for the candidates while a search is running.
func TestCandidatesMeanwhile(t *testing.T) {
	p, _ := mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}.Start()
	c, err := NewChooser(&p, Options{}, &memory)
	if err != nil {
		t.Fatal(err)
	}
	clock, reports := int64(0), 0
	meter := search.Start(search.Budget{Iterations: 30_000}, 0, func() int64 { clock += 60; return clock }, func(at search.Progress) {
		all := c.Candidates()
		checkOrder(t, all)
		if best := all[0]; best.Depth > 0 {
			reports++
			checkLine(t, p, best.Line)
			if best.Line[0] != best.Square {
				t.Errorf("%+v at %+v", best, at)
			}
		}
	})
	if c.Choose(meter, 0); reports < 5 {
		t.Errorf("%d reports", reports)
	}
}

func FuzzChoose(f *testing.F) {
	f.Add("...\n.o.\n..x", 3, uint8(0), uint8(0), uint16(50))
	f.Add("oooo.\nxxxx.", 5, uint8(1), uint8(3), uint16(1))
	f.Add(strings.TrimSpace(strings.Repeat("....................\n", 20)), 5, uint8(0), uint8(5), uint16(300))
	f.Add(".......\n.ooo...\n.xxx...\n.o.....\n.x.....\n.o.....\n.......", 5, uint8(2), uint8(5), uint16(900))
	f.Add(".......\n.oooox.\n.xxx...\n.o.....\n.x.....\n.......\n.......", 5, uint8(3), uint8(5), uint16(900))
	f.Fuzz(func(t *testing.T, s string, k int, rule, level uint8, nodes uint16) {
		b, err := mnk.Parse(strings.Split(s, "\n"))
		if err != nil {
			return
		}
		p, err := mnk.Game{K: k, Rule: mnk.Rule(rule)}.At(b, mnk.Empty)
		if err != nil {
			_ = err.Error()
			return
		}
		c, err := NewChooser(&p, Options{Level: int(level % 6)}, &memory)
		if p.Over() != (err == mnk.ErrOver) {
			t.Fatalf("%q: over %v, %v", s, p.Over(), err)
		}
		if err == nil {
			all := c.Choose(search.Start(search.Budget{Iterations: 1 + int64(nodes)}, 0, millis, nil), 0)
			checkLine(t, p, all[0].Line)
		}
	})
}

// TestProvedCandidates compares the proved values of moves, with bounds, to a
// search of all moves.
func TestProvedCandidates(t *testing.T) {
	rng := dice.NewRand(5)
	g := mnk.Game{Columns: 3, Rows: 3, K: 3}
	atMost := 0
	for range 200 {
		p := mnktest.RandomPosition(rng, g, rng.IntN(6))
		if p.Over() {
			continue
		}
		got := choose(t, p, Options{}, search.Budget{})
		exact := map[mnk.Square]Value{}
		for _, c := range choose(t, p, Options{All: true}, search.Budget{}).Candidates {
			exact[c.Square] = c.Value
		}
		for _, c := range got.Candidates {
			if want := exact[c.Square]; c.Value.Proved && c.Value.Outcome != want.Outcome {
				t.Errorf("%v %v: %+v, is %+v", mnktest.Rows(p.Board), c.Square, c.Value, want)
			}
			if c.Value.Bound == AtMost {
				atMost++
			}
		}
		if !got.Value.Proved {
			t.Errorf("%v: %+v", mnktest.Rows(p.Board), got.Value)
		}
	}
	if atMost < 100 {
		t.Errorf("%d bounds", atMost)
	}
}

// TestStoppedAtALoss stops searches everywhere: a move that was just found to
// lose must not be played while others may not lose.
func TestStoppedAtALoss(t *testing.T) {
	p, err := mnk.Game{K: 5}.At(mnktest.BoardOf(t, stoppedAtALoss), mnk.White)
	if err != nil {
		t.Fatal(err)
	}
	for n := int64(100); n < 1500; n += 50 {
		all, hope := choose(t, p, Options{}, search.Budget{Iterations: n}).Candidates, false
		for _, c := range all {
			hope = hope || c.Value.Outcome != mnk.Loss
		}
		if hope && all[0].Value.Outcome == mnk.Loss {
			t.Errorf("%d nodes: %v loses, others may not", n, all[0].Square)
		}
	}
}

const stoppedAtALoss = `...............
...............
...............
..oxxxxo.......
...xo..........
....oxo........
.oxooox........
....o..........
....x..........
...............
...............
...............
...............
...............
...............`

// TestChooserOfNothing wants a game that is over to be refused.
func TestChooserOfNothing(t *testing.T) {
	p := mnk.Position{Game: mnk.Game{Columns: 3, Rows: 1, K: 3, Rule: mnk.FreeStyle}, Board: mnktest.BoardOf(t, "oxo"), Turn: mnk.White}
	if _, err := NewChooser(&p, Options{}, nil); err != mnk.ErrOver {
		t.Errorf("NewChooser says %v, want %v", err, mnk.ErrOver)
	}
}
