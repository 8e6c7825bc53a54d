//go:build js && wasm

package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Calculation. A %s is a rank, a place, a chance or a count.
var (
	wordCalcStock   = text{"Stock: %d cards", "山：あと%d枚"}
	wordCalcNoCard  = text{"No card turned", "めくった札はありません"}
	wordCalcTurned  = text{"Turned: %s", "めくった札：%s"}
	wordCalcBase    = text{"Foundation %[1]d, by %[1]d: %[2]s on top, next %[3]s", "台札%[1]d（%[1]dずつ）：一番上は%[2]s、次は%[3]s"}
	wordCalcBare    = text{"Foundation %[1]d, by %[1]d: empty, next %[3]s", "台札%[1]d（%[1]dずつ）：空き、次は%[3]s"}
	wordCalcDone    = text{"Foundation %[1]d, by %[1]d: complete", "台札%[1]d（%[1]dずつ）：完成"}
	wordCalcPile    = text{"Pile %d: %s on top; from the bottom %s", "屑札%d：一番上は%s。下から%s"}
	wordCalcNoPile  = text{"Pile %d: empty", "屑札%d：空き"}
	wordCalcPlace   = text{"Where does the %s go?", "%sをどこへ置きますか"}
	wordCalcPress   = text{"Press the stock to turn a card", "山を押してめくってください"}
	wordCalcUnpiled = text{"The stock is used up: play from the piles", "山はなくなりました。屑札から出してください"}
	wordCalcLost    = text{"No move is left; %d cards were not placed", "もう手がありません。残り%d枚でした"}
	wordCalcWon     = text{"Solved: all 52 cards are placed", "完成！ 52枚すべて並びました"}

	wordCalcMoves = map[string]text{
		"d": {"turn a card", "山をめくる"}, "f": {"%s to foundation %d", "%sを台札%dへ"}, "w": {"%s onto pile %d", "%sを屑札%dへ"},
		"from": {"%s from pile %d to foundation %d", "屑札%[2]dの%[1]sを台札%[3]dへ"},
	}

	wordCalcAsk      = text{"Ask for a hint: the engine values every move, without seeing the stock.", "ヒントを押すと、山を見ずにすべての手を比べます。"}
	wordCalcThinking = text{"Thinking …", "考えています…"}
	wordCalcBest     = text{"Best: %s, %s to win", "最善：%s（勝つ見込み %s）"}
	wordCalcHalted   = text{"Stopped: what was found so far", "止めました。ここまでの見立てです"}
	wordCalcChance   = text{"Move %d: %s. Lowest %s at move %d.", "%d手目：%s。いちばん低いのは%[4]d手目の %[3]s。"}
	wordCalcNone     = text{"No chance is known yet", "勝ち目はまだわかりません"}

	wordCalcLine  = text{"%d moves, %d cards to place", "%d手、残り%d枚"}
	wordCalcSplit = text{"parts at move %d: %s", "%d手目で分岐：%s"}
	wordCalcFirst = text{"the first line", "最初の道すじ"}
	wordCalcSolve = text{"%d moves, solved", "%d手、完成"}

	wordCalcReviewing  = text{"Looking back …", "振り返っています…"}
	wordCalcUnreviewed = text{"Stopped", "止めました"}
	wordCalcMistake    = text{"Move %d, %s: until then the game could be won, afterwards no longer.", "%d手目「%s」が決め手でした。直前まではまだ勝てたのに、そのあとはもう勝てません。"}
	wordCalcPerhaps    = text{"Move %d, %s, was probably the mistake: a win is known before it, and none was found after it.", "%d手目「%s」がおそらく間違いです。直前までは勝ち筋があり、そのあとには見つかりませんでした。"}
	wordCalcHopeless   = text{"This deal could not be won at all, however it was played.", "この配りは、どう打っても勝てませんでした。"}
	wordCalcUnknown    = text{"No mistake was found in the time there was.", "かけた時間では、間違いは見つかりませんでした。"}

	wordCalcRate    = text{"%s of %s games won: %s, between %s and %s. On average %s cards were left.", "%[2]s局のうち%[1]s局で成功：%[3]s（%[4]s〜%[5]s）。残った札は平均%[6]s枚。"}
	wordCalcSoFar   = text{"%s of %s games won so far: %s, between %s and %s.", "ここまで%[2]s局のうち%[1]s局で成功：%[3]s（%[4]s〜%[5]s）。"}
	wordCalcStopped = text{"Stopped. ", "止めました。"}
)

// calcPrinted is a rank as it is printed on a card.
func calcPrinted(rank string) string { return strings.Replace(rank, "T", "10", 1) }

// calcRank says a rank in words.
func calcRank(rank string, l language) string {
	if rank == "" {
		return ""
	}
	return wordRanks[rank[0]].in(l)
}

// calcState is the position in a sentence.
func calcState(at *calcNode, l language) string {
	switch {
	case at.legal.Won:
		return wordCalcWon.in(l)
	case at.legal.Over:
		return fmt.Sprintf(wordCalcLost.in(l), at.legal.Rest)
	case at.position.Card != "":
		return fmt.Sprintf(wordCalcPlace.in(l), calcRank(at.position.Card, l))
	case at.legal.Left > 0:
		return wordCalcPress.in(l)
	}
	return wordCalcUnpiled.in(l)
}

func calcBaseWords(face, next string, n int, l language) string {
	switch {
	case next == "":
		return fmt.Sprintf(wordCalcDone.in(l), n)
	case face == "":
		return fmt.Sprintf(wordCalcBare.in(l), n, "", calcRank(next, l))
	}
	return fmt.Sprintf(wordCalcBase.in(l), n, calcRank(face, l), calcRank(next, l))
}

func calcPileWords(faces string, n int, l language) string {
	if faces == "" {
		return fmt.Sprintf(wordCalcNoPile.in(l), n)
	}
	var ranks []string
	for i := 0; i < len(faces); i += 2 {
		ranks = append(ranks, calcRank(faces[i:], l))
	}
	return fmt.Sprintf(wordCalcPile.in(l), n, ranks[len(ranks)-1], strings.Join(ranks, wordComma.in(l)))
}

// calcMoveWords says a move in the position where it is made.
func calcMoveWords(move string, p *calcPosition, l language) string {
	if move == "" || move[0] == 'd' {
		return wordCalcMoves["d"].in(l)
	}
	target := int(move[len(move)-1] - '0')
	if move[0] == 'w' {
		return fmt.Sprintf(wordCalcMoves["from"].in(l), calcRank(p.at(move[:2]), l), int(move[1]-'0'), target)
	}
	return fmt.Sprintf(wordCalcMoves[move[1:2]].in(l), calcRank(p.Card, l), target)
}

// calcPercent writes a chance of winning: whole per cents on the table, tenths
// in a list. Only what is proved is 0 or 100; rounding never makes it so.
func calcPercent(share float64, digits int, proof string) string {
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
