//go:build js && wasm

package mahjong

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// Mahjong. A %s is a tile or several, a name from the engine, or a count.
var (
	wordHonours = []shell.Text{
		{"East", "東"}, {"South", "南"}, {"West", "西"}, {"North", "北"}, {"White dragon", "白"}, {"Green dragon", "發"}, {"Red dragon", "中"},
	}
	wordTileSuits = [3]shell.Text{{"characters", "萬"}, {"circles", "筒"}, {"bamboos", "索"}}
	wordTile      = shell.Text{"%s of %s", "%s%s"}
	wordRedTile   = shell.Text{"red %s of %s", "赤%s%s"}
	wordNoTile    = shell.Text{"Free place %d", "空き %d"}
	wordTilesLeft = shell.Text{"%s, %d left", "%s、残り%d枚"}
	wordMeld      = shell.Text{"meld %s%s", "副露 %s%s"}
	wordMeldFrom  = [4]shell.Text{
		{", concealed kan", "（暗槓）"}, {", called from the right", "（下家から）"},
		{", called from across", "（対面から）"}, {", called from the left", "（上家から）"},
	}
	wordOthers   = texts{{"right", "Right", "下家"}, {"across", "Across", "対面"}, {"left", "Left", "上家"}}
	wordTilesGo  = shell.Text{"Tiles go to: %s", "牌の行き先：%s"}
	wordHandFull = shell.Text{"The hand is full: press a tile of it first", "手牌がいっぱいです。先に1枚押して外してください"}
	wordTargets  = texts{
		{"hand", "the hand", "手牌"}, {"meld", "a meld", "副露"}, {"dora", "dora indicators", "ドラ表示牌"}, {"ura", "ura dora indicators", "裏ドラ表示牌"},
		{"tile", "the offered tile", "他家の打牌"}, {"seen", "tiles seen", "見えている牌"},
		{"right", "safe tiles, right", "下家の現物"}, {"across", "safe tiles, across", "対面の現物"}, {"left", "safe tiles, left", "上家の現物"},
	}
	wordMeldEmpty = shell.Text{"Pick the meld’s tiles first, the called one last", "先に面子の牌を選んでください。鳴いた牌は最後に"}
	wordDora      = shell.Text{"Dora indicators: %s", "ドラ表示牌：%s"}
	wordNone      = shell.Text{"none", "なし"}
)

// The engine's answers about a hand.
var (
	wordMissing  = shell.Text{"%s more and it is a hand", "あと%sで手牌になります"}
	wordMendHand = shell.Text{"Mend what is marked", "印のところを直してください"}
	wordWin      = shell.Text{"%s: %s points", "%s %s点"}
	wordRon      = shell.Text{"Ron! %s: %s points", "ロン！ %s %s点"}
	wordTenpai   = shell.Text{"Tenpai: waits for %s, %s", "聴牌：%s%s待ち"}
	wordFarOff   = shell.Text{"%d-shanten: helped by %s, %s", "%d向聴：受け入れ%s%s"}
	wordFold     = shell.Text{"Fold: discard %s", "オリ：打 %s"}
	wordActions  = texts{
		{"discard", "Discard %s", "打 %s"}, {"riichi", "Riichi! Discard %s", "リーチ！ 打 %s"}, {"openRiichi", "Open riichi! Discard %s", "オープンリーチ！ 打 %s"}, {"tsumo", "Tsumo: %s", "ツモ：%s"},
		{"kan", "Kan: %s", "カン：%s"}, {"pon", "Pon: %s", "ポン：%s"}, {"chi", "Chi: %s", "チー：%s"}, {"ron", "Ron: %s", "ロン：%s"},
		{"pass", "Let it pass", "見送る"}, {"north", "Set aside %s", "北抜き：%s"}, {"abort", "Abort: nine terminals and honours", "九種九牌で流す"},
	}
	wordCalls = texts{
		{"kan", "Kan", "カン"}, {"pon", "Pon", "ポン"}, {"chi", "Chi", "チー"}, {"pass", "Pass", "見送る"},
	}
	wordForms    = []shell.Text{{"Four sets and a pair", "四面子一雀頭"}, {"Seven pairs", "七対子"}, {"Thirteen orphans", "国士無双"}}
	wordComplete = shell.Text{"complete", "和了"}
	wordReady    = shell.Text{"tenpai", "聴牌"}
	wordShanten  = shell.Text{"%d-shanten", "%d向聴"}
	wordTiles    = [2]shell.Text{{"%d tile", "%d枚"}, {"%d tiles", "%d枚"}}
	wordKinds    = [2]shell.Text{{"%d kind", "%d種"}, {"%d kinds", "%d種"}}
	wordEvery    = shell.Text{"All %d discards", "全%d種の打牌"}
	wordFewer    = shell.Text{"Only the best", "上位だけ"}
	wordPoints   = shell.Text{"%s points", "%s点"}
	wordHan      = shell.Text{"%d han", "%d翻"}
	wordFu       = shell.Text{"%d fu", "%d符"}
	wordYakuman  = shell.Text{"%d × yakuman", "役満 ×%d"}
	wordSum      = shell.Text{"Total", "合計"}
	wordDanger   = shell.Text{"deals in", "放銃率"}
	wordDeclared = shell.Text{"%s: riichi", "%s リーチ"}
)

// texts are words by key: rows of key, English, Japanese. A map would need much code that fills it when the program starts.
type texts [][3]string

