package game

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// Onlooker stands for the seat of a view that is no player's.
const Onlooker int8 = -1

// A View is what the player at one seat knows, or an onlooker.
type View struct {
	State
	Seat   int8                // whose view it is
	Hole   [maxHole]cards.Card // their cards, cards.None for none
	Thrown Thrown              // what they threw away
}

// View returns what a seat knows, or Onlooker. It has no other player's cards but those shown, no discards but one's own, neither the
// deck nor the seed. The error is a *fault.Fault.
func (h *Hand) View(seat int8) (*View, error) {
	if err := h.checkViewer(seat); err != nil {
		return nil, err
	}
	v := &View{Seat: seat, Hole: noCards}
	h.State.copyTo(&v.State)
	if seat != Onlooker {
		v.Hole, v.Thrown = h.hole[seat], h.thrown[seat]
	}
	return v, nil
}

func (s *Setup) checkViewer(seat int8) error {
	if seat < Onlooker || seat >= s.Seats {
		return refuse(fault.BadRange, "seat", fault.Tell("must be 0 to #, or -1, not #", int64(s.Seats)-1, int64(seat)))
	}
	return nil
}
