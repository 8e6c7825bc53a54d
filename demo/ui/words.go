//go:build js && wasm

package ui

import "github.com/tefuda/tefuda/demo/shell"

// What all rooms say.
var (
	wordNoExamples = shell.Text{"The examples did not arrive: ", "例を読み込めませんでした："}
	WordComma      = shell.Text{", ", "、"}
	WordSemicolon  = shell.Text{"; ", "／"}
	WordTakeAway   = shell.Text{"%s, take it away", "%s、取り除く"}
	WordSlot       = shell.Text{"Free place %d", "空き %d"}
)
