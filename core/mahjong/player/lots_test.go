package player

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// Lots draw what candidates may be once their hands were valued, often on the brink of another decision.
type lots struct{ *rand.Rand }

// bit is true one time in n.
func (l lots) bit(n int) bool { return l.IntN(n) == 0 }

// value is of a few, some of which differ by no more than valueMargin.
func (l lots) value() float64 {
	return [...]float64{0, valueMargin, 2 * valueMargin, 3 * valueMargin, 700, 700 + valueMargin/2, 1400}[l.IntN(7)]
}

func (l lots) worth() float64 {
	return float64(100 + 10*l.IntN(8) + 50*l.IntN(8))
}

func (l lots) situation() *Situation {
	return &Situation{Riichi: [3]bool{l.bit(4), l.bit(4), l.bit(4)}, InRiichi: l.bit(8)}
}

func (l lots) player() *Player {
	return &Player{options: Options{
		Fearless: l.bit(4), CountsTiles: l.bit(8), Yakuless: l.bit(2), Kans: l.bit(2),
	}}
}

// TestLots asks what decides between candidates, and compares the answers with what was recorded.
func TestLots(t *testing.T) {
	questions := [...]struct {
		name  string
		times int
		ask   func(l lots) any
	}{
		{"call", 600, lots.call}, {"expected call", 300, lots.expectedCall}, {"kan", 600, lots.kan}, {"discard", 900, lots.discard},
		{"expected discard", 900, lots.expectedDiscard}, {"reasons", 500, lots.reasons},
	}
	var lines []string
	for _, q := range questions {
		for begin := 0; begin < q.times; begin += 100 {
			var answers []any
			for i := range 100 {
				answers = append(answers, q.ask(lots{rand.New(rand.NewPCG(uint64(begin+i), 9))}))
			}
			text, err := json.Marshal(answers)
			if err != nil {
				t.Fatal(q.name, err)
			}
			lines = append(lines, fmt.Sprint(q.name, " ", begin, " ", recordtest.Sum(string(text))))
		}
	}
	recordtest.Same(t, "lots.txt", lines, func(i int) string { return lines[i] })
}

// choice is of calls that were valued.
func (l lots) choice() *CallChoice {
	c := &CallChoice{Shanten: l.IntN(5), YakuShanten: l.IntN(5), Valued: l.bit(2), Value: l.value()}
	for i := range int8(1 + l.IntN(3)) {
		c.Candidates = append(c.Candidates, CallCandidate{
			Action: ActKan + Action(l.IntN(3)), Meld: mahjong.Meld{Called: i}, Shanten: l.IntN(5), YakuShanten: l.IntN(5), Valued: l.bit(2), Value: l.value(),
		})
	}
	return c
}

func (l lots) call() any {
	c, h := l.choice(), mahjong.EmptyHand()
	if l.bit(2) {
		h.MeldCount = 1
	}
	l.player().pickCall(c, &h, l.situation())
	return c
}

func (l lots) expectedCall() any {
	c := l.choice()
	c.Pass = &Evaluation{Worth: l.worth()}
	for i := range c.Candidates {
		if k := &c.Candidates[i]; !l.bit(5) {
			k.Evaluation = &Evaluation{Worth: c.Pass.Worth + margin*float64(l.IntN(3)-1) + float64(l.IntN(3)-1)}
		}
	}
	if k := c.Candidates[0]; l.bit(2) {
		c.Action, c.Meld = k.Action, k.Meld
	}
	action, meld := c.expected()
	c.decide(action, meld)
	return c
}

func (l lots) kan() any {
	k := &KanCandidate{Valued: !l.bit(4), Value: l.value(), Now: l.value(), Shanten: l.IntN(6), YakuShanten: l.IntN(6)}
	l.player().judgeKan(k, l.situation(), l.IntN(6)-1, l.IntN(6))
	return k
}

// hand holds what discardsOf throws.
func (l lots) hand() *mahjong.Hand {
	h := mahjong.EmptyHand()
	h.Counts[3], h.Counts[8], h.Counts[4], h.Counts[mahjong.Red5m], h.Drawn = 1, 1+int8(l.IntN(2)), 1, 1, 8
	return &h
}

// discardsOf are of a hand n from complete.
func (l lots) discardsOf(n int) (all []DiscardCandidate) {
	for _, t := range []mahjong.Tile{8, mahjong.Red5m, 4, 3}[:2+l.IntN(3)] {
		d := DiscardCandidate{
			Tile: t, Drawn: t == 8, Valued: !l.bit(3), YakuShanten: max(n, 0) + l.IntN(3), Value: l.value(), Back: l.value(),
			MaxDanger: int32(pushDanger + l.IntN(3) - 1), Silent: l.bit(5), Evaluation: &Evaluation{Worth: l.worth(), Cost: 10 * float64(l.IntN(8)), Place: float64(l.IntN(3))},
		}
		d.After = shanten.Ukeire{Shanten: max(n, 0), Total: l.IntN(4), Kinds: mahjong.KindSet(l.IntN(512))}
		if !d.Valued {
			d.MaxDanger, d.After.Shanten = 0, max(n, 0)+1
		}
		all = append(all, d)
	}
	return all
}

func (l lots) discard() any {
	n := 1 + l.IntN(4)
	c := &DiscardChoice{Shanten: n, Candidates: l.discardsOf(n)}
	if n <= backShanten {
		n, c.Shanten = backShanten+1, backShanten+1 // a step back is valued by the hand
	}
	p, h := l.player(), l.hand()
	chosen, code := p.reference(c, h, l.situation())
	safest := pickSafest(c.Candidates, h)
	sortDiscards(c.Candidates, promises)
	return []any{chosen, code, safest, c}
}

func (l lots) expectedDiscard() any {
	n := l.IntN(4) - 1
	c := &DiscardChoice{Shanten: n, Candidates: l.discardsOf(n)}
	usual := l.IntN(len(c.Candidates))
	unreliable := l.player().unreliable(c, usual, Code(l.IntN(2)))
	return []any{unreliable, expected(c.Candidates, usual, unreliable)}
}

func (l lots) reasons() any {
	n := l.IntN(6) - 1
	c := &DiscardChoice{Shanten: n, YakuShanten: l.IntN(3), Candidates: l.discardsOf(n)}
	p, s := l.player(), l.situation()
	s.Dora = []mahjong.Tile{mahjong.Tile(l.IntN(9)), mahjong.Tile(l.IntN(9))}
	p.eval.Shape, _ = shanten.ShapeOf(l.hand())
	code := [...]Code{ReasonBestValue, ReasonShantenBack, ReasonFold, ReasonExpected}[l.IntN(4)]
	p.explainDiscards(c, s, l.IntN(len(c.Candidates)), code)
	return c
}
