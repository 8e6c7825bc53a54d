package five

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

var memory Memory

// TestState plays and takes back stones at random, and compares the state with a new one and with the rules.
func TestState(t *testing.T) {
	rng := dice.NewRand(1)
	for game := range 80 {
		rule, columns, rows := Rule(game%int(rules)), 9+rng.IntN(MaxSide-8), 5+rng.IntN(MaxSide-4)
		s := New(rule, columns, rows, &memory)
		var played []int16
		for range 90 {
			if square := int16(rng.IntN(s.size)); s.stone[square] == 0 && rng.IntN(4) > 0 {
				if rng.IntN(5) == 0 {
					s.swing()
				}
				s.make(square)
				played = append(played, square)
			} else if len(played) > 0 {
				last := played[len(played)-1]
				s.side = s.stone[last] - 1 ^ 1
				s.unmake(last)
				played = played[:len(played)-1]
			}
		}
		checkState(t, s, rule)
	}
}

func checkState(t *testing.T, s *Search, rule Rule) {
	t.Helper()
	fresh := New(rule, s.columns, s.rows, &memory)
	for square := range int16(s.size) {
		if stone := s.stone[square]; stone != 0 {
			fresh.Put(square, stone-1)
		}
	}
	for colour := range s.sets { // top may be higher than a fresh state's: it never sinks
		for i := range s.sets[colour] {
			fresh.sets[colour][i].top = s.sets[colour][i].top
		}
	}
	if s.stone != fresh.stone || s.shape != fresh.shape || s.worth != fresh.worth || s.sets != fresh.sets || s.sums != fresh.sums || s.lines != fresh.lines {
		t.Fatal("the state is not what its stones say")
	}
	for colour := range 2 {
		for square := range int16(s.size) {
			if s.stone[square] != 0 {
				continue
			}
			got := s.level(uint8(colour), square)
			if foul := foulOf(s, colour, square); foul != isAllowed {
				if got != quiet {
					t.Fatalf("square %d is level %d, but may be a foul", square, got)
				}
				continue
			}
			want := levelByRules(s, colour, square)
			if (got == completes) != (want == completes) || got != completes && (got == doubleFour) != (want == doubleFour) ||
				got < completes && (got >= levelFour) != (want >= levelFour) {
				t.Fatalf(show(&s.Grid)+"rule %d, colour %d, square %d: level %d, by the rules %d", rule, colour, square, got, want)
			}
		}
	}
}

// foulOf returns whether a square is a foul, as far as its kind shows.
func foulOf(s *Search, colour int, square int16) uint8 {
	return s.worth[colour][square].foul
}

// levelByRules finds rows, fours and double fours by the rules alone: it tries every answer of the opponent nearby.
func levelByRules(s *Search, colour int, square int16) uint8 {
	g := s.Grid
	g.stone[square] = uint8(colour) + 1
	if rowThrough(&g, square, s.rule) {
		return completes
	}
	near := nearby(&g, square)
	if !canComplete(&g, near, square, s.rule) {
		return quiet
	}
	for _, at := range near {
		g.stone[at] = uint8(colour^1) + 1
		stopped := !canComplete(&g, near, square, s.rule)
		g.stone[at] = 0
		if stopped {
			return levelFour
		}
	}
	return doubleFour
}

// nearby returns the empty squares on the lines through one, as far as they can
// matter to a row through it.
func nearby(g *Grid, square int16) (out []int16) {
	for d := range 4 {
		for i := -reach; i <= reach; i++ {
			if at, ok := walk(g, square, d, i); ok && g.stone[at] == 0 {
				out = append(out, at)
			}
		}
	}
	return out
}

// canComplete tells whether one of some squares completes a row through a stone.
func canComplete(g *Grid, squares []int16, square int16, rule Rule) bool {
	for _, at := range squares {
		if g.stone[at] == 0 {
			g.stone[at] = g.stone[square]
			ok := rowThrough(g, square, rule)
			g.stone[at] = 0
			if ok {
				return true
			}
		}
	}
	return false
}

func walk(g *Grid, square int16, d, i int) (int16, bool) {
	down, right := [4]int{0, 1, 1, 1}[d], [4]int{1, 0, 1, -1}[d]
	y, x := int(square)/g.columns+i*down, int(square)%g.columns+i*right
	return int16(y*g.columns + x), y >= 0 && y < g.rows && x >= 0 && x < g.columns
}

// rowThrough tells whether the stone on a square is part of a row that wins.
func rowThrough(g *Grid, square int16, rule Rule) bool {
	stone := g.stone[square]
	for d := range 4 {
		n, blocked := 1, 0
		for _, way := range []int{-1, 1} {
			i := way
			for ; ; i += way {
				if at, ok := walk(g, square, d, i); !ok || g.stone[at] != stone {
					break
				}
				n++
			}
			if at, ok := walk(g, square, d, i); ok && g.stone[at] == 3-stone {
				blocked++
			}
		}
		long := rule != Exact && rule != CaroExact && (rule != Renju || stone == 2)
		if n == row && (!rule.caro() || blocked < 2) || n > row && long {
			return true
		}
	}
	return false
}

// TestListStops wants of any squares the empty ones that may be played and make no four, and all fours, from corner to
// corner.
func TestListStops(t *testing.T) {
	for i := range uint32(30) {
		dice := dice.New(i)
		s := byLot(Rule(i%uint32(Caro+1)), 9+int(i%7), 8+int(i%5), 4+int(dice.Under(20)), &dice)
		s.stops = set{}
		want := map[int16]bool{}
		fours := &s.sets[s.side&1][ofFours]
		for square := range int16(s.size) {
			s.stops.flip(square, 1)
			four := fours.bits[square>>6]>>(square&63)&1 == 1
			if four || s.stone[square] == 0 && s.level(s.side, square) < levelFour && (!s.kinds[s.side&1].fouls || s.allowed(square)) {
				want[square] = true
			}
		}
		s.moves = s.moves[:0]
		s.listStops(-1, 0)
		for _, m := range s.moves {
			if !want[m.square] {
				t.Errorf("board %d: square %d is listed", i, m.square)
			}
			delete(want, m.square)
		}
		if len(want) > 0 {
			t.Errorf("board %d: %v are not", i, want)
		}
	}
}
