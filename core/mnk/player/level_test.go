package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
)

// A contestant chooses a move of a position.
type contestant func(p mnk.Position, seed uint32) mnk.Square

func byLevel(t testing.TB, level int, nodes int64) contestant {
	return func(p mnk.Position, seed uint32) mnk.Square {
		return chooseBy(t, p, Options{Level: level}, search.Budget{Iterations: nodes}, seed).Best
	}
}

// byLot plays anywhere at random.
func byLot(p mnk.Position, seed uint32) mnk.Square {
	legal := p.Legal()
	return legal[dice.NewRand(seed).IntN(len(legal))]
}

// bySight completes lines and stops the opponent's; else it plays anywhere.
func bySight(p mnk.Position, seed uint32) mnk.Square {
	for _, colour := range []mnk.Stone{p.Turn, p.Turn.Other()} {
		if won := mnktest.Wins(p, colour); len(won) > 0 {
			return won[0]
		}
	}
	return byLot(p, seed)
}

// contest plays games from random openings, each from both sides, and returns
// the share of the points of a.
func contest(g mnk.Game, openings, stones int, a, b contestant) float64 {
	points := 0.0
	for opening := range openings {
		rng := dice.NewRand(uint32(1000 + opening))
		start := levelOpening(g, stones, rng)
		for turn := range 2 {
			p := start
			for move := 0; !p.Over(); move++ {
				who := a
				if move%2 != turn {
					who = b
				}
				p, _ = p.Apply(who(p, uint32(opening*1_000_003+turn*1009+move)))
			}
			if line, won := p.Winner(); !won {
				points += 0.5
			} else if (line.Stone == start.Turn) == (turn == 0) {
				points++
			}
		}
	}
	return points / float64(2*openings)
}

// levelOpening plays stones at random in the middle.
func levelOpening(g mnk.Game, stones int, rng interface{ IntN(int) int }) mnk.Position {
	side := min(g.Columns, 7)
	p, _ := g.Start()
	for stones > 0 {
		from := (g.Columns - side) / 2
		if q, err := p.Apply(mnk.Square{Row: from + rng.IntN(side), Column: from + rng.IntN(side)}); err == nil {
			p = q
			stones--
		}
	}
	return p
}

// levelGames are the games on which levels are compared.
var levelGames = []struct {
	game             mnk.Game
	openings, stones int
}{
	{mnk.Game{Columns: 3, Rows: 3, K: 3}, 400, 1},
	{mnk.Game{Columns: 8, Rows: 8, K: 4}, 60, 2},
	{mnk.Game{Columns: 15, Rows: 15, K: 5}, 50, 4},
	{mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity}, 100, 2},
}

// TestLevels lets each level play the one below, and wants six points of ten.
func TestLevels(t *testing.T) {
	for _, c := range levelGames {
		if testing.Short() && c.game.Columns > 3 {
			t.Skip("the search plays many games")
		}
		for level := 2; level <= MaxLevel; level++ {
			share := contest(c.game, c.openings, c.stones, byLevel(t, level, 1500), byLevel(t, level-1, 1500))
			t.Logf("%d,%d,%d: level %d against %d: %.1f %%", c.game.Columns, c.game.Rows, c.game.K, level, level-1, 100*share)
			if share < 0.6 {
				t.Errorf("%d,%d,%d: level %d has %.1f %% of the points against %d", c.game.Columns, c.game.Rows, c.game.K, level, 100*share, level-1)
			}
		}
	}
}

// TestConnectFourLevels wants levels 2 to 5 to complete a line and to stop the
// opponent's, and to begin in the middle: level 2 in the middle five columns, the
// others in the middle three.
func TestConnectFourLevels(t *testing.T) {
	g := mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity}
	rng, seen := dice.NewRand(6), 0
	start, _ := g.Start()
	for level := 2; level <= MaxLevel; level++ {
		for seed := range uint32(60) {
			first := byLevel(t, level, 200)(start, seed)
			if off := max(first.Column-3, 3-first.Column); off > 2 || off > 1 && level > 2 {
				t.Errorf("level %d begins in column %d", level, first.Column)
			}
			p := mnktest.RandomPosition(rng, g, 8+rng.IntN(20))
			if p.Over() {
				continue
			}
			for _, colour := range []mnk.Stone{p.Turn, p.Turn.Other()} {
				if wins := mnktest.Wins(p, colour); len(wins) > 0 {
					seen++
					if got := byLevel(t, level, 200)(p, seed); !slices.Contains(wins, got) {
						t.Errorf("level %d, %v to move, %q: %v, want one of %v", level, p.Turn, mnktest.Rows(p.Board), got, wins)
					}
					break
				}
			}
		}
	}
	if seen < 60 {
		t.Errorf("%d positions with a line to complete or to stop", seen)
	}
}

// TestLowestLevel wants level 1 to beat chance, and to lose to a player who
// sees one move ahead.
func TestLowestLevel(t *testing.T) {
	for _, c := range levelGames {
		lot := contest(c.game, c.openings, c.stones, byLevel(t, 1, 100), byLot)
		sight := contest(c.game, c.openings, c.stones, byLevel(t, 1, 100), bySight)
		t.Logf("%d,%d,%d: level 1 has %.1f %% against chance, %.1f %% against sight", c.game.Columns, c.game.Rows, c.game.K, 100*lot, 100*sight)
		if lot < 0.55 || sight > 0.5 {
			t.Errorf("%d,%d,%d: level 1 has %.1f %% against chance, %.1f %% against sight", c.game.Columns, c.game.Rows, c.game.K, 100*lot, 100*sight)
		}
	}
}
