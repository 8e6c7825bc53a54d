package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
)

// A Winnable is the answer to whether a position can still be won.
type Winnable struct {
	// Proof is the result of Solve if the stock is fixed. If it is hidden, it is
	// ProvedWin if perfect play wins whatever comes, ProvedLoss if the game
	// cannot be won, else Unproved.
	Proof Proof
	// Line is a line that wins. With a fixed stock it is the proof's. With a
	// hidden stock it is from a playout that happened to win, with the cards as
	// they came in it; nil if none did.
	Line []calculation.Move
	// Win and Error are those of the best Candidate, found without knowing the
	// stock. If proved, Win is 1 or 0 and Error is 0.
	Win, Error float64
	Exact      bool
	Done       int64 // playouts, or positions if the stock is fixed
}

// StillWinnable returns whether s can be won. The meter's budget counts playouts
// if the stock is hidden, and positions if it is fixed.
func StillWinnable(s *calculation.State, meter *search.Meter, seed uint32) Winnable {
	switch {
	case s.Rest() == 0:
		return Winnable{Proof: ProvedWin, Line: []calculation.Move{}, Win: 1, Exact: true}
	case s.Blocked():
		return Winnable{Proof: ProvedLoss, Exact: true}
	case s.Fixed():
		return withFixedStock(s, meter, seed)
	}
	o := withHiddenStock(s, meter, seed)
	o.Line = luckyLine(s, seed)
	return o
}

func withFixedStock(s *calculation.State, meter *search.Meter, seed uint32) (o Winnable) {
	r := Solve(s, meter)
	switch r.Proof {
	case ProvedWin:
		o = Winnable{Win: 1, Exact: true}
	case ProvedLoss:
		o = Winnable{Exact: true}
	default:
		some := search.Start(search.Budget{Iterations: unsolvedPlayouts}, 0, func() int64 { return 0 }, nil)
		o = withHiddenStock(s, some, seed)
	}
	o.Proof, o.Line, o.Done = r.Proof, r.Line, r.Nodes
	return o
}

// unsolvedPlayouts is how many playouts estimate the chance of a game that was
// not solved: a few hundredths of a second.
const unsolvedPlayouts = 600

// withHiddenStock fills in all but Line. The best candidate is provably lost only
// if all are.
func withHiddenStock(s *calculation.State, meter *search.Meter, seed uint32) Winnable {
	c := NewChooser(s)
	best := c.Choose(meter, seed)[0]
	return Winnable{Proof: best.Proof, Win: best.Win, Error: best.Error, Exact: best.Exact, Done: meter.Progress().Done}
}

// luckyTries is how many orders of a hidden stock are tried for a winning line.
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

// A Review is the analysis of a game whose stock is known.
type Review struct {
	// Proofs is the proof for the position before each move, and after the last.
	Proofs []Proof
	// Mistake is the index of the decisive move: the last move before which a win
	// is proved. It is -1 if the game can still be won, or if no win was found.
	Mistake int
	// Sure reports that the game is provably lost after the mistake. Otherwise no
	// win was found after it.
	Sure bool
	// Line is the winning moves from the mistake on, or from the end of a game
	// that can still be won.
	Line []calculation.Move
	// Nodes is how many positions were visited.
	Nodes int64
}

// ReviewGame replays a game from a fixed stock and finds its decisive mistake. A
// game that can be won after a move could be won before it, so one position's
// proof covers others. each limits the nodes of every solved position, 0 for
// Solve's own limit. clock and report are as for a Meter. The error, a
// *fault.Fault, has the index of a move that was not legal.
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

// search finds the mistake: it is between the last position that is won and the
// first that is lost. An unproved position says nothing about others. Losses are
// easy to prove near the end, with few cards left. So it first finds where the
// losses begin, then goes back move by move to a win.
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
		// A sure move does not change the value of the position.
		if r.Proofs[at] == Unproved && !isSure(&r.states[at], r.moves[at]) {
			r.look(at)
		}
	}
	r.Mistake, r.Sure = r.won, r.won >= 0 && r.Proofs[r.won+1] == ProvedLoss
}

// look solves a position, unless its proof is known, and records what that proves
// about others. It is not inlined, so that TinyGo's collector sees Line.
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

// win records that the position at `at` is won by a line, and so are those after
// it while the game follows the line.
func (r *reviewer) win(at int, line []calculation.Move) {
	for at < len(r.moves) && len(line) > 0 && line[0] == r.moves[at] {
		at, line = at+1, line[1:]
	}
	r.won, r.Line = at, line
	for i := range at + 1 {
		r.Proofs[i] = ProvedWin
	}
}
