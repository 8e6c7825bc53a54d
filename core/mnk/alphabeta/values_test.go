package alphabeta

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedAttacks compares the search for threats with recorded results, by depth and with large and small budgets:
// what it finds, its number of nodes, and the line of fours.
func TestRecordedAttacks(t *testing.T) {
	var recorded []string
	dice := dice.New(8)
	for _, g := range [...]mnk.Game{{Columns: 9, Rows: 9, K: 4, Rule: mnk.FreeStyle}, {Columns: 10, Rows: 8, K: 4, Rule: mnk.ExactLine}, {Columns: 12, Rows: 12, K: 6, Rule: mnk.FreeStyle}, {Columns: 11, Rows: 13, K: 6, Rule: mnk.ExactLine}, {Columns: 9, Rows: 9, K: 5, Rule: mnk.FreeStyle}, {Columns: 20, Rows: 20, K: 7, Rule: mnk.FreeStyle}} {
		for n := range 36 {
			p := mnktest.InCorner(t, g, g.K+2, g.K+int(dice.Under(uint32(2*g.K))), &dice)
			c := searcherOf(&p)
			c.Meter = mnktest.Nodes(int64(40 << (n % 8)))
			c.Table.Renew()
			c.vctEnd = int64(20 << (n % 6))
			c.vctCheck = c.vctEnd
			line := fmt.Sprint(g, ":")
			for depth := range 6 {
				line += fmt.Sprint(" ", c.attack(depth), " ", c.Nodes)
			}
			for nodes := 1; nodes < 40; nodes *= 3 {
				plies := c.winByFours(n%7, nodes)
				line += fmt.Sprint(" ", plies)
				for i := 0; plies > 0 && c.forced[i] != lines.Nowhere; i++ {
					line += fmt.Sprint(" ", c.forced[i])
				}
			}
			c.Table.Renew()
			c.ByThreats()
			for square := range int16(c.Size) {
				if c.Stone[square] == 0 {
					c.Make(square)
					if key, _ := c.key(); c.Table.At(key) != nil {
						e := c.Table.At(key)
						line += fmt.Sprint(" ", square, " ", e.Value, " ", e.Move, " ", e.Depth)
					}
					c.Unmake(square)
				}
			}
			recorded = append(recorded, fmt.Sprint(line, " ", c.Nodes))
		}
	}
	recordtest.Same(t, "attacks.txt", recorded, recordtest.Game)
}

// TestRecordedValues compares values and numbers of positions of shallow searches with recorded ones. Lines are short,
// so that wins and losses are found, on boards where all moves are looked at and on others.
func TestRecordedValues(t *testing.T) {
	var recorded []string
	dice := dice.New(11)
	for _, g := range [...]mnk.Game{{Columns: 9, Rows: 9, K: 4, Rule: mnk.FreeStyle}, {Columns: 10, Rows: 8, K: 4, Rule: mnk.ExactLine}, {Columns: 6, Rows: 6, K: 4, Rule: mnk.FreeStyle}, {Columns: 7, Rows: 5, K: 4, Rule: mnk.ExactLine}, {Columns: 5, Rows: 5, K: 4, Rule: mnk.FreeStyle}, {Columns: 9, Rows: 8, K: 3, Rule: mnk.ExactLine}, {Columns: 4, Rows: 4, K: 3, Rule: mnk.FreeStyle},
		{Columns: 6, Rows: 6, K: 5, Rule: mnk.FreeStyle}, {Columns: 5, Rows: 4, K: 4, Rule: mnk.ExactLine}} {
		for range 26 {
			p := mnktest.InCorner(t, g, 6, 2+int(dice.Under(9)), &dice)
			c := searcherOf(&p)
			c.Meter = mnktest.Nodes(900)
			c.Table.Renew()
			line := fmt.Sprint(g, ":")
			for depth := 1; depth < 7; depth++ {
				line += fmt.Sprint(" ", c.search(-Infinite, Infinite, depth, 0), " ", c.search(-slight, 0, depth, 2), " ", c.search(0, slight, depth, 2), " ", c.Nodes)
			}
			line += fmt.Sprint(" ", c.search(-Infinite, Infinite, 1, MaxPly), " ", c.search(-Infinite, Infinite, 1, MaxPly-1))
			hints := [2]int16{lines.Nowhere, lines.Nowhere} // a square that is empty, and one that is not
			for square := range int16(c.Size) {
				if stone := c.Stone[square]; stone < 2 {
					hints[stone] = square
				}
			}
			for _, hint := range hints {
				c.Nodes, c.check, c.Stop = 0, 200, false
				n := node{alpha: -Infinite, beta: Infinite, depth: 2, ply: 1}
				c.eachMove(&n, hint)
				line += fmt.Sprint(" ", n.best, " ", n.square, " ", c.Nodes)
			}
			recorded = append(recorded, line)
		}
	}
	recordtest.Same(t, "values.txt", recorded, recordtest.Game)
}
