//go:build js && wasm

package draw

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

var (
	wordHolds      = shell.Text{"Puzzles: what to hold", "問題：何を残す"}
	wordHoldsAsked = shell.Text{"Which cards do you hold? Press them, then answer.", "どの札を残しますか。押して選び、答えてください。"}
	wordAnswer     = shell.Text{"Hold these", "これを残す"}
	wordHoldsPay   = shell.Text{"Pays: %s", "配当：%s"}
	wordHoldName   = shell.Text{"hold %s", "%sを残す"}
)

// holds are the puzzles of what to hold.
type holds struct {
	cards []ui.Element
	held  [handPlaces]bool
	over  bool
}

func (*holds) Key() string { return "holds" }

func (*holds) Title() shell.Text { return wordHolds }

func (*holds) Make(e puzzles.Engine, seed uint32, lang string) (*puzzles.Puzzle, error) {
	return puzzles.MakeHold(e, seed, lang)
}

func (*holds) Question(_ *puzzles.Puzzle, l shell.Language) string { return wordHoldsAsked.In(l) }

func (*holds) Name(p *puzzles.Puzzle, answer string, l shell.Language) string {
	var cards []string
	for i, card := range p.At.(puzzles.Hold).Cards {
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

func (h *holds) Lay(box ui.Element, p *puzzles.Puzzle, l shell.Language, answer func(string)) {
	at := p.At.(puzzles.Hold)
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
		var places []int
		for i, held := range h.held {
			if held {
				places = append(places, i)
			}
		}
		answer(puzzles.Indices(places))
	})
	var pays []string
	for _, line := range at.Pays {
		if line.Pay > 0 {
			pays = append(pays, line.Name+" "+strconv.Itoa(int(line.Pay)))
		}
	}
	analysis.Words(then, fmt.Sprintf(wordHoldsPay.In(l), strings.Join(pays, ui.WordComma.In(l))))
}

func (h *holds) Judge(p *puzzles.Puzzle, answer string, _ shell.Language) {
	h.over = true
	for i, card := range h.cards {
		analysis.Mark(card, holdsPlace(answer, i), holdsPlace(p.Best, i))
		card.SetAttribute("aria-pressed", ui.Pressed[holdsPlace(answer, i)])
		card.SetAttribute("aria-disabled", ui.Pressed[true])
	}
}
