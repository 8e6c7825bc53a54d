package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// A KanCandidate is a kan that the player may declare at its own turn.
type KanCandidate struct {
	Meld        mahjong.Meld
	Shanten     int // of the hand left, before the replacement draw
	YakuShanten int
	Valued      bool        // Value is set: the hand left is near enough for a value in points
	Value       float64     // of the hand left, in points
	Now         float64     // value of the best discard instead, in points
	Accepted    bool        // the player would declare it
	Evaluation  *Evaluation // evaluation; nil without Options.Evaluates and Kans
	Reasons     []Reason
}

// kans returns the candidates that the hand may declare, judged by baseline's rules.
// It leaves the evaluator with the hand as it was.
func (p *Player) kans(h *mahjong.Hand, s *Situation) []KanCandidate {
	melds := kanMelds(h, s)
	if len(melds) == 0 {
		return nil
	}
	e := &p.eval
	n, x, now := e.Shape.Min(), e.YakuShanten(), 0.0
	if n < value.Depth {
		now = e.Standing(n, h.Drawn, forbidden(h))
	}
	all := make([]KanCandidate, len(melds))
	for i, m := range melds {
		after := afterKan(h, &m)
		e = p.begin(&after, s)
		k := &all[i]
		*k = KanCandidate{Meld: m, Shanten: e.Shape.Min(), YakuShanten: e.YakuShanten(), Now: now}
		if k.Valued = k.Shanten < value.Depth && n < value.Depth; k.Valued {
			k.Value = e.Waiting(k.Shanten)
		}
		p.judgeKan(k, s, n, x)
	}
	p.begin(h, s)
	return all
}

// judgeKan sets Accepted and the reasons. n and x are the shanten number and the
// yaku-aware one before the kan.
func (p *Player) judgeKan(k *KanCandidate, s *Situation, n, x int) {
	switch {
	case s.anyRiichi() && n > 0:
		k.Reasons = append(k.Reasons, Reason{Code: ReasonRiichiOthers, Tile: mahjong.NoTile})
	case n >= value.Depth:
		k.Accepted = k.YakuShanten <= x
	case k.Valued:
		k.Accepted = k.Value-k.Now > -valueMargin
	}
	if n < value.Depth {
		k.Reasons = append(k.Reasons, valueReason(k.Valued, k.Value, k.Now, k.Shanten))
	} else {
		k.Reasons = append(k.Reasons, yakuReason(k.YakuShanten, x))
	}
}

// A kan adds a dora, and after riichi an ura dora: it raises the points of a win by
// kanPoints, and all losses by kanLoss.
const (
	kanPoints = 1.25
	kanLoss   = 1.2
)

// evaluateKans accepts a kan if its evaluation beats that of the chosen discard. It leaves
// kans after riichi alone: the wait stays, and the draw is a gift.
func (p *Player) evaluateKans(c *DiscardChoice, h *mahjong.Hand, s *Situation) {
	if !p.options.Evaluates || !p.options.Kans || s.InRiichi || len(c.Kans) == 0 {
		return
	}
	for i := range c.Kans {
		k, t := &c.Kans[i], mahjong.NoTile
		if k.Meld.Type == mahjong.AddedKan {
			t = k.Meld.Tiles[3]
		}
		after := afterKan(h, &k.Meld)
		k.Evaluation = p.evaluateKan(&after, k.Value, k.Valued, t, s)
		k.Accepted = k.Evaluation.Worth > c.Candidates[0].Evaluation.Worth
		k.Reasons = k.Evaluation.explain(k.Reasons)
	}
}

// evaluateKan evaluates a hand after a kan, before the replacement draw. t is the tile that
// can be robbed, or NoTile.
//
//go:noinline
func (p *Player) evaluateKan(after *mahjong.Hand, value float64, valued bool, t mahjong.Tile, s *Situation) *Evaluation {
	e := p.begin(after, s)
	u := e.Shape.Ukeire(&e.Unseen)
	a := position{
		shanten: u.Shanten, yaku: e.YakuShanten(), total: u.Total, value: value, closed: after.IsClosed(),
		furiten: u.Kinds&s.Own != 0, safe: p.safeTiles(), kan: true,
	}
	a.riichi = a.closed && u.Shanten == 0 && s.TilesLeft > riichiTiles && s.Points >= riichiPoints
	if !valued { // no kan lowers the shanten number, so the hand is far from complete
		a.value = e.Counting()
	}
	watch := p.watch
	p.watch = nil
	o := p.evaluation(t, &a, s)
	p.watch = watch
	return o
}

