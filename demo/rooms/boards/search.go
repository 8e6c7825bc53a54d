//go:build js && wasm

package boards

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
)

// rules are the options of every question about a game on a board. A zero value
// takes the engine's default.
type rules struct {
	k    int
	rule string // the engine's name of the rule, "" for free
	turn string // "o", "x", or "" for the side that the numbers of stones give
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

// row is the text of k's field, "" for the default.
func (g rules) row() string {
	if g.k == 0 {
		return ""
	}
	return strconv.Itoa(g.k)
}

// of are the rules of a game that begins with a board, for the engine's deal.
func (g rules) of(board string) map[string]any {
	of := g.options("")
	delete(of, "lang")
	of["board"] = board
	return of
}

// forbid marks the squares that black may not play.
func (s *standing) forbid(found marks, l shell.Language) {
	for _, place := range s.Legal.Forbidden {
		found[place.Square] = squareMark{"foul", "×", wordMarkFoul.In(l)}
	}
}

// freely is the usual rule, which rules stores as "". renju is the rule with
// forbidden squares, gravity the one by which stones fall.
const (
	freely  = "free"
	renju   = "renju"
	gravity = "gravity"
)

// lands is the square that a stone reaches. By gravity this is the legal square of its column, if there is one.
func (g rules) lands(at square, legal []square) square {
	for _, one := range legal {
		if g.rule == gravity && one[1] == at[1] {
			return one
		}
	}
	return at
}

// chosenRule is the rule of a choice or a link.
func chosenRule(value string) string {
	if value == freely {
		return ""
	}
	return value
}

// evaluation is the engine's evaluation of a move, for the side that makes it.
type evaluation struct {
	shape.BoardValue
	Line []square `json:"-"` // as squares of the board
}

// distance is the number of moves until the end, 0 if unknown.
func (o *evaluation) distance() int {
	if o.Distance == nil {
		return 0
	}
	return *o.Distance
}

// reason is one of the engine's reasons for a move. Places are the squares of
// Line in notation.
type reason struct {
	Code   string   `json:"code"`
	Places []string `json:"line"`
	Line   []square `json:"-"`
	Words  string   `json:"words"`
}

// move is one candidate of a search.
type move struct {
	evaluation
	Move    square   `json:"square"`
	Reasons []reason `json:"reasons"`
}

// place converts the lines to squares of a board.
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

// answer is the result of a search.
type answer struct {
	evaluation
	Best       square `json:"square"`
	Finished   bool   `json:"finished"`
	Candidates []move `json:"candidates"`
	Stats      struct {
		Iterations float64 `json:"iterations"`
		MS         float64 `json:"ms"`
	} `json:"stats"`
}

// progress is a report during a search. Its candidates have no reasons.
type progress struct {
	evaluation
	Best       square  `json:"square"`
	Candidates []move  `json:"candidates"`
	Done       float64 `json:"done"`
	MS         float64 `json:"ms"`
}

// search searches for ms milliseconds, and blocks until the answer.
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
