package player

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// unusual gives a table empty seats, large stacks, antes and blinds anywhere, bets of one chip, and chips of a deal that was
// passed out.
func unusual(s *game.Setup, d *dice.Dice) {
	s.MinBet, s.Carry, s.WholeAntes = 1, int64(d.Under(9)), d.Under(2) == 0
	s.Button = int8(d.Under(uint32(s.Seats)))
	for i := range s.Seats {
		s.Blinds[i], s.Antes[i] = 0, int64(d.Under(3))
		if !s.Openers && d.Under(3) == 0 {
			s.Blinds[i] = int64(d.Under(5))
		}
		switch {
		case i > 1 && d.Under(3) == 0:
			s.Stacks[i], s.Blinds[i], s.Antes[i] = 0, 0, 0
		case d.Under(3) == 0:
			s.Stacks[i] = 1000 + int64(d.Under(9000))
		}
	}
}

// deals are the budget of a hand's decisions, for some a single one.
func deals(n uint32) int64 {
	if n%10 == 3 {
		return 1
	}
	return 30
}

// TestRecordedHands plays hands of every kind by all levels and compares every decision with the recorded one.
func TestRecordedHands(t *testing.T) {
	var lines []string
	book, dice := shipped(t), dice.New(77)
	for n := range uint32(120) {
		s := setup(&dice)
		if n >= 80 {
			unusual(s, &dice)
		} else if n%4 == 0 { // what strong has strategies for
			s = two([...]game.Limit{game.NoLimit, game.FixedLimit}[n%8/4], int64(20+dice.Under(300)))
		}
		h, err := game.Start(s, dice.Uint32())
		if err != nil {
			t.Fatal(err)
		}
		line := fmt.Sprintf("%s %s:", game.Variants[s.Variant], game.Limits[s.Limit])
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			level := Level((int(h.Turn) + int(n/2)) % len(Levels))
			meter := search.Start(search.Budget{Iterations: deals(n)}, 0, func() int64 { return 0 }, nil)
			c, err := Choose(v, level, tableOf(v), book, meter, n)
			if err != nil {
				t.Fatal(err)
			}
			line += fmt.Sprintf(" %s%d %s", game.Kinds[c.Candidates[0].Action.Kind], c.Candidates[0].Action.Amount, recordtest.Sum(*c))
			if _, err := h.Apply(c.Candidates[0].Action); err != nil {
				t.Fatal(err)
			}
		}
		lines = append(lines, fmt.Sprint(line, " ", recordtest.Sum(h.Log)))
	}
	recordtest.Same(t, "hands.txt", lines, recordtest.Game)
}
