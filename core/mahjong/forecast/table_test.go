package forecast

import (
	"testing"
	"unsafe"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestSlots: hands that differ in few tiles do not crowd: with less than half of the slots taken no long row of them is.
func TestSlots(t *testing.T) {
	for what, key := range map[string]func(i uint64) (a uint64, b uint32){
		"characters": func(i uint64) (a uint64, b uint32) { return i, 12345 },
		"bamboos":    func(i uint64) (a uint64, b uint32) { return i << 42, 12345 },
		"honours":    func(i uint64) (a uint64, b uint32) { return 12345, uint32(i) },
		"reds":       func(i uint64) (a uint64, b uint32) { return 12345 << 21, uint32(i << 17) },
		"both":       func(i uint64) (a uint64, b uint32) { return i % 20 << 21, uint32(i / 20) },
	} {
		var all table
		all.begin()
		for i := range uint64(450) {
			a, b := key(i)
			if at, known := all.find(a, b, int32(i)); known || at != int32(i) {
				t.Fatalf("%s: hand %d has the place %d", what, i, at)
			}
		}
		row, longest := 0, 0
		for _, s := range all.slots {
			if row++; s.at == 0 {
				row = 0
			}
			longest = max(longest, row)
		}
		if longest > 32 {
			t.Errorf("%s: %d of %d slots in a row", what, longest, len(all.slots))
		}
	}
}

// TestRoomIsBounded: a room grows by hands alone, to so many bytes each, and costs nothing when it is used again:
// TinyGo's modules have no collector.
func TestRoomIsBounded(t *testing.T) {
	rules := score.DefaultRules()
	for _, text := range []string{"147m258p369s12345z", "34406m34506p3467s", "1133m557p224s1245z"} {
		h, err := notation.ParseMPSZ(text, rules.Reds)
		if err != nil {
			t.Fatal(err)
		}
		around := Table{Unseen: mahjong.UnseenBy(&h, rules.Reds), Rules: rules}
		var room Room
		of := func(nodes int) float64 {
			return testing.AllocsPerRun(1, func() { room.Of(&h, &around, Options{Turns: 17, Extra: 1, Nodes: nodes}) })
		}
		few, many := of(5_000), of(20_000) // warmed up by AllocsPerRun itself
		if many > few+100 {
			t.Errorf("%s: %v allocations for 5,000 hands, %v for 20,000", text, few, many)
		}
		bytes := cap(room.nodes)*int(unsafe.Sizeof(node{})) + cap(room.edges)*int(unsafe.Sizeof(edge{})) + cap(room.more)*int(unsafe.Sizeof(link{})) +
			cap(room.known.slots)*int(unsafe.Sizeof(slot{})) + cap(room.known.spare)*int(unsafe.Sizeof(slot{})) + 2*cap(room.now)*int(unsafe.Sizeof(Chance{}))
		if most := 300 * 20_000; bytes > most {
			t.Errorf("%s: %d bytes", text, bytes)
		}
	}
}
