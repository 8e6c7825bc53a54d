package calculation

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/search"
)

const NumWeights = 32

type Weights [NumWeights]int32

var defaultWeights = Weights{}

// stepsAt[d][n][r] is stepsTo, 15 if r lies on the foundation already; before
// the set of the ranks that come before r, bit by rank
var stepsAt [Foundations][Ranks + 1][Ranks + 1]uint8
var beforeAt [Foundations][Ranks + 1][Ranks + 1]uint32

func init() {
	for d := range Foundations {
		for n := range uint8(Ranks + 1) {
			for r := Rank(0); r <= king; r++ {
				st := stepsTo(d, n, r)
				if r == 0 || st < 0 {
					stepsAt[d][n][r] = 15
					continue
				}
				stepsAt[d][n][r] = uint8(st)
				for i := range st {
					beforeAt[d][n][r] |= 1 << rankAt[d][int(n)+i]
				}
			}
		}
	}
}

func (s *State) soonest(r Rank) (steps, at int) {
	steps = 15
	for d := range Foundations {
		if x := int(stepsAt[d][s.count[d]][r]); x < steps {
			steps, at = x, d
		}
	}
	return
}

func (s *State) playRule(dice *search.Dice) { defaultWeights.Play(s, dice) }

func (w *Weights) Play(s *State, dice *search.Dice) {
	for {
		if s.card == 0 && s.left > 0 {
			s.Turn(dice)
		}
		if m, ok := w.foundationMove(s); ok {
			s.play(m)
			continue
		}
		if s.card == 0 {
			return
		}
		s.lay(w.bestPile(s))
	}
}

// ranks available now
func (s *State) avail() uint32 {
	a := uint32(1) << s.card
	for _, t := range s.tops[:s.piles] {
		a |= 1 << t.rank()
	}
	return a
}

func (w *Weights) foundationMove(s *State) (best Move, ok bool) {
	bestScore := int32(-1 << 30)
	av := s.avail()
	for k := 0; k <= int(s.piles); k++ {
		r := s.card
		if k < int(s.piles) {
			r = s.tops[k].rank()
		}
		for f := s.wanted(r); f != 0; f &= f - 1 {
			d := uint8(bits.TrailingZeros32(f))
			m := Move{Kind: CardToFoundation, Foundation: d, Rank: r}
			score := w[0]
			if k < int(s.piles) {
				m.Kind, m.Pile, score = WasteToFoundation, uint8(k), 0
				if b := s.beneath(s.tops[k]); b != 0 {
					if s.wanted(b.rank()) != 0 {
						score += w[1]
					}
				} else {
					score += w[2]
				}
			}
			n := s.count[d] + 1
			if av>>rankAt[d][n]&1 != 0 && n < Ranks {
				score += w[3]
			}
			score += w[4] * int32(n)
			if score > bestScore {
				bestScore, best, ok = score, m, true
			}
		}
	}
	return
}

func (w *Weights) bestPile(s *State) (best uint8) {
	c := s.card
	var bef [4]uint32
	var st [4]int32
	alive := 0
	soon, soonD := int32(15), 0
	sumC := int32(0)
	var soonMask uint32
	for d := range Foundations {
		n := s.count[d]
		x := int32(stepsAt[d][n][c])
		if x < 15 {
			st[alive] = x
			bef[alive] = beforeAt[d][n][c]
			alive++
			sumC += x
		}
		if x < soon {
			soon, soonD = x, d
		}
		for i := n; i < n+3 && i < Ranks; i++ {
			soonMask |= 1 << rankAt[d][i]
		}
	}
	bestScore := int32(-1 << 30)
	for k := range s.piles {
		if sc := w.pileScore(s, k, c, soon, soonD, &bef, &st, alive, soonMask); sc > bestScore {
			bestScore, best = sc, k
		}
	}
	return
}

func (w *Weights) pileScore(s *State, k uint8, c Rank, soon int32, soonD int, bef *[4]uint32, st *[4]int32, alive int, soonMask uint32) int32 {
	t := s.tops[k]
	if t == 0 {
		sc := w[5] + w[6]*soon + w[7]*int32(s.left)
		if c == king {
			sc += w[8]
		}
		return sc
	}
	sc := w[9] * int32(t.count())
	tr := t.rank()
	set := t.set()
	minC, sumC, free := int32(20), int32(0), int32(0)
	for i := range alive {
		x := int32(bits.OnesCount32(set & bef[i]))
		sumC += x
		if x < minC {
			minC = x
		}
		if x == 0 {
			free++
		}
	}
	sc += w[10]*minC + w[11]*sumC + w[12]*free
	if free == 0 {
		sc += w[13]
	}
	if c == king {
		sc += w[14]
	}
	if tr == c {
		sc += w[15]
	} else if set>>c&1 != 0 {
		sc += w[16]
	}
	sc += w[17] * int32(bits.OnesCount32(set&soonMask))
	tsoon := int32(15)
	for d := range Foundations {
		n := s.count[d]
		xt, xc := int32(stepsAt[d][n][tr]), int32(stepsAt[d][n][c])
		if xt < tsoon {
			tsoon = xt
		}
		if xt < 15 && xc < 15 {
			if xt == xc+1 {
				if d == soonD {
					sc += w[18]
				} else {
					sc += w[19]
				}
			}
			if d == soonD {
				if xt > xc {
					sc += w[20] + w[21]*(xt-xc)
				} else {
					sc += w[22] * (xc - xt)
				}
			}
		}
	}
	diff := soon - tsoon
	if diff > 0 {
		sc += w[23] + w[24]*diff
	} else {
		sc += w[25] * -diff
	}
	if tr == king {
		sc += w[26]
	}
	sc += w[27] * tsoon
	return sc
}
func Default() *Weights { return &defaultWeights }
