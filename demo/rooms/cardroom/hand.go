//go:build js && wasm

package cardroom

import (
	"strings"

	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// you is the reader's seat.
const you = 0

// event is something that everybody sees happen.
type event shape.PokerLogEvent

// seat is whose event it is, -1 if nobody's.
func (e *event) seat() int {
	if e.Seat == nil {
		return -1
	}
	return *e.Seat
}

// bounds are of the amount of a move, or of how many cards are drawn.
type bounds struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// may is what the seat in turn may do, as the engine tells it.
type may struct {
	Seat   *int     `json:"seat"`
	Moves  []string `json:"moves"`
	Bounds struct {
		Call    *bounds `json:"call"`
		Bet     *bounds `json:"bet"`
		Raise   *bounds `json:"raise"`
		BringIn *bounds `json:"bring-in"`
	} `json:"bounds"`
}

// legal is a kind of move that the seat in turn may take.
type legal struct {
	Kind string
	bounds
}

// legal lists them, each kind once.
func (m *may) legal() (all []legal) {
	if m == nil {
		return nil
	}
	of := map[string]*bounds{"call": m.Bounds.Call, "bet": m.Bounds.Bet, "raise": m.Bounds.Raise, "bring-in": m.Bounds.BringIn}
	for _, text := range m.Moves {
		kind, _, _ := strings.Cut(text, " ")
		if len(all) > 0 && all[len(all)-1].Kind == kind {
			continue
		}
		one := legal{Kind: kind}
		if b := of[kind]; b != nil {
			one.bounds = *b
		}
		all = append(all, one)
	}
	return all
}

// view is what the reader's seat knows of a hand, as the engine tells it.
type view struct {
	Rules struct {
		Variant string `json:"variant"`
		MinBet  int    `json:"minBet"`
		BringIn int    `json:"bringIn"`
		Stacks  []int  `json:"stacks"`
		Button  int    `json:"button"`
	} `json:"rules"`
	shape.PokerShown
	Log    []event `json:"log"`
	Hand   string  `json:"hand"`
	Legal  *may    `json:"legal"` // nil where it is another's turn
	Events []event `json:"events"`
	Result *struct {
		Last bool     `json:"last"` // of the evening
		Next *between `json:"next"`
	} `json:"result"`
}

// node is a moment of a hand.
type node struct {
	*match.Node
	view  view
	named named
}

// named are hands in words: the reader's, and those that were shown.
type named struct {
	of    string             // the language and the cards
	hands map[int]*namedHand // by seat
}

// namedHand is a hand in words, for the pot or its high half, and for the low half.
type namedHand struct{ high, low evaluated }

// evaluated is what the engine says of a hand.
type evaluated struct {
	Value       int    `json:"value"`
	Category    string `json:"category"`
	Description string `json:"description"`
	Cards       []struct {
		Card string `json:"card"`
	} `json:"cards"`
}

// Look reads a node.
func (p *play) Look(of *match.Node) error {
	n := &node{Node: of}
	of.Of = n
	return of.Views[0].Read(&n.view)
}

// legal is what the reader may do, nothing where it is another's turn.
func (n *node) legal() []legal { return n.view.Legal.legal() }

// can is the bounds of an action that the reader may take, nil if it is none.
func (n *node) can(kind string) *legal {
	all := n.legal()
	for i := range all {
		if all[i].Kind == kind {
			return &all[i]
		}
	}
	return nil
}

// raises are the bounds of the bet or raise that the reader may make, nil if
// none can be made.
func (n *node) raises() *legal {
	if bet := n.can("bet"); bet != nil {
		return bet
	}
	return n.can("raise")
}

// me is the reader's own seat.
func (n *node) me() *shape.PokerSeat { return &n.view.Players[you] }

// hand are the reader's cards.
func (n *node) hand() []string { return strings.Fields(n.view.Hand) }

// rules are those of the game.
func (n *node) rules() *game.Rules { return gameOf(n.view.Rules.Variant) }

// completes says that a bet or raise makes a bring-in the small bet.
func (n *node) completes() bool {
	return n.view.Rules.BringIn > 0 && n.view.Round == 0 && n.view.Bet < n.view.Rules.MinBet
}

// held is how many cards lie before a seat.
func (n *node) held(seat int) (cards int) {
	for i := range n.view.Log {
		if e := &n.view.Log[i]; e.Event == "deal" && e.seat() == seat {
			cards += e.Amount
		}
	}
	return cards
}

// net is what the hand has brought the reader so far.
func (n *node) net() int { return n.me().Stack - n.view.Rules.Stacks[you] }

// runOut is how many common cards the last action has brought at the end, when
// nobody could bet any more.
func (n *node) runOut() (cards int) {
	if !n.view.Over {
		return 0
	}
	for i := range n.view.Events {
		if n.view.Events[i].Event == "board" {
			cards += len(strings.Fields(n.view.Events[i].Cards))
		}
	}
	return cards
}
