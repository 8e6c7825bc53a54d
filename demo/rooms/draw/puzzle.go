//go:build js && wasm

package draw

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

var (
	wordAnswer   = shell.Text{"Hold these", "これを残す"}
	wordHoldsPay = shell.Text{"Pays: %s", "配当：%s"}
	wordHoldName = shell.Text{"hold %s", "%sを残す"}
)

// holds are the puzzles that ask which cards to hold.
type holds struct {
	cards []ui.Element
	held  [handPlaces]bool
	over  bool
	posed puzzles.Puzzle[struct {
		Cards []string `json:"cards"`
		Pays  []string `json:"pays"`
	}]
}

// Face has nothing to draw: a puzzle is answered with its cards.
func (*holds) Face(ui.Element, string, shell.Language) {}

func (h *holds) Name(answer string, l shell.Language) string {
	var cards []string
	for i, card := range h.posed.At.Cards {
		if holdsPlace(answer, i) {
			cards = append(cards, card)
		}
	}
	words := wordHoldNone.In(l)
	if len(cards) > 0 {
		words = ui.CardNames(cards, l)
	}
	return fmt.Sprintf(wordHoldName.In(l), words)
}

// holdsPlace reports whether an answer holds the card at an index.
func holdsPlace(answer string, i int) bool { return strings.Contains(answer, strconv.Itoa(i)) }

func (h *holds) Lay(box ui.Element, posed engine.Answer, l shell.Language, answer func(string)) {
	at := &h.posed.At
	if posed.Read(&h.posed) != nil || len(at.Cards) != handPlaces {
		return
	}
	h.held, h.over = [handPlaces]bool{}, false
	then := ui.CreateIn(box, 1, "div", "position-then")[0]
	row := ui.CreateIn(then, 1, "div", "row-then own-then")[0]
	h.cards = ui.CreateIn(row, handPlaces, "button", "card")
	for i, card := range h.cards {
		(&ui.CardFace{Element: card}).Show(at.Cards[i], "", ui.CardName(at.Cards[i], l))
		card.SetAttribute("aria-pressed", ui.Pressed[false])
		ui.OnPress(card, func() {
			if !h.over {
				h.held[i] = !h.held[i]
				card.SetAttribute("aria-pressed", ui.Pressed[h.held[i]])
			}
		})
	}
	button := ui.CreateIn(then, 1, "button", "")[0]
	button.SetTextContent(wordAnswer.In(l))
	ui.OnPress(button, func() {
		var places []string
		for i, held := range h.held {
			if held {
				places = append(places, strconv.Itoa(i))
			}
		}
		answer(strings.Join(places, " "))
	})
	analysis.Words(then, fmt.Sprintf(wordHoldsPay.In(l), strings.Join(at.Pays, ui.WordComma.In(l))))
}

func (h *holds) Judge(answer string, _ shell.Language) {
	h.over = true
	for i, card := range h.cards {
		analysis.Mark(card, holdsPlace(answer, i), holdsPlace(h.posed.Best, i))
		card.SetAttribute("aria-pressed", ui.Pressed[holdsPlace(answer, i)])
		card.SetAttribute("aria-disabled", ui.Pressed[true])
	}
}
