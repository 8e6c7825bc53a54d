package player

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedGames plays the search against itself from random stones on all kinds of boards. It compares every
// decision with the recorded one: values, lines, reasons and the number of positions.
func TestRecordedGames(t *testing.T) {
	var lines []string
	dice := dice.New(19)
	for i, c := range [...]struct {
		game  mnk.Game
		o     Options
		nodes int64
		moves int
	}{
		{mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, Options{}, 700, 30},
		{mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, Options{}, 2500, 14},
		{mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, Options{}, 25_000, 7},
		{mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.Renju}, Options{Lines: 2}, 900, 26},
		{mnk.Game{Columns: 13, Rows: 19, K: 5, Rule: mnk.Caro}, Options{}, 700, 26},
		{mnk.Game{Columns: 20, Rows: 20, K: 5, Rule: mnk.ExactLine}, Options{}, 900, 20},
		{mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, Options{Level: 3}, 500, 20},
		{mnk.Game{Columns: 8, Rows: 8, K: 5, Rule: mnk.FreeStyle}, Options{}, 1500, 16},
		{mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.ExactLine}, Options{All: true}, 1500, 12},
		{mnk.Game{Columns: 9, Rows: 9, K: 4, Rule: mnk.FreeStyle}, Options{Lines: 3}, 800, 12},
		{mnk.Game{Columns: 19, Rows: 12, K: 6, Rule: mnk.FreeStyle}, Options{}, 500, 14},
		{mnk.Game{Columns: 7, Rows: 7, K: 5, Rule: mnk.FreeStyle}, Options{Level: 2}, 600, 16},
		{mnk.Game{Columns: 5, Rows: 5, K: 3, Rule: mnk.FreeStyle}, Options{Level: 1}, 300, 8},
		{mnk.Game{Columns: 10, Rows: 10, K: 5, Rule: mnk.FreeStyle}, Options{MaxDepth: 4}, 1500, 14},
		{mnk.Game{Columns: 4, Rows: 4, K: 4, Rule: mnk.FreeStyle}, Options{All: true}, 900, 12},
		{mnk.Game{Columns: 5, Rows: 4, K: 4, Rule: mnk.ExactLine}, Options{All: true}, 900, 16},
		{mnk.Game{Columns: 6, Rows: 5, K: 5, Rule: mnk.FreeStyle}, Options{All: true}, 700, 26},
		{mnk.Game{Columns: 4, Rows: 6, K: 4, Rule: mnk.FreeStyle}, Options{Lines: 4, Level: 2}, 500, 20},
		{mnk.Game{Columns: 5, Rows: 5, K: 4, Rule: mnk.ExactLine}, Options{All: true, Level: 3}, 500, 21},
		{mnk.Game{Columns: 6, Rows: 6, K: 5, Rule: mnk.Caro}, Options{All: true}, 700, 30},
		{mnk.Game{Columns: 9, Rows: 9, K: 5, Rule: mnk.Renju}, Options{All: true, MaxDepth: 6}, 700, 24},
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

// nearMiddle returns a random legal square of the middle.
func nearMiddle(p *mnk.Position, dice *dice.Dice) mnk.Square {
	all := p.Legal()
	for tries := 0; ; tries++ {
		s := all[dice.Under(uint32(len(all)))]
		if tries > 100 || abs(2*s.Row-p.Game.Rows) <= 5 && abs(2*s.Column-p.Game.Columns) <= 5 {
			return s
		}
	}
}

func abs(n int) int { return max(n, -n) }

// TestRecordedOpenings compares openings and numbers of positions with recorded ones, by every rule, with large and
// small budgets, and where none is even.
func TestRecordedOpenings(t *testing.T) {
	var lines []string
	for i, c := range [...]struct {
		game   mnk.Game
		stones int
		nodes  int64
	}{
		{mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, 3, 9000}, {mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.Renju}, 5, 9000}, {mnk.Game{Columns: 19, Rows: 19, K: 5, Rule: mnk.Caro}, 4, 4000}, {mnk.Game{Columns: 12, Rows: 13, K: 5, Rule: mnk.ExactLine}, 6, 20_000},
		{mnk.Game{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}, 1, 90_000}, {mnk.Game{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}, 3, 90_000}, {mnk.Game{Columns: 4, Rows: 3, K: 3, Rule: mnk.ExactLine}, 2, 90_000}, {mnk.Game{Columns: 4, Rows: 4, K: 3, Rule: mnk.FreeStyle}, 1, 90_000},
		{mnk.Game{Columns: 5, Rows: 3, K: 3, Rule: mnk.FreeStyle}, 1, 90_000}, {mnk.Game{Columns: 7, Rows: 7, K: 4, Rule: mnk.FreeStyle}, 5, 30_000}, {mnk.Game{Columns: 8, Rows: 8, K: 5, Rule: mnk.FreeStyle}, 2, 400}, {mnk.Game{Columns: 9, Rows: 9, K: 5, Rule: mnk.Renju}, 3, 1},
	} {
		p, err := c.game.Start()
		if err != nil {
			t.Fatal(err)
		}
		m := search.Start(search.Budget{Iterations: c.nodes}, 0, func() int64 { return 0 }, nil)
		o, err := NewOpening(&p, c.stones, nil, m, uint32(i))
		lines = append(lines, fmt.Sprint(c.game, c.stones, " ", o, err, m.Progress().Done))
	}
	recordtest.Same(t, "openings.txt", lines, func(i int) string { return "opening " + fmt.Sprint(i) })
}
