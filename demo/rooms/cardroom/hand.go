//go:build js && wasm

package cardroom

import (
	"strings"

	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// you is the reader's seat: the first, or the friend's at a friend's table.
var you = 0

// event is one event of the log that every player sees.
type event shape.PokerLogEvent

// seat is the event's seat, -1 if it has none.
func (e *event) seat() int {
	if e.Seat == nil {
		return -1
	}
	return *e.Seat
}

// bounds are the least and greatest amount of a move, or number of cards drawn.
type bounds struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// may is what the engine allows the seat in turn.
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

// legal is a kind of move that the seat in turn can make.
type legal struct {
	Kind string
	bounds
}

// legal lists the kinds of moves, each once.
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

// view is the reader's view of a hand, from the engine.
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
	Legal  *may    `json:"legal"` // nil if another seat is in turn
	Events []event `json:"events"`
	Result *struct {
		Last bool     `json:"last"` // whether it is the session's last hand
		Next *between `json:"next"`
	} `json:"result"`
}

// node is a moment of a hand.
type node struct {
	*match.Node
	view  view
	named named
}

// named are the names of hands: the reader's, and the hands shown.
type named struct {
	of    string             // the language and the cards that the names are for
	hands map[int]*namedHand // by seat
}

// namedHand is the name of a hand for the pot or its high half, and for the low
// half.
type namedHand struct{ high, low evaluated }

// evaluated is the engine's evaluation of a hand.
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

// legal is what the reader can do, empty if another seat is in turn.
func (n *node) legal() []legal { return n.view.Legal.legal() }

// can returns the bounds of a move that the reader can make, nil if it is not
// legal.
func (n *node) can(kind string) *legal {
	all := n.legal()
	for i := range all {
		if all[i].Kind == kind {
			return &all[i]
		}
	}
	return nil
}

// raises returns the bounds of the reader's bet or raise, nil if neither is
// legal.
func (n *node) raises() *legal {
	if bet := n.can("bet"); bet != nil {
		return bet
	}
	return n.can("raise")
}

// me is the reader's seat.
func (n *node) me() *shape.PokerSeat { return &n.view.Players[you] }

// hand is the reader's cards.
func (n *node) hand() []string { return strings.Fields(n.view.Hand) }

// rules are the game's rules.
func (n *node) rules() *game.Rules { return gameOf(n.view.Rules.Variant) }

// completes reports whether a bet or raise now completes a bring-in to the
// small bet.
func (n *node) completes() bool {
	return n.view.Rules.BringIn > 0 && n.view.Round == 0 && n.view.Bet < n.view.Rules.MinBet
}

// held is how many cards a seat has been dealt.
func (n *node) held(seat int) (cards int) {
	for i := range n.view.Log {
		if e := &n.view.Log[i]; e.Event == "deal" && e.seat() == seat {
			cards += e.Amount
		}
	}
	return cards
}

// net is what the reader has won or lost so far in the hand, in chips.
func (n *node) net() int { return n.me().Stack - n.view.Rules.Stacks[you] }

// runOut is how many community cards the last action turned, after which nobody
// could bet any more.
func (n *node) runOut() (cards int) {
	if !n.view.Over {
		return 0
	}
	for i := range n.view.Events {
		if n.view.Events[i].Event == "board" && n.view.Events[i].Run == 0 {
			cards += len(strings.Fields(n.view.Events[i].Cards))
		}
	}
	return cards
}
