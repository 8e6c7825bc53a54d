package game

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// Onlooker is the seat number of a view that is nobody's.
const Onlooker int8 = -1

// A View is the knowledge of one seat, or of an onlooker.
type View struct {
	State
	Seat     int8                // the viewer's seat
	Hole     [maxHole]cards.Card // the viewer's cards, cards.None for none
	Discards Discards            // the viewer's discards
}

// View returns the view of a seat or of Onlooker. A view has the other players'
// cards only if shown, the seat's own discards only, and neither the deck nor
// the seed. The error is a *fault.Fault.
func (h *Hand) View(seat int8) (*View, error) {
	if err := h.checkViewer(seat); err != nil {
		return nil, err
	}
	v := &View{Seat: seat, Hole: noCards}
	h.State.copyTo(&v.State)
	if seat != Onlooker {
		v.Hole, v.Discards = h.hole[seat], h.thrown[seat]
	}
	return v, nil
}

func (s *Setup) checkViewer(seat int8) error {
	if seat < Onlooker || seat >= s.Seats {
		return refuse(fault.BadRange, "seat", fault.Tell("must be 0 to #, or -1, not #", int64(s.Seats)-1, int64(seat)))
	}
	return nil
}
