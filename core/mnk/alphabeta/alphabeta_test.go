package alphabeta

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// remembered is used by all tests: an answer must not depend on what it held before.
var remembered positions.Table

// searcherOf returns a search of a position that has not begun.
func searcherOf(p *mnk.Position) *Searcher {
	s := new(Searcher)
	s.SetUp(p)
	s.Begin(&remembered)
	return s
}

// TestNoThreatsNoWin: ByThreats must store no win after a move that the table knows not to win, though the side to move
// has a win by fours.
func TestNoThreatsNoWin(t *testing.T) {
	p := mnktest.InCorner(t, mnk.Game{Columns: 12, Rows: 12, K: 6, Rule: mnk.FreeStyle}, 0, 0, nil)
	for _, s := range [...]mnk.Square{{Row: 0, Column: 0}, {Row: 9, Column: 1}, {Row: 0, Column: 1}, {Row: 9, Column: 3}, {Row: 0, Column: 2}, {Row: 9, Column: 6}, {Row: 0, Column: 3}, {Row: 11, Column: 2}, {Row: 0, Column: 4}, {Row: 11, Column: 5}} {
		if err := p.Play(s); err != nil {
			t.Fatal(err)
		}
	}
	c := searcherOf(&p)
	c.Meter = mnktest.Nodes(1000)
	c.Table.Renew()
	c.Table.Put(c.Hash^attackKey, 0, 20, 1, positions.Exact)
	c.ByThreats()
	c.Make(20)
	if key, _ := c.key(); c.Table.At(key) != nil {
		t.Errorf("a win by %v, which was found not to win", c.Square(20))
	}
}

// TestParries has answers to threats, or how soon the side that threatens wins.
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
		p, err := mnk.Game{K: 4}.At(mnktest.BoardOf(t, c.rows), mnk.White)
		if err != nil {
			t.Fatal(err)
		}
		ch := searcherOf(&p)
		plies, over := ch.parries()
		if plies != c.plies || over != c.over || len(ch.Moves) != c.moves {
			t.Errorf("%s: %d, %v, %d moves", c.rows, plies, over, len(ch.Moves))
		}
	}
}

// TestAllMoves checks whether generate reports that it lists all moves, on boards with about narrow empty squares.
func TestAllMoves(t *testing.T) {
	for rows, want := range map[string]bool{
		"oxoxo\nx....\n.....\n.....\n.....": true, "oxo..\nx....\n.....\n.....\n.....": false, ".....\n.....\n..o..\n.....\n.....": false,
	} {
		p, err := mnk.Game{K: 5}.At(mnktest.BoardOf(t, rows), mnk.Empty)
		if err != nil {
			t.Fatal(err)
		}
		c := searcherOf(&p)
		c.Wide = false
		if all, _ := c.generate(lines.Nowhere, 0); all != want {
			t.Errorf("%s: all %v", rows, all)
		}
	}
}

// TestFirstBatch wants a search to look at some positions though its time is up before it begins, and at one where one is allowed.
func TestFirstBatch(t *testing.T) {
	for budget, want := range map[search.Budget]int64{{Millis: 1}: visitBatch, {Iterations: 1}: 1, {Iterations: visitBatch + 1}: visitBatch + 1} {
		p, _ := mnk.Game{Columns: 8, Rows: 8, K: 6, Rule: mnk.FreeStyle}.Start()
		p.Play(mnk.Square{Row: 3, Column: 3})
		c := searcherOf(&p)
		now := int64(0)
		c.Meter = search.Start(budget, 0, func() int64 { now += 100; return now }, nil)
		for c.Visit() {
		}
		if c.Nodes != want || !c.Stop {
			t.Errorf("%+v: %d positions", budget, c.Nodes)
		}
	}
}

