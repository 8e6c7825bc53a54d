package notation_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestNotationRoundTrips writes random hands in every notation and reads them
// again.
func TestNotationRoundTrips(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 5000 {
		h := handtest.RandomHand(r)
		for name, read := range map[string]func() (mahjong.Hand, error){
			h.MPSZ():                               func() (mahjong.Hand, error) { return notation.ParseMPSZ(h.MPSZ(), mahjong.OneRed()) },
			notation.MajiangHand{Hand: h}.String(): func() (mahjong.Hand, error) { return majiang(notation.MajiangHand{Hand: h}.String()) },
			"tiles of " + h.MPSZ():                 func() (mahjong.Hand, error) { return listed(h) },
		} {
			if again, err := read(); err != nil || again != h {
				t.Fatalf("%s: %v, %v", name, again, err)
			}
		}
	}
}

func majiang(text string) (mahjong.Hand, error) {
	m, err := notation.ParseMajiang(text, mahjong.OneRed())
	return m.Hand, err
}

// listed reads concealed tiles and adds what a list does not say.
func listed(h mahjong.Hand) (mahjong.Hand, error) {
	again, err := notation.HandOfTiles(listOf(&h), mahjong.OneRed())
	again.Melds, again.MeldCount = h.Melds, h.MeldCount
	if h.Drawn == mahjong.NoTile {
		again.Drawn = mahjong.NoTile
	}
	return again, err
}

// listOf returns the concealed tiles, the drawn one last.
func listOf(h *mahjong.Hand) (tiles []mahjong.Tile) {
	for k, n := range h.Counts {
		if mahjong.Tile(k) == h.Drawn {
			n--
		}
		tiles = append(tiles, slices.Repeat([]mahjong.Tile{mahjong.Tile(k)}, int(n))...)
	}
	if h.Drawn != mahjong.NoTile {
		tiles = append(tiles, h.Drawn)
	}
	return tiles
}

func fuzzText(f *testing.F, parse func(string) (string, error), seeds ...string) {
	for _, s := range slices.Concat(seeds, []string{"", ",", "m", "1", "一萬", "\xff"}) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		first, err := parse(text)
		if err != nil {
			return
		}
		if again, err := parse(first); err != nil || again != first {
			t.Errorf("%q: %q, then %q, %v", text, first, again, err)
		}
	})
}

func FuzzParseMPSZ(f *testing.F) {
	fuzzText(f, func(text string) (string, error) {
		h, err := notation.ParseMPSZ(text, mahjong.OneRed())
		return h.MPSZ(), err
	}, "123m406p789s11z", "11z,34-0m,555=0p,5550s,")
}

func FuzzParseMajiang(f *testing.F) {
	fuzzText(f, func(text string) (string, error) {
		h, err := notation.ParseMajiang(text, mahjong.OneRed())
		return h.String(), err
	}, "m123p456s789z11z2", "____m1*,z5555,m34-0,")
}

func FuzzParseTile(f *testing.F) {
	for _, s := range []string{"0p", "7z", "5mr", "C", "", "一"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, name string) {
		if x := notation.ParseTile(name); x != mahjong.NoTile && x.String() != name && notation.Mjai(x) != name {
			t.Errorf("%q is %v", name, x)
		}
	})
}

func FuzzHandOfTiles(f *testing.F) {
	f.Add([]byte{16, 52, 88, 0, 1}, int8(1))
	f.Fuzz(func(t *testing.T, list []byte, reds int8) {
		set := mahjong.Reds{reds, 1, reds}
		var tiles []mahjong.Tile
		for _, b := range list {
			tiles = append(tiles, mahjong.Tile(b%40)-1)
		}
		h, err := notation.HandOfTiles(tiles, set)
		if err != nil {
			return
		}
		if again, err := notation.HandOfTiles(listOf(&h), set); err != nil || again != h || h.Concealed() != len(list) {
			t.Errorf("%v: %v, %v, %v", list, h, again, err)
		}
	})
}

// TestMajiangStrings writes every hand of the recorded scores as it was read.
func TestMajiangStrings(t *testing.T) {
	lines := handtest.Data(t, "score_majiang_core.jsonl.gz")
	for lines.Scan() {
		var line struct{ In struct{ Shoupai string } }
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			t.Fatal(err)
		}
		text := line.In.Shoupai
		if h, err := notation.ParseMajiang(text, mahjong.OneRed()); err != nil || h.String() != text {
			t.Errorf("%s: %v, %v", text, h, err)
		}
	}
}
