package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// The kinds of forks.
const (
	forkNearer  = iota // another discard, with a lower shanten number
	forkAsNear         // another discard, with the same shanten number
	forkFurther        // another discard, with a higher shanten number
	forkRiichi         // the same discard with riichi instead of without, or the other way round
	forkCall           // a call instead of a pass, or the other way round
	forkKinds
)

// A fork is a decision from which a round is played again with another action.
type fork struct {
	kind     int
	step     int // number of actions before it
	other    game.Action
	promised float64 // expected gain of the other action, in points; 0 for forkRiichi, which no evaluation covers
}

// forked plays the first rounds of walls with a player in each seat against three others.
// It plays each again from some of its decisions on, with the best alternative, and prints
// the gain and the expected gain. The wall and all players stay the same.
func forked(own, other string, seed uint32, walls int) error {
	p, q := of(own), of(other)
	if p == nil || q == nil {
		return fmt.Errorf("no player %s or %s", own, other)
	}
	var t forking
	for n := range uint32(walls) {
		for seat := range int8(4) {
			dice := rand.New(rand.NewPCG(uint64(seed+n), uint64(seat)))
			if err := t.add(seed+n, seat, p, q, dice); err != nil {
				return err
			}
		}
	}
	t.print()
	return nil
}

// forkShare is the share of decisions that become forks, forkLimit the most in a round.
const (
	forkShare = 0.25
	forkLimit = 6
)

// forkOf returns the fork of a choice: the best alternative discard or call, or at every
// second chance of riichi the same discard without it or with it. It returns false if there
// is no alternative, or the player evaluated none.
func forkOf(v *game.View, c *play.Choice, dice *rand.Rand) (fork, bool) {
	switch {
	case c.Discard != nil && (c.Action.Kind == game.Throw || c.Action.Kind == game.Riichi):
		if a, ok := declared(v, c.Action); ok && dice.IntN(2) == 0 {
			return fork{kind: forkRiichi, other: a}, true
		}
		return forkThrow(v, c.Discard.Candidates)
	case c.Call != nil && c.Call.Pass != nil && (c.Action.Kind == game.Pass || c.Action.Kind == game.Call):
		return forkAnswer(v, c)
	}
	return fork{}, false
}

// declared returns the same discard with riichi instead of without, or the other way round,
// and whether it is legal.
func declared(v *game.View, a game.Action) (game.Action, bool) {
	a.Kind = game.Riichi + game.Throw - a.Kind
	return a, slices.Contains(v.Actions, a)
}

// forkThrow returns the fork from the first candidate to the best other one.
func forkThrow(v *game.View, all []player.DiscardCandidate) (f fork, ok bool) {
	own := &all[0]
	if own.Evaluation == nil {
		return f, false
	}
	most := math.Inf(-1)
	for i := range all[1:] {
		d := &all[1+i]
		if d.Evaluation == nil || d.Evaluation.Worth <= most {
			continue
		}
		a := game.Action{Kind: game.Throw, Seat: v.Seat, Drawn: d.Drawn, Tile: d.Tile}
		if b, ok := declared(v, a); ok && !d.Silent {
			a = b
		}
		if slices.Contains(v.Actions, a) {
			most, ok = d.Evaluation.Worth, true
			f = fork{kind: forkAsNear, other: a, promised: most - own.Evaluation.Worth}
			switch n := d.After.Shanten - own.After.Shanten; {
			case n < 0:
				f.kind = forkNearer
			case n > 0:
				f.kind = forkFurther
			}
		}
	}
	return f, ok
}

