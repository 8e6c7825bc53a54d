//go:build js && wasm

package cardroom

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

var wordSpotRange = shell.Text{"The other player has one of: %s", "相手の手札の範囲：%s"}

// spots are the puzzles that ask which hand calls.
type spots struct{}

// pairs cuts cards without spaces.
func pairs(text string) (cards []string) {
	for ; len(text) > 1; text = text[2:] {
		cards = append(cards, text[:2])
	}
	return cards
}

func (spots) Name(answer string, l shell.Language) string { return ui.CardNames(pairs(answer), l) }

func (spots) Lay(box ui.Element, posed engine.Answer, l shell.Language, _ func(string)) {
	var p puzzles.Puzzle[struct {
		Board string `json:"board"`
		Range string `json:"range"`
	}]
	if posed.Read(&p) != nil {
		return
	}
	then := ui.CreateIn(box, 1, "div", "position-then")[0]
	board := pairs(p.At.Board)
	analysis.Cards(then, ui.CardNames(board, l), board, nil, nil)
	analysis.Words(then, fmt.Sprintf(wordSpotRange.In(l), p.At.Range))
}

func (spots) Face(button ui.Element, hand string, l shell.Language) {
	cards := pairs(hand)
	button.SetAttribute("aria-label", ui.CardNames(cards, l))
	for i, e := range ui.CreateIn(button, len(cards), "span", "card") {
		(&ui.CardFace{Element: e}).Show(cards[i], "", "")
	}
}

// Judge has nothing to mark but the buttons of the hands.
func (spots) Judge(string, shell.Language) {}
