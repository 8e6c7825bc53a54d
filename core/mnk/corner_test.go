package mnk

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// inCorner plays stones by lot on so many columns and rows from the first square on, none that ends the game.
func inCorner(t *testing.T, g Game, side, stones int, dice *dice.Dice) Position {
	t.Helper()
	p, err := g.Start()
	if err != nil {
		t.Fatal(err)
	}
	for tries := 0; stones > 0 && tries < 300; tries++ {
		s, next := Square{int(dice.Under(uint32(min(side, g.Rows)))), int(dice.Under(uint32(min(side, g.Columns))))}, p
		if next.Play(s) == nil && !next.Over() {
			p = next
			stones--
		}
	}
	return p
}

// atMost is a meter of so many nodes.
func atMost(nodes int64) *search.Meter {
	return search.Start(search.Budget{Iterations: nodes}, 0, func() int64 { return 0 }, nil)
}

// TestRecordedBeginnings compares what is chosen where few stones lie, all in the corner where squares are counted from, with
// what was recorded: by every rule and level.
func TestRecordedBeginnings(t *testing.T) {
	var lines []string
	dice := dice.New(7)
	for _, g := range [...]Game{
		{15, 15, 5, FreeStyle}, {15, 15, 5, Renju}, {19, 19, 5, Caro}, {9, 9, 5, ExactLine}, {9, 9, 4, FreeStyle},
		{12, 9, 6, ExactLine}, {8, 8, 5, FreeStyle}, {6, 6, 4, FreeStyle}, {3, 3, 3, FreeStyle}, {4, 5, 3, ExactLine},
	} {
		line := fmt.Sprint(g, ":")
		for stones := range 6 {
			p := inCorner(t, g, 5, stones, &dice)
			for _, o := range [...]Options{{Lines: stones % 3}, {Level: 1 + stones%4, MaxDepth: stones / 4}} {
				line += " " + recordtest.Sum(chooseBy(t, p, o, search.Budget{Iterations: 120}, uint32(stones)))
			}
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "beginnings.txt", lines, recordtest.Game)
}

// TestRecordedAttacks compares what the search for threats finds, how many nodes it took, and the line of fours, with what was
// recorded: by depth, with much and little to spend.
func TestRecordedAttacks(t *testing.T) {
	var lines []string
	dice := dice.New(8)
	for _, g := range [...]Game{{9, 9, 4, FreeStyle}, {10, 8, 4, ExactLine}, {12, 12, 6, FreeStyle}, {11, 13, 6, ExactLine}, {9, 9, 5, FreeStyle}, {20, 20, 7, FreeStyle}} {
		for n := range 36 {
			p := inCorner(t, g, g.K+2, g.K+int(dice.Under(uint32(2*g.K))), &dice)
			c, err := NewChooser(&p, Options{}, &memory)
			if err != nil {
				t.Fatal(err)
			}
			c.root.meter = atMost(int64(40 << (n % 8)))
			c.root.table.Renew()
			c.root.vctEnd = int64(20 << (n % 6))
			c.root.vctCheck = c.root.vctEnd
			line := fmt.Sprint(g, ":")
			for depth := range 6 {
				line += fmt.Sprint(" ", c.root.attack(depth), " ", c.root.nodes)
			}
			for nodes := 1; nodes < 40; nodes *= 3 {
				plies := c.root.winByFours(n%7, nodes)
				line += fmt.Sprint(" ", plies)
				for i := 0; plies > 0 && c.root.forced[i] != nowhere; i++ {
					line += fmt.Sprint(" ", c.root.forced[i])
				}
			}
			c.root.table.Renew()
			c.root.byThreats()
			for square := range int16(c.root.size) {
				if c.root.stone[square] == 0 {
					c.root.make(square)
					if key, _ := c.root.key(); c.root.table.At(key) != nil {
						e := c.root.table.At(key)
						line += fmt.Sprint(" ", square, " ", e.Value, " ", e.Move, " ", e.Depth)
					}
					c.root.unmake(square)
				}
			}
			lines = append(lines, fmt.Sprint(line, " ", c.root.nodes))
		}
	}
	recordtest.Same(t, "attacks.txt", lines, recordtest.Game)
}

// TestRecordedValues compares values and numbers of positions of searches to small depths with what was recorded: where lines are
// short, so that wins and losses are found, on boards of which all moves are looked at and on others.
func TestRecordedValues(t *testing.T) {
	var lines []string
	dice := dice.New(11)
	for _, g := range [...]Game{{9, 9, 4, FreeStyle}, {10, 8, 4, ExactLine}, {6, 6, 4, FreeStyle}, {7, 5, 4, ExactLine}, {5, 5, 4, FreeStyle}, {9, 8, 3, ExactLine}, {4, 4, 3, FreeStyle},
		{6, 6, 5, FreeStyle}, {5, 4, 4, ExactLine}} {
		for range 26 {
			p := inCorner(t, g, 6, 2+int(dice.Under(9)), &dice)
			c, err := NewChooser(&p, Options{}, &memory)
			if err != nil {
				t.Fatal(err)
			}
			c.root.meter = atMost(900)
			c.root.table.Renew()
			line := fmt.Sprint(g, ":")
			for depth := 1; depth < 7; depth++ {
				line += fmt.Sprint(" ", c.root.search(-infinite, infinite, depth, 0), " ", c.root.search(-slight, 0, depth, 2), " ", c.root.search(0, slight, depth, 2), " ", c.root.nodes)
			}
			line += fmt.Sprint(" ", c.root.search(-infinite, infinite, 1, maxPly), " ", c.root.search(-infinite, infinite, 1, maxPly-1))
			hints := [2]int16{nowhere, nowhere} // a square that is empty, and one that is not
			for square := range int16(c.root.size) {
				if stone := c.root.stone[square]; stone < 2 {
					hints[stone] = square
				}
			}
			for _, hint := range hints {
				c.root.nodes, c.root.check, c.root.stop = 0, 200, false
				n := node{alpha: -infinite, beta: infinite, depth: 2, ply: 1}
				c.root.eachMove(&n, hint)
				line += fmt.Sprint(" ", n.best, " ", n.square, " ", c.root.nodes)
			}
			lines = append(lines, line)
		}
	}
	recordtest.Same(t, "values.txt", lines, recordtest.Game)
}

// TestLapses counts how often levels overlook something, on boards of so many squares.
func TestLapses(t *testing.T) {
	for _, c := range [...]struct {
		level, size int
		want        float64
	}{
		{1, 9, 0.733}, {1, 12, 0.733}, {1, 225, 0.733}, {2, 6, 0.467}, {2, 9, 0.467}, {2, 12, 0.35}, {2, 15, 0.28}, {2, 225, 0.28},
		{3, 9, 0.333}, {3, 12, 0.25}, {3, 15, 0.2}, {3, 18, 0.2}, {4, 9, 0.207}, {4, 12, 0.155}, {4, 100, 0.124},
	} {
		r := &root{options: Options{Level: c.level}}
		r.state = &state{lines: &lines{size: c.size}}
		rng, n := dice.NewRand(1), 0
		for range 20_000 {
			if r.lapsed(rng) {
				n++
			}
		}
		if got := float64(n) / 20_000; got < c.want-0.012 || got > c.want+0.012 {
			t.Errorf("level %d, %d squares: %v, not %v", c.level, c.size, got, c.want)
		}
	}
}

// TestRecordedProofs compares how many positions a proof takes with what was recorded: with memories of all sizes, by which more
// or less is forgotten.
func TestRecordedProofs(t *testing.T) {
	var lines []string
	dice := dice.New(9)
	for i, g := range [...]Game{
		{3, 3, 3, FreeStyle}, {4, 4, 3, ExactLine}, {4, 4, 4, FreeStyle}, {5, 4, 4, ExactLine}, {5, 5, 4, FreeStyle}, {4, 6, 4, FreeStyle},
		{6, 6, 5, ExactLine}, {5, 5, 4, ExactLine}, {6, 5, 4, ExactLine}, {7, 4, 4, FreeStyle}, {6, 6, 4, FreeStyle}, {8, 8, 5, FreeStyle},
	} {
		line := fmt.Sprint(g, ":")
		for n := range 4 {
			p := inCorner(t, g, 5, n*g.Rows/3, &dice)
			got, err := NewProver(1+(i*5+n*3)%12).Prove(&p, atMost(300))
			line += fmt.Sprint(" ", got, err)
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "proofs.txt", lines, recordtest.Game)
}

// TestHeuristic wants values that are odd, ordered, and no proof, however great the sum of weights.
func TestHeuristic(t *testing.T) {
	for v, want := range map[int32]int32{
		-1 << 30: 2 - valueLimit, -valueLimit/2 - 1: 2 - valueLimit, -valueLimit / 2: 2 - valueLimit, 1 - valueLimit/2: 4 - valueLimit, -1: -1, 0: 1, 1: 3,
		valueLimit/2 - 2: valueLimit - 4, valueLimit/2 - 1: valueLimit - 2, valueLimit / 2: valueLimit - 2, 1 << 30: valueLimit - 2,
	} {
		if got := heuristic(v); got != want {
			t.Errorf("%d: %d, not %d", v, got, want)
		}
	}
}
