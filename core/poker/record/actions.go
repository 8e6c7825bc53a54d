package record

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// The verbs of actions.
const (
	dealHole  = "dh"
	dealBoard = "db"
	fold      = "f"
	call      = "cc"
	bet       = "cbr"
	bringIn   = "pb"
	exchange  = "sd"
	show      = "sm"
)

// A step is one action of the file.
type step struct {
	index  int // index among the actions, including comments
	line   int
	player int // 1…n, 0 for the dealer
	verb   string
	cards  []cards.Card
	none   bool // the cards were left out
	unseen bool // unknown cards were shown
	done   bool // already played before its turn, or without effect
	dash   bool // a dash instead of the cards: those that were dealt
	item   item // the amount
}

// refuse returns a fault of this action.
func (s *step) refuse(code, reason string) error {
	return &fault.Fault{Code: code, Field: "actions", Index: s.index, Reason: reason + fault.Tell(" (line #)", int64(s.line))}
}

// split splits a text at its spaces.
func split(text string) (all []string) {
	for len(text) > 0 {
		word, rest, _ := cards.Cut(text, ' ')
		if word != "" {
			all = append(all, word)
		}
		text = rest
	}
	return all
}

// steps reads the actions of n players.
func (f *file) steps(n int) ([]step, error) {
	x, err := f.need("actions", true)
	if err != nil {
		return nil, err
	}
	var steps []step
	for i := range x.items {
		text, _, _ := cards.Cut(x.items[i].text, '#')
		words := split(text)
		if len(words) == 0 && x.items[i].quoted {
			continue
		}
		s := step{index: i, line: x.items[i].line}
		if !x.items[i].quoted || !s.read(words, n) {
			return nil, s.refuse(fault.BadMove, fault.Tell("must be like \"d dh p1 AcKd\", \"d db 2c3d4h\", \"p1 f\", \"p1 cc\", \"p1 cbr 60\", \"p1 sd 2c\" or \"p1 sm\", with players 1 to #, not ", int64(n))+short(x.items[i].text))
		}
		steps = append(steps, s)
	}
	return steps, nil
}

// read parses the words of an action.
func (s *step) read(words []string, n int) bool {
	if len(words) < 2 {
		return false
	}
	if words[0] == "d" {
		return s.readDeal(words[1:], n)
	}
	s.verb = words[1]
	if !s.readPlayer(words[0], n) {
		return false
	}
	switch s.verb {
	case fold, call, bringIn:
		return len(words) == 2
	case bet:
		if len(words) == 3 {
			s.item = item{text: words[2], line: s.line}
		}
		return len(words) == 3
	case exchange, show:
		return s.readOwn(words[2:])
	}
	return false
}

// readOwn reads the cards that a player discards or shows.
func (s *step) readOwn(words []string) bool {
	s.dash = len(words) == 1 && s.verb == show && words[0] == "-"
	if len(words) == 0 || s.dash {
		s.none = !s.dash
		return true
	}
	ok := len(words) == 1 && s.readCards(words[0])
	s.unseen = ok && s.verb == show && s.cards[0] == cards.None
	return ok
}

func (s *step) readDeal(words []string, n int) bool {
	s.verb = words[0]
	switch {
	case s.verb == dealBoard && len(words) == 2:
		return s.readCards(words[1])
	case s.verb == dealHole && len(words) == 3:
		return s.readPlayer(words[1], n) && s.readCards(words[2])
	}
	return false
}

func (s *step) readPlayer(word string, n int) bool {
	if len(word) == 2 && word[0] == 'p' {
		s.player = int(word[1] - '0')
	}
	return s.player >= 1 && s.player <= n
}

func (s *step) readCards(word string) (ok bool) {
	s.cards, ok = readCards(word)
	return ok && len(s.cards) > 0
}
