package mnk

import "github.com/tefuda/tefuda/core/fault"

// A Match is a game from its first position on, with its moves.
type Match struct {
	Position // the present one
	Start    Position
	Moves    []Square
	Seats    []int8 // the seat that made each move
	ended    End    // an end that the board does not show, else Going

	// The state of the opening rule.
	BlackSeat int8     // the seat that has the black stones
	Declared  int8     // number of fifth moves that black offers, 0 if none or not known yet
	Fifths    []Square // those offered so far, until white chooses one
	at        int8     // index of the present step
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
var spoken = [...]string{"pass", "draw", "resign", "resign", "time", "time", "swap", "stay", "two more"}

// NewMatch begins a game at a position that Check accepts, as Start and At return it.
func NewMatch(start Position) (m Match) {
	m.Begin(&start)
	return m
}

// Begin begins a game as NewMatch does, in place of what m was. It copies less.
//
//go:noinline
func (m *Match) Begin(start *Position) {
	m.Position.Copy(start)
	m.Start.Copy(start)
	m.Moves, m.Seats, m.Fifths = nil, nil, nil
	m.ended, m.BlackSeat, m.Declared, m.at = Going, 0, 0, 0
	if start.Game.Opening == RIFOpening {
		m.Declared = rifFifths
	}
}

// Seats is the number of players: seat 0 has the black stones, seat 1 the white
// ones, unless they swap by an opening rule.
const Seats = 2

// Seat returns the seat of a side, Black or White, if nobody swapped.
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
	Swapped // by an opening rule, like those that follow
	Stayed
	AskedTwo
	Declared
	Offering
)

// An Event is something that a move made happen. The Seat of a draw is the seat
// that made the move.
type Event struct {
	Kind  EventKind
	Seat  int8
	Stone Stone  // of Placed and Offering the stone's, else the colour of the seat
	Move  Square // of Placed and Offering
	Count int    // of Declared
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
		return Result{Why: m.ended, Winner: m.StoneOf(m.Seats[len(m.Seats)-1]).Other()}
	}
	return Result{Why: m.ended}
}

// Play plays a move and returns the events. Any move except Resign and Timeout
// is the side to move's. Black may play a foul of renju, and loses by it. The
// error, a *fault.Fault, leaves m as it was.
//
//go:noinline
func (m *Match) Play(s Square) ([]Event, error) {
	turn := m.Turn
	if err := m.play(s); err != nil {
		return nil, err
	}
	seat := m.Seats[len(m.Seats)-1]
	e := Event{Kind: Placed, Seat: seat, Stone: m.StoneOf(seat), Move: s}
	switch fifth, offered := s.Offered(); {
	case s.Row >= 0:
		e.Stone = turn
	case offered:
		e.Kind, e.Stone, e.Move = Offering, turn, fifth
	case s.Row == -2:
		e.Kind, e.Count = Declared, s.Column
	case s.Column >= SwapColours.Column:
		e.Kind = Swapped + EventKind(s.Column-SwapColours.Column)
	case s == Agree:
		e.Kind = Agreed
	default:
		e.Kind = Passed + EventKind(s.Column/2)
	}
	events := []Event{e}
	switch r := m.Result(); {
	case r.Why == Going:
	case r.Winner != Empty:
		events = append(events, Event{Kind: Won, Seat: m.Holder(r.Winner), Stone: r.Winner})
	default:
		events = append(events, Event{Kind: Drawn, Seat: seat, Stone: e.Stone})
	}
	return events, nil
}

// play is Play without the events.
//
//go:noinline
func (m *Match) play(s Square) error {
	var why End
	seat := m.SeatOf(s)
	switch {
	case m.ended != Going || s.Row < 0 && m.Over():
		return fault.Refuse(fault.BadMove, "move", gameOver)
	case m.Opens() && s != Agree && !s.ofSeat():
		if reason := m.barred(s); reason != "" {
			return fault.Refuse(fault.BadMove, "move", reason)
		}
		m.open(s)
	case s.Row < -1 || s.Row < 0 && s.Column >= SwapColours.Column:
		return fault.Refuse(fault.BadMove, "move", "is no move outside an opening rule")
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
		m.put(s)
	}
	m.ended = why
	m.Moves = append(m.Moves, s)
	m.Seats = append(m.Seats, seat)
	return nil
}

// put places a stone of the side to move.
func (m *Match) put(s Square) {
	m.Board.Set(s.Row, s.Column, m.Turn)
	m.Turn = m.Turn.Other()
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
