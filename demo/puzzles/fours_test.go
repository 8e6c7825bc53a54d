package puzzles

import (
	"slices"
	"strings"
	"testing"
)

// A position of the naive solver: it knows only what five in a row is.
type naive [FoursSize][FoursSize]byte

func naiveOf(board string) (b naive) {
	for i, row := range strings.Split(board, "\n") {
		copy(b[i][:], row)
	}
	return b
}

// completions are the squares on which a stone of a side makes five or more in a
// row.
func (b *naive) completions(side byte) (all [][2]int) {
	for i := range FoursSize {
		for j := range FoursSize {
			if b[i][j] == '.' && b.fives(i, j, side) {
				all = append(all, [2]int{i, j})
			}
		}
	}
	return all
}

func (b *naive) fives(i, j int, side byte) bool {
	for _, by := range [][2]int{{0, 1}, {1, 0}, {1, 1}, {1, -1}} {
		n := 1
		for _, sign := range []int{1, -1} {
			for d := sign; ; d += sign {
				y, x := i+d*by[0], j+d*by[1]
				if y < 0 || x < 0 || y >= FoursSize || x >= FoursSize || b[y][x] != side {
					break
				}
				n++
			}
		}
		if n >= 5 {
			return true
		}
	}
	return false
}

// firsts are all first moves by which a side wins by fours, each of which the
// other can only stop.
func (b *naive) firsts(side, other byte, deep int) (all [][2]int) {
	if deep == 0 {
		return nil
	}
	must := b.completions(other)
	for i := range FoursSize {
		for j := range FoursSize {
			if b[i][j] != '.' || len(must) > 0 && !slices.Contains(must, [2]int{i, j}) {
				continue
			}
			b[i][j] = side
			if b.winsAfter(side, other, deep) {
				all = append(all, [2]int{i, j})
			}
			b[i][j] = '.'
		}
	}
	return all
}

// winsAfter reports whether the stone just put leads to a win by fours.
func (b *naive) winsAfter(side, other byte, deep int) bool {
	four := b.completions(side)
	switch {
	case len(four) == 0 || len(b.completions(other)) > 0:
		return false
	case len(four) > 1:
		return true
	}
	at := four[0]
	b[at[0]][at[1]] = other
	defer func() { b[at[0]][at[1]] = '.' }()
	return len(b.completions(side)) > 0 && len(b.completions(other)) == 0 || len(b.firsts(side, other, deep-1)) > 0
}

// Each puzzle has one first move that wins by fours, by a solver that tries
// every square.
func TestFours(t *testing.T) {
	e := &handlers{t: t}
	e.prove(MakeFours, false, func(seed uint32, p *Puzzle) {
		at := p.At.(Fours)
		b := naiveOf(at.Board)
		other := byte('o' + 'x' - at.Turn[0])
		first := b.firsts(at.Turn[0], other, 9)
		if len(first) != 1 || placeOf(first[0]) != p.Best {
			var names []string
			for _, s := range first {
				names = append(names, placeOf(s))
			}
			t.Errorf("seed %d: %v win, the puzzle has %s by %v\n%s %s", seed, names, p.Best, p.Line, at.Board, at.Turn)
		}
		if p.Line[0] != p.Best || p.Count < 2 {
			t.Errorf("seed %d: %+v", seed, p)
		}
	})
}

func placeOf(square [2]int) string {
	n := FoursSize - square[0]
	tens := ""
	if n >= 10 {
		tens = "1"
	}
	return string(rune('a'+square[1])) + tens + string(rune('0'+n%10))
}
