package calculation

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/dice"
)

// A Kind is a kind of move.
type Kind uint8

// The kinds of moves. Draw turns the next card of the stock.
const (
	WasteToFoundation Kind = iota // 屑札台札
	CardToFoundation              // 手札台札
	CardToWaste                   // 手札屑札
	Draw                          // 手札をめくる
)

// A Move is a move. Fields that its kind does not use are 0.
type Move struct {
	Kind       Kind
	Pile       uint8 // the waste pile, from 0
	Foundation uint8 // 0…3
	// Rank is the card moved or drawn. A draw with 0 takes whichever card comes,
	// in a fixed stock the next one.
	Rank Rank
}

// MaxMoves is the most moves that a position can have.
const MaxMoves = MaxPiles*Foundations + Foundations + MaxPiles

// Piles returns the number of waste piles.
func (s *State) Piles() int { return int(s.piles) }

// Pile appends the cards of a waste pile to dst, from the bottom.
func (s *State) Pile(dst []Rank, pile int) []Rank {
	start := len(dst)
	for at := s.tops[pile]; at != 0; at = s.Beneath(at) {
		dst = append(dst, at.Rank())
	}
	for i, k := start, len(dst)-1; i < k; i, k = i+1, k-1 {
		dst[i], dst[k] = dst[k], dst[i]
	}
	return dst
}

// Count returns the number of cards on a foundation, 0…13.
func (s *State) Count(foundation int) int { return int(s.count[foundation]) }

// Top returns the rank on top of a foundation, 0 if it is empty.
func (s *State) Top(foundation int) Rank {
	if n := s.count[foundation]; n > 0 {
		return rankAt[s.Series(foundation)][n-1]
	}
	return 0
}

// Next returns the rank that a foundation takes next, 0 if it is complete.
func (s *State) Next(foundation int) Rank { return rankAt[s.Series(foundation)][s.count[foundation]] }

// Card returns the visible card, 0 if none is turned.
func (s *State) Card() Rank { return s.card }

// Left returns the number of cards in the stock.
func (s *State) Left() int { return int(s.left) }

// StockRanks returns the set of the ranks in the stock; bit 1 is the ace.
func (s *State) StockRanks() uint32 { return s.ranks }

// Fixed reports whether the order of the stock is known.
func (s *State) Fixed() bool { return s.fixed }

// Stock appends the cards of the stock to dst: in drawing order if it is fixed,
// else by rank.
func (s *State) Stock(dst []Rank) []Rank {
	start := len(dst)
	for i := int(s.left) - 1; i >= 0; i-- {
		dst = append(dst, s.stock[i])
	}
	if !s.fixed {
		sortRanks(dst[start:])
	}
	return dst
}

// Rest returns the number of cards that are not on the foundations.
func (s *State) Rest() int { return int(s.rest) }

// Won reports whether all cards are on the foundations.
func (s *State) Won() bool { return s.rest == 0 }

// Wanted returns the set of foundations that need a rank next; bit 0 is the
// first.
func (s *State) Wanted(r Rank) uint32 { return uint32(s.need>>(4*r)) & 15 }

// WantedRanks returns the set of the ranks that the foundations need next.
func (s *State) WantedRanks() uint32 {
	c, at := &s.count, (*[Foundations][Ranks + 1]Rank)(rankAt[s.base:])
	return (1<<at[0][c[0]] | 1<<at[1][c[1]] | 1<<at[2][c[2]] | 1<<at[3][c[3]]) &^ 1
}

// Visible returns the set of the ranks that can move.
func (s *State) Visible() uint32 {
	set := uint32(1) << s.card
	for _, t := range s.tops[:s.piles] {
		set |= 1 << t.Rank()
	}
	return set
}

// Needs returns how many foundations still need a rank, now or later.
func (s *State) Needs(r Rank) (n int) {
	for d, count := range &s.count {
		if placeOf[s.Series(d)][r] > count {
			n++
		}
	}
	return n
}

