package review_test

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/review"
)

// reviewed plays a game, each action by choose, and returns the review of it.
func reviewed(t *testing.T, preset string, seed uint32, seats uint8, choose func(v *game.View) game.Action) *review.Reviewer {
	t.Helper()
	rules, ok := game.Preset(preset)
	if !ok {
		t.Fatal(preset)
	}
	rules.Winds = 1
	g, _, err := game.Start(&rules, seed)
	r := review.New(player.New(player.Reference0304()), seats)
	for err == nil && g.Phase() != game.GameOver {
		v, _ := g.View(g.ToAct())
		a := choose(v)
		r.Action(g, a)
		_, err = g.Apply(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func by(t *testing.T, p *player.Player) func(v *game.View) game.Action {
	return func(v *game.View) game.Action {
		c, err := play.Choose(p, v)
		if err != nil {
			t.Fatal(err)
		}
		return c.Action
	}
}

// TestOwnPlay wants the player to find nothing in its own games, of four and of
// three, and to look at decisions of the seats asked for alone.
func TestOwnPlay(t *testing.T) {
	for _, preset := range []string{"tenhou", "tenhou-sanma"} {
		r := reviewed(t, preset, 4, 1<<0|1<<2, by(t, player.New(player.Reference0304())))
		if r.Whole.Decisions < 60 || r.Whole.Agreed != r.Whole.Decisions || r.Whole.Loss != 0 || r.Whole.Grade() != 0 {
			t.Errorf("%s: %+v", preset, r.Whole)
		}
		sum := review.Sum{}
		for i := range r.Rounds {
			sum.Decisions += r.Rounds[i].Decisions
		}
		if sum.Decisions != r.Whole.Decisions || len(r.Rounds) < 4 {
			t.Errorf("%s: %d decisions in %d rounds, of %d", preset, sum.Decisions, len(r.Rounds), r.Whole.Decisions)
		}
		for i := range r.Findings {
			if f := &r.Findings[i]; f.Seat != 0 && f.Seat != 2 || f.Turn < 1 {
				t.Fatalf("%s: %+v", preset, f)
			}
		}
	}
}

// TestChance wants play that is partly by chance to lose much, and every figure
// to be in bounds.
func TestChance(t *testing.T) {
	risky := 0
	for seed := range uint32(4) {
		dice, own := dice.NewRand(seed), by(t, player.New(player.Reference0304()))
		r := reviewed(t, "tenhou", seed, 15, func(v *game.View) game.Action {
			if dice.IntN(5) > 0 {
				return own(v)
			}
			return v.Actions[dice.IntN(len(v.Actions))]
		})
		if r.Whole.Grade() < 2 || r.Whole.Agreed > r.Whole.Decisions*9/10 {
			t.Errorf("%+v", r.Whole)
		}
		for i := range r.Findings {
			f := &r.Findings[i]
			if f.Loss < 0 || f.Agreed && f.Loss > 0 || !f.Valued && f.Loss > 0 || f.Risk > 1 || f.BestRisk > 1 {
				t.Fatalf("%+v", f)
			}
			if f.Risk > f.BestRisk {
				risky++
			}
		}
	}
	if risky < 20 {
		t.Errorf("%d risky tiles", risky)
	}
}

// TestWinPassed wants the price of a win that is not taken, less what the hand is
// worth that goes on.
func TestWinPassed(t *testing.T) {
	seen := 0
	for seed := range uint32(3) {
		own := by(t, player.New(player.Reference0304()))
		r := reviewed(t, "tenhou", seed, 15, func(v *game.View) game.Action {
			if a := own(v); a.Kind != game.Ron && a.Kind != game.Tsumo {
				return a
			}
			return v.Actions[len(v.Actions)-1]
		})
		for i := range r.Findings {
			f := &r.Findings[i]
			if f.Agreed {
				continue
			}
			if seen++; f.Best.Kind != game.Ron && f.Best.Kind != game.Tsumo || f.Valued && f.Loss == 0 && f.Best.Kind == game.Tsumo {
				t.Errorf("%+v", f)
			}
		}
	}
	if seen < 5 {
		t.Errorf("only %d wins passed", seen)
	}
}

// TestRisk wants the chance to deal in that the player tefuda goes by, whoever
// judges, and something to be feared of open hands, too.
func TestRisk(t *testing.T) {
	rules, _ := game.Preset("tenhou")
	g, _, err := game.Start(&rules, 9)
	tefuda, r := player.New(player.Strong()), review.New(player.New(player.Reference0304()), 15)
	open, found := 0, 0
	for err == nil && g.Phase() != game.GameOver && found < 400 {
		v, _ := g.View(g.ToAct())
		var c *play.Choice
		if c, err = play.Choose(tefuda, v); err != nil {
			break
		}
		before := len(r.Findings)
		r.Action(g, c.Action)
		if len(r.Findings) > before && c.Discard != nil && c.Action.Kind == game.Throw && !v.Players[v.Seat].Riichi {
			f := r.Findings[before]
			if found++; f.Risk != c.Discard.Candidates[0].Evaluation.Risk {
				t.Fatalf("%v, not %v", f.Risk, c.Discard.Candidates[0].Evaluation.Risk)
			}
			if s := c.Seen; !s.Riichi[0] && !s.Riichi[1] && !s.Riichi[2] && f.Risk > 0.01 {
				open++
			}
		}
		_, err = g.Apply(c.Action)
	}
	if err != nil || found < 200 || open < 5 {
		t.Error(err, found, open)
	}
}

// TestDiscards: each tile that may be discarded is there once, with the figures of the move made
// and of the best one, and with chances to deal in to each that make up the whole.
func TestDiscards(t *testing.T) {
	dice, own := dice.NewRand(3), by(t, player.New(player.Strong()))
	rules, _ := game.Preset("tenhou")
	g, _, err := game.Start(&rules, 3)
	r := review.New(player.New(player.Strong()), 15)
	feared, lost := 0, 0
	for err == nil && g.Phase() != game.GameOver && len(r.Findings) < 250 {
		v, _ := g.View(g.ToAct())
		a := own(v)
		if dice.IntN(4) == 0 {
			a = v.Actions[dice.IntN(len(v.Actions))]
		}
		before, tiles := len(r.Findings), map[mahjong.Tile]bool{}
		for _, a := range v.Actions {
			if a.Kind == game.Throw {
				tiles[a.Tile] = true
			}
		}
		r.Action(g, a)
		for i := before; i < len(r.Findings); i++ {
			f := &r.Findings[i]
			if len(f.Discards) != len(tiles) {
				t.Fatalf("%d tiles, %+v", len(tiles), f)
			}
			for _, d := range f.Discards {
				safe := 1.0
				for at, chance := range d.Risks {
					if safe *= 1 - chance; chance > 0 && v.Players[(int(v.Seat)+at+1)%4].Safe.Has(d.Tile.Kind()) {
						t.Errorf("%v is safe, but deals in by %v", d.Tile, d.Risks)
					}
				}
				if 1-safe > 0.05 {
					feared++
				}
				if d.Loss > 0 {
					lost++
				}
				made := f.Made.Kind == game.Throw && f.Made.Tile == d.Tile
				if !tiles[d.Tile] || made && (math.Abs(1-safe-f.Risk) > 1e-9 || f.Valued != d.Valued) || d.Loss < 0 || !d.Valued && d.Loss != 0 {
					t.Errorf("%+v of %+v", d, f)
				}
				if made && f.Best.Kind != game.Riichi && f.Loss != d.Loss {
					t.Errorf("%v is not %v", d.Loss, f.Loss)
				}
				if d.Tile == f.Best.Tile && (f.Best.Kind == game.Throw || f.Best.Kind == game.Riichi) && (!d.Valued || d.Loss != 0) {
					t.Errorf("the best loses: %+v", d)
				}
			}
		}
		_, err = g.Apply(a)
	}
	if err != nil || feared < 50 || lost < 500 {
		t.Error(err, feared, lost)
	}
}
