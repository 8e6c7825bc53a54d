package holdem

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// Numbers of hole cards at Omaha, of which exactly OmahaUsed count, with three of
// the board (R. Ciaffone, "Robert's Rules of Poker", version 11, Omaha).
const (
	MinOmaha  = 4
	MaxOmaha  = 6
	OmahaUsed = 2
)

// CheckOmaha returns the *fault.Fault of cards whose best Omaha hand cannot be
// told, else nil: it takes 4 to 6 hole cards and 3 to 5 of the board.
func CheckOmaha(hole, board []cards.Card) error {
	switch {
	case len(hole) < MinOmaha || len(hole) > MaxOmaha:
		return fault.Refuse(fault.BadLength, "hand", fault.Tell("must be 4 to 6 cards in Omaha, not #", int64(len(hole))))
	case len(board) < 3 || len(board) > BoardCards:
		return fault.Refuse(fault.BadLength, "board", fault.Tell("must be 3 to 5 cards in Omaha, not #", int64(len(board))))
	}
	return nil
}

// EachOmaha calls f with the places of every two of the hole cards and three of
// the board, which follow them.
func EachOmaha(hole, board int, f func(five *[poker.MaxHand]int)) {
	var five [poker.MaxHand]int
	for five[0] = 0; five[0] < hole; five[0]++ {
		for five[1] = five[0] + 1; five[1] < hole; five[1]++ {
			for five[2] = hole; five[2] < hole+board; five[2]++ {
				for five[3] = five[2] + 1; five[3] < hole+board; five[3]++ {
					for five[4] = five[3] + 1; five[4] < hole+board; five[4]++ {
						f(&five)
					}
				}
			}
		}
	}
}

// OmahaValue returns the best value of two of the first hole cards and three of
// the others: of up to 150 hands.
func OmahaValue(tb *poker.Table, all []cards.Card, hole int) (best poker.Value, places [poker.MaxHand]int) {
	first := true
	EachOmaha(hole, len(all)-hole, func(five *[poker.MaxHand]int) {
		v := tb.Value(&[poker.MaxHand]cards.Card{all[five[0]], all[five[1]], all[five[2]], all[five[3]], all[five[4]]})
		if v > best || first {
			best, places, first = v, *five, false
		}
	})
	return best, places
}

// An OmahaQuery asks how often each of 2…9 players wins at Omaha.
type OmahaQuery struct {
	// Players are the hole cards of each, 4…6 and as many of all; none of who may
	// hold any. If nobody's are known they are four.
	Players [][]cards.Card
	Board   []cards.Card // the 0…5 cards that lie on the table
	Dead    []cards.Card // cards that nobody can get
	Short   bool         // the deck is a short one
	// HiLo gives half of the pot to the lowest hand, if one has five different
	// ranks up to Eight.
	HiLo bool
}

// An Omaha is a query that was checked, and the decision how to answer it.
type Omaha struct {
	Exact      bool  // every board will be counted
	Iterations int64 // boards to count, or samples to draw; 0 is as many as the time allows
	hiLo       bool
	holes      int // cards of each player
	known      int // players whose cards are known
	players    [][]cards.Card
	board      []cards.Card
	deck       []cards.Card // what is left
}

// defaultOmahaSamples are drawn without a budget, where a player may hold any
// cards: each has up to 150 hands.
const defaultOmahaSamples = 200_000

// NewOmaha checks a query and decides how a budget answers it, as NewEquity does.
// All boards are counted if everybody's cards are known and they fit: 1,086,008 of
// two players before the flop. The error is a *fault.Fault of the field "players",
// "board" or "dead".
func NewOmaha(q OmahaQuery, b search.Budget) (*Omaha, error) {
	o := &Omaha{hiLo: q.HiLo, players: q.Players}
	if wrong := o.check(&q); wrong != nil {
		return nil, wrong
	}
	boards := int64(poker.Binomial[len(o.deck)][BoardCards-len(o.board)])
	switch {
	case o.known == len(o.players) && boards <= mostRunouts(b):
		o.Exact, o.Iterations = true, boards
	case b.Iterations == 0 && b.Millis == 0:
		o.Iterations = defaultOmahaSamples
	default:
		o.Iterations = b.Iterations
	}
	return o, nil
}

func (o *Omaha) check(q *OmahaQuery) (wrong *fault.Fault) {
	if wrong = checkSizes(len(q.Players), len(q.Board)); wrong != nil {
		return wrong
	}
	var s stock
	deck := s.shuffle(0, q.Short)
	if o.board, wrong = s.remove("board", q.Board); wrong != nil {
		return wrong
	}
	if _, wrong = s.remove("dead", q.Dead); wrong != nil {
		return wrong
	}
	o.holes = MinOmaha
	for _, p := range q.Players {
		if len(p) > 0 {
			if o.known == 0 {
				o.holes = len(p)
			}
			o.known++
		}
	}
	for i, p := range q.Players {
		if n := len(p); n > 0 && (n != o.holes || n < MinOmaha || n > MaxOmaha) {
			return wrongCard("players", i, fault.Tell("must hold 4 to 6 cards, as many as the others, not #", int64(n)))
		}
		for _, c := range p {
			if c == cards.None || !c.Valid() || !s.left.Has(c) {
				return wrongCard("players", i, "holds "+c.String()+", which is not in the deck or has been named already")
			}
			s.left &^= cards.SetOf(c)
		}
	}
	for _, c := range deck {
		if s.left.Has(c) {
			o.deck = append(o.deck, c)
		}
	}
	if n := (len(q.Players)-o.known)*o.holes + BoardCards - len(o.board); n > len(o.deck) {
		return tooMany(n, len(o.deck))
	}
	return nil
}
