package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
)

// An Outlook answers whether a position can still be won.
type Outlook struct {
	// Proof is that of Solve if the stock is fixed. If it is hidden, Proof is
	// ProvedWin where perfect play wins whatever comes, ProvedLoss where
	// nothing can win any more, and else Unproved.
	Proof Proof
	// Line wins. It belongs to the proof if the stock is fixed. If it is
	// hidden, it is that of a playout that happened to win, with the cards as
	// they came in it, and nil if none did.
	Line []calculation.Move
	// Win and Error are those of the best Candidate, who does not know the
	// stock; 1 or 0, and 0 if proved.
	Win, Error float64
	Exact      bool
	Done       int64 // playouts, or positions of a fixed stock
}

// StillWinnable asks whether s can be won. The meter's budget counts playouts
// if the stock is hidden, and positions if it is fixed.
func StillWinnable(s *calculation.State, meter *search.Meter, seed uint32) Outlook {
	switch {
	case s.Rest() == 0:
		return Outlook{Proof: ProvedWin, Line: []calculation.Move{}, Win: 1, Exact: true}
	case s.Blocked():
		return Outlook{Proof: ProvedLoss, Exact: true}
	case s.Fixed():
		return withFixedStock(s, meter, seed)
	}
	o := withHiddenStock(s, meter, seed)
	o.Line = luckyLine(s, seed)
	return o
}

func withFixedStock(s *calculation.State, meter *search.Meter, seed uint32) (o Outlook) {
	r := Solve(s, meter)
	switch r.Proof {
	case ProvedWin:
		o = Outlook{Win: 1, Exact: true}
	case ProvedLoss:
		o = Outlook{Exact: true}
	default:
		some := search.Start(search.Budget{Iterations: unsolvedPlayouts}, 0, func() int64 { return 0 }, nil)
		o = withHiddenStock(s, some, seed)
	}
	o.Proof, o.Line, o.Done = r.Proof, r.Line, r.Nodes
	return o
}

// unsolvedPlayouts is how many tell the chance in a game that was not solved:
// a few hundredths of a second.
const unsolvedPlayouts = 600

// withHiddenStock leaves the line open. The best candidate is lost for certain
// only if all are.
func withHiddenStock(s *calculation.State, meter *search.Meter, seed uint32) Outlook {
	c := NewChooser(s)
	best := c.Choose(meter, seed)[0]
	return Outlook{Proof: best.Proof, Win: best.Win, Error: best.Error, Exact: best.Exact, Done: meter.Progress().Done}
}

// luckyTries is how many orders of a hidden stock are tried for a line.
const luckyTries = 256

// luckyLine returns a line that wins in some order of the stock.
func luckyLine(s *calculation.State, seed uint32) []calculation.Move {
	dice := guesses(seed)
	var g, start calculation.State
	for range luckyTries {
		g.Set(s)
		g.Shuffle(&dice)
		start.Set(&g)
		if tuned.Playout(&g, &dice) == 0 {
			return rolloutLine(&start, nil)
		}
	}
	return nil
}

// A Review is what a game looks like when its stock is known.
type Review struct {
	// Proofs is what is proved of the position before each move, and after
	// the last.
	Proofs []Proof
	// Mistake is the index of the decisive move, the last before which a win
	// is proved; -1 if the game can still be won, or if no win was found at
	// all.
	Mistake int
	// Sure tells that the game is proved lost after the mistake; else only no
	// win was found.
	Sure bool
	// Line is the moves that win instead, from the mistake on; from the end of
	// a game that can still be won.
	Line []calculation.Move
	// Nodes is how many positions were looked at.
	Nodes int64
}

// ReviewGame replays a game from a fixed stock and finds its decisive mistake.
// What can be won after a move could be won before it, so positions tell about
// others; each that is looked at gets so many nodes, 0 for Solve's own bound.
// clock and report are those of a Meter. The error, a *fault.Fault, has the
// index of a move that was not legal.
func ReviewGame(start *calculation.State, moves []calculation.Move, each search.Budget, clock func() int64, report func(search.Progress)) (Review, error) {
	states := make([]calculation.State, len(moves)+1)
	states[0].Set(start)
	for i, m := range moves {
		after := &states[i+1]
		after.Set(&states[i])
		if err := after.Apply(m); err != nil {
			wrong := err.(*fault.Fault)
			wrong.Field, wrong.Index = "moves", i
			return Review{}, wrong
		}
	}
	var room solver
	v := reviewer{moves: moves, states: states, won: -1, solve: func(s *calculation.State) Solution { return room.solve(s, search.Start(each, 0, clock, report)) }}
	v.Proofs, v.Mistake = make([]Proof, len(states)), -1
	v.search()
	return v.Review, nil
}

type reviewer struct {
	Review
	moves  []calculation.Move
	states []calculation.State
	won    int // the last position known to be won, or -1
	solve  func(*calculation.State) Solution
}

// search finds the mistake between the last position that is won and the first
// that is lost. What is unproved tells nothing about others, so from the
// losses, which few cards make easy to prove, it goes back to a win.
//
//go:noinline
func (r *reviewer) search() {
	last := len(r.states) - 1
	if r.look(last) == ProvedWin {
		return
	}
	open, lost := -1, last
	for r.Proofs[last] == ProvedLoss && lost-open > 1 {
		if at := (open + lost) / 2; r.look(at) == ProvedLoss {
			lost = at
		} else {
			open = at
		}
	}
	for at := lost - 1; at > r.won; at-- {
		// Before a sure move the position is worth what it is after.
		if r.Proofs[at] == Unproved && !isSure(&r.states[at], r.moves[at]) {
			r.look(at)
		}
	}
	r.Mistake, r.Sure = r.won, r.won >= 0 && r.Proofs[r.won+1] == ProvedLoss
}

// look solves a position, unless it is known, and notes what that tells of the
// others. Not inlined, so that Line stays where TinyGo's collector sees it.
//
//go:noinline
func (r *reviewer) look(at int) Proof {
	if r.Proofs[at] != Unproved {
		return r.Proofs[at]
	}
	s := r.solve(&r.states[at])
	r.Nodes += s.Nodes
	switch s.Proof {
	case ProvedWin:
		r.win(at, s.Line)
	case ProvedLoss:
		for i := at; i < len(r.states); i++ {
			r.Proofs[i] = ProvedLoss
		}
	}
	return s.Proof
}

// win notes that a position is won by a line, and so are those after it as
// long as the line is what was played.
func (r *reviewer) win(at int, line []calculation.Move) {
	for at < len(r.moves) && len(line) > 0 && line[0] == r.moves[at] {
		at, line = at+1, line[1:]
	}
	r.won, r.Line = at, line
	for i := range at + 1 {
		r.Proofs[i] = ProvedWin
	}
}