// forkAnswer returns the fork from a call to a pass, or from a pass to the best call.
func forkAnswer(v *game.View, c *play.Choice) (f fork, ok bool) {
	pass := v.Actions[len(v.Actions)-1]
	most := math.Inf(-1)
	for i := range c.Call.Candidates {
		k := &c.Call.Candidates[i]
		a := game.Action{Kind: game.Call, Seat: v.Seat, Tile: mahjong.NoTile, Meld: k.Meld}
		if k.Evaluation == nil {
			continue
		}
		if c.Action.Kind == game.Call && c.Action.Meld == k.Meld {
			return fork{kind: forkCall, other: pass, promised: c.Call.Pass.Worth - k.Evaluation.Worth}, true
		}
		if c.Action.Kind == game.Pass && k.Evaluation.Worth > most && slices.Contains(v.Actions, a) {
			most, ok = k.Evaluation.Worth, true
			f = fork{kind: forkCall, other: a, promised: most - c.Call.Pass.Worth}
		}
	}
	return f, ok
}

// promiseEdges group forks by the expected gain, in points.
var promiseEdges = [...]float64{-600, -300, -150, 0, 150, 300, 600}

// A forking has the gains of forks, by kind and by the group of the expected gain.
type forking [forkKinds][len(promiseEdges) + 1]struct{ promised, gained mean }

func (t *forking) print() {
	for kind, name := range [forkKinds]string{"nearer", "as near", "further", "riichi or not", "call or none"} {
		for part := range t[kind] {
			to := &t[kind][part]
			if to.gained.n == 0 {
				continue
			}
			promised, _ := to.promised.value()
			gained, se := to.gained.value()
			fmt.Printf("%-13s promised %+6.0f, gained %+5.0f ± %.0f (SE) points, %d forks\n", name, promised, gained, se, to.gained.n)
		}
	}
}

// add plays the first round of a wall, and its forks.
func (t *forking) add(seed uint32, seat int8, own, other *player.Player, dice *rand.Rand) error {
	seats := [4]*player.Player{other, other, other, other}
	seats[seat] = own
	g, taken, forks, err := branching(seed, seat, seats, dice)
	if err != nil {
		return err
	}
	dice.Shuffle(len(forks), func(i, j int) { forks[i], forks[j] = forks[j], forks[i] })
	for _, f := range forks[:min(forkLimit, len(forks))] {
		h, err := follow(seed, append(taken[:f.step:f.step], f.other), seats)
		if err != nil {
			return err
		}
		part := 0
		for part < len(promiseEdges) && f.promised >= promiseEdges[part] {
			part++
		}
		to := &t[f.kind][part]
		to.promised.add(f.promised)
		to.gained.add(float64(h.Points()[seat] - g.Points()[seat]))
	}
	return nil
}

// branching plays the first round of a wall. It returns the finished round, its actions,
// and the forks of a seat's decisions.
func branching(seed uint32, seat int8, seats [4]*player.Player, dice *rand.Rand) (g *game.Game, taken []game.Action, forks []fork, err error) {
	rules := game.PresetRules(0)
	if g, _, err = game.Start(&rules, seed); err != nil {
		return nil, nil, nil, err
	}
	for g.Phase() < game.RoundOver {
		at := g.ToAct()
		v, _ := g.View(at)
		c, err := play.Choose(seats[at], v)
		if err != nil {
			return nil, nil, nil, err
		}
		if f, ok := forkOf(v, c, dice); ok && at == seat && dice.Float64() < forkShare {
			f.step = len(taken)
			forks = append(forks, f)
		}
		taken = append(taken, c.Action)
		if _, err := g.Apply(c.Action); err != nil {
			return nil, nil, nil, err
		}
	}
	return g, taken, forks, nil
}

// follow plays the first round of a wall, which begins with some actions.
func follow(seed uint32, taken []game.Action, seats [4]*player.Player) (*game.Game, error) {
	rules := game.PresetRules(0)
	g, _, err := game.Start(&rules, seed)
	if err != nil {
		return nil, err
	}
	for _, a := range taken {
		if _, err := g.Apply(a); err != nil {
			return nil, err
		}
	}
	for g.Phase() < game.RoundOver {
		if _, err := act(g, seats[g.ToAct()]); err != nil {
			return nil, err
		}
	}
	return g, nil
}
