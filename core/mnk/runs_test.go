package mnk_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
)

// article is the board that #90 (see doc.go) prints, with its value −2.
const article = `........
........
...x....
x...x...
x.o....o
........
........
..o....o`

// slowRuns counts by walking every window square by square.
func slowRuns(b mnk.Board, length int, s mnk.Stone) (n int) {
	for r := range b.Rows() {
		for c := range b.Columns() {
			for _, d := range [][2]int{{0, 1}, {1, 0}, {1, 1}, {1, -1}} {
				y, x := r+d[0]*(length-1), c+d[1]*(length-1)
				if y >= b.Rows() || x < 0 || x >= b.Columns() {
					continue
				}
				whole := true
				for i := range length {
					whole = whole && b.At(r+i*d[0], c+i*d[1]) == s
				}
				if whole {
					n++
				}
			}
		}
	}
	return n
}

// words turns a board of at most 64 squares into two words, as Counter numbers
// squares.
func words(b mnk.Board) (black, white uint64) {
	for r := range b.Rows() {
		for c := range b.Columns() {
			bit := uint64(1) << ((b.Rows()-1-r)*b.Columns() + b.Columns() - 1 - c)
			switch b.At(r, c) {
			case mnk.Black:
				black |= bit
			case mnk.White:
				white |= bit
			}
		}
	}
	return black, white
}

func TestArticleBoard(t *testing.T) {
	for i, b := range mnktest.Orientations(mnktest.BoardOf(t, article)) {
		if got := b.Pairs(); got != -2 {
			t.Errorf("orientation %d: %d, the article prints -2", i, got)
		}
	}
	black, white := words(mnktest.BoardOf(t, article))
	// The figures of #90: 0x300 is two squares side by side in the second row
	// from the bottom, 0x180000 in the third.
	if black != 0x21000000|0x21 && black != 0x2100000021 {
		t.Errorf("black = %#x", black)
	}
	c := mnk.NewCounter(8, 8, 2)
	if got := c.Count(black) - c.Count(white); got != -2 {
		t.Errorf("words: %d, want -2", got)
	}
	if c.Count(0x300) != 1 || c.Count(0x180000) != 1 {
		t.Error("the article's two patterns are not a pair each")
	}
}

// TestPairTruths places each of the 210 pairs of an 8×8 board alone, in all
// eight orientations, and counts what every count should see.
func TestPairTruths(t *testing.T) {
	pairs, counter := 0, mnk.NewCounter(8, 8, 2)
	for i := range 64 {
		for j := range i {
			b, _ := mnk.New(8, 8)
			b.Set(i/8, i%8, mnk.Black)
			b.Set(j/8, j%8, mnk.Black)
			want := 0
			if dy, dx := i/8-j/8, i%8-j%8; dy <= 1 && dx >= -1 && dx <= 1 {
				want = 1
			}
			pairs += want
			for k, o := range mnktest.Orientations(b) {
				black, white := words(o)
				if o.Pairs() != want || len(o.Runs(2)) != want || counter.Count(black) != want || white != 0 {
					t.Fatalf("squares %d and %d, orientation %d: %d, %v, %d, want %d", i, j, k, o.Pairs(), o.Runs(2), counter.Count(black), want)
				}
			}
		}
	}
	if pairs != 210 || windows(8, 8, 2) != 210 {
		t.Errorf("%d pairs, windows says %d, want 210", pairs, windows(8, 8, 2))
	}
}

func TestWindows(t *testing.T) {
	for _, c := range [][4]int{{8, 8, 2, 210}, {8, 8, 3, 168}, {3, 3, 3, 8}, {15, 15, 5, 572}, {20, 20, 5, 1152}, {25, 25, 5, 1932}, {1, 20, 2, 19}, {4, 2, 3, 4}, {2, 2, 3, 0}} {
		if got := windows(c[0], c[1], c[2]); got != c[3] {
			t.Errorf("windows(%d, %d, %d) = %d, want %d", c[0], c[1], c[2], got, c[3])
		}
	}
}

