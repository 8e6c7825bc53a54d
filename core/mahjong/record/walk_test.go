package record

import (
	"strconv"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// walkerOf reads a round in which every seat discards each tile that it draws.
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

// TestPonsFirst: where the search ends as far with a chi as with a pon of the same tile, it is the line after the pon that is told.
func TestPonsFirst(t *testing.T) {
	for seat, pon := range map[int]string{2: "11p1111", 3: "1111p11"} {
		r := walkerOf(1)
		r.draws[1], r.lays[1] = []value{{kind: text, line: 5, text: "c111213"}}, []value{{kind: number, line: 6, text: "21"}}
		r.draws[seat], r.lays[seat] = []value{{kind: text, line: 7, text: pon}}, []value{{kind: number, line: 8, text: "22"}}
		if r.walk(); r.bad == nil || r.bad.Error() != "log is wrong at line 8: the draws and discards do not go together from here" {
			t.Errorf("%s: %v", pon, r.bad)
		}
	}
}
