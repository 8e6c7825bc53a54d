package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

// What the reference player's choice of a discard depends on.
const (
	valueMargin  = 1e-7 // values that differ by less are equal
	backTiles    = 6    // a step back takes so many times the useful tiles,
	backShanten  = 1    // from no further than this
	foldShanten  = 2    // so far from complete the safest tile is thrown,
	pushDanger   = 5    // one step nearer if the best discard is more dangerous
	unchosenBest = -1
	nowhere      = -1 // the place of none
)

// pick puts the discard of the reference player first, and the others in order
// after it, and says why.
func (p *Player) pick(c *DiscardChoice, h *mahjong.Hand, s *Situation) {
	chosen, code := 0, ReasonBestValue
	if p.options.Weighs && !s.InRiichi {
		chosen, code = p.weighTurn(c, h, s)
	} else {
		chosen, code = p.reference(c, h, s)
	}
	p.explainDiscards(c, s, chosen, code)
	t := c.Candidates[chosen]
	c.Tile, c.Drawn = t.Tile, t.Drawn
	copy(c.Candidates[1:], c.Candidates[:chosen])
	c.Candidates[0] = t
	sortDiscards(c.Candidates[1:], promises)
}

// reference returns the place of the discard that the reference player chooses,
// and why.
//
//go:noinline
func (p *Player) reference(c *DiscardChoice, h *mahjong.Hand, s *Situation) (int, Code) {
	n := max(c.Shanten, 0)
	best := pickValue(c.Candidates, n)
	chosen, code := best, ReasonBestValue
	if back := p.pickBack(c, best, n); back != nowhere && !p.options.CountsTiles {
		chosen, code = back, ReasonShantenBack
	}
	if s.anyRiichi() && !s.InRiichi && !p.options.Fearless && (n >= foldShanten || n == foldShanten-1 && c.Candidates[chosen].MaxDanger > pushDanger) {
		safest := pickSafest(c.Candidates, h)
		if safest != chosen {
			chosen, code = safest, ReasonFold
			c.Candidates[chosen].Drawn = c.Candidates[chosen].Drawn && h.Counts[h.Drawn] == 1
		}
	}
	return chosen, code
}

// sortDiscards puts those first that come before others. Equals stay as they
// are.
func sortDiscards(all []DiscardCandidate, before func(a, b *DiscardCandidate) bool) {
	for i := 1; i < len(all); i++ {
		for j := i; j > 0 && before(&all[j], &all[j-1]); j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
}

// promises orders candidates by shanten number, then by value, then by useful
// tiles.
func promises(a, b *DiscardCandidate) bool {
	if a.After.Shanten != b.After.Shanten {
		return a.After.Shanten < b.After.Shanten
	}
	if a.Value != b.Value {
		return a.Value > b.Value
	}
	return a.After.Total > b.After.Total
}

// pickValue returns the place of the candidate of the greatest value that keeps
// the shanten number n, or if none does the first.
func pickValue(all []DiscardCandidate, n int) int {
	best, most := 0, float64(unchosenBest)
	for i := range all {
		if c := &all[i]; c.keeps(n) && c.Value-most > valueMargin {
			best, most = i, c.Value
		}
	}
	return best
}

// keeps reports whether c is to be thought of in a hand n from complete: far
// from it a yaku must not get further away, either.
func (c *DiscardCandidate) keeps(n int) bool {
	return c.Valued && (n < value.Depth || c.YakuShanten <= n)
}

// pickBack returns the place of the best discard that goes a step back, or nowhere
// if none is better than the best.
func (p *Player) pickBack(c *DiscardChoice, best, n int) int {
	place, limit := nowhere, c.Candidates[best].Value
	if n > backShanten {
		return place
	}
	most := limit
	for i := range c.Candidates {
		d := &c.Candidates[i]
		if d.After.Shanten != n+1 || d.After.Total < backTiles*c.Candidates[best].After.Total {
			continue
		}
		d.Back = p.eval.StepBack(d.Tile, d.After.Kinds, n, limit)
		if d.Back-most > valueMargin {
			place, most = i, d.Back
		}
	}
	return place
}

// pickSafest returns the place of the candidate of the least danger, of equals
// the first in the hand, the drawn tile being its last.
func pickSafest(all []DiscardCandidate, h *mahjong.Hand) int {
	place := func(c *DiscardCandidate) int {
		at := 2 * int(c.Tile.Kind())
		if !c.Tile.IsRed() {
			at++
		}
		if c.Tile == h.Drawn && h.Counts[h.Drawn] == 1 {
			at += 2 * mahjong.Kinds
		}
		return at
	}
	best := 0
	for i := range all {
		if a, b := &all[i], &all[best]; a.MaxDanger < b.MaxDanger || a.MaxDanger == b.MaxDanger && place(a) < place(b) {
			best = i
		}
	}
	return best
}
