//go:build js && wasm

// Package analysis is the tab that reviews a game. It asks the engine about
// each decision in order, and shows the losses as a graph of the chances, as a
// list of the costliest decisions with their positions, and as a table. A room
// draws its positions by Decision.Draw; this package does everything else.
package analysis

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// Decision is a choice made in a game, and the engine's judgement of it.
type Decision struct {
	graph.Point
	// Name is the choice, for example "12. Black (7, 8)"; Better is the best
	// choice. Each in a language.
	Name, Better func(shell.Language) string
	// Note is for a choice that lost nothing and yet is not the best; nil for
	// others.
	Note func(shell.Language) string
	// Why is the reason for the better choice, in the language In.
	Why string
	In  shell.Language
	// Draw draws the position before the choice into an empty box, and marks the
	// parts of both moves by Mark. Elements of the class "around" are shown in the
	// large picture only.
	Draw func(box ui.Element, l shell.Language)
	// Lead returns the address of another view of the position, and the words of
	// its link; nil if there is none.
	Lead func(l shell.Language) (address, words string)
}

// Subject is what a room provides about its game.
type Subject struct {
	// Shown reports whether the room is in view and can ask the engine.
	Shown func() bool
	// Key identifies the game and its moves so far. When it changes, the
	// judgement is dropped.
	Key func() string
	// Count is the number of decisions to judge. It may change once the first
	// is judged.
	Count func() int
	// AtOnce reports whether the review begins when the tab is first opened;
	// nil if the reader starts it.
	AtOnce func() bool
	// Sampled reports whether the decisions are a sample's, because the reader has
	// nothing to review yet. A sample's review begins when the tab is opened. nil if
	// there is no sample.
	Sampled func() bool
	// Judge asks the engine about the i-th. It blocks.
	Judge func(asked engine.Asked, i int) (Decision, error)
	// Whole asks the engine to review the whole game at once. It blocks. Tell
	// converts each of its judgements. Both replace Judge.
	Whole func(asked engine.Asked) (*Review, error)
	Tell  func(*Judged) Decision
	// Show puts the table back to the i-th decision and opens the tab with the
	// table; nil if that would lose a game.
	Show func(i int)
	// Follow does the same while the reader moves through the decisions, if the
	// table is next to them; else nil.
	Follow func(i int)
	// Grade is the engine's grade of the game in words, "" without one; nil if
	// the engine gives none, or gives it with Whole.
	Grade func(l shell.Language) string
	// Low and High are the ends of the scale. If equal, the scale fits the
	// points.
	Low, High float64
	// Value writes a value, Cost a loss. Unit is a format that adds the unit;
	// the table leaves it out. With a zero Unit, Value and Cost write the unit
	// themselves.
	Value, Cost func(float64) string
	Unit        shell.Text
	// Least is the least cost of a mistake.
	Least float64
	// About explains the values; Nothing is shown before there is a game to
	// review.
	About, Nothing shell.Text
}

// sampled reports whether the decisions are a sample's.
func (s *Subject) sampled() bool { return s.Sampled != nil && s.Sampled() }

// whole writes a value or a cost with its unit.
func (s *Subject) whole(written string, l shell.Language) string {
	if s.Unit == (shell.Text{}) {
		return written
	}
	return fmt.Sprintf(s.Unit.In(l), written)
}
