//go:build unix

package main

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/search"
)

// bookSide is the size of the book's boards: 15 × 15, five in a row.
const bookSide = 15

// studied is a position of the book. Of its images, up to eight, it stores the one
// with the least text.
type studied struct {
	// stones has two letters for each stone: column, and row from below, from "aa".
	// Black and white stones alternate, each colour in the order of letters.
	stones string
	// moves has the best moves, the best first. Of moves that a symmetry of the
	// position maps to each other it has one. A move is its square and its chance to
	// win in thousandths, as two digits of base 36.
	moves string
	nodes int64
}

// A bookPlan says which positions a book has: those that first returns, and those
// after the best moves. After n stones these are at most widths[n] moves, with
// chances within margin of the best one's.
type bookPlan struct {
	first  func() []string
	widths []int
}

// margin is the greatest difference of chances, in thousandths, between the best
// move and another one that the book follows.
const margin = 100

var plans = map[string]bookPlan{
	"free":  {freePositions, []int{3, 2, 2, 2}},
	"renju": {renjuPositions, []int{3: 3, 4: 3, 5: 1}},
}

// book searches the positions of the first moves, and writes the file that
// tefuda/mnk/book reads. Positions that are in the file are not searched again.
func book(flags *flag.FlagSet, args []string) error {
	rules := flags.String("rules", "free,renju", "of the games, in this order")
	nodes := flags.Int64("nodes", 200_000, "of each search")
	lines := flags.Int("lines", 3, "best moves of each position, at most")
	workers := flags.Int("workers", runtime.NumCPU(), "positions at once")
	end := flags.Duration("until", time.Hour, "ends after this time, with the positions found by then")
	file := flags.String("file", "js/games/mnk/book-positions.js", "of the book")
	if err := flags.Parse(args); err != nil {
		return err
	}
	deadline := time.Now().Add(*end)
	known := map[string]map[string]studied{}
	if text, err := os.ReadFile(*file); err == nil {
		known = readBook(string(text))
	}
	for _, key := range strings.Split(*rules, ",") {
		rule, ok := mnk.RuleOf(key)
		if _, planned := plans[key]; !ok || !planned {
			return fmt.Errorf("-rules %q: no plan for %q", *rules, key)
		}
		if known[key] == nil {
			known[key] = map[string]studied{}
		}
		err := plans[key].grow(known[key], func(n int, now []string) error {
			begin := time.Now()
			searched := searchAll(now, known[key], rule, *nodes, *lines, *workers, deadline)
			fmt.Printf("%s, %d stones: %d positions, %d searched in %.0f s\n", key, n, len(now), searched, time.Since(begin).Seconds())
			return writeBook(*file, known)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// grow calls search with the positions of each number of stones. What search adds
// to known decides which positions come next.
func (p bookPlan) grow(known map[string]studied, search func(n int, now []string) error) error {
	later := p.first()
	for n := 0; len(later) > 0; n++ {
		var now []string
		now, later = split(later, func(stones string) bool { return len(stones) == 2*n })
		if err := search(n, now); err != nil {
			return err
		}
		if n < len(p.widths) {
			for _, stones := range now {
				later = append(later, onward(known[stones], p.widths[n])...)
			}
		}
		slices.Sort(later)
		later = slices.Compact(later)
	}
	return nil
}

// split returns the texts for which in is true, and the others.
func split(all []string, in func(string) bool) (yes, no []string) {
	for _, one := range all {
		if in(one) {
			yes = append(yes, one)
		} else {
			no = append(no, one)
		}
	}
	return yes, no
}

// searchAll searches the positions that are not known, and adds them.
func searchAll(all []string, known map[string]studied, rule mnk.Rule, nodes int64, lines, workers int, deadline time.Time) int {
	_, unknown := split(all, func(stones string) bool { _, ok := known[stones]; return ok })
	found := make([]studied, len(unknown))
	var next atomic.Int64
	var running sync.WaitGroup
	for range workers {
		running.Add(1)
		go func() {
			defer running.Done()
			table := new(player.Table)
			for i := int(next.Add(1)) - 1; i < len(unknown) && time.Now().Before(deadline); i = int(next.Add(1)) - 1 {
				found[i] = searchOne(unknown[i], rule, nodes, lines, table)
			}
		}()
	}
	running.Wait()
	searched := 0
	for _, s := range found {
		if s.moves != "" {
			known[s.stones] = s
			searched++
		}
	}
	return searched
}

// searchOne searches a position.
func searchOne(stones string, rule mnk.Rule, nodes int64, lines int, table *player.Table) studied {
	p := positionOf(stones, rule)
	same := symmetries(&p.Board)
	// Moves that a symmetry maps to each other count as one, so ask for more of them.
	c, err := player.NewChooser(&p, player.Options{Lines: lines * len(same)}, table)
	if err != nil {
		panic(err)
	}
	all := c.Choose(search.Start(search.Budget{Iterations: nodes}, 0, func() int64 { return 0 }, nil), 0)
	told, best := studied{stones: stones, nodes: c.Evaluation().Nodes}, 0
	var moves []string
	for i, candidate := range all[:min(len(all), lines*len(same))] {
		chance := int(1000*candidate.Value.Chance() + 0.5)
		if i == 0 {
			best = chance
		}
		at := letters(candidate.Square)
		for _, turn := range same {
			at = min(at, letters(p.Board.Turned(candidate.Square, turn)))
		}
		known := slices.ContainsFunc(moves, func(m string) bool { return m[:2] == at })
		if !known && len(candidate.Line) > 0 && chance >= best-2*margin && len(moves) < lines {
			moves = append(moves, at+digits(chance))
		}
	}
	// The search puts the best move first, and sorts the others by depth, not by chance.
	slices.SortStableFunc(moves[min(1, len(moves)):], func(a, b string) int { return cmp.Compare(b[2:], a[2:]) })
	told.moves = strings.Join(moves, "")
	return told
}

// onward returns the positions after the best moves of one, at most width.
func onward(s studied, width int) (after []string) {
	best := 0
	for i := 0; i+4 <= len(s.moves) && len(after) < width; i += 4 {
		chance, _ := strconv.ParseInt(s.moves[i+2:i+4], 36, 32)
		if i == 0 {
			best = int(chance)
		}
		// A game that is as good as won needs no book.
		if next := s.stones + s.moves[i:i+2]; int(chance) >= best-margin && best > margin && best < 1000-margin {
			after = append(after, least(next))
		}
	}
	return after
}

// freePositions are the empty board, all first stones, and all positions of two
// and three stones in the middle 5 × 5 squares, the first of them in the centre.
func freePositions() []string {
	var all []string
	all = append(all, "")
	for row := range bookSide {
		for column := range bookSide {
			all = append(all, least(letters(mnk.Square{Row: row, Column: column})))
		}
	}
	const centre = "hh"
	for _, second := range middle {
		if second == centre {
			continue
		}
		all = append(all, least(centre+second))
		for _, third := range middle {
			if third != centre && third != second {
				all = append(all, least(centre+second+third))
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// renjuPositions are the 26 openings.
func renjuPositions() []string {
	var all []string
	for _, stones := range freePositions() {
		if len(stones) == 6 {
			p := positionOf(stones, mnk.Renju)
			if p.Board.Opening() != "" {
				all = append(all, stones)
			}
		}
	}
	return all
}

// middle are the 5 × 5 squares in the middle.
var middle = func() (all []string) {
	for row := range 5 {
		for column := range 5 {
			all = append(all, letters(mnk.Square{Row: bookSide/2 - 2 + row, Column: bookSide/2 - 2 + column}))
		}
	}
	return all
}()

// letters writes a square, and squareNamed reads it.
func letters(s mnk.Square) string {
	return string([]byte{'a' + byte(s.Column), 'a' + byte(bookSide-1-s.Row)})
}

func squareNamed(text string) mnk.Square {
	return mnk.Square{Row: bookSide - 1 - int(text[1]-'a'), Column: int(text[0] - 'a')}
}

// digits writes a number below 1296.
func digits(n int) string { return string(base36[n/36]) + string(base36[n%36]) }

const base36 = "0123456789abcdefghijklmnopqrstuvwxyz"

// positionOf returns the position of stones, black's and white's in turn.
func positionOf(stones string, rule mnk.Rule) mnk.Position {
	p, err := mnk.Game{Columns: bookSide, Rows: bookSide, K: 5, Rule: rule}.Start()
	for i := 0; i < len(stones) && err == nil; i += 2 {
		err = p.Play(squareNamed(stones[i : i+2]))
	}
	if err != nil {
		panic(stones + ": " + err.Error())
	}
	return p
}

// symmetries returns those that leave the board as it is.
func symmetries(b *mnk.Board) (same []int) {
	text := b.String()
	for turn := range 8 {
		if image(b, turn).String() == text {
			same = append(same, turn)
		}
	}
	return same
}

// image returns a board after a symmetry.
func image(b *mnk.Board, turn int) *mnk.Board {
	var after mnk.Board = *b
	for row := range bookSide {
		for column := range bookSide {
			to := b.Turned(mnk.Square{Row: row, Column: column}, turn)
			after.Set(to.Row, to.Column, b.At(row, column))
		}
	}
	return &after
}

// least returns the image of stones whose text is the least, each colour in order.
func least(stones string) string {
	b, _ := mnk.New(bookSide, bookSide)
	best := ""
	for turn := range 8 {
		var colours [2][]string
		for i := 0; i < len(stones); i += 2 {
			colours[i/2%2] = append(colours[i/2%2], letters(b.Turned(squareNamed(stones[i:i+2]), turn)))
		}
		slices.Sort(colours[0])
		slices.Sort(colours[1])
		text := ""
		for i := range len(stones) / 2 {
			text += colours[i%2][i/2]
		}
		if turn == 0 || text < best {
			best = text
		}
	}
	return best
}

// writeBook writes the book's file, by rule, then by the number of stones.
func writeBook(file string, known map[string]map[string]studied) error {
	var out strings.Builder
	out.WriteString("// Written by `go run ./bench/train/mnk book`: the positions of the book, by rule. A line is a position: its stones, its best moves\n" +
		"// with their chances, and the nodes searched. book.js reads it.\n\n/** @type {Record<string, string>} */\nexport const positions = {\n")
	for _, key := range slices.Sorted(maps.Keys(known)) {
		fmt.Fprintf(&out, "  %s: `", key)
		all := slices.SortedFunc(maps.Values(known[key]), func(a, b studied) int {
			return cmp.Or(cmp.Compare(len(a.stones), len(b.stones)), cmp.Compare(a.stones, b.stones))
		})
		for i, s := range all {
			if i > 0 {
				out.WriteByte('\n')
			}
			fmt.Fprintf(&out, "%s %s %s", s.stones, s.moves, strconv.FormatInt(s.nodes, 36))
		}
		out.WriteString("`,\n")
	}
	out.WriteString("}\n")
	return os.WriteFile(file, []byte(out.String()), 0o666)
}

// readBook reads what writeBook has written.
func readBook(text string) map[string]map[string]studied {
	known, key := map[string]map[string]studied{}, ""
	for _, line := range strings.Split(text, "\n") {
		if name, first, ok := strings.Cut(strings.TrimPrefix(line, "  "), ": `"); ok {
			key, line = name, first
			known[key] = map[string]studied{}
		}
		fields := strings.Split(strings.TrimSuffix(line, "`,"), " ")
		if len(fields) != 3 || key == "" {
			continue
		}
		if nodes, err := strconv.ParseInt(fields[2], 36, 64); err == nil {
			known[key][fields[0]] = studied{fields[0], fields[1], nodes}
		}
	}
	return known
}
