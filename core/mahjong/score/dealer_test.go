package score

import (
	"math/rand/v2"
	"slices"

	"github.com/tefuda/tefuda/core/mahjong"
)

// A winDealer deals complete hands, of which rare ones are not rare: tiles come from
// a pool that is different each time.
type winDealer struct {
	*rand.Rand
	left  [mahjong.Kinds]int8
	pool  []mahjong.Tile
	rules Rules
	hand  mahjong.Hand
	win   Win
	won   []mahjong.Tile // concealed kinds

	scattered bool // the hand is complete as 十三不塔 alone
}

var winPools = [][]mahjong.Tile{
	kindsWhere(func(mahjong.Tile) bool { return true }),
	kindsWhere(func(k mahjong.Tile) bool { return k < 9 }),
	kindsWhere(func(k mahjong.Tile) bool { return k >= 9 && k < 18 || k >= mahjong.East }),
	kindsWhere(isOrphan),
	kindsWhere(mahjong.Tile.IsTerminal),
	kindsWhere(mahjong.Tile.IsHonour),
	kindsWhere(func(k mahjong.Tile) bool { return k >= mahjong.Haku || k < 3 }),
	kindsWhere(func(k mahjong.Tile) bool { return k.IsHonour() && k <= mahjong.North || k >= 15 && k < 18 }),
	kindsWhere(func(k mahjong.Tile) bool { return greenKinds>>k&1 != 0 }),
	kindsWhere(func(k mahjong.Tile) bool { return k < mahjong.East && k%9 < 4 }),
	kindsWhere(func(k mahjong.Tile) bool { return k < mahjong.East && k%9 > 4 || k == mahjong.North }),
	kindsWhere(func(k mahjong.Tile) bool { return !isOrphan(k) }),
	kindsWhere(func(k mahjong.Tile) bool { return peacock>>k&1 != 0 }),
	kindsWhere(func(k mahjong.Tile) bool { return k >= 5 && k < 9 }),
	kindsWhere(func(k mahjong.Tile) bool { return k >= 19 && k < 23 }),
	kindsWhere(func(k mahjong.Tile) bool { return k.IsHonour() || k%9 == 4 }),
}

