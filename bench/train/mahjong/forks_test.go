package main

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// TestForks wants every fork to be a legal action that was not chosen, and every kind
// of fork to come up. A player without an evaluation has forks of riichi alone.
func TestForks(t *testing.T) {
	own, other := of("strong"), of("baseline")
	dice := rand.New(rand.NewPCG(1, 1))
	rules := game.PresetRules(0)
	var met [forkKinds]int
	for seed := range uint32(24) {
		g, _, _ := game.Start(&rules, seed)
		for g.Phase() < game.RoundOver {
			v, _ := g.View(g.ToAct())
			p := other
			if v.Seat == 0 {
				p = own
			}
			c, err := play.Choose(p, v)
			if err != nil {
				t.Fatal(err)
			}
			if f, ok := forkOf(v, c, dice); ok {
				met[f.kind]++
				if f.other == c.Action || !slices.Contains(v.Actions, f.other) {
					t.Errorf("seed %d: %v instead of %v", seed, f.other, c.Action)
				}
				if p == other && f.kind != forkRiichi {
					t.Errorf("seed %d: a player that weighs nothing has a fork", seed)
				}
			}
			g.Apply(c.Action)
		}
	}
	for kind, n := range met {
		if n == 0 {
			t.Errorf("no fork of kind %d", kind)
		}
	}
}

// TestFollow wants a round to end as it did if what was done first is done again,
// and forks to be counted by what they promised.
func TestFollow(t *testing.T) {
	p := of("baseline")
	seats := [4]*player.Player{p, p, p, p}
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 5)
	var taken []game.Action
	for g.Phase() < game.RoundOver {
		a, err := act(g, p)
		if err != nil {
			t.Fatal(err)
		}
		taken = append(taken, a)
	}
	for _, n := range []int{0, len(taken) / 2, len(taken)} {
		h, err := follow(5, taken[:n], seats)
		if err != nil || h.Points() != g.Points() {
			t.Errorf("after %d actions: %v %v, want %v", n, h.Points(), err, g.Points())
		}
	}
	if _, err := follow(5, taken[1:], seats); err == nil {
		t.Error("actions of another round are taken")
	}
	var f forking
	if err := f.add(5, 0, of("strong"), p, rand.New(rand.NewPCG(5, 0))); err != nil {
		t.Fatal(err)
	}
	n := 0
	for kind := range f {
		for part := range f[kind] {
			promised := &f[kind][part].promised
			if n += promised.n; promised.n != f[kind][part].gained.n {
				t.Error("a fork is counted once")
			}
			if mean, _ := promised.value(); promised.n > 0 && part < len(promiseEdges) && mean >= promiseEdges[part] {
				t.Errorf("a promise of %v among those below %v", mean, promiseEdges[part])
			}
		}
	}
	if n == 0 || n > forkLimit {
		t.Errorf("%d forks", n)
	}
	if forked("nobody", "baseline", 1, 1) == nil {
		t.Error("nobody plays")
	}
}
