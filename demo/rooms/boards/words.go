//go:build js && wasm

package boards

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Playing on a board. A %s is a colour, a square, a count or a name.
var (
	wordColours    = map[string]shell.Text{"o": {"Black", "黒"}, "x": {"White", "白"}}
	wordWinsIn     = shell.Text{"%s wins in %d", "%s、%d手で勝ち"}
	wordDraw       = shell.Text{"A draw", "引き分け"}
	wordAhead      = shell.Text{"%s is ahead, %d %% to win", "%sが優勢（勝つ見込み %d％）"}
	wordEven       = shell.Text{"Even", "互角"}
	wordProved     = shell.Text{"proved", "証明済み"}
	wordRestsOn    = shell.Text{"among the moves considered", "読んだ手の範囲で"}
	wordLive       = shell.Text{"depth %d · %s positions · %s s", "深さ %d・%s 局面・%s 秒"}
	wordRate       = shell.Text{" · %s a second", "・毎秒 %s"}
	wordBehind     = shell.Text{"at depth %d", "深さ %d"}
	wordFinished   = shell.Text{"searched to the end", "読み切り"}
	wordYourTurn   = shell.Text{"Your move, %s", "あなたの番（%s）"}
	wordTurnOf     = shell.Text{"%s to move", "%sの番"}
	wordThinking   = shell.Text{"The engine thinks, %s", "エンジンが考え中（%s）"}
	wordPaused     = shell.Text{"%s to move: paused", "%sの番（停止中）"}
	wordYouWin     = shell.Text{"You win, %s", "あなた（%s）の勝ち"}
	wordEngineWins = shell.Text{"The engine wins, %s", "エンジン（%s）の勝ち"}
	wordSideWins   = shell.Text{"%s wins", "%sの勝ち"}
	wordInARow     = shell.Text{"%d in a row: %s to %s", "%d個並び：%sから%s"}
	wordDrawn      = shell.Text{"A draw: the board is full", "引き分け：盤が埋まりました"}
	wordMarkLast   = shell.Text{"last move", "最後の手"}
	wordMarkNth    = shell.Text{"%s, expected move %d", "予想の%[2]d手目（%[1]s）"}
	wordMarkBest   = shell.Text{"best, %s", "最善、%s"}
	wordMarkNumber = shell.Text{"move %d", "%d手目"}
	wordMarkFoul   = shell.Text{"forbidden for black", "黒の禁手"}
	wordMarkAim    = shell.Text{"press again to play here", "もう一度押すと打ちます"}
	wordForesees   = shell.Text{"no threat yet; then likely %s", "すぐの狙いはなし。続きは %s"}
	wordQuiet      = shell.Text{"no threat yet; its worth is by looking ahead", "すぐの狙いはなし。値は先読みから"}
	wordUnjudged   = shell.Text{"Not judged yet", "まだ検討していません"}
	wordLine       = shell.Text{"Expected: %s", "予想：%s"}
)

// The value of a move, by the bound that the search has found.
var (
	wordMoveWins = map[string]shell.Text{
		"exact":    {"wins in %d", "%d手で勝ち"},
		"at-least": {"wins in %d or fewer", "%d手以内に勝ち"},
		"at-most":  {"wins in %d at best", "早くて%d手で勝ち"},
	}
	wordMoveLoses = map[string]shell.Text{
		"exact":    {"loses in %d", "%d手で負け"},
		"at-least": {"loses in %d or more", "早くて%d手で負け"},
		"at-most":  {"loses in %d or fewer", "%d手以内に負け"},
	}
	wordMoveDraws = map[string]shell.Text{
		"exact":    {"draws", "引き分け"},
		"at-least": {"draws at least", "引き分け以上"},
		"at-most":  {"draws at best", "よくて引き分け"},
	}
	wordMoveWorth = map[string]shell.Text{
		"exact":    {"%d %%", "%d％"},
		"at-least": {"%d %% or more", "%d％以上"},
		"at-most":  {"%d %% at best", "%d％以下"},
	}
)

