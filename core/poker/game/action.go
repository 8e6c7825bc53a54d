package game

import "github.com/tefuda/tefuda/core/cards"

// A Kind is the kind of an action or event.
type Kind uint8

// The kinds. Those up to Muck are actions, and also the events of these actions.
const (
	Fold    Kind = iota
	Check        //
	Call         // Amount: chips added
	Bet          // Amount: the seat's whole bet of this round
	Raise        // Amount: the seat's whole bet of this round ("raise to")
	BringIn      // Amount: chips added, by the rules
	Discard      // Cards: the discards, none to stand pat. In an event Amount is their number
	Show         // Cards: the hand
	Muck         //
	Ante         // Amount
	Blind        // Amount
	Deal         // Amount: number of cards dealt to Seat; Cards: the open ones
	Board        // Cards: the added common cards
	Return       // Amount of a bet that nobody called
	Win          // Amount, Pot
	Pass         // Amount: chips that stay in the pot for the next deal
	Unseen       // at a showdown, a hand missing in the record, neither shown nor mucked
	Raked        // Amount, Pot: rake taken from that pot
)

// Key returns the key of the kind, or its number if it has none.
func (k Kind) Key() string {
	if int(k) < len(Kinds) {
		return Kinds[k]
	}
	return number(int64(k))
}

// HasAmount reports whether an action has an amount: a bet or raise.
func (k Kind) HasAmount() bool { return k == Bet || k == Raise }

// An Action is what the player in turn does. Amount is used by Bet and Raise,
// Cards by Discard. If the cards of a Discard are hidden, Amount is their
// number.
type Action struct {
	Kind   Kind
	Amount int64
	Cards  cards.Set
}

// An Event is something that happened in a hand, as everybody sees it. It never
// has a hidden card.
type Event struct {
	Kind   Kind
	Seat   int8 // -1 if no seat is concerned
	Round  int8
	Pot    int8 // of Win and Raked: index into State.Pots
	Run    int8 // of Board and Win: 1 for the second board
	AllIn  bool // the seat has no chips left
	Chosen bool // the seat had a choice; events without one are not moves
	Amount int64
	Count  int8 // of Cards
	Cards  [maxHole]cards.Card
}

// same reports whether two events are the same.
//
//go:noinline
func (e *Event) same(as *Event) bool {
	return e.Kind == as.Kind && e.Seat == as.Seat && e.Round == as.Round && e.Pot == as.Pot && e.Run == as.Run && e.AllIn == as.AllIn &&
		e.Amount == as.Amount && e.Count == as.Count && e.Cards == as.Cards
}

// Legal is the set of actions of the player in turn. Min and Max bound the
// Amount of a bet or raise, in chips, both included.
type Legal struct {
	Seat       int8 // -1 when the hand is over, or the viewer is not in turn
	Fold       bool
	Check      bool
	Call       int64 // chips to add, 0 if there is nothing to call
	BringIn    int64 // chips of a bring-in, 0 if there is none
	Bet, Raise bool
	Min, Max   int64
	Discard    bool // any number of the cards held
	Show, Muck bool
}

// Has reports whether a kind of action is legal. Amount and cards are not
// checked.
func (l *Legal) Has(k Kind) bool {
	switch k {
	case Fold:
		return l.Fold
	case Check:
		return l.Check
	case Call:
		return l.Call > 0
	case Bet:
		return l.Bet
	case Raise:
		return l.Raise
	case BringIn:
		return l.BringIn > 0
	case Discard:
		return l.Discard
	case Show:
		return l.Show
	case Muck:
		return l.Muck
	}
	return false
}

// Moves returns the legal moves as text, each kind once. A bet or raise comes
// with its least and its largest amount: "fold", "call", "raise 4", "raise 200".
func (l *Legal) Moves() (all []string) {
	for k := Fold; k <= Muck; k++ {
		if !l.Has(k) {
			continue
		}
		all = append(all, Action{Kind: k, Amount: l.Min}.String())
		if k.HasAmount() && l.Max > l.Min {
			all = append(all, Action{Kind: k, Amount: l.Max}.String())
		}
	}
	return all
}
