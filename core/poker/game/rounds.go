package game

import "github.com/tefuda/tefuda/core/cards"

// advance continues until a player has to act or the hand is over.
func (h *Hand) advance() {
	for h.Phase != Over {
		live, _ := h.count()
		if live == 1 {
			h.collect()
			h.finish()
			return
		}
		switch h.Phase {
		case Betting:
			if h.Turn = h.next(h.Turn); h.Turn >= 0 {
				return
			}
			h.collect()
			h.proceed()
		case Drawing:
			if h.Turn = h.undrawn(h.Turn); h.Turn >= 0 {
				return
			}
			h.Phase = Betting
			h.round()
		case Showdown:
			if h.Turn = h.unshown(h.Turn); h.Turn >= 0 {
				return
			}
			h.finish()
		}
	}
}

// collect ends a betting round. It returns what nobody called, and moves the bets to
// the pot.
func (h *Hand) collect() {
	for i := range h.Seats {
		p := &h.Players[i]
		if over := p.Bet - h.highest(i, false); over > 0 && p.live() {
			p.Bet -= over
			p.Stack += over
			h.log(Return, i, over)
		}
	}
	for i := range h.Seats {
		p := &h.Players[i]
		h.Pot += p.Bet
		p.Paid += p.Bet
		p.Bet = 0
	}
}

// proceed continues after a betting round.
func (h *Hand) proceed() {
	live, able := h.count()
	switch {
	case h.shut() && able == live: // an all-in player would lose the ante to the next deal
		h.log(Pass, -1, h.Pot)
		h.Phase, h.Turn = Over, -1
	case h.Round == h.Rounds()-1:
		if h.Runs > 1 && able < live {
			h.again()
		}
		h.showdown()
	default:
		h.Round++
		st := &h.form().streets[h.Round]
		switch {
		case st.draw:
			h.Phase, h.Turn = Drawing, h.Button
			for i := range h.Seats {
				h.Players[i].Drew = -1
			}
			return
		case h.Stud() && h.rest() < live:
			h.flop(1, 0)
		case h.Stud():
			h.deal()
		default:
			if able < 2 {
				h.Round-- // hands are shown before the card is dealt
				h.table()
				h.Round++
			}
			h.flop(st.board, 0)
			if h.Bomb > 1 {
				h.flop(st.board, 1)
			}
		}
		h.round()
	}
}

// round begins a round of betting.
//
//go:noinline
func (h *Hand) round() {
	h.Level, h.Step, h.base, h.bets = 0, h.MinBet, 0, 0
	h.Turn, h.aggressor = h.before(h.Lead()), -1
	for i := range h.Seats {
		h.Players[i].Acted = false
	}
}

// rest returns the number of cards never dealt. In stud the last card is one common
// card if there is not one for each player.
func (h *Hand) rest() int {
	n := len(h.Rules.Deck()) - len(h.Board)
	for i := range h.Seats {
		n -= int(h.Players[i].Held)
	}
	return n
}

// again deals the rest of the board a second time, from the last player's action on.
func (h *Hand) again() {
	last := int8(0)
	for i := range h.Log {
		if e := &h.Log[i]; e.Chosen {
			last = e.Round
		}
	}
	end, had := h.Round, 0
	for h.Round = 1; h.Round <= end; h.Round++ {
		switch n := h.form().streets[h.Round].board; {
		case h.Round > last:
			h.flop(n, 1)
		case last < end:
			h.Second = append(h.Second, h.Board[had:had+int(n)]...)
			had += int(n)
		}
	}
	h.Round = end
}

// flop deals common cards to the first or the second board.
//
//go:noinline
func (h *Hand) flop(n, run int8) {
	e, board := h.log(Board, -1, 0), &h.Board
	if run > 0 {
		board = &h.Second
	}
	e.Count, e.Run = n, run
	for i := range n {
		e.Cards[i] = h.deck.take()
	}
	had := len(*board)
	*board = append((*board)[:had:had], e.Cards[:n]...)
}

// undrawn returns the next seat that has not drawn yet, or -1.
func (h *Hand) undrawn(after int8) int8 {
	for i := int8(1); i <= h.Seats; i++ {
		at := (after + i) % h.Seats
		if p := &h.Players[at]; p.live() && p.Drew < 0 {
			return at
		}
	}
	return -1
}

// exchange replaces discards by new cards at the same indices.
func (h *Hand) exchange(seat int8, out cards.Set) {
	p := &h.Players[seat]
	p.Drew = 0
	h.thrown[seat][h.Round-1] = out
	for i, c := range &h.hole[seat] {
		if c >= 0 && out.Has(c) {
			h.hole[seat][i] = h.draw()
			h.drawn[seat][h.Round-1][p.Drew] = h.hole[seat][i]
			p.Drew++
		}
	}
	h.loose |= out
	h.log(Discard, seat, int64(p.Drew))
}
