package mahjong

import "testing"

func TestTile(t *testing.T) {
	for _, c := range []struct {
		tile             Tile
		text             string
		kind             Tile
		suit, rank       int
		red              Tile
		honour, terminal bool
	}{
		{0, "1m", 0, 0, 1, NoTile, false, true},
		{4, "5m", 4, 0, 5, Red5m, false, false},
		{8, "9m", 8, 0, 9, NoTile, false, true},
		{9, "1p", 9, 1, 1, NoTile, false, true},
		{13, "5p", 13, 1, 5, Red5p, false, false},
		{22, "5s", 22, 2, 5, Red5s, false, false},
		{26, "9s", 26, 2, 9, NoTile, false, true},
		{East, "1z", 27, 3, 1, NoTile, true, false},
		{Haku, "5z", 31, 3, 5, NoTile, true, false},
		{Chun, "7z", 33, 3, 7, NoTile, true, false},
		{Red5m, "0m", 4, 0, 5, Red5m, false, false},
		{Red5p, "0p", 13, 1, 5, Red5p, false, false},
		{Red5s, "0s", 22, 2, 5, Red5s, false, false},
	} {
		x := c.tile
		if x.String() != c.text || x.Kind() != c.kind || x.Suit() != c.suit || x.Rank() != c.rank || x.Red() != c.red ||
			x.IsRed() != (x >= Kinds) || x.IsHonour() != c.honour || x.IsTerminal() != c.terminal || !x.Valid() {
			t.Errorf("%d: %v kind %d suit %d rank %d red %d honour %v terminal %v",
				x, x, x.Kind(), x.Suit(), x.Rank(), x.Red(), x.IsHonour(), x.IsTerminal())
		}
	}
	for _, x := range []Tile{-128, NoTile, Tiles, 127} {
		if x.Valid() || x.IsRed() || x.IsHonour() || x.IsTerminal() || x.String() != "-" || x.Red() != NoTile || x.Kind() != x {
			t.Errorf("%d passes for a face", int8(x))
		}
	}
}

func TestHandCounts(t *testing.T) {
	h := EmptyHand()
	for _, x := range []Tile{4, Red5m, 4, 13, Red5s, East, East, 8, 8, 8, 2} {
		h.Counts[x]++
	}
	h.MeldCount, h.Melds[0] = 1, Meld{Type: ClosedKan, Tiles: [4]Tile{9, 9, 9, 9}, Called: -1}
	k := h.Kinds34()
	if k[4] != 3 || k[13] != 1 || k[22] != 1 || k[East] != 2 || k[8] != 3 || k[2] != 1 || h.Concealed() != 11 || h.Size() != 14 {
		t.Errorf("%v: %v, size %d", h, k, h.Size())
	}
	if !h.IsClosed() {
		t.Error("a closed kan opens the hand")
	}
	h.MeldCount, h.Melds[1] = 2, Meld{Type: Chi, Tiles: [4]Tile{0, 1, 2, NoTile}, From: 3}
	if h.IsClosed() || h.Melds[0].Size() != 4 || h.Melds[1].Size() != 3 {
		t.Error("a chi leaves the hand closed")
	}
}
