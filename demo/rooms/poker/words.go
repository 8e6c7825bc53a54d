//go:build js && wasm

package poker

import "github.com/tefuda/tefuda/demo/shell"

// Poker. A %s is a hand's letter, a card or a name that the engine gave.
var (
	wordCategory  = shell.Text{"no. %d", "役 %d"}
	wordWins      = shell.Text{"Hand %s wins: %s", "手札%sの勝ち：%s"}
	wordTie       = shell.Text{"A tie: %s", "引き分け：%s"}
	wordFillBoth  = shell.Text{"Give both hands cards to compare them", "両方に札を入れると比べます"}
	wordMend      = shell.Text{"Mend the notation to compare", "書き方を直すと比べます"}
	wordHandsFull = shell.Text{"Both hands are full: take a card away first", "両方ともいっぱいです。先に札を取り除いてください"}
)
