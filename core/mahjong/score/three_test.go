package score

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// upHundred rounds up to full hundreds.
func upHundred(n int32) int32 {
	for n%100 != 0 {
		n++
	}
	return n
}

// threeDora counts the dora of three players tile by tile: the norths set aside are of the hand.
func threeDora(h *mahjong.Hand, w *Win) (n int32) {
	var tiles []mahjong.Tile
	for t, c := range h.Counts {
		for range c {
			tiles = append(tiles, mahjong.Tile(t).Kind())
		}
	}
	if w.From != 0 {
		tiles = append(tiles, w.Tile.Kind())
	}
	for range w.Norths {
		tiles = append(tiles, mahjong.North)
		n++
	}
	next := map[mahjong.Tile]mahjong.Tile{0: 8, 8: 0, 17: 9, 26: 18, mahjong.North: mahjong.East, mahjong.Chun: mahjong.Haku}
	for _, indicator := range w.Dora {
		want, known := next[indicator.Kind()]
		if !known {
			want = indicator.Kind() + 1
		}
		for _, t := range tiles {
			if t == want {
				n++
			}
		}
	}
	return n
}

// TestThree deals wins of three players: dora with norths and 9m after 1m, payments in words, the chair that is empty.
func TestThree(t *testing.T) {
	d := dice.NewRand(3)
	for range 20000 {
		rules := DefaultRules()
		rules.Reds, rules.TsumoLoss = mahjong.Reds{0, 1, 1}.Of(3), d.IntN(2) == 0
		left := rules.Reds.Set()
		take := func(k mahjong.Tile) bool {
			if left[k]--; left[k] < 0 {
				left[k]++
				return false
			}
			return true
		}
		h := mahjong.EmptyHand()
		for sets := 0; sets < 4; {
			k := mahjong.Tile(d.IntN(mahjong.Kinds))
			run := k >= 9 && k.StartsRun() && d.IntN(2) == 0
			before := left
			a, b := k, k
			if run {
				a, b = k+1, k+2
			}
			if !take(k) || !take(a) || !take(b) {
				left = before
				continue
			}
			h.Counts[k]++
			h.Counts[a]++
			h.Counts[b]++
			sets++
		}
		pair := mahjong.NoTile
		for pair == mahjong.NoTile {
			if k := mahjong.Tile(d.IntN(mahjong.Kinds)); left[k] >= 2 {
				pair = k
				left[k] -= 2
				h.Counts[k] += 2
			}
		}
		w := Win{SeatWind: int8(d.IntN(3)), Flags: WinRiichi, Honba: int32(d.IntN(3)), Sticks: int32(d.IntN(3)), Norths: int8(d.IntN(int(left[mahjong.North]) + 1))}
		left[mahjong.North] -= w.Norths
		for range d.IntN(3) {
			if k := mahjong.Tile(d.IntN(mahjong.Tiles)); take(k) {
				w.Dora = append(w.Dora, k)
			}
		}
		h.Drawn = pair
		chairs := [2]int8{1, 2} // of east; south has right and left, west across and left
		if w.SeatWind > 0 {
			chairs = [2]int8{w.SeatWind, 3}
		}
		if d.IntN(2) == 0 {
			w.From, w.Tile, h.Drawn = chairs[d.IntN(2)], pair, mahjong.NoTile
			h.Counts[pair]--
		}
		got, err := Of(&h, &w, &rules)
		if err != nil {
			t.Fatalf("%v %+v: %v", h, w, err)
		}
		dora := int32(0)
		for _, y := range got.Yaku {
			if y.Yaku == YakuDora {
				dora = int32(y.Han)
			}
		}
		if want := threeDora(&h, &w); got.Yakuman == 0 && dora != want {
			t.Fatalf("%v %+v: %d dora, want %d", h, w, dora, want)
		}
		var want [4]int32
		part := func(dealer bool) int32 {
			if dealer || w.SeatWind == 0 {
				return upHundred(2 * got.Base)
			}
			return upHundred(got.Base)
		}
		if w.From != 0 {
			times := int32(4)
			if w.SeatWind == 0 {
				times = 6
			}
			want[w.From] = -upHundred(times*got.Base) - 200*w.Honba
		} else {
			for _, c := range chairs {
				want[c] = -part((w.SeatWind+c)%4 == 0) - 100*w.Honba
				if !rules.TsumoLoss {
					want[c] -= upHundred(part(false) / 2)
				}
			}
		}
		want[0] = 1000*w.Sticks - want[1] - want[2] - want[3]
		if got.Payments != want || got.Points != want[0]-1000*w.Sticks-200*w.Honba {
			t.Fatalf("%v %+v, loss %v: %v of %d points, want %v", h, w, rules.TsumoLoss, got.Payments, got.Points, want)
		}
	}
}

