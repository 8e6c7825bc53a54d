package game

import (
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// Replay returns the view of a seat from its knowledge: the setup, the log up to
// its decision, its cards and discards. The seat may be Onlooker. A view from
// untrusted hands is checked this way: every event must follow from those before
// it. The error is a *fault.Fault; for an impossible event it is of the field
// "log" with its index.
func Replay(s *Setup, seat int8, hole [maxHole]cards.Card, thrown Discards, log []Event) (*View, error) {
	h, err := Seen(s, seat, hole, thrown, log)
	if err != nil {
		return nil, err
	}
	return h.View(seat)
}

// Seen returns the hand behind the view of Replay, with cards.None for unknown
// cards. Observe can continue it.
func Seen(s *Setup, seat int8, hole [maxHole]cards.Card, thrown Discards, log []Event) (*Hand, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	if err := s.checkViewer(seat); err != nil {
		return nil, err
	}
	h := &Hand{}
	h.deck.unknown(log)
	h.sit(s)
	r := replay{h: h, seat: seat, thrown: thrown}
	r.reveal(hole, log)
	if err := r.check(); err != nil {
		return nil, err
	}
	h.post()
	h.advance()
	if err := r.play(log); err != nil {
		return nil, err
	}
	return h, nil
}

// Resume deals a hand again and plays it to the end of its log. thrown has the
// discards of each seat. deck is nil if the hand was dealt from the seed; log is
// nil if only the deal is known. The error is a *fault.Fault, as for Replay.
func Resume(s *Setup, seed uint32, deck []cards.Card, thrown *[MaxSeats]Discards, log []Event) (h *Hand, err error) {
	if deck != nil {
		h, err = StartDeck(s, deck)
	} else {
		h, err = Start(s, seed)
	}
	if err != nil {
		return nil, err
	}
	if log != nil {
		r := replay{h: h, all: thrown}
		if err := r.play(log); err != nil {
			return nil, err
		}
	}
	for i := range thrown {
		if thrown[i] != h.thrown[i] {
			return nil, refuseAt(fault.BadCard, "thrown", i, "must be empty for who has not drawn")
		}
	}
	return h, nil
}

// play compares the log with the events of the replayed hand, one by one.
func (r *replay) play(log []Event) error {
	h := r.h
	for i := range log {
		if i == len(h.Log) {
			if err := r.act(i, &log[i]); err != nil {
				return err
			}
		}
		if !h.Log[i].same(&log[i]) {
			return refuseAt(fault.BadGame, "log", i, "must be what follows from the events before it: "+Kinds[h.Log[i].Kind])
		}
	}
	if len(h.Log) > len(log) {
		return refuse(fault.BadLength, "log", "must go on: "+Kinds[h.Log[len(log)].Kind]+" comes next")
	}
	return nil
}

type replay struct {
	h      *Hand
	seat   int8
	final  [MaxSeats][maxHole]cards.Card // the final hands, as far as they are known
	thrown Discards
	held   [MaxSeats]int8      // cards that each seat was dealt
	all    *[MaxSeats]Discards // all discards of a whole hand, else nil
	gone   bool                // a draw may have given the seat's folded hand to others
}

// unknown makes a deck of unknown cards. The board of the log follows the hole
// cards.
func (d *deck) unknown(log []Event) {
	for i := range d.cards {
		d.cards[i] = cards.None
	}
	at := 0
	for i := range log {
		if log[i].Kind == Deal {
			at += int(min(max(log[i].Amount, 0), maxHole))
		}
	}
	d.lay(at, log, Board)
}

// lay puts the cards of one kind of event into the deck, from index at on.
func (d *deck) lay(at int, log []Event, kind Kind) {
	for i := range log {
		for k := int8(0); log[i].Kind == kind && k < min(log[i].Count, maxHole) && at < maxDeck; k++ {
			d.cards[at] = log[i].Cards[k]
			at++
		}
	}
}

// reveal gives the seats their known cards: shown hands and the seat's own. In
// draw games a hand that was exchanged is known only from the draw on.
func (r *replay) reveal(hole [maxHole]cards.Card, log []Event) {
	for i := range r.final {
		r.final[i] = noCards
	}
	if r.seat >= 0 {
		r.final[r.seat] = hole
	}
	drew := r.note(log)
	for i := range r.final {
		if !drew[i] {
			r.h.hole[i] = r.final[i]
		}
	}
}

// note learns the hands that events show. It returns the seats that draw.
func (r *replay) note(log []Event) (drew [MaxSeats]bool) {
	for i := range log {
		e := &log[i]
		if e.Seat < 0 || e.Seat >= r.h.Seats {
			continue
		}
		final, n := &r.final[e.Seat], &r.held[e.Seat]
		switch {
		case e.Kind == Deal && r.h.Stud():
			*n += int8(min(max(e.Amount, 0), int64(maxHole-*n)))
			for k := range min(max(e.Count, 0), *n) {
				if to := &final[*n-min(e.Count, *n)+k]; *to == cards.None {
					*to = e.Cards[k]
				}
			}
		case e.Kind == Show && final[0] == cards.None:
			*final = e.Cards
		}
		drew[e.Seat] = drew[e.Seat] || e.Kind == Discard
		r.gone = r.gone || e.Kind == Fold && e.Seat == r.seat && r.h.Draws() > 0
	}
	return drew
}

// check returns the fault of cards that the game does not have, of duplicate
// cards, or of a hand known only in part.
func (r *replay) check() error {
	var all []cards.Card
	for i := range r.final {
		n := r.h.Rules.Hole()
		if r.h.Stud() {
			n = r.held[i]
		}
		for k, c := range &r.final[i] {
			if c != cards.None && (k >= int(n) || !c.Valid()) {
				return refuse(fault.BadCard, "cards", "must be as many as the game deals, not "+c.String()+" too")
			}
		}
		open := r.h.Stud() && int8(i) != r.seat // some cards of an open hand are known
		if hand := r.final[i][:n]; !open && slices.Contains(hand, cards.None) && known(hand) != 0 {
			return refuse(fault.BadCard, "cards", "must be whole hands, none missing")
		}
		if int8(i) != r.seat || !r.gone {
			all = append(all, r.final[i][:]...)
		}
	}
	all = append(all, r.h.deck.cards[:]...)
	left := cards.SetOf(r.h.Rules.Deck()...)
	for _, c := range all {
		if c != cards.None && (!c.Valid() || !left.Has(c)) {
			return refuse(fault.BadCard, "cards", "must be cards of the game, each once, not "+c.String())
		}
		if c != cards.None {
			left &^= 1 << c
		}
	}
	return r.checkDiscards()
}

func (r *replay) checkDiscards() error {
	bad := r.thrown.All() &^ cards.SetOf(r.h.Rules.Deck()...)
	if r.seat >= 0 { // with several draws, discards before the last draw may have come back
		bad |= r.thrown[max(r.h.Draws()-1, 0)] & known(r.final[r.seat][:])
	}
	if bad != 0 {
		return refuse(fault.BadCard, "thrown", "must be cards of the game that the player does not hold")
	}
	return nil
}

// act applies an event of the log.
//
//go:noinline
func (r *replay) act(i int, e *Event) error {
	h := r.h
	if (e.Kind == Show || e.Kind == Muck || e.Kind == Unseen) && h.Next(e.Seat) && e.Kind == Unseen {
		h.Unseen()
		return nil
	}
	if e.Kind > Muck || e.Seat != h.Turn {
		return refuseAt(fault.BadMove, "log", i, "must be an action of the seat in turn, "+strconv.Itoa(int(h.Turn)))
	}
	a := Action{Kind: e.Kind, Amount: e.Amount}
	if h.Phase == Drawing && e.Kind == Discard {
		if r.all == nil {
			return r.exchange(i, e)
		}
		a.Cards = r.all[e.Seat][h.Round-1]
	}
	if _, err := h.Apply(a); err != nil {
		f := err.(*fault.Fault)
		return refuseAt(f.Code, "log", i, f.Reason)
	}
	return nil
}

// exchange replays a draw without a deck.
//
//go:noinline
func (r *replay) exchange(i int, e *Event) error {
	h := r.h
	if e.Amount < 0 || e.Amount > maxHole || e.Amount > int64(h.Rules.Hole()) || e.Seat == r.seat && int(e.Amount) != r.thrown[h.Round-1].Len() {
		return refuseAt(fault.BadMove, "log", i, "must be as many cards as were thrown away, 0 to "+strconv.Itoa(int(h.Rules.Hole()))+", not "+number(e.Amount))
	}
	h.Players[e.Seat].Drew = int8(e.Amount)
	h.hole[e.Seat] = r.final[e.Seat]
	if e.Seat == r.seat {
		h.thrown[e.Seat][h.Round-1] = r.thrown[h.Round-1]
	}
	h.log(Discard, e.Seat, e.Amount).Chosen = true
	h.advance()
	return nil
}
