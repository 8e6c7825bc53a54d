package game

// A Pot is an amount of chips with the seats that can win it.
type Pot struct {
	Amount int64
	Seats  uint16 // bit i for seat i
}

// Pots returns the main pot and the side pots from the bets of finished rounds, before
// rake. From each other player a player can win as much as they paid themselves. Pots
// with the same possible winners are joined.
func (s *State) Pots() []Pot {
	var antes, bets [MaxSeats]int64
	var all int64
	for i := range s.Seats {
		antes[i], bets[i] = s.Players[i].Ante, s.Players[i].Paid
		all += antes[i]
	}
	pots := s.pour(nil, s.Carry, s.seats(0, &bets))
	if s.wholeAntes() {
		pots = s.pour(pots, all, s.seats(0, &antes))
	} else {
		pots = s.layers(pots, &antes)
	}
	return s.layers(pots, &bets)
}

// seats returns the live seats that paid at least an amount.
func (s *State) seats(amount int64, paid *[MaxSeats]int64) (set uint16) {
	for i := range s.Seats {
		if s.Players[i].live() && paid[i] >= amount {
			set |= 1 << i
		}
	}
	return set
}

// layers splits payments into pots by height.
func (s *State) layers(pots []Pot, paid *[MaxSeats]int64) []Pot {
	for low := int64(0); ; {
		high, n := int64(0), int64(0)
		for i := range s.Seats {
			if paid[i] > low {
				n++
				if high == 0 || paid[i] < high {
					high = paid[i]
				}
			}
		}
		if n == 0 {
			return pots
		}
		pots = s.pour(pots, n*(high-low), s.seats(high, paid))
		low = high
	}
}

// pour adds chips to the last pot if its winners are the same or no seat could win them.
// Otherwise it starts a new pot.
func (s *State) pour(pots []Pot, amount int64, seats uint16) []Pot {
	if amount == 0 {
		return pots
	}
	if n := len(pots) - 1; n >= 0 && (pots[n].Seats == seats || seats == 0) {
		pots[n].Amount += amount
		return pots
	}
	if seats == 0 {
		seats = s.seats(0, &[MaxSeats]int64{})
	}
	return append(pots, Pot{amount, seats})
}

// whole is the whole pot in hundredths of a percent.
const whole = 10_000

// Raked returns the rake taken so far, in chips.
func (s *State) Raked() (sum int64) {
	for i := range s.Log {
		if e := &s.Log[i]; e.Kind == Raked {
			sum += e.Amount
		}
	}
	return sum
}

// rake takes the rake from the pots, the main pot first. The rate applies to the sum of
// the pots so far, rounded down, less the rake already taken.
func (h *Hand) rake(pots []Pot) {
	r, all, paid := &h.Rake, int64(0), int64(0)
	if r.NoFlopNoDrop && h.Round == 0 {
		return
	}
	for i := range pots {
		all += pots[i].Amount
		due := all/whole*r.Rate + all%whole*r.Rate/whole
		if r.Cap > 0 {
			due = min(due, r.Cap)
		}
		if due -= paid; due > 0 {
			paid += due
			pots[i].Amount -= due
			h.log(Raked, -1, due).Pot = int8(i)
		}
	}
}

// finish gives every pot, less the rake, to its best hands, starting with the last side
// pot. Odd chips go one by one to the winners nearest to the left of the button (TDA
// 20, 21). Each of two boards wins half, the first one with the odd chip.
func (h *Hand) finish() {
	pots := h.Pots() // one pot, if a single hand is left
	h.rake(pots)
	for i := len(pots) - 1; i >= 0; i-- {
		half := int64(0)
		if one := pots[i].Seats; len(h.Second) > 0 && one&(one-1) != 0 {
			half = pots[i].Amount / 2
		}
		h.share(int8(i), 0, pots[i].Seats, pots[i].Amount-half)
		h.Board, h.Second = h.Second, h.Board
		h.share(int8(i), 1, pots[i].Seats, half)
		h.Board, h.Second = h.Second, h.Board
	}
	h.Pot, h.Phase, h.Turn = 0, Over, -1
}

// share divides a pot's part for one board. A qualifying low hand wins half, without
// the odd chip.
//
//go:noinline
func (h *Hand) share(index, run int8, seats uint16, rest int64) {
	var won [MaxSeats]int64
	if rest == 0 {
		return
	}
	if lows, n := h.winners(seats, 1); n > 0 {
		h.split(&won, rest/2, lows, n)
		rest -= rest / 2
	}
	highs, n := h.winners(seats, 0)
	h.split(&won, rest, highs, n)
	for i := int8(1); i <= h.Seats; i++ {
		if seat := h.left(i); won[seat] > 0 {
			h.Players[seat].Stack += won[seat]
			h.Players[seat].Won += won[seat]
			e := h.log(Win, seat, won[seat])
			e.Pot, e.Run = index, run
		}
	}
}

// split gives seats equal parts, with the odd chips by position.
//
//go:noinline
func (h *Hand) split(won *[MaxSeats]int64, chips int64, to uint16, n int64) {
	odd := chips % n
	for i := int8(1); i <= h.Seats; i++ {
		seat := h.left(i)
		if to>>seat&1 == 0 {
			continue
		}
		won[seat] += chips / n
		if odd > 0 {
			won[seat]++
			odd--
		}
	}
}

// winners returns the seats with the best hands for the high or low half, one bit each,
// and their number. There are no shares for a low half without a low hand.
//
//go:noinline
func (h *Hand) winners(seats uint16, half int) (set uint16, n int64) {
	if seats&(seats-1) == 0 {
		return seats, 1
	}
	best := uint32(half)
	for i := range h.Seats {
		if seats>>i&1 == 0 {
			continue
		}
		s := h.strengths(i)[half]
		if s > best {
			best, set, n = s, 0, 0
		}
		if s == best {
			set |= 1 << i
			n++
		}
	}
	return set, n
}
