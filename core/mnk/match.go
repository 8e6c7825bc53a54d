package mnk

import "github.com/tefuda/tefuda/core/fault"

// A Match is a game from its first position on, with its moves.
type Match struct {
	Position // the present one
	Start    Position
	Moves    []Square
	ended    End // an end that the board does not show, else Going
}

// Moves that are no stones. They are squares off the board, in row -1.
var (
	Pass  = Square{-1, 0} // the other side moves; the second in a row ends the game
	Agree = Square{-1, 1} // both agree on a draw
)

// Resign is the move of a seat that gives the game up, whoever is to move.
func Resign(seat int8) Square { return Square{-1, 2 + int(seat)} }

// Timeout is the move of a seat that has no time left, whoever is to move.
func Timeout(seat int8) Square { return Square{-1, 4 + int(seat)} }

// spoken are the notations of moves that are no stones, by their column.
var spoken = [...]string{"pass", "draw", "resign", "resign", "time", "time"}

// Seat returns the seat that makes a move, if turn is to move.
func (s Square) Seat(turn Stone) int8 {
	if s.Row < 0 && s.Column > 1 {
		return int8(s.Column & 1)
	}
	return turn.Seat()
}

// NewMatch begins a game at a position that Check accepts, as Start and At return it.
func NewMatch(start Position) Match { return Match{Position: start, Start: start} }

// Seats is the number of players: seat 0 has the black stones, seat 1 the white
// ones.
const Seats = 2

// Seat returns the seat of a side, Black or White.
func (s Stone) Seat() int8 { return int8(s - Black) }

// An EventKind is the kind of an Event.
type EventKind uint8

// The kinds of events, in the order of EventKinds.
const (
	Placed EventKind = iota
	Won
	Drawn
	Passed
	Resigned
	TimedOut
	Agreed
)

// An Event is something that a move made happen. The Seat of a draw is the seat
// that made the move.
type Event struct {
	Kind EventKind
	Seat int8
	Move Square // of Placed
}

// An End is the reason why a game is over.
type End uint8

// The ends, in the order of Ends.
const (
	Going       End = iota
	ByLine          // a line wins
	ByFull          // no square is empty
	Blocked         // the side to move may play none of the empty squares, in renju
	ByFoul          // black made a foul of renju
	ByResign        // the loser gave up
	ByTime          // the loser had no time left
	ByAgreement     // both wanted a draw
	ByPasses        // both passed, one after the other
	ByOwnLine       // the loser completed a line, by Misere
)

// A Result is the end of a game.
type Result struct {
	Why    End   // Going while it is not over
	Winner Stone // Empty for a draw
	Line   Line  // the line that won, or that lost by Misere
}

// Result returns whether and how the game is over, by the board alone.
//
//go:noinline
func (p *Position) Result() (r Result) {
	line, won := p.Winner()
	switch {
	case won && p.Game.Rule == Misere:
		return Result{ByOwnLine, line.Stone.Other(), line}
	case won:
		return Result{ByLine, line.Stone, line}
	case p.Full():
		r.Why = ByFull
	case p.Over():
		r.Why = Blocked
	}
	return r
}

// Result returns whether and how the game is over.
//
//go:noinline
func (m *Match) Result() Result {
	switch m.ended {
	case Going:
		return m.Position.Result()
	case ByFoul:
		return Result{Why: ByFoul, Winner: White}
	case ByResign, ByTime:
		return Result{Why: m.ended, Winner: White - Stone(m.Moves[len(m.Moves)-1].Column&1)}
	}
	return Result{Why: m.ended}
}

// Play plays a move and returns the events. Any move except Resign and Timeout
// is the side to move's. Black may play a foul of renju, and loses by it. The
// error, a *fault.Fault, leaves m as it was.
//
//go:noinline
func (m *Match) Play(s Square) ([]Event, error) {
	seat := s.Seat(m.Turn)
	if err := m.play(s); err != nil {
		return nil, err
	}
	kind := Placed
	if s.Row < 0 {
		kind = Passed + EventKind(s.Column/2)
		if s == Agree {
			kind = Agreed
		}
	}
	events := []Event{{kind, seat, s}}
	switch r := m.Result(); {
	case r.Why == Going:
	case r.Winner != Empty:
		events = append(events, Event{Kind: Won, Seat: r.Winner.Seat()})
	default:
		events = append(events, Event{Kind: Drawn, Seat: seat})
	}
	return events, nil
}

// play is Play without the events.
//
//go:noinline
func (m *Match) play(s Square) error {
	var why End
	switch {
	case m.ended != Going || s.Row < 0 && m.Over():
		return fault.Refuse(fault.BadMove, "move", gameOver)
	case s == Pass:
		if n := len(m.Moves); n > 0 && m.Moves[n-1] == Pass {
			why = ByPasses
		}
		m.Turn = m.Turn.Other()
	case s.Row < 0:
		why = [...]End{ByAgreement, ByResign, ByTime}[s.Column/2]
	default:
		if foul := m.Position.illegal(s); foul != "" {
			if len(foul) < len(forbidden) || foul[:len(forbidden)] != forbidden {
				return fault.Refuse(fault.BadMove, "move", foul)
			}
			why = ByFoul
		}
		m.Board.Set(s.Row, s.Column, m.Turn)
		m.Turn = m.Turn.Other()
	}
	m.ended = why
	m.Moves = append(m.Moves, s)
	return nil
}

// Replay plays moves without returning events. The error, a *fault.Fault of the
// field "moves", has the index of the first move that is not legal. m then has
// the moves before it.
//
//go:noinline
func (m *Match) Replay(moves []Square) error {
	for i, s := range moves {
		if err := m.play(s); err != nil {
			wrong := *err.(*fault.Fault)
			wrong.Field, wrong.Index = "moves", i
			return &wrong
		}
	}
	return nil
}
