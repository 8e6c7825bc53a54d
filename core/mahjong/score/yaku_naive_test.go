package score

import (
	"slices"

	"github.com/tefuda/tefuda/core/mahjong"
)

// naiveYaku defines the yaku one by one, each by itself; naiveExcludes says
// which are not counted with which.
var naiveYaku = map[Yaku]func(n *naiveReading) bool{
	YakuRiichi:       flagged(WinRiichi),
	YakuDoubleRiichi: flagged(WinDoubleRiichi),
	YakuOpenRiichi:   flagged(WinOpenRiichi),
	YakuIppatsu:      flagged(WinIppatsu),
	YakuTsumo:        func(n *naiveReading) bool { return n.closed && n.win.From == 0 },
	YakuRinshan:      flagged(WinRinshan),
	YakuChankan:      flagged(WinChankan),
	YakuHaitei:       flagged(WinHaitei),
	YakuHoutei:       flagged(WinHoutei),
	YakuPinfu:        (*naiveReading).isPinfu,
	YakuTanyao: func(n *naiveReading) bool {
		return (n.closed || n.rules.Kuitan) && n.all(func(k mahjong.Tile) bool { return !isOrphan(k) })
	},
	YakuIipeiko:   func(n *naiveReading) bool { return n.closed && n.equalRuns() >= 1 },
	YakuRyanpeiko: func(n *naiveReading) bool { return n.closed && n.equalRuns() == 2 },
	YakuRoundWind: func(n *naiveReading) bool { return n.hasTriplet(mahjong.East + mahjong.Tile(n.win.RoundWind)) },
	YakuSeatWind:  func(n *naiveReading) bool { return n.hasTriplet(mahjong.East + mahjong.Tile(n.win.SeatWind)) },
	YakuHaku:      func(n *naiveReading) bool { return n.hasTriplet(mahjong.Haku) },
	YakuHatsu:     func(n *naiveReading) bool { return n.hasTriplet(mahjong.Hatsu) },
	YakuChun:      func(n *naiveReading) bool { return n.hasTriplet(mahjong.Chun) },
	YakuSanshokuDoujun: func(n *naiveReading) bool {
		return anyRank(func(k mahjong.Tile) bool { return n.hasRun(k) && n.hasRun(k+9) && n.hasRun(k+18) })
	},
	YakuSanshokuDoukou: func(n *naiveReading) bool {
		return anyRank(func(k mahjong.Tile) bool { return n.hasTriplet(k) && n.hasTriplet(k+9) && n.hasTriplet(k+18) })
	},
	YakuIttsu:      (*naiveReading).straight,
	YakuChanta:     func(n *naiveReading) bool { return n.outside(isOrphan) },
	YakuJunchan:    func(n *naiveReading) bool { return n.outside(mahjong.Tile.IsTerminal) },
	YakuChiitoitsu: func(n *naiveReading) bool { return len(n.sets) == 7 },
	YakuToitoi:     func(n *naiveReading) bool { return n.count(n.isTriplet) == 4 },
	YakuSanankou:   func(n *naiveReading) bool { return n.count(n.isClosedTriplet) == 3 },
	YakuSankantsu:  func(n *naiveReading) bool { return n.kans() == 3 },
	YakuHonroutou:  func(n *naiveReading) bool { return n.all(isOrphan) },
	YakuShousangen: func(n *naiveReading) bool { return n.triplets(mahjong.Haku, 3) == 2 && n.pair() >= mahjong.Haku },
	YakuHonitsu:    func(n *naiveReading) bool { return n.suits() == 1 },
	YakuChinitsu: func(n *naiveReading) bool {
		return n.suits() == 1 && n.all(func(k mahjong.Tile) bool { return !k.IsHonour() })
	},

	YakuTenhou:        flagged(WinTenhou),
	YakuChiihou:       flagged(WinChiihou),
	YakuRenhou:        func(n *naiveReading) bool { return n.rules.Renhou == RenhouYakuman && n.win.Flags&WinRenhou != 0 },
	YakuKokushi:       func(n *naiveReading) bool { return len(n.sets) == 1 },
	YakuKokushi13:     func(n *naiveReading) bool { return len(n.sets) == 1 && n.holds(n.target) == 2 },
	YakuSuuankou:      func(n *naiveReading) bool { return n.count(n.isClosedTriplet) == 4 },
	YakuSuuankouTanki: func(n *naiveReading) bool { return n.count(n.isClosedTriplet) == 4 && len(n.sets[n.won]) == 2 },
	YakuDaisangen:     func(n *naiveReading) bool { return n.triplets(mahjong.Haku, 3) == 3 },
	YakuShousuushii: func(n *naiveReading) bool {
		return n.triplets(mahjong.East, 4) == 3 && n.pair() >= mahjong.East && n.pair() <= mahjong.North
	},
	YakuDaisuushii: func(n *naiveReading) bool { return n.triplets(mahjong.East, 4) == 4 },
	YakuTsuuiisou:  func(n *naiveReading) bool { return n.all(mahjong.Tile.IsHonour) },
	YakuChinroutou: func(n *naiveReading) bool { return n.all(mahjong.Tile.IsTerminal) },
	YakuRyuuiisou: func(n *naiveReading) bool {
		return n.all(func(k mahjong.Tile) bool {
			return slices.Contains([]mahjong.Tile{19, 20, 21, 23, 25, mahjong.Hatsu}, k)
		})
	},
	YakuChuuren:       func(n *naiveReading) bool { return n.isNineGates(mahjong.NoTile) },
	YakuJunseiChuuren: func(n *naiveReading) bool { return n.isNineGates(n.target) },
	YakuSuukantsu:     func(n *naiveReading) bool { return n.kans() == 4 },

	YakuOpenRiichiDealIn: flagged(WinOpenRiichiDealIn),

	YakuTsubamegaeshi: flagged(WinTsubamegaeshi),
	YakuKanburi:       flagged(WinKanburi),
	YakuShiiaruraotai: func(n *naiveReading) bool {
		return n.count(func(i int) bool { return len(n.sets[i]) > 2 && n.called[i] }) == 4
	},
	YakuUumensai: func(n *naiveReading) bool {
		suits := map[int]bool{}
		for _, s := range n.sets {
			suit := s[0].Suit()
			if s[0] >= mahjong.Haku {
				suit = 4
			}
			suits[suit] = true
		}
		return len(n.sets) == 5 && len(suits) == 5
	},
	YakuSanrenkou: func(n *naiveReading) bool { return n.shifted(3) },
	YakuSuurenkou: func(n *naiveReading) bool { return n.shifted(4) },
	YakuSanshokutsuukan: func(n *naiveReading) bool {
		return slices.ContainsFunc([][3]mahjong.Tile{{0, 12, 24}, {0, 21, 15}, {9, 3, 24}, {9, 21, 6}, {18, 3, 15}, {18, 12, 6}}, func(k [3]mahjong.Tile) bool {
			return n.hasRun(k[0]) && n.hasRun(k[1]) && n.hasRun(k[2])
		})
	},
	YakuIsshokusanjun: func(n *naiveReading) bool { return n.sameRuns() >= 3 },
	YakuIsshokuyonjun: func(n *naiveReading) bool { return n.sameRuns() == 4 },
	YakuIipinmooyue:   func(n *naiveReading) bool { return n.win.Flags&WinHaitei != 0 && n.target.String() == "1p" },
	YakuChuupinraoyui: func(n *naiveReading) bool { return n.win.Flags&WinHoutei != 0 && n.target.String() == "9p" },
	YakuDaisuurin:     func(n *naiveReading) bool { return n.isWheel(1) },
	YakuDaisharin:     func(n *naiveReading) bool { return n.isWheel(10) },
	YakuDaichikurin:   func(n *naiveReading) bool { return n.isWheel(19) },
	YakuDaichisei:     func(n *naiveReading) bool { return len(n.sets) == 7 && n.all(mahjong.Tile.IsHonour) },
	YakuIshinouenimosannen: func(n *naiveReading) bool {
		return n.win.Flags&WinDoubleRiichi != 0 && n.win.Flags&(WinHaitei|WinHoutei) != 0
	},
	YakuHyakumangoku: func(n *naiveReading) bool {
		sum := 0
		for _, s := range n.sets {
			for _, k := range s {
				sum += k.Rank()
			}
		}
		return sum >= 100 && n.all(func(k mahjong.Tile) bool { return k < 9 })
	},
	YakuBenikujaku: func(n *naiveReading) bool {
		return n.all(func(k mahjong.Tile) bool {
			return slices.Contains([]string{"1s", "5s", "7s", "9s", "7z"}, k.String())
		})
	},
	YakuTouhokushinkansen: func(n *naiveReading) bool {
		return n.straight() && n.holds(mahjong.East) >= 2 && n.holds(mahjong.North) >= 2
	},
	YakuShiisanpuuta: func(n *naiveReading) bool { return len(n.sets) == 13 },
}

