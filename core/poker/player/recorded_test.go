package player

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedHands plays hands of every kind by all levels and compares every decision with the recorded one.
func TestRecordedHands(t *testing.T) {
	var lines []string
	book, dice := shipped(t), search.NewDice(77)
	for n := range uint32(80) {
		s := setup(&dice)
		if n%4 == 0 { // what strong has strategies for
			s = two([...]game.Limit{game.NoLimit, game.FixedLimit}[n%8/4], int64(20+dice.Under(300)))
		}
		h, err := game.Start(s, dice.Uint32())
		if err != nil {
			t.Fatal(err)
		}
		line := fmt.Sprintf("%s %s:", game.Variants[s.Variant].Key, game.Limits[s.Limit].Key)
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			level := Level((int(h.Turn) + int(n/2)) % len(Levels))
			meter := search.Start(search.Budget{Iterations: 30}, 0, func() int64 { return 0 }, nil)
			table := seven
			if v.Variant == game.ShortDeck {
				table = shortSeven
			}
			c, err := Choose(v, level, table, book, meter, n)
			if err != nil {
				t.Fatal(err)
			}
			line += fmt.Sprintf(" %s%d %s", game.Kinds[c.Candidates[0].Action.Kind].Key, c.Candidates[0].Action.Amount, recordtest.Sum(*c))
			if _, err := h.Apply(c.Candidates[0].Action); err != nil {
				t.Fatal(err)
			}
		}
		lines = append(lines, fmt.Sprint(line, " ", recordtest.Sum(h.Log)))
	}
	recordtest.Same(t, "hands.txt", lines, recordtest.Game)
}
