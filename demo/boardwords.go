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
	wordNoReason   = text{"–", "－"}
	wordLine       = text{"Expected: %s", "予想：%s"}
)

// What a move is worth, by the bound that the search has found.
var (
	wordMoveWins = map[string]text{
		"exact":    {"wins in %d", "%d手で勝ち"},
		"at-least": {"wins in %d or fewer", "%d手以内に勝ち"},
		"at-most":  {"wins in %d at best", "早くて%d手で勝ち"},
	}
	wordMoveLoses = map[string]text{
		"exact":    {"loses in %d", "%d手で負け"},
		"at-least": {"loses in %d or more", "早くて%d手で負け"},
		"at-most":  {"loses in %d or fewer", "%d手以内に負け"},
	}
	wordMoveDraws = map[string]text{
		"exact":    {"draws", "引き分け"},
		"at-least": {"draws at least", "引き分け以上"},
		"at-most":  {"draws at best", "よくて引き分け"},
	}
	wordMoveWorth = map[string]text{
		"exact":    {"%s", "%s"},
		"at-least": {"%s or more", "%s 以上"},
		"at-most":  {"%s at best", "%s 以下"},
	}
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

// said is the value of a move in words, for the list and for those who listen. A
// bound on a win or loss is one on its distance.
func (o *outlook) said(l language) string {
	switch o.Result {
	case "win":
		return fmt.Sprintf(wordMoveWins[o.Bound].in(l), o.Distance)
	case "loss":
		return fmt.Sprintf(wordMoveLoses[o.Bound].in(l), o.Distance)
	case "draw":
		return wordMoveDraws[o.Bound].in(l)
	}
	return fmt.Sprintf(wordMoveWorth[o.Bound].in(l), signed(o.Value))
}

// short is the value as it stands on a square; on small ones with less air.
func (o *outlook) short(small bool) string {
	words := strings.TrimPrefix(signed(o.Value), "+")
	letter := map[string]string{"win": "W", "loss": "L"}[o.Result]
	switch {
	case letter != "" && small:
		return letter + strconv.Itoa(o.Distance)
	case letter != "":
		return letter + " in " + strconv.Itoa(o.Distance)
	case o.Result == "draw":
		words = "="
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
