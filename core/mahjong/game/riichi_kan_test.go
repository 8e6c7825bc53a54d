package game

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// A reader takes sets and a pair out of tiles, and notes whether a reading takes them all, and whether one of these has a kind
// in a run.
type reader struct {
	counts       [mahjong.Kinds]int8
	kind         mahjong.Tile
	whole, inRun bool
}

func (r *reader) read(pair, run bool) {
	first := mahjong.Tile(0)
	for first < mahjong.Kinds && r.counts[first] == 0 {
		first++
	}
	if first == mahjong.Kinds {
		r.whole, r.inRun = r.whole || pair, r.inRun || pair && run
		return
	}
	take := func(pair, run bool, tiles ...mahjong.Tile) {
		before := r.counts
		for _, k := range tiles {
			if r.counts[k]--; r.counts[k] < 0 {
				r.counts = before
				return
			}
		}
		r.read(pair, run)
		r.counts = before
	}
	if !pair {
		take(true, run, first, first)
	}
	take(pair, run, first, first, first)
	if first.StartsRun() {
		take(pair, run || r.kind >= first && r.kind <= first+2, first, first+1, first+2)
	}
}

// waitsFor returns what completes tiles with so many sets laid open, and whether a tile of a kind is in a run then.
func waitsFor(counts [mahjong.Kinds]int8, kind mahjong.Tile) (waits mahjong.KindSet, inRun bool) {
	for k := range mahjong.Tile(mahjong.Kinds) {
		r := reader{counts: counts, kind: kind}
		if r.counts[k]++; r.counts[k] > 4 {
			continue
		}
		if r.read(false, false); r.whole {
			waits |= 1 << k
			inRun = inRun || r.inRun
		}
	}
	return waits, inRun
}

// TestRiichiKans asks of hands by lot which have three of a tile, wait, and draw the fourth, whether it may be declared in
// riichi: by one rule if the waits stay, by another if no reading has it in a run, too. Any other tile drawn allows none.
func TestRiichiKans(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 6))
	var allowed [RiichiKanWaits + 1]int
	for tried := 0; tried < 800; {
		h := mahjong.EmptyHand()
		kind := mahjong.Tile(r.IntN(12))
		if r.IntN(8) == 0 {
			kind = mahjong.East
		}
		h.Counts[kind] = 3
		for n := 0; n < 9; {
			first := mahjong.Tile(r.IntN(8))
			run := [3]mahjong.Tile{first, first + 1, first + 2}
			if !first.StartsRun() || r.IntN(3) == 0 {
				run = [3]mahjong.Tile{first, first, first}
			}
			for _, k := range run {
				h.Counts[k]++
				n++
			}
		}
		h.Counts[r.IntN(12)]++
		if h.CheckCounts() != nil {
			continue
		}
		counts := h.Kinds34()
		waits, inRun := waitsFor(counts, kind)
		if counts[kind] != 3 || waits == 0 || waits != waitsOf(&h) {
			continue
		}
		tried++
		h.Counts[kind]++
		h.Drawn = kind
		counts[kind] = 0
		left, _ := waitsFor(counts, kind)
		var g Game
		g.seats[1].hand = h
		for rule := range RiichiKanWaits + 1 {
			g.rules.RiichiKan = rule
			want := rule != RiichiKanNever && left == waits && (rule == RiichiKanWaits || !inRun)
			if g.riichiAllows(1, kind) != want {
				t.Fatalf("%s, rule %d: a kan is allowed: %v; waits %x, then %x, in a run %v", h.MPSZ(), rule, !want, waits, left, inRun)
			}
			if want {
				allowed[rule]++
			}
			for other := range mahjong.Tile(mahjong.Kinds) {
				if other != kind && g.riichiAllows(1, other) {
					t.Fatalf("%s, rule %d: a kan of %v is allowed", h.MPSZ(), rule, other)
				}
			}
		}
	}
	if allowed[RiichiKanNever] != 0 || allowed[RiichiKanShape] < 25 || allowed[RiichiKanWaits] < allowed[RiichiKanShape]+25 {
		t.Error(allowed)
	}
}
