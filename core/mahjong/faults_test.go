package mahjong_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// wantFault checks an error's sentence, and that what is wrong as a whole has the index -1, as fault.Fault says.
func wantFault(t *testing.T, err error, want string) {
	t.Helper()
	var wrong *fault.Fault
	if want == "" {
		if err != nil {
			t.Errorf("%v", err)
		}
		return
	}
	if !errors.As(err, &wrong) || wrong.Error() != want {
		t.Errorf("%v, want %s", err, want)
	} else if whole := !strings.Contains(strings.Fields(want)[0], "["); whole != (wrong.Index == -1) {
		t.Errorf("%v has the index %d", err, wrong.Index)
	}
}

// or returns what is wrong as an error that is nil if nothing is.
func or(bad *fault.Fault) error {
	if bad == nil {
		return nil
	}
	return bad
}

// TestCounts: counts are 0…4, and so are melds.
func TestCounts(t *testing.T) {
	for n := -1; n <= 5; n++ {
		wrong := ""
		if n < 0 || n > 4 {
			wrong = map[bool]string{true: "-1", false: "5"}[n < 0] + ", must be 0…4"
		}
		say := func(field string) string {
			if wrong == "" {
				return ""
			}
			return field + " is " + wrong
		}
		wantFault(t, mahjong.CheckKinds(&[mahjong.Kinds]int8{}, n), say("melds"))
		for _, at := range [...]int{0, 33} {
			var kinds [mahjong.Kinds]int8
			kinds[at] = int8(n)
			h := mahjong.EmptyHand()
			h.Counts[at] = int8(n)
			field := map[int]string{0: "counts[0]", 33: "counts[33]"}[at]
			wantFault(t, mahjong.CheckKinds(&kinds, 0), say(field))
			wantFault(t, h.CheckCounts(), say(field))
		}
		h := mahjong.EmptyHand()
		h.Counts[36] = int8(n)
		wantFault(t, h.CheckCounts(), say("counts[36]"))
	}
}

// TestSizes: a hand has one of some sizes, and at most 14 tiles.
func TestSizes(t *testing.T) {
	for _, c := range [...]struct {
		text  string
		sizes []int
		want  string
	}{
		{"123m", []int{2, 3}, ""},
		{"123m", []int{3, 4}, ""},
		{"123m", []int{1, 2, 4}, "hand must have so many tiles, a meld counted as three, not 3"},
		{"1m,1111z", []int{4}, ""},
		{"1m,1111z", []int{5}, "hand must have so many tiles, a meld counted as three, not 4"},
		{"", nil, "hand must have so many tiles, a meld counted as three, not 0"},
	} {
		h, err := notation.ParseMPSZ(c.text, mahjong.OneRed())
		if err != nil {
			t.Fatal(err)
		}
		wantFault(t, or(h.WrongSize("so many", c.sizes...)), c.want)
	}
	h, _ := notation.ParseMPSZ("123456789m12345p", mahjong.OneRed())
	wantFault(t, or(h.Wrong(mahjong.OneRed())), "")
	h.Counts[20]++
	wantFault(t, or(h.Wrong(mahjong.OneRed())), "hand must have up to 14 tiles, a meld counted as three, not 15")
}

// TestWholeFaults: what is wrong of the whole has no index.
func TestWholeFaults(t *testing.T) {
	wantFault(t, mahjong.WrongHand("x", "is y"), "hand is wrong: x is y")
	h := mahjong.EmptyHand()
	h.MeldCount = 5
	wantFault(t, or(h.Wrong(mahjong.OneRed())), "melds is 5, must be 0…4")
	h = mahjong.EmptyHand()
	h.Drawn = 5
	wantFault(t, or(h.Wrong(mahjong.OneRed())), "drawn is 6m (5), which is not in the hand")
	wantFault(t, second(mahjong.MeldOf(mahjong.Pon, 1, 3, 3)), "meld is no meld: a wrong number of tiles")
	wantFault(t, second(notation.ParseMPSZ("8z", mahjong.OneRed())), `hand is wrong at 1: "8z" is not a tile`)
	wantFault(t, second(notation.ParseTiles("x")), `tiles is wrong at 1: it must be tiles like "123m40p", not "x"`)
}

// TestMeldKinds: of the five types of meld three are kans, and one is closed.
func TestMeldKinds(t *testing.T) {
	for i, text := range [...]string{"34-0m", "222+z", "2222=z", "222-2z", "2222z"} {
		m, ok := notation.ParseMeld(text)
		if !ok || m.Type != mahjong.MeldType(i) {
			t.Fatalf("%s: %v %v", text, m, ok)
		}
		h := mahjong.EmptyHand()
		h.Melds[0], h.MeldCount = m, 1
		kan := i >= 2
		if size := map[bool]int{false: 3, true: 4}[kan]; h.HasKan() != kan || m.Size() != size || h.IsClosed() != (i == 4) || h.Size() != 3 {
			t.Errorf("%s: a kan %v of %d, closed %v", text, h.HasKan(), m.Size(), h.IsClosed())
		}
		h.Melds[1], h.MeldCount = h.Melds[0], 2
		if h.Melds[0], _ = notation.ParseMeld("789-s"); h.HasKan() != kan {
			t.Errorf("%s after a run: a kan %v", text, h.HasKan())
		}
	}
	for _, text := range [...]string{"", "m", "1m", "11m", "11+", "111m", "11-111m", "1+111z", "111+", "78-0m", "9-12m"} {
		if m, ok := notation.ParseMeld(text); ok {
			t.Errorf("%q is %v", text, m)
		}
	}
	none := mahjong.Meld{Tiles: [4]mahjong.Tile{mahjong.NoTile, mahjong.NoTile, mahjong.NoTile, mahjong.NoTile}, Called: -1}
	if text := string(none.AppendMPSZ(nil)); text != "-" {
		t.Errorf("no tiles are written %q", text)
	}
}

// TestMeldOrders: runs are read in any order of their tiles, and only if they are of one suit.
func TestMeldOrders(t *testing.T) {
	want, _ := notation.ParseMeld("34-0m")
	for _, own := range [...][]mahjong.Tile{{2, mahjong.Red5m}, {mahjong.Red5m, 2}} {
		if m, err := mahjong.MeldOf(mahjong.Chi, 3, 3, own...); err != nil || m != want {
			t.Errorf("%v: %v %v", own, m, err)
		}
	}
	for first := range mahjong.Tile(mahjong.Kinds - 2) {
		for called := first; called <= first+2; called++ {
			var own []mahjong.Tile
			for k := first + 2; k >= first; k-- {
				if k != called {
					own = append(own, k)
				}
			}
			m, err := mahjong.MeldOf(mahjong.Chi, 3, called, own...)
			if (err == nil) != first.StartsRun() {
				t.Errorf("%v for a run from %v: %v", called, first, err)
			} else if err == nil && (m.Tiles != [4]mahjong.Tile{first, first + 1, first + 2, mahjong.NoTile} || m.Called != int8(called-first)) {
				t.Errorf("%v for a run from %v: %+v", called, first, m)
			}
		}
	}
}

func second[T any](_ T, err error) error { return err }
