package main

import (
	"fmt"
	"math"
	"slices"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A damaten is an example: a seat's first chance of riichi in a round, which was played to
// its end with riichi and without. It has the features and the gain of damaten (黙聴).
type damaten struct {
	x    []float32
	gain float64
	wins [2]bool // with riichi, without
}

// mostGain is the cap of a gain, in points. Otherwise single yakuman would outweigh all
// other examples.
const mostGain = 16000

// silences plays games of a player against itself. It plays each round again from a seat's
// first chance of riichi on; the only difference is that the seat never declares riichi. It
// fits weights for the gain and prints them.
func silences(name string, seed uint32, games int) error {
	p := of(name)
	if p == nil {
		return fmt.Errorf("no player %s", name)
	}
	var all []damaten
	var features []player.Features
	p.Watch(func(s *player.Features) { features = append(features, *s) })
	rules := game.PresetRules(0)
	for n := range uint32(games) {
		g, _, err := game.Start(&rules, seed+n)
		var done [4]bool
		for err == nil && g.Phase() != game.GameOver {
			if g.Phase() == game.RoundOver {
				done = [4]bool{}
			}
			v, _ := g.View(g.ToAct())
			features = features[:0]
			c, wrong := play.Choose(p, v)
			if wrong != nil {
				return wrong
			}
			if x, loud, ok := silenceOf(v, c, features); ok && !done[v.Seat] {
				done[v.Seat] = true
				s := damaten{x: narrow(x[:])}
				if s.gain, s.wins, err = played(g, loud, p); err != nil {
					break
				}
				all = append(all, s)
			}
			_, err = g.Apply(c.Action)
		}
		if err != nil {
			return err
		}
	}
	printSilences(all)
	return nil
}

// silenceOf returns the features of damaten at a choice, and the riichi. ok is false if the
// seat cannot declare riichi with the chosen discard.
func silenceOf(v *game.View, c *play.Choice, features []player.Features) (x [player.SilenceFeatures]float64, loud game.Action, ok bool) {
	loud = c.Action
	loud.Kind = game.Riichi
	if c.Discard == nil || c.Action.Kind != game.Throw && c.Action.Kind != game.Riichi || !slices.Contains(v.Actions, loud) {
		return x, loud, false
	}
	var with, without *player.Features
	for i := range features {
		switch s := &features[i]; {
		case s.Tile != loud.Tile:
		case s.Riichi:
			with = s
		default:
			without = s
		}
	}
	if with == nil || without == nil {
		return x, loud, false
	}
	return player.SilenceOf(with, without), loud, true
}

// played plays a round to its end with riichi and without. It returns the gain without, in
// points, and whether the seat won each time.
func played(g *game.Game, loud game.Action, p *player.Player) (gain float64, wins [2]bool, err error) {
	for i, kind := range [...]game.ActionKind{game.Riichi, game.Throw} {
		h, a := *g, loud
		for a.Kind = kind; h.Phase() < game.RoundOver; {
			if _, err = h.Apply(a); err != nil || h.Phase() >= game.RoundOver {
				break
			}
			v, _ := h.View(h.ToAct())
			var c *play.Choice
			if c, err = play.Choose(p, v); err != nil {
				break
			}
			if a = c.Action; a.Seat == loud.Seat && a.Kind == game.Riichi {
				a.Kind = game.Throw
			}
		}
		if err != nil {
			return 0, wins, err
		}
		gain += float64(h.Points()[loud.Seat]) * float64(2*i-1)
		for _, w := range h.Result().Wins {
			wins[i] = wins[i] || w.Seat == loud.Seat
		}
	}
	return gain, wins, nil
}

// printSilences prints the weights, and the gains of hands grouped by the estimated gain.
func printSilences(all []damaten) {
	var x [][]float32
	var y []float64
	for _, s := range all {
		x, y = append(x, s.x), append(y, min(max(s.gain, -mostGain), mostGain)/1000)
	}
	w := fit(linear, x, y, 1, nil)
	for i := range w {
		w[i] = math.Round(1000 * w[i])
	}
	fmt.Println(w)
	told := func(s damaten) (sum float64) {
		for i, v := range s.x {
			sum += w[i] * float64(v)
		}
		return sum
	}
	slices.SortFunc(all, func(a, b damaten) int { return int(told(b) - told(a)) })
	const parts = 10
	for part := range parts {
		var gain, said mean
		loud, silent := 0, 0
		group := all[part*len(all)/parts : (part+1)*len(all)/parts]
		for _, s := range group {
			gain.add(s.gain)
			said.add(told(s))
			if s.wins[0] {
				loud++
			}
			if s.wins[1] {
				silent++
			}
		}
		m, se := gain.value()
		of, _ := said.value()
		fmt.Printf("%d hands that should gain %.0f by damaten: %.0f ± %.0f, won %.0f %%, by riichi %.0f %%\n", len(group), of, m, se, share(silent, len(group)), share(loud, len(group)))
	}
}
