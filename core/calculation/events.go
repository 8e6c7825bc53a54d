package calculation

import "github.com/tefuda/tefuda/core/names"

// An EventKind is a kind of event at the table.
type EventKind uint8

// The kinds: a card is turned, a card is moved, the game ends with all cards on
// the foundations, or it ends with cards left over and no move.
const (
	CardDrawn EventKind = iota
	CardMoved
	GameWon
	GameStuck
)

// EventKinds are the names of the kinds, in the order of EventKind.
var EventKinds = []names.Name{
	{Key: "draw", En: "Turns a card", Ja: "めくる"},
	{Key: "move", En: "Moves a card", Ja: "置く"},
	{Key: "win", En: "Solved", Ja: "完成"},
	{Key: "stuck", En: "Stuck", Ja: "手詰まり"},
}

// An Event is one thing that happened. Move is the move that caused it.
type Event struct {
	Kind EventKind
	Move Move
}

// Events returns the events, in order, of the move that led to s.
func (s *State) Events(m Move) []Event {
	all := make([]Event, 1, 2)
	all[0] = Event{CardMoved, m}
	if m.Kind == Draw {
		all[0].Kind = CardDrawn
	}
	switch {
	case s.Won():
		all = append(all, Event{GameWon, m})
	case s.Over():
		all = append(all, Event{GameStuck, m})
	}
	return all
}

// Over reports whether no move is left.
func (s *State) Over() bool { return s.card == 0 && s.left == 0 && s.Visible()&s.WantedRanks() == 0 }
