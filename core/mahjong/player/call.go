package player

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A CallCandidate is a way to call an opponent's discard.
type CallCandidate struct {
	Action      Action // ActPon, ActChi, ActKan
	Meld        mahjong.Meld
	Shanten     int // of the hand with the meld; a complete one counts as tenpai, as it must discard
	YakuShanten int
	Valued      bool        // Value is set
	Value       float64     // of the best discard after the call; after a kan, of the hand left
	Accepted    bool        // it is better than to pass; the best accepted one is chosen
	Evaluation  *Evaluation // evaluation of the best discard after the call; nil without Options.Evaluates and Calls
	Reasons     []Reason
}

// A CallChoice is what a player does about an opponent's discard.
type CallChoice struct {
	Action      Action       // ActPass, ActRon, ActPon, ActChi or ActKan
	Meld        mahjong.Meld // of a call
	Points      int32        // of ActRon: with riichi, dora, and houtei or chankan
	Shanten     int          // now
	YakuShanten int
	Valued      bool            // Value is set: the hand is near enough for a value in points
	Value       float64         // of the hand as it is, in points
	Pass        *Evaluation     // evaluation of a pass; nil without Options.Evaluates and Calls
	PassReasons []Reason        // reasons for a pass; nil with ActRon, or if nothing can be called
	Candidates  []CallCandidate // kans, then pons, then chis
}

// ChooseCall decides whether to win with a discard, call it or pass. from is its
// player: 1 right (下家), 2 across (対面), 3 left (上家). The hand has 13 tiles;
// s.Unseen no longer counts the tile. The error is a *fault.Fault.
func (p *Player) ChooseCall(h *mahjong.Hand, s *Situation, tile mahjong.Tile, from int) (CallChoice, error) {
	if err := s.checkOffer(h, tile, from); err != nil {
		return CallChoice{}, err
	}
	e := p.begin(h, s)
	c := CallChoice{Action: ActPass, Shanten: e.Shape.Min(), YakuShanten: e.YakuShanten()}
	if c.Shanten == 0 && !s.Furiten {
		if c.Points = s.ron(h, tile, from); c.Points != 0 {
			c.Action = ActRon
			return c, nil
		}
	}
	if c.Valued = c.Shanten < value.Depth && !p.options.CountsTiles; c.Valued {
		c.Value = e.Waiting(c.Shanten)
	}
	for _, m := range callMelds(h, s, tile, from) {
		c.Candidates = append(c.Candidates, p.callOf(m, h, s, &c))
	}
	p.pickCall(&c, h, s)
	if p.options.Evaluates && p.options.Calls {
		p.evaluateCalls(&c, h, s, from)
	}
	c.explainPass(h)
	return c, nil
}

func (s *Situation) checkOffer(h *mahjong.Hand, tile mahjong.Tile, from int) error {
	if !tile.Valid() {
		return fault.Refuse(fault.BadTile, "tile", "is not a tile")
	}
	if from < 1 || from > 3 {
		return mahjong.WrongNumber("from", -1, from, "1 right, 2 across, 3 left")
	}
	return s.check(h, 13, tile)
}

// ron returns the points of a ron, 0 if it is not possible.
func (s *Situation) ron(h *mahjong.Hand, tile mahjong.Tile, from int) int32 {
	w := score.Win{Tile: tile, From: int8(from), RoundWind: s.RoundWind, SeatWind: s.SeatWind, Dora: s.Dora}
	if s.InRiichi {
		w.Flags = score.WinRiichi
	}
	switch {
	case s.Chankan:
		w.Flags |= score.WinChankan
	case s.TilesLeft == 0:
		w.Flags |= score.WinHoutei
	}
	return score.Points(h, &w, &s.Rules)
}

