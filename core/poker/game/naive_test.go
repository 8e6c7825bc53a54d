package game

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// checkResult compares final stacks with what a naive division of the chips
// that the log tells of comes to.
func checkResult(t *testing.T, h *Hand) {
	want := naive(h)
	for i := range h.Seats {
		if got := h.Players[i].Stack; got != want[i] {
			t.Errorf("seat %d ends with %d, want %d", i, got, want[i])
		}
	}
	checkChips(t, h)
	checkPots(t, h)
	checkBoards(t, h)
	shared := 0
	for shared < len(h.Second) && h.Second[shared] == h.Board[shared] {
		shared++
	}
	seen := cards.SetOf(append(h.Second[shared:], h.Board...)...)
	if seen.Len() != len(h.Board)+len(h.Second)-shared {
		t.Errorf("boards %v and %v", h.Board, h.Second)
	}
	for i := range h.Seats {
		if h.Draws() > 0 && !h.Players[i].live() {
			continue // a folded hand may have been drawn from
		}
		for _, c := range h.Holds(i) {
			if c >= 0 && seen.Has(c) {
				t.Errorf("%v is held twice", c)
			}
			if c >= 0 {
				seen = seen.With(c)
			}
		}
	}
}

// checkBoards wants two boards of a bomb pot of two, and of a hand that is run twice where
// an all-in was called before the river: whoever could has acted for the last time by then.
func checkBoards(t *testing.T, h *Hand) {
	live, able, last := 0, 0, int8(0)
	for i := range h.Seats {
		if p := &h.Players[i]; p.live() {
			live++
			if before := h.Setup.Stacks[i] - p.Ante - p.Paid; before > 0 {
				able++
			}
		}
	}
	for i := range h.Log {
		if e := &h.Log[i]; e.Kind <= Raise {
			last = e.Round
		}
	}
	board := []int{0, 3, 4, 5}[min(last, 3)]
	switch twice := h.Runs == 2 && live > 1 && able < live && last < 3; {
	case h.Bomb == 2:
		if len(h.Second) != len(h.Board) {
			t.Errorf("boards %v and %v", h.Board, h.Second)
		}
	case twice != (len(h.Second) > 0) || twice && !slices.Equal(h.Second[:board], h.Board[:board]) || twice && (len(h.Second) != 5 || h.Second[board] == h.Board[board]):
		t.Errorf("boards %v and %v, the last to act in round %d", h.Board, h.Second, last)
	}
}

// checkChips follows the log chip by chip: a seat is all-in with the event that takes its last one, and ends with what the
// hand says.
func checkChips(t *testing.T, h *Hand) {
	stacks, now, round := h.Setup.Stacks, [MaxSeats]int64{}, int8(0)
	for i := range h.Log {
		e := &h.Log[i]
		if e.Round != round {
			now, round = [MaxSeats]int64{}, e.Round
		}
		pays := int64(0)
		switch e.Kind {
		case Ante:
			stacks[e.Seat] -= e.Amount
		case Blind, Call, BringIn:
			pays = e.Amount
		case Bet, Raise:
			pays = e.Amount - now[e.Seat]
		case Return, Win:
			stacks[e.Seat] += e.Amount
		}
		if e.Seat >= 0 {
			stacks[e.Seat] -= pays
			now[e.Seat] += pays
		}
		out := e.Kind == Ante || e.Kind == Blind || e.Kind == Call || e.Kind == BringIn || e.Kind == Bet || e.Kind == Raise
		if nobodys := e.Kind == Board || e.Kind == Pass || e.Kind == Raked; nobodys != (e.Seat == -1) || e.Kind == Board && (e.Count == 3) != (e.Round == 1 && !h.Stud()) {
			t.Errorf("%+v", e)
		}
		silent := e.Kind == Fold || e.Kind == Check || e.Kind == Show || e.Kind == Muck || e.Kind == Board
		if e.AllIn != (out && stacks[e.Seat] == 0) || e.Amount < 0 || silent && e.Amount != 0 || e.Seat < -1 {
			t.Errorf("%+v, with %v", e, stacks)
		}
	}
	for i := range h.Seats {
		if h.Players[i].Stack != stacks[i] {
			t.Errorf("seat %d has %d, by the log %d", i, h.Players[i].Stack, stacks[i])
		}
	}
}