// TestRandomBoards compares the three counts with the slow one on boards of
// every size, and turns, reflects and swaps the colours of boards.
func TestRandomBoards(t *testing.T) {
	rng := dice.NewRand(7)
	for columns := 1; columns <= mnk.MaxSide; columns++ {
		for rows := 1; rows <= mnk.MaxSide; rows++ {
			b, _ := mnk.New(columns, rows)
			swapped := b
			fill := 1 + rng.IntN(3)
			for i := range columns * rows {
				if s := mnk.Stone(rng.IntN(3)); rng.IntN(3) < fill && s != mnk.Empty {
					b.Set(i/columns, i%columns, s)
					swapped.Set(i/columns, i%columns, mnk.Black+mnk.White-s)
				}
			}
			length := 2 + rng.IntN(4)
			checkBoard(t, b, length)
			if b.Pairs() != -swapped.Pairs() {
				t.Errorf("%d×%d: swapping colours turns %d into %d", columns, rows, b.Pairs(), swapped.Pairs())
			}
		}
	}
}

func checkBoard(t *testing.T, b mnk.Board, length int) {
	t.Helper()
	black, white := slowRuns(b, length, mnk.Black), slowRuns(b, length, mnk.White)
	for k, o := range mnktest.Orientations(b) {
		if gb, gw := o.Count(length); gb != black || gw != white {
			t.Errorf("%d×%d, length %d, orientation %d: %d, %d, want %d, %d", b.Columns(), b.Rows(), length, k, gb, gw, black, white)
		}
		if got := len(o.Runs(length)); got != black+white {
			t.Errorf("%d×%d, length %d, orientation %d: %d runs listed, want %d", b.Columns(), b.Rows(), length, k, got, black+white)
		}
		if b.Columns()*b.Rows() <= 64 {
			c := mnk.NewCounter(o.Columns(), o.Rows(), length)
			wb, ww := words(o)
			if c.Count(wb) != black || c.Count(ww) != white || (wb|ww)&^c.Board() != 0 {
				t.Errorf("%d×%d, length %d, orientation %d: words %d, %d, want %d, %d", b.Columns(), b.Rows(), length, k, c.Count(wb), c.Count(ww), black, white)
			}
		}
	}
	for _, r := range b.Runs(length) {
		for i := range length {
			if b.At(r.Row+i*r.Down, r.Column+i*r.Right) != r.Stone {
				t.Errorf("run %+v has no %v at step %d", r, r.Stone, i)
			}
		}
	}
}

func TestBoardErrors(t *testing.T) {
	wide := strings.Repeat(".", 26)
	for _, c := range []struct {
		rows []string
		want string
	}{
		{nil, "board is no board: no squares"},
		{[]string{""}, "board is no board: no squares"},
		{[]string{wide}, "board is no board: 26 columns by 1 rows, but a side has 1 to 25 squares"},
		{strings.Split(wide, ""), "board is no board: 1 columns by 26 rows, but a side has 1 to 25 squares"},
		{[]string{"..", "."}, "board is no board: row 1: 1 squares, but the first row has 2"},
		{[]string{".", ".."}, "board is no board: row 1: 2 squares, but the first row has 1"},
		{[]string{"..", ".X"}, "board is no board: row 1, column 1: \"X\" is not a square (. empty, o black, x white)"},
		{[]string{strings.Repeat("⭕", 8)}, "board is no board: row 0, column 0: \"⭕\" is not a square (. empty, o black, x white)"},
		{[]string{"...", "⭕"}, "board is no board: row 1, column 0: \"⭕\" is not a square (. empty, o black, x white)"},
	} {
		if _, err := mnk.Parse(c.rows); err == nil || err.Error() != c.want {
			t.Errorf("Parse(%q): %v, want %v", c.rows, err, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"", article, ".\n..", "o⭕"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		b, err := mnk.Parse(strings.Split(s, "\n"))
		if err != nil {
			_ = err.Error()
			return
		}
		text := ""
		for r := range b.Rows() {
			for c := range b.Columns() {
				text += b.At(r, c).String()
			}
			text += "\n"
		}
		if text != s+"\n" {
			t.Fatalf("%q reads as %q", s, text)
		}
		for length := 2; length <= 6; length++ {
			checkBoard(t, b, length)
		}
	})
}

func ExampleBoard_Pairs() {
	b, _ := mnk.Parse([]string{
		"oo.",
		".x.",
		"..x",
	})
	black, white := b.Count(2)
	fmt.Println(b.Pairs(), black, white)
	// Output: 0 1 1
}

// windows returns how many runs of a length a full board of one colour has:
// n(m−L+1) + m(n−L+1) + 2(m−L+1)(n−L+1).
func windows(columns, rows, length int) int {
	across := max(0, columns-length+1)
	down := max(0, rows-length+1)
	return rows*across + columns*down + 2*across*down
}
