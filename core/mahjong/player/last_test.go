package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestLastTile: without another yaku, a hand is won by the last tile, by one
// drawn for a kan and by one that was added to a pon.
func TestLastTile(t *testing.T) {
	for _, c := range []struct {
		hand   string
		change func(s *Situation)
		want   Action
		points int32
	}{
		{"m123p456s78z22s9,p1-23", func(*Situation) {}, ActDiscard, 0},
		{"m123p456s78z22s9,p1-23", func(s *Situation) { s.TilesLeft = 0 }, ActTsumo, 1100},
		{"m123p456s78z22s9,z444=4", func(*Situation) {}, ActDiscard, 0},
		{"m123p456s78z22s9,z444=4", func(s *Situation) { s.Rinshan = true }, ActTsumo, 1500},
		{"m123p456s78z22s9,z444=4", func(s *Situation) { s.Rinshan, s.TilesLeft = true, 0 }, ActTsumo, 1500},
	} {
		h, s := tableOf(t, c.hand, 2, "2z")
		c.change(&s)
		got, err := New(Reference0304()).ChooseDiscard(&h, &s)
		if err != nil || got.Action != c.want || got.Points != c.points {
			t.Errorf("%s: %v, %d points, %v", c.hand, got.Action, got.Points, err)
		}
		if v, err := New(Reference0304()).Value(&h, &s); err != nil || c.points > 0 && v.Value != float64(c.points) {
			t.Errorf("%s: value %v, %v", c.hand, v, err)
		}
	}
	for _, c := range []struct {
		change func(s *Situation)
		want   Action
		points int32
	}{
		{func(*Situation) {}, ActPass, 0},
		{func(s *Situation) { s.TilesLeft = 0 }, ActRon, 1000},
		{func(s *Situation) { s.Chankan = true }, ActRon, 1000},
		{func(s *Situation) { s.TilesLeft, s.Furiten = 0, true }, ActPass, 0},
	} {
		h, s := tableOf(t, "m123p456s78z22,p1-23", 2, "2z")
		c.change(&s)
		nine := notation.ParseTile("9s")
		s.Unseen[nine]--
		got, err := New(Reference0304()).ChooseCall(&h, &s, nine, 3)
		if err != nil || got.Action != c.want || got.Points != c.points {
			t.Errorf("%+v: %v, %d points, %v", s, got.Action, got.Points, err)
		}
		if s.Chankan && len(got.Candidates) != 0 {
			t.Error("a tile of a kan is called")
		}
	}
	h, s := tableOf(t, "m123p456s78z22s9,p1-23", 2, "2z")
	s.Rinshan = true
	if _, err := New(Reference0304()).ChooseDiscard(&h, &s); err == nil || err.Error() != "rinshan goes with a kan only, and is true" {
		t.Error(err)
	}
}
