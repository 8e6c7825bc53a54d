package levels

import "github.com/tefuda/tefuda/core/daifugo"

// A defaultPlayer plays as the default client of the UEC championship, against
// which its programs are commonly measured: the client of 2018 in the kit of the
// University of Electro-Communications,
// http://www.tnlab.inf.uec.ac.jp/daihinmin/.
//
// It leads the longest sequence, else the largest group, else a single: always
// the weakest of these, and with its joker. It follows with the weakest
// combination of the field's size. A single breaks up no sequence or group.
//
// Its faults are kept. It may begin a sequence with the joker on the very rank
// that it has to beat. That is refused and counts as a pass. It does not know
// that the Three of spades beats a joker.
type defaultPlayer struct {
	hand     daifugo.Set // all of it
	pool     daifugo.Set // the natural cards to choose from
	joker    daifugo.Set // the joker that may be used, or none
	rules    daifugo.Rules
	lock     daifugo.Suits // the locked suits, which the joker must take
	reversed bool
}

// defaultSuits are the suits in the client's order: spades, hearts, diamonds,
// clubs.
var defaultSuits = [...]int{0, 3, 1, 2}

// playDefault returns the default client's move. Where the client would play
// nothing or something illegal, it passes on a field, and leads the weakest
// combination.
//
//go:noinline
func (p *Player) playDefault(t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	var c defaultPlayer
	choice := c.choose(t, hand)
	switch {
	case choice.Kind != daifugo.Pass && t.Allows(choice):
		return choice
	case t.Field.Kind != daifugo.Pass:
		return daifugo.Combination{}
	}
	p.combinations = t.LegalCombinations(p.combinations[:0], hand)
	return weakest(t, p.combinations)
}

// choose returns what the client plays; the move may be illegal.
//
//go:noinline
func (c *defaultPlayer) choose(t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	c.hand, c.pool, c.joker = hand, hand&daifugo.Naturals, (hand & daifugo.Jokers).First()
	c.rules, c.lock, c.reversed = t.Rules, t.Lock, t.Reversed()
	switch t.Field.Kind {
	case daifugo.Pass:
		return c.lead()
	case daifugo.Single:
		c.spareCombinations()
		c.above(t)
		return c.single()
	}
	c.above(t)
	return c.follow(t.Field)
}

// lead returns the client's lead.
func (c *defaultPlayer) lead() daifugo.Combination {
	jokers := c.joker.Len()
	for size := c.longest(); size >= 3; size-- {
		if r := c.sequence(size); r.Kind != daifugo.Pass {
			return r
		}
	}
	for size := 4 + jokers; size >= 2; size-- {
		if r := c.group(size - jokers); r.Kind != daifugo.Pass {
			return r
		}
	}
	return c.single()
}

// longest returns the largest size that a sequence may have, 0 if there is none
// of three.
func (c *defaultPlayer) longest() int {
	run := c.pool & (c.pool >> 4)
	if !c.rules.Has(daifugo.Sequences) || c.joker == 0 && run&(c.pool>>8) == 0 || run|c.pool&(c.pool>>8) == 0 {
		return 0
	}
	size := 2
	for ; run != 0; size++ {
		run &= run >> 4
	}
	if c.joker == 0 {
		return size
	}
	return min(2*size+1, daifugo.Ranks+2)
}

// follow returns the answer to a group or sequence. It uses the joker only if no
// answer works without it.
func (c *defaultPlayer) follow(field daifugo.Combination) (r daifugo.Combination) {
	joker := c.joker
	for _, c.joker = range [2]daifugo.Set{0, joker} {
		if field.Kind == daifugo.Sequence {
			r = c.sequence(int(field.Size))
		} else {
			r = c.group(int(field.Size) - c.joker.Len())
		}
		if r.Kind != daifugo.Pass || joker == 0 {
			break
		}
	}
	return r
}

// above keeps in the pool only cards stronger than the field and of the locked
// suits.
func (c *defaultPlayer) above(t *daifugo.Table) {
	switch {
	case t.Field.JokersOnly():
		c.pool = 0
	case c.reversed:
		c.pool &= daifugo.BelowRank(t.Field.Low)
	default:
		c.pool &^= daifugo.BelowRank(t.Field.High + 1)
	}
	if t.Lock != 0 {
		c.pool &= daifugo.OneSuit * daifugo.Set(t.Lock&daifugo.AllSuits)
	}
}

// spareCombinations removes the cards of groups and sequences from the pool.
func (c *defaultPlayer) spareCombinations() {
	grouped := c.pool.WithAtLeast(2) >> 3 * 15
	c.pool &^= grouped | c.pool.Runs()
}

