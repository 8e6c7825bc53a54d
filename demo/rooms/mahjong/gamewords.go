//go:build js && wasm

package mahjong

import "github.com/tefuda/tefuda/demo/shell"

// A game at the table. A %s is a player, a tile or a name that the engine gave.
var (
	wordYou    = shell.Text{"You", "あなた"}
	wordWinds  = []shell.Text{{"E", "東"}, {"S", "南"}, {"W", "西"}, {"N", "北"}}
	wordRound  = shell.Text{"%s %d", "%s%d局"}
	wordLeft   = shell.Text{"%d left", "残り%d"}
	wordHonba  = shell.Text{"Honba %d", "%d本場"}
	wordSticks = shell.Text{"Sticks %d", "供託%d"}
	wordPlate  = shell.Text{"%s, %s, %s points", "%s、%s家、%s点"}
	wordRiver  = shell.Text{"Discards: %s", "河：%s"}
	wordShouts = map[string]shell.Text{
		"chi": {"Chi", "チー"}, "pon": {"Pon", "ポン"}, "openKan": {"Kan", "カン"}, "addedKan": {"Kan", "カン"}, "closedKan": {"Kan", "カン"},
		"riichi": {"Riichi", "リーチ"}, "tsumo": {"Tsumo", "ツモ"}, "ron": {"Ron", "ロン"}, "north": {"North", "北"},
	}
	wordNorths = shell.Text{"norths set aside: %d", "北抜き %d枚"}
	wordLevers = map[string]shell.Text{
		"tsumo": {"Tsumo", "ツモ"}, "ron": {"Ron", "ロン"}, "riichi": {"Riichi", "リーチ"}, "kan": {"Kan", "カン"}, "pon": {"Pon", "ポン"},
		"chi": {"Chi", "チー"}, "north": {"North", "北抜き"}, "abort": {"Nine terminals", "九種九牌"},
	}
	wordJustDrawn   = shell.Text{"%s, just drawn", "%s（ツモ）"}
	wordRisk        = shell.Text{", deals in in %d %%", "、放銃率%d％"}
	wordHintsHere   = shell.Text{"Hints and rules", "ヒントと遊びかた"}
	wordDealing     = shell.Text{"Dealing …", "配牌中…"}
	wordYourTurn    = shell.Text{"Your turn", "あなたの番"}
	wordThrowRiichi = shell.Text{"Riichi: which tile?", "リーチ：どれを切りますか"}
	wordTurnOf      = shell.Text{"%s to play", "%sの番"}
	wordOffered     = shell.Text{"%s throws %s", "%s 打 %s"}
	wordGameOver    = shell.Text{"Game over: you are %s", "終局：あなたは%s"}
	wordThrow       = shell.Text{"Discard", "切る"}
	wordPassOn      = shell.Text{"Pass", "見送る"}
	wordNextRound   = shell.Text{"Next", "次へ"}
	wordNewGame     = shell.Text{"New game", "新しい対局"}
	wordSeconds     = shell.Text{"%d s", "%d秒"}
	wordDid         = shell.Text{"%s: %s", "%s：%s"}
	wordThinking    = shell.Text{"Thinking …", "考えています…"}
	wordWonSelf     = shell.Text{"%s: tsumo", "%s：ツモ和了"}
	wordWonFrom     = shell.Text{"%s: ron from %s", "%s：ロン和了（放銃 %s）"}
	wordUra         = shell.Text{"Ura dora", "裏ドラ"}
	wordPlaces      = []shell.Text{{"1st", "1位"}, {"2nd", "2位"}, {"3rd", "3位"}, {"4th", "4位"}}

	wordKeptAbout   = shell.Text{"How many points each choice has lost, by the players’ own valuation of hands and the chance to deal in; a hand that it would fold counts nothing then, only the tile. What nobody could see is left out.", "各選択が何点を失ったか。対局相手と同じ手の評価と、放銃率によります。オリるべき手は牌の安全度だけを見ます。見えない牌は使いません。"}
	wordNoFigure    = shell.Text{"%[1]s. The engine would rather: %[2]s; what that is worth so far from complete it cannot say.", "%[1]s。エンジンなら%[2]sですが、この段階では点数の差を出せません。"}
	wordDealsIn     = shell.Text{"dealing in %.1f %%, with the better move %.1f %%", "放銃率 %.1f %%、よりよい手なら %.1f %%"}
	wordGrade       = shell.Text{"Grade %[1]s: %.0[2]f points lost at a decision. By round: %[3]s", "評価 %[1]s：1回の選択あたり %.0[2]f 点の損。局ごと：%[3]s"}
	wordNoDecisions = shell.Text{"Play a few turns first, or paste a log: a game can be looked back on at any time.", "まず何巡か打つか、牌譜を貼り付けてください。いつでも振り返れます。"}
	wordAtTurn      = shell.Text{"%s, turn %d: %s", "%s %d巡目 %s"}
	wordSeat        = shell.Text{"Seat %s", "起家から%s"}
	wordOwnGame     = shell.Text{"Looking at your game at this table.", "この卓のあなたの対局を見ています。"}
	wordLogGame     = shell.Text{"Looking at the log: %d rounds.", "貼り付けた牌譜（%d局）を見ています。"}
)
