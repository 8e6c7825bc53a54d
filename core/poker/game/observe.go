package game

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// Reveal returns events as one seat sees them. It adds the cards that this seat drew or
// was dealt face down after the first round.
//
//go:noinline
func (h *Hand) Reveal(seat int8, events []Event) []Event {
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

// Observe applies the action of the player in turn to a hand from Seen, with the
// knowledge of one seat. If another player discards, the seat knows only how many
// cards (Action.Amount). told are the events as the seat sees them; they reveal new
// cards. They may be empty where the action alone determines what happens. The
// returned events have the same cards. The error is a *fault.Fault, of the field
// "events" if told is incomplete or contradicts the hand. After an error the hand
// must not be used.
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
	events := h.Reveal(seat, h.Log[from:])
	if len(told) == 0 {
		return events, complete(events)
	}
	for i := range events {
		if i >= len(told) || !events[i].same(&told[i]) {
			return nil, refuseAt(fault.BadGame, "events", i, "must be what follows from the events before it: "+Kinds[events[i].Kind])
		}
	}
	if len(told) > len(events) {
		return nil, refuseAt(fault.BadLength, "events", len(events), "does not follow: somebody has to act")
	}
	return events, nil
}

// learn takes the newly revealed cards from a seat's events.
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
		dealt, h.deck.next = Discard, 1 // any index will do: only cards that are laid come from this deck
	}
	h.deck.lay(int(h.deck.next), told, dealt)
	if err := r.check(); err != nil {
		return err
	}
	copy(h.hole[:], r.final[:])
	return nil
}

// complete returns the fault of events that a seat cannot derive from the action: new
// cards were revealed, or unknown hands were compared.
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
