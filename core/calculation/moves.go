package calculation

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// String returns m as text: "w1 f2" moves the top of waste pile 1 to foundation
// 2, "c f2" and "c w1" move the visible card, "d" draws, and "d 7" draws the 7.
// Piles and foundations count from 1.
func (m Move) String() string { return m.text(" ") }

// Short is String without the space: "w1f2". Links and recorded games use it.
func (m Move) Short() string { return m.text("") }

func (m Move) text(space string) string {
	if m.Kind != Draw {
		return m.From() + space + m.To()
	}
	if m.Rank == 0 {
		return "d"
	}
	return "d" + space + m.Rank.String()
}

// From returns where a move takes its card from: "w1", "c" for the visible card,
// "d" for the stock.
func (m Move) From() string {
	switch m.Kind {
	case WasteToFoundation:
		return "w" + strconv.Itoa(int(m.Pile)+1)
	case Draw:
		return "d"
	}
	return "c"
}

// To returns where a move puts its card: "f2", "w1", or "c" for a draw.
func (m Move) To() string {
	switch m.Kind {
	case CardToWaste:
		return "w" + strconv.Itoa(int(m.Pile)+1)
	case Draw:
		return "c"
	}
	return "f" + strconv.Itoa(int(m.Foundation)+1)
}

// moveFault returns the fault of a move that cannot be read or made, and quotes
// it.
func moveFault(field, text, reason string) *fault.Fault {
	return fault.Refuse(fault.BadMove, field, quote(text)+" "+reason)
}

// ParseMove reads a move in the notation of Move.String, to be made in s, and
// fills in its rank. The error, a *fault.Fault, is for text that is no move and
// for moves that are not legal in s.
func (s *State) ParseMove(text string) (Move, error) {
	m, ok := ReadMove(text)
	return s.checked(m, text, ok)
}

// ParseShort is ParseMove for the notation of Move.Short.
func (s *State) ParseShort(text string) (Move, error) {
	m, ok := ReadShort(text)
	return s.checked(m, text, ok)
}

func (s *State) checked(m Move, text string, ok bool) (Move, error) {
	if !ok {
		return m, moveFault("move", text, "is not a move (w1 f2 waste to foundation, c f2 card to foundation, c w1 card to waste, d draw, d 7 draw the 7)")
	}
	m = s.ranked(m)
	if reason := s.illegal(m); reason != "" {
		return m, moveFault("move", text, reason)
	}
	return m, nil
}

// ReadMove reads a move in the notation of Move.String without a position to
// check it. Only a draw that names a card gets a rank.
func ReadMove(text string) (m Move, ok bool) {
	if i := strings.IndexByte(text, ' '); i >= 0 {
		if m, ok = ReadShort(text[:i] + text[i+1:]); ok && m.String() == text {
			return m, true
		}
		return Move{}, false
	}
	return Move{Kind: Draw}, text == "d"
}

// ReadShort is ReadMove for the notation of Move.Short.
func ReadShort(t string) (m Move, ok bool) {
	switch {
	case t == "d":
		return Move{Kind: Draw}, true
	case len(t) == 2 && t[0] == 'd':
		m = Move{Kind: Draw, Rank: rankOf(t[1])}
		return m, m.Rank != 0
	case len(t) == 4 && t[0] == 'w' && t[2] == 'f':
		m = Move{Pile: t[1] - '1', Foundation: t[3] - '1'}
	case len(t) == 3 && t[0] == 'c' && t[1] == 'f':
		m = Move{Kind: CardToFoundation, Foundation: t[2] - '1'}
	case len(t) == 3 && t[0] == 'c' && t[1] == 'w':
		m = Move{Kind: CardToWaste, Pile: t[2] - '1'}
	default:
		return m, false
	}
	return m, m.Pile < MaxPiles && m.Foundation < Foundations
}

// illegal returns why m cannot be made in s, or "".
func (s *State) illegal(m Move) string {
	switch m.Kind {
	case WasteToFoundation:
		return s.illegalTop(m)
	case CardToFoundation:
		switch {
		case s.card == 0:
			return "needs a visible card"
		case m.Foundation >= Foundations || s.Wanted(s.card)>>m.Foundation&1 == 0:
			return "puts " + s.card.String() + " where it is not next"
		}
	case CardToWaste:
		switch {
		case s.card == 0:
			return "needs a visible card"
		case m.Pile >= s.piles:
			return "names one of " + strconv.Itoa(int(s.piles)) + " waste piles"
		}
	case Draw:
		return s.illegalDraw(m)
	default:
		return "is of no known kind"
	}
	return ""
}

func (s *State) illegalTop(m Move) string {
	switch {
	case m.Pile >= s.piles:
		return "names one of " + strconv.Itoa(int(s.piles)) + " waste piles"
	case s.tops[m.Pile] == 0:
		return "takes from an empty waste pile"
	case m.Foundation >= Foundations || s.Wanted(s.tops[m.Pile].Rank())>>m.Foundation&1 == 0:
		return "puts " + s.tops[m.Pile].Rank().String() + " where it is not next"
	}
	return ""
}

func (s *State) illegalDraw(m Move) string {
	switch {
	case s.card != 0:
		return "draws while a card is visible"
	case s.left == 0:
		return "draws from an empty stock"
	case s.fixed && m.Rank != 0 && m.Rank != s.stock[s.left-1]:
		return "draws another card than the next of the known stock, " + s.stock[s.left-1].String()
	case s.fixed:
		return ""
	case m.Rank == 0:
		return "must name the card turned from a hidden stock"
	case s.LeftOf(m.Rank) == 0:
		return "draws a card that is not left"
	}
	return ""
}

// LeftOf returns how many cards of a rank are in the stock.
func (s *State) LeftOf(r Rank) int { return int(s.bag >> (4 * r) & 15) }
