package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/search"
)

// Switches are the names of the switches, that of bit i at i.
var Switches = [...]search.Name{
	{Key: "nineTerminals", En: "Nine terminals end the round", Ja: "九種九牌"},
	{Key: "fourWinds", En: "Four equal winds end the round", Ja: "四風連打"},
	{Key: "fourKans", En: "Four kans end the round", Ja: "四開槓"},
	{Key: "fourRiichi", En: "Four riichi end the round", Ja: "四家立直"},
	{Key: "nagashiMangan", En: "Mangan at the draw", Ja: "流し満貫"},
	{Key: "ippatsu", En: "Ippatsu", Ja: "一発"},
	{Key: "uraDora", En: "Ura dora", Ja: "裏ドラ"},
	{Key: "kanDora", En: "Kan dora", Ja: "カンドラ"},
	{Key: "kanUra", En: "Kan ura dora", Ja: "カン裏"},
	{Key: "lateKanDora", En: "Dora of open kans turned late", Ja: "明槓のドラ後乗せ"},
	{Key: "riichiOnLastTurn", En: "Riichi without a draw left", Ja: "ツモ番なしリーチ"},
	{Key: "riichiInDebt", En: "Riichi below 1000 points", Ja: "1000点未満のリーチ"},
	{Key: "bust", En: "The game ends below zero", Ja: "トビ終了"},
	{Key: "lastDealerStops", En: "The leading last dealer stops", Ja: "オーラス止め"},
	{Key: "sticksToFirst", En: "Left sticks to the first", Ja: "残った供託はトップへ"},
	{Key: "kokushiClosedKan", En: "Thirteen orphans rob closed kans", Ja: "国士無双の暗槓ロン"},
	{Key: "northDora", En: "Norths set aside are dora", Ja: "北抜きドラ"},
	{Key: "tsumoLoss", En: "The missing player's part is lost", Ja: "ツモ損"},
	{Key: "splitTies", En: "Equal players share", Ja: "同点は順位点を分ける"},
	{Key: "wholeScores", En: "Whole scores", Ja: "五捨六入"},
}

// Numbers are the names of the rules that are numbers; Rules.Number has them by
// place. The uma are apart.
var Numbers = [...]search.Name{
	{Key: "players", En: "Players", Ja: "人数"},
	{Key: "winds", En: "Winds", Ja: "場数"},
	{Key: "points", En: "Starting points", Ja: "配給原点"},
	{Key: "target", En: "Target points", Ja: "終了に必要な点"},
	{Key: "return", En: "Return points", Ja: "返し点"},
	{Key: "maxRons", En: "Most rons at a time", Ja: "最大同時和了数"},
	{Key: "kuikae", En: "Swap calls", Ja: "喰い替え"},
	{Key: "renchan", En: "The dealer stays", Ja: "連荘方式"},
	{Key: "extension", En: "Extension", Ja: "延長戦方式"},
	{Key: "riichiKan", En: "Kans after riichi", Ja: "リーチ後の暗槓"},
	{Key: "notenPool", En: "Noten payment", Ja: "不聴罰符"},
}

// ActionKinds are the names of the kinds of action.
var ActionKinds = [...]search.Name{
	{Key: "discard", En: "Discard", Ja: "打牌"},
	{Key: "riichi", En: "Riichi", Ja: "リーチ"},
	{Key: "tsumo", En: "Tsumo", Ja: "ツモ"},
	{Key: "kan", En: "Kan", Ja: "カン"},
	{Key: "north", En: "Set north aside", Ja: "北抜き"},
	{Key: "abort", En: "Nine terminals", Ja: "九種九牌"},
	{Key: "ron", En: "Ron", Ja: "ロン"},
	{Key: "call", En: "Call", Ja: "鳴き"},
	{Key: "pass", En: "Pass", Ja: "パス"},
	{Key: "proceed", En: "Next round", Ja: "次局へ"},
}

// Calls are the names of the actions of kind Call, by type of meld.
var Calls = [...]search.Name{
	{Key: "chi", En: "Chi", Ja: "チー"},
	{Key: "pon", En: "Pon", Ja: "ポン"},
	{Key: "kan", En: "Kan", Ja: "カン"},
}

// Key returns the key of what an action is: of ActionKinds, or for a call of Calls.
func (a *Action) Key() string {
	if a.Kind == Call {
		return Calls[min(a.Meld.Type, mahjong.OpenKan)].Key
	}
	return ActionKinds[a.Kind].Key
}

// EventKinds are the names of the kinds of event.
var EventKinds = [...]search.Name{
	{Key: "deal", En: "Deal", Ja: "配牌"},
	{Key: "draw", En: "Draw", Ja: "ツモ"},
	{Key: "discard", En: "Discard", Ja: "打牌"},
	{Key: "riichi", En: "Riichi", Ja: "立直成立"},
	{Key: "call", En: "Call", Ja: "副露"},
	{Key: "kan", En: "Kan", Ja: "カン"},
	{Key: "north", En: "North set aside", Ja: "北抜き"},
	{Key: "dora", En: "Dora", Ja: "ドラ表示"},
	{Key: "roundEnd", En: "End of the round", Ja: "局の終わり"},
	{Key: "gameEnd", En: "End of the game", Ja: "終局"},
}

// Endings are the names of the ways a round ends.
var Endings = [...]search.Name{
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
var Phases = [...]search.Name{
	{Key: "turn", En: "Turn", Ja: "手番"},
	{Key: "called", En: "Discard after a call", Ja: "鳴いた後の打牌"},
	{Key: "offered", En: "Tile offered", Ja: "鳴き・和了の確認"},
	{Key: "roundOver", En: "Round over", Ja: "局終了"},
	{Key: "over", En: "Game over", Ja: "終局"},
}
