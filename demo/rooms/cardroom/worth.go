//go:build js && wasm

package cardroom

import (
	"strings"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// samples are how many deals an expectation is taken from where not all can be counted.
const samples = 200000

// appraise finds what the hand was worth to the reader once nobody could bet any
// more: the part of each pot that the cards known by then win on average. Where
// all cards lay, and in draw, that is what it has won. It blocks.
func (p *play) appraise(asking engine.Asked) {
	n := p.now()
	fair := float64(n.net())
	var hands struct {
		Hands []string `json:"hands"`
	}
	if n.runOut() > 0 && !n.me().Folded && n.Table.Read(&hands) == nil {
		worth, err := p.share(n, hands.Hands)
		if asking.Stale() {
			return
		}
		if err == nil {
			fair = worth - float64(n.me().Paid)
		}
	}
	p.fair = &fair
	p.Draw()
	p.room.page.Changed()
}

// share is the part of all pots that the reader wins on average, counted from
// the cards on the table when the last bet was made. It blocks.
func (p *play) share(n *node, hands []string) (worth float64, err error) {
	board := strings.Fields(n.view.Board)
	board = board[:len(board)-n.runOut()]
	for i, pot := range n.pots() {
		var players []string
		at := -1
		for _, seat := range n.claims(i) {
			if seat == you {
				at = len(players)
			}
			players = append(players, hands[seat])
		}
		switch {
		case at < 0:
		case len(players) == 1:
			worth += float64(pot)
		default:
			var equity struct {
				Players []struct {
					Equity float64 `json:"equity"`
				} `json:"players"`
			}
			options := asked(n.rules(), false, board)
			if r := n.rules(); r.Two() {
				options["omaha"], options["hiLo"] = true, r.Low() != poker.High
			}
			options["board"], options["seed"], options["budget"] = strings.Join(board, " "), 1, map[string]any{"iterations": samples}
			if err := p.room.page.Engine.Ask(&equity, "poker", "equity", engine.List(players), options); err != nil {
				return 0, err
			}
			worth += float64(pot) * equity.Players[at].Equity
		}
	}
	return worth, nil
}

// pots are what the pots were that have been won, the main pot first.
func (n *node) pots() (pots []int) {
	for i := range n.view.Log {
		if e := &n.view.Log[i]; e.Event == "win" {
			for len(pots) <= e.Pot {
				pots = append(pots, 0)
			}
			pots[e.Pot] += e.Amount
		}
	}
	return pots
}

// claims are the seats that a pot was for: who had paid more than into the one before.
func (n *node) claims(pot int) (seats []int) {
	var paid []int
	for i := range n.view.Players {
		if p := &n.view.Players[i]; p.In && n.stayed(i) {
			paid = append(paid, p.Paid)
		}
	}
	order.By(paid, func(a, b int) bool { return a < b })
	from := 0
	for _, amount := range paid {
		if amount > from && pot == 0 {
			from = amount
			break
		}
		if amount > from {
			from, pot = amount, pot-1
		}
	}
	for i := range n.view.Players {
		if p := &n.view.Players[i]; p.In && n.stayed(i) && p.Paid >= from {
			seats = append(seats, i)
		}
	}
	return seats
}

// stayed says that a seat was in the hand until its end: it may have mucked then.
func (n *node) stayed(seat int) bool {
	for i := range n.view.Log {
		if e := &n.view.Log[i]; e.Event == "fold" && e.seat() == seat {
			return false
		}
	}
	return true
}
