package game

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// rulesByLot are of a preset, with some of its rules the other way.
func rulesByLot(r *rand.Rand) Rules {
	rules := PresetRules(r.IntN(len(Presets)))
	rules.On ^= Switch(r.Uint32() & r.Uint32() & (1<<len(Switches) - 1))
	rules.Extension, rules.Renchan = Extension(r.IntN(4)), Renchan(r.IntN(4))
	if rules.Winds = int8(r.IntN(4)); rules.Winds == 3 {
		rules.Winds = 4
	}
	if r.IntN(8) == 0 {
		rules.NotenPool = 0
	}
	return rules
}

// endByLot is of a round with points, rivers, waits and riichi by lot.
func endByLot(r *rand.Rand) string {
	g := Game{rules: rulesByLot(r)}
	players := g.rules.Players
	g.last = max(0, g.rules.Winds*players-1)
	if g.rules.Winds > 0 && r.IntN(2) == 0 {
		g.last += int8(r.IntN(int(players) + 1))
	}
	g.number = max(0, g.last+int8(r.IntN(5)-3))
	if r.IntN(4) == 0 {
		g.number = 4*players - int8(1+r.IntN(2))
	}
	g.honba, g.sticks, g.turn = int32(r.IntN(3)), int32(r.IntN(4)), int8(r.IntN(int(players)))
	for i := range players {
		s := &g.seats[i]
		g.points[i] = g.rules.Target + int32(r.IntN(5)-2)*[...]int32{100, 1000, 5000, 15000}[r.IntN(4)]
		s.waits, s.riichi = mahjong.KindSet(r.IntN(2)), int8(r.IntN(2))
		for n := range 1 + r.IntN(3) {
			s.river[n] = Discard{Tile: [...]mahjong.Tile{0, 8, 30, 4}[r.IntN(16)/5], Called: r.IntN(8) == 0}
			s.discards++
		}
		g.answers[i].Kind = [...]ActionKind{Pass, Ron}[r.IntN(2)]
	}
	if why := Ending(r.IntN(len(Endings))); why == EndWin || why == EndExhausted || why == EndNagashi {
		g.exhaust()
	} else {
		g.abort(why)
	}
	res := g.result
	text := fmt.Sprint(res.Ending, res.Tenpai, res.Nagashi, res.Payments, res.Points, res.Renchan, res.Shown, g.number, g.honba, g.last, g.past, g.piled, g.phase, g.sticks)
	if g.final != nil {
		text += fmt.Sprint(*g.final)
	}
	g.extendTo(g.number + int8(r.IntN(6)))
	return text + fmt.Sprint(g.last, g.leader())
}

// TestEndsByLot compares what rounds and games come to without a win with what was recorded.
func TestEndsByLot(t *testing.T) {
	var lines []string
	over := 0
	for seed := range uint64(60) {
		r, text := rand.New(rand.NewPCG(seed, 11)), ""
		for range 50 {
			text += endByLot(r)
		}
		lines = append(lines, fmt.Sprint(seed, " ", recordtest.Sum(text)))
	}
	recordtest.Same(t, "ends.txt", lines, func(i int) string { return "ends " + fmt.Sprint(i) })
	for seed := range uint64(500) { // whoever deals, what is paid sums up to 0
		g := Game{rules: rulesByLot(rand.New(rand.NewPCG(seed, 12))), number: int8(seed % 3)}
		for i := range g.rules.Players {
			g.seats[i].waits = mahjong.KindSet(seed >> i & 1)
			g.seats[i].discards = int8(seed >> (4 + i) & 1)
		}
		g.exhaust()
		sum := int32(0)
		for _, n := range g.result.Payments {
			sum += n
		}
		if sum != 0 {
			t.Fatalf("seed %d: %v", seed, g.result.Payments)
		}
		if g.final != nil {
			over++
		}
	}
	if over == 0 {
		t.Error("no game ends")
	}
}
