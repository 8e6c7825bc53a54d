package player

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestClasses: hands that are not tenpai are told apart by how far they are, up to three from complete, and whether they are open.
func TestClasses(t *testing.T) {
	for shanten := range 7 {
		for _, c := range [...]struct {
			closed, riichi bool
			want           [4]int8 // by shanten number
		}{
			{false, false, [4]int8{1, 3, 5, 7}},
			{true, false, [4]int8{8, 2, 4, 6}},
			{true, true, [4]int8{0, 2, 4, 6}},
		} {
			a := position{shanten: shanten, closed: c.closed, riichi: c.riichi}
			if got, want := a.class(), c.want[min(shanten, 3)]; got != want {
				t.Errorf("%+v: class %d, want %d", a, got, want)
			}
		}
	}
}

// evaluationOf is of a hand and a table by lot, the table often such that the last points and rounds count.
func evaluationOf(l lots) any {
	p := &Player{options: Strong()}
	s := &Situation{
		SeatWind: int8(l.IntN(4)), TilesLeft: int8(l.IntN(wallTiles + 1)), Riichi: [3]bool{l.bit(3), l.bit(3), l.bit(3)},
		Points: int32(l.IntN(40)) * 1000, Rounds: int8(l.IntN(4) * l.IntN(4)), Honba: int32(l.IntN(3)), Sticks: int32(l.IntN(3)),
	}
	for i := range p.threat {
		t := &p.threat[i]
		s.Others[i].Points = int32(l.IntN(40)) * 1000
		t.Tenpai, t.Loss = float64(l.IntN(5))/4, [2]float64{2000 + 1000*float64(l.IntN(12)), 9000}
		for k := range t.Waits {
			t.Waits[k] = float64(l.IntN(4)) / 8
		}
	}
	p.sum(s)
	p.rank(s)
	var worth [3][2]float64
	for i := range worth {
		for dora := range worth[i] {
			worth[i][dora] = p.ranking.worthOf(p.threat[i].Loss[dora], i)
		}
	}
	tile := mahjong.Tile(l.IntN(mahjong.Kinds))
	p.lookAt(int(tile), &worth, l.IntN(2))
	a := &position{
		shanten: l.IntN(6), total: l.IntN(60), value: [...]float64{0, 1, 40, 3900, 24000}[l.IntN(5)], closed: l.bit(2), riichi: l.bit(2), furiten: l.bit(3), kan: l.bit(3),
		yakuless: float64(l.IntN(3)) / 2, draws: float64(l.IntN(4)) / 3, safe: float64(l.IntN(5)) / 4,
	}
	a.yaku = a.shanten + [...]int{0, 1, 3, 4, 5, 60}[l.IntN(6)]
	a.riichi = a.riichi && a.closed && a.shanten == 0
	if l.bit(4) {
		tile = mahjong.NoTile
	}
	var seen *Features
	p.Watch(func(v *Features) { seen = v })
	o := p.evaluation(tile, a, s)
	var lost []float64
	if g := &p.ranking; g.rounds > 0 {
		by := [3][3]float64{0: {1: -8000}, 1: {-1000, 2000, -40000}}
		lost = []float64{g.now, g.passed, g.end(8000, &by[0], l.bit(2)), g.after(-3000, &by[1], l.bit(2)), g.after(2000, &by[2], l.bit(2))}
	}
	return []any{o, seen, p.risk, p.cost, p.worth, lost}
}

// TestEvaluations compares what is to be expected of hands by lot with what was recorded.
func TestEvaluations(t *testing.T) {
	var lines []string
	for seed := range uint64(400) {
		text, err := json.Marshal(evaluationOf(lots{rand.New(rand.NewPCG(seed, 10))}))
		if err != nil {
			t.Fatal(seed, err)
		}
		lines = append(lines, fmt.Sprint(seed, " ", recordtest.Sum(string(text))))
	}
	recordtest.Same(t, "evaluations.txt", lines, func(i int) string { return "evaluation " + fmt.Sprint(i) })
}