func (n *naiveReading) straight() bool {
	return slices.ContainsFunc([]mahjong.Tile{0, 9, 18}, func(k mahjong.Tile) bool { return n.hasRun(k) && n.hasRun(k+3) && n.hasRun(k+6) })
}

// shifted reports whether so many triplets follow one another in a suit.
func (n *naiveReading) shifted(many int) bool {
	for first := range mahjong.East {
		c := 0
		for i := range many {
			if k := first + mahjong.Tile(i); k < mahjong.East && k.Suit() == first.Suit() && n.hasTriplet(k) {
				c++
			}
		}
		if c == many {
			return true
		}
	}
	return false
}

// sameRuns returns how many runs are the same, at most.
func (n *naiveReading) sameRuns() (most int) {
	for _, r := range naiveRuns {
		most = max(most, n.count(func(i int) bool { return n.isRun(i) && n.sets[i][0] == r[0] }))
	}
	return most
}

// isWheel reports whether the concealed hand has two of each of seven kinds from first up.
func (n *naiveReading) isWheel(first mahjong.Tile) bool {
	for k := first; k < first+7; k++ {
		if n.holds(k) != 2 {
			return false
		}
	}
	return !slices.Contains(n.called, true)
}

// scattered returns the tiles as sets of one and a pair, if no two of different kinds could be in one run and there is one pair.
func scattered(tiles []mahjong.Tile) (sets [][]mahjong.Tile) {
	for i, k := range tiles {
		if i > 0 && tiles[i-1] == k {
			sets[len(sets)-1] = append(sets[len(sets)-1], k)
			continue
		}
		if i > 0 && !k.IsHonour() && tiles[i-1].Suit() == k.Suit() && k-tiles[i-1] <= 2 {
			return nil
		}
		sets = append(sets, []mahjong.Tile{k})
	}
	if len(tiles) != 14 || len(sets) != 13 {
		return nil
	}
	return sets
}

