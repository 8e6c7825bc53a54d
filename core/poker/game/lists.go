package game

import "github.com/tefuda/tefuda/core/names"

// Variants are the games by Variant.
var Variants = []names.Name{
	Holdem:    {Key: "holdem", En: "Texas hold'em", Ja: "テキサスホールデム"},
	ShortDeck: {Key: "short-deck", En: "Short-deck hold'em", Ja: "ショートデッキ"},
	Draw:      {Key: "draw", En: "Five-card draw", Ja: "ファイブカードドロー"},
}

// Limits are the betting limits by Limit.
var Limits = []names.Name{
	NoLimit:    {Key: "no-limit", En: "No limit", Ja: "ノーリミット"},
	PotLimit:   {Key: "pot-limit", En: "Pot limit", Ja: "ポットリミット"},
	FixedLimit: {Key: "fixed", En: "Fixed limit", Ja: "フィックスリミット"},
}

// Kinds are the actions and events by Kind; the first of them, up to Muck, are
// actions.
var Kinds = []names.Name{
	Fold:    {Key: "fold", En: "Fold", Ja: "フォールド"},
	Check:   {Key: "check", En: "Check", Ja: "チェック"},
	Call:    {Key: "call", En: "Call", Ja: "コール"},
	Bet:     {Key: "bet", En: "Bet", Ja: "ベット"},
	Raise:   {Key: "raise", En: "Raise", Ja: "レイズ"},
	Discard: {Key: "draw", En: "Draw", Ja: "ドロー"},
	Show:    {Key: "show", En: "Show", Ja: "ショー"},
	Muck:    {Key: "muck", En: "Muck", Ja: "マック"},
	Ante:    {Key: "ante", En: "Ante", Ja: "アンティ"},
	Blind:   {Key: "blind", En: "Blind", Ja: "ブラインド"},
	Deal:    {Key: "deal", En: "Deal", Ja: "ディール"},
	Board:   {Key: "board", En: "Board", Ja: "ボード"},
	Return:  {Key: "return", En: "Uncalled bet returned", Ja: "返却"},
	Win:     {Key: "win", En: "Win", Ja: "獲得"},
	Pass:    {Key: "pass", En: "Passed out", Ja: "流れ"},
}

// Phases are what a hand can wait for, by Phase.
var Phases = []names.Name{
	Betting:  {Key: "betting", En: "Betting", Ja: "ベット"},
	Drawing:  {Key: "drawing", En: "Draw", Ja: "ドロー"},
	Showdown: {Key: "showdown", En: "Showdown", Ja: "ショーダウン"},
	Over:     {Key: "over", En: "Over", Ja: "終了"},
}

// AntesBy are who can pay the antes, by AnteBy.
var AntesBy = []names.Name{
	ByAll:    {Key: "all", En: "Everybody", Ja: "全員"},
	ByBig:    {Key: "big-blind", En: "The big blind", Ja: "ビッグブラインド"},
	ByButton: {Key: "button", En: "The button", Ja: "ボタン"},
}

// keys lists the keys of names for a sentence.
func keys(names []names.Name) (text string) {
	for i := range names {
		if i > 0 {
			text += ", "
		}
		text += names[i].Key
	}
	return text
}
