package holdem

import (
	"math"
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// omahaTable compares the players' hands and counts who wins.
type omahaTable struct {
	tables []*poker.Table7 // for high hands, and in hi-lo for low hands
	hands  []omahaHand
	board  [BoardCards]poker.Sum
	deals  int64
	// For each player: pots won alone, pots lost, the sum of the shares in PotUnits,
	// and the sum of their squares.
	won, lost, shares, squares [MaxPlayers]int64
}

// omahaHand is a player's hole cards as sums of two cards, and as pairs of ranks in
// each suit.
type omahaHand struct {
	pairs []poker.Sum
	suits [cards.Suits][]uint16
	// known[k][place] caches, by the board's ranks, the strength by table k when
	// suits are ignored, plus one. 0 is not computed yet. Boards differ far more in
	// suits than in ranks: the 1,712,304 boards of two hands have 6,175 multisets of
	// ranks.
	known [2][]poker.Strength
}

// hold replaces the hole cards, in the same memory.
func (h *omahaHand) hold(hole []cards.Card) {
	h.pairs = h.pairs[:0]
	for s := range h.suits {
		h.suits[s] = h.suits[s][:0]
	}
	for i, c := range hole {
		for _, d := range hole[:i] {
			sum := poker.SumOf(c, d)
			h.pairs = append(h.pairs, sum)
			if s := c.Suit(); s == d.Suit() {
				h.suits[s] = append(h.suits[s], sum.InSuit(s))
			}
		}
	}
}

// strength returns, by table k, the best strength of two hole cards with three of
// the board. place is the result of Place for the board's sum.
func (t *omahaTable) strength(h *omahaHand, k int, all poker.Sum, place uint32) poker.Strength {
	if h.known[k] == nil {
		return max(t.ranked(h, k), t.suited(h, k, all))
	}
	known := &h.known[k][place]
	if *known == 0 {
		*known = t.ranked(h, k) + 1
	}
	return max(*known-1, t.suited(h, k, all))
}

// ranked returns the best strength without flushes.
//
//go:noinline
func (t *omahaTable) ranked(h *omahaHand, k int) (best poker.Strength) {
	for a := range t.board {
		for b := range a {
			for c := range b {
				three := t.board[a].Plus(t.board[b]).Plus(t.board[c])
				for _, two := range h.pairs {
					best = max(best, t.tables[k].At(three.Plus(two).Place()))
				}
			}
		}
	}
	return best
}

// suited returns the best strength of a flush, 0 if there is none.
func (t *omahaTable) suited(h *omahaHand, k int, all poker.Sum) (best poker.Strength) {
	if k > 0 {
		return 0
	}
	for s := range h.suits {
		if len(h.suits[s]) == 0 {
			continue
		}
		on := all.InSuit(cards.Suit(s))
		if bits.OnesCount16(on) < BoardCards-OmahaUsed {
			continue
		}
		for three := on; three > 0; three = (three - 1) & on {
			if bits.OnesCount16(three) == BoardCards-OmahaUsed {
				for _, two := range h.suits[s] {
					best = max(best, t.tables[k].Suited(three|two))
				}
			}
		}
	}
	return best
}

// show counts the current board.
func (t *omahaTable) show() {
	var all poker.Sum
	for _, c := range &t.board {
		all = all.Plus(c)
	}
	place := all.Place()
	var share [MaxPlayers]int64
	if high := t.winners(0, all, place); len(t.tables) == 1 {
		split(&share, high, PotUnits)
	} else if low := t.winners(1, all, place); low == 0 {
		split(&share, high, PotUnits)
	} else {
		split(&share, high, PotUnits/2)
		split(&share, low, PotUnits/2)
	}
	t.deals++
	for p := range t.hands {
		switch n := share[p]; n {
		case 0:
			t.lost[p]++
		case PotUnits:
			t.won[p]++
			fallthrough
		default:
			t.shares[p] += n
			t.squares[p] += n * n
		}
	}
}

// winners returns the players with the best strength by table k, one bit each. It is
// 0 if that strength is 0.
func (t *omahaTable) winners(k int, all poker.Sum, place uint32) (winners uint16) {
	best := poker.Strength(1)
	for p := range t.hands {
		v := t.strength(&t.hands[p], k, all, place)
		if v > best {
			best, winners = v, 0
		}
		if v == best {
			winners |= 1 << p
		}
	}
	return winners
}

func split(share *[MaxPlayers]int64, winners uint16, units int64) {
	each := units / int64(bits.OnesCount16(winners))
	for ; winners != 0; winners &= winners - 1 {
		share[bits.TrailingZeros16(winners)] += each
	}
}

// Run answers the query. high is the table of high hands; low is the table of
// poker.EightOrBetter in hi-lo, else nil. The meter counts boards; its budget must
// be the one given to NewOmaha. Only samples obey its time. The seed determines the
// samples.
func (o *Omaha) Run(high, low *poker.Table7, meter *search.Meter, seed uint32) EquityResult {
	t := &omahaTable{tables: []*poker.Table7{high}, hands: make([]omahaHand, len(o.players))}
	if o.hiLo {
		t.tables = append(t.tables, low)
	}
	for p, hole := range o.players {
		if len(hole) > 0 {
			t.hands[p].hold(hole)
			for k := range t.tables {
				t.hands[p].known[k] = make([]poker.Strength, poker.RankPlaces)
			}
		}
	}
	for i, c := range o.board {
		t.board[i] = poker.SumOf(c)
	}
	if o.Exact {
		o.complete(t, meter, len(o.board), 0)
		meter.Done(t.deals % omahaTick)
	} else {
		o.sample(t, meter, seed)
	}
	r := EquityResult{Players: make([]PlayerEquity, len(o.players)), Total: t.deals, Weight: float64(t.deals), Exact: o.Exact}
	for p := range r.Players {
		r.Players[p] = t.equity(p, o.Exact)
	}
	return r
}

// omahaTick is the number of boards between two looks at the clock.
const omahaTick = 1 << 10

// complete counts every board that adds cards of the deck with index from or higher.
func (o *Omaha) complete(t *omahaTable, meter *search.Meter, lying, from int) {
	if lying == BoardCards {
		t.show()
		if t.deals%omahaTick == 0 {
			meter.Done(omahaTick)
		}
		return
	}
	for i := from; i < len(o.deck); i++ {
		t.board[lying] = poker.SumOf(o.deck[i])
		o.complete(t, meter, lying+1, i+1)
	}
}

// sample draws o.Iterations deals, or fewer if the meter's budget ends.
func (o *Omaha) sample(t *omahaTable, meter *search.Meter, seed uint32) {
	dice := dice.NewPCG(seed)
	for more := true; more; {
		n := meter.Allow(omahaTick)
		if o.Iterations > 0 {
			n = min(n, o.Iterations-t.deals)
		}
		for range n {
			o.deal(t, &dice)
			t.show()
		}
		more = meter.Done(n) && (o.Iterations == 0 || t.deals < o.Iterations)
	}
}

// deal gives cards to the players with unknown hands and to the board. It shuffles
// only as much of the deck as it needs.
func (o *Omaha) deal(t *omahaTable, dice *dice.PCG) {
	at := 0
	for p, hole := range o.players {
		if len(hole) > 0 {
			continue
		}
		for end := at + o.holes; at < end; at++ {
			o.draw(at, dice)
		}
		t.hands[p].hold(o.deck[at-o.holes : at])
	}
	for i := len(o.board); i < BoardCards; i++ {
		o.draw(at, dice)
		t.board[i] = poker.SumOf(o.deck[at])
		at++
	}
}

// draw swaps a random remaining card into deck[at].
func (o *Omaha) draw(at int, dice *dice.PCG) {
	k := at + int(dice.Under(uint32(len(o.deck)-at)))
	o.deck[at], o.deck[k] = o.deck[k], o.deck[at]
}

func (t *omahaTable) equity(p int, exact bool) PlayerEquity {
	n := float64(t.deals)
	e := PlayerEquity{Win: float64(t.won[p]), Lose: float64(t.lost[p]), Shares: float64(t.shares[p])}
	e.Tie = n - e.Win - e.Lose
	mean := e.Shares / n
	e.Equity = mean / PotUnits
	if !exact {
		e.HalfWidth = 1.96 * math.Sqrt(max(0, float64(t.squares[p])/n-float64(mean*mean))/n) / PotUnits
	}
	return e
}
