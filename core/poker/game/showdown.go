package game

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// showdown ends the last round. With a player all-in or with two boards all hands are tabled (TDA
// 16). Otherwise the last player who bet or raised shows first, or, without a bet, the first seat
// to the left of the button (TDA 17).
func (h *Hand) showdown() {
	live, able := h.count()
	if able < live || len(h.Second) > 0 && !h.AskShow {
		h.table()
		h.finish()
		return
	}
	h.Phase, h.Turn = Showdown, h.opener()
	if h.AskShow {
		h.Turn = (h.Turn + h.Seats - 1) % h.Seats // advance starts at the next seat
		return
	}
	var best [2]uint32
	for range live {
		shows := false
		for i, s := range h.strengths(h.Turn) {
			if s > 0 && s >= best[i] || i == 0 && s == best[0] {
				best[i], shows = s, true
			}
		}
		if shows {
			h.show(h.Turn)
		} else {
			h.muck(h.Turn)
		}
		h.Turn = h.unshown(h.Turn)
	}
	h.finish()
}

// opener returns the seat that shows first.
func (h *Hand) opener() int8 {
	if h.aggressor >= 0 && h.Players[h.aggressor].live() {
		return h.aggressor
	}
	return h.unshown(h.before(h.Lead()))
}

// unshown returns the next seat that has neither shown nor mucked, or -1.
func (h *Hand) unshown(after int8) int8 {
	for i := int8(1); i <= h.Seats; i++ {
		at := (after + i) % h.Seats
		if p := &h.Players[at]; p.live() && !p.Shown {
			return at
		}
	}
	return -1
}

// table shows all hands that are not shown yet. After the last round a hand that is not known counts as
// Unseen.
func (h *Hand) table() {
	if live, _ := h.count(); live < 2 {
		return
	}
	first := max(h.opener(), 0) // -1 if all have shown
	for i := range h.Seats {
		seat := (first + i) % h.Seats
		switch p := &h.Players[seat]; {
		case !p.live() || p.Shown:
		case h.hole[seat][0] != cards.None:
			h.show(seat)
		case h.Round == h.Rounds()-1:
			h.unseen(seat)
		}
	}
}

// Next gives the turn at a showdown to a seat that has neither shown nor mucked. Tables differ in
// the order of showing.
func (h *Hand) Next(seat int8) bool {
	ok := h.Phase == Showdown && seat >= 0 && seat < h.Seats && h.Players[seat].live() && !h.Players[seat].Shown
	if ok {
		h.Turn = seat
	}
	return ok
}

// Unseen continues a showdown without the cards of the seat in turn, which the record does not have.
func (h *Hand) Unseen() {
	h.unseen(h.Turn)
	h.advance()
}

// unseen keeps a hand in the showdown with the lowest value.
func (h *Hand) unseen(seat int8) {
	h.Players[seat].Shown = true
	h.log(Unseen, seat, 0)
}

func (h *Hand) show(seat int8) {
	p := &h.Players[seat]
	p.Shown, p.Cards = true, h.hole[seat]
	e := h.log(Show, seat, 0)
	e.Count, e.Cards = p.Held, p.Cards
}

// muck gives up all claims to the pot.
func (h *Hand) muck(seat int8) {
	h.Players[seat].Folded = true
	h.log(Muck, seat, 0)
}

// strengths returns numbers that are larger the better a seat's hand is. The first is for the pot
// or its high half, the second for the low half, 0 without one. Both are 0 for unknown cards.
//
//go:noinline
func (h *Hand) strengths(seat int8) (of [2]uint32) {
	if p := &h.Players[seat]; p.Shown && p.Cards[0] == cards.None {
		return of
	}
	f := h.form()
	of[0] = uint32(h.value(seat, f.hands))
	if f.low != poker.High {
		of[1] = uint32(h.value(seat, f.low))
	}
	return of
}

// Value returns the value of a seat's best hand with the board, in the form of poker.High. It is 0 for
// unknown cards.
func (h *Hand) Value(seat int8) poker.Value {
	return h.Rules.Hands().AsHigh(h.value(seat, h.form().hands))
}

//go:noinline
func (h *Hand) value(seat int8, by poker.Ranking) (best poker.Value) {
	var all [poker.MaxCards + 2]cards.Card
	held := int(h.Players[seat].Held)
	n := copy(all[:], h.hole[seat][:held])
	n += copy(all[n:], h.Board)
	for _, c := range all[:n] {
		if c == cards.None {
			return 0
		}
	}
	r := poker.Ranked(by)
	if !h.Two() {
		best, _ = r.Evaluate(all[:n])
		return best
	}
	holdem.EachOmaha(held, n-held, func(five *[poker.MaxHand]int) {
		v, _ := r.Evaluate([]cards.Card{all[five[0]], all[five[1]], all[five[2]], all[five[3]], all[five[4]]})
		best = max(best, v)
	})
	return best
}
