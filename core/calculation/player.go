package calculation

import "github.com/tefuda/tefuda/core/search"

// A Proof is what is certain about a position.
type Proof uint8

// What is certain: nothing, that there is a winning line whatever comes, or
// that there is none.
const (
	Unproved Proof = iota
	ProvedWin
	ProvedLoss
)

// A Candidate is a move and what the search found out about it.
type Candidate struct {
	Move Move
	// Win is the chance to win after the move, 0…1, and Error its standard
	// error. Proved, they are 1 or 0, and 0.
	Win, Error float64
	Proof      Proof
	Playouts   int64 // how many the move was tried by
	Reasons    []Reason
}

// A Reason says, in part, what a move does. Code tells which of the other
// fields mean something.
type Reason struct {
	Code       string
	Rank       Rank
	Foundation uint8
	Pile       uint8
	Steps      uint8 // cards that Foundation takes before Rank; 0: it is next
}

// The codes of reasons.
const (
	ReasonProvedWin      = "proved-win"
	ReasonProvedLoss     = "proved-loss"
	ReasonFoundation     = "to-foundation"   // Rank, Foundation
	ReasonOpensNext      = "opens-next"      // Rank, Foundation: a card that it can take after the move
	ReasonContinues      = "continues"       // Rank (covered), Foundation: needed right after the card
	ReasonBuries         = "buries"          // Rank, Foundation, Steps: needed sooner than the card
	ReasonSameRank       = "same-rank"       // Rank, Pile: covers its like
	ReasonUsesEmptyPile  = "uses-empty-pile" // Pile
	ReasonKeepsEmptyPile = "keeps-empty-pile"
	ReasonKingOnCards    = "king-on-cards" // Pile: a king on a pile that is not empty
	ReasonDraw           = "draw"
)

// A Chooser searches for the best move of a position. It sees no hidden card:
// the order of a fixed stock is not looked at. Use it once.
type Chooser struct {
	root State
	arms []arm
}

// NewChooser prepares the choice among the legal moves of s.
func NewChooser(s *State) *Chooser {
	c := &Chooser{root: *s}
	c.root.Hide()
	return c
}

// Run searches until the decision is clear or the meter's budget, in
// playouts, ends.
func (c *Chooser) Run(meter *search.Meter, seed uint32) {}

// Candidates returns every legal move, the best first, as far as the search
// has come: a report of the meter may ask for it.
func (c *Chooser) Candidates() []Candidate { return nil }

// A Solution is what is known of a game whose stock is known.
type Solution struct {
	Proof Proof
	Line  []Move // of a proved win: the moves to the end, draws included
	Nodes int64
}

// Solve looks for a winning line of a game with a fixed stock, of which it
// makes use.
func Solve(s *State, meter *search.Meter) Solution { return Solution{} }

// An Outlook answers whether a position can still be won.
type Outlook struct {
	Proof      Proof
	Line       []Move  // of a proved win with a fixed stock
	Win, Error float64 // as a Candidate's
	Playouts   int64
}

// StillWinnable asks whether s can be won: with a fixed stock by some line,
// with a hidden one in some order of it.
func StillWinnable(s *State, meter *search.Meter, seed uint32) Outlook { return Outlook{} }

// A Review is what a finished game looks like with hindsight.
type Review struct {
	Proofs  []Proof // before each move, and after the last
	Mistake int     // index of the decisive move, -1 if there is none
	Sure    bool    // that it lost is proved; else no win was found after it
	Line    []Move  // that would have won, in place of the move and what followed
}

// ReviewGame replays a game from a fixed stock. The error, a *MoveError,
// tells of a move that was not legal.
func ReviewGame(start *State, moves []Move, meter *search.Meter) (Review, error) {
	return Review{}, nil
}