// TestVCFLines finds wins by fours at random, and replays them with the rules
// alone: each move threatens one square, each answer is that square, and the
// last move threatens two.
func TestVCFLines(t *testing.T) {
	rng := dice.NewRand(8)
	found := 0
	for range 2500 {
		g := mnk.Game{Columns: 8 + rng.IntN(5), Rows: 8 + rng.IntN(5), K: 4 + rng.IntN(2), Rule: mnk.Rule(rng.IntN(2))}
		p := mnktest.RandomPosition(rng, g, 30+rng.IntN(30))
		if p.Over() {
			continue
		}
		r := searcherOf(&p)
		r.Meter = mnktest.Endless()
		plies := r.winByFours(20, 2000)
		if plies < 5 {
			continue
		}
		found++
		var line []mnk.Square
		for _, at := range r.ForcedLine(20, 2000) {
			line = append(line, r.Square(at))
		}
		checkVCF(t, p, line)
		if len(line) != int(plies)-2 {
			t.Errorf("%+v %q: %v in %d plies", g, mnktest.Rows(p.Board), line, plies)
		}
	}
	if found < 50 {
		t.Errorf("%d wins by fours", found)
	}
}

func checkVCF(t *testing.T, p mnk.Position, line []mnk.Square) {
	t.Helper()
	for i := 0; i < len(line); i += 2 {
		if n := len(mnktest.Wins(p, p.Turn.Other())); n > 1 || n == 1 && mnktest.Wins(p, p.Turn.Other())[0] != line[i] {
			t.Fatalf("%+v %q: move %d of %v leaves a threat", p.Game, mnktest.Rows(p.Board), i, line)
		}
		p, _ = p.Apply(line[i])
		threats := mnktest.Wins(p, p.Turn.Other())
		switch last := i+1 >= len(line); {
		case last && len(threats) < 2, !last && (len(threats) != 1 || threats[0] != line[i+1]):
			t.Fatalf("%+v %q: move %d of %v threatens %v", p.Game, mnktest.Rows(p.Board), i, line, threats)
		case last:
			return
		}
		p, _ = p.Apply(line[i+1])
	}
}

// TestVCT has wins that need a three, and checks the search by threats alone.
func TestVCT(t *testing.T) {
	for _, c := range []struct {
		name         string
		black, white string
		wins         bool
	}{
		{"two open twos that cross", "hf hg fh gh", "aa ac oo ao", true},
		{"nothing but two stones", "hf hg", "aa oo", false},
	} {
		p := mnktest.Place15(t, c.black, c.white)
		r := searcherOf(&p)
		r.Meter = mnktest.Endless()
		remembered.Renew()
		r.vctEnd = r.Nodes + vctNodes
		plies := int32(0)
		for depth := 1; depth <= 4 && plies == 0; depth++ {
			plies = r.attack(depth)
		}
		if plies > 0 != c.wins {
			t.Errorf("%s: %d plies", c.name, plies)
		}
	}
}

// TestThreatsKeepToTheirBudget counts every node that the search for threats at the root visits, and sets a clock at
// which a quarter of the time is over.
func TestThreatsKeepToTheirBudget(t *testing.T) {
	rng, most := dice.NewRand(12), int64(0)
	for range 60 {
		p := mnktest.RandomPosition(rng, mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, 20+rng.IntN(60))
		if p.Over() {
			continue
		}
		r := searcherOf(&p)
		const budget = 20_000
		r.Meter = mnktest.Nodes(budget)
		remembered.Renew()
		r.ByThreats()
		if most = max(most, r.Nodes); r.Nodes > budget/vctPart {
			t.Errorf("%q: %d of %d nodes", mnktest.Rows(p.Board), r.Nodes, budget)
		}
		now := int64(0)
		r.Meter = search.Start(search.Budget{Millis: 80}, 0, func() int64 { now++; return now }, nil)
		r.Nodes, r.reported, r.check = 0, 0, 0
		remembered.Renew()
		r.ByThreats()
		if r.Nodes > (80/vctPart+2)*vctBatch {
			t.Errorf("%q: %d nodes, %d ms", mnktest.Rows(p.Board), r.Nodes, now)
		}
	}
	if most < 2000 {
		t.Errorf("%d nodes at most: hardly tried", most)
	}
}

