// Package calculation is the patience Calculation (計算): four foundations
// that rise by one, two, three and four, a stock turned card by card, and
// waste piles of which only the tops move. It has the rules and the uniformly
// random playout of the article the project grew from, a rule of thumb tuned
// for playouts, and a player that searches under the hidden stock.
//
// Suits do not matter. Foundation d = 0…3 takes the ranks (d+1), 2(d+1),
// 3(d+1) … modulo 13, and ends with its king. The lead (the article's
// LEADLEVEL) is how many cards lie on every foundation at the start: 1 is
// Calculation, 0 is Computer (コンピュータ).
package calculation

import "github.com/tefuda/tefuda/core/search"

// Sizes of the game.
const (
	Foundations = 4 // 台札
	MinPiles    = 1
	MaxPiles    = 6 // of waste (屑札), 4 in the usual game
	MaxLead     = 12
	Ranks       = 13
	Cards       = Ranks * Foundations
)

// A Rank is that of a card, 1 (ace) … 13 (king); 0 is no card.
type Rank uint8

const king Rank = Ranks

const rankLetters = ".A23456789TJQK"

// String returns the letter of r, one of A23456789TJQK, or "." for no card.
func (r Rank) String() string { return rankLetters[r : r+1] }

// A State is a game as far as it was played. States are values: assignment
// copies. Make one with New, Deal or Position.State.
//
// A stock is hidden, so that the next card is any of those left, or fixed, so
// that it is the next of a known order.
type State struct {
	// need has, for each rank, 4 bits: the foundations that need it next.
	need  uint64
	tops  [MaxPiles]node
	under [Cards]node // what lies beneath, in the order in which it was covered
	stock [Cards]Rank // stock[:left]; of a fixed stock the last is drawn next
	count [Foundations]uint8
	// covered is the number of nodes of under ever used: at most one a card.
	covered uint8
	left    uint8
	rest    uint8
	piles   uint8
	card    Rank
	fixed   bool
}

// A node is a card on a waste pile and what it covers: from the lowest bit its
// rank (4 bits), the place in State.under, plus 1, of the card beneath it (6),
// the number of cards of the pile from it down (6) and the set of their ranks
// (bits 16 + rank). No card is 0.
type node uint32

const (
	nodeSetShift   = 16
	nodeCountShift = 10
	nodeUnderShift = 4
)

func (n node) rank() Rank    { return Rank(n & 15) }
func (n node) under() uint32 { return uint32(n) >> nodeUnderShift & 63 }
func (n node) count() uint32 { return uint32(n) >> nodeCountShift & 63 }
func (n node) set() uint32   { return uint32(n) >> nodeSetShift }

// needAt is State.need's bits of one foundation by its number of cards, and
// rankAt the rank that comes next; 0 when it is complete.
var (
	needAt [Foundations][Ranks + 1]uint64
	rankAt [Foundations][Ranks + 1]Rank
)

func init() {
	for d := range Foundations {
		for n := range Ranks {
			r := (d + 1) * (n + 1) % Ranks
			if r == 0 {
				r = Ranks
			}
			rankAt[d][n] = Rank(r)
			needAt[d][n] = 1 << (4*r + d)
		}
	}
}

// New returns the start of a game with a hidden stock, with lead cards on
// every foundation and so many waste piles. The error is a *PositionError.
func New(lead, piles int) (State, error) {
	s := State{}
	if lead < 0 || lead > MaxLead {
		return s, outOfRange("lead", lead, 0, MaxLead)
	}
	if piles < MinPiles || piles > MaxPiles {
		return s, outOfRange("piles", piles, MinPiles, MaxPiles)
	}
	s.piles = uint8(piles)
	for d := range s.count {
		s.count[d] = uint8(lead)
	}
	s.recount()
	s.stockUp(s.unplayed())
	return s, nil
}

// Deal returns the start of a game with a fixed stock in random order. The
// error is a *PositionError.
func Deal(lead, piles int, dice *search.Dice) (State, error) {
	s, err := New(lead, piles)
	if err == nil {
		s.Shuffle(dice)
	}
	return s, err
}

// Shuffle fixes the order of the stock, each as likely (Fisher and Yates).
func (s *State) Shuffle(dice *search.Dice) {
	for n := uint32(s.left); n > 1; n-- {
		i := dice.Under(n)
		s.stock[i], s.stock[n-1] = s.stock[n-1], s.stock[i]
	}
	s.fixed = true
}

// Hide forgets the order of a fixed stock: what a player knows of it.
func (s *State) Hide() {
	sortRanks(s.stock[:s.left])
	s.fixed = false
}

// sortRanks sorts by insertion.
func sortRanks(ranks []Rank) {
	for i := range ranks {
		for k := i; k > 0 && ranks[k-1] > ranks[k]; k-- {
			ranks[k-1], ranks[k] = ranks[k], ranks[k-1]
		}
	}
}

// recount derives need and rest from the foundations.
func (s *State) recount() {
	s.need, s.rest = 0, Cards
	for d, n := range s.count {
		s.need |= needAt[d][n]
		s.rest -= n
	}
}

// A census counts cards by rank.
type census [Ranks + 1]int8

// unplayed counts the cards that are not on the foundations.
func (s *State) unplayed() (c census) {
	for d, n := range s.count {
		for ; n < Ranks; n++ {
			c[rankAt[d][n]]++
		}
	}
	return c
}

// stockUp fills a hidden stock.
func (s *State) stockUp(c census) {
	for r := Rank(1); r <= king; r++ {
		for range c[r] {
			s.stock[s.left] = r
			s.left++
		}
	}
}

func (s *State) beneath(n node) node {
	if u := n.under(); u != 0 {
		return s.under[u-1]
	}
	return 0
}
