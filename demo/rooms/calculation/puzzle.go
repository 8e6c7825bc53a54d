//go:build js && wasm

package calculation

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/match"
)

var wordEndingStock = shell.Text{"The stock, in order: %s", "山札（めくる順）：%s"}

// endings are the puzzles of ends of a deal.
type endings struct {
	box   ui.Element
	posed puzzles.Puzzle[struct {
		shape.CalculationCards
		Stock string `json:"stock"`
	}]
}

// node is the position. Only the ranks matter: all cards are of one suit.
func (e *endings) node() *node {
	at := e.posed.At.CalculationCards
	suited := func(ranks string) string {
		faces := ""
		for _, rank := range ranks {
			faces += string(rank) + suits[:1]
		}
		return faces
	}
	n := &node{Node: &match.Node{}, position: position{CalculationCards: at}}
	n.faces.card = suited(at.Card)
	for i := range n.faces.foundations {
		n.faces.foundations[i] = suited(at.Foundations[i : i+1])
	}
	for _, pile := range at.Piles {
		n.faces.piles = append(n.faces.piles, suited(pile))
	}
	return n
}

func (e *endings) Name(answer string, l shell.Language) string {
	return moveWords(answer, &e.node().position, l)
}

func (e *endings) Face(button ui.Element, move string, l shell.Language) {
	button.SetTextContent(e.Name(move, l))
}

func (e *endings) Lay(box ui.Element, posed engine.Answer, l shell.Language, _ func(string)) {
	if posed.Read(&e.posed) != nil {
		return
	}
	e.box = ui.CreateIn(box, 1, "div", "position-then")[0]
	e.draw(drawing, drawing, l) // drawing is no move between places, so nothing is marked
	stock := strings.Split(e.posed.At.Stock, "")
	analysis.Words(ui.CreateIn(box, 1, "div", "position-then")[0], fmt.Sprintf(wordEndingStock.In(l), strings.Join(stock, " ")))
}

// draw draws the position as the review does, with the places of both moves
// marked.
func (e *endings) draw(made, best string, l shell.Language) {
	e.box.SetTextContent("")
	e.node().drawn(e.box, read(made), read(best), l)
}

func (e *endings) Judge(answer string, l shell.Language) { e.draw(answer, e.posed.Best, l) }
