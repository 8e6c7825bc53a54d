//go:build unix

package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
)

const bookFile = "../../../js/games/mnk/book-positions.js"

// stored returns the book in the package.
func stored(t *testing.T) (text string, known map[string]map[string]studied) {
	t.Helper()
	read, err := os.ReadFile(bookFile)
	if err != nil {
		t.Fatal(err)
	}
	return string(read), readBook(string(read))
}

// TestBookIsLegal wants every position to be one that the game can reach, once,
// and every move to be legal there, the best first.
func TestBookIsLegal(t *testing.T) {
	_, known := stored(t)
	for key, positions := range known {
		rule, _ := mnk.RuleOf(key)
		for stones, s := range positions {
			p := positionOf(stones, rule) // panics at a move that is not legal
			if least(stones) != stones || p.Over() || len(s.moves) == 0 || s.nodes <= 0 {
				t.Errorf("%s %q: %+v", key, stones, s)
			}
			legal, last := p.Legal(), 1001
			for i := 0; i < len(s.moves); i += 4 {
				chance, err := strconv.ParseInt(s.moves[i+2:i+4], 36, 32)
				if err != nil || int(chance) > last || !slices.Contains(legal, squareNamed(s.moves[i:i+2])) {
					t.Errorf("%s %q: the move %q", key, stones, s.moves[i:i+4])
				}
				if i > 0 { // the first is the best by the depth of its search
					last = int(chance)
				}
			}
		}
	}
}

// TestBookIsWhole wants the book to have the positions of its plan and no
// others, and its file to be as the command writes it.
func TestBookIsWhole(t *testing.T) {
	text, known := stored(t)
	for key, plan := range plans {
		found := 0
		err := plan.grow(known[key], func(n int, now []string) error {
			for _, stones := range now {
				if _, ok := known[key][stones]; !ok {
					t.Errorf("%s: %q is not in the book", key, stones)
				}
			}
			found += len(now)
			return nil
		})
		if err != nil || found != len(known[key]) || found < 100 {
			t.Errorf("%s: the plan has %d positions, the book %d, %v", key, found, len(known[key]), err)
		}
	}
	again := filepath.Join(t.TempDir(), "book.js")
	if err := writeBook(again, known); err != nil {
		t.Fatal(err)
	}
	if written, _ := os.ReadFile(again); string(written) != text {
		t.Error("the file is not as the command writes it")
	}
}

// TestBookIsTheSearch searches a few positions of the book again. The book may be
// older than the search: it need not say the same to the digit, but its moves
// must be the search's.
func TestBookIsTheSearch(t *testing.T) {
	_, known := stored(t)
	table := new(player.Table)
	tried, agreed := 0, 0
	for key, positions := range known {
		rule, _ := mnk.RuleOf(key)
		var all []string
		for stones := range positions {
			all = append(all, stones)
		}
		slices.Sort(all)
		for i := 0; i < 4; i++ {
			old := positions[all[(2*i+1)*len(all)/8]]
			now := searchOne(old.stones, rule, old.nodes, len(old.moves)/4, table)
			before, _ := strconv.ParseInt(old.moves[2:4], 36, 32)
			after, _ := strconv.ParseInt(now.moves[2:4], 36, 32)
			tried++
			if known := slices.ContainsFunc(slices.Collect(slices.Chunk([]byte(old.moves), 4)), func(m []byte) bool { return string(m[:2]) == now.moves[:2] }); known && max(before-after, after-before) <= margin {
				agreed++
			}
		}
	}
	if agreed < tried-1 {
		t.Errorf("%d of %d positions are as the search finds them", agreed, tried)
	}
}

// TestOneBookForAllImages: the command searches one image of a position. A small
// search of a symmetric position gives each kind of move once.
func TestOneBookForAllImages(t *testing.T) {
	for _, stones := range []string{"", "hh", "hhii", "hhhi", "hhiigf", "hhjigh"} {
		b := positionOf(stones, mnk.FreeStyle).Board
		for turn := range 8 {
			var image strings.Builder
			for i := 0; i < len(stones); i += 2 {
				image.WriteString(letters(b.Turned(squareNamed(stones[i:i+2]), turn)))
			}
			if least(image.String()) != least(stones) {
				t.Errorf("%q turned by %d is %q, whose least is %q", stones, turn, image.String(), least(image.String()))
			}
		}
	}
	found := searchOne("hh", mnk.FreeStyle, 20_000, 3, nil)
	if kinds := len(found.moves) / 4; kinds < 2 || found.moves[:2] == found.moves[4:6] {
		t.Errorf("one stone in the centre: %q", found.moves)
	}
}