// checkPots wants pots that differ in who can win them, and one alone where a single hand is left.
func checkPots(t *testing.T, h *Hand) {
	pots, wins, live := h.Pots(), 0, 0
	for i := range pots {
		if i > 0 && pots[i].Seats == pots[i-1].Seats || pots[i].Seats == 0 || pots[i].Amount <= 0 {
			t.Errorf("pots %+v", pots)
		}
	}
	for i := range h.Players {
		if h.Players[i].live() {
			live++
		}
	}
	for _, e := range h.Log {
		if e.Kind == Win {
			wins++
		}
	}
	if live == 1 && wins > 1 || h.Turn != -1 {
		t.Errorf("seat %d in turn, %d winnings, %d hands left", h.Turn, wins, live)
	}
}

// checkCards wants every card in one place: in a hand that is still played, in the stub, or among what a new stub would
// be made of.
func checkCards(t *testing.T, h *Hand) {
	var all, twice cards.Set
	add := func(set cards.Set) { all, twice = all|set, twice|all&set }
	for i := range h.Seats {
		if h.Players[i].live() {
			add(cards.SetOf(h.Holds(i)...))
		}
	}
	add(h.loose)
	for _, c := range h.deck.cards[h.deck.next:h.deck.size] {
		add(cards.Set(0).With(c))
	}
	if missing := cards.SetOf(h.Rules.Deck()...) &^ all; twice != 0 || missing != 0 {
		t.Fatalf("%d cards are nowhere, %d in two places, after %+v", missing.Len(), twice.Len(), h.Log)
	}
}

// naive returns the stacks after a hand: the players' payments are taken down
// from the smallest on.
func naive(of *Hand) (stacks [MaxSeats]int64) {
	h := of.Clone()
	antes, bets := payments(h.Log)
	stacks = h.Setup.Stacks
	live, strength, second := uint16(0), [MaxSeats][2]uint32{}, [MaxSeats][2]uint32{}
	other := h.Clone()
	other.Board = h.Second
	for i := range h.Seats {
		stacks[i] -= antes[i] + bets[i]
		if p := h.Players[i]; p.In && !p.Folded {
			live |= 1 << i
			strength[i], second[i] = naiveStrength(h, i), naiveStrength(other, i)
		}
	}
	pots := []Pot{{h.Carry, live}}
	if h.wholeAntes() {
		for i := range antes {
			pots[0].Amount += antes[i]
		}
		pots = peel(pots, &bets, live)
	} else {
		for i := range antes {
			antes[i] += bets[i]
		}
		pots = peel(pots, &antes, live)
	}
	last := h.Log[len(h.Log)-1]
	if last.Kind == Pass {
		return stacks
	}
	if h.Rake.NoFlopNoDrop && last.Round == 0 {
		h.Rake.Rate = 0
	}
	all, taken, fold := int64(0), int64(0), live&(live-1) == 0
	for _, p := range pots {
		all += p.Amount
		due := all * h.Rake.Rate / 10_000
		if h.Rake.Cap > 0 && due > h.Rake.Cap {
			due = h.Rake.Cap
		}
		p.Amount -= due - taken
		taken = due
		if len(h.Second) == 0 || fold || p.Seats&(p.Seats-1) == 0 {
			share(h, &stacks, p, &strength)
			continue
		}
		share(h, &stacks, Pot{p.Amount - p.Amount/2, p.Seats}, &strength)
		share(h, &stacks, Pot{p.Amount / 2, p.Seats}, &second)
	}
	if taken != h.Raked() {
		panic("rake")
	}
	return stacks
}

func payments(log []Event) (antes, bets [MaxSeats]int64) {
	var now [MaxSeats]int64
	round := int8(0)
	for _, e := range log {
		if e.Round != round {
			now, round = [MaxSeats]int64{}, e.Round
		}
		switch e.Kind {
		case Ante:
			antes[e.Seat] += e.Amount
		case Blind, Call, BringIn:
			now[e.Seat] += e.Amount
			bets[e.Seat] += e.Amount
		case Bet, Raise:
			bets[e.Seat] += e.Amount - now[e.Seat]
			now[e.Seat] = e.Amount
		case Return:
			bets[e.Seat] -= e.Amount
		}
	}
	return antes, bets
}

