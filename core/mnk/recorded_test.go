package mnk

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedGames plays the search against itself from stones laid by lot, on all kinds of boards, and compares every
// decision with the recorded one: values, lines, reasons and how many positions it took.
func TestRecordedGames(t *testing.T) {
	var lines []string
	dice := dice.New(19)
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
		{Game{4, 4, 4, FreeStyle}, Options{All: true}, 900, 12},
		{Game{5, 4, 4, ExactLine}, Options{All: true}, 900, 16},
		{Game{6, 5, 5, FreeStyle}, Options{All: true}, 700, 26},
		{Game{4, 6, 4, FreeStyle}, Options{Lines: 4, Level: 2}, 500, 20},
		{Game{5, 5, 4, ExactLine}, Options{All: true, Level: 3}, 500, 21},
		{Game{6, 6, 5, Caro}, Options{All: true}, 700, 30},
		{Game{9, 9, 5, Renju}, Options{All: true, MaxDepth: 6}, 700, 24},
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
func nearMiddle(p *Position, dice *dice.Dice) Square {
	all := p.Legal()
	for tries := 0; ; tries++ {
		s := all[dice.Under(uint32(len(all)))]
		if tries > 100 || abs(2*s.Row-p.Game.Rows) <= 5 && abs(2*s.Column-p.Game.Columns) <= 5 {
			return s
		}
	}
}

func abs(n int) int { return max(n, -n) }

// TestRecordedOpenings compares the openings that are found, and how many positions that took, with what was recorded: by every
// rule, with much to spend and with little, and where none is even.
func TestRecordedOpenings(t *testing.T) {
	var lines []string
	for i, c := range [...]struct {
		game   Game
		stones int
		nodes  int64
	}{
		{Game{15, 15, 5, FreeStyle}, 3, 9000}, {Game{15, 15, 5, Renju}, 5, 9000}, {Game{19, 19, 5, Caro}, 4, 4000}, {Game{12, 13, 5, ExactLine}, 6, 20_000},
		{Game{3, 3, 3, FreeStyle}, 1, 90_000}, {Game{3, 3, 3, FreeStyle}, 3, 90_000}, {Game{4, 3, 3, ExactLine}, 2, 90_000}, {Game{4, 4, 3, FreeStyle}, 1, 90_000},
		{Game{5, 3, 3, FreeStyle}, 1, 90_000}, {Game{7, 7, 4, FreeStyle}, 5, 30_000}, {Game{8, 8, 5, FreeStyle}, 2, 400}, {Game{9, 9, 5, Renju}, 3, 1},
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
