// Package icm says what stacks are worth where places are paid, and which hands to move
// all-in with and to call with then.
//
// The independent chip model takes every player for equally good: the next place to be
// given is somebody's with the chance that their stack is of the chips of all who have no
// place yet (D. Harville, "Assigning Probabilities to the Outcomes of Multi-Entry
// Competitions", 1973; M. Malmuth, "Gambling Theory and Other Topics", 1987). Equities
// adds that up over sets of players: 2ⁿ·n steps.
//
// Charts are the push/fold game of a sit-and-go: see there.
package icm

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
)

// MaxStacks is how many stacks Equities takes.
const MaxStacks = 15

// A Model has room for what equities are found by, which it keeps for the next time: by
// sets of players, a bit each, the chance that they take the first places, in any order,
// and their chips.
type Model struct{ chance, chips []float64 }

// Equities sets what each stack is worth by payouts, the first place's first; places that
// nothing is paid for may be left out. Who has no chips comes after all who have, and
// shares the places that are left. The error is a *fault.Fault.
func (m *Model) Equities(stacks, payouts, worth []float64) error {
	if len(stacks) < 1 || len(stacks) > MaxStacks {
		return refuse(fault.BadLength, "stacks", -1, "must be 1 to "+strconv.Itoa(MaxStacks)+", not "+strconv.Itoa(len(stacks)))
	}
	all := 0.0
	for i, x := range stacks {
		if !(x >= 0 && x <= Most) {
			return refuse(fault.BadRange, "stacks", i, "must be chips, 0 to 10¹²")
		}
		all += x
	}
	if all == 0 {
		return refuse(fault.BadRange, "stacks", -1, "must hold chips in at least one seat")
	}
	if err := checkPayouts(payouts, len(stacks)); err != nil {
		return err
	}
	m.equities(stacks, payouts, worth)
	return nil
}

// Most is the largest stack or payout.
const Most = 1e12

func checkPayouts(payouts []float64, seats int) error {
	if len(payouts) < 1 || len(payouts) > seats {
		return refuse(fault.BadLength, "payouts", -1, "must be of 1 to "+strconv.Itoa(seats)+" places, not "+strconv.Itoa(len(payouts)))
	}
	sum := 0.0
	for i, x := range payouts {
		if !(x >= 0 && x <= Most) {
			return refuse(fault.BadRange, "payouts", i, "must be 0 to 10¹²")
		}
		if i > 0 && x > payouts[i-1] {
			return refuse(fault.BadRange, "payouts", i, "must not be more than the place before it gets")
		}
		sum += x
	}
	if sum == 0 {
		return refuse(fault.BadRange, "payouts", -1, "must pay at least the first place")
	}
	return nil
}

func refuse(code, field string, index int, reason string) error {
	return &fault.Fault{Code: code, Field: field, Index: index, Reason: reason}
}

// equities is Equities of what was checked.
func (m *Model) equities(stacks, payouts, worth []float64) {
	sets := 1 << len(stacks)
	if cap(m.chance) < sets {
		m.chance, m.chips = make([]float64, sets), make([]float64, sets)
	}
	chance, chips := m.chance[:sets], m.chips[:sets]
	clear(chance)
	clear(worth[:len(stacks)])
	all := 0.0
	for _, x := range stacks {
		all += x
	}
	chance[0], chips[0] = 1, 0
	for set := range sets {
		place, left := 0, 0
		for i, x := range stacks {
			if set>>i&1 == 1 {
				place++
				chips[set] = chips[set&^(1<<i)] + x
			} else if x == 0 {
				left++
			}
		}
		if chance[set] == 0 || place >= len(payouts) {
			continue
		}
		empty := place+left == len(stacks) // all with chips have a place
		for i, x := range stacks {
			if set>>i&1 == 1 {
				continue
			}
			p := float64(chance[set] / float64(left))
			if !empty {
				p = float64(chance[set] * float64(x/(all-chips[set])))
			}
			chance[set|1<<i] += p
			worth[i] += float64(p * payouts[place])
		}
	}
}
