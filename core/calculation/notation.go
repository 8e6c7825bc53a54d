package calculation

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// A Position is a State in letters, for input and output: ranks are
// A23456789TJQK.
type Position struct {
	// Foundations is the top cards of the four foundations, "." for an empty one:
	// "A234" is the start of Calculation.
	Foundations string
	// Piles is the 1…6 waste piles, each from the bottom up, "" for an empty one.
	Piles []string
	// Card is the visible card, "" if none is turned.
	Card string
	// Stock is the known order of the stock, the next card first. It is read only
	// if Known. Otherwise the stock is hidden and has all other cards.
	Stock string
	Known bool
	// ByOne is true if every foundation rises by one.
	ByOne bool
}

// bad returns the fault of a field of a position, or of the size of a game.
func bad(code, field string, reason ...string) *fault.Fault {
	return fault.Refuse(code, field, "is wrong: "+strings.Join(reason, ""))
}

func outOfRange(field string, value, least, most int) *fault.Fault {
	return bad(fault.BadLength, field, strconv.Itoa(value), " is not in ", strconv.Itoa(least), " to ", strconv.Itoa(most))
}

// rankOf returns the rank of a letter, 0 if it is no card.
func rankOf(letter byte) Rank {
	for r := Rank(1); r <= king; r++ {
		if rankLetters[r] == letter {
			return r
		}
	}
	return 0
}

// RanksOf reads cards in the letters of a Position's fields, in their order.
// Letters that are no card, such as ".", give 0.
func RanksOf(text string) []Rank {
	ranks := make([]Rank, len(text))
	for i := range ranks {
		ranks[i] = rankOf(text[i])
	}
	return ranks
}

// cut quotes the character at a byte of a text, which may be several bytes long.
func cut(text string, at int) string {
	end := at + 1
	for end < len(text) && text[end]&0xC0 == 0x80 {
		end++
	}
	return "\"" + text[at:end] + "\""
}

// State checks a position and returns it as a State. A stock that is not Known is
// hidden and has the cards seen nowhere else. The error is a *fault.Fault: a
// letter that is no card, a rank that cannot be on top of its foundation, more
// than four cards of a rank, or a known stock that is not exactly the cards left.
func (p *Position) State() (State, error) {
	s := State{}
	err := s.Read(p)
	return s, err // separate statements: in `return s, s.Read(p)` Go does not define whether s is copied before the call
}

// Read makes s, which must be zero, the State that Position.State returns.
func (s *State) Read(p *Position) error {
	prepare()
	if p.ByOne {
		s.RiseByOne()
	}
	if err := s.readFoundations(p.Foundations); err != nil {
		return err
	}
	if len(p.Piles) < MinPiles || len(p.Piles) > MaxPiles {
		return outOfRange("piles", len(p.Piles), MinPiles, MaxPiles)
	}
	s.piles = uint8(len(p.Piles))
	var c census
	s.unplayed(&c)
	for k, pile := range p.Piles {
		if wrong := c.read("piles", pile); wrong != nil {
			wrong.Index = k
			return wrong
		}
		for i := range len(pile) {
			s.card = rankOf(pile[i])
			s.Lay(uint8(k))
		}
	}
	if err := s.readCard(p.Card, &c); err != nil {
		return err
	}
	return s.readStock(p, &c)
}

func (s *State) readCard(card string, c *census) error {
	if len(card) > 1 {
		return bad(fault.BadLength, "card", quote(card), " is more than one card")
	}
	if wrong := c.read("card", card); wrong != nil {
		return wrong
	}
	if card != "" {
		s.card = rankOf(card[0])
	}
	return nil
}

// quote quotes a text, cut to 20 characters.
func quote(text string) string {
	n := 0
	for i := range text {
		if n == 20 {
			text = text[:i] + "…"
			break
		}
		n++
	}
	return "\"" + text + "\""
}

func (s *State) readFoundations(tops string) error {
	if len(tops) != Foundations {
		return bad(fault.BadLength, "foundations", quote(tops), " does not name 4 tops (A23456789TJQK, or . for an empty foundation)")
	}
	for d := range s.count {
		if tops[d] == '.' {
			continue
		}
		r := rankOf(tops[d])
		if r == 0 {
			return bad(fault.BadCard, "foundations", cut(tops, d), " is not a rank (A23456789TJQK, or . for an empty foundation)")
		}
		s.count[d] = placeOf[s.Series(d)][r]
	}
	s.recount()
	return nil
}

// readStock makes the remaining cards the stock, in the known order if there is
// one.
func (s *State) readStock(p *Position, c *census) error {
	if !p.Known {
		s.stockUp(c)
		return nil
	}
	if wrong := c.read("stock", p.Stock); wrong != nil {
		return wrong
	}
	for r := Rank(1); r <= king; r++ {
		if c[r] > 0 {
			return bad(fault.BadLength, "stock", strconv.Itoa(int(c[r])), " of rank ", r.String(), " is missing: every card must be somewhere")
		}
	}
	s.fixed = true
	for i := len(p.Stock) - 1; i >= 0; i-- {
		s.put(rankOf(p.Stock[i]))
	}
	return nil
}

// read subtracts the cards of a text from a census of the cards not met yet.
func (c *census) read(field, text string) *fault.Fault {
	for i := range len(text) {
		r := rankOf(text[i])
		if r == 0 {
			return bad(fault.BadCard, field, cut(text, i), " is not a rank (A23456789TJQK)")
		}
		if c[r]--; c[r] < 0 {
			return bad(fault.BadCard, field, "a fifth ", r.String(), ": four of a rank are all, those on the foundations included")
		}
	}
	return nil
}

// Position returns s in letters. A hidden stock stays hidden.
func (s *State) Position() Position {
	p := Position{Piles: make([]string, s.piles), Known: s.fixed, ByOne: s.ByOne()}
	for d := range Foundations {
		p.Foundations += s.Top(d).String()
	}
	for k := range p.Piles {
		p.Piles[k] = letters(s.Pile(nil, k))
	}
	if s.card != 0 {
		p.Card = s.card.String()
	}
	if s.fixed {
		p.Stock = letters(s.Stock(nil))
	}
	return p
}

func letters(ranks []Rank) string {
	b := make([]byte, len(ranks))
	for i, r := range ranks {
		b[i] = rankLetters[r]
	}
	return string(b)
}
