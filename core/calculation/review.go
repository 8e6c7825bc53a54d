package calculation

import "github.com/tefuda/tefuda/core/search"

// An Outlook answers whether a position can still be won.
type Outlook struct {
	// Proof is, with a fixed stock, that of Solve. With a hidden one it is
	// ProvedWin if perfect play wins whatever comes, ProvedLoss if nothing
	// can win any more, and else Unproved.
	Proof Proof
	// Line wins: of a fixed stock, with Proof; of a hidden one, where a
	// playout happened to win, with the cards as they came in it, nil if none
	// did.
	Line []Move
	// Win and Error are those of the best Candidate; 1 or 0, and 0 if proved.
	Win, Error float64
	Exact      bool
	Done       int64 // playouts, or positions of a fixed stock
}

// StillWinnable asks whether s can be won. The meter's budget counts playouts
// of a hidden stock and positions of a fixed one.
func StillWinnable(s *State, meter *search.Meter, seed uint32) Outlook {
	switch {
	case s.rest == 0:
		return Outlook{Proof: ProvedWin, Win: 1, Exact: true}
	case s.isBlocked():
		return Outlook{Proof: ProvedLoss, Exact: true}
	case s.fixed:
		return withFixedStock(s, meter)
	}
	c := NewChooser(s)
	c.Run(meter, seed)
	o := Outlook{Done: meter.Progress().Done, Line: s.luckyLine(seed)}
	if all := c.Candidates(); len(all) > 0 {
		o.Proof, o.Win, o.Error, o.Exact = all[0].Proof, all[0].Win, all[0].Error, all[0].Exact
	}
	return o
}

func withFixedStock(s *State, meter *search.Meter) Outlook {
	r := Solve(s, meter)
	o := Outlook{Proof: r.Proof, Line: r.Line, Done: r.Nodes}
	switch r.Proof {
	case ProvedWin:
		o.Win, o.Exact = 1, true
	case ProvedLoss:
		o.Exact = true
	}
	return o
}

// luckyTries is how many orders of a hidden stock are tried for a line.
const luckyTries = 256

// luckyLine returns a line that wins in some order of the stock.
func (s *State) luckyLine(seed uint32) []Move {
	dice := search.NewDice(seed)
	for range luckyTries {
		g := *s
		g.Shuffle(&dice)
		start := g
		if tuned.Playout(&g, &dice) == 0 {
			return start.ruleLine(nil)
		}
	}
	return nil
}

// A Review is what a game looks like with hindsight.
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
	Line []Move
	// Nodes is how many positions were looked at.
	Nodes int64
}

// ReviewGame replays a game from a fixed stock and finds its decisive mistake.
// What can be won after a move could be won before it, so a few positions tell
// about all; each gets so many nodes, 0 for Solve's own bound. clock and
// report are those of a Meter. The error, a *MoveError, tells of a move that
// was not legal.
func ReviewGame(start *State, moves []Move, each search.Budget, clock func() int64, report func(search.Progress)) (Review, error) {
	states := make([]State, 1, len(moves)+1)
	states[0] = *start
	for _, m := range moves {
		after := states[len(states)-1]
		if err := after.Apply(m); err != nil {
			return Review{}, err
		}
		states = append(states, after)
	}
	v := reviewer{states: states, solve: func(s *State) Solution { return Solve(s, search.Start(each, 0, clock, report)) }}
	v.Proofs, v.Mistake = make([]Proof, len(states)), -1
	v.search()
	return v.Review, nil
}

type reviewer struct {
	Review
	states []State
	solve  func(*State) Solution
}

// search finds the mistake by halving the part of the game where it must be.
//
//go:noinline
func (r *reviewer) search() {
	won, open := 0, len(r.states)-1
	if r.isWon(open) || !r.isWon(won) {
		return
	}
	for open-won > 1 {
		if at := (won + open) / 2; r.isWon(at) {
			won = at
		} else {
			open = at
		}
	}
	r.Mistake, r.Sure = won, r.Proofs[open] == ProvedLoss
}

// isWon solves a position and notes what that tells of the others.
// Not inlined, so that Line stays where TinyGo's collector sees it.
//
//go:noinline
func (r *reviewer) isWon(at int) bool {
	s := r.solve(&r.states[at])
	r.Nodes += s.Nodes
	switch s.Proof {
	case ProvedWin:
		r.Line = s.Line
		for i := range at + 1 {
			r.Proofs[i] = ProvedWin
		}
	case ProvedLoss:
		for i := at; i < len(r.states); i++ {
			r.Proofs[i] = ProvedLoss
		}
	}
	return s.Proof == ProvedWin
}
