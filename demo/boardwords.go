//go:build js && wasm

package main

import (
	"fmt"
	"strconv"
	"strings"
)

// Playing on a board. A %s is a colour, a square, a count or a name.
var (
	wordColours    = map[string]text{"o": {"Black", "黒"}, "x": {"White", "白"}}
	wordWinsIn     = text{"%s wins in %d", "%s、%d手で勝ち"}
	wordDraw       = text{"A draw", "引き分け"}
	wordAhead      = text{"%s is ahead, by %s", "%sが優勢（%s）"}
	wordEven       = text{"Even", "互角"}
	wordProved     = text{"proved", "証明済み"}
	wordRestsOn    = text{"among the moves considered", "読んだ手の範囲で"}
	wordLive       = text{"depth %d · %s positions · %s s", "深さ %d・%s 局面・%s 秒"}
	wordRate       = text{" · %s a second", "・毎秒 %s"}
	wordFinished   = text{"searched to the end", "読み切り"}
	wordYourTurn   = text{"Your move, %s", "あなたの番（%s）"}
	wordTurnOf     = text{"%s to move", "%sの番"}
	wordThinking   = text{"The engine thinks, %s", "エンジンが考え中（%s）"}
	wordPaused     = text{"%s to move: paused", "%sの番（停止中）"}
	wordYouWin     = text{"You win, %s", "あなた（%s）の勝ち"}
	wordEngineWins = text{"The engine wins, %s", "エンジン（%s）の勝ち"}
	wordSideWins   = text{"%s wins", "%sの勝ち"}
	wordDrawn      = text{"A draw: the board is full", "引き分け：盤が埋まりました"}
	wordMarkLast   = text{"last move", "最後の手"}
	wordMarkNth    = text{"%s, expected move %d", "予想の%[2]d手目（%[1]s）"}
	wordMarkBest   = text{"best, %s", "最善、%s"}
	wordMarkAim    = text{"press again to play here", "もう一度押すと打ちます"}
	wordMoveWins   = text{"wins in %d", "%d手で勝ち"}
	wordMoveLoses  = text{"loses in %d", "%d手で負け"}
	wordMoveDraws  = text{"draws", "引き分け"}
	wordAtMost     = text{"at most %s", "高くても %s"}
	wordAtLeast    = text{"at least %s", "低くても %s"}
	wordNoReason   = text{"–", "－"}
	wordLine       = text{"Expected: %s", "予想：%s"}
)

// signed writes a value with its sign.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// verdict says an outlook of the side to move in words.
func (o *outlook) verdict(turn string, l language) string {
	other := map[string]string{"o": "x", "x": "o"}[turn]
	words := ""
	switch {
	case o.Result == "win":
		words = fmt.Sprintf(wordWinsIn.in(l), wordColours[turn].in(l), o.Distance)
	case o.Result == "loss":
		words = fmt.Sprintf(wordWinsIn.in(l), wordColours[other].in(l), o.Distance)
	case o.Result == "draw":
		words = wordDraw.in(l)
	case o.Value > 0:
		return fmt.Sprintf(wordAhead.in(l), wordColours[turn].in(l), strconv.Itoa(o.Value))
	case o.Value < 0:
		return fmt.Sprintf(wordAhead.in(l), wordColours[other].in(l), strconv.Itoa(-o.Value))
	default:
		return wordEven.in(l)
	}
	if o.Proved {
		return words + wordComma.in(l) + wordProved.in(l)
	}
	return words + wordComma.in(l) + wordRestsOn.in(l)
}

// said is the value of a move in words, for the list and for those who listen.
func (o *outlook) said(l language) string {
	words := signed(o.Value)
	switch o.Result {
	case "win":
		words = fmt.Sprintf(wordMoveWins.in(l), o.Distance)
	case "loss":
		words = fmt.Sprintf(wordMoveLoses.in(l), o.Distance)
	case "draw":
		words = wordMoveDraws.in(l)
	}
	switch o.Bound {
	case "at-most":
		return fmt.Sprintf(wordAtMost.in(l), words)
	case "at-least":
		return fmt.Sprintf(wordAtLeast.in(l), words)
	}
	return words
}

// short is the value as it stands on a square; on small ones with less air.
func (o *outlook) short(small bool) string {
	words := signed(o.Value)
	letter := map[string]string{"win": "W", "loss": "L"}[o.Result]
	switch {
	case o.Result == "draw":
		words = "="
	case letter != "" && small:
		words = letter + strconv.Itoa(o.Distance)
	case letter != "":
		words = letter + " in " + strconv.Itoa(o.Distance)
	}
	return map[string]string{"at-most": "≤", "at-least": "≥"}[o.Bound] + words
}

// kind is the class of a value that boards.css colours.
func (o *outlook) kind() string {
	if o.Result == "" {
		return "value"
	}
	return o.Result
}

// measuredMS is how long a search must last for its speed to mean something.
const measuredMS = 50

// live says how far a search has come.
func live(depth int, done, ms float64, l language) string {
	words := fmt.Sprintf(wordLive.in(l), depth, grouped(done), strconv.FormatFloat(ms/1000, 'f', 1, 64))
	if ms >= measuredMS {
		words += fmt.Sprintf(wordRate.in(l), grouped(done/ms*1000))
	}
	return words
}

// lineText writes a line of moves.
func lineText(line []square, l language) string {
	parts := make([]string, len(line))
	for i, at := range line {
		parts[i] = strconv.Itoa(i+1) + " " + at.String()
	}
	return fmt.Sprintf(wordLine.in(l), strings.Join(parts, "  "))
}
