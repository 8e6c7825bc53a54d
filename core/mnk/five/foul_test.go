package five

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// readGrid reads rows of "." empty, "o" black, "x" white; "3", "4" and "6" are
// empty squares that are double threes, double fours and overlines.
func readGrid(rows []string) (g *Grid, fouls map[int16]Foul) {
	g, fouls = NewGrid(len(rows[0]), len(rows)), map[int16]Foul{}
	for y, line := range rows {
		for x, letter := range line {
			square := int16(y*g.columns + x)
			switch letter {
			case 'o':
				g.Put(square, 0)
			case 'x':
				g.Put(square, 1)
			case '3', '4', '6':
				fouls[square] = map[rune]Foul{'3': DoubleThree, '4': DoubleFour, '6': Overline}[letter]
			}
		}
	}
	return g, fouls
}

// TestFouls checks all empty squares of positions whose fouls are known.
func TestFouls(t *testing.T) {
	for _, c := range []struct {
		name string
		rows []string
	}{
		{"threes", []string{".......", "...o...", "...o...", ".oo3...", ".......", ".......", "......."}},
		{"a three next to the edge does not count", []string{"...o...", "...o...", ".oo....", ".......", ".......", "......."}},
		{"four and three", []string{".......", "...o...", "...o...", "xooo...", ".......", ".......", "......."}},
		{"two fours", []string{"....x..", "....o..", "....o..", "....o..", "xooo4..", ".......", "......."}},
		{"five before all", []string{"....o..", "....o..", "...3o..", "....o..", "oooo.oo", "......."}},
		{"six", []string{"ooo6oo.", "......."}},
		{"a three whose four would be six is no three", []string{"..........", "...o......", "...o......", "o.oo.o....", "..........", ".........."}},
		// Fours in one row: the International Rules of Renju, and the first of the
		// diagrams of https://github.com/junghyun397/mintaka (mintaka-renju),
		// which the following ones are from, too.
		{"one row", []string{"o.o4o.o", "xxxxxxx", "o.oo4.o", "xxxxxxx", "oo.o4.oo", "xxxxxxxx"}[:4]},
		{"one row of eight", []string{"oo.o4.oo", "xxxxxxxx"}},
	} {
		checkFouls(t, c.name, c.rows)
	}
	for name, rows := range published {
		checkFouls(t, name, strings.Fields(rows))
	}
}

func checkFouls(t *testing.T, name string, rows []string) {
	t.Helper()
	g, want := readGrid(rows)
	for square := range int16(g.size) {
		if g.stone[square] != 0 {
			continue
		}
		if got := g.Foul(square); got != want[square] {
			t.Errorf("%s: row %d, column %d: %d, want %d", name, int(square)/g.columns, int(square)%g.columns, got, want[square])
		}
	}
}

// published are positions with all of black's fouls marked.
var published = map[string]string{
	"no double four is one": `
		...............
		...............
		...............
		...............
		.......x.......
		.....x.........
		.....oo........
		......xox......
		......xox......
		........ooox...
		...............
		...............
		...............
		...............
		...............`,
	"nested": `
		...............
		...............
		...............
		...............
		...x..x........
		....o..o.x.....
		....xoxoo......
		......oo3......
		......xxoo.....
		.....o.........
		....xo.........
		.....x.........
		...............
		...............
		...............`,
	"nested more than once": `
		...............
		...............
		...............
		.......o.......
		............o..
		.....x...3..xo.
		..xo..oxoooxo..
		...oxx.ox3.....
		.x..oo3..o3....
		......o...oox..
		....x..........
		...............
		...............
		...............
		...............`,
	"each depends on the others": `
		...............
		...............
		...............
		...............
		...............
		......xx.......
		.....3oo3......
		....xoooox.....
		....xoooox.....
		.....3oo3......
		......xx.......
		...............
		...............
		...............
		...............`,
}

