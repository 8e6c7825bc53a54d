//go:build js && wasm

package calculation

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Calculation. A %s is a rank, a place, a chance or a count.
var (
	wordStock   = shell.Text{"Stock: %d card[s]", "山：あと%d枚"}
	wordNoCard  = shell.Text{"No card turned", "めくった札はありません"}
	wordTurned  = shell.Text{"Turned: %s", "めくった札：%s"}
	wordBase    = shell.Text{"Foundation %[1]d, by %[4]d: %[2]s on top, next %[3]s", "台札%[1]d（%[4]dずつ）：一番上は%[2]s、次は%[3]s"}
	wordBare    = shell.Text{"Foundation %[1]d, by %[4]d: empty, next %[3]s", "台札%[1]d（%[4]dずつ）：空き、次は%[3]s"}
	wordDone    = shell.Text{"Foundation %[1]d, by %[4]d: complete", "台札%[1]d（%[4]dずつ）：完成"}
	wordPile    = shell.Text{"Pile %d: %s on top; from the bottom %s", "屑札%d：一番上は%s。下から%s"}
	wordNoPile  = shell.Text{"Pile %d: empty", "屑札%d：空き"}
	wordPlace   = shell.Text{"Where does the %s go?", "%sをどこへ置きますか"}
	wordPress   = shell.Text{"Press the stock to turn a card", "山を押してめくってください"}
	wordUnpiled = shell.Text{"The stock is used up: play from the piles", "山はなくなりました。屑札から出してください"}
	wordLost    = shell.Text{"No move is left: %d card[s] not placed", "もう手がありません。残り%d枚でした"}
	wordWon     = shell.Text{"Solved: all 52 cards are placed", "完成！ 52枚すべて並びました"}

	wordTurn     = shell.Text{"turn a card", "山をめくる"}
	wordToBase   = shell.Text{"%s to foundation %d", "%sを台札%dへ"}
	wordOntoPile = shell.Text{"%s onto pile %d", "%sを屑札%dへ"}
	wordFromPile = shell.Text{"%s from pile %d to foundation %d", "屑札%[2]dの%[1]sを台札%[3]dへ"}

	wordAsk      = shell.Text{"Ask for a hint: the engine values every move, without seeing the stock.", "ヒントを押すと、山札を見ずにすべての手を比べます。"}
	wordThinking = shell.Text{"Thinking …", "考えています…"}
	wordBest     = shell.Text{"Best: %s, %s to win", "最善：%s（勝率 %s）"}
	wordHalted   = shell.Text{"Stopped: what was found so far", "止めました。ここまでの見立てです"}
	wordChance   = shell.Text{"Move %d: %s. Lowest %s at move %d.", "%d手目：%s。いちばん低いのは%[4]d手目の %[3]s。"}
	wordNone     = shell.Text{"No chance is known yet", "勝率はまだわかりません"}

	wordLine  = shell.Text{"%d move[s], %d card[s] to place", "%d手、残り%d枚"}
	wordSplit = shell.Text{"parts at move %d: %s", "%d手目で分岐：%s"}
	wordFirst = shell.Text{"the first line", "最初の道すじ"}
	wordSolve = shell.Text{"%d move[s], solved", "%d手、完成"}

	wordReviewing  = shell.Text{"Looking back …", "振り返っています…"}
	wordUnreviewed = shell.Text{"Stopped", "止めました"}
	wordMistake    = shell.Text{"Move %d, %s: until then the game could be won, afterwards no longer.", "%d手目「%s」が決め手でした。直前まではまだ勝てたのに、そのあとはもう勝てません。"}
	wordPerhaps    = shell.Text{"Move %d, %s, was probably the mistake: a win is known before it, and none was found after it.", "%d手目「%s」がおそらくミスです。直前までは勝ち筋があり、そのあとには見つかりませんでした。"}
	wordHopeless   = shell.Text{"This deal could not be won at all, however it was played.", "この配札は、どう打っても勝てませんでした。"}
	wordUnknown    = shell.Text{"No mistake was found in the time there was.", "かけた時間では、ミスは見つかりませんでした。"}

	wordRate    = shell.Text{"%s of %s games won: %s, between %s and %s. On average %s cards were left.", "%[2]s局のうち%[1]s局で完成：%[3]s（%[4]s〜%[5]s）。残った札は平均%[6]s枚。"}
	wordSoFar   = shell.Text{"%s of %s games won so far: %s, between %s and %s.", "ここまで%[2]s局のうち%[1]s局で完成：%[3]s（%[4]s〜%[5]s）。"}
	wordStopped = shell.Text{"Stopped. ", "止めました。"}
)

// printed is a rank as printed on a card.
func printed(rank string) string {
	printed, _ := ui.RankAndSuit(rank)
	return printed
}

// rank names a rank.
func rank(rank string, l shell.Language) string {
	if rank == "" {
		return ""
	}
	return ui.WordRanks[rank[0]].In(l)
}

// state describes the position in a sentence.
func state(at *node, l shell.Language) string {
	switch {
	case at.legal.Won:
		return wordWon.In(l)
	case at.Over:
		return wordLost.Say(l, at.legal.Rest)
	case at.position.Card != "":
		return fmt.Sprintf(wordPlace.In(l), rank(at.position.Card, l))
	case at.legal.Left > 0:
		return wordPress.In(l)
	}
	return wordUnpiled.In(l)
}

func baseWords(face, next string, n, step int, l shell.Language) string {
	words := wordBase
	switch {
	case next == "":
		words = wordDone
	case face == "":
		words = wordBare
	}
	return fmt.Sprintf(words.In(l), n, rank(face, l), rank(next, l), step)
}

func pileWords(faces string, n int, l shell.Language) string {
	if faces == "" {
		return fmt.Sprintf(wordNoPile.In(l), n)
	}
	var ranks []string
	for i := 0; i < len(faces); i += 2 {
		ranks = append(ranks, rank(faces[i:], l))
	}
	return fmt.Sprintf(wordPile.In(l), n, ranks[len(ranks)-1], strings.Join(ranks, ui.WordComma.In(l)))
}

// moveWords describes a move in the position before it.
func moveWords(move string, p *position, l shell.Language) string {
	if move == "" || draws(move) {
		return wordTurn.In(l)
	}
	m := read(move)
	moved, pile, foundation := rank(p.at(source(m)).String(), l), int(m.Pile)+1, int(m.Foundation)+1
	switch m.Kind {
	case calculation.WasteToFoundation:
		return fmt.Sprintf(wordFromPile.In(l), moved, pile, foundation)
	case calculation.CardToWaste:
		return fmt.Sprintf(wordOntoPile.In(l), moved, pile)
	}
	return fmt.Sprintf(wordToBase.In(l), moved, foundation)
}

// percent writes a chance of winning with a number of decimals: none on the
// table, one in a list. Only a proved chance is 0 or 100; rounding never makes
// it so.
func percent(share float64, digits int, proof string) string {
	sign, percent, least := "", 100*share, math.Pow10(-digits)
	switch {
	case proof != "":
		digits = 0
	case percent < least:
		sign, percent = "<", least
	case percent > 100-least:
		sign, percent = ">", 100-least
	}
	return sign + strconv.FormatFloat(percent, 'f', digits, 64) + " %"
}