// of are the words of a key, empty for a key without words.
func (t texts) of(key string) shell.Text {
	for i := range t {
		if t[i][0] == key {
			return shell.Text{t[i][1], t[i][2]}
		}
	}
	return shell.Text{}
}

// counting writes a number with the singular or plural of a word.
func counting(n int, words [2]shell.Text, l shell.Language) string {
	if n == 1 {
		return fmt.Sprintf(words[0].In(l), n)
	}
	return fmt.Sprintf(words[1].In(l), n)
}

// orNone replaces an empty text by the word for none.
func orNone(words string, l shell.Language) string {
	if words == "" {
		return wordNone.In(l)
	}
	return words
}

// A game at the table. A %s is a player, a tile, or a name from the engine.
var (
	wordYou    = shell.Text{"You", "あなた"}
	wordWinds  = []shell.Text{{"E", "東"}, {"S", "南"}, {"W", "西"}, {"N", "北"}}
	wordRound  = shell.Text{"%s %d", "%s%d局"}
	wordLeft   = shell.Text{"%d left", "残り%d"}
	wordHonba  = shell.Text{"Honba %d", "%d本場"}
	wordSticks = shell.Text{"Sticks %d", "供託%d"}
	wordLevel  = shell.Text{"Opponents: %s (%s)", "相手：%s（%s）"}
	wordPlate  = shell.Text{"%s, %s, %s points", "%s、%s家、%s点"}
	wordRiver  = shell.Text{"%s, discards: %s", "%sの河：%s"}
	wordShouts = texts{
		{"chi", "Chi", "チー"}, {"pon", "Pon", "ポン"}, {"openKan", "Kan", "カン"}, {"addedKan", "Kan", "カン"}, {"closedKan", "Kan", "カン"},
		{"riichi", "Riichi", "リーチ"}, {"openRiichi", "Open riichi", "オープンリーチ"}, {"tsumo", "Tsumo", "ツモ"}, {"ron", "Ron", "ロン"}, {"north", "North", "北"},
	}
	wordNorths      = shell.Text{"norths set aside: %d", "北抜き %d枚"}
	wordCallButtons = texts{
		{"tsumo", "Tsumo", "ツモ"}, {"ron", "Ron", "ロン"}, {"riichi", "Riichi", "リーチ"}, {"openRiichi", "Open riichi", "オープンリーチ"}, {"kan", "Kan", "カン"}, {"pon", "Pon", "ポン"},
		{"chi", "Chi", "チー"}, {"north", "North", "北抜き"}, {"abort", "Nine terminals", "九種九牌"},
	}
	wordJustDrawn   = shell.Text{"%s, just drawn", "%s（ツモ）"}
	wordRisk        = shell.Text{", deals in %s", "、放銃率 %s"}
	wordEach        = shell.Text{" (%s)", "（%s）"}
	wordHintsHere   = shell.Text{"Hints and rules", "ヒントと遊びかた"}
	wordDealing     = shell.Text{"Dealing …", "配牌中…"}
	wordYourTurn    = shell.Text{"Your turn", "あなたの番"}
	wordThrowRiichi = shell.Text{"Riichi: which tile?", "リーチ：どれを切りますか"}
	wordTurnOf      = shell.Text{"%s to play", "%sの番"}
	wordOffered     = shell.Text{"%s discards %s", "%s 打 %s"}
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
	wordChips       = shell.Text{" (chips %s)", "（祝儀%s枚）"}
	wordPlaces      = []shell.Text{{"1st", "1位"}, {"2nd", "2位"}, {"3rd", "3位"}, {"4th", "4位"}}

	wordKeptAbout = shell.Text{"How many points each choice has lost, by the players’ own valuation of hands and the chance to deal in; a hand that it would fold counts nothing then, only the tile. What nobody could see is left out.", "各選択が何点を失ったか。対局相手と同じ手の評価と、放銃率によります。オリるべき手は牌の安全度だけを見ます。見えない牌は使いません。"}
	wordNoFigure  = shell.Text{"%[1]s. The engine would rather: %[2]s; what that is worth so far from complete it cannot say.", "%[1]s。エンジンなら%[2]sですが、この段階では点数の差を出せません。"}
	wordDealsIn   = shell.Text{"dealing in %s, with the better move %s", "放銃率 %s、よりよい手なら %s"}
	wordGrade     = shell.Text{"Grade %[1]s: %.0[2]f points lost at a decision. By round: %[3]s", "評価 %[1]s：1回の選択あたり %.0[2]f 点の損。局ごと：%[3]s"}
	wordAtTurn    = shell.Text{"%s, turn %d: %s", "%s %d巡目 %s"}
	wordSeat      = shell.Text{"Seat %s", "起家から%s"}
	wordOwnGame   = shell.Text{"Looking at your game at this table.", "この卓のあなたの対局を見ています。"}
	wordLogGame   = shell.Text{"Looking at the log: %d round[s].", "貼り付けた牌譜（%d局）を見ています。"}
)

// count adds a game that has just ended to the results: the reader's final
// rank, by rules, length and the others' level. A game with an Undo is practice
// and does not count.
func (p *play) count(n *node) {
	m := &p.opening
	if n.Phase != "over" || n.View.Result == nil || m.practice || p.friend.Here() {
		return
	}
	ranks := make([]int, len(n.View.Players))
	ranks[n.View.Result.Places[n.View.me()]-1]++
	p.room.page.Count(p.room, strings.Join([]string{m.preset, m.length, m.level}, " "), m.seed, ranks...)
}
