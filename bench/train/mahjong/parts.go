package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/player"
)

// parts are the options of the strongest player, by their names. A player "strong-kans"
// has all but kans: it decides on these as baseline does.
var parts = [...]struct {
	name string
	at   func(o *player.Options) *bool
}{
	{"weighs", func(o *player.Options) *bool { return &o.Evaluates }},
	{"calls", func(o *player.Options) *bool { return &o.Calls }},
	{"open", func(o *player.Options) *bool { return &o.OpenHands }},
	{"places", func(o *player.Options) *bool { return &o.Ranks }},
	{"damaten", func(o *player.Options) *bool { return &o.Damaten }},
	{"kans", func(o *player.Options) *bool { return &o.Kans }},
	{"deep", func(o *player.Options) *bool { return &o.Deep }},
	{"yakuless", func(o *player.Options) *bool { return &o.Yakuless }},
}

// of returns a player by its name, or nil. The name is a level, then the parts that the
// player lacks, each after a hyphen.
func of(name string) *player.Player {
	name, without, _ := strings.Cut(name, "-")
	at := slices.Index(player.Levels[:], name)
	if at < 0 {
		return nil
	}
	o := player.ByLevel(at)
	for _, part := range strings.Split(without, "-") {
		known := without == ""
		for _, p := range parts {
			if p.name == part {
				*p.at(&o), known = false, true
			}
		}
		if !known {
			return nil
		}
	}
	return player.New(o)
}

// versus plays walls with a player and with each part of it switched off in turn. It prints
// the worth of each part: the mean rank without it less that with it.
func versus(own, other string, seed uint32, walls int, kept string) error {
	h, err := open(kept)
	if err != nil {
		return err
	}
	defer h.Close()
	var sum, squares [len(parts)]float64
	for n := range uint32(walls) {
		whole, err := h.wall(own, other, seed+n)
		for i := 0; i < len(parts) && err == nil; i++ {
			var t tally
			t, err = h.wall(own+"-"+parts[i].name, other, seed+n)
			d := t.RankSum - whole.RankSum
			sum[i] += d
			squares[i] += d * d
		}
		if err != nil {
			return err
		}
	}
	n := float64(walls)
	for i := range parts {
		m := sum[i] / n
		fmt.Printf("%s is worth %+.3f ± %.3f (SE) of a rank, %d hanchan\n", parts[i].name, m, math.Sqrt(max(0, squares[i]/n-m*m)/max(1, n-1)), 4*walls)
	}
	return nil
}
