package value

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

func read(t *testing.T, text string) mahjong.Hand {
	t.Helper()
	m, err := notation.ParseMajiang(text, mahjong.OneRed())
	if err != nil {
		t.Fatal(err)
	}
	return m.Hand
}

var usual = score.DefaultRules()

// begin values a hand of South in the first round, with one indicator, North of 2z, and tiles to draw.
func begin(e *Evaluator, h *mahjong.Hand) *Evaluator {
	e.Begin(h)
	e.Unseen, e.Rules, e.Calls = mahjong.UnseenBy(h, mahjong.OneRed()), &usual, true
	e.Unseen[mahjong.South]--
	e.Win.SeatWind, e.Win.Dora = 1, []mahjong.Tile{mahjong.South}
	return e
}

// TestMemoIsUsed plants values in the memo: what is asked for then must be
// these, of a hand that waits, of one at its turn, and of one a step further.
func TestMemoIsUsed(t *testing.T) {
	h := read(t, "m123p456s3379,z333-")
	p := New()
	e := begin(&p, &h)
	plant := func(v float64) {
		key := e.key()
		place, _ := e.memo.find(key)
		e.memo.store(place, key, v)
	}
	plant(1234.5)
	if v := e.Waiting(0); v != 1234.5 {
		t.Errorf("waiting is worth %v", v)
	}
	e.Forget()
	if v := e.Waiting(0); v == 1234.5 {
		t.Error("a forgotten value is there")
	}
	if place, known := e.memo.find(e.key()); !known || e.memo.value(place) != e.Waiting(0) {
		t.Error("the value is not kept")
	}
	one := read(t, "m123p456s3379z1,z333-")
	e = begin(&p, &one)
	plant(77)
	if v := e.turn(0); v != 77 {
		t.Errorf("a turn is worth %v", v)
	}
	e.Forget()
	v := e.turn(0)
	if place, known := e.memo.find(e.key()); !known || e.memo.value(place) != v || v == 77 {
		t.Errorf("the value of a turn, %v, is not kept", v)
	}
	e.Forget()
	e.Take(mahjong.East)
	plant(99)
	e.Add(mahjong.East)
	if v := e.turn(0); v != 99 {
		t.Errorf("a turn whose best discard is worth 99 is worth %v", v)
	}
}

// TestMemoSpreads: so many hands get nearly as many places as by chance, 3,850, also if they differ in honours and melds alone;
// always the same, as they decide which values are lost where the table is full.
func TestMemoSpreads(t *testing.T) {
	const hands = 4096
	r, p := rand.New(rand.NewPCG(3, 5)), New()
	var lines []string
	spread := func(what string, key func(i uint64) handKey) {
		places, m, order := map[uint32]bool{}, newMemo(), []uint32(nil)
		for i := range uint64(hands) {
			place, known := m.find(key(i))
			if known {
				t.Fatalf("%s: a hand is known", what)
			}
			places[place] = true
			order = append(order, place)
		}
		lines = append(lines, what+" "+recordtest.Sum(order))
		if len(places) < 3500 {
			t.Errorf("%s: %d places", what, len(places))
		}
	}
	spread("honours", func(i uint64) handKey { return handKey{12345, i} })
	spread("melds", func(i uint64) handKey { return handKey{12345, i << 26} })
	spread("characters", func(i uint64) handKey { return handKey{i, 12345} })
	spread("bamboos", func(i uint64) handKey { return handKey{i << 42, 12345} })
	spread("calls", func(i uint64) handKey {
		key := meldKey(0).with(i&1 != 0, mahjong.Tile(i>>1&31), int(i>>6&1)).with(false, mahjong.Tile(i>>7&31), 0)
		return handKey{12345 + i, uint64(key) << 26}
	})
	spread("hands", func(uint64) handKey {
		h := handtest.RandomHand(r)
		return begin(&p, &h).key()
	})
	recordtest.Same(t, "places.txt", lines, func(i int) string { return "place of " + lines[i] })
}

// TestMeldKeys: a key tells up to three melds, whatever their order.
func TestMeldKeys(t *testing.T) {
	type call struct {
		run   bool
		first mahjong.Tile
		reds  int
	}
	var all []call
	for k := range mahjong.Tile(mahjong.Kinds) {
		for reds := range 4 {
			all = append(all, call{false, k, reds})
			if k < mahjong.East && k%9 < 7 {
				all = append(all, call{true, k, reds})
			}
		}
	}
	with := func(k meldKey, c call) meldKey { return k.with(c.run, c.first, c.reds) }
	seen := map[meldKey]bool{0: true}
	for i, a := range all {
		one := with(0, a)
		if seen[one] || one > 0xFF {
			t.Fatalf("%+v: %#x", a, one)
		}
		seen[one] = true
		for j, b := range all[:i+1] {
			two, third := with(one, b), all[(i*7+j*11)%len(all)]
			if seen[two] || two > 0xFFFF || two != with(with(0, b), a) {
				t.Fatalf("%+v %+v: %#x", a, b, two)
			}
			seen[two] = true
			if three := with(two, third); three>>24 != 0 || three != with(with(with(0, third), a), b) || three != with(with(with(0, b), third), a) {
				t.Fatalf("%+v %+v %+v: %#x", a, b, third, three)
			}
		}
	}
}