func kindsWhere(f func(k mahjong.Tile) bool) (kinds []mahjong.Tile) {
	for k := range mahjong.Tile(mahjong.Kinds) {
		if f(k) {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// deal makes a complete hand and a win that Score must accept.
func (d *winDealer) deal() {
	for {
		d.left = [mahjong.Kinds]int8(slices.Repeat([]int8{4}, mahjong.Kinds))
		d.hand, d.won, d.scattered = mahjong.EmptyHand(), nil, false
		d.pool = winPools[d.IntN(len(winPools))]
		d.rules = Rules{
			Kuitan: d.flip(), Reds: mahjong.Reds{1, 0, 2}, Kiriage: d.flip(), CountedYakuman: d.flip(), DoubleYakuman: d.flip(),
			CombinedYakuman: d.flip(), DoubleWindPairFu: int8(2 + 2*d.IntN(2)), Renhou: Renhou(d.IntN(3)), Pao: d.flip(), PaoKans: d.flip(), PaoWhole: d.flip(), PaoHonba: d.flip(),
			Local: LocalSet(d.Uint32()|d.Uint32()) & (1<<LocalCount - 1),
		}
		if d.dealTiles() {
			d.dealWin()
			return
		}
	}
}

func (d *winDealer) flip() bool { return d.IntN(2) == 0 }

func (d *winDealer) kind() mahjong.Tile { return d.pool[d.IntN(len(d.pool))] }

// take takes n tiles of a kind, and reports whether there were as many.
func (d *winDealer) take(k mahjong.Tile, n int8) bool {
	d.left[k] -= n
	return d.left[k] >= 0
}

func (d *winDealer) dealTiles() bool {
	switch d.IntN(20) {
	case 0:
		return d.dealOrphans()
	case 1:
		return d.dealPairs()
	case 2:
		return d.dealGates()
	case 3:
		return d.dealKinds()
	}
	melds := d.IntN(8) - 3
	triplets := d.IntN(4)
	for i := range 4 {
		if !d.dealBlock(i < melds, d.IntN(3) < triplets) {
			return false
		}
	}
	k := d.kind()
	d.won = append(d.won, k, k)
	return d.take(k, 2)
}

func (d *winDealer) dealOrphans() bool {
	d.won = append(kindsWhere(isOrphan), winPools[3][d.IntN(13)])
	for _, k := range d.won {
		d.take(k, 1)
	}
	return true
}

func (d *winDealer) dealPairs() bool {
	if len(d.pool) < 7 {
		return false
	}
	d.Shuffle(len(d.pool), func(i, j int) { d.pool[i], d.pool[j] = d.pool[j], d.pool[i] })
	for _, k := range d.pool[:7] {
		d.won = append(d.won, k, k)
		d.take(k, 2)
	}
	return true
}

// dealKinds deals one of the hands that local yaku ask for.
func (d *winDealer) dealKinds() bool {
	suit := mahjong.Tile(9 * d.IntN(3))
	of := func(first mahjong.Tile, copies ...int) {
		for i, n := range copies {
			d.won = append(d.won, slices.Repeat([]mahjong.Tile{first + mahjong.Tile(i)}, n)...)
		}
	}
	switch d.IntN(7) {
	case 5:
		of(suit, 1, 1, 1)
		of((suit+9)%27+3, 1, 1, 1)
		of((suit+18)%27+6, 1, 1, 1, 0)
		of(mahjong.East, 3)
		of(mahjong.South+mahjong.Tile(d.IntN(6)), 2)
	case 6:
		of(mahjong.East, 3, 3, 3, 3, 2)
	case 0:
		of(suit, 0, 2, 2, 2, 2, 2, 2, 2)
	case 1:
		of(mahjong.East, 2, 2, 2, 2, 2, 2, 2)
	case 2:
		of(suit, 1, 1, 1, 1, 1, 1, 1, 1, 1)
		of(mahjong.East, 2, 0, 0, 3)
	case 3:
		of(suit, 4, 4, 4, 0, 2)
	case 4:
		of(0, 1, 0, 0, 1, 0, 0, 0, 1)
		of(9, 0, 1, 0, 0, 0, 1, 0, 0, 1)
		of(18, 1, 0, 0, 1, 0, 0, 1)
		of(mahjong.East, 1, 1, 1, 2)
		d.scattered = true
	}
	for _, k := range d.won {
		if !d.take(k, 1) {
			return false
		}
	}
	return true
}

func (d *winDealer) dealGates() bool {
	first := mahjong.Tile(9 * d.IntN(3))
	d.won = append(d.won, first, first, first+8, first+8, first+mahjong.Tile(d.IntN(9)))
	for i := range mahjong.Tile(9) {
		d.won = append(d.won, first+i)
	}
	for _, k := range d.won {
		d.take(k, 1)
	}
	return true
}

func (d *winDealer) dealBlock(melded, triplet bool) bool {
	k := d.kind()
	m := mahjong.Meld{Type: mahjong.Pon, Tiles: [4]mahjong.Tile{k, k, k, mahjong.NoTile}, From: int8(1 + d.IntN(3))}
	if !triplet {
		if !k.StartsRun() {
			return false
		}
		m = mahjong.Meld{Type: mahjong.Chi, Tiles: [4]mahjong.Tile{k, k + 1, k + 2, mahjong.NoTile}, From: 3}
	} else if melded && d.IntN(3) > 0 {
		m.Type, m.Tiles[3] = mahjong.OpenKan+mahjong.MeldType(d.IntN(3)), k
	}
	if m.Type == mahjong.ClosedKan {
		m.From, m.Called = 0, -1
	}
	for _, t := range m.Tiles[:m.Size()] {
		if !d.take(t, 1) {
			return false
		}
	}
	if !melded {
		d.won = append(d.won, m.Tiles[:3]...)
		return true
	}
	m.Called = [...]int8{0, 2, 3, 2, -1}[m.Type]
	d.hand.Melds[d.hand.MeldCount] = m
	d.hand.MeldCount++
	return true
}

// dealWin makes some fives red, chooses the winning tile and the circumstances.
func (d *winDealer) dealWin() {
	d.win = Win{From: int8(max(0, d.IntN(6)-2)), RoundWind: int8(d.IntN(4)), SeatWind: int8(d.IntN(4)), Honba: int32(d.IntN(4)), Sticks: int32(d.IntN(3))}
	won := d.won[d.IntN(len(d.won))]
	for _, k := range d.won {
		d.hand.Counts[k]++
	}
	d.hand.Drawn = won
	d.redden()
	if won = d.hand.Drawn; d.win.From != 0 {
		d.win.Tile, d.hand.Drawn = won, mahjong.NoTile
		d.hand.Counts[won]--
	}
	for range d.IntN(4) {
		d.win.Dora = d.indicator(d.win.Dora)
		d.win.Ura = d.indicator(d.win.Ura)
	}
	if d.scattered {
		d.rules.Local |= localShiisanpuuta
		d.win.From, d.win.Flags = 0, WinChiihou
		if d.win.SeatWind == 0 {
			d.win.Flags = WinTenhou
		}
		if d.hand.Drawn == mahjong.NoTile {
			d.hand.Drawn, d.hand.Counts[d.win.Tile] = d.win.Tile, d.hand.Counts[d.win.Tile]+1
		}
		return
	}
	for range 6 {
		flags := WinFlags(1)<<d.IntN(flagCount) | d.win.Flags
		if impossible(&d.hand, &Win{From: d.win.From, SeatWind: d.win.SeatWind, Flags: flags}) == "" {
			d.win.Flags = flags
		}
	}
}

// redden makes some of the fives red, at least those of which the set has no
// plain ones. Indicators leave fives alone.
func (d *winDealer) redden() {
	for s := range mahjong.Tile(3) {
		five, red, reds := 9*s+4, mahjong.Red5m+s, int(d.rules.Reds[s])
		have := 4 - int(d.left[five])
		n := max(0, have-4+reds)
		n += d.IntN(min(reds, have) - n + 1)
		for ; n > 0 && d.hand.Counts[five] > 0; n-- {
			d.hand.Counts[five]--
			d.hand.Counts[red]++
		}
		if d.hand.Drawn == five && (d.hand.Counts[five] == 0 || d.hand.Counts[red] > 0 && d.flip()) {
			d.hand.Drawn = red
		}
		for i := range d.hand.Melds[:d.hand.MeldCount] {
			for j := 3; j >= 0; j-- { // red ones come after plain ones
				if d.hand.Melds[i].Tiles[j] == five && n > 0 {
					d.hand.Melds[i].Tiles[j] = red
					n--
				}
			}
		}
		d.left[five] = 0
	}
}

func (d *winDealer) indicator(list []mahjong.Tile) []mahjong.Tile {
	for {
		if k := mahjong.Tile(d.IntN(mahjong.Kinds)); d.left[k] > 0 {
			d.left[k]--
			return append(list, k)
		}
	}
}
