package player

import (
	"fmt"
	"os"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
)

// grid prints continue frequencies over the 169 hands after some actions.
func TestGrid(t *testing.T) {
	if os.Getenv("DBG") == "" {
		t.Skip()
	}
	F, C := game.Action{Kind: game.Fold}, game.Action{Kind: game.Call}
	R := func(n int64) game.Action { return game.Action{Kind: game.Raise, Amount: n} }
	for _, c := range []struct {
		name  string
		seats int8
		acts  []game.Action
	}{
		{"UTG", 6, nil}, {"CO", 6, []game.Action{F, F}}, {"BTN", 6, []game.Action{F, F, F}}, {"SB", 6, []game.Action{F, F, F, F}},
		{"BB v UTG", 6, []game.Action{R(5), F, F, F, F}}, {"BB v BTN", 6, []game.Action{F, F, F, R(5), F}}, {"BTN v UTG", 6, []game.Action{R(5), F, F}},
		{"BTN v BB3", 6, []game.Action{F, F, F, R(5), F, R(18)}}, {"UTG v BTN3", 6, []game.Action{R(5), F, F, R(15), F, F}}, {"BTN3 v 4", 6, []game.Action{R(5), F, F, R(15), F, F, R(36)}},
		{"BB v limp", 6, []game.Action{C, F, F, F, F}}, {"cold v 3", 6, []game.Action{R(5), R(15)}},
		{"HU btn", 2, nil}, {"HU bb v open", 2, []game.Action{R(5)}}, {"HU btn v 3", 2, []game.Action{R(5), R(16)}},
	} {
		s := kindOf(game.Holdem, game.NoLimit, c.seats, 100)
		tot, raise, call := 0.0, 0.0, 0.0
		text := ""
		for r := cards.Ace; r >= cards.Two; r-- {
			for q := cards.Ace; q >= cards.Two; q-- {
				s2 := cards.Suit(0)
				n := 4.0
				if r <= q {
					s2 = 1
					n = 12
				}
				if r == q {
					n = 6
				}
				h, err := game.Start(s, 7)
				if err != nil {
					t.Fatal(err)
				}
				for _, a := range c.acts {
					if _, err := h.Apply(a); err != nil {
						t.Fatal(err)
					}
				}
				v, _ := h.View(h.Turn)
				v.Hole[0], v.Hole[1] = cards.New(r, 0), cards.New(q, s2)
				ch := choose(t, v, Regular, 400, 1)
				rr, cc := 0.0, 0.0
				for _, x := range ch.Candidates {
					switch x.Action.Kind {
					case game.Raise, game.Bet:
						rr += x.Chance
					case game.Call, game.Check:
						cc += x.Chance
					}
				}
				tot += n
				raise += n * rr
				call += n * cc
				switch {
				case rr > .5:
					text += "R"
				case rr+cc > .5:
					text += "c"
				case rr+cc > .1:
					text += "-"
				default:
					text += "."
				}
			}
			text += "\n"
		}
		fmt.Printf("%s: raise %.1f call %.1f\n", c.name, 100*raise/tot, 100*call/tot)
		if os.Getenv("DBG") == c.name {
			fmt.Print(text)
		}
	}
}
