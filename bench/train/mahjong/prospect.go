package main

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A prospect counts turns and the points won later, by shanten number.
type prospect struct {
	turns, won [7]int64
	round      [4][7]int64 // turns of this round, by seat
}

// prospects plays games of baseline against itself by the rules of Tenhou. It prints the
// table of package review's prospect.go: by shanten number at a turn, the mean points that
// the seat won in the round.
func prospects(games int, seed uint32) error {
	var t prospect
	p := player.New(player.Reference0304())
	for i := range games {
		if err := t.game(p, seed+uint32(i)); err != nil {
			return err
		}
	}
	for n, turns := range t.turns {
		fmt.Printf("%d from tenpai: %d turns, %.0f won\n", n, turns, float64(t.won[n])/float64(max(turns, 1)))
	}
	return nil
}

// game plays and counts one game.
func (t *prospect) game(p *player.Player, seed uint32) error {
	rules, _ := game.Preset("tenhou")
	g, _, err := game.Start(&rules, seed)
	for err == nil && g.Phase() != game.GameOver {
		v, _ := g.View(g.ToAct())
		var c *play.Choice
		if c, err = play.Choose(p, v); err != nil {
			break
		}
		if _, err = g.Apply(c.Action); err == nil {
			t.count(g, v, c)
		}
	}
	return err
}

// finish counts the points won in a round.
func (t *prospect) finish(r *game.Result) {
	for seat := range t.round {
		won := int32(0)
		for i := range r.Wins {
			if w := &r.Wins[i]; int(w.Seat) == seat {
				won = w.Payments[seat]
			}
		}
		for n, turns := range t.round[seat] {
			t.turns[n] += turns
			t.won[n] += turns * int64(won)
		}
	}
	t.round = [4][7]int64{}
}

// count counts a turn by its shanten number, and finishes a round that is over.
func (t *prospect) count(g *game.Game, v *game.View, c *play.Choice) {
	if r := g.Result(); r != nil && v.Result == nil {
		t.finish(r)
	}
	if c.Discard != nil && c.Action.Kind != game.Tsumo {
		t.round[v.Seat][max(0, c.Discard.Shanten)]++
	}
}
