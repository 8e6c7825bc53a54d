package mahjong

// A Tile is one of the 37 different tiles, or NoTile. Tiles 0…33 are also the kinds.
//
//	 0… 8  1m…9m  characters (萬子)
//	 9…17  1p…9p  circles (筒子)
//	18…26  1s…9s  bamboos (索子)
//	27…30  east, south, west, north (東南西北)
//	31…33  white, green, red dragon (白發中)
//	34…36  red 5m, red 5p, red 5s (赤五)
type Tile int8

// Kinds is the number of kinds, with a red five as a five. Tiles is the number of
// different tiles, red fives apart.
const (
	Kinds = 34
	Tiles = 37
)

// Copies is the number of tiles of a kind in the set.
const Copies = 4

// The tiles with names.
const (
	NoTile Tile = -1
	East   Tile = 27 // 東
	South  Tile = 28 // 南
	West   Tile = 29 // 西
	North  Tile = 30 // 北
	Haku   Tile = 31 // 白, the white dragon
	Hatsu  Tile = 32 // 發, the green dragon
	Chun   Tile = 33 // 中, the red dragon
	Red5m  Tile = 34 // 赤五萬
	Red5p  Tile = 35 // 赤五筒
	Red5s  Tile = 36 // 赤五索
)

// Valid reports whether t is one of the 37 tiles.
func (t Tile) Valid() bool { return t >= 0 && t < Tiles }

// IsRed reports whether t is a red five, 赤五.
func (t Tile) IsRed() bool { return t >= Red5m && t < Tiles }

// Kind returns the kind 0…33 of t: that of a red five is the five of its suit. It returns
// an invalid t unchanged.
func (t Tile) Kind() Tile {
	if t.IsRed() {
		return 9*(t-Red5m) + 4
	}
	return t
}

// Red returns the red five of t's suit if t is a five, else NoTile.
func (t Tile) Red() Tile {
	if k := t.Kind(); k.Valid() && k < East && k%9 == 4 {
		return Red5m + k/9
	}
	return NoTile
}

// Suit returns 0 for characters, 1 circles, 2 bamboos, 3 honours. t must be
// valid.
func (t Tile) Suit() int { return int(t.Kind() / 9) }

// Rank returns the number 1…9 of a suit tile, or 1…7 for east, south, west,
// north, white, green, red. t must be valid.
func (t Tile) Rank() int { return int(t.Kind()%9) + 1 }

// IsHonour reports whether t is a wind or a dragon, 字牌.
func (t Tile) IsHonour() bool { return t >= East && t <= Chun }

// IsOrphan reports whether t is a terminal or an honour, 幺九牌.
func (t Tile) IsOrphan() bool { return t.IsHonour() || t.IsTerminal() }

// StartsRun reports whether t, a kind, can be the lowest tile of a run.
func (t Tile) StartsRun() bool { return t >= 0 && t < East && t%9 < 7 }

// IsTerminal reports whether t is a one or a nine of a suit, 老頭牌.
func (t Tile) IsTerminal() bool {
	return t >= 0 && t < East && (t%9 == 0 || t%9 == 8)
}

// String returns t in MPSZ: "5p", "0p" for the red five, "1z" for east, or "-" if t is
// invalid.
func (t Tile) String() string {
	const names = "1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p7p8p9p1s2s3s4s5s6s7s8s9s1z2z3z4z5z6z7z0m0p0s"
	if !t.Valid() {
		return "-"
	}
	return names[2*int(t) : 2*int(t)+2]
}
