package log

import (
	"strconv"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// walkerOf reads a round in which every seat throws each tile that it draws.
func walkerOf(turns int) *tenhouReader {
	rules := game.PresetRules(0)
	t := &tenhouReader{reader: reader{r: newRecord()}, rules: &rules, at: new(Round)}
	for i := range turns {
		t.draws[i%4] = append(t.draws[i%4], value{kind: number, text: strconv.Itoa(11 + i%9)})
		t.lays[i%4] = append(t.lays[i%4], value{kind: number, text: "60"})
	}
	return t
}

// TestWalkSteps: a round of so many turns takes as many steps and not one less, and stops where it has none left.
func TestWalkSteps(t *testing.T) {
	for turns := 2; turns <= 70; turns++ {
		for missing := range 2 {
			steps := turns - missing
			r := walkerOf(turns)
			r.least = 1 << 30
			if found := r.from(walker{last: mahjong.NoTile}, &steps); found != (missing == 0) || steps != -missing || !r.good() {
				t.Errorf("%d turns, %d steps missing: %v, %d left, %v", turns, missing, found, steps, r.bad)
			}
			if len(r.at.Moves) != 2*turns || r.best != 2*(turns-missing) || r.least != 2*missing {
				t.Errorf("%d turns, %d steps missing: %d moves, %d sure, %d entries left", turns, missing, len(r.at.Moves), r.best, r.least)
			}
		}
	}
}