// valueReason compares the values before and after a kan or a call.
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

// yakuReason compares the yaku-aware shanten numbers before and after.
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

// firstKan returns the first accepted kan, or nil.
func firstKan(all []KanCandidate) *KanCandidate {
	for i := range all {
		if all[i].Accepted {
			return &all[i]
		}
	}
	return nil
}

// ChooseKan returns the kans that a hand of 14 tiles may declare, judged by baseline's
// rules. ChooseDiscard declares the first accepted one, unless the hand wins or aborts
// (九種九牌, kyūshu kyūhai), or Options.Kans decides otherwise. The error is a
// *fault.Fault.
func (p *Player) ChooseKan(h *mahjong.Hand, s *Situation) ([]KanCandidate, error) {
	if err := s.check(h, 14, mahjong.NoTile); err != nil {
		return nil, err
	}
	p.begin(h, s)
	return p.kans(h, s), nil
}

// kanMelds returns the kans that a hand may declare at its turn, in the order of their
// tiles. It omits kans with tiles that an opponent who shows its hand may rob.
func kanMelds(h *mahjong.Hand, s *Situation) (all []mahjong.Meld) {
	if s.TilesLeft == 0 || len(s.Dora) >= score.MaxIndicators || h.Drawn == mahjong.NoTile {
		return nil
	}
	kinds, robbed := h.Kinds34(), s.shownWaits()
	for k := range mahjong.Tile(mahjong.Kinds) {
		if robbed.Has(k) {
			continue
		}
		if kinds[k] == 4 && (!s.InRiichi || keepsWait(h, k)) {
			own := facesOf(h, k)
			m, _ := mahjong.MeldOf(mahjong.ClosedKan, 0, mahjong.NoTile, own[:]...)
			all = append(all, m)
		}
		for i := range h.MeldCount {
			if m := h.Melds[i]; m.Type == mahjong.Pon && m.First() == k && kinds[k] > 0 {
				all = append(all, addedKan(h, m, k))
			}
		}
	}
	return all
}

// facesOf returns four tiles of a kind: the plain ones that the hand conceals, then red
// ones for the rest.
func facesOf(h *mahjong.Hand, k mahjong.Tile) (own [4]mahjong.Tile) {
	for i := range own {
		own[i] = k
		if red := value.RedOf[k]; red != mahjong.NoTile && i >= int(h.Counts[k]) {
			own[i] = red
		}
	}
	return own
}

// addedKan returns the kan that the hand's tile of kind k makes of a pon.
func addedKan(h *mahjong.Hand, m mahjong.Meld, k mahjong.Tile) mahjong.Meld {
	t := k
	if h.Counts[k] == 0 {
		t = value.RedOf[k]
	}
	m.Type, m.Tiles[3] = mahjong.AddedKan, t
	return m
}

// keepsWait reports whether a closed kan of kind k is allowed after riichi: it takes the
// tile just drawn and keeps the wait.
func keepsWait(h *mahjong.Hand, k mahjong.Tile) bool {
	if h.Drawn.Kind() != k {
		return false
	}
	before, _ := shanten.ShapeOf(h)
	after := before
	before.Remove(k)
	after.Call(k, k, k, k)
	return before.Useful() == after.Useful()
}

// afterKan returns the hand after a closed or added kan, before the replacement draw.
func afterKan(h *mahjong.Hand, m *mahjong.Meld) mahjong.Hand {
	after := *h
	after.Drawn = mahjong.NoTile
	if m.Type == mahjong.AddedKan {
		after.Counts[m.Tiles[3]]--
		for i := range after.MeldCount {
			if o := &after.Melds[i]; o.Type == mahjong.Pon && o.First() == m.First() {
				*o = *m
			}
		}
		return after
	}
	for _, t := range &m.Tiles {
		after.Counts[t]--
	}
	after.Melds[after.MeldCount] = *m
	after.MeldCount++
	return after
}
