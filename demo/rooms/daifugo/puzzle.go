//go:build js && wasm

package daifugo

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

var (
	wordFinishes     = shell.Text{"Puzzles: finish first", "問題：先に上がる"}
	wordFinishAsked  = shell.Text{"Two are left, the field is empty and you lead. One move surely goes out first: which? Common rules.", "残り二人、場は空、あなたの番。必ず先に上がれる手が一つあります。どれでしょう。よくあるルールです。"}
	wordFinishTheirs = shell.Text{"The other player holds: %s", "相手の手札：%s"}
	wordFinishMine   = shell.Text{"You hold: %s", "あなたの手札：%s"}
	wordFinishMoves  = shell.Text{"Your moves", "出せる手"}
)

// finishes are the puzzles of ends with open hands.
type finishes struct{ moves puzzles.Moves }

func (*finishes) Key() string { return "finishes" }

func (*finishes) Title() shell.Text { return wordFinishes }

func (*finishes) Make(e puzzles.Engine, seed uint32, lang string) (*puzzles.Puzzle, error) {
	return puzzles.MakeFinish(e, seed, lang)
}

func (*finishes) Question(_ *puzzles.Puzzle, l shell.Language) string { return wordFinishAsked.In(l) }

func (*finishes) Name(_ *puzzles.Puzzle, answer string, l shell.Language) string {
	return roleWords(answer, l)
}

func (f *finishes) Lay(box ui.Element, p *puzzles.Puzzle, l shell.Language, answer func(string)) {
	at := p.At.(puzzles.Finish)
	then := ui.CreateIn(box, 1, "div", "position-then")[0]
	theirs := roleWords(at.Theirs, l)
	analysis.Words(then, fmt.Sprintf(wordFinishTheirs.In(l), ""))
	analysis.Cards(then, fmt.Sprintf(wordFinishTheirs.In(l), theirs), laid(at.Theirs), nil, nil)
	analysis.Words(then, fmt.Sprintf(wordFinishMine.In(l), ""))
	analysis.Cards(then, fmt.Sprintf(wordFinishMine.In(l), roleWords(at.Mine, l)), laid(at.Mine), nil, nil)
	f.moves = puzzles.LayMoves(then, wordFinishMoves.In(l), at.Moves, func(button ui.Element, move string) {
		button.SetAttribute("aria-label", roleWords(move, l))
		cards := roleCards(move)
		for j, e := range ui.CreateIn(button, len(cards), "span", "card") {
			(&ui.CardFace{Element: e}).Show(cards[j].card, cards[j].as, "")
		}
	}, answer)
}

func (f *finishes) Judge(p *puzzles.Puzzle, answer string, _ shell.Language) {
	f.moves.Judge(p, answer)
}
