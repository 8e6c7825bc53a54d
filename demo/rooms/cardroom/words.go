//go:build js && wasm

package cardroom

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// The card room. A %s is a name, cards or chips.
var (
	wordDealing  = shell.Text{"Dealing …", "配っています…"}
	wordActs     = shell.Text{"%s to act", "%sの番"}
	wordYourTurn = shell.Text{"Your turn: check or bet", "あなたの番：チェックかベット"}
	wordToCall   = shell.Text{"Your turn: %s to call", "あなたの番：コールは%s"}
	wordThrow    = shell.Text{"Your draw: tap the cards to discard", "ドロー：替える札を選んでください"}
	wordThrowOf  = shell.Text{"Draw %d of %d: tap the cards to discard", "ドロー（%d／%d回目）：替える札を選んでください"}
	wordOpens    = shell.Text{"Your turn: bring it in or complete", "あなたの番：ブリングインかコンプリート"}
	wordHigh     = shell.Text{"High: %s", "ハイ：%s"}
	wordBy       = shell.Text{"By the level %s.", "レベル：%s"}
	wordAnd      = shell.Text{" · ", "・"}
	wordAllTurn  = shell.Text{"All in: the cards decide", "オールイン。あとは札しだい"}
	wordYouWin   = shell.Text{"You win %s", "%sを獲得"}
	wordYouLose  = shell.Text{"The hand cost you %s", "このハンドで%sの損"}
	wordNoLoss   = shell.Text{"This hand cost you nothing", "このハンドの損はありません"}
	wordFinish   = shell.Text{"Place %d of %d", "%[2]d人中%[1]d位"}
	wordStop     = shell.Text{". ", "。"}
	wordThinking = shell.Text{"Thinking …", "考えています…"}
	wordBest     = shell.Text{"Best: %s", "おすすめ：%s"}
	wordOfPot    = shell.Text{"%s of the pot", "ポットの%s"}
	wordTaken    = shell.Text{"played %s", "頻度 %s"}
	wordBlinds   = shell.Text{"%s bb", "%s BB"}

	wordPot     = shell.Text{"Pot %s", "ポット %s"}
	wordSecond  = shell.Text{" · run twice, second board: %s", "・二度目のボード：%s"}
	wordChips   = shell.Text{"%s chips", "%s チップ"}
	wordStack   = shell.Text{"%s chips", "%s チップ"}
	wordButton  = shell.Text{"D", "D"}
	wordBoard   = shell.Text{"Board: %s", "ボード：%s"}
	wordNoBoard = shell.Text{"No common cards yet", "共通札はまだありません"}
	wordHidden  = shell.Text{"Hidden cards", "伏せた札"}
	wordNoCards = shell.Text{"No cards", "札なし"}

	wordCheck    = shell.Text{"Check", "チェック"}
	wordCall     = shell.Text{"Call %s", "コール %s"}
	wordCallAll  = shell.Text{"Call all in, %s", "オールインでコール %s"}
	wordBringIn  = shell.Text{"Bring in %s", "ブリングイン %s"}
	wordComplete = shell.Text{"Complete to %s", "コンプリート %s"}
	wordBet      = shell.Text{"Bet", "ベット"}
	wordRaise    = shell.Text{"Raise", "レイズ"}
	wordBetOf    = shell.Text{"Bet %s", "ベット %s"}
	wordRaiseTo  = shell.Text{"Raise to %s", "レイズ %s"}
	wordAllInFor = shell.Text{"All in, %s", "オールイン %s"}
	wordDraw     = shell.Text{"Draw %d", "%d枚替える"}
	wordStandPat = shell.Text{"Stand pat", "替えない"}
	wordThrows   = shell.Text{"Discard %s", "%sを替える"}
	wordNext     = shell.Text{"Next hand", "次のハンドへ"}
	wordBuyIn    = shell.Text{"Buy in again", "買い足して次へ"}
	wordNewTable = shell.Text{"New table", "新しい卓"}
	wordSkip     = shell.Text{"Skip to the end", "最後まで進める"}

	wordDealt   = shell.Text{"Your cards: %s", "あなたの手札：%s"}
	wordStreets = []shell.Text{{"Board: %s", "ボード：%s"}, {"Flop: %s", "フロップ：%s"}, {"Turn: %s", "ターン：%s"}, {"River: %s", "リバー：%s"}}
	wordDid     = shell.Text{"%s: %s", "%s：%s"}
	wordGets    = shell.Text{"is dealt %s", "%sを受け取る"}
	wordShows   = shell.Text{"shows %s", "%sを見せる"}
	wordPat     = shell.Text{"stands pat", "替えない"}
	wordDrew    = shell.Text{"drew %d", "%d枚替えた"}
	wordAllIn   = shell.Text{"all in", "オールイン"}
	wordFolded  = shell.Text{"folded", "フォールド"}
	wordOut     = shell.Text{"out", "退席"}
	wordMucks   = shell.Text{"mucks", "見せずに捨てる"}
	wordAlone   = shell.Text{"all others folded", "全員がフォールド"}

	wordEvents = map[string]shell.Text{
		"fold": {"folds", "フォールド"}, "check": {"checks", "チェック"}, "call": {"calls %s", "コール %s"}, "bet": {"bets %s", "ベット %s"},
		"raise": {"raises to %s", "レイズ %s"}, "muck": {"mucks", "見せずに捨てる"}, "bring-in": {"brings in %s", "ブリングイン %s"}, "ante": {"ante %s", "アンティ %s"}, "blind": {"blind %s", "ブラインド %s"},
		"return": {"takes back %s", "%sを戻す"}, "win": {"wins %s", "%sを獲得"}, "pass": {"nobody opens: the pot stays", "だれも開かず、ポットは持ち越し"},
	}
	wordShort = map[string]shell.Text{
		"fold": {"Fold", "フォールド"}, "check": {"Check", "チェック"}, "call": {"Call", "コール"}, "bet": {"Bet", "ベット"}, "raise": {"Raise", "レイズ"},
		"bring-in": {"Bring in", "ブリングイン"},
	}
)

// count adds a hand that has just ended to the results, by game, limit, number
// of seats and opponents' level. It counts hands, hands won, showdowns,
// showdowns won, and the big blinds won, in hundredths. Practice (moves taken
// back) and imported hands do not count, nor do hands with a friend.
func (p *play) count() {
	n := p.now()
	if !n.view.Over || p.practice.On || p.friend.Here() || p.stakes.text != "" {
		return
	}
	level := p.form.level(1)
	for seat := 1; seat < len(n.view.Players); seat++ {
		if p.form.level(seat) != level {
			level = "mixed"
		}
	}
	yes := map[bool]int{true: 1}
	met := n.stayed(you) && n.shown() > 1
	won := n.me().Won > 0
	hundredths := n.net() * 100 / max(n.view.Rules.MinBet, 1)
	kind := strings.Join([]string{p.stakes.variant, p.stakes.limit, fmt.Sprint(len(n.view.Players)), level}, " ")
	p.room.page.Count(p.room, kind, p.stakes.seed+" "+fmt.Sprint(p.from.Hands+1), 1, yes[won], yes[met], yes[met && won], hundredths)
}

// shown is how many seats stayed to the end of the hand.
func (n *node) shown() (seats int) {
	for seat := range n.view.Players {
		if n.view.Players[seat].In && n.stayed(seat) {
			seats++
		}
	}
	return seats
}
