package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// tableOf returns the situation of a hand when nothing else lies open: East
// round, one indicator.
func tableOf(t testing.TB, text string, seat int8, indicator string) (mahjong.Hand, Situation) {
	t.Helper()
	m, err := notation.ParseMajiang(text, mahjong.OneRed())
	if err != nil {
		t.Fatal(err)
	}
	dora := notation.ParseTile(indicator)
	s := Situation{
		SeatWind: seat, Dora: []mahjong.Tile{dora}, Unseen: mahjong.UnseenBy(&m.Hand, mahjong.OneRed()),
		TilesLeft: 50, Points: 25000, Rules: score.DefaultRules(),
	}
	s.Unseen[dora]--
	return m.Hand, s
}

// published are values that the author of the player has published, worked out
// in the articles. Without the wall no tile can be called, which takes the call
// term out.
var published = []struct {
	hand      string
	seat      int8
	indicator string
	tile      string
	drawn     float64 // by own draws alone
	called    float64 // with the call term
}{
	{"m66678p34s3077z77m9", 1, "1m", "3s", 490.97, 588.89},
	{"m66678p34s3077z77m9", 1, "1m", "7s", 498.61, 498.61},
	{"m556p13345678s22p3", 0, "7p", "5m", 2033.33, 2533.33},
	{"m556p13345678s22p3", 0, "7p", "1p", 1993.06, 2680.56},
	{"m677p22334677s34s0", 0, "4s", "6m", 0, 3075.69},
	{"m677p22334677s34s0", 0, "4s", "6p", 0, 3075.69},
}

func TestPublishedValues(t *testing.T) {
	p := New(Reference0304())
	for _, c := range published {
		h, s := tableOf(t, c.hand, c.seat, c.indicator)
		tile := notation.ParseTile(c.tile)
		for _, want := range [...]struct {
			left  int8
			value float64
		}{{50, c.called}, {0, c.drawn}} {
			if s.TilesLeft = want.left; want.value == 0 {
				continue
			}
			choice, err := p.ChooseDiscard(&h, &s)
			if err != nil {
				t.Fatal(err)
			}
			if d := candidateOf(choice.Candidates, tile); math.Round(100*d.Value) != math.Round(100*want.value) {
				t.Errorf("%s, throw %s: %.4f, published %.2f", c.hand, c.tile, d.Value, want.value)
			}
		}
	}
}

func candidateOf(all []DiscardCandidate, tile mahjong.Tile) *DiscardCandidate {
	for i := range all {
		if all[i].Tile == tile {
			return &all[i]
		}
	}
	return &DiscardCandidate{Value: math.NaN()}
}

// TestTenpaiValue works a value out by hand: by points, what is unseen, twelve.
func TestTenpaiValue(t *testing.T) {
	p := New(Reference0304())
	h, s := tableOf(t, "m123456789p1122", 1, "9s")
	got, err := p.Value(&h, &s)
	// 1p or 2p, two unseen of each: riichi, tsumo, ittsu, 4 han; 20 fu, 2 for
	// tsumo, 8 or 4 for the triplet, so 30: 2,000 and 3,900.
	want := 4 * 7900 / 12.0
	if err != nil || got.Value != want || got.Shanten != 0 || !got.InPoints {
		t.Errorf("%+v, %v, not %v", got, err, want)
	}
	h, s = tableOf(t, "m123456p1122,s1-23", 1, "9s")
	if got, err = p.Value(&h, &s); err != nil || got.Value != 0 || got.YakuShanten < 10 {
		t.Errorf("an open hand without yaku: %+v, %v", got, err)
	}
}

// TestCompleteValue: a complete hand is worth its points, closed with riichi.
func TestCompleteValue(t *testing.T) {
	p := New(Reference0304())
	for _, c := range []struct {
		hand string
		want float64
	}{
		{"m123456789p1122p1", 7900},     // riichi, tsumo, ittsu, 30 fu
		{"m234p22456s34678s2", 5200},    // riichi, tsumo, pinfu, tanyao, 20 fu
		{"m123p456s1233567s3", 2000},    // riichi, tsumo, 30 fu for the penchan
		{"m123p456s3379s8,z333-", 0},    // no yaku
		{"m123p456s3379s8,z222-", 1100}, // the seat wind, 30 fu
		{"m123p406s3379s8,z222-", 2000}, // and a red five
	} {
		h, s := tableOf(t, c.hand, 1, "3z")
		got, err := p.Value(&h, &s)
		if err != nil || got.Value != c.want {
			t.Errorf("%s: %+v, %v, not %v", c.hand, got, err, c.want)
		}
	}
}

// TestCounting: far from complete useful tiles are counted, four times those
// that a pon can bring, twice those of a chi.
func TestCounting(t *testing.T) {
	p := New(Reference0304())
	// Seven pairs are nearest: all singles are useful, and no call is.
	h, s := tableOf(t, "m147p258s369z1255", 2, "4z")
	got, err := p.Value(&h, &s)
	if err != nil || got.Shanten != 5 || got.InPoints || got.Value != 11*3 {
		t.Errorf("%+v, %v", got, err)
	}
	// 2m 5m 8m 3p by chi, as the white dragon can be a yaku then; the dragon by
	// pon; 8p by a draw alone, as its pon takes the pair that is needed then.
	h, s = tableOf(t, "m3479p2488s147z55", 2, "4z")
	got, err = p.Value(&h, &s)
	if want := float64(4*4*2 + 2*4 + 2*1); err != nil || got.Shanten != 3 || got.Value != want {
		t.Errorf("%+v, %v, not %v", got, err, want)
	}
	s.TilesLeft = 0 // nothing can be called
	if got, err = p.Value(&h, &s); err != nil || got.Value != 4*4+2+2 {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestCountsTiles: a player that counts tiles says how many at every distance, as its discards do; only a win is in points.
func TestCountsTiles(t *testing.T) {
	p := New(Options{CountsTiles: true})
	for _, c := range []struct {
		hand   string
		points bool
	}{{"m123p456s12789z11z5", false}, {"m123p456s127899z1z2", false}, {"m147p258s369z1255z6", false}, {"m123456789p1122p1", true}} {
		h, s := tableOf(t, c.hand, 1, "9s")
		got, err := p.Value(&h, &s)
		most := 0
		if d, err := p.ChooseDiscard(&h, &s); err == nil {
			for i := range d.Candidates {
				if k := &d.Candidates[i]; k.Valued {
					most = max(most, k.After.Total)
				}
			}
			if c.points {
				most = int(d.Points)
			}
		}
		if err != nil || got.InPoints != c.points || got.Value != float64(most) || most == 0 {
			t.Errorf("%s: %+v, %v, not %d", c.hand, got, err, most)
		}
		if h.Drawn != mahjong.NoTile && !c.points {
			h.Counts[h.Drawn]--
			h.Drawn = mahjong.NoTile
			if got, err = p.Value(&h, &s); err != nil || got.InPoints || got.Value != float64(int(got.Value)) {
				t.Errorf("%s less one: %+v, %v", c.hand, got, err)
			}
		}
	}
}
