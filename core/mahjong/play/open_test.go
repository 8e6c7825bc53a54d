package play_test

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// TestHandsShown plays rounds in which everybody shows the hand who can. No level discards a tile, calls or sets a north aside
// so that a player who shows its hand wins, where the game itself says that something else was possible. The danger and the
// chance to deal in are exact.
func TestHandsShown(t *testing.T) {
	shown, avoided, forced, robbed := 0, 0, 0, 0
	for level := range player.Levels {
		p := player.New(player.ByLevel(level))
		for seed := range uint32(40) {
			rules := game.PresetRules([...]int{1, 5}[seed%2])
			rules.Winds, rules.On = 0, rules.On|game.OpenRiichi|game.OpenRiichiYakuman*game.Switch(seed/2%2)
			g, _, err := game.Start(&rules, seed)
			for err == nil && g.Phase() < game.RoundOver {
				v, _ := g.View(g.ToAct())
				var open *game.Action
				for i := range v.Actions {
					if v.Actions[i].Kind == game.RiichiOpen {
						open = &v.Actions[i]
					}
				}
				if open != nil {
					shown++
					_, err = g.Apply(*open)
					continue
				}
				var c *play.Choice
				if c, err = play.Choose(p, v); err != nil {
					break
				}
				if anyShown(v) && c.Discard != nil && !v.Players[v.Seat].Riichi {
					wins := map[mahjong.Tile]bool{}
					for _, a := range v.Actions {
						if a.Kind == game.Throw {
							wins[a.Tile.Kind()] = dealsIn(g, a)
						}
					}
					risks, s := p.Risks(c.Seen), c.Seen
					other := false
					for k, in := range wins {
						other = other || !in
						for i, at := range s.Shown {
							if hit := risks[k][i]; at && hit != 0 && hit != 1 {
								t.Fatalf("risk %v of %v", hit, k)
							}
						}
						if hit := risks[k][0]*one(s.Shown[0]) + risks[k][1]*one(s.Shown[1]) + risks[k][2]*one(s.Shown[2]); in && hit == 0 {
							t.Fatalf("level %d, seed %d: no risk of %v", level, seed, k)
						} else if !in && hit != 0 {
							t.Fatalf("level %d, seed %d: risk %v of %v", level, seed, hit, k)
						}
						if in {
							avoided++
						}
					}
					if d := c.Discard; d.Action != player.ActTsumo && wins[d.Tile.Kind()] && other {
						t.Fatalf("level %d, seed %d: %v of %v deals in", level, seed, d.Tile, v.Hand)
					}
					switch in := dealsIn(g, c.Action); {
					case in && c.Action.Kind <= game.Riichi && other, in && c.Action.Kind > game.Tsumo:
						t.Fatalf("level %d, seed %d: %v of %v deals in", level, seed, c.Action, v.Hand)
					case in:
						forced++
					case c.Action.Kind == game.Kan || c.Action.Kind == game.North:
						robbed++
					}
				}
				_, err = g.Apply(c.Action)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if shown < 100 || avoided < 500 || robbed < 10 {
		t.Error(shown, avoided, forced, robbed)
	}
}

func one(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func anyShown(v *game.View) bool {
	for i := range v.Players {
		if int8(i) != v.Seat && v.Players[i].Shown != nil {
			return true
		}
	}
	return false
}

// dealsIn reports whether a player who shows its hand may win after an action.
func dealsIn(g *game.Game, a game.Action) bool {
	after := *g
	if _, err := after.Apply(a); err != nil || after.Phase() != game.Offered {
		return false
	}
	v, _ := after.View(game.Onlooker)
	for s := range v.Rules.Players {
		for _, b := range after.LegalActions(s) {
			if b.Kind == game.Ron && v.Players[s].Shown != nil {
				return true
			}
		}
	}
	return false
}
