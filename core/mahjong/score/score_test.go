package score

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestScoreErrors names the field of what cannot be scored.
func TestScoreErrors(t *testing.T) {
	const closed, tsumo, open = "m123p456s78999z33", "m123p456s78999z33s6", "m123s78999z33,p444="
	for _, c := range []struct {
		hand, win, want string
		spoil           func(h *mahjong.Hand, w *Win, r *Rules)
	}{
		{closed, "ron:s5-", "hand is wrong: 123m456p78999s33z is not complete with 5s", nil},
		{tsumo, "ron:s6-", "hand is wrong: 14 tiles", nil},
		{closed, "", "tile is wrong: a hand won", nil},
		{closed, "ron:s6-", "tile is wrong: 37 is not", func(h *mahjong.Hand, w *Win, r *Rules) { w.Tile = 37 }},
		{tsumo, "", "drawn is 1z (27), which is not in", func(h *mahjong.Hand, w *Win, r *Rules) { h.Drawn = mahjong.East }},
		{tsumo, "", "from is 4, must be 0…3", func(h *mahjong.Hand, w *Win, r *Rules) { w.From = 4 }},
		{tsumo, "", "from is -1, must be 0…3", func(h *mahjong.Hand, w *Win, r *Rules) { w.From = -1 }},
		{tsumo, "", "roundWind is 4, must be 0…3", func(h *mahjong.Hand, w *Win, r *Rules) { w.RoundWind = 4 }},
		{tsumo, "", "seatWind is -1, must be 0…3", func(h *mahjong.Hand, w *Win, r *Rules) { w.SeatWind = -1 }},
		{tsumo, "honba:1001", "honba is 1001, must be 0…1000", nil},
		{tsumo, "sticks:-1", "sticks is -1, must be 0…1000", nil},
		{tsumo, "dora:m1,m1,m1,m1", "hand is wrong: 1m is there more often", nil},
		{tsumo, "dora:m1,m1,m4,m4,m4,m4", "dora are 6 indicators", nil},
		{tsumo, "ura:m1,m1,m4,m4,m4,m4", "ura are 6 indicators", nil},
		{tsumo, "", "ura[0] is not a tile", func(h *mahjong.Hand, w *Win, r *Rules) { w.Ura = []mahjong.Tile{mahjong.NoTile} }},
		{"m1111p456s789z333", "ron:m1-", "hand is wrong: 1m is there more often", nil},
		{tsumo, "dora:m0,m0", "hand is wrong: 0m is there more often", nil},
		{tsumo, "", "rules.doubleWindPairFu is 3, must be 2 or 4", func(h *mahjong.Hand, w *Win, r *Rules) { r.DoubleWindPairFu = 3 }},
		{tsumo, "", "rules.redFives[1] is 5, must be 0…4", func(h *mahjong.Hand, w *Win, r *Rules) { r.Reds[1] = 5 }},
		{tsumo, "", "hand is wrong: 29 tiles", func(h *mahjong.Hand, w *Win, r *Rules) { h.MeldCount = 5 }},
		{tsumo, "", "counts[0] is -1, must be 0…4", func(h *mahjong.Hand, w *Win, r *Rules) { h.Counts[0], h.Counts[9] = -1, 2 }},
		{open, "ron:s6-", "melds[0] is no meld: a wrong number", func(h *mahjong.Hand, w *Win, r *Rules) { h.Melds[0].Type = 5 }},
		{open, "ron:s6-", "melds[0] is no meld: ", func(h *mahjong.Hand, w *Win, r *Rules) { h.Melds[0].From = 0 }},
		{open, "ron:s6-", "melds[0] is no meld: ", func(h *mahjong.Hand, w *Win, r *Rules) { h.Melds[0].Type = mahjong.ClosedKan }},
		{open, "ron:s6-", "melds[0] is no meld: ", func(h *mahjong.Hand, w *Win, r *Rules) { h.Melds[0].Type = mahjong.Chi }},
		{open, "ron:s6-", "melds[0] is no meld: ", func(h *mahjong.Hand, w *Win, r *Rules) { h.Melds[0].Tiles[1] = mahjong.NoTile }},
		{open, "ron:s6-", "melds[0] is no meld: ", func(h *mahjong.Hand, w *Win, r *Rules) { h.Melds[0].Type = mahjong.OpenKan }},
		{open, "ron:s6-", "melds[0] is no meld: ", func(h *mahjong.Hand, w *Win, r *Rules) { h.Melds[0].Tiles[1]++ }},
		{closed, "ippatsu ron:s6-", "flags is wrong: ippatsu goes with riichi", nil},
		{open, "riichi ron:s6-", "flags is wrong: riichi goes with a closed", nil},
		{closed, "open-riichi ron:s6-", "flags is wrong: open-riichi goes with riichi", nil},
		{closed, "riichi open-riichi-deal-in ron:s6-", "flags is wrong: riichi open-riichi-deal-in goes with open riichi", nil},
		{tsumo, "riichi open-riichi open-riichi-deal-in", "flags is wrong: riichi open-riichi open-riichi-deal-in goes with ron", nil},
		{tsumo, "chankan", "flags is wrong: chankan goes with ron", nil},
		{tsumo, "houtei", "flags is wrong: houtei goes with ron", nil},
		{closed, "haitei ron:s6-", "flags is wrong: haitei goes with tsumo", nil},
		{tsumo, "rinshan", "flags is wrong: rinshan goes with a kan", nil},
		{"m123s78999z33s6,p4444", "rinshan haitei", "flags is wrong: rinshan haitei exclude", nil},
		{"m123s78999z33s6,p4444", "riichi rinshan ippatsu", "flags is wrong: riichi ippatsu rinshan exclude", nil},
		{closed, "chankan houtei ron:s6-", "flags is wrong: chankan houtei exclude", nil},
		{tsumo, "tenhou", "flags is wrong: tenhou is not the dealer's", nil},
		{tsumo, "chiihou seat:e", "flags is wrong: chiihou is not the dealer's", nil},
		{tsumo, "tenhou chiihou", "flags is wrong: tenhou chiihou exclude", nil},
		{tsumo, "tenhou seat:e riichi", "flags is wrong: riichi tenhou exclude", nil},
		{"m123s78999z33s6,p4444", "chiihou", "flags is wrong: chiihou goes with a hand without", nil},
		{tsumo, "", "flags is wrong:  has bits", func(h *mahjong.Hand, w *Win, r *Rules) { w.Flags = 1 << flagCount }},
	} {
		rules := DefaultRules()
		h, w := majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
		if c.spoil != nil {
			c.spoil(&h, &w, &rules)
		}
		if got, err := Of(&h, &w, &rules); err == nil || !strings.HasPrefix(err.Error(), c.want) || got.Points != 0 {
			t.Errorf("%s %s: %v, want %s", c.hand, c.win, err, c.want)
		}
	}
}

