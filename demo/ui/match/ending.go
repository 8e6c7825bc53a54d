//go:build js && wasm

package match

import (
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

var (
	wordReview = shell.Text{"Review", "振り返る"}
	wordLevel  = shell.Text{"Next level", "次の強さ"}
)

// ending is the end of a game in the toolbar of its table. The buttons that only a game in play needs (data-live in the
// HTML) make room for Review and, after a win, for the next level. The room's own button plays again (data-again).
type ending struct{ toolbar, review, level ui.Element }

// Ends adds the ending to the toolbar that holds the hint's button. next begins a game on the next level.
func (m *Match) Ends(hint string, review, next func()) {
	toolbar := ui.Parent(ui.ByID(hint))
	made := func(name, icon string, words shell.Text, do func()) ui.Element {
		button := ui.Labelled(words)
		button.SetAttribute("data-ends", name)
		button.SetAttribute("data-icon", icon)
		toolbar.InsertBefore(button, ui.Query(toolbar, ".last"))
		ui.OnPress(button, do)
		return button
	}
	m.ending = ending{toolbar, made("review", "analyse", wordReview, review), made("level", "up", wordLevel, next)}
	m.Ended(false, false)
}

// Ended shows the ending if the game is over, with the next level if the reader has won and there is one.
func (m *Match) Ended(over, higher bool) {
	ui.Mark(m.ending.toolbar, "data-over", over)
	ui.Mark(m.ending.review, "hidden", !over)
	ui.Mark(m.ending.level, "hidden", !over || !higher)
}
