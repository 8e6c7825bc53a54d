package policy

import "github.com/tefuda/tefuda/core/daifugo"

// notePairs adds the pair features of a move of some cards: the move with each
// rank that stays in hand, and each rank that loses cards with each untouched
// one. from is the first feature of the move's shape and strength. A pass touches
// no rank.
//
//go:noinline
func (d *decision) notePairs(from int, cards daifugo.Set) {
	n := 0
	for i, cell := range d.own[:d.held] {
		if cards&d.cards[i] == 0 {
			d.stay[n] = cell
			n++
			d.pair(from+int(cell), 1)
		}
	}
	for i, cell := range d.own[:d.held] {
		if cards&d.cards[i] == 0 {
			continue
		}
		after := int16(-1)
		if left := (d.hand & d.cards[i] &^ cards).Len(); left > 0 {
			after = d.cellOf(i, left)
			d.pair(from+int(after), 1)
		}
		d.change(cell, after, d.stay[:n])
	}
}

// change exchanges the pair features of a rank that loses cards, with each of the
// others. after is -1 if no card is left.
//
//go:noinline
func (d *decision) change(before, after int16, others []int16) {
	if before == after {
		return
	}
	from := pairAt + d.size*pairs
	for _, other := range others {
		d.pair(from+inTriangle(before, other), -1)
		if after >= 0 {
			d.pair(from+inTriangle(after, other), 1)
		}
	}
}

// inTriangle returns the index of an unordered pair of numbers:
//
//	b\a  0  1  2  3
//	0    0  1  3  6
//	1       2  4  7
//	2          5  8
//	3             9
//
//go:inline
func inTriangle(a, b int16) int {
	if a < b {
		a, b = b, a
	}
	return int(a)*(int(a)+1)>>1 + int(b)
}

// lookAtCells fills own, cards and held from the hand.
func (d *decision) lookAtCells() {
	d.held = 0
	for rest := d.hand & daifugo.Naturals; rest != 0; {
		rank := rest.Lowest()
		d.cards[d.held] = 15 << (4 * uint8(rank))
		rest &^= d.cards[d.held]
		d.own[d.held] = d.cellOf(d.held, (d.hand & d.cards[d.held]).Len())
		d.held++
	}
	if d.hand&daifugo.Jokers != 0 {
		d.cards[d.held], d.own[d.held] = daifugo.Jokers, jokerCell
		d.held++
	}
}

// cellOf returns the cell of n cards of entry i's rank.
//
//go:inline
func (d *decision) cellOf(i, n int) int16 {
	if d.cards[i] == daifugo.Jokers {
		return jokerCell
	}
	return int16(d.strength(d.cards[i].Lowest(), n)*4 + n - 1)
}
