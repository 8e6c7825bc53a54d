//go:build js && wasm

package calculation

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/shell"
)

var (
	wordTakesNext = shell.Text{"Foundation %[1]d takes the %[2]s next, not the %[3]s.", "台札%[1]dに次に置けるのは%[2]sです。%[3]sは置けません。"}
	wordWaits     = shell.Text{"Foundation %[1]d takes the %[2]s next; it is not on top of any pile.", "台札%[1]dに次に置けるのは%[2]sです。いま出せる札にはありません。"}
	wordComplete  = shell.Text{"Foundation %d is complete.", "台札%dはもう完成しています。"}
	wordStays     = shell.Text{"What lies on a pile goes only to a foundation.", "屑札の札は台札にしか動かせません。"}
	wordPlaceIt   = shell.Text{"The turned card has to be placed first.", "めくった札を先に置いてください。"}
	wordUsedUp    = shell.Text{"The stock is used up.", "山はもうありません。"}
)

// refusal is the reason why a press does nothing, "" if the press is no
// mistake. The engine's legal moves decide.
func (r *room) refusal(place string) string {
	at, l := r.now(), r.page.Lang
	switch {
	case at.Over:
		return ""
	case place == "d" && at.position.Card != "":
		return wordPlaceIt.In(l)
	case place == "d":
		return wordUsedUp.In(l)
	case place[0] == 'w' && r.selected != "" && r.selected[0] == 'w':
		return wordStays.In(l)
	case place[0] != 'f':
		return ""
	}
	n := int(place[1] - '0')
	next := at.legal.Next[n-1]
	switch {
	case next == "":
		return fmt.Sprintf(wordComplete.In(l), n)
	case r.selected == "":
		return fmt.Sprintf(wordWaits.In(l), n, rank(next, l))
	}
	return fmt.Sprintf(wordTakesNext.In(l), n, rank(next, l), rank(at.position.at(r.selected).String(), l))
}

// refuse shows why a press does nothing.
func (r *room) refuse(place string) {
	if words := r.refusal(place); words != "" {
		r.table.say.SetTextContent(words)
	}
}
