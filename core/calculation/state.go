package calculation

import (
	"github.com/tefuda/tefuda/core/dice"
)

// Sizes of the game.
const (
	Foundations = 4 // 台札
	MinPiles    = 1
	MaxPiles    = 6 // waste piles (屑札), 4 in the usual game
	MaxLead     = 12
	Ranks       = 13
	Cards       = Ranks * Foundations
)

// A Rank is the rank of a card, 1 (ace) … 13 (king); 0 is no card.
type Rank uint8

const king Rank = Ranks

const rankLetters = ".A23456789TJQK"

// String returns the letter of r, one of A23456789TJQK, or "." for no card.
func (r Rank) String() string { return rankLetters[r : r+1] }

// A State is a position of a game. States are values: assignment copies. Make one
// with New, Deal or Position.State.
//
// A stock is hidden, so that any card left may come next, or fixed, so that the
// next card of a known order comes.
type State struct {
	// need has 4 bits per rank: the foundations that need it next.
	need  uint64
	tops  [MaxPiles]Stack
	under [Cards]Stack // the stacks under covered cards, in the order in which they were covered
	// bag has 4 bits per rank: how many of it are in the stock.
	bag   uint64
	ranks uint32      // set of the ranks in the stock
	stock [Cards]Rank // stock[:left]; in a fixed stock the last is drawn next
	count [Foundations]uint8
	// covered is the number of entries of under in use, at most one per card.
	covered uint8
	left    uint8
	rest    uint8
	piles   uint8
	base    uint8 // the series of foundation 0
	card    Rank
	fixed   bool
}

// A Stack is a waste pile from one of its cards down, in 32 bits; 0 is no card.
// It belongs to the state that it was taken from.
//
//	bit   31 ... 16        15 ... 10   9 ... 4      3 ... 0
//	      set of ranks     number of   index in     rank of
//	      (bit 16 + rank)  cards       under, + 1   the top card
type Stack uint32

const (
	stackRanksShift = 16
	stackCountShift = 10
	stackUnderShift = 4
)

// Rank returns the rank of the top card, 0 if there is none.
func (n Stack) Rank() Rank { return Rank(n & 15) }

// Count returns the number of cards.
func (n Stack) Count() int { return int(n >> stackCountShift & 63) }

// Ranks returns the set of the ranks of all cards; bit 1 is the ace.
func (n Stack) Ranks() uint32 { return uint32(n) >> stackRanksShift }

// Set makes s a copy of o. It is not inlined: TinyGo copies field by field, and
// the copies were a tenth of the module.
//
//go:noinline
func (s *State) Set(o *State) { *s = *o }

// New returns the start of a game with a hidden stock, lead cards on every
// foundation and a number of waste piles. The error is a *fault.Fault.
func New(lead, piles int) (State, error) {
	s := State{}
	err := s.Start(lead, piles)
	return s, err
}

// RiseByOne makes s, which must be zero, a game in which every foundation rises by
// one from its ace, as in Sir Tommy. Start comes next.
func (s *State) RiseByOne() { s.base = Foundations }

// ByOne reports whether every foundation rises by one.
func (s *State) ByOne() bool { return s.base != 0 }

// Series returns the series of a foundation, for RankAt.
func (s *State) Series(foundation int) int { return int(s.base) + foundation }

// Start makes s, which must be zero except for RiseByOne, the State that New returns.
func (s *State) Start(lead, piles int) error {
	if lead < 0 || lead > MaxLead {
		return outOfRange("lead", lead, 0, MaxLead)
	}
	if piles < MinPiles || piles > MaxPiles {
		return outOfRange("piles", piles, MinPiles, MaxPiles)
	}
	prepare()
	s.piles = uint8(piles)
	for d := range s.count {
		s.count[d] = uint8(lead)
	}
	s.recount()
	var c census
	s.unplayed(&c)
	s.stockUp(&c)
	return nil
}

// Deal returns the start of a game with a fixed stock in random order. The
// error is a *fault.Fault.
func Deal(lead, piles int, dice *dice.Dice) (State, error) {
	s, err := New(lead, piles)
	if err == nil {
		s.Shuffle(dice)
	}
	return s, err
}

// Shuffle fixes the order of the stock at random, all orders equally likely
// (Fisher and Yates).
func (s *State) Shuffle(dice *dice.Dice) {
	for n := uint32(s.left); n > 1; n-- {
		i := dice.Under(n)
		s.stock[i], s.stock[n-1] = s.stock[n-1], s.stock[i]
	}
	s.fixed = true
}

// Hide hides a fixed stock: it keeps only what a player knows of it.
func (s *State) Hide() {
	sortRanks(s.stock[:s.left])
	s.fixed = false
}

// FixLike fixes the order of the stock to that of o, whose stock must have the
// same cards.
func (s *State) FixLike(o *State) {
	copy(s.stock[:s.left], o.stock[:])
	s.fixed = true
}

func sortRanks(ranks []Rank) {
	for i := range ranks {
		for k := i; k > 0 && ranks[k-1] > ranks[k]; k-- {
			ranks[k-1], ranks[k] = ranks[k], ranks[k-1]
		}
	}
}

// recount computes need and rest from the foundations.
func (s *State) recount() {
	s.need, s.rest = 0, Cards
	for d, n := range &s.count {
		s.need |= needAt[s.Series(d)][n]
		s.rest -= n
	}
}

// A census counts cards by rank.
type census [Ranks + 1]int8

// unplayed adds to c the cards that are not on the foundations.
func (s *State) unplayed(c *census) {
	for d, n := range &s.count {
		for ; n < Ranks; n++ {
			c[rankAt[s.Series(d)][n]]++
		}
	}
}

// stockUp fills a hidden stock.
func (s *State) stockUp(c *census) {
	for r := Rank(1); r <= king; r++ {
		for range c[r] {
			s.put(r)
		}
	}
}

// put adds a card to the stock.
func (s *State) put(r Rank) {
	s.stock[s.left] = r
	s.left++
	s.bag += 1 << (4 * r)
	s.ranks |= 1 << r
}

// Stack returns a waste pile from its top down.
func (s *State) Stack(pile uint8) Stack { return s.tops[pile] }

// Beneath returns the stack under the top card of a stack of s.
func (s *State) Beneath(n Stack) Stack {
	if u := uint32(n) >> stackUnderShift & 63; u != 0 {
		return s.under[u-1]
	}
	return 0
}

// Hash returns a number that depends on the piles in any order, the foundations,
// the card and the number of cards in the stock. Positions that differ in these
// hardly ever share it. A fixed stock's order need not be hashed: within one game
// the number of cards left determines it.
func (s *State) Hash() uint64 {
	sum := uint64(0)
	for _, top := range s.tops[:s.piles] {
		h := uint64(0)
		for at := top; at != 0; at = s.Beneath(at) {
			h = (h + uint64(at.Rank())) * 0x9E3779B97F4A7C15
			h ^= h >> 29
		}
		h *= 0xBF58476D1CE4E5B9
		sum += h ^ h>>32
	}
	piles := sum
	alike := uint64(0) // by the number of their cards, how many foundations are as good as each other
	for _, n := range &s.count {
		sum = sum*31 + uint64(n)
		alike += 1 << (4 * n)
	}
	if s.ByOne() {
		sum = piles + alike*0x9E3779B97F4A7C15
	}
	sum = (sum*53+uint64(s.left))*14 + uint64(s.card) + 1
	sum *= 0x94D049BB133111EB
	return sum ^ sum>>31
}
