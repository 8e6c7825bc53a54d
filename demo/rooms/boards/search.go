//go:build js && wasm

package boards

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
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

// of are the rules of a game that begins with a board, as the engine deals it.
func (g rules) of(board string) map[string]any {
	of := g.options("")
	delete(of, "lang")
	of["board"] = board
	return of
}

// forbid marks the places that may not be played.
func (s *standing) forbid(found marks, l shell.Language) {
	for _, place := range s.Legal.Forbidden {
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
	shape.BoardValue
	Line []square `json:"-"` // as the board draws it
}

// distance is how many moves are left until the end, 0 where that is unknown.
func (o *outlook) distance() int {
	if o.Distance == nil {
		return 0
	}
	return *o.Distance
}

// reason is one that the engine gives for a move. Places are those of Line.
type reason struct {
	Code   string   `json:"code"`
	Places []string `json:"line"`
	Line   []square `json:"-"`
	Words  string   `json:"words"`
}

// move is one candidate of a search.
type move struct {
	outlook
	Move    square   `json:"square"`
	Reasons []reason `json:"reasons"`
}

// place finds the squares of the lines, on a board.
func (m *move) place(b *mnk.Board) {
	m.Line = squaresOf(m.BoardValue.Line, b)
	for i := range m.Reasons {
		m.Reasons[i].Line = squaresOf(m.Reasons[i].Places, b)
	}
}

func squaresOf(places []string, b *mnk.Board) []square {
	squares := make([]square, len(places))
	for i, place := range places {
		at, _ := mnk.ParsePlace(place, b.Columns(), b.Rows())
		squares[i] = square{at.Row, at.Column}
	}
	return squares
}

// answer is the engine's search.
type answer struct {
	outlook
	Best       square `json:"square"`
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
	Best       square  `json:"square"`
	Candidates []move  `json:"candidates"`
	Done       float64 `json:"done"`
	MS         float64 `json:"ms"`
}

// search searches for so many milliseconds, and blocks until the answer.
func (r *room) search(asked engine.Asked, board string, options map[string]any, ms int, report func(progress)) (*answer, error) {
	var found answer
	on := boardOf(board)
	options = engine.With(options, "budget", map[string]any{"ms": ms})
	err := asked.Search(r.page.Engine, &found, func(so engine.Answer) {
		var now progress
		if so.Read(&now) == nil {
			now.Line = squaresOf(now.BoardValue.Line, &on)
			for i := range now.Candidates {
				now.Candidates[i].place(&on)
			}
			report(now)
		}
	}, "mnk", "search", board, options)
	found.Line = squaresOf(found.BoardValue.Line, &on)
	for i := range found.Candidates {
		found.Candidates[i].place(&on)
	}
	return &found, err
}
