package game

import "github.com/tefuda/tefuda/core/cards"

// A Kind is what an action or an event is.
type Kind uint8

// The kinds. Those up to Muck are actions, and events when they are done.
const (
	Fold    Kind = iota
	Check        //
	Call         // Amount: chips added
	Bet          // Amount: all chips of the round
	Raise        // Amount: all chips of the round ("raise to")
	BringIn      // Amount: chips added, which the rules say
	Discard      // Cards: those thrown away, none to stand pat; of the event Amount: how many
	Show         // Cards
	Muck         //
	Ante         // Amount
	Blind        // Amount
	Deal         // Amount: cards to Seat; Cards: those face up
	Board        // Cards: those that were added
	Return       // Amount: of a bet that nobody called
	Win          // Amount, Pot
	Pass         // Amount: chips that stay for the next deal
	Unseen       // at a showdown a hand that the record does not have, neither shown nor mucked
	Raked        // Amount, Pot: what the house takes of it
)

// Key returns the key of the kind, or its number where it is none.
func (k Kind) Key() string {
	if int(k) < len(Kinds) {
		return Kinds[k]
	}
	return number(int64(k))
}

// HasAmount reports whether an action has an amount: of a bet or raise.
func (k Kind) HasAmount() bool { return k == Bet || k == Raise }

// An Action is what the player in turn does. Amount counts for Bet and Raise,
// Cards for Discard; who may not know them has their number in Amount.
type Action struct {
	Kind   Kind
	Amount int64
	Cards  cards.Set
}

// An Event is what everybody sees happen. It never has a hidden card.
type Event struct {
	Kind   Kind
	Seat   int8 // -1 for none
	Round  int8
	Pot    int8 // of Win and Raked: index into Pots
	Run    int8 // of Board and Win: 1 for the second board
	AllIn  bool // the seat has no chips left
	Chosen bool // by the seat, which had others: what happens by itself is no move
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

// Legal is what the player in turn may do. Min and Max bound Amount of a bet or
// raise, whole numbers of chips, both included.
type Legal struct {
	Seat       int8 // -1 when the hand is over, or nobody asked is in turn
	Fold       bool
	Check      bool
	Call       int64 // chips to add, 0 if there is nothing to call
	BringIn    int64 // chips of a bring-in, 0 if there is none
	Bet, Raise bool
	Min, Max   int64
	Discard    bool // any number of the cards held
	Show, Muck bool
}

// Has reports whether an action is one of them, without its amount or cards.
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

// Moves returns the moves as text, each kind once, a bet or raise with its least
// amount and with its most: "fold", "call", "raise 4", "raise 200".
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