// ofOneSuit are the local yaku that one suit alone has.
const ofOneSuit LocalSet = 1<<(YakuDaisuurin-firstLocal) | 1<<(YakuDaisharin-firstLocal) | 1<<(YakuDaichikurin-firstLocal) | 1<<(YakuHyakumangoku-firstLocal) |
	1<<(YakuBenikujaku-firstLocal) | 1<<(YakuIipinmooyue-firstLocal) | 1<<(YakuChuupinraoyui-firstLocal)

// TestSuitsAlike: to exchange the suits changes nothing but the all-green hand and local yaku of one suit.
func TestSuitsAlike(t *testing.T) {
	d := winDealer{Rand: dice.NewRand(2)}
	for range 1000 {
		d.deal()
		d.rules.Reds, d.rules.Local = mahjong.Reds{}, d.rules.Local&^ofOneSuit
		h, w := suitsTurned(&d.hand, &d.win, 0)
		want, err := Of(&h, &w, &d.rules)
		if err != nil {
			t.Fatal(err)
		}
		for by := range mahjong.Tile(2) {
			h, w := suitsTurned(&d.hand, &d.win, by+1)
			got, err := Of(&h, &w, &d.rules)
			green := strings.Contains(text(&got)+text(&want), "ryuuiisou")
			if err != nil || !green && (text(&got) != text(&want) || got.Fu != want.Fu || got.Payments != want.Payments) {
				t.Fatalf("%v: %s, %d; turned %s, %d, %v", d.hand, text(&want), want.Fu, text(&got), got.Fu, err)
			}
		}
	}
}

// suitsTurned returns a hand and win with no reds in which each suit is the
// one so many places on.
func suitsTurned(h *mahjong.Hand, w *Win, by mahjong.Tile) (mahjong.Hand, Win) {
	turn := func(t mahjong.Tile) mahjong.Tile {
		if t == mahjong.NoTile || t.IsHonour() {
			return t
		}
		return (t.Kind() + 9*by) % 27
	}
	turned, win := *h, *w
	turned.Counts = [mahjong.Tiles]int8{}
	for t, n := range h.Counts {
		turned.Counts[turn(mahjong.Tile(t))] += n
	}
	turned.Drawn, win.Tile = turn(h.Drawn), turn(w.Tile)
	for i := range turned.Melds[:turned.MeldCount] {
		for j, t := range turned.Melds[i].Tiles {
			turned.Melds[i].Tiles[j] = turn(t)
		}
	}
	win.Dora, win.Ura = nil, nil
	for _, t := range w.Dora {
		win.Dora = append(win.Dora, turn(t))
	}
	for _, t := range w.Ura {
		win.Ura = append(win.Ura, turn(t))
	}
	return turned, win
}

