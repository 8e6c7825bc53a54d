package video

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// A holding stands for a class of sets of cards that differ only by exchanging
// suits. Its representative is built rank by rank; among suits with the same
// ranks so far, the earlier ones get a card first. The 2,598,960 hands of 52
// cards make 134,459 classes, the 270,725 sets of four cards 16,432.
type holding struct {
	cards  [poker.MaxHand]slot // ascending
	n      int
	groups int // number of groups of naturals of one rank
	ranks  [poker.MaxHand]cards.Rank
	suits  [poker.MaxHand]uint8 // the suits of each group, as a set
	jokers int32
	weight int64 // number of holdings in the class
}

// A classifier visits all classes of holdings of size cards.
type classifier struct {
	g     *Game
	size  int
	visit func(*holding)
	holding
}

func (g *Game) eachClass(size int, visit func(*holding)) {
	c := classifier{g: g, size: size, visit: visit}
	c.extend(cards.Two, 0b111)
}

// extend adds groups of rank r and above. Bit i of alike is set if suits i and
// i+1 have the same ranks so far. Suits with the same ranks are adjacent.
func (c *classifier) extend(r cards.Rank, alike uint8) {
	left := c.size - c.n
	if left <= int(c.g.deck.Jokers) {
		c.finish(int32(left), alike)
	}
	for ; r <= cards.Ace && left > 0; r++ {
		if !c.g.ranks.Has(r) {
			continue
		}
		for suits := uint8(1); suits < 1<<cards.Suits; suits++ {
			if bits.OnesCount8(suits) > left || suits>>1&^suits&alike != 0 {
				continue
			}
			n := c.n
			c.push(r, suits)
			c.extend(r+1, alike&^(suits^suits>>1))
			c.n, c.groups = n, c.groups-1
		}
	}
}

func (c *classifier) push(r cards.Rank, suits uint8) {
	c.ranks[c.groups], c.suits[c.groups] = r, suits
	c.groups++
	for s := range cards.Suit(cards.Suits) {
		if suits>>s&1 != 0 {
			c.cards[c.n] = slotOf(r, s)
			c.n++
		}
	}
}

// orbit is the number of different permutations of suits, by alike.
var orbit = [8]int64{24, 12, 12, 4, 12, 6, 4, 1}

// finish adds jokers and visits the class.
func (c *classifier) finish(jokers int32, alike uint8) {
	n := c.n
	c.jokers = jokers
	for j := range jokers {
		c.cards[c.n] = slot(naturalSlots + j)
		c.n++
	}
	c.weight = orbit[alike] * int64(poker.Binomial[c.g.deck.Jokers][jokers])
	c.visit(&c.holding)
	c.n = n
}

// permuted[i][s] is the set of suits s after the i-th permutation.
var permuted = func() (p [24][1 << cards.Suits]uint8) {
	n := 0
	for code := range 1 << (2 * cards.Suits) {
		to := [cards.Suits]int{code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6}
		if 1<<to[0]|1<<to[1]|1<<to[2]|1<<to[3] != 1<<cards.Suits-1 {
			continue
		}
		for s := range p[n] {
			for i, t := range &to {
				p[n][s] |= uint8(s >> i & 1 << t)
			}
		}
		n++
	}
	return p
}()

// eachImage calls f with the number of every holding of the class, of some more
// than once. Numbers count the sets of that many cards of the deck.
func (h *holding) eachImage(deckJokers int8, f func(number int32)) {
	for i := range permuted {
		for first := int32(0); first+h.jokers <= int32(deckJokers); first++ {
			f(h.number(&permuted[i], first))
		}
	}
}

// number is the index of a holding in colexicographic order, after its suits
// are permuted by to and its jokers start at first. It is the sum of
// Binomial[p][i] over the slots p in ascending order, i = 1, 2, …
func (h *holding) number(to *[1 << cards.Suits]uint8, first int32) (number int32) {
	i := 1
	for g := range h.groups {
		for suits := to[h.suits[g]]; suits != 0; suits &= suits - 1 {
			number += poker.Binomial[slotOf(h.ranks[g], cards.Suit(bits.TrailingZeros8(suits)))][i]
			i++
		}
	}
	for j := range h.jokers {
		number += poker.Binomial[naturalSlots+first+j][i]
		i++
	}
	return number
}
