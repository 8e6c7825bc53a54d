//go:build js && wasm

package mahjong

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

var wordDiscardAt = shell.Text{"Seat wind: %s. Dora indicator:", "自風：%s。ドラ表示牌："}

// discards are the puzzles that ask which tile to discard.
type discards struct{}

func (discards) Name(answer string, l shell.Language) string { return tileName(answer, l) }

func (discards) Lay(box ui.Element, posed engine.Answer, l shell.Language, _ func(string)) {
	var p puzzles.Puzzle[struct {
		Dora string `json:"dora"`
		Seat string `json:"seat"`
	}]
	if posed.Read(&p) != nil {
		return
	}
	seat := wordHonours[strings.Index(winds, p.At.Seat)].In(l)
	picture(analysis.Words(ui.CreateIn(box, 1, "div", "position-then")[0], fmt.Sprintf(wordDiscardAt.In(l), seat)), p.At.Dora, l)
}

func (discards) Face(button ui.Element, tile string, l shell.Language) {
	button.SetAttribute("class", "tile")
	(&tileFace{element: button}).show(tile, tileName(tile, l))
}

// Judge has nothing to mark but the buttons of the tiles.
func (discards) Judge(string, shell.Language) {}
