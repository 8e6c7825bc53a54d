//go:build js && wasm

package calculation

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/match"
)

var (
	wordEndings     = shell.Text{"Puzzles: endings", "問題：終盤"}
	wordEndingAsked = shell.Text{"The stock is face up. After one move the deal can still be won, after each other it cannot. Which?", "山札は表向き。完成できる手は一つだけです。どれでしょう。"}
	wordEndingStock = shell.Text{"The stock, in order: %s", "山札（めくる順）：%s"}
	wordEndingMoves = shell.Text{"Your moves", "できる手"}
)

// endings are the puzzles of ends of a deal.
type endings struct {
	box   ui.Element
	moves puzzles.Moves
}

func (*endings) Key() string { return "endings" }

func (*endings) Title() shell.Text { return wordEndings }

func (*endings) Make(e puzzles.Engine, seed uint32, lang string) (*puzzles.Puzzle, error) {
	return puzzles.MakeEnding(e, seed, lang)
}

func (*endings) Question(_ *puzzles.Puzzle, l shell.Language) string { return wordEndingAsked.In(l) }

// posed is the position of a puzzle. Only the ranks matter: all cards are of one
// suit.
func posed(p *puzzles.Puzzle) *node {
	at := p.At.(puzzles.Ending)
	suited := func(ranks string) string {
		faces := ""
		for _, rank := range ranks {
			faces += string(rank) + suits[:1]
		}
		return faces
	}
	n := &node{Node: &match.Node{}, position: position{CalculationCards: shape.CalculationCards{Foundations: at.Foundations, Piles: at.Piles, Card: at.Card}}}
	n.faces.card = suited(at.Card)
	for i := range n.faces.foundations {
		n.faces.foundations[i] = suited(at.Foundations[i : i+1])
	}
	for _, pile := range at.Piles {
		n.faces.piles = append(n.faces.piles, suited(pile))
	}
	return n
}

func (*endings) Name(p *puzzles.Puzzle, answer string, l shell.Language) string {
	return moveWords(answer, &posed(p).position, l)
}

func (e *endings) Lay(box ui.Element, p *puzzles.Puzzle, l shell.Language, answer func(string)) {
	at := p.At.(puzzles.Ending)
	e.box = ui.CreateIn(box, 1, "div", "position-then")[0]
	e.draw(p, drawing, drawing, l) // of no place: nothing is marked
	stock := strings.Split(at.Stock, "")
	then := ui.CreateIn(box, 1, "div", "position-then")[0]
	analysis.Words(then, fmt.Sprintf(wordEndingStock.In(l), strings.Join(stock, " ")))
	e.moves = puzzles.LayMoves(then, wordEndingMoves.In(l), at.Moves, func(button ui.Element, move string) {
		button.SetTextContent(e.Name(p, move, l))
	}, answer)
}

// draw draws the position as the review does, with the places of both moves
// marked.
func (e *endings) draw(p *puzzles.Puzzle, made, best string, l shell.Language) {
	e.box.SetTextContent("")
	posed(p).drawn(e.box, read(made), read(best), l)
}

func (e *endings) Judge(p *puzzles.Puzzle, answer string, l shell.Language) {
	e.draw(p, answer, p.Best, l)
	e.moves.Judge(p, answer)
}
