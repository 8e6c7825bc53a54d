package value

import (
	"strconv"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestHandKeys: hands that differ in a tile, a red five, the tile of a step back or a meld have keys that differ, and all leave
// the bits of the generation.
func TestHandKeys(t *testing.T) {
	p := New()
	known := map[handKey]string{}
	note := func(e *Evaluator, what string) {
		t.Helper()
		k := e.key()
		if was, ok := known[k]; ok {
			t.Errorf("%s has the key of %s", what, was)
		}
		if known[k] = what; k.rest>>generationShift != 0 {
			t.Errorf("%s: key %x", what, k.rest)
		}
	}
	h := mahjong.EmptyHand()
	e := begin(&p, &h)
	note(e, "nothing")
	for k := range mahjong.Tile(mahjong.Tiles) {
		for n := range 4 {
			e.Add(k)
			note(e, string(rune('1'+n))+" of "+k.String())
		}
		for range 4 {
			e.Take(k)
		}
	}
	for k := range mahjong.Tile(mahjong.Kinds) {
		e.Back = k
		note(e, "a step back by "+k.String())
	}
	e.Back = mahjong.NoTile
	for _, run := range [...]bool{false, true} {
		for k := range mahjong.Tile(mahjong.Kinds) {
			for reds := 0; reds < 4 && (!run || k.StartsRun()); reds++ {
				e.melds = meldKey(0).with(run, k, reds)
				note(e, "a meld of "+k.String())
				for other := k; other < mahjong.Kinds; other += 5 {
					e.melds = meldKey(0).with(run, k, reds).with(false, other, 0)
					if also := meldKey(0).with(false, other, 0).with(run, k, reds); also != e.melds {
						t.Errorf("melds of %v and %v have two keys", k, other)
					}
					if run || other > k || reds == 0 {
						note(e, "melds of "+k.String()+" and "+other.String())
					}
				}
			}
		}
	}
	e.Back = mahjong.Chun
	for n := range 5 * 5 * 5 {
		for i := range mahjong.Tile(3) {
			e.Hand.Counts[mahjong.Red5m+i] = [...]int8{int8(n / 25), int8(n / 5 % 5), int8(n % 5)}[i]
		}
		for reds := range 2 {
			e.melds = meldKey(0).with(false, mahjong.Chun, reds)
			note(e, "reds "+strconv.Itoa(n)+" and in a meld "+strconv.Itoa(reds))
		}
	}
}
