package score

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong"
)

// naiveScore is the worth of a hand by the definitions.
type naiveScore struct {
	yaku             []Yaku
	han, fu, yakuman int32
	base             int32
	ties             [][]Yaku // yaku of the readings that are worth the same
}

func naiveBest(h *mahjong.Hand, w *Win, r *Rules, dora [3]int32) (best naiveScore, complete bool) {
	for i, n := range naiveReadings(h, w, r) {
		s := n.score(dora)
		switch c := slices.Compare(s.order(), best.order()); {
		case i == 0 || c > 0:
			best = s
		case c == 0:
			best.ties = append(best.ties, s.yaku)
		}
		complete = true
	}
	return best, complete
}

func (s *naiveScore) order() []int32 {
	return []int32{s.base, s.yakuman, s.han, s.fu, int32(len(s.yaku))}
}

// score adds up the yaku, and looks the base points up as players do.
func (n *naiveReading) score(dora [3]int32) (s naiveScore) {
	for y := range Yaku(YakuCount) {
		if f := naiveYaku[y]; f != nil && (y < firstLocal || n.rules.Local>>(y-firstLocal)&1 != 0) && f(n) {
			s.yaku = append(s.yaku, y)
		}
	}
	for y, others := range naiveExcludes {
		if slices.Contains(s.yaku, y) {
			s.yaku = slices.DeleteFunc(s.yaku, func(o Yaku) bool { return slices.Contains(others, o) })
		}
	}
	if slices.ContainsFunc(s.yaku, Yaku.IsYakuman) {
		n.scoreYakuman(&s)
		return s
	}
	s.fu = n.fu()
	for _, y := range s.yaku {
		s.han += naiveHan(y, n.closed)
	}
	for i, d := range dora {
		if s.han > 0 && d > 0 {
			s.yaku = append(s.yaku, YakuDora+Yaku(i))
			s.han += d
		}
	}
	s.base = n.rules.naiveBase(s.han, s.fu)
	return s
}

func (n *naiveReading) scoreYakuman(s *naiveScore) {
	s.yaku = slices.DeleteFunc(s.yaku, func(y Yaku) bool { return !y.IsYakuman() })
	if len(s.yaku) > 1 {
		s.yaku = slices.DeleteFunc(s.yaku, func(y Yaku) bool { return y == YakuOpenRiichiDealIn })
	}
	for _, y := range s.yaku {
		times := int32(1)
		if n.rules.DoubleYakuman && slices.Contains([]Yaku{YakuKokushi13, YakuSuuankouTanki, YakuDaisuushii, YakuJunseiChuuren, YakuDaichisei}, y) {
			times = 2
		}
		if s.yakuman += times; !n.rules.CombinedYakuman {
			s.yakuman = max(s.yakuman-times, times)
		}
	}
	s.base = 8000 * s.yakuman
}

// naiveHan is the table of han as books print it.
func naiveHan(y Yaku, closed bool) int32 {
	switch y {
	case YakuSanshokuDoujun, YakuIttsu, YakuChanta, YakuSanshokutsuukan:
		return 2 - oneIf(!closed)
	case YakuHonitsu, YakuJunchan, YakuIsshokusanjun:
		return 3 - oneIf(!closed)
	case YakuChinitsu:
		return 6 - oneIf(!closed)
	case YakuRyanpeiko:
		return 3
	case YakuIipinmooyue, YakuChuupinraoyui:
		return 5
	case YakuDoubleRiichi, YakuChiitoitsu, YakuToitoi, YakuSanankou, YakuSankantsu, YakuSanshokuDoukou, YakuHonroutou, YakuShousangen, YakuUumensai, YakuSanrenkou:
		return 2
	}
	return 1
}

