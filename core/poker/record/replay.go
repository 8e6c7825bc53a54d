package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
)

// player plays the actions of a file.
type player struct {
	file  *file
	hand  *game.Hand
	seats []int8                      // the players' seats
	dealt [game.MaxSeats]int          // number of named hole cards, by player
	drawn [game.MaxSeats][]cards.Card // drawn cards that were not named yet
	board int                         // number of named common cards
	acted bool
}

func (p *player) play(steps []step) error {
	for i := range steps {
		if err := p.early(steps[i:]); err != nil {
			return err
		}
		if steps[i].done {
			continue
		}
		if err := p.step(&steps[i]); err != nil {
			return err
		}
	}
	if n := len(p.boards()); p.board < n && !p.hand.Seeded {
		return refuse(fault.BadGame, "actions", 1, "must deal the board, of which "+strconv.Itoa(p.board)+" of "+strconv.Itoa(n)+" cards are given when they end")
	}
	return nil
}

// boards returns the common cards in the order of the deal, of both boards if there are two.
func (p *player) boards() (all []cards.Card) {
	for i := range p.hand.Log {
		if e := &p.hand.Log[i]; e.Kind == game.Board {
			all = append(all, e.Cards[:e.Count]...)
		}
	}
	return all
}

// early handles a hand that is shown after all others have mucked: it plays it before the last
// muck, which ends the showdown. It also drops unseen cards that are shown later.
func (p *player) early(steps []step) error {
	s := &steps[0]
	if s.verb != show || !s.none && !s.unseen {
		return nil
	}
	live := 0
	for i := range p.hand.Players {
		if x := &p.hand.Players[i]; x.In && !x.Folded {
			live++
		}
	}
	for i := range steps[1:] {
		later := &steps[1+i]
		if later.verb != show || later.none || later.unseen || later.done {
			continue
		}
		if later.player == s.player {
			s.done = s.unseen
		} else if s.none && live == 2 && p.hand.Next(p.seats[later.player-1]) {
			if err := p.step(later); err != nil {
				return err
			}
			later.done = true
		}
	}
	return nil
}

//go:noinline
func (p *player) step(s *step) error {
	switch s.verb {
	case dealBoard:
		return p.deals(s, p.boards(), &p.board)
	case dealHole:
		return p.hole(s)
	case show:
		return p.shows(s)
	}
	h := p.hand
	p.acted = true
	if p.board < len(p.boards()) && h.Phase == game.Betting {
		return s.refuse(fault.BadMove, "must come after the board is dealt")
	}
	if err := p.inTurn(s); err != nil {
		return err
	}
	a, err := p.action(s)
	if err != nil {
		return err
	}
	return p.apply(s, a)
}

// deals checks that the cards are the next ones dealt.
func (p *player) deals(s *step, of []cards.Card, named *int) error {
	if *named+len(s.cards) > len(of) {
		return s.refuse(fault.BadMove, "must not deal these cards yet")
	}
	for _, c := range s.cards {
		if want := of[*named]; c != want && c != cards.None && want != cards.None {
			return s.refuse(fault.BadCard, "must deal "+writeCards(of[*named:*named+1])+", as the seed or deck says, not "+writeCards([]cards.Card{c}))
		}
		*named++
	}
	return nil
}

func (p *player) hole(s *step) error {
	i := s.player - 1
	if p.hand.Draws() > 0 && len(p.drawn[i]) > 0 {
		n := 0
		err := p.deals(s, p.drawn[i], &n)
		p.drawn[i] = p.drawn[i][n:]
		return err
	}
	if p.acted && !p.hand.Stud() {
		return s.refuse(fault.BadMove, "must come before the players act")
	}
	return p.deals(s, p.hand.Dealt(p.seats[i]), &p.dealt[i])
}

func (p *player) inTurn(s *step) error {
	turn := p.hand.Turn
	if turn == p.seats[s.player-1] {
		return nil
	}
	for i, seat := range p.seats {
		if seat == turn {
			return s.refuse(fault.BadMove, "must be an action of p"+strconv.Itoa(i+1)+", who is in turn")
		}
	}
	return s.refuse(fault.BadMove, "must not go on: the hand is over")
}

// action translates a step to an action of package game.
func (p *player) action(s *step) (a game.Action, err error) {
	var l game.Legal
	p.hand.LegalTo(&l)
	switch s.verb {
	case fold:
		a.Kind = game.Fold
	case call:
		a.Kind = game.Call
		if l.Check {
			a.Kind = game.Check
		}
	case bringIn:
		a.Kind = game.BringIn
	case bet:
		a.Kind = game.Raise
		if p.hand.Level == 0 {
			a.Kind = game.Bet
		}
		a.Amount, err = p.file.chips("actions", &s.item)
	case exchange:
		a.Kind = game.Discard
		for _, c := range s.cards {
			if c == cards.None || a.Cards.Has(c) {
				return a, s.refuse(fault.BadCard, "must discard known cards, each once")
			}
			a.Cards = a.Cards.With(c)
		}
	}
	return a, err
}

// apply plays an action; a refusal becomes a fault of the step.
//
//go:noinline
func (p *player) apply(s *step, a game.Action) error {
	events, err := p.hand.Apply(a)
	if err != nil {
		f := err.(*fault.Fault)
		return s.refuse(f.Code, f.Reason)
	}
	if a.Kind == game.Discard {
		p.drawn[s.player-1] = p.hand.Drawn(&events[0])
	}
	return nil
}

// shows plays a show or muck if players choose, else compares it with what happened.
func (p *player) shows(s *step) error {
	seat, h := p.seats[s.player-1], p.hand
	n := 0
	if err := p.deals(s, h.Holds(seat), &n); err != nil {
		return err
	}
	switch {
	case h.Phase == game.Showdown:
		if !h.Next(seat) {
			return s.refuse(fault.BadMove, "must be of a player who is still in and has not shown yet")
		}
		switch {
		case s.unseen:
			h.Unseen()
			return nil
		case s.none:
			return p.apply(s, game.Action{Kind: game.Muck})
		}
		return p.apply(s, game.Action{Kind: game.Show})
	case h.Phase != game.Over:
		return s.refuse(fault.BadMove, "must not come before the betting is over")
	case s.none && !p.file.lax && h.Players[seat].Shown && h.Players[seat].Cards[0] != cards.None:
		return s.refuse(fault.BadMove, "must show: with a player all-in every hand is shown")
	}
	return nil
}
