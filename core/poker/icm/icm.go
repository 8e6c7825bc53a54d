// Package icm computes the value of stacks where several places are paid, and the
// push/fold ranges for such a table.
//
// The independent chip model assumes that all players are equally good. The next place
// goes to a player with the probability of their share of the chips of all players
// without a place (D. Harville, "Assigning Probabilities to the Outcomes of Multi-Entry
// Competitions", 1973; M. Malmuth, "Gambling Theory and Other Topics", 1987). Equities
// sums this over sets of players: 2ⁿ·n steps for n players.
//
// Charts are the push/fold game of a sit-and-go.
package icm

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
)

// MaxStacks is the largest number of stacks that Equities takes.
const MaxStacks = 15

// A Model has the work space of Equities, which it reuses. Both slices are indexed by a
// set of players, one bit each. chance is the probability that the set takes the first
// places in any order; chips is the sum of its stacks.
type Model struct{ chance, chips []float64 }

// Equities sets worth to the value of each stack, in the unit of the payouts. Payouts
// start with first place; places without a payout may be left out. Players without chips
// come after all others and share the remaining places. The error is a *fault.Fault of
// the field "stacks" or "payouts".
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

// Most is the largest stack or payout allowed.
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

// equities is Equities without the checks.
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
		empty := place+left == len(stacks) // all players with chips have a place
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
