package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
)

func TestCurves(t *testing.T) {
	for i := -400; i <= 400; i++ {
		x := float64(i) / 10
		if got, want := curve.Exp(x), math.Exp(x); math.Abs(got/want-1) > 1e-12 {
			t.Errorf("e^%v is %v, want %v", x, got, want)
		}
		if got := curve.Log(math.Exp(x)); math.Abs(got-x) > 1e-9 {
			t.Errorf("log e^%v is %v", x, got)
		}
	}
	if curve.Exp(-1e9) != curve.Exp(-40) || curve.Exp(1e9) != curve.Exp(40) {
		t.Error("what is beyond the ends is not as of the ends")
	}
}

// meldsOf returns the melds of a hand's text.
func meldsOf(t *testing.T, text string) []mahjong.Meld {
	m, err := notation.ParseMajiang(text, mahjong.OneRed())
	if err != nil {
		t.Fatal(err)
	}
	return m.Hand.Melds[:m.Hand.MeldCount]
}

// TestThreats wants of each pair the first to be less: a chance to be tenpai, a
// chance of a kind to be waited for, a loss.
func TestThreats(t *testing.T) {
	_, s := tableOf(t, "m123p456s3379,z333-", 1, "2z")
	s.TilesLeft = 30
	s.Riichi[0], s.Safe[0] = true, 1<<3|1<<mahjong.North // 4m
	s.Others[0].Discards, s.Others[1].Discards, s.Others[2].Discards = 10, 10, 10
	s.Others[1].Melds = meldsOf(t, "m1122334455,p777=")
	s.Others[2].Melds = meldsOf(t, "m1122,p777=,p555+,p222-")
	threats := New(Strong()).Threats(&s)
	right, across, left := &threats[0], &threats[1], &threats[2]
	if left.TenpaiX[12] != 0 || across.TenpaiX[12] != 0 {
		t.Error("three melds are four")
	}
	s.Others[2].Melds = meldsOf(t, "m1,p777=,p555+,p222-,s333=")
	if four := New(Strong()).Threats(&s)[2].TenpaiX; four[12] != 1 || four[6] != 1 {
		t.Errorf("four melds: %v", four)
	}
	if right.Tenpai != 1 || right.Waits[3] != 0 || right.Waits[mahjong.North] != 0 {
		t.Errorf("riichi: %v %v", right.Tenpai, right.Waits)
	}
	for _, c := range []struct {
		what       string
		less, more float64
	}{
		{"nobody's tenpai is impossible", 0, across.Tenpai},
		{"three melds are nearer than one", across.Tenpai, left.Tenpai},
		{"nobody's tenpai is certain", left.Tenpai, 1},
		{"1m is suji of 4m", right.Waits[0], right.Waits[9]},
		{"7m is suji of 4m", right.Waits[6], right.Waits[15]},
		{"1p with melds in circles", left.Waits[0], left.Waits[9]},
		{"a dora costs more", right.Loss[0], right.Loss[1]},
		{"riichi costs more than one meld", across.Loss[0], right.Loss[0]},
	} {
		if !(c.less < c.more) {
			t.Errorf("%s: %v, %v", c.what, c.less, c.more)
		}
	}
	for i := range threats {
		for k, w := range threats[i].Waits {
			if !(w >= 0 && w < 1) {
				t.Errorf("%d waits for %d with %v", i, k, w)
			}
		}
	}
}

// TestFolds wants a hand far from complete to throw what a dealer in riichi
// cannot win by, and to say why.
func TestFolds(t *testing.T) {
	h, s := tableOf(t, "m1469p258s147z123z4", 1, "9s")
	s.TilesLeft = 30
	s.Riichi[2], s.Safe[2] = true, 1<<10 // 2p
	c, err := New(Strong()).ChooseDiscard(&h, &s)
	if err != nil || c.Tile != 10 || c.Candidates[0].Evaluation.Risk > 1e-4 {
		t.Fatalf("%v %v %+v", err, c.Tile, c.Candidates[0])
	}
	for _, d := range c.Candidates {
		o := d.Evaluation
		if o.Win < 0 || o.DealIn < o.Risk || o.Win+o.DealIn > 1 || o.Points < 1000 || o.Loss < 1000 || o.Expected < -20000 {
			t.Errorf("%v: %+v", d.Tile, *o)
		}
		n := len(d.Reasons)
		if d.Reasons[n-3].Code != ReasonWinChance || d.Reasons[n-2].Code != ReasonDealInChance || d.Reasons[n-1].Code != ReasonExpectedPoints {
			t.Errorf("%v: %v", d.Tile, d.Reasons)
		}
		if n := d.Reasons[n-2].Count; math.Abs(float64(n)-100*o.DealIn) > 0.51 {
			t.Errorf("%v deals in in %d %%, not %v", d.Tile, n, o.DealIn)
		}
	}
}

