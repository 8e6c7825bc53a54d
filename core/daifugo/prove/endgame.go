package prove

import "github.com/tefuda/tefuda/core/daifugo"

// An Endgame solves games of two players whose hands are both known.
type Endgame struct {
	me    int8 // the seat whose outcome is computed
	rival int8
	nodes int // positions that may still be visited for all moves
	start daifugo.State
	room  []*ply
}

// A ply is the buffer of one depth: the moves of a position, and the position
// after one of them. A search that allocates none per position leaves nothing to
// collect.
type ply struct {
	moves []daifugo.Combination
	next  daifugo.State
}

// EndgameNodes limits the positions visited for all moves of one end game: some
// hundredths of a second.
const EndgameNodes = 60000

// Restart sets how many positions may be visited for all moves of a decision.
func (e *Endgame) Restart(nodes int) { e.nodes = nodes }

// The outcomes of an end game, for the player to move.
const (
	Worse   int8 = iota // the lower of the two final ranks
	Lot                 // drawn by lot after too many passes
	Better              // the higher rank
	Unknown             // not solved within the limit
)

// OpenHands reports whether the player to move can know all hands: two players are
// left, and the unseen cards are exactly the other's. Then it makes s the game.
func OpenHands(s *daifugo.State, t *daifugo.Table, hand daifugo.Set) bool {
	if t.Active.Len() != 2 || !t.Active.Has(t.Turn) {
		return false
	}
	unseen := t.Unseen(hand)
	other := (t.Active &^ (1 << t.Turn)).First()
	if unseen.Len() != int(t.Counts[other]) {
		return false
	}
	s.Table.Copy(t)
	s.Hands = [daifugo.MaxPlayers]daifugo.Set{}
	s.Hands[t.Turn], s.Hands[other] = hand, unseen
	return true
}

// After returns the outcome of a move under best play.
func (e *Endgame) After(s *daifugo.State, move daifugo.Combination) int8 {
	e.me = s.Turn
	e.rival = (s.Active &^ (1 << s.Turn)).First()
	e.start.Copy(s)
	e.start.Play(move)
	return e.solve(&e.start, 0)
}

// solve returns the outcome of a position under best play.
func (e *Endgame) solve(s *daifugo.State, depth int) int8 {
	if s.Over() {
		return e.outcome(s)
	}
	if e.nodes--; e.nodes < 0 {
		return Unknown
	}
	if depth == len(e.room) {
		e.room = append(e.room, new(ply))
	}
	e.room[depth].moves = s.LegalMoves(e.room[depth].moves[:0])
	if s.Turn == e.me {
		return e.best(s, depth, Worse, Better)
	}
	return e.best(s, depth, Better, Worse)
}

// best returns the outcome closest to goal that a move reaches; from is the
// outcome farthest from it. Larger combinations are tried first, a pass last.
func (e *Endgame) best(s *daifugo.State, depth int, from, goal int8) int8 {
	moves, next := e.room[depth].moves, &e.room[depth].next
	last := len(moves) - 1
	if moves[last].Kind == daifugo.Pass {
		last--
	}
	found := from
	for i := range moves {
		m := i
		if i <= last {
			m = last - i
		}
		next.Copy(s)
		next.Play(moves[m])
		got := e.solve(next, depth+1)
		if got == goal || got == Unknown {
			return got
		}
		if got != from {
			found = got
		}
	}
	return found
}

// outcome returns the outcome of a game that is over.
func (e *Endgame) outcome(s *daifugo.State) int8 {
	if s.Active != 0 {
		return Lot
	}
	if s.Places[e.me] < s.Places[e.rival] {
		return Better
	}
	return Worse
}
