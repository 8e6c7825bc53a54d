// Package calculation is the patience Calculation (計算): four foundations
// that rise by one, two, three and four, a stock turned card by card, and
// waste piles of which only the tops move. It has the rules, playouts at random
// and by a tuned policy, and a player that searches under the hidden stock.
//
// Suits do not matter. Foundation d = 0…3 takes the ranks (d+1), 2(d+1),
// 3(d+1) … modulo 13, and ends with its king. The lead (the article's
// LEADLEVEL) is how many cards lie on every foundation at the start: 1 is
// Calculation, 0 is Computer (コンピュータ).
//
// The article is fuji, "モンテカルロ木探索で一人不完全情報ゲーム「計算」を賢くする[4]"
// (Monte Carlo tree search for Calculation, a game for one with hidden
// information), TIM Labs, 2015, http://labs.timedia.co.jp: the order of moves
// (State.LegalMoves), the game loop and the random playout (Random), and the
// rate of success over many games (Rate) are its.
package calculation

import (
	"github.com/tefuda/tefuda/core/dice"
)

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
	// bag has, for each rank, 4 bits: how many of it are in the stock.
	bag   uint64
	ranks uint32      // the set of the ranks in the stock
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

// set makes s a copy of o: out of line, as TinyGo copies field by field, and the
// copies were a tenth of the module.
//
//go:noinline
func (s *State) set(o *State) { *s = *o }

// New returns the start of a game with a hidden stock, with lead cards on
// every foundation and so many waste piles. The error is a *fault.Fault.
func New(lead, piles int) (State, error) {
	s := State{}
	err := s.Start(lead, piles)
	return s, err
}

// Start makes s, which must be zero, what New returns.
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

// Shuffle fixes the order of the stock, each as likely (Fisher and Yates).
func (s *State) Shuffle(dice *dice.Dice) {
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

// unplayed adds to c the cards that are not on the foundations.
func (s *State) unplayed(c *census) {
	for d, n := range s.count {
		for ; n < Ranks; n++ {
			c[rankAt[d][n]]++
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

// put lays a card on the stock.
func (s *State) put(r Rank) {
	s.stock[s.left] = r
	s.left++
	s.bag += 1 << (4 * r)
	s.ranks |= 1 << r
}

func (s *State) beneath(n node) node {
	if u := n.under(); u != 0 {
		return s.under[u-1]
	}
	return 0
}