// TestFearsOpenHands wants the same hand to throw something else once three
// sets of a dealer lie open, and less dangerous.
func TestFearsOpenHands(t *testing.T) {
	h, s := tableOf(t, "m1469p258s147z123z4", 1, "4p")
	s.TilesLeft = 20
	s.Others[2].Discards = 13
	p := New(Strong())
	calm, _ := p.ChooseDiscard(&h, &s)
	s.Others[2].Melds = meldsOf(t, "m1122,p777=,p505+,p666-")
	s.Safe[2] = 1<<18 | 1<<27 | 1<<5
	feared, _ := p.ChooseDiscard(&h, &s)
	risk := map[mahjong.Tile]float64{}
	for _, d := range feared.Candidates {
		risk[d.Tile] = d.Evaluation.Risk
	}
	if calm.Tile == feared.Tile || risk[feared.Tile] > 0.01 || risk[13] < 0.05 || risk[calm.Tile] < 2*risk[feared.Tile] {
		t.Errorf("throws %v, then %v: %v", calm.Tile, feared.Tile, risk)
	}
}

// TestEvaluatesCalls wants an evaluation of every call but kans and of passing, and
// the best of them chosen unless the baseline's is nearly as good.
func TestEvaluatesCalls(t *testing.T) {
	called, passed := 0, 0
	for _, text := range []string{"m23p456789s3377z1", "m1469p258s147z567", "m055p13345678s22"} {
		h, s := tableOf(t, text, 1, "2z")
		s.Unseen[0]--
		s.Riichi[0] = text[1] == '1'
		tile := mahjong.Tile(0)
		if h.Counts[3] > 0 || h.Counts[4] > 0 {
			tile = 4
			s.Unseen[0]++
			s.Unseen[4]--
		}
		usual, err := New(Reference0304()).ChooseCall(&h, &s, tile, 3)
		c, err2 := New(Strong()).ChooseCall(&h, &s, tile, 3)
		if err != nil || err2 != nil || len(c.Candidates) != len(usual.Candidates) {
			t.Fatal(text, err, err2)
		}
		for i := range c.Candidates {
			k := &c.Candidates[i]
			if k.Action == ActKan {
				continue
			}
			if k.Evaluation == nil || k.Accepted != (c.Action == k.Action && c.Meld == k.Meld) {
				t.Errorf("%s: %+v", text, k)
			} else if k.Accepted && c.Action != usual.Action && k.Evaluation.Expected < c.Pass.Expected+margin {
				t.Errorf("%s calls for %v instead of %v", text, k.Evaluation.Expected, c.Pass.Expected)
			}
		}
		if c.Action == ActPass {
			passed++
		} else {
			called++
		}
	}
	if called+passed != 3 {
		t.Error(called, passed)
	}
}

// TestBeginners wants the beginner to count tiles, and both who do not fold not
// to.
func TestBeginners(t *testing.T) {
	h, s := tableOf(t, "m1469p258s147z123z4", 1, "9s")
	s.Riichi[2], s.Safe[2] = true, 1<<10
	for i := 1; i <= 2; i++ {
		c, err := New(ByLevel(i)).ChooseDiscard(&h, &s)
		if err != nil || c.Tile == 10 || c.Candidates[0].Evaluation != nil {
			t.Errorf("%s: %v %v", Levels[i], c.Tile, err)
		}
	}
	near, s := tableOf(t, "m123p456s3379z1,z333-", 1, "2z")
	c, _ := New(ByLevel(1)).ChooseDiscard(&near, &s)
	if c.InPoints || c.Candidates[0].Value != float64(c.Candidates[0].After.Total) {
		t.Errorf("%+v", c.Candidates[0])
	}
}

// TestBelieved wants a discard to promise more, the further from complete it leaves
// the hand, and to be safer unless it leaves the hand nearer than the usual one.
func TestBelieved(t *testing.T) {
	at := func(shanten int, worth, cost float64) DiscardCandidate {
		d := DiscardCandidate{Evaluation: &Evaluation{Worth: worth, Cost: cost}}
		d.After.Shanten = shanten
		return d
	}
	usual := at(2, 500, 100)
	for _, c := range []struct {
		shanten           int
		promised, cheaper float64
		want              bool
	}{
		{1, 101, -900, true}, {1, 99, 90, false},
		{2, 151, 31, true}, {2, 149, 31, false}, {2, 900, 29, false},
		{3, 301, 31, true}, {3, 299, 31, false}, {4, 900, 29, false},
	} {
		d := at(c.shanten, 500+c.promised, 100-c.cheaper)
		worth, ok := believed(&d, &usual)
		if got := ok && worth > usual.Evaluation.Worth; got != c.want {
			t.Errorf("%+v: %v, promises %v", c, got, worth)
		}
	}
}

// TestPassWaits: who lets a tile go draws after as many of the others as sit between, which their evaluation is told in thirds.
func TestPassWaits(t *testing.T) {
	for from, want := range [...]float64{1: 2. / 3, 2: 1. / 3, 3: 0} {
		if from == 0 {
			continue
		}
		h, s := tableOf(t, "m123p456s337z1155", 1, "7z")
		s.Unseen[mahjong.Haku]--
		p := New(Strong())
		var passed []float64
		p.Watch(func(v *Features) { passed = append(passed, v.X[14]) })
		if c, err := p.ChooseCall(&h, &s, mahjong.Haku, from); err != nil || c.Pass == nil {
			t.Fatal(c, err)
		}
		if len(passed) != 1 || passed[0] != want {
			t.Errorf("from %d: %v, want %v", from, passed, want)
		}
	}
}
