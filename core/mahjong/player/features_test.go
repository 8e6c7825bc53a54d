package player

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestThreatFeatures counts what lies open of a player up to and beyond the most that each feature tells apart.
func TestThreatFeatures(t *testing.T) {
	valued := [...]string{"m1122334455667", "m1122334455,z555=", "m1122334,z555=,z666=", "m1122,z555=,z666=,z777=", "m1,z555=,z666=,z777=,z222="}
	doras := [...]mahjong.Tile{mahjong.East + 3, 0, 0, 0, 0} // of 2m, but for the first, which is North's
	for n, text := range valued {
		for indicators := 1; indicators <= len(doras); indicators++ {
			for passed := range int8(6) {
				_, s := tableOf(t, "m123p456s3379,z333-", 1, "2z")
				s.Dora = doras[:indicators]
				s.Others[0].Melds, s.Others[0].Passed, s.Others[0].Thrown = meldsOf(t, text), passed, 9
				for _, m := range meldsOf(t, "m1133445566,m222=") {
					if n < 4 {
						s.Others[0].Melds = append(s.Others[0].Melds[:n:n], m)
					}
				}
				dora, called, honours := 3*(indicators-1), n+1, float64(min(n, 2))
				if n == 4 { // four of honours alone, the South wind of the player to the right no yaku
					dora, called = 0, 4
				}
				one := is(n > 0)
				m := min(called, 3)
				var tenpai [TenpaiFeatures]float64
				tenpai[2*m], tenpai[2*m+1] = 1, 0.5
				copy(tenpai[8:], []float64{float64(min(dora, 4)), honours, float64(min(passed, 3)), one, is(called == 4), 0.25})
				loss := [LossFeatures]float64{1, 0, 0, float64(m), float64(min(dora, 6)), 0, honours, one, float64(indicators - 1), 0}
				if got := New(Tefuda()).Threats(&s)[0]; got.TenpaiX != tenpai || got.LossX != loss {
					t.Fatalf("%s, %d indicators, %d passed: %v %v, want %v %v", text, indicators, passed, got.TenpaiX, got.LossX, tenpai, loss)
				}
			}
		}
	}
}

// TestNear asks of every number and every kind whether that is near it, as a dora or as a tile thrown early.
func TestNear(t *testing.T) {
	for k := range mahjong.Tile(mahjong.East) {
		for other := range mahjong.Tile(mahjong.Kinds) {
			away := int(other) - int(k)
			near := other < mahjong.East && k/9 == other/9 && (away == 1 || away == 2 || away == -1 || away == -2)
			inwards := k%9 < 4 && away > 0 || k%9 > 4 && away < 0
			s := Situation{}
			for indicator := range mahjong.Tile(mahjong.Kinds) {
				if indicator.DoraOf() == other {
					s.Dora = []mahjong.Tile{indicator}
				}
			}
			if dora, outside := s.near(k, 1<<other); dora != is(near) || outside != is(near && inwards) {
				t.Errorf("%v beside %v: %v %v", k, other, dora, outside)
			}
		}
	}
}

// TestMemoSpreads: so many hands get nearly as many places as by chance, 3,850, also if they differ in honours and melds alone;
// always the same, as they decide which values are lost where the table is full.
func TestMemoSpreads(t *testing.T) {
	const hands = 4096
	r, p := rand.New(rand.NewPCG(3, 5)), New(Reference0304())
	var lines []string
	spread := func(what string, key func(i uint64) handKey) {
		places, m, order := map[uint32]bool{}, newValueMemo(), []uint32(nil)
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
		h, s := randomTurn(r)
		return p.begin(&h, &s).key()
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