// TestPointsAllocatesNothing, as a player asks for them very often.
func TestPointsAllocatesNothing(t *testing.T) {
	rules := DefaultRules()
	h, w := majiangHand(t, "m112233p445566s7s7", rules.Reds), testWin(t, "riichi dora:m1")
	if n := testing.AllocsPerRun(100, func() { Points(&h, &w, &rules) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestDoraOf: every indicator points at what the table says.
func TestDoraOf(t *testing.T) {
	for k, want := range naiveNext {
		if got := mahjong.OneRed().DoraOf(mahjong.Tile(k)); got != want {
			t.Errorf("%v points at %v", mahjong.Tile(k), got)
		}
	}
	if set := mahjong.OneRed(); set.DoraOf(mahjong.Red5p) != 14 || set.DoraOf(mahjong.NoTile) != mahjong.NoTile || set.DoraOf(37) != mahjong.NoTile {
		t.Error("dora of a red five, or of no tile")
	}
}

// BenchmarkPoints takes hands of all sorts in turn.
func BenchmarkPoints(b *testing.B) {
	d := winDealer{Rand: dice.NewRand(3)}
	wins := make([]winDealer, 512)
	for i := range wins {
		d.deal()
		wins[i] = d
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		w := &wins[i%len(wins)]
		Points(&w.hand, &w.win, &w.rules)
	}
}

// FuzzScore: no hand makes Score panic; what it accepts sums up.
func FuzzScore(f *testing.F) {
	f.Add([]byte{3, 3, 3, 3, 2}, []byte{0, 0, 0, 0}, int8(4), int8(0), uint16(1))
	f.Add([]byte("123456789012345678901234567890123456789"), []byte("0123456789012345678901234567"), int8(33), int8(2), uint16(0x3FF))
	f.Fuzz(func(t *testing.T, counts, melds []byte, won, from int8, flags uint16) {
		h := mahjong.Hand{Drawn: mahjong.Tile(won)}
		for i := range min(len(counts), mahjong.Tiles) {
			h.Counts[i] = int8(counts[i])
		}
		for i := range min(len(melds)/7, 4) {
			m := melds[7*i:]
			h.Melds[i] = mahjong.Meld{Type: mahjong.MeldType(m[0]), Tiles: [4]mahjong.Tile{mahjong.Tile(m[1]), mahjong.Tile(m[2]), mahjong.Tile(m[3]), mahjong.Tile(m[4])}, Called: int8(m[5]), From: int8(m[6])}
		}
		if len(counts) > mahjong.Tiles {
			h.MeldCount = int8(counts[mahjong.Tiles])
		}
		w := Win{Tile: mahjong.Tile(won), From: from, RoundWind: int8(flags >> 12 & 7), SeatWind: int8(flags >> 10 & 3), Flags: WinFlags(flags), Dora: []mahjong.Tile{mahjong.Tile(won)}}
		rules := DefaultRules()
		points := Points(&h, &w, &rules)
		got, err := Of(&h, &w, &rules)
		if err == nil && (got.Points != points || got.Payments[0]+got.Payments[1]+got.Payments[2]+got.Payments[3] != 0) {
			t.Errorf("%+v %+v: Points %d, %+v", h, w, points, got)
		}
	})
}

func ExampleOf() {
	rules := DefaultRules()
	hand, _ := notation.ParseMPSZ("123m406p78s99s555z", rules.Reds)
	won := notation.ParseTile("6s")
	win := Win{Tile: won, From: 3, SeatWind: 1, Flags: WinRiichi | WinIppatsu, Sticks: 1}
	r, err := Of(&hand, &win, &rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, y := range r.Yaku {
		fmt.Println(y.Yaku, y.Han)
	}
	for _, p := range r.FuParts {
		fmt.Println(p.Kind, p.Tile, p.Fu)
	}
	fmt.Println(r.Han, "han", r.Fu, "fu:", r.Limit, r.Points, r.Payments)
	// Output:
	// riichi 1
	// ippatsu 1
	// haku 1
	// red-dora 1
	// base - 20
	// menzen-ron - 10
	// closed-triplet 5z 8
	// rounding - 2
	// 4 han 40 fu: mangan 8000 [9000 0 0 -8000]
}

func ExamplePoints() {
	rules := DefaultRules()
	hand, _ := notation.ParseMPSZ("234m456p78s33s234s6s", rules.Reds)
	fmt.Println(Points(&hand, &Win{SeatWind: 1}, &rules), Points(&hand, &Win{SeatWind: 0}, &rules))
	// Output: 2700 3900
}

// A north set aside is a dora, and one more for each indicator that points at it.
func TestNorths(t *testing.T) {
	h, err := notation.ParseMPSZ("234p678p234s67s99p8s", mahjong.Reds{0, 1, 1})
	if err != nil {
		t.Fatal(err)
	}
	rules := DefaultRules()
	rules.Reds = rules.Reds.Of(3)
	w := Win{SeatWind: 1, Norths: 2, Dora: []mahjong.Tile{mahjong.West}}
	got, err := Of(&h, &w, &rules)
	if err != nil {
		t.Fatal(err)
	}
	if last := got.Yaku[len(got.Yaku)-1]; last.Yaku != YakuDora || last.Han != 4 {
		t.Errorf("%+v", got.Yaku)
	}
	w.Norths = 5
	if _, err := Of(&h, &w, &rules); err == nil || err.Error() != "norths is 5, must be 0…4" {
		t.Error(err)
	}
}
