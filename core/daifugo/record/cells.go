package record

import "github.com/tefuda/tefuda/core/daifugo"

// cells are the cards that a combination stands for, one after the other: of one
// rank, or a run of one suit.
type cells struct {
	cards     daifugo.Set
	low, high int8
	suits     daifugo.Suits
	n         int8
}

// add adds the card of a rank and suit; stands means that the joker stands for
// it. It reports whether that is possible.
func (c *cells) add(rank int8, suit int, stands bool) bool {
	card := joker
	if !stands {
		if rank < 0 || rank >= daifugo.Ranks || suit > 3 {
			return false
		}
		card = daifugo.CardOf(rank, suit)
	}
	if c.n == 0 {
		c.low, c.high = rank, rank
	}
	if suit < 0 || suit > 4 || rank < -1 || rank > daifugo.Ranks || c.cards&card != 0 || c.n > 15 {
		return false
	}
	c.n++
	c.low, c.high = min(c.low, rank), max(c.high, rank)
	c.suits |= 1 << suit
	c.cards |= card
	return true
}

// combination returns the combination of the cells, if they make one.
func (c *cells) combination() (daifugo.Combination, bool) {
	var r daifugo.Combination
	switch {
	case c.n == 0:
		return r, false
	case c.low == c.high:
		r = daifugo.GroupOf(c.cards, c.low, c.suits)
	default:
		r = daifugo.SequenceOf(c.cards, c.low, c.high, c.suits)
	}
	again, err := daifugo.ParseCombination(r.String())
	return r, err == nil && again.Kind == r.Kind && again.Size == r.Size && r.Size == c.n
}
