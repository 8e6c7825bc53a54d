package mnk

import "github.com/tefuda/tefuda/core/fault"

// A Match is a game from the position that it began with: what a table holds.
type Match struct {
	Position // as it stands
	Start    Position
	Moves    []Square
}

// NewMatch begins a game at a position that Check accepts, as Start and At return it.
func NewMatch(start Position) Match { return Match{Position: start, Start: start} }

// Seats are how many play: seat 0 has the black stones, seat 1 the white ones.
const Seats = 2

// Seat is that of a side, Black or White.
func (s Stone) Seat() int8 { return int8(s - Black) }

// An EventKind is what a move made happen.
type EventKind uint8

// The kinds of events, in the order of EventKinds.
const (
	Placed EventKind = iota
	Won
	Drawn
)

// An Event is what happened. Seat of a draw is whose move led to it.
type Event struct {
	Kind EventKind
	Seat int8
	Move Square // of Placed
}

// An End is why a game is over.
type End uint8

// The ends, in the order of Ends.
const (
	Going   End = iota
	ByLine      // a line wins
	ByFull      // no square is empty
	Blocked     // the side to move may play none of the empty squares, in renju
)

// A Result is how a game ended.
type Result struct {
	Why    End   // Going while it is not over
	Winner Stone // Empty of a draw
	Line   Line  // that won
}

// Result tells how the game stands: whether it is over, and how.
func (p *Position) Result() (r Result) {
	line, won := p.Winner()
	switch {
	case won:
		return Result{ByLine, line.Stone, line}
	case p.Full():
		r.Why = ByFull
	case p.Over():
		r.Why = Blocked
	}
	return r
}

// Play plays a square for the side to move, and returns what that made happen. The
// error, a *fault.Fault, leaves m as it was.
func (m *Match) Play(s Square) ([]Event, error) {
	seat := m.Turn.Seat()
	if err := m.Position.Play(s); err != nil {
		return nil, err
	}
	m.Moves = append(m.Moves, s)
	events := []Event{{Placed, seat, s}}
	switch r := m.Result(); r.Why {
	case Going:
	case ByLine:
		events = append(events, Event{Kind: Won, Seat: r.Winner.Seat()})
	default:
		events = append(events, Event{Kind: Drawn, Seat: seat})
	}
	return events, nil
}

// Replay plays moves without telling what they made happen. The error, a *fault.Fault
// of the field "moves", has the index of the first that is not legal; m has those
// before it.
func (m *Match) Replay(moves []Square) error {
	for i, s := range moves {
		if err := m.Position.Play(s); err != nil {
			wrong := *err.(*fault.Fault)
			wrong.Field, wrong.Index = "moves", i
			return &wrong
		}
		m.Moves = append(m.Moves, s)
	}
	return nil
}
