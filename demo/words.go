//go:build js && wasm

package main

import "honnef.co/go/js/dom/v2"

// language is the page's language as the root element's lang says it.
type language string

const japanese language = "ja"

// pageLanguage is what page.js has chosen, or the reader since.
func pageLanguage() language {
	return language(document.DocumentElement().(dom.HTMLElement).Lang())
}

// text is one thing to say, in every language of the page. What never changes
// is in index.html; these are the words that depend on a hand or a board.
type text struct {
	En string `json:"en"`
	Ja string `json:"ja"`
}

func (t text) in(l language) string {
	if l == japanese {
		return t.Ja
	}
	return t.En
}

var (
	wordNoExamples = text{"The examples did not arrive: ", "例を読み込めませんでした："}
	wordComma      = text{", ", "、"}
	wordSemicolon  = text{"; ", "／"}
)

// Poker. A %s is a hand's letter, a card or a name that the engine gave.
var (
	wordRanks = map[byte]text{
		'A': {"Ace", "エース"}, 'K': {"King", "キング"}, 'Q': {"Queen", "クイーン"}, 'J': {"Jack", "ジャック"},
		'T': {"Ten", "10"}, '9': {"Nine", "9"}, '8': {"Eight", "8"}, '7': {"Seven", "7"}, '6': {"Six", "6"},
		'5': {"Five", "5"}, '4': {"Four", "4"}, '3': {"Three", "3"}, '2': {"Two", "2"},
	}
	wordSuits = map[byte]text{
		's': {"spades", "スペード"}, 'h': {"hearts", "ハート"}, 'c': {"clubs", "クラブ"}, 'd': {"diamonds", "ダイヤ"},
	}
	wordFace      = text{"%[1]s of %[2]s", "%[2]sの%[1]s"}
	wordJoker     = text{"Joker", "ジョーカー"}
	wordStandsFor = text{"Joker as %s", "%sになったジョーカー"}
	wordTakeAway  = text{"%s, take it away", "%s、取り除く"}
	wordSlot      = text{"Free place %d", "空き %d"}
	wordCategory  = text{"no. %d", "役 %d"}
	wordWins      = text{"Hand %s wins: %s", "手札%sの勝ち：%s"}
	wordTie       = text{"A tie: %s", "引き分け：%s"}
	wordFillBoth  = text{"Give both hands cards to compare them", "両方に札を入れると比べます"}
	wordMend      = text{"Mend the notation to compare", "書き方を直すと比べます"}
	wordHandsFull = text{"Both hands are full: take a card away first", "両方ともいっぱいです。先に札を取り除いてください"}
)

// Boards.
var (
	wordSquare = text{"Row %d, column %d: %s", "%d行 %d列：%s"}
	wordStones = map[byte]text{
		'o': {"black", "黒"}, 'x': {"white", "白"}, '.': {"empty", "空き"},
	}
	wordMoreRuns = text{"and %d more", "ほかに %d"}
	wordNoRuns   = text{"Nothing to count yet", "まだ並びはありません"}
)

// Video poker. An EV is in units of the stake.
var (
	wordPays     = text{"%s pays %d.", "%s：配当 %d。"}
	wordNoPay    = text{"%s: no pay.", "%s：配当なし。"}
	wordPerfect  = text{"Your hold was the best there is.", "最善の残し方でした。"}
	wordCost     = text{"Your hold cost %s.", "その残し方の損は %s でした。"}
	wordHoldThen = text{"Hold what you keep, then draw", "残す札を選んで、引いてください"}
	wordAdvice   = text{"Best: hold %s; EV %s", "最善：%sを残す。期待値 %s"}
	wordHoldNone = text{"nothing", "何も"}
	wordHeld     = text{"Holds %s", "%sを残す"}
	wordYours    = text{"yours", "あなた"}
)

// Equity. A %s is a count, a percentage or a duration.
var (
	wordPlayer      = text{"Player %d", "プレイヤー%d"}
	wordBoard       = text{"the board", "場"}
	wordDead        = text{"the dead cards", "死に札"}
	wordPicksGo     = text{"Cards go to: %s", "札の行き先：%s"}
	wordNoPlace     = text{"No free place: take a card away first", "空きがありません。先に札を取り除いてください"}
	wordNeedsCards  = text{"Waiting for %s: two cards or a range", "%sを待っています：札2枚か範囲"}
	wordExact       = text{"Exact: all %s deals counted (%s ms)", "正確：起こりうる %s 通りをすべて数えました（%s ms）"}
	wordSampled     = text{"Sampled: %s random deals (%s ms); ± is the 95 %% interval", "抽出：無作為に %s 回（%s ms）。± は95%%信頼区間"}
	wordStopped     = text{"Stopped: shown is the first estimate, from %s random deals", "止めました。いまの値は、無作為に %s 回の概算です"}
	wordStoppedBare = text{"Stopped before there was a result", "結果が出る前に止めました"}
	wordEstimate    = text{"A first estimate; the full count goes on …", "まず概算です。続けて数えています…"}
	wordShares      = text{"win %s · tie %s · lose %s", "勝 %s・分 %s・負 %s"}
	wordRefused     = text{"Mend what is marked to calculate", "印のところを直すと計算します"}
)
