package game

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// Legal returns what the player in turn may do.
func (h *Hand) Legal() (l Legal) {
	h.LegalTo(&l)
	return l
}

// LegalTo writes what the player in turn may do to a zero Legal. It exists because TinyGo
// compiles a returned Legal to one store for each field.
//
//go:noinline
func (h *Hand) LegalTo(l *Legal) {
	l.Seat = -1
	if h.Turn >= 0 {
		h.State.legal(l, h.hole[h.Turn][:])
	}
}

// Legal returns what the viewer may do; its Seat is -1 if they are not in turn.
func (v *View) Legal() (l Legal) {
	v.LegalTo(&l)
	return l
}

// LegalTo writes what the viewer may do to a zero Legal.
//
//go:noinline
func (v *View) LegalTo(l *Legal) {
	l.Seat = -1
	if v.Turn >= 0 && v.Turn == v.Seat {
		v.State.legal(l, v.Hole[:])
	}
}

// legal needs the hole cards of the seat in turn for openers only.
//
//go:noinline
func (s *State) legal(l *Legal, hole []cards.Card) {
	l.Seat = s.Turn
	switch s.Phase {
	case Drawing:
		l.Discard = true
	case Showdown:
		l.Show, l.Muck = true, true // with one live player the hand is over
	case Betting:
		p := &s.Players[s.Turn]
		l.Fold = true
		if s.unopened() {
			l.Fold = s.Turn != s.Lead()
			l.BringIn = min(p.Stack, s.BringIn)
			if s.mayRaise(p) && p.Stack > s.BringIn {
				l.Bet = true
				l.Min, l.Max = s.bounds(p)
			}
			break
		}
		l.Call = min(p.Stack, s.Level-p.Bet)
		l.Check = l.Call == 0
		if s.mayRaise(p) && (!s.shut() || opens(hole)) {
			l.Bet, l.Raise = s.Level == 0, s.Level > 0
			l.Min, l.Max = s.bounds(p)
		}
	}
}

// shut reports whether the first bet needs openers.
func (s *State) shut() bool { return s.Openers && s.Round == 0 && s.Level == 0 }

// unopened reports whether the bring-in is due. If the player with the lowest card is
// all-in by an ante, the next player has to bring it in or may fold.
func (s *State) unopened() bool { return s.Stud() && s.Round == 0 && s.Level == 0 }

// opens reports whether five cards are a pair of jacks or better, or are unknown.
func opens(hole []cards.Card) bool {
	if hole[0] == cards.None {
		return true
	}
	const jack = cards.Ten + 1
	v, _ := poker.Standard.Evaluate(hole[:poker.MaxHand])
	return v.Category() > poker.OnePair || v.Category() == poker.OnePair && v.Rank(1) >= jack
}

// mayRaise reports whether the player in turn may raise: with more chips than a call, an
// opponent who can answer, and the right to raise. A player who has acted gets that right
// back only by a full raise, in one or in several all-ins (TDA 47). With fixed limits
// half a bet is enough.
func (s *State) mayRaise(p *Player) bool {
	_, able := s.count()
	if able < 2 || p.Bet+p.Stack <= s.Level {
		return false
	}
	if s.Limit == FixedLimit {
		if s.Cap > 0 && s.bets >= s.Cap {
			return false
		}
		completed := s.Round == 0 && s.bets > 0 && p.Bet <= s.BringIn // the bet completes a bring-in
		return !p.Acted || completed || 2*(s.Level-p.Bet) >= s.Unit(s.Round)
	}
	return !p.Acted || s.Level-p.Bet >= s.Step
}

// bounds returns the least and the largest Amount of a bet or raise (TDA 43). A player
// with fewer chips than the least can go all-in.
func (s *State) bounds(p *Player) (low, high int64) {
	all := p.Bet + p.Stack
	switch s.Limit {
	case FixedLimit:
		low = s.fixed()
		high = low
	case PotLimit:
		low = s.Level + s.Step
		high = max(low, s.Level+s.pot()+s.Level-p.Bet)
	default:
		low, high = s.Level+s.Step, all
	}
	return min(low, all), min(high, all)
}

// fixed returns the next level with fixed limits: a full bet more than the last level
// that counted. A short all-in of less than half a bet is completed this way.
func (s *State) fixed() int64 { return s.base + s.Unit(s.Round) }

// pot returns the chips in the middle, including the bets of this round.
func (s *State) pot() int64 {
	sum := s.Pot
	for i := range s.Seats {
		sum += s.Players[i].Bet
	}
	return sum
}
