//go:build js && wasm

package cardroom

import (
	"fmt"
	"slices"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// hand is the reader's hand. In a draw game the reader selects cards to
// discard.
type hand struct {
	play  *play
	group ui.Element
	cards []string // the cards shown
	faces [mostHeld]*ui.CardFace
	keys  ui.Roving
}

func newHand(p *play) *hand {
	h := &hand{play: p, group: ui.ByID("cr-hand")}
	for i, e := range ui.CreateIn(h.group, mostHeld, "button", "card") {
		ui.Mark(e, "hidden", true)
		h.faces[i] = &ui.CardFace{Element: e}
	}
	ui.On(h.group, "click", func(ev ui.Event) {
		for i := range h.cards {
			if ui.Is(h.faces[i].Element, ui.Target(ev)) {
				h.keys.Settle(0, i)
				p.toggle(h.cards[i])
			}
		}
	})
	ui.On(h.group, "keydown", func(ev ui.Event) {
		if len(h.cards) > 0 {
			h.keys.Press(ev)
		}
	})
	return h
}

func (h *hand) draw(p *play, l shell.Language) {
	n := p.now()
	h.cards = n.hand()
	best := p.advice.discards()
	used := p.winning()
	row := make([]ui.Element, 0, mostHeld)
	throwing := n.can("draw") != nil
	ui.Mark(h.group, "data-throwing", throwing)
	ui.Mark(h.group, "data-folded", !n.stayed(you))
	h.group.Style().SetProperty("--cards", fmt.Sprint(max(len(h.cards), 1)), "")
	for i, face := range &h.faces {
		ui.Mark(face.Element, "hidden", i >= len(h.cards))
		if i >= len(h.cards) {
			continue
		}
		card := h.cards[i]
		face.Show(shown(card), "", ui.CardName(card, l))
		row = append(row, face.Element)
		ui.Mark(face.Element, "data-up", n.rules().Up(int8(i)))
		face.Element.SetAttribute("tabindex", "-1")
		face.Element.SetAttribute("aria-pressed", ui.Pressed[p.discards[card]])
		face.Element.SetAttribute("aria-disabled", ui.Pressed[!throwing])
		ui.Mark(face.Element, "data-best", throwing && slices.Contains(best, card))
		ui.Mark(face.Element, "data-idle", used != nil && n.me().Won > 0 && !slices.Contains(used, shown(card)))
	}
	h.keys.Rows = [][]ui.Element{row}
	if len(row) > 0 {
		h.keys.Settle(0, min(h.keys.Column, len(row)-1))
	}
}

// redJoker is the second joker of a deck with two. It looks like the first.
const redJoker = "Jr"

// shown is the code under which the page draws and names a card.
func shown(card string) string {
	if card == redJoker {
		return ui.Joker
	}
	return card
}
