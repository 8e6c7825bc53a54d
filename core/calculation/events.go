package calculation

import "github.com/tefuda/tefuda/core/names"

// An EventKind is a kind of what happens at the table.
type EventKind uint8

// What happens: a card is turned, a card is moved; the game ends with all
// cards on the foundations, or with cards left over and no move.
const (
	CardDrawn EventKind = iota
	CardMoved
	GameWon
	GameStuck
)

// EventKinds are the names of what happens, in the order of EventKind.
var EventKinds = []names.Name{
	{Key: "draw", En: "Turns a card", Ja: "めくる"},
	{Key: "move", En: "Moves a card", Ja: "置く"},
	{Key: "win", En: "Solved", Ja: "完成"},
	{Key: "stuck", En: "Stuck", Ja: "手詰まり"},
}

// An Event is something that happened. Move is the move that it came of.
type Event struct {
	Kind EventKind
	Move Move
}

// Events returns what the move that led to s made happen, in order.
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

// Over tells whether no move is left.
func (s *State) Over() bool { return s.card == 0 && s.left == 0 && s.Visible()&s.WantedRanks() == 0 }
