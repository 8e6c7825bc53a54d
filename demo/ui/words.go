//go:build js && wasm

package ui

import "github.com/tefuda/tefuda/demo/shell"

// Words of all rooms.
var (
	wordNoExamples = shell.Text{"The examples did not arrive: ", "例を読み込めませんでした："}
	WordComma      = shell.Text{", ", "、"}
	WordSemicolon  = shell.Text{"; ", "／"}
	WordTakeAway   = shell.Text{"%s, take it away", "%s、取り除く"}
	WordSlot       = shell.Text{"Free place %d", "空き %d"}
)

// wordPlayers are the names of the players at a table, the reader first.
var wordPlayers = []shell.Text{{"You", "あなた"}, {"Aoi", "葵"}, {"Ren", "蓮"}, {"Yui", "結衣"}, {"Sora", "空"}, {"Hina", "陽菜"},
	{"Rin", "凛"}, {"Kai", "海"}, {"Mei", "芽衣"}, {"Jun", "純"}}

// PlayerName is the name of the player in a seat (0 to 9). The reader has seat
// 0.
func PlayerName(seat int, l shell.Language) string { return wordPlayers[seat].In(l) }
