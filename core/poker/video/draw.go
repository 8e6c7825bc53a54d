package video

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// A slot is the index of a card in a game's deck: by rank, within a rank by suit,
// then the jokers.
type slot uint8

const (
	naturalSlots = 52 // slots of natural cards and deuces
	maxDeck      = naturalSlots + poker.MaxJokers
)

func slotOf(r cards.Rank, s cards.Suit) slot { return slot(4*(uint8(r)-1) + uint8(s)) }

func (p slot) rank() cards.Rank { return cards.Rank(p/4 + 1) }
func (p slot) suit() cards.Suit { return cards.Suit(p % 4) }

func (g *Game) isWild(p slot) bool {
	return p >= naturalSlots || g.deck.DeucesWild && p.rank() == cards.Two
}

// A stub is the cards that can still be drawn.
type stub struct {
	of     [cards.Ace + 1]int32 // number of naturals of each rank
	wilds  int32
	suited [cards.Suits]RankSet // naturals of each suit
}

// stub sets p to the whole deck.
//
//go:noinline
func (g *Game) stub(p *stub) {
	for r := cards.Two; r <= cards.Ace; r++ {
		if g.ranks.Has(r) && !(g.deck.DeucesWild && r == cards.Two) {
			p.of[r] = cards.Suits
			for s := range p.suited {
				p.suited[s] |= 1 << r
			}
		}
	}
	p.wilds = int32(g.wilds())
}

// take removes a card.
//
//go:noinline
func (p *stub) take(g *Game, c slot) {
	if g.isWild(c) {
		p.wilds--
		return
	}
	p.of[c.rank()]--
	p.suited[c.suit()] &^= 1 << c.rank()
}

// lineCounts are numbers of final hands by line of the pay table. Those without a
// line are counted after its last.
type lineCounts [MaxLines + 1]int32

// A drawCount counts the results of a hold: how many sets of replacement cards
// end on each line. It goes through the ranks drawn and multiplies the choices of
// suits, first as if there were no flushes. Then it moves the hands of one suit
// to their line. That is some hundred steps for every thousand hands.
type drawCount struct {
	g      *Game
	stub   stub
	counts lineCounts
}

// draws counts the final hands of a hold; rest is the cards that can be drawn.
// Arrays are passed by pointer here, because TinyGo moves array values element by
// element.
//
//go:noinline
func (g *Game) draws(hold []slot, rest *stub, counts *lineCounts) {
	d := drawCount{g: g, stub: *rest}
	h := g.held(hold)
	left := int32(poker.MaxHand - len(hold))
	d.ranks(cards.Two, left, h.key, 1)
	for s := range d.stub.suited {
		if h.suits == 0 || h.suits == 1<<s {
			d.suited(d.stub.suited[s], left, h.key, 1)
		}
	}
	copy(counts[:], d.counts[:])
}

// ranks draws left more cards: naturals of rank r and above, and wild cards.
func (d *drawCount) ranks(r cards.Rank, left int32, key poker.Key, ways int32) {
	for ; r <= cards.Ace && left > 0; r++ {
		n, k := d.stub.of[r], key
		for m := int32(1); m <= left && m <= n; m++ {
			k += poker.RankKeys[r]
			d.ranks(r+1, left-m, k, ways*poker.Binomial[n][m])
		}
	}
	if left <= d.stub.wilds {
		i := (key + poker.Key(left)*poker.JokerKey).Place()
		d.counts[d.g.lines[i]] += ways * poker.Binomial[d.stub.wilds][left]
	}
}

// suited draws left more cards: different ranks of one suit, and wild cards. Five
// cards are never all wild, so each hand has one suit only.
func (d *drawCount) suited(from RankSet, left int32, key poker.Key, ways int32) {
	for ; from != 0 && left > 0; from &= from - 1 {
		r := bits.TrailingZeros16(uint16(from))
		d.suited(from&(from-1), left-1, key+poker.RankKeys[r], ways)
	}
	if left <= d.stub.wilds {
		i := (key + poker.Key(left)*poker.JokerKey).Place()
		ways *= poker.Binomial[d.stub.wilds][left]
		d.counts[d.g.lines[i]] -= ways
		d.counts[d.g.lines[i+1]] += ways
	}
}