// TestFoulsByDefinition compares random positions to the definitions, word for
// word and without any thought of speed.
func TestFoulsByDefinition(t *testing.T) {
	rng := dice.NewRand(7)
	games := 3000
	if testing.Short() {
		games = 600
	}
	var seen [makesFive + 1]int
	deep := 0
	for range games {
		g := NewGrid(5+rng.IntN(9), 5+rng.IntN(9))
		for n := g.size * (1 + rng.IntN(6)) / 10; n > 0; n-- {
			if square := int16(rng.IntN(g.size)); g.stone[square] == 0 {
				g.Put(square, uint8(min(1, rng.IntN(5)/3)))
			}
		}
		for square := range int16(g.size) {
			if g.stone[square] != 0 {
				continue
			}
			d := definition{Grid: *g}
			want := d.foul(square)
			if got := g.judge(int(square)%g.columns, int(square)/g.columns); got != want {
				t.Fatalf("square %d: %d, by definition %d\n%s", square, got, want, show(g))
			}
			seen[want]++
			deep = max(deep, d.deepest)
		}
	}
	t.Log(seen, "deepest", deep)
	for foul, n := range seen {
		if n < 50 {
			t.Errorf("foul %d only %d times", foul, n)
		}
	}
	if deep < 3 {
		t.Errorf("no double three depends on more than %d others", deep)
	}
}

func show(g *Grid) string {
	var out strings.Builder
	for y := range g.rows {
		for x := range g.columns {
			out.WriteByte(".ox"[g.at(x, y)])
		}
		out.WriteByte('\n')
	}
	return out.String()
}

// A definition is the rules of renju, written down in full.
type definition struct {
	Grid
	depth, deepest int
}

// foul judges a move by the sets of stones that are fours and threes with it.
func (d *definition) foul(square int16) Foul {
	d.stone[square] = 1
	defer func() { d.stone[square] = 0 }()
	d.depth++
	defer func() { d.depth-- }()
	d.deepest = max(d.deepest, d.depth)
	longest := 0
	for way := range 4 {
		if n := len(d.row(square, way)); n == 5 {
			return makesFive
		} else if n > longest {
			longest = n
		}
	}
	if longest > 5 {
		return Overline
	}
	fours, threes := map[string]bool{}, map[string]bool{}
	for way := range 4 {
		for _, extra := range d.line(square, way) {
			if d.stone[extra] != 0 {
				continue
			}
			d.stone[extra] = 1
			if set := d.row(square, way); len(set) == 5 && set[extra] {
				fours[named(set, extra)] = true
			}
			if set := d.row(square, way); len(set) == 4 && set[extra] && d.straight(set, way) && d.legal(extra) {
				threes[named(set, extra)] = true
			}
			d.stone[extra] = 0
		}
	}
	switch {
	case len(fours) > 1:
		return DoubleFour
	case len(threes) > 1:
		return DoubleThree
	}
	return NoFoul
}

// legal reports whether a stone on the board could have been put there without
// making five.
func (d *definition) legal(square int16) bool {
	d.stone[square] = 0
	defer func() { d.stone[square] = 1 }()
	return d.foul(square) == NoFoul
}

// straight reports whether four in a row become five at two squares.
func (d *definition) straight(set map[int16]bool, way int) bool {
	n := 0
	var one int16
	for one = range set {
		break
	}
	for _, end := range d.line(one, way) {
		if d.stone[end] == 0 {
			d.stone[end] = 1
			if five := d.row(one, way); len(five) == 5 && five[end] {
				n++
			}
			d.stone[end] = 0
		}
	}
	return n == 2
}

// line returns all squares of a line.
func (d *definition) line(square int16, way int) (out []int16) {
	for i := -MaxSide; i <= MaxSide; i++ {
		if at, ok := walk(&d.Grid, square, way, i); ok {
			out = append(out, at)
		}
	}
	return out
}

// row returns the unbroken row of black stones that a stone is part of.
func (d *definition) row(square int16, way int) map[int16]bool {
	set := map[int16]bool{square: true}
	for _, sign := range []int{-1, 1} {
		for i := sign; ; i += sign {
			at, ok := walk(&d.Grid, square, way, i)
			if !ok || d.stone[at] != 1 {
				break
			}
			set[at] = true
		}
	}
	return set
}

// named returns a set of stones without one of them, as text.
func named(set map[int16]bool, but int16) string {
	rest := map[int16]bool{}
	for at := range set {
		if at != but {
			rest[at] = true
		}
	}
	return fmt.Sprint(rest)
}