// callOf returns the candidate of a meld, without its Accepted and Evaluation.
func (p *Player) callOf(m mahjong.Meld, h *mahjong.Hand, s *Situation, c *CallChoice) CallCandidate {
	if m.Type == mahjong.OpenKan {
		return p.openKanOf(m, h, s, c)
	}
	k, e := CallCandidate{Action: ActPon, Meld: m}, &p.eval
	p.eval.Forget() // the table may have these tiles with one fewer unseen, where the hand drew the offered tile
	if m.Type == mahjong.Chi {
		k.Action = ActChi
	}
	first := m.First()
	set := [3]mahjong.Tile{m.Tiles[m.Called], m.Tiles[(m.Called+1)%3], m.Tiles[(m.Called+2)%3]}
	e.Take(set[1])
	e.Take(set[2])
	before := e.Meld(set, first)
	k.Shanten, k.YakuShanten = max(e.Shape.Min(), 0), e.YakuShanten()
	if k.Valued = c.Valued && k.Shanten < value.Depth; k.Valued {
		k.Value = e.Throwing(k.Shanten, mahjong.Kuikae(set[0].Kind(), first, m.Type == mahjong.Chi))
	}
	e.Unmeld(before)
	e.Add(set[2])
	e.Add(set[1])
	return k
}

func (p *Player) openKanOf(m mahjong.Meld, h *mahjong.Hand, s *Situation, c *CallChoice) CallCandidate {
	after := afterOpenKan(h, &m)
	e := p.begin(&after, s)
	k := CallCandidate{Action: ActKan, Meld: m, Shanten: e.Shape.Min(), YakuShanten: e.YakuShanten()}
	if k.Valued = c.Valued && k.Shanten < value.Depth; k.Valued {
		k.Value = e.Waiting(k.Shanten)
	}
	p.begin(h, s)
	return k
}

// afterOpenKan returns the hand after the call of an open kan.
func afterOpenKan(h *mahjong.Hand, m *mahjong.Meld) mahjong.Hand {
	after := *h
	for i, t := range &m.Tiles {
		if int8(i) != m.Called {
			after.Counts[t]--
		}
	}
	after.Melds[after.MeldCount] = *m
	after.MeldCount++
	return after
}

// pickCall chooses by baseline's rules: the accepted candidate of the greatest value,
// or else to pass.
func (p *Player) pickCall(c *CallChoice, h *mahjong.Hand, s *Situation) {
	var best *CallCandidate
	for i := range c.Candidates {
		k := &c.Candidates[i]
		k.Accepted = p.accepts(k, c, s)
		k.explain(c, h)
		if k.Accepted && (best == nil || c.Valued && k.Value > best.Value) {
			best = k
		}
	}
	if best != nil {
		c.Action, c.Meld = best.Action, best.Meld
	}
}

// accepts reports whether a call is better than to pass, and adds the reasons.
func (p *Player) accepts(k *CallCandidate, c *CallChoice, s *Situation) bool {
	under := s.anyRiichi() && !p.options.Fearless && !(c.Shanten <= 1 && k.Shanten == 0)
	if under {
		k.Reasons = append(k.Reasons, Reason{Code: ReasonRiichiOthers, Tile: mahjong.NoTile})
	}
	if c.Valued {
		k.Reasons = append(k.Reasons, valueReason(k.Valued, k.Value, c.Value, k.Shanten))
		return !under && k.Valued && k.Value > c.Value
	}
	k.Reasons = append(k.Reasons, yakuReason(k.YakuShanten, c.YakuShanten))
	return !under && k.Action != ActKan && k.YakuShanten < c.YakuShanten
}

// explain adds the reasons that do not depend on the value of a call.
func (k *CallCandidate) explain(c *CallChoice, h *mahjong.Hand) {
	code := ReasonKeepsShanten
	switch {
	case k.Shanten < c.Shanten:
		code = ReasonLowersShanten
	case k.Shanten > c.Shanten:
		code = ReasonRaisesShanten
	}
	k.Reasons = append(k.Reasons, Reason{Code: code, Tile: mahjong.NoTile, Count: int32(k.Shanten)})
	if k.Valued && k.Value == 0 {
		k.Reasons = append(k.Reasons, Reason{Code: ReasonNoYaku, Tile: mahjong.NoTile})
	}
	if h.IsClosed() {
		k.Reasons = append(k.Reasons, Reason{Code: ReasonOpensHand, Tile: mahjong.NoTile})
	}
}