// naiveExcludes lists, for a yaku, those it stands in for.
var naiveExcludes = map[Yaku][]Yaku{
	YakuDoubleRiichi: {YakuRiichi}, YakuRyanpeiko: {YakuIipeiko}, YakuJunchan: {YakuChanta}, YakuChinitsu: {YakuHonitsu},
	YakuIsshokusanjun: {YakuIipeiko, YakuRyanpeiko}, YakuIipinmooyue: {YakuHaitei}, YakuChuupinraoyui: {YakuHoutei},
	YakuDaichisei: {YakuTsuuiisou}, YakuShiisanpuuta: {YakuTenhou, YakuChiihou},
	YakuKokushi13: {YakuKokushi}, YakuSuuankouTanki: {YakuSuuankou}, YakuJunseiChuuren: {YakuChuuren},
}

func flagged(f WinFlags) func(n *naiveReading) bool {
	return func(n *naiveReading) bool { return n.win.Flags&f != 0 }
}

func anyRank(f func(k mahjong.Tile) bool) bool {
	return slices.ContainsFunc([]mahjong.Tile{0, 1, 2, 3, 4, 5, 6, 7, 8}, f)
}

// equalRuns returns how many pairs of equal runs there are, none used twice.
func (n *naiveReading) equalRuns() (pairs int) {
	for _, r := range naiveRuns {
		pairs += n.count(func(i int) bool { return n.isRun(i) && n.sets[i][0] == r[0] }) / 2
	}
	return pairs
}

// outside reports whether there is a run, and a tile of f in every set.
func (n *naiveReading) outside(f func(k mahjong.Tile) bool) bool {
	return n.count(n.isRun) > 0 && n.count(func(i int) bool { return slices.ContainsFunc(n.sets[i], f) }) == 5
}

func (n *naiveReading) kans() int {
	return n.count(func(i int) bool { return len(n.sets[i]) == 4 })
}

// triplets returns how many of so many kinds from first up are triplets.
func (n *naiveReading) triplets(first mahjong.Tile, kinds int) (c int) {
	for i := range mahjong.Tile(kinds) {
		if n.hasTriplet(first + i) {
			c++
		}
	}
	return c
}

func (n *naiveReading) suits() (c int) {
	for suit := range 3 {
		if !n.all(func(k mahjong.Tile) bool { return k.Suit() != suit }) {
			c++
		}
	}
	return c
}

func (n *naiveReading) holds(k mahjong.Tile) (c int) {
	for _, s := range n.sets {
		for _, t := range s {
			if t == k {
				c++
			}
		}
	}
	return c
}

// isNineGates reports whether the concealed hand has 1112345678999 of one
// suit, and has it without the tile less too.
func (n *naiveReading) isNineGates(less mahjong.Tile) bool {
	first := mahjong.Tile(9 * n.target.Suit())
	if n.target.IsHonour() || !n.closed || n.kans() > 0 || n.suits() != 1 || n.holds(mahjong.NoTile) != 0 {
		return false
	}
	for i := range mahjong.Tile(9) {
		have, need := n.holds(first+i), 1
		if first+i == less {
			have--
		}
		if i%8 == 0 {
			need = 3
		}
		if have < need {
			return false
		}
	}
	return true
}
