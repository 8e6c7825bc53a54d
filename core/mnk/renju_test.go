package mnk_test

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
)

// TestForbidden lists and refuses fouls.
func TestForbidden(t *testing.T) {
	rows := []string{
		"o.oo.o.",
		".......",
		"xx.x..x",
		".......",
		"xx.o...",
		"...o...",
		".oo....",
		".......",
		"x.....x",
	}
	p, err := mnk.Game{K: 5, Rule: mnk.Renju}.At(mnktest.BoardOf(t, strings.Join(rows, "\n")), mnk.Empty)
	if err != nil || p.Turn != mnk.Black {
		t.Fatal(p.Turn, err)
	}
	want := map[mnk.Square]string{{Row: 6, Column: 3}: "double-three"}
	if got := p.Forbidden(); len(got) != len(want) {
		t.Errorf("%v is forbidden", got)
	}
	for s, foul := range want {
		if got := p.Foul(s); got != foul {
			t.Errorf("%v: %q", s, got)
		}
		if err := p.Play(s); err == nil || err.Error() != "move is forbidden to black in renju: "+foul {
			t.Errorf("%v: %v", s, err)
		}
	}
	if len(p.Legal())+len(want)+p.Board.Stones() != 63 {
		t.Errorf("%d legal moves", len(p.Legal()))
	}
	q, err := p.Apply(mnk.Square{Row: 3, Column: 3})
	if err != nil || len(q.Forbidden()) > 0 || q.Foul(mnk.Square{Row: 6, Column: 3}) != "" {
		t.Errorf("white is forbidden %v, %v", q.Forbidden(), err)
	}
	p.Game.Rule = mnk.FreeStyle
	if got := p.Forbidden(); got != nil {
		t.Errorf("%v is forbidden without renju", got)
	}
}
