package solver

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// deck is the number of cards. Cards are numbered 0…51 here, by suits and from Twos
// up.
const deck = 52

func indexOf(c cards.Card) uint8 { return uint8(c.Suit())*13 + uint8(c.Rank()) - 1 }

func cardOf(i uint8) cards.Card { return cards.New(cards.Rank(i%13+1), cards.Suit(i/13)) }

// A hand is two cards, the higher number first.
type hand struct{ a, b uint8 }

func handOf(c holdem.Combo) hand {
	a, b := indexOf(c[0]), indexOf(c[1])
	return hand{max(a, b), min(a, b)}
}

// place is the index of a hand among all 1,326.
func (h hand) place() int32 { return int32(h.a)*(int32(h.a)-1)/2 + int32(h.b) }

// A renaming maps each suit to another.
type renaming [cards.Suits]uint8

func (r *renaming) card(c uint8) uint8 { return r[c/13]*13 + c%13 }

func (r *renaming) hand(h hand) hand {
	a, b := r.card(h.a), r.card(h.b)
	return hand{max(a, b), min(a, b)}
}

// renamings returns all 24 renamings. The first one changes nothing.
func renamings() (all [24]renaming) {
	n := 0
	for i := range 256 {
		r := renaming{uint8(i >> 6), uint8(i >> 4 & 3), uint8(i >> 2 & 3), uint8(i & 3)}
		if 1<<r[0]|1<<r[1]|1<<r[2]|1<<r[3] == 15 {
			all[n] = r
			n++
		}
	}
	return all
}

// inverse undoes a renaming.
func (r *renaming) inverse() (back renaming) {
	for from, to := range r {
		back[to] = uint8(from)
	}
	return back
}

// after is the renaming that applies first and then r.
func (r *renaming) after(first *renaming) (both renaming) {
	for s := range both {
		both[s] = r[first[s]]
	}
	return both
}

// A deal is one card dealt for all cards that a renaming makes equal to it.
type deal struct {
	card  uint8
	index int32 // index of the runout after this card, on the next street
	// same are the renamings that give the other cards of the class, as indices of the
	// solver's symmetries.
	same []uint8
}

// A runout is the cards dealt up to a street, one of each class.
type runout struct {
	board [2]uint8 // the turn and river that the solver has dealt
	deals []deal   // of the next card
	keeps []uint8  // the symmetries that fix all its cards; the first is the identity
	canon [2][]uint16
}

// findSymmetries finds the renamings that change neither the board nor the ranges nor
// the locks.
func (x *Solver) findSymmetries() {
	all := renamings()
	for i := range all {
		if i == 0 || !x.spot.AllSuits && x.symmetric(&all[i]) {
			x.symmetries = append(x.symmetries, all[i])
		}
	}
	x.moved = make([][2][]uint16, len(x.symmetries))
	for i := range x.symmetries {
		for p := range x.moved[i] {
			to := make([]uint16, x.width[p])
			for h := range to {
				to[h] = uint16(h)
			}
			for h, own := range x.hands[p][:x.counts[p]] {
				to[h] = x.find(p, x.symmetries[i].hand(own))
			}
			x.moved[i][p] = to
		}
	}
}

// symmetric reports whether a renaming changes neither board nor ranges nor locks.
func (x *Solver) symmetric(r *renaming) bool {
	for _, c := range x.spot.Board {
		if to := cardOf(r.card(indexOf(c))); x.board>>indexOf(to)&1 == 0 {
			return false
		}
	}
	for p := range x.hands {
		for h, own := range x.hands[p][:x.counts[p]] {
			to := x.find(p, r.hand(own))
			if int(to) == x.counts[p] || x.weights[p][to] != x.weights[p][h] {
				return false
			}
		}
	}
	return x.keepsLocks(r)
}

// find returns the index of a player's hand, counts[p] if it is not in the range.
func (x *Solver) find(p int, h hand) uint16 { return x.places[p][h.place()] }

// dealAll lists the runouts of all streets.
func (x *Solver) dealAll() {
	from := x.spot.street()
	start := runout{keeps: make([]uint8, len(x.symmetries))}
	for i := range start.keeps {
		start.keeps[i] = uint8(i)
	}
	x.runouts[from] = []runout{start}
	for street := from; street < River; street++ {
		for i := range x.runouts[street] {
			x.dealNext(street, &x.runouts[street][i])
		}
	}
	for street := range River {
		for i := range x.runouts[street] {
			x.findCanon(&x.runouts[street][i])
		}
	}
}

func (x *Solver) dealNext(street int, r *runout) {
	seen := x.board
	for i := range street - x.spot.street() {
		seen |= 1 << r.board[i]
	}
	for c := range uint8(deck) {
		if seen>>c&1 != 0 {
			continue
		}
		seen |= 1 << c
		d := deal{card: c, index: int32(len(x.runouts[street+1]))}
		next := runout{board: r.board}
		next.board[street-x.spot.street()] = c
		for _, k := range r.keeps {
			switch to := x.symmetries[k].card(c); {
			case to == c:
				next.keeps = append(next.keeps, k)
			case seen>>to&1 == 0:
				seen |= 1 << to
				d.same = append(d.same, k)
			}
		}
		r.deals = append(r.deals, d)
		x.runouts[street+1] = append(x.runouts[street+1], next)
	}
}

// findCanon finds, for each hand, the first hand that the symmetries of a runout map
// to it. Sums of equal hands are added in different orders and differ in the last
// digit, so their strategies would drift apart. Later deals rely on equal strategies;
// level copies the values of the first hand.
func (x *Solver) findCanon(r *runout) {
	if len(r.keeps) < 2 {
		return
	}
	for p := range r.canon {
		first := make([]uint16, x.width[p])
		for h := range first {
			first[h] = uint16(h)
			for _, k := range r.keeps {
				first[h] = min(first[h], x.moved[k][p][h])
			}
		}
		r.canon[p] = first
	}
}

// boardOf returns the whole board of a runout.
func (x *Solver) boardOf(street int, r *runout) (board []cards.Card) {
	board = append(board, x.spot.Board...)
	for i := range street - x.spot.street() {
		board = append(board, cardOf(r.board[i]))
	}
	return board
}
