//go:build js && wasm

package cardroom

import (
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// name asks what the reader's hand is called, and what those that were shown
// are, once for all positions with the same cards, and a language.
func (p *play) name() {
	n, l := p.now(), p.room.page.Lang
	if p.room.page.Engine == nil {
		return
	}
	cards, of := make([]string, len(n.view.Players)), string(l)+" "+n.view.Board
	for seat := range cards {
		cards[seat] = n.view.Players[seat].Cards
		if seat == you && n.stayed(you) {
			cards[seat] = n.view.Hand
		}
		of += "," + cards[seat]
	}
	if n.named = p.named; n.named.of == of {
		return
	}
	n.named = named{of: of, hands: map[int]string{}, used: map[int][]string{}}
	p.named = n.named
	p.naming.Drop()
	p.naming.Go(func(asked engine.Asked) {
		for seat, of := range cards {
			if of == "" {
				continue
			}
			err := p.nameHand(n, seat, of, l)
			if asked.Stale() || err != nil {
				return
			}
		}
		p.Draw()
	})
}

// nameHand asks what a seat's cards are called, and which of them count. It blocks.
func (p *play) nameHand(n *node, seat int, cards string, l shell.Language) error {
	var hand struct {
		Description string `json:"description"`
		Cards       []struct {
			Card string `json:"card"`
		} `json:"cards"`
	}
	if err := p.room.page.Engine.Ask(&hand, "poker", "evaluate", cards+" "+n.view.Board, map[string]any{"lang": string(l)}); err != nil {
		return err
	}
	n.named.hands[seat], n.named.used[seat] = hand.Description, nil
	for _, used := range hand.Cards {
		n.named.used[seat] = append(n.named.used[seat], used.Card)
	}
	return nil
}
