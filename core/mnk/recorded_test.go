package mnk

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedGames plays the search against itself from stones laid by lot, on all kinds of boards, and compares every
// decision with the recorded one: values, lines, reasons and how many positions it took.
func TestRecordedGames(t *testing.T) {
	var lines []string
	dice := search.NewDice(19)
	for i, c := range [...]struct {
		game  Game
		o     Options
		nodes int64
		moves int
	}{
		{Game{15, 15, 5, FreeStyle}, Options{}, 700, 30},
		{Game{15, 15, 5, FreeStyle}, Options{}, 2500, 14},
		{Game{15, 15, 5, FreeStyle}, Options{}, 25_000, 7},
		{Game{15, 15, 5, Renju}, Options{Lines: 2}, 900, 26},
		{Game{13, 19, 5, Caro}, Options{}, 700, 26},
		{Game{20, 20, 5, ExactLine}, Options{}, 900, 20},
		{Game{15, 15, 5, FreeStyle}, Options{Level: 3}, 500, 20},
		{Game{8, 8, 5, FreeStyle}, Options{}, 1500, 16},
		{Game{7, 6, 4, ExactLine}, Options{All: true}, 1500, 12},
		{Game{9, 9, 4, FreeStyle}, Options{Lines: 3}, 800, 12},
		{Game{19, 12, 6, FreeStyle}, Options{}, 500, 14},
		{Game{7, 7, 5, FreeStyle}, Options{Level: 2}, 600, 16},
		{Game{5, 5, 3, FreeStyle}, Options{Level: 1}, 300, 8},
		{Game{10, 10, 5, FreeStyle}, Options{MaxDepth: 4}, 1500, 14},
	} {
		p, err := c.game.Start()
		if err != nil {
			t.Fatal(err)
		}
		for range 4 {
			p.Play(nearMiddle(&p, &dice))
		}
		line := fmt.Sprintf("%d", i)
		for n := 0; n < c.moves && !p.Over(); n++ {
			got := chooseBy(t, p, c.o, search.Budget{Iterations: c.nodes}, uint32(n))
			line += fmt.Sprintf(" %d,%d %s", got.Best.Column, got.Best.Row, recordtest.Sum(got))
			if p.Play(got.Best); dice.Under(5) == 0 && !p.Over() {
				p.Play(nearMiddle(&p, &dice)) // so that not all is defended
			}
		}
		lines = append(lines, strings.TrimSpace(line))
	}
	recordtest.Same(t, "games.txt", lines, recordtest.Game)
}

// nearMiddle is a legal square of the middle, by lot.
func nearMiddle(p *Position, dice *search.Dice) Square {
	all := p.Legal()
	for tries := 0; ; tries++ {
		s := all[dice.Under(uint32(len(all)))]
		if tries > 100 || abs(2*s.Row-p.Game.Rows) <= 5 && abs(2*s.Column-p.Game.Columns) <= 5 {
			return s
		}
	}
}

func abs(n int) int { return max(n, -n) }
