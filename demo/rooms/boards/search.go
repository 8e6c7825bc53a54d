//go:build js && wasm

package boards

import (
	"encoding/json"
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// rules are the options of every question about a game on a board. What is
// zero is left to the engine.
type rules struct {
	k     int
	exact bool
	turn  string // "o", "x", or "" for the side that the stones say
}

func (g rules) options(l shell.Language) map[string]any {
	options := map[string]any{"lang": string(l)}
	if g.k != 0 {
		options["k"] = g.k
	}
	if g.exact {
		options["rule"] = "exact"
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

// standing is how a game stands, by the engine's legalMoves or apply. The board
// is apply's.
type standing struct {
	Board  string   `json:"board"`
	Turn   string   `json:"turn"`
	Winner string   `json:"winner"`
	Line   []square `json:"line"`
	Over   bool     `json:"over"`
}

// outlook is what the engine expects of a move, for the side that makes it.
type outlook struct {
	Value    int      `json:"value"`
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

// progress is what a search reports on its way.
type progress struct {
	outlook
	Best square  `json:"best"`
	Done float64 `json:"done"`
	MS   float64 `json:"ms"`
}

// search is the search under way, of which there is at most one.
type search struct {
	engine     func() *engine.Engine
	controller js.Value
	onProgress js.Func // one for all searches: a late report must find it
	report     func(progress)
}

func newSearch(p *shell.Page) *search {
	s := &search{engine: func() *engine.Engine { return p.Engine }}
	s.onProgress = js.FuncOf(func(_ js.Value, args []js.Value) any {
		var now progress
		text := js.Global().Get("JSON").Call("stringify", args[0]).String()
		if err := json.Unmarshal([]byte(text), &now); err == nil && s.report != nil {
			s.report(now)
		}
		return nil
	})
	return s
}

// stop aborts the search; whoever asked gets ErrAborted.
func (s *search) stop() {
	s.report = nil
	if s.controller.Truthy() {
		s.controller.Call("abort")
		s.controller = js.Undefined()
	}
}

// ask searches for so many milliseconds and blocks until the answer.
func (s *search) ask(board string, options map[string]any, ms int, report func(progress)) (*answer, error) {
	s.stop()
	controller := js.Global().Get("AbortController").New()
	s.controller, s.report = controller, report
	options = engine.With(options, "signal", controller.Get("signal"))
	options["budget"] = map[string]any{"ms": ms}
	options["onProgress"] = s.onProgress
	var answer answer
	err := s.engine().Ask(&answer, "mnk", "search", board, options)
	if s.controller.Equal(controller) {
		s.controller, s.report = js.Undefined(), nil
	}
	return &answer, err
}
