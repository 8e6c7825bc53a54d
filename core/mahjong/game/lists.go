package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/names"
)

// Switches are the names of the switches; name i is that of bit i.
var Switches = [...]string{
	"nineTerminals", "fourWinds", "fourKans", "fourRiichi", "nagashiMangan", "ippatsu", "uraDora", "kanDora",
	"kanUra", "lateKanDora", "riichiOnLastTurn", "riichiInDebt", "bust", "lastDealerStops", "sticksToFirst",
	"kokushiClosedKan", "northDora", "splitTies", "wholeScores", "halfUp",
	"halfAway", "splitSticks", "honbaToAll", "openRedChips", "openRiichi", "openRiichiYakuman",
}

// SwitchNames returns the switches with what players call them.
func SwitchNames() []names.Name {
	return names.List(Switches[:],
		"Nine terminals end the round", "九種九牌",
		"Four equal winds end the round", "四風連打",
		"Four kans end the round", "四開槓",
		"Four riichi end the round", "四家立直",
		"Mangan at the draw", "流し満貫",
		"Ippatsu", "一発",
		"Ura dora", "裏ドラ",
		"Kan dora", "カンドラ",
		"Kan ura dora", "カン裏",
		"Dora of open kans turned late", "明槓のドラ後乗せ",
		"Riichi without a draw left", "ツモ番なしリーチ",
		"Riichi below 1000 points", "1000点未満のリーチ",
		"The game ends below zero", "トビ終了",
		"The leading last dealer stops", "オーラス止め",
		"Left sticks to the first", "残った供託はトップへ",
		"Thirteen orphans rob closed kans", "国士無双の暗槓ロン",
		"Norths set aside are dora", "北抜きドラ",
		"Equal players share", "同点は順位点を分ける",
		"Whole scores", "五捨六入",
		"Five hundred goes up", "四捨五入",
		"Five hundred goes away from zero", "絶対値の四捨五入",
		"Several winners share the sticks", "ダブロンは供託を山分け",
		"Several winners are each paid the honba", "ダブロンはそれぞれに積み棒",
		"Chips for the red fives of open hands", "鳴き祝儀",
		"Open riichi", "オープン立直",
		"A deal-in to an open riichi is a yakuman", "オープン立直への放銃は役満払い",
	)
}

// Numbers are the names of the rules that are numbers, except the uma. Rules.Number takes
// an index of this list.
var Numbers = [...]string{
	"players", "winds", "points", "target", "return", "maxRons", "kuikae", "renchan", "extension", "riichiKan",
	"notenPool", "chipPoints", "chipIppatsu", "chipRed", "chipUra", "chipYakuman", "chipYakumanDrawn",
}

// NumberNames returns the numbers with what players call them.
func NumberNames() []names.Name {
	return names.List(Numbers[:],
		"Players", "人数",
		"Winds", "場数",
		"Starting points", "配給原点",
		"Target points", "終了に必要な点",
		"Return points", "返し点",
		"Most rons at a time", "最大同時和了数",
		"Swap calls", "喰い替え",
		"The dealer stays", "連荘方式",
		"Extension", "延長戦方式",
		"Kans after riichi", "リーチ後の暗槓",
		"Noten payment", "不聴罰符",
		"Points a chip", "祝儀1枚の点数",
		"Chips for ippatsu", "一発の祝儀",
		"Chips a red five", "赤の祝儀",
		"Chips an ura dora", "裏ドラの祝儀",
		"Chips a yakuman by ron", "役満ロンの祝儀",
		"Chips a yakuman by tsumo, from each", "役満ツモの祝儀（オール）",
	)
}

// ActionKinds are the names of the kinds of action.
var ActionKinds = [...]string{
	"discard", "riichi", "openRiichi", "tsumo", "kan", "north", "abort", "ron", "call", "pass", "proceed",
}

// ActionNames returns the kinds of action with what players call them.
func ActionNames() []names.Name {
	return names.List(ActionKinds[:],
		"Discard", "打牌",
		"Riichi", "リーチ",
		"Open riichi", "オープンリーチ",
		"Tsumo", "ツモ",
		"Kan", "カン",
		"Set north aside", "北抜き",
		"Nine terminals", "九種九牌",
		"Ron", "ロン",
		"Call", "鳴き",
		"Pass", "パス",
		"Next round", "次局へ",
	)
}

// Calls are the names of the actions of kind Call, by type of meld.
var Calls = [...]string{
	"chi", "pon", "kan",
}

// CallNames returns the calls with what players call them.
func CallNames() []names.Name {
	return names.List(Calls[:],
		"Chi", "チー",
		"Pon", "ポン",
		"Kan", "カン",
	)
}

// Key returns the key of an action's kind: of ActionKinds, or of Calls for a call.
func (a *Action) Key() string {
	if a.Kind == Call {
		return Calls[min(a.Meld.Type, mahjong.OpenKan)]
	}
	return ActionKinds[a.Kind]
}

// EventKinds are the names of the kinds of event.
var EventKinds = [...]string{
	"deal", "draw", "discard", "riichi", "call", "kan", "north", "dora", "roundEnd", "gameEnd",
}

// EventNames returns the kinds of event with what players call them.
func EventNames() []names.Name {
	return names.List(EventKinds[:],
		"Deal", "配牌",
		"Draw", "ツモ",
		"Discard", "打牌",
		"Riichi", "立直成立",
		"Call", "副露",
		"Kan", "カン",
		"North set aside", "北抜き",
		"Dora", "ドラ表示",
		"End of the round", "局の終わり",
		"End of the game", "終局",
	)
}

// Endings are the names of the ways a round ends.
var Endings = [...]names.Name{
	{Key: "win", En: "Win", Ja: "和了"},
	{Key: "exhausted", En: "Exhaustive draw", Ja: "荒牌平局"},
	{Key: "nagashi", En: "Mangan at the draw", Ja: "流し満貫"},
	{Key: "nineTerminals", En: "Nine terminals", Ja: "九種九牌"},
	{Key: "fourWinds", En: "Four winds", Ja: "四風連打"},
	{Key: "fourKans", En: "Four kans", Ja: "四開槓"},
	{Key: "fourRiichi", En: "Four riichi", Ja: "四家立直"},
	{Key: "tripleRon", En: "Triple ron", Ja: "三家和"},
}

// Phases are the names of what a game waits for.
var Phases = [...]string{
	"turn", "called", "offered", "roundOver", "over",
}

// PhaseNames returns the phases with what players call them.
func PhaseNames() []names.Name {
	return names.List(Phases[:],
		"Turn", "手番",
		"Discard after a call", "鳴いた後の打牌",
		"Tile offered", "鳴き・和了の確認",
		"Round over", "局終了",
		"Game over", "終局",
	)
}
