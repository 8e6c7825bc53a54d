//go:build js && wasm

// Package analysis is the tab that looks back on a game: each decision of it is
// put before the engine in order, and what was lost is shown as a graph of the
// chances, as the costliest decisions first, and as a table.
package analysis

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// A Decision is a choice that was made in a game, and what the engine thinks of
// it.
type Decision struct {
	graph.Point
	// Name says which it was: "12. Black (7, 8)", and Better what would have been
	// best, in a language.
	Name, Better func(shell.Language) string
	// Note is said of one that cost nothing, and yet is not the best; else nil.
	Note func(shell.Language) string
	// Why is what speaks for the better one, in the words of In.
	Why string
	In  shell.Language
}

// A Subject is what a room's games are to this package.
type Subject struct {
	// Shown says that the room is in view, and has an engine to ask.
	Shown func() bool
	// Key tells one game from another, and from the same with more moves: what
	// was judged of another is forgotten.
	Key func() string
	// Count is the number of decisions that there are to judge; it may change with
	// the first that is judged.
	Count func() int
	// AtOnce says that the first look at the tab begins; nil where the reader does.
	AtOnce func() bool
	// Judge asks the engine about the i-th. It blocks.
	Judge func(asked engine.Asked, i int) (Decision, error)
	// Show lays the table as it was when the i-th was made, and opens the tab
	// that has it; nil where that would lose a game.
	Show func(i int)
	// Follow does so while the reader goes through the decisions, where the table
	// is in view beside them; else nil.
	Follow func(i int)
	// Then fills a box beside the graph with how the table was before the i-th; nil
	// where the table itself can be shown.
	Then func(box ui.Element, i int)
	// Low and High are the ends of the scale; two that are equal fit the points.
	Low, High float64
	// Value writes a value, and Cost what was lost; Unit adds to them their unit,
	// which the table leaves out. Without one they have it.
	Value, Cost func(float64) string
	Unit        shell.Text
	// Least is the cost below which a decision is no mistake.
	Least float64
	// About says what the values are, and Nothing that there is no game to look
	// back on yet.
	About, Nothing shell.Text
}

// whole writes a value or a cost with its unit.
func (s *Subject) whole(written string, l shell.Language) string {
	if s.Unit == (shell.Text{}) {
		return written
	}
	return fmt.Sprintf(s.Unit.In(l), written)
}
