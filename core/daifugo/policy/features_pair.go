package policy

import "github.com/tefuda/tefuda/core/daifugo"

// noteBeside notes the ranks that a move of some cards leaves as they are beside it, all
// that are in the hand where it is a pass; from is the first feature for its shape and
// strength. What a rank loses is noted beside each of them.
//
//go:noinline
func (d *decision) noteBeside(from int, cards daifugo.Set) {
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

// change notes what a rank that loses cards was worth, and what it is worth, beside
// others; after is -1 if no card is left.
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

// inTriangle returns the index of two numbers in a triangle.
//
//go:inline
func inTriangle(a, b int16) int {
	if a < b {
		a, b = b, a
	}
	return int(a)*(int(a)+1)>>1 + int(b)
}

// lookAtCells notes the cells of the hand.
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

// cellOf returns the cell of n cards of what an index of own is about.
//
//go:inline
func (d *decision) cellOf(i, n int) int16 {
	if d.cards[i] == daifugo.Jokers {
		return jokerCell
	}
	return int16(d.strength(d.cards[i].Lowest(), n)*4 + n - 1)
}
