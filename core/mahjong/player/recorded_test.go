package player

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// decisionTile reads a tile as Majiang writes it, "m0".
func decisionTile(text string) mahjong.Tile {
	return notation.ParseTile(text[1:2] + text[:1])
}

func decisionTiles(list []string) (tiles []mahjong.Tile) {
	for _, s := range list {
		tiles = append(tiles, decisionTile(s))
	}
	return tiles
}

func decisionHand(t testing.TB, text string) mahjong.Hand {
	t.Helper()
	m, err := notation.ParseMajiang(text, mahjong.OneRed())
	if err != nil {
		t.Fatal(err)
	}
	return m.Hand
}

// A recordedDecision is one line of the recorded decisions.
type recordedDecision struct {
	T          string
	Zhuangfeng int8
	Menfeng    int8
	Baopai     []string
	Shoupai    string
	Paishu     map[string][]int8
	Lizhi      [4]bool
	Xianwu     [4][]string
	ShanLeft   int8 `json:"shan_left"`
	Pai        string
	N          int
	Ny         *int
	Ev0        *float64
	Cand       []struct {
		P, M string
		X    int
		Xy   *int
		Ev   *float64
	}
	Choice *string
}

func orImpossible(n *int) int {
	if n == nil {
		return shanten.Impossible
	}
	return *n
}

func (d *recordedDecision) unseen() (u mahjong.Unseen) {
	for s, name := range []string{"m", "p", "s", "z"} {
		a := d.Paishu[name]
		for i := 1; i < len(a); i++ {
			u[9*s+i-1] = a[i]
		}
		if s < 3 {
			u[9*s+4] -= a[0]
			u[mahjong.Kinds+s] = a[0]
		}
	}
	return u
}

// situation returns what the decision was about; its players are by seat.
func (d *recordedDecision) situation() Situation {
	s := Situation{
		RoundWind: d.Zhuangfeng, SeatWind: d.Menfeng, Dora: decisionTiles(d.Baopai), Unseen: d.unseen(),
		TilesLeft: d.ShanLeft, InRiichi: d.Lizhi[d.Menfeng], Points: 25000, Rules: score.DefaultRules(),
	}
	for i := range 3 {
		seat := (int(d.Menfeng) + i + 1) % 4
		s.Riichi[i] = d.Lizhi[seat]
		for _, t := range decisionTiles(d.Xianwu[seat]) {
			s.Safe[i] |= 1 << t.Kind()
		}
	}
	return s
}

// furiten reports whether the hand waits for one of its own discards.
func (d *recordedDecision) furiten(h *mahjong.Hand) bool {
	waits := mahjong.KindSet(0)
	if s, _ := shanten.ShapeOf(h); s.Min() == 0 {
		waits = s.Useful()
	}
	for _, t := range decisionTiles(d.Xianwu[d.Menfeng]) {
		if waits.Has(t.Kind()) {
			return true
		}
	}
	return false
}

// BenchmarkDecisions takes all recorded decisions anew, and reports how long one
// takes: the least of its times, as others may use the machine.
func BenchmarkDecisions(b *testing.B) {
	decisions := []recordedDecision{}
	for lines := handtest.Data(b, "decisions_seed_player_0304.jsonl.gz"); lines.Scan(); {
		var d recordedDecision
		if err := json.Unmarshal(lines.Bytes(), &d); err != nil {
			b.Fatal(err)
		}
		decisions = append(decisions, d)
	}
	p := New(Reference0304())
	least := make([]time.Duration, len(decisions))
	for b.Loop() {
		for i := range decisions {
			if t := decisions[i].time(b, p); least[i] == 0 || t < least[i] {
				least[i] = t
			}
		}
	}
	slices.Sort(least)
	for _, percent := range []int{50, 90, 99, 100} {
		b.ReportMetric(float64(least[(len(least)-1)*percent/100].Microseconds()), "µs/p"+strconv.Itoa(percent))
	}
}

func (d *recordedDecision) time(b *testing.B, p *Player) time.Duration {
	h, s := decisionHand(b, d.Shoupai), d.situation()
	start := time.Now()
	if d.T == "fulou" {
		_, _ = p.ChooseCall(&h, &s, decisionTile(d.Pai), strings.IndexByte(" +=-", d.Pai[2]))
	} else {
		_, _ = p.ChooseDiscard(&h, &s)
	}
	return time.Since(start)
}