// TestNext: every move of a list comes once, the best of the rest first, of equal ones the first.
func TestNext(t *testing.T) {
	dice := dice.New(2)
	for n := range 40 {
		s := Searcher{}
		for i := range n {
			s.Moves = append(s.Moves, Move{int16(i), int32(dice.Under(12)) - 6})
		}
		for i := range s.Moves {
			rest := slices.Clone(s.Moves[i:])
			want := slices.MaxFunc(rest, func(a, b Move) int { return int(a.Rank - b.Rank) })
			s.Next(i)
			if s.Moves[i] != want {
				t.Fatalf("%v at %d of %v", s.Moves[i], i, rest)
			}
			after := slices.Clone(s.Moves[i:])
			bySquare := func(a, b Move) int { return int(a.Square - b.Square) }
			slices.SortFunc(rest, bySquare)
			slices.SortFunc(after, bySquare)
			if !slices.Equal(rest, after) {
				t.Fatalf("%v have become %v", rest, after)
			}
		}
	}
}

// TestUnproved has values of a position whose moves were not all looked at.
func TestUnproved(t *testing.T) {
	for _, c := range [...]struct{ value, alpha, want int32 }{
		{0, -1, 1}, {0, 0, -1}, {0, 7, -1}, {0, -Infinite, 1}, {9, 0, 9}, {-9, 0, -9}, {winFloor, 0, winFloor},
		{5 - winValue, 0, 5 - LikelyLoss}, {40 - winValue, -Infinite, 40 - LikelyLoss}, {7 - LikelyLoss, 0, 7 - LikelyLoss},
	} {
		if got := unproved(c.value, c.alpha); got != c.want {
			t.Errorf("%d above %d: %d, not %d", c.value, c.alpha, got, c.want)
		}
	}
}

// TestHeuristic wants values that are odd, ordered, and no proofs, however great the sum of weights.
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

// TestKeys wants mirrored positions with few stones to have one key.
func TestKeys(t *testing.T) {
	g := mnk.Game{Columns: 6, Rows: 6, K: 6, Rule: mnk.ExactLine}
	p, _ := g.Start()
	mirrored := p
	dice := dice.New(3)
	for stones := 0; !p.Over(); stones++ {
		a, _ := searcherOf(&p).key()
		b, _ := searcherOf(&mirrored).key()
		if few := stones <= symmetricStones; few && a != b || !few && a == b {
			t.Errorf("%d stones: keys %d and %d", stones, a, b)
		}
		all := p.Legal()
		s := all[dice.Under(uint32(len(all)))]
		if p.Play(s) != nil || mirrored.Play(mnk.Square{Row: s.Row, Column: 5 - s.Column}) != nil {
			t.Fatal(s)
		}
	}
}

// TestKeptIsSound looks for wins of black where Keeps said that white keeps black from all lines.
func TestKeptIsSound(t *testing.T) {
	rng := dice.NewRand(6)
	found := 0
	for range 400 {
		p := mnktest.RandomPosition(rng, mnktest.RandomGame(rng, 7), rng.IntN(12))
		if p.Over() {
			continue
		}
		p.Turn = mnk.Black
		s := lines.New(&p)
		if new(lines.Keeper).Keeps(s, 0) && s.Potential[0] > 0 {
			found++
			if makerWins(p) {
				t.Errorf("%+v %q: kept, but black completes a line", p.Game, mnktest.Rows(p.Board))
			}
		}
	}
	if found < 20 {
		t.Errorf("%d positions", found)
	}
}

// makerWins reports whether a search proves that black, to move, wins p.
func makerWins(p mnk.Position) bool {
	r := searcherOf(&p)
	r.Meter = mnktest.Nodes(3000)
	remembered.Renew()
	for depth := 1; depth < 8 && !r.Stop; depth++ {
		if v := r.search(-Infinite, Infinite, depth, 0); !r.Stop && v >= winFloor {
			return true
		}
	}
	return false
}
