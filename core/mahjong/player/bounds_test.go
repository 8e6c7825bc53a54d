package player

import (
	"testing"
)

// TestYakulessKan: a complete hand without a yaku is worth what its best discard
// is, after which 6s, or 4m, makes three runs alike: the last kind of the hand, or
// the first, which nothing that is remembered of others gives away.
func TestYakulessKan(t *testing.T) {
	for hand, best := range map[string]string{"m678p678s78z22s9,s999=": "9s", "p234s234z22m231,m111=": "1m"} {
		h, s := tableOf(t, hand, 2, "3z")
		p := New(Reference0304())
		kans, err := p.ChooseKan(&h, &s)
		if err != nil || len(kans) != 1 || kans[0].Now <= 0 {
			t.Fatalf("%+v, %v", kans, err)
		}
		v, err := p.Value(&h, &s)
		if err != nil || v.Shanten != -1 || v.Value != kans[0].Now {
			t.Errorf("%+v, but %v instead of a kan, %v", v, kans[0].Now, err)
		}
		c, err := New(Reference0304()).ChooseDiscard(&h, &s)
		if err != nil || c.Candidates[0].Tile.String() != best || c.Candidates[0].Value != kans[0].Now {
			t.Errorf("%+v, but %v instead of a kan, %v", c.Candidates, kans[0].Now, err)
		}
	}
}

// TestFoldSaysDanger: the reason of a fold tells how dangerous the safest is.
func TestFoldSaysDanger(t *testing.T) {
	h, s := tableOf(t, "m147p258s369z12345", 1, "7z")
	s.Riichi[2] = true
	c, err := New(Reference0304()).ChooseDiscard(&h, &s)
	if err != nil {
		t.Fatal(err)
	}
	d := &c.Candidates[0]
	if r := d.Reasons[0]; r.Code != ReasonFold || d.MaxDanger != 3 || r.Count != 3 || r.Value != 0 {
		t.Errorf("%+v, danger %d", r, d.MaxDanger)
	}
}

// TestBounds: what riichi takes, and the ends of what a situation may say.
func TestBounds(t *testing.T) {
	for _, c := range []struct {
		points int32
		left   int8
		want   Action
		wrong  bool
	}{
		{1000, 4, ActRiichi, false},
		{999, 4, ActDiscard, false},
		{1000, 3, ActDiscard, false},
		{mostScore, wallTiles, ActRiichi, false},
		{-mostScore, 0, ActDiscard, false},
		{mostScore + 1, 4, 0, true},
		{-mostScore - 1, 4, 0, true},
		{1000, wallTiles + 1, 0, true},
		{1000, -1, 0, true},
	} {
		h, s := tableOf(t, "m123p456s789z1122z3", 1, "7z")
		s.Points, s.TilesLeft = c.points, c.left
		got, err := New(Reference0304()).ChooseDiscard(&h, &s)
		if (err != nil) != c.wrong || err == nil && got.Action != c.want {
			t.Errorf("%+v: %v, %v", c, got.Action, err)
		}
	}
}
