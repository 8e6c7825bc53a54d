package holdem

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// The number of hole cards in Omaha. A hand uses exactly OmahaUsed of them and
// three cards of the board (R. Ciaffone, "Robert's Rules of Poker", version 11,
// Omaha).
const (
	MinOmaha  = 4
	MaxOmaha  = 6
	OmahaUsed = 2
)

// CheckOmaha returns a *fault.Fault if the best Omaha hand cannot be found, else
// nil. It needs 4 to 6 hole cards and 3 to 5 cards of the board.
func CheckOmaha(hole, board []cards.Card) error {
	switch {
	case len(hole) < MinOmaha || len(hole) > MaxOmaha:
		return fault.Refuse(fault.BadLength, "hand", fault.Tell("must be 4 to 6 cards in Omaha, not #", int64(len(hole))))
	case len(board) < 3 || len(board) > BoardCards:
		return fault.Refuse(fault.BadLength, "board", fault.Tell("must be 3 to 5 cards in Omaha, not #", int64(len(board))))
	}
	return nil
}

// EachOmaha calls f with the indices of every choice of two hole cards and three
// cards of the board. The board's cards are numbered after the hole cards.
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

// OmahaValue returns the best value of two hole cards and three of the board, and
// their indices in all. The first hole cards of all are the player's, the others
// are the board. It compares up to 150 hands.
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
	// Players are the hole cards of each player, 4…6 and equally many for all.
	// An empty slice is a player who may hold any cards. If all are empty, each
	// player has four.
	Players [][]cards.Card
	Board   []cards.Card // the board so far, 0…5 cards
	Dead    []cards.Card // cards that cannot be dealt
	Short   bool         // use a short deck
	// HiLo splits the pot with the lowest hand, if some hand has five different
	// ranks up to Eight.
	HiLo bool
}

// An Omaha is a checked query with the method chosen to answer it.
type Omaha struct {
	Exact      bool  // every board will be counted
	Iterations int64 // boards to count, or samples to draw; 0 means as many as the time allows
	hiLo       bool
	holes      int // cards of each player
	known      int // players whose cards are known
	players    [][]cards.Card
	board      []cards.Card
	deck       []cards.Card // the cards that are left
}

// defaultOmahaSamples are drawn without a budget if some player may hold any
// cards. They are fewer than in hold'em, as each player has up to 150 hands to
// compare.
const defaultOmahaSamples = 200_000

// NewOmaha checks a query and chooses the method for a budget, as NewEquity does.
// All boards are counted if all hole cards are known and the boards fit: 1,086,008
// for two players before the flop. The error is a *fault.Fault of the field
// "players", "board" or "dead".
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
