//go:build js && wasm

package cardroom

import (
	"strings"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// samples is how many deals are sampled if there are too many to count.
const samples = 200000

// appraise computes the reader's average result of a hand after nobody could
// bet any more: the share of each pot that the cards known then win on average.
// If all cards were dealt by then, and in draw games, it is the actual result.
// It blocks.
func (p *play) appraise(asking engine.Asked) {
	n := p.now()
	fair := float64(n.net())
	var hands struct {
		Hands []string `json:"hands"`
	}
	if !p.friend.Away && n.runOut() > 0 && !n.me().Folded && n.Table.Read(&hands) == nil {
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

// share is the reader's average part of all pots, in chips, from the cards on
// the table at the last bet. It blocks.
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

// pots are the amounts of the pots that were won, the main pot first.
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

// claims are the seats that could win a pot: those that paid more than the pots
// before it took.
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

// stayed reports whether a seat did not fold; it may have mucked at the end.
func (n *node) stayed(seat int) bool {
	for i := range n.view.Log {
		if e := &n.view.Log[i]; e.Event == "fold" && e.seat() == seat {
			return false
		}
	}
	return true
}
