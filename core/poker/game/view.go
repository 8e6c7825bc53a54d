package game

import (
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// A View is what the player at one seat knows.
type View struct {
	State
	Seat   int8                // -1 is a spectator
	Hole   [maxHole]cards.Card // their cards, cards.None for none
	Thrown cards.Set           // what they threw away
}

// View returns what a seat knows, or with -1 what a spectator sees. It has no
// other player's cards but those shown, no discards but one's own, neither the
// deck nor the seed. The error is a *fault.Fault.
func (h *Hand) View(seat int8) (*View, error) {
	if err := h.checkViewer(seat); err != nil {
		return nil, err
	}
	v := &View{Seat: seat, Hole: noCards}
	h.State.copyTo(&v.State)
	if seat >= 0 {
		v.Hole, v.Thrown = h.hole[seat], h.thrown[seat]
	}
	return v, nil
}

func (s *Setup) checkViewer(seat int8) error {
	if seat < -1 || seat >= s.Seats {
		return refuse(fault.BadRange, "seat", "must be 0 to "+strconv.Itoa(int(s.Seats)-1)+", or -1, not "+strconv.Itoa(int(seat)))
	}
	return nil
}