// single returns the weakest card of the pool, a joker if there is none.
func (c *defaultPlayer) single() daifugo.Combination {
	switch {
	case c.pool != 0:
		card := c.weakest()
		return daifugo.GroupOf(card, card.Lowest(), card.At(card.Lowest()))
	case c.joker != 0:
		return daifugo.JokersAlone(c.joker)
	}
	return daifugo.Combination{}
}

// weakest returns the weakest card of the pool, which must not be empty.
func (c *defaultPlayer) weakest() daifugo.Set {
	rank := c.pool.Lowest()
	if c.reversed {
		rank = c.pool.Highest()
	}
	for _, suit := range &defaultSuits {
		if card := daifugo.CardOf(rank, suit) & c.pool; card != 0 {
			return card
		}
	}
	return 0
}

// group returns the weakest group of exactly n natural cards, all of that rank in
// the pool, and of the joker if c.joker is set.
func (c *defaultPlayer) group(n int) daifugo.Combination {
	ranks := c.pool.WithAtLeast(n) &^ c.pool.WithAtLeast(n+1)
	if n < 1 || ranks == 0 {
		return daifugo.Combination{}
	}
	rank := ranks.Lowest()
	if c.reversed {
		rank = ranks.Highest()
	}
	suits := c.pool.At(rank)
	cards := daifugo.Set(suits)<<(4*uint8(rank)) | c.joker
	if c.joker != 0 {
		suits |= c.jokerSuit(c.hand.At(rank))
	}
	return daifugo.GroupOf(cards, rank, suits)
}

// jokerSuit returns the suit that the joker takes in a group, given the suits of
// that rank in the hand. Under a lock it is one of the locked suits.
func (c *defaultPlayer) jokerSuit(have daifugo.Suits) daifugo.Suits {
	for i, suit := range &defaultSuits {
		if !c.rules.Has(daifugo.SuitLock) {
			suit = i // without SuitLock the joker takes the lowest suit
		}
		if s := daifugo.Suits(1 << suit); have&s == 0 && (c.lock == 0 || c.lock&s != 0) {
			return s
		}
	}
	return daifugo.AllSuits + 1
}

// sequence returns the weakest sequence of a size that the client finds.
func (c *defaultPlayer) sequence(size int) (r daifugo.Combination) {
	best := -1
	for _, suit := range &defaultSuits {
		row := c.hand >> suit & daifugo.OneSuit << 4
		starts := c.starts(suit, size)
		at := (starts | 1<<60).Index() >> 2
		if held := starts & row; c.reversed {
			// The client looks for the highest card that begins one, the last of
			// equal ones. It prefers the joker below to the joker above.
			if at = int(held.Highest()); at >= 0 && at >= best {
				best = at
				if at > 0 && starts>>(4*(at-1))&1 != 0 {
					at--
				}
				r = c.window(suit, row, at, size)
			}
		} else if at < 15 && (best < 0 || at < best) {
			best = at
			r = c.window(suit, row, at, size)
		}
	}
	return r
}

// starts returns the columns, numbered as for Table.LegalCombinations, where the client
// counts exactly size cards in a row of a suit. It counts the cards up to a gap.
// With the joker it also counts those beyond the first gap, which may be the
// column itself.
func (c *defaultPlayer) starts(suit, size int) (columns daifugo.Set) {
	row := c.pool >> suit & daifugo.OneSuit << 4
	joker := c.joker.Len()
	plain, length := 0, joker
	for at := daifugo.Ranks; at >= 0; at-- {
		if row>>(4*at)&1 != 0 {
			plain, length = plain+1, length+1
		} else {
			plain, length = 0, plain*joker+joker
		}
		if length == size {
			columns |= 1 << (4 * at)
		}
	}
	return columns
}

// window returns the sequence of a size from a column on. The joker stands for
// the card that the hand lacks.
//
//go:noinline
func (c *defaultPlayer) window(suit int, row daifugo.Set, at, size int) daifugo.Combination {
	held := row & ((daifugo.Columns & (1<<(4*size) - 1)) << (4 * at))
	cards := held >> 4 << suit
	if held.Len() < size {
		cards |= c.joker
	}
	low := int8(at) - 1
	return daifugo.SequenceOf(cards, low, low+int8(size)-1, 1<<suit)
}

// giveDefault returns the cards that the default client gives back: the weakest.
func giveDefault(hand daifugo.Set, n int8) (cards daifugo.Set) {
	c := defaultPlayer{pool: hand & daifugo.Naturals}
	for ; n > 0 && c.pool != 0; n-- {
		card := c.weakest()
		cards |= card
		c.pool &^= card
	}
	for ; n > 0; n-- {
		cards |= (hand &^ cards).First()
	}
	return cards
}
