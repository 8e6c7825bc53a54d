//go:build js && wasm

package analysis

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Review is the engine's review of a game of cards, as `review` gives it.
type Review struct {
	Decisions []Judged `json:"decisions"`
	Summary   struct {
		Grade string `json:"grade"`
	} `json:"summary"`
}

// Judged is the engine's judgement of a move. Value and Made are the expected results of the best move and of the one played.
type Judged struct {
	At      int        `json:"at"`
	Played  string     `json:"played"`
	Best    string     `json:"best"`
	Value   float64    `json:"value"`
	Made    float64    `json:"made"`
	Reasons ui.Reasons `json:"reasons"`
}

var wordGrade = shell.Text{"Grade %s", "評価 %s"}

// Grade writes the engine's grade of a game in words, "" without one.
func Grade(grade string, l shell.Language) string {
	if grade == "" {
		return ""
	}
	return fmt.Sprintf(wordGrade.In(l), strings.ToUpper(grade))
}
