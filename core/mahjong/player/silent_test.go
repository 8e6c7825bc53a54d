package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// saysDamaten reports whether the reasons of a discard say so.
func saysDamaten(d *DiscardCandidate) bool {
	for _, r := range d.Reasons {
		if r.Code == ReasonDamaten {
			return true
		}
	}
	return false
}

// TestDamaten wants a hand that waits with a yaku to keep silent or not, as its
// reasons say, and a player who does not know of it never to.
func TestDamaten(t *testing.T) {
	silent, loud := 0, 0
	for _, left := range []int8{60, 30, 8} {
		for _, own := range []int32{10000, 25000, 60000} {
			h, s := tableOf(t, "m234p345s2345567z1", 1, "7s")
			s.TilesLeft, s.Points, s.Rounds = left, own, 1
			for i := range s.Others {
				s.Others[i].Points = (100000 - own) / 3
			}
			c, err := New(Strong()).ChooseDiscard(&h, &s)
			if err != nil {
				t.Fatal(err)
			}
			d := &c.Candidates[0]
			if d.Silent != saysDamaten(d) || d.Silent == (c.Action == ActRiichi) || d.After.Shanten > 0 {
				t.Errorf("%d left, %d points: silent %v, %v", left, own, d.Silent, c.Action)
			}
			if d.Silent {
				silent++
			} else {
				loud++
			}
			o := Strong()
			o.Damaten = false
			if c, _ := New(o).ChooseDiscard(&h, &s); c.Action != ActRiichi {
				t.Errorf("without damaten: %v", c.Action)
			}
		}
	}
	if silent == 0 || loud == 0 {
		t.Errorf("silent %d times, riichi %d times", silent, loud)
	}
}

// TestEvaluatesKans wants the evaluation of a kan, and the kan declared that promises more.
func TestEvaluatesKans(t *testing.T) {
	h, s := tableOf(t, "m1111p456s789z1122", 1, "9m")
	s.TilesLeft = 50
	c, err := New(Strong()).ChooseDiscard(&h, &s)
	if err != nil || len(c.Kans) != 1 {
		t.Fatal(err, c.Kans)
	}
	k := &c.Kans[0]
	if k.Evaluation == nil || k.Accepted != (k.Evaluation.Worth > c.Candidates[0].Evaluation.Worth) || (c.Action == ActKan) != k.Accepted {
		t.Errorf("%+v %v", k, c.Action)
	}
	// A kan far from complete under riichi gives the one in riichi a dora.
	far, s := tableOf(t, "m1111p147s258z1234", 1, "9m")
	s.TilesLeft, s.Riichi[2] = 30, true
	if c, _ := New(Strong()).ChooseDiscard(&far, &s); c.Action == ActKan {
		t.Errorf("%+v", c.Kans)
	}
}

// TestKanThenRiichi: after a closed kan that leaves a closed hand tenpai riichi is thought of as long as there are the points for it, and
// one more tile than it takes.
func TestKanThenRiichi(t *testing.T) {
	h, s := tableOf(t, "m1111p456s789z1122", 1, "9m")
	at := func(left int8, points int32) Evaluation {
		s.TilesLeft, s.Points = left, points
		c, err := New(Strong()).ChooseDiscard(&h, &s)
		if err != nil || len(c.Kans) != 1 {
			t.Fatal(err, c.Kans)
		}
		return *c.Kans[0].Evaluation
	}
	for left := int8(riichiTiles - 1); left <= riichiTiles+2; left++ {
		poor, able, rich := at(left, riichiPoints-1), at(left, riichiPoints), at(left, 25000)
		if able != rich || (poor != rich) != (left > riichiTiles) {
			t.Errorf("%d left: %+v without the points, %+v with them, %+v with more", left, poor, able, rich)
		}
	}
}

// TestCallsWithoutKans: who weighs no kans weighs the other calls of the same tile, and leaves the kan as it was valued.
func TestCallsWithoutKans(t *testing.T) {
	h, s := tableOf(t, "m24p1379s2559z555", 1, "9s")
	s.Unseen[mahjong.Haku]--
	for _, kans := range [...]bool{false, true} {
		o := Strong()
		o.Kans = kans
		c, err := New(o).ChooseCall(&h, &s, mahjong.Haku, 1)
		if err != nil || len(c.Candidates) != 2 {
			t.Fatal(c, err)
		}
		for _, k := range c.Candidates {
			if (k.Evaluation != nil) != (kans || k.Action == ActPon) {
				t.Errorf("kans evaluated %v: %v %+v", kans, k.Action, k.Evaluation)
			}
		}
	}
}

// TestYakuless wants a hand that waits without a yaku not to be torn apart for a
// step back that its values overrate.
func TestYakuless(t *testing.T) {
	h, s := tableOf(t, "m123p456s3379,m789-", 1, "2z")
	h.Counts[mahjong.Haku]++
	h.Drawn = mahjong.Haku
	s.Unseen[mahjong.Haku]--
	s.TilesLeft = 6
	c, err := New(Strong()).ChooseDiscard(&h, &s)
	if err != nil || c.Candidates[0].After.Shanten > 0 {
		t.Errorf("%v %+v", err, c.Candidates[0])
	}
}

// TestKansNotEvaluated wants kans as baseline decides on them where nothing
// is evaluated.
func TestKansNotEvaluated(t *testing.T) {
	h, s := tableOf(t, "m1111p456s789z1122", 1, "9m")
	s.TilesLeft = 50
	o := Strong()
	o.Evaluates = false
	c, err := New(o).ChooseDiscard(&h, &s)
	want, _ := New(Reference0304()).ChooseDiscard(&h, &s)
	if err != nil || c.Action != want.Action || c.Kans[0].Evaluation != nil || c.Kans[0].Accepted != want.Kans[0].Accepted {
		t.Errorf("%v %+v", err, c.Kans)
	}
}
