package game

// A Pot is chips, and the seats that can win them.
type Pot struct {
	Amount int64
	Seats  uint16 // bit i for seat i
}

// Pots returns the main pot and the side pots of what was bet in the rounds that
// are over: each player can win from everybody as much as they paid. Pots that
// the same players can win are one.
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

// layers divides payments by their heights.
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

// pour adds chips to the last pot if the same seats can win it, or nobody is
// left for these, and otherwise begins a pot.
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

// finish gives every pot to the best hands that can win it, the last side pot
// first. Odd chips go one by one to the winners nearest to the left of the button
// (TDA 20, 21).
func (h *Hand) finish() {
	pots := h.Pots() // one, if a single hand is left
	for i := len(pots) - 1; i >= 0; i-- {
		h.share(int8(i), pots[i])
	}
	h.Pot, h.Phase, h.Turn = 0, Over, -1
}

// share divides a pot. A hand that is low enough wins half, less the odd chip.
func (h *Hand) share(index int8, pot Pot) {
	var won [MaxSeats]int64
	rest := pot.Amount
	if lows, n := h.winners(pot.Seats, 1); n > 0 {
		h.split(&won, rest/2, lows, n)
		rest -= rest / 2
	}
	highs, n := h.winners(pot.Seats, 0)
	h.split(&won, rest, highs, n)
	for i := int8(1); i <= h.Seats; i++ {
		if seat := h.left(i); won[seat] > 0 {
			h.Players[seat].Stack += won[seat]
			h.Players[seat].Won += won[seat]
			h.log(Win, seat, won[seat]).Pot = index
		}
	}
}

// split gives some seats equal parts.
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

// winners returns those of some seats with the best hands for the high or the low half, and their
// number: none for a low half that nobody has.
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
