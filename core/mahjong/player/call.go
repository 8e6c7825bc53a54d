package player

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A CallCandidate is a way to call the tile that another threw.
type CallCandidate struct {
	Action      Action // ActPon, ActChi, ActKan
	Meld        mahjong.Meld
	Shanten     int // of the hand with the meld; a complete one is tenpai, as it must throw
	YakuShanten int
	Valued      bool     // Value means something
	Value       float64  // of the best discard then; after a kan of the hand left
	Accepted    bool     // the rules allow it and it is better than to pass; the best of these is chosen
	Outlook     *Outlook // of the best discard then, of players who weigh chances, else nil
	Reasons     []Reason
}

// A CallChoice is what a player does when another throws a tile.
type CallChoice struct {
	Action      Action       // ActPass, ActRon, ActPon, ActChi or ActKan
	Meld        mahjong.Meld // of a call
	Points      int32        // of ActRon, riichi and dora included, and the last tile or a robbed kan
	Shanten     int          // now
	YakuShanten int
	Valued      bool            // Value means something: the hand is near enough to be valued in points
	Value       float64         // of the hand as it is
	Pass        *Outlook        // of letting the tile go, of players who weigh chances, else nil
	Candidates  []CallCandidate // in the order: kans, pons, chis
}

// ChooseCall decides whether to win by, or call, a tile thrown by another,
// from: 1 right (下家), 2 across (対面), 3 left (上家). The hand has 13 tiles; the
// tile is not among the unseen any more. The error is a *fault.Fault.
func (p *Player) ChooseCall(h *mahjong.Hand, s *Situation, tile mahjong.Tile, from int) (CallChoice, error) {
	if err := s.checkOffer(h, tile, from); err != nil {
		return CallChoice{}, err
	}
	e := p.begin(h, s)
	c := CallChoice{Action: ActPass, Shanten: e.shape.Min(), YakuShanten: e.yakuShanten()}
	if c.Shanten == 0 && !s.Furiten {
		if c.Points = s.ron(h, tile, from); c.Points != 0 {
			c.Action = ActRon
			return c, nil
		}
	}
	if c.Valued = c.Shanten < valueDepth && !p.options.CountsTiles; c.Valued {
		c.Value = e.waiting(c.Shanten)
	}
	for _, m := range callMelds(h, s, tile, from) {
		c.Candidates = append(c.Candidates, p.callOf(m, h, s, &c))
	}
	p.pickCall(&c, h, s)
	if p.options.Weighs && p.options.Calls {
		p.weighCalls(&c, h, s, from)
	}
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

// ron returns what winning by ron gives, 0 if it cannot be.
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

// callOf returns a candidate, judged by itself.
func (p *Player) callOf(m mahjong.Meld, h *mahjong.Hand, s *Situation, c *CallChoice) CallCandidate {
	if m.Type == mahjong.OpenKan {
		return p.openKanOf(m, h, s, c)
	}
	k, e := CallCandidate{Action: ActPon, Meld: m}, &p.eval
	p.memo.forget() // the hand as it is may have met the same tiles with one fewer unseen: it drew what is offered here
	if m.Type == mahjong.Chi {
		k.Action = ActChi
	}
	first := m.First()
	set := [3]mahjong.Tile{m.Tiles[m.Called], m.Tiles[(m.Called+1)%3], m.Tiles[(m.Called+2)%3]}
	e.take(set[1])
	e.take(set[2])
	before := e.meld(set, first)
	k.Shanten, k.YakuShanten = max(e.shape.Min(), 0), e.yakuShanten()
	if k.Valued = c.Valued && k.Shanten < valueDepth; k.Valued {
		k.Value = e.throwing(k.Shanten, mahjong.Kuikae(set[0].Kind(), first, m.Type == mahjong.Chi))
	}
	e.unmeld(before)
	e.add(set[2])
	e.add(set[1])
	return k
}

func (p *Player) openKanOf(m mahjong.Meld, h *mahjong.Hand, s *Situation, c *CallChoice) CallCandidate {
	after := afterOpenKan(h, &m)
	e := p.begin(&after, s)
	k := CallCandidate{Action: ActKan, Meld: m, Shanten: e.shape.Min(), YakuShanten: e.yakuShanten()}
	if k.Valued = c.Valued && k.Shanten < valueDepth; k.Valued {
		k.Value = e.waiting(k.Shanten)
	}
	p.begin(h, s)
	return k
}

// afterOpenKan returns the hand once a tile was called for a kan.
func afterOpenKan(h *mahjong.Hand, m *mahjong.Meld) mahjong.Hand {
	after := *h
	for i, t := range m.Tiles {
		if int8(i) != m.Called {
			after.Counts[t]--
		}
	}
	after.Melds[after.MeldCount] = *m
	after.MeldCount++
	return after
}

// pickCall chooses among the candidates.
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

// accepts reports whether a call is better than to pass, and says why.
func (p *Player) accepts(k *CallCandidate, c *CallChoice, s *Situation) bool {
	under := s.anyRiichi() && !p.options.Fearless && !(p.options.CallUnderRiichi && c.Shanten <= 1 && k.Shanten == 0)
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

// explain adds what there is to say of a call beside its value.
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
