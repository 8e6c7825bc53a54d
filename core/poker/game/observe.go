package game

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// Told returns events of the hand as a seat is told of them: with the cards that
// it drew, or that it was dealt face down after the first round, which nobody else sees.
//
//go:noinline
func (h *Hand) Told(seat int8, events []Event) []Event {
	whole := events
	for i := range events {
		e := &events[i]
		dealt := e.Kind == Deal && e.Round > 0
		if e.Seat != seat || !dealt && e.Kind != Discard || int64(e.Count) == e.Amount {
			continue
		}
		if &whole[0] == &events[0] {
			whole = slices.Clone(events)
		}
		e = &whole[i]
		if e.Count = int8(e.Amount); dealt {
			e.Cards[0] = h.hole[seat][maxHole-1]
		} else {
			copy(e.Cards[:e.Count], h.drawn[seat][e.Round-1][:])
		}
	}
	return whole
}

// Observe does in a hand that Seen returned what the player in turn chose, as its
// seat sees it: of cards that another throws away it knows how many there are
// (Action.Amount). told are the events as the seat is told of them, by which it
// learns the cards that come to light; where the action alone says what happens
// there may be none. The events that are returned have the same cards. The error
// is a *fault.Fault, of "events" where they lack something or contradict the hand,
// after which the hand is of no use.
func (h *Hand) Observe(seat int8, a Action, told []Event) ([]Event, error) {
	var l Legal
	h.LegalTo(&l)
	from := len(h.Log)
	hidden := h.Phase == Drawing && a.Kind == Discard && h.Turn != seat
	if hidden {
		if a.Cards != 0 || a.Amount < 0 || a.Amount > int64(h.Hole()) {
			return nil, refuse(fault.BadMove, "move", "must be like draw ? ?, as this seat may know it")
		}
	} else if err := h.check(&a, &l); err != nil {
		return nil, err
	}
	r := replay{h: h, seat: seat}
	if err := r.learn(told); err != nil {
		return nil, refuse(fault.BadCard, "events", err.(*fault.Fault).Reason)
	}
	var err error
	if hidden {
		err = r.exchange(from, &Event{Kind: Discard, Seat: h.Turn, Amount: a.Amount})
	} else {
		_, err = h.Apply(a)
	}
	if err != nil {
		return nil, err
	}
	events := h.Told(seat, h.Log[from:])
	if len(told) == 0 {
		return events, complete(events)
	}
	for i := range events {
		if i >= len(told) || !events[i].same(&told[i]) {
			return nil, refuseAt(fault.BadGame, "events", i, "must be what follows from the events before it: "+Kinds[events[i].Kind])
		}
	}
	if len(told) > len(events) {
		return nil, refuseAt(fault.BadLength, "events", len(events), "is none that follows: somebody has to act")
	}
	return events, nil
}

// learn takes the cards that come to light from what a seat is told.
//
//go:noinline
func (r *replay) learn(told []Event) error {
	h := r.h
	copy(r.final[:], h.hole[:])
	if r.seat >= 0 {
		r.thrown = h.thrown[r.seat]
	}
	r.note(h.Log)
	r.note(told)
	dealt := Board
	if h.Draws() > 0 {
		dealt, h.deck.next = Discard, 1 // as good as any: only cards that are laid come from this deck
	}
	h.deck.lay(int(h.deck.next), told, dealt)
	if err := r.check(); err != nil {
		return err
	}
	copy(h.hole[:], r.final[:])
	return nil
}

// complete returns the fault of events that a seat cannot have found out by itself:
// cards came to light, or hands were compared that it does not know.
func complete(events []Event) error {
	for i := range events {
		e := &events[i]
		compared := e.Kind == Show || e.Kind == Muck || e.Kind == Unseen
		if i > 0 && compared || slices.Contains(e.Cards[:e.Count], cards.None) {
			return refuse(fault.BadLength, "events", "must have what came to light, which the move does not say: "+Kinds[e.Kind])
		}
	}
	return nil
}
