package mnk

import (
	"testing"

	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// TestNoThreatsNoWin wants byThreats to leave no win of the position after a move that did not win, though there is a win by fours.
func TestNoThreatsNoWin(t *testing.T) {
	p := inCorner(t, Game{12, 12, 6, FreeStyle}, 0, 0, nil)
	for _, s := range [...]Square{{0, 0}, {9, 1}, {0, 1}, {9, 3}, {0, 2}, {9, 6}, {0, 3}, {11, 2}, {0, 4}, {11, 5}} {
		if err := p.Play(s); err != nil {
			t.Fatal(err)
		}
	}
	c, err := NewChooser(&p, Options{}, &memory)
	if err != nil {
		t.Fatal(err)
	}
	c.root.meter = atMost(1000)
	c.root.table.Renew()
	c.root.table.Put(c.root.hash^attackKey, 0, 20, 1, positions.Exact)
	c.root.byThreats()
	c.root.make(20)
	if key, _ := c.root.key(); c.root.table.At(key) != nil {
		t.Errorf("a win by %v, which was found not to win", c.root.square(20))
	}
}

// TestParries are answers to threats, or how soon the side wins that threatens.
func TestParries(t *testing.T) {
	for _, c := range []struct {
		rows  string
		plies int32
		over  bool
		moves int
	}{
		{"ooo.....\nxxx.....\n........\n........\n........\n.......o", 0, true, 0},  // a line of one's own comes first
		{".ooo....\nxx......\n........\n........\n......x.\n........", 2, true, 0},  // two squares complete a line
		{"ooo.....\nxx......\n........\n........\n......x.\n........", 0, false, 1}, // one does
		{"o.......\nx.......\n.......o\n........\n......x.\no.......", 0, true, 0},  // none threatens to
		{"........\n..oo....\n........\nx......x\n........\n.......o", 0, false, 2}, // two stops of an open two
	} {
		p, err := Game{K: 4}.At(parse(t, c.rows), White)
		if err != nil {
			t.Fatal(err)
		}
		ch, err := NewChooser(&p, Options{}, &memory)
		if err != nil {
			t.Fatal(err)
		}
		plies, over := ch.root.parries()
		if plies != c.plies || over != c.over || len(ch.root.moves) != c.moves {
			t.Errorf("%s: %d, %v, %d moves", c.rows, plies, over, len(ch.root.moves))
		}
	}
}

// TestAllMoves asks whether the moves to look at are all there are, where as many are taken as narrow says.
func TestAllMoves(t *testing.T) {
	for rows, want := range map[string]bool{
		"oxoxo\nx....\n.....\n.....\n.....": true, "oxo..\nx....\n.....\n.....\n.....": false, ".....\n.....\n..o..\n.....\n.....": false,
	} {
		p, err := Game{K: 5}.At(parse(t, rows), Empty)
		if err != nil {
			t.Fatal(err)
		}
		c, err := NewChooser(&p, Options{}, &memory)
		if err != nil {
			t.Fatal(err)
		}
		c.root.wide = false
		if all, _ := c.root.generate(nowhere, 0); all != want {
			t.Errorf("%s: all %v", rows, all)
		}
	}
}

// TestFirstBatch wants a search to look at some positions though its time is up before it begins, and at one where one is allowed.
func TestFirstBatch(t *testing.T) {
	for budget, want := range map[search.Budget]int64{{Millis: 1}: visitBatch, {Iterations: 1}: 1, {Iterations: visitBatch + 1}: visitBatch + 1} {
		p, _ := Game{8, 8, 6, FreeStyle}.Start()
		p.Play(Square{3, 3})
		c, err := NewChooser(&p, Options{}, &memory)
		if err != nil {
			t.Fatal(err)
		}
		now := int64(0)
		c.Choose(search.Start(budget, 0, func() int64 { now += 100; return now }, nil), 0)
		if c.root.nodes != want || !c.root.stop {
			t.Errorf("%+v: %d positions", budget, c.root.nodes)
		}
	}
}