// explainPass adds the reasons for a pass: why it was chosen, then the state of the hand.
func (c *CallChoice) explainPass(h *mahjong.Hand) {
	if len(c.Candidates) == 0 {
		return
	}
	add := func(code Code, count int, worth float64) {
		c.PassReasons = append(c.PassReasons, Reason{Code: code, Tile: mahjong.NoTile, Count: int32(count), Value: worth})
	}
	switch {
	case c.Action != ActPass:
	case c.Pass != nil:
		add(ReasonExpected, 0, float64(int32(c.Pass.Worth)))
	case c.raises():
		add(ReasonRiichiOthers, 0, 0)
	case c.Valued:
		add(ReasonBestValue, 0, c.Value)
	}
	add(ReasonKeepsShanten, max(c.Shanten, 0), 0)
	if h.IsClosed() {
		add(ReasonStaysClosed, 0, 0)
	}
	c.PassReasons = c.Pass.explain(c.PassReasons)
}

// raises reports whether a call is worth more than a pass. A player without evaluations
// passes even so if an opponent is in riichi.
func (c *CallChoice) raises() bool {
	for i := range c.Candidates {
		if k := &c.Candidates[i]; k.Valued && k.Value > c.Value {
			return true
		}
	}
	return false
}

// callMelds returns the melds that a discard can be called for.
func callMelds(h *mahjong.Hand, s *Situation, tile mahjong.Tile, from int) (all []mahjong.Meld) {
	if s.TilesLeft == 0 || s.Chankan || s.InRiichi {
		return nil
	}
	k := tile.Kind()
	kinds := h.Kinds34()
	if kinds[k] == 3 && len(s.Dora) < score.MaxIndicators {
		own := facesOf(h, k)
		m, _ := mahjong.MeldOf(mahjong.OpenKan, from, tile, own[:3]...)
		all = append(all, m)
	}
	waits := s.shownWaits()
	all = appendMelds(h, all, waits, mahjong.Pon, from, tile, k, k)
	if from != 3 || k.IsHonour() || s.Rules.Reds.Three() {
		return all
	}
	for _, way := range &value.RunWays {
		if first := int8(k%9) + way.First; first >= 0 && first <= 6 {
			all = appendMelds(h, all, waits, mahjong.Chi, from, tile, k+mahjong.Tile(way.A), k+mahjong.Tile(way.B))
		}
	}
	return all
}

// appendMelds appends the melds of the offered tile with one concealed tile of kind a and
// one of kind b, for all choices of red and plain ones. It omits a meld after which
// kuikae forbids each discard that is not of the kinds waits.
func appendMelds(h *mahjong.Hand, all []mahjong.Meld, waits mahjong.KindSet, kind mahjong.MeldType, from int, tile, a, b mahjong.Tile) []mahjong.Meld {
	left := *h
	for _, x := range value.Faces(a) {
		for _, y := range value.Faces(b) {
			if x == mahjong.NoTile || y == mahjong.NoTile || a == b && y > x {
				continue
			}
			left.Counts[x]--
			left.Counts[y]--
			if left.Counts[x] >= 0 && left.Counts[y] >= 0 {
				m, _ := mahjong.MeldOf(kind, from, tile, x, y)
				if canThrow(&left, &m, waits) {
					all = append(all, m)
				}
			}
			left.Counts[x]++
			left.Counts[y]++
		}
	}
	return all
}

// canThrow reports whether, after a call, kuikae allows a discard that is not of the kinds
// waits.
func canThrow(h *mahjong.Hand, m *mahjong.Meld, waits mahjong.KindSet) bool {
	forbidden := waits | mahjong.Kuikae(m.Tiles[m.Called].Kind(), m.First(), m.Type == mahjong.Chi)
	for t, n := range &h.Counts {
		if n > 0 && !forbidden.Has(mahjong.Tile(t).Kind()) {
			return true
		}
	}
	return false
}
