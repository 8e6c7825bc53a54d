package player

import (
	"errors"
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestHidden: as many of a tile may be unseen as the hand, its melds, the indicators and the tile offered leave of the set.
func TestHidden(t *testing.T) {
	m, err := notation.ParseMajiang("m0559p33s678z1,p555=0", mahjong.OneRed())
	if err != nil {
		t.Fatal(err)
	}
	p := New(Reference0304())
	h, s := m.Hand, Situation{Dora: []mahjong.Tile{8, mahjong.Red5s, 8}, TilesLeft: 50, Points: 25000}
	s.Rules.Reds, s.Rules.DoubleWindPairFu = mahjong.OneRed(), 2
	for _, offered := range [...]mahjong.Tile{8, 17, 30} {
		for tile := range mahjong.Tile(mahjong.Tiles) {
			most := int8(4)
			switch {
			case tile.IsRed():
				most = 1
			case tile == tile.Kind() && tile.Red() != mahjong.NoTile:
				most = 3
			}
			most -= h.Counts[tile]
			for _, x := range append([]mahjong.Tile{offered, 13, 13, 13, mahjong.Red5p}, s.Dora...) {
				if x == tile {
					most--
				}
			}
			for n := max(0, most); n <= most+1; n++ {
				s.Unseen = mahjong.Unseen{}
				s.Unseen[tile] = n
				_, err := p.ChooseCall(&h, &s, offered, 2)
				if n <= most {
					if err != nil {
						t.Errorf("%d of %v, %v offered: %v", n, tile, offered, err)
					}
					continue
				}
				var wrong *fault.Fault
				want := fmt.Sprintf("unseen[%d] is %d, must be 0…%d", tile, n, most)
				if !errors.As(err, &wrong) || wrong.Error() != want || wrong.Code != fault.BadRange {
					t.Errorf("%d of %v, %v offered: %v, want %s", n, tile, offered, err, want)
				}
			}
		}
	}
}
