package score

import "github.com/tefuda/tefuda/core/mahjong"

// A scorer judges one win. It lives on the stack of Points.
type scorer struct {
	win       *Win
	rules     *Rules
	counts    [mahjong.Kinds]int8 // concealed tiles and the winning one, less the blocks extracted
	sizes     [4]int32            // number of concealed tiles of each suit
	rankSums  [4]int32            // sum of their ranks 0…8
	concealed uint64              // kinds with at least one concealed tile, bit k for kind k
	doubles   uint64              // kinds with at least two
	kinds     uint64              // kinds in the whole hand
	target    mahjong.Tile        // kind of the winning tile
	roundWind mahjong.Tile
	seatWind  mahjong.Tile
	tsumo     bool
	closed    bool
	dora      [3]int32 // dora, ura dora, red dora
	common    yakuSet  // yaku of every reading
	local     LocalSet // the rules' local yaku that hold in every reading
	blocks    [4]block // the melds, then the blocks extracted
	melds     int8
	filled    int8 // number of blocks so far
	pair      mahjong.Tile
	best      reading
}

// judge finds the best reading; its form stays formNone if the hand is not complete.
func (s *scorer) judge(h *mahjong.Hand, w *Win, r *Rules) {
	s.win, s.rules = w, r
	if !s.load(h) {
		return
	}
	s.countDora(h)
	s.common = s.circumstances() | s.composition()
	if r.Local != 0 {
		s.local = s.localComposition(h) & r.Local
	}
	s.decompose()
	if s.isPairs() {
		s.consider(&reading{form: formPairs, yaku: s.common | 1<<YakuChiitoitsu})
	}
	if s.isOrphans() {
		y := YakuKokushi
		if s.counts[s.target] == 2 {
			y = YakuKokushi13
		}
		s.consider(&reading{form: formOrphans, yaku: s.common | 1<<y})
	}
	if r.Local&localShiisanpuuta != 0 && w.Flags&(WinTenhou|WinChiihou) != 0 && s.isScattered() {
		s.consider(&reading{form: formScattered})
	}
	if b, mangan := &s.best, limitFacts[Mangan].base; b.form != formNone && b.base < mangan && w.Flags&WinRenhou != 0 && r.Renhou == RenhouMangan {
		b.yaku, b.local, b.han, b.fu, b.base = 1<<YakuRenhou, 0, manganHan, 0, mangan
	}
}

// load takes the tiles over. It reports false if their number is not that of a complete
// hand, or if a tile or wind would index out of range.
func (s *scorer) load(h *mahjong.Hand) bool {
	w := s.win
	won := h.Drawn
	if w.From != 0 {
		won = w.Tile
	}
	if !won.Valid() || w.RoundWind&^3 != 0 || w.SeatWind&^3 != 0 || h.MeldCount < 0 || h.MeldCount > 4 {
		return false
	}
	s.target, s.tsumo, s.closed = won.Kind(), w.From == 0, true
	s.roundWind, s.seatWind = mahjong.East+mahjong.Tile(w.RoundWind), mahjong.East+mahjong.Tile(w.SeatWind)
	s.counts = h.Kinds34()
	if !s.tsumo {
		s.counts[s.target]++
	}
	return s.counts[s.target] > 0 && s.loadMelds(h) && s.measure() == 14-3*int32(h.MeldCount)
}

const wrongCount = -1

// measure sets the sums and sets of the concealed tiles. It returns their number, or
// wrongCount if a count is invalid. It has no branch on counts, which a processor could
// not predict.
func (s *scorer) measure() int32 {
	all := uint8(0)
	for suit := range s.sizes {
		size, sum := int32(0), int32(0)
		first, end := 9*suit, min(9*suit+9, mahjong.Kinds)
		for i, c := range s.counts[first:end] {
			all |= uint8(c)
			size += int32(c)
			sum += int32(i) * int32(c)
			s.concealed |= uint64(c+7) >> 3 << (first + i) // 1 if c is 1…4
			s.doubles |= uint64(c+6) >> 3 << (first + i)   // 1 if c is 2…4
		}
		s.sizes[suit], s.rankSums[suit] = size, sum
	}
	if all > 7 {
		return wrongCount
	}
	s.kinds |= s.concealed
	return s.sizes[0] + s.sizes[1] + s.sizes[2] + s.sizes[3]
}

func (s *scorer) loadMelds(h *mahjong.Hand) bool {
	for i := range h.MeldCount {
		m := &h.Melds[i]
		if !m.First().Valid() {
			return false
		}
		b := blockOf(m)
		s.blocks[i] = b
		s.closed = s.closed && !b.open
		if s.kinds |= 1 << b.first; b.shape == runShape {
			s.kinds |= 7 << b.first
		}
	}
	s.melds, s.filled = h.MeldCount, h.MeldCount
	return true
}

// judgeBlocks considers the blocks extracted and the pair as readings: one for each block,
// or the pair, that the winning tile may have completed.
func (s *scorer) judgeBlocks() {
	if s.filled != 4 {
		return
	}
	v := s.view()
	r := reading{blocks: s.blocks, pair: s.pair, form: formBlocks}
	shared := s.common | s.blockYaku(&v)
	for i := s.melds; i < 4; i++ {
		b := s.blocks[i]
		if b.holds(s.target) && (i == s.melds || b != s.blocks[i-1]) {
			r.place, r.yaku = i, shared|s.placeYaku(&v, i)
			s.consider(&r)
		}
	}
	if s.pair == s.target {
		r.place, r.yaku = pairPlace, shared|s.placeYaku(&v, pairPlace)
		s.consider(&r)
	}
}

// holds reports whether k is one of b's tiles.
func (b block) holds(k mahjong.Tile) bool {
	if b.shape == runShape {
		return k >= b.first && k <= b.first+2
	}
	return k == b.first
}

// consider computes the worth of a reading, and keeps it if it is the best so far.
func (s *scorer) consider(r *reading) {
	r.fu, r.han, r.mult, r.local = 0, 0, 0, 0
	if s.rules.Local != 0 {
		s.addLocal(r)
	}
	if yakuman, local := r.yaku&yakumanSet, r.local&localYakuman; yakuman != 0 || local != 0 {
		if yakuman&^openDealIn != 0 || local != 0 {
			yakuman &^= openDealIn
		}
		r.yaku, r.local, r.mult = yakuman, local, s.rules.yakuman(yakuman, local)
	} else {
		var t fuTally
		s.countFu(r, &t)
		r.fu = t.sum
		s.countHan(r)
	}
	if r.base = s.rules.basePoints(r.han, r.fu, r.mult); r.betterThan(&s.best) {
		s.best = *r
	}
}

// countHan counts the han. Dora count only if the reading has a yaku.
func (s *scorer) countHan(r *reading) {
	set, local := r.yaku, r.local
	for {
		y, ok := next(&set, &local)
		if !ok {
			break
		}
		r.han += y.worth(s.closed)
	}
	if r.han == 0 {
		return
	}
	for i, n := range &s.dora {
		if n > 0 {
			r.han += n
			r.yaku |= 1 << (int(YakuDora) + i)
		}
	}
}
