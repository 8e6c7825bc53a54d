package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
)

// TestCompare checks, in random games, that candidates stand in the order of the
// values that they show, and their reasons in the order that is promised: what
// it comes to, then for it, then against it.
func TestCompare(t *testing.T) {
	r, c := dice.NewRand(18), NewChooser()
	codes := [len(Reasons)]int{}
	for range 400 {
		s := daifugotest.Start(r, daifugotest.Rules(r), 8)
		v := s.View(s.Turn, nil, nil)
		got, err := c.Choose(&v, levels.Ahead, playouts(60), r)
		if err != nil {
			t.Fatal(err)
		}
		for i := range got {
			k := &got[i]
			if shown := k.Playouts > 0 || k.Proved; i > 0 && shown && k.Value > got[i-1].Value && (got[i-1].Playouts > 0 || got[i-1].Proved) {
				t.Fatalf("%v at %v comes after %v at %v", k.Move, k.Value, got[i-1].Move, got[i-1].Value)
			}
			checkReasons(t, got, i)
			for _, reason := range k.Reasons {
				codes[reason.Code]++
			}
		}
	}
	if codes[ReasonAhead] < 20 || codes[ReasonLevel] < 20 {
		t.Errorf("%d moves ahead, %d level: too few to tell", codes[ReasonAhead], codes[ReasonLevel])
	}
}

func checkReasons(t *testing.T, all []Candidate, at int) {
	last := -1
	other := &all[0]
	if at == 0 {
		other = &all[min(1, len(all)-1)]
	}
	level := 0
	for i := range all {
		if all[i].levelWith(&all[0]) {
			level++
		}
	}
	for i, reason := range all[at].Reasons {
		if class := reason.class(other); len(all) > 1 && class < last {
			t.Fatalf("%v: %v is out of order", all[at].Move, all[at].Reasons)
		} else {
			last = class
		}
		switch {
		case reason.Code == ReasonAhead && (at > 0 || i > 0 || reason.N <= 0 || level != 1):
			t.Fatalf("%v is ahead: %v, %d level", all[at].Move, all[at].Reasons, level)
		case reason.Code == ReasonLevel && int(reason.N) != level:
			t.Fatalf("%v: level with %d, not %d", all[at].Move, reason.N, level)
		}
	}
}

// TestMeasure checks when the best move is ahead and when others are level.
func TestMeasure(t *testing.T) {
	move := func(value, deviation float64, out bool) Candidate {
		return Candidate{Value: value, Error: deviation, Playouts: 9, out: out, Move: daifugo.Combination{}}
	}
	for _, f := range []struct {
		all  []Candidate
		want Reason
	}{
		{[]Candidate{move(3.3, .02, false), move(3.1, .02, false)}, Reason{Code: ReasonAhead, N: 20}},
		{[]Candidate{move(3.3, .02, false), move(3.26, .02, false)}, Reason{Code: ReasonLevel, N: 2}},
		{[]Candidate{move(3.3, .02, false), move(3.26, .02, true)}, Reason{Code: ReasonAhead, N: 4}},
	} {
		c := Chooser{candidates: f.all}
		c.measure()
		if got := c.candidates[0].Reasons; len(got) != 1 || got[0] != f.want {
			t.Errorf("%v, want %v", got, f.want)
		}
	}
}
