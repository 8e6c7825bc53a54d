//go:build js && wasm

package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/demo/shell"
)

// What sevens, tens, queens and eights ask for, the rules that clear a field,
// and the analysis. A %s is cards, ranks or a name.
var (
	wordChosen = map[daifugo.Kind]shell.Text{daifugo.Give: {"gives %s", "%sを渡す"}, daifugo.Discard: {"discards %s", "%sを捨てる"}}
	wordNamed  = shell.Text{"names %s", "%sを指名"}
	wordChoose = map[string]shell.Text{"give": {"Give", "渡す"}, "discard": {"Discard", "捨てる"}, "name": {"Name", "指名する"},
		"drop": {"Discard", "捨てる"}, "stop": {"Stop it", "止める"}}
	wordToGive   = shell.Text{"7-pass: up to %d for %s", "7渡し：%[2]sへ%[1]d枚まで"}
	wordToChoose = map[string]shell.Text{"discard": {"10-discard: up to %d", "10捨て：%d枚まで"}, "name": {"Bomber: name up to %d", "Qボンバー：%dつまで指名"},
		"drop": {"Your cards of the rank go", "指名された札を捨てます"}, "stop": {"Stop the 8 with two fours?", "4を2枚出して止めますか？"}}
	wordChooses = shell.Text{"%s is choosing", "%sが選んでいます"}

	wordStorm       = shell.Text{"sandstorm", "砂嵐"}
	wordLongNeck    = shell.Text{"two sixes clear the field", "ろくろ首"}
	wordCatastrophe = shell.Text{"catastrophe: the first and the last swap hands", "天変地異：大富豪と大貧民が手札を総取り替え"}
	wordAmbulance   = shell.Text{"ambulance", "救急車"}
	wordStopped     = shell.Text{"the 8 is stopped", "4止め"}
	wordPoints      = shell.Text{"%d pts", "%d点"}

	wordKnown = shell.Text{"On the field then: %s. Your hand:", "そのときの場：%s。あなたの手札："}
)
