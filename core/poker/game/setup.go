package game

import (
	"slices"

	"github.com/tefuda/tefuda/core/fault"
)

// A Setup is a hand before the deal. Seats are numbered clockwise from 0.
type Setup struct {
	Rules
	Seats  int8            // seats at the table, 2…9
	Button int8            // the seat with the button, which may be empty (dead)
	Stacks [MaxSeats]int64 // chips; a seat without chips is not dealt in
	Antes  [MaxSeats]int64 // chips that each seat pays before the deal, not part of a bet
	// Blinds are the chips that each seat bets before the deal: blinds and
	// straddles. A negative number is a blind that a seat posts to come in; it does
	// not change who acts first.
	Blinds [MaxSeats]int64
	Carry  int64 // chips in the pot from deals that were passed out
}

// set copies another setup to s (see State.copyTo).
//
//go:noinline
func (s *Setup) set(from *Setup) {
	s.Rules, s.Seats, s.Button, s.Carry = from.Rules, from.Seats, from.Button, from.Carry
	copy(s.Stacks[:], from.Stacks[:])
	copy(s.Antes[:], from.Antes[:])
	copy(s.Blinds[:], from.Blinds[:])
}

// Same reports whether two setups are equal.
//
//go:noinline
func (s *Setup) Same(as *Setup) bool {
	return s.Rules == as.Rules && s.Seats == as.Seats && s.Button == as.Button && s.Carry == as.Carry &&
		slices.Equal(s.Stacks[:], as.Stacks[:]) && slices.Equal(s.Antes[:], as.Antes[:]) && slices.Equal(s.Blinds[:], as.Blinds[:])
}

// Check returns the *fault.Fault of a setup that cannot be dealt, else nil.
func (s *Setup) Check() error {
	if err := s.Rules.Check(); err != nil {
		return err
	}
	if s.Seats < MinSeats || s.Seats > MaxSeats {
		return refuse(fault.BadRange, "seats", fault.Tell("must be 2 to 9, not #", int64(s.Seats)))
	}
	if s.Button < 0 || s.Button >= s.Seats {
		return refuse(fault.BadRange, "button", fault.Tell("must be a seat, 0 to #, not #", int64(s.Seats)-1, int64(s.Button)))
	}
	if s.Carry < 0 || s.Carry > MaxStack {
		return refuse(fault.BadRange, "carry", fault.Tell("must be 0 to 10¹², not #", s.Carry))
	}
	players := 0
	for i := range MaxSeats {
		if err := s.checkSeat(i); err != nil {
			return err
		}
		if s.Stacks[i] > 0 {
			players++
		}
	}
	if players > s.most() {
		return refuse(fault.BadLength, "stacks", fault.Tell("must hold chips in at most # seats at seven-card stud, not #", int64(s.most()), int64(players)))
	}
	if players < MinSeats {
		return refuse(fault.BadLength, "stacks", fault.Tell("must hold chips in at least two seats, not #", int64(players)))
	}
	return nil
}

func (s *Setup) checkSeat(i int) error {
	for _, f := range [...]struct {
		field string
		value int64
	}{{"stacks", s.Stacks[i]}, {"antes", s.Antes[i]}, {"blinds", s.Blinds[i]}} {
		least := int64(0)
		if f.field == "blinds" {
			_, least = s.highBlind()
		}
		switch {
		case f.value < -least && least > 0:
			return refuseAt(fault.BadRange, f.field, i, fault.Tell("must be posts of at most the highest blind, #, not #: what is above it is dead, like an ante", least, -f.value))
		case f.value < -least || f.value > MaxStack:
			return refuseAt(fault.BadRange, f.field, i, fault.Tell("must be 0 to 10¹², not #", f.value))
		case f.value != 0 && i >= int(s.Seats):
			return refuseAt(fault.BadRange, f.field, i, "is no seat of this table")
		case f.value != 0 && s.Stacks[i] == 0:
			return refuseAt(fault.BadRange, f.field, i, "must be 0: the seat has no chips")
		}
	}
	if (s.Openers || s.Bomb > 0) && s.Blinds[i] != 0 {
		return refuseAt(fault.BadRange, "blinds", i, "must be 0: with openers and in bomb pots only antes are paid")
	}
	if s.Stud() && s.Blinds[i] != 0 {
		return refuseAt(fault.BadRange, "blinds", i, "must be 0: at seven-card stud antes and a bring-in are paid")
	}
	return nil
}

// highBlind returns the seat and the amount of the highest blind. Of equal blinds
// it takes the last one from the button on. Without blinds it returns the button
// and 0.
func (s *Setup) highBlind() (seat int8, amount int64) {
	seat = s.Button
	for i := int8(1); i <= s.Seats; i++ {
		at := (s.Button + i) % s.Seats
		if s.Blinds[at] > 0 && s.Blinds[at] >= amount {
			seat, amount = at, s.Blinds[at]
		}
	}
	return seat, amount
}

// wholeAntes reports whether all antes belong to the main pot.
func (s *Setup) wholeAntes() bool {
	first := int64(-1)
	for i := range s.Seats {
		switch {
		case s.Stacks[i] == 0:
		case first < 0:
			first = s.Antes[i]
		case s.Antes[i] != first:
			return true
		}
	}
	return s.WholeAntes
}
