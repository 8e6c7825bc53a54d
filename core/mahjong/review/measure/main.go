// Measure plays games of the reference player against itself and prints the
// tables of package review's risk.go: how often a tile of each danger was won
// with by one who had declared riichi, and what that cost; and what was won in
// the end by those who at a turn of theirs were so far from complete.
//
//	go run ./core/mahjong/review/measure -games 300 -seed 1
package main

import (
	"flag"
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// tally is what was counted of each danger.
type tally struct {
	thrown, hit [13]int
	lost, wins  int64
	turns, won  [7]int64    // by shanten number
	round       [4][7]int64 // the turns of this round, by seat
}

func main() {
	games := flag.Int("games", 300, "hanchan by the rules of Tenhou")
	seed := flag.Uint("seed", 1, "of the first")
	flag.Parse()
	var t tally
	p := player.New(player.Reference0304())
	for i := range *games {
		t.game(p, uint32(*seed)+uint32(i))
	}
	for danger, n := range t.thrown {
		fmt.Printf("%2d: %6d of %7d, %.4f\n", danger, t.hit[danger], n, float64(t.hit[danger])/float64(max(n, 1)))
	}
	for n, turns := range t.turns {
		fmt.Printf("%d from tenpai: %d turns, %.0f won\n", n, turns, float64(t.won[n])/float64(max(turns, 1)))
	}
	fmt.Printf("lost: %.0f a time, %d times\n", float64(t.lost)/float64(max(t.wins, 1)), t.wins)
}

// game plays one.
func (t *tally) game(p *player.Player, seed uint32) {
	rules, _ := game.Preset("tenhou")
	g, _, err := game.Start(&rules, seed)
	for err == nil && g.Phase() != game.GameOver {
		var v *game.View
		for s := range rules.Players {
			if g.Waiting(s) {
				v, _ = g.View(s)
				break
			}
		}
		var c *play.Choice
		if c, err = play.Choose(p, v); err != nil {
			break
		}
		if _, err = g.Apply(c.Action); err == nil {
			t.count(g, v, c)
		}
	}
	if err != nil {
		panic(err)
	}
}

// finish counts what was won in a round.
func (t *tally) finish(r *game.Result) {
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

// count looks at what was thrown, and at what a ron paid.
func (t *tally) count(g *game.Game, v *game.View, c *play.Choice) {
	if r := g.Result(); r != nil && c.Action.Kind == game.Ron {
		for i := range r.Wins {
			if w := &r.Wins[i]; w.Seat == c.Action.Seat && v.Players[w.Seat].Riichi {
				t.lost += int64(-w.Payments[w.From])
				t.wins++
			}
		}
	}
	if r := g.Result(); r != nil && v.Result == nil {
		t.finish(r)
	}
	if c.Discard != nil && c.Action.Kind != game.Tsumo {
		t.round[v.Seat][max(0, c.Discard.Shanten)]++
	}
	if c.Discard == nil || c.Action.Kind != game.Throw && c.Action.Kind != game.Riichi {
		return
	}
	for i := range c.Discard.Candidates {
		if d := &c.Discard.Candidates[i]; d.Tile == c.Action.Tile {
			t.throw(g, v.Seat, d)
			return
		}
	}
}

// throw counts a tile for each of the others in riichi.
func (t *tally) throw(g *game.Game, seat int8, d *player.DiscardCandidate) {
	for at := range int8(3) {
		other := (seat + at + 1) % 4
		v, _ := g.View(other)
		if !v.Players[other].Riichi {
			continue
		}
		t.thrown[d.Danger[at]]++
		for i := range v.Actions {
			if v.Actions[i].Kind == game.Ron {
				t.hit[d.Danger[at]]++
			}
		}
	}
}