// LegalMoves appends the legal moves to dst in fuji's order: waste tops to
// foundations, pile by pile; the visible card to foundations; the visible card to
// the waste piles, every empty one included. If no card is visible and the stock
// has some, a draw comes last. At the end of a game there is no move.
func (s *State) LegalMoves(dst []Move) []Move {
	var all [MaxMoves]Move
	n := s.FoundationMoves(&all)
	dst = append(dst, all[:n]...)
	switch {
	case s.card != 0:
		for k := range s.piles {
			dst = append(dst, Move{Kind: CardToWaste, Pile: k, Rank: s.card})
		}
	case s.left > 0:
		dst = append(dst, s.DrawMove())
	}
	return dst
}

// FoundationMoves fills in the moves to foundations, in the order of LegalMoves,
// and returns their number. It takes an array because TinyGo would put an
// appended slice on the heap.
func (s *State) FoundationMoves(all *[MaxMoves]Move) (n int) {
	for k := range s.piles {
		r := s.tops[k].Rank()
		for w := s.Wanted(r); w != 0; w &= w - 1 {
			all[n] = Move{Kind: WasteToFoundation, Pile: k, Foundation: uint8(bits.TrailingZeros32(w)), Rank: r}
			n++
		}
	}
	for w := s.Wanted(s.card); w != 0; w &= w - 1 {
		all[n] = Move{Kind: CardToFoundation, Foundation: uint8(bits.TrailingZeros32(w)), Rank: s.card}
		n++
	}
	return n
}

// DrawMove returns the draw, with the rank that it turns if known.
func (s *State) DrawMove() Move {
	m := Move{Kind: Draw}
	if s.fixed && s.left > 0 {
		m.Rank = s.stock[s.left-1]
	}
	return m
}

// Apply makes a move. A draw from a hidden stock must name a rank that is left;
// to draw at random use Turn. On error, a *fault.Fault, s is unchanged.
func (s *State) Apply(m Move) error {
	if reason := s.illegal(m); reason != "" {
		return moveFault("move", m.String(), reason)
	}
	s.Play(m)
	return nil
}

// Play is Apply without checking the move. Searches use it for moves of
// LegalMoves, FoundationMoves or DrawMove.
func (s *State) Play(m Move) {
	switch m.Kind {
	case WasteToFoundation:
		s.RaiseTop(m.Pile, m.Foundation)
	case CardToFoundation:
		s.RaiseCard(m.Foundation)
	case CardToWaste:
		s.Lay(m.Pile)
	case Draw:
		if !s.fixed {
			s.pick(m.Rank)
		}
		s.turn()
	}
}

// RaiseTop is Play for WasteToFoundation.
func (s *State) RaiseTop(pile, foundation uint8) {
	s.tops[pile] = s.Beneath(s.tops[pile])
	s.raise(foundation)
}

// RaiseCard is Play for CardToFoundation.
func (s *State) RaiseCard(foundation uint8) {
	s.card = 0
	s.raise(foundation)
}

// Lay is Play for CardToWaste.
func (s *State) Lay(k uint8) {
	n, r := s.tops[k], s.card
	below := uint32(0)
	if n != 0 {
		s.under[s.covered] = n
		s.covered++
		below = uint32(s.covered)
	}
	s.tops[k] = Stack(uint32(r) | below<<stackUnderShift | uint32(n.Count()+1)<<stackCountShift |
		(n.Ranks()|1<<r)<<stackRanksShift)
	s.card = 0
}

// Turn draws a card; none may be visible, and the stock must not be empty. From a
// fixed stock it draws the next card without dice, else any card with equal
// chance.
func (s *State) Turn(dice *dice.Dice) {
	if !s.fixed {
		i, last := dice.Under(uint32(s.left)), s.left-1
		s.stock[i], s.stock[last] = s.stock[last], s.stock[i]
	}
	s.turn()
}

func (s *State) turn() {
	s.left--
	s.card = s.stock[s.left]
	s.bag -= 1 << (4 * s.card)
	if s.bag>>(4*s.card)&15 == 0 {
		s.ranks &^= 1 << s.card
	}
}

// pick makes a card of a rank in the stock the next to be drawn.
func (s *State) pick(r Rank) {
	last := s.left - 1
	for i := range s.left {
		if s.stock[i] == r {
			s.stock[i], s.stock[last] = s.stock[last], r
			return
		}
	}
}

func (s *State) raise(d uint8) {
	n := s.count[d]
	at := &needAt[s.base+d]
	s.need ^= at[n] ^ at[n+1]
	s.count[d] = n + 1
	s.rest--
}