// peel takes pots off by the smallest payment of a live player; what folded
// players paid beyond goes to the last pot.
func peel(pots []Pot, paid *[MaxSeats]int64, live uint16) []Pot {
	for {
		least, in := int64(0), uint16(0)
		for i, n := range paid {
			if live>>i&1 == 1 && n > 0 {
				in |= 1 << i
				if least == 0 || n < least {
					least = n
				}
			}
		}
		if in == 0 {
			break
		}
		if in != pots[len(pots)-1].Seats {
			pots = append(pots, Pot{0, in})
		}
		for i := range paid {
			n := min(paid[i], least)
			paid[i] -= n
			pots[len(pots)-1].Amount += n
		}
	}
	for _, n := range paid {
		pots[len(pots)-1].Amount += n
	}
	return pots
}

// share halves a pot that a low hand can win, the odd chip for the high.
func share(h *Hand, stacks *[MaxSeats]int64, p Pot, strength *[MaxSeats][2]uint32) {
	one := p.Seats&(p.Seats-1) == 0
	low := p.Amount / 2
	if !one && part(h, stacks, Pot{low, p.Seats}, strength, 1) {
		p.Amount -= low
	}
	part(h, stacks, p, strength, 0)
}

// part gives a pot to the best hands of a kind, and reports false if there are none.
func part(h *Hand, stacks *[MaxSeats]int64, p Pot, strength *[MaxSeats][2]uint32, half int) bool {
	best := uint32(half)
	var winners []int8
	for i := int8(1); i <= h.Seats; i++ {
		seat := (h.Button + i) % h.Seats
		switch s := strength[seat][half]; {
		case p.Seats>>seat&1 == 0 || s < best:
		case s > best:
			best, winners = s, []int8{seat}
		default:
			winners = append(winners, seat)
		}
	}
	for i, w := range winners {
		stacks[w] += p.Amount / int64(len(winners))
		if int64(i) < p.Amount%int64(len(winners)) {
			stacks[w]++
		}
	}
	return len(winners) > 0
}

// naiveStrength finds the best of all parts of the cards that a hand may be.
func naiveStrength(h *Hand, seat int8) (best [2]uint32) {
	own := len(h.Holds(seat))
	all := append(h.Holds(seat), h.Board...)
	if h.Variant == BadugiDraw {
		return [2]uint32{naiveBadugi(all)}
	}
	if len(all) < 5 {
		return [2]uint32{1} // nobody is compared before the river
	}
	high := map[Variant]poker.Ranking{ShortDeck: poker.ShortDeck, Razz: poker.AceFive, SingleDraw: poker.DeuceSeven, TripleDraw: poker.DeuceSeven}[h.Variant]
	for mask := range 1 << len(all) {
		var five []cards.Card
		mine := 0
		for i, c := range all {
			if mask>>i&1 == 1 {
				five = append(five, c)
				if i < own {
					mine++
				}
			}
		}
		if len(five) != 5 || (h.Variant == Omaha || h.Variant == OmahaHiLo) && mine != 2 {
			continue
		}
		v, _ := poker.Ranked(high).Evaluate(five)
		best[0] = max(best[0], uint32(v))
		if h.Variant == OmahaHiLo || h.Variant == StudHiLo {
			v, _ = poker.Ranked(poker.EightOrBetter).Evaluate(five)
			best[1] = max(best[1], uint32(v))
		}
	}
	return best
}

// naiveBadugi takes the number of cards first, then the highest, the next and so on, by words.
func naiveBadugi(hand []cards.Card) (best uint32) {
	for mask := 1; mask < 1<<len(hand); mask++ {
		var ranks []int
		seen, good := "", true
		for i, c := range hand {
			if text := c.String(); mask>>i&1 == 1 {
				good = good && !strings.Contains(seen, text[:1]) && !strings.Contains(seen, text[1:])
				seen += text
				ranks = append(ranks, strings.Index("A23456789TJQK", text[:1]))
			}
		}
		slices.Sort(ranks)
		v := uint32(len(ranks))
		for i := 3; i >= 0; i-- {
			v <<= 4
			if i < len(ranks) {
				v += uint32(13 - ranks[i])
			}
		}
		if good {
			best = max(best, v<<0)
		}
	}
	return best
}
