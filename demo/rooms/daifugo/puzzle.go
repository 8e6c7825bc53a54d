//go:build js && wasm

package daifugo

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

var (
	wordFinishTheirs = shell.Text{"The other player holds: %s", "相手の手札：%s"}
	wordFinishMine   = shell.Text{"You hold: %s", "あなたの手札：%s"}
)

// finishes are the puzzles of endgames with open hands.
type finishes struct{}

func (finishes) Name(answer string, l shell.Language) string { return roleWords(answer, l) }

func (finishes) Lay(box ui.Element, posed engine.Answer, l shell.Language, _ func(string)) {
	var p puzzles.Puzzle[struct {
		Mine   string `json:"mine"`
		Theirs string `json:"theirs"`
	}]
	if posed.Read(&p) != nil {
		return
	}
	then := ui.CreateIn(box, 1, "div", "position-then")[0]
	hand := func(words shell.Text, cards string) {
		analysis.Words(then, fmt.Sprintf(words.In(l), ""))
		analysis.Cards(then, fmt.Sprintf(words.In(l), roleWords(cards, l)), laid(cards), nil, nil)
	}
	hand(wordFinishTheirs, p.At.Theirs)
	hand(wordFinishMine, p.At.Mine)
}

func (finishes) Face(button ui.Element, move string, l shell.Language) {
	button.SetAttribute("aria-label", roleWords(move, l))
	cards := roleCards(move)
	for j, e := range ui.CreateIn(button, len(cards), "span", "card") {
		(&ui.CardFace{Element: e}).Show(cards[j].card, cards[j].as, "")
	}
}

// Judge has nothing to mark but the buttons of the moves.
func (finishes) Judge(string, shell.Language) {}
