package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

func codes(reasons []Reason) (list []Code) {
	for _, r := range reasons {
		list = append(list, r.Code)
	}
	return list
}

// TestDiscardReasons: what is said of one discard, in its order.
func TestDiscardReasons(t *testing.T) {
	for _, c := range []struct {
		hand string
		safe string // in riichi is the player on the right, and these are safe
		tile string
		want []Code
	}{
		{"m66678p34s3077z77m9", "", "3s", []Code{ReasonBestValue, ReasonKeepsShanten, ReasonMostUkeire}},
		{"m66678p34s3077z77m9", "", "0s", []Code{ReasonKeepsShanten, ReasonRedFive}},
		{"m66678p34s3077z77m9", "", "7z", []Code{ReasonKeepsShanten}},
		{"m66678p34s3077z77m9", "", "9m", []Code{ReasonRaisesShanten}},
		{"m24p340s12235688s9", "p3", "3p", []Code{ReasonFold, ReasonRaisesShanten}},
		{"m24p340s12235688s9", "p3", "0p", []Code{ReasonRaisesShanten, ReasonRedFive, ReasonDanger}},
		{"m123456789p1122z4", "", "4z", []Code{ReasonOnlyCandidate, ReasonKeepsShanten, ReasonMostUkeire, ReasonIsolated}},
		{"m123p456s3379s8,z333-", "", "9s", []Code{ReasonBestValue, ReasonEqualValue, ReasonKeepsShanten, ReasonMostUkeire, ReasonNoYaku, ReasonFuriten}},
		{"m147p258s369z1255z3", "", "3z", []Code{ReasonKeepsShanten, ReasonDora, ReasonIsolated}},
		{"m135p1479s26z55,p123-", "", "5z", []Code{ReasonRaisesShanten, ReasonBreaksYaku}},
	} {
		h, s := tableOf(t, c.hand, 1, "2z")
		if c.safe != "" {
			s.Riichi[0] = true
			s.Safe[0] = 1 << decisionTile(c.safe).Kind()
		}
		got, err := New(Reference0304()).ChooseDiscard(&h, &s)
		if err != nil {
			t.Errorf("%s: %v", c.hand, err)
			continue
		}
		tile := notation.ParseTile(c.tile)
		if list := codes(candidateOf(got.Candidates, tile).Reasons); !slices.Equal(list, c.want) {
			t.Errorf("%s, %s: %v, not %v", c.hand, c.tile, list, c.want)
		}
	}
}

// TestCallReasons: what is said of the first call of a tile from the left, and of a pass.
func TestCallReasons(t *testing.T) {
	for _, c := range []struct {
		hand   string
		tile   string
		riichi bool
		action Action
		want   []Code
		pass   []Code
	}{
		{"m124088p47z22,z777-", "2z", false, ActPon, []Code{ReasonValueRises, ReasonLowersShanten}, []Code{ReasonKeepsShanten}},
		{"m124088p47z22,z777-", "2z", true, ActPass, []Code{ReasonRiichiOthers, ReasonValueRises, ReasonLowersShanten}, []Code{ReasonRiichiOthers, ReasonKeepsShanten}},
		{"m2466p406s055,s678-", "6p", false, ActPass, []Code{ReasonValueFalls, ReasonKeepsShanten, ReasonNoYaku}, []Code{ReasonBestValue, ReasonKeepsShanten}},
		{"m3479p2488s147z55", "5z", false, ActPon, []Code{ReasonYakuNearer, ReasonLowersShanten, ReasonOpensHand}, []Code{ReasonKeepsShanten, ReasonStaysClosed}},
		{"m3479p2488s147z55", "8p", false, ActPass, []Code{ReasonYakuKept, ReasonLowersShanten, ReasonOpensHand}, []Code{ReasonKeepsShanten, ReasonStaysClosed}},
	} {
		h, s := tableOf(t, c.hand, 1, "4z")
		tile := notation.ParseTile(c.tile)
		s.Unseen[tile]--
		s.Riichi[1] = c.riichi
		got, err := New(Reference0304()).ChooseCall(&h, &s, tile, 3)
		if err != nil || len(got.Candidates) == 0 {
			t.Errorf("%s: %v", c.hand, err)
			continue
		}
		if list := codes(got.Candidates[0].Reasons); got.Action != c.action || !slices.Equal(list, c.want) {
			t.Errorf("%s, %s: %v %v, not %v %v", c.hand, c.tile, got.Action, list, c.action, c.want)
		}
		if list := codes(got.PassReasons); !slices.Equal(list, c.pass) {
			t.Errorf("%s, pass: %v, not %v", c.hand, list, c.pass)
		}
		got, err = New(Strong()).ChooseCall(&h, &s, tile, 3)
		if list := codes(got.PassReasons); err != nil || !slices.Contains(list, ReasonWinChance) || (got.Action == ActPass) != (list[0] == ReasonExpected) {
			t.Errorf("%s, pass by strong: %v %v", c.hand, got.Action, list)
		}
	}
}

