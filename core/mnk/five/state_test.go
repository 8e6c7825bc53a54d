package five

import (
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

var memory Memory

// TestState plays and takes back stones at random, and compares what the state
// keeps up with that of a new state, and with the rules.
func TestState(t *testing.T) {
	rng := search.NewRand(1)
	for game := range 40 {
		rule, columns, rows := Rule(game%2), 9+rng.IntN(12), 5+rng.IntN(16)
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
			fresh.Place(square, stone-1)
		}
	}
	if s.stone != fresh.stone || s.kind != fresh.kind || s.sets != fresh.sets || s.sums != fresh.sums || s.lines != fresh.lines {
		t.Fatal("the state is not what its stones say")
	}
	for colour := range 2 {
		for square := range int16(s.size) {
			if s.stone[square] != 0 {
				continue
			}
			want := levelByRules(s, colour, square, rule)
			got := s.level[s.kind[colour][square]]
			if (got == completes) != (want == completes) || got != completes && (got == doubleFour) != (want == doubleFour) ||
				got < completes && (got >= levelFour) != (want >= levelFour) {
				t.Fatalf("colour %d, square %d: level %d, by the rules %d", colour, square, got, want)
			}
		}
	}
}

// levelByRules tells rows, double fours and fours from the rules alone.
func levelByRules(s *Search, colour int, square int16, rule Rule) uint8 {
	stone := s.stone
	stone[square] = uint8(colour) + 1
	if rowThrough(s, &stone, square, rule) {
		return completes
	}
	n := 0
	for d := range s.step {
		line := 0
		for i := -4; i <= 4; i++ {
			at, ok := walk(s, square, d, i)
			if !ok || stone[at] != 0 {
				continue
			}
			stone[at] = uint8(colour) + 1
			if rowAlong(s, &stone, square, d, rule) {
				line++
			}
			stone[at] = 0
		}
		n += min(line, 2)
	}
	return [...]uint8{quiet, levelFour, doubleFour}[min(n, 2)]
}

func walk(s *Search, square int16, d, i int) (int16, bool) {
	down, right := [4]int{0, 1, 1, 1}[d], [4]int{1, 0, 1, -1}[d]
	y, x := int(square)/s.columns+i*down, int(square)%s.columns+i*right
	return int16(y*s.columns + x), y >= 0 && y < s.rows && x >= 0 && x < s.columns
}

func rowThrough(s *Search, stone *[maxSquares]uint8, square int16, rule Rule) bool {
	for d := range 4 {
		if rowAlong(s, stone, square, d, rule) {
			return true
		}
	}
	return false
}

func rowAlong(s *Search, stone *[maxSquares]uint8, square int16, d int, rule Rule) bool {
	n := 1
	for _, way := range []int{-1, 1} {
		for i := way; ; i += way {
			at, ok := walk(s, square, d, i)
			if !ok || stone[at] != stone[square] {
				break
			}
			n++
		}
	}
	return n == row || n > row && rule == Free
}