func oneIf(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

func (r *Rules) naiveBase(han, fu int32) int32 {
	switch {
	case han == 0:
		return 0
	case han >= 13 && r.CountedYakuman:
		return 8000
	case han >= 11:
		return 6000
	case han >= 8:
		return 4000
	case han >= 6:
		return 3000
	case han == 5, r.Kiriage && (han == 4 && fu == 30 || han == 3 && fu == 60):
		return 2000
	}
	base := 4 * fu
	for range han {
		base *= 2
	}
	return min(base, 2000)
}

// naiveDora counts dora tile by tile.
func naiveDora(h *mahjong.Hand, w *Win) (dora [3]int32) {
	var tiles []mahjong.Tile
	for t, n := range h.Counts {
		tiles = append(tiles, slices.Repeat([]mahjong.Tile{mahjong.Tile(t)}, int(n))...)
	}
	for _, m := range h.Melds[:h.MeldCount] {
		tiles = append(tiles, m.Tiles[:m.Size()]...)
	}
	if w.From != 0 {
		tiles = append(tiles, w.Tile)
	}
	for i, list := range [2][]mahjong.Tile{w.Dora, w.Ura} {
		if i == 1 && w.Flags&(WinRiichi|WinDoubleRiichi) == 0 {
			continue
		}
		for _, ind := range list {
			for _, t := range tiles {
				dora[i] += oneIf(t.Kind() == naiveNext[ind])
			}
		}
	}
	for _, t := range tiles {
		dora[2] += oneIf(t >= mahjong.Red5m)
	}
	return dora
}

// naiveNext is the dora of each indicator, written out.
var naiveNext = [mahjong.Kinds]mahjong.Tile{
	1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 16, 17, 9, 19, 20, 21, 22, 23, 24, 25, 26, 18,
	mahjong.South, mahjong.West, mahjong.North, mahjong.East, mahjong.Hatsu, mahjong.Chun, mahjong.Haku,
}

// TestScoreNaively compares hands of all sorts, under all sorts of rules, with
// the definitions, and sees every yaku.
func TestScoreNaively(t *testing.T) {
	hands := 30000
	if testing.Short() {
		hands = 3000
	}
	d := winDealer{Rand: dice.NewRand(1)}
	var seen [YakuCount]int
	for range hands {
		d.deal()
		checkNaively(t, &d, &seen)
		if t.Failed() {
			return
		}
	}
	for y, n := range seen {
		if n == 0 {
			t.Errorf("%v was never there", Yaku(y))
		}
	}
}

func checkNaively(t *testing.T, d *winDealer, seen *[YakuCount]int) {
	got, err := Of(&d.hand, &d.win, &d.rules)
	if err != nil {
		t.Errorf("%v %+v: %v", d.hand, d.win, err)
		return
	}
	want, _ := naiveBest(&d.hand, &d.win, &d.rules, naiveDora(&d.hand, &d.win))
	if d.rules.Renhou == RenhouMangan && d.win.Flags&WinRenhou != 0 && want.base < 2000 {
		want.yaku, want.han, want.fu, want.base = []Yaku{YakuRenhou}, 5, 0, 2000
	}
	var yaku []Yaku
	for _, y := range got.Yaku {
		yaku = append(yaku, y.Yaku)
		seen[y.Yaku]++
	}
	slices.Sort(want.yaku)
	for _, tie := range want.ties {
		if slices.Sort(tie); slices.Equal(tie, yaku) {
			want.yaku = tie
		}
	}
	if !slices.Equal(yaku, want.yaku) || got.Han != want.han || got.Fu != want.fu || got.Yakuman != want.yakuman || got.Base != want.base {
		t.Errorf("%v %+v %+v:\n%+v\n%+v", d.hand, d.win, d.rules, got, want)
	}
	if sum := got.Payments[0] + got.Payments[1] + got.Payments[2] + got.Payments[3]; got.Base > 0 && sum != 1000*d.win.Sticks {
		t.Errorf("%+v: payments %v sum to %d", d.win, got.Payments, sum)
	}
	if got.Base > 0 && got.Payments[0] != got.Points+300*d.win.Honba+1000*d.win.Sticks {
		t.Errorf("%+v: payments %v of %d points", d.win, got.Payments, got.Points)
	}
	if p := Points(&d.hand, &d.win, &d.rules); p != got.Points || (p > 0) != (len(want.yaku) > 0) || (got.Limit == NoYaku) != (p == 0) {
		t.Errorf("%v %+v: Points %d of %+v", d.hand, d.win, p, got)
	}
}
