package mahjong

import "testing"

func TestMeldOf(t *testing.T) {
	for _, c := range []struct {
		typ    MeldType
		from   int
		called Tile
		own    []Tile
		why    string
	}{
		{Chi, 3, 2, []Tile{0, 1}, ""},
		{Chi, 2, 2, []Tile{0, 1}, notMeldFrom},
		{Pon, 0, 2, []Tile{2, 2}, notMeldFrom},
		{Pon, 4, 2, []Tile{2, 2}, notMeldFrom},
		{Pon, -1, 2, []Tile{2, 2}, notMeldFrom},
		{ClosedKan, 1, NoTile, []Tile{2, 2, 2, 2}, notMeldFrom},
		{ClosedKan, 0, 2, []Tile{2, 2, 2, 2}, notMeldTile},
		{ClosedKan, 0, NoTile, []Tile{2, 2, 2, 2}, ""},
		{ClosedKan, 0, NoTile, []Tile{2, 2, 2, 3}, notMeldEqual},
		{ClosedKan, 0, NoTile, []Tile{2, 2, 2}, notMeldSize},
		{ClosedKan + 1, 0, NoTile, []Tile{2, 2, 2, 2}, notMeldSize},
		{Pon, 1, NoTile, []Tile{2, 2}, notMeldTile},
		{Pon, 1, 37, []Tile{2, 2}, notMeldTile},
		{Pon, 1, 2, []Tile{2, -1}, notMeldTile},
		{Pon, 1, 3, []Tile{2, 2}, notMeldEqual},
		{AddedKan, 1, Red5m, []Tile{4, 4, 4}, ""},
		{OpenKan, 1, Red5m, []Tile{4, 4, 13}, notMeldEqual},
		{Chi, 3, 7, []Tile{8, 9}, notMeldEqual},
	} {
		_, err := MeldOf(c.typ, c.from, c.called, c.own...)
		if (err == nil) != (c.why == "") || err != nil && err.Error() != "meld is no meld: "+c.why {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
