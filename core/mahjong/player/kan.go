package player

import "github.com/tefuda/tefuda/core/mahjong"

// A KanCandidate is a kan that may be declared at one's own turn.
type KanCandidate struct {
	Meld        mahjong.Meld
	Shanten     int // of the hand left, before the tile drawn for it
	YakuShanten int
	Valued      bool    // Value means something: the hand left is near enough to be valued in points
	Value       float64 // of the hand left
	Now         float64 // of the best discard instead
	Accepted    bool    // the player would declare it
	Reasons     []Reason
}

// kans returns the kans that may be declared, judged. It leaves the evaluator
// with the hand as it was.
func (p *Player) kans(h *mahjong.Hand, s *Situation) []KanCandidate {
	melds := kanMelds(h, s)
	if len(melds) == 0 {
		return nil
	}
	e := &p.eval
	n, x, now := e.shape.Min(), e.yakuShanten(), 0.0
	if n < valueDepth {
		now = e.standing(n, h)
	}
	all := make([]KanCandidate, len(melds))
	for i, m := range melds {
		after := afterKan(h, &m)
		e = p.begin(&after, s)
		k := &all[i]
		*k = KanCandidate{Meld: m, Shanten: e.shape.Min(), YakuShanten: e.yakuShanten(), Now: now}
		if k.Valued = k.Shanten < valueDepth && n < valueDepth; k.Valued {
			k.Value = e.waiting(k.Shanten)
		}
		p.judgeKan(k, s, n, x)
	}
	p.begin(h, s)
	return all
}

// standing returns the value of a hand of 14 tiles near enough to be valued in
// points; a complete one is won.
func (e *evaluator) standing(n int, h *mahjong.Hand) float64 {
	if n < 0 {
		if v := e.won(h.Drawn); v > 0 {
			return v
		}
		n = 0
	}
	return e.throwing(n, forbidden(h))
}

// judgeKan says whether a kan of a hand is declared that is n from complete
// and x with a yaku.
func (p *Player) judgeKan(k *KanCandidate, s *Situation, n, x int) {
	switch {
	case s.anyRiichi() && n > 0:
		k.Reasons = append(k.Reasons, Reason{Code: ReasonRiichiOthers, Tile: mahjong.NoTile})
	case n >= valueDepth:
		k.Accepted = k.YakuShanten <= x
	case k.Valued && p.options.EqualKan:
		k.Accepted = k.Value-k.Now > -valueMargin
	case k.Valued:
		k.Accepted = k.Value > k.Now
	}
	if n < valueDepth {
		k.Reasons = append(k.Reasons, valueReason(k.Valued, k.Value, k.Now, k.Shanten))
	} else {
		k.Reasons = append(k.Reasons, yakuReason(k.YakuShanten, x))
	}
}

// valueReason compares the value after a kan or a call with that before.
func valueReason(valued bool, after, before float64, shanten int) Reason {
	switch {
	case !valued:
		return Reason{Code: ReasonTooFar, Tile: mahjong.NoTile, Count: int32(shanten)}
	case after-before > valueMargin:
		return Reason{Code: ReasonValueRises, Tile: mahjong.NoTile, Value: after}
	case after-before < -valueMargin:
		return Reason{Code: ReasonValueFalls, Tile: mahjong.NoTile, Value: after}
	}
	return Reason{Code: ReasonValueKept, Tile: mahjong.NoTile, Value: after}
}

// yakuReason compares the yaku-aware shanten numbers.
func yakuReason(after, before int) Reason {
	code := ReasonYakuKept
	switch {
	case after < before:
		code = ReasonYakuNearer
	case after > before:
		code = ReasonYakuFurther
	}
	return Reason{Code: code, Tile: mahjong.NoTile, Count: int32(after)}
}

// firstKan returns the first kan that is accepted, or nil.
func firstKan(all []KanCandidate) *KanCandidate {
	for i := range all {
		if all[i].Accepted {
			return &all[i]
		}
	}
	return nil
}

// ChooseKan returns the kans that a hand of 14 tiles may declare, judged; the
// first accepted one is that of ChooseDiscard, unless the hand is won or given up
// (九種九牌, kyūshu kyūhai). The error is a *search.Fault.
func (p *Player) ChooseKan(h *mahjong.Hand, s *Situation) ([]KanCandidate, error) {
	if err := s.check(h, 14, mahjong.NoTile); err != nil {
		return nil, err
	}
	p.begin(h, s)
	return p.kans(h, s), nil
}
