package handtest

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/mahjong"
)

// RandomHand deals a hand with up to four melds. It waits for its turn, or has just drawn
// or called.
func RandomHand(r *rand.Rand) mahjong.Hand {
	for {
		left := wholeSet()
		draw := func(kind mahjong.Tile) mahjong.Tile { return drawn(r, &left, kind) }
		h, fine := mahjong.EmptyHand(), true
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
			h.Counts[draw(mahjong.NoTile)]++
		}
		if state := r.IntN(3); state > 0 {
			x := draw(mahjong.NoTile)
			h.Counts[x]++
			if state == 1 {
				h.Drawn = x
			}
		}
		return h
	}
}

// drawn takes a random tile of a kind, or of any kind, out of left. It returns NoTile if
// none of the kind is left.
func drawn(r *rand.Rand, left *mahjong.Unseen, kind mahjong.Tile) mahjong.Tile {
	for {
		k := kind
		if k == mahjong.NoTile {
			k = mahjong.Tile(r.IntN(mahjong.Tiles))
		} else if red := k.Red(); red != mahjong.NoTile && left[red] > 0 && r.IntN(4) == 0 {
			k = red
		}
		if left[k] > 0 {
			left[k]--
			return k
		}
		if kind != mahjong.NoTile && left.Of(kind) == 0 {
			return mahjong.NoTile
		}
	}
}

func randomMeld(r *rand.Rand, draw func(mahjong.Tile) mahjong.Tile) (mahjong.Meld, bool) {
	typ := mahjong.MeldType(r.IntN(5))
	first := mahjong.Tile(r.IntN(mahjong.Kinds))
	kinds := []mahjong.Tile{first, first, first, first}[:[]int{3, 3, 4, 4, 4}[typ]]
	from := 1 + r.IntN(3)
	switch typ {
	case mahjong.Chi:
		if first >= mahjong.East || first%9 > 6 {
			return mahjong.Meld{}, false
		}
		kinds[1], kinds[2], from = first+1, first+2, 3
		r.Shuffle(3, func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	case mahjong.ClosedKan:
		from = 0
	}
	var tiles []mahjong.Tile
	for _, k := range kinds {
		tiles = append(tiles, draw(k))
	}
	called, own := mahjong.NoTile, tiles
	if typ != mahjong.ClosedKan {
		called, own = tiles[0], tiles[1:]
	}
	m, err := mahjong.MeldOf(typ, from, called, own...)
	return m, err == nil
}

func wholeSet() mahjong.Unseen {
	none := mahjong.EmptyHand()
	return mahjong.UnseenBy(&none, mahjong.OneRed())
}
