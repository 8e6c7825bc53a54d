//go:build js && wasm

package draw

import "github.com/tefuda/tefuda/demo/shell"

// Video poker. EVs are in stakes.
var (
	wordPays     = shell.Text{"%s pays %d.", "%s：配当 %d。"}
	wordNoPay    = shell.Text{"%s: no pay.", "%s：配当なし。"}
	wordPerfect  = shell.Text{"Your hold was the best there is.", "最善の残し方でした。"}
	wordCost     = shell.Text{"Your hold cost %s.", "その残し方の損は %s でした。"}
	wordHoldThen = shell.Text{"Hold what you keep, then draw", "残す札を選んで、引いてください"}
	wordAdvice   = shell.Text{"Best: hold %s; EV %s", "最善：%sを残す。期待値 %s"}
	wordStakes   = shell.Text{"%s bets", "%s倍"}
	wordHoldNone = shell.Text{"nothing", "何も"}
	wordHeld     = shell.Text{"Holds %s", "%sを残す"}
	wordPlace    = shell.Text{"no. %d", "%d位"}
	wordYours    = shell.Text{"yours", "あなた"}
)
