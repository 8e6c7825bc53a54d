//go:build js && wasm

package boards

import (
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// rules are the options of every question about a game on a board. What is
// zero is left to the engine.
type rules struct {
	k    int
	rule string // as the engine calls it, "" for free
	turn string // "o", "x", or "" for the side that the stones say
}

func (g rules) options(l shell.Language) map[string]any {
	options := map[string]any{"lang": string(l)}
	if g.k != 0 {
		options["k"] = g.k
	}
	if g.rule != "" {
		options["rule"] = g.rule
	}
	if g.turn != "" {
		options["turn"] = g.turn
	}
	return options
}

// row is k as its field shows it, "" where it is left to the engine.
func (g rules) row() string {
	if g.k == 0 {
		return ""
	}
	return strconv.Itoa(g.k)
}

// standing is how a game stands, by the engine's legal or apply. The board
// is apply's.
type standing struct {
	Board  string   `json:"board"`
	Turn   string   `json:"turn"`
	Winner string   `json:"winner"`
	Line   []square `json:"line"`
	Over   bool     `json:"over"`
	// Forbidden are the places that black may not play in renju.
	Forbidden []struct {
		Square square `json:"square"`
	} `json:"forbidden"`
}

// forbid marks the places that may not be played.
func (s *standing) forbid(found marks, l shell.Language) {
	for _, place := range s.Forbidden {
		found[place.Square] = squareMark{"foul", "×", wordMarkFoul.In(l)}
	}
}

// freely is the rule that needs no name; renju forbids places.
const (
	freely = "free"
	renju  = "renju"
)

// chosenRule is what a choice or a link says.
func chosenRule(value string) string {
	if value == freely {
		return ""
	}
	return value
}

// outlook is what the engine expects of a move, for the side that makes it.
type outlook struct {
	Value    int      `json:"value"`
	Chance   float64  `json:"chance"` // of winning
	Bound    string   `json:"bound"`
	Result   string   `json:"result"` // "win", "draw", "loss" or "" where unknown
	Proved   bool     `json:"proved"`
	Distance int      `json:"distance"`
	Depth    int      `json:"depth"`
	Line     []square `json:"line"`
}

// move is one candidate of a search.
type move struct {
	outlook
	Move    square `json:"move"`
	Reasons []struct {
		Code  string   `json:"code"`
		Line  []square `json:"line"`
		Words string   `json:"words"`
	} `json:"reasons"`
}

// answer is the engine's search.
type answer struct {
	outlook
	Best       square `json:"best"`
	Finished   bool   `json:"finished"`
	Candidates []move `json:"candidates"`
	Stats      struct {
		Iterations float64 `json:"iterations"`
		MS         float64 `json:"ms"`
	} `json:"stats"`
}

// progress is what a search reports on its way; candidates are without reasons.
type progress struct {
	outlook
	Best       square  `json:"best"`
	Candidates []move  `json:"candidates"`
	Done       float64 `json:"done"`
	MS         float64 `json:"ms"`
}

// search searches for so many milliseconds, and blocks until the answer.
func (r *room) search(asked engine.Asked, board string, options map[string]any, ms int, report func(progress)) (*answer, error) {
	var found answer
	options = engine.With(options, "budget", map[string]any{"ms": ms})
	err := asked.Search(r.page.Engine, &found, func(so engine.Answer) {
		var now progress
		if so.Read(&now) == nil {
			report(now)
		}
	}, "mnk", "search", board, options)
	return &found, err
}