// TestThreeRefused: what three players have not.
func TestThreeRefused(t *testing.T) {
	for _, c := range [...]struct {
		win    Win
		reason string
	}{
		{Win{SeatWind: 3}, "seat is north, which nobody of three players is"},
		{Win{SeatWind: 1, From: 2, Tile: 9}, "from is the fourth chair, the north's, which is empty with three players"},
		{Win{Dora: []mahjong.Tile{0, 4}}, "dora[1] is 5m, which is not among the tiles of three players"},
	} {
		rules := DefaultRules()
		rules.Reds = rules.Reds.Of(3)
		if bad := CheckTable(&c.win, &rules); bad == nil || bad.Error() != c.reason {
			t.Errorf("%v, want %s", bad, c.reason)
		}
	}
}

// TestPao pays as rooms do: sources are RiichiEnv's tests/env/agari/test_pao_honba.py and docs/RULES.md.
func TestPao(t *testing.T) {
	const dragons, all, kans = "23p99s,555=z,666=z,777-z", "11z2z2z,555=z,666=z,777-z", "9s,1111z,2222z,5555z,4444-z"
	for _, c := range [...]struct {
		hand                string
		won                 mahjong.Tile
		from                int8
		kans, whole, honbas bool
		pay                 [4]int32
	}{
		{dragons, 12, 2, false, false, false, [4]int32{32600, 0, -16600, -16000}},
		{dragons, 12, 2, false, true, true, [4]int32{32600, 0, -16000, -16600}}, // Tenhou, Mahjong Soul
		{dragons, 12, 3, false, false, true, [4]int32{32600, 0, 0, -32600}},
		{dragons, 12, 0, false, false, true, [4]int32{32600, 0, 0, -32600}},
		{all, 28, 2, false, false, false, [4]int32{64600, 0, -48600, -16000}}, // Mahjong Soul except for honba
		{all, 28, 2, false, true, true, [4]int32{64600, 0, -32000, -32600}},   // Tenhou
		{all, 28, 0, false, true, true, [4]int32{64600, 0, 0, -64600}},        // Tenhou
		{all, 28, 0, false, false, false, [4]int32{64600, -8200, -16200, -40200}},
		{kans, 26, 1, false, false, false, [4]int32{32600, -32600, 0, 0}},
		{kans, 26, 1, true, false, false, [4]int32{32600, -16600, 0, -16000}},
		{kans, 26, 0, true, true, true, [4]int32{32600, 0, 0, -32600}},
	} {
		rules := DefaultRules()
		rules.DoubleYakuman, rules.PaoKans, rules.PaoWhole, rules.PaoHonba = false, c.kans, c.whole, c.honbas
		h, err := notation.ParseMPSZ(c.hand, rules.Reds)
		if err != nil {
			t.Fatal(err)
		}
		w := Win{SeatWind: 2, Honba: 2, From: c.from, Tile: c.won}
		if h.Drawn = mahjong.NoTile; c.from == 0 {
			h.Drawn = c.won
			h.Counts[c.won]++
		}
		got, err := Of(&h, &w, &rules)
		if err != nil || got.Payments != c.pay {
			t.Errorf("%s by %d, %v %v %v: %v, %v, want %v", c.hand, c.from, c.kans, c.whole, c.honbas, got.Payments, err, c.pay)
		}
	}
}
