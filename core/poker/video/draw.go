package video

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// A slot is a card's place in the deck of a game: ranks upwards and within
// a rank the suits, then the jokers.
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
	of     [cards.Ace + 1]int32 // naturals of each rank
	wilds  int32
	suited [cards.Suits]RankSet // naturals of each suit
}

// stub makes p the whole deck.
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

// lineCounts counts final hands by line; those that get none come after the
// pay table's last.
type lineCounts [MaxLines + 1]int32

// A drawCount counts what comes of a hold: how many of the sets of cards that can
// replace the discards end on each line. It goes through the ranks drawn and
// multiplies the choices of suits, first as if no suits made a flush; then
// it moves the hands of one suit to the line they get. That is some hundred
// steps for every thousand hands.
type drawCount struct {
	g      *Game
	stub   stub
	counts lineCounts
}

// draws counts the final hands of a hold; rest is what can be drawn. Arrays
// are not passed as values here: TinyGo moves each element by itself.
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

// ranks draws left cards of rank r and above, and wild ones.
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

// suited draws left cards of different ranks in one suit, and wild ones.
// Five cards never are all wild, so that each hand is of one suit only.
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
