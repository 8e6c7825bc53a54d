package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

// The thresholds of baseline's choice of a discard.
const (
	valueMargin  = 1e-7 // values that differ by less are equal
	backTiles    = 6    // a step back must leave at least this many times the useful tiles
	backShanten  = 1    // no step back from a higher shanten number
	foldShanten  = 2    // fold against riichi from this shanten number on,
	pushDanger   = 5    // and one below it if the best discard is more dangerous than this
	unchosenBest = -1   // below every value
	nowhere      = -1   // index that stands for no candidate
)

// pick puts the chosen discard first and the others after it by promises, and sets the
// reasons.
func (p *Player) pick(c *DiscardChoice, h *mahjong.Hand, s *Situation) {
	chosen, code := 0, ReasonBestValue
	if p.options.Evaluates && !s.InRiichi {
		chosen, code = p.evaluateTurn(c, h, s)
	} else {
		chosen, code = p.reference(c, h, s)
	}
	if waits := s.shownWaits(); waits.Has(c.Candidates[chosen].Tile.Kind()) {
		if at := other(c.Candidates, waits, max(c.Shanten, 0)); at != nowhere {
			chosen, code = at, ReasonFold
		}
	}
	p.explainDiscards(c, s, chosen, code)
	t := c.Candidates[chosen]
	c.Tile, c.Drawn = t.Tile, t.Drawn
	copy(c.Candidates[1:], c.Candidates[:chosen])
	c.Candidates[0] = t
	sortDiscards(c.Candidates[1:], promises)
}

// reference returns the index of baseline's discard, and why.
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

// other returns the index of the best candidate that is not of these kinds, or nowhere if
// there is none. The best has the greatest evaluation. Without evaluations it has the
// greatest value among those that keep the shanten number n, else it is the first.
func other(all []DiscardCandidate, kinds mahjong.KindSet, n int) int {
	best, most := nowhere, 0.0
	for i := range all {
		c := &all[i]
		if kinds.Has(c.Tile.Kind()) {
			continue
		}
		worth := float64(unchosenBest)
		if c.Evaluation != nil {
			worth = c.Evaluation.Worth
		} else if c.keeps(n) {
			worth = c.Value
		}
		if best == nowhere || worth > most {
			best, most = i, worth
		}
	}
	return best
}

// sortDiscards sorts by before, stably.
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

// pickValue returns the index of the candidate with the greatest value among those that
// keep the shanten number n, or 0 if none does.
func pickValue(all []DiscardCandidate, n int) int {
	best, most := 0, float64(unchosenBest)
	for i := range all {
		if c := &all[i]; c.keeps(n) && c.Value-most > valueMargin {
			best, most = i, c.Value
		}
	}
	return best
}

// keeps reports whether c keeps the shanten number n. From 3-shanten on the yaku-aware
// shanten number must not exceed n either.
func (c *DiscardCandidate) keeps(n int) bool {
	return c.Valued && (n < value.Depth || c.YakuShanten <= n)
}

// pickBack returns the index of the best step back, or nowhere if none has a greater
// value than the best discard.
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

// pickSafest returns the index of the candidate with the least danger. Among equal ones
// it takes the first in the hand; the drawn tile counts as last.
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