// verdict describes the evaluation for the side to move.
func (o *evaluation) verdict(turn string, l shell.Language) string {
	other := map[string]string{"o": "x", "x": "o"}[turn]
	words := ""
	switch {
	case o.Outcome == "win":
		words = fmt.Sprintf(wordWinsIn.In(l), wordColours[turn].In(l), o.distance())
	case o.Outcome == "loss":
		words = fmt.Sprintf(wordWinsIn.In(l), wordColours[other].In(l), o.distance())
	case o.Outcome == "draw":
		words = wordDraw.In(l)
	case o.percent() > 50:
		return fmt.Sprintf(wordAhead.In(l), wordColours[turn].In(l), o.percent())
	case o.percent() < 50:
		return fmt.Sprintf(wordAhead.In(l), wordColours[other].In(l), 100-o.percent())
	default:
		return wordEven.In(l)
	}
	if o.Proved {
		return words + ui.WordComma.In(l) + wordProved.In(l)
	}
	return words + ui.WordComma.In(l) + wordRestsOn.In(l)
}

// said describes the value of a move, for the list and for assistive
// technology. A bound on a win or loss is a bound on its distance.
func (o *evaluation) said(l shell.Language) string {
	switch o.Outcome {
	case "win":
		return fmt.Sprintf(wordMoveWins[o.Bound].In(l), o.distance())
	case "loss":
		return fmt.Sprintf(wordMoveLoses[o.Bound].In(l), o.distance())
	case "draw":
		return wordMoveDraws[o.Bound].In(l)
	}
	return fmt.Sprintf(wordMoveWorth[o.Bound].In(l), o.percent())
}

// percent is the chance of winning, in percent.
func (o *evaluation) percent() int { return int(math.Round(100 * o.Value)) }

// short is the value as a square shows it; without spaces on small squares.
func (o *evaluation) short(small bool) string {
	words := strconv.Itoa(o.percent())
	if !small {
		words += " %"
	}
	letter := map[string]string{"win": "W", "loss": "L"}[o.Outcome]
	switch {
	case letter != "" && small:
		return letter + strconv.Itoa(o.distance())
	case letter != "":
		return letter + " in " + strconv.Itoa(o.distance())
	case o.Outcome == "draw":
		words = "="
	}
	return map[string]string{"at-most": "≤", "at-least": "≥"}[o.Bound] + words
}

// kind is the class of a value in the style sheet.
func (o *evaluation) kind() string {
	if o.Outcome == "" {
		return "value"
	}
	return o.Outcome
}

// measuredMS is the least time of a search, in milliseconds, that gives a
// meaningful speed.
const measuredMS = 50

// live describes the progress of a search.
func live(depth int, done, ms float64, l shell.Language) string {
	words := fmt.Sprintf(wordLive.In(l), depth, ui.Grouped(done), strconv.FormatFloat(ms/1000, 'f', 1, 64))
	if ms >= measuredMS {
		words += fmt.Sprintf(wordRate.In(l), ui.Grouped(done/ms*1000))
	}
	return words
}

// lineText writes a line of moves.
func (t *table) lineText(line []square, l shell.Language) string {
	parts := make([]string, len(line))
	for i, at := range line {
		parts[i] = strconv.Itoa(i+1) + " " + t.name(at)
	}
	return fmt.Sprintf(wordLine.In(l), strings.Join(parts, "  "))
}

// The runs, and the squares in words.
var (
	wordListed = shell.Text{"%s, %d: %s. ", "%s %d：%s。"}
	wordSquare = shell.Text{"%s: %s", "%s：%s"}
	wordStones = map[mnk.Stone]shell.Text{
		mnk.Black: {"black", "黒"}, mnk.White: {"white", "白"}, mnk.Empty: {"empty", "空き"},
	}
	wordMoreRuns = shell.Text{"and %d more", "ほかに %d"}
	wordNoRuns   = shell.Text{"Nothing to count yet", "まだ並びはありません"}
)