// TestRon: a tile that completes the hand is won by, if it may be.
func TestRon(t *testing.T) {
	for _, c := range []struct {
		hand    string
		tile    string
		furiten bool
		riichi  bool
		want    int32
	}{
		{"m123456789p1122", "1p", false, false, 2600}, // ittsu, 40 fu
		{"m123456789p1122", "1p", false, true, 5200},  // and riichi
		{"m123456789p1122", "1p", true, false, 0},
		{"m123p456s1233567", "3s", false, false, 0}, // no yaku
		{"m234p22456s34678", "9s", false, true, 0},  // not waited for
	} {
		h, s := tableOf(t, c.hand, 1, "2z")
		tile := notation.ParseTile(c.tile)
		s.Unseen[tile]--
		s.Furiten, s.InRiichi = c.furiten, c.riichi
		got, err := New(Reference0304()).ChooseCall(&h, &s, tile, 2)
		if err != nil || got.Points != c.want || (got.Action == ActRon) != (c.want > 0) {
			t.Errorf("%s, %s: %+v, %v", c.hand, c.tile, got, err)
		}
	}
}

// TestKanAfterRiichi: only of the tile drawn, and only if the wait stays.
func TestKanAfterRiichi(t *testing.T) {
	for _, c := range []struct {
		hand string
		want int
	}{
		{"m123456789p1z111z1", 1},
		{"m123456789p1z1111", 1},
		{"m1112345678p111m1", 0},  // 3m 6m and 9m are no wait any more
		{"m123456p1111s111z1", 0}, // not the tile drawn
	} {
		h, s := tableOf(t, c.hand, 1, "2z")
		for _, in := range []bool{false, true} {
			want := 1
			if s.InRiichi = in; in {
				want = c.want
			}
			all, err := New(Reference0304()).ChooseKan(&h, &s)
			if err != nil || len(all) != want {
				t.Errorf("%s, riichi %v: %v, %v", c.hand, in, all, err)
			}
		}
	}
	h, s := tableOf(t, "m0p123456789z1,m555=", 0, "2z")
	all, err := New(Reference0304()).ChooseKan(&h, &s)
	if err != nil || len(all) != 1 || all[0].Meld.Type != mahjong.AddedKan || all[0].Meld.Tiles[3] != mahjong.Red5m {
		t.Errorf("an added red five: %v, %v", all, err)
	}
}

// TestTooFar: what leads from two to three from complete is not valued, and says so.
func TestTooFar(t *testing.T) {
	for _, c := range [...]struct {
		hand, tile string
		from       int // 0: drawn
	}{{"2233m233p449s246z", "4m", 3}, {"12333405m079p8s5z", "3m", 1}, {"34444078m1347p2s", "1s", 0}} {
		h, err := notation.ParseMPSZ(c.hand, mahjong.OneRed())
		if err != nil {
			t.Fatal(err)
		}
		h.Drawn = mahjong.NoTile
		_, s := tableOf(t, "m1", 1, "7s")
		s.Unseen = mahjong.Unseen{}
		tile, found := notation.ParseTile(c.tile), false
		if c.from == 0 {
			h.Counts[tile]++
			h.Drawn = tile
			all, err := New(Reference0304()).ChooseKan(&h, &s)
			if err != nil {
				t.Fatal(err)
			}
			for _, k := range all {
				found = found || !k.Valued && k.Shanten == value.Depth && slices.Contains(codes(k.Reasons), ReasonTooFar)
			}
		} else {
			got, err := New(Reference0304()).ChooseCall(&h, &s, tile, c.from)
			if err != nil || !got.Valued {
				t.Fatal(got, err)
			}
			for _, k := range got.Candidates {
				found = found || !k.Valued && k.Shanten == value.Depth && slices.Contains(codes(k.Reasons), ReasonTooFar)
			}
		}
		if !found {
			t.Errorf("%s, %s", c.hand, c.tile)
		}
	}
}
