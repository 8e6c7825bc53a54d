package player

import (
	"errors"
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

func TestDanger(t *testing.T) {
	for _, c := range []struct {
		tile   string
		safe   string // the tiles of this hand are safe
		unseen int8   // of an honour
		want   int32
	}{
		{"1m", "", 0, 6}, {"1m", "m4", 0, 3}, {"9s", "s6", 0, 3}, {"9s", "m6", 0, 6},
		{"2p", "", 0, 8}, {"2p", "p5", 0, 4}, {"8p", "p5", 0, 4}, {"7p", "", 0, 8}, {"7p", "p4", 0, 5}, {"3p", "p6", 0, 5},
		{"4s", "", 0, 12}, {"4s", "s1", 0, 8}, {"4s", "s7", 0, 8}, {"4s", "s17", 0, 4}, {"0s", "s28", 0, 4},
		{"5s", "s5", 0, 0}, {"0s", "s5", 0, 0},
		{"1z", "", 3, 3}, {"1z", "", 2, 2}, {"1z", "", 0, 0}, {"1z", "z1", 3, 0}, {"7z", "", 4, 3},
	} {
		s := Situation{}
		tile := notation.ParseTile(c.tile)
		s.Unseen[tile] = c.unseen
		s.Riichi[1] = true
		if c.safe != "" {
			for k, n := range decisionHand(t, c.safe).Counts {
				if n > 0 {
					s.Safe[1] |= 1 << k
				}
			}
		}
		if to, most := s.dangers(tile.Kind()); most != c.want || to != [3]int32{0, c.want, 0} {
			t.Errorf("%s with %q safe and %d unseen: %v, %d, not %d", c.tile, c.safe, c.unseen, to, most, c.want)
		}
	}
}

// TestWorthOfFullWall: the numbers of the full set, as published.
func TestWorthOfFullWall(t *testing.T) {
	s := Situation{Unseen: wholeSet()}
	w := worths(&s)
	for _, c := range []struct {
		tile string
		want int32
	}{
		{"1m", 12}, {"9s", 12}, {"2p", 16}, {"8p", 16}, {"3s", 21}, {"4s", 21}, {"5s", 21}, {"6s", 21}, {"7s", 21}, {"0m", 42},
		{"1z", 16}, {"2z", 4}, {"4z", 4}, {"5z", 8}, {"7z", 8},
	} {
		if tile := notation.ParseTile(c.tile); w[tile] != c.want {
			t.Errorf("%s is worth %d, not %d", c.tile, w[tile], c.want)
		}
	}
	s.SeatWind, s.Dora = 1, []mahjong.Tile{0, mahjong.East} // 2m and south are dora
	w = worths(&s)
	if east, south, two, one := w[mahjong.East], w[mahjong.South], w[1], w[0]; east != 8 || south != 4*2*2*2 || two != (4+4*2+4+4)*2 || one != 4+4*2+4 {
		t.Errorf("%d, %d, %d, %d", east, south, two, one)
	}
}

// turns are what is done at one's turn, and the first reason.
var turns = []struct {
	name   string
	hand   string
	change func(s *Situation)
	action Action
	tile   string
	reason string
}{
	{"a win", "m123456789p1122p1", nil, ActTsumo, "1p", ""},
	{"no yaku, no win", "m123p456s3379s8,z333-", nil, ActDiscard, "9s", ReasonBestValue.String()},
	{"riichi", "m123456789p1122z4", nil, ActRiichi, "4z", ReasonOnlyCandidate.String()},
	{"no points", "m123456789p1122z4", func(s *Situation) { s.Points = 900 }, ActDiscard, "4z", ReasonOnlyCandidate.String()},
	{"too late", "m123456789p1122z4", func(s *Situation) { s.TilesLeft = 3 }, ActDiscard, "4z", ReasonOnlyCandidate.String()},
	{"in riichi", "m123456789p1122z4", func(s *Situation) { s.InRiichi = true }, ActDiscard, "4z", ReasonOnlyCandidate.String()},
	{"nine terminals", "m19p19s159z123446m5", func(s *Situation) { s.FirstTurn = true }, ActDiscard, "", ""},
	{"far from orphans", "m1345p19s1579z2346", func(s *Situation) { s.FirstTurn = true }, ActAbort, "", ""},
	{"later", "m1345p19s1579z2346", nil, ActDiscard, "", ""},
	{"far and riichi", "m1345p19s1579z2346", func(s *Situation) { s.Riichi[2] = true; s.Safe[2] = 1 << 4 }, ActDiscard, "5m", ReasonFold.String()},
	{"one away, safe enough", "m234p234s23457z13z6", func(s *Situation) { s.Riichi[0] = true }, ActDiscard, "6z", ReasonBestValue.String()},
	{"one away, too dangerous", "m24p340s12235688s9", func(s *Situation) { s.Riichi[0] = true; s.Safe[0] = 1 << 11 }, ActDiscard, "3p", ReasonFold.String()},
	{"an equal kan", "m123456789p1z111z1", nil, ActKan, "", ""},
}

func TestTurns(t *testing.T) {
	for _, c := range turns {
		h, s := tableOf(t, c.hand, 1, "2z")
		if c.change != nil {
			c.change(&s)
		}
		got, err := New(Reference0304()).ChooseDiscard(&h, &s)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got.Action != c.action || c.tile != "" && got.Tile.String() != c.tile {
			t.Errorf("%s: %v %v", c.name, got.Action, got.Tile)
		}
		if c.reason != "" && (len(got.Candidates) == 0 || got.Candidates[0].Reasons[0].Code.String() != c.reason) {
			t.Errorf("%s: %+v", c.name, got.Candidates)
		}
	}
}

// TestReference: what the program's player does where its articles do not: it calls under riichi what makes it tenpai, and declares a kan
// that changes no value.
func TestReference(t *testing.T) {
	h, s := tableOf(t, "m1199p669s406,z222-", 1, "3z")
	s.Riichi[0] = true
	s.Unseen[8] = 1 // the third is offered
	if got, err := New(Reference0304()).ChooseCall(&h, &s, 8, 2); err != nil || got.Action != ActPon {
		t.Errorf("under riichi: %+v, %v", got, err)
	}
	h, s = tableOf(t, "m123456789p1z111z1", 1, "2z")
	got, err := New(Reference0304()).ChooseKan(&h, &s)
	if err != nil || len(got) != 1 || !got[0].Accepted || got[0].Reasons[0].Code != ReasonValueKept {
		t.Errorf("an equal kan: %+v, %v", got, err)
	}
}

// faults are changes of a hand and a situation, by the field that they spoil.
var faults = []struct {
	field  string
	change func(h *mahjong.Hand, s *Situation)
}{
	{"roundWind", func(_ *mahjong.Hand, s *Situation) { s.RoundWind = 4 }},
	{"seatWind", func(_ *mahjong.Hand, s *Situation) { s.SeatWind = -1 }},
	{"dora", func(_ *mahjong.Hand, s *Situation) { s.Dora = make([]mahjong.Tile, 6) }},
	{"dora", func(_ *mahjong.Hand, s *Situation) { s.Dora = []mahjong.Tile{mahjong.NoTile} }},
	{"unseen", func(_ *mahjong.Hand, s *Situation) { s.Unseen[3] = -1 }},
	{"unseen", func(_ *mahjong.Hand, s *Situation) { s.Unseen[0] = 4 }},
	{"unseen", func(_ *mahjong.Hand, s *Situation) { s.Unseen[mahjong.Red5m] = 2 }},
	{"safe", func(_ *mahjong.Hand, s *Situation) { s.Safe[1] = 1 << mahjong.Kinds }},
	{"tilesLeft", func(_ *mahjong.Hand, s *Situation) { s.TilesLeft = 71 }},
	{"points", func(_ *mahjong.Hand, s *Situation) { s.Points = 1 << 30 }},
	{"rounds", func(_ *mahjong.Hand, s *Situation) { s.Rounds = mostRounds + 1 }},
	{"rinshan", func(_ *mahjong.Hand, s *Situation) { s.Rinshan = true }},
	{"rules.doubleWindPairFu", func(_ *mahjong.Hand, s *Situation) { s.Rules.DoubleWindPairFu = 3 }},
	{"rules.redFives", func(_ *mahjong.Hand, s *Situation) { s.Rules.Reds[2] = 5 }},
	{"inRiichi", func(_ *mahjong.Hand, s *Situation) { s.InRiichi = true }},
	{"counts", func(h *mahjong.Hand, _ *Situation) { h.Counts[20] = 5 }},
	{"hand", func(h *mahjong.Hand, _ *Situation) { h.Counts[20]++ }},
	{"melds", func(h *mahjong.Hand, _ *Situation) { h.MeldCount = 5 }},
	{"melds", func(h *mahjong.Hand, _ *Situation) { h.Melds[0].Tiles[1] = 77 }},
	{"melds", func(h *mahjong.Hand, _ *Situation) { h.Melds[0].Called = 3 }},
	{"drawn", func(h *mahjong.Hand, _ *Situation) { h.Drawn = 8 }},
}

func TestSituationErrors(t *testing.T) {
	var lines []string
	for _, c := range faults {
		h, s := tableOf(t, "m123p456s3379s8,z333-", 1, "2z")
		c.change(&h, &s)
		_, err := New(Reference0304()).ChooseDiscard(&h, &s)
		var e *fault.Fault
		if !errors.As(err, &e) || e.Field != c.field {
			t.Errorf("%v, not of %s", err, c.field)
			continue
		}
		lines = append(lines, fmt.Sprintf("%s: %d, %s, %v", e.Code, e.Index, e.Reason, e))
	}
	h, s := tableOf(t, "m123p456s3379,z333-", 1, "2z")
	for field, offer := range map[string][2]int{"tile": {99, 1}, "from": {3, 4}, "hand": {3, 1}} {
		if h.Drawn = mahjong.NoTile; field == "hand" {
			h.Drawn = 0
		}
		_, err := New(Reference0304()).ChooseCall(&h, &s, mahjong.Tile(offer[0]), offer[1])
		var e *fault.Fault
		if !errors.As(err, &e) || e.Field != field || e.Index != -1 {
			t.Errorf("%v, not of %s", err, field)
		}
	}
	recordtest.Same(t, "faults.txt", lines, func(i int) string { return faults[i].field })
}

// TestStepBack: with a wait that is gone, a step back is worth what is drawn
// then, by the divisor of one more step.
func TestStepBack(t *testing.T) {
	h, s := tableOf(t, "m234p456s1266789z4", 1, "2z")
	s.Unseen[20], s.TilesLeft = 0, 0 // no 3s, no calls
	p := New(Reference0304())
	c, err := p.ChooseDiscard(&h, &s)
	if err != nil {
		t.Fatal(err)
	}
	got := &c.Candidates[0]
	if got.Reasons[0].Code != ReasonShantenBack || got.Reasons[0].Value != got.Back {
		t.Fatalf("%+v", c)
	}
	for i := range c.Candidates {
		if c.Candidates[i].Back > got.Back {
			t.Errorf("%+v is better", c.Candidates[i])
		}
	}
	h.Counts[got.Tile]--
	sum := 0.0
	for k := range mahjong.Tile(mahjong.Kinds) {
		for _, x := range value.Faces(k) {
			if x == mahjong.NoTile || s.Unseen[x] == 0 || !got.After.Kinds.Has(k) || k == got.Tile.Kind() {
				continue
			}
			after, table := h, s
			after.Counts[x]++
			after.Drawn = x
			table.Unseen[x]--
			v, err := New(Reference0304()).Value(&after, &table)
			if err != nil {
				t.Fatal(err)
			}
			sum += float64(s.Unseen[x]) * v.Value
		}
	}
	if want := sum / 72; got.Back > want+1e-9 || got.Back < want/2 {
		t.Errorf("%v, by hand %v at most", got.Back, want)
	}
}
