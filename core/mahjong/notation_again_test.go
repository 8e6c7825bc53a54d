package mahjong

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestNotationRoundTrips writes random hands in every notation and reads them
// again.
func TestNotationRoundTrips(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 5000 {
		h := randomHand(r)
		for name, read := range map[string]func() (Hand, error){
			h.MPSZ():                         func() (Hand, error) { return ParseMPSZ(h.MPSZ(), OneRed()) },
			MajiangHand{Hand: h}.String():    func() (Hand, error) { return majiang(MajiangHand{Hand: h}.String()) },
			"tiles of " + h.MPSZ():        func() (Hand, error) { return listed(h) },
		} {
			if again, err := read(); err != nil || again != h {
				t.Fatalf("%s: %v, %v", name, again, err)
			}
		}
	}
}

func majiang(text string) (Hand, error) {
	m, err := ParseMajiang(text, OneRed())
	return m.Hand, err
}

// listed reads concealed tiles and adds what a list does not say.
func listed(h Hand) (Hand, error) {
	again, err := HandOfTiles(listOf(&h), OneRed())
	again.Melds, again.MeldCount = h.Melds, h.MeldCount
	if h.Drawn == NoTile {
		again.Drawn = NoTile
	}
	return again, err
}

// listOf returns the concealed tiles, the drawn one last.
func listOf(h *Hand) (tiles []Tile) {
	for k, n := range h.Counts {
		if Tile(k) == h.Drawn {
			n--
		}
		tiles = append(tiles, slices.Repeat([]Tile{Tile(k)}, int(n))...)
	}
	if h.Drawn != NoTile {
		tiles = append(tiles, h.Drawn)
	}
	return tiles
}

// randomHand deals a hand with up to four melds, which waits, has drawn or has
// just called.
func randomHand(r *rand.Rand) Hand {
	for {
		left := OneRed().set()
		draw := func(kind Tile) Tile {
			for {
				k := kind
				if k == NoTile {
					k = Tile(r.IntN(Tiles))
				} else if red := k.Red(); red != NoTile && left[red] > 0 && r.IntN(4) == 0 {
					k = red
				}
				if left[k] > 0 {
					left[k]--
					return k
				}
				if kind != NoTile && left.Of(kind) == 0 {
					return NoTile
				}
			}
		}
		h, fine := EmptyHand(), true
		for range r.IntN(5) {
			m, ok := randomMeld(r, draw)
			fine = fine && ok
			h.Melds[h.MeldCount] = m
			h.MeldCount++
		}
		if !fine {
			continue
		}
		for range 13 - 3*h.MeldCount {
			h.Counts[draw(NoTile)]++
		}
		if state := r.IntN(3); state > 0 {
			x := draw(NoTile)
			h.Counts[x]++
			if state == 1 {
				h.Drawn = x
			}
		}
		return h
	}
}

func randomMeld(r *rand.Rand, draw func(Tile) Tile) (Meld, bool) {
	typ := MeldType(r.IntN(5))
	first := Tile(r.IntN(Kinds))
	kinds := []Tile{first, first, first, first}[:[]int{3, 3, 4, 4, 4}[typ]]
	from := 1 + r.IntN(3)
	switch typ {
	case Chi:
		if first >= East || first%9 > 6 {
			return Meld{}, false
		}
		kinds[1], kinds[2], from = first+1, first+2, 3
		r.Shuffle(3, func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	case ClosedKan:
		from = 0
	}
	var tiles []Tile
	for _, k := range kinds {
		tiles = append(tiles, draw(k))
	}
	called, own := NoTile, tiles
	if typ != ClosedKan {
		called, own = tiles[0], tiles[1:]
	}
	m, err := MeldOf(typ, from, called, own...)
	return m, err == nil
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
		h, err := ParseMPSZ(text, OneRed())
		return h.MPSZ(), err
	}, "123m406p789s11z", "11z,34-0m,555=0p,5550s,")
}

func FuzzParseMajiang(f *testing.F) {
	fuzzText(f, func(text string) (string, error) {
		h, err := ParseMajiang(text, OneRed())
		return h.String(), err
	}, "m123p456s789z11z2", "____m1*,z5555,m34-0,")
}

func FuzzParseTile(f *testing.F) {
	for _, s := range []string{"0p", "7z", "5mr", "C", "", "一"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, name string) {
		if x := ParseTile(name); x != NoTile && x.String() != name && x.Mjai() != name {
			t.Errorf("%q is %v", name, x)
		}
	})
}

func FuzzHandOfTiles(f *testing.F) {
	f.Add([]byte{16, 52, 88, 0, 1}, int8(1))
	f.Fuzz(func(t *testing.T, list []byte, reds int8) {
		set := Reds{reds, 1, reds}
		var tiles []Tile
		for _, b := range list {
			tiles = append(tiles, Tile(b%40)-1)
		}
		h, err := HandOfTiles(tiles, set)
		if err != nil {
			return
		}
		if again, err := HandOfTiles(listOf(&h), set); err != nil || again != h || h.Concealed() != len(list) {
			t.Errorf("%v: %v, %v, %v", list, h, again, err)
		}
	})
}
